"""Rulings SV-R28 to SV-R38: retargeting, teams, paying, hands."""

from __future__ import annotations

import msgspec
import pytest

import fiendish
from tests.games.supervillain.playing import Play, at


def _team(text: str) -> Play:
    return at(text, seats=4, mode="team")


# -- retargeting ---------------------------------------------------------------------------------


@pytest.mark.rule("SV-R28")
@pytest.mark.parametrize("target", ["B", "C"])  # the old owner, the old target
def test_a_retargeted_asteroid_keeps_its_charge_and_goes_by_its_new_owners_clock(
    target: str,
) -> None:
    play = at(
        """
        A:
          hand: gravity_billiards
        B:
          facility: wormhole
        C:
          facility: force_dome
        asteroids:
          hypno_tower: B at C +charged
          flak_belt: A at B
        """,
        seats=3,
    )
    play.ops("gravity_billiards")
    play.choose(target)
    assert play.asteroids() == [f"hypno_tower A>{target}!", "flak_belt A>B"]
    play.end_day()
    for villain in "BC":  # it hits on neither of their turns
        assert play.asked == f"{villain} turned-up"
        play.keep()
        play.end_day()
    assert play.asked == "A next-hit"
    play.choose("hypno_tower")
    play.choose("wormhole" if target == "B" else "force_dome")  # within reach of a charged one
    assert play.facilities(target) == []


# -- teams ---------------------------------------------------------------------------------------


@pytest.mark.rule("SV-R29")
def test_the_partner_is_another_villain_for_thefts_swaps_and_robberies() -> None:
    play = _team(
        """
        more ops: 3
        A:
          hand: body_snatchers, shift_change, pickpockets
          project: mirror_moon [encore]
        C:
          hand: night_shift
          project: chronosphere [adrenaline_shot, gravity_billiards]
        """
    )
    play.ops("body_snatchers")
    assert play.mobs("A") == ["adrenaline_shot", "encore"]
    play.ops("shift_change")
    play.choose("gravity_billiards", "encore")
    assert play.mobs("C") == ["encore"]
    play.ops("pickpockets")
    assert play.hand("A") == ["night_shift"]
    play.done()


@pytest.mark.rule("SV-R29")
def test_the_partner_is_not_spared_by_forced_discards() -> None:
    play = _team(
        """
        A:
          hand: heavy_lifters
        C:
          hand: night_shift, encore
        """
    )
    play.ops("heavy_lifters")
    assert play.asked == "C discard"
    play.choose("encore")
    assert play.hand("C") == ["night_shift"]
    play.done()


@pytest.mark.rule("SV-R29", "SV-125")
def test_a_partners_asteroid_cannot_be_retargeted_but_charged_and_shot_down() -> None:
    play = _team(
        """
        more ops: 1
        A:
          hand: gravity_billiards, plasma_stuffing, flak_jockeys
          project: mirror_moon
        asteroids:
          wormhole: C at B
        """
    )
    assert play.why_not("ops", "gravity_billiards") == "SV-R10"
    assert play.why_not("use", "mirror_moon") == "SV-R10"
    play.ops("plasma_stuffing")
    assert play.asteroids() == ["wormhole C>B!"]
    play.ops("flak_jockeys")
    assert play.asteroids() == []
    play.done()


@pytest.mark.rule("SV-R29", "SV-R28")
def test_an_asteroid_is_not_retargeted_at_the_partner() -> None:
    play = _team(
        """
        A:
          hand: gravity_billiards
        asteroids:
          wormhole: B at C
          flak_belt: C at D
          force_dome: D at A
        """
    )
    play.ops("gravity_billiards")
    assert play.options() == ["force_dome", "wormhole"]
    play.choose("wormhole")
    assert play.options() == ["B", "D"]
    play.choose("D")
    assert play.asteroids() == ["wormhole A>D", "flak_belt C>D", "force_dome D>A"]
    play.done()


@pytest.mark.rule("SV-R30")
def test_partners_do_not_see_each_others_hands() -> None:
    play = _team(
        """
        A:
          hand: gravity_billiards
        C:
          hand: mental_restart
        """
    )
    text = msgspec.json.encode(play.view("C")).decode()
    assert "gravity_billiards" not in text
    assert "mental_restart" in text
    assert play.view("C").villains[0].seen_hand == []


