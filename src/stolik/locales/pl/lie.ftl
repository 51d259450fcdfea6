lie-name = Kłamstwo
lie-tagline = Obróć karty w tajemnicy, obstaw, co pokazują wszystkie ręce razem, i nie wierz poprzedniej osobie.

option-lie-jokers = Jokery (jedynki liczą się jako każda wartość)
option-lie-directions = Kierunki (kto zaczyna rundę, ten mówi, w którą stronę idzie)
option-lie-fewer = Coraz mniej (na początku pięć kart, potem ubywa po jednej)
option-lie-longer = Dłuższa gra (aż zostanie jedna osoba)
option-lie-raising = Co podnosi zakład (najpierw liczba czy wartość)

rule-K-01 = Jest 30 kart, a każda ma na końcach dwie różne wartości od 1 do 6. Każda z 15 par wartości występuje dwa razy, więc każda wartość jest na dziesięciu kartach.
rule-K-02 = Przed każdą rundą tasuje się wszystkie 30 kart. W pierwszej każdy dobiera jedną kartę, a zaczyna osoba z pierwszego miejsca; w następnych każdy dobiera tyle, ile mu przypada.
rule-K-03 = Każdą swoją kartę obróć na jedną z jej dwóch wartości. Wszyscy robią to naraz i w tajemnicy, wolno wybrać dowolny zestaw, a wyboru nie zmienia się do końca rundy.
rule-K-04 = Kto zaczyna rundę, musi obstawić zakład. Potem kolejno, zgodnie z ruchem wskazówek zegara, każdy albo przebija, albo sprawdza ostatni zakład. Wcześniejszych zakładów już się nie sprawdza.
rule-K-05 = Zakład to liczba i wartość. Mówi on: we wszystkich rękach razem jest co najmniej tyle kart obróconych na tę wartość. Żadnej z nich nie musisz mieć u siebie.
rule-K-06 = Każdy zakład musi być wyższy od poprzedniego. Zwykle najpierw liczy się liczba: więcej kart dowolnej wartości albo tyle samo o wyższej wartości. Przy przebijaniu według wartości jest odwrotnie: wyższa wartość z dowolną liczbą albo ta sama wartość z większą liczbą.
rule-K-07 = Zakład nie może wymieniać więcej kart, niż jest w grze w tej rundzie. Gdy wyższego zakładu już nie ma, trzeba sprawdzić.
rule-K-08 = Po sprawdzeniu wszyscy odkrywają karty, a liczą się tylko wartości, na które są obrócone. Jeśli jest ich co najmniej tyle, ile głosił zakład, rundę przegrywa osoba sprawdzająca, a wygrywa ta, która obstawiała; w przeciwnym razie na odwrót.
rule-K-09 = Kto wygra rundę, zaczyna następną. Kto przegra, dobiera odtąd o jedną kartę więcej.
rule-K-10 = Kto miałby dobrać szóstą kartę, przegrywa, a gra od razu się kończy; tej rundy już się nie rozgrywa. Wygrywa miejsce, które ma najmniej kart.
rule-K-11 = Jeśli kilka miejsc ma równie mało kart, tylko one grają rundy dodatkowe, z tyloma kartami, ile mają. Kto przegra rundę dodatkową, od razu odpada, a wygrywa ostatnie miejsce, które zostanie. Pierwszą rundę dodatkową zaczyna zwycięskie miejsce poprzedniej rundy, a jeśli nie bierze w niej udziału, najbliższe zgodnie z ruchem wskazówek zegara; następne zaczyna miejsce, które wygrało.
rule-K-12 = Tylko z jokerami: karta obrócona na 1 liczy się jako każda wartość. Jeśli jednak pierwszy zakład rundy jest na jedynki, do jej końca jedynki są zwykłymi jedynkami. Zakład na jedynki zawsze liczy same jedynki.
rule-K-13 = Tylko z kierunkami: gdy wszyscy już wybrali, a jeszcze przed pierwszym zakładem, osoba zaczynająca rundę mówi, w którą stronę ona pójdzie. Sprawdza się wtedy zakład miejsca poprzedniego w tym kierunku.
rule-K-14 = Tylko w wariancie „coraz mniej”: każdy zaczyna z pięcioma kartami, a kto przegra rundę, dobiera odtąd o jedną mniej. Gdy ktoś straci ostatnią kartę, gra się kończy i wygrywa miejsce, które ma najwięcej kart. Remis rozstrzygają rundy dodatkowe.
rule-K-15 = Tylko w dłuższej grze: kto spełni warunek przegranej, odpada, a pozostali grają dalej, aż zostanie jedno miejsce. Ono wygrywa.

