"""A server for all tests that do not stop it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.http_site import SEEDED, Site, faultless


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Its games depend on nothing but what a test does: what fails fails again."""
    with faultless(tmp_path_factory.mktemp("site"), SEEDED) as site:
        yield site


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
