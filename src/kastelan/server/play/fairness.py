"""Provably fair chance: the hash of the seed is published before the first move, the seed after the last."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from kastelan.core.chance import seeded
from kastelan.core.errors import BadRecord
from kastelan.core.game import State
from kastelan.core.position import write_position
from kastelan.core.record import Record, set_up
from kastelan.games import find

TAG: Final = "SeedHash"
REDEALT: Final = "RedealtFrom"
"""The tag for the seed of a game that begins at a position: all hidden things there were dealt from it."""
SEED_BITS: Final = 256
LONGEST_SEED: Final = 100


def fresh_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)


def seed_hash(seed: int) -> str:
    """What the server promises to keep to: SHA-256 of `kastelan-seed:` and the seed in decimal."""
    return sha256(f"kastelan-seed:{seed}".encode()).hexdigest()


def promised(record: Record) -> str | None:
    """The hash that was published for this game, or None if it was not played on a server."""
    return dict(record.tags).get(TAG)


def redealt(state: State, seed: int) -> State:
    """The position with everything hidden dealt anew: done again with the same seed, it changes nothing."""
    return state.determinise(None, seeded(seed))


def check_promise(record: Record) -> None:
    """Refuse a record whose seed is not the one that was promised, or whose hidden things are not from it."""
    promise = promised(record)
    if promise is None:
        return
    seed = record.seed if record.position is None else _redealing_seed(record)
    if seed is None or seed_hash(seed) != promise:
        raise BadRecord("other-seed")
    if record.position is not None:
        state = set_up(record, find).state
        if write_position(redealt(state, seed)) != record.position:
            raise BadRecord("other-deal")


def _redealing_seed(record: Record) -> int | None:
    told = dict(record.tags).get(REDEALT, "")
    return int(told) if told.isascii() and told.isdecimal() and len(told) <= LONGEST_SEED else None
