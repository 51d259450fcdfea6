seventeen-name = Seventeen
seventeen-tagline = A row of cards grows, half of it hearts: sense when it is worth 17, and keep your nerves.
option-seventeen-open_backs = Open backs (the two-sided cards in all hands and on the pile can be seen)
option-seventeen-starter = Seat that starts
ask-seventeen-turn = Your turn: { $row ->
    [0] lay a card.
   *[other] { $played ->
        [0] lay a card, or call CHECK if you think the row is worth 17.
       *[other] lay your second card.
      }
  }
ask-seventeen-react = A card has been laid: is the row worth 17 now? Call CHECK, or pass.

rule-S-01 = There are 70 cards. Number cards go from 1 to 5: seven of each are two-sided, three of each are one-sided with a heart behind. The other 20 are special cards, also with a heart behind and worth nothing: five each of Reverse, Two, Bin and Trap.
rule-S-02 = You collect two kinds of tokens: mastery, which you want, and nerves, which you do not. There are always enough of both.
rule-S-03 = You hold your cards facing you, so the others see the backs. Everybody can read the two-sided cards in every hand, and the one on top of the draw pile; all other cards show a heart. If you agree to hide the backs, nobody sees anything of them.
rule-S-04 = Everyone is dealt three cards; the rest is the draw pile. Whoever took the first seat starts, unless you agree on somebody else.
rule-S-05 = Lay one card from your hand at the end of the row. A two-sided card always shows its number. A one-sided number may lie face up or heart up, as you like. A special card acts when it lies face up; heart up it does not.
rule-S-06 = When a card has been laid, every rival may call CHECK; the first to call has it. The wait is over when somebody calls or all rivals have passed, and nobody is told who has passed so far. If two call at once, it goes to the one who sits nearest to the left of the seat that laid the card.
rule-S-07 = If nobody calls, the turn is over. The seat draws until it holds three cards, and play goes on to the next seat in the direction of play.
rule-S-08 = Instead of laying a card you may call CHECK yourself, but only at the beginning of your turn. On an empty row nobody can call at all.
rule-S-09 = After a CHECK, if the game goes on, all hands are filled up to three last of all: first that of the seat that played last, then clockwise.
rule-S-10 = As soon as the draw pile is empty, the discards are shuffled into a new one. If there are none either, less is drawn. With no card in hand you must call CHECK; if the row is empty too, you only draw, and the next seat is on turn.
rule-S-11 = Reverse turns the direction of play at once. If it is the first of two cards you owe, the second is still yours; who comes next is seen when your turn ends. Between two players it changes nothing.
rule-S-12 = Two: the next seat must lay two cards in its turn, one after the other, and may be called on after each; then it draws back to three. It may still call CHECK instead, before the first. Two of them do not make four, and with a single card in hand one is enough.
rule-S-13 = Bin: it goes to the discards together with the card now before it, and nobody looks at that card. On an empty row it goes alone. A Trap thrown away like this is harmless, but what a Reverse or a Two has done stays done. Whoever laid the Bin is the one who played last.
rule-S-14 = A Trap that lies face up does nothing.
rule-S-15 = After a CHECK every card that lies heart up is turned over.
rule-S-16 = Hidden Traps come first. Everyone who hid one takes a mastery, and the caller takes one nerves, however many Traps there were. If you walk into your own Trap, you take both.
rule-S-17 = Then the row is added up. At 17 or more the caller takes a mastery and the seat that played last a nerves. Below 17 it is the other way round.
rule-S-18 = Nobody takes more than one mastery in a round.
rule-S-19 = Whoever has two nerves or more now gives two of them back, and a mastery with them, if there is one to give.
rule-S-20 = The row goes to the discards and everyone keeps their cards. The winner of the sum starts the next round. It starts clockwise, and a Two that nobody has answered is forgotten.
rule-S-21 = If after all that somebody has three mastery, the game is over and that seat has won. Of several the one with fewer nerves wins; if that is equal too, they share the win.

move-seventeen-notation = “{ $move }” is not a move of Seventeen. Write D4 for a two-sided 4, S4+ or S4- for a one-sided 4 face up or face down, R, T, B or P with + or - for a special card, check, or pass. ({ $rule })
move-seventeen-own-card = You have just laid a card: now the others may call. ({ $rule })
move-seventeen-has-passed = You have already passed on this card. ({ $rule })
move-seventeen-open-phase = A card has just been laid: say check or pass first. ({ $rule })
move-seventeen-nothing-to-pass = It is your turn, and there is no card of a rival to pass on. ({ $rule })
move-seventeen-empty-row = The row is empty: there is nothing to check. ({ $rule })
move-seventeen-turn-begun = You can only check at the beginning of your turn: now lay your second card. ({ $rule })
move-seventeen-not-in-hand = You do not hold { $card }. ({ $rule })
move-seventeen-only-check = You have no cards left, so you can only check. ({ $rule })

