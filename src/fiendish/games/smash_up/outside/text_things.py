"""The things on the table of Smash Up: bases with their lanes, a duel, cards in hand."""

from __future__ import annotations

from collections.abc import Iterable

from fiendish.engine.game import LETTERS
from fiendish.games.smash_up.faces import Kind
from fiendish.games.smash_up.outside.text_cards import face, kind_words, name, text, vp_words
from fiendish.games.smash_up.view import (
    ActionView,
    BaseView,
    BuriedView,
    HandCardView,
    MinionView,
    View,
)
from fiendish.prose import FULL, NAMES, SHORT, TERSE
from fiendish.prose.common import edge, label, refusal, refusal_code, remark
from fiendish.prose.text import MARKS, NO_BREAK, Block, Line, Pane, Span, line, seat_span

# -- bases ---------------------------------------------------------------------------------------


def base_pane(view: View, base: BaseView, detail: int) -> Pane:
    """A base with what it is worth and says, then a lane for each player who has something there."""
    pick = f"h{base.handle}"
    look = edge(view, pick, "")
    title = line(
        *_headline(base, look),
        Span(f" {_gauge(base)}", "good picture spare1"),
    )
    lines = [
        line(
            _needs(base, f"needs{NO_BREAK}"),
            f" · {vp_words(base.vp)}{NO_BREAK}VP",
            *_forecast(view, base),
        ),
        _text(view, base),
    ]
    if base.actions:
        lines.append(line("On it: ", *_listed(_action(view, card, -1) for card in base.actions)))
    blocks = [Block(lines, look or "steel", pick), *_lanes(view, base)]
    return Pane(title, blocks)


def base_block(view: View, base: BaseView) -> Block:
    """The same in as few lines as possible; its text has to be looked up."""
    pick = f"h{base.handle}"
    look = edge(view, pick, "")
    head = line(
        *_headline(base, look, terse=True), f" · {vp_words(base.vp)}", *_gains(view, base, "")
    )
    lines = [head]
    lanes = [spans for seat in range(view.seats) if (spans := _lane(view, base, seat))]
    if lanes:
        lines.append(line(*(span for lane in lanes for span in (*lane, Span("  ")))))
    if base.actions:
        lines.append(line("On it: ", *_listed(_action(view, card, -1) for card in base.actions)))
    return Block(lines, look or "steel", pick)


def _headline(base: BaseView, look: str, terse: bool = False) -> Line:
    """The figures stand first, so that they are never cut off."""
    return line(
        Span(f"{base.total}/{base.breakpoint} ", "good strong picture"),
        *((_needs(base, "−"), " ") if terse and not base.scoring else ()),
        Span("SCORES ", "hot strong picture") if base.scoring else "",
        Span("Base ", "spoken"),
        Span(name(base.card), f"{look} strong".strip(), f"h{base.handle}"),
        Span(f", {base.total} of {base.breakpoint}", "spoken"),
        Span(", scores now", "spoken") if base.scoring else "",
    )


