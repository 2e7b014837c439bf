"""Neither a person nor an address fills the lobby, or other people's notices."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.support.running_server import Player, Server, served

OPEN = {"game": "kingdom", "seats": [{"kind": "me"}, {"kind": "open"}]}
FROM = "X-Forwarded-For"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy, so that people can come from several addresses."""
    limits = {
        "most_open": 2, "most_open_each": 3, "invitations": (1e-9, 3.0), "invitations_each": (1e-9, 5.0),
        "trusted_proxy": True,
    }  # fmt: skip
    with served(tmp_path_factory.mktemp("strict") / "tables.db", **limits) as server:
        yield server


def guest(server: Server, address: str) -> Player:
    found = Player(server, "Ann")
    found.http.headers[FROM] = address
    return found


def refused(player: Player, path: str, body: object) -> str:
    return str(player.post(path, body, 429)["error"]["message"])


def test_a_person_and_an_address_have_only_so_many_waiting_tables(strict: Server) -> None:
    ann, bob, eve = guest(strict, "192.0.2.1"), guest(strict, "192.0.2.1"), guest(strict, "192.0.2.2")
    tables = [ann.table("kingdom", "me", "open") for _ in range(2)]
    assert refused(ann, "/api/tables", OPEN) == "too-many-open-tables"
    assert bob.table("kingdom", "me", "open")
    assert refused(bob, "/api/tables", OPEN) == "too-many-open-tables-here"
    assert eve.table("kingdom", "me", "open")
    ann.post(f"/api/tables/{tables[0]}/leave")
    assert bob.table("kingdom", "me", "open")
    assert refused(ann, "/api/tables", OPEN) == "too-many-open-tables-here"
    eve.join(tables[1])
    ann.start(tables[1])
    assert ann.table("kingdom", "me", "open")


def test_a_person_and_an_address_invite_only_so_many(strict: Server) -> None:
    ann, bob, eve = guest(strict, "192.0.2.3"), guest(strict, "192.0.2.3"), guest(strict, "192.0.2.4")
    seats = [{"kind": "me"}, *({"kind": "invited", "user": eve.id} for _ in range(2))]
    table = ann.post("/api/tables", {"game": "kingdom", "seats": seats})["id"]
    change = {"seat": 1, "kind": "invited", "user": bob.id}
    ann.post(f"/api/tables/{table}/seats", change)
    assert refused(ann, f"/api/tables/{table}/seats", change) == "too-fast"
    ann.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "open"})
    bob.post("/api/tables", {"game": "kingdom", "seats": [{"kind": "me"}, seats[1]]})
    assert refused(bob, "/api/tables", {"game": "kingdom", "seats": seats}) == "too-fast"
    # Nobody else pays for it, and seats kept for oneself or for a link are no invitations.
    own = [{"kind": "me"}, {"kind": "invited"}]
    assert bob.post("/api/tables", {"game": "kingdom", "seats": own})
    assert eve.post(
        "/api/tables", {"game": "kingdom", "seats": [{"kind": "me"}, {"kind": "invited", "user": ann.id}]}
    )


def test_the_usual_limits_let_an_evening_of_a_club_pass(tmp_path: Path) -> None:
    usual = {
        "most_open": 8,
        "most_open_each": 30,
        "invitations": (0.05, 15.0),
        "invitations_each": (0.5, 60.0),
    }
    with served(tmp_path / "tables.db", **usual) as server:
        people = [Player(server, f"Ann {number}") for number in range(12)]
        for host, friend in zip(people, people[1:] + people[:1], strict=True):
            seats = [{"kind": "me"}, {"kind": "invited", "user": friend.id}]
            for _ in range(2):
                host.post("/api/tables", {"game": "kingdom", "seats": seats})
