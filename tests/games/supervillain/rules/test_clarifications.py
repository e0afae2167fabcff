"""Taking back, order of Villains and piles, open and hidden information (SV-130 to SV-138)."""

from __future__ import annotations

import msgspec
import pytest

import fiendish
from tests.games.supervillain.playing import Play, at


def _seen(play: Play, reader: str | None) -> str:
    """All that a Villain (or a spectator) is shown, as text: the table and the log."""
    return msgspec.json.encode(play.view(reader)).decode() + "\n".join(play.log(reader))


# -- taking back ---------------------------------------------------------------------------------


@pytest.mark.rule("SV-130")
def test_a_move_may_be_taken_back_and_played_differently() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: wormhole
          project: chronosphere
        """
    )
    play.mob("heavy_lifters", "wormhole")
    assert play.table.can_undo(0)
    play.table.undo(0)
    assert play.hand("A") == ["heavy_lifters"]
    assert play.mobs("A") == []
    play.mob("heavy_lifters", "chronosphere")  # the Mob of the turn is free again
    assert play.mobs("A", "chronosphere") == ["heavy_lifters"]
    play.done()


@pytest.mark.rule("SV-130")
@pytest.mark.parametrize("card", ["interns_of_doom", "slingshot_crew"])
def test_a_draw_from_either_deck_closes_the_window(card: str) -> None:
    play = at(
        f"""
        A:
          hand: {card}, encore
          project: wormhole
        """
    )
    play.mob("encore", "wormhole")
    assert play.table.can_undo(0)
    play.ops(card)
    reason = play.table.why_not_undo(0)
    assert reason is not None
    assert reason.rule == "SV-130"
    before = play.table.digest()
    with pytest.raises(fiendish.IllegalAnswer):
        play.table.undo(0)
    assert play.table.digest() == before
    play.done()


@pytest.mark.rule("SV-130")
def test_only_the_villain_who_moved_takes_back() -> None:
    play = at(
        """
        A:
          hand: encore
          project: wormhole
        """
    )
    assert not play.table.can_undo(0)  # nothing has been done yet
    play.mob("encore", "wormhole")
    assert not play.table.can_undo(1)
    assert play.table.can_undo(0)


@pytest.mark.rule("SV-130")
def test_what_was_taken_back_leaves_no_trace_but_a_line_in_the_log() -> None:
    play = at(
        """
        A:
          hand: shield_polishers, heavy_lifters
          facility: wormhole
          project: chronosphere
        """
    )
    text = play.table.position()
    play.ops("shield_polishers")
    play.table.undo(0)
    assert play.table.position() == text
    assert play.tokens("A") == []
    assert [line for line in play.log("B") if "Shield Polishers" in line] == []
    assert "takes back" in play.log("B")[-1]
    play.done()


# -- order of Villains ---------------------------------------------------------------------------


@pytest.mark.rule("SV-131")
def test_several_villains_act_clockwise_beginning_with_the_active_one() -> None:
    play = at(
        """
        active: C
        A:
          hand: encore, cloning_vat
        B:
          project: ministry_of_malice [plasma_stuffing, interns_of_doom]
        C:
          hand: shift_change, night_shift, pickpockets
          project: mirror_moon [heavy_lifters]
        D:
          hand: encore, cloning_vat
        """,
        seats=4,
    )
    play.ops("shift_change")
    play.choose("heavy_lifters", "interns_of_doom")  # finishes B's Ministry
    order = []
    while play.asked != "C day":
        order.append(play.asked)
        play.choose(play.options()[0])
    assert order == ["C discard", "D discard", "A discard"]
    play.done("C")


# -- the discard piles ---------------------------------------------------------------------------


@pytest.mark.rule("SV-132", "SV-135")
@pytest.mark.parametrize(
    "pile",
    [
        ["heavy_lifters", "pickpockets", "encore"],
        ["encore", "heavy_lifters", "pickpockets"],
    ],
)
def test_any_card_of_the_minion_pile_can_be_taken_and_the_others_keep_their_order(
    pile: list[str],
) -> None:
    play = at(
        f"""
        A:
          hand: night_shift
        minion pile: {", ".join(pile)}
        """
    )
    play.ops("night_shift")
    assert play.options() == ["encore", "heavy_lifters", "pickpockets"]
    play.choose("heavy_lifters")
    assert play.minion_pile() == [
        *(card for card in pile if card != "heavy_lifters"),
        "night_shift",
    ]
    play.done()


@pytest.mark.rule("SV-133")
def test_an_ops_goes_on_the_pile_at_once_and_other_cards_as_they_come() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
        B:
          hand: night_shift, encore
          project: mirror_moon [heavy_lifters, pickpockets]
          facility: senate_in_chains
        """
    )
    play.ops("strike_agitators")
    assert play.minion_pile() == ["strike_agitators"]  # nothing is chosen yet
    play.choose("pickpockets")
    assert play.minion_pile() == ["strike_agitators", "pickpockets"]
    play.choose("encore")  # B's Senate
    assert play.minion_pile() == ["strike_agitators", "pickpockets", "encore"]
    play.done()


