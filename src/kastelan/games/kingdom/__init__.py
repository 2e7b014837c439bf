"""Kingdom Builder, by Donald X. Vaccarino (Queen Games 2011): 2 to 4 players, base game."""

from __future__ import annotations

from typing import ClassVar, Final

from kastelan.core.game import ActionSpace, Game, Plain, State, Tell
from kastelan.core.options import Options
from kastelan.games.kingdom import codec, setup
from kastelan.games.kingdom.actions import ACTIONS
from kastelan.games.kingdom.state import KingdomState

__all__ = ["KINGDOM", "VERSIONS", "Kingdom", "KingdomState"]


class Kingdom(Game):
    """Kingdom Builder in the first version of our rules."""

    name: ClassVar[str] = "kingdom"
    version = 1
    seats: ClassVar[range] = range(2, 5)
    options = setup.OPTIONS

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    def start(self, players: int, options: Options, chance: int, tell: Tell | None = None) -> KingdomState:
        setup.check(players, options)
        table, chance = setup.draw_table(self, players, options, chance)
        state = KingdomState()
        setup.set_up(state, table, chance, tell)
        return state

    def thaw(self, players: int, options: Options, plain: Plain, trusted: bool = False) -> KingdomState:
        state = KingdomState()
        codec.thaw(state, self, players, options, plain, trusted)
        return state

    def options_of(self, state: State) -> Options:
        assert isinstance(state, KingdomState)
        return state.table.options


KINGDOM: Final = Kingdom()
VERSIONS: Final[dict[int, Game]] = {1: KINGDOM}
