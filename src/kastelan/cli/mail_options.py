"""The options of `kastelan serve` that name a mail server."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from kastelan.cli.arguments import Parser
from kastelan.cli.terminal import BadInput, read_text

if TYPE_CHECKING:
    from kastelan.server.settings import MailSettings

PORTS: Final = {"starttls": 587, "tls": 465, "none": 25}


def arguments(parser: Parser) -> None:
    parser.option("--smtp", "server-help-smtp", metavar="HOST[:PORT]")
    parser.option(
        "--smtp-security", "server-help-smtp-security", choices=tuple(PORTS), default="starttls",
        metavar="starttls|tls|none",
    )  # fmt: skip
    parser.option("--smtp-user", "server-help-smtp-user", metavar="NAME")
    parser.option("--smtp-password-file", "server-help-smtp-password", metavar="FILE")
    parser.option("--mail-from", "server-help-mail-from", metavar="ADDRESS")
    parser.option("--site", "server-help-site", metavar="URL")


def mail_settings(given: Namespace) -> MailSettings | None:
    """The mail server that was named; None if none was."""
    if given.smtp is None:
        _check_unused(given)
        return None
    from kastelan.server.settings import MailSettings

    for argument, value in (("--mail-from", given.mail_from), ("--site", given.site)):
        if not value:
            raise BadInput("mail-needs", argument=argument)
    host, port = _host_and_port(given.smtp, PORTS[given.smtp_security])
    return MailSettings(
        host=host,
        port=port,
        sender=_sender(given.mail_from),
        site=check_site(given.site),
        security=given.smtp_security,
        user=given.smtp_user or "",
        password_file=_password_file(given),
    )


def _check_unused(given: Namespace) -> None:
    """Refuse options that would do nothing, since their author expects letters to be sent."""
    named = {"--smtp-user": given.smtp_user, "--mail-from": given.mail_from, "--site": given.site}
    for argument, value in named.items():
        if value:
            raise BadInput("mail-without-server", argument=argument)


def _host_and_port(text: str, usual: int) -> tuple[str, int]:
    parts = urlsplit(f"//{text}")
    try:
        host, port = parts.hostname, parts.port
    except ValueError:  # the port is not a number, or too large
        host, port = None, None
    if not host or parts.path or "@" in parts.netloc:
        raise BadInput("bad-mail-server", text=text)
    return host, usual if port is None else port


def _sender(text: str) -> str:
    from email.utils import formataddr, parseaddr

    from kastelan.server.people.emails import checked

    name, address = parseaddr(text)
    return formataddr((name, checked(address)))


def check_site(text: str) -> str:
    """The address of a site without a slash at its end; refused if it is none."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise BadInput("bad-site", text=text)
    return text.rstrip("/")


def _password_file(given: Namespace) -> str:
    """The file with the password, refused if it cannot be read; empty if there is none."""
    from kastelan.server.settings import PASSWORD_VARIABLE

    if given.smtp_password_file:
        read_text(given.smtp_password_file)
        return str(Path(given.smtp_password_file).absolute())
    if given.smtp_user and not os.environ.get(PASSWORD_VARIABLE):
        raise BadInput("smtp-password-missing", variable=PASSWORD_VARIABLE)
    return ""
