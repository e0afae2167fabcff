"""Tests of what not every machine has: skipped without it, unless everything is to be tested."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.util import find_spec
from typing import NoReturn

import pytest

from fiendish.extras import missing

everything = False
"""Whether a test that cannot run fails; `./fiendish test --everything` sets it."""

_EXTRA = re.compile(r"(?P<module>\w+) is not installed; .*?FIENDISH_EXTRAS=(?P<extra>\w+)")


def needs(module: str, extra: str) -> None:
    """Go on only if the module is there."""
    if find_spec(module) is None:
        cannot_run(str(missing(module, extra)))


def cannot_run(why: str) -> NoReturn:
    """Skip the test or the file that cannot run here, or let it fail."""
    if everything:
        pytest.fail(f"this has to be tested, but {why}", pytrace=False)
    pytest.skip(why, allow_module_level=True)


def not_tested(skipped: Iterable[str]) -> str:
    """What was skipped and how to get it, in one line; extras are named together."""
    modules, extras, others = set(), set(), set()
    for why in skipped:
        matches = [*_EXTRA.finditer(why)]
        for match in matches:
            modules.add(match["module"])
            extras.add(match["extra"])
        if not matches:
            others.add(why.removeprefix("Skipped: "))
    if extras:
        names, all_extras = ", ".join(sorted(modules)), ",".join(sorted(extras))
        others.add(f"{names} not installed (FIENDISH_EXTRAS={all_extras} ./fiendish test)")
    return f"Not tested: {'; '.join(sorted(others))}" if others else ""
