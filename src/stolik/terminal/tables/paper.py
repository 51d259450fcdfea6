"""Paper for the tables: colours that read on light and dark, and cards drawn with box characters.

Every meaning has a sign of its own; colour only helps.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

FAINT = "bright_black"
LEAF = "color(71)"
POPPY = "color(167)"
CORNFLOWER = "color(68)"
SUNFLOWER = "color(172)"

CARD = 6  # columns of a card
TURN = "▸"


Mark = tuple[str, str]  # a text and its style


@dataclass(frozen=True)
class Card:
    """A card: its face, four characters for its upper edge, and lines beneath it."""

    face: str
    edge: str = "────"
    style: str = ""
    under: tuple[Mark, ...] = ()


@dataclass(frozen=True)
class Cards:
    """Cards side by side, on as many lines as the width needs."""

    cards: Sequence[Card]
    end: str = ""  # a sign after the last card
    margin: tuple[str, ...] = ()  # names of the lines beneath

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        indent = max(map(len, self.margin), default=0)
        fitting = max(1, (options.max_width - indent - 2) // CARD)
        for start in range(0, len(self.cards), fitting):
            line = self.cards[start : start + fitting]
            last = start + fitting >= len(self.cards)
            yield from self.drawn(line, indent, self.end if last else "")

    def drawn(self, line: Sequence[Card], indent: int, end: str) -> Iterator[Text]:
        left = " " * indent
        yield joined(left, [(f"╭{card.edge}╮", card.style or FAINT) for card in line])
        faces = [
            piece
            for card in line
            for piece in (
                ("│", card.style or FAINT),
                (f"{card.face:^4}", f"bold {card.style}"),
                ("│", card.style or FAINT),
            )
        ]
        yield joined(left, [*faces, (f" {end}", "bold")])
        yield joined(left, [("╰────╯", card.style or FAINT) for card in line])
        for number in range(max(len(card.under) for card in line)):
            name = self.margin[number] if self.margin else ""
            yield joined(f"{name:<{indent}}", [mark_of(card, number) for card in line])


def mark_of(card: Card, number: int) -> Mark:
    text, style = card.under[number] if number < len(card.under) else ("", "")
    return f"{text:^{CARD}}", style


def joined(left: str, pieces: list[Mark]) -> Text:
    return Text.assemble(left, *pieces, no_wrap=True)


def player(name: str, on_turn: bool, own: bool) -> Text:
    """A name in a list of seats, with a sign for the seat on turn."""
    return Text(f"{TURN if on_turn else ' '} {name}", style="bold" if own else "")
