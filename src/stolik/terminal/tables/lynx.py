"""Lynx in the terminal: the pool, everyone's layers and known cards, and the own hand by value."""

from __future__ import annotations

from collections import Counter
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

JOKER = "J"
KINDS = [*(str(value) for value in range(1, 14)), JOKER]
JOKER_EDGE = "·✶✶·"
SEVERAL = " · "


def counted(cards: Sequence[str | None]) -> list[str]:
    """`3×4` for each kind of known card, `4` where there is one."""
    counts = Counter(cards)
    return [f"{counts[kind]}×{kind}" if counts[kind] > 1 else kind for kind in KINDS if counts[kind]]


def layer_text(layer: Sequence[str]) -> str:
    """`3×4`, `1×4`, and with jokers `3×4+2J`."""
    if not layer:
        return ""
    value = KINDS[value_of(layer)]
    jokers = layer.count(JOKER) if value != JOKER else 0
    wild = f"+{jokers}{JOKER}" if jokers else ""
    return f"{len(layer) - jokers}×{value}{wild}"


def value_of(layer: Sequence[str]) -> int:
    return min(KINDS.index(card) for card in layer)


def layer_of(move: str) -> list[str]:
    """The cards of a play."""
    cards, _, wild = move.partition("+")
    count, _, kind = cards.partition("x")
    return [kind] * int(count) + [JOKER] * int(wild.removesuffix(JOKER) or 0)


def place_of(move: str, view: dict[str, Any]) -> list[str]:
    """What lies in the place of the pool that is drawn from."""
    place: list[str] = view["pool"][int(move.removeprefix("pool ")) - 1]
    return place


def own_hand(view: dict[str, Any]) -> list[str]:
    return [] if view["seat"] is None else view["hands"][view["seat"]]


def robbed_layer(view: dict[str, Any]) -> str:
    return layer_text(view["layers"][view["to_rob"][0]][-1])


def virtual_set(view: dict[str, Any], value: str) -> str:
    return layer_text([card for card in view["virtual"] if card == value])


def laid(view: dict[str, Any], seat: int) -> int:
    return sum(map(len, view["layers"][seat]))


# -- the table


def draw(view: dict[str, Any], names: list[str], say: Say) -> RenderableType:
    return Group(
        heading(view, say),
        "",
        *pool(view, say),
        *virtual(view, say),
        "",
        seats(view, names, say),
        *situation(view, names, say),
        *hand(view, say),
    )


def heading(view: dict[str, Any], say: Say) -> Text:
    cards = SEVERAL.join(counted(view["discard"]))
    away = say("table-lynx-discard", cards=cards) if cards else say("table-lynx-no-discard")
    return Text.assemble((say("table-lynx-deck", count=view["deck"]), "bold"), "; ", away)


def pool(view: dict[str, Any], say: Say) -> Iterator[RenderableType]:
    if not view["pool"]:
        yield say("table-lynx-pool-empty")
        return
    yield Text(say("table-lynx-pool"), style="bold")
    yield Cards([pool_card(number, place) for number, place in enumerate(view["pool"], 1)])


def pool_card(number: int, place: list[str]) -> Card:
    """The lowest card of a place, its number beneath, and what lies upon it."""
    upon = tuple((f"+{card}", "bold") for card in place[1:])
    return kind_card(place[0], ((str(number), paper.FAINT), *upon))


def kind_card(kind: str, under: tuple[paper.Mark, ...]) -> Card:
    if kind == JOKER:
        return Card(kind, edge=JOKER_EDGE, style=paper.SUNFLOWER, under=under)
    return Card(kind, under=under)


def virtual(view: dict[str, Any], say: Say) -> Iterator[RenderableType]:
    if view["virtual"]:
        yield say("table-lynx-virtual", cards=SEVERAL.join(counted(view["virtual"])))


def seats(view: dict[str, Any], names: list[str], say: Say) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=paper.FAINT)
    table.add_column("")
    table.add_column("")
    for column in ("hand", "points"):
        table.add_column(say(f"table-lynx-head-{column}"), justify="right")
    for column in ("top", "beneath", "known"):
        table.add_column(say(f"table-lynx-head-{column}"))
    for seat, name in enumerate(names):
        acting = view["phase"] != "over" and seat == view["actor"]
        paw = say("table-lynx-paw") if seat == view["turn"] else ""
        table.add_row(paper.player(name, acting, own=seat == view["seat"]), paw, *standing(view, seat))
    return table


def standing(view: dict[str, Any], seat: int) -> list[str]:
    """What a seat has: hand, points, its layers from the top, and what is known of its hand."""
    cards, layers = view["hands"][seat], view["layers"][seat]
    *beneath, top = map(layer_text, layers or [[]])
    known = view["known"][seat] if seat == view["seat"] else cards
    points = signed(laid(view, seat) - len(cards))
    return [str(len(cards)), points, top, SEVERAL.join(reversed(beneath)), SEVERAL.join(counted(known))]


def situation(view: dict[str, Any], names: list[str], say: Say) -> Iterator[Text]:
    """Who is being robbed, or draws, and who is next."""
    phase, to_rob = view["phase"], view["to_rob"]
    if phase in ("keep", "robbed"):
        yield Text(theft(view, "table-lynx-robbing", names, say), style="bold")
        to_rob = to_rob[1:]
    if phase == "draw":
        someone = {"who": who(view["actor"], view["seat"]), "name": names[view["actor"]]}
        yield Text(say("table-lynx-drawing", count=view["to_draw"], **someone), style="bold")
    if to_rob and phase != "over":
        yield Text(say("table-lynx-next", names=", ".join(names[seat] for seat in to_rob)))


