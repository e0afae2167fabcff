"""Six colours for each faction and deck, and how well one reads upon another."""

from __future__ import annotations

from typing import NamedTuple


class Palette(NamedTuple):
    """The inks of one two-screen print."""

    sky: str
    far: str
    near: str
    glow: str
    glyph: str
    ink: str

    @property
    def pale(self) -> bool:
        """Whether the glyph is lighter than its sky; then it gets an outline in ink."""
        return luminance(self.glyph) > luminance(self.sky)

    @property
    def detail(self) -> str:
        """The second tone: holes in a dark glyph show the sun, on a pale one the far ridge."""
        return self.far if self.pale else self.glow

    @property
    def grounds(self) -> tuple[str, ...]:
        """What the glyph is printed upon."""
        return (self.sky, self.glow, self.far)


def _inks(colours: str) -> Palette:
    sky, far, near, glow, glyph, ink = (f"#{colour}" for colour in colours.split())
    return Palette(sky, far, near, glow, glyph, ink)


PALETTES = {
    name: _inks(colours)
    for name, colours in {
        # Smash Up
        "cowboys": "F0A24B C9552F 7A2A2A FFE0A0 2B1420 2B1420",
        "vikings": "7FB6C9 3F7290 1D3B57 E8F3EC 10202F 10202F",
        "samurai": "F2B8B5 C7455B 5E1B3C FFF0E2 2A0E22 2A0E22",
        "ancient_egyptians": "F4D06B B98A2E 1F6E73 FFF3C4 1A2A33 1A2A33",
        "aliens": "5CC98C 2F9270 125A52 E0F8A6 08222A 08222A",
        "dinosaurs": "C9D168 7A9A3A 33562A FFA05E 1B220E 1B220E",
        "ninjas": "4A4C86 323468 191A3D D2413F FFF1E2 141431",
        "pirates": "41AEB0 277F8A 0F4456 FFD98A 08222F 08222F",
        "robots": "B5C0DC 7A87B0 3E476E FF8A5C 141A35 141A35",
        "tricksters": "CBA3EA 9160C2 4B2B7C FFF1A6 1F0F38 1F0F38",
        "wizards": "3F52BA 2C3A90 171E55 F4BE4F FFF6DC 11153F",
        "zombies": "ABA0B8 756889 382C50 D3F074 1B1029 1B1029",
        # Supervillain
        "mobs": "E2603F A63A34 571E2C FFC75A FFF1D6 3E1220",
        "green": "1E7B5C 155A45 0B3629 B9E767 F4FBDC 08281F",
        "blue": "3E5BB0 28408A 17245C 8CCBFB F2F7FF 101A47",
        "brown": "A5734A 7A4D31 42271B FAD49B FFF4E0 2E1910",
        "asteroid": "2A3160 212749 121630 6D79B8 AEB8E2 0E1122",
        "charged": "6B1E2C 481426 22091A FF6B57 FFB08A 22091A",
        # Marvel Villainous
        "loki": "2F8F5B 1B6044 0E3730 F4D35E FFF3B8 08241C",
        "modok": "8A4FBF 5B2F8F 2E1857 FFB84D FFEBC7 1E0F3C",
        "masque": "C7A23C 8C6A22 3F2C16 FFF0B0 24160A 24160A",
        "heroes": "3F7BD8 2553A6 142E66 FFD166 FFF6E0 0C1E47",
        "events": "C9433C 8E2230 4A1020 FFB98F FFF1E4 2E0A14",
        # Master of the Galaxy
        "species": "4656C8 2E3A8C 171E55 F4C24F FFF6DC 11153F",
        "leader": "37508F 26396C 131D3F FFD98A FFF4DC 0D1530",
        "conflict": "D9473F 9A2536 4F1226 FFB46B FFF1E0 330B1A",
        "government": "5B5F7D 3F4360 1F2138 E9C46A FFF6E0 15172B",
        "commerce": "D9A032 A26F1E 57380F FFE9A8 FFF8E4 2F1D07",
        "expansion": "2F9270 1C6650 0C3A30 CFEA6E F7FFE0 07271F",
        "progress": "7CC4E8 3D82B8 17406F FFF1C2 0C2340 0C2340",
        # Star Wars Villainous
        "darth_vader": "B0262B 6E1420 2A0A14 FF8A5C FFE9DC 22060F",
        "kylo_ren": "5A3048 3C1D33 1C0C1B FF5A48 FFEDE6 170814",
        "asajj_ventress": "7DB0A4 4E8480 1C4450 E2F5C8 0B1A22 0B1A22",
        "general_grievous": "C9B48A 8E7A56 453A28 FFF2CF 211A10 211A10",
        "moff_gideon": "5A6478 3B4356 1C2130 F2B84B FFF3DC 141824",
        "rebels": "E8A04C C06A33 6A3420 FFE6B0 2B1810 2B1810",
    }.items()
}

GAME_COLOURS = {
    "supervillain": "#E2603F",
    "smash_up": "#F0A24B",
    "marvel_villainous": "#2F8F5B",
    "star_wars_villainous": "#B0262B",
    "master_of_the_galaxy": "#4656C8",
}


def luminance(colour: str) -> float:
    """The relative luminance of WCAG 2.

    >>> luminance("#000000"), luminance("#FFFFFF")
    (0.0, 1.0)
    """
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return round(0.2126 * red + 0.7152 * green + 0.0722 * blue, 6)


def contrast(one: str, other: str) -> float:
    """How far two colours are apart, from 1 to 21.

    >>> contrast("#000000", "#FFFFFF")
    21.0
    """
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
