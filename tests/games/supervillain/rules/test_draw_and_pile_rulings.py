"""Rulings on draws, discards and piles, and on doing as much as possible."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.supervillain.playing import at

# -- drawing -------------------------------------------------------------------------------------


@pytest.mark.rule("SV-R6")
def test_a_pile_is_reshuffled_when_a_card_is_needed_not_when_the_last_is_taken() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom, slingshot_crew, interns_of_doom
        minion deck: encore
        minion pile: pickpockets, night_shift
        domination deck: wormhole
        domination pile: flak_belt
        """
    )
    play.ops("interns_of_doom")
    play.ops("slingshot_crew")
    view = play.view()
    assert (view.minion_deck, view.domination_deck) == (0, 0)
    assert play.minion_pile()[:2] == ["pickpockets", "night_shift"]
    assert play.domination_pile() == ["flak_belt"]
    play.ops("interns_of_doom")
    assert play.minion_pile() == []
    assert play.view().minion_deck == 4
    play.done()


@pytest.mark.rule("SV-R7", "SV-57")
def test_an_ops_shuffled_in_by_its_own_draw_may_be_drawn_at_once() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom
        minion deck:
        """
    )
    play.ops("interns_of_doom")
    assert play.hand("A") == ["interns_of_doom"]
    assert play.minion_pile() == []
    play.done()


@pytest.mark.rule("SV-R7", "SV-11")
@pytest.mark.parametrize("card", ["night_shift", "cloning_vat"])
def test_an_ops_cannot_choose_itself_in_the_pile_but_another_copy(card: str) -> None:
    text = f"""
        A:
          hand: {card}
          project: star_of_death
        minion pile: """
    assert at(text).why_not("ops", card) == "SV-R10"
    play = at(f"{text} {card}, slingshot_crew")
    play.ops(card)
    assert play.options() == sorted([card, "slingshot_crew"])  # one of the two copies
    play.choose(card)
    assert play.minion_pile() == ["slingshot_crew", card]
    play.done()


@pytest.mark.rule("SV-R8", "SV-116")
def test_several_cards_are_drawn_one_by_one_with_a_reshuffle_in_between() -> None:
    play = at(
        """
        A:
          hand: recruitment_drive
        minion deck: encore
        minion pile: pickpockets, night_shift
        """
    )
    play.ops("recruitment_drive")
    drawn = play.hand("A")
    assert len(drawn) == 2
    assert "encore" in drawn
    assert (play.minion_pile(), play.view().minion_deck) == ([], 2)
    play.done()


@pytest.mark.rule("SV-R8", "SV-114")
def test_projects_already_taken_stay_when_the_galaxy_is_exhausted() -> None:
    play = at(
        """
        A:
          hand: mental_restart
          project: wormhole
        B:
          facility: dna_splitter
        domination deck:
        """
    )
    play.ops("mental_restart")  # the Project destroyed comes back, and there is no second card
    assert play.projects("A") == ["wormhole"]
    assert play.winners == "B"


@pytest.mark.rule("SV-R9", "SV-R8", "SV-117")
def test_as_much_as_possible_is_done() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board
        B:
          facility: wormhole
        minion deck:
        """
    )
    play.ops("back_to_the_drawing_board")  # two cards for B, and there is only this one
    assert play.projects("B") == ["wormhole"]
    assert play.hand("B") == ["back_to_the_drawing_board"]
    play.done()


@pytest.mark.rule("SV-R9", "SV-R10")
def test_what_follows_a_then_does_not_happen_without_what_goes_before() -> None:
    play = at(
        """
        A:
          hand: encore, mental_restart
          facility: minion_academy
        minion deck:
        """
    )
    assert play.why_not("use", "minion_academy") == "SV-R10"  # no draw, so no discard
    assert play.why_not("ops", "mental_restart") == "SV-R10"  # no Project destroyed, none taken
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


# -- Evening and piles ---------------------------------------------------------------------------


@pytest.mark.rule("SV-R39")
def test_nothing_but_discarding_is_done_in_the_evening_and_all_at_once() -> None:
    hand = "interns_of_doom, encore, encore, pickpockets, pickpockets, night_shift, night_shift"
    play = at(
        f"""
        phase: evening
        A:
          hand: {hand}, heavy_lifters, heavy_lifters
          facility: minion_academy
        asteroids:
          wormhole: B at A
        """
    )
    assert play.asked == "A evening"
    for kind, card in [
        ("use", "minion_academy"),
        ("ops", "interns_of_doom"),
        ("shoot", "wormhole"),
    ]:
        assert not play.can(kind, card)
    play.choose("encore")
    assert play.minion_pile() == []  # both go together
    play.choose("pickpockets")
    assert play.minion_pile()[:2] == ["encore", "pickpockets"]
    assert len(play.hand("A")) == 7
    assert play.asked == "B turned-up"


@pytest.mark.rule("SV-R40", "SV-134")
def test_mobs_of_a_completed_project_keep_the_order_in_which_they_lay() -> None:
    play = at(
        """
        A:
          hand: encore
          project: mirror_moon [pickpockets, heavy_lifters]
        minion pile: night_shift
        """
    )
    play.mob("encore", "mirror_moon")
    assert play.minion_pile() == ["night_shift", "pickpockets", "heavy_lifters", "encore"]
    play.done()  # nobody was asked for an order


@pytest.mark.rule("SV-R40", "SV-134")
def test_mobs_destroyed_together_keep_the_order_in_which_they_lay() -> None:
    play = at(
        """
        A:
          project: star_of_death
        B:
          project: mirror_moon [pickpockets, encore +token, plasma_stuffing]
        """
    )
    play.use("star_of_death")
    assert play.minion_pile() == ["pickpockets", "encore", "plasma_stuffing"]
    play.done()


@pytest.mark.rule("SV-R41")
@pytest.mark.parametrize("reader", ["A", "B", None])
def test_the_sizes_of_the_decks_are_public(reader: str | None) -> None:
    play = at(
        """
        A:
          hand: interns_of_doom, slingshot_crew
        minion deck: encore, encore, pickpockets
        domination deck: wormhole, flak_belt
        """
    )
    assert play.view(reader).minion_deck == 3
    assert play.view(reader).domination_deck == 2
    play.ops("interns_of_doom")
    play.ops("slingshot_crew")
    assert play.view(reader).minion_deck == 2
    assert play.view(reader).domination_deck == 1
