"""Castles in which modules change nothing: the shortcuts for them say the same as the general rules."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from kastelan.games.ludwig import LUDWIG, LudwigState, placing, scoring
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.modules.castle_from_view import additions_with
from kastelan.games.ludwig.modules.decrees.castle_laws import with_laws
from kastelan.games.ludwig.step_numbers import BUYING, NOTHING
from tests.games.ludwig.modules.yards import BOX, yard
from tests.games.ludwig.playing import new, played


def test_passages_walls_and_laws_make_a_difference() -> None:
    assert additions_with((), BOX).plain
    assert additions_with(("swans", "towers", "renovations", "decrees"), BOX).plain
    assert not additions_with(("passages",), BOX).plain
    assert not additions_with(("moats",), BOX).plain
    assert not with_laws(yard("hallway").castle, (27,), LUDWIG.rules).additions.plain


@pytest.mark.parametrize("seed", range(2))
def test_tiles_lie_and_score_with_five_players_as_in_the_base_game(seed: int) -> None:
    checked = 0
    for state in played(new(5, seed), seed):
        if state.step != BUYING or state.round % 5:
            continue
        castle, tiles = state.castles[state.seat], state.table.components.tiles
        assert castle.additions.plain
        general = replace(castle, additions=replace(castle.additions, plain=False))
        for tile in [tiles[number] for number in state.market if number != NOTHING]:
            for pose in tile.poses:
                origins = placing.legal_origins(general, pose)
                assert placing.legal_origins(castle, pose) == origins
                for x, y in map(castle.frame.cell, islice(each(origins), 4)):
                    found = scoring.worth(castle, tile, pose, x, y)
                    assert found == scoring.worth(general, tile, pose, x, y)
                    checked += 1
    assert checked > 100


def test_a_castle_stays_the_same_without_decrees() -> None:
    castle = yard("hallway").castle
    assert with_laws(castle, (), LUDWIG.rules) is castle


def test_a_table_that_is_read_again_has_the_very_same_castles() -> None:
    state = next(state for state in played(new(5, 1), 1) if state.round == 5)
    first, again = (LUDWIG.thaw(5, dict(state.table.options), state.freeze()) for _ in range(2))
    assert isinstance(first, LudwigState)
    assert isinstance(again, LudwigState)
    assert all(one is other for one, other in zip(first.castles, again.castles, strict=True))
