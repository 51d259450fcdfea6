# The pages in the browser.
web-title = Stolik: card games at a small table
go-home = To the first page
close = Close
again = Try again
no-answer = The server does not answer. Is the network there?
lost-title = There is nothing here.
lost-words = The address leads to no page of ours. Maybe a letter is missing.

home-subtitle = Five card games at a small table
home-games = The games
home-players = { $fewest ->
    [one] 1–{ $most } players
   *[other] { $fewest }–{ $most } players
  }
home-minutes = { $least }–{ $most } min
home-play-now = Play now
home-with-friends = With friends
home-continue = Go on where you were
home-listed = Open tables
home-finished = Finished games
home-replay = Replay a record
tables-your-turn = your turn
tables-open = { $count ->
    [0] full
    [one] 1 free seat
   *[other] { $count } free seats
  }
tables-playing = being played
tables-over = over
tables-more = Show { $count } more

join-title = Got a code?
join-code = Code of the table
join = Join

new-title = { $game } with friends
new-players = How many play?
new-clock = Time for each decision
new-clock-seconds = { $seconds ->
    [0] no limit
   *[other] { $seconds } s
  }
new-hints = Hints allowed
new-listed = Show the table on the first page: anybody may join
new-make = Open the table
nickname = What should others call you?
nickname-example = e.g. Ola
guest = Guest
choose-lie-raising-count = the number
choose-lie-raising-value = the value
choose-lynx-mode-basic = basic
choose-lynx-mode-advanced = advanced
choose-lynx-mode-expert = expert
choose-seventeen-starter = seat { $place }

settings = Settings
settings-language = Language
settings-other-language = Zmień język na polski
settings-theme = Light
settings-theme-auto = as the system
settings-theme-light = day
settings-theme-dark = night
settings-speed = Motion
settings-speed-0 = none
settings-speed-200 = quick
settings-speed-350 = calm
settings-speed-600 = slow
settings-sound = Sound
settings-large = Larger cards

carry-ask = Play on another device
carry-why = A link that makes this same player of another phone or computer, with all tables.
carry-how = Open this on the other device. The link works once, for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }.
carry-title = The same player, here too
carry-here = From now on this device plays with the name and the tables of the one you come from.
carry-take = Take over
qr = QR code of { $address }

line-connecting = Connecting…
line-open = Connected.
line-reconnecting = Reconnecting…
line-restart = Reconnecting…
line-slow = Reconnecting…
line-elsewhere = This seat is open in another window.
line-kicked = Your seat at this table was given up by the host.
use-here = Play here

level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
seat-open = free seat
seat-bot = bot
seat-bot-level = bot, { $level }
seat-gone = not here
seat-host = host
seat-you = you
seat-put-bot = Bot
seat-level = How well the bot at seat { $place } plays
seat-free = Free the seat: { $name }
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

invite-title = Invite others
invite-code = Code
invite-copy = Copy the link
invite-copied = Copied
invite-share = Send
sit-down = Sit down
stand-up = Stand up
table-full = All seats are taken. You can watch.
spectators = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
  }
start = Start
start-with-bots = { $count ->
    [one] Start; a bot takes the free seat
   *[other] Start; bots take the { $count } free seats
  }
waiting-for-host = The host will start the game.

status-waiting = Before the game
status-over = The game is over.
status-moment = One moment…
status-others = { $count ->
    [one] { $names } to move
   *[other] To move: { $names }
  }
status-watching = { $names ->
    [none] You are watching.
   *[other] You are watching. To move: { $names }
  }
title-turn = ● Your turn ·{" "}
clock-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
  }
tools = Tools
menu = More
hint = Hint
hint-value = wins { $percent } %
undo = Take back
undo-asked = { $name } would like to take a move back.
undo-waiting = { $name } asks to take a move back.
undo-yes = Agree
undo-no = No
result = Result

side = Log, rules, talk
side-unread = Log, rules, talk; { $count ->
    [one] 1 unread message
   *[other] { $count } unread messages
  }
side-log = Log
side-rules = Rules
side-talk = Talk
side-moves = Moves
rules-now = What matters now
rules-all = All rules
talk-empty = Nobody has said anything yet.
talk-phrases = Ready phrases
talk-words = Say something
talk-say = Say
talk-mute = Do not hear { $name }
talk-unread = { $count ->
    [one] 1 unread message
   *[other] { $count } unread messages
  }
moves-none = Nothing is asked of you now.
moves-beyond = { $count ->
    [one] There is one more move: find it on the table.
   *[other] There are { $count } more moves: find them on the table.
  }
refusal-rule = Rule { $rule }

review-moment = Moment { $at } of { $of }
review-now = Back to now
step-first = To the start
step-back = One step back
step-on = One step on
step-last = To the end
step-play = Play
step-pause = Stop

away-title = { $count ->
    [one] One thing happened while you were away
   *[other] { $count } things happened while you were away
  }
away-fine = Fine
away-bot = A bot is playing for you.
away-return = Take the seat back
leave-title = Leave the seat to a bot
leave-words = A bot will play on for you, knowing only your cards. You can take the seat back at any time.
leave-yes = Leave it to a bot
leave-no = Keep playing

confirm = Are you sure?
confirm-yes = Yes, do it
confirm-no = No

keys = Keys
key-tab = to the next thing
key-arrows = between cards, moves and lines
key-enter = choose or play it
key-escape = close, or put back
key-log = log
key-rules = rules
key-talk = talk
key-moves = list of moves
key-hint = hint
key-undo = take back
key-keys = this list

end-you-won = You have won!
end-you-share = You share the win!
end-won = { $count ->
    [0] Nobody has won
    [one] { $names } has won
   *[other] A shared win: { $names }
  }
end-team-won = You have made it, together!
end-team-lost = Not this time
end-rematch = Again with the same people
end-rematch-waiting = Waiting for the others
end-to-rematch = To the new table
end-open-hands = See all hands
end-replay = Replay
end-record = Record

deal-kept = The deal was fair: checked in this browser
deal-broken = The secret does not belong to the promise
deal-explained = Before anyone sat down, this table published the SHA-256 of a secret. { $shares ->
    [0] All shuffles come from that secret.
    [one] The browser of one player added random bytes of its own, and all shuffles come from both together.
   *[other] The browsers of { $shares } players added random bytes of their own, and all shuffles come from all of it together.
  } So nobody could choose the cards: neither the server nor a player alone.
deal-secret = The secret, told after the game
deal-hash = Its SHA-256, worked out here
deal-commitment = What was published before the game
deal-seed = The seed of all shuffles
deal-verify = The whole game can be worked out again from its record: stolik verify FILE

replay-title = Replay
replay-how = Drop the record of a finished game here, or on any other page, or choose a file.
replay-choose = Choose a record
replay-drop = Drop the record here
replay-eyes = Whose eyes
replay-eyes-open = everything open
replay-eyes-spectator = a spectator
replay-moment = Moment of the game
replay-start = The cards are dealt.
replay-verified = checked: every move was allowed, the deal is the promised one
replay-unverified = the deal cannot be checked
