"""Castles for the rulebook tests: tiles by name, laid by cell, from door to door, or as a drawing shows.

A room has the name of its tile: "foyer", "hallway", "stairs", "nap_room". The second hallway is
"hallway 2".

    drawn(
        ". . f f f n n",
        ". . f f f n n",
        ". . f f f . .",
        n="lilac_cabinet e",
    )

Each letter fills the box of one tile, of an L its twelve cells; the legend says which tile it is and
where its top points. Rooms are laid in the order of the legend, and `f` is the foyer with four doors
unless it says else.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Final

from kastelan.games.ludwig import free_space
from kastelan.games.ludwig.actions import Place
from kastelan.games.ludwig.castle import Castle, Room, begun, extended
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import SIDES
from kastelan.games.ludwig.contact import touched
from kastelan.games.ludwig.load_components import standard
from kastelan.games.ludwig.placing import legal_origins, placements
from kastelan.games.ludwig.refusals import placing
from kastelan.games.ludwig.scoring import lines
from kastelan.games.ludwig.shapes import OCTAGON, Pose

TILES: Final = {tile.id: tile for tile in standard().tiles}
Names = Collection[str] | str
TRIES: Final = 5


def names_of(castle: Castle) -> list[str]:
    """The names of the rooms, the foyer's first."""
    names, seen = ["foyer"], list[str]()
    for room in castle.rooms[1:]:
        seen.append(room.tile.id)
        count = seen.count(room.tile.id)
        names.append(room.tile.id if count == 1 else f"{room.tile.id} {count}")
    return names


def as_set(names: Names) -> set[str]:
    return {names} if isinstance(names, str) else set(names)


def pose_of(words: str) -> Pose:
    """A tile as it lies, written as in a legend."""
    tile, _, way = words.partition(" ")
    pose = TILES[tile].pose(SIDES.index(way[:1] or "n"), way.endswith("d"))
    assert pose is not None, f"{tile} looks the same when it is turned less"
    return pose


class Plan:
    """A castle under construction; every tile is laid by the rules of placing."""

    def __init__(self, doors: int = 4, corner_contact: bool = True) -> None:
        self.castle = begun(TILES[f"foyer_{doors}"], corner_contact)

    # What is there

    @property
    def names(self) -> list[str]:
        return names_of(self.castle)

    def number(self, name: str) -> int:
        return self.names.index(name)

    def room(self, name: str) -> Room:
        return self.castle.rooms[self.number(name)]

    def connected(self, name: str) -> set[str]:
        """The rooms that share a doorway with this one."""
        return {self.names[other] for other in each(self.castle.connected[self.number(name)])}

    def touching(self, name: str) -> set[str]:
        """The rooms that touch this one."""
        number, room = self.number(name), self.room(name)
        others = (1 << len(self.names)) - 1 & ~(1 << number)
        return {self.names[other] for other in each(touched(self.castle, room.pose, room.x, room.y, others))}

    @property
    def completed(self) -> set[str]:
        return {name for number, name in enumerate(self.names) if self.castle.completed(number)}

    @property
    def open_doors(self) -> int:
        return sum(fronts.bit_count() for fronts in self.castle.open)

    @property
    def entrances(self) -> int:
        """External entrances of any tile."""
        return free_space.entrances(self.castle)

    @property
    def courtyards(self) -> int:
        return len(free_space.courtyards(self.castle))

    # Laying tiles

    def copy(self) -> Plan:
        other = Plan()
        other.castle = self.castle
        return other

    def lay(self, tile: str, x: int, y: int, way: str = "n") -> Plan:
        """Lay a tile with its box's top left cell there and its top pointing so; "nd" is a dark hallway.

        A refusal is raised as the game raises it.
        """
        kind, place = TILES[tile], Place(x, y, SIDES.index(way[0]), way.endswith("d"))
        pose = kind.pose(place.turn, place.dark)
        if pose is None or not legal_origins(self.castle, pose) >> self.castle.frame.bit(x, y) & 1:
            raise placing(self.castle, kind, place)
        self.castle = extended(self.castle, kind, pose, x, y)
        return self

    def put(self, tile: str, x: int, y: int, way: str = "n") -> Plan:
        """Lay a tile whether it may lie there or not."""
        pose = pose_of(f"{tile} {way}")
        self.castle = extended(self.castle, TILES[tile], pose, x, y)
        return self

    def attach(
        self,
        tile: str,
        to: Names = "foyer",
        *,
        touching: Names | None = None,
        completes: Names | None = None,
        if_so: Callable[[Plan], bool] = lambda _: True,
    ) -> Plan:
        """Lay a tile where it is connected to exactly these rooms and blocks as few doors as possible.

        `touching`: it touches exactly these; `completes`: exactly these become completed. A dark hallway is
        "dark_hallway".
        """
        place = self.where(tile, to, touching=touching, completes=completes, if_so=if_so)
        tile = tile.removeprefix("dark_")
        return self.lay(tile, place.x, place.y, SIDES[place.turn] + "d" * place.dark)

    def where(
        self,
        tile: str,
        to: Names,
        *,
        touching: Names | None = None,
        completes: Names | None = None,
        if_so: Callable[[Plan], bool] = lambda _: True,
    ) -> Place:
        """The place that `attach` finds."""
        places = self.wheres(tile, to, touching=touching, completes=completes, if_so=if_so)
        if not places:
            raise LookupError(f"no place for {tile} at {to}")
        return places[0]

    def wheres(
        self,
        tile: str,
        to: Names,
        *,
        touching: Names | None = None,
        completes: Names | None = None,
        if_so: Callable[[Plan], bool] = lambda _: True,
    ) -> list[Place]:
        """All such places, those that leave the most open doors first."""
        found = [
            (-grown.open_doors, number, place)
            for number, (place, grown) in enumerate(self._ways(tile))
            if grown.connected(new := grown.names[-1]) == as_set(to)
            and (touching is None or grown.touching(new) == as_set(touching))
            and (completes is None or grown.completed - self.completed == as_set(completes))
            and if_so(grown)
        ]
        return [place for _, _, place in sorted(found, key=lambda way: way[:2])]

    def _ways(self, tile: str) -> Iterator[tuple[Place, Plan]]:
        dark, kind = tile.startswith("dark_"), TILES[tile.removeprefix("dark_")]
        for pose, origins in placements(self.castle, kind):
            if kind.id == "hallway" and pose.dark != dark:
                continue
            for bit in each(origins):
                x, y = self.castle.frame.cell(bit)
                grown = self.copy()
                grown.castle = extended(self.castle, kind, pose, x, y)
                yield Place(x, y, pose.turn, pose.dark), grown

    @property
    def scored(self) -> dict[str, int]:
        """What the last tile scored when it was placed, by rule."""
        found: dict[str, int] = {}
        for rule, points, _, _ in lines(self.castle, len(self.castle.rooms) - 1):
            found[rule] = found.get(rule, 0) + points
        return found

    @property
    def points(self) -> int:
        """What the last tile scored when it was placed."""
        return sum(self.scored.values())


