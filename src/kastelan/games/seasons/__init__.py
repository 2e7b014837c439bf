"""A Castle for All Seasons, by Inka and Markus Brand (Eggertspiele 2008), for 2 to 4 players."""

from __future__ import annotations

from typing import ClassVar, Final

from kastelan.core.game import ActionSpace, Game, Plain, State, Tell
from kastelan.core.options import Option, Options
from kastelan.games.seasons import codec, setup
from kastelan.games.seasons.actions import action_space
from kastelan.games.seasons.rules_versions import RULES, Rules
from kastelan.games.seasons.state import SeasonsState

__all__ = ["SEASONS", "VERSIONS", "Seasons", "SeasonsState"]


class Seasons(Game):
    """A Castle for All Seasons, in one version of the rules."""

    name: ClassVar[str] = "seasons"
    seats: ClassVar[range] = range(2, 5)

    def __init__(self, rules: Rules) -> None:
        self.version = rules.number

    @property
    def options(self) -> tuple[Option, ...]:
        return setup.OPTIONS[self.version]

    @property
    def actions(self) -> ActionSpace:
        return action_space()

    def start(self, players: int, options: Options, chance: int, tell: Tell | None = None) -> SeasonsState:
        setup.check(players, options)
        table, chance = setup.draw_table(self, players, options, chance)
        state = SeasonsState()
        setup.set_up(state, table, chance, tell)
        return state

    def thaw(self, players: int, options: Options, plain: Plain, trusted: bool = False) -> SeasonsState:
        state = SeasonsState()
        codec.thaw(state, self, players, options, plain, trusted)
        return state

    def options_of(self, state: State) -> Options:
        assert isinstance(state, SeasonsState)
        return state.table.options


VERSIONS: Final[dict[int, Seasons]] = {number: Seasons(rules) for number, rules in RULES.items()}
SEASONS: Final = VERSIONS[max(VERSIONS)]
