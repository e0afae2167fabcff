"""Options and refusals in words, where this game has its own."""

from __future__ import annotations

from typing import Any

import msgspec

from fiendish.engine.question import DECLINE, Option, Question, Reason, parts
from fiendish.engine.wording import face_id, face_name
from fiendish.games.star_wars_villainous import words
from fiendish.games.star_wars_villainous.rules.conditions import guide
from fiendish.games.star_wars_villainous.rules.fate import REENGAGE, RELEASE
from fiendish.games.star_wars_villainous.rules.turn import able, against_use
from fiendish.games.star_wars_villainous.rules.vanquish import price_to_join
from fiendish.games.star_wars_villainous.state import Sector
from fiendish.games.villainous import describe as shared
from fiendish.games.villainous import refusals
from fiendish.games.villainous.book import CONDITION, Act
from fiendish.games.villainous.refusals import named, priced
from fiendish.games.villainous.rules import allowed
from fiendish.games.villainous.rules.plays import CARD, NO_PLACE, RELOCATE, USE, against_act
from fiendish.games.villainous.rules.vanquish import Muster
from fiendish.games.villainous.symbols import Symbol


def describe(question: Question, option: int) -> Option:
    g, prompt = question.g, question.prompt
    assert isinstance(g, Sector)
    if option == DECLINE:
        return shared.describe(question, option)
    if prompt.of == "mode":
        return Option(kind="mode", text=g.book.modes[g.cause][option], place=str(option))
    if prompt.of == "zone":
        to = words.ZONES[option + (1 if prompt is words.DARKER else -1)]
        zone = words.ZONES[option]
        return Option(kind=prompt.id, text=f"From {zone} to {to}", place=zone.lower())
    if prompt.of == "task":
        _, card, n = parts(option)
        task = g.book.missions[g.identity[card]].tasks[n]
        text = f"{face_name(g, card)}: {task.text}"
        return Option(kind="task", text=text, card=face_id(g, card), handle=card, place=task.id)
    if prompt.of == "fate-how":
        return _describe_way(g, option)
    if prompt.of == "act":
        act, card, where = parts(option)
        if act == USE:
            return _describe_use(g, card, where)
        if act == RELOCATE and where >= NO_PLACE:
            return _describe_engaging(g, card, where)
    if isinstance(question, Muster) and (price := price_to_join(g, option, g.at[question.target])):
        said = shared.describe(question, option)
        return msgspec.structs.replace(said, text=f"{said.text}, joining for {price} Ambition")
    return shared.describe(question, option)


def _describe_way(g: Sector, option: int) -> Option:
    way, card, hero = parts(option)
    if way == REENGAGE:
        text = f"Let {face_name(g, card)} engage {face_name(g, hero)}"
        return Option(
            kind="engage", text=text, card=face_id(g, card), place=face_id(g, hero), handle=card,
            place_handle=hero,
        )  # fmt: skip
    if way == RELEASE:
        text = f"Place {face_name(g, card)}"
        return Option(kind="release", text=text, card=face_id(g, card), handle=card)
    return Option(kind="reveal", text="Reveal Fate cards")


def _describe_use(g: Sector, card: int, n: int) -> Option:
    ability = g.book.abilities[g.identity[card]][n]
    price = shared.for_price(shared.prices(g, 0, ability.ambition))
    text = f"Use {face_name(g, card)}{price}"
    place = str(n) if len(g.book.abilities[g.identity[card]]) > 1 else ""
    return Option(kind="use", text=text, card=face_id(g, card), handle=card, place=place)


def _describe_engaging(g: Sector, card: int, where: int) -> Option:
    if where == NO_PLACE:
        text = f"Disengage {face_name(g, card)}"
        return Option(kind="maneuver", text=text, card=face_id(g, card), handle=card)
    hero = where - CARD
    return Option(
        kind="maneuver", text=f"Let {face_name(g, card)} engage {face_name(g, hero)}",
        card=face_id(g, card), place=face_id(g, hero), handle=card, place_handle=hero,
    )  # fmt: skip


def refuse(question: Question, me: int, act: dict[str, Any]) -> Reason:
    """Why this act is not among the options of the player who is asked."""
    g = question.g
    assert isinstance(g, Sector)
    held = [card for card in g.hands[me] if face_id(g, card) == act.get("card", "")]
    acts = question.prompt is g.book.words.ACT and act.get("kind") == "play"
    if acts and held and g.book.kind[g.identity[held[0]]] is CONDITION:
        return words.CONDITIONS_ONLY
    if question.prompt is g.book.words.ACT and act.get("kind") in ("use", "deed"):
        reason = (_refuse_use if act["kind"] == "use" else _refuse_deed)(g, me, act)
        return reason or g.book.words.NOT_ASKED
    return refusals.refuse(question, me, act)


def _refuse_use(g: Sector, me: int, act: dict[str, Any]) -> Reason | None:
    """Why this Ambition Ability of a card cannot be used now; its number is the place."""
    cards = named(g, able(g, me, g.book.abilities), act)
    number = int(act.get("place") or 0)
    if not cards or number >= len(g.book.abilities[g.identity[cards[0]]]):
        return words.NO_AMBITION_ABILITY
    reason = allowed.against_symbol(g, me, Symbol.AMBITION)
    reason = reason or against_use(g, me, cards[0], number)
    return priced(g, me, reason, 0, g.book.abilities[g.identity[cards[0]]][number].ambition)


def _refuse_deed(g: Sector, me: int, act: dict[str, Any]) -> Reason | None:
    """Why this action of the guide cannot be taken now; its number is the place."""
    at, of_card = act.get("place", ""), "card" in act or "handle" in act
    deeds = [
        deed
        for n, deed in enumerate(guide(g, me).deeds)
        if at == str(n) or (not at and deed.of_cards is of_card)
    ]
    if not deeds:
        return words.NO_DEED
    deed = deeds[0]
    reason = allowed.against_symbol(g, me, deed.symbol)
    if reason is not None:
        return reason
    subjects = deed.subjects(g, me)
    if of_card:
        subjects = named(g, subjects, act)
    if not subjects:
        return against_act(g, me, Act.AMBITION) or deed.missing
    reason = allowed.against_deed(g, me, deed, subjects[0])
    return priced(g, me, reason, *deed.price(g, me, subjects[0]))
