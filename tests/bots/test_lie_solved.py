"""Solved rounds of Lie: the solver finds what is known, tables are what they say, bots play and explain them."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest

import stolik
from stolik.games.lie import equilibrium, tables
from stolik.games.lie.notation import PAIRS
from stolik.games.lie.rounds import ALL, Hand, Round, Turned
from stolik.games.lie.rules import Lie
from stolik.games.lie.solver import Solver
from stolik.games.lie.solving import exploitability, plans, solved, solver_from, table_from, values_of
from stolik.games.lie.tables import CHECK, BrokenTable, Table

NAMES = sorted(file.stem for file in tables.FOLDER.glob("*.xz"))
ONE_EACH = [name for name in NAMES if name.startswith("1v1")]


class Dice(Round):
    """Liar's dice: what is thrown is seen at once, and says nothing about the throw of the other."""

    @property
    def hands(self) -> tuple[list[Hand], list[Hand]]:
        return [(value,) for value in range(6)], [(value,) for value in range(6)]

    def turnings(self, hand: Hand) -> list[Turned]:
        return [(hand[0] + 1,)]

    def deals(self) -> list[float]:  # type: ignore[override]
        return [1 / 36] * 36


def read(name: str) -> Table:
    return Table.unpacked((tables.FOLDER / f"{name}.xz").read_bytes())


@pytest.mark.parametrize(("jokers", "value"), [(False, -1 / 9), (True, -7 / 327)])
def test_liars_dice_is_worth_what_is_known(jokers: bool, value: float) -> None:
    solver = Solver(Dice((1, 1), jokers, False, (ALL, ALL)))
    solver.wanted = 300
    solver.go_on()
    solver.play_average()
    least, most = values_of(solver)
    assert most - least < 0.004
    assert least - 0.0001 <= value <= most + 0.0001


def test_there_is_a_table_for_every_round_of_up_to_two_cards_each() -> None:
    assert {plan.game.name for plan in plans()} == set(NAMES)
    rounds = {
        (sizes, jokers, value)
        for sizes in ((1, 1), (1, 2), (2, 1), (2, 2))
        for jokers in (0, 1)
        for value in (0, 1)
    }
    assert {(plan.game.sizes, plan.game.jokers, plan.game.by_value) for plan in plans()} >= rounds


@pytest.mark.parametrize("name", ONE_EACH)
def test_nothing_beats_a_table_of_one_card_each(name: str) -> None:
    assert exploitability(solver_from(read(name))) < 0.0001


@pytest.mark.parametrize("name", [*ONE_EACH, "2v1-count"])
def test_a_table_reads_back_as_it_was_written(name: str) -> None:
    table = read(name)
    again = Table.unpacked(table.packed())
    assert again.packed() == table.packed()
    assert again.game == table.game
    assert table_from(solver_from(table), table.scale).packed() == table.packed()


def test_what_was_solved_is_what_is_written() -> None:
    plan = next(plan for plan in plans() if plan.game.name == "1v1-count")
    quick = solved(plan, iterations=40)
    table = table_from(quick, plan.scale)
    assert exploitability(solver_from(table)) == pytest.approx(exploitability(quick), abs=1e-5)
    assert 0.0001 < exploitability(quick) < 0.02


