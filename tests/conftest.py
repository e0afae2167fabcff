"""What all tests share.

Tests name the rules they prove with `@pytest.mark.rule("SV-49")`; `fiendish rules --coverage`
reads these marks from the files. Nothing has to be set up for that.
"""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Longer runs of what takes its time (see CONTRIBUTING.md)."""
    parser.addoption("--fuzz", type=int, default=1, help="times as much nonsense for the server")
    parser.addoption("--sims", type=int, default=0, help="games of each kind OpenSpiel plays")
    parser.addoption("--kills", type=int, default=5, help="how often the server is killed")
