"""The command line: what each command prints, what it refuses, and how it exits."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import stolik
from stolik.cli import COMMANDS, main
from stolik.terminal import saves
from stolik.version import COMPILED
from tests.terminal.person import Sensible, new_record, sit_down

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("STOLIK_HOME", str(tmp_path / "home"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "home"


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The file of a finished game."""
    record = new_record("toads", 2, rounds=1)
    sit_down(record, Sensible("toads")).run()
    file = tmp_path / "finished.json"
    saves.write(file, record)
    return file


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def stolik_program(*arguments: str, **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "stolik.cli", *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
        **more,
    )


# -- versions, help, languages


def test_the_version_says_whether_it_is_compiled(capsys: Output) -> None:
    assert main(["--version"]) == 0
    assert (
        capsys.readouterr().out == f"stolik {stolik.__version__} ({'compiled' if COMPILED else 'interpreted'})\n"
    )


def test_the_version_needs_neither_rich_nor_fluent() -> None:
    code = (
        "import sys; from stolik.cli import main; main(['--version']); print({'rich', 'fluent'} & {*sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.splitlines()[-1] == "set()"


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["help"]])
def test_the_commands_are_listed(capsys: Output, arguments: list[str]) -> None:
    assert main(arguments) == 0
    words = capsys.readouterr().out
    assert all(f"  {name}" in words for name in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_explains_itself(capsys: Output, command: str) -> None:
    assert main([command, "--help", "--lang", "pl"]) == 0
    assert capsys.readouterr().out.startswith(f"Użycie: stolik {command}")


@pytest.mark.parametrize("arguments", [["--lang", "pl", "games"], ["games", "--lang=pl"]])
def test_the_language_can_stand_anywhere(capsys: Output, arguments: list[str]) -> None:
    assert main(arguments) == 0
    assert "Ropuchy" in capsys.readouterr().out


def test_the_language_of_the_system(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    main(["games"])
    assert "Ropuchy" in capsys.readouterr().out
    main(["games", "--lang", "en"])
    assert "Ropuchy" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["games", "--lang", "de"], 2, "There is no language “de” here."),
        (["games", "--lang"], 2, "There is no language “” here."),
        (["dance"], 2, "There is no command “dance”."),
        (["play", "toads", "--fast"], 2, "stolik play knows nothing of --fast."),
        (["games", "toads"], 2, "stolik games knows nothing of toads."),
        (["play", "toads", "--players"], 2, "--players is not written like this."),
        (["play", "toads", "--players", "two"], 2, "--players is a whole number, 0 or more, not “two”."),
        (["play", "toads", "-o", "rounds"], 2, "An option is written NAME=VALUE, not “rounds”."),
        (["simulate"], 2, "GAME is missing."),
        (["simulate", "toads", "--games", "0"], 2, "--games is a whole number, 1 or more, not “0”."),
        (["verify"], 2, "FILE is missing."),
        (["play", "chess"], 1, "There is no game called 'chess'."),
        (["rules", "chess"], 1, "There is no game called 'chess'."),
        (["play", "toads", "--players", "9"], 1, "toads is for 2 to 4 players, not 9."),
        (["play", "toads", "-o", "rounds=99"], 1, "rounds cannot be '99'."),
        (["play", "toads", "-o", "speed=1"], 1, "There is no option 'speed'."),
        (["play", "toads", "--bots", "genius"], 1, "toads has no bot called 'genius'."),
        (["play", "toads", "--seat", "2"], 1, "There is no seat 2 here."),
        (["simulate", "toads", "--players", "3", "--bots", "greedy,random"], 1, "The number of bots named is 2"),
        (["verify", "nowhere.json"], 1, "nowhere.json cannot be read"),
        (["replay", "nowhere.json"], 1, "nowhere.json cannot be read"),
    ],
)
def test_what_cannot_be_done_gets_a_sentence(
    capsys: Output, arguments: list[str], code: int, sentence: str
) -> None:
    assert main(arguments) == code
    printed = capsys.readouterr()
    assert printed.err.startswith(sentence)
    assert printed.out == ""


