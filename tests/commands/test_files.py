"""Commands that read files: saved games and positions."""

import pytest

import fiendish
from fiendish.engine.table import Table
from fiendish.terminal.play import PlayOptions

POSITION = """
game: supervillain
seats: 2
active: A

A:
  hand: encore, 2 random
  project: wormhole [pickpockets]
B:
  hand: 3 random
"""


@pytest.fixture
def position(tmp_path):
    path = tmp_path / "some.position"
    path.write_text(POSITION)
    return path


# -- files that are no use -----------------------------------------------------------------------


@pytest.mark.parametrize("words", [["replay"], ["position"], ["play", "supervillain", "--resume"]])
class TestUselessFiles:
    def test_missing(self, run, tmp_path, words):
        assert run(*words, tmp_path / "none").refuses("cannot read", "none", "no such file")

    def test_folder(self, run, tmp_path, words):
        assert run(*words, tmp_path).refuses("cannot read", "is a directory")

    def test_empty(self, run, tmp_path, words):
        empty = tmp_path / "empty"
        empty.touch()
        assert run(*words, empty).refuses("empty")

    def test_something_else(self, run, tmp_path, words):
        other = tmp_path / "other"
        other.write_bytes(b"\xff\xfe\x00 nothing of ours")
        assert run(*words, other).refuses("other")


@pytest.mark.parametrize("words", [["replay"], ["play", "--resume"]])
def test_damaged_saved_games_are_refused(run, saved, tmp_path, words):
    data = saved(10).read_bytes()
    for number, bad in enumerate((data[:-1], data[:40], data[:-3] + b"???", b"FIENDISH1\n")):
        path = tmp_path / f"bad{number}"
        path.write_bytes(bad)
        assert run(*words, path).refuses(path.name, "damaged")


@pytest.mark.parametrize("command", ["replay", "position"])
def test_a_file_is_needed(run, command):
    assert run(command).refuses("FILE")


# -- replay --------------------------------------------------------------------------------------


def test_replay_of_a_finished_game_shows_everything(run, saved):
    path = saved(10_000)
    answer = run("replay", path)
    end = fiendish.load(path.read_bytes())
    assert answer.status == 0
    lines = answer.out.splitlines()
    assert lines[-1] == f"digest {end.digest()}"
    assert "won: enough Domination points [SV-113]" in lines[-2]
    assert "takes back to before move" in answer.out
    assert "draws a Minion card" not in answer.out
    assert "→ End the Day" in answer.out


def test_replay_of_a_running_game_shows_only_what_everybody_knows(run, saved):
    path = saved(40)
    out = run("replay", path).out
    assert "only what everybody may know" in out
    assert "draws a Minion card" in out
    assert "→ End the Day" not in out
    assert "Still running: seat" in out


def test_replay_for_a_seat_shows_its_cards_and_choices_only(run, saved):
    data = run("replay", saved(40), "--seat", "a", "--json").data
    assert (data["reader"], data["open"]) == ("A", False)
    for step in data["steps"][1:]:
        taken_back = (step["choice"] or "").startswith("takes back")
        assert taken_back or (step["choice"] is not None) == (step["seat"] == "A")
    texts = [line["text"] for step in data["steps"] for line in step["log"]]
    assert any(text.startswith("You draw ") and "Minion card" not in text for text in texts)
    assert "B draws a Minion card." in texts


def test_replay_can_be_read_openly(run, saved):
    data = run("replay", saved(40), "--open", "--json").data
    assert data["open"]
    assert data["over"] is False
    assert data["result"] is None
    assert all(step["choice"] for step in data["steps"][1:])
    assert len(data["steps"]) == data["decisions"] + 1


def test_replay_as_json_has_result_and_digest(run, saved):
    path = saved(10_000)
    end = fiendish.load(path.read_bytes())
    data = run("replay", path, "--json").data
    assert data["over"]
    assert end.result is not None
    assert tuple(data["result"]["winners"]) == end.result.winners
    assert data["digest"] == end.digest()


def test_replay_shows_the_table_at_a_decision(run, saved):
    path = saved(40)
    out = run("replay", path, "--at", 0, "--seat", "B").out
    assert "After 0 of" in out
    assert "\nhand:\n" in out
    public = run("replay", path, "--at", 5, "--json").data
    assert list(public["views"]) == ["everybody"]
    assert public["views"]["everybody"]["hand"] == []
    opened = run("replay", path, "--at", 5, "--open", "--json").data
    assert list(opened["views"]) == ["A", "B", "C"]
    assert opened["views"]["A"]["hand"]
    assert opened["digest"]
    assert "A sees hand:" in run("replay", path, "--at", 5, "--open").out


