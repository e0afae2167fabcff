"""Leaders whose ability is used by discarding them in Phase 3."""

from __future__ import annotations

import pytest

from tests.games.master_of_the_galaxy.cards.symbol_sources import SOURCES, powered
from tests.games.master_of_the_galaxy.playing import Play, at

# What each needs beyond the military symbol of A's home in the north-west.
NEEDS = {
    "arbiter-selvaan": ["diplomatic"],
    "chronarch-ilo": ["scientific", "scientific"],
    "inquisitor-thessk": ["diplomatic"],
    "void-caller-umbriel": ["scientific", "cultural"],
    "gate-warden-oru": ["economic"],
    "archivist-quill": ["scientific"],
    "kingmaker-dressa": ["cultural", "diplomatic"],
    "abductor-vesh": ["cultural"],
    "saboteur-rix": [],
    "quartermaster-bol": ["economic"],
    "master-builder-tark": ["economic", "cultural"],
}
SECOND_SCIENTIFIC = "  card: quantum-computing [blue blue blue yellow white]"


def with_leader(
    leader: str,
    more: str = "",
    *,
    mine: str = "",
    systems: str = "home-nw, march-nw",
    theirs: str = "bag: 1 blue",
    seats: int = 2,
    without: str = "",
) -> Play:
    """A in Phase 3 with that leader and the symbols it needs, except one. Lines are for A, B, all."""
    needs = [symbol for symbol in dict.fromkeys(NEEDS[leader]) if symbol != without]
    away = "home: home-se"
    if without == "military":
        systems, away = "home-sw, march-nw", "home: home-ne"
    lines = [
        "phase: use",
        more,
        "A:",
        f"  home: {systems.split(',')[0].split()[0]}",
        "  bag: 1 blue",
        f"  systems: {systems}",
        f"  card: {leader}",
        *(f"  card: {SOURCES[symbol]}" for symbol in needs),
        *([SECOND_SCIENTIFIC] if leader == "chronarch-ilo" and not without else []),
        *(f"  {line}" for line in mine.splitlines()),
        "B:",
        f"  {away}",
        *(f"  {line}" for line in theirs.splitlines()),
    ]
    return at("\n".join(lines), seats=seats)


@pytest.mark.rule("MG-101", "MG-128")
@pytest.mark.parametrize("leader", NEEDS)
def test_without_a_symbol_it_needs_a_leader_is_discarded_for_nothing(leader: str) -> None:
    missing = NEEDS[leader][0] if NEEDS[leader] else "military"
    play = with_leader(leader, without=missing)
    assert not play.works(leader)
    before = (play.systems("A"), play.systems("B"), [play.hole("march-ne"), play.hole("reach-ne")])
    play.discard(leader)
    assert (
        play.systems("A"),
        play.systems("B"),
        [play.hole("march-ne"), play.hole("reach-ne")],
    ) == before
    assert play.deck("leader")[-1] == leader
    assert play.bag("A") == 1
    assert not any("uses" in line for line in play.log()[-2:])


@pytest.mark.parametrize("leader", NEEDS)
def test_with_its_symbols_a_leader_works(leader: str) -> None:
    assert with_leader(leader).works(leader)


# -- Arbiter Sel Vaan ----------------------------------------------------------------------------


@pytest.mark.rule("MG-122")
def test_the_arbiter_cancels_a_conflict_of_others() -> None:
    play = at(
        f"""
        phase: use
        A:
          bag: 1 blue
          card: arbiter-selvaan
          {powered("diplomatic")}
        B:
          bag: 1 blue
          systems: home-ne, march-ne
        C:
          bag: 1 blue
          systems: home-se, march-se
        conflicts:
          trade-war: march-se [yellow] against march-ne [yellow yellow]
          border-war: march-ne against march-nw
        """,
        seats=3,
    )
    play.discard("arbiter-selvaan")
    assert play.options() == ["border-war", "trade-war"]
    play.choose("trade-war")
    assert "trade-war" in play.cards("C")  # the red side gets it
    assert (play.bag("B", "yellow"), play.bag("C", "yellow")) == (2, 1)
    assert play.conflicts() == ["border-war march-ne/march-nw"]
    play.done()


def test_the_arbiter_finds_no_conflict() -> None:
    play = with_leader("arbiter-selvaan")
    play.discard("arbiter-selvaan")
    assert play.conflicts() == []
    play.done()


# -- extra and skipped turns ---------------------------------------------------------------------


@pytest.mark.rule("MG-136")
def test_chronarch_ilo_gives_one_more_turn() -> None:
    play = with_leader("chronarch-ilo")
    play.discard("chronarch-ilo")
    assert play.g.extra == 1
    play.end()
    play.choose("red")
    assert play.g.active == 0
    assert (play.g.extra, play.g.running) == (0, 1)


