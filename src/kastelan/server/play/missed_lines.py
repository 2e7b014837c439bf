"""What has happened at a table since somebody last looked.

The newest lines of the log are in memory. Older ones are read and replayed in another process: that takes
long, and nobody's move should wait for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from kastelan.core.game import Seat
from kastelan.server.play.replay_questions import Eyes, Missed
from kastelan.server.play.room import Room
from kastelan.server.service import Service
from kastelan.server.wire.play import Happened
from kastelan.server.wire.scalars import encoded_before

MOST_TOLD: Final = 1_500
"""Lines that are sent at once, the newest ones. Whole games have fewer; only a player who takes back moves
all the time makes more, and nobody should have to be sent all of that."""


@dataclass(frozen=True, slots=True)
class OlderLines:
    """Lines up to a number of the log, as each seat may know them; the lines after it are in memory."""

    until: int
    told: Mapping[Seat | None, list[Happened]] = field(default_factory=dict)


async def older_lines(
    service: Service,
    room: Room,
    seats: Sequence[Seat | None],
    language: str,
    board: bool,
    since: int,
    asker: str,
) -> OlderLines:
    """The lines after `since` that are no longer in memory, of very many the newest; none if all are."""
    since = max(since, room.playing.seq - MOST_TOLD)
    found = OlderLines(since)
    # Again if many lines were written meanwhile.
    while room.lines_after(found.until) is None:
        known, over, told = room.playing.seq, room.playing.over, dict[Seat | None, list[Happened]]()
        for seat in seats:
            eyes = Eyes.of(room.reader(seat, language))
            asked = partial(Missed, eyes=eyes, since=since, until=known, over=over, told=board)
            lines = await service.replayed_log(asker, room, asked)
            told[seat] = [encoded_before(line, Happened) for line in lines]
        found = OlderLines(known, told)
    return found
