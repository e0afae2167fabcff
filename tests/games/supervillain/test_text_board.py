"""The table of Supervillain, told from the view: everything that lies there is said."""

import msgspec
import pytest

from fiendish import prose
from fiendish.games.supervillain.faces import FACES
from fiendish.games.supervillain.outside.table import OVERVIEW
from fiendish.games.supervillain.outside.text_cards import describe, domination, name
from fiendish.prose import FULL, SHORT, common
from fiendish.prose.text import length, plain, words
from fiendish.terminal.screen.layout import Size, draw
from tests.terminal.sample_sessions import new_session, play_until

BOARD = prose.find("supervillain")


def panes(view, detail=FULL):
    return BOARD.areas(view, ["You", "bot", "bot", "bot"][: view.seats], detail).panes


def told(view, detail=FULL):
    lines = [
        spans for pane in panes(view, detail) for block in pane.blocks for spans in block.lines
    ]
    return "\n".join(plain(spans) for spans in [pane.title for pane in panes(view)] + lines)


@pytest.fixture(params=[(2, 9), (3, 21), (4, 26), (4, 41)], ids=str)
def view(request, tmp_path):
    seats, turn = request.param
    session = new_session(tmp_path, seats=seats, settings={"mode": "slow"}, seed=turn)
    return play_until(session, "day", turn).view()


@pytest.mark.parametrize("detail", [FULL, SHORT])
def test_everything_on_the_table_is_told(view, detail):
    text = told(view, detail)
    for villain in view.villains:
        assert f"{villain.points} of {view.goal} points" in text
        assert f"{villain.hand_size} in hand" in text
        for project in villain.projects:
            assert f"Project {name(project.card)}, {project.power} of {project.cost}" in text
            for mob in project.mobs:
                assert f"{name(mob.card)} {mob.power}{' *' if mob.token else ''}" in text
        for facility in villain.facilities:
            worth = str(facility.points) if facility.points else "Z"
            assert f"[{worth}] {name(facility.card)}{' *' if facility.token else ''}" in text
    for asteroid in view.asteroids:
        assert (
            f"{'ABCD'[asteroid.owner]} -> {'ABCD'[asteroid.target]}: {name(asteroid.card)}" in text
        )
    assert text.count("CHARGED") == sum(asteroid.charged for asteroid in view.asteroids)
    assert f"Minion deck {view.minion_deck} - pile {len(view.minion_pile)}" in text
    for card in view.hand:
        assert f"{name(card.card)}: Mob {card.power}" in text


def test_a_hand_card_says_why_it_cannot_be_played(view):
    text = told(view)
    for card in view.hand:
        assert card.not_as_mob in text
        assert card.not_as_ops in text
    assert told(view, SHORT).count("not as") <= text.count("not as")


def test_every_option_about_a_card_can_be_found_on_the_table(view):
    picks = {block.pick for pane in panes(view) for block in pane.blocks}
    picks |= {s.pick for pane in panes(view) for b in pane.blocks for row in b.lines for s in row}
    for option in view.decision.options:
        if option.handle >= 0:
            assert f"h{option.handle}" in picks


def test_gold_marks_options_and_nothing_else(view):
    for pane in panes(view):
        for block in pane.blocks:
            is_option = any(prose.is_about(one, block.pick) for one in view.decision.options)
            assert (block.edge == "gold") == is_option


@pytest.mark.parametrize("size", [(120, 40), (100, 30), (80, 24), (60, 20)], ids=str)
def test_rows_fit_their_columns(view, size):
    size = Size(*size)
    names = ["You", "bot", "bot", "bot"][: view.seats]
    drawn = draw(size, lambda detail: BOARD.areas(view, names, detail))
    assert {length(row) for row in drawn.parts[0]} == {size.left}
    for row in (*drawn.table, *drawn.hand):
        assert length(row) <= size.left


def test_the_whole_table_fits_on_a_large_screen(tmp_path):
    session = play_until(new_session(tmp_path, seats=3, settings={}, bots="normal"), "day", 12)
    view = session.view()
    drawn = draw(Size(120, 40), lambda detail: BOARD.areas(view, session.names, detail))
    assert drawn.height <= 36


