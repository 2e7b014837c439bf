"""Provably fair chance: a server publishes the hash of the seed before the first move, and the seed after the
last.

Anyone who has the record of the game can then check that the seed was not chosen later.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from kastelan.core.chance import seeded
from kastelan.core.errors import BadRecord
from kastelan.core.game import State
from kastelan.core.position import write_position
from kastelan.core.record import Find, Record, set_up

TAG: Final = "SeedHash"
REDEALT: Final = "RedealtFrom"
"""The tag for the seed of a game that begins at a position: everything hidden there was dealt from it."""
LONGEST_SEED: Final = 100


def seed_hash(seed: int) -> str:
    """The hash that is published: SHA-256 of `kastelan-seed:` and the seed in decimal."""
    return sha256(f"kastelan-seed:{seed}".encode()).hexdigest()


def redealt(state: State, seed: int) -> State:
    """The position with everything hidden dealt anew. Dealing again with the same seed changes nothing."""
    return state.determinise(None, seeded(seed))


def check_promise(record: Record, find: Find) -> None:
    """Refuse a record whose seed is not the promised one, or whose hidden things were not dealt from it."""
    promise = dict(record.tags).get(TAG)
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
    text = dict(record.tags).get(REDEALT, "")
    # isascii, because isdecimal accepts digits of all scripts.
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST_SEED else None
