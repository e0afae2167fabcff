"""What looks like a slip of the hand in Supervillain."""

from __future__ import annotations

from tests.games.slips import asked
from tests.games.supervillain.playing import at

END = "End the Day"


def test_who_ends_the_day_with_plays_left_is_asked_which() -> None:
    play = at(
        "A:\n  hand: plasma_stuffing, recruitment_drive\n  project: wormhole\nasteroids:\n  flak_belt: A at B"
    )
    assert asked(play.table) == {END: "You can still play a Mob and an Ops."}
    play.mob("plasma_stuffing", "wormhole")
    assert asked(play.table) == {END: "You can still play an Ops."}


def test_who_has_no_card_to_play_is_not_asked() -> None:
    assert asked(at("A:\n  project: wormhole").table) == {}


def test_who_pays_with_an_own_project_is_asked() -> None:
    play = at(
        "A:\n  project: propaganda_studio\n  project: dyson_sweatshop\n  hand: interns_of_doom"
    )
    words = asked(play.table)
    assert (
        words["Destroy your Project Propaganda Studio"]
        == "This destroys your own Propaganda Studio."
    )
    assert [text for text in words if "Dyson" in text] == []


def test_who_wipes_mobs_off_a_project_of_a_rival_is_not_asked() -> None:
    text = "{}\n  project: star_of_death\n{}\n  project: wormhole [pickpockets]\n  project: chronosphere [encore]"
    play = at(text.format("A:", "B:"))
    [use] = asked(play.table).values()
    assert use == "This destroys your own Star of Death."
    play.use("star_of_death")
    assert asked(play.table) == {}