@pytest.mark.rule("SV-R31")
@pytest.mark.parametrize(
    ("own", "won"),
    [
        (("mirror_moon", "wormhole", "", "force_dome"), "-"),
        (("mirror_moon", "wormhole", "", "transgalactic_bank"), "BD"),
        (("wormhole", "mirror_moon", "dyson_sweatshop", ""), "AC"),
        (("", "", "", ""), "-"),
    ],
)
def test_at_exhaustion_the_teams_totals_count(own: tuple[str, ...], won: str) -> None:
    have = "".join(
        f"\n        {seat}:\n          facility: {card}"
        for seat, card in zip("ABCD", own, strict=True)
        if card
    )
    play = _team(
        f"""
        phase: act2{have}
        domination deck:
        """
    )
    assert play.winners == won


@pytest.mark.rule("SV-R32")
def test_the_second_and_the_fourth_seat_win_together() -> None:
    play = _team(
        """
        active: D
        B:
          facility: mirror_moon
          facility: dyson_sweatshop
        D:
          hand: encore
          facility: star_of_death
          facility: wormhole
          project: force_dome [pickpockets]
        """
    )
    play.mob("encore", "force_dome")
    assert play.winners == "BD"
    assert play.table.result is not None
    assert play.table.result.ranks == (3, 1, 3, 1)


# -- charging and modes --------------------------------------------------------------------------


@pytest.mark.rule("SV-R33", "SV-128")
def test_total_annihilation_charges_any_asteroid_any_number_of_times() -> None:
    play = at(
        """
        A:
          hand: encore, encore, pickpockets, pickpockets, night_shift, night_shift, heavy_lifters
        asteroids:
          wormhole: B at C
          flak_belt: A at B
          force_dome: C at A
        """,
        seats=3,
        total_annihilation="yes",
    )
    play.pay_charge("wormhole")
    play.choose("encore", "encore")
    assert play.minion_pile() == []  # paid together, when all three are chosen
    assert play.asteroids() == ["wormhole B>C", "flak_belt A>B", "force_dome C>A"]
    play.choose("pickpockets")
    assert play.minion_pile() == ["encore", "encore", "pickpockets"]
    play.pay_charge("force_dome")
    play.choose("pickpockets", "night_shift", "night_shift")
    assert play.asteroids() == ["wormhole B>C!", "flak_belt A>B", "force_dome C>A!"]
    assert play.why_not("charge", "flak_belt") == "SV-128"  # one card is left
    play.done()


@pytest.mark.rule("SV-R33")
def test_paid_charges_belong_to_the_own_day() -> None:
    play = at(
        """
        phase: act3
        turned up: flak_belt
        A:
          hand: 4 random
        B:
          hand: 4 random
        asteroids:
          wormhole: B at A
        """,
        total_annihilation="yes",
    )
    assert not play.can("charge", "wormhole")  # the Morning
    play.keep()
    assert play.can("charge", "wormhole")
    assert play.table.why_not(1, kind="charge", card="wormhole") is not None


@pytest.mark.rule("SV-R33")
def test_your_asteroid_means_an_own_one() -> None:
    play = at(
        """
        A:
          hand: encore, encore
          project: doomsday_clock
          facility: big_bang_generator
        asteroids:
          wormhole: B at A
        """
    )
    assert play.why_not("use", "doomsday_clock") == "SV-R10"
    assert play.why_not("use", "big_bang_generator") == "SV-R10"


@pytest.mark.rule("SV-R34")
@pytest.mark.parametrize(("mode", "goal"), [("basic", 5), ("blitz", 4), ("slow", 7), ("team", 8)])
def test_total_annihilation_is_added_to_any_mode(mode: str, goal: int) -> None:
    play = at(
        """
        A:
          hand: 3 random
        asteroids:
          wormhole: B at A
        """,
        seats=4,
        mode=mode,
        total_annihilation="yes",
    )
    assert play.view().goal == goal
    assert play.can("charge", "wormhole")


@pytest.mark.rule("SV-R34")
def test_two_modes_with_goals_cannot_be_combined() -> None:
    with pytest.raises(fiendish.BadPosition, match="second time"):
        fiendish.Position.parse("game: supervillain\nseats: 4\nmode: blitz\nmode: team\n")
    with pytest.raises(ValueError, match="allowed"):
        fiendish.new("supervillain", seats=4, mode=("blitz", "team"))


# -- paying and launching ------------------------------------------------------------------------


