lie-seat-spoken = { $name }{ $bot ->
    [true] , bot
   *[other] { "" }
  }{ $gone ->
    [true] , not connected
   *[other] { "" }
  }{ $turn ->
    [true] , to move
   *[other] { "" }
  }{ $out ->
    [true] , out
   *[other] , { $count ->
        [one] { $count } card
       *[other] { $count } cards
      }
  }{ $chose ->
    [true] , has turned the cards
   *[other] { "" }
  }{ $has ->
    [true] . Bid { $bid }
   *[other] { "" }
  }
lie-bid-short = { $count } × { $value }
lie-out = out
lie-you-out = You are out of this game.
lie-reveal = All hands, turned over
lie-found = { $found ->
    [0] none there
   *[other] { $found } there
  }
lie-verdict = { $held ->
    [true] The bid holds: { $loser ->
        [you] you lose
       *[other] { $checker } loses
      } the round.
   *[other] A lie: { $loser ->
        [you] you lose
       *[other] { $bidder } loses
      } the round.
  }
lie-values = Value of the bid
lie-fewer = one fewer
lie-more = one more
lie-count = count: { $count }
lie-bid = Bid { $count } × { $value }
lie-check = CHECK!
lie-ladder = Bids of this round
lie-no-bids = no bid yet
lie-in-play = { $count ->
    [one] { $count } card in play
   *[other] { $count } cards in play
  }
lie-ready = Ready: { $values }
key-lie-value = turn that card, or choose that value
key-lie-count = bid one more, one fewer
key-lie-bid = ready, or bid
key-lie-check = CHECK!
