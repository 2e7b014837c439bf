"""Tables that are not public: a stranger never gets their ids, nor anything of those that are private.

Every request of the OpenAPI and both sockets are tried, as a stranger, as nobody, and as a member.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

import pytest

from kastelan.server.people.identity import fresh_id
from tests.server.statistics.test_ratings import counted, played
from tests.server.support.openapi_requests import OURS, Operation, operations
from tests.server.support.running_server import OPEN, Player, Server, next_of
from tests.server.tables.test_lobby_feed import about, lobby

PASSPHRASE = "the owl flies at noon"
STATUSES = ("open", "playing", "finished", "closed")


@dataclass
class Hidden:
    """What Ann has played away from other people's eyes, and the public table that came of it."""

    ann: Player
    private: str
    unlisted: str
    public: str
    secrets: set[str] = field(default_factory=set)
    by_link: set[str] = field(
        default_factory=set
    )  # those of them that whoever has the unlisted link may know

    def check(self, text: str, known: Collection[str] = ()) -> None:
        """Nothing secret is in a text, but for what whoever asked may know."""
        assert not [secret for secret in self.secrets.difference(known) if secret in text], text


@pytest.fixture(scope="module")
def hidden(server: Server) -> Iterator[Hidden]:
    ann = Player(server, "Ann")
    OPEN.remove(ann.http)  # she stays until all of them have looked
    over = {
        visibility: played(ann, "kingdom", "me", "random", rated=True, visibility=visibility)
        for visibility in ("private", "unlisted")
    }
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"step": 5, "seats": seats, "visibility": "public"}
    forks = [ann.post(f"/api/tables/{table}/fork", wish)["id"] for table in over.values()]
    again = [ann.post(f"/api/tables/{table}/rematch")["id"] for table in over.values()]
    running = ann.table("seasons", "me", "me", visibility="private")
    ann.start(running)
    found = Hidden(ann, over["private"], over["unlisted"], forks[0])
    for table in (*over.values(), *again, running):
        shown = ann.get(f"/api/tables/{table}")
        own = {table, shown["invite"], shown["seed_hash"], shown["seed"] or table}
        found.secrets |= own
        found.by_link |= own if shown["visibility"] == "unlisted" else set()
        ann.post(f"/api/tables/{table}/chat", {"type": "chat", "text": PASSPHRASE})
    found.secrets.add(PASSPHRASE)
    found.by_link.add(PASSPHRASE)
    counted(ann, f"/api/people/{ann.id}/ratings/history", 2)
    yield found
    ann.http.close()


def places(hidden: Hidden, table: str) -> dict[str, str]:
    person = str(hidden.ann.id)
    about = {"person_id": person, "player": person, "other": person}
    return {"table_id": table, "game": "kingdom", "kind": "svg", **about}


def asked(server: Server, hidden: Hidden) -> Iterator[Operation]:
    people = {"user": hidden.ann.id, "bot": "greedy"}
    return (found for found in operations(server, people) if found.path.startswith(OURS))


def passers_by(server: Server) -> list[Player]:
    """A stranger and nobody; new ones each time, for some requests end who somebody is."""
    return [Player(server, "Eve"), Player(server)]


def test_a_stranger_gets_neither_a_private_table_nor_its_id(server: Server, hidden: Hidden) -> None:
    seen = 0
    for operation in asked(server, hidden):
        for person in passers_by(server):
            about_it = operation.ask(person.http, places(hidden, hidden.private))
            if "{table_id}" in operation.path:
                seen += 1
                other = operation.ask(person.http, places(hidden, fresh_id()))
                assert about_it.status_code in (401, 404), (operation, about_it.text)
                assert about_it.content == other.content, operation  # not even whether it is there
            hidden.check(about_it.text)
            hidden.check(operation.ask(person.http, places(hidden, hidden.public)).text)
            hidden.check(operation.ask(person.http, places(hidden, hidden.unlisted)).text, hidden.by_link)
            for status in STATUSES if "status" in operation.query else ():
                found = operation.ask(person.http, {}, f"status={status}&player={hidden.ann.id}&mine=true")
                hidden.check(found.text)
    assert seen > 50


def test_whoever_sits_there_gets_all_of_it(server: Server, hidden: Hidden) -> None:
    for operation in asked(server, hidden):
        if operation.method == "GET" and "{table_id}" in operation.path:
            answer = operation.ask(hidden.ann.http, places(hidden, hidden.private))
            assert answer.status_code in (200, 400, 403, 409), (operation, answer.text)
    said = hidden.ann.get(f"/api/tables/{hidden.private}/chat")
    assert [one["text"] for one in said] == [PASSPHRASE]
    assert hidden.ann.get(f"/api/tables/{hidden.public}")["parent"] == hidden.private
    assert [found["parent"] for found in hidden.ann.get("/api/tables?mine=true") if found["parent"]]


def test_the_id_of_an_unlisted_table_is_not_told_by_its_public_fork(server: Server, hidden: Hidden) -> None:
    eve = Player(server, "Eve")
    shown = {found["id"]: found for found in eve.get(f"/api/tables?player={hidden.ann.id}")}
    assert shown[hidden.public]["parent"] is shown[hidden.public]["parent_step"] is None
    assert eve.get(f"/api/tables/{hidden.public}")["parent"] is None


def test_sockets_tell_a_stranger_nothing(server: Server, hidden: Hidden) -> None:
    for person in passers_by(server):
        for seats in ("", "0"):
            with person.socket(hidden.private, seats) as line:
                refused = str(line.recv(timeout=120))
                assert "no-such-table" in refused
                hidden.check(refused)
        with lobby(person, "status=open&status=playing&status=finished&status=closed") as line:
            hidden.check(str(line.recv(timeout=120)))
            late = [hidden.ann.table("kingdom", "me", "open", visibility=v) for v in ("private", "unlisted")]
            for table in late:
                hidden.ann.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "closed"}, 200)
                hidden.ann.post(f"/api/tables/{table}/leave")
            public = hidden.ann.table("kingdom", "me", "open")
            while (message := str(line.recv(timeout=120))) and public not in message:
                hidden.check(message)
                assert not any(table in message for table in late)
            hidden.ann.post(f"/api/tables/{public}/leave")
            assert about(line, "changed", public)
        with person.socket(hidden.public) as line:
            hidden.check(str(next_of(line, "table")))
