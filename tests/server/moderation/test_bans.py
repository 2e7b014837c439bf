"""Bans: who is kept out, by which server, and until when."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kastelan.server.errors import Refused
from kastelan.server.http.sockets import REFUSED
from kastelan.server.moderation.networks import address_in, network_of, shortened
from kastelan.server.play.room import GONE
from tests.server.moderation.operators import command, operator, said
from tests.server.people.test_accounts import PASSWORD, account
from tests.server.support.postgres import Cluster
from tests.server.support.running_server import Player, Server, next_of, served
from tests.server.tables.test_lobby_feed import lobby

WHY = {"reason": "insults in the chat"}


def closed_with(line: ClientConnection) -> int | None:
    """The code with which the server closes a socket."""
    try:
        while True:
            line.recv(timeout=30)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def from_address(server: Server, address: str, name: str | None = None) -> Player:
    """Somebody behind a proxy."""
    person = Player(server)
    # The client itself could have written the first address; it does not count.
    person.http.headers["X-Forwarded-For"] = f"198.51.100.1, {address}"
    if name is not None:
        person.id = person.post("/api/guests", {"name": name})["id"]
    return person


def test_a_banned_person_is_told_why_and_until_when(server: Server) -> None:
    chief, bob = operator(server), Player(server, "Bob")
    chief.post(f"/api/moderation/people/{bob.id}/ban", {**WHY, "hours": 48}, 204)
    for language, begin in (
        ("en", "You are banned until"),
        ("cs", "Máš zákaz do"),
        ("ru", "Вы заблокированы до"),
    ):
        error = bob.get(f"/api/me?language={language}", 403)["error"]
        assert error["message"] == "banned"
        assert error["text"].startswith(begin)
        assert "insults in the chat" in error["text"]
    ban = bob.get("/api/here")["ban"]
    assert ban["reason"] == "insults in the chat"
    (known,) = [one for one in chief.get("/api/moderation/people?name=Bob") if one["id"] == bob.id]
    assert known["ban"] == ban


def test_a_ban_for_good_has_no_end(server: Server) -> None:
    chief, bob = operator(server), Player(server, "Bob")
    chief.post(f"/api/moderation/people/{bob.id}/ban", WHY, 204)
    assert bob.get("/api/me", 403)["error"]["message"] == "banned-for-good"
    assert bob.get("/api/here")["ban"]["until"] is None


def test_a_ban_closes_every_socket_and_a_bot_plays_on(server: Server) -> None:
    chief, ann, bob = operator(server), Player(server, "Ann"), Player(server, "Bob")
    table, hosted = ann.table("kingdom", "me", "open"), bob.table("kingdom", "me", "open")
    bob.join(table)
    ann.start(table)
    with bob.socket(table, "1") as line, lobby(bob) as other, ann.socket(table, "0") as hers:
        next_of(line, "update")
        next_of(other, "tables")
        chief.post(f"/api/moderation/people/{bob.id}/ban", WHY, 204)
        assert [closed_with(one) for one in (line, other)] == [GONE, GONE]
        while not ann.position(table)["stand_ins"]:
            next_of(hers, "update")
    with bob.socket(table, "1") as line:
        refused = json.loads(line.recv(timeout=30))
        assert refused["error"]["message"] == "banned-for-good"
        assert closed_with(line) == REFUSED
    assert ann.get(f"/api/tables/{hosted}")["status"] == "closed"
    bob.post(f"/api/tables/{table}/return", status=403)


def test_a_banned_person_may_leave_and_take_the_own_data(server: Server) -> None:
    chief, (bob, login) = operator(server), account(server, "Bob")
    token = bob.post("/api/me/tokens", {"label": "bot"})["secret"]
    chief.post(f"/api/moderation/people/{bob.id}/ban", WHY, 204)
    program = httpx.get(f"{server.url}/api/me", headers={"Authorization": f"Bearer {token}"})
    assert program.status_code == 403
    elsewhere = Player(server)
    elsewhere.post("/api/login", {"login": login, "password": PASSWORD})
    elsewhere.get("/api/tables?mine=true", 403)
    assert [ban["reason"] for ban in elsewhere.get("/api/me/data")["bans"]] == [WHY["reason"]]
    elsewhere.post("/api/logout", status=204)
    assert bob.http.delete("/api/me").is_success
    assert bob.id not in {ban["person"] for ban in chief.get("/api/moderation/bans")}


def test_a_new_ban_replaces_the_old_one_and_lifting_ends_it(server: Server) -> None:
    chief, bob = operator(server), Player(server, "Bob")
    for hours in (5, 10):
        chief.post(f"/api/moderation/people/{bob.id}/ban", {**WHY, "hours": hours}, 204)
    (ban,) = [one for one in chief.get("/api/moderation/bans") if one["person"] == bob.id]
    assert ban["until"] - ban["at"] == pytest.approx(10 * 3_600_000, abs=1000)
    chief.post(f"/api/moderation/bans/{ban['number']}/lift", WHY, 204)
    assert bob.get("/api/me")["name"] == "Bob"
    chief.post(f"/api/moderation/bans/{ban['number']}/lift", WHY, 404)


def test_operators_are_not_banned_and_do_not_lock_themselves_out(server: Server) -> None:
    chief, other = operator(server), operator(server, "Otto")
    for person in (chief, other):
        error = chief.post(f"/api/moderation/people/{person.id}/ban", WHY, 409)["error"]
        assert error["message"] == "operator-not-banned"
    bob = Player(server, "Bob")
    bob.get("/api/me")
    here = f"/api/moderation/people/{bob.id}/ban"
    assert chief.post(here, {**WHY, "address": True}, 409)["error"]["message"] == "ban-own-address"
    for network in ("127.0.0.1", "127.0.0.0/8", "::ffff:127.0.0.1"):
        error = chief.post("/api/moderation/bans", {**WHY, "network": network}, 409)["error"]
        assert error["message"] == "ban-own-address"
    assert bob.get("/api/me")["name"] == "Bob"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("here", "bad-network"),
        ("0.0.0.0/0", "network-too-wide"),
        ("2001::/8", "network-too-wide"),
        ("1.2.3.4/40", "bad-network"),
    ],
)
def test_what_is_no_network_is_refused(server: Server, text: str, message: str) -> None:
    error = operator(server).post("/api/moderation/bans", {**WHY, "network": text}, 400)["error"]
    assert error["message"] == message


def test_networks_are_compared_and_shortened() -> None:
    assert str(network_of("192.0.2.7/24")) == "192.0.2.0/24"
    assert str(network_of("::ffff:192.0.2.7")) == "192.0.2.7/32"
    assert address_in("::ffff:192.0.2.7") in network_of("192.0.2.0/25")
    assert address_in("2001:db8::1") not in network_of("192.0.2.0/24")
    assert address_in("unix:") is None
    assert shortened(network_of("192.0.2.7")) == "192.0.2.0/24"
    assert shortened(network_of("2001:db8:1:2::/64")) == "2001:db8:1::/48"
    assert shortened(network_of("10.0.0.0/8")) == "10.0.0.0/8"
    with pytest.raises(Refused):
        network_of("")


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy."""
    with served(tmp_path_factory.mktemp("proxied") / "tables.db", trusted_proxy=True) as running:
        yield running


