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
