"""What a position with modules is worth to a seat, by what it can see: at a glance, and with care."""

from __future__ import annotations

from math import exp
from typing import Final

from kastelan.bots.greedy.ludwig.modules import prospects
from kastelan.core.game import Seat
from kastelan.games.ludwig.modules.swans import set_points, sets
from kastelan.games.ludwig.special_rewards import MOAT_REWARD, SECOND_MOAT, TOWER_REWARD, kind_of
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import OVER

ROOMS_BOUGHT: Final = 0.85
"""How many of the turns buy a room of the market."""

MARK: Final = 0.8
"""What the first 1,000 M are worth while there are turns left."""

SPENT: Final = 3.0
"""How many thousands a turn can use well."""

BROKE: Final = 4.0
"""What it costs to have no money at the next turn."""

USUAL_PRICE: Final = 3.0
"""How many thousands make that less likely by the factor e."""

FINAL_MARK: Final = 0.1
RIVALRY: Final = 0.04
"""What 1,000 M in the hands of another one cost."""

EXTRA_TURN: Final = 4.0
TOWER_TOKEN: Final = 3.5
MOAT_TILE: Final = 8.0
"""What the rewards of towers and of a finished moat are worth."""

MATCHES: Final = 0.75
"""How many rooms a turn brings that a moat piece counts."""

PASSAGE: Final = 1.2
"""What a passage is worth that is not laid yet, if there is time."""

SWANS: Final = 0.9
"""How much of what swans would score now they are worth."""


def turns_left(state: LudwigState) -> float:
    """How many turns each seat will have after this round: the room deck is the clock."""
    if state.last:
        return 0.0
    own = state.module_state
    if "renovations" in state.table.names and own.ran_out:
        return 2.0
    turns = (len(state.deck) + len(state.on_deck)) / (ROOMS_BOUGHT * state.table.players)
    return max(1.0, turns)


def purse(money: int, turns: float) -> float:
    """What money is worth: a means while there are turns left, and a few points in the end."""
    thousands = money / 1000
    if turns <= 0:
        return FINAL_MARK * thousands
    useful = SPENT * turns
    broke = BROKE * exp(-thousands / USUAL_PRICE)
    return MARK * useful * (1 - exp(-thousands / useful)) + FINAL_MARK * thousands - broke


def glance(state: LudwigState, seat: Seat, turns: float) -> float:
    """Points, money and rewards due: enough to tell good placements of a tile from bad ones."""
    worth = state.score[seat] + purse(state.money[seat], turns) + _due(state, seat)
    return worth + 0.15 * sum(fronts.bit_count() for fronts in state.castles[seat].open)


def _due(state: LudwigState, seat: Seat) -> float:
    """Rewards that are waiting, and extra turns."""
    if state.seat != seat:
        return 0.0
    worth = EXTRA_TURN * state.extra
    for frame in state.pending:
        for entry in frame[1:]:
            worth += SPECIAL.get(kind_of(entry)) or prospects.REWARD[kind_of(entry) & 7]
    return worth


SPECIAL: Final = {TOWER_REWARD: TOWER_TOKEN, MOAT_REWARD: MOAT_TILE, SECOND_MOAT: MOAT_TILE}


def value(state: LudwigState, seat: Seat, turns: float, heeding: bool) -> float:
    """All that can be seen coming; what the modules bring counts if they are heeded."""
    if state.step == OVER:
        return float(state.score[seat])
    castle = state.castles[seat]
    worth = state.score[seat] + purse(state.money[seat], turns) + _due(state, seat)
    worth += prospects.promise(castle, turns) + prospects.favours(state, seat, turns)
    worth += prospects.cards(state, seat, turns) + prospects.depleted(state, seat)
    others = sum(state.money) - state.money[seat]
    worth -= RIVALRY * others / 1000 / max(1, state.table.players - 1) if turns > 0 else 0.0
    return worth + (_modules(state, seat, turns) if heeding else 0.0)


def _modules(state: LudwigState, seat: Seat, turns: float) -> float:
    """Moat pieces, passages that are left, swans, favour tokens and decrees."""
    own, additions = state.module_state, state.castles[seat].additions
    worth = MATCHES * turns * additions.pieces
    worth += PASSAGE * prospects.soon(turns) * len(additions.passages_left)
    if own.swans:
        table, _ = set_points(state, seat)
        worth += SWANS * sum(table[size] for size in sets(own.swans[seat]))
    return worth + prospects.tokens(state, seat, turns) + prospects.decrees(state, seat)
