"""Deals that can be checked: the commitment comes first, everyone adds bytes, the secret comes last."""

from __future__ import annotations

import hashlib
import json

import msgspec
import pytest

import stolik
from stolik.table import commands
from stolik.table.refusals import Refused
from tests.settings import NAMES
from tests.table.evening import SECRET, Evening, everything


def played_out(game: str, players: int = 3, persons: int = 2, **wishes: object) -> Evening:
    evening = Evening(game, players, persons, **wishes)  # type: ignore[arg-type]
    while evening.table.stage == "playing":
        facts = evening.think()
        for seat in range(persons):
            if evening.choices(seat):
                facts += evening.any_move(seat)
        if not facts:
            evening.wait(1)
    return evening


@pytest.mark.parametrize("game", NAMES)
def test_the_record_of_a_finished_game_verifies(game: str) -> None:
    evening = played_out(game)
    record = evening.table.record()
    again = stolik.Record.loads(record.dumps(), stolik.game)
    assert again.dumps() == record.dumps()
    assert again.shares == [b"\x00" * 16, b"\x01" * 16]
    assert again.seats == ["Ala", "Bob", "Ada (greedy)"]
    info = evening.table.info("p0")
    assert again.commitment == info.commitment
    result = info.result
    assert result is not None
    outcome = again.state().outcome
    assert outcome is not None
    assert (tuple(result.winners), tuple(result.scores)) == (outcome.winners, outcome.scores)
    assert hashlib.sha256(bytes.fromhex(result.secret)).hexdigest() == info.commitment
    assert result.shares == ["00" * 16, "01" * 16]
    assert result.closing[0].worded("pl")
    assert result.view["hands"] == evening.play.state.position()["hands"]


def test_the_commitment_stands_before_anybody_sits_and_does_not_change() -> None:
    expected = hashlib.sha256(SECRET).hexdigest()
    evening = Evening("toads", 2, start=False)
    assert evening.table.info("stranger").commitment == expected
    evening.do(commands.Start("p0", evening.id(), "greedy"))
    assert evening.table.info("p0").commitment == expected


def test_the_deal_is_made_of_the_secret_and_the_bytes_of_every_person() -> None:
    evening = Evening("toads", 3, 2)
    seed = hashlib.sha256(b"stolik table:" + SECRET + b"\x00" * 16 + b"\x01" * 16).hexdigest()
    assert evening.play.state.position() == stolik.game("toads", 3).deal(seed).position()


def test_people_who_send_no_bytes_or_nonsense_just_add_none() -> None:
    for share in ("", "zz" * 16, "ab" * 3, "ab" * 200, "AB" * 16):
        evening = Evening("toads", 2, 2, start=False, here=False)
        evening.do(commands.Connected("p0", share))
        evening.do(commands.Start("p0", evening.id(), "greedy"))
        assert evening.table.shares == []
        assert evening.play.state.position() == stolik.game("toads", 2).deal(SECRET.hex()).position()


@pytest.mark.parametrize("game", NAMES)
def test_nothing_of_the_secret_is_told_before_the_end(game: str) -> None:
    evening = Evening(game, 3, 3)
    seed = evening.play.state.position()["seed"]
    for _ in range(25):
        for told in everything(evening.table):
            assert SECRET.hex().encode() not in told
            assert seed.encode() not in told
        with pytest.raises(Refused) as caught:
            evening.table.record()
        assert caught.value.code == "not-over"
        seat = next((seat for seat in range(3) if evening.choices(seat)), None)
        if seat is None:
            evening.wait(1)
        else:
            evening.any_move(seat)
        if evening.table.stage == "over":
            break


def test_who_was_played_by_whom_is_in_the_record() -> None:
    evening = played_out("toads", 2, 1, options={"rounds": 1})
    events = json.loads(evening.table.record().dumps())["events"]
    assert all("by" not in event for event in events), "a bot in its own seat is no news"


def test_the_end_is_told_and_everything_is_open() -> None:
    evening = played_out("toads", 2, 1, options={"rounds": 1})
    line = evening.lines(0)[-1]
    assert line.kind == "end"
    assert evening.table.info("p0").stage == "over"
    now = evening.now(0)
    assert (now.choices, now.actors, now.asked) == ([], [], None)
    stranger = evening.table.info("stranger").result
    assert stranger is not None
    assert msgspec.json.encode(stranger.view["hands"])


# -- rematch


def test_a_rematch_brings_the_same_people_seats_moved_on_by_one() -> None:
    evening = played_out("toads", 3, 2, options={"rounds": 1}, listed=True)
    table = evening.table
    assert table.rematch("t2", "PIES", b"x" * 32, evening.time) is None
    evening.do(commands.Rematch("p0", evening.id()))
    assert table.info(None).chairs[0].ready
    assert table.rematch("t2", "PIES", b"x" * 32, evening.time) is None
    evening.do(commands.Rematch("p1", evening.id()))
    made = table.rematch("t2", "PIES", b"x" * 32, evening.time)
    assert made is not None
    other, facts = made
    assert [chair.name for chair in other.info(None).chairs] == ["Bob", "Ada", "Ala"]
    assert other.info("p0").host
    assert other.info("p0").settings == table.info("p0").settings
    assert other.info("p0").commitment == hashlib.sha256(b"x" * 32).hexdigest()
    assert type(other).restore(facts).info("p1") == other.info("p1")
    evening.do(commands.Rematched("t2"))
    assert table.info("stranger").rematch == "t2"
    assert table.rematch("t3", "KOT", b"y" * 32, evening.time) is None
    other.handle(commands.Connected("p0", "aa" * 16), evening.time)
    assert other.info("p0").stage == "waiting"
    other.handle(commands.Connected("p1", "bb" * 16), evening.time)
    assert other.stage == "playing"
    assert [share.hex() for share in other.shares] == ["bb" * 16, "aa" * 16]


def test_who_has_gone_home_is_not_waited_for_and_finds_an_open_seat() -> None:
    evening = played_out("toads", 3, 2, options={"rounds": 1})
    evening.do(commands.Rematch("p0", evening.id()))
    evening.do(commands.Disconnected("p1"))
    made = evening.table.rematch("t2", "PIES", b"x" * 32, evening.time)
    assert made is not None
    other, _ = made
    assert [chair.kind for chair in other.info(None).chairs] == ["open", "bot", "person"]
    other.handle(commands.Connected("p0"), evening.time)
    assert other.stage == "waiting"
    other.handle(commands.Sit("p1", "Bob"), evening.time)
    assert other.info("p1").seat == 0


def test_a_rematch_is_for_those_who_played_and_afterwards() -> None:
    evening = Evening("toads", 2)
    assert evening.refused(commands.Rematch("p0", evening.id())).code == "not-over"
    assert evening.refused(commands.Rematch("stranger", evening.id())).code == "not-seated"
