"""The example pack keeps its own tests, in a process of its own: what is loaded stays loaded."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TESTS = "examples/packs/moon_circus/tests"


@pytest.mark.slow
def test_the_pack_passes_its_tests():
    """Each card, the pictures, and checked games in which every card is played."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", TESTS, "-p", "no:cacheprovider"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout
