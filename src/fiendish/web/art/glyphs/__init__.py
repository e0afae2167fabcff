"""All glyphs by name."""

from __future__ import annotations

from fiendish.web.art.glyph import Glyph
from fiendish.web.art.glyphs.figures import FIGURES
from fiendish.web.art.glyphs.heroes import HEROES
from fiendish.web.art.glyphs.machines import MACHINES
from fiendish.web.art.glyphs.nature import NATURE
from fiendish.web.art.glyphs.places import PLACES
from fiendish.web.art.glyphs.sky import SKY
from fiendish.web.art.glyphs.things import THINGS
from fiendish.web.art.glyphs.war import WAR
from fiendish.web.art.glyphs.weapons import WEAPONS

GLYPHS: dict[str, Glyph] = {
    **FIGURES,
    **HEROES,
    **MACHINES,
    **NATURE,
    **PLACES,
    **SKY,
    **THINGS,
    **WAR,
    **WEAPONS,
}
