"""Tables for the rulebook tests: castles, market, decks and money as a test asks for them, and a game to
play.

Tiles and cards are named by their ids, slots by their price in thousands, stacks by their size. All 75
room tiles, 50 room cards and 27 bonus cards are somewhere, whatever a test asks for: what nobody spoke
of fills the box first, then goes where `rest` says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, TypeVar

from kastelan.core.game import Action, Event, Seat
from kastelan.games.ludwig import LUDWIG, LudwigState, setup
from kastelan.games.ludwig.actions import (
    AS_REWARD,
    BUY,
    BUY_HALLWAY,
    BUY_STAIRS,
    CLAIM,
    DECLINE,
    FREE_HALLWAY,
    FREE_STAIRS,
    KEEP_CARD,
    KEEP_REST,
    LAY,
    LOOK,
    MONEY,
    NO_MORE,
    PRICES,
    PUT,
)
from kastelan.games.ludwig.components import HALLWAY, SIZES, STAIRS, TYPES
from kastelan.games.ludwig.events import PointsScored
from kastelan.games.ludwig.load_components import standard
from kastelan.games.ludwig.step_numbers import BUYING, CHOOSING, FOYER, NOTHING, OVER, PRICING
from tests.games.ludwig.castles import TILES, Names, Plan, names_of

A, B, C, D = range(4)
E = TypeVar("E", bound=Event)
CARDS: Final = [card.id for card in standard().bonus_cards]
FAVOURS: Final = [favour.id for favour in standard().favours]
NAMES: Final = [tile.id for tile in standard().tiles]
PLAIN_FAVOURS: Final = ("area_activity", "area_sleeping", "area_utility", "area_food")


def slot_of(price: int) -> int:
    """The slot with this price in thousands."""
    return PRICES.index(1000 * price)


class Table:
    """A game under test in the rules' words; whoever decides makes the moves."""

    def __init__(self, state: LudwigState) -> None:
        self.state = state
        self.told: list[Event] = []

    # What lies there

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
    def market(self) -> dict[int, str]:
        """Tiles by their price in thousands."""
        return {
            PRICES[slot] // 1000: NAMES[tile]
            for slot, tile in enumerate(self.state.market)
            if tile != NOTHING
        }

    @property
    def coins(self) -> dict[str, int]:
        """Coins on the market's tiles, as marks; tiles without any are left out."""
        return {
            NAMES[self.state.market[slot]]: 1000 * count
            for slot, count in enumerate(self.state.coins)
            if count
        }

    def stack(self, size: int) -> list[str]:
        """The tiles of a stack, the next one first."""
        return [NAMES[tile] for tile in reversed(self.state.stacks[SIZES.index(size)])]

    @property
    def on_deck(self) -> list[str]:
        """The tiles on the room deck, the topmost first."""
        return [NAMES[tile] for tile in reversed(self.state.on_deck)]

    @property
    def discards(self) -> Counter[int]:
        return Counter(SIZES[card] for card in self.state.discards)

    def hand(self, seat: Seat) -> set[str]:
        return {CARDS[card] for card in self.state.hands[seat]}

    def castle(self, seat: Seat | None = None) -> Plan:
        plan = Plan()
        plan.castle = self.state.castles[self.seat if seat is None else seat]
        return plan

    @property
    def due(self) -> list[str]:
        """The rooms whose rewards are due."""
        names = names_of(self.state.castles[self.seat])
        return [names[entry >> 3] for entry in self.state.pending[-1][1:]] if self.state.pending else []

    @property
    def words(self) -> list[str]:
        """The legal actions of whoever decides, as words."""
        return [LUDWIG.actions.write(action) for action in self.state.legal(self.state.actors[0])]

    @property
    def over(self) -> bool:
        return self.state.step == OVER

    def all(self, kind: type[E]) -> list[E]:
        """Everything of this kind that was told so far."""
        return [event for event in self.told if isinstance(event, kind)]

    # Doing it

    def act(self, action: Action, seat: Seat | None = None) -> list[Event]:
        """What is told when whoever decides does this."""
        told: list[Event] = []
        self.state.apply(self.seat if seat is None else seat, action, told.append)
        self.told += told
        return told

    def word(self, word: str, seat: Seat | None = None) -> list[Event]:
        return self.act(LUDWIG.actions.parse(word), seat)

    def buy(self, tile: str) -> list[Event]:
        """Buy a tile of the market, a hallway or stairs."""
        corridors = {"hallway": BUY_HALLWAY, "dark_hallway": BUY_HALLWAY, "stairs": BUY_STAIRS}
        if tile in corridors:
            return self.act(corridors[tile])
        price = next(price for price, name in self.market.items() if name == tile)
        return self.act(BUY[slot_of(price)])

    def place(self, tile: str, to: Names = "foyer", **how: Names) -> list[Event]:
        """Place the tile in hand as `Plan.attach` would."""
        touching, completes = how.pop("touching", None), how.pop("completes", None)
        assert not how
        return self.act(self.castle().where(tile, to, touching=touching, completes=completes))

    def build(self, tile: str, to: Names = "foyer", **how: Names) -> list[Event]:
        """Buy a tile and place it."""
        return self.buy(tile) + self.place(tile, to, **how)

    def take_money(self) -> list[Event]:
        return self.act(MONEY)

    def keep_prices(self) -> list[Event]:
        return self.act(KEEP_REST)

    def price(self, *tiles: str) -> list[Event]:
        """Lay these tiles out, the dearest slot first."""
        told = list[Event]()
        for tile in tiles:
            if self.state.step == PRICING:
                told += self.act(LAY[slot_of(next(p for p, name in self.market.items() if name == tile))])
        return told

    def claim(self, room: str) -> list[Event]:
        return self.act(CLAIM[self.due.index(room)])

    def decline(self, room: str) -> list[Event]:
        return self.act(DECLINE[self.due.index(room)])

    def free(self, tile: str, to: Names = "foyer", **how: Names) -> list[Event]:
        """Take a free hallway or stairs and place it."""
        taken = self.act(FREE_STAIRS if tile == "stairs" else FREE_HALLWAY)
        return taken + self.place(tile, to, **how)

    def reward(self, type: str) -> list[Event]:
        """The reward for a downstairs room."""
        return self.act(AS_REWARD[TYPES.index(type)])

    def look(self, size: int) -> list[Event]:
        return self.act(LOOK[SIZES.index(size)])

    def put(self, tile: str) -> list[Event]:
        """Put a tile of the stack on the deck."""
        stack = sorted(self.state.stacks[self.state.looked[0]])
        return self.act(PUT[stack.index(TILES[tile].number)])

    def enough(self) -> list[Event]:
        return self.act(NO_MORE)

    def keep(self, card: str) -> list[Event]:
        return self.act(KEEP_CARD[self.state.drawn.index(CARDS.index(card))])

    def pass_to(self, seat: Seat) -> list[Event]:
        """All take money and leave prices alone until this seat buys."""
        told = list[Event]()
        while True:
            told += self.act(KEEP_REST if self.state.step == PRICING else MONEY)
            if self.over or (self.state.step == BUYING and self.seat == seat):
                return told

    def end_round(self) -> list[Event]:
        """All take money until the round is over."""
        told, number = list[Event](), self.state.round
        while not self.over and self.state.round == number:
            told += self.act(KEEP_REST if self.state.step == PRICING else MONEY)
        return told


