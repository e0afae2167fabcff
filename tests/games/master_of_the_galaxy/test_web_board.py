"""The web table of Master of the Galaxy: all that lies on the table is on the page, options where they belong."""

from __future__ import annotations

import re
from itertools import combinations
from math import hypot

import pytest
from markupsafe import escape

from fiendish.games.master_of_the_galaxy.faces import FACES
from fiendish.games.master_of_the_galaxy.galaxy_map import SYMBOLS, SYSTEMS, TRACKS
from fiendish.games.master_of_the_galaxy.outside import web_map as chart
from fiendish.games.master_of_the_galaxy.outside.table import OVERVIEW
from fiendish.games.master_of_the_galaxy.outside.web import BOARD, odds
from fiendish.games.master_of_the_galaxy.outside.web_cards import zoom
from fiendish.games.master_of_the_galaxy.view import View
from fiendish.web.choices import Choices
from tests.games.master_of_the_galaxy.playing import Play, at
from tests.web.rendered_pages import NAMES, Read, finished, moments, page, part

GAME = "master_of_the_galaxy"
PRINTED = {face.id: face for face in FACES}

AT_WAR = """
    drawn: red white black
    A:
      systems: home-nw, march-nw
    B:
      systems: home-se, march-ne
    conflicts:
      border-war: march-nw [red] against march-ne [red white]
      trade-war: home-nw [yellow yellow] against reach-nw
"""


def shown(table, reader):
    """What the templates get."""
    view = table.view(reader)
    options = view.decision.options if view.decision is not None else []
    return BOARD.show(view, Choices(options, BOARD.finish), NAMES[: view.seats])


@pytest.mark.rule("MG-33", "MG-34", "MG-35")
def test_the_race_goes_by_symbols_and_bases():
    seen = set()
    for table in (finished("master_of_the_galaxy", seats) for seats in (2, 3, 4)):
        view = table.view(None)
        for player, score in zip(view.players, OVERVIEW.standing(view), strict=True):
            most = max(player.symbols.values())
            assert score.short == f"{most}\u2009·\u2009{player.bases}"
            assert f"{player.bases} base" in score.about
            won = player.seat in table.result.winners
            assert (score.points == 100) == won
            seen.add(won)
    assert seen == {True, False}
    running = next(moments("master_of_the_galaxy", 2, "race", 1))
    view = running.view(None)
    for player, score in zip(view.players, OVERVIEW.standing(view), strict=True):
        ways = max(player.symbols.values()) / 5, player.bases / 9
        assert score.points == int(100 * max(ways))


def spots(play: Play, reader: int = 0) -> dict[int, chart.Box]:
    """Where on the map each option stands."""
    return {spot.choice.index: spot.box for spot in shown(play.table, reader).own["spots"]}


def near(box: chart.Box, point: chart.Point) -> float:
    return hypot(box.x + box.width / 2 - point[0], box.y + box.height / 2 - point[1])


def alarms(play: Play) -> list[tuple[int, str]]:
    return [(seat, rule) for seat, _, rule in shown(play.table, 0).own["alarms"]]


# -- all that lies on the table ------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_on_the_table_is_named_and_counted(seats):
    for table in moments(GAME, seats, "all", 89):
        for reader in (0, None):
            view = table.view(reader)
            text = page(table, reader)
            read = Read(text)
            told = re.findall('(?:<title>|aria-label=")(.*?)(?:</title>|")', text)
            for system in view.systems:
                [words] = [one for one in told if one.startswith(f"{system.name}: ")]
                assert ("black hole" in words) == system.black_hole
                if system.seat >= 0:
                    assert f"{system.bases} base" in words
                    assert f"of {escape(NAMES[system.seat])}" in words
                for cube in filter(None, system.planets):
                    assert cube in words.partition("settled with")[2]
            for player in view.players:
                for card in player.cards:
                    assert f'id="h{card.handle}"' in text
                    assert PRINTED[card.card].name in read.words
                row = part(text, f'id="player{player.seat}"', "</summary>")
                words = Read(f"<details {row}</summary></details>").words.replace(" ", "")
                held = "".join(f"{one}{player.symbols[one]}" for one in SYMBOLS)
                assert f"{held}{player.bases}/9bases{len(player.cards)}cards" in words
                assert f"{player.bag_size}cubesinthebag" in words
            for conflict in view.conflicts:
                assert f'id="h{conflict.handle}"' in text
            for deck in view.decks[1:]:
                assert f"{deck.deck.capitalize()} · {deck.count}" in read.words


