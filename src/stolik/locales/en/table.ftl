# A live table: who sits, what happens besides the game, and why something is refused.
table-sits = { $name } sits down.
table-bot-sits = { $name }, a bot, sits down.
table-leaves = { $name } leaves the table.
table-sent-away = { $name } was asked to leave the table.
table-started = The game begins.
table-quiet = Nobody calls.
table-called = You have called. Let us see who was first.
table-race = { $place }. { $who ->
    [you] You
   *[other] { $name }
  }: { $ms } ms
table-handed-over-wish = { $who ->
    [you] A bot plays for you now.
   *[other] A bot plays for { $name } now.
  }
table-handed-over-away = { $who ->
    [you] You were away, so a bot plays for you.
   *[other] { $name } is away; a bot plays on.
  }
table-taken-back = { $who ->
    [you] You play again.
   *[other] { $name } plays again.
  }
table-undo-asked = { $who ->
    [you] You ask to take your last move back.
   *[other] { $name } asks to take the last move back.
  }
table-undo-agreed = { $who ->
    [you] You agree.
   *[other] { $name } agrees.
  }
table-undo-dropped = { $who ->
    [you] The move stays, as you wish.
   *[other] The move stays, as { $name } wishes.
  }
table-undo-late = The move stays: not everybody has answered.
table-undone = { $who ->
    [you] You take your last move back.
   *[other] { $name } takes the last move back.
  }
table-said = { $name }: { $words }
log-empty = Nothing has happened yet.

result-won = { $who ->
    [you] You have won!
   *[other] { $name } has won.
  }
result-shared = A shared win: { $names }.
result-nobody = Nobody has won.
result-score = { $name }: { $points } { $count ->
    [one] point
   *[other] points
  }

undo-nothing = There is nothing of yours to take back.
undo-others = This cannot be taken back: somebody else has moved since.
undo-drawn = This cannot be taken back: cards have been drawn since.
undo-revealed = This cannot be taken back: it has shown something that was hidden.

table-refused-id = A command needs an id of at most { $most } characters.
table-refused-nickname = Please choose a name of 1 to { $most } characters.
table-refused-level = There is no bot of level “{ $level }”. There are: { $known }.
table-refused-options = These options do not belong to the game.
table-refused-setting = { $setting } cannot be { $value }. It can be { $least } to { $most }.
table-refused-no-seat = There is no seat { $seat } at this table. Seats are 0 to { $last }.
table-refused-taken = Somebody is sitting there already.
table-refused-full = All seats are taken.
table-refused-open = Nobody is sitting there.
table-refused-self = That is you.
table-refused-started = The game has already begun.
table-refused-host-only = Only the host can do that.
table-refused-not-seated = You are not sitting at this table.
table-refused-not-playing = There is no game going on here now.
table-refused-not-over = That can be done when the game is over.
table-refused-away = A bot is playing for you. Take your seat back first.
table-refused-not-away = You are playing yourself already.
table-refused-no-line = There is no line { $n } here. The last one is { $last }.
table-refused-stale = The game has moved on since you chose that. Look again, and choose anew.
table-refused-called = You have already called.
table-refused-not-asked = There is nothing for you to decide now.
table-refused-hints-off = There are no hints at this table.
table-refused-bot = A bot wanted to play “{ $move }”, which it may not.
table-refused-phrases-only = In this game players only use signals and ready phrases.
table-refused-phrase = There is no such phrase.
table-refused-text = A message has 1 to { $most } characters.
table-refused-too-much-talk = Not so fast: at most { $most } messages in { $seconds } seconds.
table-refused-no-wish = Nobody has asked to take a move back.
table-refused-wish-waits = Somebody has already asked to take a move back.