ask-lie-choose = Obróć każdą swoją kartę na jedną z jej wartości. Nikt inny tego nie zobaczy.
ask-lie-direction = W którą stronę ma iść ta runda?
ask-lie-bid = { $bids ->
    [0] Zaczynasz: obstaw pierwszy zakład.
   *[other] Przebij albo sprawdź ostatni zakład.
  }

move-lie-notation = „{ $move }” nie jest ruchem w Kłamstwie. Napisz turn 42, żeby obrócić karty na 4 i 2 w ich kolejności, 3x4, żeby obstawić trzy czwórki, check, żeby sprawdzić, albo cw lub ccw, żeby podać kierunek. ({ $rule })
move-lie-out = Nie bierzesz już udziału w tej grze. ({ $rule })
move-lie-has-chosen = Twój wybór w tej rundzie już zapadł; karty zostają tak, jak są obrócone. ({ $rule })
move-lie-other-hand = Masz na ręce { $cards ->
    [one] jedną kartę
    [few] { $cards } karty
   *[other] { $cards } kart
  }, więc podaj { $cards ->
    [one] jedną wartość
    [few] { $cards } wartości
   *[other] { $cards } wartości
  }, a nie { $values }. ({ $rule })
move-lie-not-on-card = Karta { $place } na twojej ręce ma wartości { $low } i { $high }; nie da się jej obrócić na { $value }. ({ $rule })
move-lie-not-all-chosen = Najpierw wszyscy obracają swoje karty. ({ $rule })
move-lie-clockwise-only = Rundy idą tu zawsze zgodnie z ruchem wskazówek zegara: to gra bez kierunków. ({ $rule })
move-lie-direction-first = Najpierw powiedz, w którą stronę idzie runda: cw albo ccw. ({ $rule })
move-lie-direction-said = Kierunek tej rundy jest już ustalony. ({ $rule })
move-lie-nothing-to-check = Nie ma jeszcze czego sprawdzać: zaczynasz, więc musisz obstawić zakład. ({ $rule })
move-lie-too-many = W grze { $cards ->
    [one] jest tylko jedna karta
    [few] są tylko { $cards } karty
   *[other] jest tylko { $cards } kart
  }; zakład nie może wymieniać więcej. ({ $rule })
move-lie-must-check = Wyższego zakładu już nie ma: musisz sprawdzić. ({ $rule })
move-lie-not-higher-by-count = To nie jest wyżej niż { $bid }. Podaj więcej niż { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[other] { $count } kart
  }{ $value ->
    [6] : wyższej wartości niż 6 nie ma
   *[other] { " " }albo tyle samo o wartości powyżej { $value }
  }. ({ $rule })
move-lie-not-higher-by-value = To nie jest wyżej niż { $bid }. Podaj { $value ->
    [6] znów 6, ale
   *[other] wartość powyżej { $value } albo znów { $value }, ale
  } z liczbą większą niż { $count }. ({ $rule })

position-lie-hand = W { $key } nieobróconych kart jest { $count }; naraz można wybierać dla najwyżej { $most }.
position-lie-chosen = { $key } nie może mieć wartości { $value }. Podaje się tu po jednej wartości każdej karty na ręce ({ $hand }) albo null.
position-lie-bids = Liczba zakładów to { $count }; w rundzie jest ich najwyżej { $most }.
position-lie-drawn = Grający mieliby dobrać razem tyle kart: { $total }; jest ich tylko { $most }.

table-lie-some = { $value ->
    [1] { $count ->
        [one] { $count } jedynka
        [few] { $count } jedynki
       *[other] { $count } jedynek
      }
    [2] { $count ->
        [one] { $count } dwójka
        [few] { $count } dwójki
       *[other] { $count } dwójek
      }
    [3] { $count ->
        [one] { $count } trójka
        [few] { $count } trójki
       *[other] { $count } trójek
      }
    [4] { $count ->
        [one] { $count } czwórka
        [few] { $count } czwórki
       *[other] { $count } czwórek
      }
    [5] { $count ->
        [one] { $count } piątka
        [few] { $count } piątki
       *[other] { $count } piątek
      }
   *[6] { $count ->
        [one] { $count } szóstka
        [few] { $count } szóstki
       *[other] { $count } szóstek
      }
  }
