# Lynx in the browser.
lynx-you = You
lynx-virtual = Virtual player
lynx-discard = Discarded cards
lynx-close = Close

lynx-seat-spoken = { $name }{ $you ->
    [true] {" "}(you)
   *[other] { "" }
  }{ $bot ->
    [true] , bot
   *[other] { "" }
  }{ $gone ->
    [true] , not connected
   *[other] { "" }
  }{ $paw ->
    [true] , has the paw
   *[other] { "" }
  }{ $asked ->
    [true] , is deciding
   *[other] { "" }
  }. { $held ->
    [one] { $held } card
   *[other] { $held } cards
  } in hand, { $laid } on the table, { $points } in all. { $top ->
    [none] Nothing laid yet.
    [J] On top jokers alone: { $count }.
   *[other] On top { $count } times { $top }{ $jokers ->
        [0] { "" }
       *[other] , jokers among them: { $jokers }
      }.
  }
lynx-stack-spoken = { $value ->
    [J] In hand, jokers: { $count }
   *[other] In hand { $value }, { $count ->
        [one] one card
       *[other] { $count } cards
      }
  }
lynx-set-spoken = Virtual player: { $value }, { $count ->
    [one] one card
   *[other] { $count } cards
  }
lynx-deck-spoken = { $count ->
    [0] Deck, empty
    [one] Deck, { $count } card
   *[other] Deck, { $count } cards
  }
lynx-place-spoken = Pool, place { $place }: { $cards }
lynx-discard-spoken = { $count ->
    [one] Discarded: { $count } card
   *[other] Discarded: { $count } cards
  }

lynx-play = Play { $cards }
lynx-steals-from = steals from { $names }
lynx-steals-nothing = steals nothing
lynx-step-count = How many cards
lynx-step-jokers = How many jokers
lynx-more-count = One card more
lynx-fewer-count = One card fewer
lynx-more-jokers = One joker more
lynx-fewer-jokers = One joker fewer

lynx-choose-keep = Keep { $layer }
lynx-choose-keep-then = into your hand; { $victim } draws { $count }
lynx-choose-leave = Leave { $layer }
lynx-choose-leave-then = { $victim } takes it back or discards it
lynx-choose-back = Take back { $layer }
lynx-choose-back-then = into your hand, nothing to draw
lynx-choose-discard = Discard { $layer }
lynx-choose-discard-then = { $count ->
    [one] and draw one card
   *[other] and draw { $count } cards
  }
lynx-end = End turn
lynx-end-then = without a card

lynx-known = { $count ->
    [0] No card of this hand is known
   *[other] Known cards in hand
  }{ $unknown ->
    [0] { "" }
   *[other] {" "}(hidden: { $unknown })
  }
lynx-layers = { $count ->
    [0] Nothing on the table
   *[other] Layers, from the top
  }
lynx-with-jokers = { $jokers ->
    [one] with a joker
   *[other] with { $jokers } jokers
  }
lynx-sort = { $order ->
    [value] Largest sets first
   *[other] Sort by value
  }

lynx-act-play = { $value ->
    [J] plays { $count }×J
   *[other] plays { $count }×{ $value }{ $jokers ->
        [0] { "" }
       *[other] +{ $jokers }J
      }
  }
lynx-act-keep = steals and keeps
lynx-act-leave = steals and leaves
lynx-act-back = takes it back
lynx-act-discard = discards
lynx-act-draw = draws { $times }
lynx-act-steal = steals { $value }

lynx-confirm-last = These are your last cards, so the game will end. You will have { $mine } points, somebody else { $best }. Play them?

key-lynx-count = how many cards of the picked value to play
key-lynx-jokers = with how many jokers
key-lynx-pair = the first or the second way on when something is stolen
key-lynx-draw = draw from the deck or from a place of the pool
key-lynx-end = end the turn without a card
key-lynx-sort = sort the hand another way
