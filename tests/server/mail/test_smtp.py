"""Handing letters to a mail server: encrypted, with a password, and what its refusals mean."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kastelan.locale import LANGUAGES
from kastelan.server.mail.letters import Letter, written
from kastelan.server.mail.mail_queue import Facts
from kastelan.server.mail.smtp import NotSent, send
from kastelan.server.settings import PASSWORD_VARIABLE, MailSettings
from tests.server.support.mailbox import CERTIFICATE, Mailbox, body, certificate, receiving

LETTER = Letter("password-changed", "ann@example.net", "cs", {"login": "anička"})


LOOP = asyncio.Runner()
"""One for all: connections close a moment after a letter was sent."""


@pytest.fixture(scope="module", autouse=True)
def _close_connections() -> Iterator[None]:
    yield
    LOOP.run(asyncio.sleep(0.3))
    LOOP.close()


def hand_over(mailbox: Mailbox, **more: Any) -> None:
    mail = msgspec.convert(mailbox.settings(**more), MailSettings)
    LOOP.run(send(written(LETTER, mail), mail))


def why_not(mailbox: Mailbox, **more: Any) -> tuple[str, bool]:
    with pytest.raises(NotSent) as refused:
        hand_over(mailbox, **more)
    return str(refused.value), refused.value.final


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_letter_is_plain_text_in_the_readers_language(language: str) -> None:
    mail = MailSettings("localhost", 25, "The club <club@example.org>", "https://play.example.org")
    link: Facts = {"link": "https://play.example.org/confirm#1", "hours": 24}
    letter = written(Letter("confirm", "ann@example.net", language, link), mail)
    assert letter.get_content_type() == "text/plain"
    assert (letter["From"], letter["To"]) == ("The club <club@example.org>", "ann@example.net")
    assert letter["Message-ID"].endswith("@example.org>")
    assert letter["Auto-Submitted"] == "auto-generated"
    assert "\nhttps://play.example.org/confirm#1\n" in body(letter)
    assert body(letter).endswith("\n-- \nKastelan, https://play.example.org\n")


WAYS: dict[str, dict[str, Any]] = {
    "starttls": {"tls_context": certificate(), "auth_require_tls": True},
    "tls": {"tls": True, "auth_require_tls": False},
}


@pytest.mark.parametrize("security", WAYS)
def test_it_arrives_over_tls_with_a_password(
    security: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    (tmp_path / "password").write_text("secret\n")
    with receiving(**WAYS[security]) as mailbox:
        file = {"security": security, "user": "kastelan", "password_file": str(tmp_path / "password")}
        hand_over(mailbox, **file)
        assert "anička" in body(mailbox.letters[0])
        monkeypatch.setenv(PASSWORD_VARIABLE, "wrong")
        assert why_not(mailbox, security=security, user="kastelan") == ("status 535", False)
        monkeypatch.setenv(PASSWORD_VARIABLE, "secret")
        hand_over(mailbox, security=security, user="kastelan")
        assert len(mailbox.letters) == 2
        assert [login.password for login in mailbox.logins][-1] == b"secret"


@pytest.mark.parametrize("security", WAYS)
def test_a_certificate_that_is_not_trusted_gets_neither_letter_nor_password(security: str) -> None:
    with receiving(**WAYS[security]) as mailbox:
        why, final = why_not(mailbox, security=security, user="kastelan")
        assert (mailbox.letters, mailbox.logins, final) == ([], [], False)
        assert "status" not in why


def test_without_the_starttls_that_was_wanted_nothing_is_sent() -> None:
    """Somebody in between could have taken out the offer, to read letters and password."""
    with receiving(auth_require_tls=False) as mailbox:
        assert why_not(mailbox, security="starttls", user="kastelan") == ("SMTPException", False)
        assert (mailbox.letters, mailbox.logins) == ([], [])


@pytest.mark.parametrize(
    ("answer", "final"), [("550 no such mailbox", True), ("450 try again later", False), ("452 full", False)]
)
def test_refusals_for_good_are_told_from_those_for_now(answer: str, final: bool) -> None:
    with receiving(answer) as mailbox:
        assert why_not(mailbox) == (f"status {answer[:3]}", final)
        hand_over(mailbox)
        assert len(mailbox.letters) == 1


def test_a_mail_server_that_is_not_there_or_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kastelan.server.mail.smtp.SECONDS", 0.1)
    silent = Mailbox()
    with socket.create_server(("127.0.0.1", 0)) as door:
        silent.port = door.getsockname()[1]
        assert why_not(silent)[1] is False
    assert why_not(silent)[1] is False
