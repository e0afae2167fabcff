"""Options, questions, facts and refusals in words that the Villainous games share."""

from __future__ import annotations

from fiendish.engine.game import LETTERS
from fiendish.engine.journal import Fact
from fiendish.engine.question import DECLINE, Option, Prompt, Question, parts
from fiendish.engine.wording import face_id, face_name, fact_text
from fiendish.games.villainous.book import SECOND
from fiendish.games.villainous.rules.board import (
    has_strength,
    place_of,
    printed_location,
    strength,
    villain,
)
from fiendish.games.villainous.rules.plays import (
    ACTIVATE,
    CARD,
    DEED,
    DISCARD,
    END,
    FATE,
    FREE,
    GAIN,
    GO,
    NO_PLACE,
    PLAY,
    RELOCATE,
    STEP,
    VANQUISH,
    price,
    toll,
)
from fiendish.games.villainous.rules.turn import GUIDE
from fiendish.games.villainous.state import IMPOSED, LOCATIONS, NOWHERE, UNDER, Realm
from fiendish.games.villainous.words import paid


def place_name(g: Realm, place: int, of: int | None = None) -> str:
    """A location with whose it is, unless it is that of the player who is spoken of."""
    if place >= CARD:
        return face_name(g, place - CARD)
    seat = place // LOCATIONS
    name = printed_location(g, place).name
    return name if seat == of else f"{name} of {LETTERS[seat]}"


def thing(g: Realm, card: int, reader: int | None) -> str:
    """A card with what helps to tell it from its like: where it is and how strong."""
    name = face_name(g, card)
    if g.at[card] == NOWHERE:
        return name
    figure = f" {strength(g, card)}" if has_strength(g, card) else ""
    if g.at[card] == IMPOSED:
        return f"the {g.book.kind[g.identity[card]].words} {name}{figure}"
    if g.at[card] == UNDER:
        return f"{name}{figure} at {face_name(g, g.on[card])}"
    place = place_of(g, card)
    return f"{name}{figure}" + (f" at {place_name(g, place, reader)}" if place >= 0 else "")


# -- options -------------------------------------------------------------------------------------


def describe(question: Question, option: int) -> Option:
    g, prompt = question.g, question.prompt
    assert isinstance(g, Realm)
    if option == DECLINE:
        return Option(kind="decline", text=prompt.decline)
    reader = question.seat
    if prompt.of == "act":
        return _describe_act(g, option, reader, prompt)
    if prompt.of == "seat":
        text = f"{LETTERS[option]}, {villain(g, option).name}"
        return Option(kind=prompt.id, text=text, seat=option)
    if prompt.of == "place":
        return Option(
            kind=prompt.id,
            text=place_name(g, option, reader),
            place=printed_location(g, option).id,
            seat=option // LOCATIONS,
        )
    if prompt.of == "where":
        text, at, seat, handle = _where(g, option, reader)
        return Option(kind=prompt.id, text=text, place=at, seat=seat, place_handle=handle)
    if prompt.of == "number":
        return Option(kind=prompt.id, text=str(option))
    if prompt.of == "trigger":
        _, card, _ = parts(option)
        if card == GUIDE:
            return Option(kind=prompt.id, text=f"The guide of {villain(g, reader).name}")
        option = card
    text = thing(g, option, reader)
    text = text[0].upper() + text[1:]
    return Option(kind=prompt.id, text=text, card=face_id(g, option), handle=option)


