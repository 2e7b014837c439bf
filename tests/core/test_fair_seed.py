"""A seed from a promised secret and the numbers of the seats: whatever is changed afterwards is found out."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

import pytest

from kastelan.core import seed_promise
from kastelan.core.errors import BadRecord
from kastelan.core.fair_seed import Contribution, commitment_of, contribution_line, derived_seed, seal_of
from kastelan.core.record import Record
from kastelan.games import find

SECRET = 2**200 + 7
NONCES = ("11" * 32, "22" * 32, "33" * 32)
GIVEN = tuple(Contribution(commitment_of(nonce), nonce) for nonce in NONCES)
PROMISE = seed_promise.seed_hash(SECRET)
Tags = tuple[tuple[str, str], ...]


def tags(secret: int = SECRET, given: tuple[Contribution, ...] = GIVEN, promise: str = PROMISE) -> Tags:
    lines = [(seed_promise.CONTRIBUTION, contribution_line(*seat)) for seat in enumerate(given)]
    return ((seed_promise.TAG, promise), (seed_promise.SECRET, str(secret)), *lines)


def record(seed: int, *more: tuple[str, str], proof: Tags | None = None) -> Record:
    proof = tags() if proof is None else proof
    return Record("kingdom", 1, 3, seed=seed, tags=(*proof, *more))


SEED = derived_seed(SECRET, GIVEN)


def refusal(given: Record) -> str:
    with pytest.raises(BadRecord) as found:
        seed_promise.check_promise(given, find)
    return found.value.message


def test_the_derivation_is_the_documented_one() -> None:
    lines = "\n".join(f"{letter} {sha256(f'kastelan-nonce:{nonce}'.encode()).hexdigest()} {nonce}"
                      for letter, nonce in zip("ABC", NONCES, strict=True))  # fmt: skip
    text = f"kastelan-fair-seed:1\n{SECRET}\n{lines}"
    assert int(sha256(text.encode()).hexdigest(), 16) == SEED


def test_a_sound_proof_passes_and_counts_who_contributed() -> None:
    proof = seed_promise.check_promise(record(SEED), find)
    assert proof is not None
    assert (proof.given, proof.withheld, proof.witnessed) == (3, 0, False)
    away = (GIVEN[0], Contribution(GIVEN[1].commitment), Contribution())
    proof = seed_promise.check_promise(record(derived_seed(SECRET, away), proof=tags(given=away)), find)
    assert proof is not None
    assert (proof.given, proof.withheld) == (1, 1)


def test_another_secret_nonce_order_or_seed_is_found_out() -> None:
    other = Contribution(GIVEN[1].commitment, "44" * 32)
    forged = (GIVEN[0], other, GIVEN[2])
    assert refusal(record(SEED, proof=tags(secret=SECRET + 1))) == "other-seed"
    assert refusal(record(SEED + 1)) == "seed-not-derived"
    assert refusal(record(derived_seed(SECRET, forged), proof=tags(given=forged))) == "other-nonce"
    swapped = (GIVEN[1], GIVEN[0], GIVEN[2])
    assert refusal(record(SEED, proof=tags(given=swapped))) == "seed-not-derived"
    lines = tags()
    assert refusal(record(SEED, proof=(*lines[:2], lines[3], lines[2], lines[4]))) == "bad-contributions"
    for proof in (lines[:-1], lines[:2], (*lines, lines[-1])):
        assert refusal(record(SEED, proof=proof)) == "bad-contributions"
    assert refusal(record(SEED, proof=lines[:1])) == "other-seed"
    assert refusal(record(SEED, proof=(lines[0], *lines[2:]))) == "other-seed"


@pytest.mark.parametrize("line", ["A", "A - - -", "a - -", "A  -", f"A {'g' * 64} -", f"A {'1' * 63} -"])
def test_contributions_that_cannot_be_read_are_refused(line: str) -> None:
    proof = (*tags()[:2], (seed_promise.CONTRIBUTION, line), *tags()[3:])
    assert refusal(record(SEED, proof=proof)) == "bad-contributions"


# What a browser remembers

SEEN = (
    (seed_promise.SEEN_PROMISE, PROMISE),
    (seed_promise.SEEN_COMMITMENT, GIVEN[1].commitment or ""),
    (seed_promise.SEEN_SEAL, seal_of(PROMISE, GIVEN)),
    (seed_promise.SEEN_NONCE, NONCES[1]),
)


def test_a_witness_whose_number_counts_is_satisfied() -> None:
    for seen in (SEEN, SEEN[:3], SEEN[:2]):
        proof = seed_promise.check_promise(record(SEED, *seen), find)
        assert proof is not None
        assert proof.witnessed


def test_a_server_that_chooses_the_seed_cannot_satisfy_a_witness() -> None:
    """It leaves the numbers out, makes another promise, or lets a friend commit after it knew the numbers."""
    chosen = 12345
    plain = ((seed_promise.TAG, seed_promise.seed_hash(chosen)),)
    assert refusal(record(chosen, *SEEN, proof=plain)) == "other-promise"
    kept = ((seed_promise.TAG, PROMISE),)
    assert refusal(record(SECRET, *SEEN, proof=kept)) == "number-left-out"
    late = (GIVEN[0], GIVEN[1], Contribution(commitment_of("55" * 32), "55" * 32))
    assert refusal(record(derived_seed(SECRET, late), *SEEN, proof=tags(given=late))) == "other-seal"
    away = (GIVEN[0], Contribution(GIVEN[1].commitment), GIVEN[2])
    assert refusal(record(derived_seed(SECRET, away), *SEEN, proof=tags(given=away))) == "number-left-out"
    without = (GIVEN[0], Contribution(), GIVEN[2])
    assert (
        refusal(record(derived_seed(SECRET, without), *SEEN, proof=tags(given=without))) == "number-left-out"
    )


def test_a_witness_whose_number_was_never_answered_counts_as_away() -> None:
    """The server may not have got it; then only the commitment is certain."""
    away = (GIVEN[0], Contribution(GIVEN[1].commitment), GIVEN[2])
    proof = seed_promise.check_promise(
        record(derived_seed(SECRET, away), *SEEN[:3], proof=tags(given=away)), find
    )
    assert proof is not None
    assert (proof.withheld, proof.witnessed) == (1, True)


def test_half_of_what_a_witness_saw_is_no_witness() -> None:
    assert refusal(record(SEED, SEEN[0])) == "number-left-out"
    assert refusal(record(SEED, SEEN[1])) == "other-promise"
    empty = replace(record(SEED), tags=(*tags(), (seed_promise.SEEN_PROMISE, ""), SEEN[1]))
    assert refusal(empty) == "other-promise"
