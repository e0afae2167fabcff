"""Drawing and owning cards (chapter 4)."""

from __future__ import annotations

import pytest

from fiendish.games.master_of_the_galaxy.state import DECKS
from tests.games.master_of_the_galaxy.playing import Play, at

LEADERS = "leader deck: oracle-zhen, saboteur-rix, warlord-krag, rest, chronarch-ilo"


def draw(text: str = LEADERS) -> Play:
    """A completes a project that gives a leader."""
    play = at(
        f"""
        drawn: white
        {text}
        A:
          species: humans [r2 yellow]
          card: border-war
        """
    )
    play.put("white", "humans", "r2")
    return play


@pytest.mark.rule("MG-27", "MG-R4", "MG-83")
def test_one_of_two_cards_is_kept_and_the_other_goes_to_the_bottom() -> None:
    play = draw()
    assert play.options() == ["decline", "oracle-zhen", "saboteur-rix"]
    play.choose("saboteur-rix")
    assert play.cards("A") == ["border-war", "humans", "saboteur-rix"]
    deck = play.deck("leader")
    assert (deck[0], deck[-2:]) == ("warlord-krag", ["chronarch-ilo", "oracle-zhen"])
    play.done()


@pytest.mark.rule("MG-27", "MG-R4")
def test_both_may_go_down_in_any_order_and_the_next_must_be_kept() -> None:
    play = draw()
    play.decline()
    assert play.asked == "A lowest"
    play.choose("oracle-zhen")
    assert play.cards("A") == ["border-war", "humans", "warlord-krag"]
    assert play.deck("leader")[-2:] == ["saboteur-rix", "oracle-zhen"]
    play.done()


def small_deck(*leaders: str) -> Play:
    """All leaders but these lie before B."""
    everyone = [
        "arbiter-selvaan", "chronarch-ilo", "inquisitor-thessk", "void-caller-umbriel",
        "gate-warden-oru", "archivist-quill", "kingmaker-dressa", "warlord-krag",
        "surveyor-halcyon", "admiral-yx", "spymaster-nul", "shield-matron-aya", "abductor-vesh",
        "saboteur-rix", "quartermaster-bol", "master-builder-tark", "reformer-juno", "oracle-zhen",
    ]  # fmt: skip
    others = "\n".join(f"  card: {one}" for one in everyone if one not in leaders)
    deck = f"leader deck: {', '.join(leaders)}" if leaders else ""
    text = "drawn: white\n" + deck
    text += "\nA:\n  species: humans [r2 yellow]\n  card: border-war\nB:\n" + others
    play = at(text)
    play.put("white", "humans", "r2")
    return play


@pytest.mark.rule("MG-R3")
def test_a_single_card_is_taken_and_from_an_empty_deck_nothing() -> None:
    play = small_deck("oracle-zhen")
    assert play.cards("A") == ["border-war", "humans", "oracle-zhen"]
    play.done()
    play = small_deck()
    assert play.cards("A") == ["border-war", "humans"]
    play.done()


@pytest.mark.rule("MG-R3")
def test_of_two_cards_put_down_the_upper_one_is_the_next() -> None:
    play = small_deck("oracle-zhen", "saboteur-rix")
    play.decline()
    play.choose("oracle-zhen")  # to the very bottom
    assert play.cards("A") == ["border-war", "humans", "saboteur-rix"]
    assert play.deck("leader") == ["oracle-zhen"]
    play.done()


@pytest.mark.rule("MG-28")
def test_a_random_card_comes_from_anywhere_in_the_deck_without_a_choice() -> None:
    found: set[str] = set()
    for seed in range(12):
        play = at(
            """
            phase: use
            government deck: theocracy, technocracy
            A:
              home: home-sw
              systems: home-sw, march-nw, march-se
              card: kingmaker-dressa
              card: border-war
            """,
            seed=seed,
        )
        play.discard("kingmaker-dressa")
        found.update(card for card in play.cards("A") if card not in ("border-war", "humans"))
        play.done()
    assert len(found) > 3  # not just the top two


