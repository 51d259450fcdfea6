lie-seat-spoken = { $name }{ $bot ->
    [true] , bot
   *[other] { "" }
  }{ $gone ->
    [true] , bez połączenia
   *[other] { "" }
  }{ $turn ->
    [true] , na ruchu
   *[other] { "" }
  }{ $out ->
    [true] , poza grą
   *[other] , { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
      }
  }{ $chose ->
    [true] , karty obrócone
   *[other] { "" }
  }{ $has ->
    [true] . Zakład { $bid }
   *[other] { "" }
  }
lie-bid-short = { $count } × { $value }
lie-out = poza grą
lie-you-out = Jesteś już poza tą grą.
lie-reveal = Odkryte ręce wszystkich
lie-found = { $found ->
    [0] nie ma żadnej
    [one] jest { $found }
    [few] są { $found }
   *[other] jest { $found }
  }
lie-verdict = { $held ->
    [true] Zakład się zgadza: { $loser ->
        [you] przegrywasz rundę.
       *[other] rundę przegrywa { $checker }.
      }
   *[other] Kłamstwo: { $loser ->
        [you] przegrywasz rundę.
       *[other] rundę przegrywa { $bidder }.
      }
  }
lie-values = Wartość zakładu
lie-fewer = o jedną mniej
lie-more = o jedną więcej
lie-count = liczba: { $count }
lie-bid = Obstaw { $count } × { $value }
lie-check = SPRAWDZAM!
lie-ladder = Zakłady tej rundy
lie-no-bids = nikt jeszcze nie obstawił
lie-in-play = { $count ->
    [one] { $count } karta w grze
    [few] { $count } karty w grze
   *[other] { $count } kart w grze
  }
lie-ready = Gotowe: { $values }
key-lie-value = obróć tę kartę albo wybierz tę wartość
key-lie-count = obstaw o jedną więcej, o jedną mniej
key-lie-bid = gotowe albo obstaw
key-lie-check = SPRAWDZAM!
