"""The example packs keep their own tests, in processes of their own: what is loaded stays loaded."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKS = sorted(path.parent.relative_to(ROOT) for path in ROOT.glob("examples/packs/*/pack.toml"))


def test_there_are_packs():
    assert [path.name for path in PACKS] == ["drift_choir", "moon_circus"]


@pytest.mark.slow
@pytest.mark.parametrize("pack", PACKS, ids=lambda path: path.name)
def test_the_pack_passes_its_tests(pack):
    """Each card, the pictures, and checked games in which its cards are played."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", pack / "tests", "-p", "no:cacheprovider"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout
