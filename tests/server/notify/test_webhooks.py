"""Letters to webhooks: signed, tried again, kept over quiet hours, and never sent into the own network."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from queue import Queue

import pytest

from kastelan.server.errors import Refused
from kastelan.server.notify import outbox
from kastelan.server.notify.safe_post import NotDelivered, check_address, public
from kastelan.server.notify.webhooks import Delivery as Letter
from kastelan.server.service import Service
from kastelan.server.storage import database
from kastelan.server.wire.preferences import PreferenceChange
from tests.server.support.running_server import Answer, Player, Server, loose, served

Delivery = tuple[dict[str, str], bytes]


class Receiver:
    """Somebody's own program; it answers with what it is told to, then with 204."""

    def __init__(self, *answers: int) -> None:
        self.answers, self.letters = list(answers), Queue[Delivery]()
        receiver = self

        class Door(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(receiver.answers.pop(0) if receiver.answers else 204)
                self.end_headers()
                receiver.letters.put((dict(self.headers), body))

            def log_message(self, format: str, *args: object) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Door)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}/letters?for=ann"


@contextmanager
def receiving(*answers: int) -> Iterator[Receiver]:
    receiver = Receiver(*answers)
    thread = threading.Thread(target=receiver.server.serve_forever)
    thread.start()
    try:
        yield receiver
    finally:
        receiver.server.shutdown()
        thread.join()
        receiver.server.server_close()


class Tarpit:
    """A receiver that takes every connection, and answers none."""

    def __init__(self) -> None:
        self._door = socket.create_server(("127.0.0.1", 0))
        self._held: list[socket.socket] = []
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}/"
        self.visited = threading.Event()

    def run(self) -> None:
        with contextlib.suppress(OSError):  # it was closed
            while True:
                self._held.append(self._door.accept()[0])
                self.visited.set()

    @property
    def visits(self) -> int:
        return len(self._held)

    def close(self) -> None:
        self._door.shutdown(socket.SHUT_RDWR)
        for line in (self._door, *self._held):
            line.close()


@contextmanager
def tarpit() -> Iterator[Tarpit]:
    pit = Tarpit()
    thread = threading.Thread(target=pit.run)
    thread.start()
    try:
        yield pit
    finally:
        pit.close()
        thread.join()


@pytest.fixture(scope="module")
def allowing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    place = tmp_path_factory.mktemp("webhooks") / "tables.db"
    with served(place, private_webhooks=True, webhook_retry_seconds=0.05) as server:
        yield server


def wished(player: Player, status: int = 200, **wishes: object) -> Answer:
    answer = player.http.put("/api/me/preferences", json=wishes)
    assert answer.status_code == status, answer.text
    found: Answer = answer.json()
    return found


def test_a_turn_is_told_to_a_webhook_with_a_signature(allowing: Server) -> None:
    ann, bob = Player(allowing, "Ann"), Player(allowing, "Bob")
    with receiving() as receiver:
        kept = wished(ann, webhook=receiver.url)
        table = bob.table("kingdom", "me", "open")
        ann.join(table)
        bob.start(table)
        while 0 in (at := bob.position(table, 0))["actors"]:
            bob.move(table, 0, at["seq"], f"m{at['seq']}", [at["asked"]["legal"][0]])
        head, body = receiver.letters.get(timeout=120)
        told = json.loads(body)
        assert (told["event"], told["table"], told["seat"]) == ("your-turn", table, 1)
        signed = head["X-Kastelan-Timestamp"].encode() + b"." + body
        wanted = hmac.new(kept["webhook_secret"].encode(), signed, sha256).hexdigest()
        assert head["X-Kastelan-Signature"] == f"sha256={wanted}"


def test_a_letter_that_is_refused_is_tried_again(allowing: Server) -> None:
    ann = Player(allowing, "Ann")
    with receiving(500, 302) as receiver:
        wished(ann, webhook=receiver.url)
        ann.post("/api/me/preferences/test")
        first, second, third = (receiver.letters.get(timeout=120) for _ in range(3))
        assert first[0]["X-Kastelan-Delivery"] == second[0]["X-Kastelan-Delivery"]
        assert json.loads(third[1])["event"] == "test"


def test_a_failure_can_be_seen_and_the_secret_stays_with_its_address(allowing: Server) -> None:
    ann = Player(allowing, "Ann")
    with receiving() as receiver:
        url = receiver.url
        secret = wished(ann, webhook=url)["webhook_secret"]
        assert wished(ann, webhook=url, browser=True)["webhook_secret"] == secret
    ann.post("/api/me/preferences/test")
    while (shown := ann.get("/api/me/preferences"))["webhook_error"] is None:
        pass
    assert shown["webhook_error"] == "unreachable"
    assert wished(ann, webhook=None)["webhook_secret"] is None


def test_a_webhook_that_never_answers_delays_nobody_else(allowing: Server) -> None:
    eve, ann = Player(allowing, "Eve"), Player(allowing, "Ann")
    with tarpit() as pit, receiving() as receiver:
        wished(eve, webhook=pit.url)
        wished(ann, webhook=receiver.url)
        for _ in range(20):
            eve.post("/api/me/preferences/test")
        assert pit.visited.wait(120)
        ann.post("/api/me/preferences/test")
        assert json.loads(receiver.letters.get(timeout=120)[1])["event"] == "test"
        # Each takes ten seconds: in batches of eight, so many would have been visited before Ann's left.
        assert pit.visits < 8


