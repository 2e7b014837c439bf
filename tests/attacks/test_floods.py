"""One address with as many guests as it likes fills neither the lobby nor anyone's notices."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kastelan.server.settings import Settings
from tests.server.support.running_server import Player, Server, served
from tests.soaking import SOAK

GUESTS = 200 if SOAK else 30
TRIES = 12
"""Tables and invitations that each guest tries; more than one person may have."""
USUAL = Settings()


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy with the usual limits of tables and invitations."""
    names = ("most_tables", "most_open", "most_open_each", "invitations", "invitations_each")
    limits = {name: getattr(USUAL, name) for name in names}
    place: Path = tmp_path_factory.mktemp("floods") / "tables.db"
    with served(place, trusted_proxy=True, **limits) as server:
        yield server


def guest(server: Server, name: str, address: str) -> Player:
    found = Player(server, name)
    found.http.headers["X-Forwarded-For"] = address
    return found


def flood(server: Server, address: str, seat: dict[str, object]) -> int:
    """How many tables with such a seat all guests of an address could make."""
    made = 0
    for number in range(GUESTS):
        eve = guest(server, f"Eve {number}", address)
        for _ in range(TRIES):
            body = {"game": "kingdom", "seats": [{"kind": "me"}, seat]}
            answer = eve.http.post("/api/tables", json=body)
            assert answer.status_code in (201, 429), answer.text
            made += answer.is_success
    return made


def test_the_first_page_of_the_lobby_has_room_for_others(usual: Server) -> None:
    ann = guest(usual, "Ann", "192.0.2.1")
    table = ann.table("kingdom", "me", "open")
    assert flood(usual, "192.0.2.2", {"kind": "open"}) <= USUAL.most_open_each
    assert table in [shown["id"] for shown in ann.get("/api/tables")]
    assert ann.table("seasons", "me", "open")


def test_a_stranger_is_invited_only_so_often(usual: Server) -> None:
    ann, bob = guest(usual, "Ann", "192.0.2.3"), guest(usual, "Bob", "192.0.2.4")
    invitations = flood(usual, "192.0.2.5", {"kind": "invited", "user": ann.id})
    assert invitations <= min(USUAL.most_open_each, USUAL.invitations_each[1] + 60)
    body = {"game": "kingdom", "seats": [{"kind": "me"}, {"kind": "invited", "user": ann.id}]}
    assert bob.post("/api/tables", body), "others may still invite"


def test_one_person_invites_only_so_often_whoever_it_is(usual: Server) -> None:
    """Seats are given to somebody else again and again, at one table."""
    ann, eve = guest(usual, "Ann", "192.0.2.6"), guest(usual, "Eve", "192.0.2.7")
    table = eve.table("kingdom", "me", "open")
    body = {"seat": 1, "kind": "invited", "user": ann.id}
    answers = [eve.http.post(f"/api/tables/{table}/seats", json=body).status_code for _ in range(60)]
    assert answers.count(200) <= USUAL.invitations[1] + 3
    assert answers[-1] == 429