def test_open_tracks_and_no_others_are_drawn_with_their_cubes():
    for table in moments(GAME, 3, "tracks", 89):
        view = table.view(0)
        drawn = str(chart.draw(view, NAMES))
        for track in view.tracks:
            assert (f'href="#m-{track.id}"' in drawn) is not track.closed
        routes = [track for track in view.tracks if track.seat >= 0]
        assert drawn.count('class="route ') == len(routes)
        cubes = sum(bool(cube) for track in routes for cube in track.cubes)
        planets = sum(bool(cube) for system in view.systems for cube in system.planets)
        assert drawn.count('href="#k-') == cubes + planets


def test_what_never_changes_is_sent_once():
    table = at(AT_WAR).table
    assert str(chart.sprite()) in page(table, 0)
    assert "<symbol" not in page(table, 0, frame=True)


@pytest.mark.rule("MG-22", "MG-38", "MG-R8")
def test_a_black_hole_cuts_green_and_blue_lines_and_red_ones_only_by_the_strict_reading():
    holes = "black holes: home-ne, reach-nw, edge-n"
    drawn = str(chart.draw(at(holes).view("A"), NAMES))
    strict = str(chart.draw(at(holes, strict_lines="yes").view("A"), NAMES))
    for gone in ("blue-ne", "green-n"):
        assert f'href="#m-{gone}"' not in drawn
    assert 'href="#m-red-n"' in drawn
    assert "economic symbol, red line" in drawn
    assert 'href="#m-red-n"' not in strict
    assert "economic symbol, red line" not in strict


def test_every_symbol_held_has_its_source():
    seen = set()
    for table in moments(GAME, 4, "sources", 61, most=30):
        for player in shown(table, None).own["players"]:
            for held in player.holdings:
                assert len(held.sources) == held.count
                seen |= {source.partition(" ")[0] for source in held.sources}
    assert {"red", "blue", "ahead"} <= seen


def test_sources_name_lines_agendas_developments_and_conflicts():
    play = at(
        """
        A:
          species: roc [agenda red red red red blue white]
          card: terraforming [white white blue]
          systems: home-nw, march-nw, edge-n
        conflicts:
          trade-war: home-nw [yellow] against reach-nw
        """
    )
    me = shown(play.table, 0).own["players"][0]
    assert {held.symbol: held.sources for held in me.holdings} == {
        "cultural": ["Terraforming"],
        "economic": ["ahead in Trade War"],
        "diplomatic": [],
        "scientific": ["green line, Frost Marches and Topaz Gate", "Roc (agenda)"],
        "military": ["blue line, Vermilion Crown", "Roc (agenda)", "Roc (agenda)"],
    }


# -- one step from victory -----------------------------------------------------------------------


def test_nobody_is_told_to_be_close_who_is_not():
    assert alarms(at(AT_WAR)) == []
    assert alarms(at("A:\n  systems: home-nw 3, march-nw 3, shoal-nw")) == []


@pytest.mark.rule("MG-33")
def test_eight_bases_are_a_warning():
    play = at("B:\n  systems: home-se 3, march-se 3, reach-se 2")
    assert alarms(play) == [(1, "MG-33")]
    assert "Mirek is one base from victory" in Read(page(play.table, 0)).words
    assert "You are one base from victory" in Read(page(play.table, 1)).words


@pytest.mark.rule("MG-34")
def test_four_equal_symbols_are_a_warning():
    play = at(
        """
        A:
          species: roc [agenda red red red red blue white]
          card: defence-grid [red red white]
        """
    )
    assert play.symbols("A")["military"] == 4
    assert alarms(play) == [(0, "MG-34")]
    assert "You are one military symbol from victory" in Read(page(play.table, 0)).words


@pytest.mark.rule("MG-35")
def test_a_completed_route_to_a_neutral_home_is_a_warning():
    there = "A:\n  systems: home-nw, shoal-ne\n  route: shoal-ne>home-ne white {}\nblack holes: shoal-se"
    assert alarms(at(there.format("white"))) == [(0, "MG-35")]
    assert alarms(at(there.format(""))) == []
    taken = f"{there.format('white')}\nB:\n  systems: home-se\n"
    assert alarms(at(taken.replace("home-nw, shoal-ne", "shoal-ne, march-nw"))) == []


@pytest.mark.rule("MG-35")
def test_a_conflict_over_a_home_is_a_warning_when_one_cube_is_missing():
    war = """
        A:
          systems: home-nw, shoal-se
        conflicts:
          {}: shoal-se [{}] against home-se
    """
    assert alarms(at(war.format("border-war", "red red red white"))) == [(0, "MG-35")]
    assert alarms(at(war.format("border-war", "red red white"))) == []
    assert alarms(at(war.format("trade-war", "yellow yellow yellow red"))) == []  # takes a card


