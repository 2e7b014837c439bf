"""What letters say, in the reader's language, as plain text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, formataddr, localtime, make_msgid, parseaddr

from kastelan.core.errors import Fact
from kastelan.locale import Speaker
from kastelan.server.settings import MailSettings


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter to one address: the kind names its messages, `mail-<kind>-subject` and `mail-<kind>`."""

    kind: str
    address: str
    language: str
    facts: Mapping[str, Fact]


def written(letter: Letter, mail: MailSettings) -> EmailMessage:
    """The letter as it is sent."""
    say, facts = Speaker(letter.language).say, {"site": mail.site, **letter.facts}
    message = EmailMessage(policy=SMTP)
    name, address = parseaddr(mail.sender)
    message["From"] = formataddr((name or "Kastelan", address))
    message["To"] = letter.address
    message["Subject"] = say(f"mail-{letter.kind}-subject", **facts)
    message["Date"] = format_datetime(localtime())
    message["Message-ID"] = make_msgid(domain=mail.sender_domain)
    message["Auto-Submitted"] = "auto-generated"  # so that no absence note comes back
    if one_click := letter.facts.get("one-click"):  # mail programs offer it as a button (RFC 8058)
        message["List-Unsubscribe"] = f"<{one_click}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(f"{say(f'mail-{letter.kind}', **facts)}\n\n-- \n{say('mail-signature', **facts)}\n")
    message["Content-Language"] = letter.language  # after the content, which replaces all headers of its kind
    return message
