"""Lynx in sentences: what a move tells, what is asked, and how the points came about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from stolik.engine.telling import Step, View, drawn, own_hand, signed, someone, winners_told
from stolik.engine.text import Text
from stolik.games.lynx.notation import KINDS

if TYPE_CHECKING:
    from stolik.engine.state import Outcome

JOKER = "J"
SEVERAL = " · "


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


def place_text(move: str, view: View) -> str:
    """What lies in the place of the pool that is drawn from."""
    return SEVERAL.join(view["pool"][int(move.removeprefix("pool ")) - 1])


def robbed_layer(view: View) -> str:
    return layer_text(view["layers"][view["to_rob"][0]][-1])


def virtual_set(move: str, view: View) -> str:
    """The set of the virtual player that is stolen."""
    value = move.removeprefix("steal ")
    return layer_text([card for card in view["virtual"] if card == value])


def laid(view: View, seat: int) -> int:
    return sum(map(len, view["layers"][seat]))


# -- what may be done now


def applying(view: View) -> tuple[str, ...]:
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


def asked(view: View) -> Text:
    if view["phase"] == "draw":
        return Text("ask-lynx-draw", {"to_draw": view["to_draw"]})
    return Text(f"ask-lynx-{view['phase'].replace(' ', '-')}")


def label(move: str, view: View) -> Text:
    if "x" in move:
        return play_label(layer_of(move), view)
    if move.startswith("pool"):
        return Text("label-lynx-pool", {"cards": place_text(move, view)})
    if move.startswith("steal"):
        return Text("label-lynx-steal", {"layer": virtual_set(move, view)})
    if move in ("deck", "end"):
        return Text(f"label-lynx-{move}")
    if move == "discard":
        count = len(view["layers"][view["to_rob"][0]][-1])
        return Text("label-lynx-discard", {"layer": robbed_layer(view), "count": count})
    return Text(f"label-lynx-{move}", {"layer": robbed_layer(view)})


def play_label(layer: list[str], view: View) -> Text:
    if len(layer) == len(own_hand(view)):
        return Text("label-lynx-last")
    stolen = [layer_text(other) for other in in_reach(view) if steals(layer, other)]
    if stolen:
        return Text("label-lynx-steals", {"count": len(layer), "layers": SEVERAL.join(stolen)})
    return Text("label-lynx-play", {"count": len(layer)})


def in_reach(view: View) -> Iterator[list[str]]:
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


# -- what has happened


def told(step: Step, names: Sequence[str]) -> list[Text]:
    move, before, mover = step.move, step.before, someone(step.seat, step.after, names)
    if "x" in move:
        return [Text("log-lynx-play", {**mover, "layer": layer_text(layer_of(move))})]
    if move in ("keep", "leave"):
        return [theft(before, f"log-lynx-{move}", names)]
    if move in ("back", "discard"):
        return [Text(f"log-lynx-{move}", {**mover, "layer": robbed_layer(before)})]
    if move.startswith("steal"):
        return [Text("log-lynx-steal", {**mover, "layer": virtual_set(move, before)})]
    if move.startswith("pool"):
        return [Text("log-lynx-pool", {**mover, "cards": place_text(move, before)})]
    if move == "deck":
        return [deck_told(step, names)]
    return []  # of an end the next name tells


def theft(view: View, key: str, names: Sequence[str]) -> Text:
    """A sentence about the theft that goes on, with another wording where the viewer is robbed."""
    thief, robbed = view["turn"], view["to_rob"][0]
    layer = robbed_layer(view)
    if robbed == view["seat"]:
        return Text(f"{key}-yours", {"name": names[thief], "layer": layer})
    return Text(key, {**someone(thief, view, names), "layer": layer, "victim": names[robbed]})


def deck_told(step: Step, names: Sequence[str]) -> Text:
    if step.seat != step.after["seat"]:
        return Text("log-lynx-deck", {"name": names[step.seat]})
    (card,) = drawn(step)
    return Text("log-lynx-deck-yours", {"card": card})


def closing(steps: Sequence[Step], outcome: Outcome, names: Sequence[str]) -> list[Text]:
    last = steps[-1]
    texts = [winners_told(outcome, names, last.after["seat"]), why_over(last, names)]
    for seat, name in enumerate(names):
        points, held = signed(outcome.scores[seat]), len(last.after["hands"][seat])
        score: dict[str, Any] = {"name": name, "points": points, "laid": laid(last.after, seat), "held": held}
        texts.append(Text("result-lynx-score", score))
    return texts


def why_over(last: Step, names: Sequence[str]) -> Text:
    if "x" not in last.move:
        return Text("result-lynx-drawn-out")
    return Text("result-lynx-played-out", someone(last.seat, last.after, names))
