"""The table of Supervillain, told from a seat's view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from fiendish.engine.game import LETTERS
from fiendish.games.supervillain.view import (
    PHASES,
    AsteroidView,
    CardView,
    FacilityView,
    HandCardView,
    MobView,
    ProjectView,
    View,
    VillainView,
)
from fiendish.terminal.boards import FULL, Areas, Board, Status, is_about
from fiendish.terminal.boards.supervillain_cards import (
    PROOF,
    ability_line,
    describe,
    domination,
    is_used_at_will,
    label,
    minion,
    name,
    points,
)
from fiendish.terminal.text import NO_BREAK, Block, Line, Pane, Span, line, seat_span

EDGES = ("brown", "blue", "green")  # Facilities by their points (SV-18)


# -- the sentence on top -------------------------------------------------------------------------


def status(view: View) -> Status:
    """Who decides what, for which card, by which rule."""
    if view.result is not None:
        return Status(-1, _ending(view), view.result.reason, view.result.rule)
    decision = view.decision
    if decision is None:
        return Status(-1, "The game is over.", "", "")
    if decision.seat == view.reader:
        return Status(decision.seat, decision.text, _limits(view), decision.rule)
    text = f"{LETTERS[decision.seat]} is asked: {decision.text}"
    return Status(decision.seat, text, f"Turn {view.turn}, {view.phase}", decision.rule)


def _ending(view: View) -> str:
    assert view.result is not None
    winners = view.result.winners
    if not winners:
        return "The game is over: nobody wins."
    if winners == (view.reader,):
        return "You win."
    names = " and ".join("you" if seat == view.reader else LETTERS[seat] for seat in winners)
    return f"The game is over: {names} win{'' if len(winners) > 1 else 's'}."


def _limits(view: View) -> str:
    """The quiet facts that limit a decision."""
    mine = view.active == view.reader
    whose = "your" if mine else f"{LETTERS[view.active]}'s"
    facts = [f"Turn {view.turn}, {whose} {view.phase}"]
    if view.phase == "Day" and mine:
        facts.append("Mob to play" if view.mob_left else "Mob played")
        facts.append("Ops to play" if view.ops_left else "Ops played")
    incoming = sum(asteroid.target == view.reader for asteroid in view.asteroids)
    if incoming:
        verb = "points" if incoming == 1 else "point"
        facts.append(f"{incoming} Asteroid{'s' * (incoming > 1)} {verb} at you")
    return " · ".join(facts)


def steps(view: View) -> list[tuple[str, bool]]:
    return [(phase, phase == view.phase) for phase in PHASES]


def goal(view: View) -> str:
    extra = ", Total Annihilation" if view.total_annihilation else ""
    who = "a team with" if view.teams else ""
    return f"{who} {view.goal} points win{'s' if who else ''}{extra}".strip()


# -- areas ---------------------------------------------------------------------------------------


def areas(view: View, names: Sequence[str], detail: int) -> Areas:
    """The whole table in parts, rivals in the order of play after the reader."""
    me = view.reader or 0
    rivals = [(me + step) % view.seats for step in range(1, view.seats)]
    return Areas(
        rivals=[_villain(view, view.villains[seat], names, detail) for seat in rivals],
        middle=_lane(view),
        mine=_villain(view, view.villains[me], names, detail),
        hand=_hand(view, detail),
        piles=_decks(view),
    )


def _villain(view: View, villain: VillainView, names: Sequence[str], detail: int) -> Pane:
    blocks = [_project(view, project, detail) for project in villain.projects]
    blocks += [_facility(view, facility, detail) for facility in villain.facilities]
    known = [f"{name(card.card)}" for card in villain.seen_hand if villain.seat != view.reader]
    if known:
        blocks.append(_nothing(f"You know in hand: {', '.join(known)}"))
    if not blocks:
        blocks.append(_nothing("Nothing built yet"))
    return Pane(_headline(view, villain, names), blocks, villain.seat)


def _nothing(text: str) -> Block:
    """A block that is only a remark."""
    return Block([line(Span(text, "muted"))], "faint")


def _headline(view: View, villain: VillainView, names: Sequence[str]) -> Line:
    score = villain.total if view.teams else villain.points
    filled = min(score, view.goal)
    who = names[villain.seat]
    return line(
        seat_span(villain.seat, LETTERS[villain.seat]),
        Span(",", "spoken"),
        Span(f" {who}", "strong spare2"),
        Span(" " + "■" * filled + "□" * (view.goal - filled), "good picture spare1"),
        Span(f" {score}/{view.goal}", "good strong picture"),
        Span(f": {score} of {view.goal} points", "spoken"),
        f" · {villain.hand_size}{NO_BREAK}in{NO_BREAK}hand",
        f" · partner {LETTERS[villain.partner]}" if villain.partner >= 0 else "",
        Span(" · plays", "spoken") if villain.seat == view.active else "",
        Span(" ◂", "strong picture") if villain.seat == view.active else "",
        Span(" · cannot win now", "bad") if villain.blocked else "",
    )


def _edge(view: View, pick: str, otherwise: str) -> str:
    """Gold for what can be chosen now, and for nothing else."""
    decision = view.decision
    options = decision.options if decision is not None else []
    return "gold" if any(is_about(option, pick) for option in options) else otherwise


def _project(view: View, project: ProjectView, detail: int) -> Block:
    face = domination(project.card)
    pick = f"h{project.handle}"
    lines = [
        line(
            Span("Project ", "spoken"),
            Span(face.name, "strong", pick),
            Span(f", {project.power} of {project.cost}", "spoken"),
            Span(f" {project.power}/{project.cost}", "good picture"),
            Span(f" {_bar(project.power, project.cost)}", "good picture spare1"),
        ),
        ability_line(face.project, " (used this turn)" if project.used else ""),
    ]
    if project.mobs:
        lines.append(_mobs(view, project.mobs))
    if project.not_usable and is_used_at_will(face.project):
        lines.append(_refusal("not usable", project.not_usable, detail))
    return Block(lines, _edge(view, pick, "steel"), pick)


def _bar(power: int, cost: int) -> str:
    filled = min(5, 5 * power // cost)
    return "▰" * filled + "▱" * (5 - filled)


def _mobs(view: View, mobs: Sequence[MobView]) -> Line:
    spans = [Span("Mobs: ", "spoken")]
    for number, mob in enumerate(mobs):
        pick = f"h{mob.handle}"
        role = _edge(view, pick, "mob")
        text = f"{name(mob.card)} {mob.power}{f' {PROOF}' if mob.token else ''}"
        spans.append(Span(f"{', ' if number else ''}"))
        spans.append(Span(text.replace(" ", NO_BREAK), role, pick))
    return line(*spans)


def _facility(view: View, facility: FacilityView, detail: int) -> Block:
    face = domination(facility.card)
    pick = f"h{facility.handle}"
    lines = [
        line(
            Span("Facility ", "spoken"),
            Span(f"[{points(facility.points)}]{NO_BREAK}", f"strong {EDGES[facility.points]}-text"),
            Span(face.name, "strong", pick),
            Span(f" {PROOF}", "token") if facility.token else "",
        ),
        ability_line(face.facility, " (used this turn)" if facility.used else ""),
    ]
    if facility.not_usable and is_used_at_will(face.facility) and not facility.used:
        lines.append(_refusal("not usable", facility.not_usable, detail))
    return Block(lines, _edge(view, pick, EDGES[facility.points]), pick)


# -- between the Villains ------------------------------------------------------------------------


def _lane(view: View) -> Pane:
    blocks = [_asteroid(view, asteroid) for asteroid in view.asteroids]
    title = "Asteroids in flight"
    if view.turned_up is not None:
        blocks.insert(0, _turned_up(view, view.turned_up))
        title = f"Turned up, and {title}"
    if not blocks:
        blocks.append(_nothing("None"))
    return Pane(line(Span(title, "strong")), blocks)


def _asteroid(view: View, asteroid: AsteroidView) -> Block:
    pick = f"h{asteroid.handle}"
    charged = asteroid.charged
    return Block(
        [
            line(
                seat_span(asteroid.owner, LETTERS[asteroid.owner]),
                Span("\u00a0━━▶\u00a0" if charged else "\u00a0┄┄▷\u00a0", "hot picture"),
                Span(" -> ", "spoken"),
                seat_span(asteroid.target, LETTERS[asteroid.target]),
                Span(":", "spoken"),
                Span(f" {name(asteroid.card)}", "", pick),
            ),
            line(
                Span("CHARGED", "hot strong") if charged else "uncharged",
                f" · hits {_when(view, asteroid)}",
            ),
        ],
        _edge(view, pick, "hot" if charged else "steel"),
        pick,
    )


def _when(view: View, asteroid: AsteroidView) -> str:
    """An Asteroid hits in Act I of its owner's next turn (SV-34)."""
    if view.phase == "Act I" and asteroid.owner == view.active:
        return "in this Act I"
    if asteroid.owner == view.reader:
        return "in your next Morning"
    return f"in {LETTERS[asteroid.owner]}'s next Morning"


