web-seventeen-check = SPRAWDZAM!
web-seventeen-pass = Pas
web-seventeen-left = zostało { $seconds } s na sprawdzenie
web-seventeen-ways = Jak położyć kartę
web-seventeen-way = { $side ->
    [up] Odkryta
    [down] Zakryta
   *[both] Połóż
  }
web-seventeen-tokens = opanowanie { $mastery } z 3, nerwy { $nerves }
web-seventeen-called = { $name }: SPRAWDZAM! Liczymy…
web-seventeen-act = { $card ->
    [check] SPRAWDZAM!
    [heart] zakryta
    [R] Zwrot
    [T] Dwie karty
    [B] Kosz
    [P] Pułapka
   *[other] kładzie { $value }
  }
web-seventeen-gain = { $got ->
    [mastery] + opanowanie
    [nerves] + nerwy
    [both] + jedno i drugie
   *[snap] puściły nerwy
  }
web-seventeen-held = Na ręce widać: { $count ->
    [0] { $hearts ->
        [0] nic
        [one] { $hearts } serce
        [few] { $hearts } serca
       *[other] { $hearts } serc
      }
   *[other] { $known }{ $hearts ->
        [0] { "" }
        [one] , { $hearts } serce
        [few] , { $hearts } serca
       *[other] , { $hearts } serc
      }
  }
web-seventeen-key-pick = wybierz kartę z ręki; dwustronną drugi raz, żeby ją położyć
web-seventeen-key-up = połóż wybraną przodem do góry
web-seventeen-key-down = połóż wybraną sercem do góry
web-seventeen-key-check = SPRAWDZAM!
web-seventeen-key-pass = pas
web-seventeen-key-clear = odłóż wybraną kartę