table-seventeen-deck = draw pile: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
  }
table-seventeen-top = on top { $card }
table-seventeen-discard = discards: { $count }
table-seventeen-cw = play goes clockwise ↻
table-seventeen-ccw = play goes anticlockwise ↺
table-seventeen-row = The row: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }. Known: { $known }{ $hearts ->
    [0] .
    [one] , and { $hearts } heart besides.
   *[other] , and { $hearts } hearts besides.
  }
table-seventeen-row-empty = The row is empty.
table-seventeen-row-over = The row has been turned over.
table-seventeen-head-mastery = mastery
table-seventeen-head-nerves = nerves
table-seventeen-head-backs = cards
table-seventeen-head-now = now
table-seventeen-plays = to play
table-seventeen-plays-two = to play two cards
table-seventeen-plays-second = to play the second card
table-seventeen-passed = has passed
table-seventeen-may-check = may check
table-seventeen-played-last = played last
table-seventeen-shown = Turned over: { $sum }. { $caller } checked, { $last } had played last.
table-seventeen-hand = Your hand
table-seventeen-hand-empty = Your hand is empty.
table-seventeen-key = D two-sided, S one-sided, { $heart } heart up · R Reverse, T Two, B Bin, P Trap

label-seventeen-lay = known: { $known }{ $hearts ->
    [0] { "" }
   *[other] { " " }(+ { $hearts } ♥)
  }
label-seventeen-hide = heart up, known to you: { $known }{ $hearts ->
    [0] { "" }
   *[other] { " " }(+ { $hearts } ♥)
  }
label-seventeen-check = 17 or more? known: { $known }{ $hearts ->
    [0] { "" }
   *[other] { " " }(+ { $hearts } ♥)
  }
label-seventeen-pass = let it be
label-seventeen-R = the direction turns
label-seventeen-T = the next seat plays two
label-seventeen-B = throws the last card away
label-seventeen-bin-alone = goes away, the row stays empty
label-seventeen-P = shown, it does nothing
label-seventeen-trap = hide the trap
label-seventeen-idle = heart up, worth nothing

do-seventeen-lay = Lay { $card ->
    [D1] a two-sided 1
    [D2] a two-sided 2
    [D3] a two-sided 3
    [D4] a two-sided 4
    [D5] a two-sided 5
    [S1] a one-sided 1
    [S2] a one-sided 2
    [S3] a one-sided 3
    [S4] a one-sided 4
    [S5] a one-sided 5
    [R] Reverse
    [T] Two
    [B] Bin
    [P] Trap
   *[other] a card
  }{ $side ->
    [up] { " " }face up
    [down] { " " }face down
   *[both] { "" }
  }
do-seventeen-check = Call CHECK
do-seventeen-pass = Pass

card-seventeen-name = { $card ->
    [D1] two-sided 1
    [D2] two-sided 2
    [D3] two-sided 3
    [D4] two-sided 4
    [D5] two-sided 5
    [S1] one-sided 1
    [S2] one-sided 2
    [S3] one-sided 3
    [S4] one-sided 4
    [S5] one-sided 5
    [R] Reverse
    [T] Two
    [B] Bin
    [P] Trap
   *[other] unknown card
  }
card-seventeen = { card-seventeen-name }{ $side ->
    [up] { " " }face up
    [down] { " " }face down
   *[both] { "" }
  }

log-seventeen-lay = { $who ->
    [you] You lay: { card-seventeen-name }.
   *[other] { $name } lays: { card-seventeen-name }.
  }
log-seventeen-hide = { $who ->
    [you] You lay, heart up: { card-seventeen-name }.
   *[other] { $name } lays, heart up: { card-seventeen-name }.
  }
log-seventeen-heart = { $name } lays a heart.
log-seventeen-R = { $who ->
    [you] You lay Reverse
   *[other] { $name } lays Reverse
  }: the direction turns.
log-seventeen-T = { $who ->
    [you] You lay Two
   *[other] { $name } lays Two
  }: the next seat must play two cards.
log-seventeen-B = { $who ->
    [you] You lay Bin
   *[other] { $name } lays Bin
  }: it goes, with the card before it.
log-seventeen-P = { $who ->
    [you] You show a Trap.
   *[other] { $name } shows a Trap.
  }
log-seventeen-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
  }
log-seventeen-check = { $who ->
    [you] You say CHECK!
   *[other] { $name } says CHECK!
  } The row is worth { $sum }: { $reached ->
    [yes] that is enough.
   *[no] that is not 17.
  }
log-seventeen-trap = { $who ->
    [you] You had hidden a Trap.
   *[other] { $name } had hidden a Trap.
  }
log-seventeen-tokens = { $name }: mastery { $mastery }, nerves { $nerves }.
log-seventeen-draw = You draw: { card-seventeen-name }.
