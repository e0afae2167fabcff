"""A beat: what has happened since a page was last drawn, to be seen before the next frame.

It holds lines of the reader's own log and nothing else, with the cards that they name in full. What a
line is worth to the eye is said by its game, in `outside/stage.toml`: a table of effects, each with the
kinds of facts that have it. How long a beat stands is for the page to decide (static/stage.js).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from markupsafe import Markup, escape

from fiendish.engine.journal import LogLine
from fiendish.games import folder
from fiendish.web import boards, snippets
from fiendish.web.library import cards_of
from fiendish.web.page import Links, worded

MOST = 12  # lines of one beat: whoever was away reads the others in the log
EFFECTS = (
    "card",  # the card is shown in the middle
    "move",  # somebody goes somewhere: its sentence, and the table
    "clash",  # two cards meet: a duel, an attack, a conflict
    "score",  # a place breaks, and its points are shared out
    "points",  # a figure flies to its player
    "destroy",  # cards fall apart
    "strike",  # something flies at a player
    "won",  # what was striven for is reached
    "turn",  # the next turn begins
    "end",  # the game is over
)
BIG = frozenset({"clash", "score", "points", "destroy", "strike", "won", "end"})
"""Effects that are shown to those as well who have brought them about."""

_IN_FULL = frozenset({"card", "clash", "score", "strike", "won"})
_NUMBER = re.compile(r"\d+")


@cache
def effects(game: str) -> Mapping[str, str]:
    """The effect of each kind of fact that has one; a game may do without."""
    path = folder(game) / "outside" / "stage.toml"
    told = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    if unknown := set(told) - set(EFFECTS):
        wrong = ", ".join(sorted(unknown))
        raise ValueError(f"{path}: there is no effect {wrong}; there is: {', '.join(EFFECTS)}")
    return {kind: effect for effect, kinds in told.items() for kind in kinds}


def render_beat(
    game: str,
    reader: int | None,
    lines: Sequence[LogLine],
    names: Sequence[str],
    links: Links,
    mine: bool = False,
) -> Markup:
    """The beat as HTML; nothing if nothing was told.

    What came of the reader's own decision is `mine`: of that only what is big is shown.
    """
    if not lines:
        return Markup("")
    board, effect_of = boards.find(game), effects(game)
    rule = snippets.ruler(links.rules, game)
    told = lines[-MOST:]
    items: list[str] = []
    full: dict[str, Markup] = {}
    for line in told:
        effect = effect_of.get(line.kind, "")
        mark = f"{snippets.mark(line.seat)} " if line.seat >= 0 else ""
        who = "" if line.seat < 0 else "You" if line.seat == reader else names[line.seat]
        amount = _NUMBER.search(line.text) if effect == "points" else None
        if effect in _IN_FULL:
            full |= {card: _in_full(game, card, links.art) for card in line.cards[:2]}
        items.append(
            f'<li data-effect="{effect}"{" data-big" if effect in BIG else ""}'
            f' data-seat="{line.seat}" data-other="{line.other}" data-who="{escape(who)}"'
            f' data-amount="{amount[0] if amount else ""}" data-cards="{escape(" ".join(line.cards))}">'
            f"{mark}<span>{worded(line, names, board)} {rule(line.rule)}</span></li>"
        )
    return Markup(
        f'<section class="beat" data-earlier="{len(lines) - len(told)}"{" data-mine" if mine else ""}>'
        f"<ol>{''.join(items)}</ol>{''.join(full.values())}</section>"
    )


@lru_cache(4096)
def _in_full(game: str, id: str, art_at: str) -> Markup:
    card = next((one for one in cards_of(game) if one.id == id), None)
    if card is None:
        return Markup("")
    lines = Markup("").join(Markup("<p>{}</p>").format(line) for line in card.lines)
    return Markup(
        '<article class="staged" data-card="{}">{}<h2>{}</h2><p class="kind">{}</p>{}</article>'
    ).format(id, snippets.artist(art_at, game)(id), card.name, card.about, lines)
