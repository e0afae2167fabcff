"""What the first page and the package promise."""

import re
from pathlib import Path

import fiendish

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
FIRST_SCREEN = 25  # lines


def test_the_commands_on_the_first_screen_begin_with_playing():
    screen = "\n".join(README.splitlines()[:FIRST_SCREEN])
    block = re.search(r"^```\n(.*?)^```", screen, re.MULTILINE | re.DOTALL)
    assert block is not None
    commands = [line.partition("#")[0].strip() for line in block[1].splitlines()]
    assert commands[:2] == ["./fiendish serve", "./fiendish play supervillain"]
    assert {"./fiendish serve", "./fiendish test"} <= set(commands)


def test_the_first_page_says_where_saved_games_go():
    assert "FIENDISH_HOME" in README


def test_the_page_of_supervillain_says_what_position_files_leave_out():
    """A card that only one other seat knows is written like one nobody else knows."""
    page = (ROOT / "docs/games/supervillain.md").read_text("utf-8")
    text = "game: supervillain\nseats: 3\nA:\n  hand: encore\nB:\n  hand: heavy_lifters\n"
    table = fiendish.Position.parse(text).table(seed=1)
    (card,) = table.state.hands[0]  # type: ignore[attr-defined]
    table.state.known[card] |= 1 << 1
    assert "encore +seen" not in table.position()
    assert "not kept" in " ".join(page.split("## Position files")[1].split())


def test_the_package_tells_type_checkers_that_it_is_typed():
    assert (Path(fiendish.__file__).parent / "py.typed").is_file()
