move-piles-notation = “{ $move }” is not a move of Piles. Write 37A to play 37 on pile A, end to end the turn, start or decline before the first turn, or a signal like A!, A!!, A~, A-. ({ $rule })
move-piles-started = The team has already agreed who starts. ({ $rule })
move-piles-not-started = First the team decides who starts: say start or decline. ({ $rule })
move-piles-has-declined = You have declined; somebody else will start. ({ $rule })
move-piles-last-must-start = Everybody else has declined, so you start. ({ $rule })
move-piles-minimum = You have played { $played ->
    [one] one card
   *[other] { $played } cards
  } this turn; you must play at least { $owed } before you end it. ({ $rule })
move-piles-not-in-hand = You do not hold { $card }. ({ $rule })
move-piles-not-higher = { $card } does not fit on pile { $pile }: it must be higher than { $top }, or exactly { $back }. ({ $rule })
move-piles-not-lower = { $card } does not fit on pile { $pile }: it must be lower than { $top }, or exactly { $back }. ({ $rule })
move-piles-only-higher = { $card } does not fit on pile { $pile }: it must be higher than { $top }. ({ $rule })
move-piles-only-lower = { $card } does not fit on pile { $pile }: it must be lower than { $top }. ({ $rule })
move-piles-signal-alone = You play alone: there is nobody to signal to. ({ $rule })
move-piles-signal-no-cards = Only those who hold cards may signal. ({ $rule })
move-piles-signal-set = Your signal on pile { $pile } says that already. ({ $rule })

piles-name = Piles
piles-tagline = One team, four piles, 98 cards: lay them all down, two piles up and two piles down.
option-piles-minimum = Least cards in a turn
option-piles-smaller_hands = Smaller hands (one card fewer each)
option-piles-on_fire = On Fire (22, 33, 44, 55, 66 and 77 burn)
ask-piles-start = Who starts? Say start if your hand begins well, or decline.
ask-piles-play = { $played ->
    [0] Your turn: play cards one at a time, then end the turn.
   *[other] Play another card, or end the turn if you have played enough.
  }

rule-P-01 = The cards are the numbers 2 to 99. Piles A and B climb from 1, piles C and D fall from 100.
rule-P-02 = Alone you hold eight cards, two players seven each, three or more six each. The rest is the draw pile, face down.
rule-P-03 = Look at your cards and decide together who starts. Say start to take the first turn or decline to leave it to others; the last one who has not declined must start. Alone you simply begin.
rule-P-04 = In your turn play as many cards as you like, one at a time, on any piles; at least two while the draw pile has cards. If you begin a turn with fewer cards than that, play them all.
rule-P-05 = On A and B a card must be higher than the one on top. How much higher does not matter.
rule-P-06 = On C and D a card must be lower than the one on top. How much lower does not matter.
rule-P-07 = Stepping back: a card exactly 10 lower may go on A or B, and one exactly 10 higher on C or D. Do it as often as you can.
rule-P-08 = You may play your whole hand in one turn.
rule-P-09 = You end your turn when you have played enough, or it ends with your last card. Then you draw back up to your full hand, as far as the pile reaches, and the next seat clockwise is on turn.
rule-P-10 = Once the draw pile is empty one card a turn is enough. What is asked of you is settled when your turn begins.
rule-P-11 = Those who have no cards left are passed over.
rule-P-12 = The game is lost at once when the seat on turn still owes a card and none it holds fits anywhere. Nothing warns you of a dead end.
rule-P-13 = The team wins when all 98 cards lie on the piles. Otherwise the result is how many are left in the hands and the draw pile; fewer than ten is excellent.
rule-P-14 = Never tell or hint at a number. At any time you may signal about a pile instead: A! leave it if you can, A!! leave it by all means, A~ only small steps, A- nothing. A signal stays until you change it or your own turn begins.
rule-P-15 = Only with the option minimum=3: play at least three cards a turn instead of two.
rule-P-16 = Only with smaller hands: everybody holds one card fewer, that is seven, six or five.
rule-P-17 = Only in On Fire: 22, 33, 44, 55, 66 and 77 burn when they lie on top. Each must be covered by the end of the turn after the one in which it was played, or the team loses at once. The rulebook only names this variant; the rule is put together from public descriptions.

table-piles-deck = Draw pile: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
  }
table-piles-left = { $count } of 98 cards still to play
table-piles-played = this turn { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
table-piles-up = up
table-piles-down = down
table-piles-burning-now = { $pile } burns: cover it before this turn ends.
table-piles-burning-next = { $pile } burns: cover it before the next turn ends.
table-piles-burnt = { $pile } has burnt down.
table-piles-head-hand = hand
table-piles-head-signals = signals
table-piles-declined = has declined
table-piles-hand = Your hand, and how far each card jumps
table-piles-key = { $back } a step back of 10 · { $no } does not fit
signal-piles-if-you-can = leave it if you can
signal-piles-by-all-means = leave it by all means
signal-piles-small-steps = only small steps
signal-piles-nothing = nothing

label-piles-back = step back
label-piles-jump = { $jump }
label-piles-end = end the turn
label-piles-start = take the first turn
label-piles-decline = leave it to others
label-piles-signal = { $pile }: { $sign }

do-piles-play = Play { $card } on pile { $pile }
do-piles-end = End the turn
do-piles-start = Take the first turn
do-piles-decline = Leave the first turn to others
do-piles-signal = Signal about pile { $pile }: { $means ->
    [if-you-can] { signal-piles-if-you-can }
    [by-all-means] { signal-piles-by-all-means }
    [small-steps] { signal-piles-small-steps }
   *[nothing] { signal-piles-nothing }
  }

log-piles-play = { $who ->
    [you] You play { $card } on { $pile } ({ $jump }).
   *[other] { $name } plays { $card } on { $pile } ({ $jump }).
  }
log-piles-back = { $who ->
    [you] You play { $card } on { $pile }: a step back.
   *[other] { $name } plays { $card } on { $pile }: a step back.
  }
log-piles-start = { $who ->
    [you] You start.
   *[other] { $name } starts.
  }
log-piles-decline = { $who ->
    [you] You decline to start.
   *[other] { $name } declines to start.
  }
log-piles-signal = { $who ->
    [you] You signal
   *[other] { $name } signals
  } about { $pile }: { $sign }.
log-piles-draw = You draw { $cards }.
result-piles-won = All 98 cards are down: the team has won!
result-piles-excellent = { $count ->
    [one] Only one card is left
   *[other] Only { $count } cards are left
  }: excellent, though not quite a win.
result-piles-lost = The game is lost with { $count ->
    [one] one card
   *[other] { $count } cards
  } left of 98.
result-piles-burnt = A burning card was not covered in time, and { $count ->
    [one] one card was
   *[other] { $count } cards were
  } left of 98.
result-piles-share = { $name }: { $count ->
    [one] { $count } card played
   *[other] { $count } cards played
  }, { $back ->
    [one] { $back } step back
   *[other] { $back } steps back
  }.
