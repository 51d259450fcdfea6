# Ready phrases: short, warm, without numbers.
phrase-hello = Hello, everyone!
phrase-luck = Good luck!
phrase-nice = Nicely done!
phrase-wow = Wow!
phrase-close = That was close!
phrase-oops = Oops…
phrase-sorry = Sorry!
phrase-thinking = Let me think…
phrase-no-hurry = Take your time.
phrase-thanks = Thank you!
phrase-good-game = Good game!
phrase-again = Shall we play again?
