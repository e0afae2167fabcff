"""What the three Villains have to reach, as a view tells it."""

from __future__ import annotations

from fiendish.games.marvel_villainous.cards import loki, masque, modok
from fiendish.games.marvel_villainous.outside.text import TELLER
from fiendish.games.marvel_villainous.view import View
from fiendish.games.villainous.book import HERO
from fiendish.games.villainous.outside.aims import deed, sides
from fiendish.games.villainous.view import LocationView
from fiendish.prose.aims import Aims, Stand, counted

CUBE = "modok_cosmic_cube"


def mischief(view: View, seat: int) -> Stand:
    """What Loki has spent; beside it what he can still spend."""
    realm = view.realms[seat]
    unspent = f"({realm.second} unspent)" if realm.second else ""
    return counted(realm.marks[loki.SPENT_MISCHIEF], loki.GOAL, unspent)


def loyalty(view: View, seat: int) -> Stand:
    return counted(view.realms[seat].marks[modok.LOYALTY], modok.MOST_LOYALTY)


def _laboratory(view: View, seat: int) -> LocationView:
    return view.realms[seat].locations[modok.LABORATORY]


def cube(view: View, seat: int) -> Stand:
    return Stand(any(card.card == CUBE for card in _laboratory(view, seat).below))


def no_hero_at_the_cube(view: View, seat: int) -> Stand:
    faces = [TELLER.faces[card.card] for card in _laboratory(view, seat).above]
    heroes = [face.name for face in faces if face.kind is HERO]
    return Stand(not heroes, f"{' and '.join(heroes)} there" if heroes else "")


def cube_used(view: View, seat: int) -> Stand:
    return deed(view, seat, view.realms[seat].power, modok.CUBE_PRICE, "Power")


def vendettas(view: View, seat: int) -> Stand:
    return counted(len(view.vendettas), masque.GOAL)


AIMS = Aims(
    sides=sides,
    aims={
        "mischief": mischief,
        "loyalty": loyalty,
        "cube": cube,
        "no_hero_at_the_cube": no_hero_at_the_cube,
        "cube_used": cube_used,
        "vendettas": vendettas,
    },
)
