unknown-game = Nie ma gry o nazwie { $name }. Gry to: { $known }.
unknown-seat = Nie ma tu miejsca { $seat }. Miejsca mają numery od 0 do { $last }.
unknown-bot = W grze { $game } nie ma bota { $level }. Są: { $known }.
bad-seed = Ziarno to tekst, liczba całkowita albo bajty, a nie { $seed } ({ $kind }).
illegal-code = Miejsce { $seat } nie może teraz zagrać kodu { $code }.

options-players = Gra { $game } jest dla { $fewest }–{ $most } osób, a podano { $players }.
options-unknown = Nie ma opcji { $option }. Opcje to: { $known }.
options-value = Opcja { $option } nie może mieć wartości { $value }. Możliwe wartości: { $allowed }.
options-other-game = Ten bot gra w { $bot }, a nie w { $game }.
options-nothing-to-choose = Miejsce { $seat } nie ma teraz nic do zrobienia.

position-not-a-mapping = Pozycja to obiekt z kluczami, a nie { $value }.
position-missing-key = W pozycji brakuje klucza { $key }.
position-unknown-key = Klucz { $key } nie należy do pozycji. Znane klucze: { $known }.
position-type = { $key } nie może mieć wartości { $value }. Możliwe wartości: { $wanted }.
position-seat = { $key } wskazuje miejsce { $value }. Miejsca mają numery od 0 do { $last }, każde najwyżej raz.
position-entries = { $key } ma { $count ->
    [one] jeden wpis
    [few] { $count } wpisy
   *[other] { $count } wpisów
  }, a graczy jest { $players }.
position-no-card = { $value } w { $key } nie jest kartą tej gry.
position-doubled = Karta { $card } leży w dwóch miejscach.
position-missing = Te karty nie leżą nigdzie: { $cards }.
position-not-in-zone = { $key } wymienia kartę { $card }, której nie ma w { $zone }.
position-all-declined = Wszyscy odmówili, więc nie miałby kto zacząć.

record-seats = Zapis wymienia { $count ->
    [one] jedno miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
  }, a graczy jest { $players }.
record-not-json = To nie jest zapis gry: w wierszu { $line }, kolumnie { $column } to nie jest JSON.
record-not-a-record = To nie jest zapis gry.
record-missing-key = W zapisie brakuje klucza { $key }.
record-unknown-key = Klucz { $key } nie należy do zapisu.
record-format = Zapis ma format { $format }; ten program czyta format { $known }.
record-type = { $key } w zapisie nie może mieć wartości { $value }.
record-game = Nie da się przygotować gry z zapisu: { $problem }
record-rules = Zapis trzyma się wersji { $rules } zasad gry { $game }; ten program zna wersję { $known }.
record-commitment = Zobowiązanie { $commitment } nie pasuje do sekretu: z niego wynika { $expected }.
record-event = Zdarzenie { $number } jest nieczytelne: { $event }.
record-move = Zdarzenie { $number }, { $event }, jest niemożliwe: { $problem }
record-race = Zdarzenie { $number }, { $event }, nie zgadza się z wyścigiem: pierwsze było miejsce { $first }.
record-check = Zdarzenie { $number }, { $event }, albo coś przed nim zostało zmienione: suma kontrolna się nie zgadza.
record-result = Wynik { $result } nie jest tym, jak skończyła się gra: { $expected }.
