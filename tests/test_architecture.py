"""Arrows point inwards, modules stay small, and each says what it is for."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "fiendish"
LIMIT = 600

OUTSIDE = ("bots", "lab", "envs", "prose", "server", "web", "terminal", "commands", "cli")
FORBIDDEN = {
    "engine": ("games", *OUTSIDE),
    "games": OUTSIDE,
    "bots": ("lab", "envs", "prose", "server", "web", "terminal", "commands", "cli"),
    "prose": ("bots", "lab", "envs", "server", "web", "terminal", "commands", "cli"),
    "lab": ("server", "web", "terminal", "commands", "cli"),
    "envs": ("server", "web", "terminal", "commands", "cli"),
    "server": ("terminal", "commands", "cli"),
    "web": ("terminal", "commands", "cli"),
    "terminal": ("server", "web", "commands", "cli"),
    "ledger.py": ("games", *OUTSIDE),
    "children.py": ("engine", "games", *OUTSIDE),
    "extras.py": ("engine", "games", *OUTSIDE),
    "spelling.py": ("engine", "games", *OUTSIDE),
    "__init__.py": OUTSIDE,
}
# The kit plays games at random from the outside; it is no part of what it plays.
BY_CHANCE = ("engine/conformance",)


def modules(folder):
    return sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)


def imports(path):
    """The full names of all modules and things a file imports, wherever it does so."""
    package = path.relative_to(PACKAGE.parent).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) + 1 - node.level]) if node.level else ""
            module = ".".join(filter(None, [base, node.module]))
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def within(part):
    place = PACKAGE / part
    return [place] if place.suffix == ".py" else modules(place)


@pytest.mark.parametrize("part", FORBIDDEN)
def test_arrows_point_inwards(part):
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in within(part)
        for name in imports(path)
        for outer in FORBIDDEN[part]
        if name == f"fiendish.{outer}" or name.startswith(f"fiendish.{outer}.")
    ]
    assert wrong == []


def test_every_part_is_known():
    """A new part of the house has to say where its arrows may point."""
    parts = {p.name for p in PACKAGE.iterdir() if p.suffix == ".py" or (p / "__init__.py").exists()}
    assert parts - set(FORBIDDEN) <= {"commands", "cli.py"}


def test_a_game_imports_no_other_game():
    shared = {("marvel_villainous", "villainous"), ("star_wars_villainous", "villainous")}
    wrong = []
    for path in modules(PACKAGE / "games"):
        own = path.relative_to(PACKAGE / "games").parts[0]
        for name in imports(path):
            other = name.removeprefix("fiendish.games.").split(".")[0]
            foreign = name.startswith("fiendish.games.") and other != own
            if foreign and own != "__init__.py" and (own, other) not in shared:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert wrong == []


@pytest.mark.parametrize("part", ["engine", "games"])
def test_no_chance_and_no_clock_but_those_of_the_state(part):
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules(PACKAGE / part)
        if not path.relative_to(PACKAGE).as_posix().startswith(BY_CHANCE)
        for name in imports(path)
        if name.split(".")[0] in ("random", "secrets", "time", "datetime")
    ]
    assert wrong == []


def test_no_file_is_too_long():
    files = [*modules(ROOT / "src"), *modules(ROOT / "tests")]
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in files}
    assert {str(path): length for path, length in lengths.items() if length > LIMIT} == {}


def test_every_module_says_what_it_is_for():
    packages = [path for path in modules(ROOT / "tests") if path.name == "__init__.py"]
    files = [*modules(ROOT / "src"), *modules(ROOT / "tests")]
    silent = [
        str(path.relative_to(ROOT))
        for path in files
        if path not in packages  # a folder of tests is there for its files
        and not ast.get_docstring(ast.parse(path.read_text("utf-8")))
    ]
    assert silent == []


def test_forbidden_imports_are_found(tmp_path, monkeypatch):
    """The test above would see an arrow that points outwards."""
    folder = tmp_path / "src" / "fiendish" / "engine"
    folder.mkdir(parents=True)
    page = folder / "wrong.py"
    page.write_text(
        "def f():\n    from ..games import supervillain\n    import fiendish.bots.seat\n"
    )
    monkeypatch.setitem(globals(), "PACKAGE", folder.parent)
    assert {"fiendish.games", "fiendish.games.supervillain", "fiendish.bots.seat"} <= {
        *imports(page)
    }
