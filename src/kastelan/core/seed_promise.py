"""Provably fair chance: a server publishes the hash of a secret before the first move, and the secret after
the last.

The secret is the seed itself, or the seed was derived from it and from numbers of the seats (`fair_seed`).
Anyone who has the record of the game can then check that the seed was not chosen later, and a person whose
browser kept what it was shown can check that nobody chose it at all.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from kastelan.core.chance import seeded
from kastelan.core.errors import BadRecord
from kastelan.core.fair_seed import Contribution, derived_seed, parse_contributions, seal_of
from kastelan.core.game import State
from kastelan.core.position import write_position
from kastelan.core.record import Find, Record, set_up

TAG: Final = "SeedHash"
SECRET: Final = "SeedSecret"
"""The tag for the promised secret, if the seed was derived from it."""
CONTRIBUTION: Final = "SeedContribution"
"""The tag for what a seat added to the seed, one for each seat."""
REDEALT: Final = "RedealtFrom"
"""The tag for the seed of a game that begins at a position: everything hidden there was dealt from it."""
SEEN_PROMISE: Final = "SeenPromise"
SEEN_COMMITMENT: Final = "SeenCommitment"
SEEN_SEAL: Final = "SeenSeal"
SEEN_NONCE: Final = "SeenNonce"
"""The tags that a browser adds from its own memory: the promise before its commitment, the commitment, the
seal before it gave its number, and the number once the server had taken it."""
SEEN: Final = (SEEN_PROMISE, SEEN_COMMITMENT, SEEN_SEAL, SEEN_NONCE)
LONGEST_SEED: Final = 100


@dataclass(frozen=True, slots=True)
class Proof:
    """What a record proves about its seed: which seats contributed, and what the witness was shown."""

    contributions: tuple[Contribution, ...] = ()
    witnessed: bool = False

    @property
    def given(self) -> int:
        """How many seats gave their numbers."""
        return sum(seat.nonce is not None for seat in self.contributions)

    @property
    def withheld(self) -> int:
        """How many seats gave a commitment, but not its number."""
        return sum(seat.commitment is not None and seat.nonce is None for seat in self.contributions)


def seed_hash(secret: int) -> str:
    """The hash that is published: SHA-256 of `kastelan-seed:` and the secret in decimal."""
    return sha256(f"kastelan-seed:{secret}".encode()).hexdigest()


def redealt(state: State, seed: int) -> State:
    """The position with everything hidden dealt anew. Dealing again with the same seed changes nothing."""
    return state.determinise(None, seeded(seed))


def check_promise(record: Record, find: Find) -> Proof | None:
    """Refuse a record whose seed is not the promised one, or whose hidden things were not dealt from it; None
    if it holds no promise."""
    promise = _tag(record, TAG)
    if promise is None:
        return None
    seed = record.seed if record.position is None else _whole(record, REDEALT)
    if seed is None:
        raise BadRecord("other-seed")
    proof = _proof(record, seed, promise)
    if record.position is not None:
        state = set_up(record, find).state
        if write_position(redealt(state, seed)) != record.position:
            raise BadRecord("other-deal")
    return proof


def _proof(record: Record, seed: int, promise: str) -> Proof:
    """Check the seed against the promise, and against what the record's witness was shown."""
    given = _contributions(record)
    secret = _whole(record, SECRET) if given else seed
    if secret is None or seed_hash(secret) != promise:
        raise BadRecord("other-seed")
    if given and derived_seed(secret, given) != seed:
        raise BadRecord("seed-not-derived")
    return Proof(given, _check_witness(record, promise, given))


def _contributions(record: Record) -> tuple[Contribution, ...]:
    """What each seat added to the seed; nothing if it was promised as it is."""
    lines = [value for name, value in record.tags if name == CONTRIBUTION]
    if not lines and _tag(record, SECRET) is None:
        return ()
    given = parse_contributions(lines)
    if given is None or len(given) != record.players:
        raise BadRecord("bad-contributions")
    for seat, contribution in enumerate(given):
        if not contribution.sound:
            raise BadRecord("other-nonce", seat=chr(65 + seat))
    return given


def _check_witness(record: Record, promise: str, given: tuple[Contribution, ...]) -> bool:
    """Compare the record with what a browser remembers; whether there is anything to compare."""
    seen, commitment, seal, nonce = (_tag(record, name) for name in SEEN)
    if (seen, commitment, seal, nonce) == (None, None, None, None):
        return False
    if seen != promise:
        raise BadRecord("other-promise")
    if commitment is None or all(seat.commitment != commitment for seat in given):
        raise BadRecord("number-left-out")
    if seal is not None and seal != seal_of(promise, given):
        raise BadRecord("other-seal")
    if nonce is not None and all(seat.nonce != nonce for seat in given):
        raise BadRecord("number-left-out")
    return True


def _tag(record: Record, name: str) -> str | None:
    return dict(record.tags).get(name)


def _whole(record: Record, name: str) -> int | None:
    text = _tag(record, name) or ""
    # isascii, because isdecimal accepts digits of all scripts.
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST_SEED else None
