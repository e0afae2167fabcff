"""The words and signs of the games: each with a rule, and none pointed at that is not there."""

from __future__ import annotations

import pytest

from fiendish.ledger import read_all
from fiendish.prose.overview import find as find_overview
from fiendish.web.library import render_word, render_words
from fiendish.web.words import BadWords, read, underlined, words_of
from tests.web.rendered_pages import CASES, GAMES, Read, moments, page

RULES = {ledger.game: {rule.id for rule in ledger.rules} for ledger in read_all()}
SET_UP = ("Set-up", "Start", "Choosing factions", "Opening hands")
ONE = '[vp]\nword = "Victory points"\nsays = "They win."\nrule = "SU-3"\n'


@pytest.mark.parametrize("game", GAMES)
def test_every_word_has_a_sentence_of_its_own_and_a_rule_of_its_game(game: str) -> None:
    words = words_of(game).values()
    assert len(words) > 20
    assert {one.rule for one in words} <= RULES[game]
    for one in words:
        assert one.says.endswith(".")
        assert len(one.says) < 200
        assert one.says != one.word
    texts = [text.lower() for one in words for text in one.texts]
    assert len(texts) == len(set(texts))


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_no_sign_on_a_table_is_without_its_word(game: str, seats: int) -> None:
    known = words_of(game)
    pointed = set[str]()
    for table in moments(game, seats, "signs", 31):
        for reader in (*range(seats), None):
            for _, attrs in Read(page(table, reader)).elements:
                pointed.update(attrs.get("data-word", "").split())
                address, _, word = attrs.get("href", "").partition("#")
                if address == f"/words/{game}":
                    pointed.add(word)
        for step in find_overview(game).steps(table.view(None)):
            assert step.name in SET_UP or step.name in {one.word for one in known.values()}
    assert pointed <= {*known}
    assert len(pointed) > 10


@pytest.mark.parametrize("game", GAMES)
def test_words_stand_on_a_page_and_each_by_itself(game: str) -> None:
    page = Read(render_words(game))
    for word in words_of(game).values():
        assert page.all("div", id=word.id)
        alone = Read(render_word(game, word.id) or "")
        assert [link["href"] for link in alone.all("a")] == [f"/rules/{game}#{word.rule}"]
        assert word.says in " ".join(alone.text)
    assert render_word(game, "nothing") is None


def test_a_word_is_underlined_where_it_comes_first() -> None:
    text = underlined("Talent: bury <it>, then bury another.", "smash_up", "/words")
    assert text == (
        '<a href="/words/smash_up#talent">Talent</a>: <a href="/words/smash_up#bury">bury</a>'
        " &lt;it&gt;, then bury another."
    )


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (ONE.replace("SU-3", "SU-9999"), "vp: there is no rule SU-9999"),
        (ONE.replace('says = "They win."\n', ""), "vp: says missing or not known"),
        (ONE + "colour = 3\n", "vp: colour missing or not known"),
    ],
)
def test_a_word_that_cannot_be_right_is_refused(text: str, complaint: str) -> None:
    assert [*read(ONE, RULES["smash_up"])] == ["vp"]
    with pytest.raises(BadWords, match=complaint):
        read(text, RULES["smash_up"])
