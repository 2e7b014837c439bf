"""Who may look at a game that was played, and through whose eyes."""

from __future__ import annotations

from dataclasses import replace

from kastelan.core.game import Seat
from kastelan.server.errors import Conflict
from kastelan.server.play.permissions import check_owner
from kastelan.server.play.replay_questions import Eyes
from kastelan.server.play.room import Room
from kastelan.server.wire.play import RecordSent


def open_eyes(room: Room, language: str) -> Eyes:
    """Eyes that see all cards of a finished game."""
    return replace(Eyes.of(room.reader(None, language)), opened=True)


def eyes_through(room: Room, user: str | None, seat: Seat | None, opened: bool, language: str) -> Eyes:
    """Who looks, if the person may look through this seat; once the game is over, everyone may."""
    if opened and not room.playing.over:
        raise Conflict("game-not-over")
    if opened:
        return open_eyes(room, language)
    if seat is not None and not (room.playing.over and seat < len(room.sheet.seats)):
        check_owner(room, user, seat)
    eyes = Eyes.of(room.reader(seat, language))
    # Through another person's seat, the story must not say "you".
    return eyes if seat is None or room.sheet.owns(user, seat) else replace(eyes, you=None)


def eyes_for(data: RecordSent, language: str) -> Eyes:
    """Anyone who has a record may look through any seat."""
    return Eyes(language, data.seat, opened=data.open)
