"""The rules and the cards of a game as pages to read, search and link to.

Nothing here depends on a table. A search hides what does not fit instead of leaving it out, so that
the same page can be searched further by its script (`static/find.js`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, partial
from itertools import groupby
from typing import Any, NamedTuple

from markupsafe import Markup, escape

from fiendish import prose
from fiendish.engine.cards import Face
from fiendish.engine.wording import PROVENANCE
from fiendish.games import about as about_game
from fiendish.games import find
from fiendish.ledger import Ledger, Rule, read_all
from fiendish.packs import pack_of
from fiendish.prose.text import Line
from fiendish.web import boards
from fiendish.web.page import environment
from fiendish.web.shelves import shelves_of
from fiendish.web.words import underlined, words_of

RULE, RULING, INTERACTION = "rule", "ruling", "interaction"
MEANING = {
    RULE: "Rules are the rulebook's, retold in our own words.",
    RULING: "Rulings are our answers where the rulebook is silent or unclear.",
    INTERACTION: "Hard interactions show several rules at work together.",
}
"""The kinds of entries of a ledger, and what is said of them."""

LONGEST = 100  # characters of a search

_MARKED = re.compile(r"(\b[A-Z]{2}-[RH]?\d+\b)|`([^`]+)`|\*\*?([^*]+)\*\*?")


# -- rules ---------------------------------------------------------------------------------------


class RuleEntry(NamedTuple):
    """A rule on a page."""

    id: str
    title: str
    text: Markup
    kind: str
    hidden: bool = False


class Chapter(NamedTuple):
    name: str
    anchor: str
    entries: list[RuleEntry]

    @property
    def hidden(self) -> bool:
        return all(entry.hidden for entry in self.entries)


@dataclass(frozen=True)
class CitedLedger:
    """The ledger of a game, and which entry cites which."""

    ledger: Ledger
    cites: dict[str, list[str]]

    @property
    def game(self) -> str:
        return self.ledger.game

    def cited_by(self, rule: str) -> list[Rule]:
        return [one for one in self.ledger.rules if rule in self.cites[one.id]]

    def counted(self) -> list[tuple[str, int]]:
        """How many entries there are of each kind."""
        kinds = [kind_of(rule.id) for rule in self.ledger.rules]
        return [(kind, kinds.count(kind)) for kind in MEANING]


@cache
def books() -> dict[str, CitedLedger]:
    """All ledgers by the id of the game."""
    found = {}
    for ledger in read_all():
        known = {rule.id for rule in ledger.rules}
        cites = {
            rule.id: [
                one
                for one in dict.fromkeys(match[1] for match in _MARKED.finditer(rule.text))
                if one in known and one != rule.id
            ]
            for rule in ledger.rules
        }
        found[ledger.game] = CitedLedger(ledger, cites)
    return found


def kind_of(rule: str) -> str:
    """What an entry is, by its id.

    >>> kind_of("SU-41"), kind_of("SU-R4"), kind_of("SU-H2")
    ('rule', 'ruling', 'interaction')
    """
    letter = rule.partition("-")[2][:1]
    return {"R": RULING, "H": INTERACTION}.get(letter, RULE)


def fits(query: str, *texts: str) -> bool:
    """Whether every word of a search is in the texts.

    >>> fits("mob asteroid", "SV-44", "An Asteroid hits a Mob."), fits("mob", "SV-1", "Box")
    (True, False)
    """
    text = " ".join(texts).lower()
    return all(word in text for word in query.lower().split())


def linked(text: str, game: str, between: Callable[[str], Markup] = escape) -> Markup:
    """A text with every rule id as a link to the rule; `between` makes what stands between them."""
    known = books()[game].cites
    pieces, at = [], 0
    for match in _MARKED.finditer(text):
        pieces.append(between(text[at : match.start()]))
        at = match.end()
        rule, code, bold = match.groups()
        if code or bold:
            pieces.append(Markup("<code>{}</code>" if code else "<b>{}</b>").format(code or bold))
        elif rule in known:
            pieces.append(Markup('<a href="/rules/{}#{}">{}</a>').format(game, rule, rule))
        else:
            pieces.append(escape(rule))
    return Markup("").join([*pieces, between(text[at:])])


def render_rules(book: CitedLedger, query: str) -> str:
    """All rules of a game by chapter, each with its id as an anchor."""
    chapters = [
        Chapter(section, f"chapter-{number}", [_entry(rule, book.game, query) for rule in rules])
        for number, (section, rules) in enumerate(
            groupby(book.ledger.rules, key=lambda rule: rule.section), 1
        )
    ]
    found = sum(not entry.hidden for chapter in chapters for entry in chapter.entries)
    return _render(
        "rules.html",
        ledger=book.ledger,
        chapters=chapters,
        counted=book.counted(),
        query=query,
        found=found,
    )


def render_rule(book: CitedLedger, rule: Rule) -> str:
    """One rule with its neighbours, what it cites and what cites it."""
    rules, game = book.ledger.rules, book.game
    at = rules.index(rule)
    by_id = {one.id: one for one in rules}
    return _render(
        "rule.html",
        ledger=book.ledger,
        rule=_entry(rule, game),
        section=rule.section,
        before=_entry(rules[at - 1], game) if at else None,
        after=_entry(rules[at + 1], game) if at + 1 < len(rules) else None,
        cites=[_entry(by_id[one], game) for one in book.cites[rule.id]],
        cited_by=[_entry(one, game) for one in book.cited_by(rule.id)],
        cards=[card for card in cards_of(game) if rule.id in card.rules],
    )


def render_all_rules(query: str) -> str:
    """The games whose rules are here; with a search, all rules that fit it."""
    shelves = [
        (
            book,
            boards.find(game).poster,
            [_entry(rule, game) for rule in book.ledger.rules if query and _fits(rule, query)],
        )
        for game, book in books().items()
    ]
    return _render("rules_all.html", shelves=shelves, query=query)


def _fits(rule: Rule, query: str) -> bool:
    return fits(query, rule.id, rule.title, rule.text)


def _entry(rule: Rule, game: str, query: str = "") -> RuleEntry:
    title = linked(rule.title, game).striptags()
    return RuleEntry(
        rule.id, title, linked(rule.text, game), kind_of(rule.id), not _fits(rule, query)
    )


# -- cards ---------------------------------------------------------------------------------------


class LibraryCard(NamedTuple):
    """A card with all that is printed on it, and the entries of the ledger that name it."""

    id: str
    name: str
    shelf: str
    about: str
    lines: list[Markup]
    text: str  # for the search
    provenance: str
    source: str
    rules: list[str]
    hidden: bool = False


class Shelf(NamedTuple):
    name: str
    anchor: str
    cards: list[LibraryCard]

    @property
    def hidden(self) -> bool:
        return all(card.hidden for card in self.cards)


@cache
def cards_of(game: str) -> list[LibraryCard]:
    """Every card of a game once, shelf by shelf, else in the order of its registry."""
    board = prose.find(game)
    faces: dict[str, Face] = {}
    for face in find(game).faces:
        faces.setdefault(face.id, face)  # a text that was changed later has the same id
    cards = [_card(game, board, face.id, face.name, face.provenance) for face in faces.values()]
    shelves = [*dict.fromkeys(card.shelf for card in cards)]
    return sorted(cards, key=lambda card: shelves.index(card.shelf))


def _card(game: str, board: prose.Board, card: str, name: str, provenance: str) -> LibraryCard:
    first, *lines = board.card(card)
    about = "".join(span.text for span in first[1:]).lstrip(" ·")
    source = PROVENANCE[provenance]
    kept = [line for line in lines if source not in _words(line)]  # it has a place of its own
    pack = pack_of(game, card)
    naming = re.compile(rf"\b{re.escape(name)}(?!\w)")
    rules = books()[game].ledger.rules
    return LibraryCard(
        id=card,
        name=name,
        shelf=board.shelf(card),
        about=about,
        lines=[_marked(line, game) for line in kept],
        text=" ".join([name, about, *map(_words, kept), provenance]),
        provenance=provenance,
        source=source if pack is None else f"from the pack {pack.credit}",
        rules=[rule.id for rule in rules if naming.search(f"{rule.title}. {rule.text}")],
    )


def _words(line: Line) -> str:
    return "".join(span.text for span in line)


def _marked(line: Line, game: str, between: Callable[[str], Markup] = escape) -> Markup:
    return Markup("").join(
        Markup("<b>{}</b>").format(between(span.text))
        if "tag" in span.roles
        else linked(span.text, game, between)
        for span in line
    )


def render_cards(game: str, query: str, of: str = "") -> str:
    """Every card of a game, or of one side, with its picture, its text and where that comes from."""
    shown = shelves_of(game, of) if of else None
    cards = [
        card._replace(hidden=not fits(query, card.text))
        for card in cards_of(game)
        if shown is None or card.shelf in shown
    ]
    shelves = [
        Shelf(name, f"shelf-{number}", [*of_shelf])
        for number, (name, of_shelf) in enumerate(groupby(cards, key=lambda card: card.shelf), 1)
    ]
    return _render(
        "cards.html",
        game=game,
        title=about_game(game).title,
        shelves=shelves,
        sources=_sources(cards),
        total=len(cards),
        query=query,
        of=of,
        found=sum(not card.hidden for card in cards),
    )


def render_card(game: str, id: str) -> str | None:
    """One card in full, to be shown where it is named; nothing if there is no such card."""
    one = next((card for card in cards_of(game) if card.id == id), None)
    if one is None:
        return None
    _, *lines = prose.find(game).card(id)
    between = partial(underlined, game=game, folder="/words")
    full = [_marked(line, game, between) for line in lines if one.source not in _words(line)]
    return _render("full.html", game=game, one=one._replace(lines=full))


def render_words(game: str) -> str:
    """The words and signs of a game with what they mean."""
    words = words_of(game).values()
    return _render("words.html", game=game, title=about_game(game).title, words=words)


def render_word(game: str, id: str) -> str | None:
    """One of them, to be shown where it stands; nothing if there is no such word."""
    one = words_of(game).get(id)
    return _render("full.html", game=game, one=one) if one is not None else None


def _sources(cards: Iterable[LibraryCard]) -> list[tuple[str, str, int]]:
    """How many cards come from where: in a word, in a sentence, the number."""
    count = Counter((card.provenance, card.source) for card in cards)
    kinds = [*PROVENANCE]
    return [
        (kind, source, count[kind, source])
        for kind, source in sorted(count, key=lambda one: kinds.index(one[0]))
    ]


def _render(template: str, **values: Any) -> str:
    page = environment().get_template(template)
    return page.render(meaning=MEANING, **values)
