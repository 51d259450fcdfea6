"""Why a bot does what it does: the move it would choose, what else it thought of, and a sentence."""

from __future__ import annotations

import pytest

import stolik
from stolik.bots import LEVELS, STRENGTHS
from tests.bots.test_levels import going_on
from tests.helpers import toads
from tests.settings import NAMES


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_it_explains_what_it_chooses(name: str, level: str) -> None:
    bot = stolik.bot(name, level, "why")
    for state in going_on(name):
        observation = state.observe(state.actors[0])
        explanation = bot.explain(observation)
        assert bot.explain(observation) == explanation, "explaining uses nothing up"
        assert explanation.move == explanation.candidates[0].move
        assert explanation.move == bot.choose(observation)


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("level", STRENGTHS)
@pytest.mark.parametrize("name", NAMES)
def test_candidates_are_different_legal_moves_by_worth(name: str, level: str) -> None:
    for state in going_on(name):
        observation = state.observe(state.actors[0])
        _, *others = explained = stolik.bot(name, level, 2).explain(observation).candidates
        moves = [candidate.move for candidate in explained]
        assert len(set(moves)) == len(moves)
        assert set(moves) <= set(observation.legal)
        assert all(0 <= candidate.value <= 1 for candidate in explained)
        assert [candidate.value for candidate in others] == sorted((c.value for c in others), reverse=True)


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_there_is_a_sentence_in_both_languages(name: str, level: str) -> None:
    for state in going_on(name):
        why = stolik.bot(name, level, 2).explain(state.observe(state.actors[0])).why
        polish, english = why.worded("pl"), why.worded("en")
        assert polish != english
        assert polish.endswith(".")
        assert english.endswith(".")


def test_where_there_is_nothing_to_choose_nothing_is_tried() -> None:
    explanation = stolik.bot("toads", "expert", 1).explain(toads([[35], [12]], []).observe(0))
    assert [candidate.visits for candidate in explanation.candidates] == [0]
    assert explanation.why.id == "bot-why-only"


def test_who_has_no_time_decides_after_a_short_look() -> None:
    observation = stolik.game("lynx", 3).deal("hurry").observe(0)
    bot = stolik.bot("lynx", "hard", 1)
    quick, deep = (sum(one.visits for one in bot.explain(observation, s).candidates) for s in (0.0, 60.0))
    assert 0 < quick < deep
    assert bot.choose(observation, 0.0) in observation.legal
