card-toads = { $toad ->
    [true] { $card }, ropucha
   *[other] { $card }
  }{ $zone ->
    [row] , w rzędzie
   *[other] { "" }
  }
toads-row-spoken = { $count ->
    [0] Rząd jest pusty
   *[other] Rząd: { $cards }
  }
toads-end-spoken = Na końcu rzędu leży { $card }.
toads-seat-spoken = { $name }{ $you ->
    [true] {" "}(ty)
   *[other] { "" }
  }{ $bot ->
    [true] , bot
   *[other] { "" }
  }{ $gone ->
    [true] , bez połączenia
   *[other] { "" }
  }{ $turn ->
    [true] , na ruchu
   *[other] { "" }
  }. Na ręce { $held ->
    [one] { $held } karta
    [few] { $held } karty
   *[other] { $held } kart
  }, zdobyte: { $gained }, kary: { $penalties }, razem { $points }.
toads-you = Ty
toads-held = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }
toads-place = Dołóż { $card }
toads-take = { $count ->
    [one] Zabierz kartę
   *[other] Zabierz rząd ({ $count })
  }
toads-sort = { $order ->
    [twins] Ułóż po kolei
   *[other] Ułóż bliźniaczki obok siebie
  }
toads-act-place = kładzie { $card }
toads-act-pull = { $card } + { $with }
toads-act-take = zabiera rząd
toads-confirm-take = Zabrać rząd? To { $count ->
    [one] { $count } karta kary
    [few] { $count } karty kary
   *[other] { $count } kart kary
  }: { $points }.
key-toads-take = zabierz rząd
key-toads-sort = ułóż karty inaczej
