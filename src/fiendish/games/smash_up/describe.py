"""Options, questions, facts and refusals of Smash Up in words, for whoever reads them."""

from __future__ import annotations

from typing import Any

from fiendish.engine.game import LETTERS
from fiendish.engine.journal import Fact, Seen
from fiendish.engine.question import DECLINE, Option, Question, Reason, parts
from fiendish.engine.wording import face_id, face_name, fact_text
from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import FACES, FACTIONS, HOST, KIND, Kind
from fiendish.games.smash_up.rules import allowed, plays, turn
from fiendish.games.smash_up.rules.board import (
    breakpoint_at,
    grave,
    is_minion,
    power,
    printed_power,
    total_power,
)
from fiendish.games.smash_up.rules.resolution import EXPOSED
from fiendish.games.smash_up.state import NOWHERE, Brawl

# -- options -------------------------------------------------------------------------------------


def describe(question: Question, option: int) -> Option:
    """What an option means."""
    g = question.g
    assert isinstance(g, Brawl)
    prompt = question.prompt
    if option == DECLINE:
        return Option(kind="decline", text=prompt.decline)
    if prompt.of == "act":
        return _describe_act(g, option)
    if prompt.of == "seat":
        return Option(kind=prompt.id, text=f"Player {LETTERS[option]}", seat=option)
    if prompt.of == "place":
        return _place(g, prompt.id, option)
    if prompt.of == "faction":
        faction = FACTIONS[option]
        return Option(kind=prompt.id, text=faction.name, card=faction.id)
    if prompt.of == "show":
        return Option(kind="show", text="Show this hand and draw five new cards")
    if prompt.of == "either":
        kind, text = words.CHOICES[prompt.id][option]
        return Option(kind=kind, text=text)
    if prompt.of == "answer" and option >= EXPOSED:
        shown = FACES[g.face_of[option - EXPOSED]]
        return Option(kind=prompt.id, text=f"{shown.name}, which was shown", card=shown.id)
    if prompt.of == "trigger":
        owner, card, face = parts(option)
        text = f"{FACES[face].name} of {LETTERS[owner]}"
        handle = card if g.known[card] == g.everyone else -1  # it may have been shuffled away
        return Option(kind=prompt.id, text=text, card=FACES[face].id, seat=owner, handle=handle)
    return _card(g, question.seat, prompt.id, option)


def _place(g: Brawl, kind: str, place: int) -> Option:
    base = g.bases[place]
    text = f"{face_name(g, base)} ({total_power(g, place)} of {breakpoint_at(g, place)})"
    return Option(
        kind=kind, text=text, card=face_id(g, base), place=face_id(g, base), place_handle=base
    )


def _card(g: Brawl, reader: int, kind: str, card: int) -> Option:
    """A card as the one who is asked may know it, with where it is."""
    place = where(g, card)
    at = face_id(g, g.bases[place]) if place >= 0 else ""
    text = thing(g, card, reader)
    if not g.known[card] >> reader & 1:
        return Option(kind=kind, text=text, place=at, handle=card, seat=g.controller[card])
    seat = g.controller[card] if place >= 0 and g.controller[card] < g.seats else -1
    return Option(kind=kind, text=text, card=face_id(g, card), place=at, handle=card, seat=seat)


def where(g: Brawl, card: int) -> int:
    """The place of a card that lies at a base, face up or down; -1 for all others."""
    if g.at[card] != NOWHERE:
        return g.at[card]
    return grave(g, card) if any(card in here for here in g.buried) else -1


def thing(g: Brawl, card: int, reader: int) -> str:
    """A card with what helps to tell it from its like."""
    known = bool(g.known[card] >> reader & 1)
    name = face_name(g, card) if known else "a face-down card"
    if g.at[card] == NOWHERE:
        place = where(g, card)
        if place < 0:
            return f"{name} {printed_power(g, card)}" if known and is_minion(g, card) else name
        lies = f"buried by {LETTERS[g.controller[card]]} at {face_name(g, g.bases[place])}"
        return f"{name}, {lies}"
    if KIND[g.face(card)] is Kind.BASE:
        return name
    at = face_name(g, g.bases[g.at[card]])
    owner = LETTERS[g.controller[card]]
    if is_minion(g, card):
        return f"{name} {power(g, card)} of {owner} at {at}"
    if g.on[card] != NOWHERE:
        return f"{name} of {owner} on {face_name(g, g.on[card])} at {at}"
    return f"{name} of {owner} on {at}"


def _describe_act(g: Brawl, option: int) -> Option:
    act, card, spot = parts(option)
    kind = allowed.ACTS[act]
    if act == plays.END_PHASE:
        return Option(kind=kind, text="End the Play Cards phase")
    if act == turn.DONE:
        return Option(kind=kind, text="Go on to the Play Cards phase")
    name, reader = face_name(g, card), g.active
    if act in (plays.PLAY_CARD, plays.PLAY_FROM_PILE):
        return _describe_play(g, act, card, spot)
    place = where(g, card)
    at = face_id(g, g.bases[place]) if place >= 0 else ""
    texts = {
        plays.TALENT: f"Use {name}"
        + ("" if card in g.bases or not at else f" at {face_name(g, g.bases[place])}"),
        plays.DISCARD: f"Discard {name} for its Special",
        turn.UNCOVER: f"Uncover {thing(g, card, reader)}",
        turn.EVENT: f"Carry out {name}",
    }
    return Option(kind=kind, text=texts[act], card=face_id(g, card), place=at, handle=card)


