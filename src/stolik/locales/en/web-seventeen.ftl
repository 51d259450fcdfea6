web-seventeen-check = CHECK!
web-seventeen-pass = Pass
web-seventeen-left = { $seconds } s left to call
web-seventeen-ways = How to lay the card
web-seventeen-way = { $side ->
    [up] Face up
    [down] Heart up
   *[both] Lay it
  }
web-seventeen-tokens = mastery { $mastery } of 3, nerves { $nerves }
web-seventeen-called = { $name }: CHECK! Counting…
web-seventeen-act = { $card ->
    [check] CHECK!
    [heart] a heart
    [R] Reverse
    [T] Two
    [B] Bin
    [P] Trap
   *[other] lays { $value }
  }
web-seventeen-gain = { $got ->
    [mastery] + mastery
    [nerves] + nerves
    [both] + one of each
   *[snap] nerves snap
  }
web-seventeen-held = Seen in hand: { $count ->
    [0] { $hearts ->
        [0] nothing
        [one] { $hearts } heart
       *[other] { $hearts } hearts
      }
   *[other] { $known }{ $hearts ->
        [0] { "" }
        [one] , { $hearts } heart
       *[other] , { $hearts } hearts
      }
  }
web-seventeen-key-pick = pick a card of the hand; a two-sided one again to lay it
web-seventeen-key-up = lay the picked card face up
web-seventeen-key-down = lay the picked card heart up
web-seventeen-key-check = CHECK!
web-seventeen-key-pass = pass
web-seventeen-key-clear = put the picked card back
