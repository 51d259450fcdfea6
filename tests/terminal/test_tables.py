"""What the tables of Toads and Piles show."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

import pytest

import stolik
from stolik import locales
from stolik.engine.telling import Step, scores_told, winners_told
from stolik.terminal import steps
from stolik.terminal.tables import drawing, plain, table, toads
from tests.terminal.person import Person, new_record

EN = partial(locales.say, "en")
PL = partial(locales.say, "pl")
NAMES = ["You", "Ada", "Borys", "Celina", "Daniel"]

ROW = {
    "row": [34, 41, 44, 49],
    "hands": [[14, 43, 55, 94], [12, 13]],
    "gained": [[17, 71], []],
    "penalties": [[22, 23], [24, 25]],
    "unseen": [[], [25]],
    "turn": 0,
}


def toads_view(position: dict[str, Any], seat: int | None = 0, **options: Any) -> dict[str, Any]:
    return stolik.game("toads", 2, **options).at(position, seed="x").view(seat)


def drawn(view: dict[str, Any], game: str, say: Any = EN) -> list[str]:
    person = Person()
    names = NAMES[: len(view["hands"])]
    person.show(table(game).draw(view, names, say))
    return person.text.splitlines()


def line_with(lines: list[str], *parts: str) -> str:
    return next(line for line in lines if all(part in line for part in parts))


class TestToads:
    def test_toads_have_a_sign_of_their_own(self) -> None:
        lines = drawn(toads_view(ROW), "toads")
        place = next(number for number, line in enumerate(lines) if "│ 34 ││ 41 ││ 44 ││ 49 │" in line)
        assert lines[place - 1].startswith("╭────╮╭────╮╭@..@╮╭────╮")

    def test_the_end_of_the_row_and_what_fits_there_are_marked(self) -> None:
        lines = drawn(toads_view(ROW), "toads")
        assert "│ 49 │ ◂" in line_with(lines, "│ 34 │")
        assert "After 49 fits 39 to 59." in line_with(lines, "The row:")

    def test_twins_one_could_pull_are_marked(self) -> None:
        lines = drawn(toads_view(ROW), "toads")
        place = next(number for number, line in enumerate(lines) if "│ 34 │" in line)
        under = lines[place + 2]
        assert under.split() == ["x34", "x41", "x49"]
        assert under.index("x49") // 6 == 3

    def test_the_own_hand_shows_what_fits_and_what_pulls(self) -> None:
        lines = drawn(toads_view(ROW), "toads")
        place = next(number for number, line in enumerate(lines) if "│ 14 │" in line)
        under = lines[place + 2]
        assert [under[start : start + 6].strip() for start in (0, 6, 12, 18)] == ["x41", "▲ x34", "▲", "x49"]

    def test_each_seat_has_its_sizes_and_points(self) -> None:
        lines = drawn(toads_view(ROW, professional=True), "toads")
        assert " ".join(line_with(lines, "▸ You").split()) == "▸ You 4 +2 −6 (2 cards, 1 toad) −4 0"
        assert " ".join(line_with(lines, "Ada").split()) == "Ada 2 0 −2 (2 cards, 1 unseen) −2? 0"

    def test_a_long_row_wraps(self) -> None:
        row = [number for number in range(12, 60) if number % 10]
        lines = drawn(toads_view({"row": row, "hands": [[98], [97]]}), "toads")
        assert len([line for line in lines if line.startswith("╭────╮")]) >= 4
        assert max(map(len, lines)) <= 80
        assert len([line for line in lines if line.endswith("◂")]) == 1

    def test_an_empty_row(self) -> None:
        lines = drawn(toads_view({"hands": [[14], [15]]}), "toads", PL)
        assert "Rząd jest pusty: nowy zaczyna dowolna karta." in lines

    def test_labels(self) -> None:
        view = toads_view(ROW)
        assert table("toads").label("55", view, EN) == "place (+6)"
        assert table("toads").label("43", view, EN) == "place (−6)"
        assert table("toads").label("x49", view, PL) == "wyciągnij, mając 94: +2"
        assert table("toads").label("take", view, PL) == "zabierz rząd: −8"
        pair = toads_view({"row": [41], "hands": [[34, 43], [15]]})
        assert table("toads").label("34", pair, EN) == "place (−7); your 43 could pull it"
        assert table("toads").label("34", {**pair, "row": []}, EN) == "open a row; your 43 could pull it"
        assert table("toads").label("14", {**view, "row": []}, PL) == "zacznij rząd"

    def test_rules_that_apply(self) -> None:
        assert table("toads").applying(toads_view({"hands": [[14], [15]]}))[0] == "T-07"
        assert "T-08" in table("toads").applying(toads_view(ROW))
        view = toads_view(ROW)
        assert table("toads").applying({**view, "deck": 0})[0] == "T-12"
        assert table("toads").applying({**view, "hands": [[], [None]]})[0] == "T-14"
        assert "T-17" in table("toads").applying({**view, "row": [34]})

    def test_the_end_of_a_round_is_told_with_its_points(self) -> None:
        game = stolik.game("toads", 2, rounds=2, professional=True)
        everything = [number for number in range(12, 99) if number % 10]
        gone = [number for number in everything if number not in (49, 94, 12, 13, 22)]
        state = game.at(
            {
                "row": [49],
                "hands": [[94], [12, 13]],
                "gained": [[], gone],
                "penalties": [[22], []],
                "unseen": [[22], []],
                "deck": [],
            },
            seed="x",
        )
        before = state.view(0)
        state.play(0, "x49")
        lines = table("toads").told(Step(0, "x49", before, state.view(0)), NAMES[:2], EN)
        assert lines == [
            "You pull 49 with 94.",
            "Round 1 is over.",
            "You: +2 gained, −5 in penalties, −3 in all.",
            f"Ada: +{len(gone)} gained, 0 in penalties, +{len(gone)} in all.",
            "You: unseen until now 22.",
        ]
        assert "Turned up when the last round was scored: You 22" in drawn(state.view(0), "toads")

    def test_an_unseen_card_is_told_of_but_not_shown(self) -> None:
        state = stolik.game("toads", 2, professional=True).at({"row": [34], "hands": [[14], [15]]}, seed="x")
        before = state.view(1)
        state.play(0, "take")
        lines = table("toads").told(Step(0, "take", before, state.view(1)), ["Ada", "Ty"], PL)
        assert lines == ["Ada zabiera rząd: 1 karta, −1.", "Ada bierze też w ciemno wierzchnią kartę talii."]


class TestPiles:
    POSITION: ClassVar[dict[str, Any]] = {
        "turn": 0,
        "piles": {"A": 47, "B": 22, "C": 65, "D": 100},
        "hands": [[30, 37, 75, 90], [2, 3, 4, 5]],
        "burning": {"B": 1},
        "signals": [{}, {"A": "!!", "D": "~"}],
        "phase": "play",
    }

    def view(self, **more: Any) -> dict[str, Any]:
        return stolik.game("piles", 2, on_fire=True).at({**self.POSITION, **more}, seed="x").view(0)

    def test_jumps_and_steps_back_of_each_card_on_each_pile(self) -> None:
        lines = drawn(self.view(), "piles")
        place = next(number for number, line in enumerate(lines) if "│ 30 │" in line)
        rows = [line.split() for line in lines[place + 2 : place + 6]]
        assert rows == [
            ["A", "▲", "–", "↩10", "+28", "+43"],
            ["B", "▲", "+8", "+15", "+53", "+68"],
            ["C", "▼", "+35", "+28", "↩10", "–"],
            ["D", "▼", "+70", "+63", "+25", "+10"],
        ]

    def test_a_burning_pile_has_flames_and_a_deadline(self) -> None:
        lines = drawn(self.view(), "piles")
        assert line_with(lines, "^^^^╮").index("^^^^") == line_with(lines, "│ 22 │").index(" 22 ")
        assert "^^^^ B burns: cover it before this turn ends." in lines
        later = drawn(self.view(burning={"B": 2}), "piles", PL)
        assert "^^^^ B płonie: trzeba przykryć przed końcem następnej tury." in later

    def test_signals_are_told_by_seat(self) -> None:
        line = line_with(drawn(self.view(), "piles"), "Ada")
        assert "A!! leave it by all means · D~ only small steps" in line

    def test_who_has_declined_is_shown_while_nobody_has_started(self) -> None:
        position = {"phase": "start", "declined": [1], "hands": [[2], [3]]}
        view = stolik.game("piles", 2).at(position, seed="x").view(0)
        assert "has declined" in line_with(drawn(view, "piles"), "Ada")

    def test_what_is_left(self) -> None:
        assert "Talia: 87 kart · do zagrania 95 kart z 98 · w tej turze 0 kart" in drawn(self.view(), "piles", PL)

    def test_labels(self) -> None:
        view = self.view()
        assert table("piles").label("37A", view, EN) == "step back"
        assert table("piles").label("90D", view, EN) == "+10"
        assert table("piles").label("end", view, PL) == "zakończ turę"
        assert table("piles").label("A!", view, PL) == "A: zostaw, jeśli możesz"
        assert table("piles").label("decline", view, EN) == "leave it to others"

    def test_rules_that_apply(self) -> None:
        assert table("piles").applying(self.view())[:2] == ("P-17", "P-04")
        assert table("piles").applying({**self.view(), "deck": 0, "burning": {}})[0] == "P-10"
        assert table("piles").applying({**self.view(), "phase": "start"}) == ("P-03", "P-14")
        assert "P-14" not in table("piles").applying({**self.view(), "hands": [[2]]})

    @pytest.mark.parametrize(
        ("cards", "sentence"),
        [
            (98, "All 98 cards are down: the team has won!"),
            (97, "Only one card is left: excellent, though not quite a win."),
            (89, "Only 9 cards are left: excellent, though not quite a win."),
            (88, "The game is lost with 10 cards left of 98."),
        ],
    )
    def test_the_result(self, cards: int, sentence: str) -> None:
        outcome = stolik.Outcome((0, 1) if cards == 98 else (), (cards, cards))
        assert table("piles").closing([], outcome, NAMES[:2], EN)[0] == sentence

    def test_a_fire_that_was_not_put_out_is_the_reason(self) -> None:
        state = stolik.game("piles", 2, on_fire=True).at({**self.POSITION, "played": 2}, seed="x")
        before = state.view(0)
        state.play(0, "end")
        assert state.outcome is not None
        lines = table("piles").closing([Step(0, "end", before, state.view(0))], state.outcome, NAMES[:2], EN)
        assert lines[0].startswith("A burning card was not covered in time")


@pytest.mark.parametrize("name", ["toads", "piles"])
def test_a_game_without_a_module_of_its_own_can_be_shown(name: str) -> None:
    record = new_record(name, 2)
    state = record.state()
    seat = state.actors[0]
    move = state.legal(seat)[0]
    state.play(seat, move)
    record.add_move(seat, move)
    (step,) = steps.seen_by(record, 0)
    person = Person()
    person.show(plain.draw(step.after, NAMES[:2], EN))
    assert "phase" in person.text


@pytest.mark.parametrize(
    ("winners", "sentence"),
    [
        ((0,), "You have won!"),
        ((1,), "Ada has won."),
        ((0, 1), "A shared win: You, Ada."),
        ((), "Nobody has won."),
    ],
)
def test_who_has_won(winners: tuple[int, ...], sentence: str) -> None:
    outcome = stolik.Outcome(winners, (1, -2))
    assert winners_told(outcome, NAMES[:2], viewer=0).said(EN) == sentence
    assert [text.said(EN) for text in scores_told(outcome, NAMES[:2])] == ["You: +1 point", "Ada: −2 points"]


def test_an_unknown_game_gets_the_plain_table() -> None:
    assert drawing("chess") is plain
    assert drawing("toads") is toads
    assert table("toads").draw is toads.draw