def test_refusals_are_worded_in_the_language_asked_for(capsys: Output) -> None:
    assert main(["play", "szachy", "--lang", "pl"]) == 1
    assert capsys.readouterr().err.startswith("Nie ma gry o nazwie 'szachy'.")


# -- games and rules


def test_games_lists_players_options_and_defaults(capsys: Output) -> None:
    assert main(["games"]) == 0
    words = capsys.readouterr().out
    assert "toads  Toads · 2 to 4 players" in words
    assert "piles  Piles · one to 5 players" in words
    for option in ("rounds=2 (1 … 20)", "professional=false (false, true)", "minimum=2 (2, 3)", "on_fire=false"):
        assert option in words


@pytest.mark.parametrize(("language", "words"), [("en", "a toad costs 5"), ("pl", "ropucha kosztuje 5")])
def test_rules_prints_all_rules(capsys: Output, language: str, words: str) -> None:
    assert main(["rules", "toads", "--lang", language]) == 0
    printed = capsys.readouterr().out
    assert all(f"T-{number:02}" in printed for number in range(1, 18))
    assert words in " ".join(printed.split())


# -- playing


def test_playing_through_a_pipe_saves_at_the_end_of_input(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    typed(monkeypatch, "1", "1")
    assert main(["play", "toads", "--yes", "--seed", "pipe"]) == 0
    printed = capsys.readouterr()
    assert "Your game is kept in" in printed.out
    assert "\x1b" not in printed.out
    assert printed.err == ""
    made = len(saves.read(home / "running" / "toads.json").events)
    typed(monkeypatch, "1")
    assert main(["play", "toads", "--yes", "--lang", "pl"]) == 0
    assert len(saves.read(home / "running" / "toads.json").events) > made
    assert "Gra jest zapisana w" in capsys.readouterr().out


def test_a_whole_game_through_a_pipe(capsys: Output, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    typed(monkeypatch, *["1"] * 300)
    arguments = ["play", "toads", "--players", "3", "-o", "rounds=1", "-o", "professional=yes", "--bots", "random"]
    assert main(arguments) == 0
    (record,) = (home / "records").iterdir()
    assert f"stolik verify {record}" in capsys.readouterr().out
    assert main(["verify", str(record)]) == 0


def test_the_same_seed_and_answers_play_the_same_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    texts = []
    for name in ("one.json", "two.json"):
        typed(monkeypatch, *["1"] * 10)
        main(["play", "piles", "--players", "1", "--seed", "again", "--save", str(tmp_path / name)])
        texts.append((tmp_path / name).read_text(encoding="utf-8"))
    assert texts[0] == texts[1]


def test_the_program_plays_through_real_pipes(home: Path) -> None:
    done = stolik_program(
        "play", "piles", "--lang", "pl", "--yes", "--players", "2", input="start\n1\nhop\ncofnij\n"
    )
    assert done.returncode == 0
    assert "Zaczynasz." in done.stdout
    assert "„hop” nie jest ruchem w Stosach." in done.stdout
    assert "Cofnięte." in done.stdout
    assert "\x1b" not in done.stdout
    assert done.stderr == ""
    assert [event["move"] for event in saves.read(home / "running" / "piles.json").events] == ["start"]


def test_a_terminal_without_our_letters_is_no_reason_to_stop(home: Path) -> None:
    done = stolik_program(
        "play", "toads", "--yes", "--lang", "pl", input="1\n", env={**os.environ, "PYTHONIOENCODING": "ascii"}
    )
    assert done.returncode == 0
    assert done.stderr == ""


# -- records


def test_a_true_record_is_verified(capsys: Output, finished: Path) -> None:
    assert main(["verify", str(finished), "--lang", "pl"]) == 0
    words = capsys.readouterr().out
    assert "mówi prawdę" in words
    assert saves.read(finished).commitment in words


def test_a_game_that_goes_on_can_be_verified_too(capsys: Output, tmp_path: Path) -> None:
    saves.write(tmp_path / "running.json", new_record("piles", 2))
    assert main(["verify", str(tmp_path / "running.json")]) == 0
    assert "The game is not over." in capsys.readouterr().out


def tampered(file: Path, change: str) -> None:
    document = json.loads(file.read_text(encoding="utf-8"))
    event = document["events"][6]
    if change == "move":
        event["move"] = "take" if event["move"] != "take" else "12"
    elif change == "secret":
        document["secret"] = "00" * 32
    elif change == "commitment":
        document["commitment"] = "00" * 32
    elif change == "check":
        event["check"] = "0" * 16
    else:
        document["result"]["scores"][0] += 1
    file.write_text(json.dumps(document), encoding="utf-8")


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ("move", "Event 7, {'seat': 0, 'move': "),
        ("secret", "does not belong to the secret"),
        ("commitment", "The commitment '0000"),
        ("check", "Event 7, "),
        ("result", "is not how the game ended"),
    ],
)
def test_what_was_tampered_with_is_found_and_named(
    capsys: Output, finished: Path, change: str, named: str
) -> None:
    tampered(finished, change)
    for command in ("verify", "replay"):
        assert main([command, str(finished)]) == 1
        printed = capsys.readouterr()
        assert named in printed.err
        assert printed.out == ""


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '"toads"', '{"stolik": 1}'])
def test_what_is_no_record_is_refused(capsys: Output, tmp_path: Path, text: str) -> None:
    file = tmp_path / "file.json"
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file), "--lang", "pl"]) == 1
    assert capsys.readouterr().err.strip().endswith(".")


