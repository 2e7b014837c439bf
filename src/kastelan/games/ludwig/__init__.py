"""Castles of Mad King Ludwig, by Ted Alspach (2nd edition, Bezier Games 2022): base game for 2 to 4, solo,
and the modules of the expansions with a fifth player.
"""

from __future__ import annotations

from typing import ClassVar, Final

from kastelan.core.game import ActionSpace, Game, Plain, Seat, State, Tell
from kastelan.core.options import Options
from kastelan.games.ludwig import codec, setup, table_assembly
from kastelan.games.ludwig import options as choices
from kastelan.games.ludwig.action_space import ACTIONS
from kastelan.games.ludwig.rules_versions import RULES, Rules
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.table import Table

__all__ = ["LUDWIG", "VERSIONS", "Ludwig", "LudwigState"]


class Ludwig(Game):
    """Castles of Mad King Ludwig, in one version of the rules."""

    name: ClassVar[str] = "ludwig"
    seats: ClassVar[range] = range(1, 6)
    options = choices.OPTIONS

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.version = rules.number

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    def start(self, players: int, options: Options, chance: int, tell: Tell | None = None) -> LudwigState:
        choices.check(players, options)
        table, chance = table_assembly.draw_table(self, self.rules, players, options, chance)
        state = LudwigState()
        setup.lay(state, table, chance, tell)
        return state

    def thaw(self, players: int, options: Options, plain: Plain, trusted: bool = False) -> LudwigState:
        def table(start: Seat, favours: tuple[int, ...]) -> Table:
            if not trusted:
                choices.check(players, options)
            return table_assembly.restored_table(self, self.rules, players, options, start, favours)

        state = LudwigState()
        codec.thaw(state, plain, table, trusted)
        return state

    def options_of(self, state: State) -> Options:
        assert isinstance(state, LudwigState)
        return state.table.options


VERSIONS: Final[dict[int, Ludwig]] = {number: Ludwig(rules) for number, rules in RULES.items()}
LUDWIG: Final = VERSIONS[max(VERSIONS)]
