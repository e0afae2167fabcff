"""The nine progress developments."""

from __future__ import annotations

import pytest

from tests.games.master_of_the_galaxy.playing import Play, at

# -- Quantum Computing ---------------------------------------------------------------------------


@pytest.mark.parametrize(("cubes", "count"), [("blue blue blue yellow white", 4), ("blue", 3)])
def test_quantum_computing_draws_a_fourth_cube(cubes: str, count: int) -> None:
    play = at(
        f"""
        phase: gain
        A:
          bag: 9 red
          card: quantum-computing [{cubes}]
        """
    )
    assert play.drawn() == ["red"] * count


def test_quantum_computing_draws_what_there_is() -> None:
    play = at(
        """
        phase: gain
        A:
          bag: 2 red
          card: quantum-computing [blue blue blue yellow white]
        """
    )
    assert play.drawn() == ["red"] * 2


# -- discarded for what they do ------------------------------------------------------------------


def discarding(card: str, more: str = "", seats: int = 2) -> Play:
    return at(
        f"""
        phase: use
        A:
          bag: 1 black
          card: {card}
          card: reformer-juno
        {more}
        """,
        seats=seats,
    )


@pytest.mark.parametrize(
    "card", ["time-dilation", "stasis-field", "deep-surveillance", "archive-of-the-ancients"]
)
def test_what_is_not_implemented_is_discarded_for_nothing(card: str) -> None:
    play = discarding(card, "B:\n          species: humans [agenda red]")
    play.discard(card)
    assert (play.g.extra, list(play.g.skips)) == (0, [0, 0])
    assert play.on("humans") == ["red"]
    assert play.cards("A") == ["reformer-juno", "shabazi"]  # nothing was found for it
    play.done()


def test_time_dilation_gives_one_more_turn() -> None:
    play = discarding("time-dilation [blue blue blue white white black*]")
    play.discard("time-dilation")
    assert play.g.extra == 1
    play.end()
    play.choose("red")
    assert play.g.active == 0


@pytest.mark.rule("MG-R32")
def test_time_dilation_gives_no_third_turn_in_a_row() -> None:
    card = "time-dilation [blue blue blue white white black*]"
    play = at(
        f"""
        phase: use
        extra turns: 1
        extra turns taken: 1
        A:
          card: {card}
          card: reformer-juno
        """
    )
    play.discard("time-dilation")
    assert play.g.extra == 1


def test_the_stasis_field_lets_an_opponent_skip() -> None:
    play = discarding("stasis-field [blue blue red black*]", seats=3)
    play.discard("stasis-field")
    assert play.options() == ["B", "C"]
    play.choose("B")
    assert list(play.g.skips) == [0, 1, 0]
    play.done()


def test_the_archive_finds_any_development() -> None:
    play = discarding("archive-of-the-ancients [blue blue yellow yellow]")
    play.discard("archive-of-the-ancients")
    play.choose("expansion", "jump-gates")
    assert "jump-gates" in play.cards("A")
    assert len(play.deck("expansion")) == 8
    play.done()


# -- Deep Surveillance ---------------------------------------------------------------------------

SURVEILLANCE = "deep-surveillance [blue blue yellow black]"
RICH = """B:
          bag: 1 black
          species: humans [agenda red blue black | base white]
          route: home-se>shoal-se red red
          card: warlord-krag [red]
        planets:
          home-se: yellow"""


def test_surveillance_takes_up_to_three_cubes_one_from_each_project() -> None:
    play = discarding(SURVEILLANCE, RICH)
    play.discard("deep-surveillance")
    assert play.options() == [
        "decline",
        "home-se>shoal-se B",
        "humans agenda B",
        "humans agenda B",
        "humans base B",
        "warlord-krag covert B",
    ]
    play.cube("humans", "agenda")
    assert "humans agenda B" not in play.options()
    play.cube("", "home-se>shoal-se")
    play.cube("warlord-krag", "covert")
    assert play.route("home-se>shoal-se") == ["red"]
    assert play.on("warlord-krag") == []
    assert play.planets("home-se") == ["yellow"]
    assert play.on("humans", "base") == ["white"]
    play.done()


def test_surveillance_may_take_fewer() -> None:
    play = discarding(SURVEILLANCE, RICH)
    play.discard("deep-surveillance")
    play.cube("humans", "base")
    play.decline()
    assert play.bag("A", "white") == 1
    assert len(play.on("humans")) == 3
    play.done()


