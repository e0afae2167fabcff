"""What the coach would have said: for decisions of finished games, from what each seat knew then."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from pathlib import Path
from random import Random

import pytest

from fiendish.advice import advise
from fiendish.bots import Seat
from fiendish.bots.hint import Hint
from fiendish.server import past_hints
from fiendish.server.bot_pool import BotPool
from fiendish.server.history import History
from fiendish.server.policy import Rates
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.web.named import named
from tests.server.http_site import Guest, Json, Site, pair
from tests.server.service_harness import play_out, with_service
from tests.server.test_history import played, reel_of
from tests.server.test_replay import page

Over = tuple[Guest, str, list[Json]]


@pytest.fixture(scope="module")
def over(site: Site) -> Over:
    """A game given up after some decisions, and the hints that were given at each of them."""
    ann = site.guest("Ann")
    made = ann.new_table(bots={"1": "random"}, settings={"first": 0})
    table = made["table"]
    hints: list[Json] = []
    while len(hints) < 3:
        seen = ann.view(table)
        decision = seen["view"]["decision"]
        if decision["seat"] != 0:
            continue
        count = len(decision["options"])
        if count > 1:
            found = ann.ok("GET", f"/api/tables/{table}/hint")
            hints.append({**found, "taken": count - 1})
        ann.move(table, seen["seq"], count - 1)
    ann.ok("POST", f"/api/tables/{table}/concede", {"command": "enough"})
    return ann, table, hints


def test_it_is_the_very_hint_that_was_given_then(over: Over) -> None:
    ann, table, hints = over
    for given in hints:
        found = ann.ok("GET", f"/api/tables/{table}/replay/hint?at={given['seq']}&eyes=A")
        assert found["taken"] == given["taken"]
        assert len(found["options"]) == len(found["worth"])
        for name in ("choice", "worth", "measured", "why"):
            assert found[name] == given[name], name


def test_the_page_says_what_was_taken_beside_what_was_best(over: Over) -> None:
    ann, table, hints = over
    bot = ann.view(table)["seats"][1]["name"]
    for given in hints:
        at, taken = given["seq"], given["taken"]
        found = ann.ok("GET", f"/api/tables/{table}/replay/hint?at={at}&eyes=A")
        text = unescape(page(ann, f"/tables/{table}/replay/hint?at={at}&eyes=A"))
        options = [named(one, ["Ann", bot]) for one in found["options"]]
        assert f"<strong>{options[found['choice']]}</strong>" in text
        assert f"{options[taken]} <strong>✓ taken</strong>" in text
        assert f"/tables/{table}/replay?at={at}&eyes=A" in text
        assert f"/tables/{table}/moves" not in text  # nothing can be taken any more
        part = unescape(page(ann, f"/tables/{table}/replay/hint?at={at}&eyes=A&part=full"))
        assert part.count("✓ taken") == 1
        assert part.count('class="played"') == 1
        assert f'data-seq="{at}"' in part
        assert "Coach each turn" not in part


def test_the_replay_leads_from_one_own_decision_to_the_next(over: Over) -> None:
    ann, table, hints = over
    address, met = f"/tables/{table}/replay?at=0&eyes=A", []
    while address:
        text = page(ann, address)
        at = int(address.partition("at=")[2].partition("&")[0])
        coach = f'href="/tables/{table}/replay/hint?at={at}&amp;eyes=A"'
        if coach in text:
            met.append(at)
            assert "What would the coach have said?" in text
        assert link_to(text, "Your decision before") == (met[-2:-1] or [-1])[0]
        address = own_step(text, "Your next decision")
    assert met == [given["seq"] for given in hints]
    nobodys = page(ann, f"/tables/{table}/replay?at={met[0]}&eyes=open")
    assert "What would the coach" not in nobodys
    assert "Your next decision" not in nobodys


def own_step(text: str, title: str) -> str:
    found = re.search(rf'<a class="slot go own" href="([^"]+)"[^>]*title="{title}"', text)
    return unescape(found[1]) if found else ""


def link_to(text: str, title: str) -> int:
    address = own_step(text, title)
    return int(address.partition("at=")[2].partition("&")[0]) if address else -1


@pytest.mark.parametrize(
    ("query", "status", "words"),
    [
        ("at=99999&eyes=A", 404, "0 to"),
        ("at=x&eyes=A", 400, "not a number"),
        ("at=0&eyes=open", 400, "eyes=A or eyes=B"),
        ("at=0&eyes=C", 400, "no such eyes"),
        ("at=0&eyes=B", 409, "had nothing to choose at moment 0"),
    ],
)
def test_what_there_is_no_hint_for(over: Over, query: str, status: int, words: str) -> None:
    ann, table, _ = over
    for folder in ("", "/api"):
        answer = ann.http.get(f"{folder}/tables/{table}/replay/hint?{query}")
        assert answer.status_code == status
        assert words in answer.text
    assert ann.http.get(f"/tables/{table}/replay/hint?{query}&part=half").status_code == 400


def test_while_a_game_runs_nobody_says_what_would_have_been_better(site: Site) -> None:
    ann = site.guest("Ann")
    alone = ann.new_table("smash_up", bots={"1": "random"})["table"]
    ann.play(alone, Random(2), 6)
    shared, (one, _), _ = pair(site)
    for guest, table in ((ann, alone), (one, shared)):
        for folder in ("", "/api"):
            for query in ("at=0", "at=3", "at=3&part=quick"):
                answer = guest.http.get(f"{folder}/tables/{table}/replay/hint?{query}")
                assert answer.status_code == 409
                assert "wait for the end" in answer.text.lower()
        assert "replay/hint" not in page(guest, f"/tables/{table}/replay?at=0")


def test_after_the_end_others_see_it_too_if_they_may_look_on(site: Site, over: Over) -> None:
    ann, table, hints = over
    address = f"/api/tables/{table}/replay/hint?at={hints[0]['seq']}&eyes=A"
    assert site.guest("Gus").http.get(address).status_code == 404
    watch = page(ann, f"/tables/{table}/share").partition("watch=")[2][:24]
    found = site.guest("Sue").ok("GET", f"{address}&watch={watch}")
    assert found["choice"] == hints[0]["choice"]


@pytest.mark.parametrize("game", ["smash_up", "supervillain"])
def test_it_does_not_depend_on_what_the_seat_could_not_know(game: str) -> None:
    reel, _ = reel_of(played(game, 2, 3, most=60, undo=False))
    compared = 0
    for seat in (0, 1):
        moments = [reel.moment(at).table for at in reel.decisions(seat)]
        resting = [one for one in moments if one.question is not None and one.question.rest]
        for table in resting[2::4][:3]:
            at = len(table.record)
            twin = table.sample(seat, at, keep=True)
            twin.state.counter = table.state.counter
            compared += twin.state.identity != table.state.identity
            assert advise(Seat(table, seat), at, quick=True) == advise(
                Seat(twin, seat), at, quick=True
            )
    assert compared >= 3


def test_own_decisions_are_those_with_a_choice() -> None:
    table = played("smash_up", 2, 5)
    reel, log = reel_of(table)
    for seat in (0, 1):
        all_own = reel.decisions(seat)
        assert all_own
        for at in range(len(log)):
            question = reel.moment(at).table.question
            assert question is not None
            chose = question.seat == seat and len(question.options) > 1
            assert (at in all_own) == (chose and log[at].kind == "answer")
        assert set(all_own) <= set(reel.steps(seat, True))


def test_the_first_turn_begins_after_the_set_up() -> None:
    for game in ("smash_up", "supervillain", "master_of_the_galaxy"):
        reel, _ = reel_of(played(game, 2, 1, most=40, undo=False))
        at = reel.first_turn
        assert reel.moment(at).table.state.turn == 1
        assert at == 0 or reel.moment(at - 1).table.state.turn == 0
    barely = History(reel_of(played("smash_up", 2, 1, most=0))[0].moment(0).table)
    assert barely.first_turn == 0


def test_one_who_asks_too_often_has_to_wait(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await play_out(service)
        service.past_hints = Rates(0.0, 2)
        [at, *_] = await service.histories.look(opened, "", lambda history: history.decisions(0))
        for _ in range(2):
            found = await past_hints.find(service, opened, at, 0, "ann", quick=True)
            assert 0 <= found.taken < len(found.options)
        with pytest.raises(Refused) as refused:
            await past_hints.find(service, opened, at, 0, "ann", quick=True)
        assert refused.value.status == 429
        await past_hints.find(service, opened, at, 0, "bob", quick=True)

    with_service(data, act)


def test_it_is_thought_of_elsewhere_and_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that bots that play wait for no more than one of them, and nobody for the loop."""
    thinking, most = 0, 0

    async def slow(self: BotPool, work: object, *given: object) -> Hint:
        nonlocal thinking, most
        thinking += 1
        most = max(most, thinking)
        await asyncio.sleep(0.01)
        thinking -= 1
        return Hint(0, [0.5], True)

    monkeypatch.setattr(BotPool, "_ask", slow)

    async def act() -> None:
        pool = BotPool(4)
        await asyncio.gather(*(pool.hint_in_turn(bytes([n])) for n in range(5)))
        assert most == 1
        await asyncio.gather(*(pool._advise(bytes([n]), True, "") for n in range(5)))
        assert most > 1

    asyncio.run(act())
