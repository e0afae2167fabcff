"""The web table of Star Wars Villainous: Sectors, Deep Space, Missions, objectives, an attack."""

from __future__ import annotations

import re

import pytest

from fiendish.engine.journal import LogLine
from fiendish.games.star_wars_villainous.book import BOOK
from fiendish.web import boards
from fiendish.web.page import worded
from fiendish.web.people import People
from tests.games.star_wars_villainous.playing import Play, at
from tests.games.villainous.realm_pages import tells_the_realms
from tests.web.rendered_pages import Read, id_of, moments, page, part, words

NAMES = {face.id: face.name for face in BOOK.faces}
BUSY = """
    A:
      credits: 4
      ambition: 5
      conflicted: 1
      mover: death_star
      hand: imperial_royal_guards, search_your_feelings, the_circle_is_now_complete
      mustafar: chewbacca, boba_fett
      death_star: grand_moff_tarkin, stormtroopers
      cloud_city: r2_d2, interrogation_droid
      emperors_throne_room: emperor_palpatine
      deep_space: executor [millennium_falcon], tie_advanced_x1, x_wing_starfighter
      restrictions: more_powerful_than_you_can_imagine
"""
MISSIONS = """
    A:
      ambition: 4
      briefs: kidnap_the_huttlet +fate-an-opponent, assault_on_kamino
      completed: hunt_the_brothers
    B:
      light: 1
      conflict: 2
      dark: 3
"""


def missions() -> Play:
    return at(MISSIONS, villains="asajj_ventress,kylo_ren")


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_on_the_table_is_named_and_counted(seats):
    for table in moments("star_wars_villainous", seats, "all", 67):
        for reader in (0, None):
            view, text = table.view(reader), page(table, reader)
            read = Read(text)
            tells_the_realms(view, text, BOOK, [c for s in view.spaces for c in s.restrictions])
            held = [card for space in view.spaces for card in space.held]
            for card in (*view.missions, *held):
                assert text.count(f'id="h{card.handle}"') == 1
            for mission in view.missions:
                assert all(task in read.words for task in mission.tasks)
            for card in view.seen_missions:
                assert NAMES[card.card] in read.words
            for realm, space in zip(view.realms, view.spaces, strict=True):
                assert f"Credits {realm.power}" in read.words
                assert f"Ambition {realm.second}" in read.words
                assert f"deck {realm.deck} · Fate {space.fate_deck}" in read.words
                assert all(step.text in read.words for step in space.steps)


# -- symbols -------------------------------------------------------------------------------------


def test_symbols_say_who_covers_or_bars_them():
    text = page(at(BUSY).table, 0)
    mustafar = words(text, '<section class="location at p0')
    assert "covered by Chewbacca 2 Credits covered by Chewbacca" in mustafar
    assert "Ambition covered by Chewbacca" in mustafar
    city = words(text, '<section class="location at p2')
    assert "Ambition barred by More Powerful Than You Can Imagine" in city
    assert "Activate barred by R2-D2" in words(text, '<section class="location at p1')
    free = page(at("A:\n  mover: cloud_city").table, 0)
    assert 'class="symbol barred"' not in free
    assert 'class="symbol covered"' not in free


def test_an_option_that_needs_only_its_symbol_stands_on_it():
    play = at(BUSY)
    text = page(play.table, 0)
    here = part(text, 'aria-label="Death Star, your mover is here"')
    for kind in ("collect", "fate"):
        [index] = play.find(kind=kind)
        assert f'value="{index}" id="{id_of(text, index)}" class="gold symbol"' in here


def test_a_mover_at_a_vehicle_uses_its_symbols():
    play = at("A:\n  mover: tie_advanced_x1\n  deep_space: tie_advanced_x1")
    text = page(play.table, 0)
    space = part(text, 'aria-label="Deep Space"')
    [index] = play.find(kind="collect")
    assert f'id="{id_of(text, index)}" class="gold symbol"' in space
    assert "mover here" in space
    assert text.count('class="mover"') == 2  # that of B is elsewhere
    assert 'id="p4" checked' in text
    assert "left: Vanquish, Fate, Collect\u00a01" in part(text, 'class="sentence"', "</p>")


# -- Deep Space ----------------------------------------------------------------------------------


def test_vehicles_show_who_engages_them():
    space = part(page(at(BUSY).table, 0), '<section class="space at p4"')
    loose, engaged, free = [f'<div class="ship{one}' for one in space.split('<div class="ship')[1:]]
    assert loose.startswith('<div class="ship loose">')
    assert ">X-Wing Starfighter</span>" in loose
    assert "not engaged" in loose
    assert engaged.startswith('<div class="ship engaged">')
    assert engaged.index(">Millennium Falcon<") < engaged.index(">engaged<")
    assert engaged.index(">engaged<") < engaged.index(">Executor<")
    assert engaged.count("covered by Millennium Falcon</span>") == 3
    assert ">TIE Advanced X1</span>" in free
    assert "covered" not in free


