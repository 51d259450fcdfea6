"""What is installed: wheels with everything a player needs, with a compiler or without."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from compiled import MODULES
from tools.interpreted import LEFT_OUT, SOURCE

IN_EVERY_WHEEL = [
    "stolik/py.typed",
    "stolik/engine/kernel.py",
    "stolik/engine/kernel.pxd",
    "stolik/games/toads/rules.pxd",
    "stolik/games/lie/solved/1v1-count.xz",
    "stolik/locales/pl/toads.ftl",
    "stolik/locales/en/toads.ftl",
    "stolik/server/static/index.html",
    "stolik/server/static/inputs.sha256",
]
BUILD = """
import sys
sys.path.insert(0, "buildtools")
import backend
getattr(backend, sys.argv[1])(sys.argv[2])
"""
PLAY = """
import stolik.version
state = stolik.game("toads").deal(1)
while not state.over:
    state.play(state.actors[0], state.legal(state.actors[0])[0])
print(stolik.__file__, "compiled" if stolik.version.COMPILED else "interpreted")
"""
OLD_COMPILER = """#!/bin/sh
exec gcc -D__int128=no_such_type "$@"
"""

one_worker = pytest.mark.xdist_group("wheels")  # the tests below share what they build


def python(*arguments: str, folder: Path, **environment: str) -> str:
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def build_wheel(source: Path, to: Path, **environment: str) -> Path:
    python("-c", BUILD, "build_wheel", str(to), folder=source, **environment)
    (wheel,) = to.glob("*.whl")
    return wheel


def names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


def compiled_modules(wheel: Path) -> list[str]:
    paths = [Path(name) for name in names(wheel) if name.endswith((".so", ".pyd"))]
    return [".".join([*path.parent.parts, path.name.split(".")[0]]) for path in paths]


def how_it_plays(wheel: Path, folder: Path) -> str:
    """A whole game with what is in a wheel and nothing else of ours."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    file, how = python("-c", PLAY, folder=folder, PYTHONPATH=str(folder)).split()
    assert Path(file).is_relative_to(folder)
    return how


def assert_complete(wheel: Path) -> None:
    assert set(IN_EVERY_WHEEL) <= set(names(wheel))
    assert not [name for name in names(wheel) if name.endswith((".c", ".pyc"))]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of the package with nothing compiled; the pages are there, as they are here."""
    folder = tmp_path_factory.mktemp("checkout")
    shutil.copytree(SOURCE, folder / "src", ignore=LEFT_OUT)
    for part in ("web", "buildtools"):
        shutil.copytree(SOURCE.parent / part, folder / part, ignore=LEFT_OUT)
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "run.py", "CONTRIBUTING.md"):
        shutil.copy(SOURCE.parent / name, folder)
    return folder


@pytest.fixture(scope="module")
def sdist(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources again, out of an sdist."""
    folder = tmp_path_factory.mktemp("sdist")
    python("-c", BUILD, "build_sdist", str(folder), folder=checkout, STOLIK_PURE="1")
    (archive,) = folder.glob("*.tar.gz")
    shutil.unpack_archive(archive, folder, filter="data")
    (unpacked,) = (path for path in folder.iterdir() if path.is_dir())
    assert not [path for path in unpacked.rglob("*") if path.suffix in (".c", ".so", ".pyc")]
    return unpacked


@one_worker
def test_a_pure_wheel_is_for_every_machine(checkout: Path, tmp_path: Path) -> None:
    wheel = build_wheel(checkout, tmp_path, STOLIK_PURE="1")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert_complete(wheel)
    assert compiled_modules(wheel) == []
    assert how_it_plays(wheel, tmp_path / "there") == "interpreted"


@one_worker
def test_an_sdist_installs_without_a_compiler(sdist: Path, tmp_path: Path) -> None:
    wheel = build_wheel(sdist, tmp_path, CC="no-such-compiler")
    assert_complete(wheel)
    assert compiled_modules(wheel) == []
    assert how_it_plays(wheel, tmp_path / "there") == "interpreted"


@one_worker
def test_a_compiler_that_fails_on_some_modules_leaves_all_interpreted(sdist: Path, tmp_path: Path) -> None:
    compiler = tmp_path / "old-compiler"
    compiler.write_text(OLD_COMPILER)
    compiler.chmod(0o755)
    wheel = build_wheel(sdist, tmp_path, CC=str(compiler))
    assert compiled_modules(wheel) == []
    assert how_it_plays(wheel, tmp_path / "there") == "interpreted"


@one_worker
def test_an_sdist_compiles(sdist: Path, tmp_path: Path) -> None:
    wheel = build_wheel(sdist, tmp_path)
    assert_complete(wheel)
    assert sorted(compiled_modules(wheel)) == sorted(MODULES)
    assert how_it_plays(wheel, tmp_path / "there") == "compiled"