@pytest.mark.rule("MG-136", "MG-R32")
@pytest.mark.parametrize(("granted", "taken"), [(2, 0), (1, 1), (0, 2)])
def test_chronarch_ilo_gives_no_third_turn_in_a_row(granted: int, taken: int) -> None:
    more = f"extra turns: {granted}\nextra turns taken: {taken}"
    play = with_leader("chronarch-ilo", more)
    play.discard("chronarch-ilo")
    assert play.g.extra == granted


@pytest.mark.rule("MG-137")
def test_inquisitor_thessk_lets_a_chosen_opponent_skip() -> None:
    play = with_leader("inquisitor-thessk", seats=3)
    tokens = play.g.tokens
    play.discard("inquisitor-thessk")
    assert play.options() == ["B", "C"]
    play.choose("C")
    assert list(play.g.skips) == [0, 0, 1]
    assert play.g.tokens == tokens - 1
    play.done()


def test_inquisitor_thessk_needs_no_question_for_one_opponent() -> None:
    play = with_leader("inquisitor-thessk")
    play.discard("inquisitor-thessk")
    assert list(play.g.skips) == [0, 1]


# -- black holes ---------------------------------------------------------------------------------


@pytest.mark.rule("MG-23", "MG-26")
def test_the_void_caller_devours_a_neutral_system() -> None:
    play = with_leader("void-caller-umbriel")
    tokens = play.g.tokens
    play.discard("void-caller-umbriel")
    assert "march-nw" not in play.options()
    assert "home-se" not in play.options()
    assert "reach-ne" not in play.options()  # a black hole already
    play.choose("march-ne")
    assert play.hole("march-ne")
    assert play.g.tokens == tokens - 1
    play.done()


@pytest.mark.rule("MG-R33")
def test_the_void_caller_needs_a_token() -> None:
    holes = "home-ne, reach-ne, shoal-ne, home-sw, reach-sw, shoal-sw, edge-n, edge-s, edge-e"
    play = with_leader("void-caller-umbriel", f"black holes: {holes}")
    assert play.g.tokens == 0
    play.discard("void-caller-umbriel")
    assert not play.hole("march-ne")
    play.done()


@pytest.mark.rule("MG-25")
def test_the_gate_warden_removes_a_black_hole_and_takes_two_of_its_colour() -> None:
    play = with_leader("gate-warden-oru")
    play.discard("gate-warden-oru")
    assert play.options() == ["reach-ne", "reach-sw", "shoal-ne", "shoal-sw"]  # no home
    play.choose("reach-ne")  # it is yellow
    assert not play.hole("reach-ne")
    assert play.bag("A", "yellow") == 2
    play.done()


def test_the_gate_warden_finds_no_token() -> None:
    play = with_leader("gate-warden-oru", "black holes: home-ne, home-sw")
    play.discard("gate-warden-oru")
    assert play.bag("A") == 1
    play.done()


@pytest.mark.rule("MG-R3")
def test_the_gate_warden_takes_what_is_left_of_the_colour() -> None:
    play = with_leader("gate-warden-oru", theirs="bag: 43 yellow")
    left = play.reserve("yellow")
    assert left == 1
    play.discard("gate-warden-oru")
    play.choose("reach-ne")
    assert play.bag("A", "yellow") == left


# -- cards ---------------------------------------------------------------------------------------


@pytest.mark.rule("MG-29")
def test_the_archivist_takes_any_card_of_a_development_deck() -> None:
    play = with_leader(
        "archivist-quill", "commerce deck: trade-fleet, luxury-goods, black-market, rest"
    )
    play.discard("archivist-quill")
    assert play.options() == ["commerce", "expansion", "progress"]
    play.choose("commerce", "black-market")
    assert "black-market" in play.cards("A")
    assert len(play.deck("commerce")) == 8
    assert {"luxury-goods", "trade-fleet"} < {*play.deck("commerce")}
    play.done()


@pytest.mark.rule("MG-28")
def test_the_kingmaker_gains_a_random_government() -> None:
    play = with_leader("kingmaker-dressa")
    before = {*play.deck("government")}
    play.discard("kingmaker-dressa")
    (gained,) = before - {*play.deck("government")}
    assert gained in play.cards("A")
    assert len(before) == 9


def test_the_kingmaker_does_not_always_find_the_same() -> None:
    found = set()
    for seed in range(6):
        play = at(
            """
            phase: use
            A:
              card: kingmaker-dressa
              card: virtual-worlds [blue blue white yellow]
              card: insurance-syndicate [yellow yellow white white]
            """,
            seed=seed,
        )
        play.discard("kingmaker-dressa")
        found.add(tuple(play.cards("A")))
    assert len(found) > 1


@pytest.mark.rule("MG-130")
def test_the_abductor_takes_a_leader_and_its_cubes_go_home() -> None:
    theirs = "bag: 1 blue\ncard: oracle-zhen\ncard: spymaster-nul [white]"
    play = with_leader("abductor-vesh", theirs=theirs)
    play.discard("abductor-vesh")
    assert play.options() == ["oracle-zhen", "spymaster-nul"]
    play.choose("spymaster-nul")
    assert "spymaster-nul" in play.cards("A")
    assert "oracle-zhen" in play.cards("B")
    assert play.on("spymaster-nul") == []
    assert (play.bag("B", "white"), play.bag("A", "white")) == (1, 0)
    play.done()


