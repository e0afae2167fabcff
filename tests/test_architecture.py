"""Arrows point inwards, modules stay small, and each says what it is for."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "fiendish"
LIMIT = 600

OUTSIDE = (
    "advice", "bots", "lab", "envs", "packs", "prose", "server", "web", "terminal", "commands", "cli",
    "lessons", "puzzles",
)  # fmt: skip
FORBIDDEN = {
    "engine": ("games", *OUTSIDE),
    "games": OUTSIDE,
    "games/*/outside": (
        "bots",
        "lab",
        "envs",
        "packs",
        "lessons",
        "puzzles",
        "server",
        "terminal",
        "commands",
        "cli",
    ),
    "bots": ("lab", "envs", "packs", "prose", "server", "web", "terminal", "commands", "cli"),
    "packs": ("bots", "lab", "envs", "prose", "server", "terminal", "commands", "cli"),
    "prose": ("bots", "lab", "envs", "packs", "server", "web", "terminal", "commands", "cli"),
    "puzzles": ("lab", "envs", "packs", "server", "web", "terminal", "commands", "cli"),
    "lessons": (
        "bots",
        "puzzles",
        "lab",
        "envs",
        "packs",
        "server",
        "web",
        "terminal",
        "commands",
        "cli",
    ),
    "lab": ("lessons", "puzzles", "server", "web", "terminal", "commands", "cli"),
    "envs": ("server", "web", "terminal", "commands", "cli"),
    "server": ("terminal", "commands", "cli"),
    "web": ("terminal", "commands", "cli"),
    "terminal": ("server", "web", "commands", "cli"),
    "advice.py": ("lab", "envs", "packs", "server", "web", "terminal", "commands", "cli"),
    "ledger.py": ("games", *OUTSIDE),
    "children.py": ("engine", "games", *OUTSIDE),
    "extras.py": ("engine", "games", *OUTSIDE),
    "home.py": ("engine", "games", *OUTSIDE),
    "spelling.py": ("engine", "games", *OUTSIDE),
    "trouble.py": ("engine", "games", *OUTSIDE),
    "__init__.py": OUTSIDE,
}
# The kit plays games at random from the outside; it is no part of what it plays.
BY_CHANCE = ("engine/conformance",)


def modules(folder):
    return sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)


def imported(path):
    """Each module that a file imports or imports from, wherever it does so, with what it takes."""
    package = path.relative_to(PACKAGE.parent).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) + 1 - node.level]) if node.level else ""
            module = ".".join(filter(None, [base, node.module]))
            yield from ((module, alias.name) for alias in node.names)


def imports(path):
    """The full names of all modules and things a file imports."""
    for module, thing in imported(path):
        yield module
        if thing:
            yield f"{module}.{thing}"


def names(folder):
    """The modules of a package by their full names."""
    found = {}
    for path in modules(folder):
        parts = path.relative_to(folder.parent).with_suffix("").parts
        found[".".join(part for part in parts if part != "__init__")] = path
    return found


def cycles(folder):
    """Groups of modules that import each other in a circle, wherever the imports stand.

    What takes a module from a package needs that module, and not what the package itself imports.
    """
    paths, needs = names(folder), {}
    for name, path in paths.items():
        pairs = [(module, f"{module}.{thing}") for module, thing in imported(path)]
        found = {thing if thing in paths else module for module, thing in pairs}
        needs[name] = (found & paths.keys()) - {name}
    reached = {name: reach(needs, name) for name in needs}
    groups = {
        frozenset(other for other in reached[name] if name in reached[other])
        for name in needs
        if name in reached[name]
    }
    return sorted(sorted(group) for group in groups)


def reach(needs, start):
    """All modules that one needs, directly or by way of others."""
    found, ahead = set(), [*needs[start]]
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead += needs[name]
    return found


def within(part):
    """The modules of a part of the house; a game's `outside` is no part of its rules."""
    if part == "games/*/outside":
        return [path for path in modules(PACKAGE / "games") if is_outside(path)]
    place = PACKAGE / part
    return [place] if place.suffix == ".py" else [p for p in modules(place) if not is_outside(p)]


def is_outside(path):
    return "outside" in path.relative_to(PACKAGE).parts


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


def test_packs_know_of_the_web_only_how_cards_are_drawn():
    wanted = [name for path in within("packs") for name in imports(path) if ".web" in name]
    assert wanted
    assert [name for name in wanted if not name.startswith("fiendish.web.art")] == []


def test_no_modules_import_each_other_in_a_circle():
    assert cycles(PACKAGE) == []


