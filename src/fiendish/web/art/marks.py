"""Signs around the cards: seats, backs, the glyph of each game, the page's own icon."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from fiendish.web.art.glyph import painted
from fiendish.web.art.glyphs import GLYPHS
from fiendish.web.art.paths import box, disc, polygon, star
from fiendish.web.art.paths import number as n

INK = "#1C1A28"
GOLD = "#FFC93C"
TABLE = "#0E1122"
_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


class Seat(NamedTuple):
    """How a seat is known: by colour, shape and letter."""

    letter: str
    shape: str
    colour: str


SEATS = (
    Seat("A", "triangle", "#FF6B57"),
    Seat("B", "circle", "#4CC3F0"),
    Seat("C", "square", "#B5D94C"),
    Seat("D", "diamond", "#B892FF"),
)
_SHAPES = {
    "triangle": polygon([(50, 8), (96, 92), (4, 92)]),
    "circle": disc(50, 50, 46),
    "square": box(8, 8, 84, 84, 6),
    "diamond": polygon([(50, 2), (98, 50), (50, 98), (2, 50)]),
}
_LETTERS = {  # drawn, so that no font decides how a seat looks
    "A": "M37 80L50 44L63 80M42 69H58",
    "B": "M38 29V71M38 29H53A10 10 0 0 1 53 49H38M38 49H55A11 11 0 0 1 55 71H38",
    "C": "M67 37A21 21 0 1 0 67 63",
    "D": "M39 30V70M39 30H48A20 20 0 0 1 48 70H39",
}


@lru_cache(maxsize=64)
def seat_mark(seat: int, size: int = 20, colour: str = "") -> str:
    """The sign of a seat, everywhere the same; a game may give its own colour.

    >>> seat_mark(1).count("<path")
    2
    """
    letter, shape, usual = SEATS[seat]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="{size}" '
        f'height="{size}" role="img" aria-label="{letter}">'
        f'<path d="{_SHAPES[shape]}" fill="{colour or usual}" stroke="{colour or usual}" '
        f'stroke-width="6" stroke-linejoin="round"/>'
        f'<path d="{_LETTERS[letter]}" fill="none" stroke="{INK}" stroke-width="9" {_ROUND}/></svg>'
    )


@lru_cache(maxsize=512)
def icon(glyph: str, size: int = 20, colour: str = "currentColor", detail: str = TABLE) -> str:
    """A glyph alone, for lines of text, tabs and lanes."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 108 108" width="{size}" '
        f'height="{size}" aria-hidden="true" {_ROUND}>{painted(GLYPHS[glyph], colour, detail)}</svg>'
    )


GAME_GLYPHS = {
    "supervillain": "asteroid",
    "smash_up": "hat",
    "marvel_villainous": "horned_helm",
    "star_wars_villainous": "crossed_beams",
    "master_of_the_galaxy": "planet",
}


def game_logo(game_id: str, size: int = 24, colour: str = "#F5F0E2") -> str:
    """The glyph of a game, pale on the table."""
    return icon(GAME_GLYPHS[game_id], size, colour)


class Back(NamedTuple):
    """The back of a pile: ground, rim, and a glyph in its own colour."""

    ground: str
    rim: str
    glyph: str
    colour: str


