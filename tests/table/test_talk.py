"""Talk: phrases everywhere, free words where the game allows them, and ears that can be closed."""

from __future__ import annotations

import re

import pytest

from stolik import locales
from stolik.table import commands, events
from stolik.table.talk import MOST, PHRASES, SECONDS
from tests.table.evening import Evening


def test_a_message_is_heard_by_all_at_the_table_and_by_those_who_watch() -> None:
    evening = Evening("toads", 2)
    [fact] = evening.do(commands.Say("p0", evening.id(), "  Good   luck, 34 & { $name }! "))
    assert fact == events.Said(evening.time, 0, text="Good luck, 34 & { $name }!", id="c2")
    for seat in (0, 1, -1):
        line = evening.lines(seat)[-1]
        assert (line.kind, line.seat, line.move) == ("talk", 0, "")
        assert evening.told(seat) == "Ala: Good luck, 34 & { $name }!"


def test_a_phrase_is_said_in_the_hearers_language() -> None:
    evening = Evening("toads", 2)
    evening.do(commands.Phrase("p0", evening.id(), "phrase-thanks"))
    [text] = evening.lines(1)[-1].texts
    assert text.worded("en") == "Ala: Thank you!"
    assert text.worded("pl") == "Ala: Dziękuję!"


def test_in_piles_there_are_only_signals_and_phrases() -> None:
    evening = Evening("piles", 2)
    assert evening.refused(commands.Say("p0", evening.id(), "I have the 37")).code == "phrases-only"
    assert not evening.table.info("p0").chat
    assert evening.do(commands.Phrase("p0", evening.id(), "phrase-nice"))
    evening.move(1, "A!")
    assert evening.lines(0)[-1].move == "A!"


@pytest.mark.parametrize("phrase", PHRASES)
def test_phrases_are_short_and_carry_no_numbers(phrase: str) -> None:
    for language in locales.LANGUAGES:
        words = locales.say(language, phrase)
        assert 0 < len(words) <= 30
        assert not re.search(r"\d", words)


def test_spectators_do_not_talk() -> None:
    evening = Evening("toads", 2)
    evening.do(commands.Connected("stranger"))
    assert evening.refused(commands.Say("stranger", evening.id(), "hello")).code == "not-seated"
    assert evening.refused(commands.Phrase("stranger", evening.id(), "phrase-hello")).code == "not-seated"
    info = evening.table.info("stranger")
    assert (info.chat, info.phrases) == (False, [])
    assert evening.table.info("p0").chat
    assert evening.table.info("p0").phrases == list(PHRASES)


@pytest.mark.parametrize("text", ["", "  \n ", "x" * 201, "a\x07b"])
def test_what_is_no_message(text: str) -> None:
    evening = Evening("toads", 2)
    assert evening.refused(commands.Say("p0", evening.id(), text)).code == "text"
    assert evening.refused(commands.Phrase("p0", evening.id(), text)).code == "phrase"


def test_nobody_talks_without_end() -> None:
    evening = Evening("toads", 2)
    for _ in range(MOST):
        evening.do(commands.Say("p0", evening.id(), "la"))
    assert evening.refused(commands.Say("p0", evening.id(), "la")).code == "too-much-talk"
    assert evening.refused(commands.Phrase("p0", evening.id(), PHRASES[0])).code == "too-much-talk"
    assert evening.do(commands.Say("p1", evening.id(), "now me"))
    evening.time += SECONDS
    assert evening.do(commands.Say("p0", evening.id(), "la"))


def test_the_limit_outlives_a_restart() -> None:
    evening = Evening("toads", 2)
    for _ in range(MOST):
        evening.do(commands.Say("p0", evening.id(), "la"))
    evening.table = evening.restored()
    assert evening.refused(commands.Say("p0", evening.id(), "la")).code == "too-much-talk"


def test_each_can_close_the_ears_to_a_seat_and_nobody_else_is_told() -> None:
    evening = Evening("toads", 3, 3)
    evening.do(commands.Mute("p1", evening.id(), 0, True))
    assert evening.table.stirred() == {1}
    assert evening.table.info("p1").muted == [0]
    assert evening.table.info("p2").muted == []
    evening.do(commands.Say("p0", evening.id(), "bla"))
    assert evening.told(2) == "Ala: bla"
    assert evening.lines(1)[-1].texts == []
    assert evening.now(1).n == evening.now(2).n
    evening.do(commands.Mute("p1", evening.id(), 0, False))
    evening.do(commands.Say("p0", evening.id(), "better"))
    assert evening.told(1) == "Ala: better"
    assert evening.restored().happened("p1") == evening.lines(1)


def test_muting_makes_sense_or_is_refused() -> None:
    evening = Evening("toads", 2)
    assert evening.refused(commands.Mute("p0", evening.id(), 0, True)).code == "self"
    assert evening.refused(commands.Mute("p0", evening.id(), 2, True)).code == "no-seat"
    assert evening.refused(commands.Mute("stranger", evening.id(), 0, True)).code == "not-seated"
    assert evening.do(commands.Mute("p0", evening.id(), 1, False)) == []


def test_talk_is_in_the_record() -> None:
    evening = Evening("piles", 2)
    evening.do(commands.Phrase("p1", evening.id(), "phrase-luck"))
    evening.move(0, "start")
    while evening.table.stage == "playing":
        evening.any_move(evening.now(0).actors[0])
    assert {"seat": 1, "phrase": "phrase-luck"}.items() <= evening.table.record().events[0].items()
