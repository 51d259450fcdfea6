lynx-name = Lynx
lynx-tagline = Lay out sets of one value, snatch lower sets of the same size, and run out of cards before the others do.

option-lynx-mode = Mode (advanced: no draw for those who cannot steal; expert: ones steal 13s and jokers, too)

rule-L-01 = There are 109 cards: the values 1 to 13, eight times each, and five jokers. The paw shows whose turn it is.
rule-L-02 = With three to five players everybody is dealt 13 cards. The rest is the deck, face down; its first six cards are turned up and make the pool. Whoever took the first seat has the paw first.
rule-L-03 = In your turn you play one card or several of the same value, all before you, as a new layer on top of your earlier ones. You need not play all you have of that value.
rule-L-04 = Jokers played along with other cards have the value of those cards. Jokers played on their own beat every value.
rule-L-05 = Then compare your new layer with the top layer of every other seat, clockwise. Where it has as many cards and yours are higher, you must steal it. Nobody can lose more than one layer in a turn.
rule-L-06 = For each stolen layer the thief decides first: take its cards into the hand, and the robbed seat has to draw as many as it lost.
rule-L-07 = If the thief does not want them, the robbed seat decides: take them back into its own hand, or discard them and draw as many.
rule-L-08 = Each card you draw may come from the deck or from the pool, and you may look at one before you choose the next. What lies further right in the pool moves up at once; only when you have drawn everything is the pool filled up to six from the deck, at its right end.
rule-L-09 = Once the deck is empty it stays empty, and cards come from the pool alone. If the pool runs out while you draw, the deck gives the rest as long as it can.
rule-L-10 = A stolen layer is gone from the table whatever happens to its cards. The one below it is now on top, and others may steal it until its owner covers it in the next turn.
rule-L-11 = Nothing beats a layer of jokers alone, so it cannot be stolen. In expert mode ones can do it.
rule-L-12 = If there was nobody you could steal from, you may draw one card, whatever you have played. That ends your turn, and the paw goes to the next seat clockwise.
rule-L-13 = Whoever plays the last card of their hand ends the game on the spot. Those cards no longer steal anything.
rule-L-14 = The game also ends as soon as a draw leaves nothing in the deck and nothing in the pool. What was still to be drawn or stolen does not happen any more.
rule-L-15 = Every card before you is worth a point, every card in your hand costs one. The highest score wins; among equals the one with fewer cards in hand, and after that the win is shared.
rule-L-16 = A joker that comes back into a hand is a joker again, whatever it stood for on the table.
rule-L-17 = Only in advanced and expert mode: whoever cannot steal draws nothing.
rule-L-18 = Only in expert mode: ones steal as many 13s, and as many jokers lying alone. Every higher value still steals ones.
rule-L-19 = Duel, for two players: each takes two jokers, for all to see. The other 105 cards are shuffled and each is dealt 11 more. The pool is turned up as always.
rule-L-20 = Duel: a virtual player has 13 open cards, sorted by value. They are turned up one by one, but a 13 or a joker goes to the pool instead, on top of the lowest card that lies there alone (the left-most of equals), and another card is turned up. Where no card lies alone it goes on the group with the lowest card underneath; into an empty pool it goes as a single card.
rule-L-21 = Duel: a group takes up one place of the pool. Drawing it counts as one card, and all of it goes to your hand.
rule-L-22 = Duel: if the virtual player has as many cards of a lower value as you have played, you must steal that set, all of its cards of one value; if there are several such sets, choose one. You take it into your hand, and the virtual player is filled up to 13 again at once, as far as the deck reaches.
rule-L-23 = Duel: if you can steal from both, the virtual player comes first.
rule-L-24 = Duel: you may draw a card without need only if you could steal from neither.

ask-lynx-play = Your turn: play cards of one value, with jokers if you like.
ask-lynx-steal = You steal from the virtual player. Which set do you take?
ask-lynx-keep = You have stolen a layer. Do you keep its cards?
ask-lynx-robbed = You have been robbed, but the thief leaves you the cards. Take them back into your hand, or discard them and draw as many?
ask-lynx-draw = You have { $to_draw ->
    [one] one card
   *[other] { $to_draw } cards
  } to draw. From the deck, or from the pool?
ask-lynx-free-draw = You could steal from nobody. Draw one card, or end your turn.

move-lynx-notation = “{ $move }” is not a move of Lynx. Write 3x4 to play three 4s, 3x4+1J to add a joker, 2xJ for two jokers alone; keep or leave, back or discard; deck, pool 2 or end; and in the duel steal 9. ({ $rule })
move-lynx-robbed-decides = Seat { $actor } has been robbed and decides about the cards first. ({ $rule })
move-lynx-other-draws = Seat { $actor } is still drawing cards. ({ $rule })
move-lynx-play-first = You are to play cards of one value from your hand, like 2x7. ({ $rule })
move-lynx-not-in-hand = { $count ->
    [0] You hold no { $value }.
    [one] You hold only one { $value }.
   *[other] You hold only { $count } cards of value { $value }.
  } ({ $rule })
move-lynx-too-few-jokers = { $count ->
    [0] You hold no joker.
    [one] You hold only one joker.
   *[other] You hold only { $count } jokers.
  } ({ $rule })
move-lynx-must-steal = First steal a set from the virtual player: write steal and its value, like steal 9. ({ $rule })
move-lynx-wrong-set = { $count ->
    [0] The virtual player has no { $value }.
    [one] One { $value } is not what you can steal: it takes as many cards as you played, of a lower value.
   *[other] { $count } cards of value { $value } are not what you can steal: it takes as many cards as you played, of a lower value.
  } ({ $rule })
