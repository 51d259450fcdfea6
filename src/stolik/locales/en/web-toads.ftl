card-toads = { $toad ->
    [true] { $card }, a toad
   *[other] { $card }
  }{ $zone ->
    [row] , in the row
   *[other] { "" }
  }
toads-row-spoken = { $count ->
    [0] The row is empty
   *[other] Row: { $cards }
  }
toads-end-spoken = { $card } lies at the end of the row.
toads-seat-spoken = { $name }{ $you ->
    [true] {" "}(you)
   *[other] { "" }
  }{ $bot ->
    [true] , bot
   *[other] { "" }
  }{ $gone ->
    [true] , not connected
   *[other] { "" }
  }{ $turn ->
    [true] , to move
   *[other] { "" }
  }. { $held ->
    [one] { $held } card
   *[other] { $held } cards
  } in hand, { $gained } gained, { $penalties ->
    [one] { $penalties } penalty
   *[other] { $penalties } penalties
  }, { $points } in all.
toads-you = You
toads-held = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
toads-place = Place { $card }
toads-take = { $count ->
    [one] Take the card
   *[other] Take the row ({ $count })
  }
toads-sort = { $order ->
    [twins] Sort by number
   *[other] Put twins side by side
  }
toads-act-place = laid { $card }
toads-act-pull = { $card } + { $with }
toads-act-take = took the row
toads-confirm-take = Take the row? That is { $count ->
    [one] { $count } penalty card
   *[other] { $count } penalty cards
  }: { $points }.
key-toads-take = take the row
key-toads-sort = sort the hand another way
