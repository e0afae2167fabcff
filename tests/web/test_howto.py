"""How to play on one page: pieces of the table look there as they do on the table."""

from __future__ import annotations

import re

import pytest

from fiendish.games import names
from fiendish.web.howto import has, render_howto
from tests.web.rendered_pages import moments, page

GAMES = [game for game in names() if has(game)]
_SHEET = r'<link rel="stylesheet" href="([^"]*)">'


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_that_a_piece_refers_to_is_on_the_page(game: str) -> None:
    text = render_howto(game)
    used = {*re.findall(r'<use [^>]*href="#([^"]*)"', text)}
    assert used <= {*re.findall(r' id="([^"]*)"', text)}


@pytest.mark.parametrize("game", GAMES)
def test_the_style_sheets_of_the_board_are_on_the_page_in_their_order(game: str) -> None:
    table = next(moments(game, 2, "sheets", 1))
    sheets = re.findall(_SHEET, page(table, 0))
    own = sheets[2 : sheets.index(next(one for one in sheets if one.endswith(f"/{game}.css"))) + 1]
    found = [one for one in re.findall(_SHEET, render_howto(game)) if one in own]
    assert found == own


@pytest.mark.parametrize("game", GAMES)
def test_pieces_cannot_be_pressed(game: str) -> None:
    for one in render_howto(game).split('class="how-piece"')[1:]:
        assert one.startswith(' inert aria-hidden="true">')
