"""`stolik play` from the first question to the last word."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

import stolik
from stolik.terminal import saves
from stolik.terminal.play import Evening, Plan
from stolik.terminal.refusals import Refused
from stolik.terminal.setup import Wishes
from tests.terminal.person import Person, new_record


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("STOLIK_HOME", str(tmp_path))
    return tmp_path


def evening(lines: Iterable[str], plan: Plan, language: str = "en") -> Person:
    person = Person(lines)
    Evening(plan, language, person.ask, person.show).play()
    return person


def kept(name: str = "toads") -> stolik.Record:
    return saves.read(saves.running(name))


@pytest.mark.parametrize(("language", "name"), [("en", "Toads"), ("pl", "Ropuchy")])
def test_a_newcomer_gets_to_a_table_with_enter_alone(language: str, name: str) -> None:
    person = evening([""] * 5, Plan(None, Wishes()), language)
    assert f"╭─ {name} ─" in person.text
    assert str(kept().game) == "toads players=2 rounds=2 professional=false"


def test_the_answers_are_what_is_played() -> None:
    evening(["2", "3", "3", "yes", "no", "random"], Plan(None, Wishes()))
    record = kept("piles")
    assert str(record.game) == "piles players=3 minimum=3 smaller_hands=true on_fire=false"
    assert record.seats == ["person", "Ada (random)", "Borys (random)"]


def test_polish_answers_are_understood() -> None:
    evening(["stosy", "2", "", "tak", "n", ""], Plan(None, Wishes()), "pl")
    assert str(kept("piles").game) == "piles players=2 minimum=2 smaller_hands=true on_fire=false"


def test_wrong_answers_get_a_sentence_and_another_try() -> None:
    lines = ["chess", "toads", "7", "x", "2", "99", "1", "maybe", "no", "genius", "greedy"]
    person = evening(lines, Plan(None, Wishes()))
    for sentence in (
        "There is no game called 'chess'.",
        "toads is for 2 to 4 players, not 7.",
        "toads is for 2 to 4 players, not 'x'.",
        "rounds cannot be '99'.",
        "Answer yes or no, not “maybe”.",
        "toads has no bot called 'genius'.",
    ):
        assert f"! {sentence}" in person.words
    assert str(kept().game) == "toads players=2 rounds=1 professional=false"


def test_leaving_at_a_question_begins_nothing(home: Path) -> None:
    person = evening([""], Plan("toads", Wishes()), "pl")
    assert "Nic się nie zaczęło." in person.text
    assert list(home.iterdir()) == []


def test_wishes_are_not_asked_for_again() -> None:
    evening([], Plan("toads", Wishes(players=3, options={"rounds": "1"}, seat=2, seed="s")))
    record = kept()
    assert str(record.game) == "toads players=3 rounds=1 professional=false"
    assert record.seats == ["Ada (normal)", "Borys (normal)", "person"]
    assert record.opening().position() == record.game.deal("s").position()


def test_a_list_of_bots_says_how_many_play() -> None:
    evening([], Plan("piles", Wishes(bots=["greedy", "random", "random"])))
    assert kept("piles").seats == ["person", "Ada (greedy)", "Borys (random)", "Celina (random)"]


@pytest.mark.parametrize(
    ("wishes", "error"),
    [
        (Wishes(players=9), stolik.BadOptions),
        (Wishes(options={"speed": "3"}), stolik.BadOptions),
        (Wishes(options={"rounds": "many"}), stolik.BadOptions),
        (Wishes(bots=["genius"]), stolik.UnknownBot),
        (Wishes(players=4, bots=["greedy", "random"]), Refused),
        (Wishes(seat=2), stolik.UnknownSeat),
    ],
)
def test_wishes_that_cannot_be_met_are_refused(home: Path, wishes: Wishes, error: type[Exception]) -> None:
    with pytest.raises(error):
        evening([], Plan("toads", wishes))
    assert list(home.iterdir()) == []


def test_quitting_says_how_to_go_on_and_playing_again_goes_on() -> None:
    person = evening(["1", "quit"], Plan("toads", Wishes(), ask_nothing=True))
    assert "Go on with it: stolik play toads" in person.words
    made = len(kept().events)
    person = evening(["1"], Plan("toads", Wishes(), ask_nothing=True))
    assert len(kept().events) > made
    assert "kept in" in person.words


def test_a_running_game_is_offered_and_can_be_put_away(home: Path) -> None:
    evening(["1"], Plan("toads", Wishes(), ask_nothing=True))
    first = kept()
    assert evening([""], Plan("toads", Wishes())).words.startswith("There is a game you have not finished")
    assert kept().secret == first.secret
    evening(["no", "", "", "", ""], Plan("toads", Wishes()))
    assert kept().secret != first.secret
    (put_away,) = (home / "records").iterdir()
    assert saves.read(put_away).events == first.events


def test_new_puts_the_running_game_away(home: Path) -> None:
    evening(["1"], Plan("toads", Wishes(), ask_nothing=True))
    first = kept()
    person = evening([], Plan("toads", Wishes(players=3), anew=True))
    assert kept().game.players == 3
    (put_away,) = (home / "records").iterdir()
    assert saves.read(put_away).events == first.events
    assert str(put_away) in person.text.replace("\n", "")


def test_new_that_is_refused_leaves_the_running_game() -> None:
    evening(["1"], Plan("toads", Wishes(), ask_nothing=True))
    first = kept()
    with pytest.raises(stolik.BadOptions):
        evening([], Plan("toads", Wishes(players=9), anew=True))
    assert kept().events == first.events


@pytest.mark.parametrize("wishes", [Wishes(players=2), Wishes(bots=["normal"]), Wishes(options={"rounds": "2"})])
def test_the_same_wishes_go_on_with_the_same_game(wishes: Wishes) -> None:
    evening(["1"], Plan("toads", Wishes(players=2)))
    first = kept()
    evening([], Plan("toads", wishes))
    assert kept().secret == first.secret


@pytest.mark.parametrize(
    "wishes",
    [
        Wishes(players=3),
        Wishes(bots=["random"]),
        Wishes(options={"rounds": "1"}),
        Wishes(seat=1),
        Wishes(seed="x"),
    ],
)
def test_other_wishes_than_those_of_the_running_game_are_refused(wishes: Wishes) -> None:
    evening(["1"], Plan("toads", Wishes(), ask_nothing=True))
    first = kept()
    with pytest.raises(Refused) as refused:
        evening([], Plan("toads", wishes))
    assert refused.value.reason == "file-other-settings"
    assert kept().events == first.events


def test_a_running_game_that_was_changed_is_named_and_not_lost(home: Path) -> None:
    evening(["1"], Plan("toads", Wishes(), ask_nothing=True))
    path = saves.running("toads")
    path.write_text(
        path.read_text(encoding="utf-8").replace('"commitment": "', '"commitment": "f'), encoding="utf-8"
    )
    broken = path.read_text(encoding="utf-8")
    with pytest.raises(Refused) as refused:
        evening([], Plan("toads", Wishes(), ask_nothing=True))
    assert "Zobowiązanie" in refused.value.worded("pl")
    assert "--new" in refused.value.worded("pl")
    evening([], Plan("toads", Wishes(), anew=True, ask_nothing=True))
    (put_away,) = (home / "records").iterdir()
    assert put_away.read_text(encoding="utf-8") == broken


def test_a_finished_game_becomes_a_record(home: Path) -> None:
    person = evening(["1"] * 400, Plan("toads", Wishes(options={"rounds": "1"}, seed="end")))
    (record,) = (home / "records").iterdir()
    assert saves.read(record).state().over
    assert not saves.running("toads").exists()
    assert f"stolik verify {record}" in person.text.replace("\n", "").replace("verify/", "verify /")


def test_a_file_of_ones_own(home: Path) -> None:
    file = home / "evening.json"
    plan = Plan("toads", Wishes(options={"rounds": "1"}, seed="own"), file=file)
    person = evening(["1"], plan)
    assert f"stolik play toads --save {file}" in person.text.replace("\n", "").replace("--save/", "--save /")
    assert not saves.running("toads").exists()
    again = Plan("toads", Wishes(), file=file, ask_nothing=True)
    evening(["1"] * 400, again)
    assert saves.read(file).state().over
    with pytest.raises(Refused) as finished:
        evening([], again)
    assert finished.value.reason == "file-finished"
    with pytest.raises(Refused) as exists:
        evening([], Plan("toads", Wishes(), file=file, anew=True, ask_nothing=True))
    assert exists.value.reason == "file-exists"


def test_a_file_with_another_game_or_other_people_is_not_played_on(home: Path) -> None:
    file = home / "game.json"
    saves.write(file, new_record("piles", 1))
    with pytest.raises(Refused) as other:
        evening([], Plan("toads", Wishes(), file=file, ask_nothing=True))
    assert other.value.worded("en").endswith("holds a game of Piles.")
    saves.write(file, stolik.Record.begin(stolik.game("toads"), ["Ola", "Jan"], "x"))
    with pytest.raises(Refused) as people:
        evening([], Plan("toads", Wishes(), file=file, ask_nothing=True))
    assert people.value.reason == "other-seats"