def test_replay_has_the_hint_for_a_decision(run, saved):
    path = saved(10_000)
    told = run("replay", path, "--json").data["steps"]
    at, step = next((n, one) for n, one in enumerate(told[1:]) if one["choice"] == "End the Day")
    past = run("replay", path, "--at", at, "--hint", "--json").data["hint"]
    assert past["seat"] == step["seat"]
    assert past["options"][past["taken"]] == "End the Day"
    assert len(past["options"]) == len(past["worth"])
    out = run("replay", path, "--at", at, "--seat", step["seat"], "--hint").out
    assert f"The coach to {step['seat']}" in out
    assert f"Take {past['choice'] + 1}: {past['options'][past['choice']]}" in out
    assert past["why"] in out
    assert f"Taken was {past['taken'] + 1}: End the Day" in out


def test_a_hint_of_a_replay_is_for_a_decision_that_may_be_seen(run, saved):
    path = saved(40)
    assert run("replay", path, "--hint").refuses("--at N")
    assert run("replay", path, "--at", 40, "--hint").refuses("--hint: seat ", "--seat ")
    end = run("replay", saved(10_000), "--json").data["decisions"]
    assert run("replay", saved(10_000), "--at", end, "--hint").refuses(
        "nobody has anything to choose"
    )


def test_replay_of_a_finished_game_that_was_taken_back(run, saved, tmp_path):
    table = fiendish.load(saved(10_000).read_bytes())
    assert table.over
    last = len(table.moves) - 1
    table.rewind(last)
    path = tmp_path / "rewound.save"
    path.write_bytes(table.save())
    answer = run("replay", path)
    assert answer.status == 0
    assert f"takes back to before move {last + 1}" in answer.out
    assert "Still running: seat" in answer.out
    assert run("replay", path, "--json").data["steps"][-1]["question"] == ""


@pytest.mark.parametrize("words", [[], ["--seat", "A"], ["--at", 5], ["--at", 5, "--seat", "A"]])
def test_the_digest_of_hidden_cards_is_for_those_who_may_see_them(run, saved, words):
    running, over = saved(40), saved(10_000)
    assert "digest" not in run("replay", running, *words).out
    assert run("replay", running, *words, "--json").data["digest"] is None
    assert "digest" in run("replay", over, *words).out
    assert run("replay", over, *words, "--json").data["digest"]
    if "--seat" not in words:
        assert "digest" in run("replay", running, *words, "--open").out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--seat", "D"], ["--seat D", "A, B, C"]),
        (["--seat", "9"], ["--seat", "'9'"]),
        (["--at", "-1"], ["--at", "from 0 up"]),
        (["--at", "4000"], ["--at", "0 to 40"]),
        (["--seat", "A", "--open"], ["exclude each other"]),
    ],
)
def test_replay_refuses_wrong_usage(run, saved, words, complaint):
    assert run("replay", saved(40), *words).refuses(*complaint)


# -- position ------------------------------------------------------------------------------------


def test_a_position_is_shown_with_its_question_and_options(run, position):
    answer = run("position", position)
    assert answer.status == 0
    assert "Wormhole" in answer.out
    assert "wormhole" not in answer.out  # names, no ids
    assert "A: Your Day: act, or end it. [SV-35]" in answer.out
    assert "1  Play Encore! as a Mob on Wormhole" in answer.out


def test_a_position_as_json(run, position):
    data = run("position", position, "--json").data
    assert data["possible"]
    assert data["view"]["decision"]["options"][0]["kind"] == "mob"
    other = run("position", position, "--json", "--seed", 9).data
    assert other["digest"] != data["digest"]


def test_a_position_may_begin_with_a_byte_order_mark(run, position):
    position.write_text(POSITION.lstrip(), encoding="utf-8-sig")
    assert run("position", position, "--check").status == 0


def test_a_possible_position_passes_the_check(run, position):
    answer = run("position", position, "--check")
    assert answer.status == 0
    assert "possible position of Supervillain" in answer.out


def test_an_impossible_position_is_refused_with_its_line(run, position):
    position.write_text(POSITION.replace("wormhole", "wormhoole"))
    assert run("position", position).refuses("line 8", "wormhoole")
    answer = run("position", position, "--check")
    assert answer.status == 1
    assert "line 8" in answer.out
    data = run("position", position, "--check", "--json").data
    assert (data["possible"], data["line"]) == (False, 8)


