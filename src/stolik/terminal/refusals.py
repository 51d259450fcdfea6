"""What the terminal and the command line refuse, each with a sentence in locales/."""

from __future__ import annotations

from stolik.engine.errors import Explained


class Refused(Explained):
    """Something that cannot be done as asked; nothing has been lost."""

    message = "refused"


class BadUsage(Refused):
    """A command that is not written as it should be."""

    message = "usage"
