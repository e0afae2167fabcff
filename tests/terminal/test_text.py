"""Lines of spans: wrapped, cut, laid out, said in plain characters."""

import pytest

from fiendish.prose.text import (
    NO_BREAK,
    Block,
    Span,
    cut,
    lay,
    length,
    line,
    plain,
    seat_span,
    shown,
    without_spare,
    words,
    wrap,
)

LONG = "Whenever you complete a Project, this one included, draw a Minion card."


@pytest.mark.parametrize("width", [1, 7, 20, 79])
@pytest.mark.parametrize("hang", [0, 2])
def test_no_row_is_longer_than_the_width(width, hang):
    hang = min(hang, width - 1)
    rows = wrap([Span(LONG, "strong"), Span("◈"), Span(" " + LONG)], width, hang)
    assert all(length(row) <= width for row in rows)
    text = "".join(words(row).strip() for row in rows).replace(" ", "")
    assert text == f"{LONG}◈{LONG}".replace(" ", "")


def test_a_row_keeps_roles_and_picks():
    (row,) = wrap([Span("Star of Death", "strong", "h3"), Span("◈", "token")], 40)
    assert {span.pick for span in row if span.text.strip() and span.text != "◈"} == {"h3"}
    assert row[-1] == Span("◈", "token")


def test_what_must_not_be_broken_stays_in_one_row_where_it_fits():
    rows = wrap([Span("Mobs: "), Span(f"Heavy{NO_BREAK}Lifters{NO_BREAK}700")], 18)
    assert [words(row) for row in rows] == ["Mobs:", f"Heavy{NO_BREAK}Lifters{NO_BREAK}700"]


def test_a_limit_ends_in_an_ellipsis():
    rows = wrap([Span(LONG)], 20, limit=2)
    assert len(rows) == 2
    assert words(rows[-1]).endswith("…")
    assert length(rows[-1]) <= 20


def test_an_empty_line_is_one_empty_row():
    assert wrap((), 10) == [()]


def test_cut_leaves_short_lines_alone():
    assert cut(line("abc"), 3) == line("abc")
    assert words(cut(line("abc", "def"), 4)) == "abc…"


def test_plain_words_need_no_special_characters():
    spans = (seat_span(1, "B"), Span(" ▰▱", "picture"), Span(" ◈ · …"), Span(" said", "spoken"))
    assert plain(spans) == "B * - ... said"
    assert words(shown(spans)) == "●B ▰▱ ◈ · …"


def test_ornaments_go_before_names():
    spans = (Span("●B"), Span(" bot", "spare2"), Span(" ■■", "spare1"), Span(" 2/5"))
    assert words(without_spare(spans, 20)) == "●B bot ■■ 2/5"
    assert words(without_spare(spans, 10)) == "●B bot 2/5"
    assert words(without_spare(spans, 6)) == "●B 2/5"


@pytest.mark.parametrize("columns", [1, 2, 3])
def test_blocks_fill_columns_and_every_cell_leads_to_its_block(columns):
    blocks = [Block([line(f"Card {n}"), line(LONG)], "steel", f"h{n}") for n in range(5)]
    rows = lay(blocks, 60, columns)
    assert {length(row) for row in rows} == {60 // columns * columns}
    text = "\n".join(words(row) for row in rows)
    assert all(f"Card {n}" in text for n in range(5))
    picks = {span.pick for row in rows for span in row if span.text.strip()}
    assert picks == {f"h{n}" for n in range(5)}
