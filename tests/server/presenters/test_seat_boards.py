"""Boards of seats, which share with spectators what all may see, are those made from a view alone."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from kastelan.games import find
from kastelan.server.presenters import presenter_of
from kastelan.server.wire.scalars import encode

TABLES: Final[tuple[tuple[str, int, dict[str, str]], ...]] = (
    ("kingdom", 2, {}),
    ("kingdom", 4, {"running_scores": "no"}),
    ("ludwig", 2, {}),
    ("ludwig", 1, {}),
    ("ludwig", 2, {"modules": "all"}),
    ("ludwig", 3, {"modules": "all"}),
    ("seasons", 2, {}),
    ("seasons", 4, {"winter": "yes"}),
)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_seat_is_shown_what_its_view_alone_shows(
    name: str, players: int, options: dict[str, str], seed: int
) -> None:
    luck, game, presenter = Random(seed), find(name), presenter_of(name)
    assert presenter.seat_board is not None
    state = game.new(players, options, luck.getrandbits(32))
    while True:
        shared = presenter.shared(game, state.view(None))
        assert encode(shared.board) == encode(presenter.board(game, state.view(None)))
        for seat in range(players):
            view, before = state.view(seat), encode(shared.board)
            assert state.seat_view(seat, state.view(None)) == view
            board = presenter.seat_board(game, view, shared)
            assert encode(board) == encode(presenter.board(game, view))
            assert encode(shared.board) == before  # what one seat knows does not get into what all see
        if state.outcome is not None:
            return
        seat = luck.choice(state.actors)
        state.apply(seat, luck.choice(state.legal(seat)))
