"""Leafing through a record."""

from __future__ import annotations

import pytest

import stolik
from stolik.terminal.replay import Replay
from tests.terminal.person import Person, Sensible, new_record, sit_down


@pytest.fixture(scope="module")
def finished() -> stolik.Record:
    record = new_record("toads", 2, rounds=1)
    sit_down(record, Sensible("toads")).run()
    return record


def test_all_steps_are_printed(finished: stolik.Record) -> None:
    person = Person()
    Replay(finished, "en", person.show).print_all()
    assert person.text.count("╭─ Toads ─") == len(finished.events) + 1
    assert f"Step {len(finished.events)} of {len(finished.events)}" in person.text
    assert "has won." in person.text or "A shared win" in person.text


def test_a_finished_game_shows_all_hands(finished: stolik.Record) -> None:
    person = Person()
    Replay(finished, "pl", person.show).turn_to(0)
    hands = finished.opening().position()["hands"]
    for hand in hands:
        assert "".join(f"│ {card} │" for card in hand) in person.text
    assert "Człowiek" in person.text


@pytest.mark.parametrize("name", ["toads", "piles"])
def test_a_game_that_goes_on_shows_what_a_spectator_sees(name: str) -> None:
    record = new_record(name, 2)
    sit_down(record, Person(["1", ""])).run()
    person = Person()
    Replay(record, "en", person.show).print_all()
    assert "The record ends here; the game is not over." in person.text
    assert "Your hand" not in person.text
    card = record.state().position()["hands"][1][0]
    assert f"│ {card} │" not in person.text.split("Step")[1]


def test_keys(finished: stolik.Record) -> None:
    last = len(finished.events)
    person = Person(["", "n", "p", "P", "p", "x", "5", str(last + 1), "q", "n"])
    Replay(finished, "en", person.show).leaf_through(person.ask)
    pages = [int(line.split()[1]) for line in person.text.splitlines() if line.startswith("Step ")]
    assert pages == [0, 1, 2, 1, 0, 0, 5]
    assert person.text.count("! Press Enter or n to go on") == 2


def test_the_last_page_ends_it_and_so_does_the_end_of_input(finished: stolik.Record) -> None:
    last = len(finished.events)
    person = Person([str(last), "", "p"])
    Replay(finished, "en", person.show).leaf_through(person.ask)
    assert next(person.lines) == "p"
    Replay(finished, "en", person.show).leaf_through(person.ask)
