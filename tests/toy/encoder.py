"""Sealed bids for a network."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from kastelan.core.game import Seat, State
from kastelan.envs.encoder import NumberedActions
from kastelan.envs.parts import Part, counted, each_seat, number, turned
from tests.toy.bidding import ACTIONS, BIDS, BiddingState

_SIZE = max(BIDS) + 1
_NUMBERS = {ACTIONS.action(index): index for index in range(ACTIONS.size)}


class BiddingEncoder(NumberedActions):
    """Hands as a picture of one row for each seat, all else as numbers."""

    size = ACTIONS.size
    most_listed = ACTIONS.size
    features = tuple(f"bid {value}" for value in BIDS)
    derived = frozenset({"seat"})
    table = _NUMBERS
    rows = np.eye(ACTIONS.size, dtype=np.float32)

    def __init__(self, state: State) -> None:
        players = state.players
        super().__init__(
            state,
            (
                each_seat("points", players, 10),
                number("prize", 10),
                number("rounds", 3),
                Part("prizes_left", 1, lambda state: len(state.pile), lambda left, _: (left / 3,)),
                Part("sealed", players, lambda state: state.bids, _sealed),
                Part("bid", 1, lambda state: state.bids, lambda bids, me: ((bids[me] or 0) / 5,)),
            ),
        )
        self.plane_names = ("hands",)
        self.planes = (1, players, _SIZE)

    def picture(self, state: State, seat: Seat) -> NDArray[np.uint8]:
        assert isinstance(state, BiddingState)
        return np.array([[counted(hand, _SIZE) for hand in turned(state.hands, seat)]], np.uint8)


def _sealed(bids: tuple[int | None, ...], me: Seat) -> list[float]:
    return [float(bid is not None) for bid in turned(bids, me)]
