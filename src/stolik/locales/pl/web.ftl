# Strony w przeglądarce.
web-title = Stolik: gry karciane przy małym stole
go-home = Na stronę główną
close = Zamknij
again = Spróbuj ponownie
no-answer = Serwer nie odpowiada. Czy jest sieć?
lost-title = Tu nic nie ma.
lost-words = Ten adres nie prowadzi do żadnej naszej strony. Może brakuje w nim litery.

home-subtitle = Pięć gier karcianych przy małym stole
home-games = Gry
home-players = { $fewest ->
    [one] 1–{ $most } osób
   *[other] { $fewest }–{ $most } osób
  }
home-minutes = { $least }–{ $most } min
home-play-now = Zagraj teraz
home-with-friends = Ze znajomymi
home-continue = Graj dalej
home-listed = Otwarte stoły
home-finished = Skończone gry
home-replay = Odtwórz zapis gry
tables-your-turn = twoja kolej
tables-open = { $count ->
    [0] komplet
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
  }
tables-playing = gra trwa
tables-over = koniec
tables-more = Pokaż jeszcze { $count }

join-title = Masz kod?
join-code = Kod stołu
join = Dołącz

new-title = { $game } ze znajomymi
new-players = Ile osób gra?
new-clock = Czas na każdą decyzję
new-clock-seconds = { $seconds ->
    [0] bez limitu
   *[other] { $seconds } s
  }
new-hints = Podpowiedzi dozwolone
new-listed = Pokaż stół na stronie głównej: każdy może dołączyć
new-make = Otwórz stół
nickname = Jak cię nazywać przy stole?
nickname-example = np. Ola
guest = Gość
choose-lie-raising-count = liczba
choose-lie-raising-value = wartość
choose-lynx-mode-basic = podstawowy
choose-lynx-mode-advanced = zaawansowany
choose-lynx-mode-expert = ekspercki
choose-seventeen-starter = miejsce { $place }

settings = Ustawienia
settings-language = Język
settings-other-language = Switch to English
settings-theme = Światło
settings-theme-auto = jak w systemie
settings-theme-light = dzień
settings-theme-dark = noc
settings-speed = Ruch kart
settings-speed-0 = bez ruchu
settings-speed-200 = szybki
settings-speed-350 = spokojny
settings-speed-600 = powolny
settings-sound = Dźwięk
settings-large = Większe karty

carry-ask = Graj na innym urządzeniu
carry-why = Link, dzięki któremu inny telefon albo komputer gra pod twoim imieniem, ze wszystkimi stołami.
carry-how = Otwórz to na drugim urządzeniu. Link działa raz, przez { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[other] { $minutes } minut
  }.
carry-title = To samo miejsce, także tutaj
carry-here = Od teraz to urządzenie gra pod imieniem i przy stołach tego, z którego przychodzisz.
carry-take = Przejmij
qr = Kod QR adresu { $address }

line-connecting = Łączenie…
line-open = Połączono.
line-reconnecting = Ponowne łączenie…
line-restart = Ponowne łączenie…
line-slow = Ponowne łączenie…
line-elsewhere = To miejsce jest otwarte w innym oknie.
line-kicked = Twoje miejsce przy tym stole zostało zwolnione.
use-here = Graj tutaj

level-easy = łatwy
level-normal = zwykły
level-hard = trudny
level-expert = mistrz
seat-open = wolne miejsce
seat-bot = bot
seat-bot-level = bot, { $level }
seat-gone = chwilowo nie ma
seat-host = gospodarz
seat-you = ty
seat-put-bot = Bot
seat-level = Jak dobrze gra bot na miejscu { $place }
seat-free = Zwolnij miejsce: { $name }
seat-badge = { $name }{ $you ->
    [true] , to ty
   *[other] { "" }
  }{ $bot ->
    [true] , bot
   *[other] { "" }
  }{ $gone ->
    [true] , chwilowo nie ma
   *[other] { "" }
  }{ $turn ->
    [true] , na ruchu
   *[other] { "" }
  }

invite-title = Zaproś innych
invite-code = Kod
invite-copy = Kopiuj link
invite-copied = Skopiowano
invite-share = Wyślij
sit-down = Usiądź
stand-up = Wstań od stołu
table-full = Wszystkie miejsca są zajęte. Możesz patrzeć.
spectators = { $count ->
    [one] Patrzy 1 osoba
    [few] Patrzą { $count } osoby
   *[other] Patrzy { $count } osób
  }
start = Zaczynamy
start-with-bots = { $count ->
    [one] Zaczynamy; wolne miejsce zajmie bot
    [few] Zaczynamy; { $count } wolne miejsca zajmą boty
   *[other] Zaczynamy; { $count } wolnych miejsc zajmą boty
  }
waiting-for-host = Grę zacznie gospodarz stołu.

status-waiting = Przed grą
status-over = Koniec gry.
status-moment = Chwileczkę…
status-others = { $count ->
    [one] Na ruchu: { $names }
   *[other] Na ruchu: { $names }
  }
status-watching = { $names ->
    [none] Patrzysz na grę.
   *[other] Patrzysz na grę. Na ruchu: { $names }
  }
title-turn = ● Twoja kolej ·{" "}
clock-left = { $seconds ->
    [one] Została 1 sekunda
    [few] Zostały { $seconds } sekundy
   *[other] Zostało { $seconds } sekund
  }