def _turned_up(view: View, card: CardView) -> Block:
    face = domination(card.card)
    pick = f"c{card.card}"
    worth = points(face.points)
    return Block(
        [
            line(
                "Turned up: ",
                Span(face.name, "strong", pick),
                f" · cost {face.cost} · worth [{worth}]",
            ),
            line(Span("Project", "tag"), " · ", *ability_line(face.project)),
            line(Span("Facility", "tag"), " · ", *ability_line(face.facility)),
        ],
        _edge(view, pick, "steel"),
        pick,
    )


def _decks(view: View) -> Pane:
    decks = (
        f"Minion deck {view.minion_deck} · pile {len(view.minion_pile)}",
        f"Domination deck {view.domination_deck} · pile {len(view.domination_pile)}",
    )
    blocks = [Block([line(deck)], "steel", "piles") for deck in decks]
    return Pane(line(Span("Decks and piles", "strong")), blocks)


def piles(view: View) -> list[Line]:
    """What lies in the discard piles, which are open to all (SV-137)."""
    return [
        *_pile("Minion discard pile", view.minion_pile),
        *_pile("Domination discard pile", view.domination_pile),
    ]


def _pile(title: str, cards: Sequence[CardView]) -> list[Line]:
    counted = Counter(name(card.card) for card in cards)
    inside = ", ".join(f"{what} × {n}" if n > 1 else what for what, n in sorted(counted.items()))
    return [line(Span(f"{title}: {len(cards)}", "strong")), line(inside or "empty")]


