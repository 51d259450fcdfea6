"""Kernels as blocks of memory: one C function in `memory.pxd` copies any of them, without the GIL."""

from __future__ import annotations

from typing import Any


def fresh(like: Any) -> Any:
    """A new kernel of the same kind, with nothing in it yet."""
    return object.__new__(type(like))


def assign(target: Any, source: Any) -> None:
    """Make one kernel what another of its kind is, in all but the seed."""
    seed = getattr(target, "seed", b"")
    for name, value in vars(source).items():
        setattr(target, name, value[:] if isinstance(value, list) else value)
    target.seed = seed