tools = Narzędzia
menu = Więcej
hint = Podpowiedź
hint-value = wygrywa { $percent } %
undo = Cofnij
undo-asked = { $name } prosi o cofnięcie ruchu.
undo-waiting = { $name } prosi o cofnięcie ruchu.
undo-yes = Zgoda
undo-no = Nie
result = Wynik

side = Przebieg, zasady, rozmowa
side-unread = Przebieg, zasady, rozmowa; { $count ->
    [one] 1 nieprzeczytana wiadomość
    [few] { $count } nieprzeczytane wiadomości
   *[other] { $count } nieprzeczytanych wiadomości
  }
side-log = Przebieg
side-rules = Zasady
side-talk = Rozmowa
side-moves = Ruchy
rules-now = Teraz ważne
rules-all = Wszystkie zasady
talk-empty = Nikt jeszcze nic nie mówi.
talk-phrases = Gotowe zdania
talk-words = Powiedz coś
talk-say = Powiedz
talk-mute = Nie słuchaj: { $name }
talk-unread = { $count ->
    [one] 1 nieprzeczytana wiadomość
    [few] { $count } nieprzeczytane wiadomości
   *[other] { $count } nieprzeczytanych wiadomości
  }
moves-none = Nikt cię teraz o nic nie pyta.
moves-beyond = { $count ->
    [one] Jest jeszcze { $count } ruch: znajdziesz go na stole.
    [few] Są jeszcze { $count } ruchy: znajdziesz je na stole.
   *[other] Jest jeszcze { $count } ruchów: znajdziesz je na stole.
  }
refusal-rule = Zasada { $rule }

review-moment = Chwila { $at } z { $of }
review-now = Wróć do teraz
step-first = Na początek
step-back = Krok wstecz
step-on = Krok naprzód
step-last = Na koniec
step-play = Odtwarzaj
step-pause = Zatrzymaj

away-title = { $count ->
    [one] Pod twoją nieobecność zaszło 1 zdarzenie
    [few] Pod twoją nieobecność zaszły { $count } zdarzenia
   *[other] Pod twoją nieobecność zaszło { $count } zdarzeń
  }
away-fine = Dobrze
away-bot = Za ciebie gra bot.
away-return = Wróć na miejsce
leave-title = Oddaj miejsce botowi
leave-words = Bot zagra za ciebie dalej, znając tylko twoje karty. Na miejsce możesz wrócić w każdej chwili.
leave-yes = Oddaj botowi
leave-no = Gram dalej

confirm = Na pewno?
confirm-yes = Tak, zrób to
confirm-no = Nie

keys = Klawisze
key-tab = do następnej rzeczy
key-arrows = między kartami, ruchami i wierszami
key-enter = wybierz albo zagraj
key-escape = zamknij albo odłóż
key-log = przebieg
key-rules = zasady
key-talk = rozmowa
key-moves = lista ruchów
key-hint = podpowiedź
key-undo = cofnij ruch
key-keys = ta lista

end-you-won = Wygrywasz!
end-you-share = Wspólna wygrana, także twoja!
end-won = { $count ->
    [0] Nikt nie wygrywa
    [one] Wygrywa { $names }
   *[other] Wspólna wygrana: { $names }
  }
end-team-won = Udało się, razem!
end-team-lost = Tym razem się nie udało
end-rematch = Jeszcze raz w tym samym gronie
end-rematch-waiting = Czekamy na resztę
end-to-rematch = Do nowego stołu
end-open-hands = Zobacz wszystkie ręce
end-replay = Odtwórz
end-record = Zapis gry

deal-kept = Karty rozdano uczciwie: sprawdziła to ta przeglądarka
deal-broken = Sekret nie pasuje do obietnicy
deal-explained = Jeszcze przed pierwszym graczem ten stół ogłosił SHA-256 pewnego sekretu. { $shares ->
    [0] Z tego sekretu wynikają wszystkie tasowania.
    [one] Przeglądarka jednej osoby dodała swoje losowe bajty; wszystkie tasowania wynikają z obu razem.
   *[other] Przeglądarki graczy (liczba: { $shares }) dodały swoje losowe bajty; wszystkie tasowania wynikają ze wszystkiego razem.
  } Kart nie dało się więc wybrać: nie może tego sam serwer ani nikt z grających.
deal-secret = Sekret, ujawniony po grze
deal-hash = Jego SHA-256, policzone tutaj
deal-commitment = Co ogłoszono przed grą
deal-seed = Ziarno wszystkich tasowań
deal-verify = Całą grę można odtworzyć z zapisu: stolik verify PLIK

replay-title = Odtwarzanie
replay-how = Upuść zapis skończonej gry tutaj albo na dowolnej innej stronie, albo wybierz plik.
replay-choose = Wybierz zapis
replay-drop = Upuść zapis tutaj
replay-eyes = Czyimi oczami
replay-eyes-open = wszystko odkryte
replay-eyes-spectator = oczami widza
replay-moment = Chwila gry
replay-start = Karty są rozdane.
replay-verified = sprawdzone: każdy ruch był dozwolony, a karty są te obiecane
replay-unverified = rozdania nie da się sprawdzić
