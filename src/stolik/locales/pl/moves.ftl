# Dlaczego ruch jest odrzucony. Każde zdanie może użyć $rule, $seat i $move.
move-over = Gra jest już skończona. ({ $rule })
move-not-your-turn = To nie twoja kolej: gra miejsce { $turn }. ({ $rule })
