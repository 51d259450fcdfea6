# Stół na żywo: kto siedzi, co dzieje się poza grą i dlaczego czegoś nie wolno.
table-sits = { $name } siada do stołu.
table-bot-sits = { $name } (bot) siada do stołu.
table-leaves = { $name } wstaje od stołu.
table-sent-away = { $name } musi odejść od stołu.
table-started = Zaczynamy grę.
table-quiet = Nikt nie sprawdza.
table-called = Wołasz! Zaraz się okaże, kto wygrywa wyścig.
table-race = { $place }. { $who ->
    [you] Ty
   *[other] { $name }
  }: { $ms } ms
table-handed-over-wish = { $who ->
    [you] Teraz gra za ciebie bot.
   *[other] { $name } oddaje grę botowi.
  }
table-handed-over-away = { $who ->
    [you] Przez twoją nieobecność gra za ciebie bot.
   *[other] { $name } jest gdzie indziej, więc gra bot.
  }
table-taken-back = { $who ->
    [you] Grasz znowu bez bota.
   *[other] { $name } znowu gra bez bota.
  }
table-undo-asked = { $who ->
    [you] Prosisz o cofnięcie swojego ostatniego ruchu.
   *[other] { $name } prosi o cofnięcie ostatniego ruchu.
  }
table-undo-agreed = { $who ->
    [you] Zgadzasz się.
   *[other] { $name } się zgadza.
  }
table-undo-dropped = { $who ->
    [you] Ruch zostaje, tak jak chcesz.
   *[other] Ruch zostaje: tak chce { $name }.
  }
table-undo-late = Ruch zostaje: nie wszyscy odpowiedzieli.
table-undone = { $who ->
    [you] Cofasz swój ostatni ruch.
   *[other] { $name } cofa ostatni ruch.
  }
table-said = { $name }: { $words }
log-empty = Nic się jeszcze nie wydarzyło.

result-won = { $who ->
    [you] Wygrywasz!
   *[other] { $name } wygrywa.
  }
result-shared = Wspólna wygrana: { $names }.
result-nobody = Nikt nie wygrywa.
result-score = { $name }: { $points } { $count ->
    [one] punkt
    [few] punkty
   *[other] punktów
  }

undo-nothing = Nie ma twojego ruchu, który można by cofnąć.
undo-others = Tego nie da się cofnąć: ktoś inny już wykonał ruch.
undo-drawn = Tego nie da się cofnąć: od tego czasu dobrano karty.
undo-revealed = Tego nie da się cofnąć: wyszło na jaw coś ukrytego.

table-refused-id = Polecenie musi mieć identyfikator, najwyżej { $most } znaków.
table-refused-nickname = Wybierz imię, które ma od 1 do { $most } znaków.
table-refused-level = Nie ma bota na poziomie „{ $level }”. Są: { $known }.
table-refused-options = Ta gra nie ma takich opcji.
table-refused-setting = { $setting } nie może mieć wartości { $value }. Może mieć od { $least } do { $most }.
table-refused-no-seat = Przy tym stole nie ma miejsca { $seat }. Miejsca mają numery od 0 do { $last }.
table-refused-taken = Tam już ktoś siedzi.
table-refused-full = Wszystkie miejsca są zajęte.
table-refused-open = Tam nikt nie siedzi.
table-refused-self = To twoje miejsce.
table-refused-started = Gra już się zaczęła.
table-refused-host-only = To może zrobić tylko gospodarz stołu.
table-refused-not-seated = Nie siedzisz przy tym stole.
table-refused-not-playing = Teraz nie toczy się tu żadna gra.
table-refused-not-over = To będzie możliwe po zakończeniu gry.
table-refused-away = Gra za ciebie bot. Najpierw odbierz mu swoje miejsce.
table-refused-not-away = Już grasz bez bota.
table-refused-no-line = Nie ma tu wpisu { $n }. Ostatni ma numer { $last }.
table-refused-stale = Od tego wyboru gra poszła dalej. Spójrz jeszcze raz i wybierz na nowo.
table-refused-called = Twoje zawołanie już się liczy.
table-refused-not-asked = Nie masz teraz nic do zdecydowania.
table-refused-hints-off = Przy tym stole nie ma podpowiedzi.
table-refused-bot = Bot wybiera „{ $move }”, a tego zagrać nie może.
table-refused-phrases-only = W tej grze są tylko sygnały i gotowe zwroty.
table-refused-phrase = Nie ma takiego zwrotu.
table-refused-text = Wiadomość musi mieć od 1 do { $most } znaków.
table-refused-too-much-talk = Nie tak szybko: najwyżej { $most } wiadomości w ciągu { $seconds } sekund.
table-refused-no-wish = Nikt nie prosi o cofnięcie ruchu.
table-refused-wish-waits = Ktoś już prosi o cofnięcie ruchu.
