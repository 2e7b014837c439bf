"""The generator: the same for ever, and fair."""

from __future__ import annotations

from collections import Counter
from hashlib import shake_128
from itertools import permutations

import pytest

from kastelan.core.chance import below, seeded, shuffled


def draws(chance: int, limit: int, count: int) -> list[int]:
    """So many numbers below a limit."""
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
    """The description at the top of the module, done by hand."""
    key = shake_128(b"kastelan:42").digest(16)
    word = int.from_bytes(shake_128(key + (0).to_bytes(4)).digest(8))
    assert below(seeded(42), 1000)[0] == word % 1000
    word = int.from_bytes(shake_128(key + (1).to_bytes(4)).digest(8))
    assert below(seeded(42) + 1, 1000)[0] == word % 1000


def test_a_word_beyond_the_last_whole_multiple_is_drawn_again() -> None:
    limit = (1 << 63) + 1  # nearly half of all words are beyond
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
    assert chi_square < 3 * limit + 12  # beyond once in ten thousand fair generators or less


def test_a_limit_that_is_no_power_of_two_favours_nothing() -> None:
    third = 1 << 62  # a remainder alone would give the first third as often as the two others together
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
def test_nothing_is_drawn_to_shuffle_less_than_two(items: str) -> None:
    assert shuffled(seeded(1), items) == (tuple(items), seeded(1))


def test_shuffling_keeps_the_items_and_their_order_in_the_given_list() -> None:
    items = [3, 1, 1, 2]
    order, chance = shuffled(seeded(1), items)
    assert sorted(order) == [1, 1, 2, 3]
    assert items == [3, 1, 1, 2]
    assert chance != seeded(1)