def test_status_of_my_day_names_what_limits_it(tmp_path):
    view = play_until(new_session(tmp_path), "day").view()
    status = BOARD.status(view)
    assert (status.seat, status.rule) == (0, "SV-35")
    assert "Mob to play · Ops to play" in status.limits
    assert [step.name for step in OVERVIEW.steps(view) if step.state == "now"] == ["Day"]


@pytest.mark.parametrize(
    ("mobs", "small", "ops", "words"),
    [
        (2, 0, 1, "2 Mobs to play · Ops to play"),
        (0, 2, 0, "Mob played · 2 Mobs of 300 or less to play · Ops played"),
        (1, 1, 3, "Mob to play · Mob of 300 or less to play · 3 Ops to play"),
    ],
)
def test_status_counts_what_is_left_to_play(tmp_path, mobs, small, ops, words):
    view = play_until(new_session(tmp_path), "day").view()
    view = msgspec.structs.replace(view, mobs_left=mobs, small_mobs_left=small, ops_left=ops)
    assert words in BOARD.status(view).limits


def test_status_of_somebody_else_quotes_the_question(tmp_path):
    session = new_session(tmp_path, hotseat=True)
    session.reader = 1 - session.asked
    status = BOARD.status(session.view())
    assert status.text.startswith(f"{'AB'[session.asked]} is asked: ")


def test_the_turned_up_card_shows_both_abilities(tmp_path):
    view = play_until(new_session(tmp_path), "turned-up").view()
    face = domination(view.turned_up.card)
    block = next(b for pane in panes(view) for b in pane.blocks if b.pick == f"c{face.id}")
    assert f"Turned up: {face.name}" in plain(block.lines[0])
    assert block.edge == "gold"
    assert len(block.lines) == 3


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_each_card_can_be_read_in_full(face):
    text = " ".join(words(spans) for spans in BOARD.card(face.id))
    assert face.name in text
    assert "Text: " in text
    texts = [face.text] if hasattr(face, "text") else [face.project.text, face.facility.text]
    assert all(one in text for one in texts)


def test_known_cards_in_a_rivals_hand_are_told(tmp_path):
    def robbed(session):
        return any(villain.seen_hand for villain in session.view().villains[1:])

    for seed in range(20):
        session = new_session(tmp_path, seats=3, settings={"mode": "slow"}, seed=seed)
        try:
            view = play_until(session, "day", wanted=robbed).view()
        except AssertionError:
            continue
        known = [name(card.card) for villain in view.villains[1:] for card in villain.seen_hand]
        assert f"You know in hand: {known[0]}" in told(view)
        return
    pytest.fail("nobody was robbed in twenty games")


def test_one_point_is_told_as_one(tmp_path):
    view = new_session(tmp_path, seats=3).view()
    points = [1, 0, 2]
    villains = [
        msgspec.structs.replace(villain, points=points[villain.seat]) for villain in view.villains
    ]
    rows = common.standing(
        msgspec.structs.replace(view, villains=villains), ["You", "Ines", "Gror"]
    )
    assert [plain(row).split(": ")[1] for row in rows] == ["2 points", "1 point", "0 points"]


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("big_bang_generator", "SV-61 when complete, SV-68 destroy this."),
        ("flak_belt", "SV-62 destroy this, SV-68 destroy this."),
        ("wormhole", "SV-64 once per turn, SV-69 whenever."),
        ("wormhole", "As a Facility - 1 Domination point (blue)"),
        ("flak_belt", "As a Facility - Z = 0 Domination points (brown)"),
    ],
)
def test_a_card_in_full_cites_the_rules_of_its_two_sides(card, said):
    assert said in "\n".join(plain(spans) for spans in describe(card))


@pytest.mark.rule("SV-18")
def test_a_card_turned_up_that_is_worth_nothing_says_so(tmp_path):
    def is_worthless(session):
        return not domination(session.view().turned_up.card).points

    view = play_until(new_session(tmp_path), "turned-up", wanted=is_worthless).view()
    assert "worth 0 (Z)" in told(view)
