"""The castle: every building with its cost, points, templates and the helpers on its positions.

A position shows its fee: `(8)` is not built yet, `[8]` is free, and `A=4` is a helper of A, worth 4 now.
"""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from kastelan.cli.table.screens.palette import LINE_MODE, picks
from kastelan.cli.table.screens.screen import DrawOptions
from kastelan.core.reconstruction import SIGN
from kastelan.games.seasons.components import (
    BUILDINGS,
    FORGE,
    MARKET,
    PALACE,
    SILVER,
    SPACES,
    Figures,
    Position,
)
from kastelan.games.seasons.public_state import points_now, public_state
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.step_numbers import FINAL, NOBODY
from kastelan.games.seasons.view import SeasonsView
from kastelan.narration.seasons.names import Facts, Names, letter

FULL_FROM: Final = 42
"""From this height on, each line has one building; on shorter screens it has two."""


def drawn(
    view: SeasonsView, options: DrawOptions, names: Names, full_from: int = FULL_FROM
) -> RenderableType:
    """The castle in full, or in short form on a short screen."""
    state = public_state(view, names.player_names.game)
    if options.height and options.height < full_from:
        return _short(view, state, options, names)
    return _full(view, state, options, names)


def _full(view: SeasonsView, state: SeasonsState, options: DrawOptions, names: Names) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    for _ in range(3):
        table.add_column(justify="right", no_wrap=True)
    table.add_column()
    heads = ("building", "cost", "points-head", "left")
    table.add_row(*(Text(names.say(head), "dim") for head in heads), Text(names.say("positions"), "dim"))
    for building in range(len(BUILDINGS)):
        figure = state.table.figures.buildings[building]
        numbers = (figure.cost, figure.points, view.templates[building])
        built = building in (MARKET, FORGE)
        cells = ("", "", names.say("built")) if built else tuple(map(str, numbers))
        row = _positions(view, state, building, options)
        row.append(_scores(state, building, names))
        if building == FORGE:
            row.append(f" {names.say('forge-now', silver=view.forge)}")
        name = _named(view, building, options, names)
        if figure.reconstructed:
            name.append(f" {SIGN}")
        table.add_row(name, *map(Text, cells), row)
    legend = [names.say("castle-legend")]
    if has_reconstructed(state.table.figures):
        legend.append(names.speaker.say("web-reconstructed-legend"))
    return Group(table, Text("\n".join(legend), "dim"))


def _named(view: SeasonsView, building: int, options: DrawOptions, names: Names) -> Text:
    """The name, in stone once all of its templates are built."""
    palette = options.palette if options.colour else LINE_MODE
    style = palette.planned if view.templates[building] else palette.built
    # Only the name itself is marked, not what is appended to it.
    return Text().append(names.building(building), style + picks(BUILDINGS[building]))


def _short(view: SeasonsView, state: SeasonsState, options: DrawOptions, names: Names) -> RenderableType:
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    half = len(BUILDINGS) // 2  # two buildings in each line
    for left in range(half):
        table.add_row(*(_cell(view, state, at, options, names) for at in (left, left + half)))
    return table


def has_reconstructed(figures: Figures) -> bool:
    """Whether a figure of the table has the sign."""
    found = [building.reconstructed for building in figures.buildings]
    found += (position.reconstructed for position in figures.positions)
    return any((*found, *figures.symbols_reconstructed, figures.marks_reconstructed))


def _cell(view: SeasonsView, state: SeasonsState, building: int, options: DrawOptions, names: Names) -> Text:
    figure = state.table.figures.buildings[building]
    line = _named(view, building, options, names)
    if building == FORGE:
        line.append(f" ({names.amount(SILVER, view.forge)})")
    if building not in (MARKET, FORGE):
        sign = SIGN if figure.reconstructed else ""
        line.append(f" {figure.cost}/{figure.points}{sign} ×{view.templates[building]}")
    line.append(" ")
    line.append_text(_positions(view, state, building, options))
    return line


def _positions(view: SeasonsView, state: SeasonsState, building: int, options: DrawOptions) -> Text:
    """The positions of a building, side by side."""
    line, worth = Text(), points_now(state)
    for space, position in enumerate(state.table.figures.positions):
        if position.building == building:
            owner = view.castle[space]
            # During the final scoring these two have been scored by a decision and have no expected value.
            decided = view.step in FINAL and building in (MARKET, PALACE)
            sign = _sign(view, position, owner, None if decided else worth.get((owner, space)))
            style = _position_style(view, position, owner, options) if options.colour else Style()
            line.append(sign, style + picks(SPACES[space])).append(" ")
    return line


def _position_style(view: SeasonsView, position: Position, owner: int, options: DrawOptions) -> Style:
    """The style of a position: of its helper, or of a place that is free or not built yet."""
    palette = options.palette
    if owner != NOBODY:
        return Style.parse(palette.seats[owner])
    return palette.planned if view.templates[position.building] else palette.free


def _sign(view: SeasonsView, position: Position, owner: int, points: int | None) -> str:
    if owner != NOBODY:
        return letter(owner) if points is None else f"{letter(owner)}={points}"
    fee = f"{position.fee}{SIGN if position.reconstructed else ''}"
    return f"({fee})" if view.templates[position.building] else f"[{fee}]"


def _scores(state: SeasonsState, building: int, names: Names) -> str:
    """How the helpers of a building score at the end; equal positions are named once."""
    texts = [
        scoring_words(position, names)
        for position in state.table.figures.positions
        if position.building == building and not position.like
    ]
    return f" {'; '.join(texts)}" if texts else ""


def scoring_words(position: Position, names: Names) -> str:
    """How a helper on a position scores, in words."""
    facts: Facts = {"vp": position.vp, "per": position.per, "building": names.building(position.of)}
    return names.say(f"scores-{position.scorer.replace('_', '-')}", **facts)
