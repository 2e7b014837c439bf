"""Who may look through the eyes of a seat, and who may issue which command."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kastelan.core.game import Seat
from kastelan.server.errors import Conflict, Forbidden, NotFound
from kastelan.server.play.commands import Command, GoBack, TimeUp, Vote
from kastelan.server.play.room import Room
from kastelan.server.presenters import Timeout
from kastelan.server.wire.play import AskUndo, Moves, Undo


@dataclass(frozen=True, slots=True)
class Person:
    """A person, by user id."""

    user: str


@dataclass(frozen=True, slots=True)
class Bot:
    """The bot that plays a seat, by itself or as a stand-in."""


@dataclass(frozen=True, slots=True)
class Hourglass:
    """The time limit of one decision, at the end of which the table moves for the seat."""

    timeout: Timeout


@dataclass(frozen=True, slots=True)
class Server:
    """The server itself: clocks that run out, and what follows from a vote or from an agreement."""


Issuer = Person | Bot | Hourglass | Server
BOT: Final = Bot()
SERVER: Final = Server()


def check_owner(room: Room, user: str | None, seat: Seat) -> None:
    """Refuse a person who does not own the seat."""
    if not room.sheet.owns(user, seat):
        raise Forbidden("not-your-seat")


def check_view(room: Room, user: str | None, seat: Seat | None) -> None:
    """Refuse a person who may not see the table, or not through the eyes of this seat."""
    room.sheet.check_seen(user)
    if seat is not None:
        check_owner(room, user, seat)


def check_command(room: Room, issuer: Issuer, command: Command) -> None:
    """Refuse a command from an issuer who may not issue it now."""
    match issuer:
        case Person(user):
            _check_person(room, user, command)
        case Bot():
            if room.bot(command.seat) is None:  # its player has returned
                raise Conflict("table-moved-on")
        case Hourglass(timeout):
            if room.timeout() != timeout:  # the seat decided in the last moment
                raise Conflict("table-moved-on")
        case Server():
            pass


def _check_person(room: Room, user: str, command: Command) -> None:
    check_owner(room, user, command.seat)
    match command:
        # Only the server issues these: they follow from a clock that ran out, or from an agreement.
        case TimeUp() | GoBack():
            raise Forbidden("not-your-seat")
        case Moves() | Undo():
            _check_plays_itself(room, command)
        case AskUndo():
            # Alone with bots, no other person could refuse, and a rated game could be undone at will.
            if room.sheet.row["rated"] and not room.others(user):
                raise Forbidden("rated-undo")
            _check_plays_itself(room, command)
        case Vote():
            _check_vote(room, user, command)
        # For the remaining commands it is enough to own the seat.
        case _:
            pass


def _check_plays_itself(room: Room, command: Command) -> None:
    """Refuse a command for a seat that a stand-in plays; repeating an old command is harmless."""
    table = room.playing
    if command.seat in table.stand_ins and table.answered_before(command) is None:
        raise Conflict("stand-in-plays")


def _check_vote(room: Room, user: str, command: Vote) -> None:
    if command.seat not in room.people():
        raise Forbidden("not-your-seat")
    if command.absent >= len(room.sheet.seats):
        raise NotFound("no-seat-there", seat=command.absent)
    if command.absent not in room.people() or room.sheet.owns(user, command.absent):
        raise Conflict("no-stand-in-needed")
