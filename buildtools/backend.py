"""How the package is built: as setuptools does it, with the pages of the browser made first."""

from __future__ import annotations

from typing import Any

from setuptools import build_meta
from setuptools.build_meta import prepare_metadata_for_build_editable, prepare_metadata_for_build_wheel

import pages

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *pages.needed()]


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_editable(config_settings), *pages.needed()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *pages.needed()]


def build_wheel(*arguments: Any, **settings: Any) -> Any:
    pages.build()
    return build_meta.build_wheel(*arguments, **settings)


def build_editable(*arguments: Any, **settings: Any) -> Any:
    pages.build()
    return build_meta.build_editable(*arguments, **settings)


def build_sdist(*arguments: Any, **settings: Any) -> Any:
    pages.build()
    return build_meta.build_sdist(*arguments, **settings)
