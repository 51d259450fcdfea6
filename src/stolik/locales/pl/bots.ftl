# Boty: jakie są ich poziomy i dlaczego wybierają dany ruch.
bot-easy = myli się i daje wygrać
bot-normal = równy przeciwnik
bot-hard = myśli naprzód i liczy karty
bot-expert = nie spieszy się i gra najlepiej, jak umie

bot-why-only = Nic innego nie wolno tu zrobić.
bot-why-any = Gra cokolwiek, byle wolno.
bot-why-rule = Tak wygląda najlepiej na pierwszy rzut oka; niczego nie trzeba było próbować.
bot-why-tried = Wygrywa w około { $best } % gier rozegranych stąd na próbę, następny ruch w około { $next } %.

# Kłamstwo
bot-why-lie-solved = Ta runda jest rozwiązana. { $share ->
    [100] Jedyny dobry ruch to właśnie ten.
    [0] Ten ruch prawie nigdy tu nie pada, ale raz na jakiś czas musi.
   *[other] Ten ruch pada tu w około { $share } przypadkach na 100, żeby nie dało się z niego czytać.
  } Wygrywa rundę w około { $worth } przypadkach na 100.
bot-why-lie-check = Sądząc po własnych kartach i po zakładach innych, ten zakład jest prawdziwy tylko w około { $right } przypadkach na 100; najlepiej go sprawdzić.
bot-why-lie-bid = Sądząc po własnych kartach i po zakładach innych, ten zakład jest prawdziwy w około { $right } przypadkach na 100; ze wszystkich wypróbowanych wypada najlepiej.
bot-why-lie-turn = Tak obrócone karty wygrywają najwięcej rund rozegranych na próbę.

# Stosy
bot-why-piles-start = Ta ręka zaczyna lepiej niż około { $worse } na 100 innych.
bot-why-piles-decline = Na 100 rąk, które może mieć ktoś inny, około { $better } zaczyna lepiej niż ta.
bot-why-piles-cover = { $card } przykrywa płonącą kartę na stosie { $pile }, która na koniec tej tury kosztuje przegraną.
bot-why-piles-back = { $won ->
    [0] { $card } cofa stos { $pile } o dziesięć.
    [one] { $card } cofa stos { $pile } o dziesięć i odzyskuje tam miejsce dla jednej karty, która jeszcze przyjdzie.
    [few] { $card } cofa stos { $pile } o dziesięć i odzyskuje tam miejsce dla { $won } kart, które jeszcze przyjdą.
   *[other] { $card } cofa stos { $pile } o dziesięć i odzyskuje tam miejsce dla { $won } kart, które jeszcze przyjdą.
  }
bot-why-piles-pair = Z { $card } na stosie { $pile } można z tej samej ręki cofnąć się o dziesięć kartą { $back }.
bot-why-piles-asked = Na stosie { $other } wyszłoby taniej, ale ktoś prosi tam o ostrożność; dlatego { $card } idzie na stos { $pile }.
bot-why-piles-jump = { $passed ->
    [0] { $card } na stosie { $pile } nie przeskakuje żadnej karty, która jeszcze przyjdzie
    [one] { $card } na stosie { $pile } przeskakuje jedną kartę, która jeszcze przyjdzie
    [few] { $card } na stosie { $pile } przeskakuje { $passed } karty, które jeszcze przyjdą
   *[other] { $card } na stosie { $pile } przeskakuje { $passed } kart, które jeszcze przyjdą
  }{ $dead ->
    [0] .
    [one] , a jedna na razie nigdzie już nie pasuje.
    [few] , a { $dead } na razie nigdzie już nie pasują.
   *[other] , a { $dead } na razie nigdzie już nie pasuje.
  }
bot-why-piles-end = { $passed ->
    [0] Zagrano już dość, a { $card } na stos { $pile } może poczekać.
    [one] Zagrano już dość; nawet { $card } na stosie { $pile } przeskoczy jedną kartę, która jeszcze przyjdzie.
    [few] Zagrano już dość; nawet { $card } na stosie { $pile } przeskoczy { $passed } karty, które jeszcze przyjdą.
   *[other] Zagrano już dość; nawet { $card } na stosie { $pile } przeskoczy { $passed } kart, które jeszcze przyjdą.
  }
bot-why-piles-end-stuck = Zagrano już dość, a żadna inna karta z ręki nie pasuje.

# Seventeen
bot-why-seventeen-low = Sprawdzanie nie może się tu udać: rząd jest na pewno wart mniej niż 17.