def points(told: Iterable[Event], rule: str | None = None) -> int:
    """The points that were told, by one rule if one is named."""
    return sum(e.points for e in told if isinstance(e, PointsScored) and rule in (None, e.rule))


def began(players: int = 2, seed: int = 1, **options: str) -> Table:
    """A new game as it is laid out."""
    table = Table.__new__(Table)
    table.told = []
    state = LUDWIG.new(players, options, seed, table.told.append)
    assert isinstance(state, LudwigState)
    table.state = state
    return table


def opened(players: int = 2, seed: int = 1, **options: str) -> Table:
    """A new game in which everyone has chosen a foyer of four doors and put the first bonus card away."""
    table = began(players, seed, **options)
    while table.state.step in (FOYER, CHOOSING):
        for seat in table.state.actors:
            table.act(table.state.legal(seat)[-1 if table.state.step == FOYER else 0], seat)
    return table


def table(
    *castles: Plan,
    players: int | None = None,
    seat: Seat = A,
    master: Seat | None = None,
    money: int | Sequence[int] = 15_000,
    score: Sequence[int] | None = None,
    market: Mapping[int, str] | Sequence[str] = (),
    coins: Mapping[str, int] | None = None,
    stacks: Mapping[int, Sequence[str]] | None = None,
    corridors: tuple[int, int] | None = None,
    deck: Sequence[int] = (),
    rest: str = "deck",
    on_deck: Sequence[str] = (),
    hands: Sequence[Collection[str]] = (),
    bonus_deck: Sequence[str] | None = None,
    favours: Sequence[str] = (),
    last: bool = False,
    pricing: bool = False,
    corner_contact: bool = True,
) -> Table:
    """The seat at the start of its turn, or with `pricing` the master builder at the start of a round.

    Castles go to the seats in order; the others have foyers only. `market`: by price in thousands, or
    from the cheapest slot on. `coins`: marks on tiles. `stacks`: exactly these tiles, the next one
    first, and the rest of that size has left the game. `corridors`: hallways and stairs left. `deck`:
    the next room cards; the cards nobody spoke of lie below them or with rest="discards" on the
    discard pile. `bonus_deck`: exactly these cards, the next one first; the rest is in the last
    player's hand. The master builder is the last player.
    """
    count = max(players or 2, len(castles)) if players != 1 else 1
    chosen = [*favours, *(name for name in PLAIN_FAVOURS if name not in favours)][:count]
    options = {"foyer": "4", "start": "1", "corner_contact": "yes" if corner_contact else "no"}
    if count > 1:
        options["favours"] = ",".join(chosen)
    state = opened(count, 1, **options).state
    state.castles = tuple(
        castles[owner].castle if owner < len(castles) else Plan(corner_contact=corner_contact).castle
        for owner in range(count)
    )
    state.money = (money,) * count if isinstance(money, int) else tuple(money)
    state.score = tuple(score) if score is not None else (0,) * count
    state.master = count - 1 if master is None else master
    state.last = last
    _lay_market(state, market, coins or {})
    _lay_tiles(state, stacks or {}, on_deck, corridors)
    _lay_cards(state, deck, rest)
    _deal(state, hands, bonus_deck)
    state.seat, state.step = (state.master, PRICING) if pricing else (seat, BUYING)
    state.turns = (
        ()
        if pricing
        else tuple((seat + turn) % count for turn in range(1, (state.master - seat) % count + 1))
    )
    return Table(state)


