"""What lies on the table, as the browser draws it: from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kastelan.core.game import Game, Seat, View
from kastelan.games.seasons.components import (
    BUILDINGS,
    KINDS_NEEDED,
    POSITIONS,
    RANKS,
    Figures,
)
from kastelan.games.seasons.payments import payable, reach
from kastelan.games.seasons.public_state import figures_of, public_state
from kastelan.games.seasons.scoring import RULES, Line, remaining
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.step_numbers import CONSENTING, NOBODY, NOTHING, OVER
from kastelan.games.seasons.steps import STEPS
from kastelan.games.seasons.transfers import put
from kastelan.games.seasons.view import SeasonsView
from kastelan.server.presenters import Facts
from kastelan.server.presenters.seasons.players import cards_of, face_down, person
from kastelan.server.presenters.seasons.winter import winter_cards


def board(game: Game, view: View) -> Facts:
    """The whole table."""
    assert isinstance(view, SeasonsView)
    figures, state = figures_of(view), public_state(view, game)
    lines = [] if view.step == OVER else list(remaining(state))
    return {
        **_round(view, figures),
        "step": STEPS[view.step].id,
        "scores": [*view.scores],
        "card": None if view.card == NOTHING else view.card,
        "chosen_building": None if view.building == NOTHING else view.building,
        "cards": _cards_in_order(view),
        "buildings": [_building(view, figures, building) for building in range(len(BUILDINGS))],
        "positions": [_position(view, state, lines, space) for space in range(POSITIONS)],
        "spots": [_spot(view, figures, spot) for spot in range(len(view.wagons))],
        "tower": view.tower,
        "forge": view.forge,
        "bank": view.bank,
        "lying": [{"seat": seat, "card": card, "pieces": pieces} for seat, card, pieces in view.lying],
        "people": [person(view, seat) for seat in range(view.players)],
        "sheet": [
            {"seat": seat, "space": space, "points": points, "rule": RULES[space]}
            for seat, space, points in lines
        ],
        "winter_cards": winter_cards(view, figures) if view.winter else None,
    }


def opened(game: Game, views: Sequence[View]) -> tuple[View, Facts]:
    """The whole table with the cards that lie face down turned up."""
    found = [view for view in views if isinstance(view, SeasonsView)]
    selected = tuple(view.selected[seat] for seat, view in enumerate(found))
    together = replace(found[0], seat=None, selected=selected)
    return together, board(game, together)


def _round(view: SeasonsView, figures: Figures) -> Facts:
    return {
        "season": "winter" if view.winter else "summer",
        "round": view.round,
        "rounds": view.rounds,
        "space_talers": figures.space_talers,
        "marks": [mark for mark in figures.winter_marks if view.winter],
        "order": view.order,
        "cards_played": figures.cards_played[view.players],
    }


def _cards_in_order(view: SeasonsView) -> list[Facts]:
    """The cards of this round that are turned up and still to be resolved, by rank and then in seat order."""
    if face_down(view):
        return []
    return [
        {"seat": seat, "card": card, "rank": rank, "now": (seat, card) == (_resolving(view), view.card)}
        for rank, cards in enumerate(RANKS, 1)
        for seat in view.order
        for card in cards_of((view.selected[seat] or 0) & cards)
    ]


def _resolving(view: SeasonsView) -> Seat:
    """Whose card is being resolved: while the owner of a Worker card is asked, it is the buyer's."""
    return view.queue[0] if view.step == CONSENTING else view.turn


def _building(view: SeasonsView, figures: Figures, building: int) -> Facts:
    figure = figures.buildings[building]
    left = view.templates[building]
    return {
        "cost": figure.cost,
        "points": figure.points,
        "templates": figure.templates,
        "left": left,
        "built": figure.templates - left if figure.templates else 1,
        "lack": _lack(view, figure.cost) if left else None,
    }


def _lack(view: SeasonsView, cost: int) -> Facts | None:
    """What a seat's own pieces miss for a cost: worth, kinds, or only a sum that fits exactly."""
    if view.seat is None or payable(view.supply[view.seat], view.stock) >> cost & 1:
        return None
    have, kinds = reach(view.supply[view.seat], view.stock)
    worth, more = max(0, cost - have), max(0, KINDS_NEEDED - kinds)
    return {"worth": worth, "kinds": more, "have": have, "exact": not worth and not more}


def _position(view: SeasonsView, state: SeasonsState, lines: list[Line], space: int) -> Facts:
    position, owner = state.table.figures.positions[space], view.castle[space]
    return {
        "fee": position.fee,
        "open": not view.templates[position.building],
        "seat": None if owner == NOBODY else owner,
        "worth": _worth(view, state, lines, space),
    }


def _worth(view: SeasonsView, state: SeasonsState, lines: list[Line], space: int) -> int | None:
    """What the helper there brings its owner now, or what one of the seat's own would bring."""
    owner = view.castle[space]
    if owner != NOBODY:
        return sum(points for seat, at, points in lines if (seat, at) == (owner, space))
    if view.seat is None or view.step == OVER:
        return None
    castle, state.castle = state.castle, put(state.castle, space, view.seat)
    then = list(remaining(state))
    state.castle = castle
    return _total(then, view.seat) - _total(lines, view.seat)


def _total(lines: list[Line], of: Seat) -> int:
    return sum(points for seat, _, points in lines if seat == of)


def _spot(view: SeasonsView, figures: Figures, spot: int) -> Facts:
    owner = view.wagons[spot]
    return {
        "stock": view.stock[spot],
        "brings": figures.symbols[spot] - figures.levy,
        "seat": None if owner == NOBODY else owner,
        "fresh": bool(view.fresh >> spot & 1),
    }
