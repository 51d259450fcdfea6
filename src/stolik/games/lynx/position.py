"""A whole game of Lynx as plain data, and back."""

from __future__ import annotations

from itertools import chain
from operator import getitem
from typing import Any

from stolik.engine.errors import BadPosition
from stolik.engine.layout import Layout, as_list, cards_of, rest, whole
from stolik.games.lynx import notation
from stolik.games.lynx.notation import COPIES, JOKERS, KINDS, PLACES, VALUES
from stolik.games.lynx.rules import Lynx

PHASES = ("play", "steal", "keep", "robbed", "draw", "free draw")  # in the order of the rules
FULL_DECK = [*(value for value in VALUES for _ in COPIES), *("J" for _ in JOKERS)]
ROOM = len(FULL_DECK)  # the kernel has so many places for the layers of a seat

SOME = [[(kind,) * count for count in range(ROOM + 1)] for kind in KINDS]  # so many cards of a kind

read_cards = cards_of(KINDS)


def written(counts: list[int]) -> list[str]:
    """Cards counted by kind, in ascending order."""
    return list(chain.from_iterable(map(getitem, SOME, counts)))


def hand(kernel: Lynx, seat: int) -> list[str]:
    return written(kernel.hands[len(KINDS) * seat : len(KINDS) * (seat + 1)])


def known(kernel: Lynx) -> list[list[str]]:
    """Of each seat the cards everybody knows it holds."""
    counts = kernel.known  # as a list once, not for each seat
    return [written(counts[len(KINDS) * seat : len(KINDS) * (seat + 1)]) for seat in range(kernel.players)]


def layers(kernel: Lynx) -> list[list[list[str]]]:
    """Of each seat its layers, each as cards."""
    codes = kernel.layers
    heights = kernel.heights[: kernel.players]
    return [
        [notation.cards_of(layer) for layer in codes[ROOM * seat : ROOM * seat + height]]
        for seat, height in enumerate(heights)
    ]


def pool(kernel: Lynx) -> list[list[str]]:
    cards = iter(kernel.pool)
    return [[KINDS[next(cards)] for _ in range(size)] for size in kernel.groups[: kernel.places]]


def common(kernel: Lynx) -> dict[str, Any]:
    """What position and views have alike."""
    return {
        "phase": "over" if kernel.over else PHASES[kernel.phase],
        "turn": kernel.turn,
        "actor": kernel.acting,
        "layers": layers(kernel),
        "pool": pool(kernel),
        "discard": written(kernel.discard),
        "virtual": written(kernel.virtual),
        "to_rob": kernel.to_rob[: kernel.still_to_rob],
        "to_draw": kernel.to_draw,
        "known": known(kernel),
    }


def write(kernel: Lynx) -> dict[str, Any]:
    return {
        **common(kernel),
        "hands": [hand(kernel, seat) for seat in range(kernel.players)],
        "deck": [KINDS[kind] for kind in kernel.deck[kernel.drawn : kernel.deck_size]],
    }


def read(kernel: Lynx, layout: Layout) -> None:
    nothing: list[list[str]] = [[]] * kernel.players
    phase = layout.word("phase", "play", (*PHASES, "over"))
    turn = layout.seat("turn")
    to_rob = layout.seats("to_rob")
    to_draw = layout.number("to_draw", 0, range(ROOM + 1))
    actor = read_actor(layout, phase, turn, to_rob)
    hands = layout.per_seat("hands", read_cards)
    seen = layout.per_seat("known", read_cards, nothing)
    laid = layout.per_seat("layers", read_groups, nothing)
    places = read_groups("pool", layout.take("pool", []))
    discard = read_cards("discard", layout.take("discard", []))
    virtual = read_cards("virtual", layout.take("virtual", []))
    deck = read_deck(kernel, layout, [*hands, *chain(*laid), *places, discard, virtual])
    layout.done()
    if len(places) > len(PLACES):
        raise BadPosition("lynx-places", count=len(places), most=len(PLACES))
    for seat in range(kernel.players):
        check_known(seat, seen[seat], hands[seat])
        codes = [layer_code(f"layers[{seat}]", layer) for layer in laid[seat]]
        kernel.lay_seat(seat, kinds(hands[seat]), kinds(seen[seat]), codes)
    kernel.lay([kinds(group) for group in places], kinds(deck), kinds(discard), kinds(virtual))
    if phase == "over":
        kernel.resume(-1, turn, actor, to_rob, to_draw)
        return
    check_actor(phase, turn, actor, to_rob)
    check_to_rob(kernel, phase, turn, to_rob)
    check_to_draw(kernel, phase, to_draw)
    kernel.resume(PHASES.index(phase), turn, actor, to_rob, to_draw)
    if phase == "steal" and not (kernel.duel and kernel.heights[turn] and kernel.fill(turn)):
        raise BadPosition("lynx-nothing-to-steal")