def _describe_act(g: Realm, option: int, me: int, prompt: Prompt) -> Option:
    act, card, where = parts(option)
    words = g.book.words
    kind = words.acts[act]
    if act == END:
        return Option(kind=kind, text="End your turn")
    if act == GAIN:
        return Option(kind=kind, text=f"{kind.capitalize()} {paid(card, words.power)}")
    if act == FATE:
        return Option(kind=kind, text=words.FATE_ACT)
    if act == DISCARD:
        return Option(kind=kind, text="Discard cards")
    if act == GO:
        place, at, _, handle = _where(g, card, me)
        return Option(kind=kind, text=f"Move to {place}", place=at, seat=me, place_handle=handle)
    if act == STEP:
        said = villain(g, me).free_words
        assert said is not None
        return Option(kind=kind, text=said(g, card, where), place=str(where) if where else "")
    if act == DEED:
        deed = villain(g, me).deeds[card]
        text, place = deed.words(g, where), str(card)
        if deed.of_cards:
            id = face_id(g, where)
            return Option(kind=kind, text=text, place=place, card=id, handle=where)
        return Option(kind=kind, text=text, place=place)
    if act == PLAY:
        return _describe_play(g, card, where, me, prompt)
    if act == RELOCATE:
        place, at, seat, handle = _where(g, where, me)
        text = f"{kind.capitalize()} {face_name(g, card)} to {place}"
        return Option(
            kind=kind, text=text, card=face_id(g, card), place=at, seat=seat, handle=card,
            place_handle=handle,
        )  # fmt: skip
    verb = {ACTIVATE: "Activate", VANQUISH: "Vanquish", FREE: "Use"}[act]
    text = f"{verb} {thing(g, card, me)}"
    if act == FREE:
        text = g.book.free[g.identity[card]].text
    if act == ACTIVATE:
        text += _activation_price(g, me, card)
    return Option(kind=kind, text=text, card=face_id(g, card), handle=card)


def _activation_price(g: Realm, me: int, card: int) -> str:
    ability = g.book.activated[g.identity[card]]
    power, second = ability.power + toll(g, me), ability.second
    return for_price(prices(g, power, second))


def for_price(price: str) -> str:
    """What is to be paid at the end of an option; what costs nothing says nothing of it."""
    return f" for {price}" if price else ""


def prices(g: Realm, power: int, second: int) -> str:
    """An amount of both currencies in words; nothing if it is nothing."""
    words = g.book.words
    both = [paid(power, words.power)] * bool(power)
    return " and ".join(both + [paid(second, words.second)] * bool(second))


def _where(g: Realm, where: int, me: int) -> tuple[str, str, int, int]:
    """A place of play in words, as an id, whose it is, and as a handle."""
    if where >= CARD:
        host = where - CARD
        return thing(g, host, me), face_id(g, host), -1, host
    if where == NO_PLACE:
        return "", "", -1, -1
    return place_name(g, where, me), printed_location(g, where).id, where // LOCATIONS, -1


def _describe_play(g: Realm, card: int, where: int, me: int, prompt: Prompt) -> Option:
    place, at, seat, handle = _where(g, where, me)
    words = g.book.words
    less = int(prompt is words.PLAY_CHEAPER)
    power, second = (0, 0) if prompt is words.PLAY_FREE else price(g, me, card, where, less)
    onto = f" {'on' if where >= CARD else 'at'} {place}" if place else ""
    by_second = g.book.purse[g.identity[card]] == SECOND
    price_said = prices(g, 0, second) if by_second else str(power or "")
    text = f"Play {face_name(g, card)}{onto}{for_price(price_said)}"
    return Option(
        kind="play", text=text, card=face_id(g, card), place=at, seat=seat, handle=card,
        place_handle=handle,
    )  # fmt: skip


# -- questions -----------------------------------------------------------------------------------


def ask_words(question: Question) -> str:
    g = question.g
    assert isinstance(g, Realm)
    cause = g.book.faces[g.cause].name if g.cause >= 0 else "Rules"
    return question.prompt.text.format(cause=cause)


# -- facts ---------------------------------------------------------------------------------------


def fact_words(g: Realm, fact: Fact, reader: int | None) -> str:
    """A fact as that seat (None: a spectator) may read it."""
    bit = 1 << (g.seats if reader is None else reader)
    faces = g.book.faces
    template = fact.happening.text
    cards = list(fact.cards)
    place = ""
    if "{place}" in template:
        if len(cards) > 1:
            place = faces[cards.pop().face].name
        else:
            place = place_name(g, fact.amount, fact.other if "{other}" in template else fact.seat)
    named = [faces[seen.face].name for seen in cards if seen.known & bit]
    hidden = sum(not seen.known & bit for seen in cards)
    if hidden:
        named.append("a card" if hidden == 1 else f"{hidden} cards")
    return fact_text(
        fact,
        reader,
        named or ["nothing"],
        place=place,
        power=paid(fact.amount or "no", g.book.words.power),
        cause=faces[fact.cause].name if fact.cause >= 0 else "",
        villain=villain(g, fact.seat).name,
        objective=villain(g, fact.seat).objective,
    )
