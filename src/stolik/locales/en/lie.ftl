lie-name = Lie
lie-tagline = Turn your cards in secret, bid on what all hands show together, and doubt the one before you.

option-lie-jokers = Jokers (ones count as every value)
option-lie-directions = Directions (whoever starts a round says which way it goes)
option-lie-fewer = Fewer and fewer (begin with five cards, lose them one by one)
option-lie-longer = Longer game (play on until one is left)
option-lie-raising = What makes a bid higher (its count first, or its value)

rule-K-01 = There are 30 cards, each with two different values from 1 to 6, one at either end. Each of the 15 pairs of values exists twice, so every value is on ten cards.
rule-K-02 = All 30 cards are shuffled for every round. In the first one everybody draws a single card, and whoever took the first seat starts; later everybody draws their own number of cards.
rule-K-03 = Turn each of your cards to one of its two values. All do so at the same time and in secret, any mix will do, and once you have chosen it stays like that for the round.
rule-K-04 = Whoever starts the round has to bid. After that, clockwise, each in turn either bids higher or checks the bid just made. Older bids can no longer be checked.
rule-K-05 = A bid is a count and a value. It says: in all hands together, at least so many cards are turned to this value. You need not hold any of them.
rule-K-06 = Every bid must be higher than the one before. Usually the count goes first: more cards of any value, or as many of a higher value. With raising by value it is the other way round: a higher value with any count, or the same value with a higher count.
rule-K-07 = A bid may not name more cards than are in play this round. When no higher bid is left, you have to check.
rule-K-08 = When somebody checks, all cards are laid open, and only the ends they are turned to count. If there are at least as many as the bid said, whoever checked loses the round and the bidder wins it; otherwise it is the other way round.
rule-K-09 = The winner of a round starts the next one. The loser draws one card more from then on.
rule-K-10 = Whoever would have to draw a sixth card has lost, and the game ends there and then; that round is not played. The seat with the fewest cards wins.
rule-K-11 = If several have equally few cards, they alone play extra rounds with the cards they hold. The loser of an extra round is out at once, and the last one left wins. The first extra round is started by the winner of the last round or, if that seat is not among them, by the next one clockwise that is; later ones by the winner.
rule-K-12 = Only with jokers: a card turned to 1 counts as every value. But if the first bid of a round is on ones, ones are nothing but ones until it ends. A bid on ones never counts anything else.
rule-K-13 = Only with directions: when all have chosen, and before the first bid, whoever starts the round says which way it goes. You then check the seat that bid before you in that direction.
rule-K-14 = Only in fewer and fewer: everybody begins with five cards, and the loser of a round draws one fewer from then on. When somebody has lost their last card the game ends, and the seat with the most cards wins. Ties are settled by extra rounds.
rule-K-15 = Only in the longer game: whoever would have lost the game is out, and the others play on until one is left. That one wins.

ask-lie-choose = Turn each of your cards to one of its values. Nobody else sees which.
ask-lie-direction = Which way shall this round go?
ask-lie-bid = { $bids ->
    [0] You start: make the first bid.
   *[other] Bid higher, or check the last bid.
  }

move-lie-notation = “{ $move }” is not a move of Lie. Write turn 42 to turn your cards to 4 and 2, in their order, 3x4 to bid three fours, check, or cw and ccw for the direction. ({ $rule })
move-lie-out = You no longer take part in this game. ({ $rule })
move-lie-has-chosen = You have chosen for this round; your cards stay as they are turned. ({ $rule })
move-lie-other-hand = You hold { $cards ->
    [one] one card
   *[other] { $cards } cards
  }, so name { $cards ->
    [one] one value
   *[other] { $cards } values
  }, not { $values }. ({ $rule })
move-lie-not-on-card = Card { $place } of your hand shows { $low } and { $high }; it cannot be turned to { $value }. ({ $rule })
move-lie-not-all-chosen = First everybody turns their cards. ({ $rule })
move-lie-clockwise-only = Rounds always go clockwise here: this game is played without directions. ({ $rule })
move-lie-direction-first = First say which way the round goes: cw or ccw. ({ $rule })
move-lie-direction-said = The direction of this round is settled. ({ $rule })
move-lie-nothing-to-check = There is no bid to check yet: you start, so you have to bid. ({ $rule })
move-lie-too-many = There { $cards ->
    [one] is only one card
   *[other] are only { $cards } cards
  } in play; a bid may not name more. ({ $rule })
move-lie-must-check = No higher bid is left: you have to check. ({ $rule })
move-lie-not-higher-by-count = That is not higher than { $bid }. Name more than { $count ->
    [one] one card
   *[other] { $count } cards
  }{ $value ->
    [6] : there is no value above 6
   *[other] , or as many of a value above { $value }
  }. ({ $rule })