@pytest.mark.rule("SV-134")
@pytest.mark.parametrize("order", [("encore", "night_shift"), ("night_shift", "encore")])
def test_the_owner_orders_cards_discarded_together(order: tuple[str, str]) -> None:
    play = at(
        """
        A:
          hand: encore, night_shift, heavy_lifters
          facility: star_of_death
        """
    )
    play.use("star_of_death")
    play.choose(*order)
    assert play.minion_pile() == [*order]
    play.done()


@pytest.mark.rule("SV-136")
@pytest.mark.parametrize("pile", ["wormhole, flak_belt, mirror_moon", "mirror_moon, flak_belt"])
def test_the_order_of_the_domination_pile_decides_nothing(pile: str) -> None:
    play = at(
        f"""
        A:
          hand: encore
          project: chronosphere [heavy_lifters]
        domination pile: {pile}
        """
    )
    play.mob("encore", "chronosphere")
    assert play.options() == sorted(pile.split(", "))
    play.choose("flak_belt")  # from the middle or the top
    assert play.projects("A") == ["flak_belt"]
    assert play.domination_pile() == [card for card in pile.split(", ") if card != "flak_belt"]
    play.done()


# -- information ---------------------------------------------------------------------------------


def _table_with_secrets() -> Play:
    return at(
        """
        A:
          hand: mental_restart, gravity_billiards
          project: wormhole [heavy_lifters +token]
        B:
          hand: blueprint_arson
          facility: hypno_tower +token
        C:
          hand: recruitment_drive
        asteroids:
          flak_belt: C at A +charged
        minion deck: shift_change, body_snatchers
        minion pile: encore, pickpockets
        domination deck: star_of_death, doomsday_clock
        domination pile: mirror_moon
        """,
        seats=3,
    )


@pytest.mark.rule("SV-137")
@pytest.mark.parametrize("reader", ["A", "B", "C", None])
def test_open_information_is_open_to_all(reader: str | None) -> None:
    view = _table_with_secrets().view(reader)
    assert [villain.hand_size for villain in view.villains] == [2, 1, 1]
    assert [(a.card, a.owner, a.target, a.charged) for a in view.asteroids] == [
        ("flak_belt", 2, 0, True)
    ]
    assert [card.card for card in view.minion_pile] == ["encore", "pickpockets"]
    assert [card.card for card in view.domination_pile] == ["mirror_moon"]
    (project,) = view.villains[0].projects
    assert project.card == "wormhole"
    assert [(mob.card, mob.token) for mob in project.mobs] == [("heavy_lifters", True)]
    (facility,) = view.villains[1].facilities
    assert (facility.card, facility.token) == ("hypno_tower", True)


@pytest.mark.rule("SV-138")
@pytest.mark.parametrize(
    ("reader", "own"),
    [
        ("A", {"mental_restart", "gravity_billiards"}),
        ("B", {"blueprint_arson"}),
        ("C", {"recruitment_drive"}),
        (None, set()),
    ],
)
def test_hands_and_decks_are_hidden(reader: str | None, own: set[str]) -> None:
    play = _table_with_secrets()
    hidden = {
        "mental_restart", "gravity_billiards", "blueprint_arson", "recruitment_drive",
        "shift_change", "body_snatchers", "star_of_death", "doomsday_clock",
    }  # fmt: skip
    text = _seen(play, reader)
    assert {card for card in hidden if card in text} == own
    assert {card.card for card in play.view(reader).hand} == own


@pytest.mark.rule("SV-138")
def test_a_card_drawn_is_named_to_the_one_who_draws_only() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom
        minion deck: gravity_billiards, rest
        """
    )
    play.ops("interns_of_doom")
    assert play.hand("A") == ["gravity_billiards"]
    assert play.log("A")[-1] == "You draw Gravity Billiards."
    assert play.log("B")[-1] == "A draws a Minion card."
    assert "gravity_billiards" in _seen(play, "A")
    assert "ravity" not in _seen(play, "B")
    assert "ravity" not in _seen(play, None)
    play.done()


@pytest.mark.rule("SV-137", "SV-138")
def test_a_card_taken_from_the_open_pile_is_known_to_all() -> None:
    play = at(
        """
        A:
          hand: night_shift
        minion pile: gravity_billiards
        """
    )
    play.ops("night_shift")
    assert [card.card for card in play.view("B").villains[0].seen_hand] == ["gravity_billiards"]
    play.done()