def test_a_rival_sees_the_same_vehicles_in_a_row():
    text = page(at(BUSY).table, 1)
    row = words(text, 'aria-label="Deep Space of Ines"')
    for name in ("Millennium Falcon", "Executor", "TIE Advanced X1", "X-Wing Starfighter"):
        assert name in row
    assert "Deep Space of" not in page(at("A:\n  credits: 1").table, 1)


def test_a_vehicle_to_move_to_is_a_button():
    play = at("phase: move\nA:\n  mover: mustafar\n  deep_space: tie_advanced_x1")
    [index] = play.find(kind="move", place="dv_tie_advanced_x1")
    [button] = Read(page(play.table, 0)).all("button", name="choice", value=str(index))
    assert "face" in button["class"]
    assert button["aria-label"] == "Move to TIE Advanced X1"


def test_a_restriction_lies_with_the_mover_and_says_how_few_are_drawn():
    text = page(at(BUSY).table, 1)
    head = part(text, 'aria-label="Ines, Darth Vader"', "</header>")
    assert 'class="thing tab restriction"' in head
    assert "More Powerful Than You Can Imagine</span>" in head
    assert "draws up to 3" in head  # a Hero Vehicle that is not engaged
    assert "draws up to" not in part(text, 'aria-label="You, ', "</header>")


# -- objectives ----------------------------------------------------------------------------------


def test_lukes_tile_stands_with_the_heroes_and_shows_its_side():
    for conflicted, side in ((0, "Focused"), (1, "Conflicted")):
        text = page(at(f"A:\n  conflicted: {conflicted}").table, 0)
        star = part(text, 'aria-label="Death Star"')
        above = part(star, '<div class="above', '<p class="cover">')
        assert f">{side}</i>" in above
        assert 'class="strength' not in above
        assert 'class="symbol covered"' not in star


def test_the_conditions_of_the_objective_are_a_check_list():
    play = at(BUSY)
    steps = part(page(play.table, 0), 'class="steps-to-go"')
    rows = re.findall(r'<li class="(met)?">.*?</li>', steps)
    assert rows == ["met", "", "met", "", ""]
    assert "6 Ambition (now 5) (open)" in words(page(play.table, 0), 'class="steps-to-go"')
    assert "steps-to-go" not in page(play.table, 1)  # General Grievous has but one condition
    race = words(page(play.table, 1), '<section class="panel forecast"')
    assert "Luke Skywalker is Conflicted met" in race
    assert "Luke is at the Throne Room open" in race


def test_the_race_shows_everybody_and_the_destiny_tracker():
    race = words(page(missions().table, 0), '<section class="panel forecast"')
    assert "1 of 3 Missions completed" in race
    assert "Light 1 Conflict 2 Dark 3" in race


def test_missions_show_what_is_done():
    for reader in (0, 1, None):
        text = page(missions().table, reader)
        kidnap = part(text, 'aria-label="Mission Kidnap the Huttlet"')
        done = re.findall(r'<li class="(done)?"', kidnap)
        assert sorted(done) == ["", "", "done"]
        assert 'class="done"' not in part(text, 'aria-label="Mission Assault on Kamino"')
        assert "Missions completed <b>1</b>" in text
        assert "Missions face down <b>3</b>" in text
    assert "mission" not in page(at("A:\n  credits: 1").table, 0).lower().replace("permission", "")


def test_missions_show_whose_they_are_and_which_reset_was_bought():
    position = MISSIONS.replace("kidnap_the_huttlet", "kidnap_the_huttlet +reset")
    text = page(at(position, villains="asajj_ventress,kylo_ren").table, 1)
    kidnap = part(text, 'aria-label="Mission Kidnap the Huttlet"')
    assert 'href="#s0"' in kidnap
    assert "reset bought" in kidnap
    assert "reset bought" not in part(text, 'aria-label="Mission Assault on Kamino"')


@pytest.mark.parametrize(
    ("briefs", "vanquish", "strips"),
    [
        ("kidnap_the_huttlet, assault_on_kamino", False, False),
        ("kidnap_the_huttlet, assault_on_kamino", True, True),
        ("kidnap_the_huttlet, assault_on_kamino, cargo_on_the_subtram", False, True),
    ],
)
def test_cards_are_strips_where_missions_and_more_take_their_place(briefs, vanquish, strips):
    play = at(
        f"""
        A:
          mover: kamino
          briefs: {briefs}
          dathomir: captain_rex, nightsisters, latts_razzi
        """,
        villains="asajj_ventress",
    )
    if vanquish:
        play.take(kind="vanquish", card="av_captain_rex")
    dathomir = part(page(play.table, 0), '" aria-label="Dathomir')
    assert ('class="below strips"' in dathomir) == strips
    assert ('class="thing strip' in dathomir) == strips


# -- sentences -----------------------------------------------------------------------------------


