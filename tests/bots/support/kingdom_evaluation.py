"""The value of a position of Kingdom Builder, computed naively from all settlements, as a reference."""

from __future__ import annotations

from kastelan.bots.greedy.kingdom import WEIGHTS, KingdomWeights
from kastelan.core.game import Seat
from kastelan.core.hexes import Hexes, beside, groups
from kastelan.games.kingdom.components import BUILDABLE, CARDS, SETTLEMENTS
from kastelan.games.kingdom.scoring import LORDS, PER_PLAYER, SECTORS, castles, farmers, lords
from kastelan.games.kingdom.state import KingdomState


def plain_worth(state: KingdomState, seat: Seat, own: Hexes) -> float:
    """The value of gold, tiles and freedom for a seat with given settlements."""
    board, near, weights = state.board, beside(own), WEIGHTS()
    gold = castles(board, own) + sum(_card(state, seat, card, own, weights) for card in state.table.cards)
    reach = near & state.free & ~own
    freedom = sum(not board.of[terrain] & reach for terrain in BUILDABLE)
    still = state.supply[seat] / SETTLEMENTS
    return gold + still * (_tiles(state, seat, own, near, weights) + weights.freedom * freedom)


def _card(state: KingdomState, seat: Seat, card: int, own: Hexes, weights: KingdomWeights) -> float:
    if card == LORDS:
        owns = (*state.own[:seat], own, *state.own[seat + 1 :])
        gold = lords(owns, state.table.lords_need_settlement)
        return gold[seat] - (sum(gold) - gold[seat]) / (len(gold) - 1) + weights.lords * _even(own)
    if CARDS[card] == "farmers":
        return farmers(state.board, own) + weights.farmers * _even(own)
    if CARDS[card] == "citizens":
        return max((group.bit_count() for group in groups(own)), default=0) / 2
    return PER_PLAYER[card](state.board, own)


def _even(own: Hexes) -> float:
    counts = [(own & sector).bit_count() for sector in SECTORS]
    return sum(min(count - min(counts), 2) for count in counts) / 2


def _tiles(state: KingdomState, seat: Seat, own: Hexes, near: Hexes, weights: KingdomWeights) -> float:
    worth = 0.0
    for number, location in enumerate(state.board.locations):
        winnable = state.left[number] > 0 and not state.taken[seat] >> number & 1
        if own & location.near:
            if winnable or state.held[seat] >> number & 1:
                worth += weights.tiles[location.kind]
        elif near & location.near and winnable:
            worth += weights.approach
    return worth
