"""An account may have an e-mail address: confirmed by its owner, shown to nobody else, and never needed."""

from __future__ import annotations

import uuid
from pathlib import Path

import pytest

from kastelan.server.errors import Refused
from kastelan.server.people.emails import CONFIRM_HOURS, HOUR, MOST_ACCOUNTS, checked
from tests.server.people.test_accounts import PASSWORD, account
from tests.server.people.test_sessions import rows
from tests.server.support.mailbox import Mailbox, body, receiving, secret_in
from tests.server.support.running_server import Answer, Player, Server, free_port, served


def some_address() -> str:
    return f"ann-{uuid.uuid4().hex[:12]}@example.net"


def some_addresses(number: int) -> list[str]:
    return [some_address() for _ in range(number)]


def ask(player: Player, address: str, status: int = 204, password: str = PASSWORD) -> Answer:
    return player.post("/api/me/email", {"email": address, "password": password}, status)


def with_address(server: Server, mailbox: Mailbox, name: str = "Ann") -> tuple[Player, str, str]:
    """Somebody with an account and a confirmed address, the login, and the address."""
    (person, login), address = account(server, name), some_address()
    ask(person, address)
    Player(server).post("/api/email", {"secret": secret_in(mailbox.next_to(address))}, 204)
    return person, login, address


def test_an_address_counts_once_its_owner_has_opened_the_link_on_any_device(
    mailing: Server, mailbox: Mailbox
) -> None:
    (ann, login), address = account(mailing, "Ann"), some_address()
    ask(ann, f" {address} ")
    shown = ann.get("/api/me/security")
    assert (shown["mail"], shown["email"], shown["pending"]) == (True, None, address)
    letter = mailbox.next_to(address)
    assert letter["From"] == "Kastelan <kastelan@example.org>"
    # Not even a login: somebody could choose one that advertises, and have us send it to strangers.
    assert login not in body(letter)
    assert "https://play.example.org/confirm#" in body(letter)
    Player(mailing).post("/api/email", {"secret": secret_in(letter)}, 204)
    shown = ann.get("/api/me/security")
    assert (shown["email"], shown["pending"]) == (address, None)
    again = Player(mailing).post("/api/email", {"secret": secret_in(letter)}, 404)
    assert again["error"]["message"] == "dead-link"


def test_it_is_in_the_own_data_and_nowhere_else(mailing: Server, mailbox: Mailbox) -> None:
    ann, _, address = with_address(mailing, mailbox)
    bob = Player(mailing, "Bob")
    table = ann.table("kingdom", "me", "open")
    bob.join(table)
    for path in (f"/api/people/{ann.id}", "/api/people?name=Ann", f"/api/tables/{table}", "/api/tables"):
        bob.get(path)
    assert address not in str(bob.heard)
    assert address not in str(ann.get("/api/me"))
    assert [row["address"] for row in ann.get("/api/me/data")["emails"]] == [address]
    Player(mailing).get("/api/me/security", 401)


def test_it_goes_with_the_account(mailing: Server, mailbox: Mailbox, database: Path) -> None:
    ann, _, address = with_address(mailing, mailbox)
    ask(ann, pending := some_address())
    mailbox.next_to(pending)
    assert ann.http.delete("/api/me").status_code == 204
    with rows(database) as connection:
        for table in ("emails", "letters", "link_tokens"):
            found = connection.execute(f"SELECT count(*) FROM {table} WHERE user_id = ?", (ann.id,))
            assert found.fetchone() == (0,), table
    Player(mailing).post("/api/recovery", {"email": address}, 202)


def test_it_changes_and_goes_with_the_password_only_and_the_old_address_hears_of_it(
    mailing: Server, mailbox: Mailbox
) -> None:
    ann, login, old = with_address(mailing, mailbox)
    new = some_address()
    assert ask(ann, new, 403, "wrong horse")["error"]["message"] == "wrong-password"
    ann.post("/api/me/email/remove", {"password": "wrong horse"}, 403)
    ask(ann, new)
    assert ann.get("/api/me/security")["email"] == old
    ann.post("/api/email", {"secret": secret_in(mailbox.next_to(new))}, 204)
    assert ann.get("/api/me/security")["email"] == new
    assert login in body(mailbox.next_to(old, "changed"))
    ann.post("/api/me/email/remove", {"password": PASSWORD}, 204)
    assert ann.get("/api/me/security")["email"] is None
    assert login in body(mailbox.next_to(new, "removed"))


def test_guests_and_programs_have_none(mailing: Server) -> None:
    guest, (ann, _) = Player(mailing, "Eve"), account(mailing, "Ann")
    ask(guest, some_address(), 403)
    token = ann.post("/api/me/tokens", {"label": "bot"})["secret"]
    program = Player(mailing)
    program.http.headers["Authorization"] = f"Bearer {token}"
    assert ask(program, some_address(), 403)["error"]["message"] == "not-with-token"
    program.get("/api/me/security", 403)


def test_a_link_dies_with_time_and_when_another_address_is_given(
    mailing: Server, mailbox: Mailbox, database: Path
) -> None:
    (ann, _), first, second = account(mailing, "Ann"), some_address(), some_address()
    ask(ann, first)
    outdated = secret_in(mailbox.next_to(first))
    ask(ann, second)
    ann.post("/api/email", {"secret": outdated}, 404)
    late = secret_in(mailbox.next_to(second))
    with rows(database) as connection:
        back = (CONFIRM_HOURS * HOUR + 1, ann.id)
        connection.execute("UPDATE link_tokens SET expires = expires - ? WHERE user_id = ?", back)
        connection.execute("UPDATE emails SET asked = asked - ? WHERE user_id = ?", back)
    ann.post("/api/email", {"secret": late}, 404)
    shown = ann.get("/api/me/security")
    assert (shown["email"], shown["pending"]) == (None, None)


