move-piles-notation = „{ $move }” nie jest ruchem w Stosach. Napisz 37A, żeby zagrać 37 na stos A, end, żeby skończyć turę, start albo decline przed pierwszą turą, albo sygnał: A!, A!!, A~, A-. ({ $rule })
move-piles-started = Drużyna już ustaliła, kto zaczyna. ({ $rule })
move-piles-not-started = Najpierw drużyna ustala, kto zaczyna: powiedz start albo decline. ({ $rule })
move-piles-has-declined = Masz już za sobą odmowę; zacznie ktoś inny. ({ $rule })
move-piles-last-must-start = Wszyscy pozostali odmówili, więc zaczynasz ty. ({ $rule })
move-piles-minimum = W tej turze { $played ->
    [one] zagrano jedną kartę
    [few] zagrano { $played } karty
   *[other] zagrano { $played } kart
  }; przed jej końcem trzeba zagrać co najmniej { $owed }. ({ $rule })
move-piles-not-in-hand = Nie masz na ręce karty { $card }. ({ $rule })
move-piles-not-higher = { $card } nie pasuje na stos { $pile }: musi być wyższa niż { $top } albo równa { $back }. ({ $rule })
move-piles-not-lower = { $card } nie pasuje na stos { $pile }: musi być niższa niż { $top } albo równa { $back }. ({ $rule })
move-piles-only-higher = { $card } nie pasuje na stos { $pile }: musi być wyższa niż { $top }. ({ $rule })
move-piles-only-lower = { $card } nie pasuje na stos { $pile }: musi być niższa niż { $top }. ({ $rule })
move-piles-signal-alone = Grasz solo: nie ma komu dawać sygnałów. ({ $rule })
move-piles-signal-no-cards = Sygnały dają tylko ci, którzy mają karty. ({ $rule })
move-piles-signal-set = Twój sygnał na stosie { $pile } już tak mówi. ({ $rule })

piles-name = Stosy
piles-tagline = Jedna drużyna, cztery stosy, 98 kart: połóżcie wszystkie, na dwa stosy w górę i na dwa w dół.
option-piles-minimum = Najmniej kart w turze
option-piles-smaller_hands = Mniejsze ręce (każdy ma o jedną kartę mniej)
option-piles-on_fire = W ogniu (22, 33, 44, 55, 66 i 77 płoną)
ask-piles-start = Kto zaczyna? Zgłoś się, jeśli twoja ręka dobrze otwiera, albo odmów.
ask-piles-play = { $played ->
    [0] Twoja kolej: zagrywaj karty po jednej, a potem zakończ turę.
   *[other] Zagraj następną kartę albo zakończ turę, jeśli masz już dość.
  }

rule-P-01 = Karty to liczby od 2 do 99. Stosy A i B rosną od 1, stosy C i D maleją od 100.
rule-P-02 = W grze solo masz osiem kart, we dwoje każdy ma siedem, w trzy osoby i więcej po sześć. Reszta to zakryta talia.
rule-P-03 = Obejrzyjcie swoje karty i ustalcie, kto zaczyna. Zgłoś się (start), żeby wziąć pierwszą turę, albo odmów (decline), żeby zostawić ją innym; ostatnia osoba bez odmowy musi zacząć. W grze solo po prostu zaczynasz.
rule-P-04 = W swojej turze zagrywaj, ile kart chcesz, po jednej, na dowolne stosy; co najmniej dwie, dopóki w talii są karty. Jeśli masz ich na początku tury mniej, zagraj wszystkie.
rule-P-05 = Na A i B karta musi być wyższa od wierzchniej. O ile wyższa, jest obojętne.
rule-P-06 = Na C i D karta musi być niższa od wierzchniej. O ile niższa, jest obojętne.
rule-P-07 = Krok wstecz: karta niższa dokładnie o 10 może trafić na A lub B, a wyższa dokładnie o 10 na C lub D. Rób to, ile razy się da.
rule-P-08 = Wolno zagrać całą rękę w jednej turze.
rule-P-09 = Kończysz turę, gdy masz już dość zagranych kart, albo kończy się ona z twoją ostatnią kartą. Potem dobierasz do pełnej ręki, na ile starczy talii, i kolej przechodzi na następne miejsce zgodnie z ruchem wskazówek zegara.
rule-P-10 = Gdy talia jest pusta, wystarczy jedna karta w turze. To, ile trzeba zagrać, ustala się na początku tury.
rule-P-11 = Kto nie ma już kart, jest pomijany.
rule-P-12 = Gra jest od razu przegrana, gdy miejsce na turze musi jeszcze coś zagrać, a żadna jego karta nigdzie nie pasuje. Przed ślepym zaułkiem nic nie ostrzega.
rule-P-13 = Drużyna wygrywa, gdy wszystkie 98 kart leży na stosach. W innym razie wynikiem jest liczba kart, które zostały na rękach i w talii; mniej niż dziesięć to wynik znakomity.
rule-P-14 = Nie wolno zdradzać liczb, nawet aluzją. Zamiast tego w każdej chwili można dać sygnał o stosie: A! zostaw, jeśli możesz, A!! zostaw koniecznie, A~ tylko małe kroki, A- nic. Sygnał zostaje, dopóki go nie zmienisz albo nie zacznie się twoja tura.
rule-P-15 = Tylko z opcją minimum=3: w turze trzeba zagrać co najmniej trzy karty zamiast dwóch.
rule-P-16 = Tylko z mniejszymi rękami: każdy ma o jedną kartę mniej, czyli siedem, sześć albo pięć.
rule-P-17 = Tylko w wariancie W ogniu: 22, 33, 44, 55, 66 i 77 płoną, gdy leżą na wierzchu. Każdą trzeba przykryć najpóźniej w turze po tej, w której została zagrana, inaczej drużyna od razu przegrywa. Instrukcja tylko wymienia ten wariant; zasada jest złożona z publicznych opisów.

