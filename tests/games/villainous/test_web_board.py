"""What the web tables of both Villainous games have in common."""

import pytest

from tests.games.villainous import GAMES
from tests.web.rendered_pages import Read, finished, moments, page, part


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_no_hand_and_no_button(game):
    for table in moments(game, 2, "spectator", 50, most=3):
        read = Read(page(table, None))
        assert read.all("button") == []
        assert not [one for one in read.values("class") if one.startswith("thing inhand")]


@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_the_winner_has_all_of_the_objective(game):
    table = finished(game, 2)
    [winner] = table.result.winners
    rows = part(page(table, None), "<tbody>", "</tbody>")
    assert rows.index(f'<use href="#s{winner}"/>') < rows.index(f'<use href="#s{1 - winner}"/>')
    assert "<td><b>100</b></td>" in rows
    for realm in table.view(None).realms:
        assert realm.progress in Read(rows + "</tbody>").words
