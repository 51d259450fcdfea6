move-toads-notation = “{ $move }” is not a move of Toads. Write 34 to place 34, x49 to pull 49 out of the row, or take. ({ $rule })
move-toads-empty-row = The row is empty: place any card of yours to open a new one. ({ $rule })
move-toads-not-in-hand = You do not hold { $card }. ({ $rule })
move-toads-too-far = { $card } is too far from { $end } at the end of the row: it must be between { $low } and { $high }. ({ $rule })
move-toads-no-twin = { $card } is a toad: it has no twin and can never be pulled. ({ $rule })
move-toads-not-in-row = { $card } does not lie in the row. ({ $rule })
move-toads-twin-not-in-hand = To pull { $card } you need its twin { $twin } in your hand. ({ $rule })

toads-name = Toads
toads-tagline = Lay near numbers in a row, pull out twins for points, and leave the toads to somebody else.
option-toads-rounds = Rounds
option-toads-professional = Professional (a row of one card costs a hidden card too)
ask-toads-play = Your turn: { $row ->
    [0] open a new row with any card.
   *[other] place a card, pull a twin out of the row, or take the row.
  }

rule-T-01 = The deck has 79 cards: the numbers 12 to 98 without 20, 30 and the other tens.
rule-T-02 = 22, 33, 44, 55, 66, 77 and 88 are toads. Every other card has exactly one twin, its own digits the other way round: 49 and 94.
rule-T-03 = Two or three players hold nine cards each, four players eight. The rest is the draw pile, face down, and the row is empty.
rule-T-04 = Whoever took the first seat opens the first round; every further round is opened by the next one clockwise.
rule-T-05 = In your turn you do one of three things: place a card, pull a twin, or take the row.
rule-T-06 = Placing: add one card from your hand to the end of the row. It may be at most 10 higher or lower than the card that lies at the end; after 34 anything from 24 to 44 will do.
rule-T-07 = When the row is empty you must open a new one, with any card you like. Whoever should open one but has no cards ends the round.
rule-T-08 = Pulling: if you hold the twin of any card in the row, show it and keep both; they are worth a point each. The row closes up. A toad can never be pulled.
rule-T-09 = You may pull the only card of the row. The next seat then opens a new one.
rule-T-10 = Taking: if you cannot go on, or do not want to, the whole row becomes your penalties. You then open a new row with any card, in the same turn.
rule-T-11 = After placing or pulling you draw a card while the pile lasts, and the next seat clockwise is on turn.
rule-T-12 = Once the pile is used up nobody draws any more. You play on until the row is gone, pulled or taken, and that ends the round at once.
rule-T-13 = It counts whether the pile is used up at the very moment the row goes. If only the draw afterwards uses it up, there will be one more row.
rule-T-14 = If you have no cards left and a row lies before you, you can only take it.
rule-T-15 = A gained card is worth one point. Of your penalties a toad costs 5 points and any other card 1. Cards left in your hand do not count.
rule-T-16 = A game has two rounds unless agreed otherwise. The highest total wins, and equal totals share the win.
rule-T-17 = Only in the professional game: whoever takes a row of a single card takes the top card of the pile as well, unseen, as one more penalty.

table-toads-round = Round { $round }
table-toads-deck = draw pile: { $count ->
    [0] used up
    [one] { $count } card
   *[other] { $count } cards
  }
table-toads-row = The row: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, worth { $points } to whoever takes it. After { $end } fits { $low } to { $high }.
table-toads-row-empty = The row is empty: any card opens a new one.
table-toads-row-over = The row is gone.
table-toads-head-hand = hand
table-toads-head-gained = gained
table-toads-head-penalties = penalties
table-toads-head-round = round
table-toads-head-total = total
table-toads-penalties = { $points } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
  }{ $toads ->
    [0] { "" }
    [one] , { $toads } toad
   *[other] , { $toads } toads
  }{ $unseen ->
    [0] { "" }
   *[other] , { $unseen } unseen
  })
table-toads-hand = Your hand
table-toads-key = { $end } end of the row · { $fits } fits there · x49 pulls 49 out · { $toad } toad
table-toads-shown = Turned up when the last round was scored: { $cards }

label-toads-place = place ({ $apart })
label-toads-open = open a row
label-toads-feeds = place ({ $apart }); your { $twin } could pull it
label-toads-opens-pair = open a row; your { $twin } could pull it
label-toads-pull = pull, with your { $twin }: +2
label-toads-take = take the row: { $points }

do-toads-place = Place { $card }
do-toads-pull = Pull { $card } with { $with }
do-toads-take = Take the row

log-toads-place = { $who ->
    [you] You place { $card }.
   *[other] { $name } places { $card }.
  }
log-toads-pull = { $who ->
    [you] You pull { $card } with { $twin }.
   *[other] { $name } pulls { $card } with { $twin }.
  }
log-toads-take = { $who ->
    [you] You take
   *[other] { $name } takes
  } the row: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, { $points }.
log-toads-draw = You draw { $card }.
log-toads-unseen = { $who ->
    [you] You take the top card of the pile, too, unseen.
   *[other] { $name } takes the top card of the pile, too, unseen.
  }
log-toads-round = Round { $round } is over.
log-toads-score = { $name }: { $plus } gained, { $minus } in penalties, { $points } in all.
log-toads-turned = { $name }: unseen until now { $cards }.
