"""The network for Kingdom Builder in NumPy: the same as `kastelan.learning.kingdom.network`, for processors.

Even and odd rows lie apart, eleven rows of 21 for each board, of which the last row and column are empty.
Then each of the six neighbours is one shift of the whole, the same for all boards, and a convolution is one
product of matrices.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from kastelan.bots.learned.kingdom_inputs import Numbers, boards, facts, legal_places
from kastelan.core.hexes import COUNT, SIDE
from kastelan.games.kingdom.state import KingdomState

PAIRS: Final = SIDE // 2
DOWN: Final = PAIRS + 1
ACROSS: Final = SIDE + 1
CELLS: Final = DOWN * ACROSS
WORDS: Final = 9
SEATS: Final = 4
GOLD_UNIT: Final = 20.0

AT_ONCE: Final = 4
"""How many boards go through the network together: what they need stays in the processor's cache."""

# For each parity of rows that see, the parity of the row and the shift of each of the seven hexes: itself,
# west, east, north-west, north-east, south-west, south-east.
_SHIFTS: Final = (
    ((0, 0), (0, -1), (0, 1), (1, -ACROSS - 1), (1, -ACROSS), (1, -1), (1, 0)),
    ((1, 0), (1, -1), (1, 1), (0, 0), (0, 1), (0, ACROSS), (0, ACROSS + 1)),
)


class Judged(NamedTuple):
    """What the network says of a position; seats are counted from the one whose turn it is."""

    places: Numbers  # [400, 3]: logits to build, lift, put down
    words: Numbers  # [9]: logits of the tiles and of the end of the turn
    gold: Numbers  # [4]: expected final gold
    wins: Numbers  # [4]: logits of the shares of the victory


class Network:
    """A network with its weights."""

    def __init__(self, weights: Mapping[str, Any]) -> None:
        made = {name: np.asarray(value, np.float32) for name, value in weights.items()}
        self._weights = made
        self._channels = made["stem.b"].shape[0]
        self._blocks = sum(name.endswith(".a.w") for name in made)
        # [7, seen, out] as one matrix [out, 7 * seen].
        self._kernels = {
            name: np.ascontiguousarray(value.transpose(2, 0, 1).reshape(value.shape[2], -1))
            for name, value in made.items()
            if value.ndim == 3
        }

    def judge(self, states: Sequence[KingdomState]) -> list[Judged]:
        """Judge positions, each for the seat whose turn it is."""
        found: list[Judged] = []
        for first in range(0, len(states), AT_ONCE):
            found += self._judge_few(states[first : first + AT_ONCE])
        return found

    def _judge_few(self, states: Sequence[KingdomState]) -> list[Judged]:
        planes, known, gold = [], [], []
        for state in states:
            places, words = legal_places(state)
            here, now = facts(state, words)
            planes.append(boards(state, places))
            known.append(here)
            gold.append(now)
        judged = self.forward(np.stack(planes, 1), np.stack(known), np.stack(gold))
        return [Judged(*(part[number] for part in judged)) for number in range(len(states))]

    def forward(self, planes: Numbers, known: Numbers, gold: Numbers) -> Judged:
        """Judge planes `[planes, positions, 400]`; every part of the answer has the positions first."""
        weights = self._weights
        knows = np.maximum(known @ weights["facts.w"] + weights["facts.b"], 0)
        here = self._convolved(_laid_out(planes), "stem", knows @ weights["stem.facts"])
        for block in range(self._blocks):
            new = self._convolved(here, f"{block}.a", None, self._from_afar(here, knows, block))
            here = self._convolved(new, f"{block}.b", None, here)
        return self._heads(here, knows, gold)

    def _convolved(
        self, seen: Numbers, name: str, by_board: Numbers | None, more: Numbers | None = None
    ) -> Numbers:
        """A convolution with what is added to it, and nothing below zero; `[channels, 2, boards, 11, 21]`."""
        channels, _, number = seen.shape[:3]
        length, kernel = number * CELLS, self._kernels[f"{name}.w"]
        padded = np.zeros((channels, 2, length + 2 * CELLS), np.float32)
        padded[:, :, CELLS:-CELLS] = seen.reshape(channels, 2, length)
        columns = np.empty((7, channels, 2, length), np.float32)
        for parity in range(2):
            for tap, (row, shift) in enumerate(_SHIFTS[parity]):
                columns[tap, :, parity] = padded[:, row, CELLS + shift : CELLS + shift + length]
        out = kernel @ columns.reshape(7 * channels, 2 * length)
        out += self._weights[f"{name}.b"][:, None]
        made = out.reshape(-1, 2, number, DOWN, ACROSS)
        if by_board is not None:
            made += by_board.T[:, None, :, None, None]
        if more is not None:
            made += more
        np.maximum(made, 0, out=made)
        made[..., PAIRS, :] = 0
        made[..., SIDE] = 0
        return made

    def _summary(self, here: Numbers, knows: Numbers) -> Numbers:
        flat = here.transpose(2, 0, 1, 3, 4).reshape(here.shape[2], here.shape[0], -1)
        return np.concatenate([flat.sum(-1) / COUNT, flat.max(-1), knows], 1)

    def _from_afar(self, here: Numbers, knows: Numbers, block: int) -> Numbers:
        """What a block adds for the row, the sector and the whole board."""
        weights, channels = self._weights, self._channels
        board = (self._summary(here, knows) @ weights[f"{block}.board"]).T
        rows = here.sum(-1) / SIDE
        by_row = (weights[f"{block}.row"].T @ rows.reshape(channels, -1)).reshape(rows.shape)
        halves = here[..., :PAIRS, :SIDE].reshape(channels, 2, -1, 2, PAIRS // 2, 2, PAIRS)
        sectors = halves.sum((1, 4, 6)) / (COUNT // 4)
        by_sector = (weights[f"{block}.sector"].T @ sectors.reshape(channels, -1)).reshape(sectors.shape)
        added = np.zeros_like(here)
        added += (by_row + board[:, None, :, None])[..., None]
        for down in range(2):
            for across in range(2):
                part = added[..., down * 5 : down * 5 + 5, across * PAIRS : across * PAIRS + PAIRS]
                part += by_sector[:, None, :, down, across, None, None]
        return added

    def _heads(self, here: Numbers, knows: Numbers, gold: Numbers) -> Judged:
        weights = self._weights
        summary = self._summary(here, knows)
        board = summary @ weights["place.board"] + weights["place.b"]
        # [boards, rows, columns, channels]: row 2 * pair + parity.
        hexes = here[..., :PAIRS, :SIDE].transpose(2, 3, 1, 4, 0).reshape(len(gold), COUNT, -1)
        each = np.maximum(hexes @ weights["place.w"] + board[:, None], 0)
        hidden = np.maximum(summary @ weights["head.w"] + weights["head.b"], 0)
        out = hidden @ weights["head.out"] + weights["head.out.b"]
        expected = gold + GOLD_UNIT * out[:, WORDS : WORDS + SEATS]
        return Judged(each @ weights["place.out"], out[:, :WORDS], expected, out[:, WORDS + SEATS :])


def _laid_out(planes: Numbers) -> Numbers:
    """Planes `[planes, boards, 400]` with even and odd rows apart, and a row and a column more."""
    count, number = planes.shape[:2]
    rows = planes.reshape(count, number, PAIRS, 2, SIDE)
    made = np.zeros((count, 2, number, DOWN, ACROSS), np.float32)
    made[..., :PAIRS, :SIDE] = rows.transpose(0, 3, 1, 2, 4)
    return made
