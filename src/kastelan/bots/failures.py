"""Where a bot failed, and the position in which it did, so that its author can look there again."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from traceback import walk_tb
from typing import Final

from kastelan.core.game import Seat, State
from kastelan.core.position import write_position

KEY: Final = "kastelan_failure"


@dataclass(frozen=True, slots=True)
class Failure:
    """The file and line of a bot's code that failed, and the position that its seat saw."""

    where: str
    seat: Seat
    position: str


def note_failure(error: BaseException, bot: object, seen: State, seat: Seat) -> None:
    """Attach to a bot's error where it was raised and what the bot saw. A traceback shows it too."""
    failure = Failure(where_raised(error, _file_of(bot)), seat, write_position(seen))
    vars(error)[KEY] = failure
    error.add_note(f"{failure.where}: seat {seat} saw the position {failure.position}")


def failure_of(error: BaseException) -> Failure | None:
    """What `note_failure` attached to the error."""
    found = vars(error).get(KEY)
    return found if isinstance(found, Failure) else None


def where_raised(error: BaseException, file: str | None) -> str:
    """The last line of this file that an error passed, as `file.py:12`; without one, where it was raised."""
    places = [(frame.f_code.co_filename, line) for frame, line in walk_tb(error.__traceback__)]
    own = [place for place in places if place[0] == file] or places
    return "{}:{}".format(*own[-1]) if own else ""


def _file_of(bot: object) -> str | None:
    return getattr(sys.modules.get(type(bot).__module__), "__file__", None)
