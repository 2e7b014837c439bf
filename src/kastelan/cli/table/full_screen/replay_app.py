"""A recorded game on a full screen, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.geometry import Size

from kastelan.cli.table.full_screen.pane import Pane
from kastelan.cli.table.full_screen.table_app import TableApp
from kastelan.cli.table.replay_walk import Walk
from kastelan.cli.table.screens import Snapshot
from kastelan.cli.table.screens.palette import picks
from kastelan.core.game import Seat

TURN_BACK: Final = "turn-back"

STEP_KEYS: Final = (
    ("left", "back", "table-key-back"),
    ("right", "next", "table-key-next"),
    ("pageup", TURN_BACK, "table-key-turn-back"),
    ("pagedown", "turn", "table-key-turn"),
    ("home", "first", "table-key-first"),
    ("end", "last", "table-key-last"),
)


class ReplayApp(TableApp):
    """Walks through the steps of a record. The list of choices is the list of moves."""

    choices_title = "table-part-moves"

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,ctrl+c", "quit", show=False, priority=True)]

    def __init__(self, walk: Walk, at: int) -> None:
        super().__init__(walk.terminal, walk.screen, walk.player_names)
        self.walk_through, self.at = walk, at
        for key, way, words in STEP_KEYS:
            self.key(key, f"go('{way}')", words)
        self.key("g", "score", "table-key-score")
        self.key("t", "theme", "table-key-theme")
        self.key("q", "quit", "table-key-quit")

    def on_mount(self) -> None:
        for pane in self._panes.values():
            pane.can_focus = False  # the keys go through the game, not through the parts
        self.call_after_refresh(self._show)

    def actors(self) -> Sequence[Seat]:
        return self.walk_through.steps[self.at].state.actors

    def snapshot(self) -> Snapshot:
        return self.walk_through.snapshot(self.at)

    def story(self) -> Sequence[str]:
        return self.game_screen.narrate(self.walk_through.story_until(self.at))

    def _drawn_choices(self, size: Size) -> RenderableType:
        steps = range(len(self.walk_through.steps))
        return Group(*(Text(self.walk_through.title(step), picks(str(step))) for step in steps))

    def _show(self) -> None:
        self.redraw()
        moves = self.pane("choices")
        moves.mark(frozenset({str(self.at)}))
        moves.show(str(self.at))
        self.tell(self.walk_through.title(self.at))

    def on_pane_picked(self, message: Pane.Picked) -> None:
        if message.pane is self.pane("choices"):
            self.at = int(message.word)
            self._show()

    def action_go(self, way: str) -> None:
        """To another step: the words are those of line mode, and there is a way back to a turn."""
        walk = self.walk_through
        self.at = walk.turn_before(self.at) if way == TURN_BACK else walk.target(self.at, way)
        self._show()

    def action_score(self) -> None:
        state, story = self.walk_through.steps[self.at].state, self.walk_through.story_until(self.at)
        sheet = self.game_screen.sheet_with_events(state.view(None), story)
        if sheet is not None:
            self.answer(sheet)
