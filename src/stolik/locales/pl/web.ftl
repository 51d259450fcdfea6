# Strony w przeglądarce.
web-title = Stolik
go-home = Na stronę główną
lost-title = Tu nic nie ma.
home-play-now = Zagraj teraz

line-connecting = Łączenie…
line-reconnecting = Ponowne łączenie…
line-restart = Ponowne łączenie…
line-slow = Ponowne łączenie…
line-elsewhere = To miejsce jest otwarte w innym oknie.
line-kicked = Twoje miejsce przy tym stole zostało zwolnione.

seat-bot = bot
seat-gone = chwilowo nie ma
seat-badge = { $name }{ $you ->
    [true] , to ty
   *[other] { "" }
  }{ $bot ->
    [true] , bot
   *[other] { "" }
  }{ $gone ->
    [true] , chwilowo nie ma
   *[other] { "" }
  }{ $turn ->
    [true] , na ruchu
   *[other] { "" }
  }
