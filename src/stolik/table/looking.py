"""What a viewer is shown: the table, the game now, and how it ended."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from stolik.engine.telling import Step
from stolik.engine.text import Text
from stolik.games import GAMES
from stolik.table import undoing
from stolik.table.play import Play
from stolik.table.shapes import Chair, Choice, Now, Result, Settings, TableInfo, View
from stolik.table.talk import PHRASES

if TYPE_CHECKING:
    from stolik.table.log import Log
    from stolik.table.table import Table


def info(table: Table, seat: int, person: str) -> TableInfo:
    made = table.made
    here = table.presence.here
    return TableInfo(
        id=made.table,
        code=made.code,
        settings=Settings(made.game, made.players, made.options, made.listed, made.clock, made.hints, made.pace),
        stage=table.stage,
        chairs=[chair(table, number, seat) for number in range(made.players)],
        spectators=len(here - table.persons.keys()),
        seat=None if seat < 0 else seat,
        host=bool(person) and person == table.host,
        commitment=table.commitment,
        phrases=list(PHRASES) if seat >= 0 else [],
        chat=seat >= 0 and table.game.definition.free_talk,
        muted=sorted(table.seats[seat].muted) if seat >= 0 else [],
        undo=table.wish.shape() if table.wish else None,
        rematch=table.follower,
        result=result(table, seat) if table.stage == "over" else None,
    )


def chair(table: Table, number: int, viewer: int) -> Chair:
    seat = table.seats[number]
    return Chair(
        kind="person" if seat.person else "open" if seat.open else "bot",
        name=seat.name,
        level=seat.level or None,  # type: ignore[arg-type]
        connected=seat.person in table.presence.here,
        away=seat.away,
        host=bool(seat.person) and seat.person == table.host,
        you=number == viewer,
        ready=seat.ready,
    )


def now(table: Table, log: Log) -> Now:
    play, view, n = table.play, log.view, len(log.lines)
    if play is None or view is None or table.stage == "over":
        return Now(n, log.history.hexdigest(), view, [], [], [], None, [], None, False, False)
    seat, state, name, telling = log.seat, play.state, table.made.game, table.telling
    plays = seat >= 0 and table.seats[seat].by_person
    awaited = plays and play.is_awaited(seat)
    return Now(
        n,
        log.history.hexdigest(),
        view,
        actors=play.actors(seat),
        choices=[choice(name, word) for word in state.legal(seat)] if awaited else [],
        signals=[choice(name, word) for word in state.signals(seat)] if plays and play.signalling else [],
        asked=telling.asked(view) if awaited else called(play, seat),
        rules=list(telling.applying(view)),
        left=left(table, play),
        can_undo=plays and undoing.possible(table, seat),
        can_hint=awaited and table.made.hints,
    )


@lru_cache(maxsize=16384)
def choice(game: str, word: str) -> Choice:
    return Choice(word, GAMES[game].notation.parts(word))


def called(play: Play, seat: int) -> Text | None:
    """Somebody who has called waits for the race."""
    return Text("table-called") if play.window is not None and seat in play.window.calls else None


def left(table: Table, play: Play) -> float | None:
    """Seconds until the clock decides, as of the last command."""
    clock = table.made.clock
    if table.paused:
        return None
    if play.window is not None:
        end = play.window.since + clock.call_window
    elif clock.decision is not None:
        end = min([asked.at for asked in play.asked.values()]) + clock.decision
    else:
        return None
    return max(0.0, round(end - table.time, 3))


# -- the end


def result(table: Table, seat: int) -> Result:
    """How it ended: worked out once, for everybody who may ask."""
    if not table.results:
        assert table.play is not None
        state, steps = table.play.state, course(table, table.play)
        hands, viewers = state.position()["hands"], list(table.everybody)
        for viewer, view in zip(viewers, state.views(viewers), strict=True):
            table.results[viewer] = worked_out(table, table.play, steps, viewer, view, hands)
    return table.results[seat]


def worked_out(table: Table, play: Play, steps: list[Step], viewer: int, view: View, hands: object) -> Result:
    """From the steps as everybody saw them; only the last one, and where it led to, as the viewer did."""
    outcome = play.state.outcome
    assert outcome is not None
    seat, move = play.moves[-1]
    seen = move if seat == viewer else table.seen(move, seat, viewer)
    last = Step(seat, seen, steps[-1].before, view)
    return Result(
        winners=list(outcome.winners),
        scores=list(outcome.scores),
        closing=table.game.definition.telling.closing([*steps[:-1], last], outcome, table.names),
        view={**view, "hands": hands},
        secret=table.secret.hex(),
        shares=[share.hex() for share in table.shares],
    )


def course(table: Table, play: Play) -> list[Step]:
    """The moves that stand, as a spectator saw them: those that are told again at the end."""
    state, chapter = play.before(0), table.game.definition.chapter
    steps = []
    for seat, move in play.moves:
        before = state.copy()
        state.play(seat, move)
        if state.over or chapter(state.kernel) != chapter(before.kernel):
            steps.append(Step(seat, table.seen(move, seat, -1), before.view(None), state.view(None)))
    return steps
