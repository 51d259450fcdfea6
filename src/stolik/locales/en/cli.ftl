# The command line.
help-stolik = Stolik: card games at a small table, in the browser and in the terminal.
help-more = stolik COMMAND --help tells more. --lang pl|en chooses the language, --version tells the version.
help-usage = Usage:
help-options = What can be given
help-serve = Serve tables to browsers, yours and your friends'. Plain stolik does the same.
help-backup = Copy everything the server keeps to a new file, while it runs.
help-play = Play a game against bots, or go on with the one you left.
help-simulate = Let bots play many games, and see how they do.
help-games = List the games with their players and options.
help-rules = Read the rules of a game.
help-verify = Check that a record of a game tells the truth.
help-replay = Go through a record step by step.
help-game = the game: see stolik games
help-file = the file with the record; for backup the file to be written
help-option-players = how many play
help-option-option = an option of the game; can be given several times
help-option-bots = the bots, one name for all or a list: easy, normal, hard, expert, greedy, random
help-option-seat = your seat, counted from 0; seat 0 is the usual one
help-option-seed = the same text deals the same cards
help-option-save = keep the game in this file; a game that is there is gone on with
help-option-new = begin a new game, and put the one you left away
help-option-yes = ask nothing, take what is usual
help-option-games = how many games; usually 1000
help-option-limit = cut a game off after so many moves
help-option-json = print one JSON document
help-option-host = the address to listen on; usually 0.0.0.0, so that phones at home can join
help-option-port = the port; usually 8017, or the next free one
help-option-data = the file the server keeps everything in
help-option-no-browser = do not open a browser
help-option-lang = the language; usually that of the system
help-option-help = show this

usage-language = There is no language “{ $value }” here. There are: { $known }.
usage-command = There is no command “{ $command }”. There are: { $known }.
usage-arguments = This is not how the command is written: { $problem }.
usage-argument = { $argument } is not written like this. See stolik { $command } --help.
usage-unknown = stolik { $command } knows nothing of { $argument }. See stolik { $command } --help.
usage-missing = { $argument } is missing.
usage-number = { $option } is a whole number, { $least } or more, not “{ $value }”.
usage-pair = An option is written NAME=VALUE, not “{ $value }”.
interrupted = Stopped.

games-players = { $fewest ->
    [one] one to { $most } players
   *[other] { $fewest } to { $most } players
  }
games-hint = Play one: stolik play toads · with options: stolik play toads -o rounds=1 --players 3

verified = { $file } is true: every move was allowed, and nothing has been changed.
verified-game = The game: { $game }
verified-seats = At the table: { $seats }
verified-deal = The cards were dealt from the secret that belongs to the commitment { $commitment }
verified-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
verified-unfinished = The game is not over.

simulate-playing = Playing
simulate-title = { $name }: { $settings }
simulate-bot = bot
simulate-wins = wins
simulate-interval = 95 % interval
simulate-score = mean score
simulate-deviation = spread
simulate-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }, seats rotated; shared wins count in parts.
simulate-lengths = Moves in a game: { $mean } on average, spread { $deviation }, from { $least } to { $most }.
simulate-team = The team won { $rate } of the games (95 % interval { $interval }).
simulate-left = Cards left: { $mean } on average, spread { $deviation }, from { $least } to { $most }.
simulate-cut-off = { $count ->
    [one] { $count } game was
   *[other] { $count } games were
  } cut off at the limit, and counted nowhere else.
simulate-seed = Again with the same cards: --seed { $seed }
figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
