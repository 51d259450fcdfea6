# Ryś w przeglądarce.
lynx-you = Ty
lynx-virtual = Gracz wirtualny
lynx-discard = Odrzucone karty
lynx-close = Zamknij

lynx-seat-spoken = { $name }{ $you ->
    [true] {" "}(ty)
   *[other] { "" }
  }{ $bot ->
    [true] , bot
   *[other] { "" }
  }{ $gone ->
    [true] , bez połączenia
   *[other] { "" }
  }{ $paw ->
    [true] , ma łapę
   *[other] { "" }
  }{ $asked ->
    [true] , decyduje
   *[other] { "" }
  }. Na ręce { $held ->
    [one] { $held } karta
    [few] { $held } karty
   *[other] { $held } kart
  }, na stole { $laid }, razem { $points }. { $top ->
    [none] Nic jeszcze nie leży.
    [J] Na wierzchu same jokery: { $count }.
   *[other] Na wierzchu { $count } razy { $top }{ $jokers ->
        [0] { "" }
       *[other] , w tym jokery: { $jokers }
      }.
  }
lynx-stack-spoken = { $value ->
    [J] Na ręce jokery: { $count }
   *[other] Na ręce { $value }, { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } kart
      }
  }
lynx-set-spoken = Gracz wirtualny: { $value }, { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kart
  }
lynx-deck-spoken = { $count ->
    [0] Talia, pusta
    [one] Talia, { $count } karta
    [few] Talia, { $count } karty
   *[other] Talia, { $count } kart
  }
lynx-place-spoken = Pula, miejsce { $place }: { $cards }
lynx-discard-spoken = { $count ->
    [one] Odrzucone: { $count } karta
    [few] Odrzucone: { $count } karty
   *[other] Odrzucone: { $count } kart
  }

lynx-play = Zagraj { $cards }
lynx-steals-from = kradnie: { $names }
lynx-steals-nothing = nic nie kradnie
lynx-step-count = Ile kart
lynx-step-jokers = Ile jokerów
lynx-more-count = Jedna karta więcej
lynx-fewer-count = Jedna karta mniej
lynx-more-jokers = Jeden joker więcej
lynx-fewer-jokers = Jeden joker mniej

lynx-choose-keep = Weź { $layer }
lynx-choose-keep-then = na rękę; { $victim } dobiera { $count }
lynx-choose-leave = Zostaw { $layer }
lynx-choose-leave-then = { $victim } odzyskuje albo odrzuca
lynx-choose-back = Odzyskaj { $layer }
lynx-choose-back-then = z powrotem na rękę, nic nie dobierasz
lynx-choose-discard = Odrzuć { $layer }
lynx-choose-discard-then = { $count ->
    [one] i dobierasz jedną kartę
    [few] i dobierasz { $count } karty
   *[other] i dobierasz { $count } kart
  }
lynx-end = Zakończ turę
lynx-end-then = bez dobierania

lynx-known = { $count ->
    [0] Nikt nie zna żadnej karty z tej ręki
   *[other] Znane karty na ręce
  }{ $unknown ->
    [0] { "" }
    [one] {" "}(zakryta: { $unknown })
   *[other] {" "}(zakryte: { $unknown })
  }
lynx-layers = { $count ->
    [0] Na stole nic nie leży
   *[other] Warstwy, od wierzchniej
  }
lynx-with-jokers = { $jokers ->
    [one] z jokerem
   *[other] z jokerami ({ $jokers })
  }
lynx-sort = { $order ->
    [value] Ułóż największe zestawy najpierw
   *[other] Ułóż według wartości
  }

lynx-act-play = { $value ->
    [J] zagrywa { $count }×J
   *[other] zagrywa { $count }×{ $value }{ $jokers ->
        [0] { "" }
       *[other] +{ $jokers }J
      }
  }
lynx-act-keep = kradnie i bierze
lynx-act-leave = kradnie, zostawia
lynx-act-back = odzyskuje
lynx-act-discard = odrzuca
lynx-act-draw = dobiera { $times }
lynx-act-steal = kradnie { $value }

lynx-confirm-last = To twoje ostatnie karty i gra się skończy. Będziesz mieć { $mine } pkt, a ktoś inny { $best }. Zagrać?

key-lynx-count = ile kart wybranej wartości zagrać
key-lynx-jokers = z iloma jokerami
key-lynx-pair = pierwsza albo druga z dwóch decyzji przy kradzieży
key-lynx-draw = dobierz z talii albo z miejsca puli
key-lynx-end = zakończ turę bez dobierania
key-lynx-sort = ułóż rękę inaczej
