"""The table of Supervillain as its page shows it, worked out from a seat's view alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

from fiendish.engine.game import LETTERS
from fiendish.engine.question import Option
from fiendish.games.supervillain import GAME
from fiendish.games.supervillain.faces import FACES, Ability, DominationCard, Kind, MinionCard
from fiendish.games.supervillain.outside import web_lines as lines
from fiendish.games.supervillain.outside.table import limits, printed_points
from fiendish.games.supervillain.outside.web_things import (
    Act,
    Asteroid,
    BoardThings,
    Facility,
    HandCard,
    Mob,
    Pile,
    PileCard,
    Project,
    ReasonParts,
    TurnedUp,
    Villain,
)
from fiendish.games.supervillain.rules.board import HAND_LIMIT
from fiendish.games.supervillain.view import (
    AsteroidView,
    CardView,
    FacilityView,
    HandCardView,
    MobView,
    ProjectView,
    View,
    VillainView,
)
from fiendish.prose.common import seats_from_reader
from fiendish.web import boards
from fiendish.web.boards import BoardOf, Shown, Zoom, reason_parts
from fiendish.web.choices import IN_HAND, ON_TABLE, Choice, Choices, of_handle, of_seat

assert GAME.faces is FACES  # the game's one door has defined all cards

_BY_ID = {face.id: face for face in FACES}
_AT_WILL = (Kind.ONCE_PER_TURN, Kind.DESTROY_THIS)


# -- making it -----------------------------------------------------------------------------------


def show(view: View, choices: Choices, names: Sequence[str]) -> Shown:
    """The parts of the page that are the game's."""
    table = board(view, choices, names)
    return Shown(
        limits=_limits(view, names),
        places=table.places,
        first=table.first,
        own={"board": table},
    )


def board(view: View, choices: Choices, names: Sequence[str]) -> BoardThings:
    """The whole table, rivals in the order of play after the reader."""
    at = _Acts(view, choices, names)
    me, *others = seats_from_reader(view)
    rivals = [view.villains[seat] for seat in others]
    hand = [_hand_card(at, card, len(view.hand)) for card in view.hand]
    return BoardThings(
        rivals=[
            _villain(view, at, rival, names[rival.seat], width)
            for rival, width in zip(rivals, _widths(rivals), strict=True)
        ],
        me=_villain(view, at, view.villains[me], names[me], _WIDTH - _EDGE),
        reading=view.reader is not None,
        hand=hand,
        hand_form=_hand_form(hand),
        hand_over=max(0, len(hand) - HAND_LIMIT),
        asteroids=[_asteroid(view, at, asteroid, names) for asteroid in view.asteroids],
        lane_form=_lane_form(view),
        turned_up=_turned_up(view, at),
        piles=[
            _pile(at, "Minion", view.minion_deck, view.minion_pile),
            _pile(at, "Domination", view.domination_deck, view.domination_pile),
        ],
        plays=_plays(view),
    )


class _Acts:
    """Hands out the options of the question, each to the thing it is about."""

    def __init__(self, view: View, choices: Choices, names: Sequence[str]) -> None:
        self.choices = choices
        self.names = names
        self.projects = {
            project.handle: (number, project)
            for villain in view.villains
            for number, project in enumerate(villain.projects, 1)
        }
        self.powers = {card.handle: card.power for card in view.hand}

    def on(self, handle: int) -> list[Act]:
        """Options about a card on the table."""
        return self.those(of_handle(handle), ON_TABLE)

    def those(self, fits: Callable[[Option], bool], stands: str) -> list[Act]:
        return [self._act(choice) for choice in self.choices.several(fits, stands)]

    def in_hand(self, handle: int, *kinds: str) -> list[Act]:
        """Options about a card in hand, of these kinds or of any."""
        return self.those(
            lambda option: option.handle == handle and (not kinds or option.kind in kinds), IN_HAND
        )

    def _act(self, choice: Choice) -> Act:
        option = choice.option
        if option.kind != "mob":
            label = _label(option, self.names)
            return Act(choice, label, label.replace(" down", "").removesuffix(" cards"))
        number, project = self.projects[option.place_handle]
        reached = project.power + self.powers[option.handle]
        name = _BY_ID[project.card].name
        return Act(choice, name, name, number, reached, reached >= project.cost)


