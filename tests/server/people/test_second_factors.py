"""A second factor: what it asks for, and that codes are good once and cannot be guessed."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from time import time

import httpx
import pytest
from pyotp import TOTP
from pyotp import parse_uri as parsed

from kastelan.server.errors import Conflict, Forbidden, NotKnown
from kastelan.server.operation.clock import CLOCK
from kastelan.server.people.second_factors import RECOVERY_CODES, STEP
from kastelan.server.service import Service
from kastelan.server.sharing.qr_code import qr_code
from kastelan.server.wire.people import NewAccount
from tests.server.people.test_accounts import PASSWORD, account, again
from tests.server.people.test_emails import with_address
from tests.server.people.test_recovery import BETTER, choose, forgotten
from tests.server.people.test_sessions import rows
from tests.server.support.mailbox import Mailbox, body
from tests.server.support.running_server import Answer, Player, Server, loose, served


def shown(app: TOTP, ahead: int = 0) -> str:
    """What an app shows in so many half minutes."""
    return app.at(int(time()), counter_offset=ahead)


@dataclass
class Protected:
    """Somebody who has switched the second factor on, and the app on the phone."""

    person: Player
    login: str
    app: TOTP
    recovery: list[str]

    def code(self, ahead: int = 1) -> str:
        """The code of the app in so many half minutes: the present one was used to switch it on."""
        return shown(self.app, ahead)


def begin(person: Player) -> TOTP:
    return TOTP(person.post("/api/me/second-factor", {"password": PASSWORD})["secret"])


def protect(person: Player, login: str) -> Protected:
    app = begin(person)
    codes = person.post("/api/me/second-factor/confirm", {"code": shown(app)})["codes"]
    return Protected(person, login, app, codes)


def log_in(
    server: Server, login: str, code: str | None = None, status: int = 201, password: str = PASSWORD
) -> Answer:
    given = {"login": login, "password": password} | ({"code": code} if code else {})
    return Player(server).post("/api/login", given, status)


def why(answer: Answer) -> str:
    return str(answer["error"]["message"])


def test_a_login_needs_the_code_of_the_app_as_well(server: Server) -> None:
    ann = protect(*account(server, "Ann"))
    state = ann.person.get("/api/me/security")
    assert (state["second_factor"], state["recovery_codes"]) == (True, RECOVERY_CODES)
    assert why(log_in(server, ann.login, None, 401)) == "code-needed"
    assert why(log_in(server, ann.login, "000000", 401)) == "wrong-code"
    # A right code is no substitute for the password, and does not tell that there is such an account.
    assert why(log_in(server, ann.login, ann.code(), 401, "wrong horse")) == "wrong-login"
    code = ann.code()
    assert log_in(server, ann.login, f" {code[:3]} {code[3:]} ")["id"] == ann.person.id


def test_a_code_is_good_once(server: Server) -> None:
    """Whoever looks over a shoulder has nothing, nor has whoever saw the first one."""
    person, login = account(server, "Ann")
    app = begin(person)
    first = shown(app)
    person.post("/api/me/second-factor/confirm", {"code": first})
    assert why(log_in(server, login, first, 401)) == "wrong-code"
    later = shown(app, 1)
    log_in(server, login, later)
    assert why(log_in(server, login, later, 401)) == "wrong-code"
    assert why(log_in(server, login, shown(app), 401)) == "wrong-code"  # older than one used


def test_of_many_logins_with_one_code_at_once_one_comes_in(server: Server) -> None:
    ann = protect(*account(server, "Ann"))
    for code in (ann.code(), ann.recovery[0]):
        given = {"login": ann.login, "password": PASSWORD, "code": code}

        def came(_: int, given: dict[str, str] = given) -> int:
            return httpx.post(f"{server.url}/api/login", json=given, timeout=120).status_code

        with ThreadPoolExecutor(8) as threads:
            assert sorted(threads.map(came, range(8))) == [201, *[401] * 7]


def test_a_recovery_code_is_good_once_and_new_ones_end_the_old(server: Server) -> None:
    ann = protect(*account(server, "Ann"))
    first, second, third, *_ = ann.recovery
    assert len(set(ann.recovery)) == RECOVERY_CODES
    log_in(server, ann.login, first)
    assert why(log_in(server, ann.login, first, 401)) == "wrong-code"
    log_in(server, ann.login, second.replace("-", "").upper())
    assert ann.person.get("/api/me/security")["recovery_codes"] == RECOVERY_CODES - 2
    renewed = ann.person.post("/api/me/second-factor/codes", {"password": PASSWORD, "code": ann.code()})
    log_in(server, ann.login, third, 401)
    log_in(server, ann.login, renewed["codes"][0])


def test_nothing_is_asked_for_until_the_app_has_shown_a_code(server: Server) -> None:
    ann, login = account(server, "Ann")
    lost = begin(ann)
    again(server, login)
    assert why(ann.post("/api/me/second-factor/confirm", {"code": "000000"}, 403)) == "wrong-code"
    app = begin(ann)
    code = shown(lost)
    if code not in [shown(app, ahead) for ahead in (-2, -1, 0, 1, 2)]:
        assert why(ann.post("/api/me/second-factor/confirm", {"code": code}, 403)) == "wrong-code"
    again(server, login)
    wanted = {"password": PASSWORD, "code": shown(app)}
    assert why(ann.post("/api/me/second-factor/codes", wanted, 409)) == "second-factor-not-begun"
    ann.post("/api/me/second-factor/confirm", {"code": shown(app)})
    log_in(server, login, None, 401)
    assert why(ann.post("/api/me/second-factor", {"password": PASSWORD}, 409)) == "second-factor-is-on"
    assert (
        why(ann.post("/api/me/second-factor/confirm", {"code": shown(app)}, 409)) == "second-factor-not-begun"
    )


def test_it_is_switched_on_and_off_by_the_owner_only(server: Server) -> None:
    """A page that was left open, or a stolen cookie, is not enough."""
    ann = protect(*account(server, "Ann"))
    bob, _ = account(server, "Bob")
    assert why(bob.post("/api/me/second-factor", {"password": "wrong horse"}, 403)) == "wrong-password"
    Player(server, "Eve").post("/api/me/second-factor", {"password": PASSWORD}, 403)
    off = "/api/me/second-factor/remove"
    ann.person.post(off, {"password": PASSWORD, "code": "000000"}, 401)
    ann.person.post(off, {"password": "wrong horse", "code": ann.code()}, 403)
    ann.person.post(off, {"password": PASSWORD, "code": ann.code()}, 204)
    again(server, ann.login)
    state = ann.person.get("/api/me/security")
    assert (state["second_factor"], state["recovery_codes"]) == (False, 0)


def test_switching_it_on_logs_out_everywhere_else(server: Server) -> None:
    person, login = account(server, "Ann")
    thief = again(server, login)
    protect(person, login)
    thief.get("/api/me", 401)
    person.get("/api/me")


def test_wrong_codes_are_limited_and_do_not_lock_the_owner_out(tmp_path: Path) -> None:
    """The guesser knows the password, as whoever meets a second factor does."""
    with served(tmp_path / "tables.db", wrong_codes=(0.0001, 3)) as server:
        ann = protect(*account(server, "Ann"))
        for _ in range(3):
            log_in(server, ann.login, "000000", 401)
        assert why(log_in(server, ann.login, ann.code(), 429)) == "too-fast"
        given = {"login": ann.login, "password": PASSWORD, "code": ann.code()}
        assert ann.person.post("/api/login", given)["id"] == ann.person.id  # on a known device


def test_a_recovered_password_does_not_go_round_it(mailing: Server, mailbox: Mailbox) -> None:
    person, login, address = with_address(mailing, mailbox)
    ann = protect(person, login)
    assert login in body(mailbox.next_to(address, "login is on"))
    choose(mailing, forgotten(mailing, mailbox, address))
    assert why(log_in(mailing, login, None, 401, BETTER)) == "code-needed"
    log_in(mailing, login, ann.code(), 201, BETTER)


def test_the_address_hears_of_what_weakens_an_account(mailing: Server, mailbox: Mailbox) -> None:
    person, login, address = with_address(mailing, mailbox)
    ann = protect(person, login)
    log_in(mailing, login, ann.recovery[0])
    assert login in body(mailbox.next_to(address, "recovery code"))
    off = {"password": PASSWORD, "code": ann.recovery[1]}
    ann.person.post("/api/me/second-factor/remove", off, 204)
    assert login in body(mailbox.next_to(address, "login is off"))


def test_neither_recovery_codes_nor_secrets_leave_the_server(mailing: Server, database: Path) -> None:
    ann = protect(*account(mailing, "Ann"))
    data = ann.person.http.get("/api/me/data").text
    assert ann.app.secret not in data
    with rows(database) as connection:
        stored = str(connection.execute("SELECT * FROM recovery_codes").fetchall())
    assert all(code.replace("-", "") not in stored for code in ann.recovery)
    assert ann.person.http.delete("/api/me").status_code == 204
    with rows(database) as connection:
        for table in ("second_factors", "recovery_codes"):
            found = connection.execute(f"SELECT count(*) FROM {table} WHERE user_id = ?", (ann.person.id,))
            assert found.fetchone() == (0,)


def test_the_clock_of_the_phone_may_differ_by_half_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = 1_800_000_000_000

    async def work() -> None:
        service = Service(loose(str(tmp_path / "tables.db")))
        await service.open()
        ann = (await service.people.guest("Ann", "en")).id
        await service.people.register(ann, NewAccount("ann", PASSWORD))
        factors, app = service.second_factors, TOTP(await service.second_factors.begin(ann))
        codes = {steps: app.at(at // 1000, counter_offset=steps) for steps in range(-2, 6)}
        with pytest.raises(Forbidden):
            await factors.confirm(ann, codes[-2])
        await factors.confirm(ann, codes[-1])
        with pytest.raises(Conflict):
            await factors.begin(ann)
        await factors.check(ann, codes[0])
        with pytest.raises(NotKnown):
            await factors.check(ann, codes[2])
        await factors.check(ann, codes[1])
        monkeypatch.setattr(CLOCK, "system", lambda: at + 4 * STEP)
        with pytest.raises(NotKnown):
            await factors.check(ann, codes[2])
        await factors.check(ann, codes[5])
        with pytest.raises(NotKnown):
            await factors.check(ann, codes[4])  # older than the last one
        for nonsense in ("", " ", "-", "١٢٣٤٥٦", "ž" * 40):
            with pytest.raises(NotKnown):
                await factors.check(ann, nonsense)
        await service.close()

    monkeypatch.setattr(CLOCK, "system", lambda: at)
    asyncio.run(work())


def test_apps_read_the_secret_from_a_link_and_a_picture(server: Server) -> None:
    ann, login = account(server, "Ann B")
    given = ann.post("/api/me/second-factor", {"password": PASSWORD})
    app = parsed(given["link"])
    assert (app.secret, app.name, app.issuer) == (given["secret"], login, "Kastelan")
    assert given["picture"] == {"size": qr_code(given["link"]).size, "path": qr_code(given["link"]).path}


def test_a_picture_is_a_qr_code() -> None:
    """Its three corners have the squares by which readers find it."""
    code = qr_code("otpauth://totp/Kastelan:ann?secret=JBSWY3DPEHPK3PXP&issuer=Kastelan")
    assert (code.size - 17) % 4 == 0
    for corner in ("M0 0h7v1h-7z", f"M{code.size - 7} 0h7v1h-7z", f"M0 {code.size - 7}h7v1h-7z"):
        assert corner in code.path
