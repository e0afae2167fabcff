"""Pages to look back: any moment, read-only, through the right eyes."""

from __future__ import annotations

import random
import re
from html import unescape

import pytest

import fiendish
from fiendish.server.routes.html.replay import hands
from tests.server.http_site import Guest, Json, Site, asked, pair

TAKEN = re.compile(r'class="was taken |class="choice was taken"')


@pytest.fixture(scope="module")
def over(site: Site) -> tuple[Guest, str, Json]:
    """A finished game against a bot: who played it, its table, its export."""
    ann = site.guest("Ann")
    table = ann.new_table("smash_up", bots={"1": "random"})["table"]
    ann.play(table, random.Random(7))
    return ann, table, ann.ok("GET", f"/api/tables/{table}/export")


def page(guest: Guest, address: str) -> str:
    answer = guest.http.get(address)
    assert answer.status_code == 200, (address, answer.text[:300])
    return answer.text


def link(text: str, title: str) -> str:
    """Where a button of the bar leads; nothing if it is off."""
    found = re.search(rf'<a class="slot go" href="([^"]+)"[^>]*title="{title}"', text)
    return unescape(found[1]) if found else ""


def test_nothing_can_be_chosen_in_the_past(over: tuple[Guest, str, Json]) -> None:
    ann, table, export = over
    for at in range(0, len(export["record"]), 13):
        for eyes in ("A", "B", "open"):
            text = page(ann, f"/tables/{table}/replay?at={at}&eyes={eyes}")
            assert 'form="move"' not in text
            assert 'form="undo"' not in text
            assert not re.search(r'<form[^>]*method="post"', text)


def test_links_lead_from_the_first_step_to_the_last(over: tuple[Guest, str, Json]) -> None:
    ann, table, export = over
    here = first = link(page(ann, f"/tables/{table}/replay?at=50&eyes=A"), "First step")
    before, count = "", 0
    while here:
        text = page(ann, here)
        count += 1
        assert link(text, "Previous step") == before
        before, here = here, link(text, "Next step")
    steps = re.search(r'<span class="count">(\d+) / (\d+)</span>', text)
    assert steps is not None
    assert steps.groups() == (str(count), str(count))
    assert f"at={len(export['record'])}&" in before
    assert link(text, "First step") == first
    assert 'class="ending"' not in text


def test_the_choice_that_was_taken_is_marked_and_named(over: tuple[Guest, str, Json]) -> None:
    ann, table, _ = over
    marked = named = 0
    for at in range(60):
        text = page(ann, f"/tables/{table}/replay?at={at}&eyes=A")
        mine = 'class="status mine"' in text
        marked += mine and bool(TAKEN.search(text))
        named += mine and 'class="took"' in text
        assert mine or not TAKEN.search(text)
    assert named >= 10
    assert marked >= 5


def test_a_game_without_hands_has_none_to_lay_open() -> None:
    assert hands(fiendish.new("master_of_the_galaxy", seats=3, seed=1)) == []
    assert len(hands(fiendish.new("supervillain", seats=3, seed=1))) == 3


def test_after_the_end_all_hands_can_be_laid_open(over: tuple[Guest, str, Json]) -> None:
    ann, table, _ = over
    text = page(ann, f"/tables/{table}/replay?at=30&eyes=open")
    assert text.count('<li tabindex="0"><h2>') == 2
    mine = page(ann, f"/tables/{table}/replay?at=30&eyes=A")
    assert 'class="hands"' not in mine
    assert "all hands open" in mine
    assert ann.http.get(f"/tables/{table}/replay?eyes=C").status_code == 400


def test_where_there_are_no_hands_it_is_a_spectator_who_looks(site: Site) -> None:
    ann = site.guest("Ann")
    table = ann.new_table("master_of_the_galaxy", bots={"1": "normal"})["table"]
    ann.play(table, random.Random(2))
    text = page(ann, f"/tables/{table}/replay?at=30&eyes=open")
    assert ">a spectator</a>" in text
    assert "all hands open" not in text
    assert 'class="hands"' not in text


def test_a_running_game_is_seen_with_own_eyes_only(site: Site) -> None:
    table, (ann, bob), _ = pair(site, "smash_up")
    for number in range(30):
        seen = ann.view(table)
        who = (ann, bob)[asked(seen)]
        count = len(who.view(table)["view"]["decision"]["options"])
        who.move(table, seen["seq"], number % count)
    for eyes in ("B", "open", "x"):
        assert ann.http.get(f"/tables/{table}/replay?eyes={eyes}").status_code == 403
    hand = {card["card"] for card in bob.view(table)["view"]["hand"]}
    assert hand
    text = page(ann, f"/tables/{table}/replay?at={ann.view(table)['seq']}")
    assert "Play on from here" not in text
    assert "all hands open" not in text
    assert "Download" not in text
    for at in range(0, ann.view(table)["seq"], 3):
        text = page(ann, f"/tables/{table}/replay?at={at}")
        assert 'class="took"' not in text or 'class="status mine"' in text


def test_a_line_of_the_live_log_leads_to_its_moment(site: Site) -> None:
    ann = site.guest("Ann")
    table = ann.new_table("supervillain", bots={"1": "random"}, settings={"first": 0})["table"]
    ann.play(table, random.Random(1), most=15)
    live = page(ann, f"/tables/{table}")
    lines = re.findall(r'<a class="when" href="([^"]+)"[^>]*>(.*?)</a>', live)
    assert len(lines) > 10
    for address, words in lines[:: len(lines) // 6]:
        text = page(ann, unescape(address))
        shown = re.findall(r'<li class="new">.*?</li>', text)
        assert any(words in one for one in shown), (address, words)
        assert f'href="/tables/{table}"' in text  # the way back


@pytest.mark.parametrize(
    ("query", "status"), [("at=x", 400), ("at=-1", 400), ("at=99999", 404), ("line=x", 400)]
)
def test_moments_that_are_not_there(over: tuple[Guest, str, Json], query: str, status: int) -> None:
    ann, table, _ = over
    assert ann.http.get(f"/tables/{table}/replay?{query}").status_code == status


def test_before_the_start_there_is_nothing_to_look_back_at(site: Site) -> None:
    ann = site.guest("Ann")
    table = ann.new_table("supervillain")["table"]
    answer = ann.http.get(f"/tables/{table}/replay")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/tables/{table}")


def test_a_spectator_with_the_token_can_look_back(site: Site) -> None:
    ann, sue = site.guest("Ann"), site.guest("Sue")
    made = ann.new_table("smash_up", bots={"1": "random"})
    table = made["table"]
    assert sue.http.get(f"/tables/{table}/replay").status_code == 404
    assert sue.http.get(f"/tables/{table}?watch={made['watch']}").status_code == 200
    assert sue.http.get(f"/tables/{table}/replay").status_code == 200  # remembered for this table
    other = ann.new_table("smash_up", bots={"1": "random"})["table"]
    assert sue.http.get(f"/tables/{other}/replay").status_code == 404


def test_the_dice_page_shows_the_seed_only_after_the_end(
    site: Site, over: tuple[Guest, str, Json]
) -> None:
    ann, table, export = over
    text = page(ann, f"/tables/{table}/dice")
    assert export["seed"] in text
    assert f"--commitment {export['commitment']}" in text
    made = ann.new_table("smash_up", bots={"1": "random"})
    running = page(ann, f"/tables/{made['table']}/dice")
    assert made["commitment"] in running
    assert len(re.findall(r"[0-9a-f]{64}", running)) == 1
    assert made["commitment"][:8] in page(ann, f"/tables/{made['table']}")