def test_replay_prints_all_steps_in_a_pipe(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, finished: Path
) -> None:
    typed(monkeypatch)
    assert main(["replay", str(finished)]) == 0
    words = capsys.readouterr().out
    assert words.count("Step ") == len(saves.read(finished).events) + 1


def test_a_reader_that_stops_reading_is_no_error(finished: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "stolik.cli", "replay", str(finished)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == b""


# -- simulating


def test_simulate_prints_rates_with_intervals(capsys: Output) -> None:
    arguments = [
        "simulate",
        "toads",
        "--games",
        "30",
        "--players",
        "3",
        "--bots",
        "greedy,random,random",
        "--seed",
        "s",
    ]
    assert main(arguments) == 0
    words = capsys.readouterr()
    assert "95 % interval" in words.out
    assert "1  greedy" in words.out
    assert "3  random" in words.out
    assert "30 games" in words.out
    assert "--seed s" in words.out
    assert words.err == ""


def test_simulate_gives_one_json_document(capsys: Output) -> None:
    arguments = [
        "simulate",
        "piles",
        "--games",
        "20",
        "--players",
        "2",
        "--seed",
        "s",
        "--json",
        "-o",
        "minimum=3",
    ]
    assert main(arguments) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["game"] == "piles"
    assert document["options"] == {"minimum": 3, "smaller_hands": False, "on_fire": False}
    assert document["lineup"] == ["greedy", "greedy"]
    assert document["games"] == 20
    assert document["team"]["games"] == 20
    assert 0 <= document["team"]["interval"][0] <= document["team"]["rate"] <= document["team"]["interval"][1] <= 1
    assert document["team"]["cards_left"]["mean"] == pytest.approx(98 - document["bots"][0]["scores"]["mean"])
    assert main(arguments) == 0
    assert json.loads(capsys.readouterr().out) == document


def test_simulate_tells_of_the_team_and_in_polish(capsys: Output) -> None:
    assert main(["simulate", "piles", "--games", "5", "--players", "1", "--lang", "pl"]) == 0
    words = capsys.readouterr().out
    assert "Drużyna wygrała" in words
    assert "5 gier" in words


def test_simulate_reports_games_that_were_cut_off(capsys: Output) -> None:
    assert main(["simulate", "toads", "--games", "3", "--limit", "4"]) == 0
    words = capsys.readouterr().out
    assert "3 games were cut off at the limit" in words
    assert "–" in words


def test_a_list_of_bots_says_how_many_play(capsys: Output) -> None:
    assert main(["simulate", "toads", "--games", "2", "--bots", "random,random,greedy,random", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == 4


def test_ctrl_c_stops_a_simulation_with_a_word(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("stolik.terminal.simulate.summary", interrupted)
    assert main(["simulate", "toads", "--lang", "pl"]) == 1
    assert capsys.readouterr().err == "Przerwane.\n"
