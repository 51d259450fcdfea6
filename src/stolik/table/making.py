"""Making a table: are the wishes for it possible?"""

from __future__ import annotations

from stolik.engine.errors import BadOptions, UnknownGame
from stolik.engine.game import Game
from stolik.games import game as find_game
from stolik.table.commands import Create
from stolik.table.events import Created
from stolik.table.refusals import refused, wrong
from stolik.table.seats import known_level
from stolik.table.shapes import Clock

DECISION = (5, 7 * 24 * 3600)  # seconds, from … to
CALL_WINDOW = (1.0, 60.0)
AWAY = (10, 7 * 24 * 3600)
PACE = (0.0, 10.0)


def created(command: Create, now: float) -> Created:
    game = game_of(command)
    if len(command.secret) != 32:
        raise ValueError("the secret of a deal has 32 bytes")
    if len(command.bots) >= game.players:
        raise refused("full")
    for level in command.bots:
        known_level(level)
    check_clock(command.clock)
    within("pace", command.pace, PACE)
    return Created(
        now,
        command.table,
        command.code,
        command.secret.hex(),
        game.name,
        game.definition.version,
        game.players,
        dict(game.options),
        command.listed,
        command.clock,
        command.hints,
        command.pace,
        command.start,
    )


def game_of(wishes: Create | Created) -> Game:
    try:
        return find_game(wishes.game, players=wishes.players, **wishes.options)
    except (UnknownGame, BadOptions) as error:
        raise wrong("options", error) from None
    except TypeError:
        raise refused("options") from None


def check_clock(clock: Clock) -> None:
    if clock.decision is not None:
        within("decision", clock.decision, DECISION)
    if clock.away is not None:
        within("away", clock.away, AWAY)
    within("call_window", clock.call_window, CALL_WINDOW)


def within(setting: str, value: float, limits: tuple[float, float]) -> None:
    if not limits[0] <= value <= limits[1]:
        raise refused("setting", setting=setting, value=str(value), least=str(limits[0]), most=str(limits[1]))
