"""DIG-1: what a preview may foretell, and what a position holds while decree 06 interrupts a reward."""

from __future__ import annotations

import random

from kastelan.core.position import parse_position, write_position
from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.events import TileDiscarded
from kastelan.games.ludwig.modules.actions import BUY_MOAT
from kastelan.games.ludwig.modules.events import TileFound, TokenKept
from kastelan.games.ludwig.step_numbers import DRAFTING, SWAPPING
from tests.games.ludwig.modules.scenes import A, scene
from tests.games.ludwig.modules.yards import TILES, Yard
from tests.properties.tables import pick
from tests.rulebook import rule


@rule("DIG-1", "MOAT-5")
def test_a_preview_does_not_show_the_tile_that_a_moat_piece_costs() -> None:
    table = scene("moats", Yard(moat=True))
    table.state.on_deck = (int(TILES["buttery"].number),)
    foretold = table.state.preview(A, BUY_MOAT)
    assert foretold
    assert not any(isinstance(event, TileDiscarded) for event in foretold)
    assert any(isinstance(event, TileDiscarded) for event in table.do("moat"))


@rule("DIG-1", "DEC-02", "MOAT-13")
def test_what_is_drawn_or_taken_from_a_secret_stack_is_never_foretold() -> None:
    assert not TokenKept.certain
    assert not TileFound.certain


@rule("DIG-1", "DEC-06")
def test_a_position_reads_back_while_the_rummager_interrupts_a_reward() -> None:
    for seed in range(400):
        state, choose = LUDWIG.new(3, {"modules": "decrees,extra_rooms"}, seed), random.Random(seed)
        assert isinstance(state, LudwigState)
        while state.actors:
            if state.step == SWAPPING and state.pending and state.module_state.waiting != state.seat:
                line = write_position(state)
                assert write_position(parse_position(LUDWIG, line)) == line
                return
            seat = choose.choice(state.actors)
            if state.step == DRAFTING and 6 in state.module_state.draft:
                action = state.legal(seat)[state.module_state.draft.index(6)]
            elif state.step == DRAFTING and not any(6 in own for own in state.module_state.kept):
                break
            else:
                action = pick(state.legal(seat), choose, by_kind=True)
            state.apply(seat, action)
    raise AssertionError("no such moment")
