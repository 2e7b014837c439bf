"""Whole random games of the reference engine: no piece and no card appears or disappears."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.reference.kingdom_board import Hex
from tests.reference.kingdom_positions import DECK
from tests.reference.kingdom_rules import Table
from tests.reference.kingdom_targets import BUILDING_TILES, MOVING_TILES

SKEWED = ["grass"] * 17 + ["canyon", "desert", "flowers", "forest"] * 2  # fills the grass: KB-BUILD-6


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("deck", [DECK, SKEWED], ids=["deck", "skewed deck"])
def test_pieces_and_cards_add_up_in_random_games(seed: int, deck: list[str]) -> None:
    choice = random.Random(seed)
    kinds = choice.sample([*BUILDING_TILES, *MOVING_TILES], 4)
    cards = choice.sample(deck, 25)
    players = 2 + seed % 3 if deck is DECK else 4
    quadrants = [(kind, choice.random() < 0.5) for kind in kinds]
    table = Table(
        quadrants,
        players,
        ["lords"],
        cards[:players],
        cards[players:],
        shuffle=lambda discards: choice.sample(discards, len(discards)),
    )
    while not table.over:
        table.play(choice.choice(sorted(table.legal())))
        check_sums(table, deck)
    assert min(table.supplies) == 0
    assert bool(table.removed) == (deck is SKEWED)


def check_sums(table: Table, deck: list[str]) -> None:
    for seat in range(table.players):
        assert len(table.settlements[seat]) + table.supplies[seat] == 40
        assert len(table.tiles[seat]) <= len(table.taken[seat])
    everybody: set[Hex] = set().union(*table.settlements)
    assert len(everybody) == sum(map(len, table.settlements))
    assert everybody.isdisjoint(table.board.hexes_of("mountain", "castle", "location"))
    hands = [card for card in table.hands if card is not None]
    assert Counter([*table.draw_pile, *table.discards, *table.removed, *hands]) == Counter(deck)