def test_a_new_password_voids_the_address_that_a_thief_has_given(mailing: Server, mailbox: Mailbox) -> None:
    """Otherwise whoever knew the old password could recover the new one."""
    (ann, _), evil = account(mailing, "Ann"), some_address()
    ask(ann, evil)
    link = secret_in(mailbox.next_to(evil))
    ann.post("/api/me/password", {"old": PASSWORD, "new": "better horse"}, 204)
    Player(mailing).post("/api/email", {"secret": link}, 404)
    assert ann.get("/api/me/security")["pending"] is None


def test_a_link_does_only_what_it_was_sent_for(mailing: Server, mailbox: Mailbox) -> None:
    _, _, address = with_address(mailing, mailbox)
    Player(mailing).post("/api/recovery", {"email": address}, 202)
    recovers = secret_in(mailbox.next_to(address))
    Player(mailing).post("/api/email", {"secret": recovers}, 404)
    (eve, _), hers = account(mailing, "Eve"), some_address()
    ask(eve, hers)
    confirms = secret_in(mailbox.next_to(hers))
    taken = {"secret": confirms, "password": "better horse"}
    Player(mailing).post("/api/recovery/password", taken, 404)


def test_few_accounts_share_an_address(mailing: Server, mailbox: Mailbox) -> None:
    shared, codes = some_address(), []
    for number in range(MOST_ACCOUNTS + 1):
        person, _ = account(mailing, f"Ann{number}")
        ask(person, shared)
        codes.append(person.http.post("/api/email", json={"secret": secret_in(mailbox.next_to(shared))}))
    assert [answer.status_code for answer in codes] == [204] * MOST_ACCOUNTS + [409]
    assert codes[-1].json()["error"]["message"] == "too-many-accounts"


def test_letters_to_an_address_and_of_a_person_are_limited(tmp_path: Path) -> None:
    with (
        receiving() as mailbox,
        served(tmp_path / "tables.db", mail=mailbox.settings(), letters_each=(0.0001, 2)) as server,
    ):
        (ann, _), (bob, _), victim = account(server, "Ann"), account(server, "Bob"), some_address()
        ask(ann, victim)
        ask(ann, victim)
        assert ask(ann, some_address(), 429)["error"]["message"] == "too-fast"  # her own limit
        ask(bob, victim, 429)  # the address's
        for _ in range(2):
            mailbox.next_to(victim)
        Player(server).post("/api/recovery", {"email": victim.upper()}, 429)


def test_a_letter_is_kept_until_the_mail_server_takes_it_or_refuses_it_for_good(tmp_path: Path) -> None:
    with (
        receiving("451 later") as mailbox,
        served(tmp_path / "tables.db", mail=mailbox.settings()) as server,
    ):
        (ann, _), (bob, _), here, nowhere = account(server, "Ann"), account(server, "Bob"), *some_addresses(2)
        ask(ann, here)
        mailbox.next_to(here)
        mailbox.refusals.append("550 no such mailbox")
        ask(bob, nowhere)
        while bob.get("/api/me/data")["letters"]:
            pass
        assert (list(mailbox.refusals), mailbox.letters) == ([], [])


def test_letters_outlast_a_restart_but_not_their_time(tmp_path: Path, mailbox: Mailbox) -> None:
    """The mail server is away, and the server is killed with three letters to send."""
    place, (here, late, gone) = tmp_path / "tables.db", some_addresses(3)
    with served(place, mail=mailbox.settings(port=free_port()), mail_retry_seconds=1000.0) as server:
        people = [account(server, name)[0] for name in ("Ann", "Bob", "Cid")]
        for person, address in zip(people, (here, late, gone), strict=True):
            ask(person, address)
        server.kill()
        with rows(place) as connection:
            connection.execute("UPDATE letters SET due = 0")
            connection.execute("UPDATE letters SET until = 1 WHERE address = ?", (late,))
            connection.execute("UPDATE emails SET pending = NULL WHERE pending = ?", (gone,))
        server.changes["mail"] = mailbox.settings()
        server.start()
        while any(person.get("/api/me/data")["letters"] for person in people):
            pass
    mailbox.next_to(here)
    assert [letter["To"] for letter in mailbox.letters if letter["To"] in (late, gone)] == []


def test_without_a_mail_server_there_are_no_letters(server: Server) -> None:
    ann, _ = account(server, "Ann")
    assert ann.get("/api/me/security")["mail"] is False
    assert ask(ann, some_address(), 409)["error"]["message"] == "no-mail-here"
    assert ann.get("/api/recovery") == {"offered": False}
    refused = ann.post("/api/recovery", {"email": some_address()}, 409)
    assert refused["error"]["message"] == "no-mail-here"


@pytest.mark.parametrize(
    "text",
    ["ann", "ann@", "@example.net", "ann@localhost", "a nn@example.net", "ann@example.net, eve@example.net",
     "ann@example.net\r\nBcc: eve@example.net", "ann@exa_mple.net", "ann@-example.net", "a" * 65 + "@x.net",
     "<ann@example.net>", "ann@exámple.net", "ann@examp\u0131e.net", "ann@example..net", "ann@[127.0.0.1]",
     f"ann@{'a.' * 120}net"],
)  # fmt: skip
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad-email"):
        checked(text)


@pytest.mark.parametrize("text", ["ann@example.net", "ann+castle@mail.example.co.uk", "o'neill@a-b.example"])
def test_common_addresses_are_taken_as_they_are(text: str) -> None:
    assert checked(f" {text}") == text
