"""What the versions of the rules do differently.

Records name the version they were played with, and replay with it for ever. A chapter that changed asks the
rules of its table, as in `state.table.rules.swans_any_time`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Rules:
    """A version of the rules: its number, and each change since version 1."""

    number: int

    swans_any_time: bool = False
    """Swans may be sold at every moment of one's turn (RND-5). Version 1: only while buying, placing or
    choosing among rewards."""

    rulebook_setup_order: bool = False
    """Players choose foyers, then the master builder is drawn, then bonus cards are dealt (LUD-SETUP-6 to
    LUD-SETUP-8). Version 1: all are drawn before players choose foyers."""

    last_round_with_renovations: bool = False
    """The last round is called as soon as it has begun (RENO-14). Version 1: a game with renovations ended
    without a last round being called, unless the room cards ran out when two stacks were empty."""

    decree_54_in_final_scoring: bool = False
    """The bonus card that counts twice is chosen in step 5 of the final scoring, or none is (DEC-54). Version
    1: it has to be chosen before the final scoring."""

    decree_29_per_room: bool = False
    """+1 point for each scored adjoining room (DEC-29). Version 1: for each match of types."""

    decree_24_both_tiles: bool = False
    """Both tiles of a room renovated twice count for every bonus card and favour whose text allows it
    (DEC-24). Version 1: only for FAV-7 and BON-9."""

    decree_10_keeps_coins: bool = False
    """Coins can be redistributed however many there are (DEC-10). Version 1: not with 64 coins or more."""


RULES: Final[Mapping[int, Rules]] = {
    1: Rules(1),
    2: Rules(
        2,
        swans_any_time=True,
        rulebook_setup_order=True,
        last_round_with_renovations=True,
        decree_54_in_final_scoring=True,
        decree_29_per_room=True,
        decree_24_both_tiles=True,
        decree_10_keeps_coins=True,
    ),
}
"""Every version by its number; the last one is the newest."""
