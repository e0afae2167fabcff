"""What all tests share.

Tests name the rules they prove with `@pytest.mark.rule("SV-49")`; `fiendish rules --coverage`
reads these marks from the files. Nothing has to be set up for that.
"""

from __future__ import annotations

import pytest

from tests import extras


def pytest_addoption(parser: pytest.Parser) -> None:
    """Longer runs of what takes its time, and stricter ones (see CONTRIBUTING.md)."""
    parser.addoption(
        "--everything", action="store_true", help="what cannot run here fails and is not skipped"
    )
    parser.addoption("--fuzz", type=int, default=1, help="times as much nonsense for the server")
    parser.addoption("--sims", type=int, default=0, help="games of each kind OpenSpiel plays")
    parser.addoption("--kills", type=int, default=5, help="how often the server is killed")


def pytest_configure(config: pytest.Config) -> None:
    extras.everything = config.getoption("--everything")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was left out, so that nobody takes it for tested."""
    skipped = terminalreporter.stats.get("skipped", [])
    line = extras.not_tested(report.longrepr[2] for report in skipped)
    if line:
        terminalreporter.write_line(line, yellow=True)
