"""The random generator: its results never change, and they are fair."""

from __future__ import annotations

from collections import Counter
from hashlib import shake_128
from itertools import permutations

import pytest

from kastelan.core.chance import below, seeded, shuffled


def draws(chance: int, limit: int, count: int) -> list[int]:
    """The next `count` numbers below a limit."""
    found = []
    for _ in range(count):
        number, chance = below(chance, limit)
        found.append(number)
    return found


def test_generators_of_seeds_never_change() -> None:
    assert seeded(0) == 956102149959586114479909119089538801276676997120
    assert seeded(7) == 208724778288000020025526180346100247327416516608
    assert seeded(10**30) == 861385660367259697369856119128574989463233495040


def test_draws_never_change() -> None:
    chance, found = seeded(7), []
    for limit in (2, 3, 6, 10, 25, 100, 1000):
        number, chance = below(chance, limit)
        found.append(number)
    assert found == [1, 0, 2, 9, 6, 93, 910]
    assert chance == seeded(7) + 7


def test_shuffles_never_change() -> None:
    assert shuffled(seeded(7), range(10)) == ((3, 7, 0, 4, 2, 6, 1, 5, 8, 9), seeded(7) + 1)
    assert "".join(shuffled(seeded(1), "kastelan")[0]) == "slentaka"


def test_a_draw_is_the_hash_of_key_and_counter() -> None:
    """Follows the algorithm in the docstring of the module step by step."""
    key = shake_128(b"kastelan:42").digest(16)
    word = int.from_bytes(shake_128(key + (0).to_bytes(4)).digest(8))
    assert below(seeded(42), 1000)[0] == word % 1000
    word = int.from_bytes(shake_128(key + (1).to_bytes(4)).digest(8))
    assert below(seeded(42) + 1, 1000)[0] == word % 1000


def test_a_word_beyond_the_last_whole_multiple_of_the_limit_is_rejected() -> None:
    limit = (1 << 63) + 1  # nearly half of all words are rejected
    again = 0
    for seed in range(200):
        number, chance = below(seeded(seed), limit)
        assert 0 <= number < limit
        again += chance - seeded(seed) - 1
    assert 130 < again < 270


def test_the_only_number_below_one_is_zero() -> None:
    assert draws(seeded(3), 1, 5) == [0] * 5


@pytest.mark.parametrize("limit", [2, 3, 5, 6, 7, 10, 13])
def test_all_numbers_are_equally_likely(limit: int) -> None:
    each = 600
    counts = Counter(draws(seeded(limit), limit, each * limit))
    assert set(counts) == set(range(limit))
    chi_square = sum((count - each) ** 2 / each for count in counts.values())
    assert chi_square < 3 * limit + 12  # a fair generator exceeds this less than once in ten thousand runs


def test_a_limit_that_is_not_a_power_of_two_causes_no_bias() -> None:
    third = 1 << 62  # taking the remainder alone would draw the first third twice as often
    counts = Counter(number // third for number in draws(seeded(5), 3 * third, 3000))
    assert all(900 < counts[part] < 1100 for part in range(3))


def test_all_orders_are_equally_likely() -> None:
    counts: Counter[tuple[str, ...]] = Counter()
    chance = seeded(11)
    for _ in range(4800):
        order, chance = shuffled(chance, "abcd")
        counts[order] += 1
    assert set(counts) == set(permutations("abcd"))
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 60


@pytest.mark.parametrize("items", ["", "a", (None,)])
def test_shuffling_fewer_than_two_items_draws_nothing(items: str) -> None:
    assert shuffled(seeded(1), items) == (tuple(items), seeded(1))


def test_shuffling_keeps_all_items_and_leaves_the_given_list_alone() -> None:
    items = [3, 1, 1, 2]
    order, chance = shuffled(seeded(1), items)
    assert sorted(order) == [1, 1, 2, 3]
    assert items == [3, 1, 1, 2]
    assert chance != seeded(1)