def test_surveillance_watches_one_opponent() -> None:
    more = """B:
          species: humans [agenda red]
        C:
          species: roc [agenda red]"""
    play = discarding(SURVEILLANCE, more, seats=3)
    play.discard("deep-surveillance")
    play.choose("C")
    assert play.options() == ["decline", "roc agenda C"]


def test_surveillance_finds_nothing() -> None:
    play = discarding(SURVEILLANCE, "B:\n          species: humans [agenda black]")
    play.discard("deep-surveillance")
    assert play.on("humans") == ["black"]
    play.done()


# -- Gene Engineering ----------------------------------------------------------------------------


def breeding(cubes: str) -> set[str]:
    play = at(
        f"""
        drawn: blue white red
        A:
          species: humans
          card: terraforming
          card: oracle-zhen
          card: gate-warden-oru
          card: gene-engineering [{cubes}]
        """
    )
    return {*play.options()}


def test_gene_engineering_swaps_blue_and_white_on_developments_and_agendas() -> None:
    options = breeding("blue white white")
    assert {
        "blue terraforming development white",
        "white terraforming development blue",
        "blue humans agenda white",
        "white humans agenda blue",
    } <= options
    assert not [one for one in options if one.startswith("red") and "development" in one]
    assert "blue gate-warden-oru covert white" not in options
    assert not [one for one in options if one.startswith("white humans base blue")]


def test_without_gene_engineering_colours_count() -> None:
    options = breeding("blue white")
    assert "blue terraforming development white" not in options
    assert "white terraforming development" in options


# -- Virtual Worlds ------------------------------------------------------------------------------

LEADERS = [
    "oracle-zhen", "spymaster-nul", "admiral-yx", "reformer-juno", "saboteur-rix",
    "abductor-vesh", "warlord-krag", "archivist-quill",
]  # fmt: skip


@pytest.mark.rule("MG-31")
@pytest.mark.parametrize(
    ("cubes", "leaders", "free"),
    [
        ("blue blue white yellow", 7, True),  # nine cards in all
        ("blue blue white yellow", 8, False),
        ("blue blue white", 5, True),
        ("blue blue white", 6, False),
    ],
)
def test_virtual_worlds_make_room_for_nine_cards(cubes: str, leaders: int, free: bool) -> None:
    lines = "\n          ".join(f"card: {leader}" for leader in LEADERS[:leaders])
    play = at(
        f"""
        phase: use
        A:
          card: virtual-worlds [{cubes}]
          {lines}
        """
    )
    assert ("end" in play.options()) is free


# -- Antimatter Weapons --------------------------------------------------------------------------


@pytest.mark.parametrize(("cubes", "spoils"), [("blue red red red", 4), ("blue red red", 2)])
def test_antimatter_weapons_take_two_cubes_more(cubes: str, spoils: int) -> None:
    play = at(
        f"""
        drawn: red
        A:
          bag: 1 black
          systems: home-nw, march-nw
          card: antimatter-weapons [{cubes}]
        conflicts:
          border-war: march-nw [red red white white*] against edge-w
        """
    )
    play.put("red", "border-war", "red")
    for _ in range(spoils):
        assert play.asked == "A take-cube"
        play.choose("yellow")
    assert play.bag("A", "yellow") == spoils
    assert play.asked == "A occupy"


# -- Universal Translator ------------------------------------------------------------------------


@pytest.mark.rule("MG-32")
@pytest.mark.parametrize("take", [True, False])
def test_the_translator_may_take_a_cube_for_a_leader(take: bool) -> None:
    play = at(
        """
        drawn: white
        A:
          bag: 1 black
          species: humans [r2 yellow]
          card: universal-translator [red blue yellow white black black]
        """
    )
    play.put("white", "humans", "r2")
    play.keep()
    assert play.options() == ["blue", "decline", "red", "white", "yellow"]
    if take:
        play.choose("blue")
    else:
        play.decline()
    assert play.bag("A", "blue") == take
    play.done()


@pytest.mark.parametrize(
    ("project", "cubes"),
    [
        ("r2 yellow", "red blue yellow white black"),
        ("r3 red blue", "red blue yellow white black black"),
    ],
    ids=["not implemented", "another card"],
)
def test_the_translator_has_nothing_to_translate(project: str, cubes: str) -> None:
    play = at(
        f"""
        drawn: white
        A:
          bag: 1 black
          species: humans [{project}]
          card: universal-translator [{cubes}]
        """
    )
    play.put("white", "humans", project.split()[0])
    play.keep()
    play.done()
