"""Ten questions about goal, turn and end of each game: lessons and the page how to play answer them."""

import tomllib
from pathlib import Path

import pytest

from fiendish import games
from fiendish.lessons import lessons_of

FOLDER = Path(__file__).parent.parent / "games"


def said(game):
    """All that somebody reads who goes through the lessons and the page of a game."""
    texts = []
    for lesson in lessons_of(game):
        texts += [lesson.about, lesson.last]
        texts += [words for step in lesson.steps for words in (step.why, step.do)]
    page = tomllib.loads((games.folder(game) / "outside" / "howto.toml").read_text("utf-8"))
    texts += [one["say"] for section in page["section"] for one in section["sentences"]]
    return [" ".join(text.replace("*", "").split()) for text in texts]


def questions(game):
    return tomllib.loads((FOLDER / game / "questions.toml").read_text("utf-8"))["question"]


@pytest.mark.parametrize("game", games.names())
def test_who_has_read_lessons_and_page_can_answer_ten_questions(game):
    asked = questions(game)
    assert len(asked) == 10
    assert len({one["ask"] for one in asked}) == 10
    texts = said(game)
    for one in asked:
        told = one["told"] if isinstance(one["told"], list) else [one["told"]]
        assert one["answer"].endswith(".")
        for words in told:
            words = " ".join(words.replace("*", "").split())
            assert len(words.split()) >= 2, words
            assert any(words in text for text in texts), (one["ask"], words)
