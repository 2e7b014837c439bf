"""Notices by e-mail: off by default, collected, only what still holds, and ended by a link."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from pathlib import Path

import pytest

from tests.server.people.test_emails import with_address
from tests.server.support.mailbox import Mailbox, body, receiving, secret_in
from tests.server.support.running_server import Player, Server, served

HOUR = 3600


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with receiving() as mailbox:
        yield mailbox


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("digest") / "tables.db"


@pytest.fixture(scope="module")
def mailing(mailbox: Mailbox, database: Path) -> Iterator[Server]:
    with served(database, mail=mailbox.settings()) as server:
        yield server


def wanting(server: Server, mailbox: Mailbox, **wishes: object) -> tuple[Player, str]:
    ann, _, address = with_address(server, mailbox)
    kept = ann.http.put("/api/me/preferences", json={"digest": 1, **wishes}).json()
    assert (kept["digest"], kept["letters"]) == (1, True)
    return ann, address


def due_in(database: Path, ann: Player) -> float:
    """After how many seconds the letter is due, as soon as it waits."""
    end = time.monotonic() + 60
    wanted = "SELECT due FROM letters WHERE kind = 'digest' AND user_id = ?"
    with sqlite3.connect(database) as connection:
        while (row := connection.execute(wanted, (ann.id,)).fetchone()) is None:
            assert time.monotonic() < end
    return float(row[0]) / 1000 - time.time()


def send_now(database: Path, ann: Player) -> None:
    """As if the hours were over."""
    with sqlite3.connect(database, timeout=60) as connection:
        connection.execute("UPDATE letters SET due = 0 WHERE kind = 'digest' AND user_id = ?", (ann.id,))


def waits(database: Path, ann: Player, kind: str = "digest") -> int:
    with sqlite3.connect(database) as connection:
        wanted = "SELECT count(*) FROM letters WHERE kind = ? AND user_id = ?"
        return int(connection.execute(wanted, (kind, ann.id)).fetchone()[0])


def lines(database: Path, ann: Player) -> int:
    with sqlite3.connect(database) as connection:
        wanted = "SELECT count(*) FROM digest_lines WHERE user_id = ?"
        return int(connection.execute(wanted, (ann.id,)).fetchone()[0])


def turn_of(ann: Player) -> str:
    table = ann.table("kingdom", "me", "me")
    ann.start(table)
    return table


def letter_to(mailbox: Mailbox, address: str) -> EmailMessage:
    return mailbox.next_to(address, "Your games")


def test_nothing_is_sent_unless_it_is_wanted(mailing: Server, mailbox: Mailbox, database: Path) -> None:
    ann, _, _ = with_address(mailing, mailbox)
    assert ann.get("/api/me/preferences")["digest"] == 0
    guest = Player(mailing, "Guest")
    assert not guest.get("/api/me/preferences")["letters"]
    guest.http.put("/api/me/preferences", json={"digest": 1})
    wanting_too, _ = wanting(mailing, mailbox)
    for person in (ann, guest, wanting_too):  # the last one's letter shows that the others' would be there
        turn_of(person)
    due_in(database, wanting_too)
    assert (waits(database, ann), waits(database, guest)) == (0, 0)


def test_one_letter_tells_all_that_still_holds(mailing: Server, mailbox: Mailbox, database: Path) -> None:
    ann, address = wanting(mailing, mailbox)
    stays, goes = turn_of(ann), turn_of(ann)
    assert HOUR - 60 < due_in(database, ann) <= HOUR
    while lines(database, ann) < 2:
        pass
    ann.post(f"/api/tables/{goes}/give-up")
    send_now(database, ann)
    letter = letter_to(mailbox, address)
    text = body(letter)
    assert letter["Subject"] == "Your games: one piece of news"
    assert f"Kingdom Builder: it is your turn.\nhttps://play.example.org/tables/{stays}" in text
    assert goes not in text


def test_no_letter_is_sent_about_what_is_over(mailing: Server, mailbox: Mailbox, database: Path) -> None:
    ann, address = wanting(mailing, mailbox)
    table = turn_of(ann)
    due_in(database, ann)
    ann.post(f"/api/tables/{table}/give-up")
    send_now(database, ann)
    while waits(database, ann):
        pass
    assert not [letter for letter in mailbox.letters if letter["To"] == address]


def test_letters_keep_quiet_hours_and_speak_the_persons_language(
    mailing: Server, mailbox: Mailbox, database: Path
) -> None:
    at = datetime.now(UTC)
    quiet = {"start": f"{at:%H:%M}", "end": f"{at + timedelta(hours=5):%H:%M}"}
    ann, address = wanting(mailing, mailbox, quiet=quiet)
    ann.http.patch("/api/me", json={"language": "cs"})
    turn_of(ann)
    assert 4.9 * HOUR - 60 < due_in(database, ann) <= 5 * HOUR
    send_now(database, ann)
    letter = mailbox.next_to(address, "Tvoje hry")
    assert letter["Content-Language"] == "cs"
    assert "Kingdom Builder: jsi na tahu." in body(letter)


@pytest.mark.parametrize("one_click", [True, False])
def test_a_link_in_the_letter_ends_them(
    one_click: bool, mailing: Server, mailbox: Mailbox, database: Path
) -> None:
    ann, address = wanting(mailing, mailbox)
    turn_of(ann)
    due_in(database, ann)
    send_now(database, ann)
    letter = letter_to(mailbox, address)
    stranger = Player(mailing)
    if one_click:  # as mail programs do, without a login
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        path = str(letter["List-Unsubscribe"]).strip("<>").removeprefix("https://play.example.org")
        answer = stranger.http.post(path, data={"List-Unsubscribe": "One-Click"})
    else:
        assert f"https://play.example.org/unsubscribe#{secret_in(letter)}" in body(letter)
        answer = stranger.http.post(f"/api/unsubscribe/{secret_in(letter)}")
    assert answer.status_code == 204, answer.text
    assert ann.get("/api/me/preferences")["digest"] == 0
    stranger.post(f"/api/unsubscribe/{ann.id}.{'0' * 64}", None, 404)