# -- the bag -------------------------------------------------------------------------------------


@pytest.mark.rule("MG-45", "MG-R5")
def test_the_bag_is_shown_to_its_owner_alone():
    play = at("drawn: blue\nA:\n  bag: 3 red, 1 white\nB:\n  bag: 2 black")
    for reader, figures in ((0, "R 3 100 % B 0 0 % Y 0 0 % W 1 75 % K 0 0 %"), (1, "K 2 100 %")):
        bag = part(page(play.table, reader), '<section class="bag"', "</section>") + "</section>"
        assert figures in Read(bag).words
    assert 'class="bag"' not in page(play.table, None)


def test_odds_are_those_of_a_draw_without_putting_back():
    assert odds(1, 3, 3) == 100
    assert odds(1, 4, 3) == 75
    assert odds(2, 10, 3) == round(100 * (1 - 8 * 7 * 6 / (10 * 9 * 8)))


@pytest.mark.rule("MG-44")
def test_the_view_says_how_many_cubes_are_drawn():
    quantum = "A:\n  card: quantum-computing [blue blue blue yellow white{}]"
    assert [player.draws for player in at("").view("A").players] == [3, 3]
    play = at(quantum.format(""))
    assert [player.draws for player in play.view("B").players] == [4, 3]
    assert "a draw of 4 brings" in page(play.table, 0)


# -- options -------------------------------------------------------------------------------------


def test_a_cube_for_a_card_goes_into_the_first_free_slot_of_its_colour():
    play = at("drawn: red\nA:\n  species: roc [agenda red]")
    [index] = play.find(kind="red", card="roc", place="agenda")
    text = page(play.table, 0)
    row = text[text.index('<span class="label" data-word="agenda">Agenda</span>') :]
    row = row[: row.index("</span></span>")]
    assert row.index('class="q qR f" data-word="slot red">R</i>') < row.index(f'value="{index}"')
    assert row.count("<button") == 1
    assert row.index(f'value="{index}"') < row.index('class="q qB" data-word="slot blue">B</i>')


def test_a_cube_of_another_colour_stands_on_the_slot_it_may_fill():
    play = at(
        """
        drawn: blue
        A:
          species: myrmicoids
          card: gene-engineering [blue white white]
        """
    )
    [index] = play.find(kind="blue", card="myrmicoids", place="agenda white")
    [species] = [card for card in shown(play.table, 0).own["cards"] if card.deck == "species"]
    agenda = species.rows[-1]
    choices = [piece.choice.index if piece.choice else -1 for piece in agenda.pieces]
    assert choices == [-1, -1, index, -1, -1, -1]  # red red white white white black
    assert "qB" in agenda.pieces[2].html


def test_routes_begin_beside_their_departure_in_both_colours():
    play = at("drawn: red yellow")
    places = spots(play)
    first, second = [
        play.find(kind=colour, place="home-nw>shoal-nw") for colour in ("red", "yellow")
    ]
    slot = chart.slot_at(chart.track_between("home-nw", "shoal-nw"), "home-nw", 0)
    for [index] in (first, second):
        assert near(places[index], slot) < 30
        assert near(places[index], chart.system_at("home-nw")) < near(
            places[index], chart.system_at("shoal-nw")
        )
    assert places[first[0]] != places[second[0]]


def test_a_route_goes_on_at_its_next_slot_and_is_cancelled_where_it_begins():
    play = at("drawn: red black\nA:\n  route: home-nw>march-nw red red")
    places = spots(play)
    track = chart.track_between("home-nw", "march-nw")
    [on] = play.find(kind="red", place="home-nw>march-nw")
    [off] = play.find(kind="cancel", place="home-nw>march-nw")
    assert near(places[on], chart.slot_at(track, "home-nw", 2)) < 1
    assert near(places[off], chart.slot_at(track, "home-nw", 0)) < 40


def test_a_planet_is_settled_and_a_base_is_placed_at_the_system():
    play = at("drawn: white yellow")
    for colour in ("white", "yellow"):
        [index] = play.find(kind=colour, place="home-nw")
        assert near(spots(play)[index], chart.system_at("home-nw")) < 50
    play = at(
        """
        phase: rewards
        A:
          species: humans +base
          route: home-nw>shoal-nw red red
        """
    )
    [index] = play.find(kind="place", place="shoal-nw")
    assert near(spots(play)[index], chart.system_at("shoal-nw")) < 50


