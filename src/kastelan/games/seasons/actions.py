"""What a player can decide (section 14 of the rules)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from typing import Final

from kastelan.core.game import Action, Seat
from kastelan.core.notation import ListedActions
from kastelan.games.seasons.components import (
    BUILDINGS,
    CARDS,
    DEAREST,
    FORGE,
    FROM_TAVERN,
    KINDS_NEEDED,
    MARKET,
    ORIGINS,
    RESOURCES,
    SILVER,
    SPACES,
    SPOTS,
    STAKES,
    STANDARD,
    STONE,
    VALUES,
    WORKER_WOOD,
    Pieces,
)


@dataclass(frozen=True, slots=True)
class Select(Action):
    """Put cards of the hand face down: bits of the cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class Supply(Action):
    """Choose the free pieces of the stone Worker."""

    pieces: Pieces


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """Take a trader-helper back because the toll cannot be paid."""

    spot: int


@dataclass(frozen=True, slots=True)
class Station(Action):
    """Place a helper at a wagon or the rider, displacing another player's if there is one."""

    spot: int
    innkeeper: bool = False


@dataclass(frozen=True, slots=True)
class Empty(Action):
    """Take all pieces of a kind from the defence tower."""

    kind: int


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy a piece from another player's Worker card."""

    owner: Seat
    card: int
    kind: int


@dataclass(frozen=True, slots=True)
class Agree(Action):
    """Sell the last piece of a Worker card."""


@dataclass(frozen=True, slots=True)
class Refuse(Action):
    """Keep the last piece of a Worker card."""


@dataclass(frozen=True, slots=True)
class Begin(Action):
    """Resolve this one of two own Workers first."""

    card: int


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Choose the building to pay for."""

    building: int


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay for the building: own pieces, and silver bars exchanged for the rest (CS-SILVER-7)."""

    pieces: Pieces  # sand, wood, brick, stone
    bars: int


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Place a helper on a castle position or a winter card."""

    space: int
    origin: int = 0


@dataclass(frozen=True, slots=True)
class Lose(Action):
    """Remove a card from the game."""

    card: int


@dataclass(frozen=True, slots=True)
class PayTalers(Action):
    """Pay what the winter card asks instead of losing a card."""


@dataclass(frozen=True, slots=True)
class Mend(Action):
    """Give stone for the collapsed wall: own stone, and silver bars exchanged for stone."""

    stones: int
    bars: int = 0


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a piece or a taler before the Castle Maiden."""

    stake: int


@dataclass(frozen=True, slots=True)
class Share(Action):
    """Take a piece or a taler of what lies before the Castle Maiden."""

    stake: int


@dataclass(frozen=True, slots=True)
class Convert(Action):
    """Turn talers into this number of victory points at the Market."""

    points: int


