"""People on the wire: guests, accounts, tokens."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kastelan.server.wire.scalars import Colour, Language, Name, Password, Wire


class NewGuest(Wire):
    name: Name
    language: Language = "en"


class NewAccount(Wire):
    login: Name
    password: Password


class Login(Wire):
    login: Name
    password: Annotated[str, Meta(max_length=200)]
    code: Annotated[str, Meta(max_length=40)] | None = None  # of the second factor


class NewPassword(Wire):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Profile(Wire):
    """Changes of a person; an empty portrait goes back to the one that follows from their id."""

    name: Name | None = None
    language: Language | None = None
    colour: Colour | None = None
    portrait: Annotated[str, Meta(max_length=40)] | None = None


class NewToken(Wire):
    label: Name


class Person(Struct):
    id: str
    name: str
    login: str | None
    language: str
    colour: str
    portrait: str = ""


class BanShown(Struct):
    """A ban as the banned person sees it; without `until` it has no end."""

    reason: str
    until: int | None


class Here(Struct):
    """The person who is logged in with this browser, if any, and a ban that keeps this browser out."""

    person: Person | None
    operator: bool
    ban: BanShown | None


class Public(Struct):
    """The public part of a person."""

    id: str
    name: str
    colour: str
    guest: bool
    created: int
    portrait: str = ""


class Device(Struct):
    """A logged-in device; `this` marks the one that asks."""

    id: str
    label: str
    created: int
    seen: int
    this: bool


class Token(Struct):
    """The secret is shown once."""

    id: str
    label: str
    created: int
    secret: str | None = None
