"""The nine commerce developments. A development works while all its slots are filled."""

from __future__ import annotations

import pytest

from tests.games.master_of_the_galaxy.playing import Play, at

# -- Space Exchange ------------------------------------------------------------------------------

EXCHANGE = "card: space-exchange [yellow yellow blue white]"


def exchanging(card: str = EXCHANGE, drawn: str = "red black", more: str = "") -> Play:
    return at(
        f"""
        drawn: {drawn}
        {more}
        A:
          bag: 1 black
          {card}
        """
    )


def swaps(play: Play) -> list[str]:
    return [option for option in play.options() if option.startswith("exchange")]


def test_the_exchange_swaps_a_drawn_cube_once() -> None:
    play = exchanging()
    red, white = play.reserve("red"), play.reserve("white")
    assert len(swaps(play)) == 3  # red for blue, yellow or white; black is not exchanged
    play.take(kind="exchange", text="Exchange a red cube for a white one")
    assert play.drawn() == ["white", "black"]
    assert (play.reserve("red"), play.reserve("white")) == (red + 1, white - 1)
    assert swaps(play) == []
    play.done()


@pytest.mark.parametrize(
    ("card", "drawn", "more"),
    [
        ("card: space-exchange [yellow yellow blue]", "red", ""),
        (EXCHANGE, "black", ""),
        (EXCHANGE, "red", "exchanged: yes"),
    ],
    ids=["not implemented", "only black", "used already"],
)
def test_the_exchange_is_closed(card: str, drawn: str, more: str) -> None:
    assert swaps(exchanging(card, drawn, more)) == []


# -- Free Trade Zone -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("systems", "cubes", "taken"),
    [
        ("home-se, march-nw", "yellow yellow white", 1),  # joined to home-nw
        ("home-se, march-se", "yellow yellow white", 0),  # far away
        ("home-se, march-nw", "yellow yellow", 0),  # not implemented
    ],
)
def test_the_trade_zone_profits_from_settlers_next_door(
    systems: str, cubes: str, taken: int
) -> None:
    play = at(
        f"""
        drawn: blue
        A:
          bag: 1 black
          card: oracle-zhen
        B:
          bag: 1 black
          systems: {systems}
          card: free-trade-zone [{cubes}]
        """
    )
    play.settle("blue", "home-nw")
    assert (play.bag("A", "blue"), play.bag("B", "blue")) == (2, taken)
    play.done()


def test_the_trade_zone_gives_nothing_for_own_settlers() -> None:
    play = at(
        """
        drawn: red
        A:
          bag: 1 black
          systems: home-nw, march-nw
          card: free-trade-zone [yellow yellow white]
        """
    )
    play.settle("red", "home-nw")
    assert play.bag("A", "red") == 3


# -- Interstellar Bank ---------------------------------------------------------------------------


def morning(cubes: str) -> Play:
    return at(
        f"""
        phase: start
        A:
          bag: 3 red
          card: interstellar-bank [{cubes}]
        """
    )


@pytest.mark.parametrize(("take", "yellow"), [(True, 1), (False, 0)])
def test_the_bank_may_give_a_yellow_cube_each_morning(take: bool, yellow: int) -> None:
    play = morning("yellow yellow yellow white")
    assert play.options() == ["decline", "yellow"]
    if take:
        play.choose("yellow")
    else:
        play.decline()
    assert play.bag("A", "yellow") + play.drawn().count("yellow") == yellow
    play.done()


def test_the_bank_gives_nothing_before_it_is_built() -> None:
    play = morning("yellow yellow yellow")
    assert play.drawn() == ["red"] * 3
    play.done()


def test_the_bank_saves_an_empty_bag() -> None:
    play = at(
        """
        phase: start
        A:
          bag: 0 red
          card: interstellar-bank [yellow yellow yellow white]
        """
    )
    play.choose("yellow")
    assert play.drawn() == ["yellow"]
    assert len(play.cards("A")) == 2  # no adventurer came


# -- Insurance Syndicate -------------------------------------------------------------------------


def robbed(cubes: str, theirs: str = "species: humans [agenda red]") -> Play:
    """A takes a red cube of B's by a covert operation."""
    play = at(
        f"""
        drawn: red
        A:
          bag: 1 black
          card: warlord-krag [red]
        B:
          bag: 1 black
          {theirs}
          card: insurance-syndicate [{cubes}]
        """
    )
    play.put("red", "warlord-krag", "covert")
    return play


def test_the_syndicate_pays_for_stolen_cubes() -> None:
    play = robbed("yellow yellow white white")
    assert play.asked == "B take-cube"
    assert play.options() == ["blue", "red", "white", "yellow"]
    play.choose("white")
    assert (play.bag("A", "red"), play.bag("B", "white")) == (3, 1)
    play.done()


def test_the_syndicate_pays_nothing_before_it_is_built() -> None:
    play = robbed("yellow yellow white")
    assert play.bag("B") == 1
    play.done()


def test_the_syndicate_pays_even_for_a_cube_of_its_own() -> None:
    play = at(
        """
        drawn: white
        A:
          bag: 1 black
          card: abductor-vesh [red]
          card: inquisitor-thessk
          card: surveyor-halcyon [yellow]
        B:
          bag: 1 black
          species: humans
          card: insurance-syndicate [yellow yellow white white]
        """
    )
    play.put("white", "surveyor-halcyon", "covert")  # takes a white cube
    play.choose("blue")
    assert play.on("insurance-syndicate") == ["yellow", "yellow", "white"]
    assert play.bag("B", "blue") == 1
    assert not play.works("insurance-syndicate")
    play.done()