def test_a_network_is_banned_behind_a_proxy(proxied: Server) -> None:
    chief = operator(proxied)
    inside, outside = (
        from_address(proxied, "198.51.100.77", "Ann"),
        from_address(proxied, "198.51.101.1", "Bob"),
    )
    six, other_six = (
        from_address(proxied, "2001:db8:5:6::1", "Eve"),
        from_address(proxied, "2001:db9::1", "Fay"),
    )
    for network in ("198.51.100.0/24", "2001:db8:5::/48"):
        chief.post("/api/moderation/bans", {**WHY, "network": network}, 204)
    for person, status in ((inside, 403), (six, 403), (outside, 200), (other_six, 200)):
        person.get("/api/me", status)
    stranger = from_address(proxied, "198.51.100.3")
    stranger.post("/api/guests", {"name": "Again"}, 403)  # no new name helps
    assert stranger.get("/api/here")["ban"]["reason"] == WHY["reason"]
    assert stranger.http.get("/healthz").is_success
    kept = [ban for ban in chief.get("/api/moderation/bans") if ban["network"]]
    assert {ban["network"] for ban in kept} == {"198.51.100.0/24", "2001:db8:5::/48"}
    for ban in kept:
        chief.post(f"/api/moderation/bans/{ban['number']}/lift", WHY, 204)
    inside.get("/api/me", 200)


