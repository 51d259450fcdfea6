seventeen-name = Siedemnaście
seventeen-tagline = Rośnie rząd kart, w połowie same serca: wyczuj, kiedy jest wart 17, i nie daj się ponieść nerwom.
option-seventeen-open_backs = Widoczne tyły (karty dwustronne na rękach i na wierzchu talii widzą wszyscy)
option-seventeen-starter = Miejsce, które zaczyna
ask-seventeen-turn = Twoja kolej: { $row ->
    [0] wyłóż kartę.
   *[other] { $played ->
        [0] wyłóż kartę albo sprawdź, jeśli twoim zdaniem rząd jest wart 17.
       *[other] wyłóż drugą kartę.
      }
  }
ask-seventeen-react = Doszła karta: czy rząd jest już wart 17? Sprawdź albo spasuj.

rule-S-01 = Kart jest 70. Karty z liczbami mają wartości od 1 do 5: po siedem dwustronnych i po trzy jednostronne, z sercem z tyłu. Pozostałe 20 to karty specjalne, też z sercem z tyłu i warte zero: po pięć kart Zwrot, Dwie karty, Kosz i Pułapka.
rule-S-02 = Zbierasz żetony dwóch rodzajów: opanowanie, na którym ci zależy, i nerwy, których lepiej nie mieć. Jednych i drugich nigdy nie brakuje.
rule-S-03 = Karty trzymasz przodem do siebie, więc inni widzą ich tyły. Każdy może odczytać karty dwustronne na wszystkich rękach i na wierzchu talii; pozostałe pokazują serce. Jeśli umówicie się, że tyły są ukryte, nie widać z nich nic.
rule-S-04 = Każdy dostaje trzy karty, reszta to talia. Zaczyna osoba z pierwszego miejsca, chyba że umówicie się inaczej.
rule-S-05 = Połóż jedną kartę z ręki na końcu rzędu. Dwustronna zawsze pokazuje liczbę. Jednostronna liczba może leżeć liczbą albo sercem do góry, jak chcesz. Karta specjalna działa, gdy leży odkryta; sercem do góry nie działa.
rule-S-06 = Gdy ktoś wyłoży kartę, każdy rywal może powiedzieć SPRAWDZAM; liczy się pierwszy. Czekanie kończy się, gdy ktoś sprawdzi albo wszyscy rywale spasują, a kto już spasował, tego nikt nie wie. Jeśli dwie osoby odezwą się jednocześnie, sprawdza ta, która siedzi najbliżej po lewej stronie wykładającego.
rule-S-07 = Jeśli nikt nie sprawdza, tura się kończy. Jej miejsce dobiera do trzech kart, a kolej przechodzi na następne w kierunku gry.
rule-S-08 = Zamiast wykładać kartę możesz powiedzieć SPRAWDZAM, ale tylko na początku swojej tury. Pustego rzędu nikt sprawdzić nie może.
rule-S-09 = Po SPRAWDZAM, jeśli gra toczy się dalej, na samym końcu wszyscy uzupełniają ręce do trzech kart: najpierw miejsce, które grało ostatnie, potem kolejne zgodnie z ruchem wskazówek zegara.
rule-S-10 = Gdy tylko talia się skończy, tasuje się z kart odrzuconych nową. Jeśli i tych nie ma, dobiera się mniej. Bez kart na ręce musisz sprawdzić; jeśli w dodatku rząd jest pusty, tylko dobierasz i kolej przechodzi dalej.
rule-S-11 = Zwrot od razu odwraca kierunek gry. Jeśli to pierwsza z dwóch kart, które masz wyłożyć, druga też jest twoja; kto gra następny, okaże się na końcu tury. We dwoje niczego to nie zmienia.
rule-S-12 = Dwie karty: następne miejsce musi w swojej turze wyłożyć dwie karty, jedną po drugiej, i po każdej można je sprawdzić; potem dobiera do trzech. Nadal może zamiast tego samo sprawdzić, przed pierwszą. Dwa takie żądania nie dają czterech kart, a przy jednej karcie na ręce wystarczy ta jedna.
rule-S-13 = Kosz: trafia na karty odrzucone razem z kartą, która leży tuż przed nim, i nikt jej nie ogląda. Na pustym rzędzie odchodzi sam. Wyrzucona tak Pułapka jest niegroźna, ale to, co zdziałały Zwrot albo Dwie karty, zostaje. Za grającego ostatnio uważa się tego, kto wyłożył Kosz.
rule-S-14 = Odkryta Pułapka nic nie robi.
rule-S-15 = Po SPRAWDZAM odwraca się wszystkie karty leżące sercem do góry.
rule-S-16 = Najpierw działają ukryte Pułapki. Każdy, kto jakąś ukrył, bierze opanowanie, a sprawdzający jeden żeton nerwów, choćby Pułapek było więcej. Kto wpadnie we własną, bierze i jedno, i drugie.
rule-S-17 = Potem liczy się sumę rzędu. Przy 17 lub więcej sprawdzający bierze opanowanie, a grający ostatnio nerwy. Poniżej 17 jest na odwrót.
rule-S-18 = Nikt nie bierze w jednej rundzie więcej niż jednego opanowania.
rule-S-19 = Kto ma teraz dwa żetony nerwów lub więcej, oddaje dwa, a z nimi jedno opanowanie, jeśli je ma.
rule-S-20 = Rząd trafia na karty odrzucone, a karty na ręce zostają. Następną rundę zaczyna zwycięzca sumy. Gra rusza zgodnie z ruchem wskazówek zegara, a niewykorzystane Dwie karty przepadają.
rule-S-21 = Jeśli po tym wszystkim ktoś ma trzy żetony opanowania, gra się kończy i to jego wygrana. Gdy jest ich kilkoro, wygrywa ten, kto ma mniej nerwów; przy równych wygrana jest wspólna.

