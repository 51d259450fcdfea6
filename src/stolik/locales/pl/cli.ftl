# Wiersz poleceń.
help-stolik = Stolik: gry karciane przy małym stole, w przeglądarce i w terminalu.
help-more = Więcej powie stolik POLECENIE --help. Język wybiera --lang pl|en, wersję podaje --version.
help-usage = Użycie:
help-options = Co można podać
help-serve = Udostępnia stoliki przeglądarkom, twojej i znajomych. Samo stolik robi to samo.
help-backup = Kopiuje wszystko, co trzyma serwer, do nowego pliku; serwer może działać dalej.
help-play = Zagraj z botami albo wróć do niedokończonej gry.
help-simulate = Niech boty rozegrają wiele gier; zobacz, jak im idzie.
help-games = Lista gier, z liczbą graczy i opcjami.
help-rules = Zasady gry.
help-verify = Sprawdź, czy zapis gry mówi prawdę.
help-replay = Obejrzyj zapis krok po kroku.
help-game = gra: zobacz stolik games
help-file = plik z zapisem; przy backup plik, który ma powstać
help-option-players = ilu gra
help-option-option = opcja gry; można podać kilka razy
help-option-bots = boty, jedna nazwa dla wszystkich albo lista: easy, normal, hard, expert, greedy, random
help-option-seat = twoje miejsce, licząc od 0; zwykle 0
help-option-seed = ten sam tekst rozdaje te same karty
help-option-save = przechowuj grę w tym pliku; gra, która tam jest, będzie grana dalej
help-option-new = zacznij nową grę, a niedokończoną odłóż
help-option-yes = o nic nie pytaj, przyjmij to, co zwykle
help-option-games = ile gier; zwykle 1000
help-option-limit = przerwij grę po tylu ruchach
help-option-json = wypisz jeden dokument JSON
help-option-host = adres, pod którym serwer nasłuchuje; zwykle 0.0.0.0, żeby telefony w domu mogły dołączyć
help-option-port = port; zwykle 8017 albo następny wolny
help-option-data = plik, w którym serwer trzyma wszystko
help-option-no-browser = nie otwieraj przeglądarki
help-option-lang = język; zwykle taki jak w systemie
help-option-help = pokaż tę pomoc

usage-language = Nie ma tu języka „{ $value }”. Są: { $known }.
usage-command = Nie ma polecenia „{ $command }”. Są: { $known }.
usage-arguments = Tak się tego polecenia nie zapisuje: { $problem }.
usage-argument = { $argument } zapisuje się inaczej. Zobacz stolik { $command } --help.
usage-unknown = stolik { $command } nie zna { $argument }. Zobacz stolik { $command } --help.
usage-missing = Brakuje { $argument }.
usage-number = { $option } to liczba całkowita, co najmniej { $least }, a nie „{ $value }”.
usage-pair = Opcję zapisuje się NAZWA=WARTOŚĆ, a nie „{ $value }”.
interrupted = Przerwane.

games-players = od { $fewest } do { $most } osób
games-hint = Zagraj: stolik play toads · z opcjami: stolik play toads -o rounds=1 --players 3

verified = { $file } mówi prawdę: każdy ruch był dozwolony i niczego nie zmieniono.
verified-game = Gra: { $game }
verified-seats = Przy stole: { $seats }
verified-deal = Karty rozdano z sekretu, do którego należy zobowiązanie { $commitment }
verified-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
  }
verified-unfinished = Gra jeszcze trwa.

simulate-playing = Gramy
simulate-title = { $name }: { $settings }
simulate-bot = bot
simulate-wins = wygrane
simulate-interval = przedział 95 %
simulate-score = średni wynik
simulate-deviation = rozrzut
simulate-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[other] { $count } gier
  }, miejsca na zmianę; wspólne wygrane liczą się częściami.
simulate-lengths = Ruchów w grze: średnio { $mean }, rozrzut { $deviation }, od { $least } do { $most }.
simulate-team = Drużyna wygrała { $rate } gier (przedział 95 %: { $interval }).
simulate-left = Zostało kart: średnio { $mean }, rozrzut { $deviation }, od { $least } do { $most }.
simulate-cut-off = { $count ->
    [one] { $count } grę przerwano
    [few] { $count } gry przerwano
   *[other] { $count } gier przerwano
  } na limicie; nie liczą się nigdzie indziej.
simulate-seed = Jeszcze raz z tymi samymi kartami: --seed { $seed }
figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