table-lie-in-play = w grze { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }
table-lie-extra = runda dodatkowa
table-lie-cw = zgodnie z ruchem wskazówek zegara
table-lie-ccw = przeciwnie do ruchu wskazówek zegara
table-lie-head-cards = karty
table-lie-head-now = teraz
table-lie-head-bid = ostatni zakład
table-lie-choosing = wybiera
table-lie-chosen = wybór gotowy
table-lie-to-say = mówi kierunek
table-lie-to-bid = obstawia
table-lie-out = poza grą
table-lie-starts = zaczyna
table-lie-bids = Zakłady
table-lie-shown = Ostatnie sprawdzenie
table-lie-shown-right = Zakład: { $bidder }, { table-lie-some }. Sprawdza: { $checker }. Jest: { $found }. Zakład był prawidłowy.
table-lie-shown-wrong = Zakład: { $bidder }, { table-lie-some }. Sprawdza: { $checker }. Jest: { $found }. To za mało.
table-lie-key = 4/2: obrócona na 4, na drugim końcu ma 2 · [4] wliczona
table-lie-hand = Twoja ręka
table-lie-hand-chosen = Twoja ręka po wyborze

label-lie-bid = co najmniej { table-lie-some }
label-lie-check = nie wierzysz: { table-lie-some }
label-lie-cw = zgodnie z ruchem wskazówek zegara
label-lie-ccw = przeciwnie do ruchu wskazówek zegara
label-lie-turn = { $some }, { $more }

do-lie-turn = Obróć karty na { $values }
do-lie-direction = { $way ->
    [cw] Zgodnie z ruchem wskazówek zegara
   *[ccw] Przeciwnie do ruchu wskazówek zegara
  }
do-lie-bid = Obstaw { $value ->
    [1] { $count ->
        [one] jedną jedynkę
        [few] { $count } jedynki
       *[other] { $count } jedynek
      }
    [2] { $count ->
        [one] jedną dwójkę
        [few] { $count } dwójki
       *[other] { $count } dwójek
      }
    [3] { $count ->
        [one] jedną trójkę
        [few] { $count } trójki
       *[other] { $count } trójek
      }
    [4] { $count ->
        [one] jedną czwórkę
        [few] { $count } czwórki
       *[other] { $count } czwórek
      }
    [5] { $count ->
        [one] jedną piątkę
        [few] { $count } piątki
       *[other] { $count } piątek
      }
   *[6] { $count ->
        [one] jedną szóstkę
        [few] { $count } szóstki
       *[other] { $count } szóstek
      }
  }
do-lie-check = Sprawdź zakład

card-lie = karta { $low } i { $high }
card-lie-turned = karta { $low } i { $high }, obrócona na { $value }
card-lie-hidden = zakryta karta

log-lie-turn = { $who ->
    [you] Wybór gotowy.
   *[other] { $name }: wybór gotowy.
  }
log-lie-turn-values = { $who ->
    [you] Obracasz karty: { $values }.
   *[other] { $name }, wybór: { $values }.
  }
log-lie-cw = { $who ->
    [you] Mówisz: zgodnie z ruchem wskazówek zegara.
   *[other] { $name } mówi: zgodnie z ruchem wskazówek zegara.
  }
log-lie-ccw = { $who ->
    [you] Mówisz: przeciwnie do ruchu wskazówek zegara.
   *[other] { $name } mówi: przeciwnie do ruchu wskazówek zegara.
  }
log-lie-bid = { $who ->
    [you] Obstawiasz
   *[other] { $name } obstawia
  }: { table-lie-some }.
log-lie-check = { $who ->
    [you] Sprawdzasz.
   *[other] { $name } sprawdza.
  } Zakład: { table-lie-some }; jest: { $found }.
log-lie-lost = { $who ->
    [you] Przegrywasz rundę.
   *[other] { $name } przegrywa rundę.
  }
log-lie-lost-draws = { $who ->
    [you] Przegrywasz rundę i dobierasz
   *[other] { $name } przegrywa rundę i dobiera
  } odtąd { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
  }.
log-lie-lost-out = { $who ->
    [you] Przegrywasz rundę i odpadasz.
   *[other] { $name } przegrywa rundę i odpada.
  }
log-lie-extra = Remis: rundy dodatkowe rozgrywają: { $names }.

result-lie-cards = { $name }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }
result-lie-out = { $name }: poza grą
