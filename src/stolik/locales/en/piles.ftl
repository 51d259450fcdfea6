move-piles-notation = “{ $move }” is not a move of Piles. Write 37A to play 37 on pile A, end to end the turn, start or decline before the first turn, or a signal like A!, A!!, A~, A-. ({ $rule })
move-piles-started = The team has already agreed who starts. ({ $rule })
move-piles-not-started = First the team decides who starts: say start or decline. ({ $rule })
move-piles-has-declined = You have declined; somebody else will start. ({ $rule })
move-piles-last-must-start = Everybody else has declined, so you start. ({ $rule })
move-piles-minimum = You have played { $played ->
    [one] one card
   *[other] { $played } cards
  } this turn; you must play at least { $owed } before you end it. ({ $rule })
move-piles-not-in-hand = You do not hold { $card }. ({ $rule })
move-piles-not-higher = { $card } does not fit on pile { $pile }: it must be higher than { $top }, or exactly { $back }. ({ $rule })
move-piles-not-lower = { $card } does not fit on pile { $pile }: it must be lower than { $top }, or exactly { $back }. ({ $rule })
move-piles-only-higher = { $card } does not fit on pile { $pile }: it must be higher than { $top }. ({ $rule })
move-piles-only-lower = { $card } does not fit on pile { $pile }: it must be lower than { $top }. ({ $rule })
move-piles-signal-alone = You play alone: there is nobody to signal to. ({ $rule })
move-piles-signal-no-cards = Only those who hold cards may signal. ({ $rule })
move-piles-signal-set = Your signal on pile { $pile } says that already. ({ $rule })
