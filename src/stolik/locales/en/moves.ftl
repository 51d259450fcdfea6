# Why a move is refused. Every sentence may use $rule, $seat and $move.
move-over = The game is over. ({ $rule })
move-not-your-turn = It is not your turn: seat { $turn } is to play. ({ $rule })
