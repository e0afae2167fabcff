"""The table of Smash Up, told from a seat's view."""

from __future__ import annotations

from collections.abc import Sequence

from fiendish.engine.game import LETTERS
from fiendish.games.smash_up.outside.table import BEFORE_THE_GAME, factions, limits
from fiendish.games.smash_up.outside.text_cards import (
    CATALOGUE,
    describe,
    faction_name,
    name,
    set_name,
    shelf,
)
from fiendish.games.smash_up.outside.text_things import (
    aside_blocks,
    base_block,
    base_pane,
    duel_block,
    hand_block,
)
from fiendish.games.smash_up.view import (
    CardView,
    PlayerView,
    View,
)
from fiendish.prose import NAMES, SHORT, TERSE, Areas, Board, Row, Status, common
from fiendish.prose.common import (
    Named,
    card_among,
    counted,
    edge,
    reasons_in_short,
    remark,
    stopped,
)
from fiendish.prose.text import COLUMN, NO_BREAK, Block, Line, Pane, Span, line, seat_span

LEAST = 24  # columns that a base or a player needs
NAME = 22  # columns that a card needs which is only named

# -- the sentence on top -------------------------------------------------------------------------


def status(view: View) -> Status:
    """Who decides what, for which card, by which rule."""
    return common.status(view, _limits(view))


def _limits(view: View) -> str:
    """The quiet limits of a decision."""
    if view.phase in BEFORE_THE_GAME:
        return " · ".join([view.phase, *limits(view)])
    whose = "your" if view.active == view.reader else f"{LETTERS[view.active]}'s"
    return " · ".join([f"Turn {view.turn}, {whose} {view.phase}", *limits(view)])


# -- areas ---------------------------------------------------------------------------------------


def areas(view: View, names: Sequence[str], detail: int) -> Areas:
    """The whole table in parts: the players, what is going on, the bases, the hand."""
    return Areas(
        rows=[
            _players(view, names, detail),
            _in_progress(view),
            _bases(view, detail) if view.bases else Row([_pool(view)], near=True),
        ],
        hand=_hand(view, detail),
        piles=_decks(view),
    )


def _players(view: View, names: Sequence[str], detail: int) -> Row:
    if detail == TERSE:
        blocks = [_player_line(view, player) for player in view.players]
        return Row([Pane((), blocks)])
    return Row([_player(view, player, names) for player in view.players], LEAST)


def _player(view: View, player: PlayerView, names: Sequence[str]) -> Pane:
    plays = player.seat == view.active and view.phase not in BEFORE_THE_GAME
    title = line(
        seat_span(player.seat, LETTERS[player.seat]),
        Span(",", "spoken"),
        Span(f" {names[player.seat]}", "strong spare2"),
        Span(":", "spoken"),
        Span(f" {player.vp} VP", "good strong"),
        Span(", plays", "spoken") if plays else "",
        Span(" ◂", "strong picture") if plays else "",
    )
    sizes = f"{player.hand_size} in hand · deck {player.deck_size}"
    lines = [line(_factions(player)), line(sizes)]
    known = _known(view, player)
    if known:
        lines.append(line(Span(f"You know in hand: {known}", "muted")))
    return Pane(title, [Block(lines, f"seat{player.seat}", f"s{player.seat}")], player.seat)


def _player_line(view: View, player: PlayerView) -> Block:
    plays = player.seat == view.active and view.phase not in BEFORE_THE_GAME
    words = line(
        seat_span(player.seat, LETTERS[player.seat]),
        Span(f" {player.vp}{NO_BREAK}VP", "good strong"),
        Span(" ◂", "strong") if plays else "",
        f" hand{NO_BREAK}{player.hand_size} deck{NO_BREAK}{player.deck_size} ",
        Span(_factions(player, short=True), "muted"),
    )
    return Block([words], f"seat{player.seat}", f"s{player.seat}")


def _factions(player: PlayerView, short: bool = False) -> str:
    if not player.factions:
        return "no faction yet"
    names = factions(player)
    return "+".join(name.split()[-1] for name in names) if short else " + ".join(names)


def _known(view: View, player: PlayerView) -> str:
    """Cards in the hand of somebody else that the reader has seen."""
    if player.seat == view.reader:
        return ""
    return counted(name(card.card) for card in player.seen_hand)


def _bases(view: View, detail: int) -> Row:
    if detail == TERSE:
        return Row([Pane((), [base_block(view, base) for base in view.bases])], near=True)
    return Row([base_pane(view, base, detail) for base in view.bases], LEAST, near=True)