def _describe_play(g: Brawl, act: int, card: int, spot: int) -> Option:
    face = FACES[g.face(card)]
    pile = " from the discard pile" if act == plays.PLAY_FROM_PILE else ""
    if HOST[face.number] is not None:
        return Option(
            kind="play",
            text=f"Play {face.name}{pile} on {thing(g, spot, g.active)}",
            card=face.id,
            place=face_id(g, spot),
            handle=card,
            place_handle=spot,
        )
    if face.kind not in (Kind.MINION, Kind.ON_BASE):
        return Option(kind="play", text=f"Play {face.name}{pile}", card=face.id, handle=card)
    base = g.bases[spot]
    now = total_power(g, spot)
    if face.kind is Kind.MINION:
        text = f"Play {face.name} {face.power}{pile} at {face_name(g, base)}"
        text += f": {now + face.power} of {breakpoint_at(g, spot)}"
    else:
        text = f"Play {face.name}{pile} on {face_name(g, base)}"
    return Option(
        kind="play",
        text=text,
        card=face.id,
        place=face_id(g, base),
        handle=card,
        place_handle=base,
    )


# -- questions -----------------------------------------------------------------------------------


def ask_words(question: Question) -> str:
    g = question.g
    assert isinstance(g, Brawl)
    cause = FACES[g.face_of[g.cause]].name if g.cause >= 0 else "Rules"
    scoring = face_name(g, g.bases[g.scoring]) if g.scoring >= 0 else ""
    duelist = f"{face_name(g, g.duel[0])} {power(g, g.duel[0])}" if len(g.duel) == 1 else ""
    return question.prompt.text.format(cause=cause, scoring=scoring, duelist=duelist)


# -- facts ---------------------------------------------------------------------------------------


def fact_words(g: Brawl, fact: Fact, reader: int | None) -> str:
    """A fact as that seat (None: a spectator) may read it."""
    bit = 1 << (g.seats if reader is None else reader)
    template = fact.happening.text
    cards = list(fact.cards)
    place = _name(g, cards.pop()) if "{place}" in template else ""
    named = [_name(g, seen) for seen in cards if seen.known & bit]
    hidden = sum(not seen.known & bit for seen in cards)
    if hidden:
        named.append("a card" if hidden == 1 else f"{hidden} cards")
    return fact_text(
        fact,
        reader,
        named,
        place=place,
        counters="a +1 power counter" if fact.amount == 1 else f"{fact.amount} +1 power counters",
        faction=FACTIONS[fact.amount].name if "{faction}" in template else "",
        ies="y" if fact.seat == reader else "ies",
    )


def _name(g: Brawl, seen: Seen) -> str:
    return FACES[g.face_of[seen.face]].name


# -- refusals ------------------------------------------------------------------------------------


def refuse(question: Question, me: int, act: dict[str, Any]) -> Reason:
    """Why this act is not among the options of the player who is asked."""
    g = question.g
    assert isinstance(g, Brawl)
    kind, card_id, at = act.get("kind", ""), act.get("card", ""), act.get("place")
    if question.prompt is not words.PLAY_CARDS:
        return words.NOT_ASKED
    if kind not in allowed.ACTS[:5]:
        return Reason(
            "SU-19", f"in this phase there is: {', '.join(dict.fromkeys(allowed.ACTS[:5]))}"
        )
    if g.acts >= plays.MOST_ACTS:
        return words.TOO_MANY_ACTS
    if kind == "talent":
        return _refuse_talent(g, me, card_id)
    held = [card for card in g.hands[me] if face_id(g, card) == card_id]
    if not held:
        return _refuse_pile(g, me, card_id) if kind == "play" else words.NOT_IN_HAND
    card = held[0]
    if kind == "discard":
        return allowed.against_discard(g, card) or words.NOT_ASKED
    if not is_minion(g, card):
        return allowed.against_action(g, me, card) or words.NOT_ASKED
    places = [p for p, base in enumerate(g.bases) if at in (None, face_id(g, base))]
    if not places:
        return words.NO_SUCH_BASE
    return allowed.against_minion(g, me, card, places[0]) or words.NOT_ASKED


def _refuse_pile(g: Brawl, me: int, card_id: str) -> Reason:
    lying = [card for card in g.piles[me] if face_id(g, card) == card_id]
    if not lying:
        return words.NOT_IN_HAND
    return allowed.against_pile(g, me, lying[0], 0) or words.NOT_ASKED


def _refuse_talent(g: Brawl, me: int, card_id: str) -> Reason:
    mine = [card for here in (*g.minions, *g.actions) for card in here if g.controller[card] == me]
    found = [card for card in mine + g.bases if face_id(g, card) == card_id]
    if not found:
        return words.NOT_YOURS
    return allowed.against_talent(g, me, found[0]) or words.NOT_ASKED
