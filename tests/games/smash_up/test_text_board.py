"""The table of Smash Up, told from the view: everything that lies there is said, at every size."""

from itertools import chain

import msgspec
import pytest

from fiendish import prose
from fiendish.games.smash_up.faces import FACES, FACTIONS, Kind
from fiendish.games.smash_up.outside.table import OVERVIEW
from fiendish.games.smash_up.outside.text_cards import faction_name, name, text
from fiendish.prose import FULL, SHORT, TERSE, common
from fiendish.prose.text import length, plain, words
from fiendish.terminal.play import open_session
from fiendish.terminal.screen.layout import Size, draw
from tests.games.smash_up.sample_positions import BUSY, DUEL
from tests.terminal.sample_sessions import brawl, choose, play_until, smash_up

BOARD = prose.find("smash_up")
SIZES = [(120, 40), (100, 30), (80, 24)]


def areas(view, detail=FULL):
    return BOARD.areas(view, ["You", "bot", "bot", "bot"][: view.seats], detail)


def told(view, detail=FULL):
    """All that the line mode would say."""
    panes = areas(view, detail).panes
    lines = [row for pane in panes for block in pane.blocks for row in block.lines]
    return "\n".join(plain(spans) for spans in [pane.title for pane in panes] + lines)


def drawn(view, size):
    return draw(Size(*size), lambda detail: areas(view, detail))


def seen(view, size):
    """All that stands on a screen of that size."""
    table = drawn(view, size)
    return "\n".join(words(row).replace("\u00a0", " ") for row in (*table.table, *table.hand))


@pytest.fixture(params=[(2, 9), (3, 20), (4, 16), (4, 30)], ids=str)
def view(request, tmp_path):
    seats, turn = request.param
    session = open_session(smash_up(tmp_path, seats=seats, settings={}, seed=turn))
    return play_until(session, "play", turn).view()


@pytest.fixture
def busy(tmp_path):
    return brawl(tmp_path, BUSY, seats=3).view()


def things(view):
    """Everything that lies at the bases, with its handle."""
    for base in view.bases:
        yield from (base, *base.minions, *base.actions, *base.buried)
        yield from chain.from_iterable(minion.actions for minion in base.minions)


# -- what is told --------------------------------------------------------------------------------


@pytest.mark.parametrize("detail", [FULL, SHORT])
def test_everything_on_the_table_is_told(view, detail):
    text = told(view, detail)
    for player in view.players:
        assert f": {player.vp} VP" in text
        assert f"{player.hand_size} in hand - deck {player.deck_size}" in text
        assert " + ".join(map(faction_name, player.factions)) in text
    for base in view.bases:
        assert f"Base {name(base.card)}, {base.total} of {base.breakpoint}" in text
        assert f"needs {base.missing} - {'-'.join(map(str, base.vp))} VP" in text
        for minion in base.minions:
            assert f"{name(minion.card)} {minion.power}" in text
    assert f"Base deck {view.base_deck} - discarded {len(view.base_pile)}" in text
    for card in view.hand:
        assert f"{name(card.card)}: " in text


def test_a_busy_table_in_words(busy):
    text = told(busy)
    assert "A, You: 8 VP, plays" in text
    assert "needs 9 - 3-2-1 VP; if it scored now: B +3 C +2 A +1" in text
    assert "B 6: Bushi 5 (1 counter), Ronin 1 [Ancient Curse of A]" in text
    assert "On it: Gold Strike of A" in text
    assert "C 3: Hoverbot 3" in text
    assert "After a minion is destroyed here" in text
    assert "Drakkar, Star Portal" in text
    assert "High Noon: Action" in text
    assert text.count("not now: the action of this turn has been played [SU-18]") == 2


def test_buried_cards_are_named_only_to_those_who_know_them(busy, tmp_path):
    assert "A 2: Mummy 2, buried Deputy" in told(busy)
    assert "B 6: Huscarl 2, Raider 4, buried face down" in told(busy)
    other = brawl(tmp_path, BUSY, seats=3, people=(1,)).view()
    assert "A 2: Mummy 2, buried face down" in told(other)
    assert "B 6: Huscarl 2, Raider 4, buried Tomb Trap" in told(other)


def test_a_card_of_another_owner_says_whose_it_is(tmp_path):
    view = brawl(tmp_path, "saloon:\n  A: bushi of B\nA:\n  hand: ronin of B\n").view()
    assert "A 4: Bushi 4 of B" in told(view)
    assert "Ronin: Minion 3 of B" in told(view)


