"""Lie in the terminal: who bids what, the hands of the last check, and the own cards with both their ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.terminal.tables import Say, Step, paper, who
from stolik.terminal.tables.paper import Card, Cards
from stolik.terminal.tables.plain import winners_told

if TYPE_CHECKING:
    from stolik.engine.state import Outcome

NEXT = "→"
LAST_TO_HOLD = 5  # one card more and the game is lost


def other_end(card: str, value: str) -> str:
    return card[1] if card[0] == value else card[0]


def some(count: int, value: int, say: Say) -> str:
    """3 fours."""
    return say("table-lie-some", count=count, value=value)


# -- the table


def draw(view: dict[str, Any], names: list[str], say: Say) -> RenderableType:
    return Group(
        heading(view, say),
        "",
        seats(view, names, say),
        *bids(view, names, say),
        *shown(view, names, say),
        *hands(view, names, say),
    )


def heading(view: dict[str, Any], say: Say) -> Text:
    in_play = sum(len(hand) for seat, hand in enumerate(view["hands"]) if seat not in view["out"])
    text = Text(say("table-lie-in-play", count=in_play), style="bold")
    if view["phase"] == "bid" and len(view["hands"]) > 2:
        text.append(f" · {say('table-lie-cw' if view['direction'] == 1 else 'table-lie-ccw')}", style="not bold")
    if view["extra"]:
        text.append(f" · {say('table-lie-extra')}", style=f"bold {paper.POPPY}")
    return text


def seats(view: dict[str, Any], names: list[str], say: Say) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=paper.FAINT)
    table.add_column("")
    table.add_column(say("table-lie-head-cards"), justify="right")
    table.add_column(say("table-lie-head-now"))
    table.add_column(say("table-lie-head-bid"))
    last = {seat: some(count, value, say) for seat, count, value in view["bids"]}
    for seat, name in enumerate(names):
        table.add_row(
            paper.player(name, is_asked(view, seat), own=seat == view["seat"]),
            str(view["cards"][seat]),
            ", ".join(doing(view, seat, say)),
            last.get(seat, ""),
        )
    return table


def is_asked(view: dict[str, Any], seat: int) -> bool:
    if view["phase"] == "over" or seat in view["out"]:
        return False
    return view["chosen"][seat] is None if view["phase"] == "choose" else bool(seat == view["turn"])


def doing(view: dict[str, Any], seat: int, say: Say) -> Iterator[str]:
    """What a seat is about in this round."""
    if seat in view["out"]:
        yield say("table-lie-out")
        return
    if view["phase"] == "over":
        return
    if not view["bids"] and seat == view["starter"]:
        yield say("table-lie-starts")
    if view["phase"] == "choose":
        yield say("table-lie-choosing" if view["chosen"][seat] is None else "table-lie-chosen")
    elif seat == view["turn"]:
        yield say("table-lie-to-say" if view["phase"] == "direction" else "table-lie-to-bid")


def bids(view: dict[str, Any], names: list[str], say: Say) -> Iterator[RenderableType]:
    if view["bids"]:
        made = f" {NEXT} ".join(f"{names[seat]} {count}x{value}" for seat, count, value in view["bids"])
        yield Text.assemble("\n", (say("table-lie-bids"), "bold"), f"  {made}")


def shown(view: dict[str, Any], names: list[str], say: Say) -> Iterator[RenderableType]:
    """The last check, with every card that counted in brackets."""
    last = view["shown"]
    if last is None:
        return
    bidder, count, value = last["bid"]
    right = last["found"] >= count
    yield Text(f"\n{say('table-lie-shown')}", style="bold")
    yield Text(
        say(
            "table-lie-shown-right" if right else "table-lie-shown-wrong",
            bidder=names[bidder],
            checker=names[last["checker"]],
            count=count,
            value=value,
            found=last["found"],
        )
    )
    counting = counted(last, str(value))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name, hand, chosen in zip(names, last["hands"], last["chosen"], strict=True):
        if chosen:
            grid.add_row(f"  {name}", turned_cards(hand, chosen, counting))
    yield grid
    yield Text(say("table-lie-key"), style=paper.FAINT)


def counted(last: dict[str, Any], value: str) -> set[str]:
    """The values that counted: ones, too, where more was found than there is of the value alone."""
    plain = sum((choice or "").count(value) for choice in last["chosen"])
    return {value} if plain == last["found"] else {value, "1"}


def turned_cards(hand: list[str], chosen: str, counting: set[str]) -> Text:
    text = Text()
    for card, value in zip(hand, chosen, strict=True):
        face = (f"[{value}]", f"bold {paper.LEAF}") if value in counting else (f" {value} ", "")
        text.append_text(Text.assemble(face, (f"/{other_end(card, value)}  ", paper.FAINT)))
    return text


def hands(view: dict[str, Any], names: list[str], say: Say) -> Iterator[RenderableType]:
    """Hands that lie open, and the own one beneath them with both ends of every card."""
    viewer = view["seat"]
    for seat, hand in enumerate(view["hands"]):
        if seat != viewer and hand and hand[0] is not None:
            yield Text(f"{names[seat]}: {' '.join(map('/'.join, hand))}")
    if viewer is None or not view["hands"][viewer]:
        return
    chosen = view["chosen"][viewer]
    yield Text(f"\n{say('table-lie-hand' if chosen is None else 'table-lie-hand-chosen')}", style="bold")
    yield Cards(
        [own_card(card, chosen[place] if chosen else None) for place, card in enumerate(view["hands"][viewer])]
    )


def own_card(card: str, value: str | None) -> Card:
    if value is None:
        return Card("/".join(card), style=paper.SUNFLOWER)
    return Card(value, style=paper.LEAF, under=((f"/{other_end(card, value)}", paper.FAINT),))


# -- words


def label(move: str, view: dict[str, Any], say: Say) -> str:
    if move.startswith("turn "):
        values = sorted(Counter(move.removeprefix("turn ")).items(), key=lambda entry: (-entry[1], entry[0]))
        return ", ".join(some(count, int(value), say) for value, count in values)
    if move in ("cw", "ccw"):
        return say(f"label-lie-{move}")
    if move == "check":
        _, count, value = view["bids"][-1]
        return say("label-lie-check", count=count, value=value)
    count, value = map(int, move.split("x"))
    return say("label-lie-bid", count=count, value=value)


def applying(view: dict[str, Any]) -> tuple[str, ...]:
    if view["phase"] == "choose":
        rules = ["K-03", "K-01", "K-12"]
    elif view["phase"] == "direction":
        rules = ["K-13", "K-04"]
    elif not view["bids"]:
        rules = ["K-04", "K-05", "K-07", "K-12"]
    else:
        rules = ["K-06", "K-04", "K-08", "K-07", "K-12", "K-09"]
    if view["extra"]:
        return (*rules, "K-11")
    return (*rules, "K-10") if LAST_TO_HOLD in view["cards"] else tuple(rules)


def told(step: Step, names: list[str], say: Say) -> list[str]:
    someone = {"who": who(step.seat, step.after["seat"]), "name": names[step.seat]}
    if step.move.startswith("turn"):
        values = " ".join(step.move.removeprefix("turn").strip())
        return [say("log-lie-turn-values" if values else "log-lie-turn", values=values, **someone)]
    if step.move in ("cw", "ccw"):
        return [say(f"log-lie-{step.move}", **someone)]
    if step.move == "check":
        return check_told(step, someone, names, say)
    count, value = map(int, step.move.split("x"))
    return [say("log-lie-bid", count=count, value=value, **someone)]


def check_told(step: Step, someone: dict[str, str], names: list[str], say: Say) -> list[str]:
    last, after = step.after["shown"], step.after
    bidder, count, value = last["bid"]
    loser = last["checker"] if last["found"] >= count else bidder
    lines = [say("log-lie-check", count=count, value=value, found=last["found"], **someone)]
    lines.append(loss_told(after, {"who": who(loser, after["seat"]), "name": names[loser]}, loser, say))
    if after["extra"] and not step.before["extra"]:
        left = [name for seat, name in enumerate(names) if seat not in after["out"]]
        lines.append(say("log-lie-extra", names=", ".join(left)))
    return lines


def loss_told(after: dict[str, Any], someone: dict[str, str], loser: int, say: Say) -> str:
    if loser in after["out"]:
        return say("log-lie-lost-out", **someone)
    if after["phase"] == "over":
        return say("log-lie-lost", **someone)
    return say("log-lie-lost-draws", count=after["cards"][loser], **someone)


def closing(steps: Sequence[Step], outcome: Outcome, names: list[str], say: Say) -> list[str]:
    last = steps[-1].after
    lines = [winners_told(outcome, names, last["seat"], say)]
    for seat, name in enumerate(names):
        if seat in last["out"]:
            lines.append(say("result-lie-out", name=name))
        else:
            lines.append(say("result-lie-cards", name=name, count=last["cards"][seat]))
    return lines
