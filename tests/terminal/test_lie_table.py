"""What the table of Lie shows."""

from __future__ import annotations

from functools import partial
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import stolik
from stolik import locales
from stolik.engine.telling import Step
from stolik.engine.text import Say
from stolik.terminal.tables import lie, table
from tests.rules.lie.at import after_round, auction, bidding
from tests.rules.lie.at import lie as laid

EN = partial(locales.say, "en")
PL = partial(locales.say, "pl")
NAMES = ["You", "Ada", "Borys", "Celina"]


def drawn(view: dict[str, Any], say: Say = EN) -> list[str]:
    paper = StringIO()
    Console(file=paper, width=80, highlight=False, markup=False).print(
        table("lie").draw(view, NAMES[: len(view["hands"])], say)
    )
    return [line.rstrip() for line in paper.getvalue().splitlines()]


def line_with(lines: list[str], part: str) -> str:
    return " ".join(next(line for line in lines if part in line).split())


def told(state: stolik.State, seat: int, move: str, say: Say = EN) -> list[str]:
    """What seat 0 is told of a move."""
    before = state.view(0)
    state.play(seat, move)
    word = move if seat == 0 else state.notation.seen(move, seat, 0)
    return table("lie").told(Step(seat, word, before, state.view(0)), NAMES[: state.game.players], say)


def test_it_is_found_by_the_name_of_the_game() -> None:
    assert table("lie").draw is lie.draw


def test_cards_not_turned_yet_show_both_ends() -> None:
    lines = drawn(laid("24 16, 35").view(0))
    assert "│2/4 ││1/6 │" in lines
    assert "Your hand" in lines


def test_turned_cards_show_the_value_and_beneath_it_the_other_end() -> None:
    lines = drawn(laid("24 16, 35", "41, -").view(0))
    place = lines.index("│ 4  ││ 1  │")
    assert lines[place + 2].split() == ["/2", "/6"]


def test_nobody_sees_what_another_holds() -> None:
    lines = drawn(laid("24 16, 35", "41, 5").view(1))
    assert not any("2/4" in line or "│ 4" in line for line in lines)
    assert "│ 5  │" in lines


def test_who_has_chosen_and_who_starts_is_seen() -> None:
    lines = drawn(laid("24, 35, 16", "-, 3, -", starter=2).view(0))
    assert line_with(lines, "You") == "▸ You 1 choosing"
    assert line_with(lines, "Ada") == "Ada 1 has chosen"
    assert line_with(lines, "Borys") == "▸ Borys 1 starts, choosing"


def test_bids_stand_beside_their_seats_and_in_their_order() -> None:
    lines = drawn(auction(bidding("24 15, 35, 16", "41, 3, 6"), "1x4", "2x4").view(0))
    assert line_with(lines, "Ada") == "Ada 1 2 fours"
    assert line_with(lines, "▸") == "▸ Borys 1 to bid"
    assert "Bids  You 1x4 → Ada 2x4" in lines
    assert "4 cards in play · clockwise" in lines


def test_a_round_may_go_the_other_way() -> None:
    lines = drawn(auction(laid("24, 35, 16", "4, 3, 6", {"directions": True}), "ccw").view(1), PL)
    assert "w grze 3 karty · przeciwnie do ruchu wskazówek zegara" in lines


def test_the_last_check_is_shown_with_what_counted_in_brackets() -> None:
    lines = drawn(auction(bidding("24 14, 45, 16", "41, 4, 1"), "3x4", "check").view(None))
    assert "You bid 3 fours, Ada checked. Found: 2. That was too few." in lines
    assert line_with(lines, "[4]/2") == "You [4]/2 1 /4"
    assert line_with(lines, "[4]/5") == "Ada [4]/5"
    assert line_with(lines, "1 /6") == "Borys 1 /6"


def test_jokers_that_counted_are_in_brackets_too() -> None:
    state = auction(bidding("24 14, 45, 16", "41, 4, 1", {"jokers": True}), "3x4", "check")
    lines = drawn(state.view(None), PL)
    assert "Zakład: You, 3 czwórki. Sprawdza: Ada. Jest: 4. Zakład był prawidłowy." in lines
    assert line_with(lines, "[4]/2") == "You [4]/2 [1]/4"


