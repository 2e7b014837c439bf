"""Naive A Castle for All Seasons, chapters Building, Silver and Placing helpers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from tests.reference.seasons_table import (
    BUILDINGS,
    KINDS,
    RESOURCES,
    Script,
    Table,
    amounts,
    ask,
    move,
    pieces_named,
)

TAVERN_FEE = 3  # CS-WINTER-TAVERN-1
GRANARY_FEE = 5  # CS-WINTER-GRANARY-1
GRANARY_SPACES = 3
HIGHEST_COST = max(row["cost"] for row in BUILDINGS.values())

Numbers = tuple[int, ...]
"""How many pieces of sand, wood, brick and stone."""


# Payments


def worth(numbers: Numbers) -> int:
    """Their building value."""
    return sum(number * RESOURCES[kind]["value"] for kind, number in zip(KINDS, numbers, strict=True))


@lru_cache(maxsize=20_000)
def sets_within(pieces: Numbers, most: int) -> dict[int, list[Numbers]]:
    """All sets of at most `most` of these pieces, by value, up to the highest cost."""
    found: dict[int, list[Numbers]] = {}
    values = [RESOURCES[kind]["value"] for kind in KINDS]
    ranges = [
        range(min(number, HIGHEST_COST // value) + 1) for number, value in zip(pieces, values, strict=True)
    ]
    for numbers in product(*ranges):
        if sum(numbers) <= most and worth(numbers) <= HIGHEST_COST:
            found.setdefault(worth(numbers), []).append(numbers)
    return found


def payments(own: Counter[str], stock: Counter[str], cost: int) -> set[str]:
    """Every pair (o, x) of CS-SILVER-6; pairs with the same effect are listed once (CS-SILVER-7)."""
    of_own = sets_within(tuple(own[kind] for kind in KINDS), HIGHEST_COST)
    exchanged = sets_within(tuple(min(stock[kind], own["silver"]) for kind in KINDS), own["silver"])
    found = set()
    for value, taken in exchanged.items():
        for x, o in product(taken, of_own.get(cost - value, [])):  # CS-BUILD-3: exactly the cost
            together = [first + second for first, second in zip(o, x, strict=True)]
            if sum(number > 0 for number in together) >= 3:  # CS-BUILD-4
                paid = dict(zip([*KINDS, "silver"], [*o, sum(x)], strict=True))
                found.add(f"pay:{amounts(Counter(paid))}")
    return found


# Building


def buildable(table: Table, seat: int) -> dict[str, set[str]]:
    """The buildings a player can pay for, each with its payments (CS-BUILD-1)."""
    own = table.players[seat].pieces
    payable = {
        name: payments(own, table.stock, row["cost"])
        for name, row in BUILDINGS.items()
        if table.templates[name] > 0
    }
    return {name: ways for name, ways in payable.items() if ways}


def build_up_to_two(table: Table, seat: int, card: str) -> Script[None]:
    """Each building is chosen, then paid on its own (CS-BUILD-5, CS-BUILD-6)."""
    for _ in range(2):
        possible = buildable(table, seat)
        word = yield from ask(seat, {"pass", *(f"build:{name}" for name in possible)})
        if word == "pass":
            return
        building = word.removeprefix("build:")
        payment = yield from ask(seat, possible[building])
        build(table, seat, card, building, pieces_named(payment.removeprefix("pay:")))


def build(table: Table, seat: int, card: str, building: str, payment: Counter[str]) -> None:
    """Move pieces to the stock and bars to the forge, remove the template, and give the reward."""
    player = table.players[seat]
    for kind in KINDS:
        move(player.pieces, table.stock, kind, payment[kind])  # CS-BUILD-2
    player.pieces["silver"] -= payment["silver"]
    table.forge += payment["silver"]  # CS-SILVER-7
    table.templates[building] -= 1
    player.built += 1
    points = BUILDINGS[building]["points"]
    if card == "bricklayer":
        table.take_from_bank(seat, payment.total())  # CS-CHAR-BRICKLAYER-2, CS-SILVER-5
    elif card == "stonemason":
        player.vp += points  # CS-CHAR-STONEMASON-5
    else:
        assert points % 2 == 0
        player.vp += points // 2  # CS-CHAR-WORKER-3


# Placing helpers


def targets(table: Table) -> Iterator[tuple[str, str, int]]:
    """Free spaces with their building and fee; of equal positions the first (CS-WORKER-2, CS-AMB-22)."""
    for building, row in BUILDINGS.items():
        fees = []
        for position, fee in row["positions"].items():
            if table.is_built(building) and table.castle[position] is None and fee not in fees:
                fees.append(fee)
                yield position, building, fee
    if "village_tavern" in table.in_play and table.innkeeper is None:
        yield "tavern", "tavern", TAVERN_FEE
    if "granary" in table.in_play and len(table.granary) < GRANARY_SPACES:
        yield "granary", "granary", GRANARY_FEE


def origins(table: Table, seat: int) -> Iterator[str]:
    """From the supply, an own wagon or rider, the own inn (CS-WORKER-6, CS-WINTER-TAVERN-5)."""
    if table.players[seat].helpers > 0:
        yield ""
    for spot, owner in table.wagons.items():
        if owner == seat:
            yield f"<{spot}"
    if table.innkeeper == seat:
        yield "<tavern"


def place_up_to_two(table: Table, seat: int) -> Script[None]:
    """Only a player who has built in this round may place (CS-WORKER-1)."""
    player = table.players[seat]
    if player.built == 0:
        return
    for _ in range(2):
        possible = {
            f"place:{space}{origin}"
            for space, building, fee in targets(table)
            for origin in origins(table, seat)
            if building not in player.entered and fee <= player.talers  # CS-WORKER-4, CS-WORKER-3
        }
        word = yield from ask(seat, {"pass", *possible})
        if word == "pass":
            return
        space, _, origin = word.removeprefix("place:").partition("<")
        place(table, seat, space, origin)


def place(table: Table, seat: int, space: str, origin: str) -> None:
    """Remove the helper from its origin, pay the fee, and place the helper."""
    ((building, fee),) = [(building, fee) for name, building, fee in targets(table) if name == space]
    take_up(table, seat, origin)
    table.pay_to_bank(seat, fee)
    table.players[seat].entered.add(building)
    if space == "tavern":
        table.innkeeper = seat
        table.players[seat].talers += table.tavern_talers  # CS-WINTER-TAVERN-3: after paying the fee
        table.tavern_talers = 0
    elif space == "granary":
        table.granary.append(seat)
    else:
        table.castle[space] = seat


def take_up(table: Table, seat: int, origin: str) -> None:
    """Remove a helper from its origin."""
    if origin == "":
        table.players[seat].helpers -= 1
    elif origin == "tavern":
        table.innkeeper = None
    else:
        table.wagons[origin] = None
