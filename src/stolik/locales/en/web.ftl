# The pages in the browser.
web-title = Stolik
go-home = To the first page
lost-title = There is nothing here.
home-play-now = Play now

line-connecting = Connecting…
line-reconnecting = Reconnecting…
line-restart = Reconnecting…
line-slow = Reconnecting…
line-elsewhere = This seat is open in another window.
line-kicked = Your seat at this table was given up by the host.

seat-bot = bot
seat-gone = not here
seat-badge = { $name }{ $you ->
    [true] , that is you
   *[other] { "" }
  }{ $bot ->
    [true] , a bot
   *[other] { "" }
  }{ $gone ->
    [true] , not here
   *[other] { "" }
  }{ $turn ->
    [true] , to move
   *[other] { "" }
  }