def test_a_side_of_a_conflict_is_filled_below_its_plate_and_peace_is_the_plate():
    play = at(AT_WAR)
    own = shown(play.table, 0).own
    border, trade = own["plates"]
    [index] = play.find(kind="red", card="border-war")
    box = spots(play)[index]
    assert 0 < box.y - border.box.y < 120
    [peace] = play.find(kind="peace", card="border-war")
    assert border.choice.index == peace
    assert trade.choice is None  # nobody to agree with
    assert [side.figure for side in border.sides] == ["1/5", "2/4"]
    assert [side.seat for side in trade.sides] == [0, -1]


def test_one_conflict_card_is_placed_on_the_map_and_several_by_their_menus():
    some = "phase: use\nA:\n  card: border-war\n"
    play = at(some)
    [index] = play.find(kind="conflict", place="home-nw>shoal-nw")
    middle = chart.middle(chart.track_between("home-nw", "shoal-nw"))
    assert near(spots(play)[index], middle) < 1
    play = at(f"{some}  card: trade-war\n")
    assert spots(play) == {}
    menus = [card.menu for card in shown(play.table, 0).own["cards"] if card.deck == "conflict"]
    placed = [choice.index for menu in menus for choice, _ in menu]
    assert sorted(placed) == sorted(play.find(kind="conflict"))


@pytest.mark.rule("MG-126")
def test_whoever_chooses_a_side_reads_what_each_is_about():
    play = at("phase: use\nA:\n  card: border-war\n")
    play.conflict("border-war", "home-nw>shoal-nw")
    read = Read(page(play.table, 0))
    assert read.all("a", href="/cards/master_of_the_galaxy#border-war")
    assert ": choose the side that faces your system." in read.words
    assert "The red side red red red white white* → captures the system" in read.words
    assert "The blue side red red white white* → discards a leader" in read.words


def test_a_side_is_chosen_by_its_slots_on_the_card_and_not_by_a_cube_of_the_reserve():
    play = at("phase: use\nA:\n  card: border-war\n")
    play.conflict("border-war", "home-nw>shoal-nw")
    own = shown(play.table, 0).own
    assert [one.choice for one in own["reserve"]] == [None] * 5
    [card] = [card for card in own["cards"] if card.deck == "conflict"]
    assert [row.label for row in card.rows] == ["Red side", "Blue side"]
    for row, colour in zip(card.rows, ("red", "blue"), strict=True):
        [piece] = row.pieces
        assert [piece.choice.index] == play.find(kind="side", place=colour)
        assert piece.html.count('<i class="q ') == {"red": 5, "blue": 4}[colour]
    assert card.gold


@pytest.mark.rule("MG-126")
def test_a_side_of_a_card_of_somebody_else_is_chosen_from_the_list():
    """Defence Grid chooses for whoever has it."""
    play = at(
        """
        phase: use
        A:
          systems: home-nw, march-nw
          card: border-war
        B:
          systems: home-se, march-ne
          card: defence-grid [red red white]
        """
    )
    play.conflict("border-war", "march-nw>march-ne")
    assert play.asked == "B side"
    text = page(play.table, 1)
    assert [one.choice for one in shown(play.table, 1).own["reserve"]] == [None] * 5
    assert "The red side red red red white white* → captures the system" in Read(text).words
    prompt = text[text.index('id="prompt"') :]
    assert all(
        f'value="{index}"' in prompt[: prompt.index("</ul>")] for index in play.find(kind="side")
    )


def test_cards_are_discarded_where_they_lie_and_the_species_says_why_not():
    play = at("phase: use\nA:\n  card: warlord-krag\n  card: quartermaster-bol\n")
    text = page(play.table, 0)
    for card in ("warlord-krag", "quartermaster-bol"):
        [index] = play.find(kind="discard", card=card)
        handle = next(c.handle for c in play.view("A").players[0].cards if c.card == card)
        assert f'value="{index}"' in part(text, f'id="h{handle}"', 'role="tooltip"')
    assert "a species card cannot be discarded" in text
    assert "a species card cannot be discarded" not in page(play.table, 1)


def test_a_usable_card_is_used():
    play = at(
        "phase: use\nA:\n  card: quartermaster-bol\n  card: free-trade-zone [yellow yellow white]\n"
    )
    bol = shown(play.table, 0).own["cards"][1]
    assert [word for _, word in bol.acts] == ["Use"]
    assert bol.awake


