"""Commands in any order, sensible or not: a table never breaks, and is always the fold of its events."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import stolik
from stolik.table import commands, events
from stolik.table.commands import Command
from stolik.table.log import new_history
from stolik.table.refusals import Refused
from stolik.table.shapes import Clock
from stolik.table.table import Table
from tests.table.evening import NAMES, come_back, everything

PERSONS = ["p0", "p1", "p2", "stranger"]
VIEWERS = [*PERSONS, None]
SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("toads", 2, {"rounds": 1, "professional": True}),
    ("piles", 3, {"on_fire": True}),
    ("lie", 3, {"directions": True}),
    ("lynx", 3, {}),
    ("seventeen", 4, {}),
    ("seventeen", 3, {"open_backs": False}),
]
CLOCKS = [Clock(), Clock(decision=20), Clock(away=30), Clock(decision=600, call_window=2.0)]

person = st.sampled_from(PERSONS)
seat = st.integers(-1, 4)
level = st.sampled_from(["greedy", "random", "genius"])
yes = st.booleans()
WORDS = ["34", "take", "check", "pass", "start", "end", "A!", "", " ", "x" * 99]


class AnyOrder(RuleBasedStateMachine):
    """`answers`: what every viewer was told after the last command."""

    @initialize(
        setting=st.sampled_from(SETTINGS),
        clock=st.sampled_from(CLOCKS),
        pace=st.sampled_from([0.0, 1.0]),
        persons=st.integers(0, 3),
        seed=st.integers(0, 2**32),
    )
    def make(
        self, setting: tuple[str, int, dict[str, Any]], clock: Clock, pace: float, persons: int, seed: int
    ) -> None:
        """A table; where persons are given, they sit and the game has begun."""
        game, players, options = setting
        self.chooser = random.Random(seed)
        self.time = 50.0
        self.count = 0
        self.sent: list[Command] = []
        wishes: dict[str, Any] = {"options": options, "clock": clock, "pace": pace}
        secret = self.chooser.randbytes(32)
        self.table, self.facts = Table.create(
            commands.Create("t", "C", secret, "p0", "Ala", game, players, **wishes), self.time
        )
        self.answers = self.told()
        for who in PERSONS[:persons]:
            self.sit(who, None)
            self.connect(who, True)
        if persons:
            self.start("p0")

    # -- what may come

    @rule(who=person, place=st.none() | seat)
    def sit(self, who: str, place: int | None) -> None:
        self.send(commands.Sit(who, NAMES[PERSONS.index(who)], place))

    @rule(who=person, place=seat, bot=level, take=yes)
    def arrange(self, who: str, place: int, bot: str, take: bool) -> None:
        self.send(
            commands.SeatBot(who, self.id(), place, bot) if take else commands.OpenSeat(who, self.id(), place)
        )

    @rule(who=st.sampled_from(["p0", "p0", "p1", "stranger"]))
    def start(self, who: str) -> None:
        self.send(commands.Start(who, self.id(), "greedy"))

    @rule(who=person, here=st.sampled_from([True, True, False]))
    def connect(self, who: str, here: bool) -> None:
        self.send(commands.Connected(who, "ab" * 16) if here else commands.Disconnected(who))

    @precondition(lambda self: self.table.stage == "playing")
    @rule(steps=st.integers(1, 4))
    def play(self, steps: int) -> None:
        """Persons and bots go on as they should."""
        for _ in range(steps):
            options = [
                (who, choice.move, now.n)
                for who in PERSONS
                for now in [self.table.now(who)]
                for choice in (*now.choices, *now.signals[:2])
            ]
            if options and self.chooser.random() < 0.7:
                who, move, n = self.chooser.choice(options)
                assert self.send(commands.Move(who, self.id(), n, move)), "an offered move was refused"
            else:
                self.think()

    @precondition(lambda self: self.table.stage == "playing")
    @rule(
        who=person, move=st.sampled_from(["34", "take", "check", "pass", "start", "end", "A!", "", " ", "x" * 99])
    )
    def blunder(self, who: str, move: str) -> None:
        n = self.chooser.choice([-1, 0, self.table.now(who).n - 1, self.table.now(who).n, 10**9])
        self.send(commands.Move(who, self.id(), n, move))

    @rule(who=person, late=st.floats(0, 0.5), wire=st.floats(-1, 99))
    def show(self, who: str, late: float, wire: float) -> None:
        self.send(commands.Seen(who, self.table.now(who).n, self.time - late, wire))

    @rule()
    def think(self) -> None:
        for thinker in self.table.thinkers():
            if thinker.wants == "move":
                move = self.chooser.choice(thinker.observation.legal)
                self.send(commands.BotMoved(thinker.ticket, move))
            else:
                signals = self.table.play.state.signals(thinker.seat) if self.table.play else []
                self.send(commands.BotSignalled(thinker.ticket, tuple(signals[:1])))

    @rule(ticket=st.sampled_from(["", "1.0.0.2", "5.1.0.2", "s5.1.0"]))
    def think_wrong(self, ticket: str) -> None:
        self.send(commands.BotMoved(ticket, "pass"))
        self.send(commands.BotSignalled(ticket, ("A!",)))

    @rule(seconds=st.sampled_from([0.05, 0.4, 1.0, 3.0, 7.0, 25.0, 100.0]))
    def wait(self, seconds: float) -> None:
        end = self.time + seconds
        for _ in range(200):
            due = self.table.deadline()
            if due is None or due > end:
                break
            self.time = max(self.time, due)
            self.send(commands.Tick())
        else:
            raise AssertionError("the ticks do not end")
        self.time = end

    @rule(who=person, bot=level, back=yes)
    def hand_over(self, who: str, bot: str, back: bool) -> None:
        self.send(commands.Return(who, self.id()) if back else commands.Leave(who, self.id(), bot))

    @rule(who=person, agree=yes)
    def undo(self, who: str, agree: bool) -> None:
        self.send(commands.Undo(who, self.id(), agree))

    @rule(who=person, text=st.sampled_from(["hi", "", "x" * 300]), other=seat, on=yes)
    def talk(self, who: str, text: str, other: int, on: bool) -> None:
        self.send(commands.Say(who, self.id(), text))
        self.send(commands.Phrase(who, self.id(), "phrase-thanks"))
        self.send(commands.Mute(who, self.id(), other, on))

    @rule(who=person)
    def again(self, who: str) -> None:
        self.send(commands.Rematch(who, self.id()))
        self.table.rematch("t2", "D", b"z" * 32, self.time)

    @rule()
    def restart(self) -> None:
        """The server stops and starts: only what was kept is left."""
        self.table = Table.restore(self.facts)
        self.send(commands.Wake())
        self.answers = self.told()

    @precondition(lambda self: self.sent)
    @rule()
    def resend(self) -> None:
        before = everything(self.table, VIEWERS)
        command = self.chooser.choice(self.sent)
        assert self.table.handle(command, self.time) == []
        assert everything(self.table, VIEWERS) == before

    # -- how it is sent

    def id(self) -> str:
        self.count += 1
        return str(self.count)

    def send(self, command: Command) -> bool:
        before = self.told()
        facts = self.handled(command)
        if facts is None:
            assert self.told() == before, "a refused command changed something"
            return False
        self.facts += facts
        if facts and hasattr(command, "id"):
            self.sent.append(command)
        self.answers = self.told()
        for number, viewer in enumerate(VIEWERS):
            if self.table.seat_of(viewer) not in self.table.stirred():
                assert self.answers[number] == before[number], "something changed for one who is not told"
        return True

    def handled(self, command: Command) -> list[events.Event] | None:
        """None: refused, with a sentence."""
        try:
            return self.table.handle(command, self.time)
        except Refused as refusal:
            refusal.text.worded("pl")
            return None

    def told(self) -> list[bytes]:
        """What every viewer is shown, but for the seconds that pass."""
        return [
            msgspec.json.encode(
                (
                    self.table.info(viewer),
                    msgspec.structs.replace(self.table.now(viewer), left=None),
                    self.table.happened(viewer),
                )
            )
            for viewer in VIEWERS
        ]

    # -- what always holds

    @invariant()
    def the_table_is_the_fold_of_its_events(self) -> None:
        stored = [events.decode(events.encode(fact)) for fact in self.facts]
        again = come_back(Table.restore(stored), self.table)
        assert everything(again, VIEWERS) == everything(self.table, VIEWERS)
        assert again.asked() == self.table.asked()

    @invariant()
    def lines_are_numbered_and_their_hash_is_told(self) -> None:
        for viewer in VIEWERS:
            history = new_history()
            for number, line in enumerate(self.table.lines_at(self.table.seat_of(viewer), 0), 1):
                assert msgspec.json.decode(line)["n"] == number
                history.update(line)
            assert self.table.now(viewer).chain == history.hexdigest()

    @invariant()
    def somebody_can_go_on(self) -> None:
        """A game that is not over waits for a person, for a bot or for a moment; or everybody is away."""
        table = self.table
        if table.stage == "playing" and not table.paused:
            assert table.asked() or table.thinkers() or table.deadline() is not None

    @invariant()
    def the_state_is_that_of_the_moves_that_stand(self) -> None:
        play = self.table.play
        if play is not None:
            assert play.before(len(play.moves)).position() == play.state.position()
            assert set(play.asked) == set(play.state.actors)

    @invariant()
    def a_finished_game_verifies(self) -> None:
        if self.table.stage == "over":
            record = self.table.record()
            assert stolik.Record.loads(record.dumps(), stolik.game).moves() == record.moves()


TestAnyOrder = AnyOrder.TestCase
TestAnyOrder.settings = settings(max_examples=100, stateful_step_count=50, deadline=None)
