"""The games, by name."""

from __future__ import annotations

from stolik.engine.errors import UnknownGame
from stolik.engine.game import Definition, Game
from stolik.games import lie, lynx, piles, seventeen, toads

GAMES: dict[str, Definition] = {
    game.DEFINITION.name: game.DEFINITION for game in (toads, piles, lie, lynx, seventeen)
}


def game(name: str, players: int | None = None, **options: object) -> Game:
    """A game by name, with its number of players (the fewest it takes, if left out) and its options."""
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(name, tuple(GAMES))
    return Game(GAMES[name], players, options)
