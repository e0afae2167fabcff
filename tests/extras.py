"""Tests of what needs an extra: skipped without it, except where changes are checked."""

from __future__ import annotations

import os
from importlib.util import find_spec

import pytest


def needs(module: str, extra: str) -> None:
    """Skip the tests of a file if the module is not there; in CI they fail instead."""
    if find_spec(module) is not None:
        return
    what = f"{module} is not installed (pip install -e '.[{extra}]')"
    if os.environ.get("CI"):
        pytest.fail(f"{what}: this has to be tested", pytrace=False)
    pytest.skip(f"{what}: this is not tested", allow_module_level=True)
