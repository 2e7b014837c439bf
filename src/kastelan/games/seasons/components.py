"""Pieces, cards, buildings and their figures: data/components.json read once into frozen values."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from kastelan.core.reconstruction import reconstruction

Row = Mapping[str, Any]
"""A row of the data file, as JSON gives it."""

Pieces = tuple[int, ...]
"""How many pieces of sand, wood, brick, stone and silver."""

RESOURCES: Final = ("sand", "wood", "brick", "stone", "silver")
SAND, WOOD, BRICK, STONE, SILVER = range(5)
TALER: Final = 5
"""The sixth stake: talers can be laid before the Castle Maiden like the five resources."""
STAKES: Final = (*RESOURCES, "taler")

SPOTS: Final = ("sand", "wood", "brick", "stone", "rider")
WAGONS: Final = 4
RIDER: Final = 4

CARDS: Final = (
    "messenger",
    "trader",
    "bricklayer",
    "stonemason",
    "worker_wood",
    "worker_sand",
    "worker_stone",
    "master_builder",
)
MESSENGER, TRADER, BRICKLAYER, STONEMASON, WORKER_WOOD, WORKER_SAND, WORKER_STONE, MASTER_BUILDER = range(8)
ALL_CARDS: Final = 0b11111111
# Bits 4, 5 and 6: the three Worker cards, which share a rank.
WORKERS: Final = 0b01110000
RANKS: Final = (0b1, 0b10, 0b100, 0b1000, WORKERS, 0b10000000)
"""The cards of rank 1 to 6, as bits."""

BUILDINGS: Final = (
    "keep",
    "inn",
    "gate_big",
    "gate_small",
    "stable",
    "servants_house",
    "market",
    "palace",
    "forge",
    "well",
    "tower",
    "house",
)
KEEP, INN, GATE_BIG, GATE_SMALL, STABLE, SERVANTS_HOUSE = range(6)
MARKET, PALACE, FORGE, WELL, TOWER, HOUSE = range(6, 12)
TAVERN_CARD: Final = 12
GRANARY_CARD: Final = 13
"""Two winter cards are buildings where helpers are placed (CS-AMB-22)."""

SPACES: Final = (
    "keep.1",
    "inn.12",
    "inn.6",
    "gate_big.1",
    "gate_small.1",
    "stable.16",
    "stable.12",
    "servants_house.1",
    "servants_house.2",
    "servants_house.3",
    "market.1",
    "market.2",
    "palace.1",
    "palace.2",
    "forge.10",
    "forge.6",
    "tavern",
    "granary",
)
POSITIONS: Final = 16
"""The first sixteen spaces are castle positions, in the order of final scoring (CS-END-3)."""
TAVERN: Final = 16
GRANARY: Final = 17

ORIGINS: Final = ("supply", *SPOTS, "tavern")
FROM_SUPPLY: Final = 0
FROM_TAVERN: Final = 6
"""Where a helper comes from; 1 to 5 are the wagons and the rider."""

WINTER_CARDS: Final = ("village_tavern", "plague", "granary", "collapsed_wall", "maiden", "snowdrift")
VILLAGE_TAVERN, PLAGUE, GRANARY_OPEN, COLLAPSED_WALL, MAIDEN, SNOWDRIFT = range(6)

DEAREST: Final = 30
"""No building costs more: the action space has a number for every payment up to here."""


@dataclass(frozen=True, slots=True)
class Position:
    """A helper space of a castle building, with what its helper scores."""

    id: str
    building: int
    fee: int
    scorer: str
    vp: int  # for each thing that counts
    per: int  # how many things count as one
    of: int  # the building that counts, where one does
    like: tuple[int, ...]  # equal positions of the building that come earlier
    reconstructed: str = ""  # how, if its fee is not read off an original building


@dataclass(frozen=True, slots=True)
class Building:
    """A kind of building; Forge and Market have no template."""

    id: str
    count: int
    templates: int
    cost: int
    points: int
    reconstructed: str = ""  # how, if these are not read off an original template


@dataclass(frozen=True, slots=True)
class WinterFigures:
    """What the winter cards say in numbers."""

    tavern_fee: int
    toll: int
    granary_fee: int
    granary_spaces: int
    granary_vp: tuple[int, ...]  # for each helper when there are 1, 2, 3 of them
    wall_stones: int
    wall_vp: int
    maiden_vp: int
    snowdrift_talers: int


@dataclass(frozen=True, slots=True)
class Figures:
    """All numbers that are printed on the components."""

    counts: Pieces
    talers: int
    helpers: Mapping[int, int]
    rounds: Mapping[int, int]
    cards_played: Mapping[int, int]
    space_talers: int
    winter_marks: tuple[int, ...]
    tower: Pieces
    start_talers: int
    start_pieces: Pieces
    messenger: int
    price: int
    builder_vp: int
    builds: int
    placements: int
    fixed: Mapping[int, Pieces]  # the pieces that a Worker card always brings
    choice: int  # how many pieces of free choice come with them
    choice_kinds: tuple[int, ...]
    symbols: tuple[int, ...]
    levy: int
    buildings: tuple[Building, ...]
    costs: tuple[int, ...]  # by building; the same as in `buildings`, at hand for payments
    positions: tuple[Position, ...]
    spaces: tuple[tuple[int, ...], ...]  # by building: the numbers of its positions
    talers_per_vp: tuple[int, ...]  # at the Market with 1, 2 own helpers
    palace_pieces: int
    winter: WinterFigures
    marks_reconstructed: str = ""  # how, if `winter_marks` are not read off an original board
    symbols_reconstructed: tuple[str, ...] = ()  # the same for each of `symbols`


def pieces_of(row: Row) -> Pieces:
    """Pieces written as a name and a number each."""
    return tuple(int(row.get(name, 0)) for name in RESOURCES)


def figures(data: Row) -> Figures:
    """The figures of a whole data file."""
    character = {row["id"]: row for row in data["characters"]}
    track, setup, workers = data["round_track"], data["setup"], data["worker_cards"]
    positions = _positions(data["buildings"])
    return Figures(
        counts=tuple(row["count"] for row in data["resources"]),
        talers=data["coins"]["total_talers"],
        helpers=_by_players(data["helpers"]["used_per_player"]),
        rounds=_by_players(track["rounds"]),
        cards_played=_by_players(data["cards_played_per_round"]),
        space_talers=track["talers_per_used_space"],
        winter_marks=tuple(track["winter_marks"]),
        tower=pieces_of(setup["defence_tower"]),
        start_talers=setup["per_player"]["talers"],
        start_pieces=pieces_of(setup["per_player"]),
        messenger=character["messenger"]["talers_from_bank"],
        price=character["stonemason"]["price_per_resource"],
        builder_vp=character["master_builder"]["vp_per_opponent_building_this_round"],
        builds=character["worker"]["builds"],
        placements=character["bricklayer"]["places_helpers"],
        fixed={CARDS.index(row["id"]): pieces_of(row["fixed"]) for row in workers},
        choice=workers[-1]["choice"]["pieces"],
        choice_kinds=tuple(sorted(RESOURCES.index(kind) for kind in workers[-1]["choice"]["from"])),
        symbols=tuple(row["symbols"] for row in data["wagons"]),
        levy=data["wagons"][0]["to_defence_tower"],
        buildings=tuple(map(_building, data["buildings"])),
        costs=tuple(row["cost"] or 0 for row in data["buildings"]),
        positions=positions,
        spaces=_spaces(positions),
        talers_per_vp=tuple(_market(data)["talers_per_vp_by_own_helpers"].values()),
        palace_pieces=_scores_of(data, PALACE)["max_pieces"],
        winter=_winter({row["id"]: row for row in data["winter_cards"]}),
        marks_reconstructed=reconstruction(track, "winter_marks"),
        symbols_reconstructed=tuple(map(reconstruction, data["wagons"])),
    )


def _by_players(row: Row) -> dict[int, int]:
    return {int(players): number for players, number in row.items() if players.isdecimal()}


def _building(row: Row) -> Building:
    return Building(
        *(row["id"], row["count"], row["count"] * row["template"], row["cost"] or 0, row["points"] or 0),
        reconstruction(row),
    )


def _spaces(positions: Sequence[Position]) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(space for space, position in enumerate(positions) if position.building == building)
        for building in range(len(BUILDINGS))
    )


def _positions(rows: list[Row]) -> tuple[Position, ...]:
    positions: list[Position] = []
    for number, building in enumerate(rows):
        for row in building["positions"]:
            scores = row["scores"]
            vp = scores.get("vp", 0)
            of = BUILDINGS.index(scores["building"]) if "building" in scores else number
            # Positions that agree in all of this are equal in play, such as the three of the Servants' House.
            key = (
                number,
                row["fee"],
                scores["type"],
                vp if isinstance(vp, int) else 0,
                scores.get("per", 1),
                of,
            )
            like = tuple(at for at, other in enumerate(positions) if _key(other) == key)
            positions.append(Position(row["id"], *key, like, reconstruction(row)))
    return tuple(positions)


def _key(position: Position) -> tuple[int, int, str, int, int, int]:
    return position.building, position.fee, position.scorer, position.vp, position.per, position.of


def _scores_of(data: Row, building: int) -> Row:
    scores: Row = data["buildings"][building]["positions"][0]["scores"]
    return scores


def _market(data: Row) -> Row:
    return _scores_of(data, MARKET)


def _winter(rows: Mapping[str, Row]) -> WinterFigures:
    tavern, granary, wall = rows["village_tavern"], rows["granary"], rows["collapsed_wall"]
    return WinterFigures(
        tavern["fee"],
        tavern["trader_toll"],
        granary["fee"],
        granary["positions"],
        tuple(granary["vp_per_helper_by_number_of_helpers"].values()),
        wall["max_stones"],
        wall["vp_per_stone"],
        rows["maiden"]["winner_vp"],
        rows["snowdrift"]["talers"],
    )


def printed() -> dict[str, Any]:
    """A fresh copy of the data file."""
    text = (files(__package__) / "data" / "components.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


_PRINTED: Final = printed()
STANDARD: Final = figures(_PRINTED)
VALUES: Final[tuple[int, ...]] = tuple(row["value"] for row in _PRINTED["resources"][:SILVER])
"""Building values of sand, wood, brick and stone; silver has none (CS-SILVER-1)."""
KINDS_NEEDED: Final[int] = _PRINTED["build_payment"]["min_kinds"]
SEAT_ORDERS: Final = {
    players: tuple(tuple((first + turn) % players for turn in range(players)) for first in range(players))
    for players in (2, 3, 4)
}
"""The seats clockwise, by number of players and starting player."""