move-seventeen-notation = „{ $move }” nie jest ruchem w grze Siedemnaście. Napisz D4, żeby wyłożyć dwustronną 4, S4+ albo S4-, żeby wyłożyć jednostronną 4 odkrytą albo zakrytą, R, T, B albo P ze znakiem + lub - dla karty specjalnej, check albo pass. ({ $rule })
move-seventeen-own-card = To twoja karta leży na końcu: teraz mogą sprawdzić inni. ({ $rule })
move-seventeen-has-passed = Przy tej karcie masz już za sobą pass. ({ $rule })
move-seventeen-open-phase = Właśnie doszła karta: najpierw powiedz check albo pass. ({ $rule })
move-seventeen-nothing-to-pass = To twoja tura, więc nie ma karty rywala, przy której można by spasować. ({ $rule })
move-seventeen-empty-row = Rząd jest pusty: nie ma czego sprawdzać. ({ $rule })
move-seventeen-turn-begun = Sprawdzić można tylko na początku swojej tury: teraz wyłóż drugą kartę. ({ $rule })
move-seventeen-not-in-hand = Nie masz na ręce karty { $card }. ({ $rule })
move-seventeen-only-check = Nie masz już kart, więc możesz tylko sprawdzić. ({ $rule })

table-seventeen-deck = talia: { $count ->
    [0] pusta
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }
table-seventeen-top = na wierzchu { $card }
table-seventeen-discard = odrzucone: { $count }
table-seventeen-cw = gra zgodnie z zegarem ↻
table-seventeen-ccw = gra przeciwnie do zegara ↺
table-seventeen-row = Rząd: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }. Znana suma: { $known }{ $hearts ->
    [0] .
    [one] , do tego { $hearts } serce.
    [few] , do tego { $hearts } serca.
   *[other] , do tego { $hearts } serc.
  }
table-seventeen-row-empty = Rząd jest pusty.
table-seventeen-row-over = Rząd jest odwrócony.
table-seventeen-head-mastery = opanowanie
table-seventeen-head-nerves = nerwy
table-seventeen-head-backs = karty
table-seventeen-head-now = teraz
table-seventeen-plays = gra
table-seventeen-plays-two = gra dwie karty
table-seventeen-plays-second = gra drugą kartę
table-seventeen-passed = pas
table-seventeen-may-check = może sprawdzić
table-seventeen-played-last = ostatnia karta
table-seventeen-shown = Odwrócone: { $sum }. SPRAWDZAM: { $caller }, ostatnia karta: { $last }.
table-seventeen-hand = Twoja ręka
table-seventeen-hand-empty = Nie masz kart na ręce.
table-seventeen-key = D dwustronna, S jednostronna, { $heart } zakryta · R Zwrot, T Dwie, B Kosz, P Pułapka

