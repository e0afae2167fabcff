"""The line mode: every command, every mistake, at most eighty columns."""

import io

import pytest

from fiendish.terminal.lines import help_words, play

from .sample_sessions import new_session, play_until, rich_day


def say(session, *lines):
    return play(session, io.StringIO("".join(f"{text}\n" for text in lines)))


@pytest.fixture
def day(tmp_path):
    return rich_day(tmp_path)


def heard(capsys, day, *lines):
    """What is said in answer to the lines, in a game that they do not change."""
    before = day.table.digest()
    say(day, *lines)
    assert day.table.digest() == before
    out = capsys.readouterr().out
    assert all(len(row) <= 80 for row in out.splitlines())
    return out.split("or help:\n", 1)[1]


def test_the_first_words_are_table_question_and_options(capsys, day):
    say(day, "quit")
    out = capsys.readouterr().out
    assert "B, random bot: " in out
    assert "Your hand" in out
    assert "[SV-35]" in out
    options = day.options()
    for number, option in enumerate(options, 1):
        assert f"{number}. {option.text}"[:60] in out
    assert f"Choose 1-{len(options)}, or help:" in out
    assert out.isascii()


def test_help_lists_every_command(capsys, day):
    words = help_words(day)
    assert words in heard(capsys, day, "help")
    for command in (
        "undo",
        "log",
        "table",
        "card",
        "rule",
        "why",
        "hint",
        "save",
        "quit",
        "piles",
        "pass",
    ):
        assert command in words
    assert "rule SV-49" in words


def test_table_and_options_again(capsys, day):
    assert "Asteroids in flight" in heard(capsys, day, "table")
    assert "Your Day: act, or end it. [SV-35]" in heard(capsys, day, "OPTIONS")


def test_a_hint_says_what_to_do_and_why(capsys, day):
    hint = day.hint()
    out = " ".join(heard(capsys, day, "hint").split())
    options = day.options()
    assert f"Take {hint.choice + 1}: {options[hint.choice].text[:30]}" in out
    for index in hint.ranking[:12]:
        assert f"{hint.figure(index)} for {index + 1}: {options[index].text[:20]}" in out
    assert hint == day.hint()  # however often it is asked
    assert hint.why


def test_log_says_what_happened(capsys, day):
    last = day.log()[-1]
    assert f"{last.text} [{last.rule}]"[:70] in heard(capsys, day, "log")
    assert day.log()[0].text[:60] in heard(capsys, day, "log all")


def test_card_by_name_part_and_mistake(capsys, day):
    out = heard(
        capsys, day, "card encore", "card star of d", "card bank", "card e", "card", "card x!"
    )
    assert "Encore! - Minion card, 2 copies" in out
    assert "SWIFT" in out
    assert "Text: our own design" in out
    assert "Star of Death - Domination card" in out
    assert "Transgalactic Bank - Domination card" in out
    assert "That may be: " in out
    assert "Type card NAME" in out
    assert "There is no card 'x!' in this game." in out


def test_a_card_can_be_asked_for_in_other_words(capsys, day):
    out = heard(capsys, day, "lookup encore", "? star of d", "?")
    assert "Encore! - Minion card, 2 copies" in out
    assert "Star of Death - Domination card" in out
    assert help_words(day) in out


def test_nothing_to_pass_on(capsys, day):
    assert "There is nothing to pass on now. Nothing has changed." in heard(capsys, day, "pass")


def test_rule_by_number(capsys, day):
    out = heard(capsys, day, "rule SV-49", "rule r10", "rule", "rule SV-999")
    assert "SV-49 Completion" in out
    assert "SV-R10 Playing without a target" in out
    assert "SV-35 Day actions" in out
    assert "There is no rule 'SV-999'." in out


def test_why_gives_reason_and_rule(capsys, day):
    held = {card.card for card in day.view().hand}
    missing = next(f for f in day.table.game.faces if f.back == "Minion card" and f.id not in held)
    option = next(one for one in day.options() if one.card)
    name = next(face.name for face in day.table.game.faces if face.id == option.card)
    out = heard(
        capsys, day, f"why ops {missing.name}", f"why {option.kind} {name}", "why", "why ops"
    )
    assert "You cannot: there is no such card in your hand [SV-19]" in out
    assert "You can: option " in out
    assert out.count("Type why KIND CARD") == 2


