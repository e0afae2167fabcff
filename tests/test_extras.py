"""What needs an extra says what to install if it is not there."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from fiendish.cli import main
from fiendish.extras import Missing
from fiendish.lab.on_ray import RayWorkers
from tests.extras import not_tested

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("pettingzoo", "pettingzoo", "envs"),
        ("pettingzoo", "gymnasium", "envs"),
        ("gymnasium", "gymnasium", "envs"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_an_environment_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, module: str, missing: str, extra: str
) -> None:
    for name in [name for name in sys.modules if name.startswith("fiendish.envs.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, missing, None)  # as if it were not installed
    with pytest.raises(Missing, match=rf"pip install 'fiendish\[{extra}\]'"):
        import_module(f"fiendish.envs.{module}")


def test_ray_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Missing, match=r"ray is not installed; get it with pip install"):
        RayWorkers(1)
    words = "lab match supervillain easy random --on ray"
    assert main(words.split()) == 2
    told = capsys.readouterr().err
    assert "pip install 'fiendish[ray]'" in told
    assert "FIENDISH_EXTRAS=ray ./fiendish" in told


def test_a_package_that_is_there_but_broken_is_not_called_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from fiendish import extras

    def broken(name: str) -> None:
        raise ModuleNotFoundError("No module named 'inside'", name="inside")

    monkeypatch.setattr(extras, "import_module", broken)
    with pytest.raises(ModuleNotFoundError, match="inside") as caught:
        extras.need("ray", "ray")
    assert not isinstance(caught.value, Missing)


# -- tests that cannot run here ------------------------------------------------------------------

TESTS_THAT_CANNOT_RUN = """
import pytest
from tests.extras import needs

def test_it():
    needs("no_such_module", "envs")

def test_elsewhere():
    pytest.skip("this is no Amiga")
"""


@pytest.mark.parametrize("ci", ["", "true"])
@pytest.mark.parametrize("flags", [[], ["--everything"]])
def test_what_cannot_run_is_skipped_and_named_and_fails_only_if_everything_is_asked_for(
    tmp_path: Path, ci: str, flags: list[str]
) -> None:
    path = tmp_path / "test_it.py"
    path.write_text(TESTS_THAT_CANNOT_RUN)
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-n0", "-p", "tests.conftest", *flags, str(path)],
        cwd=ROOT,
        env={**os.environ, "CI": ci},
        capture_output=True,
        text=True,
    )
    assert ended.returncode == len(flags), ended.stdout
    assert "this is no Amiga" in ended.stdout
    install = "no_such_module not installed (FIENDISH_EXTRAS=envs ./fiendish test)"
    assert (install in ended.stdout) == (not flags)
    assert ("this has to be tested, but no_such_module" in ended.stdout) == bool(flags)


def test_what_was_not_tested_stands_in_one_line_with_one_command() -> None:
    from fiendish.extras import missing

    assert not_tested([]) == ""
    both = f"{missing('ray', 'ray')}; {missing('gymnasium', 'envs')}"
    assert not_tested([both, f"Skipped: {missing('ray', 'ray')}", "Skipped: no Python 2.7"]) == (
        "Not tested: gymnasium, ray not installed (FIENDISH_EXTRAS=envs,ray ./fiendish test);"
        " no Python 2.7"
    )
