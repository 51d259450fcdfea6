"""Toads in the terminal: the row, what everyone has, and the own hand with what fits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.terminal.tables import Say, Step, paper, signed, who
from stolik.terminal.tables.paper import Card, Cards
from stolik.terminal.tables.plain import winners_told

if TYPE_CHECKING:
    from stolik.engine.state import Outcome

TOAD = "@..@"
FITS = "▲"
END = "◂"


def twin_of(card: int) -> int:
    return card % 10 * 10 + card // 10


def is_toad(card: int) -> bool:
    return card == twin_of(card)


def fits(card: int, row: list[int]) -> bool:
    return not row or abs(card - row[-1]) <= 10


def cost(cards: Sequence[int | None]) -> int:
    """What penalties cost, as far as they are known; an unseen one costs at least one."""
    return -sum(5 if card is not None and is_toad(card) else 1 for card in cards)


# -- the table


def draw(view: dict[str, Any], names: list[str], say: Say) -> RenderableType:
    parts: list[RenderableType] = [heading(view, say), "", *drawn_row(view, say), "", seats(view, names, say)]
    if view["shown"]:
        parts.append(Text(turned_up(view, names, say), style=paper.FAINT))
    return Group(*parts, *hands(view, names, say))


def heading(view: dict[str, Any], say: Say) -> Text:
    round_number = say("table-toads-round", round=view["round"])
    return Text.assemble((round_number, "bold"), " · ", say("table-toads-deck", count=view["deck"]))


def turned_up(view: dict[str, Any], names: list[str], say: Say) -> str:
    shown = zip(names, view["shown"], strict=True)
    cards = [f"{name} {', '.join(map(str, cards))}" for name, cards in shown if cards]
    return say("table-toads-shown", cards=" · ".join(cards))


def drawn_row(view: dict[str, Any], say: Say) -> Iterator[RenderableType]:
    row: list[int] = view["row"]
    if view["phase"] == "over":
        yield say("table-toads-row-over")
        return
    if not row:
        yield say("table-toads-row-empty")
        return
    reach = {"end": row[-1], "low": max(12, row[-1] - 10), "high": min(98, row[-1] + 10)}
    yield say("table-toads-row", count=len(row), points=signed(cost(row)), **reach)
    mine = own_hand(view)
    yield Cards([row_card(card, twin_of(card) in mine and not is_toad(card)) for card in row], end=END)


def row_card(number: int, pullable: bool) -> Card:
    if pullable:
        return Card(str(number), style=paper.LEAF, under=((f"x{number}", paper.LEAF),))
    return toad_or_plain(number, ())


def toad_or_plain(number: int, under: tuple[paper.Mark, ...]) -> Card:
    if is_toad(number):
        return Card(str(number), edge=TOAD, style=paper.POPPY, under=under)
    return Card(str(number), under=under)


def own_hand(view: dict[str, Any]) -> list[int]:
    return [] if view["seat"] is None else view["hands"][view["seat"]]


def seats(view: dict[str, Any], names: list[str], say: Say) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=paper.FAINT)
    table.add_column("")
    for column, justify in (("hand", "right"), ("gained", "right"), ("penalties", "left")):
        table.add_column(say(f"table-toads-head-{column}"), justify=justify)  # type: ignore[arg-type]
    for column in ("round", "total"):
        table.add_column(say(f"table-toads-head-{column}"), justify="right")
    for seat, name in enumerate(names):
        on_turn = view["phase"] != "over" and seat == view["turn"]
        own = seat == view["seat"]
        table.add_row(paper.player(name, on_turn, own), *standing(view, seat, say))
    return table


def standing(view: dict[str, Any], seat: int, say: Say) -> list[str]:
    """What a seat has: hand, gained, penalties, the round so far, all rounds before."""
    gained, penalties = view["gained"][seat], view["penalties"][seat]
    unseen = penalties.count(None)
    toads = sum(card is not None and is_toad(card) for card in penalties)
    words = {"count": len(penalties), "toads": toads, "unseen": unseen}
    heap = say("table-toads-penalties", points=signed(cost(penalties)), **words) if penalties else "0"
    now = signed(len(gained) + cost(penalties)) + ("?" if unseen else "")
    return [str(len(view["hands"][seat])), signed(len(gained)), heap, now, signed(view["totals"][seat])]


def hands(view: dict[str, Any], names: list[str], say: Say) -> Iterator[RenderableType]:
    """Those that are open, the own one at the bottom."""
    viewer = view["seat"]
    seats = [seat for seat, hand in enumerate(view["hands"]) if hand and hand[0] is not None]
    for seat in sorted(seats, key=lambda seat: seat == viewer):
        hand = view["hands"][seat]
        title = say("table-toads-hand") if seat == viewer else names[seat]
        yield Text(f"\n{title}", style="bold")
        marked = view["phase"] != "over"
        yield Cards(
            [toad_or_plain(card, ((marks(card, view["row"]), paper.LEAF),) if marked else ()) for card in hand]
        )
    if viewer is not None and view["phase"] != "over":
        yield Text(say("table-toads-key", end=END, fits=FITS, toad=TOAD), style=paper.FAINT)


def marks(card: int, row: list[int]) -> str:
    """Beneath a hand card: does it fit, and what does it pull?"""
    fit = FITS if fits(card, row) else ""
    twin = twin_of(card)
    return f"{fit} x{twin}".strip() if twin in row and twin != card else fit


# -- words


def label(move: str, view: dict[str, Any], say: Say) -> str:
    row = view["row"]
    if move == "take":
        return say("label-toads-take", points=signed(cost(row)))
    if move.startswith("x"):
        return say("label-toads-pull", twin=twin_of(int(move[1:])))
    card = int(move)
    twin = twin_of(card)
    pair = twin != card and twin in own_hand(view)
    if not row:
        return say("label-toads-opens-pair", twin=twin) if pair else say("label-toads-open")
    apart = signed(card - row[-1])
    if pair:
        return say("label-toads-feeds", apart=apart, twin=twin)
    return say("label-toads-place", apart=apart)


def applying(view: dict[str, Any]) -> tuple[str, ...]:
    if not view["row"]:
        return ("T-07", "T-13") if view["deck"] == 0 else ("T-07", "T-11")
    rules = ["T-05", "T-06", "T-08", "T-10", "T-15"]
    if view["deck"] == 0:
        rules.insert(0, "T-12")
    if len(view["row"]) == 1:
        rules += ["T-09", "T-17"]
    if not own_hand(view):
        rules.insert(0, "T-14")
    return tuple(rules)


def told(step: Step, names: list[str], say: Say) -> list[str]:
    viewer = step.after["seat"]
    someone = {"who": who(step.seat, viewer), "name": names[step.seat]}
    lines = [moved(step, someone, say)]
    if step.after["phase"] == "over":  # the closing tells it
        return lines
    if round_ended(step):
        return [*lines, *round_told(step, names, say)]
    if step.move == "take" and step.after["deck"] < step.before["deck"]:
        lines.append(say("log-toads-unseen", **someone))
    if step.seat == viewer:
        new = set(own_hand(step.after)) - set(own_hand(step.before))
        lines += [say("log-toads-draw", card=card) for card in new]
    return lines


def moved(step: Step, someone: dict[str, str], say: Say) -> str:
    if step.move == "take":
        row = step.before["row"]
        return say("log-toads-take", count=len(row), points=signed(cost(row)), **someone)
    if step.move.startswith("x"):
        card = int(step.move[1:])
        return say("log-toads-pull", card=card, twin=twin_of(card), **someone)
    return say("log-toads-place", card=int(step.move), **someone)


def round_ended(step: Step) -> bool:
    return bool(step.after["round"] != step.before["round"] or step.after["phase"] == "over")


def round_told(step: Step, names: list[str], say: Say) -> list[str]:
    """What each seat has made of the round that this step ended."""
    lines = [say("log-toads-round", round=step.before["round"])]
    for seat, name in enumerate(names):
        points = step.after["totals"][seat] - step.before["totals"][seat]
        pulled = 2 if step.seat == seat and step.move.startswith("x") else 0
        plus = len(step.before["gained"][seat]) + pulled
        score = {"plus": signed(plus), "minus": signed(points - plus), "points": signed(points)}
        lines.append(say("log-toads-score", name=name, **score))
    for name, cards in zip(names, step.after["shown"] or [], strict=False):
        if cards:
            lines.append(say("log-toads-turned", name=name, cards=", ".join(map(str, cards))))
    return lines


def closing(steps: Sequence[Step], outcome: Outcome, names: list[str], say: Say) -> list[str]:
    lines = [winners_told(outcome, names, steps[-1].after["seat"], say)]
    for name, score in zip(names, outcome.scores, strict=True):
        lines.append(say("result-score", name=name, points=signed(score), count=score))
    for step in steps:
        if round_ended(step):
            lines += ["", *round_told(step, names, say)]
    return lines