# -- the hand ------------------------------------------------------------------------------------


def _hand(view: View, detail: int) -> Pane:
    count = len(view.hand)
    much = " · down to 7 in the Evening" if count > 7 else ""  # SV-37
    cards = f" · {count} card{'s' * (count != 1)}{much}"
    title = line(Span("Your hand", "strong"), Span(cards, "muted"))
    blocks = [_hand_card(view, card, detail) for card in view.hand]
    return Pane(title, blocks or [_nothing("No cards")])


def _hand_card(view: View, card: HandCardView, detail: int) -> Block:
    face = minion(card.card)
    pick = f"h{card.handle}"
    off = " off" if card.not_as_mob else ""
    heading = line(
        Span(face.name, "strong", pick),
        Span(":", "spoken"),
        " ",
        label(f"Mob {card.power}", f"mob-ground plate{off}"),
        Span(f" {PROOF}", "token") if face.proof else "",
        Span(" BOOSTED", "tag") if face.boosted else "",
    )
    ops = line(
        label("Ops", f"ops-ground plate{' off' if card.not_as_ops else ''}"),
        Span(" SWIFT", "tag") if face.swift else "",
        Span(":", "spoken"),
        Span(f" {face.text}", "long"),
    )
    lines = [heading, ops]
    if card.not_as_mob and card.not_as_ops and detail != FULL:
        both = f"{_rule_of(card.not_as_mob)} · not as an Ops: {_rule_of(card.not_as_ops)}"
        lines.append(line(Span(f"not as a Mob: {both}", "bad")))
    else:
        lines += [_refusal("not as a Mob", card.not_as_mob, detail)] if card.not_as_mob else []
        lines += [_refusal("not as an Ops", card.not_as_ops, detail)] if card.not_as_ops else []
    return Block(lines, _edge(view, pick, "steel"), pick)


