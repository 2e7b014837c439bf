"""Web Push on the wire: the devices of a person, and the words of what was pushed."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kastelan.server.wire.lobby import Event
from kastelan.server.wire.scalars import Wire

Endpoint = Annotated[str, Meta(min_length=1, max_length=1000)]


class NewSubscription(Wire):
    """A subscription as the browser made it; `old` is the endpoint that it replaces."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]
    old: Endpoint | None = None


class PushDevice(Struct):
    """A device that notices are pushed to; `this` is the one that asks."""

    id: str
    label: str
    made: int
    sent: int | None  # when the last message arrived
    error: str | None  # why the last one did not
    this: bool


class PushState(Struct):
    """The server's public key, which browsers need to subscribe, and the person's devices."""

    key: str
    devices: list[PushDevice]


class Pushed(Struct):
    """All that is pushed: the kind of a notice, and the table's id, which says nothing to others."""

    kind: Event
    table: str


class PushWords(Struct):
    """What a pushed notice says, in the person's language."""

    text: str
