# Gotowe zwroty: krótkie, ciepłe, bez liczb.
phrase-hello = Cześć wszystkim!
phrase-luck = Powodzenia!
phrase-nice = Pięknie!
phrase-wow = O rety!
phrase-close = Było blisko!
phrase-oops = Ups…
phrase-sorry = Przepraszam!
phrase-thinking = Chwilkę, myślę…
phrase-no-hurry = Spokojnie, bez pośpiechu.
phrase-thanks = Dziękuję!
phrase-good-game = Świetna partia!
phrase-again = Gramy jeszcze raz?
