"""Estimates of what money, rooms, doors, favours and bonus cards will bring, whatever modules are in use."""

from __future__ import annotations

from math import exp, fsum, sqrt
from typing import Final

from kastelan.core.game import Seat
from kastelan.games.ludwig.castle import FRONT, Castle
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import ANYWHERE, BonusCard, Favour
from kastelan.games.ludwig.favours import FEWEST_POINTS
from kastelan.games.ludwig.final_scoring import FAVOUR_POINTS, counted, measured, stack_left
from kastelan.games.ludwig.modules.measures import EMPTY_CARDS, FIRST_PLACES
from kastelan.games.ludwig.shapes import STEP
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.terms import terms

# Money

FIRST_THOUSAND: Final = 0.8
"""The value of the first 1,000 M while there are turns left."""

USEFUL_THOUSANDS: Final = 3.0
"""How many thousands a turn can make good use of."""

BROKE: Final = 4.0
"""The cost of having no money in the next turn."""

USUAL_PRICE: Final = 3.0
"""The number of thousands that reduces this cost by a factor of e."""

FINAL_THOUSAND: Final = 0.1
"""The points for 1,000 M in the final scoring (LUD-END-6)."""

# Rooms and doors

COMPLETION: Final = (5.0, 1.5, 3.0, 4.0, 4.0, 4.0, 0.8, 3.5)
"""The value of completing a room, by its type."""

MEETING: Final = 0.6
"""The probability that a tile meets an open door in time, if there is plenty of it."""

HALF_TIME: Final = 3.0
"""With this many turns left, something that takes time happens with probability one half."""

FITTING: Final = 0.25
"""The share of the tiles behind open doors that a symbol counts."""

NO_DOOR: Final = 3.0
"""The loss in each turn to come without any door to build at."""

NEXT_DOOR: Final = 0.3
"""The share of this loss that remains with each door."""

CELLAR_DOOR: Final = 1.5
"""The value of having a door in the cellar at all: it lets the seat buy downstairs rooms."""

# Favours and cards

UNIT: Final = {"area_type": 280.0, "money": 6000.0}
"""A typical difference in what a favour measures, if it does not count tiles."""

PER_TURN: Final = {
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
"""What each turn to come adds to the count of a bonus card, by its kind."""

FIXED: Final = {FIRST_PLACES: 6.0, EMPTY_CARDS: 4.0, "last_master": 2.5, "all_types": 3.0, "ten_sizes": 1.0}
"""The value of cards whose count does not grow turn by turn."""


def money_value(money: int, turns: float) -> float:
    """The value of money: it buys tiles while there are turns left, and scores a few points at the end."""
    thousands = money / 1000
    if turns <= 0:
        return FINAL_THOUSAND * thousands
    useful = USEFUL_THOUSANDS * turns
    broke = BROKE * exp(-thousands / USUAL_PRICE)
    return FIRST_THOUSAND * useful * (1 - exp(-thousands / useful)) + FINAL_THOUSAND * thousands - broke


def in_time(turns: float) -> float:
    """The probability that something happens which takes time."""
    return turns / (turns + HALF_TIME)


def room_value(castle: Castle, turns: float) -> float:
    """The value of rooms that are not completed, and of open doors."""
    if turns <= 0:
        return 0.0
    value, likely = 0.0, in_time(turns)
    for number, room in enumerate(castle.rooms):
        missing = len(room.pose.doors) - castle.joined[number]
        if not missing:
            continue
        free, symbol = _open_doors(castle, number), room.face.symbol
        if free == missing:
            # The room is completed only if a tile meets every one of its missing doors.
            value += likely * MEETING**missing * fsum(COMPLETION[kind] for kind in each(room.face.types))
        if symbol is not None and symbol.kind != ANYWHERE:
            value += likely * FITTING * symbol.points * free
        elif symbol is not None:
            value += FITTING * symbol.points * min(turns, 8.0)
    # castle.open has four directions on the ground, then four in the cellar. Fences block the cells of FRONT.
    doors = sum((fronts & ~castle.layers[FRONT]).bit_count() for fronts in castle.open[:4])
    cellar = CELLAR_DOOR * likely if any(castle.open[4:8]) else 0.0
    return value + cellar - NO_DOOR * turns * NEXT_DOOR**doors


def _open_doors(castle: Castle, number: int) -> int:
    """The number of doors of a room with nothing in front of them."""
    room, frame = castle.rooms[number], castle.frame
    return sum(
        castle.open[4 * level + side] >> frame.bit(room.x + dx + STEP[side][0], room.y + dy + STEP[side][1])
        & 1
        for dx, dy, side, level in room.pose.doors
    )


# The final scoring


def favours(state: LudwigState, seat: Seat, turns: float) -> float:
    """The expected points for the favours on the board."""
    return fsum(favour_value(state, seat, number, turns) for number in state.table.favours)


def favour_value(state: LudwigState, seat: Seat, number: int, turns: float) -> float:
    """The expected points for a favour, from the probability of each place."""
    favour: Favour = state.table.components.favours[number]
    if favour.kind == FEWEST_POINTS:
        return 1.0
    counts = [measured(state, other, favour) for other in range(state.table.players)]
    own = counts.pop(seat)
    if not own and turns <= 0:
        return 0.0
    # The doubt about the final counts grows like a random walk, with the square root of the time left.
    unit = (0.5 + 0.6 * sqrt(turns)) * UNIT.get(favour.kind, 1.0)
    # places[n] is the probability that n of the rivals so far are ahead of the seat.
    places = [1.0]
    for count in counts:
        # The difference is limited to keep exp() from overflowing.
        ahead = 1 / (1 + exp(min(30.0, max(-30.0, (count - own) / unit))))
        behind = [0.0, *(chance * (1 - ahead) for chance in places)]
        places = [chance * ahead + worse for chance, worse in zip([*places, 0.0], behind, strict=True)]
    return fsum(points * chance for points, chance in zip(FAVOUR_POINTS, places, strict=False))


def cards(state: LudwigState, seat: Seat, turns: float) -> float:
    """The expected points for the seat's bonus cards."""
    every = state.table.components.bonus_cards
    return fsum(card_value(state, seat, every[number], turns) for number in state.hands[seat])


def card_value(state: LudwigState, seat: Seat, card: BonusCard, turns: float) -> float:
    """The expected points for a card: from its count now and from the turns to come."""
    if card.kind in (FIRST_PLACES, EMPTY_CARDS):
        return FIXED[card.kind]
    count = counted(state, seat, card) if state.castles else 0
    if card.kind in FIXED:
        return max(float(card.points * count), FIXED[card.kind] * in_time(turns))
    if turns <= 0:
        return float(card.points * (count // card.per))
    return card.points * (count + PER_TURN.get(card.kind, 0.0) * turns) / card.per


def depleted_stacks(state: LudwigState, seat: Seat) -> float:
    """The expected points for tiles of stacks that are empty or nearly so (FIN-3)."""
    points = terms(state, seat).depleted_points
    left = [
        stack_left(state, room.tile.stack)
        for room in state.castles[seat].rooms
        if room.tile.stack is not None and not room.covers
    ]
    return points * fsum(1.0 if not count else 0.3 / count for count in left if count < 3)