def test_piles_are_open(capsys, day):
    assert "Minion discard pile: " in heard(capsys, day, "piles")


@pytest.mark.parametrize(
    "typed", ["foo", "", "-1", "1.5", "٣", "1 2", "0x1", "quit!", "\x00\x1b[2J", "x" * 5000, "ünd"]
)
def test_anything_else_is_refused_and_changes_nothing(capsys, day, typed):
    out = heard(capsys, day, typed)
    assert "Nothing has changed. Type a number from 1 to" in " ".join(out.split())
    assert "\x1b" not in out


@pytest.mark.parametrize("typed", ["0", "999", "9" * 400])
def test_a_number_that_is_no_option_is_refused(capsys, day, typed):
    assert "There is no option" in heard(capsys, day, typed)


def test_undo_takes_back_the_last_move(capsys, day):
    before = day.table.digest()
    index = next(i for i, one in enumerate(day.options()) if one.kind == "mob")
    say(day, str(index + 1), "undo")
    assert day.table.digest() == before
    assert "You take back the last move. [SV-130]" in capsys.readouterr().out


def test_undo_says_why_it_is_not_possible(capsys, tmp_path):
    session = new_session(tmp_path)
    session.let_bots()
    say(session, "undo")
    out = " ".join(capsys.readouterr().out.split())
    assert "You cannot take that back: " in out
    assert "[SV-130]. Nothing has changed." in out


def test_a_move_is_followed_by_what_happened(capsys, day):
    end = len(day.options())
    known = len(day.log())
    say(day, str(end))
    out = " ".join(capsys.readouterr().out.split())
    for fact in day.log()[known:]:
        assert f"{fact.text} [{fact.rule}]" in out


def test_save_goes_on(capsys, day):
    out = " ".join(heard(capsys, day, "save", "table").split())
    assert "Saved in " in out
    assert day.store.path.read_bytes() == day.table.save()


def test_the_end_of_the_input_is_said(day):
    assert "The input has ended." in say(day)


def test_a_finished_game_tells_result_and_reason(capsys, tmp_path):
    session = new_session(tmp_path)
    for _ in range(3000):
        session.let_bots()
        if session.asked < 0:
            break
        session.table.answer(0)
    assert say(session) == ""
    out = capsys.readouterr().out
    assert "Reason: " in out
    assert "1. " in out.rpartition("Reason: ")[2]


def test_people_hand_over_the_screen(capsys, tmp_path):
    session = new_session(tmp_path, hotseat=True)
    first = session.asked
    play_until(session, "day")
    end = len(session.options())
    say(session, str(end), "", "table")
    out = capsys.readouterr().out
    assert f"Player {'AB'[1 - first]}, it is for you to decide." in out
    assert session.reader == 1 - first


def test_a_hand_is_not_shown_before_the_other_person_has_taken_the_place(capsys, tmp_path):
    session = play_until(new_session(tmp_path, hotseat=True), "day")
    first = session.reader
    say(session, str(len(session.options())))
    out = capsys.readouterr().out
    assert session.reader == first
    assert out.rstrip().endswith("alone before the screen.")


def test_only_enter_alone_shows_the_next_hand(capsys, tmp_path):
    session = play_until(new_session(tmp_path, hotseat=True), "day")
    first = session.reader
    say(session, str(len(session.options())), "1", "table", "q")
    assert session.reader == first
    assert "Your hand" not in capsys.readouterr().out.rpartition("it is for you to decide")[2]


def test_a_new_game_tells_its_first_morning(capsys, tmp_path):
    session = new_session(tmp_path, hotseat=True)
    facts = session.log()
    assert facts
    say(session, "quit")
    out = " ".join(capsys.readouterr().out.split())
    assert all(f"{fact.text} [{fact.rule}]" in out for fact in facts)


def test_a_resumed_game_does_not_tell_it_again(capsys, tmp_path):
    session = play_until(new_session(tmp_path), "day", 3)
    session.save()
    again = new_session(tmp_path, resume=session.store.path)
    say(again, "quit")
    first = again.log()[0]
    assert f"{first.text} [{first.rule}]" not in " ".join(capsys.readouterr().out.split())
