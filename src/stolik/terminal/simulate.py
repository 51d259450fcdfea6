"""`stolik simulate`: many games between bots, with a progress bar, as a table or as JSON."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Iterable, Iterator
from functools import partial

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from stolik import locales
from stolik.arena.matches import Result, play_match
from stolik.arena.statistics import Share, Spread, Standing, Summary, summary
from stolik.engine.game import Game
from stolik.engine.text import Say
from stolik.terminal import screen
from stolik.terminal.tables import paper
from stolik.version import VERSION


def simulate(
    game: Game, bots: list[str], games: int, seed: str | None, limit: int, as_json: bool, language: str
) -> None:
    say: Say = partial(locales.say, language)
    seed = seed or secrets.token_hex(8)
    results = play_match(game, bots, games, seed, limit)
    found = summary(game.name, bots, watched(results, games, say))
    if as_json:
        print(document(game, bots, seed, limit, found))
    else:
        Report(game, seed, found, say).show(screen.Screen().console)


def watched(results: Iterable[Result], games: int, say: Say) -> Iterator[Result]:
    """The same results, with a bar on stderr where somebody can see it."""
    if not sys.stderr.isatty():
        yield from results
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(results, total=games, description=say("simulate-playing"))


def document(game: Game, bots: list[str], seed: str, limit: int, found: Summary) -> str:
    settings = {
        "stolik": VERSION,
        "game": game.name,
        "rules": game.definition.version,
        "players": game.players,
        "options": dict(game.options),
        "lineup": bots,
        "seed": seed,
        "limit": limit,
    }
    return json.dumps({**settings, **found.plain()}, indent=2, ensure_ascii=False)


class Report:
    """A summary in words and figures."""

    def __init__(self, game: Game, seed: str, found: Summary, say: Say) -> None:
        self.game, self.seed, self.found, self.say = game, seed, found, say

    def show(self, console: Console) -> None:
        title = self.say("simulate-title", name=self.say(f"{self.game.name}-name"), settings=str(self.game))
        console.print(Text(title, style="bold"))
        console.print(self.standings())
        for line in screen.lines(self.remarks()):
            console.print(line)

    def standings(self) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=paper.FAINT)
        table.add_column(self.say("simulate-bot"))
        for column in ("wins", "interval", "score", "deviation"):
            table.add_column(self.say(f"simulate-{column}"), justify="right")
        for number, standing in enumerate(self.found.bots, 1):
            table.add_row(*self.row(number, standing))
        return table

    def row(self, number: int, standing: Standing) -> tuple[str, ...]:
        rate, interval = self.shares(standing.wins)
        scores = standing.scores
        return (
            f"{number}  {standing.name}",
            rate,
            interval,
            self.figure(scores.mean),
            self.figure(scores.deviation),
        )

    def shares(self, share: Share) -> tuple[str, str]:
        if share.rate is None or share.interval is None:
            return "–", "–"
        low, high = share.interval
        return self.percent(share.rate), f"{self.percent(low)} – {self.percent(high)}"

    def remarks(self) -> list[str]:
        found = self.found
        lines = [
            self.say("simulate-games", count=found.games),
            self.say("simulate-lengths", **self.fields(found.lengths)),
        ]
        if found.team:
            rate, interval = self.shares(found.team.wins)
            lines.insert(0, self.say("simulate-team", rate=rate, interval=interval))
            lines.insert(1, self.say("simulate-left", **self.fields(found.team.left)))
        if found.cut_off:
            lines.append(self.say("simulate-cut-off", count=found.cut_off))
        return [*lines, self.say("simulate-seed", seed=self.seed)]

    def fields(self, spread: Spread) -> dict[str, str]:
        return {
            "mean": self.figure(spread.mean),
            "deviation": self.figure(spread.deviation),
            "least": "–" if spread.least is None else str(spread.least),
            "most": "–" if spread.most is None else str(spread.most),
        }

    def figure(self, value: float | None) -> str:
        return "–" if value is None else self.say("figure", value=round(value, 2) + 0.0)  # no −0.00

    def percent(self, value: float) -> str:
        return self.say("percent", value=value)
