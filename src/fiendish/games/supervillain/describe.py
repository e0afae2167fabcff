"""Options, questions, facts and refusals of Supervillain in words, for whoever reads them."""

from __future__ import annotations

from typing import Any

from fiendish.engine.game import LETTERS
from fiendish.engine.journal import Fact
from fiendish.engine.question import DECLINE, Option, Question, Reason, parts
from fiendish.engine.wording import face_id, face_name, fact_text
from fiendish.games.supervillain import words
from fiendish.games.supervillain.faces import FACES, FACILITY, OPS_NEEDS, PROJECT, Kind, Needs
from fiendish.games.supervillain.rules import allowed
from fiendish.games.supervillain.rules.board import cost, partner, power, power_on
from fiendish.games.supervillain.state import MINIONS, Galaxy

# -- options -------------------------------------------------------------------------------------


def describe(question: Question, option: int) -> Option:
    """What an option means."""
    g = question.g
    assert isinstance(g, Galaxy)
    if option == DECLINE:
        return Option(kind="decline", text=question.prompt.decline)
    kind = question.prompt.id
    if question.prompt.of == "act":
        return _describe_act(g, option)
    if question.prompt.of == "seat":
        return Option(kind=kind, text=f"Villain {LETTERS[option]}", seat=option)
    if question.prompt.of == "trigger":
        owner, card, face = parts(option)
        text = f"{FACES[face].name} of {LETTERS[owner]}"
        return Option(kind=kind, text=text, card=FACES[face].id, seat=owner, handle=card)
    return Option(kind=kind, text=_thing(g, option), card=face_id(g, option), handle=option)


def _describe_act(g: Galaxy, option: int) -> Option:
    act, card, place = parts(option)
    kind = allowed.ACTS[act]
    if act == allowed.END:
        return Option(kind=kind, text="End the Day")
    if act == allowed.KEEP:
        return Option(
            kind=kind,
            text="Keep it as a Project",
            card=face_id(g, g.turned_up),
            handle=g.turned_up,
        )
    if act == allowed.LAUNCH:
        text = f"Launch it as an Asteroid at {LETTERS[card]}"
        return Option(
            kind=kind, text=text, card=face_id(g, g.turned_up), seat=card, handle=g.turned_up
        )
    name = face_name(g, card)
    if act == allowed.MOB:
        reached = power_on(g, place) + power(g, card)
        done = " and finish it" if reached >= cost(g, place) else f": {reached} of {cost(g, place)}"
        return Option(
            kind=kind,
            text=f"Play {name} as a Mob on {face_name(g, place)}{done}",
            card=face_id(g, card),
            place=face_id(g, place),
            handle=card,
            place_handle=place,
        )
    texts = {
        allowed.OPS: f"Play {name} as an Ops",
        allowed.USE: _use(g, card),
        allowed.SHOOT: f"Shoot down {_thing(g, card)} for {allowed.price_of_shot(g, card)} cards",
        allowed.CHARGE: f"Charge {_thing(g, card)} for {allowed.PRICE_OF_CHARGE} cards",
    }
    return Option(kind=kind, text=texts[act], card=face_id(g, card), handle=card)


def _use(g: Galaxy, card: int) -> str:
    """What using an own card would mean: which side of it, the price, and whether it goes."""
    is_project = card in g.projects[g.active]
    ability = (PROJECT if is_project else FACILITY)[g.identity[card]]
    verb = "Destroy" if ability.kind is Kind.DESTROY_THIS else "Use"
    side = "Project" if is_project else "Facility"
    price = f" for {ability.cost} card{'s' * (ability.cost > 1)}" if ability.cost else ""
    return f"{verb} your {side} {face_name(g, card)}{price}"


def _thing(g: Galaxy, card: int) -> str:
    """A card with what helps to tell it from its like: where it is and what lies on it."""
    name = face_name(g, card)
    if card in g.asteroids:
        charge = "charged " if g.charged[card] else ""
        owner, target = LETTERS[g.owner[card]], LETTERS[g.target[card]]
        return f"the {charge}Asteroid {name} ({owner} at {target})"
    proof = ", token" if g.token[card] else ""
    for seat in range(g.seats):
        if card in g.mobs[seat]:
            place = face_name(g, g.on[card])
            return f"Mob {name} {power(g, card)} on {place} of {LETTERS[seat]}{proof}"
        if card in g.projects[seat]:
            built = f"{power_on(g, card)} of {cost(g, card)}"
            return f"Project {name} of {LETTERS[seat]}, {built}"
        if card in g.facilities[seat]:
            return f"Facility {name} of {LETTERS[seat]}{proof}"
    return f"{name} {power(g, card)}" if card in MINIONS else name


# -- questions -----------------------------------------------------------------------------------


def ask_words(question: Question) -> str:
    g = question.g
    assert isinstance(g, Galaxy)
    cause = FACES[g.cause].name if g.cause >= 0 else ""
    turned_up = face_name(g, g.turned_up) if g.turned_up >= 0 else ""
    return question.prompt.text.format(cause=cause, turned_up=turned_up)


