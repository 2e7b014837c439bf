"""How long somebody stays logged in, what a new password ends, and how often a password may be wrong."""

from __future__ import annotations

import asyncio
import sqlite3
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kastelan.server.errors import TooMany
from kastelan.server.http.rate_limits import Limit
from kastelan.server.operation.clock import now
from kastelan.server.people.sessions import SESSION_DAYS
from kastelan.server.service import Service
from tests.server.people.test_accounts import PASSWORD, account, again
from tests.server.support.running_server import Player, Server, loose, next_of, served

DAY = 86_400_000


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("sessions") / "tables.db"


@pytest.fixture(scope="module")
def own(place: Path) -> Iterator[Server]:
    """A server whose database the test may look into, where passwords may be wrong three times."""
    with served(place, wrong_passwords=(0.001, 3)) as running:
        yield running


@contextmanager
def rows(place: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(place)
    try:
        with connection:
            yield connection
    finally:
        connection.close()


def age(place: Path, user: str, days: int) -> None:
    """As if somebody had been away for so many days."""
    with rows(place) as database:
        database.execute(
            "UPDATE sessions SET seen = seen - ?, expires = expires - ? WHERE user_id = ?",
            (days * DAY, days * DAY, user),
        )


def expires(place: Path, user: str) -> list[int]:
    with rows(place) as database:
        found = database.execute("SELECT expires FROM sessions WHERE user_id = ?", (user,))
        return [expiry for (expiry,) in found]


def test_a_session_that_is_used_lasts_and_its_cookie_with_it(own: Server, place: Path) -> None:
    ann = Player(own, "Ann")
    assert "set-cookie" not in ann.http.get("/api/me").headers
    age(place, ann.id, SESSION_DAYS - 1)
    renewed = ann.http.get("/api/me")
    assert f"Max-Age={SESSION_DAYS * 86_400}" in renewed.headers["set-cookie"]
    assert renewed.cookies["kastelan"] == ann.http.cookies["kastelan"]
    assert expires(place, ann.id)[0] > now() + (SESSION_DAYS - 1) * DAY
    assert "set-cookie" not in ann.http.get("/api/me").headers
    age(place, ann.id, SESSION_DAYS + 1)
    ann.get("/api/me", 401)


def test_sessions_that_are_over_are_forgotten_but_tokens_are_not(tmp_path: Path) -> None:
    async def work() -> None:
        service = Service(loose(str(tmp_path / "tables.db")))
        await service.open()
        ann = (await service.people.guest("Ann", "en")).id
        for _ in range(2):
            await service.sessions.begin(ann)
        await service.sessions.new_token(ann, "bot")
        await asyncio.to_thread(age, tmp_path / "tables.db", ann, SESSION_DAYS + 1)  # others may be writing
        await service.sessions.begin(ann)
        await service.close()
        service = Service(loose(str(tmp_path / "tables.db")))
        await service.open()
        while len(expires(tmp_path / "tables.db", ann)) > 2:
            await asyncio.sleep(0.01)
        assert len(await service.sessions.devices(ann, "")) == 1
        assert len(await service.sessions.tokens(ann)) == 1
        await service.close()

    asyncio.run(work())


def test_a_new_password_ends_tokens_and_other_devices(own: Server) -> None:
    ann, login = account(own, "Ann")
    other = again(own, login)
    token = ann.post("/api/me/tokens", {"label": "bot"})["secret"]
    bearer = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{own.url}/api/me", headers=bearer).status_code == 200
    ann.post("/api/me/password", {"old": PASSWORD, "new": "better horse"}, 204)
    other.get("/api/me", 401)
    assert httpx.get(f"{own.url}/api/me", headers=bearer).status_code == 401
    assert ann.get("/api/me/tokens") == []


def test_whoever_guesses_has_to_wait_and_the_owner_has_not(own: Server) -> None:
    ann, login = account(own, "Ann")
    wrong = {"login": login.upper(), "password": "wrong horse"}
    for _ in range(3):
        Player(own).post("/api/login", wrong, 401)  # each time from a new browser
    assert Player(own).post("/api/login", wrong, 429)["error"]["message"] == "too-fast"
    Player(own).post("/api/login", {"login": login, "password": PASSWORD}, 429)
    assert ann.post("/api/login", {"login": login, "password": PASSWORD})["id"] == ann.id
    for _ in range(3):  # a device that is known has tries of its own, but not more of them
        ann.post("/api/login", wrong, 401)
    ann.post("/api/login", {"login": login, "password": PASSWORD}, 429)


def test_right_passwords_cost_nothing_and_unknown_logins_as_much_as_others(own: Server) -> None:
    _, login = account(own, "Ann")
    for _ in range(5):
        again(own, login)
    nobody = {"login": f"no {login}", "password": PASSWORD}
    for status in (401, 401, 401, 429):
        Player(own).post("/api/login", nobody, status)


def test_a_mark_of_another_account_is_worth_nothing(own: Server) -> None:
    eve, _ = account(own, "Eve")
    _, login = account(own, "Ann")
    for _ in range(3):
        Player(own).post("/api/login", {"login": login, "password": "wrong horse"}, 401)
    eve.post("/api/login", {"login": login, "password": "wrong horse"}, 429)


def test_what_was_taken_in_vain_is_given_back() -> None:
    time = 0.0
    limit = Limit((1.0, 2.0), lambda: time)
    for _ in range(5):
        limit.take("a")
        limit.give_back("a")
    limit.take("a")
    limit.take("a")
    with pytest.raises(TooMany):
        limit.take("a")


def test_a_new_session_begins_with_an_account_and_with_a_login(own: Server) -> None:
    """Whoever slipped in a cookie of their own before is not logged in after."""
    ann = Player(own, "Ann")
    planted = dict(ann.http.cookies)
    login = f"ann-{uuid.uuid4().hex}"
    table = ann.table("kingdom", "me", "open")
    with ann.socket(table) as line:
        next_of(line, "table")
        ann.post("/api/me/account", {"login": login, "password": PASSWORD}, 201)
        with pytest.raises(ConnectionClosed):
            next_of(line, "nothing of the kind")
    assert httpx.get(f"{own.url}/api/me", cookies=planted).status_code == 401
    assert ann.get("/api/me")["login"] == login
    guest = Player(own, "Bob")
    planted = dict(guest.http.cookies)
    guest.post("/api/login", {"login": login, "password": PASSWORD})
    assert guest.get("/api/me")["id"] == ann.id
    assert httpx.get(f"{own.url}/api/me", cookies=planted).status_code == 401


def test_over_https_cookies_belong_to_this_host_alone(tmp_path: Path) -> None:
    place = tmp_path / "tables.db"
    with served(place) as server:
        ann = Player(server, "Ann")
        old = ann.http.cookies["kastelan"]
        assert "strict-transport-security" not in ann.http.get("/api/here").headers
    with served(place, secure_cookies=True) as server:
        came = httpx.post(f"{server.url}/api/guests", json={"name": "Bob"})
        assert came.headers["set-cookie"].startswith("__Host-kastelan=")
        assert "Secure" in came.headers["set-cookie"]
        assert came.headers["strict-transport-security"] == "max-age=31536000"
        assert "strict-transport-security" in httpx.get(f"{server.url}/nothing-there").headers
        # A cookie from before is taken once, and exchanged; beside a new one it counts for nothing.
        moved = httpx.get(f"{server.url}/api/me", headers={"Cookie": f"kastelan={old}"})
        assert moved.json()["id"] == ann.id
        given = moved.headers.get_list("set-cookie")
        assert given[0].startswith(f"__Host-kastelan={old};")
        assert given[1].startswith('kastelan=""; ')
        assert "Max-Age=0" in given[1]
        both = {"Cookie": f"kastelan={old}; {came.headers['set-cookie'].partition(';')[0]}"}
        assert httpx.get(f"{server.url}/api/me", headers=both).json()["name"] == "Bob"
        forged = {"Cookie": f"kastelan={old}; __Host-kastelan=a.b"}
        assert httpx.get(f"{server.url}/api/me", headers=forged).status_code == 401
