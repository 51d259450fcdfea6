"""Seats: making a table, sitting down, bots, sending away, starting."""

from __future__ import annotations

import pytest

from stolik.bots import LEVELS
from stolik.engine.text import Text
from stolik.table import commands, events
from stolik.table.refusals import Refused
from stolik.table.seats import BOT_NAMES
from stolik.table.shapes import Clock
from stolik.table.table import Table
from tests.table.evening import SECRET, Evening


def waiting(**wishes: object) -> Evening:
    return Evening("toads", 3, 1, start=False, **wishes)  # type: ignore[arg-type]


def kinds(evening: Evening) -> list[str]:
    return [chair.kind for chair in evening.table.info(None).chairs]


def test_the_maker_sits_first_and_is_the_host() -> None:
    evening = waiting()
    mine, other = evening.table.info("p0"), evening.table.info("stranger")
    assert (mine.seat, mine.host, other.seat, other.host) == (0, True, None, False)
    assert [chair.you for chair in mine.chairs] == [True, False, False]
    assert kinds(evening) == ["person", "open", "open"]
    assert mine.code == "KOTEK"
    assert evening.now(0).view is None


def test_somebody_sits_with_a_name_only() -> None:
    evening = waiting()
    evening.do(commands.Sit("x", "  Zosia   Samosia "))
    assert evening.table.info("x").seat == 1
    assert evening.table.info("x").chairs[1].name == "Zosia Samosia"
    assert evening.told(0) == "Zosia Samosia sits down."


def test_a_seat_can_be_named_and_changed_before_the_start() -> None:
    evening = waiting()
    evening.do(commands.Sit("x", "Zosia", 2))
    assert evening.do(commands.Sit("x", "Zosia", 2)) == []
    assert evening.do(commands.Sit("x", "Zosia")) == []
    evening.do(commands.Sit("x", "Zosia", 1))
    assert kinds(evening) == ["person", "person", "open"]
    assert evening.table.info("x").chairs[1].name == "Zosia"


def test_two_of_the_same_name_are_told_apart() -> None:
    evening = waiting()
    evening.do(commands.Sit("x", "Ala"))
    evening.do(commands.Sit("y", "Ala"))
    assert [chair.name for chair in evening.table.info(None).chairs] == ["Ala", "Ala 2", "Ala 3"]


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "a\u202eb"])
def test_a_name_must_be_readable(name: str) -> None:
    assert waiting().refused(commands.Sit("x", name)).code == "nickname"


def test_taken_seats_cannot_be_taken() -> None:
    evening = waiting()
    assert evening.refused(commands.Sit("x", "Zosia", 0)).code == "taken"
    for seat in (3, -1, 99):
        assert evening.refused(commands.Sit("x", "Zosia", seat)).code == "no-seat"
    evening.do(commands.Sit("x", "Zosia"))
    evening.do(commands.Sit("y", "Ola"))
    assert evening.refused(commands.Sit("z", "Iza")).code == "full"


def test_the_host_places_bots_of_any_level_and_takes_them_away() -> None:
    evening = waiting()
    for level in LEVELS:
        evening.do(commands.SeatBot("p0", evening.id(), 1, level))
        chair = evening.table.info(None).chairs[1]
        assert (chair.kind, chair.level, chair.name) == ("bot", level, BOT_NAMES[0])
    evening.do(commands.OpenSeat("p0", evening.id(), 1))
    assert kinds(evening) == ["person", "open", "open"]
    assert evening.refused(commands.OpenSeat("p0", evening.id(), 1)).code == "open"
    assert evening.refused(commands.SeatBot("p0", evening.id(), 1, "genius")).code == "level"
    assert evening.refused(commands.SeatBot("p0", evening.id(), 0, "greedy")).code == "taken"


def test_a_bot_never_has_the_name_of_somebody_at_the_table() -> None:
    evening = waiting()
    evening.do(commands.Sit("x", BOT_NAMES[0]))
    evening.do(commands.SeatBot("p0", evening.id(), 2, "greedy"))
    assert evening.table.info(None).chairs[2].name == BOT_NAMES[1]


def test_the_host_can_send_somebody_away_before_the_start_only() -> None:
    evening = waiting()
    evening.do(commands.Sit("x", "Zosia"))
    [fact] = evening.do(commands.OpenSeat("p0", evening.id(), 1))
    assert isinstance(fact, events.Freed)
    assert fact.sent
    assert evening.table.info("x").seat is None
    evening.do(commands.Sit("x", "Zosia"))
    evening.do(commands.Start("p0", evening.id(), "greedy"))
    assert evening.refused(commands.OpenSeat("p0", evening.id(), 1)).code == "started"