def castle(*rooms: str, doors: int = 4) -> Plan:
    """Tiles one after the other, each written "tile @ room, room": connected to exactly these rooms."""
    plan = _grown(Plan(doors), [_parted(row) for row in rooms])
    if plan is None:
        raise LookupError(rooms)
    return plan


def _parted(row: str) -> tuple[str, set[str]]:
    tile, _, to = row.partition("@")
    return tile.strip(), {name.strip() for name in to.split(",")} if to else {"foyer"}


def _grown(plan: Plan, rows: list[tuple[str, set[str]]]) -> Plan | None:
    """The castle with all these tiles; if one finds no place, those before it lie elsewhere."""
    if not rows:
        return plan
    tile, to = rows[0]
    for place in plan.wheres(tile, to)[:TRIES]:
        grown = plan.copy().lay(
            tile.removeprefix("dark_"), place.x, place.y, SIDES[place.turn] + "d" * place.dark
        )
        found = _grown(grown, rows[1:])
        if found is not None:
            return found
    return None


def drawn(*rows: str, corner_contact: bool = True, **legend: str) -> Plan:
    """The castle of a drawing; see above."""
    cells = {
        (x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row.split()) if letter != "."
    }
    foyer = legend.pop("f", "foyer_4")
    plan = Plan(int(foyer[-1]), corner_contact)
    left, top = _corner(cells, "f")
    assert _cells(cells, "f") == {(left + x, top + y) for x in range(3) for y in range(3)}
    for letter, words in legend.items():
        tile, way = words.split() if " " in words else (words, "n")
        x, y = _corner(cells, letter)
        plan.lay(tile, x - left, y - top, way)
        look = {(x + dx, y + dy) for dx, dy in box_cells(pose_of(f"{tile} {way}"))}
        assert _cells(cells, letter) == look, f"{letter} does not look like {words}"
    return plan


def _cells(cells: dict[tuple[int, int], str], letter: str) -> set[tuple[int, int]]:
    return {cell for cell, other in cells.items() if other == letter}


def _corner(cells: dict[tuple[int, int], str], letter: str) -> tuple[int, int]:
    own = _cells(cells, letter)
    assert own, f"no {letter} in the drawing"
    return min(x for x, _ in own), min(y for _, y in own)


def box_cells(pose: Pose) -> set[tuple[int, int]]:
    """The cells of a pose's box; of an L its twelve."""
    body = {(x + i, y + j) for x, y, w, h in pose.body for i in range(w) for j in range(h)}
    return body | set(pose.corners) if pose.kind == OCTAGON else body
