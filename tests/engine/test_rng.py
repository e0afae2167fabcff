"""Random numbers: the same for ever, fair, and a matter of key and counter alone."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from fiendish.engine import rng
from tests.engine import toy


class Dice:
    def __init__(self, seed: int | str) -> None:
        self.seed = rng.key(seed)
        self.counter = 0


def test_golden_values_never_change():
    """A saved game replays only as long as these hold."""
    dice = Dice(7)
    assert rng.key(7).hex()[:16] == KEY_7
    assert [rng.below(dice, 100) for _ in range(8)] == BELOW
    assert rng.permutation(dice, 8) == PERMUTATION
    assert dice.counter == 9


KEY_7 = "2f66322d5b278699"
BELOW = [57, 58, 88, 31, 84, 61, 71, 30]
PERMUTATION = [2, 3, 5, 6, 7, 1, 4, 0]


def test_numbers_depend_on_key_and_counter_only():
    one, other = Dice("a"), Dice("a")
    first = [rng.below(one, 1000) for _ in range(20)]
    assert [rng.below(other, 1000) for _ in range(20)] == first
    one.counter = 0
    assert [rng.below(one, 1000) for _ in range(20)] == first
    assert [rng.below(Dice("b"), 1000) for _ in range(20)] != first


def test_below_is_fair():
    dice = Dice(0)
    counts = Counter(rng.below(dice, 6) for _ in range(12_000))
    assert set(counts) == set(range(6))
    # five degrees of freedom: beyond 30 once in 60,000 trials
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 30


def test_below_one_is_zero():
    assert rng.below(Dice(0), 1) == 0


def test_all_orders_are_equally_likely():
    dice = Dice(1)
    counts = Counter(tuple(rng.permutation(dice, 4)) for _ in range(12_000))
    assert set(counts) == set(permutations(range(4)))
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 65  # 23 degrees


def test_permutations_of_nothing_and_one():
    assert rng.permutation(Dice(0), 0) == []
    assert rng.permutation(Dice(0), 1) == [0]


def test_keys_differ():
    keys = {rng.key(seed) for seed in range(100)}
    assert len(keys) == 100
    assert all(len(key) == rng.KEY_BYTES for key in keys)


def test_a_state_is_a_source():
    g = toy.new()
    before = g.counter
    copy = g.copy()
    assert rng.below(g, 50) == rng.below(copy, 50)
    assert g.counter == before + 1


def test_a_deal_shuffles_fairly_within_groups_only():
    things, groups = bytes([1, 2, 3, 3, 9]), bytes([0, 0, 0, 1, 1])
    dealt = [rng.deal(rng.key(number), things, groups) for number in range(12_000)]
    assert rng.deal(rng.key(0), things, groups) == dealt[0]
    first = Counter(tuple(deal[:3]) for deal in dealt)
    assert set(first) == set(permutations([1, 2, 3]))
    # five degrees of freedom, as above
    assert sum((count - 2000) ** 2 / 2000 for count in first.values()) < 30
    last = Counter(tuple(deal[3:]) for deal in dealt)
    assert set(last) == {(3, 9), (9, 3)}
    assert abs(last[3, 9] - 6000) < 300