def test_a_base_without_its_ability_says_so(busy):
    base = msgspec.structs.replace(busy.bases[0], works=False)
    view = msgspec.structs.replace(busy, bases=[base])
    assert "Cancelled: After a minion is destroyed here" in told(view)
    assert BOARD.against(view, f"h{base.handle}") == ["Its ability is cancelled"]


def test_known_cards_in_another_hand_are_told(tmp_path):
    view = brawl(tmp_path, "A:\n  hand: deputy\nB:\n  hand: ronin +seen, 1 random\n").view()
    assert "You know in hand: Ronin" in told(view)
    assert "You know in B's hand: Ronin" in [plain(row) for row in BOARD.piles(view)]


# -- the screen ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [*SIZES, (60, 20), (170, 50)], ids=str)
def test_rows_fit_and_nothing_is_left_out(view, size):
    table = drawn(view, size)
    rows = [*table.table, *table.hand]
    assert all(length(row) <= Size(*size).left for row in rows)
    picks = {span.pick for row in rows for span in row}
    assert {f"h{thing.handle}" for thing in (*things(view), *view.hand)} <= picks
    text = seen(view, size)
    for base in view.bases:
        assert f"{base.total}/{base.breakpoint} " in text
        assert f"needs {base.missing}" in text or f" −{base.missing} " in text
        assert "·".join(map(str, base.vp)) in text
    for player in view.players:
        assert f" {player.vp} VP" in text
        assert f"deck {player.deck_size}" in text


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_busy_table_on_every_screen(busy, size):
    text = seen(busy, size)
    for words_on_screen in ("11/20", "Bushi 5 (+1)", "[Ancient Curse of A]", "▒ Deputy", "▒ face"):
        assert words_on_screen in text
    assert "SU-18" in text
    assert "●B +3" in text or "●+3" in text


def test_the_whole_table_fits_on_a_large_screen(busy, tmp_path):
    assert drawn(busy, (120, 40)).height <= 36
    four = open_session(smash_up(tmp_path, seats=4, settings={}))
    assert drawn(play_until(four, "play", 1).view(), (80, 24)).height <= 20


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_base_deck_stands_above_the_hand_too(view, size):
    """On a small screen the piles themselves are out of sight."""
    decks = f"base deck {view.base_deck}, discarded {len(view.base_pile)}"
    assert f"Your hand {len(view.hand)}" in seen(view, size)
    assert decks in seen(view, size)


def test_every_option_about_a_card_can_be_found_on_the_table(view):
    for detail in (FULL, SHORT, TERSE):
        panes = areas(view, detail).panes
        rows = [row for pane in panes for b in pane.blocks for row in b.lines]
        picks = {block.pick for pane in panes for block in pane.blocks}
        picks |= {span.pick for row in rows for span in row}
        for option in view.decision.options:
            for handle in (option.handle, option.place_handle):
                assert handle < 0 or f"h{handle}" in picks


def test_gold_marks_options_and_nothing_else(view):
    options = view.decision.options
    for pane in areas(view).panes:
        for block in pane.blocks:
            if block.pick.startswith("h"):
                is_option = any(prose.is_about(one, block.pick) for one in options)
                assert (block.edge == "gold") == is_option
            else:
                assert block.edge != "gold"


# -- particular moments --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_dealt_while_factions_are_chosen(tmp_path, seats):
    given = smash_up(tmp_path, seats=seats, settings={"choose": "draft"}, hotseat=True)
    session = open_session(given)
    choose(session, card="vikings")
    session.take_place()
    view = session.view()
    text = told(view)
    assert "Factions to choose from" in text
    assert "Cowboys - Oops, You Did It Again" in text
    assert "no faction yet" in text
    assert "Vikings\n" in text
    assert "still to be had" in BOARD.status(view).limits
    assert [step.name for step in OVERVIEW.steps(view) if step.state == "now"] == [
        "Choosing factions"
    ]
    for size in SIZES:
        assert "Robots" in seen(view, size)
    pane = areas(view).rows[2].panes[0]
    assert {block.edge for block in pane.blocks} == {"gold"}
    assert BOARD.card_at(view, pane.blocks[0].pick) == view.pool[0]