BACKS: dict[tuple[str, str], Back] = {
    ("smash_up", "card"): Back("#1F2757", "#2C3672", "hat", "#F0A24B"),
    ("smash_up", "base"): Back("#33260F", "#4D3A17", "torii", "#F4D06B"),
    ("smash_up", "buried"): Back("#2B2144", "#3B2F5A", "pyramid", "#F4D06B"),
    ("marvel_villainous", "Fate card"): Back("#142E66", "#2553A6", "shield", "#FFD166"),
    ("marvel_villainous", "card of Loki"): Back("#0E3730", "#1B6044", "horned_helm", "#F4D35E"),
    ("marvel_villainous", "card of M.O.D.O.K."): Back("#2E1857", "#5B2F8F", "brain", "#FFB84D"),
    ("marvel_villainous", "card of Madame Masque"): Back("#3F2C16", "#6B4F1C", "mask", "#FFF0B0"),
    ("master_of_the_galaxy", "Species card"): Back("#171E55", "#2E3A8C", "planet", "#F4C24F"),
    ("master_of_the_galaxy", "Leader card"): Back("#131D3F", "#26396C", "crown", "#FFD98A"),
    ("master_of_the_galaxy", "Conflict card"): Back(
        "#4F1226", "#9A2536", "crossed_swords", "#FFB46B"
    ),
    ("master_of_the_galaxy", "Government card"): Back("#1F2138", "#3F4360", "senate", "#E9C46A"),
    ("master_of_the_galaxy", "Commerce card"): Back("#57380F", "#7A521A", "bank", "#FFE9A8"),
    ("master_of_the_galaxy", "Expansion card"): Back("#0C3A30", "#1C6650", "portal", "#CFEA6E"),
    ("master_of_the_galaxy", "Progress card"): Back("#17406F", "#2A5E94", "chip", "#FFF1C2"),
    ("star_wars_villainous", "card of Darth Vader"): Back(
        "#2A0A14", "#6E1420", "flared_helm", "#FF8A5C"
    ),
    ("star_wars_villainous", "Fate card of Darth Vader"): Back(
        "#6A3420", "#8E4C2A", "beam_sword", "#FFE6B0"
    ),
    ("star_wars_villainous", "card of Kylo Ren"): Back(
        "#1C0C1B", "#4A2440", "crossguard_beam", "#FF7A66"
    ),
    ("star_wars_villainous", "Fate card of Kylo Ren"): Back(
        "#6A3420", "#8E4C2A", "fighter", "#FFE6B0"
    ),
    ("star_wars_villainous", "card of Asajj Ventress"): Back(
        "#17343E", "#2E5A5E", "twin_beams", "#D9F2C0"
    ),
    ("star_wars_villainous", "Fate card of Asajj Ventress"): Back(
        "#6A3420", "#8E4C2A", "trooper", "#FFE6B0"
    ),
    ("star_wars_villainous", "card of General Grievous"): Back(
        "#453A28", "#6E5F43", "many_beams", "#FFF2CF"
    ),
    ("star_wars_villainous", "Fate card of General Grievous"): Back(
        "#6A3420", "#8E4C2A", "summon_circle", "#FFE6B0"
    ),
    ("star_wars_villainous", "card of Moff Gideon"): Back("#1C2130", "#3B4356", "chip", "#F2B84B"),
    ("star_wars_villainous", "Fate card of Moff Gideon"): Back(
        "#6A3420", "#8E4C2A", "cradle", "#FFE6B0"
    ),
    ("supervillain", "Minion card"): Back("#7A1D2B", "#942B39", "mob", "#FFF1D6"),
    ("supervillain", "Domination card"): Back("#1C2452", "#2B3570", "asteroid", "#DDE4FF"),
}


@lru_cache(maxsize=64)
def card_back(game_id: str, back: str, w: float = 100, h: float = 140) -> str:
    """The back of a card, the same for all cards of a pile; `back` is the `back` of its face."""
    ground, rim, glyph, colour = BACKS[game_id, back]
    short = min(w, h)
    scale = short * 0.0048
    inset = short * 0.06
    pitch = short * 0.09
    rows = "".join(
        f'<path d="M{n(pitch / 2 if i % 2 else 0)} {n(i * pitch)}H{n(w)}"/>'
        for i in range(1, int(h / pitch) + 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {n(w)} {n(h)}" width="{n(w)}" '
        f'height="{n(h)}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f'<path d="M0 0H{n(w)}V{n(h)}H0Z" fill="{ground}"/>'
        f'<g stroke="{rim}" stroke-width="{n(pitch * 0.42)}" stroke-linecap="round" '
        f'stroke-dasharray="0 {pitch:.2f}">{rows}</g>'
        f'<circle cx="{n(w / 2)}" cy="{n(h / 2)}" r="{n(short * 0.36)}" fill="{ground}" '
        f'stroke="{rim}" stroke-width="{n(short * 0.03)}"/>'
        f'<path d="{box(inset, inset, w - 2 * inset, h - 2 * inset, short * 0.05)}" fill="none" '
        f'stroke="{rim}" stroke-width="{n(short * 0.02)}"/>'
        f'<g transform="translate({n(w / 2 - 50 * scale)} {n(h / 2 - 50 * scale)}) '
        f'scale({scale:.3f})" {_ROUND}>{painted(GLYPHS[glyph], colour, ground)}</g></svg>'
    )


def favicon(marked: bool = False) -> str:
    """Fiendish itself: a rising sun with horns over a dotted ridge; marked where one is waited for."""
    dots = "".join(
        f'<path d="M{4 if i % 2 else 8} {y}H100" stroke-width="{w}"/>'
        for i, (y, w) in enumerate(((58, 2), (66, 3), (74, 4.5)))
    )
    mark = f'<path d="{disc(76, 24, 22)}" fill="#4CC3F0"/>' if marked else ""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="32" height="32">'
        f'<path d="{box(0, 0, 100, 100, 20)}" fill="#171B31"/>'
        f'<path d="M26 50C10 42 8 22 18 8C22 24 32 30 44 32ZM74 50C90 42 92 22 82 8C78 24 68 30 '
        f'56 32Z" fill="{GOLD}"/>'
        f'<path d="{disc(50, 52, 28)}" fill="{GOLD}"/>'
        f'<g stroke="#E2603F" stroke-linecap="round" stroke-dasharray="0 8">{dots}</g>'
        '<path d="M0 82C20 70 34 78 50 84C68 90 84 74 100 80A20 20 0 0 1 80 100H20A20 20 0 0 1 '
        '0 82Z" fill="#E2603F"/>'
        f'{mark}<path d="{star(4, 40, 50, 7, 2.5)}{star(4, 60, 50, 7, 2.5)}" fill="#171B31"/></svg>'
    )
