# Bots: what their levels are like, and why they choose a move.
bot-easy = makes mistakes, and lets you win
bot-normal = a fair opponent
bot-hard = thinks ahead, and counts the cards
bot-expert = takes its time and plays as well as it can

bot-why-only = It is the only thing that may be done here.
bot-why-any = It plays anything that is allowed.
bot-why-rule = It is what looks best at first sight; nothing was tried out.
bot-why-tried = It wins about { $best } % of the games tried out from here, the next best move about { $next } %.

# Lie
bot-why-lie-solved = This round is solved. { $share ->
    [100] Here the one sound move is this.
    [0] Here this move is almost never made, but now and then it has to be.
   *[other] Here this move is made about { $share } times in 100, so that it cannot be read.
  } It wins the round about { $worth } times in 100.
bot-why-lie-check = By its own cards and what the others bid, the bid is right only about { $right } times in 100; it does best to doubt it.
bot-why-lie-bid = The bid is right about { $right } times in 100, by its own cards and what the others bid; of all it tried it does best.
bot-why-lie-turn = Turned this way, the cards win most of the rounds tried out.

# Piles
bot-why-piles-start = This hand starts better than about { $worse } in 100 others would.
bot-why-piles-decline = Of 100 hands another seat might hold, about { $better } would start better than this one.
bot-why-piles-cover = { $card } covers the burning card on pile { $pile }, which would cost the game at the end of this turn.
bot-why-piles-back = { $won ->
    [0] { $card } steps back by ten on pile { $pile }.
    [one] { $card } steps back by ten on pile { $pile }, which wins back one card still to come.
   *[other] { $card } steps back by ten on pile { $pile }, which wins back { $won } cards still to come.
  }
bot-why-piles-pair = From { $card } on pile { $pile } the hand can step back by ten, with { $back }.
bot-why-piles-asked = Pile { $other } would take a card for less, but somebody asked for care there; { $card } goes on pile { $pile } instead.
bot-why-piles-jump = { $passed ->
    [0] { $card } goes on pile { $pile } without passing a single card still to come
    [one] { $card } on pile { $pile } passes one card still to come
   *[other] { $card } on pile { $pile } passes { $passed } cards still to come
  }{ $dead ->
    [0] .
    [one] , and leaves one that fits nowhere for now.
   *[other] , and leaves { $dead } that fit nowhere for now.
  }
bot-why-piles-end = { $passed ->
    [0] Enough has been played, and { $card } on pile { $pile } can wait.
    [one] Enough has been played; even { $card } on pile { $pile } would pass one card still to come.
   *[other] Enough has been played; even { $card } on pile { $pile } would pass { $passed } cards still to come.
  }
bot-why-piles-end-stuck = Enough has been played, and no other card of the hand fits.

# Seventeen
bot-why-seventeen-low = A call cannot succeed here: the row is worth less than 17 for certain.
