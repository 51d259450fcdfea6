"""What the table of Seventeen shows."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import stolik
from stolik import locales
from stolik.engine.telling import Step
from stolik.terminal import steps, tables
from stolik.terminal.tables import seventeen
from tests.helpers import finished, play, recorded
from tests.rules.seventeen.tables import after_card, table
from tests.terminal.person import Person

EN = partial(locales.say, "en")
PL = partial(locales.say, "pl")
NAMES = ["Zofia", "Ada", "Borys", "Aleksandra", "Daniel", "Ewa"]
SEVENTEEN = tables.table("seventeen")
HANDS = ["D4 S2 P", "D1 D3 S5", "R T B"]
ROW = "S5-:0 S3+:1 D2:2 R+:1 T-:2"


def drawn(view: dict[str, Any], say: Any = EN) -> list[str]:
    person = Person()
    person.show(seventeen.draw(view, NAMES[: len(view["hands"])], say))
    return person.text.splitlines()


def line_with(lines: list[str], *parts: str) -> str:
    return next(line for line in lines if all(part in line for part in parts))


def of(name: str, lines: list[str]) -> str:
    """The line of a seat among the others."""
    return next(line for line in lines if line.startswith((f"  {name}", f"▸ {name}")))


def seen(state: stolik.State, seat: int, mover: int, move: str) -> list[str]:
    """What the seat is told of a move."""
    before = state.view(seat)
    state.play(mover, move)
    word = state.game.definition.notation.seen(move, mover, seat)
    return SEVENTEEN.told(Step(mover, word, before, state.view(seat)), NAMES[: state.game.players], EN)


def test_the_row_shows_hearts_as_hearts_and_own_ones_with_what_they_are() -> None:
    lines = drawn(table(HANDS, ROW, last=2).view(0))
    assert "│♥S5 ││ S3 ││ D2 ││ R  ││ ♥  │" in line_with(lines, "S3")
    assert "╭────╮╭────╮╭════╮╭────╮╭────╮" in lines, "two-sided cards have an edge of their own"
    assert line_with(lines, "Borys", "Ada", "Zofia").split() == ["Zofia", "Ada", "Borys", "Ada", "Borys"]


def test_what_is_known_of_the_row_is_added_up() -> None:
    state = table(HANDS, ROW, last=2)
    assert "5 cards. Known: 10, and 1 heart besides." in line_with(drawn(state.view(0)), "The row")
    assert "5 cards. Known: 5, and 2 hearts besides." in line_with(drawn(state.view(1)), "The row")
    assert "5 kart. Znana suma: 5, do tego 2 serca." in line_with(drawn(state.view(None), PL), "Rząd")


def test_everyone_s_visible_backs_are_shown() -> None:
    lines = drawn(table(HANDS, ROW, last=2).view(0))
    assert "D1 D3 ♥" in of("Ada", lines)
    assert "♥ ♥ ♥" in of("Borys", lines)
    assert "played last" in of("Borys", lines)
    hidden = drawn(table(HANDS, ROW, options={"open_backs": False}).view(0))
    assert "♥ ♥ ♥" in of("Ada", hidden)


def test_tokens_are_counted_in_figures_and_signs() -> None:
    line = of("Ada", drawn(table(HANDS, mastery=[0, 2, 0], nerves=[0, 1, 0]).view(0)))
    assert line.split()[:5] == ["Ada", "2", "◆◆", "1", "!"]


@pytest.mark.parametrize(("top", "words"), [("D3", "on top D3"), ("P", "on top ♥")])
def test_the_pile_shows_its_top(top: str, words: str) -> None:
    assert words in drawn(table(HANDS, top=top).view(0))[0]


def test_the_direction_is_told_where_it_matters() -> None:
    assert "anticlockwise" in drawn(table(HANDS, direction=-1).view(0))[0]
    assert "clockwise" not in drawn(table(HANDS[:2], direction=-1).view(0))[0]


def test_nobody_can_see_who_else_has_passed() -> None:
    state = after_card(HANDS, "D5:0")
    before = drawn(state.view(2))
    play(state, (1, "pass"))
    assert drawn(state.view(2)) == before
    assert "has passed" in of("Ada", drawn(state.view(1)))
    asked = [line for line in before if "may check" in line and line.startswith("▸")]
    assert asked == [of("Ada", before), of("Borys", before)]


@pytest.mark.parametrize(("played", "words"), [(0, "to play two cards"), (1, "to play the second card")])
def test_a_turn_of_two_cards_is_told(played: int, words: str) -> None:
    state = table(HANDS, "D5:2", to_play=2, played=played)
    assert words in of("Zofia", drawn(state.view(0)))


def test_the_row_of_the_last_check_stays_on_the_table() -> None:
    state = play(after_card(HANDS, ROW), (0, "check"))
    lines = drawn(state.view(1))
    assert line_with(lines, "Turned over") == "Turned over: 10. Zofia checked, Borys had played last."
    assert "│♥S5 ││ S3 ││ D2 ││ R  ││ ♥T │" in line_with(lines, "♥T")


def test_labels_say_what_a_move_makes_of_the_row() -> None:
    state = table(["D4 S2 P B R T", "D1", "R"], ROW, last=2)
    view = state.view(0)
    labels = {move: SEVENTEEN.label(move, view, EN) for move in state.legal(0)}
    assert labels["D4"] == "known: 14 (+ 1 ♥)"
    assert labels["S2-"] == "heart up, known to you: 12 (+ 1 ♥)"
    assert labels["P-"] == "hide the trap"
    assert labels["B+"] == "throws the last card away"
    assert labels["check"] == "17 or more? known: 10 (+ 1 ♥)"
    assert len(set(labels.values())) == len(labels) - 3 + 1, "only idle cards heart up are alike"
    assert SEVENTEEN.label("B+", table(["B", "D1"]).view(0), EN) == "goes away, the row stays empty"
    assert SEVENTEEN.label("pass", view, PL) == "niech leży"


@pytest.mark.parametrize(
    ("state", "seat", "first"),
    [
        (table(HANDS), 0, "S-05"),
        (table(HANDS, "D5:2", to_play=2), 0, "S-12"),
        (table(["", "D1"], "D5:1"), 0, "S-10"),
        (after_card(HANDS, "D5:0"), 1, "S-06"),
    ],
)
def test_the_rules_that_matter_come_first(state: stolik.State, seat: int, first: str) -> None:
    rules = SEVENTEEN.applying(state.view(seat))
    assert rules[0] == first
    assert len(set(rules)) == len(rules)
    assert all(locales.known(f"rule-{rule}") for rule in rules)


def test_what_is_told_gives_no_heart_away() -> None:
    assert seen(table(HANDS), 1, 0, "P-") == ["Zofia lays a heart."]
    assert seen(table(HANDS), 0, 0, "P-") == ["You lay, heart up: Trap."]
    assert seen(table(HANDS), 1, 0, "D4") == ["Zofia lays: two-sided 4."]


def test_a_check_is_told_with_traps_and_tokens() -> None:
    assert seen(after_card(["D1 D1 D1", "D2", "R T B"], "P-:2 D5:0"), 1, 1, "check")[:4] == [
        "You say CHECK! The row is worth 5: that is not 17.",
        "Borys had hidden a Trap.",
        "Zofia: mastery 1, nerves 0.",
        "Borys: mastery 1, nerves 0.",
    ]


def test_own_cards_drawn_are_told() -> None:
    told = seen(after_card(["D1 D1 D1", "D2", "R T B"], "D5:0", top="S1 S2"), 1, 1, "check")
    assert told[-2:] == ["You draw: one-sided 1.", "You draw: one-sided 2."]


@pytest.mark.parametrize("say", [EN, PL])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_whole_games_can_be_drawn_told_and_closed_at_eighty_columns(players: int, say: Any) -> None:
    game = stolik.game("seventeen", players)
    record = recorded(game, players)
    names = NAMES[:players]
    for viewer in (0, -1):
        seen_steps = list(steps.seen_by(record, viewer))
        for step in seen_steps:
            assert all(len(line) <= 80 for line in drawn(step.after, say))
            assert not step.move or SEVENTEEN.told(step, names, say)
    outcome = finished(game, players).outcome
    assert outcome is not None
    assert len(SEVENTEEN.closing(seen_steps, outcome, names, say)) == players + 1
