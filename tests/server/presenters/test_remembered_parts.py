"""Parts of boards that are remembered are those of the table and the position that is shown."""

from __future__ import annotations

from random import Random

import pytest

from kastelan.core.game import State
from kastelan.games import find
from kastelan.server.presenters import presenter_of
from kastelan.server.presenters.kingdom.board import ground_of
from kastelan.server.presenters.ludwig.castles import castle_shown
from kastelan.server.wire.scalars import encode

CACHES = (ground_of, castle_shown)
TABLES: dict[str, list[dict[str, str]]] = {
    "kingdom": [{}, {}, {}],
    "ludwig": [{}, {"modules": "moats"}, {"modules": "all"}],
    "seasons": [{}, {}, {}],
}


@pytest.mark.parametrize("game", TABLES)
def test_boards_of_several_tables_in_turn_are_those_of_each_alone(game: str) -> None:
    luck, players = Random(4), 2
    states = [find(game).new(players, options, seed) for seed, options in enumerate(TABLES[game])]
    shown: list[tuple[State, int | None, bytes]] = []
    for _ in range(25):
        for state in states:
            if state.outcome is None:
                seat = state.actors[0]
                state.apply(seat, luck.choice(state.legal(seat)), lambda _: None)
            for reader in (None, *range(players)):
                shown.append((state.copy(), reader, drawn(state, reader)))
    assert len({board for _, _, board in shown}) > len(shown) / 4
    for state, reader, board in shown[:: len(TABLES)]:
        for cache in CACHES:
            cache.cache_clear()
        assert drawn(state, reader) == board


def drawn(state: State, reader: int | None) -> bytes:
    return encode(presenter_of(state.game.name).board(state.game, state.view(reader)))
