"""CS-SETUP: the options, and the first position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kastelan.core.chance import below, shuffled
from kastelan.core.errors import BadOption
from kastelan.core.game import Game, Seat, Tell
from kastelan.core.options import Choice, Flag, Option, Options
from kastelan.games.seasons import automatic_steps
from kastelan.games.seasons.component_corrections import COMPONENTS, figures_named
from kastelan.games.seasons.components import ALL_CARDS, SPOTS, STAKES, WINTER_CARDS, Figures, Pieces
from kastelan.games.seasons.events import TableLaid
from kastelan.games.seasons.rules_versions import RULES, Rules
from kastelan.games.seasons.step_numbers import NEXT_ROUND, NOBODY, NOTHING

if TYPE_CHECKING:
    from kastelan.games.seasons.state import SeasonsState, Table


def _options(rules: Rules) -> tuple[Option, ...]:
    """The options of a version of the rules."""
    first_bids = ("next_round", "reveal") if rules.courting_waits else ("reveal", "next_round")
    return (
        Flag("winter", "CS-WINTER-GEN-1"),
        Flag("keep_counts_unbuilt", "CS-AMB-2"),
        Choice("maiden_first_bid", "CS-AMB-24", words=first_bids),
        Choice("start", "CS-SETUP-8", words=("random", "1", "2", "3", "4")),
        COMPONENTS,
    )


OPTIONS: Final = {number: _options(rules) for number, rules in RULES.items()}
"""By version of the rules."""


def check(players: int, options: Options) -> None:
    """Refuse a starting player that is not at the table."""
    if options["start"] != "random" and int(str(options["start"])) > players:
        raise BadOption("start", "no-such-seat", value=str(options["start"]), players=players)


def draw_table(game: Game, players: int, options: Options, chance: int) -> tuple[Table, int]:
    """Everything that is settled at setup; the first starting player is drawn (CS-SETUP-8)."""
    if options["start"] == "random":
        start, chance = below(chance, players)
    else:
        start = int(str(options["start"])) - 1
    return make_table(game, players, options, start), chance


def make_table(game: Game, players: int, options: Options, start: Seat) -> Table:
    """The table that belongs to options and a first starting player."""
    from kastelan.games.seasons.state import Table

    figures = figures_named(str(options["components"]))
    return Table(
        game,
        options,
        players,
        start,
        figures,
        figures.rounds[players],
        bool(options["winter"]),
        bool(options["keep_counts_unbuilt"]),
        options["maiden_first_bid"] == "next_round",
    )


def starting_stock(figures: Figures, players: int) -> Pieces:
    """What is left when players and defence tower have their pieces (CS-SETUP-6)."""
    return tuple(
        count - tower - players * own
        for count, tower, own in zip(figures.counts, figures.tower, figures.start_pieces, strict=True)
    )


def set_up(state: SeasonsState, table: Table, chance: int, tell: Tell | None) -> None:
    """Fill an empty state with the first position (CS-SETUP-2 to CS-SETUP-7), and begin round 1."""
    figures, players = table.figures, table.players
    nobody = (0,) * players
    state.table = table
    state.vp = state.discards = state.selected = state.built = state.entered = state.granary = nobody
    state.talers = (figures.start_talers,) * players
    state.supply = (figures.start_pieces,) * players
    state.helpers = (figures.helpers[players],) * players
    state.hands = (ALL_CARDS,) * players
    # The talers on the round track are not in the bank.
    state.bank = figures.talers - players * figures.start_talers - table.rounds * figures.space_talers
    state.stock, state.tower, state.forge, state.lying = (
        starting_stock(figures, players),
        figures.tower,
        0,
        (),
    )
    state.wagons = (NOBODY,) * len(SPOTS)
    state.castle = (NOBODY,) * len(figures.positions)
    state.templates = tuple(building.templates for building in figures.buildings)
    state.round = state.fresh = state.barred = state.pinned = 0
    state.seat, state.queue, state.step = NOBODY, (), NEXT_ROUND
    state.card = state.building = state.sale = state.kind = NOTHING
    state.builds = state.placements = state.asked = state.turned_in = 0
    state.innkeeper, state.tavern = NOBODY, 0
    state.maiden = state.suitors = 0
    state.stakes = (0,) * len(STAKES)
    state.pile, state.chance = shuffled(chance, range(len(WINTER_CARDS))) if table.winter else ((), chance)
    if tell is not None:
        tell(TableLaid(table.start, table.winter))
    automatic_steps.run(state, tell)
