"""The cards, bases and factions of Smash Up in words."""

from __future__ import annotations

from fiendish.games.smash_up import GAME
from fiendish.games.smash_up.faces import FACES, FACTIONS, SETS, Faction, Kind, SmashFace
from fiendish.prose.common import copies, counted, provenance
from fiendish.prose.text import Line, Span, line

_PRINTED = {face.id: face for face in FACES if not face.errata}
_CHANGED = {face.id: face for face in FACES if face.errata}
_FACTIONS = {faction.id: faction for faction in FACTIONS}

CATALOGUE = [
    *((face.id, face.name) for face in _PRINTED.values()),
    *((faction.id, faction.name) for faction in FACTIONS),
]

_KINDS = {
    Kind.MINION: ("Minion", "SU-30 playing a minion"),
    Kind.STANDARD: ("Action", "SU-32 playing an action"),
    Kind.ON_BASE: ("Action on a base", "SU-33 actions that stay"),
    Kind.ON_MINION: ("Action on a minion", "SU-33 actions that stay"),
    Kind.BURIES: ("Action", "SU-32 playing an action, SU-93 burying"),
    Kind.BASE: ("Base", "SU-118 when it scores, SU-124 VP"),
}

assert GAME.faces is FACES  # the game's one door has defined all cards


def face(card: str) -> SmashFace:
    """What was printed first; figures have never been changed."""
    return _PRINTED[card]


def name(card: str) -> str:
    return _PRINTED[card].name


def faction_name(faction: str) -> str:
    return _FACTIONS[faction].name


def shelf(card: str) -> str:
    """Where a card stands in an index."""
    return FACTIONS[_PRINTED[card].faction].name


def set_name(faction: str) -> str:
    return SETS[_FACTIONS[faction].box]


def text(card: str, texts: str) -> str:
    """The text that counts at this table: as printed, or as changed later."""
    found = _CHANGED.get(card) if texts == "errata" else None
    return (found or _PRINTED[card]).text


def kind_words(card: str) -> str:
    return _KINDS[_PRINTED[card].kind][0]


def vp_words(vp: list[int] | tuple[int, ...]) -> str:
    """VP for the winner, the runner-up and the third.

    >>> vp_words([4, 2, 1])
    '4·2·1'
    """
    return "·".join(map(str, vp))


# -- in full -------------------------------------------------------------------------------------


def describe(card: str) -> list[Line]:
    """All that is printed on a card or base, in both versions; or what a faction brings along."""
    if card in _FACTIONS:
        return _describe_faction(_FACTIONS[card])
    found = _PRINTED[card]
    faction = FACTIONS[found.faction]
    whose = f" · {faction.name}, from {SETS[faction.box]}"
    many = "" if found.kind is Kind.BASE else f", {copies(found)}"
    kind, rules = _KINDS[found.kind]
    return [
        line(Span(found.name, "strong"), Span(f"{whose}{many}", "muted")),
        line(Span(kind, "tag"), _figures(found)),
        *_texts(found),
        provenance(found),
        line(Span(f"Rules: {rules}.", "muted")),
    ]


def _figures(found: SmashFace) -> str:
    if found.kind is Kind.MINION:
        return f" · power {found.power}"
    if found.kind is not Kind.BASE:
        return ""
    first, second, third = found.vp
    vp = f"{first} VP for the winner, {second} for the runner-up, {third} for the third"
    return f" · breakpoint {found.breakpoint} · {vp}"


def _texts(found: SmashFace) -> list[Line]:
    changed = _CHANGED.get(found.id)
    printed = found.text or "No text."
    if changed is None:
        return [line(printed)]
    return [
        line(Span("As printed (texts 2018):", "tag"), f" {printed}"),
        line(Span("As changed later (texts errata):", "tag"), f" {changed.text}"),
    ]


def _describe_faction(faction: Faction) -> list[Line]:
    faces = [one for one in faction.faces if not one.errata]
    minions = [one for one in faces if one.kind is Kind.MINION]
    actions = [one for one in faces if one.kind not in (Kind.MINION, Kind.BASE)]
    bases = [one for one in faces if one.kind is Kind.BASE]
    return [
        line(Span(faction.name, "strong"), Span(f" · a faction of {SETS[faction.box]}", "muted")),
        _faction_line(
            "Minions", [f"{m.name} ({m.power})" for m in minions for _ in range(m.count)]
        ),
        _faction_line("Actions", [a.name for a in actions for _ in range(a.count)]),
        _faction_line("Bases", [f"{b.name} ({b.breakpoint}: {vp_words(b.vp)})" for b in bases]),
    ]


def _faction_line(what: str, names: list[str]) -> Line:
    return line(Span(f"{what}:", "tag"), f" {counted(names)}")
