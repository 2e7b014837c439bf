"""The network: hexes convolved with their six neighbours, in residual blocks that also see whole rows,
sectors and the whole board.

An even and an odd row lie together as one row with twice the channels: then one kernel of three by three
has the same six neighbours for both kinds of rows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from kastelan.core.hexes import SIDE
from kastelan.learning.kingdom.inputs import FACTS, PLANES, SEATS

Weights = Mapping[str, Array]

PAIRS: Final = SIDE // 2
PLACE_KINDS: Final = 3
"""Build, lift, put down."""

WORDS: Final = 9
"""The eight kinds of tiles to use, and the end of the turn."""

HIDDEN: Final = 128
GOLD_UNIT: Final = 20.0
BOARD_SCALE: Final = 1 / 8
"""Counted planes are divided by eight."""

COUNTED: Final = 5
"""The last planes are numbers."""


@dataclass(frozen=True)
class Size:
    """How large a network is."""

    blocks: int = 6
    channels: int = 32


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Judged:
    """What the network says of positions; games are the first axis, seats are counted from the one that
    decides."""

    places: Array  # float32[games, 400]: logits
    words: Array  # float32[games, 9]: logits
    gold: Array  # float32[games, 4]: the final gold of each seat
    wins: Array  # float32[games, 4]: logits of the shares of the victory


def shapes(size: Size) -> dict[str, tuple[int, ...]]:
    """The shape of every weight."""
    wide = size.channels
    found: dict[str, tuple[int, ...]] = {
        "facts.w": (FACTS, 2 * wide),
        "facts.b": (2 * wide,),
        "stem.w": (7, PLANES, wide),
        "stem.b": (wide,),
        "stem.facts": (2 * wide, wide),
    }
    for block in range(size.blocks):
        found |= {
            f"{block}.a.w": (7, wide, wide),
            f"{block}.a.b": (wide,),
            f"{block}.board": (4 * wide, wide),
            f"{block}.row": (wide, wide),
            f"{block}.sector": (wide, wide),
            f"{block}.b.w": (7, wide, wide),
            f"{block}.b.b": (wide,),
        }
    return found | {
        "place.w": (wide, wide),
        "place.board": (4 * wide, wide),
        "place.b": (wide,),
        "place.out": (wide, PLACE_KINDS),
        "head.w": (4 * wide, HIDDEN),
        "head.b": (HIDDEN,),
        "head.out": (HIDDEN, WORDS + 2 * SEATS),
        "head.out.b": (WORDS + 2 * SEATS,),
    }


SMALL_AT_FIRST: Final = ("place.out", "head.out")
"""Almost zero in a new network: it plays at random and thinks all seats equal."""


def new_weights(size: Size, key: Array) -> dict[str, Array]:
    """Random weights; every block begins as one that changes nothing."""
    made = {}
    for name, shape in shapes(size).items():
        key, drawn = jax.random.split(key)
        if len(shape) == 1 or name.endswith(".b.w"):
            made[name] = jnp.zeros(shape, jnp.float32)
            continue
        scale = 0.01 if name in SMALL_AT_FIRST else (2 / int(np.prod(shape[:-1]))) ** 0.5
        made[name] = scale * jax.random.normal(drawn, shape, jnp.float32)
    return made


def _tap_places() -> np.ndarray[Any, np.dtype[np.float32]]:
    """For each neighbour, where its weight lies in the kernel: [7, 3, 3, parity seen, parity that sees]."""
    taps = np.zeros((7, 3, 3, 2, 2), np.float32)
    for sees in range(2):
        for tap, across in ((0, 0), (1, -1), (2, 1)):
            taps[tap, 1, 1 + across, sees, sees] = 1
        for tap, down in ((3, -1), (5, 1)):
            pair = 1 + (down < 0 and sees == 0) * -1 + (down > 0 and sees == 1)
            # A row of the other parity lies half a hex to the side: odd rows lie further right.
            for number in range(2):
                taps[tap + number, pair, 1 + number - (sees == 0), 1 - sees, sees] = 1
    return taps


_TAPS: Final = _tap_places()


def _kernel(weights: Array) -> Array:
    """The weights of seven hexes as a kernel over pairs of rows."""
    seen, out = weights.shape[1:]
    kernel: Array = jnp.einsum("kyxab,kio->yxaibo", jnp.asarray(_TAPS, weights.dtype), weights)
    return kernel.reshape(3, 3, 2 * seen, 2 * out)


def _convolved(boards: Array, weights: Array, bias: Array) -> Array:
    kernel = _kernel(weights).astype(boards.dtype)
    done: Array = lax.platform_dependent(boards, kernel, cpu=_multiplied, default=_convolution)
    return done + jnp.concatenate([bias, bias]).astype(boards.dtype)


def _convolution(boards: Array, kernel: Array) -> Array:
    numbers = ("NHWC", "HWIO", "NHWC")
    done: Array = lax.conv_general_dilated(boards, kernel, (1, 1), "SAME", dimension_numbers=numbers)
    return done


def _multiplied(boards: Array, kernel: Array) -> Array:
    """The same as a product of matrices: on processors, a convolution within a loop takes fifty times as
    long."""
    padded = jnp.pad(boards, ((0, 0), (1, 1), (1, 1), (0, 0)))
    moved = [padded[:, row : row + PAIRS, column : column + SIDE] for row in range(3) for column in range(3)]
    return jnp.concatenate(moved, -1) @ kernel.reshape(-1, kernel.shape[-1])


def paired(boards: Array) -> Array:
    """[games, 20, 20, channels] with each even row and the next one side by side in the channels."""
    games, _, _, wide = boards.shape
    pairs = boards.reshape(games, PAIRS, 2, SIDE, wide)
    return jnp.moveaxis(pairs, 2, 3).reshape(games, PAIRS, SIDE, 2 * wide)


def _wide(boards: Array) -> Array:
    """[games, pairs, columns, parity, channels]."""
    return boards.reshape(*boards.shape[:3], 2, -1)


def _summary(boards: Array, facts: Array) -> Array:
    """The mean and the most of the whole board, with the facts."""
    wide = _wide(boards)
    return jnp.concatenate([wide.mean((1, 2, 3)), wide.max((1, 2, 3)), facts], -1)


def _seen_from_afar(boards: Array, facts: Array, weights: Weights, block: int) -> Array:
    """What a block adds to each hex for its row, its sector and the whole board."""
    wide, kind = _wide(boards), boards.dtype
    games, channels = boards.shape[0], wide.shape[-1]
    board = _summary(boards, facts) @ weights[f"{block}.board"].astype(kind)
    rows = wide.mean(2) @ weights[f"{block}.row"].astype(kind)
    quarters = wide.reshape(games, 2, PAIRS // 2, 2, SIDE // 2, 2, channels).mean((2, 4, 5))
    sectors = quarters @ weights[f"{block}.sector"].astype(kind)
    sectors = jnp.repeat(jnp.repeat(sectors, PAIRS // 2, 1), SIDE // 2, 2)
    both = board[:, None, None, None] + rows[:, :, None] + sectors[:, :, :, None]
    return both.reshape(boards.shape)


def scaled(boards: Array, kind: Any) -> Array:
    """Planes of small numbers as the network takes them."""
    scale = np.where(np.arange(PLANES) < PLANES - COUNTED, 1.0, BOARD_SCALE)
    return boards.astype(kind) * jnp.asarray(scale, kind)


def judge(weights: Weights, boards: Array, facts: Array, gold: Array, kind: Any = jnp.float32) -> Judged:
    """Judge positions; `kind` is the type in which most is computed."""
    known = jax.nn.relu(facts @ weights["facts.w"] + weights["facts.b"]).astype(kind)
    here = _convolved(paired(scaled(boards, kind)), weights["stem.w"], weights["stem.b"])
    here = _wide(here) + (known @ weights["stem.facts"].astype(kind))[:, None, None, None]
    here = jax.nn.relu(here).reshape(*here.shape[:3], -1)
    block = 0
    while f"{block}.a.w" in weights:
        new = _convolved(here, weights[f"{block}.a.w"], weights[f"{block}.a.b"])
        new = jax.nn.relu(new + _seen_from_afar(here, known, weights, block))
        here = jax.nn.relu(here + _convolved(new, weights[f"{block}.b.w"], weights[f"{block}.b.b"]))
        block += 1
    return _heads(weights, here, known, gold)


def _heads(weights: Weights, here: Array, known: Array, gold: Array) -> Judged:
    summary = _summary(here, known)
    kind = here.dtype
    board = summary @ weights["place.board"].astype(kind) + weights["place.b"].astype(kind)
    hexes = jnp.moveaxis(_wide(here), 3, 2)  # games, pairs, parity, columns, channels
    each = jax.nn.relu(hexes @ weights["place.w"].astype(kind) + board[:, None, None, None])
    places = (each @ weights["place.out"].astype(kind)).astype(jnp.float32)
    hidden = jax.nn.relu(summary.astype(jnp.float32) @ weights["head.w"] + weights["head.b"])
    out = hidden @ weights["head.out"] + weights["head.out.b"]
    return Judged(
        places.reshape(here.shape[0], SIDE * SIDE, PLACE_KINDS),
        out[:, :WORDS],
        gold + GOLD_UNIT * out[:, WORDS : WORDS + SEATS],
        out[:, WORDS + SEATS :],
    )
