# The table in the terminal: asking, answering, keeping.
you = You
seat-person = Person
yes = yes
no = no

prompt-move = Your move (? for help):
prompt-signal = Enter to let the others play, or a signal (? for help):
moves-more = … and { $count ->
    [one] { $count } more move
   *[other] { $count } more moves
  }: type moves to see all.
too-late = Your { $move } no longer counts: somebody else was first.
signals-none = There is nothing to signal now.
rule-unknown = There is no rule { $rule }. Type rules to read all of them.

command-moves = moves
command-signals = signals
command-undo = undo
command-log = log
command-table = table
command-rules = rules
command-quit = quit
explain-intro = Type a move as it is written, or its number in the list.
explain-moves = moves — the numbered list of moves
explain-signals = signals — what you may signal to the others
explain-undo = undo — take back your last move, where nothing hidden has been revealed since
explain-log = log — everything that has happened
explain-table = table — draw the table again
explain-rules = rules — all rules; ? and a rule's number, like ?T-08, explains one
explain-quit = quit — leave; the game is kept and waits for you

undone = Taken back.

setup-game = { $name } — { $tagline }
setup-which-game = Which game
setup-hint = Enter takes what stands in brackets.
setup-players = Players ({ $fewest } to { $most })
setup-bots = The other players
setup-running = There is a game you have not finished, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  } long.
setup-go-on = Go on with it

left-before = Nothing was begun.
left = Your game is kept in { $file }
left-resume = Go on with it: { $command }
kept = The record of this game is in { $file }
kept-verify = Anybody can check it: stolik verify { $file }
put-away = The game you had not finished is kept in { $file }

replay-page = Step { $number } of { $last }
replay-deal = The cards are dealt.
replay-unfinished = The record ends here; the game is not over.
replay-prompt = Enter on · p back · a number · q away:
replay-keys = Press Enter or n to go on, p to go back, q to leave, or type a number from 0 to { $last }.

refused-other-seats = This is not a game of one person and bots ({ $seats }), so it cannot be played on here. It can be replayed.
refused-not-text = { $file } is not a text file, so it is not a record.
refused-cannot-read = { $file } cannot be read: { $problem }.
refused-cannot-write = { $file } cannot be written: { $problem }.
refused-file-exists = { $file } already holds a game, and it will not be overwritten. Name another file.
refused-file-other-game = { $file } holds a game of { $game }.
refused-file-finished = The game in { $file } is over. Look at it with stolik replay, or name another file.
refused-file-other-settings = There is a game you have not finished ({ $settings }), with other settings than these. Leave the settings out to go on with it, or add --new to begin another; the old one is kept.
refused-file-broken = The game kept in { $file } cannot be gone on with: { $problem } Add --new to begin another; the file is kept.
refused-bots = The number of bots named is { $given }, the number needed is { $count }. Name one for all, or one for each seat.
refused-yes-or-no = Answer yes or no, not “{ $value }”.
