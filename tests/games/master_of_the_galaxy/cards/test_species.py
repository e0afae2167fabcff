"""The nine species: a base project, receive projects with what they give, an agenda."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.master_of_the_galaxy.cards.printed_figures import of_deck
from tests.games.master_of_the_galaxy.playing import Play, at

SPECIES = of_deck("species")
PROJECTS = [(card, project) for card in SPECIES for project in card["receive_projects"]]
each_species = pytest.mark.parametrize("card", SPECIES, ids=[card["id"] for card in SPECIES])
each_project = pytest.mark.parametrize(
    ("card", "project"), PROJECTS, ids=[f"{card['id']}-{one['id']}" for card, one in PROJECTS]
)


def almost_done(card: dict[str, Any], project: str, slots: list[str]) -> Play:
    """A needs one more cube, which is drawn, for a project of the species."""
    *placed, last = slots
    return at(
        f"""
        drawn: {last.removesuffix("*")}
        A:
          bag: 1 black
          species: {card["id"]} [{project} {" ".join(placed)}]
          card: oracle-zhen
        """
    )


def fill(play: Play, card: dict[str, Any], project: str, slots: list[str]) -> None:
    last = slots[-1]
    play.put(last.removesuffix("*"), card["id"], project + "*" * last.endswith("*"))


def home(slots: list[str]) -> Counter[str]:
    """What comes back to a bag in which a black cube was."""
    kept = [slot for slot in slots if not slot.endswith("*")]
    return Counter([*kept, "black"])


def bag(play: Play) -> Counter[str]:
    colours = ("red", "blue", "yellow", "white", "black")
    return Counter({colour: play.bag("A", colour) for colour in colours if play.bag("A", colour)})


@pytest.mark.rule("MG-71")
@each_species
def test_the_base_project_builds_a_base(card: dict[str, Any]) -> None:
    slots = card["base_project"]["slots"]
    play = almost_done(card, "base", slots)
    fill(play, card, "base", slots)
    assert play.built(card["id"]) == 1
    assert play.on(card["id"]) == []
    assert bag(play) == home(slots)
    play.done()


@pytest.mark.rule("MG-83", "MG-84", "MG-91")
@each_project
def test_a_receive_project_draws_its_cards(card: dict[str, Any], project: dict[str, Any]) -> None:
    slots, gain = project["slots"], dict(project["gain"])
    play = almost_done(card, project["id"], slots)
    decks = ("leader", "conflict", "government", "commerce", "expansion", "progress")
    before = {deck: len(play.deck(deck)) for deck in decks}
    fill(play, card, project["id"], slots)
    if "any_development" in gain:
        assert play.options() == ["commerce", "expansion", "progress"]
        play.choose("expansion")
        gain = {"expansion": 1}
    elif len(gain) > 1:
        assert play.options() == sorted(gain)
        play.choose(min(gain))
    for _ in gain:
        play.keep()
    assert {deck: before[deck] - len(play.deck(deck)) for deck in decks} == {
        deck: gain.get(deck, 0) for deck in decks
    }
    assert play.on(card["id"]) == []
    assert bag(play) == home(slots)
    play.done()


@pytest.mark.rule("MG-93", "MG-94")
@each_species
def test_the_agenda_gives_its_symbols_while_it_is_filled(card: dict[str, Any]) -> None:
    slots = card["agenda"]["slots"]
    play = almost_done(card, "agenda", slots)
    assert play.symbols("A") == {"military": 1}  # of the home
    fill(play, card, "agenda", slots)
    expected = Counter(card["agenda"]["symbols"]) + Counter(["military"])
    assert Counter(play.symbols("A")) == expected
    assert len(play.on(card["id"], "agenda")) == len(slots)  # they stay
    play.done()