# -- discarded for what they do ------------------------------------------------------------------


def discarding(card: str, more: str = "", systems: str = "home-nw, march-nw") -> Play:
    return at(
        f"""
        phase: use
        conflict deck: border-war, total-war, rest
        leader deck: oracle-zhen, saboteur-rix, rest
        A:
          bag: 1 black
          systems: {systems}
          card: {card}
          card: reformer-juno
        {more}
        """
    )


def test_the_mercenary_market_draws_a_conflict_to_be_placed_at_once() -> None:
    play = discarding("mercenary-market [yellow yellow red red]")
    play.discard("mercenary-market")
    play.choose("total-war")
    assert play.bag("A", "red") == 4  # two from the card itself
    assert play.can("conflict", card="total-war")
    play.done()


def test_luxury_goods_find_any_leader() -> None:
    play = discarding("luxury-goods [yellow yellow white blue]")
    play.discard("luxury-goods")
    assert len(play.options()) == 17
    play.choose("admiral-yx")
    assert "admiral-yx" in play.cards("A")
    play.done()


@pytest.mark.parametrize("card", ["mercenary-market", "luxury-goods", "embassy-network"])
def test_what_is_not_implemented_is_discarded_for_nothing(card: str) -> None:
    play = discarding(card)
    before = play.deck("leader"), play.deck("conflict")
    play.discard(card)
    assert (play.deck("leader"), play.deck("conflict")) == before
    assert play.bag("A") == 1
    play.done()


EMBASSY = "embassy-network [yellow yellow white black]"


def test_the_embassy_ends_an_own_conflict_and_gains_its_card() -> None:
    more = """B:
          bag: 1 black
          systems: home-se, march-ne
        conflicts:
          trade-war: march-ne [yellow] against march-nw [yellow]"""
    play = discarding(EMBASSY, more)
    play.discard("embassy-network")  # A is on the blue side, and gains it all the same
    assert "trade-war" in play.cards("A")
    assert play.conflicts() == []
    assert play.bag("B", "yellow") == 1
    play.done()


def test_the_embassy_gains_a_conflict_against_a_neutral_system_too() -> None:
    play = discarding(EMBASSY, "conflicts:\n          trade-war: march-nw against march-ne")
    play.discard("embassy-network")
    assert "trade-war" in play.cards("A")
    play.done()


def test_the_embassy_leaves_conflicts_of_others_alone() -> None:
    more = """B:
          systems: home-se, march-se
        conflicts:
          trade-war: march-se against march-ne"""
    play = discarding(EMBASSY, more)
    play.discard("embassy-network")
    assert play.conflicts() == ["trade-war march-se/march-ne"]
    play.done()


# -- Black Market --------------------------------------------------------------------------------


def dealing(cubes: str) -> list[str]:
    play = at(
        f"""
        drawn: black
        A:
          species: humans
          card: warlord-krag
          card: border-war
          card: black-market [{cubes}]
        """
    )
    return [option for option in play.options() if option.startswith("black ")]


def test_the_black_market_takes_black_cubes_for_any() -> None:
    places = dealing("yellow yellow white black black*")
    assert "black warlord-krag covert red" in places
    assert {"black humans r2 yellow", "black humans r3 blue"} <= {*places}
    assert not [one for one in places if one.startswith("black humans agenda ")]
    assert not [one for one in places if one.startswith("black humans base")]


def test_without_the_black_market_black_goes_where_black_belongs() -> None:
    assert dealing("yellow yellow white black") == [
        "black black-market development*",
        "black humans agenda",
        "black humans r1",
    ]


# -- Trade Fleet ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cubes", "route", "taken"),
    [
        ("yellow yellow yellow red blue white", "home-nw>shoal-nw red", 1),
        ("yellow yellow yellow red blue", "home-nw>shoal-nw red", 0),
        ("yellow yellow yellow red blue white", "home-nw>march-nw red", 0),
        ("yellow yellow yellow red blue white", "home-nw>shoal-nw red +arrived", 0),
    ],
    ids=["completed", "not implemented", "not completed", "completed before"],
)
def test_the_trade_fleet_takes_a_cube_for_a_new_route(cubes: str, route: str, taken: int) -> None:
    play = at(
        f"""
        drawn: red
        A:
          bag: 1 black
          route: {route}
          card: trade-fleet [{cubes}]
        """
    )
    play.go("red", route.split()[0])
    if play.asked == "A rewards":
        play.reward()
    assert play.bag("A", "red") == taken


@pytest.mark.parametrize(("cubes", "taken"), [("white white blue blue yellow", 1), ("blue", 0)])
def test_the_trade_fleet_counts_a_route_that_hyperlanes_keep_completed(
    cubes: str, taken: int
) -> None:
    play = at(
        f"""
        drawn: red red black
        A:
          bag: 1 black
          route: home-nw>march-nw red red
          card: trade-fleet [yellow yellow yellow red blue white]
          card: hyperlanes [{cubes}]
          card: shadow-cabinet
        """
    )
    play.go("red", "home-nw>march-nw")
    play.go("red", "home-nw>march-nw")
    play.cancel("", "home-nw>march-nw")  # the last cube comes back, the others stay
    play.decline()
    assert play.route("home-nw>march-nw") == ["red", "red", "red"]
    assert play.bag("A", "red") == 1 + taken
    play.done()
