# Stół w terminalu: pytania, odpowiedzi, przechowywanie.
you = Ty
seat-person = Człowiek
yes = tak
no = nie

prompt-move = Twój ruch (? to pomoc):
prompt-signal = Enter, żeby zagrali inni, albo sygnał (? to pomoc):
moves-more = … i jeszcze { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
  }: wszystkie pokaże polecenie ruchy.
too-late = Twoje { $move } już się nie liczy: ktoś był szybszy.
signals-none = Nie ma teraz czego sygnalizować.
rule-unknown = Nie ma zasady { $rule }. Wszystkie pokaże polecenie zasady.

command-moves = ruchy
command-signals = sygnały
command-undo = cofnij
command-log = przebieg
command-table = stół
command-rules = zasady
command-quit = koniec
explain-intro = Wpisz ruch tak, jak się go zapisuje, albo jego numer z listy.
explain-moves = ruchy — ponumerowana lista ruchów
explain-signals = sygnały — co możesz zasygnalizować innym
explain-undo = cofnij — cofa twój ostatni ruch, jeśli od tego czasu nie wyszło na jaw nic ukrytego
explain-log = przebieg — wszystko, co się wydarzyło
explain-table = stół — rysuje stół jeszcze raz
explain-rules = zasady — wszystkie zasady; ? z numerem, na przykład ?T-08, wyjaśnia jedną
explain-quit = koniec — wyjście; gra jest zapisana i czeka na ciebie

undone = Cofnięte.

setup-game = { $name } — { $tagline }
setup-which-game = Która gra
setup-hint = Enter przyjmuje to, co stoi w nawiasie.
setup-players = Liczba graczy ({ $fewest }–{ $most })
setup-bots = Pozostali gracze
setup-running = Masz niedokończoną grę, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
  } za wami.
setup-go-on = Gramy ją dalej

left-before = Nic się nie zaczęło.
left = Gra jest zapisana w { $file }
left-resume = Dalszy ciąg: { $command }
kept = Zapis tej gry jest w { $file }
kept-verify = Każdy może go sprawdzić: stolik verify { $file }
put-away = Niedokończona gra jest zachowana w { $file }

replay-page = Krok { $number } z { $last }
replay-deal = Karty rozdane.
replay-unfinished = Na tym zapis się kończy; gra trwa.
replay-prompt = Enter dalej · p wstecz · numer · q wyjście:
replay-keys = Enter albo n: dalej, p: wstecz, q: wyjście, albo numer od 0 do { $last }.

refused-other-seats = To nie jest gra jednej osoby z botami ({ $seats }), więc nie da się jej tu dokończyć. Można ją odtworzyć.
refused-not-text = { $file } nie jest plikiem tekstowym, więc nie jest zapisem gry.
refused-cannot-read = Nie da się odczytać { $file }: { $problem }.
refused-cannot-write = Nie da się zapisać { $file }: { $problem }.
refused-file-exists = W { $file } jest już gra i nie zostanie nadpisana. Podaj inny plik.
refused-file-other-game = W { $file } jest gra { $game }.
refused-file-finished = Gra w { $file } jest skończona. Obejrzyj ją poleceniem stolik replay albo podaj inny plik.
refused-file-other-settings = Jest niedokończona gra ({ $settings }), o innych ustawieniach niż podane. Pomiń ustawienia, żeby grać ją dalej, albo dodaj --new, żeby zacząć inną; stara zostanie zachowana.
refused-file-broken = Nie da się grać dalej gry zapisanej w { $file }: { $problem } Dodaj --new, żeby zacząć inną; plik zostanie zachowany.
refused-bots = Liczba podanych botów to { $given }, a potrzebna to { $count }. Podaj jednego dla wszystkich albo po jednym na miejsce.
refused-yes-or-no = Odpowiedz tak albo nie, a nie „{ $value }”.
