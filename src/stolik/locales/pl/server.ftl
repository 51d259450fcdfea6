# Serwer: co mówi przy starcie i czego odmawia.
serve-here = Stolik jest tutaj: { $url }
serve-lan = Na telefonie, w tej samej sieci: { $url }
serve-stop = Ctrl+C zatrzymuje serwer. Nic nie ginie.
serve-in-use = Inny Stolik używa już pliku { $file }. Zatrzymaj tamten albo podaj inny plik przez --data.
serve-file = Nie można użyć pliku { $file }: { $problem }.
serve-newer = Plik { $file } zapisał nowszy Stolik ({ $problem }). Użyj nowszego.
serve-port = Port { $port } jest zajęty. Podaj inny przez --port.
serve-host = Stolik nie może nasłuchiwać pod adresem { $host }, port { $port }: { $problem }.
serve-no-data = Nie ma pliku { $file }, który można by skopiować.
serve-exists = Plik { $file } już istnieje i zostaje, jaki był. Podaj nazwę nowego pliku.
serve-backup = Nie udało się zapisać pliku { $file }: { $problem }.
backup-done = Wszystko jest w pliku { $file }.
pages-unbuilt = Strony nie są jeszcze zbudowane. W folderze ze źródłami uruchom: python3 run.py serve

server-refused-unknown-table = Nie ma takiego stolika. Może w adresie jest literówka.
server-refused-unknown-page = Pod tym adresem nic nie ma.
server-refused-method = Ten adres odpowiada tylko na { $allowed }.
server-refused-no-key = Serwer jeszcze cię nie zna: najpierw załóż stolik albo usiądź przy którymś.
server-refused-foreign-origin = To wolno tylko stronom tego serwera.
server-refused-too-large = To za długie: najwyżej { $most } bajtów.
server-refused-not-json = Wysłane dane muszą być w formacie JSON (Content-Type: application/json).
server-refused-bad-request = Zapytanie nie jest zapisane tak, jak trzeba: { $problem }.
server-refused-bad-message = Wiadomość nie jest zapisana tak, jak trzeba: { $problem }.
server-refused-too-often = Za dużo naraz. Poczekaj chwilę.
server-refused-too-many-tables = Tyle stolików na jeden dzień wystarczy (najwięcej { $most }). Wróć jutro.
server-refused-no-nickname = Podaj imię, żeby inni wiedzieli, z kim grają.
server-refused-long-nickname = Imię jest za długie: najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
  }.
server-refused-no-hello = Pierwszą wiadomością musi być „hello”.
server-refused-second-hello = Na tym połączeniu „hello” już padło.
server-refused-no-rematch = Rewanżu przy tym stoliku jeszcze nie ma.
server-refused-used-link = Ten link został już użyty albo jest za stary. Utwórz nowy.
server-refused-long-record = Zapis jest za długi, by go pokazać: najwyżej { $most } ruchów.
server-refused-going-down = Serwer właśnie się uruchamia ponownie. Spróbuj za chwilę.
server-refused-internal = Coś poszło nie tak po stronie serwera. Nic się nie zmieniło.