def theft(view: dict[str, Any], key: str, names: list[str], say: Say) -> str:
    """A sentence about the theft that goes on, with another wording where the viewer is robbed."""
    thief, robbed = view["turn"], view["to_rob"][0]
    layer = robbed_layer(view)
    if robbed == view["seat"]:
        return say(f"{key}-yours", name=names[thief], layer=layer)
    return say(key, who=who(thief, view["seat"]), name=names[thief], layer=layer, victim=names[robbed])


def hand(view: dict[str, Any], say: Say) -> Iterator[RenderableType]:
    cards = own_hand(view)
    if view["seat"] is None:
        return
    yield Text(f"\n{say('table-lynx-hand', count=len(cards))}", style="bold")
    counts = Counter(cards)
    kinds = [kind for kind in KINDS if counts[kind]]
    if kinds:
        yield Cards([kind_card(kind, ((f"×{counts[kind]}", ""),)) for kind in kinds])


# -- words


def label(move: str, view: dict[str, Any], say: Say) -> str:
    if "x" in move:
        return play_label(layer_of(move), view, say)
    if move.startswith("pool"):
        return say("label-lynx-pool", cards=SEVERAL.join(place_of(move, view)))
    if move.startswith("steal"):
        return say("label-lynx-steal", layer=virtual_set(view, move.removeprefix("steal ")))
    if move in ("deck", "end"):
        return say(f"label-lynx-{move}")
    count = len(view["layers"][view["to_rob"][0]][-1])
    return say(f"label-lynx-{move}", layer=robbed_layer(view), count=count)


def play_label(layer: list[str], view: dict[str, Any], say: Say) -> str:
    if len(layer) == len(own_hand(view)):
        return say("label-lynx-last")
    stolen = [layer_text(other) for other in in_reach(view) if steals(layer, other)]
    if stolen:
        return say("label-lynx-steals", count=len(layer), layers=SEVERAL.join(stolen))
    return say("label-lynx-play", count=len(layer))


def in_reach(view: dict[str, Any]) -> Iterator[list[str]]:
    """The sets of the virtual player, and the top layers of the others, clockwise."""
    for kind in KINDS:
        if kind in view["virtual"]:
            yield [card for card in view["virtual"] if card == kind]
    players = len(view["hands"])
    for step in range(1, players):
        layers = view["layers"][(view["turn"] + step) % players]
        if layers:
            yield layers[-1]


def steals(layer: list[str], other: list[str]) -> bool:
    """As in every mode; that ones may steal 13s in one of them is for the rules to tell."""
    return len(layer) == len(other) and value_of(layer) > value_of(other)


def applying(view: dict[str, Any]) -> tuple[str, ...]:
    duel = len(view["hands"]) == 2
    groups = ("L-21",) if any(len(place) > 1 for place in view["pool"]) else ()
    last = ("L-14",) if view["deck"] == 0 else ()
    match view["phase"]:
        case "play":
            jokers = ("L-04",) if JOKER in own_hand(view) else ()
            return ("L-03", "L-05", *jokers, *(("L-22", "L-24") if duel else ("L-12",)), "L-13")
        case "steal":
            return ("L-22", "L-23", "L-20")
        case "keep":
            return ("L-06", "L-07", "L-10", "L-15")
        case "robbed":
            return ("L-07", "L-08", *last, "L-15")
        case "draw":
            return ("L-08", *groups, "L-09", *last)
        case "free draw":
            return ("L-24" if duel else "L-12", *groups, *last, "L-15")
    return ("L-15",)


def told(step: Step, names: list[str], say: Say) -> list[str]:
    viewer, move, before = step.after["seat"], step.move, step.before
    someone = {"who": who(step.seat, viewer), "name": names[step.seat]}
    if "x" in move:
        return [say("log-lynx-play", layer=layer_text(layer_of(move)), **someone)]
    if move in ("keep", "leave"):
        return [theft(before, f"log-lynx-{move}", names, say)]
    if move in ("back", "discard"):
        return [say(f"log-lynx-{move}", layer=robbed_layer(before), **someone)]
    if move.startswith("steal"):
        return [say("log-lynx-steal", layer=virtual_set(before, move.removeprefix("steal ")), **someone)]
    if move.startswith("pool"):
        return [say("log-lynx-pool", cards=SEVERAL.join(place_of(move, before)), **someone)]
    if move == "deck":
        return [deck_told(step, names, say)]
    return []  # of an end the next name tells


def deck_told(step: Step, names: list[str], say: Say) -> str:
    if step.seat != step.after["seat"]:
        return say("log-lynx-deck", name=names[step.seat])
    (card,) = Counter(own_hand(step.after)) - Counter(own_hand(step.before))
    return say("log-lynx-deck-yours", card=card)


def closing(steps: Sequence[Step], outcome: Outcome, names: list[str], say: Say) -> list[str]:
    last = steps[-1]
    lines = [winners_told(outcome, names, last.after["seat"], say), why_over(last, names, say)]
    for seat, name in enumerate(names):
        points, held = signed(outcome.scores[seat]), len(last.after["hands"][seat])
        lines.append(say("result-lynx-score", name=name, points=points, laid=laid(last.after, seat), held=held))
    return lines


def why_over(last: Step, names: list[str], say: Say) -> str:
    if "x" not in last.move:
        return say("result-lynx-drawn-out")
    return say("result-lynx-played-out", who=who(last.seat, last.after["seat"]), name=names[last.seat])
