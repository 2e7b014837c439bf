"""Each seat adds a number to the seed: over HTTP, from the promise to the proof, whatever comes between."""

from __future__ import annotations

import json
import secrets
import time
from dataclasses import replace
from pathlib import Path

import pytest

from kastelan.cli.main import main
from kastelan.core import seed_promise
from kastelan.core.errors import BadRecord
from kastelan.core.fair_seed import Contribution, commitment_of, derived_seed, seal_of
from kastelan.core.record import Record, parse, write
from kastelan.games import find
from tests.server.support.postgres import Cluster
from tests.server.support.running_server import Answer, Player, Server, next_of, served


class Person(Player):
    """Somebody whose browser adds a number to the seed, and remembers what it was shown."""

    def __init__(self, server: Server, name: str | None) -> None:
        super().__init__(server, name)
        self.nonce = secrets.token_hex(32)
        self.promise, self.seal, self.taken = "", "", ""

    def fairness(self, table: str) -> Answer:
        found: Answer = self.get(f"/api/tables/{table}/fairness")
        return found

    def commit(self, table: str, status: int | None = None) -> Answer:
        self.promise = self.fairness(table)["promise"]
        body = {"commitment": commitment_of(self.nonce)}
        return self.post(f"/api/tables/{table}/fairness/commitment", body, status)

    def reveal(self, table: str, nonce: str | None = None, status: int | None = None) -> Answer:
        shown = self.fairness(table)
        body = {"nonce": nonce or self.nonce}
        self.seal = seal_of(self.promise, [Contribution(seat["commitment"]) for seat in shown["seats"]])
        answer = self.post(f"/api/tables/{table}/fairness/nonce", body, status)
        self.taken = body["nonce"]
        return answer

    def record(self, table: str) -> Record:
        """The record of the table with what this browser remembers."""
        found = parse(self.http.get(f"/api/tables/{table}/record").text)
        seen = {
            seed_promise.SEEN_PROMISE: self.promise,
            seed_promise.SEEN_COMMITMENT: commitment_of(self.nonce),
            seed_promise.SEEN_SEAL: self.seal,
            seed_promise.SEEN_NONCE: self.taken,
        }
        return replace(found, tags=(*found.tags, *((name, value) for name, value in seen.items() if value)))


def left(person: Player, table: str) -> None:
    """A bot plays the game to its end for a person who leaves."""
    with person.socket(table) as line:
        person.post(f"/api/tables/{table}/leave")
        while next_of(line, "update")["position"]["result"] is None:
            pass


def test_a_game_alone_begins_with_the_persons_number_and_proves_it(server: Server, tmp_path: Path) -> None:
    ann = Person(server, "Ann")
    table = ann.table("kingdom", "me", "greedy")
    ann.commit(table)
    sealed = ann.start(table)
    assert (sealed["status"], sealed["sealed"] is None) == ("open", False)
    shown = ann.fairness(table)
    assert shown["sealed"]
    assert [seat["commitment"] for seat in shown["seats"]] == [commitment_of(ann.nonce), None]
    assert ann.reveal(table)["status"] == "playing"
    hidden = ann.fairness(table)
    assert (hidden["secret"], hidden["seed"], hidden["seats"][0]["nonce"]) == (None, None, None)
    left(ann, table)
    proof = ann.fairness(table)
    secret, seed = int(proof["secret"]), int(proof["seed"])
    given = [Contribution(seat["commitment"], seat["nonce"]) for seat in proof["seats"]]
    assert seed_promise.seed_hash(secret) == ann.promise == proof["promise"]
    assert given[0].nonce == ann.nonce
    assert derived_seed(secret, given) == seed
    file = tmp_path / "proof.kst"
    file.write_text(write(ann.record(table)), encoding="utf-8")
    assert main(["verify", str(file)]) == 0