def test_letters_to_one_person_leave_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, may_end = list[str](), asyncio.Event()

    async def deliver(address: str, letter: Letter, private: bool) -> None:
        told.append(letter.body)
        if address == "http://slow.example":
            await may_end.wait()
            raise NotDelivered("timeout")

    monkeypatch.setattr(outbox, "deliver", deliver)
    monkeypatch.setattr(outbox, "AT_ONCE", 4)
    monkeypatch.setattr(outbox, "AT_ONCE_FAILING", 2)

    async def heard(number: int) -> list[str]:
        while len(told) < number:
            await asyncio.sleep(0)
        found = sorted(told)
        told.clear()
        return found

    async def work() -> None:
        service = Service(loose(str(tmp_path / "tables.db"), private_webhooks=True))
        sender = outbox.Outbox(service.engine, True, 1000.0, 0.01)
        await database.upgrade(service.engine)
        try:
            await play(service, sender)
        finally:
            await sender.close()
            await service.engine.dispose()

    async def play(service: Service, sender: outbox.Outbox) -> None:
        names = ("slow1", "slow2", "slow3", "slow4", "slow5", "quick")
        people = {name: (await service.people.guest(name, "en")).id for name in names}
        for name, person in people.items():
            wish = f"http://{name.rstrip('12345')}.example"
            await service.preferences.change(person, PreferenceChange(webhook=wish))
        for number in range(3):
            for name in ("slow1", "slow2", "slow3", "quick"):
                await service.outbox.put(people[name], "test", f"{name} {number}", number)
        sender.open()
        # The quick ones all leave while the slow ones are still waiting for their first.
        assert await heard(6) == ["quick 0", "quick 1", "quick 2", "slow1 0", "slow2 0", "slow3 0"]
        may_end.set()
        assert await heard(6) == [f"slow{person} {number}" for person in (1, 2, 3) for number in (1, 2)]
        may_end.clear()
        # All of these have failed: they leave room for others.
        for name in ("slow1", "slow2", "slow3"):
            await service.outbox.put(people[name], "test", f"{name} again", 0)
        assert len(await heard(2)) == 2
        await service.outbox.put(people["slow4"], "test", "slow4", 0)
        await service.outbox.put(people["slow5"], "test", "slow5", 0)
        assert await heard(2) == ["slow4", "slow5"]

    asyncio.run(asyncio.wait_for(work(), 120))


def test_turn_by_turn_letters_wait_for_the_end_of_quiet_hours(allowing: Server) -> None:
    ann = Player(allowing, "Ann")
    at = datetime.now(UTC)
    quiet = {"start": f"{at - timedelta(hours=1):%H:%M}", "end": f"{at + timedelta(hours=1):%H:%M}"}
    with receiving() as receiver:
        wished(ann, webhook=receiver.url, quiet=quiet)
        asleep = ann.table("kingdom", "me", "me", pace="turns")
        ann.start(asleep)
        live = ann.table("kingdom", "me", "me")
        ann.start(live)
        assert json.loads(receiver.letters.get(timeout=120)[1])["table"] == live
        wished(ann, webhook=receiver.url)
        awake = ann.table("kingdom", "me", "me", pace="turns")
        ann.start(awake)
        assert json.loads(receiver.letters.get(timeout=120)[1])["table"] == awake


def test_nothing_is_sent_into_the_own_network(server: Server) -> None:
    ann = Player(server, "Ann")
    with receiving() as receiver:
        refused = wished(ann, 400, webhook=receiver.url)["error"]
        assert refused["message"] == "private-webhook"
        wished(ann, webhook=receiver.url.replace("127.0.0.1", "localhost"))
        ann.post("/api/me/preferences/test")
        while (shown := ann.get("/api/me/preferences"))["webhook_error"] is None:
            pass
        assert shown["webhook_error"] == "private"
        assert receiver.letters.empty()


@pytest.mark.parametrize(
    "number",
    ["127.0.0.1", "10.1.2.3", "169.254.169.254", "192.168.0.1", "0.0.0.0", "224.0.0.1", "::1", "fe80::1",
     "fc00::1", "fec0::1", "::127.0.0.1", "64:ff9b:1::1", "::ffff:10.0.0.1", "64:ff9b::7f00:1",
     "2002:7f00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2"],
)  # fmt: skip
def test_numbers_of_private_networks_are_known_in_every_dress(number: str) -> None:
    assert not public(ip_address(number))


def test_numbers_of_the_open_internet_are_fit() -> None:
    assert all(public(ip_address(number)) for number in ("93.184.216.34", "2606:2800:220:1::1"))


@pytest.mark.parametrize(
    "address",
    ["", "ftp://host/", "http://", "http://me:pw@host/", "http://host:0/", "http://host:x/", "http://h o/",
     "http://host/\r\nX: 1", "javascript:1", "http://žluť.example/"],
)  # fmt: skip
def test_addresses_that_are_none_are_refused(address: str) -> None:
    with pytest.raises(Refused, match="bad-webhook"):
        check_address(address, private=True)


def test_wishes_have_limits(server: Server) -> None:
    ann = Player(server, "Ann")
    assert wished(ann, 400, quiet={"start": "08:00", "end": "07:00"})["error"]["message"] == "quiet-too-long"
    assert wished(ann, 400, vacation_until=10**14)["error"]["message"] == "vacation-too-long"
    assert wished(ann, 400, zone="Mars/Base")["error"]["message"] == "no-such-zone"
    wished(ann, 400, quiet={"start": "25:00", "end": "07:00"})
    kept = wished(ann, zone="Europe/Prague", quiet={"start": "22:30", "end": "07:00"}, page=False)
    assert ann.get("/api/me/preferences") == kept
    assert (kept["quiet"], kept["page"]) == ({"start": "22:30", "end": "07:00"}, False)
