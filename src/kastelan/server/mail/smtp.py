"""Handing a letter to the operator's mail server.

`aiosmtplib` and not `smtplib` in a thread: a mail server that never answers would hold a thread for minutes,
and a thread cannot be cancelled when the server stops. Where STARTTLS is wanted and not offered, nothing is
sent: somebody in between may have removed the offer to read the password.
"""

from __future__ import annotations

import os
import ssl
from email.message import EmailMessage
from pathlib import Path
from typing import Final

import aiosmtplib

from kastelan.server.settings import PASSWORD_VARIABLE, MailSettings

SECONDS: Final = 30.0
"""For each answer of the mail server."""
FINAL: Final = range(500, 600)
"""SMTP codes that say that another attempt is of no use."""
SETTLED_BY_OPERATOR: Final = (aiosmtplib.SMTPAuthenticationError, aiosmtplib.SMTPSenderRefused)
"""Refusals of this server rather than of one letter: they may be mended while the letter waits."""


class NotSent(Exception):
    """A letter was not taken; the message says why in a word, without addresses."""

    def __init__(self, why: str, final: bool = False) -> None:
        super().__init__(why)
        self.final = final


async def send(message: EmailMessage, mail: MailSettings) -> None:
    """Hand a letter over; NotSent if it was not taken."""
    try:
        await aiosmtplib.send(
            message,
            hostname=mail.host,
            port=mail.port,
            username=mail.user or None,
            password=password(mail) if mail.user else None,
            use_tls=mail.security == "tls",
            start_tls=mail.security == "starttls",
            timeout=SECONDS,
            local_hostname=mail.sender_domain,  # or the name of this machine would be looked up, and shown
        )
    except (*SETTLED_BY_OPERATOR, aiosmtplib.SMTPResponseException) as refused:
        settled = isinstance(refused, SETTLED_BY_OPERATOR)
        raise NotSent(f"status {refused.code}", refused.code in FINAL and not settled) from None
    except aiosmtplib.SMTPRecipientsRefused as refused:
        code = refused.recipients[0].code
        raise NotSent(f"status {code}", code in FINAL) from None
    except (aiosmtplib.SMTPException, ssl.SSLError, OSError, ValueError) as failure:
        raise NotSent(type(failure).__name__) from None


def password(mail: MailSettings) -> str:
    """The password for the mail server, from its file or else from the environment."""
    if mail.password_file:
        return Path(mail.password_file).read_text(encoding="utf-8").strip()
    return os.environ.get(PASSWORD_VARIABLE, "")