def test_the_log_calls_those_it_concerns_by_their_names():
    play = at("A:\n  mover: death_star\nB:\n  fate deck: mace_windu, retreat, rest")
    play.fate()
    play.choose("mace_windu", "utapau")
    told = [Read(page(play.table, reader)).words for reader in (0, 1, None)]
    assert "You target Mirek with Fate." in told[0]
    assert "You play Mace Windu against Mirek at Utapau." in told[0]
    assert "Ines plays Mace Windu against you at Utapau." in told[1]
    assert "Ines plays Mace Windu against Mirek at Utapau." in told[2]


def test_the_letter_of_another_player_in_a_name_stays():
    board = boards.find("star_wars_villainous")
    line = LogLine(1, 1, "target", "SW-64", "B targets A with Yoda.", ("dv_yoda",), other=0)
    assert (
        worded(line, ["Zed", "Plan A for B"], board) == "Plan A for B targets Zed with <b>Yoda</b>."
    )
    assert worded(line, ["Team B", "Yoda"], board) == "Yoda targets Team B with <b>Yoda</b>."


def test_only_a_winner_is_wholly_there():
    ready = at(
        "A:\n  ambition: 5\n  mover: tython\n"
        "  tython: captured_grogu, laboratory_samples, doctor_pershing",
        villains="moff_gideon",
    )
    nearness = 'value="{}" aria-label="objective"'
    assert nearness.format(99) in page(ready.table, 0)
    assert nearness.format(100) not in page(ready.table, 0)


def test_a_window_says_what_it_is_about():
    play = at("""
        active: B
        A:
          hand: you_underestimate_the_dark_side
        B:
          credits: 5
          mover: lair_of_grievous
    """)
    play.collect()
    assert play.asked == "A condition"
    asked = Read(page(play.table, 0, people=People(may_pass=True))).words
    assert "Play a Condition, or pass. Mirek gains 3 Credits. · Turn" in asked
    assert "Ines is asked: “Play a Condition, or pass.”" in Read(page(play.table, 1)).words


# -- cards ---------------------------------------------------------------------------------------


def test_a_card_in_hand_shows_its_currency_or_why_it_cannot_be_played():
    play = at(BUSY)
    text = page(play.table, 0)
    hand = {card.card: card.handle for card in play.view("A").hand}
    guards = part(text, f'id="h{hand["dv_imperial_royal_guards"]}"', 'class="zoom"')
    assert '<i class="cost" data-word="cost">2' in guards
    assert guards.count('name="choice"') == len(play.find(kind="play")) == 4
    search = part(text, f'id="h{hand["dv_search_your_feelings"]}"', 'class="zoom"')
    assert '<i class="cost by-second" data-word="cost">1' in search
    assert "#SW-21" in search
    circle = part(text, f'id="h{hand["dv_the_circle_is_now_complete"]}"', 'class="zoom"')
    assert 'class="cost' not in circle
    assert "a Condition is played in an opponent&#39;s turn only" in circle
    assert "#SW-96" in circle


def test_an_attack_shows_its_target_and_the_strength_so_far():
    play = at("""
        A:
          mover: cloud_city
          mustafar: leia_organa, stormtroopers, boba_fett, admiral_piett
    """)
    assert 'class="attack"' not in page(play.table, 0)
    play.take(kind="vanquish", card="dv_leia_organa")
    play.choose("stormtroopers")
    for reader in (0, 1, None):
        text = page(play.table, reader)
        assert words(text, 'class="attack"') == "Vanquish Leia Organa Strength 2 of 3"
        mustafar = text[text.index('aria-label="Mustafar') :]
        assert re.search(r'class="thing \w+ f-rebels target" id="h\d+"', mustafar)
        assert mustafar.count(" named") == 1
    choices = words(page(play.table, 0), 'class="choices"', "</ul>")
    assert "Boba Fett 4 at Mustafar then 6 of 3" in choices
    assert "Admiral Piett 1 at Mustafar then 3 of 3" in choices


def test_a_phone_has_a_tab_for_each_place_and_gold_where_options_are():
    table = at(MISSIONS, seats=4, villains="asajj_ventress,kylo_ren,darth_vader,moff_gideon").table
    text = page(table, 0)
    tabs = Read(part(text, '<nav class="places"', "</nav>") + "</nav>")
    assert len(tabs.all("label")) == 9  # locations, Deep Space, Missions, rivals
    for number in range(9):
        assert f'data-place="p{number}"' in text
    golden = {one["for"] for one in tabs.all("label") if one.get("class") == "has-gold"}
    assert golden == {"p5"}  # a Reset of a Mission
    assert 'id="p5" checked' in text


def test_what_a_player_looks_at_is_shown_to_that_player_alone():
    play = at("""
        A:
          credits: 1
          mover: death_star
          death_star: interrogation_droid
          fate deck: yoda, han_solo, leia_organa, rest
    """)
    play.activate("interrogation_droid")
    assert "Yoda" in words(page(play.table, 0), 'aria-label="You look at"')
    for reader in (1, None):
        text = page(play.table, reader)
        assert "You look at" not in text
        assert "Yoda" not in text
