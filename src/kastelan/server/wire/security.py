"""The security of accounts on the wire: e-mail address, password recovery, second factor."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kastelan.server.wire.scalars import Password, Wire

GivenPassword = Annotated[str, Meta(max_length=200)]
Code = Annotated[str, Meta(min_length=1, max_length=40)]
Email = Annotated[str, Meta(min_length=3, max_length=254)]
LinkSecret = Annotated[str, Meta(min_length=1, max_length=100)]


class Security(Struct):
    """How an account is protected; `mail` says whether the server sends letters."""

    mail: bool
    email: str | None
    pending: str | None
    second_factor: bool
    recovery_codes: int


class Offered(Struct):
    """Whether forgotten passwords can be recovered here."""

    offered: bool


class NewEmail(Wire):
    email: Email
    password: GivenPassword


class OldPassword(Wire):
    password: GivenPassword


class Forgotten(Wire):
    email: Email


class OpenedLink(Wire):
    secret: LinkSecret


class RecoveredPassword(Wire):
    secret: LinkSecret
    password: Password


class AppCode(Wire):
    code: Code


class PasswordAndCode(Wire):
    password: GivenPassword
    code: Code


class QrCode(Struct):
    """Dark squares as an SVG path; a square is 1 by 1, the whole `size` by `size`."""

    size: int
    path: str


class AppSecret(Struct):
    """What an app needs to show codes, to be typed, opened or scanned."""

    secret: str
    link: str
    picture: QrCode


class RecoveryCodes(Struct):
    """They are shown once."""

    codes: list[str]