def _refusal(use: str, reason: str, detail: int) -> Line:
    return line(Span(f"{use}: {reason if detail == FULL else _rule_of(reason)}", "bad"))


def _rule_of(reason: str) -> str:
    """The rule id at the end of a reason."""
    return reason.rpartition("[")[2].rstrip("]")


# -- about one thing -----------------------------------------------------------------------------


def against(view: View, pick: str) -> list[str]:
    """Why the reader can do nothing, or not everything, with what was picked."""
    reasons = []
    for card in view.hand:
        if pick == f"h{card.handle}":
            reasons += [f"Not as a Mob: {card.not_as_mob}"] if card.not_as_mob else []
            reasons += [f"Not as an Ops: {card.not_as_ops}"] if card.not_as_ops else []
    for villain in view.villains:
        things: list[ProjectView | FacilityView] = [*villain.projects, *villain.facilities]
        for thing in things:
            if pick == f"h{thing.handle}" and thing.not_usable:
                reasons.append(f"Not usable: {thing.not_usable}")
    return reasons


def refusals(view: View) -> list[str]:
    """What the reader's hand cannot do now, each reason once with the cards it stops."""
    stopped: dict[str, list[str]] = {}
    for card in view.hand:
        for use, reason in (("a Mob", card.not_as_mob), ("an Ops", card.not_as_ops)):
            if reason:
                stopped.setdefault(f"as {use}: {reason}", []).append(name(card.card))
    return [f"{', '.join(dict.fromkeys(cards))} {reason}" for reason, cards in stopped.items()]


def card_at(view: View, pick: str) -> str:
    """The id of the card that was picked; an empty text if it is no card."""
    if pick.startswith("c"):
        return pick[1:]
    things: list[CardView | HandCardView | AsteroidView | ProjectView | FacilityView | MobView] = []
    things += [*view.hand, *view.asteroids, *view.minion_pile, *view.domination_pile]
    for villain in view.villains:
        things += [*villain.projects, *villain.facilities]
        things += [mob for project in villain.projects for mob in project.mobs]
    return next((thing.card for thing in things if pick == f"h{thing.handle}"), "")


def standing(view: View, names: Sequence[str]) -> list[Line]:
    """Everybody's points, best first."""
    ranks = view.result.ranks if view.result is not None else (0,) * view.seats
    order = sorted(view.villains, key=lambda villain: (ranks[villain.seat], -villain.points))
    return [_standing_line(villain, names, ranks[villain.seat]) for villain in order]


def _standing_line(villain: VillainView, names: Sequence[str], rank: int) -> Line:
    built = ", ".join(
        f"{name(facility.card)} [{points(facility.points)}]" for facility in villain.facilities
    )
    return line(
        f"{rank}. " if rank else "",
        seat_span(villain.seat, LETTERS[villain.seat]),
        f" {names[villain.seat]}: ",
        Span(f"{villain.points} points", "strong"),
        f" · {built}" if built else "",
    )


BOARD = Board(
    status=status,
    steps=steps,
    goal=goal,
    areas=areas,
    piles=piles,
    against=against,
    refusals=refusals,
    card_at=card_at,
    card=describe,
    standing=standing,
)
