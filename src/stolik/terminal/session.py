"""One game among one person and bots. It knows no terminal: it is given ways to ask, to show and to keep."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import partial
from typing import Any

from rich.console import RenderableType

from stolik import locales
from stolik.bots import bot
from stolik.engine import undo
from stolik.engine.errors import IllegalMove
from stolik.engine.record import Record
from stolik.engine.telling import Step
from stolik.engine.text import Say
from stolik.terminal import screen, seats, steps
from stolik.terminal.commands import Commands, Leave
from stolik.terminal.tables import paper, table

Ask = Callable[[str], str]  # a typed line; EOFError or KeyboardInterrupt when the person leaves
Show = Callable[[RenderableType], None]
Keep = Callable[[Record], None]

MOST_LISTED = 36


class Session:
    """Plays a record on from where it is, until the game is over or the person leaves."""

    def __init__(self, record: Record, language: str, ask: Ask, show: Show, keep: Keep) -> None:
        self.record = record
        self.game = record.game
        self.state = record.state()
        self.ask, self.show, self.keep = ask, show, keep
        self.language = language
        self.say: Say = partial(locales.say, language)
        self.me = seats.person_in(record.seats)
        self.names = seats.names(record.seats, self.say)
        self.table = table(self.game.name)
        self.commands = Commands(self)
        self.steps = list(steps.seen_by(record, self.me))
        # how many events there were before each own decision
        self.decisions = [number for number, event in enumerate(record.events) if event.get("seat") == self.me]
        own = [number for number, step in enumerate(self.steps) if step.seat == self.me]
        self.told = own[-1] if own else 0  # how many of the steps have been told

    # -- the game

    def run(self) -> bool:
        """True when the game is over, False when the person has left. Either way it has been kept."""
        try:
            while not self.state.over:
                self.go_on()
        except (Leave, EOFError, KeyboardInterrupt):
            self.keep(self.record)
            return False
        self.keep(self.record)
        self.close()
        return True

    def go_on(self) -> None:
        if self.me not in self.state.actors:
            self.let_act(self.state.actors[0])
            return
        self.decide(self.say("prompt-move"))
        while self.may_only_signal() and self.decide(self.say("prompt-signal")):
            pass

    def may_only_signal(self) -> bool:
        return self.me not in self.state.actors and bool(self.state.signals(self.me))

    def decide(self, prompt: str) -> bool:
        """Show the table and ask until something has changed; False for an empty line."""
        self.present()
        changed = False
        while not changed:
            self.keep(self.record)
            line = self.ask(f"{prompt} ").strip()
            if not line:
                return False
            changed = self.commands.obey(line) if self.commands.knows(line) else self.attempt(self.meant(line))
        return True

    def attempt(self, move: str) -> bool:
        """Make the person's move; a refused one gets its sentence, and False."""
        try:
            self.state.copy().play(self.me, move)
        except IllegalMove as error:
            self.show(screen.notice(error.worded(self.language)))
            return False
        self.decisions.append(len(self.record.events))
        if move in self.state.legal(self.me):
            self.let_act_ahead()
        if move in self.state.legal(self.me) or move in self.state.signals(self.me):
            self.play(self.me, move)
        else:
            self.tell([*self.news(), self.say("too-late", move=move)])
        return True

    def let_act_ahead(self) -> None:
        """Where several may act at once, those whose wish counts before the person's act first."""
        phase = self.view()["phase"]
        for seat in self.state.actors[: self.state.actors.index(self.me)]:
            if seat in self.state.actors and self.view()["phase"] == phase:
                self.let_act(seat)

    def let_act(self, seat: int) -> None:
        """A bot's move, from what its seat may know. The same record always gets the same answer."""
        place = f"{seat} {len(self.record.events)}".encode()
        seed = hashlib.sha256(b"stolik terminal bot:" + self.record.seed + place).hexdigest()
        level = seats.level_of(self.record.seats[seat])
        self.play(seat, bot(self.game.name, level, seed).choose(self.state.observe(seat)))

    def play(self, seat: int, move: str) -> None:
        before = self.view()
        self.state.play(seat, move)
        self.record.add_move(seat, move)
        seen = move if seat == self.me else self.game.definition.notation.seen(move, seat, self.me)
        self.steps.append(Step(seat, seen, before, self.view()))

    def take_back(self) -> str | None:
        """Undo the last own decision; the name of a sentence where that cannot be done."""
        if not self.decisions:
            return "undo-nothing"
        start = self.decisions[-1]
        since = [(event["seat"], event["move"]) for event in self.record.events[start:]]
        if problem := undo.hindrance(self.record.state(start), self.state, self.me, since):
            return problem
        self.decisions.pop()
        del self.record.events[start:]
        self.state = self.record.state()
        self.steps = list(steps.seen_by(self.record, self.me))
        self.told = len(self.steps)
        return None

    # -- what the person means

    def meant(self, line: str) -> str:
        """The move a line stands for: a number of the list, or notation with some freedom of spelling."""
        legal = self.state.legal(self.me)
        for number, move in enumerate(legal, 1):
            if line in (self.pick(number), f"#{number}"):
                return move
        moves = [*legal, *self.state.signals(self.me)]
        alike = [move for move in moves if bare(move) == bare(line)]
        return alike[0] if line not in moves and len(alike) == 1 else line

    def pick(self, number: int) -> str:
        """What to type for a place in the list: the number, with # where it would be a move by itself."""
        read = self.game.definition.notation.read
        return f"#{number}" if read(self.state.kernel, self.me, str(number)) >= 0 else str(number)

    # -- what the person sees

    def view(self) -> dict[str, Any]:
        return self.state.view(self.me)

    def present(self) -> None:
        """What has happened, the table, what is asked, and the moves."""
        self.tell(["", *self.news()])
        view = self.view()
        self.show(screen.frame(self.game, self.table.draw(view, self.names, self.say), self.say))
        if self.me in self.state.actors:
            self.tell([self.table.asked(view, self.say)], "bold")
            self.list_moves(MOST_LISTED)

    def news(self) -> list[str]:
        fresh, self.told = self.steps[self.told :], len(self.steps)
        return self.story(fresh)

    def story(self, of: list[Step]) -> list[str]:
        seen = [step for step in of if step.move]  # a move that nobody is told of shows as nothing
        return [line for step in seen for line in self.table.told(step, self.names, self.say)]

    def list_moves(self, most: int | None = None) -> None:
        view = self.view()
        entries = [
            (self.pick(number), move, self.table.label(move, view, self.say))
            for number, move in enumerate(self.state.legal(self.me), 1)
        ]
        if entries:
            self.show(screen.numbered(entries[:most]))
        if most is not None and len(entries) > most:
            self.tell([self.say("moves-more", count=len(entries) - most)], paper.FAINT)

    def tell(self, texts: list[str], style: str = "") -> None:
        for text in screen.lines(texts, style):
            self.show(text)

    def close(self) -> None:
        """The end: what happened last, the table as it lies, and how it came about."""
        outcome = self.state.outcome
        assert outcome is not None
        self.tell(self.news())
        view = steps.open_view(self.state, self.me)
        self.show(screen.frame(self.game, self.table.draw(view, self.names, self.say), self.say))
        first, *rest = self.table.closing(self.steps, outcome, self.names, self.say)
        self.tell([first], "bold")
        self.tell(rest)


def bare(word: str) -> str:
    """A word without spaces and without regard to capitals."""
    return "".join(word.split()).casefold()
