"""The tables of the Villainous games, told from a seat's view: what they have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from fiendish.engine.game import LETTERS
from fiendish.games.villainous.book import (
    ALLY,
    CAPTIVE,
    CONDITION,
    EVENT,
    HERO,
    MISSION,
    PIECE,
    Printed,
)  # fmt: skip
from fiendish.games.villainous.outside.table import ViewReader, paid
from fiendish.games.villainous.view import (
    AttackView,
    CardView,
    HandCardView,
    LocationView,
    PlacedView,
    RealmView,
    SymbolView,
)
from fiendish.prose import FULL, NAMES, SHORT, TERSE, Areas, Board, Row, Status, common
from fiendish.prose.common import (
    copies,
    counted,
    edge,
    provenance,
    reasons_in_short,
    refusal,
    refusal_code,
    remark,
    seats_from_reader,
    stopped,
)
from fiendish.prose.text import NO_BREAK, Block, Line, Pane, Span, line, seat_span

NO_PRICE = (CONDITION, MISSION, PIECE, CAPTIVE)  # kinds of which none is ever paid for


class Teller(ViewReader):
    """Tells the table of one game in words."""

    def __init__(self, reader: ViewReader) -> None:
        book = reader.book
        super().__init__(book, reader.power, reader.seconds, reader.vehicles)
        # what a game has besides the realms: cards in play
        self.elsewhere: Callable[[Any], Sequence[PlacedView]] = lambda view: ()
        self.faces = {face.id: face for face in book.faces}
        self.places = {place.id: place for villain in book.villains for place in villain.locations}
        decks = [*dict.fromkeys(face.deck for face in book.faces)]
        by_deck = sorted(book.faces, key=lambda face: decks.index(face.deck))
        self.catalogue = [(face.id, face.name) for face in by_deck]

    def name(self, card: str) -> str:
        return self.faces[card].name

    def board(
        self, *, areas: Callable[[Any, Sequence[str], int], Areas],
        piles: Callable[[Any], list[Line]], card_at: Callable[[Any, str], str],
        example_rule: str, example_why: str,
    ) -> Board:  # fmt: skip
        """The board of the game, with what only the game can tell."""
        return Board(
            status=self.status,
            areas=areas,
            piles=piles,
            against=self.against,
            refusals=self.refusals,
            card_at=card_at,
            card=self.describe,
            shelf=self.shelf,
            catalogue=self.catalogue,
            example_rule=example_rule,
            example_why=example_why,
            places=[
                *(villain.name for villain in self.book.villains),
                *(place.name for place in self.places.values()),
            ],
        )

    # -- the sentence on top --------------------------------------------------------------------

    def status(self, view: Any) -> Status:
        return common.status(view, self._limits(view))

    def _limits(self, view: Any) -> str:
        whose = "your" if view.active == view.reader else f"{LETTERS[view.active]}'s"
        limits = [f"Turn {view.turn}, {whose} step {view.phase}", *self.limits(view)]
        if view.attack is not None:
            limits.append(self.attack(view.attack))
        return " · ".join(limits)

    def attack(self, attack: AttackView) -> str:
        """The Vanquish action under way: against whom, and the Strength so far."""
        said = f"against {self.name(attack.card)}: {attack.strength} of {attack.needed} Strength"
        more = attack.least - len(attack.used)
        if attack.least > 1 and more > 0:
            said += f", at least {more} more {'Allies' if more > 1 else 'Ally'}"
        return said

    def under_way(self, view: Any) -> list[Block]:
        """What happens between the realms, for those who are not asked."""
        return [remark(f"Vanquish {self.attack(view.attack)}")] if view.attack is not None else []

    def in_play(self, view: Any) -> Iterator[PlacedView]:
        """All cards in play, with what is attached to them."""
        yield from placed(view.realms)
        for card in self.elsewhere(view):
            yield card
            yield from card.attached

    # -- areas ----------------------------------------------------------------------------------

    def areas(
        self, view: Any, detail: int, realm: Callable[[int], Pane], middle: Pane, piles: Pane
    ) -> Areas:
        """The whole table in parts, rivals in the order of play after the reader."""
        me, *rivals = seats_from_reader(view)
        return Areas(
            rows=[
                Row([realm(seat) for seat in rivals]),
                Row([middle], near=True),
                Row([realm(me)], near=True),
            ],
            hand=self.hand(view, detail),
            piles=piles,
        )

    # -- realms ---------------------------------------------------------------------------------

    def realm_pane(self, view: Any, realm: RealmView, names: Sequence[str], detail: int) -> Pane:
        """A player's board: four locations, and what lies beside them."""
        blocks = [self.location(view, realm, place, detail) for place in realm.locations]
        beside = [self.thing_block(view, card, detail) for card in realm.area]
        known = [self.name(card.card) for card in realm.seen_hand if realm.seat != view.reader]
        if known:
            beside.append(remark(f"You know in hand: {', '.join(known)}"))
        return Pane(self._headline(view, realm, names), blocks + beside, realm.seat)

    def _headline(self, view: Any, realm: RealmView, names: Sequence[str]) -> Line:
        second = self.seconds.get(realm.villain, "")
        plays = realm.seat == view.active
        return line(
            seat_span(realm.seat, LETTERS[realm.seat]),
            Span(",", "spoken"),
            Span(f" {names[realm.seat]}", "strong spare2"),
            f" {self.villains[realm.villain].name}",
            Span(f" · {realm.progress}", "good strong"),
            f" · {paid(realm.power, self.power)}",
            f" · {paid(realm.second, second)}" if second else "",
            Span(f" · {realm.hand_size}{NO_BREAK}in{NO_BREAK}hand", "spare3"),
            Span(" · mover on the portrait", "spare1") if realm.on_portrait else "",
            Span(" · plays", "spoken") if plays else "",
            Span(" ◂", "strong picture") if plays else "",
        )

    def location(self, view: Any, realm: RealmView, place: LocationView, detail: int) -> Block:
        pick = f"p{realm.seat}:{place.place}"
        title = line(
            Span(self.places[place.place].name, "strong", pick),
            Span(" ◂ mover", "good strong") if place.mover else "",
        )
        above = self.things(view, place.above, realm.seat)
        below = self.things(view, place.below, realm.seat)
        top, bottom = self.symbol_row(place.top, detail), self.symbol_row(place.bottom, detail)
        if detail == TERSE:
            lines = [line(*title, " ", *top, " | ", *bottom)]
        else:
            lines = [title, line(Span("top ", "muted"), *top)]
        if above:
            covers = Span("covered by " if place.top and place.top[0].covered else "", "bad")
            lines.append(line(covers, *above))
        if detail != TERSE:
            lines.append(line(Span("bottom ", "muted"), *bottom))
        if below:
            lines.append(line(Span("with ", "muted"), *below))
        if detail == FULL:
            lines += [
                refusal(f"{self.name(card.card)} not usable", card.not_usable, detail)
                for card in (*place.above, *place.below)
                if card.not_usable
            ]
        return Block(lines, edge(view, pick, "steel"), pick)

    def symbol_row(self, symbols: Sequence[SymbolView], detail: int) -> list[Span]:
        """Symbols in a row: used and covered ones say so."""
        spans: list[Span] = []
        for number, symbol in enumerate(symbols):
            spans.append(Span(" · " if number else ""))
            state = "covered" if symbol.covered else "used" if symbol.used else ""
            if symbol.barred and not state:
                state = "barred" if detail == TERSE else f"barred by {self.name(symbol.barred)}"
            role = {"used": "muted", "": ""}.get(state, "bad")
            spans.append(Span(self.symbol(symbol), role))
            spans.append(Span(f"{NO_BREAK}({state})" if state else "", role))
        return spans

    def things(self, view: Any, cards: Sequence[PlacedView], seat: int) -> list[Span]:
        """Cards at a location, with their Strength and what is attached."""
        spans: list[Span] = []
        for number, card in enumerate(cards):
            pick = f"h{card.handle}"
            foreign = card.owner not in (-1, seat)
            owner = f"{NO_BREAK}of{NO_BREAK}{LETTERS[card.owner]}" if foreign else ""
            text = f"{self.name(card.card)}{self.figure(card)}{owner}".replace(" ", NO_BREAK)
            spans.append(Span(", " if number else ""))
            spans.append(Span(text, edge(view, pick, self._role(card)), pick))
            if card.silent:
                spans.append(Span(f"{NO_BREAK}(no ability)", "muted"))
            for item in card.attached:
                under = f"h{item.handle}"
                spans.append(Span(f"{NO_BREAK}+{NO_BREAK}"))
                spans.append(Span(self.name(item.card), edge(view, under, "muted"), under))
        return spans

    def _role(self, card: PlacedView) -> str:
        return "bad" if self.faces[card.card].kind in (HERO, EVENT) else "mob"

    def figure(self, card: PlacedView) -> str:
        """The Strength of a character, against print where it differs."""
        if card.strength < 0:
            return ""
        printed = f" (print {card.printed})" if card.strength != card.printed else ""
        is_piece = self.faces[card.card].kind is PIECE
        return f" {card.strength}{'' if is_piece else printed}"

    def thing_block(self, view: Any, card: PlacedView, detail: int) -> Block:
        """A card beside the locations, or an Event."""
        pick = f"h{card.handle}"
        face = self.faces[card.card]
        title = [Span(f"{face.kind.words} ", "muted"), Span(face.name, "strong", pick)]
        title.append(Span(self.figure(card)))
        lines = [line(*title, refusal_code(card.not_usable, detail))]
        if detail != TERSE:
            lines.append(line(Span(face.text, "long")))
        if card.not_usable and detail == FULL:
            lines.append(refusal("not usable", card.not_usable, detail))
        return Block(lines, edge(view, pick, "green"), pick)

    # -- the hand -------------------------------------------------------------------------------

    def hand(self, view: Any, detail: int) -> Pane:
        count = len(view.hand)
        title = line(
            Span("Your hand", "strong"), Span(f" · {count} card{'s' * (count != 1)}", "muted")
        )
        blocks = [self._hand_block(view, card, detail) for card in view.hand]
        if detail == SHORT:
            blocks += reasons_in_short([card.not_playable for card in view.hand])
        return Pane(title, blocks or [remark("No cards")])

    def _hand_block(self, view: Any, card: HandCardView, detail: int) -> Block:
        pick = f"h{card.handle}"
        face = self.faces[card.card]
        second = self.seconds.get(face.deck, "")
        price = f" · {paid(card.cost, second if face.by_second else self.power)}"
        price += f" and {paid(face.second, second)}" if face.second else ""
        if face.kind in NO_PRICE:
            price = ""
        strong = f" · Strength{NO_BREAK}{face.strength}" if face.kind is ALLY else ""
        title = line(
            Span(face.name, "strong", pick),
            Span(f" · {face.kind.words}{strong}{price}", "muted"),
            refusal_code(card.not_playable, detail),
        )
        lines = [title]
        if detail not in (TERSE, NAMES):
            lines.append(line(Span(face.text or "No ability.", "long")))
        if card.not_playable and detail == FULL:
            lines.append(refusal("not playable", card.not_playable, detail))
        return Block(lines, edge(view, pick, "blue"), pick)

    # -- about one thing ------------------------------------------------------------------------

    def refusals(self, view: Any) -> list[str]:
        """What the reader's hand cannot do now, each reason once with the cards it stops."""
        why_not = stopped((self.name(card.card), card.not_playable) for card in view.hand)
        return [f"{cards}: {reason}" for reason, cards in why_not.items()]

    def against(self, view: Any, pick: str) -> list[str]:
        """Why the reader can do nothing with what was picked."""
        reasons = [
            f"Not playable: {card.not_playable}"
            for card in view.hand
            if pick == f"h{card.handle}" and card.not_playable
        ]
        return reasons + [
            f"Not usable: {card.not_usable}"
            for card in self.in_play(view)
            if pick == f"h{card.handle}" and card.not_usable
        ]

    def describe(self, card: str) -> list[Line]:
        """All that is printed on a card, and where the text comes from."""
        face = self.faces[card]
        return [
            line(Span(face.name, "strong"), Span(f" · {self.kind(face)}, {copies(face)}", "muted")),
            line(face.text or "No ability."),
            provenance(face),
        ]

    def shelf(self, card: str) -> str:
        """Where a card stands in an index: with its Villain, or among the Fate cards."""
        deck = self.faces[card].deck
        if deck in self.villains:
            return self.villains[deck].name
        owner = self.villains.get(deck.removeprefix("fate_"))
        if owner is not None:
            return f"Fate cards of {owner.name}"
        return (
            f"Common Fate cards{'' if deck == 'common' else ', ' + deck.replace('_', ' ').title()}"
        )

    def fate_of(self, face: Printed) -> str:
        """Which Fate deck a card belongs to."""
        owner = self.villains.get(face.deck.removeprefix("fate_"))
        return f"Fate of {owner.name}" if owner is not None else "Fate"

    def kind(self, face: Printed) -> str:
        """What sort of card it is, with its figures."""
        parts = [face.kind.words]
        if face.kind in (ALLY, HERO, EVENT):
            parts.append(f"Strength {face.strength}")
        if face.bonus:
            parts.append(f"{face.bonus} more Strength")
        if face.deck in self.villains and face.kind not in NO_PRICE:
            unit = self.seconds.get(face.deck, "") if face.by_second else self.power
            parts.append(f"cost {paid(face.cost, unit)}")
        if face.second:
            parts.append(f"{face.second} {self.seconds.get(face.deck, '')}")
        return ", ".join(parts)

    def pile(self, title: str, cards: Sequence[CardView]) -> list[Line]:
        inside = counted((self.name(card.card) for card in cards), " · ")
        return [line(Span(f"{title}: {len(cards)}", "strong")), line(inside or "empty")]


def card_row(teller: Teller, view: Any, title: str, cards: Sequence[CardView]) -> Block:
    """Cards in a row, behind what they are."""
    spans = [Span(f"{title}: ", "muted")]
    for number, card in enumerate(cards):
        pick = f"h{card.handle}"
        spans.append(Span(", " if number else ""))
        spans.append(Span(teller.name(card.card), edge(view, pick, "strong"), pick))
    return Block([line(*spans)], "blue")


def placed(realms: Sequence[RealmView]) -> Iterator[PlacedView]:
    """All cards in all realms, with what is attached to them."""
    for realm in realms:
        lying = [card for place in realm.locations for card in (*place.above, *place.below)]
        for card in (*lying, *realm.area):
            yield card
            yield from card.attached
