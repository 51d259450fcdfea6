"""Taking back: allowed where nothing hidden has come to light, refused with a reason elsewhere."""

from __future__ import annotations

import pytest

import stolik
from stolik.engine import undo
from tests.terminal.person import Person, new_record, sit_down


def test_a_card_in_piles_can_be_taken_back_and_leaves_no_trace() -> None:
    person = Person(["1", "2", "undo", "undo"])
    record = new_record("piles", 1)
    opening = record.dumps()
    session = sit_down(record, person)
    session.run()
    assert record.dumps() == opening
    assert session.view() == record.opening().view(0)
    assert person.text.count("Taken back.") == 2


def test_drawn_cards_cannot_be_put_back() -> None:
    person = Person(["1", "1", "end", "cofnij"])
    record = new_record("piles", 1)
    sit_down(record, person, "pl").run()
    assert "od tego czasu dobrano karty" in person.words
    assert len(record.events) == 3


def test_another_seat_has_moved() -> None:
    person = Person(["1", "undo"])
    record = new_record("toads", 2)
    sit_down(record, person).run()
    assert "somebody else has moved since" in person.words
    assert len(record.events) > 1


def test_there_is_nothing_to_take_back() -> None:
    person = Person(["undo"])
    sit_down(new_record("toads", 2), person).run()
    assert "There is nothing of yours to take back." in person.words


def test_a_row_that_was_taken_can_be_laid_back() -> None:
    person = Person(["1", "take", "undo"])
    record = new_record("toads", 2)
    session = sit_down(record, person)
    session.run()
    assert "Taken back." in person.text
    assert session.view()["row"]
    assert all(event["move"] != "take" for event in record.events if event["seat"] == 0)


def test_a_signal_can_be_taken_back() -> None:
    person = Person(["A!", "undo"])
    record = new_record("piles", 2)
    sit_down(record, person).run()
    assert record.events == []


def test_a_refusal_to_start_can_be_taken_back_until_the_others_go_on() -> None:
    person = Person(["decline", "undo", "start"])
    record = new_record("piles", 2)
    sit_down(record, person).run()
    assert [event["move"] for event in record.events] == ["start"]


def test_after_coming_back_the_last_move_can_still_be_taken_back() -> None:
    record = new_record("piles", 1)
    sit_down(record, Person(["1"])).run()
    person = Person(["undo"])
    sit_down(record, person).run()
    assert record.events == []


def test_the_extra_card_of_the_professional_game_is_drawn() -> None:
    position = {"row": [34], "hands": [[41, 52], [12, 13]], "turn": 0}
    before = stolik.game("toads", 2, professional=True).at(position, seed="x")
    after = before.copy()
    after.play(0, "take")
    assert undo.cards_were_drawn(before, after)
    assert not undo.cards_were_drawn(before, before.copy())


@pytest.mark.parametrize("number", range(4))
def test_a_reveal_is_what_could_not_be_foretold(number: int) -> None:
    """Placing draws a card: a seat could not have told which."""
    before = stolik.game("toads", 2).deal("a")
    after = before.copy()
    move = before.legal(0)[number]
    after.play(0, move)
    assert not all(undo.foretold(before, 0, [move], after.view(0), n) for n in range(undo.SAMPLES))


def test_a_reveal_without_a_draw_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "cards_were_drawn", lambda *_: False)
    person = Person(["1", "1", "end", "undo"])
    record = new_record("piles", 1)
    sit_down(record, person).run()
    assert "it has shown something that was hidden" in person.words
    assert len(record.events) == 3
