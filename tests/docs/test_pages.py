"""The code on the pages runs as it stands."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import fiendish

ROOT = Path(__file__).parents[2]
PAGES = [
    "README.md",
    "docs/write-a-card.md",
    "docs/games/supervillain.md",
    "docs/games/smash_up.md",
]
GUIDES = ["docs/research.md", "docs/bots.md", "docs/lab.md"]


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES)
def test_the_python_on_the_page_runs(page: str) -> None:
    code = "\n".join(blocks(page, "python"))
    assert code, "the page shows no code"
    # A process of its own: the page may define cards.
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("page", PAGES[2:])
def test_the_position_on_the_page_can_be_set_up(page: str) -> None:
    [text] = blocks(page, "position")
    view = fiendish.Position.parse(text).table(seed=1).view(0)
    assert len(view.hand) == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "page",
    [*PAGES, *GUIDES, "docs/architecture.md", "docs/operating.md", "CONTRIBUTING.md"],
)
def test_links_between_pages_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\((?!https?:)([^)#\s]+)", text):
        assert ((ROOT / page).parent / target).exists(), target
