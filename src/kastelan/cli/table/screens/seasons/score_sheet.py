"""The score sheet: points during the game, then the final scoring building by building."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from kastelan.core.game import Event, Seat
from kastelan.games.seasons.components import BUILDINGS, GRANARY_OPEN, MARKET, PALACE, POSITIONS
from kastelan.games.seasons.events import PointsScored, TradersReturned
from kastelan.games.seasons.public_state import figures_of, public_state
from kastelan.games.seasons.scoring import RULES, score_lines
from kastelan.games.seasons.step_numbers import FINAL
from kastelan.games.seasons.view import SeasonsView
from kastelan.narration.seasons.names import Names, letter

Row = tuple[str, tuple[int, ...], str]
"""A line of the sheet: the source of points, points by seat, and the rule."""


def score_sheet(view: SeasonsView, events: Sequence[Event], names: Names) -> Table:
    """The points of each player by source; before the end, as if the game ended now."""
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for seat in range(view.players):
        table.add_column(f"{letter(seat)} {names.person(seat)}", justify="right")
    table.add_column("", style="dim", no_wrap=True)
    rows = scored_rows(view, events, names) if view.step in FINAL else expected_rows(view, names)
    # The points during the game are what remains of the total without the final scoring.
    before = tuple(
        total - sum(points[seat] for _, points, _ in rows) for seat, total in enumerate(_totals(view))
    )
    table.add_row(names.say("during"), *map(str, before), "")
    for what, points, rule in rows:
        table.add_row(what, *(str(number) if number else "." for number in points), rule)
    table.add_row(names.say("total"), *map(str, _totals(view)), "CS-END-4", style="bold")
    return table


def _totals(view: SeasonsView) -> tuple[int, ...]:
    return view.vp if view.step in FINAL else view.scores


def expected_rows(view: SeasonsView, names: Names) -> list[Row]:
    """The points of the final scoring if it took place now."""
    found: dict[int, dict[Seat, int]] = {}
    for seat, space, points in score_lines(public_state(view, names.player_names.game)):
        line = found.setdefault(_place(view, space), {})
        line[seat] = line.get(seat, 0) + points
    return [_row(view, place, line, names) for place, line in sorted(found.items())]


def scored_rows(view: SeasonsView, events: Sequence[Event], names: Names) -> list[Row]:
    """The points of the final scoring, from its events."""
    found: dict[int, dict[Seat, int]] = {}
    for event in _final(events):
        place = _scored_place(view, event)
        line = found.setdefault(place, {})
        line[event.seat] = line.get(event.seat, 0) + event.points
    return [_row(view, place, line, names) for place, line in sorted(found.items())]


def _final(events: Sequence[Event]) -> list[PointsScored]:
    """The points of the final scoring: those after the trader-helpers returned."""
    # Traders return once, at the beginning of the final scoring.
    starts = [at for at, event in enumerate(events) if isinstance(event, TradersReturned)]
    later = events[starts[-1] :] if starts else ()
    return [event for event in later if isinstance(event, PointsScored)]


def _place(view: SeasonsView, space: int) -> int:
    """The number of the building of a space; the Granary comes last."""
    return figures_of(view).positions[space].building if space < POSITIONS else len(BUILDINGS)


def _scored_place(view: SeasonsView, event: PointsScored) -> int:
    if event.space is not None:
        return _place(view, event.space)
    assert event.building in (MARKET, PALACE)
    return event.building


def _row(view: SeasonsView, place: int, line: dict[Seat, int], names: Names) -> Row:
    points = tuple(line.get(seat, 0) for seat in range(view.players))
    if place == len(BUILDINGS):
        return names.winter_card(GRANARY_OPEN), points, RULES[-1]
    positions = figures_of(view).positions
    space = next(at for at, position in enumerate(positions) if position.building == place)
    return names.building(place), points, RULES[space]
