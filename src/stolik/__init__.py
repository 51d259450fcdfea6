"""Stolik: card games from Polish rulebooks, as one exact engine.

game = stolik.game("toads", players=2)
state = game.deal(seed="any text")
state.play(0, state.legal(0)[0])
"""

from __future__ import annotations

from stolik.bots import Bot, bot
from stolik.engine.errors import (
    BadOptions,
    BadPosition,
    BadRecord,
    BadSeed,
    IllegalCode,
    IllegalMove,
    StolikError,
    UnknownBot,
    UnknownGame,
    UnknownSeat,
)
from stolik.engine.game import Game
from stolik.engine.kernel import Kernel, playout, playouts
from stolik.engine.observation import Observation
from stolik.engine.record import Record
from stolik.engine.rng import Rng
from stolik.engine.state import Outcome, State
from stolik.games import GAMES, game
from stolik.version import VERSION as __version__

__all__ = [
    "GAMES",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BadSeed",
    "Bot",
    "Game",
    "IllegalCode",
    "IllegalMove",
    "Kernel",
    "Observation",
    "Outcome",
    "Record",
    "Rng",
    "State",
    "StolikError",
    "UnknownBot",
    "UnknownGame",
    "UnknownSeat",
    "__version__",
    "bot",
    "game",
    "playout",
    "playouts",
]
