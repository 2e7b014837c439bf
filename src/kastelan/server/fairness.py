"""Provably fair chance: the hash of the seed is published before the first move, the seed after the last."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from kastelan.core.errors import BadRecord
from kastelan.core.record import Record

TAG: Final = "SeedHash"
SEED_BITS: Final = 256


def fresh_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)


def seed_hash(seed: int) -> str:
    """What the server promises to keep to: SHA-256 of `kastelan-seed:` and the seed in decimal."""
    return sha256(f"kastelan-seed:{seed}".encode()).hexdigest()


def promised(record: Record) -> str | None:
    """The hash that was published for this game, or None if it was not played on a server."""
    return dict(record.tags).get(TAG)


def check_promise(record: Record) -> None:
    """Refuse a record whose seed is not the one that was promised."""
    promise = promised(record)
    if promise is not None and record.seed is not None and seed_hash(record.seed) != promise:
        raise BadRecord("other-seed")
