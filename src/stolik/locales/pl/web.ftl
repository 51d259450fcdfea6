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
line-kicked = Gospodarz stołu podziękował ci za grę.

seat-bot = bot
seat-gone = poza stołem
seat-badge = { $name }{ $you ->
    [true] , to ty
   *[other] { "" }
  }{ $bot ->
    [true] , bot
   *[other] { "" }
  }{ $gone ->
    [true] , poza stołem
   *[other] { "" }
  }{ $turn ->
    [true] , na ruchu
   *[other] { "" }
  }