def _pool(view: View) -> Pane:
    """The factions that nobody has taken yet."""
    blocks = [
        Block(
            [
                line(
                    Span(faction_name(faction), "strong", f"c{faction}"),
                    Span(f" · {set_name(faction)}", "muted"),
                )
            ],
            edge(view, f"c{faction}", "steel"),
            f"c{faction}",
        )
        for faction in view.pool
    ]
    title = line(Span("Factions to choose from", "strong"))
    return Pane(title, blocks or [remark("None")])


def _in_progress(view: View) -> Row:
    blocks = [*duel_block(view), *aside_blocks(view)]
    return Row([Pane(line(Span("Under way", "spoken")), blocks)] if blocks else [], near=True)


# -- piles ---------------------------------------------------------------------------------------


def _decks(view: View) -> Pane:
    """The base deck and what has left the game for a while; a click opens it all."""
    out = f"Base deck {view.base_deck} · discarded {len(view.base_pile)}"
    bases = ", ".join(name(card.card) for card in view.base_pile)
    lines = [line(out), *([line(Span(bases, "muted"))] if bases else [])]
    blocks = [Block(lines, "steel", "piles")]
    sizes = [f"{LETTERS[player.seat]} {len(player.pile)}" for player in view.players]
    blocks.append(Block([line(f"Discard piles: {', '.join(sizes)}")], "steel", "piles"))
    me = view.players[view.reader] if view.reader is not None else None
    if me is not None and me.deck_known:
        known = ", ".join(map(name, me.deck_known))
        blocks.append(Block([line(Span(f"You know in your deck: {known}", "muted"))], "faint"))
    return Pane(line(Span("Decks and piles", "strong")), blocks)


def piles(view: View) -> list[Line]:
    """What lies in the discard piles, which are open to all."""
    lines = []
    for player in view.players:
        whose = "Your" if player.seat == view.reader else f"{LETTERS[player.seat]}'s"
        lines += _pile(f"{whose} discard pile", player.pile)
        known = _known(view, player)
        lines += [line(f"You know in {whose} hand: {known}")] if known else []
    lines += _pile("Discarded bases", view.base_pile)
    lines += _pile("In the box", view.box) if view.box else []
    return lines


def _pile(title: str, cards: Sequence[CardView]) -> list[Line]:
    inside = counted(name(card.card) for card in cards)
    return [line(Span(f"{title}: {len(cards)}", "strong")), line(inside or "empty")]


# -- the hand ------------------------------------------------------------------------------------


def _hand(view: View, detail: int) -> Pane:
    count = len(view.hand)
    much = ", down to 10 after drawing" if count > 10 else ""  # SU-26
    piles = f" · base deck {view.base_deck}, discarded {len(view.base_pile)}"
    title = line(
        Span("Your hand", "strong"),
        Span(f" - {count} card{'s' * (count != 1)}", "spoken"),
        Span(f" {count}", "strong picture"),
        Span(much, "muted spare1"),
        Span(piles, "muted picture"),  # on small screens the piles themselves are out of sight
    )
    blocks = [hand_block(view, card, detail) for card in view.hand]
    if detail == SHORT:
        blocks += reasons_in_short([card.not_playable for card in view.hand])
    return Pane(title, blocks or [remark("No cards")], column=NAME if detail == NAMES else COLUMN)


# -- about one thing -----------------------------------------------------------------------------


def against(view: View, pick: str) -> list[str]:
    """Why the reader can do nothing with what was picked."""
    reasons = [
        f"Not now: {card.not_playable}"
        for card in view.hand
        if pick == f"h{card.handle}" and card.not_playable
    ]
    return reasons + [
        "Its ability is cancelled"
        for base in view.bases
        if pick == f"h{base.handle}" and not base.works
    ]


def refusals(view: View) -> list[str]:
    """What the reader's hand cannot do now, each reason once with the cards it stops."""
    why_not = stopped((name(card.card), card.not_playable) for card in view.hand)
    return [f"{cards}: {reason}" for reason, cards in why_not.items()]


def card_at(view: View, pick: str) -> str:
    """The id of the card that was picked; an empty text if it is no card or not known."""
    cards: list[Named] = [*view.hand, *view.bases, *view.base_pile, *view.box]
    cards += [*view.playing, *view.aside, *(view.duel.cards if view.duel is not None else ())]
    for player in view.players:
        cards += [*player.pile, *player.seen_hand]
    for base in view.bases:
        cards += [*base.minions, *base.actions, *base.buried]
        cards += [card for minion in base.minions for card in minion.actions]
    return card_among(cards, pick)


BOARD = Board(
    status=status,
    areas=areas,
    piles=piles,
    against=against,
    refusals=refusals,
    card_at=card_at,
    card=describe,
    shelf=shelf,
    catalogue=CATALOGUE,
    example_rule="SU-41",
    example_why="play Gunfighter",
)
