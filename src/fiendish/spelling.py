"""How this program is called by whoever started it, so that advice can be typed as it stands."""

from __future__ import annotations

import os

LAUNCHER = "FIENDISH_COMMAND"
"""Where the script `./fiendish` says how it was called."""


def command() -> str:
    """What to type before the name of a command."""
    return os.environ.get(LAUNCHER) or "fiendish"


def is_checkout() -> bool:
    """Whether it was started by the script of a source checkout, which can run the tests as well."""
    return bool(os.environ.get(LAUNCHER))