def _label(option: Option, names: Sequence[str]) -> str:
    """What a button says besides the thing it stands on."""
    _, _, price = option.text.rpartition(" for ")
    if option.kind in ("shoot", "charge") and price.endswith("cards"):
        return f"{'shoot down' if option.kind == 'shoot' else 'charge'} · {price}"
    if option.kind == "keep":
        return "Keep as Project"
    if option.kind == "launch":
        return f"Launch at {names[option.seat]}"
    if option.kind == "use":
        return "destroy it" if option.text.startswith("Destroy") else "use it"
    return option.text


# -- the sentence on top -------------------------------------------------------------------------


def _limits(view: View, names: Sequence[str]) -> str:
    """The quiet limits of a decision."""
    whose = "your" if view.active == view.reader else f"{names[view.active]}'s"
    return " · ".join([f"Turn {view.turn}, {whose} {view.phase}", *limits(view)])


# -- Villains ------------------------------------------------------------------------------------


def _villain(view: View, at: _Acts, villain: VillainView, name: str, width: int) -> Villain:
    is_me = villain.seat == view.reader
    return Villain(
        seat=villain.seat,
        letter=LETTERS[villain.seat],
        name=name,
        is_me=is_me,
        is_active=villain.seat == view.active and view.result is None,
        is_blocked=villain.blocked,
        partner=LETTERS[villain.partner] if villain.partner >= 0 else "",
        points=villain.points,
        score=villain.total if view.teams else villain.points,
        goal=view.goal,
        hand_size=villain.hand_size,
        known=[_BY_ID[card.card].name for card in villain.seen_hand] if not is_me else [],
        projects=[_project(at, *one) for one in zip(count(1), villain.projects)],
        facilities=[_facility(at, facility) for facility in villain.facilities],
        form=_form(villain, width),
        weight=_weight(villain),
        acts=at.those(of_seat(villain.seat), ON_TABLE),
    )


_WIDTH, _LEAST = 988, 208
"""Room for Villains side by side at 1280 pixels, and what each of them gets at least."""

_HEIGHT, _GAP, _EDGE = 150, 6, 18


def _weight(villain: VillainView) -> int:
    """A Villain's share of the row: whoever has built much gets more of it."""
    return min(40, max(5, len(villain.projects) + len(villain.facilities)))


