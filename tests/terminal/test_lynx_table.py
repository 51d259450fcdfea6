"""What the table of Lynx shows."""

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
from stolik.terminal.tables import lynx, table
from tests.helpers import play
from tests.playing import whole_game
from tests.rules.lynx.tables import lynx as laid

EN = partial(locales.say, "en")
PL = partial(locales.say, "pl")
NAMES = ["Olga", "Ada", "Borys", "Celina", "Daniel"]


def drawn(view: dict[str, Any], say: Say = EN) -> list[str]:
    paper = StringIO()
    names = NAMES[: len(view["hands"])]
    Console(file=paper, width=80, highlight=False, markup=False).print(table("lynx").draw(view, names, say))
    return [line.rstrip() for line in paper.getvalue().splitlines()]


def line_with(lines: list[str], part: str) -> str:
    return " ".join(next(line for line in lines if part in line).split())


def told(state: stolik.State, seat: int, move: str, say: Say = EN, viewer: int = 0) -> list[str]:
    before = state.view(viewer)
    state.play(seat, move)
    return table("lynx").told(Step(seat, move, before, state.view(viewer)), NAMES[: state.game.players], say)


def robbery() -> stolik.State:
    """Seat 0 has played two 7s; seats 1 and 2 are to be robbed."""
    state = laid(["7 7 9 9 J", "1", "1"], ["3", "12 | 6 J", "5 5"], "2 3+13+J 4", top="10 11")
    return play(state, (0, "2x7"))


def test_it_is_found_by_the_name_of_the_game() -> None:
    assert table("lynx").draw is lynx.draw