@pytest.mark.rule("MG-29", "MG-R55")
def test_a_searched_deck_is_seen_by_the_searcher_alone_and_shuffled() -> None:
    play = at(
        """
        phase: use
        leader deck: oracle-zhen, saboteur-rix
        A:
          card: luxury-goods [yellow yellow white blue]
          card: border-war
        """
    )
    before = play.deck("leader")
    play.discard("luxury-goods")
    assert play.options() == sorted(before)
    leaders = play.g.decks[DECKS.index("leader")]
    seen_by = [play.g.known[card] for card in leaders[:-1]]
    assert seen_by == [0b001] * 17  # A alone; the top is known to all
    play.choose("warlord-krag")
    assert "warlord-krag" in play.cards("A")
    after = play.deck("leader")
    assert (sorted(after), after != [one for one in before if one != "warlord-krag"]) == (
        sorted({*before} - {"warlord-krag"}),
        True,
    )
    leaders = play.g.decks[DECKS.index("leader")]
    assert not any(play.g.known[card] for card in leaders[:-1])
    assert "You take Warlord Krag out of the deck and shuffle it." in play.log("A")
    play.done()


@pytest.mark.rule("MG-30", "MG-32")
def test_a_gained_card_lies_beside_the_species() -> None:
    play = draw()
    play.choose("oracle-zhen")
    assert [card.card for card in play.view("B").players[0].cards] == [
        "humans",
        "border-war",
        "oracle-zhen",
    ]
    play.done()


SEVEN = "".join(
    f"\n  card: {card}"
    for card in (
        "saboteur-rix", "warlord-krag", "chronarch-ilo", "spymaster-nul", "admiral-yx",
        "abductor-vesh",
    )
)  # fmt: skip


@pytest.mark.rule("MG-31", "MG-99", "MG-131")
def test_seven_cards_may_stay_the_species_included() -> None:
    play = at(f"phase: use\nA:{SEVEN}")
    assert len(play.cards("A")) == 7
    assert play.can("end")
    play = at(f"phase: use\nA:{SEVEN}\n  card: border-war\n  systems: home-nw, march-nw")
    assert play.why_not("end") == "MG-131"
    play.conflict("border-war", "march-nw>march-ne", "red")
    assert play.can("end")  # a conflict on the board is not counted
    play.done()


@pytest.mark.rule("MG-31")
def test_more_than_seven_is_allowed_within_the_turn() -> None:
    play = at(f"drawn: white red\nA:\n  species: humans [r2 yellow]{SEVEN}")
    play.put("white", "humans", "r2")
    play.end()
    play.keep()
    assert len(play.cards("A")) == 8
    assert play.asked == "A use"
    play.done()


@pytest.mark.rule("MG-R47")
def test_cards_that_come_in_anothers_turn_may_exceed_the_limit() -> None:
    play = at(
        f"""
        phase: use
        active: B
        B:
          systems: home-se, march-ne
          card: arbiter-selvaan
          card: black-market [yellow yellow white black black*]
        A:{SEVEN.replace(chr(10), chr(10) + " " * 8)}
          systems: home-nw, march-nw
        conflicts:
          border-war: march-nw against march-ne
        """
    )
    play.discard("arbiter-selvaan")
    assert len(play.cards("A")) == 8
    play.end()
    play.choose("red")
    assert play.asked == "A allocate"
    play.end()
    assert play.why_not("end") == "MG-131"  # at the end of his own turn


@pytest.mark.rule("MG-R2", "MG-130")
def test_a_discarded_card_goes_face_up_to_the_bottom_of_its_deck() -> None:
    play = at(
        """
        phase: use
        A:
          card: oracle-zhen
          card: border-war
        """
    )
    play.discard("oracle-zhen")
    assert play.deck("leader")[-1] == "oracle-zhen"
    shown = next(deck for deck in play.view("B").decks if deck.deck == "leader")
    assert [card.card for card in shown.bottom] == ["oracle-zhen"]
    play.done()


@pytest.mark.rule("MG-R28")
def test_a_species_card_stays() -> None:
    play = at("phase: use\nA:\n  species: humans\n  card: border-war")
    assert play.why_not("discard", card="humans") == "MG-R28"


@pytest.mark.rule("MG-R55")
def test_all_know_the_top_of_a_deck_and_what_went_to_its_bottom() -> None:
    play = draw()
    play.choose("saboteur-rix")
    for reader in ("A", "B", None):
        shown = next(deck for deck in play.view(reader).decks if deck.deck == "leader")
        assert shown.top is not None
        assert shown.top.card == "warlord-krag"
        assert [card.card for card in shown.bottom] == ["oracle-zhen"]
        assert shown.count == 17
