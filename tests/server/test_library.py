"""Rules and cards as pages: complete, searchable without a script, linked with each other."""

from __future__ import annotations

import re
from html import unescape
from itertools import groupby

import httpx
import pytest

from fiendish.games import find, names
from fiendish.ledger import read_all
from fiendish.web.library import books, cards_of, linked
from tests.server.http_site import Site

LEDGERS = {ledger.game: ledger for ledger in read_all()}
ENTRY = re.compile(r'id="([^"]+)" data-find( hidden)?>')


def get(site: Site, path: str, **more: str) -> str:
    answer = httpx.get(site.address + path, params=more or None)
    assert answer.status_code == 200, answer.text
    return answer.text


def seen(page: str) -> list[str]:
    """The ids of the entries that are not hidden."""
    return [found for found, hidden in ENTRY.findall(page) if not hidden]


def text_of(page: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", "", page)).split())


@pytest.mark.parametrize("game", names())
def test_every_rule_is_there_with_its_words_and_an_address(site: Site, game: str) -> None:
    page = get(site, f"/rules/{game}")
    words = text_of(page)
    assert seen(page) == [rule.id for rule in LEDGERS[game].rules]
    for rule in LEDGERS[game].rules:
        assert f'href="/rules/{game}/{rule.id}"' in page
        assert " ".join(re.sub(r"[`*]", "", rule.text).split()) in words


@pytest.mark.parametrize("game", names())
def test_no_link_between_rules_or_cards_leads_nowhere(site: Site, game: str) -> None:
    rules, cards = get(site, f"/rules/{game}"), get(site, f"/cards/{game}")
    known = {rule.id for rule in LEDGERS[game].rules}
    shown = {card.id for card in cards_of(game)}
    for page in (rules, cards):
        assert {*re.findall(rf'href="/rules/{game}[/#]([^"]+)"', page)} <= known
    assert {*re.findall(r'href="#([^"]+)"', cards)} <= shown | {
        *re.findall(r' id="([^"]+)"', cards)
    }
    assert {*re.findall(r'href="#([^"]+)"', rules)} <= {*re.findall(r' id="([^"]+)"', rules)}


def test_ids_in_texts_are_links_and_only_those(site: Site) -> None:
    text = linked("See SU-41, `texts`, **SU**, AB-1, SU-999 & <SU-R4>.", "smash_up")
    assert text == (
        'See <a href="/rules/smash_up#SU-41">SU-41</a>, <code>texts</code>, <b>SU</b>, AB-1, SU-999'
        ' &amp; &lt;<a href="/rules/smash_up#SU-R4">SU-R4</a>&gt;.'
    )


@pytest.mark.parametrize("game", names())
def test_every_permalink_with_neighbours_and_citations(game: str) -> None:
    book = books()[game]
    for rule in book.ledger.rules:
        assert rule.id not in book.cites[rule.id]
        for cited in book.cites[rule.id]:
            assert rule in book.cited_by(cited)
    assert sum(map(len, book.cites.values())) > 50


def test_a_permalink(site: Site) -> None:
    page = get(site, "/rules/smash_up/SU-41")
    assert 'rel="prev" class="link" href="/rules/smash_up/SU-40"' in page
    assert 'rel="next" class="link" href="/rules/smash_up/SU-42"' in page
    assert "Cited by" in page
    assert 'id="SU-37"' in page  # it says: in the Me First manner (SU-41)
    assert "Rulings are our answers" in get(site, "/rules/smash_up/SU-R4")
    assert "several rules at work" in get(site, "/rules/smash_up/SU-H4")
    assert 'rel="prev"' not in get(site, "/rules/smash_up/SU-1")
    assert 'rel="next"' not in get(site, "/rules/smash_up/SU-H25")


def test_an_id_in_small_letters_is_led_to_its_address(site: Site) -> None:
    answer = httpx.get(f"{site.address}/rules/smash_up/su-r4")
    assert (answer.status_code, answer.headers["location"]) == (301, "/rules/smash_up/SU-R4")


GONE = ["/rules/smash_up/SU-999", "/rules/chess", "/cards/chess", "/words/chess"]
GONE += [
    f"/{kind}/{of}" for kind in ("cards", "words") for of in ("smash_up/nothing", "chess/scout")
]


@pytest.mark.parametrize("path", GONE)
def test_what_is_not_there(site: Site, path: str) -> None:
    error = httpx.get(site.address + path).json()["error"]
    assert error["allowed"]


def test_a_search_hides_what_does_not_fit(site: Site) -> None:
    page = get(site, "/rules/smash_up", q="  DUEL tie ")
    found = seen(page)
    assert "SU-112" in found
    assert "SU-1" not in found
    for rule in LEDGERS["smash_up"].rules:
        text = f"{rule.id} {rule.title} {rule.text}".lower()
        assert (rule.id in found) == ("duel" in text and "tie" in text)
    assert f"{len(found)} of {len(LEDGERS['smash_up'].rules)} rules" in text_of(page)
    assert 'value="DUEL tie"' in page


def test_a_search_over_all_games(site: Site) -> None:
    page = get(site, "/rules", q="card limit")
    assert {*re.findall(r'href="/rules/(\w+)/', page)} == {*names()}
    assert seen(get(site, "/rules", q="xyzzy")) == []
    assert seen(get(site, "/rules")) == []


@pytest.mark.parametrize("game", names())
def test_the_cards_of_a_shelf_stand_together(game: str) -> None:
    shelves = [shelf for shelf, _ in groupby(cards_of(game), key=lambda card: card.shelf)]
    assert len(shelves) == len(set(shelves))


def test_a_search_is_only_words(site: Site) -> None:
    page = get(site, "/rules/smash_up", q='"><script>alert(1)</script>')
    assert "<script>alert" not in page
    assert seen(page) == []
    assert httpx.get(f"{site.address}/rules/smash_up", params={"q": "x" * 101}).status_code == 400


@pytest.mark.parametrize("game", names())
def test_every_card_with_picture_text_and_origin(site: Site, game: str) -> None:
    page = get(site, f"/cards/{game}")
    ids = [*dict.fromkeys(face.id for face in find(game).faces)]
    assert sorted(seen(page)) == sorted(ids)
    for card in cards_of(game):
        assert f'src="/art/{game}/{card.id}.svg"' in page
        assert card.lines
        assert card.source not in " ".join(card.lines)  # said once
    assert page.count("Text: ") == len(ids)
    assert "The pictures are our own" in page


def test_cards_say_what_is_of_our_own_design(site: Site) -> None:
    page = text_of(get(site, "/cards/supervillain"))
    assert "39 of 48: our own design; the published figures and text are not known." in page


def test_a_card_knows_the_rulings_that_name_it(site: Site) -> None:
    bank = next(card for card in cards_of("supervillain") if card.name == "Transgalactic Bank")
    assert {"SV-53", "SV-H4", "SV-H7"} <= {*bank.rules}
    assert 'href="/cards/supervillain#' in get(site, "/rules/supervillain/SV-H7")


def test_both_texts_of_a_changed_card_are_shown_and_found(site: Site) -> None:
    [ronin] = [card for card in cards_of("smash_up") if card.id == "ronin"]
    assert "As changed later" in " ".join(ronin.lines)
    assert seen(get(site, "/cards/smash_up", q="ronin minion")) == ["ronin"]


@pytest.mark.parametrize("path", ["/cards/smash_up/scout", "/words/smash_up/talent"])
def test_a_card_and_a_word_by_themselves_are_the_same_for_everybody(site: Site, path: str) -> None:
    answer = httpx.get(site.address + path)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.text.count("<article") == 1
    dressed = httpx.get(site.address + path, cookies={"fiendish_look": "light.slow.on"})
    assert dressed.content == answer.content
    again = httpx.get(site.address + path, headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""


@pytest.mark.parametrize("game", names())
def test_the_page_of_words_is_linked_from_rules_and_cards(site: Site, game: str) -> None:
    for page in (f"/rules/{game}", f"/cards/{game}"):
        assert f'href="/words/{game}"' in get(site, page)
    assert {*re.findall(rf'href="/rules/{game}/([^"]+)"', get(site, f"/words/{game}"))} <= {
        rule.id for rule in LEDGERS[game].rules
    }
