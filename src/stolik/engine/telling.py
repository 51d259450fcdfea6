"""What the telling of all games shares: a step as a viewer saw it, and sentences every game needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from stolik.engine.text import Text

if TYPE_CHECKING:
    from stolik.engine.state import Outcome

View = dict[str, Any]


class Step(Struct, frozen=True, gc=False):
    """One move as a viewer saw it ("": it was not told of it), with the viewer's view before and after."""

    seat: int
    move: str
    before: View
    after: View


def move_text(game: str, parts: dict[str, Any]) -> Text:
    """A move in words, from its parts: what a button says. A list becomes one word."""
    fields = {
        name: ", ".join(map(str, part)) if isinstance(part, list) else part
        for name, part in parts.items()
        if name != "do"
    }
    return Text(f"do-{game}-{parts['do']}", fields)


def who(seat: int | None, viewer: int | None) -> str:
    """`you` or `other`, for sentences that differ by it."""
    return "you" if seat is not None and seat == viewer else "other"


def someone(seat: int, view: View, names: Sequence[str]) -> dict[str, Any]:
    """A seat as sentences speak of it to the viewer."""
    return {"who": who(seat, view["seat"]), "name": names[seat]}


def signed(points: int) -> str:
    """+3, 0, −5."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def own_hand(view: View) -> list[Any]:
    """The viewer's cards; a spectator has none."""
    return [] if view["seat"] is None else view["hands"][view["seat"]]


def drawn(step: Step) -> list[Any]:
    """What has come to the viewer's hand in a step."""
    held, now = own_hand(step.before), own_hand(step.after)
    if held == now:
        return []
    before = held.copy()
    new = []
    for card in now:
        if card in before:
            before.remove(card)
        else:
            new.append(card)
    return new


def winners_told(outcome: Outcome, names: Sequence[str], viewer: int | None) -> Text:
    """Who has won, in one sentence."""
    winners = outcome.winners
    if not winners:
        return Text("result-nobody")
    if len(winners) == 1:
        return Text("result-won", {"who": who(winners[0], viewer), "name": names[winners[0]]})
    return Text("result-shared", {"names": ", ".join(names[seat] for seat in winners)})


def scores_told(outcome: Outcome, names: Sequence[str]) -> list[Text]:
    return [
        Text("result-score", {"name": name, "points": signed(score), "count": score})
        for name, score in zip(names, outcome.scores, strict=True)
    ]