def test_extra_rounds_and_those_who_are_out() -> None:
    lines = drawn(after_round(0, 1, [5, 2, 2]).view(1))
    assert "4 cards in play · extra round" in lines
    assert line_with(lines, "You") == "You 6 out"


def test_hands_that_lie_open_stand_above_the_own_one() -> None:
    state = after_round(0, 1, [5, 2])
    view = {**state.view(0), "hands": state.position()["hands"]}
    lines = drawn(view)
    assert lines.index("Ada: 1/2") < lines.index("│ 2  │")


@pytest.mark.parametrize("say", [EN, PL])
def test_the_fullest_table_fits_eighty_columns(say: Say) -> None:
    state = stolik.game("lie", 4, fewer=True, directions=True).deal("wide")
    for _ in range(40):
        if state.over:
            break
        state.play(state.actors[0], state.legal(state.actors[0])[0])
        assert max(map(len, drawn(state.view(0), say))) <= 80


def test_labels() -> None:
    view = auction(bidding("24 15 16, 35", "411, 3"), "2x1").view(1)
    assert table("lie").label("turn 411", view, EN) == "2 ones, 1 four"
    assert table("lie").label("turn 411", view, PL) == "2 jedynki, 1 czwórka"
    assert table("lie").label("3x5", view, EN) == "at least 3 fives"
    assert table("lie").label("check", view, EN) == "doubt 2 ones"
    assert table("lie").label("ccw", view, PL) == "przeciwnie do ruchu wskazówek zegara"


def test_rules_that_apply() -> None:
    assert table("lie").applying(laid("24, 13").view(0))[0] == "K-03"
    assert table("lie").applying(laid("24, 13", "4, 1", {"directions": True}).view(0))[0] == "K-13"
    assert table("lie").applying(bidding("24, 13", "4, 1").view(0))[0] == "K-04"
    assert table("lie").applying(auction(bidding("24, 13", "4, 1"), "1x1").view(1))[0] == "K-06"
    assert "K-10" in table("lie").applying(laid("24, 13", cards=[5, 1]).view(0))
    assert "K-11" in table("lie").applying(after_round(0, 1, [5, 2, 2]).view(1))


def test_choices_are_told_with_values_only_to_the_one_who_chose() -> None:
    state = laid("24 16, 35, 12")
    assert told(state, 0, "turn 41") == ["You turn your cards: 4 1."]
    assert told(state, 1, "turn 5") == ["Ada has chosen."]
    assert told(state, 2, "turn 1", PL) == ["Borys: wybór gotowy."]


def test_bids_and_directions_are_told() -> None:
    state = laid("24, 35, 12", "4, 3, 1", {"directions": True})
    assert told(state, 0, "ccw") == ["You say: counter-clockwise."]
    assert told(state, 0, "1x4") == ["You bid 1 four."]
    assert told(state, 2, "2x5", PL) == ["Borys obstawia: 2 piątki."]


def test_a_check_tells_who_loses_and_what_that_costs() -> None:
    state = auction(bidding("24, 35", "4, 3"), "1x4")
    assert told(state, 1, "check") == [
        "Ada checks. Bid: 1 four; found: 1.",
        "Ada loses the round and draws 2 cards from now on.",
    ]
    last = auction(bidding("24, 35", "4, 3", cards=[5, 1]), "2x4")
    assert told(last, 1, "check", PL) == ["Ada sprawdza. Zakład: 2 czwórki; jest: 1.", "Przegrywasz rundę."]


def test_a_tie_is_told() -> None:
    state = auction(bidding("24, 35, 36", "4, 3, 3", cards=[5, 1, 1]), "2x4")
    assert told(state, 1, "check")[1:] == [
        "You lose the round and are out.",
        "A tie: extra rounds decide between Ada, Borys.",
    ]


def test_the_end_is_told_with_the_cards_of_all() -> None:
    state = bidding(
        "24, , 36", "4, -, 3", cards=[2, 6, 5], out=[1], bids=[[2, 2, 6]], turn=0, options={"longer": True}
    )
    before = state.view(0)
    state.play(0, "check")
    assert state.outcome is not None
    step = Step(0, "check", before, state.view(0))
    assert table("lie").closing([step], state.outcome, NAMES[:3], EN) == [
        "You have won!",
        "You: 2 cards",
        "Ada: out",
        "Borys: out",
    ]
