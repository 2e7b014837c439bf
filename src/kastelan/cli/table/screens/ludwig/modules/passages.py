"""Secret passages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from kastelan.cli.table.screens.ludwig import placements
from kastelan.cli.table.screens.ludwig.modules.screen_part import (
    Describe,
    ScreenPart,
    detail,
    without_detail,
)
from kastelan.core.game import Action
from kastelan.games.ludwig.modules import passage_geometry
from kastelan.games.ludwig.modules.actions import PASSAGES, LayPassage, NoPassage
from kastelan.games.ludwig.scoring import lines
from kastelan.games.ludwig.view import LudwigView
from kastelan.narration.ludwig.names import Pieces

if TYPE_CHECKING:
    from kastelan.cli.table.screens.ludwig.choices import Choices


def _passage(choices: Choices, action: LayPassage) -> str:
    """From which door to which room it leads, and what it adds to the score."""
    castle, room, pieces = choices.castle, choices.view.module_state.placed, choices.pieces
    assert castle is not None
    passage = passage_geometry.found(castle, room, action.kind, action.door)
    assert passage is not None
    lies = castle.rooms[room]
    x, y, side, _ = lies.pose.doors[action.door]
    # What a passage adds is the difference between the room's lines with and without it.
    before, after = (
        sum(line[1] for line in lines(one, room))
        for one in (castle, passage_geometry.joined(castle, passage))
    )
    facts = {
        "kind": pieces.passage(action.kind),
        "door": placements.door_name(castle, room, lies.x + x, lies.y + y, side),
        "room": pieces.room_label(castle, passage.other),
    }
    return pieces.speaker.say("ludwig-screen-passage-to", points=f"{after - before:+d}", **facts)


class Passages(ScreenPart):
    """Laying passages, and those that the reader has left."""

    modules: ClassVar[tuple[str, ...]] = ("passages",)
    details: ClassVar[Mapping[type[Action], Describe]] = detail(LayPassage, _passage) | without_detail(
        NoPassage
    )

    def standing_lines(self, view: LudwigView, pieces: Pieces, names: Sequence[str]) -> Iterator[str]:
        if view.seat is None or not view.castles:
            return
        say = pieces.speaker.say
        laid = {passage[0] for passage in view.module_state.castles[view.seat].passages}
        left = [pieces.passage(kind) for kind in range(len(PASSAGES)) if kind not in laid]
        yield say("ludwig-screen-module-passages", passages=", ".join(left) or "–")
