"""Naive A Castle for All Seasons, chapters End of the game and Final scoring."""

from __future__ import annotations

from collections import Counter

from tests.reference.seasons_table import BUILDINGS, KINDS, RESOURCES, Script, Table, ask

Points = Counter[int]
"""VP by seat."""


def final_scoring(table: Table) -> Script[None]:
    """In the order of CS-END-3; Market and Palace are questions."""
    table.scoring = True
    for spot, owner in table.wagons.items():
        if owner is not None:
            table.players[owner].helpers += 1
            table.wagons[spot] = None
    for scored in (keep, inn, gates, stable, servants_house):
        add(table, scored(table))
    yield from market(table)
    yield from palace(table)
    add(table, forge(table))
    add(table, granary(table))


def add(table: Table, points: Points) -> None:
    """Add points to the scores; laps of the track do not matter (CS-END-4)."""
    for seat, vp in points.items():
        table.players[seat].vp += vp


def at(table: Table, position: str, vp: int) -> Points:
    """These VP for the player whose helper is on a position."""
    owner = table.castle[position]
    return Counter() if owner is None else Counter({owner: vp})


def castle_helpers(table: Table) -> int:
    """Helpers in the castle, of all players; not those on winter cards (CS-SCORE-INN-2)."""
    return sum(owner is not None for owner in table.castle.values())


def built(table: Table, building: str) -> int:
    """How often a building has been built, by all players together."""
    return BUILDINGS[building]["templates"] - table.templates[building]


def keep(table: Table) -> Points:
    """3 VP per free position of built buildings (CS-SCORE-KEEP-1, CS-AMB-2)."""
    free = 0
    for building, row in BUILDINGS.items():
        for position in row["positions"]:
            open_ = table.is_built(building) or table.keep_counts_unbuilt
            if open_ and table.castle[position] is None:
                free += 1
    return at(table, "keep.1", 3 * free)


def inn(table: Table) -> Points:
    """CS-SCORE-INN-1, CS-SCORE-INN-2."""
    helpers = castle_helpers(table)
    return at(table, "inn.12", helpers) + at(table, "inn.6", helpers // 2)


def gates(table: Table) -> Points:
    """CS-SCORE-GATE-1, CS-SCORE-GATE-2."""
    towers = built(table, "tower")
    return at(table, "gate_big.1", 2 * towers) + at(table, "gate_small.1", towers)


def stable(table: Table) -> Points:
    """CS-SCORE-STABLE-1."""
    houses = built(table, "house")
    return at(table, "stable.16", 3 * houses) + at(table, "stable.12", 2 * houses)


def servants_house(table: Table) -> Points:
    """1 VP per template for each helper (CS-SCORE-SERVANTS-1)."""
    points: Points = Counter()
    for position in BUILDINGS["servants_house"]["positions"]:
        points += at(table, position, table.templates.total())
    return points


def own_helpers(table: Table, building: str, seat: int) -> int:
    """How many helpers a player has in a building."""
    return sum(table.castle[position] == seat for position in BUILDINGS[building]["positions"])


def market(table: Table) -> Script[None]:
    """Talers into VP, 2:1 with one helper, 1:1 with both (CS-SCORE-MARKET-1)."""
    for seat in table.seat_order():
        player, helpers = table.players[seat], own_helpers(table, "market", seat)
        price = {0: 0, 1: 2, 2: 1}[helpers]
        if helpers and player.talers >= price:
            word = yield from ask(seat, {f"market:{vp}" for vp in range(player.talers // price + 1)})
            vp = int(word.removeprefix("market:"))
            player.vp += vp
            player.talers -= price * vp
            table.gone_talers += price * vp


def palace_room(table: Table, seat: int) -> int:
    """How many pieces a player may still turn in: 5 for each helper."""
    return 5 * own_helpers(table, "palace", seat) - table.players[seat].turned_in


def palace(table: Table) -> Script[None]:
    """Pieces into VP, kind by kind from stone to sand (CS-SCORE-PALACE-1, -2)."""
    for seat in table.seat_order():
        player = table.players[seat]
        for kind in reversed(KINDS):
            room = palace_room(table, seat)
            ways = {
                f"palace:{pieces}{kind}+{bars}silver": (pieces, bars)
                for pieces in range(player.pieces[kind] + 1)
                for bars in range(min(player.pieces["silver"], table.stock[kind]) + 1)
                if pieces + bars <= room
            }
            if len(ways) == 1:
                continue
            pieces, bars = ways[(yield from ask(seat, ways))]
            player.turned_in += pieces + bars
            player.vp += (pieces + bars) * RESOURCES[kind]["value"]
            player.pieces[kind] -= pieces
            player.pieces["silver"] -= bars
            table.stock[kind] -= bars  # exchanged and turned in, so they leave the game (CS-AMB-31)
            table.forge += bars
            table.gone_pieces[kind] += pieces + bars


def forge(table: Table) -> Points:
    """CS-SCORE-FORGE-1."""
    return at(table, "forge.10", table.forge) + at(table, "forge.6", table.forge // 2)


def granary(table: Table) -> Points:
    """By the number of helpers on the card (CS-WINTER-GRANARY-2)."""
    points: Points = Counter()
    for seat in table.granary:
        points[seat] += {1: 10, 2: 7, 3: 3}[len(table.granary)]
    return points


def standings(table: Table) -> list[tuple[int, int, int]]:
    """VP, then talers left, then the value of the pieces left (CS-END-4, CS-END-5)."""
    return [
        (player.vp, player.talers, sum(player.pieces[kind] * RESOURCES[kind]["value"] for kind in KINDS))
        for player in table.players
    ]


def places(table: Table) -> list[int]:
    """The place of each player, 1 for the winner; equal players share a place."""
    rows = standings(table)
    return [1 + sum(other > row for other in rows) for row in rows]
