"""The table as the browser draws it, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace as with_fields

from kastelan.core.game import Game, Seat, View
from kastelan.games.seasons.components import (
    BUILDINGS,
    KINDS_NEEDED,
    POSITIONS,
    RANKS,
    Figures,
    Pieces,
)
from kastelan.games.seasons.payments import most_value_and_kinds, payable
from kastelan.games.seasons.public_state import figures_of, gain, public_state
from kastelan.games.seasons.scoring import RULES, Line, remaining
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.step_numbers import CONSENTING, NOBODY, NOTHING, OVER
from kastelan.games.seasons.steps import STEPS
from kastelan.games.seasons.view import SeasonsView
from kastelan.server.presenters import SharedBoard
from kastelan.server.presenters.seasons.players import Person, cards_of, face_down, person
from kastelan.server.presenters.seasons.winter import Winter, winter_cards
from kastelan.server.wire import presented
from kastelan.server.wire.presented import one_of

Step = Annotated[str, one_of("Step", (step.id for step in STEPS))]


class Turned(Struct, frozen=True):
    """A card of this round that is turned up; `now` if it is being resolved."""

    seat: Seat
    card: int
    rank: int
    now: bool


class Lack(Struct, frozen=True):
    """What a seat's own pieces miss for a cost: worth, kinds, or only a sum that fits exactly."""

    worth: int
    kinds: int
    have: int
    exact: bool


class Building(Struct, frozen=True, kw_only=True):
    """A building; `lack` is null if nothing is missing or nothing is left to build.

    `reconstructed` says how, if cost, points or number are not read off an original template.
    """

    cost: int
    points: int
    templates: int
    left: int
    built: int
    lack: Lack | None
    reconstructed: str | None


class Position(Struct, frozen=True, kw_only=True):
    """A position for a helper; `worth` is what the helper there brings now, or what one of the reader's own
    would bring. `reconstructed` says how, if the fee is not read off an original building.
    """

    fee: int
    open: bool
    seat: Seat | None
    worth: int | None
    reconstructed: str | None


class Spot(Struct, frozen=True, kw_only=True):
    """A spot for a wagon, and what it brings; `reconstructed` says how, if that is not read off a board."""

    stock: int
    brings: int
    seat: Seat | None
    fresh: bool
    reconstructed: str | None


class LyingPieces(Struct, frozen=True):
    """Pieces that lie on a card of a seat."""

    seat: Seat
    card: int
    pieces: Pieces


class ScoreLine(Struct, frozen=True):
    """Points that a helper would score if the game ended now, and the rule behind them."""

    seat: Seat
    space: int
    points: int
    rule: str


class Board(presented.Board, frozen=True, kw_only=True):
    """The whole table; cards, buildings, positions, spaces and spots are numbers of the catalogue.

    `marks` are the rounds with winter cards, and `marks_reconstructed` says how, if they were reconstructed.
    """

    scores: tuple[int, ...]
    season: Literal["summer", "winter"]
    round: int
    rounds: int
    space_talers: int
    marks: tuple[int, ...]
    marks_reconstructed: str | None
    order: tuple[Seat, ...]
    cards_played: int
    step: Step
    card: int | None
    chosen_building: int | None
    cards: tuple[Turned, ...]
    buildings: tuple[Building, ...]
    positions: tuple[Position, ...]
    spots: tuple[Spot, ...]
    tower: Pieces
    forge: int
    bank: int
    lying: tuple[LyingPieces, ...]
    people: tuple[Person, ...]
    sheet: tuple[ScoreLine, ...]
    winter_cards: Winter | None


def board(game: Game, view: View) -> Board:
    """The whole table."""
    assert isinstance(view, SeasonsView)
    return _board(view, _scored(game, view))


def shared(game: Game, view: View) -> SharedBoard:
    """The whole table for spectators, with what it was scored from."""
    assert isinstance(view, SeasonsView)
    scored = _scored(game, view)
    return SharedBoard(_board(view, scored), scored)


def seat_board(_: Game, view: View, shared: SharedBoard) -> Board:
    """The whole table for a seat: with its own cards, and with what its pieces and helpers are good for."""
    assert isinstance(view, SeasonsView)
    public, scored = shared.board, shared.work
    assert isinstance(public, Board)
    assert isinstance(scored, Scored)
    return with_fields(
        public,
        cards=_cards_in_order(view),
        buildings=_buildings(view, figures_of(view)),
        positions=_positions(view, scored),
        people=_people(view),
    )


class Scored(NamedTuple):
    """A position without what is hidden, and the points that its helpers would score now."""

    state: SeasonsState
    lines: list[Line]


def _scored(game: Game, view: SeasonsView) -> Scored:
    state = public_state(view, game)
    # After the end these points are part of the scores.
    return Scored(state, [] if view.step == OVER else list(remaining(state)))


