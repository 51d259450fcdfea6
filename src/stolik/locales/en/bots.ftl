# Bots: what their levels are like, and why they choose a move.
bot-easy = makes mistakes, and lets you win
bot-normal = a fair opponent
bot-hard = thinks ahead, and counts the cards
bot-expert = takes its time and plays as well as it can

bot-why-only = It is the only thing that may be done here.
bot-why-any = It plays anything that is allowed.
bot-why-rule = It is what looks best at first sight; nothing was tried out.
bot-why-tried = It wins about { $best } % of the games tried out from here, the next best move about { $next } %.