EXAMPLES = ("commands/__init__.py",)  # commands to type, as the help shows them


def texts(path):
    """All names and strings of a file, but for what only explains it."""
    tree = ast.parse(path.read_text("utf-8"))
    explaining = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)
    }  # docstrings
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in explaining:
                yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def test_no_game_is_named_outside_the_games():
    names = [path.parent.name for path in (PACKAGE / "games").glob("*/about.toml")]
    assert len(names) >= 5
    wrong = [
        f"{path.relative_to(ROOT)}: {text[:60]}"
        for path in modules(PACKAGE)
        if not path.is_relative_to(PACKAGE / "games")
        and path.relative_to(PACKAGE).as_posix() not in EXAMPLES
        for text in texts(path)
        for name in names
        if name in text or name.replace("_", "-") in text
    ]
    assert wrong == []
    shared = [*(PACKAGE / "web" / "templates").iterdir(), *(PACKAGE / "web" / "static").iterdir()]
    assert [path.name for path in shared for name in names if name in path.read_text("utf-8")] == []


FACADES = ("fiendish",)  # offers what another part defines


def classes(folder):
    """The public classes of all modules by their names."""
    found: dict[str, list[str]] = {}
    for module, path in names(folder).items():
        for node in ast.parse(path.read_text("utf-8")).body if module not in FACADES else ():
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found.setdefault(node.name, []).append(module)
    return found


def doubled(folder):
    """Names that stand for two classes which one reader may meet; games have names like each other's."""
    of_games, of_engine = f"{folder.name}.games.", f"{folder.name}.engine."
    wrong = {}
    for name, where in classes(folder).items():
        common = [module for module in where if not module.startswith(of_games)]
        of_all = any(module.startswith(of_engine) for module in where)
        if len(common) > 1 or (of_all and len(where) > 1):
            wrong[name] = where
    return wrong


def test_a_class_has_its_name_for_itself():
    assert doubled(PACKAGE) == {}


def test_two_classes_of_one_name_are_found(tmp_path):
    pages = {
        "engine/journal": "class Fact: ...\n",
        "web/guide": "class Guide: ...\n",
        "games/first": "class View: ...\n",
        "games/second": "class View: ...\nclass Guide: ...\n",
    }
    for name, text in pages.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / f"{name}.py").write_text(text)
    assert doubled(tmp_path) == {}
    (tmp_path / "web" / "howto.py").write_text("class Guide: ...\n")
    (tmp_path / "games" / "third.py").write_text("class Fact: ...\n")
    assert {*doubled(tmp_path)} == {"Fact", "Guide"}


def test_every_part_is_known():
    """A new part of the house has to say where its arrows may point."""
    parts = {p.name for p in PACKAGE.iterdir() if p.suffix == ".py" or (p / "__init__.py").exists()}
    assert parts - set(FORBIDDEN) <= {"commands", "cli.py"}


def test_rules_and_cards_ask_nothing_of_the_outside():
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in [*within("engine"), *within("games")]
        for name in imports(path)
        if ".outside" in name
    ]
    assert wrong == []


def test_a_game_imports_no_other_game():
    shared = {("marvel_villainous", "villainous"), ("star_wars_villainous", "villainous")}
    folders = {path.name for path in (PACKAGE / "games").iterdir() if path.is_dir()}
    wrong = []
    for path in modules(PACKAGE / "games"):
        own = path.relative_to(PACKAGE / "games").parts[0]
        for name in imports(path):
            other = name.removeprefix("fiendish.games.").split(".")[0]
            foreign = name.startswith("fiendish.games.") and other in folders and other != own
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


@pytest.mark.parametrize(
    "back",
    [
        "from fiendish.games import first\n",
        "def f():\n    from . import first\n",
        "def f():\n    from .first import thing\n",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import fiendish.games.first\n",
    ],
)
def test_circles_are_found(tmp_path, monkeypatch, back):
    folder = tmp_path / "src" / "fiendish"
    (folder / "games").mkdir(parents=True)
    pages = {
        "__init__": "from fiendish.games import first\n",
        "games/__init__": "",
        "games/first": "from fiendish.games.second import thing\n",
        "games/second": "from ..games.third import thing\n",
        "games/third": "",
    }
    for name, text in pages.items():
        (folder / f"{name}.py").write_text(text)
    monkeypatch.setitem(globals(), "PACKAGE", folder)
    assert cycles(folder) == []
    (folder / "games" / "third.py").write_text(back)
    assert cycles(folder) == [[f"fiendish.games.{name}" for name in ("first", "second", "third")]]