@dataclass(frozen=True, slots=True)
class TurnIn(Action):
    """Turn pieces of a kind into victory points at the Palace: own ones, and some exchanged for silver."""

    kind: int
    pieces: int
    bars: int = 0


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do nothing, or nothing more, in the open decision."""


# Made once and shared by all states, so that play creates no actions. Eight cards are eight bits.
SELECT: Final = tuple(Select(cards) for cards in range(256))
TAKE_BACK: Final = tuple(TakeBack(spot) for spot in range(len(SPOTS)))
STATION: Final = tuple(Station(spot) for spot in range(len(SPOTS)))
STATION_INNKEEPER: Final = tuple(Station(spot, innkeeper=True) for spot in range(len(SPOTS)))
EMPTY: Final = tuple(Empty(kind) for kind in range(len(RESOURCES)))
BUILD: Final = tuple(Build(building) for building in range(len(BUILDINGS)))
PLACE: Final = tuple(
    tuple(Place(space, origin) for origin in range(len(ORIGINS))) for space in range(len(SPACES))
)
LOSE: Final = tuple(Lose(card) for card in range(len(CARDS)))
BEGIN: Final = tuple(Begin(card) for card in range(len(CARDS)))
LAY: Final = tuple(Lay(stake) for stake in range(len(STAKES)))
SHARE: Final = tuple(Share(stake) for stake in range(len(STAKES)))
AGREE: Final = Agree()
REFUSE: Final = Refuse()
PAY_TALERS: Final = PayTalers()
PASS: Final = Pass()


def _amounts(numbers: tuple[int, ...]) -> str:
    """Numbers of pieces in words: `4sand+1brick`."""
    parts = [f"{number}{name}" for name, number in zip(RESOURCES, numbers, strict=False) if number]
    return "+".join(parts) or "nothing"


def _rows() -> Iterator[tuple[Action, str]]:
    # The place of a row is the number of its action, so the order never changes.
    yield PASS, "pass"
    for size in (1, 2):
        for cards in combinations(range(len(CARDS)), size):
            yield SELECT[sum(1 << card for card in cards)], "+".join(CARDS[card] for card in cards)
    for pieces in product(range(STANDARD.choice + 1), repeat=3):
        if sum(pieces) <= STANDARD.choice:
            yield Supply((*pieces, 0, 0)), f"add:{_amounts(pieces)}"
    yield from ((action, f"back:{SPOTS[action.spot]}") for action in TAKE_BACK)
    yield from ((action, f"at:{SPOTS[action.spot]}") for action in STATION)
    yield from ((action, f"at:{SPOTS[action.spot]}<tavern") for action in STATION_INNKEEPER)
    yield from ((action, f"empty:{RESOURCES[action.kind]}") for action in EMPTY)
    for owner, worker, kind in product(range(4), range(3), range(len(RESOURCES))):
        card = WORKER_WOOD + worker
        yield Buy(owner, card, kind), f"buy:{RESOURCES[kind]}<{'ABCD'[owner]}.{CARDS[card]}"
    yield AGREE, "sell"
    yield REFUSE, "keep"
    yield from ((BEGIN[card], f"first:{CARDS[card]}") for card in range(WORKER_WOOD, WORKER_WOOD + 3))
    yield from ((BUILD[b], f"build:{name}") for b, name in enumerate(BUILDINGS) if b not in (MARKET, FORGE))
    yield from _placings()
    yield from ((LOSE[card], f"lose:{name}") for card, name in enumerate(CARDS[:-1]))
    yield PAY_TALERS, "talers"
    yield from _conversions()
    yield from ((action, f"lay:{STAKES[action.stake]}") for action in LAY)
    yield from ((action, f"share:{STAKES[action.stake]}") for action in SHARE)
    yield from _payments()


def _placings() -> Iterator[tuple[Action, str]]:
    for action in (action for row in PLACE for action in row):
        origin = f"<{ORIGINS[action.origin]}" if action.origin else ""
        if SPACES[action.space] != "tavern" or action.origin != FROM_TAVERN:
            yield action, f"place:{SPACES[action.space]}{origin}"


def _conversions() -> Iterator[tuple[Action, str]]:
    for stones, bars in product(range(STANDARD.winter.wall_stones + 1), repeat=2):
        if 0 < stones + bars <= STANDARD.winter.wall_stones:
            yield Mend(stones, bars), f"mend:{stones}stone+{bars}silver"
    for points in range(STANDARD.talers + 1):
        yield Convert(points), f"market:{points}"
    # The Palace has two positions.
    most = 2 * STANDARD.palace_pieces
    for kind in range(STONE, -1, -1):
        for pieces, bars in product(range(most + 1), repeat=2):
            if pieces + bars <= most:
                yield TurnIn(kind, pieces, bars), f"palace:{pieces}{RESOURCES[kind]}+{bars}silver"


def _payments() -> Iterator[tuple[Action, str]]:
    """Every payment that fits some cost up to `DEAREST`."""
    ranges = [
        range(min(count, DEAREST // value) + 1) for count, value in zip(STANDARD.counts, VALUES, strict=False)
    ]
    for pieces in product(*ranges):
        worth = sum(number * value for number, value in zip(pieces, VALUES, strict=True))
        kinds = len(VALUES) - pieces.count(0)
        # A bar brings at most one new kind and at least a value of 1.
        for bars in range(max(0, KINDS_NEEDED - kinds), min(STANDARD.counts[SILVER], DEAREST - worth) + 1):
            yield Pay(pieces, bars), f"pay:{_amounts((*pieces, bars))}"


@lru_cache(maxsize=1)
def action_space() -> ListedActions:
    """Notation and numbers of all actions; made on first use, since there are thousands of payments."""
    return ListedActions(_rows())
