"""Names of cards on a page: every one leads to its card, and to no other."""

from __future__ import annotations

import pytest

from fiendish.web import snippets
from fiendish.web.boards import find
from fiendish.web.card_names import bold, cards, found, link
from fiendish.web.library import cards_of, render_card
from fiendish.web.page import worded
from tests.web.rendered_pages import GAMES, NAMES, Read, moments, page

LUKE = "Luke Skywalker"  # several cards of one game


@pytest.mark.parametrize("game", GAMES)
def test_every_card_in_the_log_is_a_link_to_it(game: str) -> None:
    board, seen = find(game), 0
    for table in moments(game, 2, "names", 31):
        links = {one["href"] for one in Read(page(table, 0)).all("a", **{"class": "card-name"})}
        for line in table.log(0, -40):
            named = [
                one for one in line.cards if one in cards(game) and board.names[one] in line.text
            ]
            assert {f"/cards/{game}#{one}" for one in named} <= links
            seen += len(named)
    assert seen > 10


@pytest.mark.parametrize("game", GAMES)
def test_every_card_can_be_opened_in_full(game: str) -> None:
    assert {card.id for card in cards_of(game)} == cards(game)
    for card in cards_of(game):
        read = Read(render_card(game, card.id) or "")
        assert read.all("img")[0]["src"] == f"/art/{game}/{card.id}.svg"
        assert card.name in read.text
        assert f"/cards/{game}#{card.id}" in read.values("href")
    assert render_card(game, "nothing") is None


def test_a_text_names_cards_by_their_whole_names() -> None:
    text = found("Play Scout <b> or Scouting at Tortuga", "smash_up", "", link("smash_up", "/c"))
    scout, tortuga = (
        f'<a class="card-name" href="/c/smash_up#{name.lower()}">{name}</a>'
        for name in ("Scout", "Tortuga")
    )
    assert text == f"Play {scout} &lt;b&gt; or Scouting at {tortuga}"


def test_a_card_is_not_found_within_the_name_of_a_place() -> None:
    text = found("Play Odin at Odin's Throne for 1", "marvel_villainous", "fate_odin", bold)
    assert text == "Play <b>Odin</b> at Odin&#39;s Throne for 1"


def test_a_name_of_several_cards_needs_to_be_said_which() -> None:
    game = "star_wars_villainous"
    several = [id for id, name in find(game).names.items() if name == LUKE]
    assert len(several) > 1
    text = f"Fate: play {LUKE}"
    assert found(text, game, "", snippets.within) == text
    for card in several:
        assert f'data-card="{card}"' in found(text, game, card, snippets.within)


def test_what_is_no_card_is_only_bold() -> None:
    name = link("smash_up", "/cards")
    assert name("pirates", "Pirates") == bold("pirates", "Pirates") == "<b>Pirates</b>"


def test_names_of_players_are_no_cards() -> None:
    for table in moments("smash_up", 2, "players", 67, most=2):
        board, name = find("smash_up"), link("smash_up", "/cards")
        for line in table.log(0):
            assert (
                "#scout" not in worded(line, ["Scout", *NAMES], board, name)
                or "scout" in line.cards
            )
