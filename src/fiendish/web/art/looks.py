"""Which palette, glyph and scene each card has.

A game's table says no more than the glyph of each card; everything else follows from what is
printed on the card: the palette from its faction, Villain or colour, the second sun from its strength.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from fiendish.games.marvel_villainous import GAME as MARVEL
from fiendish.games.marvel_villainous.book import BOOK as MARVEL_BOOK
from fiendish.games.master_of_the_galaxy import GAME as GALAXY
from fiendish.games.master_of_the_galaxy.faces import FACES as STAR_CARDS
from fiendish.games.master_of_the_galaxy.faces import START, STOP, Card
from fiendish.games.master_of_the_galaxy.state import CONFLICT, DECKS
from fiendish.games.smash_up.faces import FACES as SMASH_UP
from fiendish.games.smash_up.faces import FACTIONS, Kind, SmashFace
from fiendish.games.star_wars_villainous import GAME as STAR_WARS
from fiendish.games.star_wars_villainous.book import BOOK as STAR_WARS_BOOK
from fiendish.games.supervillain.faces import FACES as SUPERVILLAIN
from fiendish.games.supervillain.faces import DominationCard, MinionCard
from fiendish.games.villainous.book import EFFECT, EVENT, FATE_EFFECT, Printed
from fiendish.web.art.dice import Dice
from fiendish.web.art.palettes import PALETTES, Palette
from fiendish.web.art.picture import art
from fiendish.web.art.tables import (
    GALAXY_GLYPHS,
    GALAXY_SCENES,
    MARVEL_GLYPHS,
    MARVEL_PLACES,
    MARVEL_SCENES,
    SMASH_UP_GLYPHS,
    SMASH_UP_SCENES,
    SUPERVILLAIN_GLYPHS,
    SUPERVILLAIN_SCENES,
)
from fiendish.web.art.tables_star_wars import (
    STAR_WARS_GLYPHS,
    STAR_WARS_PLACES,
    STAR_WARS_SCENES,
)

TILT = -8.0  # an action hangs a little crooked


class Look(NamedTuple):
    """All that the picture of a card depends on."""

    palette: Palette
    glyph: str
    scene: str
    double: bool = False
    tilt: float = 0.0
    torn: bool = False


class NoPicture(LookupError):
    """A card that nobody has drawn yet; the message says which one."""


def card_art(game_id: str, card_id: str, w: float = 142, h: float = 100) -> str:
    """The picture of a card, base, location or asteroid as SVG.

    >>> card_art("smash_up", "gunfighter") == card_art("smash_up", "gunfighter")
    True
    """
    palette, glyph, scene, double, tilt, torn = look(game_id, card_id)
    return art(card_id, palette, glyph, w, h, scene=scene, double=double, tilt=tilt, torn=torn)


@lru_cache(maxsize=1024)
def look(game_id: str, card_id: str) -> Look:
    """How a card looks.

    >>> look("supervillain", "heavy_lifters").double
    True
    """
    looks = {
        "marvel_villainous": _MARVEL.look,
        "master_of_the_galaxy": _master_of_the_galaxy,
        "smash_up": _smash_up,
        "star_wars_villainous": _STAR_WARS.look,
        "supervillain": _supervillain,
    }.get(game_id)
    found = looks(card_id) if looks else None
    if found is None:
        raise NoPicture(f"there is no picture of {card_id!r} in {game_id!r}")
    return found


def _smash_up(card_id: str) -> Look | None:
    face = next((face for face in SMASH_UP if face.id == card_id), None)
    if face is None:
        return None
    faction = FACTIONS[face.faction]
    strongest = max(faction.faces, key=lambda other: other.power)
    return Look(
        PALETTES[faction.id],
        SMASH_UP_GLYPHS[faction.id][card_id],
        _scene(face, SMASH_UP_SCENES[faction.id]),
        double=card_id == strongest.id,
        tilt=0.0 if face.kind in (Kind.MINION, Kind.BASE) else TILT,
    )


def _supervillain(card_id: str) -> Look | None:
    if card_id in ("asteroid", "charged"):
        glyph = "asteroid" if card_id == "asteroid" else "charged_asteroid"
        return Look(PALETTES[card_id], glyph, "stars")
    face = next((face for face in SUPERVILLAIN if face.id == card_id), None)
    if face is None:
        return None
    deck = _deck(face)
    strongest = max((other for other in SUPERVILLAIN if _deck(other) == deck), key=_strength)
    return Look(
        PALETTES[deck],
        SUPERVILLAIN_GLYPHS[card_id],
        _scene(face, SUPERVILLAIN_SCENES[deck]),
        double=face is strongest,
    )


class Drawn(NamedTuple):
    """What is drawn of a Villainous game: cards, locations, scenes; the inks of its Fate cards."""

    faces: Sequence[Printed]
    glyphs: Mapping[str, str]
    places: Mapping[str, Mapping[str, str]]  # by Villain
    scenes: Mapping[str, tuple[str, ...]]
    fate: str

    def look(self, card_id: str) -> Look | None:
        for villain, places in self.places.items():
            if card_id in places:
                scene = Dice(f"{card_id}:scene").pick(self.scenes[villain])
                return Look(PALETTES[villain], places[card_id], scene)
        face = next((face for face in self.faces if face.id == card_id), None)
        if face is None:
            return None
        deck = self._print(face)
        same = [other for other in self.faces if self._print(other) == deck]
        return Look(
            PALETTES[deck],
            self.glyphs[card_id],
            Dice(f"{card_id}:scene").pick(self.scenes[deck]),
            double=face is max(same, key=lambda other: other.strength),
            tilt=TILT if face.kind in (EFFECT, FATE_EFFECT) else 0.0,
            torn=face.kind is EVENT,
        )

    def _print(self, face: Printed) -> str:
        """The inks of a card: those of its Villain, of Heroes, of Events."""
        if face.kind is EVENT:
            return "events"
        return face.deck if face.deck in self.places else self.fate


def _master_of_the_galaxy(card_id: str) -> Look | None:
    face = next((face for face in STAR_CARDS if face.id == card_id), None)
    if face is None:
        return None
    deck = DECKS[face.deck]
    same = [other for other in STAR_CARDS if other.deck == face.deck]
    return Look(
        PALETTES[deck],
        GALAXY_GLYPHS[card_id],
        Dice(f"{card_id}:scene").pick(GALAXY_SCENES[deck]),
        double=face is max(same, key=_slots),
        tilt=TILT if face.deck == CONFLICT else 0.0,
    )


def _slots(face: Card) -> int:
    return sum(STOP[project] - START[project] for project in face.projects)


assert GALAXY.faces is STAR_CARDS
assert MARVEL.faces is MARVEL_BOOK.faces  # the games' doors have defined all cards
assert STAR_WARS.faces is STAR_WARS_BOOK.faces
_MARVEL = Drawn(MARVEL_BOOK.faces, MARVEL_GLYPHS, MARVEL_PLACES, MARVEL_SCENES, "heroes")
_STAR_WARS = Drawn(
    STAR_WARS_BOOK.faces, STAR_WARS_GLYPHS, STAR_WARS_PLACES, STAR_WARS_SCENES, "rebels"
)


def _deck(face: MinionCard | DominationCard) -> str:
    return "mobs" if isinstance(face, MinionCard) else face.colour


def _strength(face: MinionCard | DominationCard) -> int:
    return face.power if isinstance(face, MinionCard) else face.cost


def _scene(face: SmashFace | MinionCard | DominationCard, scenes: tuple[str, ...]) -> str:
    return Dice(f"{face.id}:scene").pick(scenes)