def _numbers(names: Iterable[str]) -> tuple[int, ...]:
    return tuple(TILES[name].number for name in names)


def _lay_market(
    state: LudwigState, market: Mapping[int, str] | Sequence[str], coins: Mapping[str, int]
) -> None:
    if not isinstance(market, Mapping):
        cheap = sorted(state.table.slots, reverse=True)
        market = {PRICES[slot] // 1000: name for slot, name in zip(cheap, market, strict=False)}
    lying, lie = [NOTHING] * len(PRICES), [0] * len(PRICES)
    for price, name in market.items():
        assert slot_of(price) in state.table.slots
        lying[slot_of(price)] = TILES[name].number
        lie[slot_of(price)] = coins.get(name, 0) // 1000
    state.market, state.coins = tuple(lying), tuple(lie)


def _lay_tiles(
    state: LudwigState,
    exact: Mapping[int, Sequence[str]],
    on_deck: Sequence[str],
    corridors: tuple[int, int] | None,
) -> None:
    """Every room tile in one place: named ones where they are named, then the box, then the stack."""
    players = 3 if state.table.solo else state.table.players
    built = [room.tile.number for castle in state.castles for room in castle.rooms]
    state.on_deck = tuple(reversed(_numbers(on_deck)))
    spoken = {*built, *state.market, *state.on_deck}
    stacks, boxed, gone = list[tuple[int, ...]](), list[tuple[int, ...]](), list[int]()
    for size, tiles in zip(SIZES, state.table.components.by_size, strict=True):
        named = _numbers(exact.get(size, ()))
        assert not spoken & set(named), "each tile in one place"
        free = [int(tile) for tile in tiles if tile not in spoken and tile not in named]
        left_out = len(tiles) - setup.stack_size(players, size)
        assert left_out <= len(free), f"too many tiles of {size} for {players} players"
        boxed.append(tuple(free[:left_out]))
        left = tuple(free[left_out:])
        stacks.append(tuple(reversed(named)) if size in exact else left)
        gone += left if size in exact else ()
    state.stacks, state.boxed_tiles, state.gone = tuple(stacks), tuple(boxed), tuple(gone)
    hallways, stairs = setup.SMALL_STACK[players], setup.LARGE_STACK[players]
    state.corridors = corridors or (hallways - built.count(HALLWAY), stairs - built.count(STAIRS))
    assert min(state.corridors) >= 0


def _lay_cards(state: LudwigState, deck: Sequence[int], rest: str) -> None:
    """The room cards: the named ones on top, the box filled with what is left, the rest below or
    discarded.
    """
    players = 3 if state.table.solo else state.table.players
    spare = Counter(dict.fromkeys(SIZES, setup.CARDS_PER_SIZE))
    spare.subtract(deck)
    assert min(spare.values()) >= 0, "five cards of each size"
    unspoken = sorted(spare.elements())
    in_play = setup.CARDS_PER_PLAYER * players - len(deck)
    by_turns = sorted(unspoken, key=lambda size: (size * 7) % 11)  # so that box and rest hold many sizes
    below, box = by_turns[:in_play], by_turns[in_play:]
    cards = [SIZES.index(size) for size in (*(below if rest == "deck" else ()), *reversed(deck))]
    state.deck, state.boxed_cards = tuple(cards), tuple(sorted(map(SIZES.index, box)))
    state.discards = tuple(SIZES.index(size) for size in below) if rest == "discards" else ()
    assert rest in ("deck", "discards")


def _deal(state: LudwigState, hands: Sequence[Collection[str]], bonus_deck: Sequence[str] | None) -> None:
    """The bonus cards: named hands, then the deck as named or with all that are left."""
    players = state.table.players
    named = [sorted(map(CARDS.index, hand)) for hand in hands] + [[]] * (players - len(hands))
    free = [card for card in range(len(CARDS)) if not any(card in hand for hand in named)]
    deck = free if bonus_deck is None else [CARDS.index(card) for card in reversed(bonus_deck)]
    named[-1] = sorted([*named[-1], *(card for card in free if card not in deck)])
    state.hands, state.cards = tuple(tuple(hand) for hand in named), tuple(deck)
    state.put = ((),) * players