def test_a_ban_of_an_address_closes_its_sockets_and_no_others(proxied: Server) -> None:
    chief, ann = operator(proxied), from_address(proxied, "198.51.100.80", "Ann")
    table = ann.table("kingdom", "me", "open")
    url = f"ws://127.0.0.1:{proxied.port}/api/tables/{table}/socket"
    with (
        connect(url, additional_headers={"X-Forwarded-For": "192.0.2.7"}) as banned,
        connect(url, additional_headers={"X-Forwarded-For": "192.0.2.8"}) as other,
    ):
        next_of(banned, "table")
        next_of(other, "table")
        chief.post("/api/moderation/bans", {**WHY, "network": "192.0.2.7"}, 204)
        assert closed_with(banned) == GONE
        said(ann, table, "still here?")
        assert next_of(other, "said")["text"] == "still here?"


def test_a_person_is_banned_with_the_address_seen_last(proxied: Server) -> None:
    chief, bob = operator(proxied), from_address(proxied, "198.51.100.90", "Bob")
    bob.get("/api/me")
    chief.post(f"/api/moderation/people/{bob.id}/ban", {**WHY, "hours": 1, "address": True}, 204)
    from_address(proxied, "198.51.100.90").post("/api/guests", {"name": "Again"}, 403)
    newest = chief.get("/api/moderation/log")[:2]
    assert [entry["network"] for entry in newest] == ["198.51.100.0/24", None]  # the log has it shortened


def test_an_address_that_is_not_known_is_not_banned(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db") as first:
        bob = Player(first, "Bob")
    with served(tmp_path / "tables.db") as second:
        chief = operator(second)
        error = chief.post(f"/api/moderation/people/{bob.id}/ban", {**WHY, "address": True}, 409)["error"]
        assert error["message"] == "address-not-known"
        assert chief.get("/api/moderation/bans") == []


def test_a_ban_holds_after_a_restart_and_not_after_its_end(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db") as server:
        chief, bob, eve = operator(server), Player(server, "Bob"), Player(server, "Eve")
        for person in (bob, eve):
            chief.post(f"/api/moderation/people/{person.id}/ban", {**WHY, "hours": 1}, 204)
    change(tmp_path / "tables.db", f"UPDATE bans SET until = 1 WHERE user_id = '{eve.id}'")
    with served(tmp_path / "tables.db") as server:
        for person in (bob, eve):
            person.http.base_url = server.url
        bob.get("/api/me", 403)
        assert eve.get("/api/me")["name"] == "Eve"
        assert [ban["person"] for ban in command(server, "bans")] == [bob.id]


def change(database: Path, statement: str) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute(statement)


def test_a_command_beside_the_server_is_noticed_at_once(server: Server) -> None:
    bob = Player(server, "Bob")
    table = bob.table("kingdom", "me", "open")
    with bob.socket(table) as line:
        next_of(line, "table")
        number = command(server, "ban", f"@{bob.id}", "--reason", "spam", "--for", "2d")["number"]
        assert closed_with(line) == GONE
    assert bob.get("/api/me", 403)["error"]["message"] == "banned"
    command(server, "unban", str(number), "--reason", "sorry")
    wait_until_let_in(bob)


def wait_until_let_in(person: Player) -> None:
    for _ in range(300):
        if person.http.get("/api/me").is_success:
            return
    raise AssertionError("the ban was not lifted")


@pytest.mark.slow
def test_all_processes_of_a_postgresql_database_learn_of_a_ban(postgres: Cluster) -> None:
    database = postgres.database()
    with served(database) as first, served(database) as second:
        bob = Player(second, "Bob")
        table = bob.table("kingdom", "me", "open")
        with bob.socket(table) as line:
            next_of(line, "table")
            operator(first).post(f"/api/moderation/people/{bob.id}/ban", WHY, 204)
            assert closed_with(line) == GONE
        bob.get("/api/me", 403)