@pytest.fixture(scope="module")
def finished(server: Server) -> Record:
    """The proof of Ann, who played with Bob; his browser added a number too."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.table("kingdom", "me", "open")
    ann.commit(table)
    bob.join(table)
    bob.commit(table)
    ann.start(table)
    assert ann.reveal(table)["status"] == "open"
    assert bob.reveal(table)["status"] == "playing"
    bob.post(f"/api/tables/{table}/leave")
    left(ann, table)
    return ann.record(table)


def test_the_proof_of_a_whole_game_holds(finished: Record) -> None:
    proof = seed_promise.check_promise(finished, find)
    assert proof is not None
    assert (proof.given, proof.withheld, proof.witnessed) == (2, 0, True)


TAMPERED = {
    "the secret": (seed_promise.SECRET, "other-seed"),
    "the promise": (seed_promise.TAG, "other-seed"),
    "the promise that was seen": (seed_promise.SEEN_PROMISE, "other-promise"),
    "the commitment that was seen": (seed_promise.SEEN_COMMITMENT, "number-left-out"),
    "the seal that was seen": (seed_promise.SEEN_SEAL, "other-seal"),
    "the number that was taken": (seed_promise.SEEN_NONCE, "number-left-out"),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_a_changed_proof_is_refused(
    finished: Record, what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name, reason = TAMPERED[what]
    changed = replace(
        finished, tags=tuple((tag, "7" * len(v) if tag == name else v) for tag, v in finished.tags)
    )
    assert verified(changed, tmp_path, capsys) == (1, reason)


def verified(record: Record, place: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str | None]:
    """The exit code of `kastelan verify --json`, and its reason."""
    file = place / "proof.kst"
    file.write_text(write(record), encoding="utf-8")
    code = main(["verify", str(file), "--json"])
    return code, json.loads(capsys.readouterr().out).get("reason")


def test_another_seed_game_or_ending_is_refused(
    finished: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert finished.seed is not None
    for changed, reason in (
        (replace(finished, seed=finished.seed + 1), "seed-not-derived"),
        (replace(finished, hash="0" * 24), "other-hash"),
        (replace(finished, hash=None), "no-hash"),
        (replace(finished, moves=finished.moves[:-1]), "other-result"),
        (replace(finished, tags=()), "no-promise"),
    ):
        assert verified(changed, tmp_path, capsys) == (1, reason)


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_verify_speaks_plainly(
    finished: Record, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "proof.kst"
    file.write_text(write(finished), encoding="utf-8")
    assert main(["verify", str(file), "--language", language]) == 0
    told = capsys.readouterr().out
    assert "2" in told.split()
    assert "{" not in told
    file.write_text(write(replace(finished, seed=1)), encoding="utf-8")
    assert main(["verify", str(file), "--language", language]) == 1
    assert main(["verify", str(tmp_path / "none.kst"), "--language", language]) == 2


# Who may add what, and when


def test_numbers_come_in_order_and_only_from_seats(server: Server) -> None:
    ann, bob, eve = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Eve")
    table = ann.table("kingdom", "me", "open")
    assert eve.commit(table, 403)["error"]["message"] == "not-your-seat"
    ann.commit(table)
    assert ann.reveal(table, status=409)["error"]["message"] == "table-not-sealed"
    bob.join(table)
    bob.commit(table)
    ann.start(table)
    assert bob.commit(table, 409)["error"]["message"] == "table-sealed"
    for path, body in (("leave", {}), ("kick", {"seat": 1}), ("ready", {"ready": False}), ("start", {})):
        who = ann if path != "ready" else bob
        assert who.post(f"/api/tables/{table}/{path}", body, 409)["error"]["message"] == "table-sealed"
    for nonce in ("ab" * 32, ann.nonce):
        assert bob.reveal(table, nonce, 400)["error"]["message"] == "nonce-not-committed"
    assert eve.reveal(table, bob.nonce, 400)["error"]["message"] == "nonce-not-committed"
    for rubbish in ("", "g" * 64, bob.nonce.upper() + "A", bob.nonce + "\n"):
        bob.post(f"/api/tables/{table}/fairness/nonce", {"nonce": rubbish}, 400)
    assert bob.reveal(table)["status"] == "open"
    assert bob.reveal(table)["status"] == "open"  # again, because the answer was lost
    assert ann.reveal(table)["status"] == "playing"
    assert ann.reveal(table, status=409)["error"]["message"] == "table-not-open"


def test_a_new_occupant_does_not_inherit_a_commitment(server: Server) -> None:
    ann, bob, eve = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Eve")
    table = ann.table("kingdom", "me", "open")
    bob.join(table)
    bob.commit(table)
    bob.post(f"/api/tables/{table}/leave")
    assert ann.fairness(table)["seats"][1]["commitment"] is None
    eve.join(table)
    eve.commit(table)
    ann.post(f"/api/tables/{table}/kick", {"seat": 1})
    bob.join(table)
    assert ann.fairness(table)["seats"][1]["commitment"] is None
    assert ann.start(table)["status"] == "playing"  # nobody is waited for


def test_one_device_with_two_people_gives_one_number_for_both(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.table("seasons", "me", "me")
    ann.commit(table)
    ann.start(table)
    assert ann.reveal(table)["status"] == "playing"


def test_programs_that_add_nothing_begin_at_once(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "me", "greedy")
    assert ann.start(table)["status"] == "playing"
    left(ann, table)
    proof = ann.get(f"/api/tables/{table}/fairness")
    assert proof["secret"] == proof["seed"]
    record = parse(ann.http.get(f"/api/tables/{table}/record").text)
    found = seed_promise.check_promise(record, find)
    assert found is not None
    assert found.contributions == ()


def test_a_closed_seat_leaves_the_letters_without_gaps(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.table("kingdom", "me", "greedy", "open")
    ann.commit(table)
    bob.join(table)
    bob.commit(table)
    ann.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "closed"})
    ann.start(table)
    assert [bool(seat["commitment"]) for seat in ann.fairness(table)["seats"]] == [True, True]
    ann.reveal(table)
    bob.reveal(table)
    bob.post(f"/api/tables/{table}/leave")
    left(ann, table)
    proof = seed_promise.check_promise(bob.record(table), find)
    assert proof is not None
    assert proof.witnessed


def test_a_fork_is_dealt_anew_from_the_seed_that_nobody_chose(server: Server, finished: Record) -> None:
    ann = Person(server, "Ann")
    table = ann.table("kingdom", "greedy", "random")
    with ann.socket(table) as line:
        ann.start(table)
        while next_of(line, "update")["position"]["result"] is None:
            pass
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    fork = ann.post(f"/api/tables/{table}/fork", {"step": 20, "seats": seats})["id"]
    ann.commit(fork)
    ann.start(fork)
    ann.reveal(fork)
    left(ann, fork)
    record = ann.record(fork)
    assert record.position is not None
    proof = seed_promise.check_promise(record, find)
    assert proof is not None
    assert proof.witnessed
    other = tuple((name, "8" if name == seed_promise.REDEALT else value) for name, value in record.tags)
    with pytest.raises(BadRecord):
        seed_promise.check_promise(replace(record, tags=other), find)


def test_a_rematch_has_a_promise_of_its_own(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.table("kingdom", "me", "greedy")
    ann.commit(table)
    ann.start(table)
    ann.reveal(table)
    left(ann, table)
    again = ann.post(f"/api/tables/{table}/rematch")["id"]
    fresh = ann.fairness(again)
    assert fresh["promise"] != ann.promise
    assert [seat["commitment"] for seat in fresh["seats"]] == [None, None]


# Those who are away, crashes, and several processes


def test_a_game_begins_without_those_who_are_away(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db", nonce_seconds=0.5) as server:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        table = ann.table("kingdom", "me", "open", pace="turns")
        ann.commit(table)
        bob.join(table)
        bob.commit(table)
        with ann.socket(table) as line:
            ann.start(table)
            ann.reveal(table)
            while next_of(line, "table")["table"]["status"] != "playing":
                """The server waits half a second for Bob."""
        assert bob.reveal(table, status=409)["error"]["message"] == "table-not-open"
        bob.seal = bob.taken = ""  # his browser was not asked
        bob.post(f"/api/tables/{table}/leave")
        left(ann, table)
        for person in (ann, bob):
            proof = seed_promise.check_promise(person.record(table), find)
            assert proof is not None
            assert (proof.given, proof.withheld, proof.witnessed) == (1, 1, True)


def test_promise_commitments_and_seal_survive_a_power_cut(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db", nonce_seconds=600.0) as server:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        table = ann.table("kingdom", "me", "open")
        ann.commit(table)
        bob.join(table)
        bob.commit(table)
        server.kill()
        server.start()
        assert ann.fairness(table)["promise"] == ann.promise
        ann.start(table)
        ann.reveal(table)
        server.kill()
        server.start()
        assert bob.reveal(table)["status"] == "playing"
        bob.post(f"/api/tables/{table}/leave")
        left(ann, table)
        proof = seed_promise.check_promise(ann.record(table), find)
        assert proof is not None
        assert (proof.given, proof.witnessed) == (2, True)


def test_a_sealed_table_begins_after_a_restart_too(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db", nonce_seconds=2.0) as server:
        ann = Person(server, "Ann")
        table = ann.table("kingdom", "me", "greedy")
        ann.commit(table)
        ann.start(table)
        server.kill()
        server.start()
        end = time.monotonic() + 60
        while ann.get(f"/api/tables/{table}")["status"] != "playing" and time.monotonic() < end:
            time.sleep(0.05)
        assert ann.get(f"/api/tables/{table}")["status"] == "playing"


@pytest.mark.slow
def test_numbers_may_come_through_different_processes(postgres: Cluster) -> None:
    database = postgres.database()
    with served(database) as one, served(database) as other:
        ann = Person(one, "Ann")
        table = ann.table("kingdom", "me", "open")
        ann.commit(table)
        bob = Person(other, "Bob")
        bob.join(table)
        bob.commit(table)
        ann.start(table)
        with ann.socket(table) as line:
            ann.reveal(table)
            bob.reveal(table)
            assert next_of(line, "update")
        assert ann.get(f"/api/tables/{table}")["status"] == "playing"
