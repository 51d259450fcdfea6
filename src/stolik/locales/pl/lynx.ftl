lynx-name = Ryś
lynx-tagline = Wykładaj zestawy kart jednej wartości, kradnij niższe o tej samej liczbie kart i pozbądź się całej ręki przed innymi.

option-lynx-mode = Tryb (advanced: kto nie może ukraść, nie dobiera; expert: jedynki kradną też trzynastki i jokery)

rule-L-01 = Kart jest 109: wartości od 1 do 13, każda osiem razy, i pięć jokerów. Łapa pokazuje, czyja jest kolej.
rule-L-02 = W grze na trzy do pięciu osób każdy dostaje 13 kart. Reszta to zakryta talia; sześć pierwszych kart z niej odkrywa się i tworzą pulę. Łapę na początku ma osoba z pierwszego miejsca.
rule-L-03 = W swojej turze zagrywasz jedną kartę lub kilka kart tej samej wartości: kładziesz je przed sobą jako nową warstwę, na swoich poprzednich. Nie musisz zagrywać wszystkich, jakie masz.
rule-L-04 = Jokery zagrane z innymi kartami mają ich wartość. Jokery zagrane same biją każdą wartość.
rule-L-05 = Potem porównujesz nową warstwę z wierzchnią warstwą każdego innego miejsca, zgodnie z ruchem wskazówek zegara. Jeśli leży tam tyle samo kart, a twoje są wyższe, musisz tę warstwę ukraść. W jednej turze nikt nie traci więcej niż jednej warstwy.
rule-L-06 = O skradzionej warstwie najpierw decyduje złodziej: może wziąć karty na rękę, a wtedy okradzione miejsce dobiera tyle kart, ile straciło.
rule-L-07 = Jeśli złodziej ich nie chce, decyduje okradzione miejsce: bierze karty z powrotem na rękę albo odrzuca je i dobiera tyle samo.
rule-L-08 = Każdą dobieraną kartę można wziąć z talii albo z puli, a zanim wybierzesz następną, wolno obejrzeć poprzednią. Karty leżące w puli dalej na prawo od razu się przesuwają; dopiero po dobraniu wszystkich kart pulę uzupełnia się z talii, od prawej strony, do sześciu.
rule-L-09 = Pusta talia pozostaje pusta i karty bierze się już tylko z puli. Jeśli w trakcie dobierania skończy się pula, resztę daje talia, dopóki starcza.
rule-L-10 = Skradziona warstwa znika ze stołu bez względu na to, co stanie się z jej kartami. Na wierzchu leży teraz warstwa pod nią i inni mogą ją ukraść, dopóki w następnej turze nie zostanie przykryta.
rule-L-11 = Warstwy samych jokerów nic nie bije, więc nie da się jej ukraść. W trybie eksperckim potrafią to jedynki.
rule-L-12 = Jeśli nie było komu nic ukraść, wolno ci dobrać jedną kartę, bez względu na zagrane karty. Na tym tura się kończy, a łapę dostaje następne miejsce zgodnie z ruchem wskazówek zegara.
rule-L-13 = Zagranie ostatniej karty z ręki natychmiast kończy grę. Te karty już niczego nie kradną.
rule-L-14 = Gra kończy się także wtedy, gdy po dobraniu karty nie ma już nic ani w talii, ani w puli. Tego, co zostało do dobrania lub ukradzenia, już się nie robi.
rule-L-15 = Każda karta przed tobą jest warta punkt, każda na ręce kosztuje punkt. Wygrywa najwyższy wynik; przy równych ten, przy którym na ręce jest mniej kart, a jeśli i to nie rozstrzyga, wygrana jest wspólna.
rule-L-16 = Joker, który wraca na rękę, jest znów jokerem, bez względu na to, co zastępował na stole.
rule-L-17 = Tylko w trybie zaawansowanym i eksperckim: kto nie może ukraść, nic nie dobiera.
rule-L-18 = Tylko w trybie eksperckim: jedynki kradną tyle samo trzynastek i tyle samo jokerów leżących bez innych kart. Jedynki nadal może ukraść każda wyższa wartość.
rule-L-19 = Pojedynek, dla dwóch osób: każda bierze jawnie dwa jokery. Pozostałe 105 kart się tasuje i każda osoba dostaje jeszcze 11. Pulę odkrywa się jak zawsze.
rule-L-20 = Pojedynek: gracz wirtualny ma 13 odkrytych kart, ułożonych według wartości. Odkrywa się je po jednej, ale trzynastka lub joker trafia zamiast tego do puli, na najniższą kartę, która leży tam pojedynczo (z równych na tę bardziej na lewo), i odkrywa się następną kartę. Gdy żadna karta nie leży pojedynczo, trafia na grupę z najniższą kartą na spodzie; do pustej puli trafia jako karta pojedyncza.
rule-L-21 = Pojedynek: grupa zajmuje jedno miejsce puli. Dobranie jej liczy się jak jedna karta, a na rękę idzie cała.
rule-L-22 = Pojedynek: jeśli gracz wirtualny ma tyle samo kart niższej wartości, ile liczy twoja nowa warstwa, musisz ukraść ten zestaw, czyli wszystkie jego karty tej wartości; z kilku takich zestawów wybierasz jeden. Bierzesz go na rękę, a gracz wirtualny od razu znów ma 13 kart, o ile starczy talii.
rule-L-23 = Pojedynek: jeśli możesz okraść i gracza wirtualnego, i drugą osobę, gracz wirtualny jest pierwszy.
rule-L-24 = Pojedynek: kartę bez potrzeby wolno dobrać tylko wtedy, gdy nie było czego ukraść ani graczowi wirtualnemu, ani drugiej osobie.