def test_only_the_host_arranges_and_starts() -> None:
    evening = waiting()
    evening.do(commands.Sit("x", "Zosia"))
    for command in (
        commands.SeatBot("x", evening.id(), 2, "greedy"),
        commands.OpenSeat("x", evening.id(), 0),
        commands.Start("x", evening.id(), "greedy"),
        commands.Start("stranger", evening.id(), "greedy"),
    ):
        assert evening.refused(command).code == "host-only"
    assert evening.refused(commands.OpenSeat("p0", evening.id(), 0)).code == "self"


def test_when_the_host_leaves_before_the_start_the_next_one_is_host() -> None:
    evening = waiting()
    evening.do(commands.Sit("x", "Zosia"))
    evening.do(commands.Leave("p0", evening.id(), "greedy"))
    assert evening.table.info("x").host
    assert not evening.table.info("p0").host
    evening.do(commands.Leave("x", evening.id(), "greedy"))
    assert kinds(evening) == ["open"] * 3
    evening.do(commands.Sit("y", "Ola"))
    assert evening.table.info("y").host


def test_bots_fill_the_seats_at_the_start() -> None:
    evening = waiting()
    evening.do(commands.Sit("x", "Zosia", 2))
    evening.do(commands.Start("p0", evening.id(), "greedy"))
    assert kinds(evening) == ["person", "bot", "person"]
    assert evening.table.info(None).stage == "playing"
    assert evening.now(0).view is not None
    assert evening.refused(commands.Start("p0", evening.id(), "greedy")).code == "started"
    assert evening.refused(commands.Sit("z", "Iza", 1)).code == "started"


def test_spectators_see_the_spectators_view_and_are_counted() -> None:
    evening = Evening("toads", 2, 2)
    evening.do(commands.Connected("stranger"))
    evening.do(commands.Connected("other"))
    assert evening.table.info("p0").spectators == 2
    seen = evening.table.now("stranger")
    assert seen.view == evening.play.state.view(None)
    assert (seen.choices, seen.asked, seen.can_hint, seen.can_undo) == ([], None, False, False)
    evening.do(commands.Disconnected("other"))
    assert evening.table.info("p0").spectators == 1


def test_who_is_connected_shows() -> None:
    evening = Evening("toads", 2, 2, here=False)
    assert [chair.connected for chair in evening.table.info(None).chairs] == [False, False]
    evening.do(commands.Connected("p1"))
    assert [chair.connected for chair in evening.table.info(None).chairs] == [False, True]
    assert evening.table.stirred() == {-1, 0, 1}
    assert evening.table.info_stirred()


def test_start_at_once_waits_for_the_connection_so_that_its_bytes_are_in_the_deal() -> None:
    wishes = commands.Create("t", "C", SECRET, "p0", "Ala", "toads", 3, bots=("easy",), start=True)
    table, _ = Table.create(wishes, 5.0)
    assert [chair.level for chair in table.info(None).chairs] == [None, "easy", "normal"]
    assert table.info("p0").stage == "waiting"
    [started] = table.handle(commands.Connected("p0", "ab" * 16), 6.0)
    assert isinstance(started, events.Started)
    assert started.shares == ["ab" * 16]
    assert table.stage == "playing"


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"game": "chess"}, "options"),
        ({"players": 9}, "options"),
        ({"options": {"colour": 1}}, "options"),
        ({"options": {"players": 2}}, "options"),
        ({"nickname": ""}, "nickname"),
        ({"bots": ("genius",)}, "level"),
        ({"bots": ("easy",) * 3}, "full"),
        ({"clock": Clock(decision=1)}, "setting"),
        ({"clock": Clock(call_window=0.0)}, "setting"),
        ({"clock": Clock(call_window=float("nan"))}, "setting"),
        ({"clock": Clock(away=1)}, "setting"),
        ({"pace": -1.0}, "setting"),
        ({"pace": float("inf")}, "setting"),
    ],
)
def test_a_table_that_makes_no_sense_is_not_made(wishes: dict[str, object], code: str) -> None:
    usual = {"game": "toads", "players": 3, "nickname": "Ala"}
    given = {"table": "t", "code": "C", "secret": SECRET, "person": "p0", **usual, **wishes}
    with pytest.raises(Refused) as caught:
        Table.create(commands.Create(**given), 0.0)  # type: ignore[arg-type]
    assert caught.value.code == code
    assert isinstance(caught.value.text, Text)
    assert caught.value.text.worded("pl") != caught.value.text.worded("en")
