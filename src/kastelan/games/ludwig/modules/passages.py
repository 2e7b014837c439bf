"""PASS: secret passages, placed with a room and joining it with another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import building, turn
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.castle_additions import Additions
from kastelan.games.ludwig.ludwig_step import LudwigStep, answerable, then
from kastelan.games.ludwig.module import Module
from kastelan.games.ludwig.modules.actions import NO_PASSAGE, PASSAGE, LayPassage, NoPassage
from kastelan.games.ludwig.modules.events import PassageLaid, PassedOn
from kastelan.games.ludwig.modules.passage_geometry import PASSAGE_HOOKS, found, joined
from kastelan.games.ludwig.modules.placement import interrupt, resumed
from kastelan.games.ludwig.shapes import LONGEST
from kastelan.games.ludwig.step_numbers import PASSING

if TYPE_CHECKING:
    from kastelan.games.ludwig.codec import CastleRow
    from kastelan.games.ludwig.components import Components
    from kastelan.games.ludwig.state import LudwigState
    from kastelan.games.ludwig.table import Table


@lru_cache(maxsize=256)
def possible(castle: Castle, room: int) -> tuple[LayPassage, ...]:
    """Every passage that could be laid from the doors of a room; cached, since `legal` asks again."""
    doors = range(len(castle.rooms[room].pose.doors))
    return tuple(
        PASSAGE[kind][door]
        for kind in castle.additions.passages_left
        for door in doors
        if found(castle, room, kind, door) is not None
    )


def legal(state: LudwigState, seat: Seat) -> Sequence[Action]:
    """A passage, or none if the room is linked with the castle (PASS-6)."""
    castle, room = state.castles[seat], state.module_state.placed
    linked = [NO_PASSAGE] if castle.connected[room] else []
    return [*possible(castle, room), *linked]


def lay(state: LudwigState, action: LayPassage, tell: Tell | None) -> bool:
    """Lay a passage. Returns True if no more can be laid."""
    seat, room = state.seat, state.module_state.placed
    castle = state.castles[seat]
    passage = None
    if action.kind in castle.additions.passages_left and 0 <= action.door < len(
        castle.rooms[room].pose.doors
    ):
        passage = found(castle, room, action.kind, action.door)
    if passage is None:
        raise IllegalAction("PASS-3", "no-such-passage")
    grown = joined(castle, passage)
    state.castles = (*state.castles[:seat], grown, *state.castles[seat + 1 :])
    if tell is not None:
        tiles = (castle.rooms[room].top.number, castle.rooms[passage.other].top.number)
        tell(PassageLaid(seat, action.kind, *tiles))
    return not possible(grown, room)


def lay_none(state: LudwigState, _: NoPassage, tell: Tell | None) -> bool:
    """Stop laying passages, once the room is linked (PASS-6). Returns True if no question is open."""
    if not state.castles[state.seat].connected[state.module_state.placed]:
        raise IllegalAction("PASS-6", "room-not-linked")
    if tell is not None:
        tell(PassedOn(state.seat, "PASS-2"))
    return True


def _score(state: LudwigState, tell: Tell | None) -> None:
    """Score the room after all passages are laid."""
    if building.score_unless_asked(state, *resumed(state), tell):
        turn.resume(state, tell)


def _fits(state: LudwigState) -> bool:
    return 0 <= state.module_state.placed < len(state.castles[state.seat].rooms) and answerable(state)


class Passages(Module):
    """The module of secret passages. Each castle has its own passages."""

    name: ClassVar[str] = "passages"
    steps: ClassVar[tuple[LudwigStep, ...]] = (
        LudwigStep(
            PASSING,
            "passing",
            "PASS-2",
            legal,
            then(_score, LayPassage, lay) | then(_score, NoPassage, lay_none),
            _fits,
            refusal="lay-passages-first",
        ),
    )

    def castle_additions(self, additions: Additions, components: Components) -> Additions:
        """Add three passages, and space around the castle for tiles that they link."""
        gaps = components.gaps
        margin = LONGEST + max(gaps) + 2  # the greatest distance to a tile that a passage links
        return replace(additions.hooked(PASSAGE_HOOKS), with_passages=True, gaps=gaps, margin=margin)

    def room_placed(self, state: LudwigState, room: int, done: int, renovated: bool) -> bool:
        """Ask for passages before the room is scored, if any can be laid (PASS-2)."""
        castle = state.castles[state.seat]
        if not castle.additions.passages_left or not possible(castle, room):
            return False
        interrupt(state, PASSING, room, done, renovated)
        return True

    def restore_castle(self, table: Table, castle: Castle, row: CastleRow) -> Castle:
        for kind, room, door in row[1]:
            castle = _restored(castle, kind, room, door)
        return castle


def _restored(castle: Castle, kind: int, room: int, door: int) -> Castle:
    if kind not in castle.additions.passages_left or not 0 <= room < len(castle.rooms):
        raise ValueError(kind)
    if not 0 <= door < len(castle.rooms[room].pose.doors):
        raise ValueError(door)
    passage = found(castle, room, kind, door)
    if passage is None:
        raise ValueError(door)
    return joined(castle, passage)