label-seventeen-lay = znana suma: { $known }{ $hearts ->
    [0] { "" }
   *[other] { " " }(+ { $hearts } ♥)
  }
label-seventeen-hide = zakryta, dla ciebie: { $known }{ $hearts ->
    [0] { "" }
   *[other] { " " }(+ { $hearts } ♥)
  }
label-seventeen-check = już 17? znana suma: { $known }{ $hearts ->
    [0] { "" }
   *[other] { " " }(+ { $hearts } ♥)
  }
label-seventeen-pass = niech leży
label-seventeen-R = odwraca kierunek
label-seventeen-T = następne miejsce gra dwie
label-seventeen-B = wyrzuca ostatnią kartę
label-seventeen-bin-alone = odchodzi, rząd zostaje pusty
label-seventeen-P = odkryta nic nie robi
label-seventeen-trap = ukryj pułapkę
label-seventeen-idle = zakryta, warta zero

do-seventeen-lay = Wyłóż { $card ->
    [D1] dwustronną 1
    [D2] dwustronną 2
    [D3] dwustronną 3
    [D4] dwustronną 4
    [D5] dwustronną 5
    [S1] jednostronną 1
    [S2] jednostronną 2
    [S3] jednostronną 3
    [S4] jednostronną 4
    [S5] jednostronną 5
    [R] Zwrot
    [T] Dwie karty
    [B] Kosz
    [P] Pułapkę
   *[other] kartę
  }{ $side ->
    [up] { " " }przodem do góry
    [down] { " " }sercem do góry
   *[both] { "" }
  }
do-seventeen-check = Powiedz SPRAWDZAM
do-seventeen-pass = Spasuj

card-seventeen-name = { $card ->
    [D1] dwustronna 1
    [D2] dwustronna 2
    [D3] dwustronna 3
    [D4] dwustronna 4
    [D5] dwustronna 5
    [S1] jednostronna 1
    [S2] jednostronna 2
    [S3] jednostronna 3
    [S4] jednostronna 4
    [S5] jednostronna 5
    [R] Zwrot
    [T] Dwie karty
    [B] Kosz
    [P] Pułapka
   *[other] zakryta karta
  }
card-seventeen = { card-seventeen-name }{ $side ->
    [up] { " " }przodem do góry
    [down] { " " }sercem do góry
   *[both] { "" }
  }

log-seventeen-lay = { $who ->
    [you] Wykładasz: { card-seventeen-name }.
   *[other] { $name } wykłada: { card-seventeen-name }.
  }
log-seventeen-hide = { $who ->
    [you] Wykładasz sercem do góry: { card-seventeen-name }.
   *[other] { $name } wykłada sercem do góry: { card-seventeen-name }.
  }
log-seventeen-heart = { $name } wykłada serce.
log-seventeen-R = { $who ->
    [you] Wykładasz Zwrot
   *[other] { $name } wykłada Zwrot
  }: kierunek się odwraca.
log-seventeen-T = { $who ->
    [you] Wykładasz Dwie karty
   *[other] { $name } wykłada Dwie karty
  }: tyle musi zagrać następne miejsce.
log-seventeen-B = { $who ->
    [you] Wykładasz Kosz
   *[other] { $name } wykłada Kosz
  }: znika razem z kartą przed nim.
log-seventeen-P = { $who ->
    [you] Pokazujesz Pułapkę.
   *[other] { $name } pokazuje Pułapkę.
  }
log-seventeen-pass = { $who ->
    [you] Pasujesz.
   *[other] { $name } pasuje.
  }
log-seventeen-check = { $who ->
    [you] Mówisz SPRAWDZAM!
   *[other] { $name } mówi SPRAWDZAM!
  } Rząd jest wart { $sum }: { $reached ->
    [yes] to wystarczy.
   *[no] to nie jest 17.
  }
log-seventeen-trap = { $who ->
    [you] Była tam twoja ukryta Pułapka.
   *[other] Była tam ukryta Pułapka: { $name }.
  }
log-seventeen-tokens = { $name }: opanowanie { $mastery }, nerwy { $nerves }.
log-seventeen-draw = Dobierasz: { card-seventeen-name }.