ask-lynx-play = Twoja kolej: zagraj karty jednej wartości, jeśli chcesz, to z jokerami.
ask-lynx-steal = Okradasz gracza wirtualnego. Który zestaw bierzesz?
ask-lynx-keep = Kradniesz warstwę. Czy zatrzymujesz jej karty?
ask-lynx-robbed = Skradziono ci warstwę, ale złodziej zostawia ci karty. Bierzesz je z powrotem na rękę czy odrzucasz i dobierasz tyle samo?
ask-lynx-draw = { $to_draw ->
    [one] Masz do dobrania jedną kartę.
    [few] Masz do dobrania { $to_draw } karty.
   *[other] Masz do dobrania { $to_draw } kart.
  } Z talii czy z puli?
ask-lynx-free-draw = Nie było komu nic ukraść. Dobierz jedną kartę albo zakończ turę.

move-lynx-notation = „{ $move }” nie jest ruchem w Rysiu. Napisz 3x4, żeby zagrać trzy czwórki, 3x4+1J, żeby dołożyć jokera, 2xJ, żeby zagrać same dwa jokery; keep (zatrzymaj) albo leave (zostaw), back (z powrotem) albo discard (odrzuć); deck (talia), pool 2 (pula) albo end (koniec), a w pojedynku steal 9 (kradnij). ({ $rule })
move-lynx-robbed-decides = O kartach decyduje najpierw okradzione miejsce { $actor }. ({ $rule })
move-lynx-other-draws = Miejsce { $actor } jeszcze dobiera karty. ({ $rule })
move-lynx-play-first = Teraz trzeba zagrać z ręki karty jednej wartości, na przykład 2x7. ({ $rule })
move-lynx-not-in-hand = { $count ->
    [0] Nie masz na ręce żadnej karty o wartości { $value }.
    [one] Masz na ręce tylko jedną kartę o wartości { $value }.
    [few] Masz na ręce tylko { $count } karty o wartości { $value }.
   *[other] Masz na ręce tylko { $count } kart o wartości { $value }.
  } ({ $rule })
move-lynx-too-few-jokers = { $count ->
    [0] Nie masz na ręce jokera.
    [one] Masz na ręce tylko jednego jokera.
    [few] Masz na ręce tylko { $count } jokery.
   *[other] Masz na ręce tylko { $count } jokerów.
  } ({ $rule })
