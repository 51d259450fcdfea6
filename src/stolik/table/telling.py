"""Writing an event into every log that is kept, each as its reader may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.engine.telling import Step, who, winners_told
from stolik.engine.text import Text
from stolik.table.log import Kind, Log

if TYPE_CHECKING:
    from stolik.table.events import Moved, Said
    from stolik.table.table import Table


def tell(table: Table, kind: Kind, seat: int | None, text: str) -> None:
    """A line everybody gets, about a seat. The sentence knows `who` (you, other) and `name`."""
    number = table.number
    for log in table.logs.values():
        log.add(number, kind, seat, [Text(text, about(table, seat, log))])


def about(table: Table, seat: int | None, log: Log) -> dict[str, str]:
    return {} if seat is None else {"who": who(seat, log.seat), "name": table.seats[seat].name}


def tell_deal(table: Table) -> None:
    tell(table, "seat", None, "table-started")
    look(table)


def look(table: Table) -> None:
    """Everybody sees the game anew, and whoever is asked has something new to decide."""
    assert table.play is not None
    for log, view in zip(table.logs.values(), table.play.state.views(table.logs), strict=True):
        log.view, log.before = view, None
        log.began = len(log.lines)


def tell_move(table: Table, event: Moved, turned: bool) -> None:
    """A move as each may see it. One that nobody is told of shows only in what it leads to."""
    play = table.play
    assert play is not None
    mover, move, number, told = event.seat, event.move, table.number, table.telling.told
    silent = move in play.silent
    seats = [seat for seat in table.logs if seat == mover] if silent and not turned else list(table.logs)
    for seat, after in zip(seats, play.state.views(seats), strict=True):
        log = table.logs[seat]
        seen = move if seat == mover else table.seen(move, mover, seat)
        before = log.before = log.view
        log.view = after
        assert before is not None
        if seen:
            texts = told(Step(mover, seen, before, before if silent else after), table.names)
            log.add(number, "move", mover, texts, seen, table.parts(seen), event.by)
        if silent and turned:
            texts = [Text("table-quiet"), *told(Step(mover, "", before, after), table.names)]
            log.add(number, "race", None, texts)
        if turned:
            log.began = len(log.lines)
    if play.state.over:
        tell_end(table)


def tell_end(table: Table) -> None:
    assert table.play is not None
    outcome = table.play.state.outcome
    assert outcome is not None
    for log in table.logs.values():
        text = winners_told(outcome, table.names, None if log.seat < 0 else log.seat)
        log.add(table.number, "end", None, [text])


def tell_race(table: Table) -> None:
    """Who called, the first one first; of a single call the move tells enough."""
    assert table.play is not None
    assert table.play.window is not None
    ranking = table.play.window.ranking()
    if len(ranking) < 2:
        return
    for log in table.logs.values():
        texts = [
            Text("table-race", {**about(table, call.seat, log), "place": place, "ms": call.reaction})
            for place, call in enumerate(ranking, 1)
        ]
        log.add(table.number, "race", ranking[0].seat, texts)


def tell_undone(table: Table, seat: int) -> None:
    tell(table, "undo", seat, "table-undone")
    look(table)


def tell_talk(table: Table, event: Said) -> None:
    """For those who do not want to hear the seat the line is empty, so that all count alike."""
    said = Text(event.phrase) if event.phrase else event.text
    for log in table.logs.values():
        deaf = log.seat >= 0 and event.seat in table.seats[log.seat].muted
        fields = {**about(table, event.seat, log), "words": said}
        log.add(table.number, "talk", event.seat, [] if deaf else [Text("table-said", fields)])
