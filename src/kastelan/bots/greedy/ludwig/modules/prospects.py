"""What a castle with modules promises: rooms to be completed, doors to build on, favours, cards, decrees."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from kastelan.core.game import Seat
from kastelan.games.ludwig.castle import FRONT, Castle
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import ANYWHERE, BonusCard, Favour
from kastelan.games.ludwig.favours import FEWEST_POINTS
from kastelan.games.ludwig.final_scoring import FAVOUR_POINTS, counted, measured, stack_left
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.measures import EMPTY_CARDS, FIRST_PLACES
from kastelan.games.ludwig.shapes import STEP
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.terms import terms

REWARD: Final = (5.0, 1.5, 3.0, 4.0, 4.0, 4.0, 0.8, 3.5)
"""What completing a room is worth, by its type."""

EASE: Final = 0.6
"""How likely an open door is met by another one in time, if there is much of it."""

HALF: Final = 3.0
"""After so many turns what takes time is done with one half."""

FITTING: Final = 0.25
"""How many of the tiles behind open doors a symbol counts."""

CLOSED: Final = 3.0
WAY_ON: Final = 0.3
"""What every turn to come loses if no door is left, and how much of that remains after each door."""

CELLAR_DOOR: Final = 1.5
"""What it is worth to have a door in the cellar at all: downstairs rooms can be bought then."""

UNIT: Final = {"area_type": 280.0, "money": 6000.0}
"""What one step of a favour is that does not count tiles."""

POTENTIAL: Final = {
    "per_type": 0.14,
    "per_size": 0.08,
    "per_sizes": 0.18,
    "per_hallway": 0.15,
    "per_stairs": 0.12,
    "per_entrances": 0.25,
    "per_completed": 0.6,
    "per_money": 300.0,
    "per_tower": 0.1,
    "per_courtyard": 0.15,
    "per_swan_room": 0.35,
    "per_moat": 0.12,
    "per_size_of_castle": 320.0,
    "per_swan": 0.3,
    "per_renovation": 0.2,
    "per_depleted": 0.2,
    "per_value_one": 0.12,
}
"""What each turn adds to what a bonus card counts."""

FLAT: Final = {FIRST_PLACES: 6.0, EMPTY_CARDS: 4.0, "last_master": 2.5, "all_types": 3.0, "ten_sizes": 1.0}
"""What cards promise that count nothing on the way."""


def soon(turns: float) -> float:
    """How likely is what takes time."""
    return turns / (turns + HALF)


def promise(castle: Castle, turns: float) -> float:
    """What may come of rooms that are not completed, and of open doors."""
    if turns <= 0:
        return 0.0
    worth, likely = 0.0, soon(turns)
    for number, room in enumerate(castle.rooms):
        missing = len(room.pose.doors) - castle.joined[number]
        if not missing:
            continue
        free, symbol = open_doors(castle, number), room.face.symbol
        if free == missing:
            worth += likely * EASE**missing * sum(REWARD[kind] for kind in each(room.face.types))
        if symbol is not None and symbol.kind != ANYWHERE:
            worth += likely * FITTING * symbol.points * free
        elif symbol is not None:
            worth += FITTING * symbol.points * min(turns, 8.0)
    doors = sum((fronts & ~castle.layers[FRONT]).bit_count() for fronts in castle.open[:4])
    cellar = CELLAR_DOOR * likely if any(castle.open[4:8]) else 0.0
    return worth + cellar - CLOSED * turns * WAY_ON**doors


def open_doors(castle: Castle, number: int) -> int:
    """How many doors of a room nothing lies in front of."""
    room, frame = castle.rooms[number], castle.frame
    return sum(
        castle.open[4 * level + side] >> frame.bit(room.x + dx + STEP[side][0], room.y + dy + STEP[side][1])
        & 1
        for dx, dy, side, level in room.pose.doors
    )


# The final scoring


def favours(state: LudwigState, seat: Seat, turns: float) -> float:
    """The points that the favours on the board promise."""
    return sum(_favour(state, seat, number, turns) for number in state.table.favours)


def tokens(state: LudwigState, seat: Seat, turns: float) -> float:
    """The points that own favour tokens promise (TWR-7)."""
    return sum(_favour(state, seat, number, turns) for number in state.module_state.held[seat])


def _favour(state: LudwigState, seat: Seat, number: int, turns: float) -> float:
    favour: Favour = state.table.components.favours[number]
    if favour.kind == FEWEST_POINTS:
        return 1.0
    counts = [measured(state, other, favour) for other in range(state.table.players)]
    own = counts.pop(seat)
    if not own and turns <= 0:
        return 0.0
    unit = (0.5 + 0.6 * sqrt(turns)) * UNIT.get(favour.kind, 1.0)
    chances = [1.0]
    for count in counts:
        ahead = 1 / (1 + exp(min(30.0, max(-30.0, (count - own) / unit))))
        behind = [0.0, *(chance * (1 - ahead) for chance in chances)]
        chances = [chance * ahead + worse for chance, worse in zip([*chances, 0.0], behind, strict=True)]
    return sum(points * chance for points, chance in zip(FAVOUR_POINTS, chances, strict=False))


def cards(state: LudwigState, seat: Seat, turns: float) -> float:
    """The points that the own bonus cards promise."""
    every = state.table.components.bonus_cards
    return sum(card_worth(state, seat, every[number], turns) for number in state.hands[seat])


def card_worth(state: LudwigState, seat: Seat, card: BonusCard, turns: float) -> float:
    """What a card counts now, and what the turns to come will add."""
    if card.kind in (FIRST_PLACES, EMPTY_CARDS):
        return FLAT[card.kind]
    count = counted(state, seat, card) if state.castles else 0
    if card.kind in FLAT:
        return max(float(card.points * count), FLAT[card.kind] * soon(turns))
    if turns <= 0:
        return float(card.points * (count // card.per))
    return card.points * (count + POTENTIAL.get(card.kind, 0.0) * turns) / card.per


def decrees(state: LudwigState, seat: Seat) -> float:
    """What the decrees of the final scoring bring as things stand."""
    found = (decree.final(state, seat) for decree in held(state, seat))
    return float(sum(points[0] for points in found if points is not None))


def depleted(state: LudwigState, seat: Seat) -> float:
    """What tiles of nearly empty stacks promise (FIN-3)."""
    points = terms(state, seat).depleted_points
    left = [
        stack_left(state, room.tile.stack)
        for room in state.castles[seat].rooms
        if room.tile.stack is not None and not room.covers
    ]
    return points * sum(1.0 if not count else 0.3 / count for count in left if count < 3)