move-lynx-must-steal = Najpierw okradnij gracza wirtualnego: napisz steal i wartość zestawu, na przykład steal 9. ({ $rule })
move-lynx-wrong-set = { $count ->
    [0] Gracz wirtualny nie ma karty o wartości { $value }.
    [one] Jednej karty o wartości { $value } nie możesz ukraść: musi być tyle kart, ile leży w twojej nowej warstwie, i muszą być niższe.
   *[other] Zestawu { $count } kart o wartości { $value } nie możesz ukraść: musi być tyle kart, ile leży w twojej nowej warstwie, i muszą być niższe.
  } ({ $rule })
move-lynx-keep-or-leave = Kradniesz warstwę: zatrzymaj jej karty (keep) albo je zostaw (leave). ({ $rule })
move-lynx-back-or-discard = Skradziono ci warstwę: weź karty z powrotem (back) albo je odrzuć (discard). ({ $rule })
move-lynx-deck-empty = Talia jest pusta. ({ $rule })
move-lynx-no-place = W puli nie ma miejsca { $place }: { $places ->
    [0] jest pusta
    [one] jest tylko jedno
    [few] są tylko { $places }
   *[other] jest tylko { $places }
  }. ({ $rule })
move-lynx-draw-or-end = Nie było komu nic ukraść: dobierz kartę z talii lub z puli albo zakończ turę. ({ $rule })
move-lynx-must-draw = { $count ->
    [one] Masz jeszcze do dobrania jedną kartę
    [few] Masz jeszcze do dobrania { $count } karty
   *[other] Masz jeszcze do dobrania { $count } kart
  }: napisz deck albo pool i numer miejsca. ({ $rule })

options-lynx-duel = Dwie osoby grają w pojedynek, a ten zna tylko tryb basic, nie { $mode }.
position-lynx-empty = { $key } jest puste: warstwa i miejsce puli mają co najmniej jedną kartę.
position-lynx-mixed-layer = { $key } ma warstwę o więcej niż jednej wartości: { $cards }.
position-lynx-places = Liczba miejsc w puli to { $count }, a może być najwyżej { $most }.
position-lynx-actor = W fazie { $phase }, gdy łapę ma miejsce { $turn }, ruchu nie może mieć miejsce { $actor }.
position-lynx-to-rob = Faza { $phase } nie pasuje do { $count ->
    [0] pustego to_rob
   *[other] niepustego to_rob
  }.
position-lynx-no-layer = Miejsca { $seat } z to_rob nie da się okraść: ma łapę albo nie ma żadnej warstwy.
position-lynx-to-draw = Faza { $phase } nie pasuje do to_draw równego { $count }.
position-lynx-no-free-draw = W tym trybie nikt nie dobiera bez potrzeby, więc nie ma fazy free draw.
position-lynx-nothing-to-steal = W fazie steal właśnie zagrane karty nie mogą nic ukraść graczowi wirtualnemu.

table-lynx-deck = Talia: { $count ->
    [0] pusta
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }
table-lynx-discard = odrzucone: { $cards }
table-lynx-no-discard = nic nie odrzucono
table-lynx-pool = Pula
table-lynx-pool-empty = Pula jest pusta.
table-lynx-virtual = Gracz wirtualny: { $cards }
table-lynx-head-hand = ręka
table-lynx-head-points = punkty
table-lynx-head-top = na wierzchu
table-lynx-head-beneath = pod spodem
table-lynx-head-known = znane z ręki
table-lynx-paw = łapa
table-lynx-robbing = { $who ->
    [you] Kradniesz { $layer }; traci { $victim }.
   *[other] { $name } kradnie { $layer }; traci { $victim }.
  }
