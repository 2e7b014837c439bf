"""The market at a glance against what really happens."""

from __future__ import annotations

import pytest

from kastelan.games.ludwig.actions import Buy, BuyCorridor
from kastelan.games.ludwig.events import PointsScored, RoomCompleted, TilePlaced
from kastelan.games.ludwig.offers import offers
from kastelan.games.ludwig.step_numbers import BUYING
from tests.games.ludwig.playing import new, played


@pytest.mark.parametrize("seed", range(3))
def test_prospects_are_all_legal_placements_with_the_points_that_placing_tells(seed: int) -> None:
    checked = 0
    for state in played(new(3, seed), seed):
        if state.step != BUYING or state.round % 4:
            continue
        seat = state.seat
        for offer in offers(state, seat):
            if not offer.affordable or not offer.prospects:
                continue
            bought = state.copy()
            bought.apply(seat, BuyCorridor(offer.tile) if offer.slot is None else Buy(offer.slot))  # type: ignore[arg-type]  # tiles are numbers
            assert {prospect.place for prospect in offer.prospects} == set(bought.legal(seat))
            order = [(prospect.points, len(prospect.completes)) for prospect in offer.prospects]
            assert order == sorted(order, reverse=True)  # the best first
            for prospect in offer.prospects[:3]:
                certain = bought.preview(seat, prospect.place)
                assert isinstance(certain[0], TilePlaced)
                assert prospect.points == sum(e.points for e in certain if isinstance(e, PointsScored))
                assert prospect.completes == tuple(e.room for e in certain if isinstance(e, RoomCompleted))
                checked += 1
    assert checked > 20