def _widths(villains: Sequence[VillainView]) -> list[int]:
    """Room for the things of each of these Villains, who lie side by side."""
    weights = [_weight(villain) for villain in villains]
    spare = _WIDTH - (len(villains) - 1) * 8 - len(villains) * _LEAST
    return [_LEAST + spare * weight // sum(weights) - _EDGE for weight in weights]


def _form(villain: VillainView, width: int) -> str:
    """How large the things of a Villain can be drawn so that all of them are seen."""
    projects, facilities = len(villain.projects), len(villain.facilities)
    most = max((len(project.mobs) for project in villain.projects), default=0)
    if projects * 126 + -(-facilities // 2) * 160 <= width and most <= 3:
        return "cards"
    if projects * 101 + -(-facilities // 3) * 128 <= width and most <= 3:
        return "slim"
    for form, column, project, mob, facility in (
        ("strips", 112, 68, 17, 50),
        ("dense", 140, 34, 15, 34),
        ("close", 108, 34, 15, 34),
        ("tight", 108, 20, 15, 20),
    ):
        heights = [project + mob * len(one.mobs) for one in villain.projects]
        heights += [facility] * facilities
        if _columns(heights) * (column + _GAP) <= width + _GAP:
            return form
    return "tight"


def _columns(heights: Sequence[int]) -> int:
    """Into how many columns things go one below the other."""
    columns, filled = 1, 0
    for height in heights:
        if filled and filled + height > _HEIGHT:
            columns, filled = columns + 1, 0
        filled += height
    return columns


def _project(at: _Acts, number: int, project: ProjectView) -> Project:
    face = _domination(project.card)
    return Project(
        handle=project.handle,
        card=face.id,
        zoom=_zoom_project(face, project),
        name=face.name,
        colour=face.colour,
        number=number,
        cost=project.cost,
        printed_cost=face.cost,
        power=project.power,
        share=min(100, 100 * project.power // project.cost),
        tag=lines.tag(face.project),
        line=lines.line(face.id, True),
        text=face.project.text,
        mobs=[_mob(at, mob) for mob in project.mobs],
        used=project.used,
        why_not=_why_not_use(face.project, project.not_usable),
        acts=at.on(project.handle),
    )


def _mob(at: _Acts, mob: MobView) -> Mob:
    face = _minion(mob.card)
    return Mob(
        handle=mob.handle,
        card=face.id,
        zoom=_zoom_minion(face, mob.power, "Mob"),
        name=face.name,
        power=mob.power,
        change=_sign(mob.power - face.power),
        token=mob.token,
        acts=at.on(mob.handle),
    )


def _facility(at: _Acts, facility: FacilityView) -> Facility:
    face = _domination(facility.card)
    return Facility(
        handle=facility.handle,
        card=face.id,
        zoom=_zoom_facility(face),
        name=face.name,
        colour=face.colour,
        points=printed_points(facility.points),
        token=facility.token,
        used=facility.used > facility.extra,
        again=max(0, facility.extra + 1 - facility.used) if facility.extra else 0,
        tag=lines.tag(face.facility),
        line=lines.line(face.id, False),
        text=face.facility.text,
        why_not=_why_not_use(face.facility, facility.not_usable),
        acts=at.on(facility.handle),
    )


def _why_not_use(ability: Ability, reason: str) -> ReasonParts | None:
    """Why an ability that one uses at will cannot be used; of others nobody expects it."""
    return _reason(reason) if ability.kind in _AT_WILL else None


# -- between the Villains ------------------------------------------------------------------------


def _asteroid(view: View, at: _Acts, asteroid: AsteroidView, names: Sequence[str]) -> Asteroid:
    return Asteroid(
        handle=asteroid.handle,
        card=asteroid.card,
        zoom=_zoom_domination(_domination(asteroid.card), "Asteroid"),
        name=_BY_ID[asteroid.card].name,
        owner=asteroid.owner,
        target=asteroid.target,
        charged=asteroid.charged,
        at_me=asteroid.target == view.reader,
        when=_when(view, asteroid, names),
        acts=at.on(asteroid.handle),
    )


def _when(view: View, asteroid: AsteroidView, names: Sequence[str]) -> str:
    """An Asteroid hits in Act I of its owner's next turn (SV-34)."""
    if view.phase == "Act I" and asteroid.owner == view.active:
        return "hits now"
    whose = "your" if asteroid.owner == view.reader else f"{names[asteroid.owner]}'s"
    return f"hits on {whose} turn"


def _lane_form(view: View) -> str:
    """How wide an Asteroid can be drawn so that all of them lie in one row."""
    things = len(view.asteroids) + 2 * (view.turned_up is not None)
    return "wide" if things <= 3 else "narrow" if things <= 4 else "tiny"


def _turned_up(view: View, at: _Acts) -> TurnedUp | None:
    if view.turned_up is None:
        return None
    face = _domination(view.turned_up.card)
    return TurnedUp(
        handle=view.turned_up.handle,
        card=face.id,
        zoom=_zoom_domination(face, "Domination card, turned up"),
        name=face.name,
        colour=face.colour,
        cost=face.cost,
        points=_worth(face.points),
        project=f"{lines.tag(face.project)}: {lines.line(face.id, True)}",
        facility=f"{lines.tag(face.facility)}: {lines.line(face.id, False)}",
        acts=at.on(view.turned_up.handle),
    )


def _pile(at: _Acts, kind: str, deck: int, cards: Sequence[CardView]) -> Pile:
    return Pile(kind, deck, [_pile_card(at, card) for card in cards])


def _pile_card(at: _Acts, card: CardView) -> PileCard:
    face = _BY_ID[card.card]
    if isinstance(face, MinionCard):
        figure, zoom = f"{face.power}m", _zoom_minion(face, face.power, "Minion card")
    else:
        figure, zoom = f"{face.cost:,}m", _zoom_domination(face, "Domination card")
    return PileCard(
        handle=card.handle,
        card=face.id,
        zoom=zoom,
        name=face.name,
        figure=figure,
        acts=at.those(
            lambda option: option.handle == card.handle and "trigger" not in option.kind, IN_HAND
        ),
    )


# -- the hand ------------------------------------------------------------------------------------


def _hand_card(at: _Acts, card: HandCardView, abreast: int) -> HandCard:
    face = _minion(card.card)
    as_mob, as_ops = at.in_hand(card.handle, "mob"), at.in_hand(card.handle, "ops")
    acts = at.in_hand(card.handle)
    found = [*as_mob, *as_ops, *acts]
    key = at.choices.next_key() if found else ""
    if len(found) == 1:
        found[0].choice.key = key
    room = _room_for_mobs(face, abreast, card.not_as_ops)
    columns = 1
    if len(as_mob) > 1 and (len(as_mob) * 27 - 3 > room or abreast > HAND_LIMIT):
        columns = 3 if (len(as_mob) > 4 and abreast < 6) or abreast > HAND_LIMIT else 2
    return HandCard(
        handle=card.handle,
        card=face.id,
        zoom=_zoom_minion(face, card.power, "Minion card"),
        name=face.name,
        power=card.power,
        change=_sign(card.power - face.power),
        proof=face.proof,
        boosted=face.boosted,
        swift=face.swift,
        text=face.text,
        not_as_mob=_reason(card.not_as_mob),
        not_as_ops=_reason(card.not_as_ops),
        as_mob=as_mob,
        as_ops=as_ops,
        acts=acts,
        mob_columns=columns,
        is_clipped=-(-len(as_mob) // columns) * 27 - 3 > room,
        key=key,
    )


def _room_for_mobs(face: MinionCard, abreast: int, refusal: str) -> int:
    """Height left on a card in hand for the Projects a Mob could go on, in pixels at 1280."""
    width = min(158, 780 // abreast - 7) - 16
    below = -(-len(face.text) * 6 // width) * 15
    if refusal:
        below = 36 + -(-len(refusal) * 6 // width) * 14
    return 200 - 54 - 22 - max(38, below)


def _hand_form(hand: Sequence[HandCard]) -> str:
    """How wide a card in hand can be."""
    return "wide" if len(hand) <= 5 else "narrow" if len(hand) <= HAND_LIMIT else "short"


def _plays(view: View) -> list[tuple[str, int]]:
    plays = [("Mob", view.mobs_left), ("Ops", view.ops_left)]
    if view.small_mobs_left:
        plays.insert(1, ("Mob up to 300", view.small_mobs_left))
    return plays


# -- cards in full -------------------------------------------------------------------------------


def _zoom_project(face: DominationCard, project: ProjectView) -> Zoom:
    parts = [f"{mob.power} {_BY_ID[mob.card].name}" for mob in project.mobs]
    power = f"{project.power:,} of {project.cost:,}m"
    text = f"{face.project.text} As a Facility, worth {_worth(face.points)}: {face.facility.text}"
    figures = f"{power} = {' + '.join(parts)}" if parts else power
    return Zoom(face.id, face.name, "Project", text, figures, face.provenance)


def _zoom_facility(face: DominationCard) -> Zoom:
    text = f"{face.facility.text} As a Project, cost {face.cost:,}m: {face.project.text}"
    worth = f"{_worth(face.points)} Domination point{'s' * (face.points != 1)}"
    return Zoom(face.id, face.name, "Secret Facility", text, worth, face.provenance)


def _zoom_domination(face: DominationCard, kind: str) -> Zoom:
    text = f"As a Project: {face.project.text} As a Facility: {face.facility.text}"
    figures = f"cost {face.cost:,}m, worth {_worth(face.points)}"
    return Zoom(face.id, face.name, kind, text, figures, face.provenance)


def _zoom_minion(face: MinionCard, power: int, kind: str) -> Zoom:
    now = f"{power}m now, " if power != face.power else ""
    figures = [f"Mob: {now}{face.power}m printed"]
    figures += ["BOOSTED: does not use up the Mob of the turn"] if face.boosted else []
    figures += ["◈ comes with an Asteroid-proof token"] if face.proof else []
    swift = "SWIFT " if face.swift else ""
    text = f"{swift}Ops: {face.text}"
    return Zoom(face.id, face.name, kind, text, " · ".join(figures), face.provenance)


# -- words ---------------------------------------------------------------------------------------


def _domination(card: str) -> DominationCard:
    face = _BY_ID[card]
    assert isinstance(face, DominationCard)
    return face


def _minion(card: str) -> MinionCard:
    face = _BY_ID[card]
    assert isinstance(face, MinionCard)
    return face


def _worth(value: int) -> str:
    """The same in a sentence."""
    return str(value) if value else "0 (Z)"


def _sign(difference: int) -> int:
    return (difference > 0) - (difference < 0)


def _reason(words: str) -> ReasonParts | None:
    return ReasonParts(*reason_parts(words)) if words else None


def _at(view: View, option: Option) -> str:
    """A Project, or the area of a Villain for the card that was turned up."""
    if option.kind in ("keep", "launch"):
        return f"v{view.reader if option.kind == 'keep' else option.seat}"
    return boards.card_in_play(view, option)


BOARD = BoardOf(
    finish=("end",),
    show=show,
    names={face.id: face.name for face in FACES},
    poster="planet_buster",
    at=_at,
)