def kinds(cards: list[str]) -> list[int]:
    return [KINDS.index(card) for card in cards]


def read_actor(layout: Layout, phase: str, turn: int, to_rob: list[int]) -> int:
    """Who is to decide; left out, it follows from the phase, but for who is drawing."""
    if phase == "draw":
        layout.need("actor")
    return layout.seat("actor", to_rob[0] if phase == "robbed" and to_rob else turn)


def read_groups(key: str, value: Any) -> list[list[str]]:
    groups = [read_cards(f"{key}[{i}]", group) for i, group in enumerate(as_list(key, value))]
    for i, group in enumerate(groups):
        if not group:
            raise BadPosition("lynx-empty", key=f"{key}[{i}]")
    return groups


def read_deck(kernel: Lynx, layout: Layout, zones: list[list[str]]) -> list[str]:
    placed = [*chain(*zones)]
    if not layout.given("deck"):
        return [KINDS[kind] for kind in kernel.mixed(kinds(rest(FULL_DECK, placed)))]
    deck = read_cards("deck", layout.take("deck", []))
    whole(FULL_DECK, [*placed, *deck])
    return deck


def layer_code(key: str, layer: list[str]) -> int:
    """The play that lays these cards."""
    values = sorted({*layer} - {"J"})
    if len(values) > 1:
        raise BadPosition("lynx-mixed-layer", key=key, cards=", ".join(layer))
    jokers = layer.count("J")
    if not values:
        return notation.CODES[f"{jokers}xJ"]
    wild = f"+{jokers}J" if jokers else ""
    return notation.CODES[f"{len(layer) - jokers}x{values[0]}{wild}"]


def check_known(seat: int, seen: list[str], hand: list[str]) -> None:
    unseen = hand[:]
    for card in seen:
        if card not in unseen:
            raise BadPosition("not-in-zone", key=f"known[{seat}]", card=card, zone=f"hands[{seat}]")
        unseen.remove(card)


def check_actor(phase: str, turn: int, actor: int, to_rob: list[int]) -> None:
    if phase == "draw":
        fits = actor != turn
    elif phase == "robbed":
        fits = [actor] == to_rob[:1]
    else:
        fits = actor == turn
    if not fits:
        raise BadPosition("lynx-actor", phase=phase, actor=actor, turn=turn)


def check_to_rob(kernel: Lynx, phase: str, turn: int, to_rob: list[int]) -> None:
    wanted = {"play": False, "free draw": False, "keep": True, "robbed": True}
    if wanted.get(phase, bool(to_rob)) != bool(to_rob):
        raise BadPosition("lynx-to-rob", phase=phase, count=len(to_rob))
    for seat in to_rob:
        if seat == turn or not kernel.heights[seat]:
            raise BadPosition("lynx-no-layer", seat=seat)


def check_to_draw(kernel: Lynx, phase: str, to_draw: int) -> None:
    if (phase == "draw") != (to_draw > 0):
        raise BadPosition("lynx-to-draw", phase=phase, count=to_draw)
    if phase == "free draw" and not kernel.free_draws:
        raise BadPosition("lynx-no-free-draw")
