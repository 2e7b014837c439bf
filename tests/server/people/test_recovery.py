"""A forgotten password is recovered with a letter, and by nobody but the owner of the address."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kastelan.server.http.routes.security import recover_password
from kastelan.server.mail.mail_queue import DAY
from kastelan.server.people.link_tokens import Link
from kastelan.server.people.recovery import LASTS, MINUTES
from kastelan.server.service import Service
from kastelan.server.settings import MailSettings
from kastelan.server.wire.security import Forgotten
from tests.server.people.test_accounts import PASSWORD, account, again
from tests.server.people.test_emails import ask, some_address, with_address
from tests.server.people.test_sessions import rows
from tests.server.support.mailbox import Mailbox, body, secret_in
from tests.server.support.running_server import Answer, Player, Server, loose, next_of, served

BETTER = "better horse"


def forgotten(server: Server, mailbox: Mailbox, address: str) -> str:
    """The secret of the link for somebody who has forgotten the password."""
    Player(server).post("/api/recovery", {"email": address}, 202)
    return secret_in(mailbox.next_to(address, "new password"))


def choose(server: Server, secret: str, status: int = 204, password: str = BETTER) -> Answer:
    given = {"secret": secret, "password": password}
    return Player(server).post("/api/recovery/password", given, status)


def test_a_new_password_is_set_with_the_link_of_a_letter(mailing: Server, mailbox: Mailbox) -> None:
    _, login, address = with_address(mailing, mailbox)
    Player(mailing).post("/api/recovery", {"email": f" {address.upper()} "}, 202)
    letter = mailbox.next_to(address)
    assert login in body(letter)  # it may be forgotten too
    assert f"within {MINUTES} minutes" in body(letter)
    choose(mailing, secret_in(letter))
    again(mailing, login, BETTER)
    Player(mailing).post("/api/login", {"login": login, "password": PASSWORD}, 401)
    assert login in body(mailbox.next_to(address, "was changed"))
    assert choose(mailing, secret_in(letter), 404)["error"]["message"] == "dead-link"


def test_it_ends_all_sessions_tokens_and_sockets_and_begins_none(mailing: Server, mailbox: Mailbox) -> None:
    ann, login, address = with_address(mailing, mailbox)
    token = ann.post("/api/me/tokens", {"label": "bot"})["secret"]
    table = ann.table("kingdom", "me", "me")
    ann.start(table)
    secret = forgotten(mailing, mailbox, address)
    with ann.socket(table, "0") as line:
        next_of(line, "update")
        owner = Player(mailing)
        owner.post("/api/recovery/password", {"secret": secret, "password": BETTER}, 204)
        with pytest.raises(ConnectionClosed):
            next_of(line, "nothing more")
    ann.get("/api/me", 401)
    bearer = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{mailing.url}/api/me", headers=bearer).status_code == 401
    owner.get("/api/me", 401)
    assert list(owner.http.cookies) == ["kastelan-device"]  # guesses from elsewhere do not lock this one out
    assert owner.post("/api/login", {"login": login, "password": BETTER})["id"] == ann.id


def test_whether_an_address_is_known_is_not_to_be_seen(mailing: Server, mailbox: Mailbox) -> None:
    _, _, address = with_address(mailing, mailbox)
    unconfirmed = some_address()
    ask(account(mailing, "Bob")[0], unconfirmed)
    mailbox.next_to(unconfirmed)
    answers = [
        httpx.post(f"{mailing.url}/api/recovery", json={"email": given})
        for given in (address, unconfirmed, some_address())
    ]
    assert {(answer.status_code, answer.content) for answer in answers} == {(202, b"null")}
    heads = [{name for name in answer.headers if name != "date"} for answer in answers]
    assert heads[0] == heads[1] == heads[2]
    mailbox.next_to(address)
    assert unconfirmed not in [letter["To"] for letter in mailbox.letters]


def test_nor_is_it_to_be_measured(tmp_path: Path) -> None:
    """The request looks up nothing: this database has no tables, so that any question would fail."""

    async def work() -> None:
        mail = MailSettings("localhost", 25, "kastelan@example.org", "https://play.example.org")
        service = Service(loose(str(tmp_path / "empty.db"), mail=mail))
        await recover_password.fn(data=Forgotten(some_address()), service=service, client="192.0.2.1")
        assert service.tasks.waiting == 1
        await service.engine.dispose()

    asyncio.run(work())


def test_the_link_leads_to_our_own_site_whatever_host_a_request_names(
    mailing: Server, mailbox: Mailbox
) -> None:
    """Otherwise an attacker asks for it in the name of evil.example, and reads the secret there."""
    _, _, address = with_address(mailing, mailbox)
    evil = {"Host": "evil.example", "X-Forwarded-Host": "evil.example"}
    httpx.post(f"{mailing.url}/api/recovery", json={"email": address}, headers=evil)
    letter = mailbox.next_to(address)
    assert "https://play.example.org/recover#" in body(letter)
    assert "evil" not in body(letter)


def test_a_link_dies_after_half_an_hour(mailing: Server, mailbox: Mailbox, database: Path) -> None:
    ann, login, address = with_address(mailing, mailbox)
    secret = forgotten(mailing, mailbox, address)
    with rows(database) as connection:
        back = (LASTS + 1, ann.id)
        connection.execute("UPDATE link_tokens SET expires = expires - ? WHERE user_id = ?", back)
    choose(mailing, secret, 404)
    again(mailing, login)


@pytest.mark.parametrize("way", ["address", "removed", "password", "recovered"])
def test_a_link_dies_when_the_address_or_the_password_changes(
    way: str, mailing: Server, mailbox: Mailbox
) -> None:
    ann, _, address = with_address(mailing, mailbox)
    secret, other = forgotten(mailing, mailbox, address), some_address()
    if way == "address":
        ask(ann, other)
        ann.post("/api/email", {"secret": secret_in(mailbox.next_to(other))}, 204)
    elif way == "removed":
        ann.post("/api/me/email/remove", {"password": PASSWORD}, 204)
    elif way == "password":
        ann.post("/api/me/password", {"old": PASSWORD, "new": BETTER}, 204)
    else:
        choose(mailing, forgotten(mailing, mailbox, address), password="yet another horse")
    choose(mailing, secret, 404)


def test_a_weak_password_does_not_cost_the_link(mailing: Server, mailbox: Mailbox) -> None:
    _, login, address = with_address(mailing, mailbox)
    secret = forgotten(mailing, mailbox, address)
    assert choose(mailing, secret, 400, "password1")["error"]["message"] == "weak-password"
    choose(mailing, secret, 400, login)
    choose(mailing, secret)


def test_of_many_at_once_only_one_uses_the_link(mailing: Server, mailbox: Mailbox) -> None:
    _, login, address = with_address(mailing, mailbox)
    secret = forgotten(mailing, mailbox, address)
    passwords = [f"horse number {number}" for number in range(8)]

    def chosen(password: str) -> int:
        given = {"secret": secret, "password": password}
        return httpx.post(f"{mailing.url}/api/recovery/password", json=given, timeout=120).status_code

    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(chosen, passwords))
    assert sorted(answers) == [204, *[404] * 7]
    again(mailing, login, passwords[answers.index(204)])


def test_secrets_are_not_guessed_and_tries_are_limited(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db", logins=(0.0001, 3), letters=(0.0001, 1)) as server:
        for _ in range(3):
            choose(server, secrets.token_urlsafe(32), 404)
        assert choose(server, secrets.token_urlsafe(32), 429)["error"]["message"] == "too-fast"


def test_one_address_of_the_network_does_not_ask_for_everybody(tmp_path: Path, mailbox: Mailbox) -> None:
    with served(tmp_path / "tables.db", mail=mailbox.settings(), letters=(0.0001, 2)) as server:
        for status in (202, 202, 429):
            Player(server).post("/api/recovery", {"email": some_address()}, status)


def test_neither_the_secret_nor_the_letter_lies_in_the_database(
    mailing: Server, mailbox: Mailbox, database: Path
) -> None:
    _, _, address = with_address(mailing, mailbox)
    secret = forgotten(mailing, mailbox, address)
    files = [file.read_bytes() for file in database.parent.iterdir() if "lock" not in file.name]
    assert any(address.encode() in content for content in files)
    assert all(secret.encode() not in content for content in files)


def test_every_account_of_an_address_gets_its_own_letter(mailing: Server, mailbox: Mailbox) -> None:
    """The address is taken as its owner wrote it, not as somebody has typed it now."""
    _, first, address = with_address(mailing, mailbox)
    second, other = account(mailing, "Bob")
    shouted = address.replace("ann-", "ANN-")
    ask(second, shouted)
    second.post("/api/email", {"secret": secret_in(mailbox.next_to(shouted))}, 204)
    Player(mailing).post("/api/recovery", {"email": address}, 202)
    assert first in body(mailbox.next_to(address))
    assert other in body(mailbox.next_to(shouted))


def test_expired_links_are_swept_away(tmp_path: Path) -> None:
    async def work() -> None:
        service = Service(loose(str(tmp_path / "tables.db")))
        await service.open()
        ann = (await service.people.guest("Ann", "en")).id
        for lasts in (-1, DAY):
            await service.link_tokens.make(Link(ann, "recover", "ann@example.net"), lasts)
        await service.sweep()
        with rows(tmp_path / "tables.db") as connection:
            assert connection.execute("SELECT count(*) FROM link_tokens").fetchone() == (1,)
        await service.close()

    asyncio.run(work())
