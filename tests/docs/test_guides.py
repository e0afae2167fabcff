"""The examples of the guides run as they stand, with fewer games; their commands are possible."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from fiendish.cli import main
from tests.docs.test_pages import GUIDES, ROOT, blocks
from tests.extras import needs

SHORT = {"GAMES": 3, "ITERATIONS": 4}
EXTRAS = {
    "from fiendish.envs.pettingzoo": ("pettingzoo", "envs"),
    "from fiendish.envs.gymnasium": ("gymnasium", "envs"),
    "import pyspiel": ("pyspiel", "openspiel"),
    "import pyarrow": ("pyarrow", "lab"),
}
WHAT_IF = "what-if.toml"


def examples() -> list[Any]:
    """The sections with code, each an example of its own."""
    found = []
    for page in GUIDES:
        text = (ROOT / page).read_text(encoding="utf-8")
        for section in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
            code = "\n".join(python_of(section))
            if code:
                found.append(pytest.param(code, id=f"{page}: {section.splitlines()[0]}"))
    return found


def python_of(text: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def commands() -> list[str]:
    """What the guides tell people to type at the lab."""
    return sorted(
        {
            line
            for page in ["README.md", *GUIDES]
            for line in re.findall(
                r"\./fiendish (lab (?:match|tournament|balance) [^`\n]*)",
                (ROOT / page).read_text(encoding="utf-8"),
            )
        }
    )


@pytest.fixture(autouse=True)
def in_a_folder_with_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    [text] = blocks("docs/research.md", "toml")
    Path(WHAT_IF).write_text(text, encoding="utf-8")


@pytest.mark.parametrize("code", examples())
def test_the_example_runs(code: str) -> None:
    for line, (module, extra) in EXTRAS.items():
        if line in code:
            needs(module, extra)
    for name, value in SHORT.items():
        code = re.sub(rf"^{name} = [\d_]+$", f"{name} = {value}", code, flags=re.MULTILINE)
    exec(compile(code, "example", "exec"), {"__name__": "example"})


@pytest.mark.parametrize("command", commands())
def test_the_command_is_possible(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    needs("pyarrow", "lab")
    needs("openskill", "lab")
    monkeypatch.setattr("fiendish.commands.lab.run_games", lambda *how: iter(()))  # play none
    assert main([*command.split(), "--json"]) == 0, capsys.readouterr().err
    told = json.loads(capsys.readouterr().out)
    assert told["asked"] == int(command.split("--games ")[1].split()[0])
    assert bool(told.get("changes")) == (WHAT_IF in command)


def test_all_guides_have_examples_and_commands() -> None:
    assert len(examples()) >= 11
    assert len(commands()) >= 12