table-piles-deck = Talia: { $count ->
    [0] pusta
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }
table-piles-left = do zagrania { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  } z 98
table-piles-played = w tej turze { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }
table-piles-up = w górę
table-piles-down = w dół
table-piles-burning-now = { $pile } płonie: trzeba przykryć przed końcem tej tury.
table-piles-burning-next = { $pile } płonie: trzeba przykryć przed końcem następnej tury.
table-piles-burnt = { $pile } spłonął.
table-piles-head-hand = ręka
table-piles-head-signals = sygnały
table-piles-declined = nie zaczyna
table-piles-hand = Twoja ręka i skok każdej karty
table-piles-key = { $back } krok wstecz o 10 · { $no } nie pasuje
signal-piles-if-you-can = zostaw, jeśli możesz
signal-piles-by-all-means = zostaw koniecznie
signal-piles-small-steps = tylko małe kroki
signal-piles-nothing = nic

label-piles-back = krok wstecz
label-piles-jump = { $jump }
label-piles-end = zakończ turę
label-piles-start = weź pierwszą turę
label-piles-decline = zostaw ją innym
label-piles-signal = { $pile }: { $sign }

do-piles-play = Zagraj { $card } na stos { $pile }
do-piles-end = Zakończ turę
do-piles-start = Weź pierwszą turę
do-piles-decline = Zostaw pierwszą turę innym
do-piles-signal = Daj sygnał o stosie { $pile }: { $means ->
    [if-you-can] { signal-piles-if-you-can }
    [by-all-means] { signal-piles-by-all-means }
    [small-steps] { signal-piles-small-steps }
   *[nothing] { signal-piles-nothing }
  }

log-piles-play = { $who ->
    [you] Zagrywasz { $card } na { $pile } ({ $jump }).
   *[other] { $name } zagrywa { $card } na { $pile } ({ $jump }).
  }
log-piles-back = { $who ->
    [you] Zagrywasz { $card } na { $pile }: krok wstecz.
   *[other] { $name } zagrywa { $card } na { $pile }: krok wstecz.
  }
log-piles-start = { $who ->
    [you] Zaczynasz.
   *[other] { $name } zaczyna.
  }
log-piles-decline = { $who ->
    [you] Nie chcesz zaczynać.
   *[other] { $name } nie chce zaczynać.
  }
log-piles-signal = { $who ->
    [you] Dajesz sygnał
   *[other] { $name } daje sygnał
  } o stosie { $pile }: { $sign }.
log-piles-draw = Dobierasz { $cards }.
result-piles-won = Wszystkie 98 kart leży na stosach: drużyna wygrywa!
result-piles-excellent = { $count ->
    [one] Została tylko jedna karta
    [few] Zostały tylko { $count } karty
   *[other] Zostało tylko { $count } kart
  }: znakomity wynik, choć to jeszcze nie wygrana.
result-piles-lost = Gra przegrana: z 98 kart { $count ->
    [one] została jedna
    [few] zostały { $count }
   *[other] zostało { $count }
  }.
result-piles-burnt = Płonąca karta nie została w porę przykryta; z 98 kart { $count ->
    [one] została jedna
    [few] zostały { $count }
   *[other] zostało { $count }
  }.
result-piles-share = { $name }: { $count ->
    [one] { $count } zagrana karta
    [few] { $count } zagrane karty
   *[other] { $count } zagranych kart
  }, { $back ->
    [one] { $back } krok wstecz
    [few] { $back } kroki wstecz
   *[other] { $back } kroków wstecz
  }.
