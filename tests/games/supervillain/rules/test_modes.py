"""The modes of the game (SV-121 to SV-129)."""

from __future__ import annotations

from typing import Any

import pytest

import fiendish
from tests.games.supervillain.playing import Play, at

# -- other goals ---------------------------------------------------------------------------------


def _one_point_more(points: int, seats: int, mode: str) -> Play:
    """A has that many points and is about to complete a Project worth one."""
    cards = ["mirror_moon", "dyson_sweatshop", "star_of_death"][: points // 2]
    cards += ["wormhole"] * (points % 2)
    facilities = "\n          ".join(f"facility: {card}" for card in cards)
    return at(
        f"""
        A:
          hand: encore
          project: force_dome [pickpockets]
          {facilities}
        """,
        seats=seats,
        mode=mode,
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("mode", "goal"),
    [
        pytest.param("basic", 5, marks=pytest.mark.rule("SV-113")),
        pytest.param("blitz", 4, marks=pytest.mark.rule("SV-121")),
        pytest.param("slow", 7, marks=pytest.mark.rule("SV-122")),
    ],
)
def test_each_mode_has_its_goal_with_any_number_of_players(
    mode: str, goal: int, seats: int
) -> None:
    play = _one_point_more(goal - 2, seats, mode)
    play.mob("encore", "force_dome")
    assert play.winners == ""  # one short
    play.done()

    play = _one_point_more(goal - 1, seats, mode)
    play.mob("encore", "force_dome")
    assert play.points("A") == goal
    assert play.winners == "A"


# -- Team Battle ---------------------------------------------------------------------------------


def _team(text: str) -> Play:
    return at(text, seats=4, mode="team")


@pytest.mark.rule("SV-123")
@pytest.mark.parametrize("seats", [2, 3])
def test_team_battle_is_for_four_players_only(seats: int) -> None:
    with pytest.raises(ValueError, match="4 players"):
        fiendish.new("supervillain", seats=seats, mode="team")
    assert fiendish.new("supervillain", seats=4, mode="team").question is not None


@pytest.mark.rule("SV-123")
def test_partners_sit_diagonally_opposite() -> None:
    table = _team("")
    assert [villain.partner for villain in table.view().villains] == [2, 3, 0, 1]


@pytest.mark.rule("SV-124")
def test_eight_points_together_win_for_both_partners() -> None:
    play = _team(
        """
        A:
          hand: encore
          facility: mirror_moon
          facility: dyson_sweatshop
          project: force_dome [pickpockets]
        C:
          facility: star_of_death
          facility: wormhole
        """
    )
    play.mob("encore", "force_dome")
    assert play.winners == "AC"


@pytest.mark.rule("SV-124")
def test_neighbours_points_do_not_add_up() -> None:
    play = _team(
        """
        A:
          hand: encore
          facility: mirror_moon
          facility: dyson_sweatshop
          project: force_dome [pickpockets]
        B:
          facility: star_of_death
          facility: wormhole
        """
    )
    play.mob("encore", "force_dome")
    assert play.winners == ""
    play.done()


@pytest.mark.rule("SV-124")
@pytest.mark.parametrize(
    ("card", "mob", "won"),
    [("force_dome", "pickpockets", ""), ("senate_in_chains", "heavy_lifters", "AC")],
)
def test_no_single_members_points_win_before_the_team_has_eight(
    card: str, mob: str, won: str
) -> None:
    play = _team(
        f"""
        A:
          hand: encore
          facility: mirror_moon
          facility: dyson_sweatshop
          facility: star_of_death
          project: {card} [{mob}]
        """
    )
    play.mob("encore", card)
    assert play.winners == won  # 7 points, or 8 of one member: the partner wins as well


@pytest.mark.rule("SV-125")
def test_nobody_may_launch_at_the_partner() -> None:
    play = _team(
        """
        phase: act3
        turned up: flak_belt
        A:
          hand: slingshot_crew, gravity_billiards
        asteroids:
          mirror_moon: B at C
        """
    )
    assert play.options() == ["keep flak_belt", "launch flak_belt B", "launch flak_belt D"]
    play.keep()
    play.ops("slingshot_crew")
    assert play.options() == ["B", "D"]
    play.choose("D")
    play.ops("gravity_billiards")
    assert play.options() == ["B", "D"]
    play.choose("B")
    play.done()


@pytest.mark.rule("SV-76", "SV-125")
def test_a_launch_at_oneself_or_the_partner_is_refused_by_its_own_rule() -> None:
    play = _team(
        """
        phase: act3
        turned up: flak_belt
        A:
          hand: slingshot_crew, gravity_billiards
        asteroids:
          mirror_moon: B at C
        """
    )

    def refused(kind: str) -> list[str]:
        reasons = [play.table.why_not(0, kind=kind, seat=seat) for seat in range(4)]
        return [reason.rule if reason else "" for reason in reasons]

    assert refused("launch") == ["SV-76", "", "SV-125", ""]
    play.keep()
    play.ops("slingshot_crew")
    assert refused("target") == ["SV-76", "", "SV-125", ""]
    assert refused("launch") == ["SV-R51"] * 4
    play.choose("D")
    play.ops("gravity_billiards")
    assert refused("target") == ["SV-76", "", "SV-125", ""]
    play.choose("B")
    play.done()


@pytest.mark.rule("SV-126")
def test_partners_share_nothing() -> None:
    play = _team(
        """
        A:
          hand: encore
          project: force_dome
        C:
          hand: heavy_lifters, pickpockets, night_shift
          project: wormhole
          facility: overtime_factory
        asteroids:
          flak_belt: B at C
        """
    )
    assert play.can("mob", "encore", place="force_dome")
    assert not play.can("mob", "encore", place="wormhole")
    assert not play.can("mob", "heavy_lifters")
    assert not play.can("use", "overtime_factory")
    assert not play.can("shoot", "flak_belt")
    play.end_day()
    assert play.asked == "B turned-up"  # the turn goes round, not to the partner


@pytest.mark.rule("SV-126")
def test_an_asteroid_of_the_partner_hits_on_the_partners_turn_only() -> None:
    play = _team(
        """
        phase: act1
        B:
          project: wormhole [encore]
        asteroids:
          flak_belt: C at B
        """
    )
    assert play.asked == "A turned-up"
    assert play.mobs("B") == ["encore"]


@pytest.mark.rule("SV-127")
@pytest.mark.parametrize(
    ("target", "charge", "won"),
    [("A", "", "AC"), ("A", " +charged", ""), ("C", " +charged", ""), ("D", " +charged", "AC")],
)
def test_an_emitter_that_stops_one_partner_stops_both(target: str, charge: str, won: str) -> None:
    owner = "B" if target in "AC" else "A"
    play = _team(
        f"""
        A:
          hand: encore
          facility: mirror_moon
          facility: dyson_sweatshop
          project: force_dome [pickpockets]
        B:
          facility: bad_luck_emitter
        C:
          facility: star_of_death
          facility: wormhole
        asteroids:
          flak_belt: {owner} at {target}{charge}
        """
    )
    play.mob("encore", "force_dome")
    assert play.winners == won


# -- Total Annihilation --------------------------------------------------------------------------


def _annihilation(hand: str) -> Play:
    return at(
        f"""
        A:
          hand: {hand}
        asteroids:
          flak_belt: A at B
        """,
        total_annihilation="yes",
    )


@pytest.mark.rule("SV-128")
def test_three_cards_charge_an_asteroid() -> None:
    play = _annihilation("heavy_lifters, pickpockets, night_shift, encore")
    play.pay_charge("flak_belt")
    play.choose("heavy_lifters", "pickpockets", "night_shift")
    assert play.asteroids() == ["flak_belt A>B!"]
    assert play.hand("A") == ["encore"]
    assert play.minion_pile() == ["heavy_lifters", "pickpockets", "night_shift"]
    play.done()


@pytest.mark.rule("SV-128")
def test_two_cards_do_not_charge() -> None:
    play = _annihilation("heavy_lifters, pickpockets")
    assert play.why_not("charge", "flak_belt") == "SV-128"


# -- agreed beforehand ---------------------------------------------------------------------------


@pytest.mark.rule("SV-129")
def test_a_game_keeps_its_mode_from_beginning_to_end() -> None:
    table = fiendish.new("supervillain", seats=4, seed=3, mode="team", total_annihilation=True)
    fiendish.new("supervillain", seats=4, seed=3, mode="blitz")  # another table changes nothing
    seen = set()
    while table.question is not None and len(table.moves) < 150:
        view = Play(table).view()
        seen.add((view.goal, view.teams, view.total_annihilation))
        table.answer(len(table.moves) % len(table.question.options))
    assert seen == {(8, True, True)}
    again = fiendish.load(table.save())
    assert Play(again).view().goal == 8


@pytest.mark.rule("SV-129")
@pytest.mark.parametrize(
    "settings", [{"mode": "quick"}, {"mode": 5}, {"total_annihilation": "yes"}, {"goal": 3}]
)
def test_only_the_modes_of_the_rulebook_can_be_agreed(settings: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"allowed|it has"):
        fiendish.new("supervillain", seats=2, **settings)


@pytest.mark.rule("SV-126")
def test_turns_in_a_team_battle_go_clockwise() -> None:
    play = _team("")
    order = ["A"]
    for _ in range(4):
        play.end_day()
        order.append(play.asked[0])
        play.keep()
    assert order == ["A", "B", "C", "D", "A"]
