"""Cards that do not exist, defined before all others: what is kept must not change by that.

`python -m tests.games.planted GAME` plants them in a process of its own, goes through all that the
tests keep of this game, and prints what it has found as JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from fiendish.games import names

HERE = Path(__file__).parent
GOLDEN_EACH = 12  # of the records of a game; all of them are replayed elsewhere


@contextmanager
def before_the_cards(game: str) -> Iterator[None]:
    """Within this, modules of the game can be imported without its cards."""
    package = f"fiendish.games.{game}"
    bare = ModuleType(package)
    bare.__path__ = [str(Path(import_module("fiendish.games").__path__[0]) / game)]
    sys.modules[package] = bare
    try:
        yield
    finally:
        del sys.modules[package]


def _plant_smash_up() -> None:
    with before_the_cards("smash_up"):
        faces: Any = import_module("fiendish.games.smash_up.faces")
        resolution: Any = import_module("fiendish.games.smash_up.rules.resolution")
    corsairs = faces.faction("Void Corsairs", box="oops")
    nyx = corsairs.minion("Admiral Nyx", power=5, count=1)

    @resolution.step
    def _board(g: Any, me: int) -> None:
        """Nothing."""

    @nyx.talent()
    def _broadside(g: Any, me: int, card: int) -> None:
        """Talent: nothing."""

    for event in faces.Event:

        @nyx.after(event, lambda g, me, card, what: False)
        def _hear(g: Any, me: int, card: int, what: Any) -> None:
            """After anything: nothing."""

    corsairs.minion("Cabin Drone", power=2, count=9, text=None)

    @corsairs.action("Last Salvo", count=10)
    def _salvo(g: Any, me: int, card: int) -> None:
        """Nothing."""

    berth = corsairs.base("Outer Berth", breakpoint=20, vp=(4, 2, 1))

    @berth.talent()
    def _dock(g: Any, me: int, place: int) -> None:
        """Nothing."""

    corsairs.base("Drifting Hulk", breakpoint=18, vp=(3, 2, 1), text=None)


def _plant_villain(game: str) -> tuple[Any, Any]:
    """A Villain, and the book of the game."""
    with before_the_cards(game):
        book: Any = import_module(f"fiendish.games.{game}.book")
        symbols: Any = import_module("fiendish.games.villainous.symbols")
    places = [symbols.location(f"Place {n}", top=()) for n in range(4)]
    queen = book.BOOK.villain("Moth Queen", "Have all the lamps.", places)
    queen.prefix = "moth"
    queen.ally("Pale Moth", strength=2, count=30)
    return queen, book


def _plant_marvel() -> None:
    queen, book = _plant_villain("marvel_villainous")
    book.fate_deck(queen.id).hero("Lamplighter", strength=3, count=11, text="Has a lamp.")


def _plant_star_wars() -> None:
    queen, book = _plant_villain("star_wars_villainous")
    book.fate_deck(queen).hero("Lamplighter", strength=3, count=15, text="Has a lamp.")


def _plant_supervillain() -> None:
    with before_the_cards("supervillain"):
        faces: Any = import_module("fiendish.games.supervillain.faces")

    @faces.minion("Void Corsair", power=3, count=2)
    def void_corsair(g: Any, me: int, card: int) -> None:
        """Nothing."""

    tower = faces.domination("signal_tower", "Signal Tower", cost=4, points=1, count=1)

    @tower.as_project(faces.Kind.WHEN_COMPLETE)
    @tower.as_facility(faces.Kind.WHENEVER, *faces.Event)
    def _signal(g: Any, me: int, card: int) -> None:
        """Nothing."""


def _make_room_in_supervillain() -> None:
    from fiendish.games.supervillain.faces import FACES

    by_id = {face.id: face for face in FACES}
    by_id["slingshot_crew"].gives_way_to(by_id["void_corsair"], 2)
    wide = next(face for face in FACES if face.back == "Domination card" and face.count > 1)
    wide.gives_way_to(by_id["signal_tower"], 1)


def _add_to_the_pirates() -> None:
    """A card in place of another of a faction that there was before."""
    from fiendish.games.smash_up.cards.pirates import broadside, pirates

    @pirates.action("Void Letter", count=1)
    def void_letter(g: Any, me: int, card: int) -> None:
        """Nothing."""

    broadside.gives_way_to(void_letter)


def _add_to_the_villain(game: str) -> None:
    villain = import_module(f"fiendish.games.{game}.book").BOOK.villains[0]
    old = next(face for face in villain.book.faces if face.deck == villain.id and face.count > 1)
    old.gives_way_to(villain.ally("Moth Watch", strength=1, count=1))


def _plant_galaxy() -> None:
    with before_the_cards("master_of_the_galaxy"):
        faces: Any = import_module("fiendish.games.master_of_the_galaxy.faces")

    @faces.commerce(faces.When.TURN_BEGINS, "Toll Gate", slots="red red white", symbols="")
    def toll_gate(g: Any, me: int, what: int) -> None:
        """Nothing."""

    @faces.commerce(faces.When.FILL, "Toll Booth", slots="red", symbols="")
    def toll_booth(g: Any, me: int, slot: int, colour: int) -> bool:
        """Nothing."""
        return False

    @faces.commerce(faces.When.CUBES_DRAWN, "Toll Free", slots="white red", symbols="")
    def toll_free(g: Any, me: int) -> int:
        """Nothing."""
        return 0

    faces.SIZES[faces.COMMERCE] += 3


def _make_room_in_galaxy() -> None:
    from fiendish.games.master_of_the_galaxy.faces import FACES

    by_id = {face.id: face for face in FACES}
    by_id["black-market"].gives_way_to(by_id["toll-booth"])


PLANT: dict[str, Callable[[], None]] = {
    "marvel_villainous": _plant_marvel,
    "master_of_the_galaxy": _plant_galaxy,
    "smash_up": _plant_smash_up,
    "star_wars_villainous": _plant_star_wars,
    "supervillain": _plant_supervillain,
}


LATER: dict[str, Callable[[], None]] = {
    "marvel_villainous": lambda: _add_to_the_villain("marvel_villainous"),
    "master_of_the_galaxy": _make_room_in_galaxy,
    "smash_up": _add_to_the_pirates,
    "star_wars_villainous": lambda: _add_to_the_villain("star_wars_villainous"),
    "supervillain": _make_room_in_supervillain,
}
"""What is added to decks that there were before; then others give way."""


def kept_saves(game: str) -> list[Path]:
    """Saved games of this game that the tests keep."""
    folder = HERE / game
    return sorted([*folder.glob("saves-format-1/*.save"), *folder.glob("recorded/*.save")])


def main(game: str) -> None:
    """Plant, go through all that is kept, and say what came of it."""
    PLANT[game]()
    import fiendish
    from fiendish.games import find
    from fiendish.server import dice_commitment
    from tests.games import golden

    rules = find(game)
    LATER.get(game, lambda: None)()
    found: dict[str, Any] = {"edition": rules.edition}
    found["same"] = [
        path.name
        for path in kept_saves(game)
        if fiendish.load(path.read_bytes()).save() == path.read_bytes()  # it compares the digest
    ]
    records = golden.read(game)
    golden.replay_all(game, records[:GOLDEN_EACH])
    found["golden"] = len(records[:GOLDEN_EACH])
    found["begun"] = {
        seed: dice_commitment.begin(game, 2, rules.settle(2, {}), seed, "").digest()
        for seed in SEEDS
    }
    found["positions"] = [
        fiendish.Position.parse(text).table().state.edition for text in POSITIONS.get(game, ())
    ]
    try:
        fiendish.Position.parse(POSITIONS.get(game, ("",))[-1].replace("void_", "bad_"))
    except ValueError as error:
        found["refused"] = str(error)
    for name, settings in (("without", WITHOUT.get(game)), ("with", WITH.get(game))):
        if settings is not None:
            table = fiendish.new(game, seats=2, seed=LUCKY, **settings)
            while (question := table.question) is not None and len(table.record) < 30:
                table.answer(len(table.record) % len(question.options))
            assert fiendish.load(table.save()).digest() == table.digest()
            assert table.state.edition == rules.edition
            found[name] = {
                "save": table.save().hex(),
                "digest": table.digest(),
                "wrong": rules.broken_invariants(table.state),
            }
    found["id"] = rules.edition_id()
    print(json.dumps(found))


LUCKY = 2  # by lot this brings the planted Villain to the table
SEEDS = ["00" * 32, "5a" * 32, "c3" * 32]

_PIRATES = "game: smash_up\nseats: 2\nfactions: pirates+ninjas,samurai+robots\nA:\n  hand: "
_VILLAINS = "game: supervillain\nseats: 2\nA:\n  hand: "
_STARS = "game: master_of_the_galaxy\nseats: 2\nA:\n  card: "
POSITIONS = {
    "smash_up": (_PIRATES + "broadside, broadside", _PIRATES + "broadside, void_letter"),
    "supervillain": (
        _VILLAINS + "slingshot_crew, slingshot_crew",
        _VILLAINS + "slingshot_crew, void_corsair",
    ),
    "master_of_the_galaxy": (_STARS + "black-market", _STARS + "toll-booth"),
}
"""With a card that gives way, and with one that comes for it."""

WITHOUT: dict[str, dict[str, Any]] = {
    "marvel_villainous": {"villains": ["modok", "masque"]},
    "star_wars_villainous": {"villains": ["kylo_ren", "darth_vader"]},
}
"""Settings with which none of the planted cards comes to the table."""

WITH: dict[str, dict[str, Any]] = {
    "marvel_villainous": {"villains": None},
    "master_of_the_galaxy": {},
    "smash_up": {"factions": [["void_corsairs", "zombies"], ["pirates", "ninjas"]]},
    "star_wars_villainous": {"villains": ["moth_queen", "darth_vader"]},
    "supervillain": {},
}
"""And with which some do, where there are such settings."""

if __name__ == "__main__":
    assert sys.argv[1] in names()
    main(sys.argv[1])