move-lie-not-higher-by-value = That is not higher than { $bid }. Name { $value ->
    [6] 6 again
   *[other] a value above { $value }, or { $value } again
  } with more than { $count ->
    [one] one card
   *[other] { $count } cards
  }. ({ $rule })

position-lie-hand = { $key } has { $count } cards that are not turned yet; at most { $most } can be chosen for at once.
position-lie-chosen = { $key } cannot be { $value }. It names one value for each card of the hand ({ $hand }), or is null.
position-lie-bids = There are { $count } bids; a round has at most { $most }.
position-lie-drawn = The seats that take part would draw { $total } cards; there are only { $most }.

table-lie-some = { $value ->
    [1] { $count ->
        [one] { $count } one
       *[other] { $count } ones
      }
    [2] { $count ->
        [one] { $count } two
       *[other] { $count } twos
      }
    [3] { $count ->
        [one] { $count } three
       *[other] { $count } threes
      }
    [4] { $count ->
        [one] { $count } four
       *[other] { $count } fours
      }
    [5] { $count ->
        [one] { $count } five
       *[other] { $count } fives
      }
   *[6] { $count ->
        [one] { $count } six
       *[other] { $count } sixes
      }
  }
table-lie-in-play = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } in play
table-lie-extra = extra round
table-lie-cw = clockwise
table-lie-ccw = counter-clockwise
table-lie-head-cards = cards
table-lie-head-now = now
table-lie-head-bid = last bid
table-lie-choosing = choosing
table-lie-chosen = has chosen
table-lie-to-say = says the direction
table-lie-to-bid = to bid
table-lie-out = out
table-lie-starts = starts
table-lie-bids = Bids
table-lie-shown = The last check
table-lie-shown-right = { $bidder } bid { table-lie-some }, { $checker } checked. Found: { $found }. The bid was right.
table-lie-shown-wrong = { $bidder } bid { table-lie-some }, { $checker } checked. Found: { $found }. That was too few.
table-lie-key = 4/2: turned to 4, with 2 at the other end · [4] counted
table-lie-hand = Your hand
table-lie-hand-chosen = Your hand, as you have turned it

label-lie-bid = at least { table-lie-some }
label-lie-check = doubt { table-lie-some }
label-lie-cw = clockwise
label-lie-ccw = counter-clockwise
label-lie-turn = { $some }, { $more }

do-lie-turn = Turn your cards to { $values }
do-lie-direction = { $way ->
    [cw] Clockwise
   *[ccw] Counter-clockwise
  }
do-lie-bid = Bid { $value ->
    [1] { $count ->
        [one] one one
       *[other] { $count } ones
      }
    [2] { $count ->
        [one] one two
       *[other] { $count } twos
      }
    [3] { $count ->
        [one] one three
       *[other] { $count } threes
      }
    [4] { $count ->
        [one] one four
       *[other] { $count } fours
      }
    [5] { $count ->
        [one] one five
       *[other] { $count } fives
      }
   *[6] { $count ->
        [one] one six
       *[other] { $count } sixes
      }
  }
do-lie-check = Check the bid

card-lie = card with { $low } and { $high }
card-lie-turned = card with { $low } and { $high }, turned to { $value }
card-lie-hidden = hidden card

log-lie-turn = { $who ->
    [you] You have chosen.
   *[other] { $name } has chosen.
  }
log-lie-turn-values = { $who ->
    [you] You turn your cards: { $values }.
   *[other] { $name } has chosen: { $values }.
  }
log-lie-cw = { $who ->
    [you] You say: clockwise.
   *[other] { $name } says: clockwise.
  }
log-lie-ccw = { $who ->
    [you] You say: counter-clockwise.
   *[other] { $name } says: counter-clockwise.
  }
log-lie-bid = { $who ->
    [you] You bid
   *[other] { $name } bids
  } { table-lie-some }.
log-lie-check = { $who ->
    [you] You check.
   *[other] { $name } checks.
  } Bid: { table-lie-some }; found: { $found }.
log-lie-lost = { $who ->
    [you] You lose the round.
   *[other] { $name } loses the round.
  }
log-lie-lost-draws = { $who ->
    [you] You lose the round and draw
   *[other] { $name } loses the round and draws
  } { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } from now on.
log-lie-lost-out = { $who ->
    [you] You lose the round and are out.
   *[other] { $name } loses the round and is out.
  }
log-lie-extra = A tie: extra rounds decide between { $names }.

result-lie-cards = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
result-lie-out = { $name }: out
