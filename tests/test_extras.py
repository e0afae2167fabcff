"""What needs an extra says what to install if it is not there."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from fiendish.cli import main
from fiendish.extras import Missing
from fiendish.lab.on_ray import RayWorkers


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