def test_the_pool_has_its_numbers_and_groups() -> None:
    lines = drawn(robbery().view(0))
    place = lines.index("│ 2  ││ 3  ││ 4  │")
    assert lines[place + 2].split() == ["1", "2", "3"]
    assert [line.index("+") // 6 for line in lines[place + 3 : place + 5]] == [1, 1]
    assert [line.strip() for line in lines[place + 3 : place + 5]] == ["+13", "+J"]


def test_an_empty_pool_and_an_empty_deck_say_so() -> None:
    view = laid(["7 9", "1", "1"], deck="").view(0)
    assert "The pool is empty." in drawn(view)
    assert drawn({**view, "discard": ["4", "6", "6"]}, PL)[0] == "Talia: pusta; odrzucone: 4 · 2×6"


def test_each_seat_shows_its_layers_from_the_top_and_its_points() -> None:
    lines = drawn(robbery().view(0))
    assert line_with(lines, "Olga") == "▸ Olga paw 3 0 2×7 1×3"
    assert line_with(lines, "Ada") == "Ada 1 +2 1×6+1J 1×12"


def test_known_cards_of_every_hand_are_shown_and_no_others() -> None:
    state = laid(["7 7 9", "1 2 2 J", "1"], known=[["7"], ["2", "2", "J"], []])
    lines = drawn(state.view(0))
    assert line_with(lines, "Ada") == "Ada 4 −4 2×2 · J"
    assert line_with(lines, "Olga") == "▸ Olga paw 3 −3 7"


def test_the_own_hand_is_counted_by_value() -> None:
    lines = drawn(robbery().view(0))
    place = lines.index("│ 9  ││ J  │")
    assert lines[place + 2].split() == ["×2", "×1"]
    assert lines[place - 1] == "╭────╮╭·✶✶·╮"
    assert lines[place - 2] == "Your hand: 3 cards"


def test_a_spectator_sees_no_hand() -> None:
    assert not any("Your hand" in line for line in drawn(robbery().view(None)))


def test_the_theft_that_goes_on_is_told() -> None:
    state = robbery()
    assert "You steal 1×6+1J from Ada." in drawn(state.view(0))
    assert "To be robbed next: Borys." in drawn(state.view(0))
    assert "Olga kradnie ci 1×6+1J." in drawn(state.view(1), PL)
    play(state, (0, "keep"))
    assert "Ada has 2 cards to draw." in drawn(state.view(0))
    assert "Masz do dobrania 2 karty." in drawn(state.view(1), PL)
    assert line_with(drawn(state.view(0)), "▸").startswith("▸ Ada")


def test_the_virtual_player_lies_open() -> None:
    lines = drawn(laid(["7 9", "9"], virtual="2 2 11").view(0))
    assert "Virtual player: 2×2 · 11" in lines


@pytest.mark.parametrize("say", [EN, PL])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_fit_eighty_columns_and_every_move_has_words(players: int, say: Say) -> None:
    for state in whole_game(stolik.game("lynx", players=players), 5):
        seat = state.actors[0] if state.actors else None
        view = state.view(seat)
        assert max(map(len, drawn(view, say))) <= 80
        assert all(locales.known(f"rule-{rule}") for rule in table("lynx").applying(view))
        for move in state.legal(seat or 0):
            assert table("lynx").label(move, view, say)


def test_labels_of_plays() -> None:
    view = laid(["7 7 J 9", "1", "1"], ["", "6 6", "5"]).view(0)
    assert table("lynx").label("2x7", view, EN) == "2 cards, steals 2×6"
    assert table("lynx").label("1x7+1J", view, EN) == "2 cards, steals 2×6"
    assert table("lynx").label("1x9", view, PL) == "jedna karta, kradnie 1×5"
    assert table("lynx").label("2x7+1J", view, PL) == "3 karty"
    assert table("lynx").label("1xJ", laid(["J", "1", "1"]).view(0), EN) == "your last cards: the game ends"
    assert table("lynx").label("1x7", laid(["7 9", "9"], virtual="2 3 3").view(0), EN) == "one card, steals 1×2"


def test_labels_of_decisions_and_draws() -> None:
    state = robbery()
    assert table("lynx").label("keep", state.view(0), EN) == "take 1×6+1J into your hand"
    assert table("lynx").label("leave", state.view(0), PL) == "o 1×6+1J zdecyduje okradzione miejsce"
    play(state, (0, "leave"))
    assert table("lynx").label("back", state.view(1), EN) == "1×6+1J into your hand"
    assert table("lynx").label("discard", state.view(1), PL) == "odrzuć 1×6+1J i dobierz 2"
    play(state, (1, "discard"))
    assert table("lynx").label("pool 2", state.view(1), EN) == "3 · 13 · J"
    assert table("lynx").label("deck", state.view(1), PL) == "karta, której nikt nie widział"


def test_rules_that_apply() -> None:
    state = robbery()
    assert table("lynx").applying(state.view(0))[0] == "L-06"
    assert table("lynx").applying(play(state, (0, "leave")).view(1))[0] == "L-07"
    assert table("lynx").applying(play(state, (1, "discard")).view(1))[:2] == ("L-08", "L-21")
    opening = laid(["7 J 9", "1", "1"])
    assert table("lynx").applying(opening.view(0)) == ("L-03", "L-05", "L-04", "L-12", "L-13")
    assert table("lynx").applying(play(opening, (0, "1x7")).view(0))[0] == "L-12"
    duel = play(laid(["7 9", "9"], virtual="2"), (0, "1x7"))
    assert table("lynx").applying(duel.view(0))[0] == "L-22"


def test_moves_are_told() -> None:
    state = laid(["7 7 9", "1", "1"], ["", "6 J", "5 5"], "2 3+13 4", top="10 11 12 13 8 2")
    assert told(state, 0, "2x7") == ["You play 2×7."]
    assert told(state, 0, "keep", viewer=1) == ["Olga steals 1×6+1J from you and keeps it."]
    assert told(state, 1, "pool 2") == ["Ada draws 3 · 13 from the pool."]
    assert told(state, 1, "deck") == ["Ada draws from the deck."]
    assert told(state, 0, "leave", PL) == ["Kradniesz 2×5, ale nie chcesz tych kart; traci Borys."]
    assert told(state, 2, "discard", PL) == ["Borys odrzuca 2×5."]
    assert told(state, 2, "deck", viewer=2) == ["You draw 2 from the deck."]


def test_a_theft_from_the_virtual_player_is_told() -> None:
    state = play(laid(["7 7 9", "9"], virtual="2 2 4"), (0, "2x7"))
    assert told(state, 0, "steal 2", PL) == ["Kradniesz graczowi wirtualnemu 2×2."]


def test_an_end_without_a_card_needs_no_words() -> None:
    assert told(play(laid(["7 9", "1", "1"]), (0, "1x7")), 0, "end") == []


def closed(state: stolik.State, seat: int, move: str) -> list[str]:
    before = state.view(0)
    state.play(seat, move)
    assert state.outcome is not None
    step = Step(seat, move, before, state.view(0))
    return table("lynx").closing([step], state.outcome, NAMES[: state.game.players], EN)


def test_the_end_by_a_last_card_is_told_with_all_scores() -> None:
    assert closed(laid(["9", "1", "1 1"], ["", "8 8 8", ""]), 0, "1x9") == [
        "Ada has won.",
        "You have played your last card.",
        "Olga: +1 (1 on the table, 0 in hand)",
        "Ada: +2 (3 on the table, 1 in hand)",
        "Borys: −2 (0 on the table, 2 in hand)",
    ]


def test_the_end_of_all_cards_is_told() -> None:
    state = play(laid(["7 9", "1", "1"], pool="2", deck=""), (0, "1x7"))
    assert closed(state, 0, "pool 1")[:2] == ["A shared win: Ada, Borys.", "Deck and pool are empty."]