def test_a_position_can_be_played_on(run, position, played):
    assert run("position", position, "--play", "--bots", "random").status == 0
    ((options, found),) = played
    assert (options.game, options.seats, options.seat, options.bots) == (
        "supervillain",
        2,
        0,
        "random",
    )
    assert found.question.seat == 0
    assert options.save.name == "supervillain.save"


def test_check_and_play_exclude_each_other(run, position):
    assert run("position", position, "--check", "--play").refuses("exclude each other")


# -- play ----------------------------------------------------------------------------------------


@pytest.fixture
def played(monkeypatch, tmp_path):
    """Stands in for the terminal: takes down what it was asked to play, and the saved game."""
    calls: list[tuple[PlayOptions, Table | None]] = []

    def run(options):
        saved = fiendish.load(options.resume.read_bytes()) if options.resume else None
        calls.append((options, saved))
        return 0

    monkeypatch.setenv("FIENDISH_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("fiendish.commands.play.play", run)
    return calls


def test_play_hands_over_what_was_asked(run, played, tmp_path):
    words = ["--seats", 3, "--seat", "C", "--bots", "random", "--seed", 7, "--mode", "blitz"]
    file = tmp_path / "mine.save"
    assert run("play", "supervillain", *words, "--plain", "--save", file).status == 0
    ((options, _),) = played
    assert (options.game, options.seats, options.seat, options.bots) == (
        "supervillain",
        3,
        2,
        "random",
    )
    assert (options.seed, options.plain, options.hotseat) == (7, True, False)
    assert options.settings == {"mode": "blitz", "total_annihilation": False, "first": None}
    assert (options.resume, options.save) == (None, file)


def test_play_has_sensible_defaults(run, played):
    assert run("play", "supervillain", "--hotseat").status == 0
    ((options, _),) = played
    assert (options.seats, options.seat, options.hotseat, options.seed) == (2, 0, True, None)


def test_a_saved_game_brings_its_own_game_and_seats(run, played, saved):
    path = saved(12)
    assert run("play", "--resume", path).status == 0
    assert run("play", "supervillain", "--resume", path, "--seat", 2).status == 0
    assert [(o.game, o.seats, o.seat, o.resume) for o, _ in played] == [
        ("supervillain", 3, 0, path),
        ("supervillain", 3, 2, path),
    ]


def test_without_a_file_the_last_game_is_resumed(run, played, tmp_path):
    assert run("play", "supervillain", "--resume").refuses("cannot read", "supervillain.save")
    (tmp_path / "home").mkdir()
    last = tmp_path / "home" / "supervillain.save"
    last.write_bytes(fiendish.new("supervillain").save())
    assert run("play", "supervillain", "--resume").status == 0
    assert played[0][0].resume == last


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], ["which game?"]),
        (["chess"], ["no game 'chess'", "supervillain"]),
        (["supervillain", "--seat", "C"], ["--seat C", "A, B"]),
        (["supervillain", "--seats", "1"], ["2, 3 or 4 players"]),
        (["supervillain", "--bots", "genius"], ["no bot 'genius'", "random, easy, normal, hard"]),
        (["supervillain", "--mode", "x"], ["--mode", "basic, blitz, slow, team"]),
    ],
)
def test_play_refuses_wrong_usage(run, played, words, complaint):
    assert run("play", *words).refuses(*complaint)
    assert played == []


def test_a_saved_game_must_fit_what_is_asked(run, played, saved):
    path = saved(12)
    assert run("play", "--resume", path, "--seats", 2).refuses("3 seats, not 2")
    assert run("play", "--resume", path, "--seat", "D").refuses("--seat D")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--mode", "blitz"], ["--mode basic, not blitz"]),
        (["--first", "B"], ["--first by lot, not B"]),
        (["--total-annihilation"], ["--total-annihilation off, not on"]),
        (["--seed", 5], ["--seed", "new game"]),
    ],
)
def test_a_saved_game_keeps_its_settings(run, played, saved, words, complaint):
    path = saved(12)
    assert run("play", "--resume", path, *words).refuses(path.name, *complaint)
    assert played == []
    assert run("play", "--resume", path, "--mode", "basic").status == 0


def test_an_unwritable_place_is_refused_before_the_game(run, tmp_path):
    assert run("play", "supervillain", "--plain", "--save", tmp_path).refuses("cannot save")
