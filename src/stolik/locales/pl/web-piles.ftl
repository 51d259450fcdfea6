piles-card-spoken = { $card }{ $fits ->
    [yes] , pasuje na stos
   *[no] { "" }
  }
piles-pile-spoken = Stos { $pile }, { $up ->
    [true] rosnący
   *[other] malejący
  }, na wierzchu { $top }{ $burning ->
    [0] { "" }
   *[other] , płonie
  }{ $fits ->
    [yes] . Wybrana karta pasuje, { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
      } dalej
    [back] . Wybrana karta cofa o dziesięć
   *[no] { "" }
  }
piles-burns = { $turns ->
    [1] zakryj teraz
   *[other] płonie
  }
piles-signal = { $means ->
    [if-you-can] zostaw, jeśli możesz
    [by-all-means] koniecznie zostaw
    [small-steps] tylko małe kroki
   *[nothing] cofnij mój sygnał
  }
piles-signal-spoken = { $name }: { $sign ->
    [if-you-can] zostaw, jeśli możesz
    [by-all-means] koniecznie zostaw
   *[small-steps] tylko małe kroki
  }
piles-signal-open = Sygnał o stosie { $pile }
piles-mate-spoken = { $name }{ $bot ->
    [true] , bot
   *[other] { "" }
  }{ $gone ->
    [true] , bez połączenia
   *[other] { "" }
  }{ $turn ->
    [true] , na ruchu
   *[other] { "" }
  }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }
piles-declined = nie zaczyna
piles-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }
piles-left = { $count ->
    [one] została { $count }
    [few] zostały { $count }
   *[other] zostało { $count }
  }
piles-played = w tej turze: { $count }
piles-pick-first = Najpierw wybierz kartę.
piles-do-end = Koniec tury
piles-do-start = Zaczynam
piles-do-decline = Nie ja
key-piles-play = połóż wybraną kartę na stosie A, B, C lub D
key-piles-end = zakończ turę
