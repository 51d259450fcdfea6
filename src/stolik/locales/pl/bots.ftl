# Boty: jakie są ich poziomy i dlaczego wybierają dany ruch.
bot-easy = myli się i daje wygrać
bot-normal = równy przeciwnik
bot-hard = myśli naprzód i liczy karty
bot-expert = nie spieszy się i gra najlepiej, jak umie

bot-why-only = Nic innego nie wolno tu zrobić.
bot-why-any = Gra cokolwiek, byle wolno.
bot-why-rule = Tak wygląda najlepiej na pierwszy rzut oka; niczego nie trzeba było próbować.
bot-why-tried = Wygrywa w około { $best } % gier rozegranych stąd na próbę, następny ruch w około { $next } %.
