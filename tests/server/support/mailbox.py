"""A mail server on loopback that keeps what it is given, and everybody's mailbox."""

from __future__ import annotations

import re
import ssl
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any, Final

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from tests.server.support.running_server import free_port

CERTIFICATE: Final = Path(__file__).parent / "localhost.pem"
"""For localhost, signed by itself, until 2126; with its key, which is a secret to nobody."""
PATIENCE: Final = 60
LINK: Final = re.compile(r"https?://\S+#(\S+)")


class Mailbox:
    """All letters that have arrived; the first ones can be refused with given answers."""

    def __init__(self, *refusals: str) -> None:
        self.refusals = deque(refusals)
        self.letters: list[EmailMessage] = []
        self.logins: list[LoginPassword] = []
        self.port = 0

    async def handle_RCPT(  # noqa: N802  aiosmtpd finds it by this name
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        if self.refusals:
            return self.refusals.popleft()
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802  as above
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        assert envelope.rcpt_tos == [letter["To"]]
        self.letters.append(letter)
        return "250 taken"

    def log_in(
        self, _server: SMTP, _session: Session, _envelope: Envelope, _how: str, login: Any
    ) -> AuthResult:
        self.logins.append(login)
        return AuthResult(success=login.password == b"secret", handled=False)

    def settings(self, **more: object) -> dict[str, object]:
        """The settings of a server that sends its letters here."""
        given = {
            "host": "127.0.0.1", "port": self.port, "sender": "kastelan@example.org",
            "site": "https://play.example.org", "security": "none",
        }  # fmt: skip
        return {**given, **more}

    def next_to(self, address: str, text: str = "") -> EmailMessage:
        """Take the first letter to an address, with a text in its subject, when it is there."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for letter in list(self.letters):
                if letter["To"] == address and text in letter["Subject"]:
                    self.letters.remove(letter)
                    return letter
            time.sleep(0.01)
        raise AssertionError(f"no letter “{text}” to {address}: {[one['Subject'] for one in self.letters]}")


def body(letter: EmailMessage) -> str:
    return str(letter.get_content()).replace("\r\n", "\n")


def secret_in(letter: EmailMessage) -> str:
    """The secret of the link in a letter."""
    found = LINK.search(body(letter))
    assert found is not None, body(letter)
    return found[1]


@contextmanager
def receiving(*refusals: str, tls: bool = False, **more: Any) -> Iterator[Mailbox]:
    """A mail server, over TLS from the first byte if `tls`; `more` are settings of aiosmtpd."""
    mailbox = Mailbox(*refusals)
    mailbox.port = free_port()
    if tls:
        more["ssl_context"] = certificate()
    server = Controller(mailbox, "127.0.0.1", mailbox.port, authenticator=mailbox.log_in, **more)
    server.start()
    try:
        yield mailbox
    finally:
        server.stop()


def certificate() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE)
    return context