move-lynx-keep-or-leave = You are stealing a layer: keep its cards, or leave them. ({ $rule })
move-lynx-back-or-discard = Your layer has been stolen: take the cards back, or discard them. ({ $rule })
move-lynx-deck-empty = The deck is empty. ({ $rule })
move-lynx-no-place = The pool has no place { $place }: { $places ->
    [0] it is empty
    [one] there is only one
   *[other] there are only { $places }
  }. ({ $rule })
move-lynx-draw-or-end = You could steal from nobody: draw from the deck or the pool, or end your turn. ({ $rule })
move-lynx-must-draw = You still have { $count ->
    [one] one card
   *[other] { $count } cards
  } to draw: write deck, or pool and the number of a place. ({ $rule })

options-lynx-duel = Two players play the duel, and that knows the basic mode only, not { $mode }.
position-lynx-empty = { $key } is empty: a layer or a place of the pool has at least one card.
position-lynx-mixed-layer = { $key } has a layer of more than one value: { $cards }.
position-lynx-places = The pool has { $count } places; it cannot have more than { $most }.
position-lynx-actor = In phase { $phase }, with the paw at seat { $turn }, it cannot be seat { $actor } that acts.
position-lynx-to-rob = Phase { $phase } does not go with { $count ->
    [0] nobody in to_rob
   *[other] anybody in to_rob
  }.
position-lynx-no-layer = Seat { $seat } in to_rob cannot be robbed: it has the paw, or no layer.
position-lynx-to-draw = Phase { $phase } does not go with a to_draw of { $count }.
position-lynx-no-free-draw = In this mode nobody draws without need, so there is no phase free draw.
position-lynx-nothing-to-steal = In phase steal there is nothing to steal from a virtual player with the cards just played.

table-lynx-deck = Deck: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
  }
table-lynx-discard = discarded: { $cards }
table-lynx-no-discard = nothing discarded
table-lynx-pool = Pool
table-lynx-pool-empty = The pool is empty.
table-lynx-virtual = Virtual player: { $cards }
table-lynx-head-hand = hand
table-lynx-head-points = points
table-lynx-head-top = top layer
table-lynx-head-beneath = beneath it
table-lynx-head-known = known in hand
table-lynx-paw = paw
table-lynx-robbing = { $who ->
    [you] You steal { $layer } from { $victim }.
   *[other] { $name } steals { $layer } from { $victim }.
  }
table-lynx-robbing-yours = { $name } steals { $layer } from you.
table-lynx-drawing = { $who ->
    [you] You have { $count ->
        [one] one card
       *[other] { $count } cards
      } to draw.
   *[other] { $name } has { $count ->
        [one] one card
       *[other] { $count } cards
      } to draw.
  }
table-lynx-next = To be robbed next: { $names }.
table-lynx-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }

label-lynx-play = { $count ->
    [one] one card
   *[other] { $count } cards
  }
label-lynx-steals = { $count ->
    [one] one card
   *[other] { $count } cards
  }, steals { $layers }
label-lynx-last = your last cards: the game ends
label-lynx-keep = take { $layer } into your hand
label-lynx-leave = the robbed seat decides about { $layer }
label-lynx-back = { $layer } into your hand
label-lynx-discard = { $layer } away, and draw { $count }
label-lynx-deck = a card nobody has seen
label-lynx-pool = { $cards }
label-lynx-end = end your turn without a card
label-lynx-steal = { $layer } into your hand

do-lynx-play = Play { $value ->
    [J] { $count ->
        [one] one joker
       *[other] { $count } jokers
      }
   *[other] { $count ->
        [one] one { $value }
       *[other] { $count } cards of value { $value }
      }{ $jokers ->
        [0] { "" }
        [one] { " " }and one joker
       *[other] { " " }and { $jokers } jokers
      }
  }
do-lynx-keep = Keep the stolen cards
do-lynx-leave = Leave the stolen cards
do-lynx-back = Take the cards back
do-lynx-discard = Discard the cards and draw as many
do-lynx-draw = { $from ->
    [deck] Draw from the deck
   *[pool] Draw from place { $place } of the pool
  }
do-lynx-steal = Steal the cards of value { $value }
do-lynx-end = End the turn without a card

card-lynx = { $card ->
    [J] joker
   *[other] { $card }
  }

log-lynx-play = { $who ->
    [you] You play { $layer }.
   *[other] { $name } plays { $layer }.
  }
log-lynx-keep = { $who ->
    [you] You steal { $layer } from { $victim } and keep it.
   *[other] { $name } steals { $layer } from { $victim } and keeps it.
  }
log-lynx-keep-yours = { $name } steals { $layer } from you and keeps it.
log-lynx-leave = { $who ->
    [you] You steal { $layer } from { $victim } and do not want it.
   *[other] { $name } steals { $layer } from { $victim } and does not want it.
  }
log-lynx-leave-yours = { $name } steals { $layer } from you and does not want it.
log-lynx-back = { $who ->
    [you] You take { $layer } back.
   *[other] { $name } takes { $layer } back.
  }
log-lynx-discard = { $who ->
    [you] You discard { $layer }.
   *[other] { $name } discards { $layer }.
  }
log-lynx-deck = { $name } draws from the deck.
log-lynx-deck-yours = You draw { $card } from the deck.
log-lynx-pool = { $who ->
    [you] You draw { $cards } from the pool.
   *[other] { $name } draws { $cards } from the pool.
  }
log-lynx-steal = { $who ->
    [you] You steal { $layer } from the virtual player.
   *[other] { $name } steals { $layer } from the virtual player.
  }

result-lynx-played-out = { $who ->
    [you] You have played your last card.
   *[other] { $name } has played the last card of a hand.
  }
result-lynx-drawn-out = Deck and pool are empty.
result-lynx-score = { $name }: { $points } ({ $laid } on the table, { $held } in hand)
