move-toads-notation = „{ $move }” nie jest ruchem w Ropuchach. Napisz 34, żeby dołożyć 34, x49, żeby wyciągnąć 49 z rzędu, albo take, żeby zabrać rząd. ({ $rule })
move-toads-empty-row = Rząd jest pusty: wyłóż dowolną swoją kartę i zacznij nowy. ({ $rule })
move-toads-not-in-hand = Nie masz na ręce karty { $card }. ({ $rule })
move-toads-too-far = { $card } leży za daleko od { $end } na końcu rzędu: musi być między { $low } a { $high }. ({ $rule })
move-toads-no-twin = { $card } to ropucha: nie ma bliźniaczki i nigdy nie da się jej wyciągnąć. ({ $rule })
move-toads-not-in-row = Karta { $card } nie leży w rzędzie. ({ $rule })
move-toads-twin-not-in-hand = Żeby wyciągnąć { $card }, musisz mieć na ręce jej bliźniaczkę { $twin }. ({ $rule })

toads-name = Ropuchy
toads-tagline = Układaj bliskie liczby w rzędzie, wyciągaj bliźniaczki za punkty, a ropuchy zostaw innym.
option-toads-rounds = Liczba rund
option-toads-professional = Profesjonalnie (rząd z jednej karty kosztuje też kartę zakrytą)
ask-toads-play = Twoja kolej: { $row ->
    [0] zacznij nowy rząd dowolną kartą.
   *[other] dołóż kartę, wyciągnij bliźniaczkę z rzędu albo zabierz rząd.
  }

rule-T-01 = Talia ma 79 kart: liczby od 12 do 98 bez 20, 30 i pozostałych dziesiątek.
rule-T-02 = 22, 33, 44, 55, 66, 77 i 88 to ropuchy. Każda inna karta ma dokładnie jedną bliźniaczkę, z cyframi w odwrotnej kolejności: 49 i 94.
rule-T-03 = We dwoje i we troje każdy dostaje dziewięć kart, we czworo osiem. Reszta to zakryta talia, a rząd jest pusty.
rule-T-04 = Pierwszą rundę otwiera osoba z pierwszego miejsca, każdą następną kolejna osoba zgodnie z ruchem wskazówek zegara.
rule-T-05 = W swojej turze robisz jedną z trzech rzeczy: dokładasz kartę, wyciągasz bliźniaczkę albo zabierasz rząd.
rule-T-06 = Dokładanie: połóż jedną kartę z ręki na końcu rzędu. Może być najwyżej o 10 wyższa lub niższa od karty, która tam leży; po 34 pasuje wszystko od 24 do 44.
rule-T-07 = Gdy rząd jest pusty, trzeba zacząć nowy, dowolną kartą. Jeśli ten, kto ma go zacząć, nie ma kart, runda się kończy.
rule-T-08 = Wyciąganie: jeśli masz na ręce bliźniaczkę dowolnej karty z rzędu, pokaż ją i zatrzymaj obie; każda jest warta punkt. Rząd się zsuwa. Ropuchy nie da się wyciągnąć nigdy.
rule-T-09 = Wolno wyciągnąć jedyną kartę rzędu. Nowy rząd zaczyna wtedy następne miejsce.
rule-T-10 = Zabieranie: jeśli nie możesz albo nie chcesz grać dalej, cały rząd staje się twoją karą. Potem, w tej samej turze, zaczynasz nowy rząd dowolną kartą.
rule-T-11 = Po dołożeniu lub wyciągnięciu dobierasz kartę, dopóki talia starcza, i kolej przechodzi na następne miejsce zgodnie z ruchem wskazówek zegara.
rule-T-12 = Gdy talia się skończy, nikt już nie dobiera. Gracie dalej, aż zniknie rząd, wyciągnięty lub zabrany, i w tej chwili runda się kończy.
rule-T-13 = Liczy się to, czy talia jest pusta dokładnie wtedy, gdy znika rząd. Jeśli opróżni ją dopiero dobranie karty potem, będzie jeszcze jeden rząd.
rule-T-14 = Kto nie ma już kart, a leży przed nim rząd, może go tylko zabrać.
rule-T-15 = Zdobyta karta jest warta jeden punkt. Wśród kar ropucha kosztuje 5 punktów, a każda inna karta 1. Karty na ręce się nie liczą.
rule-T-16 = Gra trwa dwie rundy, chyba że ustalono inaczej. Wygrywa najwyższa suma, a przy równych wygrana jest wspólna.
rule-T-17 = Tylko w grze profesjonalnej: kto zabiera rząd z jednej karty, bierze także wierzchnią kartę talii, bez oglądania, jako jeszcze jedną karę.

table-toads-round = Runda { $round }
table-toads-deck = talia: { $count ->
    [0] pusta
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }
table-toads-row = Rząd: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }, dla zabierającego { $points }. Po { $end } pasuje od { $low } do { $high }.
table-toads-row-empty = Rząd jest pusty: nowy zaczyna dowolna karta.
table-toads-row-over = Rzędu już nie ma.
table-toads-head-hand = ręka
table-toads-head-gained = zdobyte
table-toads-head-penalties = kary
table-toads-head-round = runda
table-toads-head-total = razem
table-toads-penalties = { $points } ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }{ $toads ->
    [0] { "" }
    [one] , { $toads } ropucha
    [few] , { $toads } ropuchy
   *[other] , { $toads } ropuch
  }{ $unseen ->
    [0] { "" }
   *[other] , w ciemno { $unseen }
  })
table-toads-hand = Twoja ręka
table-toads-key = { $end } koniec rzędu · { $fits } tam pasuje · x49 wyciąga 49 · { $toad } ropucha
table-toads-shown = Odkryte przy liczeniu poprzedniej rundy: { $cards }

label-toads-place = dołóż ({ $apart })
label-toads-open = zacznij rząd
label-toads-feeds = dołóż ({ $apart }); masz bliźniaczkę { $twin }
label-toads-opens-pair = zacznij rząd; masz bliźniaczkę { $twin }
label-toads-pull = wyciągnij, mając { $twin }: +2
label-toads-take = zabierz rząd: { $points }

do-toads-place = Dołóż { $card }
do-toads-pull = Wyciągnij { $card }, mając { $with }
do-toads-take = Zabierz rząd

log-toads-place = { $who ->
    [you] Dokładasz { $card }.
   *[other] { $name } dokłada { $card }.
  }
log-toads-pull = { $who ->
    [you] Wyciągasz { $card }, mając { $twin }.
   *[other] { $name } wyciąga { $card }, mając { $twin }.
  }
log-toads-take = { $who ->
    [you] Zabierasz rząd:
   *[other] { $name } zabiera rząd:
  } { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }, { $points }.
log-toads-draw = Dobierasz { $card }.
log-toads-unseen = { $who ->
    [you] Bierzesz też w ciemno wierzchnią kartę talii.
   *[other] { $name } bierze też w ciemno wierzchnią kartę talii.
  }
log-toads-round = Koniec rundy { $round }.
log-toads-score = { $name }: { $plus } za zdobyte, { $minus } za kary, razem { $points }.
log-toads-turned = { $name }: wzięte w ciemno { $cards }.