table-lynx-robbing-yours = { $name } kradnie ci { $layer }.
table-lynx-drawing = { $who ->
    [you] { $count ->
        [one] Masz do dobrania jedną kartę.
        [few] Masz do dobrania { $count } karty.
       *[other] Masz do dobrania { $count } kart.
      }
   *[other] { $count ->
        [one] { $name } ma do dobrania jedną kartę.
        [few] { $name } ma do dobrania { $count } karty.
       *[other] { $name } ma do dobrania { $count } kart.
      }
  }
table-lynx-next = Następne do okradzenia: { $names }.
table-lynx-hand = Twoja ręka: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }

label-lynx-play = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kart
  }
label-lynx-steals = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kart
  }, kradnie { $layers }
label-lynx-last = twoje ostatnie karty: koniec gry
label-lynx-keep = weź { $layer } na rękę
label-lynx-leave = o { $layer } zdecyduje okradzione miejsce
label-lynx-back = { $layer } z powrotem na rękę
label-lynx-discard = odrzuć { $layer } i dobierz { $count }
label-lynx-deck = karta, której nikt nie widział
label-lynx-pool = { $cards }
label-lynx-end = zakończ turę bez karty
label-lynx-steal = { $layer } na rękę

do-lynx-play = Zagraj { $value ->
    [J] { $count ->
        [one] jednego jokera
        [few] { $count } jokery
       *[other] { $count } jokerów
      }
   *[other] { $count ->
        [one] jedną kartę o wartości { $value }
        [few] { $count } karty o wartości { $value }
       *[other] { $count } kart o wartości { $value }
      }{ $jokers ->
        [0] { "" }
        [one] { " " }i jednego jokera
        [few] { " " }i { $jokers } jokery
       *[other] { " " }i { $jokers } jokerów
      }
  }
do-lynx-keep = Zatrzymaj skradzione karty
do-lynx-leave = Zostaw skradzione karty
do-lynx-back = Weź karty z powrotem
do-lynx-discard = Odrzuć karty i dobierz tyle samo
do-lynx-draw = { $from ->
    [deck] Dobierz z talii
   *[pool] Dobierz z miejsca { $place } w puli
  }
do-lynx-steal = Ukradnij karty o wartości { $value }
do-lynx-end = Zakończ turę bez dobierania

card-lynx = { $card ->
    [J] joker
   *[other] { $card }
  }

log-lynx-play = { $who ->
    [you] Zagrywasz { $layer }.
   *[other] { $name } zagrywa { $layer }.
  }
log-lynx-keep = { $who ->
    [you] Kradniesz i zatrzymujesz { $layer }; traci { $victim }.
   *[other] { $name } kradnie i zatrzymuje { $layer }; traci { $victim }.
  }
log-lynx-keep-yours = { $name } kradnie ci { $layer } i zatrzymuje.
log-lynx-leave = { $who ->
    [you] Kradniesz { $layer }, ale nie chcesz tych kart; traci { $victim }.
   *[other] { $name } kradnie { $layer }, ale nie chce tych kart; traci { $victim }.
  }
log-lynx-leave-yours = { $name } kradnie ci { $layer }, ale nie chce tych kart.
log-lynx-back = { $who ->
    [you] Bierzesz { $layer } z powrotem.
   *[other] { $name } bierze { $layer } z powrotem.
  }
log-lynx-discard = { $who ->
    [you] Odrzucasz { $layer }.
   *[other] { $name } odrzuca { $layer }.
  }
log-lynx-deck = { $name } dobiera z talii.
log-lynx-deck-yours = Dobierasz z talii: { $card }.
log-lynx-pool = { $who ->
    [you] Dobierasz z puli: { $cards }.
   *[other] { $name } dobiera z puli: { $cards }.
  }
log-lynx-steal = { $who ->
    [you] Kradniesz graczowi wirtualnemu { $layer }.
   *[other] { $name } kradnie graczowi wirtualnemu { $layer }.
  }

result-lynx-played-out = { $who ->
    [you] Nie masz już kart na ręce.
   *[other] { $name } nie ma już kart na ręce.
  }
result-lynx-drawn-out = Talia i pula są puste.
result-lynx-score = { $name }: { $points } ({ $laid } na stole, { $held } na ręce)
