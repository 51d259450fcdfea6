"""Whole games and single answers at the table, without a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import stolik
from stolik.engine.record import Record
from stolik.terminal.session import Session
from tests.terminal.person import Person, Sensible, new_record, sit_down

LANGUAGES = ("en", "pl")
CASES = [
    ("toads", 2, {"professional": True}),
    ("toads", 4, {"rounds": 1}),
    ("piles", 1, {}),
    ("piles", 3, {"on_fire": True}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_a_whole_game_can_be_played(name: str, players: int, options: dict[str, Any], language: str) -> None:
    person = Sensible(name)
    record = new_record(name, players, person=players - 1, **options)
    session = sit_down(record, person, language)
    assert session.run()
    assert session.state.over
    assert record.state().over
    assert Record.loads(record.dumps(), stolik.game).events == record.events
    assert all(len(line) <= 80 for line in person.text.splitlines() if line.startswith(("│", "╭", "╰")))
    assert not any(line.startswith("!") for line in person.text.splitlines())


@pytest.mark.parametrize("name", stolik.GAMES)
def test_every_game_can_be_played_by_few_and_by_many(name: str) -> None:
    for players, seat in ((stolik.GAMES[name].seats[0], 0), (stolik.GAMES[name].seats[-1], 2)):
        person = Sensible(name)
        assert sit_down(new_record(name, players, seat), person).run()
        assert not any(line.startswith("!") for line in person.text.splitlines())


def test_the_result_of_toads_tells_how_the_points_came() -> None:
    person = Sensible("toads")
    session = sit_down(new_record("toads", 2), person)
    session.run()
    outcome = session.state.outcome
    assert outcome is not None
    ending = person.text[person.text.rindex("╰") :]
    assert ("You have won!" in ending) == (outcome.winners == (0,))
    assert "Round 1 is over." in ending
    assert "Round 2 is over." in ending
    points = [int(line.split()[-3].replace("−", "-")) for line in ending.splitlines() if "penalties" in line]
    assert (points[0] + points[2], points[1] + points[3]) == outcome.scores


def test_the_result_of_piles_tells_how_many_cards_are_left() -> None:
    person = Sensible("piles")
    session = sit_down(new_record("piles", 2), person, "pl")
    session.run()
    outcome = session.state.outcome
    assert outcome is not None
    left = 98 - outcome.scores[0]
    assert left > 9
    assert f"Gra przegrana: z 98 kart zostało {left}." in person.text or f"zostały {left}." in person.text


def test_a_number_of_the_list_stands_for_its_move() -> None:
    record = new_record("toads", 2)
    sit_down(record, Person(["3"])).run()
    assert record.events[0]["move"] == record.opening().legal(0)[2]


def test_a_number_that_is_a_move_by_itself_needs_a_sign_in_the_list() -> None:
    game = stolik.game("toads")
    state = game.deal("a")
    session = sit_down(new_record("toads", 2), Person())
    assert session.pick(11) == "11"
    assert session.pick(12) == "#12"  # 12 is a card
    assert session.meant("12") == "12"
    assert session.meant("#2") == state.legal(0)[1]


@pytest.mark.parametrize("spelling", [str.lower, lambda move: f" {move} ", lambda move: f"{move[:-1]} {move[-1]}"])
def test_moves_may_be_written_with_some_freedom(spelling: Callable[[str], str]) -> None:
    record = new_record("piles", 1)
    move = record.opening().legal(0)[0]
    sit_down(record, Person([spelling(move)])).run()
    assert record.events[0]["move"] == move


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "“hop” is not a move of Toads."),
        ("pl", "„hop” nie jest ruchem w Ropuchach."),
    ],
)
def test_bad_input_gets_a_sentence_and_another_try(language: str, sentence: str) -> None:
    person = Person(["hop", "1"])
    record = new_record("toads", 2)
    sit_down(record, person, language).run()
    assert sentence in person.words
    assert record.events[0]["seat"] == 0


def test_a_move_against_the_rules_names_the_rule() -> None:
    person = Person(["take"])
    record = new_record("toads", 2)
    sit_down(record, person, "pl").run()
    assert "Rząd jest pusty" in person.words
    assert "(T-07)" in person.words
    assert record.events == []


@pytest.mark.parametrize(
    ("language", "rule"), [("en", "On A and B a card must be higher"), ("pl", "Na A i B karta musi być wyższa")]
)
def test_a_question_mark_explains_the_rules_that_apply_now(language: str, rule: str) -> None:
    person = Person(["?"])
    sit_down(new_record("piles", 1), person, language).run()
    assert "P-07" in person.text
    assert "P-14" not in person.text  # nobody to signal to
    assert rule in person.words


def test_a_question_mark_with_a_number_explains_that_rule() -> None:
    person = Person(["?t-15", "? T-99"])
    sit_down(new_record("toads", 2), person).run()
    assert "a toad costs 5 points" in person.words
    assert "There is no rule T-99." in person.words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["moves", "log", "table", "rules", "signals"]),
        ("pl", ["ruchy", "przebieg", "stół", "zasady", "sygnały"]),
    ],
)
def test_commands_have_words_in_both_languages_and_change_nothing(language: str, words: list[str]) -> None:
    person = Person(["1", "", *words, "quit"])
    record = new_record("piles", 2)
    session = sit_down(record, person, language)
    assert not session.run()
    assert [event["seat"] for event in record.events].count(0) == 1
    assert "!" not in [line[:1] for line in person.text.splitlines()]
    assert "P-17" in person.text


@pytest.mark.parametrize("last", ["quit", "q", "koniec", None])
def test_leaving_keeps_the_game(last: str | None) -> None:
    kept: list[str] = []
    person = Person(["1", *([last] if last else [])])
    record = new_record("toads", 2)
    session = Session(record, "pl", person.ask, person.show, lambda record: kept.append(record.dumps()))
    assert not session.run()
    assert Record.loads(kept[-1], stolik.game).events == record.events
    assert len(record.events) >= 2


def test_ctrl_c_keeps_the_game() -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    kept: list[Record] = []
    record = new_record("toads", 2)
    assert not Session(record, "en", interrupt, print, kept.append).run()
    assert kept[-1] is record


def test_everything_is_kept_before_each_question() -> None:
    kept: list[str] = []
    record = new_record("toads", 3)
    lengths: list[tuple[int, int]] = []

    def ask(prompt: str) -> str:
        lengths.append((len(Record.loads(kept[-1], stolik.game).events), len(record.events)))
        if len(lengths) == 4:
            raise EOFError
        return "1"

    Session(record, "en", ask, Person().show, lambda record: kept.append(record.dumps())).run()
    assert [on_disk for on_disk, _ in lengths] == [made for _, made in lengths]
    assert lengths[-1][0] >= 6


def test_a_game_that_was_left_goes_on_as_if_it_had_not_been() -> None:
    at_once, in_parts = new_record("toads", 3), new_record("toads", 3)
    sit_down(at_once, Person(["1"] * 8)).run()
    for _ in range(4):
        in_parts = Record.loads(in_parts.dumps(), stolik.game)
        sit_down(in_parts, Person(["1"] * 2)).run()
    assert in_parts.events == at_once.events


def test_on_coming_back_one_is_told_what_happened_since_the_last_move() -> None:
    record = new_record("toads", 3)
    sit_down(record, Person(["1"])).run()
    person = Person()
    sit_down(Record.loads(record.dumps(), stolik.game), person).run()
    assert f"You place {record.events[0]['move']}." in person.text
    assert "Borys" in person.text.split("╭")[0]


def test_signals_can_be_given_before_the_others_play() -> None:
    person = Person(["decline", "b!!", "A~", ""])
    record = new_record("piles", 3)
    sit_down(record, person).run()
    assert [event["move"] for event in record.events[:3]] == ["decline", "B!!", "A~"]
    assert record.events[3]["seat"] != 0
    assert "A~ only small steps · B!! leave it" in person.words


def test_alone_there_is_nobody_to_signal_to() -> None:
    person = Person(["signals", "A!"])
    record = new_record("piles", 1)
    sit_down(record, person).run()
    assert "There is nothing to signal now." in person.text
    assert "You play alone: there is nobody to signal to. (P-14)" in person.words
    assert record.events == []


def test_a_long_list_of_moves_is_cut_and_moves_shows_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.terminal.session.MOST_LISTED", 5)
    person = Person(["moves"])
    record = new_record("piles", 1)
    sit_down(record, person).run()
    assert "… and 27 more moves: type moves to see all." in person.text
    assert person.text.count(record.opening().legal(0)[31]) == 1


def test_others_whose_wish_counts_first_act_before_the_person() -> None:
    record = new_record("piles", 3, person=2, seed="d")
    sit_down(record, Person(["start"])).run()
    made = [(event["seat"], event["move"]) for event in record.events]
    assert made == [(0, "decline"), (1, "decline"), (2, "start")]


def test_a_wish_that_comes_too_late_is_not_played() -> None:
    for number in range(40):
        record = new_record("piles", 2, person=1, seed=f"late {number}")
        person = Person(["start"])
        sit_down(record, person).run()
        if record.events[0] | {"check": ""} == {"seat": 0, "move": "start", "check": ""}:
            assert "Ada starts. Your start no longer counts: somebody else was first." in person.words
            assert not any(event["seat"] == 1 and event["move"] == "start" for event in record.events)
            return
    pytest.fail("no deal in which the bot starts")


def test_the_person_hears_nothing_of_a_move_that_nobody_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    notation = stolik.GAMES["toads"].notation
    monkeypatch.setattr(notation, "seen", lambda *_: "")
    person = Person(["1"])
    sit_down(new_record("toads", 2), person).run()
    assert "Ada place" not in person.text
    assert "You place" in person.text


def test_bots_choose_from_an_observation_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []
    choose = stolik.Bot.choose

    def watched(bot: stolik.Bot, given: stolik.Observation) -> str:
        seen.append(given)
        return choose(bot, given)

    monkeypatch.setattr(stolik.Bot, "choose", watched)
    sit_down(new_record("toads", 2), Person(["1"])).run()
    assert seen
    assert all(isinstance(one, stolik.Observation) for one in seen)