# -- facts ---------------------------------------------------------------------------------------


def fact_words(g: Galaxy, fact: Fact, reader: int | None) -> str:
    """A fact as that seat (None: a spectator) may read it."""
    bit = 1 << (g.seats if reader is None else reader)
    template = fact.happening.text
    cards = list(fact.cards)
    place = FACES[cards.pop().face].name if "{place}" in template else ""
    named = [FACES[seen.face].name for seen in cards if seen.known & bit]
    hidden = [FACES[seen.face].back for seen in cards if not seen.known & bit]
    if hidden:
        named.append(f"a {hidden[0]}" if len(hidden) == 1 else f"{len(hidden)} {hidden[0]}s")
    return fact_text(
        fact,
        reader,
        named,
        place=place,
        points="1 Domination point" if fact.amount == 1 else f"{fact.amount} Domination points",
        cause=FACES[fact.cause].name if fact.cause >= 0 else "",
        es="" if fact.seat == reader else "es",
    )


# -- refusals ------------------------------------------------------------------------------------


def refuse(question: Question, me: int, act: dict[str, Any]) -> Reason:
    """Why this act is not among the options of the Villain who is asked."""
    g = question.g
    assert isinstance(g, Galaxy)
    kind, card_id = act.get("kind", ""), act.get("card", "")
    if kind == _POINTING.get(question.prompt):
        return _refuse_target(g, me, act)
    if question.prompt is not words.DAY:
        return words.NOT_ASKED
    if kind not in allowed.ACTS[:6]:
        return Reason("SV-35", f"in the Day there is: {', '.join(allowed.ACTS[:6])}")
    if g.decisions >= allowed.DECISION_LIMIT:
        return words.DAY_TOO_LONG
    if kind in ("mob", "ops"):
        return _refuse_hand_card(g, me, kind, card_id, act)
    if kind == "use":
        return _refuse_use(g, me, card_id)
    flying = [asteroid for asteroid in g.asteroids if face_id(g, asteroid) == card_id]
    if not flying:
        return words.NO_SUCH_ASTEROID
    against = allowed.against_shot if kind == "shoot" else allowed.against_charge
    return _nearest([against(g, me, asteroid) for asteroid in flying])


_POINTING = {words.TURNED_UP: "launch", words.TARGET: "target", words.NEW_TARGET: "target"}
"""The questions in which an Asteroid is pointed at somebody, and what their options are."""


def _refuse_target(g: Galaxy, me: int, act: dict[str, Any]) -> Reason:
    seat = act.get("seat")
    if seat == me:
        return words.NOT_AT_YOURSELF
    return words.NOT_AT_PARTNER if g.teams and seat == partner(g, me) else words.NOT_ASKED


def _refuse_hand_card(g: Galaxy, me: int, kind: str, card_id: str, act: dict[str, Any]) -> Reason:
    held = [card for card in g.hands[me] if face_id(g, card) == card_id]
    if not held:
        return words.NOT_IN_HAND
    if kind == "mob":
        place = act.get("place")
        if place and all(face_id(g, project) != place for project in g.projects[me]):
            return words.NO_SUCH_PLACE
        return allowed.against_mob(g, me, held[0]) or words.NOT_ASKED
    return against_ops_words(g, me, held[0]) or words.NOT_ASKED


def _refuse_use(g: Galaxy, me: int, card_id: str) -> Reason:
    mine = [card for card in g.projects[me] + g.facilities[me] if face_id(g, card) == card_id]
    if not mine:
        return words.NOT_IN_PLAY
    return _nearest([against_use_words(g, me, card) for card in mine])


_BESIDE_THE_POINT = (
    words.NOT_INCOMING,
    words.ALREADY_CHARGED,
    words.NOT_YET,
    words.NOT_TO_USE,
)


def _nearest(reasons: list[Reason | None]) -> Reason:
    """Of the reasons against several copies, the one against a copy that could be meant."""
    return min(reasons, key=_BESIDE_THE_POINT.__contains__) or words.NOT_ASKED


def against_ops_words(g: Galaxy, me: int, card: int) -> Reason | None:
    """Why a hand card cannot be played as an Ops now, saying what is missing."""
    reason = allowed.against_ops(g, me, card)
    if reason is words.NO_TARGET:
        face = g.identity[card]
        return _needs_words(FACES[face].name, OPS_NEEDS[face])
    return reason


def against_use_words(g: Galaxy, me: int, card: int) -> Reason | None:
    """Why an own Project or Facility cannot be used now, saying what is missing."""
    is_project = card in g.projects[me]
    reason = allowed.against_use(g, me, card, is_project)
    if reason is words.NO_TARGET:
        face = g.identity[card]
        ability = PROJECT[face] if is_project else FACILITY[face]
        return _needs_words(FACES[face].name, ability.needs)
    return reason


def _needs_words(name: str, needs: Needs | None) -> Reason:
    return Reason(words.NO_TARGET.rule, f"{name} needs {getattr(needs, '__doc__', None)}")