def test_drawn_cards_are_offered_in_full():
    play = at(
        """
        phase: rewards
        leader deck: oracle-zhen, saboteur-rix, rest
        A:
          species: humans +base
          route: home-nw>shoal-nw red red
        """
    )
    play.place("humans", "shoal-nw")
    assert play.asked == "A draw"
    offer = shown(play.table, 0).own["offer"]
    assert [card.zoom.card for card in offer] == ["oracle-zhen", "saboteur-rix"]
    offered = part(page(play.table, 0), 'class="offer"', "</section>")
    assert PRINTED["saboteur-rix"].text.replace("'", "&#39;") in offered
    assert shown(play.table, 1).own["offer"] == []


@pytest.mark.rule("MG-101")
def test_an_offered_leader_says_whether_it_would_be_awake():
    play = at(
        """
        phase: rewards
        leader deck: oracle-zhen, archivist-quill, rest
        A:
          species: humans +base
          card: quantum-computing [blue blue blue yellow white]
          route: home-nw>shoal-nw red red
        """
    )
    play.place("humans", "shoal-nw")
    assert play.symbols("A")["scientific"]
    assert "diplomatic" not in play.symbols("A")
    offer = shown(play.table, 0).own["offer"]
    assert {card.zoom.card: card.awake for card in offer} == {
        "oracle-zhen": False,  # needs a diplomatic symbol as well
        "archivist-quill": True,
    }
    offered = part(page(play.table, 0), 'class="offer"', "</section>")
    assert "<b>asleep</b>" in offered
    assert "<b>awake</b>" in offered


def test_cubes_of_the_reserve_and_decks_are_buttons():
    play = at("phase: harvest\nowed: 1\ndiscarded: 1")
    reserve = shown(play.table, 0).own["reserve"]
    assert [one.choice is not None for one in reserve] == [True, True, True, True, False]
    play = at("drawn: white\nA:\n  species: roc [r1 red red blue]")
    play.put("white", "roc", "r1")
    assert play.asked == "A deck"
    decks = shown(play.table, 0).own["decks"]
    assert [one.of.deck for one in decks if one.choice] == ["commerce", "expansion", "progress"]


def test_buttons_on_the_map_leave_the_middle_of_each_other_free():
    """Wherever one is pressed in its middle, it is the one that is meant."""
    for table in moments(GAME, 4, "middles", 37, most=40):
        view = table.view(table.question.seat if table.question else 0)
        if not isinstance(view, View) or view.decision is None:
            continue
        boxes = [spot.box for spot in shown(table, view.decision.seat).own["spots"]]
        for one, other in combinations(boxes, 2):
            assert max(abs(one.x - other.x), abs(one.y - other.y)) >= chart.SPOT / 2


# -- the chart -----------------------------------------------------------------------------------


def test_symbols_lie_off_the_tracks_and_slots_between_their_systems():
    for point in chart.SYMBOL_AT.values():
        assert min(chart.distance(point, track) for track in TRACKS) > chart.LIFT / 2
    for track in TRACKS:
        slots = chart.SLOTS[track.id]
        assert len(slots) == track.slots
        ends = [chart.system_at(SYSTEMS[end].id) for end in track.ends]
        for slot in slots:
            assert all(hypot(slot[0] - x, slot[1] - y) > 60 for x, y in ends)


def test_a_conflict_hardly_ever_lies_on_the_name_of_a_system():
    names = re.findall(r'<text class="place" x="(\d+)" y="(\d+)">(.*?)<', chart.sprite())
    assert len(names) == len(SYSTEMS)
    hidden = [
        (track.id, name)
        for track in TRACKS
        for x, y, name in names
        if near_name(chart.apart(track.id, 182, 56, []), int(x), int(y), 4 * len(name))
    ]
    assert len(hidden) <= 2, hidden


def near_name(plate: chart.Box, x: int, y: int, half: int) -> bool:
    """Whether a plate covers some of the words whose line has its middle there."""
    across = plate.x < x + half and x - half < plate.x + plate.width
    return across and plate.y < y and y - 12 < plate.y + plate.height


def test_nothing_leaves_the_chart():
    for track in TRACKS:
        one = chart.apart(track.id, 182, 78, [])
        assert 0 <= one.x <= chart.SIZE - one.width
        assert 0 <= one.y <= chart.SIZE - one.height
    for count in range(1, 5):
        row = [*chart.row(chart.system_at("home-nw"), count), *chart.row((960, 960), count)]
        assert all(0 <= box.x <= chart.SIZE - chart.SPOT for box in row)


def test_the_spoils_of_a_conflict_are_counted() -> None:
    assert zoom("spy-scandal").figures.endswith("Spoils: 1 cube.")
    assert zoom("border-war").figures.endswith("Spoils: 2 cubes.")