def _gauge(base: BaseView) -> str:
    filled = min(5, 5 * base.total // max(1, base.breakpoint))
    return "▰" * filled + "▱" * (5 - filled)


def _needs(base: BaseView, words: str) -> Span:
    """How far it is from scoring."""
    return Span(f"{words}{base.missing}") if base.missing else Span("ready", "hot strong")


def _forecast(view: View, base: BaseView) -> Line:
    """Who would get what if the base scored now, the best first."""
    if not any(base.forecast):
        return line(Span("; if it scored now: nobody", "spoken"))
    now = Span(" now", "muted picture"), Span("; if it scored now:", "spoken")
    return line(*now, *_gains(view, base, LETTERS))


def _gains(view: View, base: BaseView, letters: str) -> Line:
    seats = [seat for seat in range(view.seats) if base.forecast[seat]]
    seats.sort(key=lambda seat: (-base.forecast[seat], -base.powers[seat]))
    spans: list[Span] = []
    for seat in seats:
        mark = seat_span(seat, letters[seat : seat + 1])
        spans += [
            Span(" "),
            mark,
            Span(f"{NO_BREAK * bool(letters)}+{base.forecast[seat]}", "good"),
        ]
    return tuple(spans)


def _text(view: View, base: BaseView) -> Line:
    words = text(base.card, view.texts) or "No ability."
    if base.works:
        return line(Span(words, "muted long"))
    return line(Span("Cancelled:", "bad"), Span(f" {words}", "faint long"))


# -- lanes ---------------------------------------------------------------------------------------


def _lanes(view: View, base: BaseView) -> list[Block]:
    lanes = [(seat, _lane(view, base, seat)) for seat in range(view.seats)]
    blocks = [Block([spans], f"seat{seat}", f"s{seat}") for seat, spans in lanes if spans]
    return blocks or [remark("No minions")]


def _lane(view: View, base: BaseView, seat: int) -> Line:
    """What a player has at a base: power, minions, cards buried there."""
    things = [_minion(view, minion) for minion in base.minions if minion.controller == seat]
    things += [_buried(view, card) for card in base.buried if card.controller == seat]
    if not things and not base.powers[seat]:
        return ()
    power = label(
        f"{MARKS[seat]}{LETTERS[seat]} {base.powers[seat]}", f"seat{seat}-plate mark plate strong"
    )
    return line(power, Span(":", "spoken"), " ", *_listed(things))


def _listed(things: Iterable[Line]) -> Line:
    spans: list[Span] = []
    for number, thing in enumerate(things):
        spans += [*([Span(", ")] if number else []), *thing]
    return tuple(spans)


def _minion(view: View, minion: MinionView) -> Line:
    """Name, power (green when raised, red when lowered), counters, the actions on it."""
    pick = f"h{minion.handle}"
    gold = edge(view, pick, "")
    change = minion.power - minion.printed
    look = "good" if change > 0 else "bad" if change < 0 else ""
    counters = minion.counters
    many = f"{counters}{NO_BREAK}counter{'s' * (counters != 1)}"
    return line(
        _piece(name(minion.card), gold, pick),
        _piece(f" {minion.power}", f"{look} {gold} strong", pick),
        _piece(f" (+{counters})", "token picture", pick) if counters else "",
        _piece(f" ({many})", "spoken") if counters else "",
        _piece(_of(minion.owner, minion.controller), "muted", pick),
        *(
            span
            for card in minion.actions
            for span in (Span(" ["), *_action(view, card, minion.controller), Span("]"))
        ),
    )


def _action(view: View, card: ActionView, controller: int) -> Line:
    """An action in play; whose it is, unless it lies on a minion of the same player."""
    pick = f"h{card.handle}"
    return line(
        _piece(name(card.card), edge(view, pick, "action"), pick),
        _piece(_of(card.controller, controller), "muted", pick),
    )


def _buried(view: View, card: BuriedView) -> Line:
    """A card at its place, face down; named to those who know it."""
    pick = f"h{card.handle}"
    words = name(card.card) if card.card else "face down"
    return line(
        Span(f"▒{NO_BREAK}", "buried picture", pick),
        Span("buried ", "spoken"),
        _piece(words, edge(view, pick, "buried"), pick),
    )


def _of(seat: int, expected: int) -> str:
    return f" of {LETTERS[seat]}" if seat != expected else ""


def _piece(words: str, roles: str, pick: str = "") -> Span:
    return Span(words.replace(" ", NO_BREAK), roles.strip(), pick)


# -- in progress ---------------------------------------------------------------------------------


def duel_block(view: View) -> list[Block]:
    """The two minions of a duel and the cards that lie face down for it."""
    if view.duel is None:
        return []
    standing = {minion.handle: minion for base in view.bases for minion in base.minions}
    fighters: list[Span] = []
    for handle in view.duel.minion_handles:
        if fighters:
            fighters.append(Span(" against "))
        if handle in standing:
            minion = standing[handle]
            mark = seat_span(minion.controller, LETTERS[minion.controller])
            fighters += [mark, Span(" "), *_minion(view, minion)]
        else:
            fighters.append(Span("a minion that has left", "muted"))
    cards = [
        line(seat_span(card.controller, LETTERS[card.controller]), " ", *_face_down(view, card))
        for card in view.duel.cards
    ]
    lines = [line(Span("Duel: ", "hot strong"), *fighters)]
    if cards:
        lines.append(line("Dueling cards: ", *_listed(cards)))
    return [Block(lines, "hot")]


def _face_down(view: View, card: BuriedView) -> Line:
    pick = f"h{card.handle}"
    known = f"{name(card.card)} (face down)" if card.card else "face down"
    return line(Span(known, edge(view, pick, "buried"), pick))


def aside_blocks(view: View) -> list[Block]:
    """Actions being carried out, and cards taken off a deck for the moment."""
    blocks = []
    if view.playing:
        cards = [_card(view, card.handle, card.card) for card in view.playing]
        blocks.append(Block([line("Being played: ", *_listed(cards))], "steel"))
    if view.aside:
        cards = [_card(view, card.handle, card.card) for card in view.aside]
        blocks.append(Block([line("Set aside: ", *_listed(cards))], "steel"))
    return blocks


def _card(view: View, handle: int, card: str) -> Line:
    pick = f"h{handle}"
    return line(_piece(name(card) if card else "face down", edge(view, pick, "strong"), pick))


# -- the hand ------------------------------------------------------------------------------------


def hand_block(view: View, card: HandCardView, detail: int) -> Block:
    """A card of the reader's hand: kind, power, text, and why it cannot be played now."""
    pick = f"h{card.handle}"
    is_minion = face(card.card).kind is Kind.MINION
    ground = "mob-ground" if is_minion else "ops-ground"
    kind = f"Minion {card.power}" if is_minion else kind_words(card.card)
    if detail < SHORT:
        kind = str(card.power) if is_minion else "A"
    plate = label(kind, f"{ground} plate{' off' if card.not_playable else ''}")
    title = line(
        Span(name(card.card), "strong", pick),
        Span(":", "spoken"),
        " ",
        plate,
        refusal_code(card.not_playable, detail),
        _piece(_of(card.owner, view.reader if view.reader is not None else -1), "muted"),
    )
    words = text(card.card, view.texts)
    if detail == NAMES:
        short = title if is_minion else tuple(span for span in title if span is not plate)
        return Block([short], edge(view, pick, "steel"), pick)
    if detail == TERSE:
        return Block(
            [line(*title, Span(f" {words}", "long muted"))], edge(view, pick, "steel"), pick
        )
    lines = [title, line(Span(words, "long"))] if words else [title]
    if detail == FULL and card.not_playable:
        lines.append(refusal("not now", card.not_playable, detail))
    return Block(lines, edge(view, pick, "steel"), pick)
