"""What a seat has and can expect of the rest of the game: turns, empty stacks, and the value of money."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from math import exp
from typing import Final

from kastelan.bots.greedy.ludwig import castle_counts, solo_clock
from kastelan.bots.greedy.ludwig.weights import SEVERAL, SOLO, TWO, LudwigWeights
from kastelan.core.game import Seat
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import CORRIDOR, SIZES, Components
from kastelan.games.ludwig.state import LudwigState

ROOMS_BOUGHT: Final = 0.85
"""The share of turns in which a room of the market is bought, and not money or a corridor taken."""

CORRIDORS_BOUGHT: Final = 0.15
"""The share of turns that bring a hallway; that of stairs is the same."""

WEIGHTS_BY_PLAYERS: Final = {1: SOLO, 2: TWO}
"""The weights for tables of one size only."""

FINAL_THOUSAND: Final = 0.1
"""The points for 1,000 M in the final scoring (LUD-END-6)."""


@dataclass(frozen=True)
class Situation:
    """What a seat has and expects. Estimates are cached by it.

    `depletion` does not count for equality, so that more situations are equal and caches are hit more often.
    """

    weights: LudwigWeights
    components: Components
    castle: Castle
    money: int
    turns: float  # own turns after the present one
    cards: tuple[int, ...]  # own bonus cards, if they are known
    favours: tuple[int, ...]  # on the board, and own tokens if they are known (TWR-7)
    rivals: tuple[tuple[int, ...], ...]  # by favour, what it measures for the others
    depletion: tuple[float, ...] = field(compare=False)  # by stack, how likely it will be empty (LUD-END-3)
    corridor_taken: bool  # in this turn (LUD-REW-CORRIDOR)
    sleeping: float  # the value of a sleeping reward (LUD-REW-SLEEPING)

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Computed once, because caches ask for it very often."""
        # Some of the compared fields are enough: equal situations still have equal hashes.
        return hash((self.castle, self.money, self.turns, self.cards, self.rivals, self.corridor_taken))

    @cached_property
    def canonical(self) -> Situation:
        """The first of all equal situations. Caches find it fastest, since no fields need to be compared."""
        return _first(self)

    def money_value(self, money: int) -> float:
        """The value of money: it buys tiles in later turns, and scores a few points in the end."""
        thousands, weights = money / 1000, self.weights
        if not self.turns:
            return FINAL_THOUSAND * thousands
        # Three parts: money buys tiles, each thousand less than the one before, up to what the turns can use;
        # it scores in the end; and having none at all has a cost, which fades with the first thousands.
        useful = weights.spent * self.turns
        broke = weights.broke * exp(-thousands / weights.usual_price)
        return weights.mark * useful * (1 - exp(-thousands / useful)) + FINAL_THOUSAND * thousands - broke

    def in_time(self, half: float) -> float:
        """The probability that something happens which takes time. With `half` turns left it is one half."""
        return self.turns / (self.turns + half)


@lru_cache(maxsize=1 << 11)
def _first(situation: Situation) -> Situation:
    return situation


def situation_of(state: LudwigState, seat: Seat, of: Seat) -> Situation:
    """The situation of the seat `of` as `seat` knows it, without the cards of others."""
    turns = turns_left(state)
    weights = WEIGHTS_BY_PLAYERS.get(state.table.players, SEVERAL)()
    favours = (*state.table.favours, *state.module_state.held[of]) if seat == of else state.table.favours
    return Situation(
        weights,
        state.table.components,
        state.castles[of],
        state.money[of],
        turns,
        state.hands[of] if seat == of else (),
        favours,
        rivals(state, of, favours),
        _depletion(
            state.table.players,
            turns,
            tuple(map(len, state.stacks)),
            state.corridors,
            () if state.last else state.deck,
            state.boxed_cards,
        ),
        state.corridor_taken and of == state.seat,
        solo_clock.sleeping_reward(weights, state) if state.table.solo else weights.sleeping,
    )


def turns_left(state: LudwigState) -> float:
    """The expected number of turns of each seat after this round, from the room deck (LUD-END-1)."""
    if state.last:
        return 0.0
    if state.table.solo:
        return float(solo_clock.rounds_left(state))
    each_round = ROOMS_BOUGHT * state.table.players
    return max(1.0, (len(state.deck) + len(state.on_deck)) / each_round)


def rivals(state: LudwigState, seat: Seat, favours: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """By favour, what it measures for the others."""
    components = state.table.components
    rows = [
        castle_counts.of_favours(components, favours, castle)
        for other, castle in enumerate(state.castles)
        if other != seat
    ]
    money = tuple(money for other, money in enumerate(state.money) if other != seat)
    return tuple(
        [
            money if components.favours[number].kind == "money" else found
            for number, found in zip(favours, zip(*rows, strict=True), strict=True)
        ]
    )


def depletion_chance(state: LudwigState, stack: int, without: int) -> float:
    """The probability that a stack will be empty if `without` of its tiles are taken now."""
    deck = () if state.last else state.deck
    return _at_least(len(state.stacks[stack]) - without, _taken(stack, deck, state.boxed_cards))


@lru_cache(maxsize=1 << 10)
def _depletion(
    players: int,
    turns: float,
    stacks: tuple[int, ...],
    corridors: tuple[int, ...],
    deck: tuple[int, ...],
    boxed: tuple[int, ...],
) -> tuple[float, ...]:
    """By stack, the probability that it will be empty, if tiles are taken independently of each other."""
    bought = CORRIDORS_BOUGHT * turns * players
    rooms = [_at_least(left, _taken(stack, deck, boxed)) for stack, left in enumerate(stacks)]
    sizes, towers = rooms[: len(SIZES)], rooms[len(SIZES) :]
    # Tiles number their stacks in this order. Room cards name only the sizes and towers.
    return *sizes, *[_at_least(left, bought) for left in corridors], *towers


def _taken(stack: int, deck: tuple[int, ...], boxed: tuple[int, ...]) -> float:
    """The expected number of tiles that the cards to come take from a stack."""
    if not deck:
        return 0.0
    # It is hidden which cards are in the deck and which in the box, so the share of both together counts.
    return len(deck) * (deck.count(stack) + boxed.count(stack)) / (len(deck) + len(boxed))


@lru_cache(maxsize=1 << 12)
def _at_least(count: int, mean: float) -> float:
    """The probability of at least `count` events, with this mean (Poisson)."""
    # `term` is the probability of exactly `number` events, from one number to the next without factorials.
    term, fewer = exp(-mean), 0.0
    for number in range(count):
        fewer += term
        term *= mean / (number + 1)
    return max(0.0, 1 - fewer)


@lru_cache(maxsize=8)
def shares(components: Components) -> tuple[float, ...]:
    """By type, its share of the tiles to come."""
    rooms = [components.tiles[number] for numbers in components.by_size for number in numbers]
    of_type = [sum(tile.face.types >> kind & 1 for tile in rooms) / len(rooms) for kind in range(8)]
    # Both kinds of corridor.
    of_type[CORRIDOR] += 2 * CORRIDORS_BOUGHT
    return tuple(of_type)