def test_the_abductor_finds_no_leader() -> None:
    play = with_leader("abductor-vesh")
    before = play.cards("B")
    play.discard("abductor-vesh")
    assert play.cards("B") == before
    play.done()


# -- bases ---------------------------------------------------------------------------------------


@pytest.mark.rule("MG-143")
def test_the_saboteur_removes_one_base_of_a_neighbour() -> None:
    play = with_leader("saboteur-rix", theirs="systems: home-se, march-ne 2, march-se, edge-s")
    play.discard("saboteur-rix")  # only march-ne is joined to a system of A
    assert play.systems("B") == {"home-se": 1, "march-ne": 1, "march-se": 1, "edge-s": 1}
    assert play.unused("B") == 5
    assert play.asked == "A harvest"  # nothing else is left to do


def test_the_saboteur_takes_a_system_with_its_last_base() -> None:
    theirs = "bag: 1 blue\nsystems: home-se, march-ne, edge-n\nroute: march-ne>edge-e red"
    play = with_leader("saboteur-rix", theirs=theirs)
    play.discard("saboteur-rix")
    assert play.options() == ["edge-n", "march-ne"]
    play.choose("march-ne")
    assert play.systems("B") == {"home-se": 1, "edge-n": 1}
    assert play.route("march-ne>edge-e") == []
    assert play.bag("B", "red") == 1
    assert play.asked == "A harvest"  # nothing else is left to do


def test_the_saboteur_spares_starting_systems_and_distant_ones() -> None:
    play = at(
        """
        phase: use
        A:
          bag: 1 blue
          systems: home-nw, march-se
          card: saboteur-rix
        B:
          systems: home-se, edge-n
        """
    )
    play.discard("saboteur-rix")
    assert play.systems("B") == {"home-se": 1, "edge-n": 1}
    assert play.asked == "A harvest"  # nothing else is left to do


def test_the_quartermaster_takes_one_of_each_colour() -> None:
    play = with_leader("quartermaster-bol")
    play.discard("quartermaster-bol")
    bag = {colour: play.bag("A", colour) for colour in ("red", "blue", "yellow", "white", "black")}
    assert bag == {"red": 1, "blue": 2, "yellow": 1, "white": 1, "black": 0}


def test_the_quartermaster_goes_without_a_colour_that_is_out() -> None:
    play = with_leader("quartermaster-bol", theirs="bag: 45 red")
    play.discard("quartermaster-bol")
    assert (play.bag("A", "red"), play.bag("A", "white")) == (0, 1)


@pytest.mark.rule("MG-R12")
def test_the_master_builder_puts_a_base_on_a_slot_with_room() -> None:
    play = with_leader(
        "master-builder-tark", mine="species: humans +base\ncard: colonial-federation"
    )
    play.discard("master-builder-tark")  # the slot of the Humans is taken: no question
    assert (play.built("colonial-federation"), play.built("humans")) == (1, 1)
    assert play.unused("A") == 5  # two on the board, two on cards
    play.done()


def test_the_master_builder_chooses_among_slots() -> None:
    play = with_leader("master-builder-tark", mine="species: humans\ncard: hive-mandate +base")
    play.discard("master-builder-tark")
    assert play.options() == ["hive-mandate", "humans"]
    play.choose("hive-mandate")
    assert (play.built("hive-mandate"), play.built("humans")) == (2, 0)
    play.done()


def test_the_master_builder_finds_no_slot_with_room() -> None:
    play = with_leader("master-builder-tark", mine="species: humans +base")
    play.discard("master-builder-tark")
    assert (play.built("humans"), play.unused("A")) == (1, 6)
    play.done()


@pytest.mark.rule("MG-75")
@pytest.mark.parametrize(
    ("card", "waiting", "built"),
    [
        ("humans", "+base +base", 0),
        ("hive-mandate", "+base +base", 1),
        ("hive-mandate", "+base", 1),
    ],
    ids=["full", "both full", "one free"],
)
def test_a_slot_left_in_this_turn_has_no_room_for_the_master_builder(
    card: str, waiting: str, built: int
) -> None:
    play = at(
        f"""
        phase: rewards
        A:
          species: humans +base
          card: colonial-federation +base
          card: hive-mandate {waiting}
          card: master-builder-tark
          {powered("economic", "cultural")}
        """
    )
    play.place(card, "home-nw")
    play.keep()
    play.end()
    play.discard("master-builder-tark")
    assert play.built(card) == built
    play.done()


def test_the_master_builder_has_no_unused_base() -> None:
    full = "home-nw 3, march-nw 3, edge-n, shoal-nw"
    play = with_leader(
        "master-builder-tark", systems=full, mine="species: humans +base\ncard: hive-mandate"
    )
    assert play.unused("A") == 0
    play.discard("master-builder-tark")
    assert play.built("hive-mandate") == 0
    play.done()
