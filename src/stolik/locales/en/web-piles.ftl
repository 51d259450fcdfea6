piles-card-spoken = { $card }{ $fits ->
    [yes] , fits on a pile
   *[no] { "" }
  }
piles-pile-spoken = Pile { $pile }, { $up ->
    [true] climbing
   *[other] falling
  }, { $top } on top{ $burning ->
    [0] { "" }
   *[other] , burning
  }{ $fits ->
    [yes] . The picked card fits, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
      } on
    [back] . The picked card steps back by ten
   *[no] { "" }
  }
piles-burns = { $turns ->
    [1] cover it now
   *[other] burns
  }
piles-signal = { $means ->
    [if-you-can] leave it if you can
    [by-all-means] leave it by all means
    [small-steps] only small steps
   *[nothing] take my signal back
  }
piles-signal-spoken = { $name }: { $sign ->
    [if-you-can] leave it if you can
    [by-all-means] leave it by all means
   *[small-steps] only small steps
  }
piles-signal-open = Signal about pile { $pile }
piles-mate-spoken = { $name }{ $bot ->
    [true] , bot
   *[other] { "" }
  }{ $gone ->
    [true] , not connected
   *[other] { "" }
  }{ $turn ->
    [true] , to move
   *[other] { "" }
  }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
piles-declined = does not start
piles-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
piles-left = { $count } to go
piles-played = { $count } this turn
piles-pick-first = Pick a card first.
piles-do-end = End turn
piles-do-start = I start
piles-do-decline = Not me
key-piles-play = play the picked card on pile A, B, C or D
key-piles-end = end the turn
