"""Options, questions, facts and refusals of Master of the Galaxy in words."""

from __future__ import annotations

from typing import Any

from fiendish.engine.game import LETTERS
from fiendish.engine.journal import Fact
from fiendish.engine.question import DECLINE, Option, Question, Reason, parts
from fiendish.engine.wording import face_id, face_name, fact_text, listed
from fiendish.games.master_of_the_galaxy import words
from fiendish.games.master_of_the_galaxy.faces import (
    AGENDA,
    BASE,
    COVERT,
    FACE_OF,
    FACES,
    GIVES,
    KIND,
    MARKED,
    PROJECT_NAME,
    PROJECT_OF,
    PROJECTS,
    RECEIVE,
    SIDE,
    SLOT_COLOUR,
    START,
    STOP,
    TRACK,
)
from fiendish.games.master_of_the_galaxy.galaxy_map import (
    COLOURS,
    ENDS,
    ROOM,
    SYSTEM_NUMBERS,
    SYSTEMS,
    TRACKS,
)
from fiendish.games.master_of_the_galaxy.rules import allowed, board
from fiendish.games.master_of_the_galaxy.rules.board import cubes_on, owner_of
from fiendish.games.master_of_the_galaxy.state import DECKS, USE, Stars

_DECK_IDS = (*DECKS, "development")


# -- places --------------------------------------------------------------------------------------


def route_id(track: int, end: int) -> str:
    """A way along a track: departure and destination."""
    return f"{SYSTEMS[ENDS[track][end]].id}>{SYSTEMS[ENDS[track][1 - end]].id}"


def route_name(track: int, end: int) -> str:
    return f"from {SYSTEMS[ENDS[track][end]].name} to {SYSTEMS[ENDS[track][1 - end]].name}"


def project_words(project: int) -> str:
    """What a project of a card is called in a sentence."""
    kind = KIND[project]
    if kind == RECEIVE:
        gives = " and ".join(_DECK_IDS[deck] for deck in GIVES[project])
        return f"{gives} project"
    names = {BASE: "base project", AGENDA: "agenda", COVERT: "covert operation"}
    return f"{PROJECT_NAME[project]} side" if kind == SIDE else names.get(kind, "development")


def slot_place(slot: int, colour: int) -> str:
    """The place of a slot: its project, its colour if the cube has another, a star if marked."""
    word = PROJECT_NAME[PROJECT_OF[slot]]
    if SLOT_COLOUR[slot] != colour and PROJECT_OF[slot] >= len(TRACKS):
        word += f" {COLOURS[SLOT_COLOUR[slot]]}"
    return word + "*" * MARKED[slot]


# -- options -------------------------------------------------------------------------------------


def describe(question: Question, option: int) -> Option:
    """What an option means."""
    g, prompt = question.g, question.prompt
    assert isinstance(g, Stars)
    kind = prompt.id
    if option == DECLINE:
        return Option(kind="decline", text=prompt.decline)
    if prompt.of == "act":
        return _describe_act(g, question.seat, option)
    if prompt.of == "seat":
        return Option(kind=kind, text=f"Player {LETTERS[option]}", seat=option)
    if prompt.of == "system":
        return Option(kind=kind, text=SYSTEMS[option].name, place=SYSTEMS[option].id)
    if prompt.of == "colour":
        return Option(kind=kind, text=f"A {COLOURS[option]} cube", place=COLOURS[option])
    if prompt.of == "deck":
        return Option(kind=kind, text=f"The {_DECK_IDS[option]} deck", place=_DECK_IDS[option])
    if prompt.of == "side":
        side = ("red", "blue")[option]
        return Option(kind=kind, text=f"The {side} side", place=side)
    if prompt.of == "redraw":
        text = "Put them back and draw again" if option else "Keep these cubes"
        return Option(kind="again" if option else "keep", text=text)
    if prompt.of == "peace":
        return Option(kind="agree", text="Agree: it stops")
    if prompt.of == "cube":
        return _describe_cube(g, kind, option)
    return Option(kind=kind, text=face_name(g, option), card=face_id(g, option), handle=option)


def _describe_cube(g: Stars, kind: str, slot: int) -> Option:
    """A cube that lies on a project."""
    project, colour = PROJECT_OF[slot], g.cubes[slot]
    owner = owner_of(g, project)
    cube = f"The {COLOURS[colour]} cube of {LETTERS[owner]}"
    if KIND[project] == TRACK:
        end = g.departure[project]
        text = f"{cube} on the way {route_name(project, end)}"
        return Option(kind=kind, text=text, place=route_id(project, end), seat=owner)
    face = FACE_OF[project]
    return Option(
        kind=kind,
        text=f"{cube} on {FACES[face].name}, {project_words(project)}{_mark(slot)}",
        card=FACES[face].id,
        place=slot_place(slot, colour),
        seat=owner,
        handle=g.identity.index(face),
    )


def _mark(slot: int) -> str:
    return ", marked slot" if MARKED[slot] else ""


