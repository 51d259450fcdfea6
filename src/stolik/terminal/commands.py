"""What can be typed at the table besides moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik import locales
from stolik.terminal import screen
from stolik.terminal.tables import paper

if TYPE_CHECKING:
    from stolik.terminal.session import Session

NAMES = ("moves", "signals", "undo", "log", "table", "rules", "quit")


class Leave(Exception):
    """The person gets up from the table."""


class Commands:
    """The commands of a session. Each says whether the table is to be shown again."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.say = session.say
        self.words = {self.say(f"command-{name}").casefold(): name for name in NAMES}
        self.words |= {name: name for name in NAMES} | {"q": "quit", "?": "help"}

    def knows(self, line: str) -> bool:
        return line.casefold() in self.words or line.startswith("?")

    def obey(self, line: str) -> bool:
        if line.startswith("?") and line != "?":
            self.show_rules((line[1:].strip().upper(),))
            return False
        return bool(getattr(self, self.words[line.casefold()])())

    # -- one method a command

    def help(self) -> bool:
        view = self.session.view()
        self.show_rules(self.session.table.applying(view))
        self.session.tell(
            [self.say("explain-intro"), *(self.say(f"explain-{name}") for name in NAMES)], paper.FAINT
        )
        return False

    def moves(self) -> bool:
        self.session.list_moves()
        return False

    def signals(self) -> bool:
        session = self.session
        signals = session.state.signals(session.me)
        if not signals:
            self.session.tell([self.say("signals-none")])
            return False
        view = session.view()
        entries = [("", sign, session.table.label(sign, view, self.say)) for sign in signals]
        session.show(screen.numbered(entries))
        return False

    def undo(self) -> bool:
        problem = self.session.take_back()
        if problem:
            self.session.show(screen.notice(self.say(problem)))
        else:
            self.session.tell([self.say("undone")])
        return problem is None

    def log(self) -> bool:
        self.session.tell(self.session.story(self.session.steps) or [self.say("log-empty")])
        return False

    def table(self) -> bool:
        return True

    def rules(self) -> bool:
        self.show_rules(locales.rule_ids(self.session.game.definition.prefix))
        return False

    def quit(self) -> bool:
        raise Leave

    # -- words

    def show_rules(self, ids: tuple[str, ...]) -> None:
        for rule in ids:
            if locales.known(f"rule-{rule}"):
                self.session.show(screen.rule(rule, self.say))
            else:
                self.session.show(screen.notice(self.say("rule-unknown", rule=rule)))
