"""Tables with modules for the rulebook tests: a game brought to the moment that a test is about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from kastelan.core.game import Action, Event, Seat
from kastelan.games.ludwig import LUDWIG, VERSIONS, LudwigState
from kastelan.games.ludwig.actions import PRICES
from kastelan.games.ludwig.components import SIZES
from kastelan.games.ludwig.module_state import ModuleState, at
from kastelan.games.ludwig.modules import actions as extra
from kastelan.games.ludwig.modules.actions import BARBICANS
from kastelan.games.ludwig.modules.decrees.castle_laws import with_laws
from kastelan.games.ludwig.step_numbers import BUYING, FOYER, NOTHING, PRICING
from tests.games.ludwig.modules.yards import BOX, TILES, Yard

A, B, C, D, F = range(5)
E = TypeVar("E", bound=Event)
NAMES = [tile.id for tile in BOX.tiles]
CARDS = [card.id for card in BOX.bonus_cards]
FAVOURS = [favour.id for favour in BOX.favours]


class Scene:
    """A game under test; whoever decides makes the moves."""

    def __init__(self, state: LudwigState) -> None:
        self.state = state
        self.told: list[Event] = []

    @property
    def module_state(self) -> ModuleState:
        return self.state.module_state

    @property
    def seat(self) -> Seat:
        return self.state.seat

    @property
    def money(self) -> tuple[int, ...]:
        return self.state.money

    @property
    def score(self) -> tuple[int, ...]:
        return self.state.score

    @property
    def words(self) -> list[str]:
        return [LUDWIG.actions.write(action) for action in self.state.legal(self.state.actors[0])]

    @property
    def market(self) -> dict[str, int]:
        """The tiles of the market with their slots."""
        return {NAMES[tile]: slot for slot, tile in enumerate(self.state.market) if tile != NOTHING}

    def act(self, action: Action, seat: Seat | None = None) -> list[Event]:
        told: list[Event] = []
        self.state.apply(self.seat if seat is None else seat, action, told.append)
        self.told += told
        return told

    def do(self, *words: str) -> list[Event]:
        """Whoever decides does this, one after the other."""
        return [event for word in words for event in self.act(LUDWIG.actions.parse(word))]

    def buy(self, tile: str) -> list[Event]:
        slot = self.market[tile]
        return self.do(f"buy{extra.SLOT_WORDS[slot]}")

    def yard(self, seat: Seat | None = None) -> Yard:
        found = Yard.__new__(Yard)
        found.castle = self.state.castles[self.seat if seat is None else seat]
        return found

    def place(self, tile: str, to: Iterable[str] | str = "foyer", **how: object) -> list[Event]:
        """Place the tile in hand where it is connected to exactly these rooms, without passages."""
        names = {to} if isinstance(to, str) else set(to)
        told = self.act(self.yard().where(tile, names, **how))
        if "no-passage" in self.words:
            told += self.do("no-passage")
        return told

    def all(self, kind: type[E]) -> list[E]:
        return [event for event in self.told if isinstance(event, kind)]

    def end_round(self) -> list[Event]:
        """All take money until the round is over."""
        told, number = list[Event](), self.state.round
        while self.state.actors and self.state.round == number:
            told += self.do(self.passing())
        return told

    def passing(self) -> str:
        """What does the least now."""
        for word in ("keep", "money", "no-coins", "no-shift", "ahead0", "keep-coins", "no-recall", "done"):
            if word in self.words:
                return word
        raise AssertionError(self.words)


def new(
    modules: str, players: int = 3, seed: int = 1, version: int = LUDWIG.version, **options: str
) -> Scene:
    """A game as it is laid out."""
    told: list[Event] = []
    state = VERSIONS[version].new(players, {"modules": modules, **options}, seed, told.append)
    assert isinstance(state, LudwigState)
    found = Scene(state)
    found.told = told
    return found


def opened(
    modules: str, players: int = 3, seed: int = 1, version: int = LUDWIG.version, **options: str
) -> Scene:
    """A game whose set-up is over; the decrees that were drafted are taken back."""
    found = new(modules, players, seed, version, **options)
    state = found.state
    while state.step not in (PRICING, BUYING):
        seat = state.actors[0]
        legal = state.legal(seat)
        state.apply(seat, BARBICANS[0] if BARBICANS[0] in legal else legal[-1 if state.step == FOYER else 0])
    found.module_state.decrees = ((),) * players
    found.module_state.model = (NOTHING,) * players
    state.castles = tuple(with_laws(castle, (), state.table.rules) for castle in state.castles)
    return found


def scene(
    modules: str,
    *yards: Yard,
    players: int = 3,
    seat: Seat = A,
    master: Seat | None = None,
    money: int | Sequence[int] = 15_000,
    score: Sequence[int] | None = None,
    market: Mapping[int, str] | None = None,
    coins: Mapping[str, int] | None = None,
    decrees: Mapping[Seat, tuple[int, ...]] | None = None,
    hands: Mapping[Seat, Sequence[str]] | None = None,
    pricing: bool = False,
    seed: int = 1,
    version: int = LUDWIG.version,
    **options: str,
) -> Scene:
    """The seat at the start of its turn, or with `pricing` the master builder before he prices.

    Castles go to the seats in order. `market`: tiles by price in thousands, nothing else lies there. What is
    moved here is moved alone: such a table is not one that a position line could be written of.
    """
    found = opened(modules, players, seed, version, **options)
    state, added = found.state, found.module_state
    own = decrees or {}
    added.decrees = tuple(tuple(sorted(own.get(owner, ()))) for owner in range(players))
    castles = [*(one.castle for one in yards), *state.castles[len(yards) :]]
    state.castles = tuple(
        with_laws(castle, added.decrees[owner], state.table.rules) for owner, castle in enumerate(castles)
    )
    state.money = (money,) * players if isinstance(money, int) else tuple(money)
    state.score = tuple(score) if score is not None else (0,) * players
    state.master = players - 1 if master is None else master
    if market is not None:
        _lay(found, market, coins or {})
    for owner, hand in (hands or {}).items():
        deal(found, owner, hand)
    turns = tuple((state.master + turn) % players for turn in range(1, players + 1))
    state.turns = turns[turns.index(seat) + 1 :]
    state.laid, state.pending = (), ()
    state.seat, state.step = (state.master, PRICING) if pricing else (seat, BUYING)
    added.turn_progress = added.sold = added.tipped = 0
    return found


def _lay(found: Scene, market: Mapping[int, str], coins: Mapping[str, int]) -> None:
    state = found.state
    lying, lie = [NOTHING] * len(state.market), [0] * len(state.market)
    for price, name in market.items():
        slot = PRICES.index(1000 * price)
        lying[slot], lie[slot] = int(TILES[name].number), coins.get(name, 0) // 1000
    state.market, state.coins = tuple(lying), tuple(lie)
    if found.module_state.swans_on:
        found.module_state.swans_on = (NOTHING,) * len(lying)


def deal(found: Scene, owner: Seat, hand: Sequence[str]) -> None:
    """Give a player exactly these bonus cards."""
    cards = tuple(sorted(CARDS.index(card) for card in hand))
    state = found.state
    state.hands = (*state.hands[:owner], cards, *state.hands[owner + 1 :])
    state.cards = tuple(card for card in state.cards if card not in cards)


def stack(found: Scene, size: int, *tiles: str) -> None:
    """Let a stack hold exactly these tiles, the next one first."""
    state, place = found.state, 10 if size == 325 else SIZES.index(size)
    numbers = tuple(int(TILES[tile].number) for tile in reversed(tiles))
    state.stacks = (*state.stacks[:place], numbers, *state.stacks[place + 1 :])


def give_swans(found: Scene, seat: Seat, *count: int) -> None:
    """Let a seat have so many swans of each colour."""
    own = found.module_state
    own.swans = (*own.swans[:seat], tuple(count), *own.swans[seat + 1 :])


def set_money(found: Scene, seat: Seat, amount: int) -> None:
    found.state.money = at(found.state.money, seat, amount)
