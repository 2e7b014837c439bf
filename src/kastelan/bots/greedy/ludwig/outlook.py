"""What a seat can expect of the rest of the game: turns, stacks that run dry, what money will buy."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from math import exp
from typing import Final

from kastelan.bots.greedy.ludwig import counts, solo
from kastelan.bots.greedy.ludwig.weights import SEVERAL, SOLO, TWO, LudwigWeights
from kastelan.core.game import Seat
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import CORRIDOR, SIZES, Components
from kastelan.games.ludwig.state import LudwigState

ROOMS_BOUGHT: Final = 0.85
"""How many of the turns buy a room of the market; the others take money or a corridor."""

CORRIDORS_BOUGHT: Final = 0.15
"""How many of the turns bring a hallway, and how many bring stairs."""

WEIGHINGS: Final = {1: SOLO, 2: TWO}
"""The weights that count at tables of this size only."""

FINAL_MARK: Final = 0.1
"""What 1,000 M are worth in the final scoring (LUD-END-6)."""


@dataclass(frozen=True)
class Outlook:
    """What a seat has and expects, as plain values: what was thought about an equal one is remembered. Stacks
    that run dry make no difference there, so that more can be remembered."""

    weights: LudwigWeights
    components: Components
    castle: Castle
    money: int
    turns: float  # own turns after the present one
    cards: tuple[int, ...]  # own bonus cards, as far as they are known
    favours: tuple[int, ...]  # on the board, and own tokens as far as they are known (TWR-7)
    rivals: tuple[tuple[int, ...], ...]  # by favour: what the others have of it
    empties: tuple[float, ...] = field(compare=False)  # by stack: how likely it runs dry (LUD-END-3)
    corridor_taken: bool  # the corridor reward of this turn was used (LUD-REW-CORRIDOR)
    sleeping: float  # what a sleeping reward is worth (LUD-REW-SLEEPING)

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Worked out once: what is remembered is looked up by it time after time."""
        return hash((self.castle, self.money, self.turns, self.cards, self.rivals, self.corridor_taken))

    @cached_property
    def same(self) -> Outlook:
        """The first of all equal ones: what is asked of it is found again most quickly."""
        return _first(self)

    def purse(self, money: int) -> float:
        """What money is worth: a means while there are turns left, and a few points in the end."""
        thousands, weights = money / 1000, self.weights
        if not self.turns:
            return FINAL_MARK * thousands
        useful = weights.spent * self.turns
        broke = weights.broke * exp(-thousands / weights.usual_price)
        return weights.mark * useful * (1 - exp(-thousands / useful)) + FINAL_MARK * thousands - broke

    def soon(self, half: float) -> float:
        """How likely is what needs time: one half if there are `half` more turns, nothing if none."""
        return self.turns / (self.turns + half)


@lru_cache(maxsize=1 << 11)
def _first(outlook: Outlook) -> Outlook:
    return outlook


def outlook(state: LudwigState, seat: Seat, of: Seat) -> Outlook:
    """The outlook of the seat `of` as `seat` sees it: cards of others are not known."""
    turns = turns_left(state)
    weights = WEIGHINGS.get(state.table.players, SEVERAL)()
    favours = (*state.table.favours, *state.module_state.held[of]) if seat == of else state.table.favours
    return Outlook(
        weights,
        state.table.components,
        state.castles[of],
        state.money[of],
        turns,
        state.hands[of] if seat == of else (),
        favours,
        rivals(state, of, favours),
        _empties(
            state.table.players,
            turns,
            tuple(map(len, state.stacks)),
            state.corridors,
            () if state.last else state.deck,
            state.boxed_cards,
        ),
        state.corridor_taken and of == state.seat,
        solo.sleeping_reward(weights, state) if state.table.solo else weights.sleeping,
    )


def turns_left(state: LudwigState) -> float:
    """How many turns each seat will have after this round: the room deck is the clock (LUD-END-1)."""
    if state.last:
        return 0.0
    if state.table.solo:
        return float(solo.rounds_left(state))
    each_round = ROOMS_BOUGHT * state.table.players
    return max(1.0, (len(state.deck) + len(state.on_deck)) / each_round)


def rivals(state: LudwigState, seat: Seat, favours: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """By favour: what the others have of it."""
    components = state.table.components
    rows = [
        counts.of_favours(components, favours, castle)
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


def runs_dry(state: LudwigState, stack: int, without: int) -> float:
    """How likely a stack of rooms runs dry if so many of its tiles leave at once."""
    deck = () if state.last else state.deck
    return _at_least(len(state.stacks[stack]) - without, _leaving(stack, deck, state.boxed_cards))


@lru_cache(maxsize=1 << 10)
def _empties(
    players: int,
    turns: float,
    stacks: tuple[int, ...],
    corridors: tuple[int, ...],
    deck: tuple[int, ...],
    boxed: tuple[int, ...],
) -> tuple[float, ...]:
    """By stack: how likely it runs dry, if tiles leave it independently of each other."""
    bought = CORRIDORS_BOUGHT * turns * players
    rooms = [_at_least(left, _leaving(stack, deck, boxed)) for stack, left in enumerate(stacks)]
    sizes, towers = rooms[: len(SIZES)], rooms[len(SIZES) :]
    return *sizes, *[_at_least(left, bought) for left in corridors], *towers


def _leaving(stack: int, deck: tuple[int, ...], boxed: tuple[int, ...]) -> float:
    """How many tiles of a stack the cards to come will ask for."""
    if not deck:
        return 0.0
    return len(deck) * (deck.count(stack) + boxed.count(stack)) / (len(deck) + len(boxed))


@lru_cache(maxsize=1 << 12)
def _at_least(count: int, mean: float) -> float:
    """The chance that something of this mean happens at least so often (Poisson)."""
    term, fewer = exp(-mean), 0.0
    for number in range(count):
        fewer += term
        term *= mean / (number + 1)
    return max(0.0, 1 - fewer)


@lru_cache(maxsize=8)
def shares(components: Components) -> tuple[float, ...]:
    """By type: how many of the tiles to come are of it."""
    rooms = [components.tiles[number] for numbers in components.by_size for number in numbers]
    of_type = [sum(tile.face.types >> kind & 1 for tile in rooms) / len(rooms) for kind in range(8)]
    of_type[CORRIDOR] += 2 * CORRIDORS_BOUGHT
    return tuple(of_type)