def test_a_duel_with_cards_face_down(tmp_path):
    session = brawl(tmp_path, DUEL, people=(0, 1))
    choose(session, card="gunfighter", place="saloon")
    choose(session, card="bushi")
    choose(session, card="quick_draw")
    assert session.asked == 1
    mine = told(session.view())
    assert "Duel: A Gunfighter 3 against B Bushi 4" in mine
    assert "Dueling cards: A Quick Draw (face down)" in mine
    session.take_place()
    assert "Dueling cards: A face down" in told(session.view())
    for size in SIZES:
        assert "Dueling cards: ▲A face down" in seen(session.view(), size)


def test_cards_set_aside_are_shown(tmp_path):
    text = "A:\n  hand: gold_in_them_thar_hills\n  deck: deputy, mummy, sheriff, rest\n"
    session = brawl(tmp_path, text)
    choose(session, card="gold_in_them_thar_hills")
    said = told(session.view())
    assert "Being played: Gold in Them Thar Hills" in said
    view = session.view()
    if view.aside:
        assert "Set aside: Deputy, Mummy, Sheriff" in said
    other = session.table.view(1)
    assert "Deputy" not in told(other)


def test_a_base_that_scores_is_marked(tmp_path):
    text = "saloon:\n  A: deputy +23\n  B: bushi\nA:\n  hand: dynamite_surprise, lost_knowledge\n"
    session = brawl(tmp_path, text)
    choose(session, kind="end")
    assert session.asked == 0
    view = session.view()
    assert "Base Saloon, 29 of 20, scores now" in told(view)
    assert "29/20 SCORES Saloon" in seen(view, (120, 40))
    assert "Before Saloon scores" in BOARD.status(view).text


def test_status_counts_what_is_left_to_play(busy):
    assert BOARD.status(busy).limits == "Turn 12, your Play Cards · minion to play · action played"
    extra = ["an extra minion at Saloon"]
    view = msgspec.structs.replace(busy, minions_left=2, extra_plays=extra)
    facts = BOARD.status(view).limits
    assert "2 minions to play · action played · with an extra minion at Saloon" in facts


def test_the_text_in_force_is_shown(tmp_path):
    for texts in ("2018", "errata"):
        view = brawl(tmp_path, f"texts: {texts}\nA:\n  hand: mummy_strength\n").view()
        assert text("mummy_strength", texts) in told(view)
    assert text("mummy_strength", "2018") != text("mummy_strength", "errata")


def test_a_hand_card_says_why_it_cannot_be_played(busy):
    card = next(card for card in busy.hand if card.card == "high_noon")
    assert BOARD.against(busy, f"h{card.handle}") == [
        "Not now: the action of this turn has been played [SU-18]"
    ]
    (refusal,) = BOARD.refusals(busy)
    assert refusal == "High Noon, Quick Draw: the action of this turn has been played [SU-18]"


def test_everything_that_can_be_clicked_can_be_read(busy):
    for thing in (*things(busy), *busy.hand, *busy.base_pile):
        assert BOARD.card_at(busy, f"h{thing.handle}") == thing.card


# -- looking cards up ----------------------------------------------------------------------------


@pytest.mark.parametrize("face", FACES, ids=lambda face: f"{face.id}{'-errata' * face.errata}")
def test_each_card_can_be_read_in_full(face):
    said = " ".join(words(spans) for spans in BOARD.card(face.id))
    assert face.name in said
    assert face.text in said
    assert "Text: " in said
    if face.errata:
        assert "As printed (texts 2018): " in said
        assert f"As changed later (texts errata): {face.text}" in said
    if face.kind is Kind.BASE:
        assert f"breakpoint {face.breakpoint} · {face.vp[0]} VP for the winner" in said
    if face.kind is Kind.MINION:
        assert f"power {face.power}" in said


@pytest.mark.parametrize("faction", FACTIONS, ids=lambda faction: faction.id)
def test_a_faction_lists_its_cards(faction):
    said = " ".join(words(spans) for spans in BOARD.card(faction.id))
    assert all(face.name in said for face in faction.faces)


def test_a_card_with_two_texts_is_listed_once():
    ids = [card for card, _ in BOARD.catalogue]
    assert len(ids) == len(set(ids))
    assert {face.id for face in FACES} < set(ids)


def test_standing_lists_the_best_first(busy):
    rows = [words(row) for row in common.standing(busy, ["You", "Ines", "Gror"])]
    assert rows[0] == "●B Ines: 9 VP · Samurai + Vikings"
    assert len(rows) == 3
