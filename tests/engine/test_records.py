"""Records: written, read and replayed."""

from __future__ import annotations

import hashlib
import json

import pytest

import stolik
from tests.helpers import recorded
from tests.settings import GAMES, NAMES, plain

SHARES = [b"one", b"two", b"three"]


def load(text: str) -> stolik.Record:
    return stolik.Record.loads(text, stolik.game)


@pytest.fixture(params=NAMES)
def record(request: pytest.FixtureRequest) -> stolik.Record:
    return recorded(plain(request.param), 21, SHARES)


@pytest.mark.parametrize("shares", [[], SHARES], ids=["no shares", "shares"])
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_record_is_read_as_it_was_written(game: stolik.Game, shares: list[bytes]) -> None:
    record = recorded(game, 20, shares)
    again = load(record.dumps())
    assert again == record
    assert again.dumps() == record.dumps()
    assert again.state().position() == record.state().position()
    assert again.state().over


def test_a_record_can_be_read_by_a_person(record: stolik.Record) -> None:
    document = json.loads(record.dumps())
    assert list(document)[:3] == ["stolik", "game", "rules"]
    assert document["seats"] == ["player 0", "player 1", "player 2"]
    assert document["players"] == 3
    lines = [line.strip() for line in record.dumps().splitlines()]
    for event in record.events:
        assert json.dumps(event, ensure_ascii=False) in {line.rstrip(",") for line in lines}


def test_the_game_at_any_moment(record: stolik.Record) -> None:
    state = record.opening()
    assert record.state(0).position() == state.position()
    for number, event in enumerate(record.events, 1):
        state.play(event["seat"], event["move"])
        if number % 10 == 0:
            assert record.state(number).position() == state.position()
    assert record.state().position() == state.position()


def test_a_game_that_goes_on_has_no_result(record: stolik.Record) -> None:
    half = stolik.Record(record.game, record.seats, record.secret, record.shares, record.events[:5])
    assert json.loads(half.dumps())["result"] is None
    assert load(half.dumps()).state().position() == record.state(5).position()


def test_a_record_without_events() -> None:
    record = stolik.Record.begin(plain("piles"), ["a", "b", "c"], "seed")
    assert load(record.dumps()) == record
    assert load(record.dumps()).events == []


def test_names_with_any_letters() -> None:
    names = ['Łucja "events": []', "\\", "🐸\n"]
    record = stolik.Record.begin(plain("piles"), names, "seed")
    record.add_move(0, " start ")
    again = load(record.dumps())
    assert again.seats == names
    assert again.events[0]["move"] == "start"


def test_events_besides_moves_are_kept_and_checked() -> None:
    record = stolik.Record.begin(plain("piles"), ["a", "b", "c"], "seed")
    record.add({"seat": 1, "say": "hurry"})
    record.add_move(0, "start")
    assert load(record.dumps()).events == record.events


def test_the_commitment_is_the_hash_of_the_secret(record: stolik.Record) -> None:
    assert record.commitment == hashlib.sha256(record.secret).hexdigest()
    assert json.loads(record.dumps())["commitment"] == record.commitment
    expected = hashlib.sha256(b"stolik table:" + record.secret + b"onetwothree").digest()
    assert record.seed == expected
    assert record.opening().position()["seed"] == expected.hex()
    alone = stolik.Record(record.game, record.seats, record.secret)
    assert alone.seed == record.secret


def test_the_number_of_seats_must_be_right() -> None:
    with pytest.raises(stolik.BadRecord) as caught:
        stolik.Record.begin(plain("piles"), ["a", "b"])
    assert caught.value.reason == "seats"


def test_without_a_seed_every_record_has_another_secret() -> None:
    assert len({stolik.Record.begin(plain("piles"), ["a", "b", "c"]).secret for _ in range(10)}) == 10


def test_moves_taken_back_stay_in_the_record_but_do_not_stand() -> None:
    record = stolik.Record.begin(plain("piles"), ["a", "b", "c"], "seed")
    record.add_move(0, "start")
    first, second = record.state().legal(0)[:2]
    record.add_move(0, first)
    record.add({"seat": 0, "undo": 1})
    assert record.moves() == [(0, "start")]
    assert record.state().position() == record.state(1).position()
    record.add_move(0, second)
    assert record.moves() == [(0, "start"), (0, second)]
    assert [move for _, move in record.moves(2)] == ["start", first]
    again = load(record.dumps())
    assert again.events == record.events
    assert again.state().position() == record.state().position()


def in_the_window() -> tuple[stolik.Record, list[int]]:
    """Seventeen after its first card, and who may call, nearest to the left first."""
    record = stolik.Record.begin(plain("seventeen"), ["a", "b", "c"], "seed")
    record.add_move(0, record.opening().legal(0)[0])
    return record, list(record.state().actors)


def test_a_race_is_kept_with_what_it_was_decided_on() -> None:
    record, (near, far) = in_the_window()
    record.add({"race": [[far, 210, 700], [near, 20, 600]]})
    record.add_move(far, "check")
    assert load(record.dumps()).events == record.events


def test_equal_reactions_go_to_the_nearest_seat_to_the_left() -> None:
    record, (near, far) = in_the_window()
    record.add({"race": [[near, 20, 90], [far, 0, 100]]})  # neither can have been faster than 100 ms
    record.add_move(near, "check")
    assert load(record.dumps()).moves()[-1] == (near, "check")
