"""The parts of a game that never change after the set-up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kastelan.core.game import Game, Seat
from kastelan.core.options import Options
from kastelan.games.ludwig.castle_additions import Additions
from kastelan.games.ludwig.components import Components
from kastelan.games.ludwig.hooks import Hooks
from kastelan.games.ludwig.module import Module
from kastelan.games.ludwig.rules_versions import Rules

if TYPE_CHECKING:
    from kastelan.games.ludwig.ludwig_step import LudwigStep
    from kastelan.games.ludwig.special_rewards import SpecialReward

SLOTS: Final = {
    1: (5, 4, 3),
    2: (0, 1, 2, 3, 4),
    3: (0, 1, 2, 3, 4, 5),
    4: (0, 1, 2, 3, 4, 5, 6),
    5: (0, 7, 1, 2, 3, 4, 5, 6),
}
"""The slots in use by number of players, the dearest first; the solo game fills 2,000, 4,000 and 6,000 in
this order (LUD-SOLO-2).
"""


SOLO_RULES: Final = {
    "LUD-SETUP-2": "LUD-SOLO-1",
    "LUD-SETUP-8": "LUD-SOLO-1",
    "LUD-ROUND-1": "LUD-SOLO-2",
    "LUD-ROUND-3": "LUD-SOLO-3",
    "LUD-TURN-3": "LUD-SOLO-3",
    "LUD-END-7": "LUD-SOLO-5",
}
"""Rules that the solo game replaces. The expansions have no solo rules of their own (GEN-6)."""


@dataclass(frozen=True, slots=True)
class Table:
    """Rules, players, options, components and modules."""

    game: Game
    rules: Rules  # of the game's version
    options: Options
    players: int
    components: Components
    favours: tuple[int, ...]
    slots: tuple[int, ...]  # the price slots in use, in the order of filling
    start: Seat  # the first master builder, or NOTHING until it is drawn
    solo: bool
    corner_contact: bool
    modules: tuple[Module, ...]  # in use
    names: frozenset[str]  # of the modules in use
    hooks: Hooks
    steps: Mapping[int, LudwigStep]  # by number
    special_rewards: Mapping[int, SpecialReward]  # rewards of modules, by kind
    restated: Mapping[str, str]  # ids of base rules, and the ids that replace them
    additions: Additions  # of a new castle

    def rule(self, rule: str) -> str:
        """The id that a rule of the base game has at this table."""
        return self.restated.get(rule, rule)