@pytest.mark.rule("SV-R35")
def test_the_cards_for_a_shot_are_chosen_freely_and_discarded_together() -> None:
    play = at(
        """
        A:
          hand: encore, heavy_lifters, pickpockets, night_shift
        asteroids:
          wormhole: B at A
          flak_belt: B at A
        """
    )
    play.shoot("wormhole")
    assert play.asked == "A pay-shot"
    assert play.options() == ["encore", "heavy_lifters", "night_shift", "pickpockets"]
    play.choose("pickpockets")
    assert play.minion_pile() == []
    assert play.options() == ["encore", "heavy_lifters", "night_shift"]
    play.choose("encore")
    assert play.minion_pile() == ["pickpockets", "encore"]
    assert play.asteroids() == ["flak_belt B>A"]  # which has to be paid for separately
    play.shoot("flak_belt")
    play.choose("heavy_lifters")
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SV-R35", "SV-85")
def test_the_price_is_that_of_the_moment() -> None:
    text = """
        A:
          hand: plasma_stuffing, encore, encore
        asteroids:
          wormhole: B at A
        """
    play = at(text)
    assert play.can("shoot", "wormhole")
    play.ops("plasma_stuffing")
    assert play.asteroids() == ["wormhole B>A!"]
    assert play.why_not("shoot", "wormhole") == "SV-85"  # two cards no longer do
    play.done()


@pytest.mark.rule("SV-R36")
def test_the_front_of_a_launched_card_is_seen_before_its_target_is_chosen() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom
          project: big_bang_generator [heavy_lifters, pickpockets]
        domination deck: wormhole, flak_belt, rest
        """,
        seats=3,
    )
    play.mob("interns_of_doom", "big_bang_generator")
    assert play.asked == "A target"
    for reader in ("A", "B", None):
        turned_up = play.view(reader).turned_up
        assert turned_up is not None
        assert turned_up.card == "wormhole"
    assert "flak_belt" not in msgspec.json.encode(play.view("A")).decode()  # not turned up yet
    play.choose("B")
    assert play.asteroids() == ["wormhole A>B"]
    second = play.view("A").turned_up
    assert second is not None
    assert second.card == "flak_belt"
    play.choose("C")
    assert play.asteroids() == ["wormhole A>B", "flak_belt A>C"]
    play.done()


# -- hands ---------------------------------------------------------------------------------------


@pytest.mark.rule("SV-R37")
def test_forced_discards_go_clockwise_each_of_own_choice_and_in_the_open() -> None:
    play = at(
        """
        active: C
        A:
          hand: night_shift, encore
        B:
          hand: pickpockets, cloning_vat
        C:
          hand: heavy_lifters, encore
        """,
        seats=4,
    )
    play.ops("heavy_lifters")  # D has no card and is skipped
    assert play.asked == "A discard"
    assert play.options() == ["encore", "night_shift"]
    play.choose("night_shift")
    assert play.asked == "B discard"
    assert play.minion_pile() == ["heavy_lifters", "night_shift"]  # B has seen A's card
    play.choose("cloning_vat")
    assert play.hand("A") == ["encore"]
    assert play.hand("B") == ["pickpockets"]
    assert play.hand("C") == ["encore"]  # the one who plays it discards nothing
    play.done("C")


_RICH = """
    A:
      hand: pickpockets
    B:
      hand: gravity_billiards, mental_restart, blueprint_arson, recruitment_drive
    """


@pytest.mark.rule("SV-R38")
def test_a_robbed_card_is_a_random_one() -> None:
    taken = set()
    for seed in range(40):
        play = at(_RICH, seats=2, seed=seed)
        play.ops("pickpockets")
        taken.add(play.hand("A")[0])
        assert len(play.hand("B")) == 3
    assert taken == {
        "gravity_billiards", "mental_restart", "blueprint_arson", "recruitment_drive",
    }  # fmt: skip


@pytest.mark.rule("SV-R38")
def test_a_robbed_card_is_known_to_the_two_villains_only() -> None:
    play = at(_RICH, seats=3)
    play.ops("pickpockets")  # C has no cards
    (card,) = play.hand("A")
    name = card.replace("_", " ").title()
    assert name in play.log("A")[-1]
    assert name in play.log("B")[-1]
    assert "a Minion card" in play.log("C")[-1]
    assert not any(name in line for line in play.log("C") + play.log())
    assert [seen.card for seen in play.view("B").villains[0].seen_hand] == [card]
    for reader in ("C", None):
        assert card not in msgspec.json.encode(play.view(reader)).decode()
    play.done()
