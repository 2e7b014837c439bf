"""Making a table from options: the modules in use, their components, hooks, steps and rewards.

This is the one place where the game meets its modules (GEN-1 to GEN-5).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache, reduce
from typing import NamedTuple

from kastelan.core.chance import shuffled
from kastelan.core.game import Game, Seat
from kastelan.core.options import Options
from kastelan.games.ludwig import opening, pools
from kastelan.games.ludwig.castle_additions import NO_ADDITIONS, Additions
from kastelan.games.ludwig.components import Components
from kastelan.games.ludwig.hooks import Hooks
from kastelan.games.ludwig.load_components import components_named
from kastelan.games.ludwig.ludwig_step import LudwigStep
from kastelan.games.ludwig.module import Module
from kastelan.games.ludwig.modules import registry
from kastelan.games.ludwig.modules.expansion_components import boxed
from kastelan.games.ludwig.rules_versions import Rules
from kastelan.games.ludwig.special_rewards import SpecialReward
from kastelan.games.ludwig.step_numbers import NOTHING, WITHIN_TURNS
from kastelan.games.ludwig.steps import BASE_STEPS
from kastelan.games.ludwig.table import SLOTS, SOLO_RULES, Table


def modules_of(players: int, options: Options) -> tuple[Module, ...]:
    """The modules in use (GEN-1, GEN-2)."""
    return registry.in_use(pools.words_of(options, "modules"), players)


# Tables with the same modules share the names: a set of ten takes 700 bytes.
@lru_cache(maxsize=1 << 10)
def names_in(modules: tuple[Module, ...]) -> frozenset[str]:
    """Their names."""
    return frozenset(module.name for module in modules)


@cache
def needed(players: int) -> frozenset[str]:
    """The names of the modules that this number of players needs (GEN-2)."""
    return names_in(registry.in_use((), players))


def components_of(options: Options, names: frozenset[str]) -> Components:
    """The components in play, with those of the expansions box if there is any module."""
    components = components_named(str(options["components"]))
    return boxed(components, "extra_rooms" in names, "towers" in names) if names else components


class Plugged(NamedTuple):
    """Everything that modules plug into a table."""

    hooks: Hooks
    steps: Mapping[int, LudwigStep]
    special_rewards: Mapping[int, SpecialReward]
    restated: Mapping[str, str]


@lru_cache(maxsize=1 << 6)
def plugged(modules: tuple[Module, ...], rules: Rules) -> Plugged:
    """Hooks, steps, rewards and rules of these modules, and of the expansions box if there are any."""
    together = (registry.EXPANSION_RULES, *modules) if modules else ()
    restated = {rule: other for module in together for rule, other in module.restates.items()}
    rewards = {reward.kind: reward for module in together for reward in module.special_rewards}
    return Plugged(Hooks(together), _steps(together, rules), rewards, restated)


@lru_cache(maxsize=1 << 6)
def additions_of(modules: tuple[Module, ...], components: Components) -> Additions:
    """What a new castle has besides its foyer."""
    return reduce(lambda found, module: module.castle_additions(found, components), modules, NO_ADDITIONS)


def _steps(modules: Sequence[Module], rules: Rules) -> dict[int, LudwigStep]:
    steps = {step.number: step for step in BASE_STEPS}
    steps |= {step.number: step for module in modules for step in module.steps}
    for module in modules:
        for number, actions in module.step_actions.items():
            steps[number] = steps[number].taking(actions)
        for number in WITHIN_TURNS if rules.swans_any_time and module.side_actions else ():
            if number in steps:
                steps[number] = steps[number].with_asides(module.side_actions)
    return steps


def make_table(
    game: Game,
    rules: Rules,
    options: Options,
    players: int,
    components: Components,
    favours: tuple[int, ...],
    start: Seat,
    modules: tuple[Module, ...],
) -> Table:
    """A table with these components and modules."""
    corners, names, parts = bool(options["corner_contact"]), names_in(modules), plugged(modules, rules)
    if players == 1:
        parts = parts._replace(restated=SOLO_RULES)
    return Table(
        game,
        rules,
        options,
        players,
        components,
        favours,
        SLOTS[players],
        start,
        players == 1,
        corners,
        modules,
        names,
        *parts,
        additions_of(modules, components),
    )


def draw_table(game: Game, rules: Rules, players: int, options: Options, chance: int) -> tuple[Table, int]:
    """A new table with its favours (LUD-SETUP-2); in version 1 also the first master builder is drawn."""
    modules = modules_of(players, options)
    names = names_in(modules)
    components = components_of(options, names)
    pool: Sequence[int] = pools.favours_in_play(options, components, names)
    if len(pools.words_of(options, "favours")) != players:
        pool, chance = shuffled(chance, pool)
    favours = () if players == 1 else tuple(pools.compatible(components, pool)[:players])
    start = NOTHING
    if not rules.rulebook_setup_order:
        start, chance = opening.draw_start(options, players, chance)
    return make_table(game, rules, options, players, components, favours, start, modules), chance


def restored_table(
    game: Game, rules: Rules, players: int, options: Options, start: Seat, favours: tuple[int, ...]
) -> Table:
    """The table of a position that is thawed."""
    modules = modules_of(players, options)
    components = components_of(options, names_in(modules))
    return make_table(game, rules, options, players, components, favours, start, modules)
