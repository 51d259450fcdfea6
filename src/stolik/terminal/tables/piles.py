"""Piles in the terminal: four piles, the team with its signals, and the own hand with its jumps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.terminal.tables import Say, Step, paper, who
from stolik.terminal.tables.paper import Card, Cards

if TYPE_CHECKING:
    from stolik.engine.state import Outcome

ASCENDING = ("A", "B")
UP, DOWN, BACK, NO = "▲", "▼", "↩", "–"
FLAMES = "^^^^"
SIGNS = {"!": "if-you-can", "!!": "by-all-means", "~": "small-steps", "-": "nothing"}
EXCELLENT = 10
CARDS = 98


def jump(card: int, pile: str, top: int) -> int:
    """How far a card goes in the direction of the pile; −10 is a step back."""
    return card - top if pile in ASCENDING else top - card


def fits(distance: int) -> bool:
    return distance > 0 or distance == -10


def jump_text(distance: int) -> str:
    return f"+{distance}" if distance > 0 else f"{BACK}10" if distance == -10 else NO


def cards_left(view: dict[str, Any]) -> int:
    return int(view["deck"] + sum(map(len, view["hands"])))


# -- the table


def draw(view: dict[str, Any], names: list[str], say: Say) -> RenderableType:
    return Group(
        heading(view, say),
        "",
        piles(view, say),
        *fires(view, say),
        "",
        team(view, names, say),
        *hands(view, names, say),
    )


def heading(view: dict[str, Any], say: Say) -> Text:
    deck = say("table-piles-deck", count=view["deck"])
    left = say("table-piles-left", count=cards_left(view))
    text = Text.assemble((deck, "bold"), " · ", left)
    if view["phase"] == "play":
        text.append(f" · {say('table-piles-played', count=view['played'])}")
    return text


def piles(view: dict[str, Any], say: Say) -> Table:
    grid = Table.grid(padding=(0, 4, 0, 0))
    for _ in view["piles"]:
        grid.add_column(min_width=12)
    titles = []
    for pile in view["piles"]:
        sign, word = (UP, "up") if pile in ASCENDING else (DOWN, "down")
        titles.append(Text.assemble((f"{pile} {sign} ", "bold"), (say(f"table-piles-{word}"), paper.FAINT)))
    grid.add_row(*titles)
    grid.add_row(*(Cards([pile_card(pile, top, view)]) for pile, top in view["piles"].items()))
    return grid


def pile_card(pile: str, top: int, view: dict[str, Any]) -> Card:
    if pile in view["burning"]:
        return Card(str(top), edge=FLAMES, style=paper.POPPY)
    return Card(str(top), style=paper.CORNFLOWER if pile in ASCENDING else paper.SUNFLOWER)


def fires(view: dict[str, Any], say: Say) -> Iterator[Text]:
    for pile, left in view["burning"].items():
        word = ("table-piles-burnt", "table-piles-burning-now", "table-piles-burning-next")[left]
        yield Text(f"{FLAMES} {say(word, pile=pile)}", style=f"bold {paper.POPPY}")


def team(view: dict[str, Any], names: list[str], say: Say) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=paper.FAINT)
    table.add_column("")
    table.add_column(say("table-piles-head-hand"), justify="right")
    table.add_column(say("table-piles-head-signals") if len(names) > 1 else "")
    for seat, name in enumerate(names):
        on_turn = view["phase"] == "play" and seat == view["turn"]
        talk = [f"{pile}{sign} {sign_text(sign, say)}" for pile, sign in view["signals"][seat].items()]
        if view["phase"] == "start" and seat in view["declined"]:
            talk.insert(0, say("table-piles-declined"))
        table.add_row(
            paper.player(name, on_turn, own=seat == view["seat"]),
            str(len(view["hands"][seat])),
            " · ".join(talk),
        )
    return table


def sign_text(sign: str, say: Say) -> str:
    return say(f"signal-piles-{SIGNS[sign]}")


def hands(view: dict[str, Any], names: list[str], say: Say) -> Iterator[RenderableType]:
    """Those that are open; the own one, at the bottom, with every jump."""
    viewer = view["seat"]
    known = [seat for seat, hand in enumerate(view["hands"]) if hand and hand[0] is not None]
    others = [seat for seat in known if seat != viewer]
    if others:
        yield ""
    for seat in others:
        yield Text(f"{names[seat]}: {', '.join(map(str, view['hands'][seat]))}")
    if viewer in known:
        hand = view["hands"][viewer]
        yield Text(f"\n{say('table-piles-hand')}", style="bold")
        margin = tuple(f"{pile} {UP if pile in ASCENDING else DOWN}  " for pile in view["piles"])
        yield Cards([hand_card(card, hand, view["piles"]) for card in hand], margin=margin)
        yield Text(say("table-piles-key", back=f"{BACK}10", no=NO), style=paper.FAINT)


def hand_card(card: int, hand: list[int], tops: dict[str, int]) -> Card:
    """A hand card with its jump on each pile; the shortest of the hand on a pile is bold."""
    marks = []
    for pile, top in tops.items():
        distance = jump(card, pile, top)
        shortest = min((far for one in hand if fits(far := jump(one, pile, top))), default=None)
        marks.append((jump_text(distance), mark_style(distance, distance == shortest)))
    back = any(text.startswith(BACK) for text, _ in marks)
    return Card(str(card), style=paper.LEAF if back else "", under=tuple(marks))


def mark_style(distance: int, shortest: bool) -> str:
    if not fits(distance):
        return paper.FAINT
    return f"bold {paper.LEAF}" if distance < 0 else "bold" if shortest else ""


# -- words


def label(move: str, view: dict[str, Any], say: Say) -> str:
    if move[0] in view["piles"]:
        return say("label-piles-signal", pile=move[0], sign=sign_text(move[1:], say))
    if move[-1] not in view["piles"]:
        return say(f"label-piles-{move}")
    pile = move[-1]
    distance = jump(int(move[:-1]), pile, view["piles"][pile])
    if distance == -10:
        return say("label-piles-back")
    return jump_text(distance)


def applying(view: dict[str, Any]) -> tuple[str, ...]:
    team_talk = ("P-14",) if len(view["hands"]) > 1 else ()
    if view["phase"] == "start":
        return ("P-03", *team_talk)
    fire = ("P-17",) if view["burning"] else ()
    least = "P-04" if view["deck"] else "P-10"
    return (*fire, least, "P-05", "P-06", "P-07", "P-09", "P-12", *team_talk)


def told(step: Step, names: list[str], say: Say) -> list[str]:
    viewer = step.after["seat"]
    someone = {"who": who(step.seat, viewer), "name": names[step.seat]}
    lines = moved(step, someone, say)
    if step.seat == viewer:
        new = sorted(set(step.after["hands"][viewer]) - set(step.before["hands"][viewer]))
        if new:
            lines.append(say("log-piles-draw", cards=", ".join(map(str, new))))
    return lines


def moved(step: Step, someone: dict[str, str], say: Say) -> list[str]:
    move, tops = step.move, step.before["piles"]
    if move[0] in tops:
        return [say("log-piles-signal", pile=move[0], sign=sign_text(move[1:], say), **someone)]
    if move == "end":
        return []  # the next name says so
    if move in ("start", "decline"):
        return [say(f"log-piles-{move}", **someone)]
    card, pile = int(move[:-1]), move[-1]
    distance = jump(card, pile, tops[pile])
    if distance == -10:
        return [say("log-piles-back", card=card, pile=pile, **someone)]
    return [say("log-piles-play", card=card, pile=pile, jump=jump_text(distance), **someone)]


def closing(steps: Sequence[Step], outcome: Outcome, names: list[str], say: Say) -> list[str]:
    left = CARDS - outcome.scores[0]
    burnt = bool(steps) and 0 in steps[-1].after["burning"].values()
    if left == 0:
        kind = "won"
    elif burnt:
        kind = "burnt"
    else:
        kind = "excellent" if left < EXCELLENT else "lost"
    shares = [share(seat, name, steps, say) for seat, name in enumerate(names)]
    return [say(f"result-piles-{kind}", **({"count": left} if left else {})), *shares]


def share(seat: int, name: str, steps: Sequence[Step], say: Say) -> str:
    """What one seat has done for the team."""
    plays = [step for step in steps if step.seat == seat and step.move[0].isdigit()]
    jumps = [jump(int(step.move[:-1]), step.move[-1], step.before["piles"][step.move[-1]]) for step in plays]
    return say("result-piles-share", name=name, count=len(plays), back=jumps.count(-10))
