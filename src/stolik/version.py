"""Which Stolik this is, and how it runs."""

from __future__ import annotations

from stolik.engine import kernel

VERSION = "0.1.0"
COMPILED = not kernel.__file__.endswith(".py")