def broken(data: bytes) -> list[bytes]:
    plain = lzma.decompress(data)
    return [
        b"",
        data[: len(data) // 2],
        data[:-9] + bytes(9),
        lzma.compress(plain[:-2]),
        lzma.compress(plain + b"\0\0"),
        lzma.compress(b"dice " + plain[5:]),
        lzma.compress(plain[:5] + b"\x09" + plain[6:]),
        lzma.compress(plain[:10]),
    ]


@pytest.mark.parametrize("number", range(8))
def test_a_broken_file_is_refused(number: int) -> None:
    data = broken((tables.FOLDER / "1v1-count.xz").read_bytes())[number]
    with pytest.raises(BrokenTable):
        Table.unpacked(data)


@pytest.mark.parametrize("name", NAMES)
def test_chances_add_up_to_a_whole(name: str) -> None:
    table = read(name)
    for side, hands in enumerate(table.game.hands):
        for hand in hands[:: len(hands) // 7 + 1]:
            assert sum(table.turned(side, hand).values()) == table.scale
    bids = [0]
    for bidder in range(len(table.game.bidders[1])):
        answers = table.answers(bids, bidder)
        assert sum(answers.values()) == table.scale
        assert min(answers.values()) > 0
        assert set(answers) <= {CHECK, *range(1, len(table.game.bids))}


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize(
    "options", [{}, {"jokers": True}, {"raising": "value"}, {"jokers": True, "raising": "value"}]
)
def test_a_bot_plays_by_the_table_and_says_so(level: str, options: dict[str, object]) -> None:
    game = stolik.game("lie", 2, **options)
    for seed in range(4):
        state = game.deal(seed)
        while not state.view(None)["shown"]:
            observation = state.observe(state.actors[0])
            explanation = stolik.bot("lie", level, seed).explain(observation, seconds=5.0)  # as at a table
            assert explanation.why.id == "bot-why-lie-solved"
            assert explanation.move in observation.legal
            assert {candidate.move for candidate in explanation.candidates} <= set(observation.legal)
            state.play(state.actors[0], explanation.move)


def test_choices_follow_the_chances_of_the_table() -> None:
    """A card is turned both ways, as often as the table says."""
    state = stolik.game("lie", 2).at({"hands": [["16"], ["34"]], "cards": [1, 1]})
    observation = state.observe(0)
    table = read("1v1-count")
    parts = table.turned(0, (4,))
    chosen = [stolik.bot("lie", "hard", seed).choose(observation) for seed in range(400)]
    assert chosen.count("turn 6") / 400 == pytest.approx(parts[(6,)] / table.scale, abs=0.1)


def test_what_a_table_move_is_worth_is_what_it_wins() -> None:
    """Seen from the start, the moves that are mixed are worth the same, and as much as the round."""
    table = read("1v1-count")
    least, most = values_of(solver_from(table))
    game = stolik.game("lie", 2)
    total = 0.0
    for hand in table.game.hands[0]:
        pair = PAIRS[hand[0]]
        position = {"hands": [[pair], ["56" if pair != "56" else "12"]], "cards": [1, 1]}
        place = place_of(table, game.at(position))
        worths, parts = place.worths_of_turnings(), place.turnings()
        best = max(worths.values())
        assert all(worths[code] > best - 0.005 for code, part in parts.items() if part > table.scale // 20)
        total += sum(worths[code] * part / table.scale for code, part in parts.items()) / 15
    assert least - 0.001 <= 2 * total - 1 <= most + 0.001


def place_of(table: Table, state: stolik.State) -> equilibrium.Place:
    kernel = state.observe(0).kernel
    assert isinstance(kernel, Lie)
    return equilibrium.Place(table, kernel, 0)


def test_a_hand_that_was_not_played_by_the_table_is_tried_out_instead() -> None:
    """Nobody who knows the table begins with two twos from a six."""
    position = {
        "phase": "bid",
        "hands": [["26"], ["34"]],
        "chosen": ["6", "4"],
        "bids": [[0, 2, 2], [1, 2, 3]],
        "turn": 0,
        "cards": [1, 1],
    }
    state = stolik.game("lie", 2).at(position)
    assert not place_of(read("1v1-count"), state).is_faithful()
    explanation = stolik.bot("lie", "hard", 1).explain(state.observe(0))
    assert explanation.why.id in ("bot-why-lie-check", "bot-why-lie-bid")


def test_tables_are_small() -> None:
    assert sum(file.stat().st_size for file in Path(tables.FOLDER).glob("*.xz")) < 6_000_000