def _describe_act(g: Stars, me: int, option: int) -> Option:
    act, what, more = parts(option)
    kind = allowed.ACTS[act]
    if act == board.END:
        text = "End your turn" if g.phase == USE else "End the phase"
        return Option(kind=kind, text=text)
    if act == board.FILL:
        return _describe_fill(g, what, more)
    if act == board.ROUTE:
        return _describe_route(g, what >> 1, what & 1, more)
    if act == board.SETTLE:
        system = SYSTEMS[what // ROOM]
        text = f"Settle a planet of {system.name} with a {COLOURS[more]} cube"
        return Option(kind=COLOURS[more], text=text, place=system.id)
    if act == board.EXCHANGE:
        text = f"Exchange a {COLOURS[what]} cube for a {COLOURS[more]} one"
        return Option(kind=kind, text=text, place=f"{COLOURS[what]}>{COLOURS[more]}")
    if act in (board.SETTLED, board.ROUTED):
        return _describe_board_reward(g, act, what)
    if act == board.PLACE:
        text = f"Place the base of {FACES[what].name} in {SYSTEMS[more].name}"
        return Option(
            kind=kind,
            text=text,
            card=FACES[what].id,
            place=SYSTEMS[more].id,
            handle=g.identity.index(what),
        )
    if act in (board.CANCEL, board.TAKE, board.GAP):
        return _describe_project(g, act, what)
    texts = {
        board.PEACE: "Propose to stop the conflict",
        board.CONFRONT: "Place",
        board.DISCARD: "Discard",
    }
    text = f"{texts[act]} {face_name(g, what)}"
    place = ""
    if act == board.CONFRONT:
        end = 0 if g.holder[ENDS[more][0]] == me + 1 else 1
        text += f" {route_name(more, end)}"
        place = route_id(more, end)
    elif act == board.DISCARD and allowed.is_usable(g, me, g.identity[what]):
        text = f"Use {face_name(g, what)} and discard it"
    return Option(kind=kind, text=text, card=face_id(g, what), place=place, handle=what)


def _describe_fill(g: Stars, slot: int, colour: int) -> Option:
    project = PROJECT_OF[slot]
    face = FACE_OF[project]
    left = STOP[project] - START[project] - cubes_on(g, project) - 1
    done = f", {left} to go" if left else " and complete it"
    text = f"Put a {COLOURS[colour]} cube on {FACES[face].name}, {project_words(project)}"
    return Option(
        kind=COLOURS[colour],
        text=f"{text}{_mark(slot)}{done}",
        card=FACES[face].id,
        place=slot_place(slot, colour),
        handle=g.identity.index(face),
    )


def _describe_route(g: Stars, track: int, end: int, colour: int) -> Option:
    left = STOP[track] - START[track] - cubes_on(g, track) - 1
    done = f", {left} to go" if left else " and complete it"
    text = f"Put a {COLOURS[colour]} cube on the way {route_name(track, end)}{done}"
    return Option(kind=COLOURS[colour], text=text, place=route_id(track, end))


def _describe_board_reward(g: Stars, act: int, what: int) -> Option:
    if act == board.SETTLED:
        system = SYSTEMS[what // ROOM]
        text = f"Take the {COLOURS[g.planets[what]]} cubes for settling {system.name}"
        return Option(kind="reward", text=text, place=system.id)
    end = g.departure[what]
    text = f"Take a cube for the route {route_name(what, end)}"
    return Option(kind="reward", text=text, place=route_id(what, end))


def _describe_project(g: Stars, act: int, project: int) -> Option:
    kind = allowed.ACTS[act]
    if KIND[project] == TRACK:
        end = g.departure[project]
        text = f"Cancel the route {route_name(project, end)}"
        return Option(kind=kind, text=text, place=route_id(project, end))
    face = FACE_OF[project]
    what = f"{FACES[face].name}, {project_words(project)}"
    texts = {
        board.CANCEL: f"Cancel {what}",
        board.TAKE: f"Take the reward of {what}",
        board.GAP: f"Treat {what} as filled",
    }
    return Option(
        kind=kind,
        text=texts[act],
        card=FACES[face].id,
        place=PROJECT_NAME[project],
        handle=g.identity.index(face),
    )


# -- questions -----------------------------------------------------------------------------------


def ask_words(question: Question) -> str:
    g = question.g
    cause = FACES[g.cause].name if g.cause >= 0 else "Your card"
    return question.prompt.text.format(cause=cause)


# -- facts ---------------------------------------------------------------------------------------


def fact_words(g: Stars, fact: Fact, reader: int | None) -> str:
    """A fact as that seat (None: a spectator) may read it."""
    bit = 1 << (g.seats if reader is None else reader)
    template = fact.happening.text
    named = [FACES[seen.face].name for seen in fact.cards if seen.known & bit]
    named += [f"a {FACES[seen.face].back}" for seen in fact.cards if not seen.known & bit]
    return fact_text(
        fact,
        reader,
        named,
        from_cards=f" from {listed(named)}" if named else "",
        amount_cubes="a cube" if fact.amount == 1 else f"{fact.amount} cubes",
        drawn=_drawn(fact.amount) if "{drawn}" in template else "",
        system=SYSTEMS[fact.amount].name if "{system}" in template else "",
        route=route_name(fact.amount >> 1, fact.amount & 1) if "{route}" in template else "",
        project=project_words(fact.amount) if "{project}" in template else "",
        have="have" if fact.seat == reader else "has",
    )


def _drawn(amount: int) -> str:
    """The cubes of a draw: a digit for each colour."""
    drawn = zip(f"{amount:0{len(COLOURS)}}", COLOURS, strict=True)
    counted = [colour if n == "1" else f"{n} {colour}" for n, colour in drawn if n != "0"]
    return listed(counted) or "none"


# -- refusals ------------------------------------------------------------------------------------


def refuse(question: Question, me: int, act: dict[str, Any]) -> Reason:
    """Why this act is not among the options of the player who is asked."""
    g = question.g
    assert isinstance(g, Stars)
    kind = act.get("kind", "")
    if question.prompt is words.ALLOCATE:
        if kind in COLOURS[1:]:
            return _refuse_cube(g, me, COLOURS.index(kind), act)
        if kind == "cancel":
            return _refuse_cancel(g, me, act)
    if kind == "peace":
        lying = [card for card in g.conflicts if face_id(g, card) == act.get("card")]
        return _or(allowed.against_peace(g, me, lying[0]) if lying else words.NOT_YOUR_CONFLICT)
    if question.prompt is words.REWARDS:
        if kind == "end":
            return words.REWARDS_LEFT
        if kind == "place":
            return _refuse_place(g, me, act)
    if question.prompt is words.USE:
        if kind == "end":
            return _or(allowed.against_ending(g, me))
        if kind in ("discard", "conflict"):
            return _refuse_use(g, me, kind, act)
    return words.NOT_ASKED


def _or(reason: Reason | None) -> Reason:
    return reason or words.NOT_ASKED


def _refuse_cube(g: Stars, me: int, colour: int, act: dict[str, Any]) -> Reason:
    """Why a cube of that colour cannot go there."""
    if not g.drawn[colour]:
        return words.NOT_DRAWN
    place = str(act.get("place", ""))
    if not act.get("card"):
        if ">" in place:
            track, end = find_route(place)
            if track < 0:
                return words.NO_SUCH_PLACE
            return _or(allowed.against_route(g, me, track, end, colour))
        if place not in SYSTEM_NUMBERS:
            return words.NO_SUCH_PLACE
        return _or(allowed.against_settling(g, me, SYSTEM_NUMBERS[place], colour))
    projects = _projects_named(act)
    if not projects:
        return words.NOT_YOUR_PROJECT
    reasons = [allowed.against_fill(g, me, project, colour) for project in projects]
    return _or(next((reason for reason in reasons if reason), None))


def _projects_named(act: dict[str, Any]) -> list[int]:
    """The projects that an act is about, by card and place."""
    word = str(act.get("place", "")).rstrip("*").split(" ")[0]
    faces = [face.number for face in FACES if face.id == act.get("card")]
    return [
        project
        for face in faces
        for project in PROJECTS[face]
        if not word or PROJECT_NAME[project] == word
    ]


def _refuse_cancel(g: Stars, me: int, act: dict[str, Any]) -> Reason:
    place = str(act.get("place", ""))
    projects = [find_route(place)[0]] if ">" in place else _projects_named(act)
    if not projects or projects[0] < 0:
        return words.NOT_YOUR_PROJECT
    return _or(allowed.against_cancelling(g, me, projects[0]))


def _refuse_place(g: Stars, me: int, act: dict[str, Any]) -> Reason:
    faces = [FACES[face].id for face in board.constructed(g, me)]
    if not faces or act.get("card", faces[0]) not in faces:
        return words.NO_BASE
    system = SYSTEM_NUMBERS.get(str(act.get("place", "")))
    return words.NO_SUCH_PLACE if system is None else _or(allowed.against_placing(g, me, system))


def _refuse_use(g: Stars, me: int, kind: str, act: dict[str, Any]) -> Reason:
    mine = [card for card in g.cards[me] if face_id(g, card) == act.get("card")]
    if not mine:
        return words.NO_SUCH_CARD
    if kind == "discard":
        return _or(allowed.against_discarding(g, mine[0]))
    track, _ = find_route(str(act.get("place", "")))
    return (
        words.NOT_BETWEEN if track < 0 else _or(allowed.against_confronting(g, me, mine[0], track))
    )


def find_route(place: str) -> tuple[int, int]:
    """The track and end that a way such as `home-nw>reach-nw` stands for; -1 if there is none."""
    one, _, other = place.partition(">")
    ends = (SYSTEM_NUMBERS.get(one, -1), SYSTEM_NUMBERS.get(other, -1))
    for track, found in enumerate(ENDS):
        if found == ends:
            return track, 0
        if found == ends[::-1]:
            return track, 1
    return -1, 0
