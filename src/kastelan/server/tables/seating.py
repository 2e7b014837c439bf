"""Who takes a seat, and what a seat shows of its occupant."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Final

from kastelan.bots import bots_for
from kastelan.core.errors import BadOption
from kastelan.pictures.portraits.features import generated
from kastelan.server.people.identity import portrait_of
from kastelan.server.people.names import public_name
from kastelan.server.tables.bot_names import ENGLISH, bot_name, bot_portrait
from kastelan.server.wire.tables import SeatRequest, SeatState

FREE: Final = ("open", "invited")
"""Kinds of seats that still wait for a player."""
UNCOMMITTED: Final[Mapping[str, None]] = {"commitment": None, "nonce": None}
"""The columns of a seat whose new occupant has not added anything to the seed yet."""


def wished(seat: SeatRequest, host: str) -> dict[str, object]:
    """The columns of a seat that fulfil a request for it."""
    kind = {"me": "person"}.get(seat.kind, seat.kind)
    user = {"me": host, "invited": seat.user}.get(seat.kind)
    bot = seat.bot if seat.kind == "bot" else None
    name = public_name(seat.name) if seat.kind == "me" and seat.name else None
    # The host and bots are ready from the start, others when they sit down.
    ready = seat.kind not in FREE
    return {"kind": kind, "user_id": user, "bot": bot, "name": name, "ready": ready, **UNCOMMITTED}


def check_bot(seat: SeatRequest, game: str) -> None:
    """Refuse a bot that cannot play the game. Only ours are allowed: a client must not make us load code."""
    if seat.kind == "bot" and seat.bot not in bots_for(game):
        raise BadOption("bot", "unknown-bot", bot=seat.bot or "", expected=", ".join(bots_for(game)))


def taking(seats: Sequence[SeatState], user: str, by_link: bool) -> list[SeatState]:
    """The seats that a person may take, seats reserved for them first."""
    own = [place for place in seats if place.kind == "invited" and place.user == user]
    # Invited without a name: kept for a person who comes by the invitation link.
    linked = [place for place in seats if by_link and place.kind == "invited" and place.user is None]
    return own + linked + [place for place in seats if place.kind == "open"]


def fill_in(
    game: str, place: SeatState, before: Sequence[SeatState], person: str, portrait: str | None
) -> None:
    """Complete a seat with the name and the portrait of its occupant: a bot's, or those of the person who
    has this name and has chosen this portrait."""
    if place.bot:
        place.name = bot_name(game, place, before, ENGLISH)
        place.portrait = bot_portrait(game, place, before)
    elif place.user:
        place.name = person_name(place.own_name or person, before)
        place.portrait = seat_portrait(place.user, portrait, place.own_name)


def person_name(name: str, before: Sequence[SeatState]) -> str:
    """The name shown for a person; one that is taken at this table already gets a number."""
    taken = {place.name for place in before}
    numbered = (f"{name} {number}" for number in itertools.count(2))
    return next(shown for shown in itertools.chain([name], numbered) if shown not in taken)


def seat_portrait(user: str, stored: str | None, own_name: str | None) -> str:
    """The portrait shown for a person; those who share a device have faces of their own."""
    return portrait_of(user, stored) if own_name is None else generated(f"{user} {own_name}")