def _board(view: SeasonsView, scored: Scored) -> Board:
    figures = figures_of(view)
    return Board(
        scores=view.scores,
        season="winter" if view.winter else "summer",
        round=view.round,
        rounds=view.rounds,
        space_talers=figures.space_talers,
        marks=figures.winter_marks if view.winter else (),
        marks_reconstructed=(view.winter and figures.marks_reconstructed) or None,
        order=view.order,
        cards_played=figures.cards_played[view.players],
        step=STEPS[view.step].id,
        card=None if view.card == NOTHING else view.card,
        chosen_building=None if view.building == NOTHING else view.building,
        cards=_cards_in_order(view),
        buildings=_buildings(view, figures),
        positions=_positions(view, scored),
        spots=tuple(_spot(view, figures, spot) for spot in range(len(view.wagons))),
        tower=view.tower,
        forge=view.forge,
        bank=view.bank,
        lying=tuple(LyingPieces(*lying) for lying in view.lying),
        people=_people(view),
        sheet=tuple(ScoreLine(seat, space, points, RULES[space]) for seat, space, points in scored.lines),
        winter_cards=winter_cards(view, figures) if view.winter else None,
    )


def opened(game: Game, views: Sequence[View]) -> tuple[View, Board]:
    """The whole table with the cards that lie face down turned up."""
    found = [view for view in views if isinstance(view, SeasonsView)]
    selected = tuple(view.selected[seat] for seat, view in enumerate(found))
    together = replace(found[0], seat=None, selected=selected)
    return together, board(game, together)


def _people(view: SeasonsView) -> tuple[Person, ...]:
    return tuple(person(view, seat) for seat in range(view.players))


def _buildings(view: SeasonsView, figures: Figures) -> tuple[Building, ...]:
    return tuple(_building(view, figures, building) for building in range(len(BUILDINGS)))


def _positions(view: SeasonsView, scored: Scored) -> tuple[Position, ...]:
    return tuple(_position(view, scored, space) for space in range(POSITIONS))


def _cards_in_order(view: SeasonsView) -> tuple[Turned, ...]:
    """The cards of this round that are turned up and still to be resolved, by rank and then in seat order."""
    if face_down(view):
        return ()
    now = (_resolving(view), view.card)
    return tuple(
        Turned(seat, card, rank, (seat, card) == now)
        # RANKS has the cards of each rank as bits.
        for rank, cards in enumerate(RANKS, 1)
        for seat in view.order
        for card in cards_of((view.selected[seat] or 0) & cards)
    )


def _resolving(view: SeasonsView) -> Seat:
    """Whose card is being resolved: while the owner of a Worker card is asked, it is the buyer's."""
    return view.queue[0] if view.step == CONSENTING else view.turn


def _building(view: SeasonsView, figures: Figures, building: int) -> Building:
    figure = figures.buildings[building]
    left = view.templates[building]
    return Building(
        cost=figure.cost,
        points=figure.points,
        templates=figure.templates,
        left=left,
        built=figure.templates - left if figure.templates else 1,  # Forge and Market always stand
        lack=_lack(view, figure.cost) if left else None,
        reconstructed=figure.reconstructed or None,
    )


def _lack(view: SeasonsView, cost: int) -> Lack | None:
    """What a seat's own pieces miss for a cost; None if they can pay it."""
    # Bit n of `payable` tells whether a cost of n can be paid.
    if view.seat is None or payable(view.supply[view.seat], view.stock) >> cost & 1:
        return None
    have, kinds = most_value_and_kinds(view.supply[view.seat], view.stock)
    worth, more = max(0, cost - have), max(0, KINDS_NEEDED - kinds)
    # Enough value and kinds, but no choice of pieces adds up to the cost.
    return Lack(worth, more, have, exact=not worth and not more)


def _position(view: SeasonsView, scored: Scored, space: int) -> Position:
    position, owner = scored.state.table.figures.positions[space], view.castle[space]
    return Position(
        fee=position.fee,
        open=not view.templates[position.building],
        seat=None if owner == NOBODY else owner,
        worth=_worth(view, scored, space),
        reconstructed=position.reconstructed or None,
    )


def _worth(view: SeasonsView, scored: Scored, space: int) -> int | None:
    """What the helper there brings its owner now, or what one of the seat's own would bring."""
    owner = view.castle[space]
    if owner != NOBODY:
        return sum(points for seat, at, points in scored.lines if (seat, at) == (owner, space))
    if view.seat is None or view.step == OVER:
        return None
    return gain(scored.state, view.components, view.seat, space)


def _spot(view: SeasonsView, figures: Figures, spot: int) -> Spot:
    owner = view.wagons[spot]
    return Spot(
        stock=view.stock[spot],
        brings=figures.symbols[spot] - figures.levy,
        seat=None if owner == NOBODY else owner,
        fresh=bool(view.fresh >> spot & 1),
        reconstructed=figures.symbols_reconstructed[spot] or None,
    )
