"""Castles with modules for the rulebook tests: tiles by name, moat pieces, passages and renovations."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Final

from kastelan.games.ludwig import LUDWIG, free_space, scoring
from kastelan.games.ludwig.actions import Place
from kastelan.games.ludwig.castle import Castle, begun, extended
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import FOYER_3, FOYER_4
from kastelan.games.ludwig.load_components import standard
from kastelan.games.ludwig.modules import moat_geometry, passage_geometry, passages, renovations
from kastelan.games.ludwig.modules.castle_from_view import additions_with
from kastelan.games.ludwig.modules.decrees import registry
from kastelan.games.ludwig.modules.decrees.castle_laws import with_laws
from kastelan.games.ludwig.modules.expansion_components import boxed
from kastelan.games.ludwig.placing import legal_origins, placements, sited
from kastelan.games.ludwig.rules_versions import RULES

BOX: Final = boxed(standard(), True, True)
TILES: Final = {tile.id: tile for tile in BOX.tiles}
KINDS: Final = ("short", "medium", "long")
POSITIONS: Final = ("west", "north", "east")
assert registry.DECREES


def as_set(names: Collection[str] | str) -> set[str]:
    return {names} if isinstance(names, str) else set(names)


class Yard:
    """A castle under construction; every piece is laid by the rules of placing."""

    def __init__(
        self,
        doors: int = 4,
        turn: int = 0,
        *,
        moat: bool = False,
        passages: bool = False,
        decrees: tuple[int, ...] = (),
        corner_contact: bool = True,
    ) -> None:
        names = ("moats",) * moat + ("passages",) * passages
        additions = additions_with(names, BOX)
        if moat:
            tile = BOX.tiles[BOX.barbicans[doors - 3]]
            pose = next(pose for pose in tile.poses if pose.turn == turn)
            castle = moat_geometry.walled(tile, corner_contact, pose, additions)
        else:
            tile = BOX.tiles[FOYER_3 if doors == 3 else FOYER_4]
            castle = begun(tile, corner_contact, additions=additions)
        self.castle: Castle = with_laws(castle, decrees, LUDWIG.rules)

    # What is there

    @property
    def names(self) -> list[str]:
        found = ["foyer"]
        for room in self.castle.rooms[1:]:
            count = sum(name.split()[0] == room.tile.id for name in found)
            found.append(room.tile.id if not count else f"{room.tile.id} {count + 1}")
        return found

    def number(self, name: str) -> int:
        return self.names.index(name)

    def connected(self, name: str) -> set[str]:
        return {self.names[other] for other in each(self.castle.connected[self.number(name)])}

    def touching(self, name: str) -> set[str]:
        number = self.number(name)
        others = (1 << len(self.names)) - 1 & ~(1 << number)
        return {self.names[other] for other in each(scoring.neighbours(self.castle, number, others))}

    @property
    def completed(self) -> set[str]:
        return {name for number, name in enumerate(self.names) if self.castle.completed(number)}

    @property
    def entrances(self) -> int:
        return free_space.entrances(self.castle)

    @property
    def outer(self) -> set[str]:
        return {self.names[room] for room in each(self.castle.additions.outer)}

    @property
    def points(self) -> int:
        """What the last tile scored when it was placed."""
        return self.scored(self.names[-1])

    def scored(self, name: str) -> int:
        """What placing this room last would score."""
        return sum(line[1] for line in scoring.lines(self.castle, self.number(name)))

    def own_points(self, name: str) -> int:
        """What the symbol of a room brings as things stand."""
        lines = scoring.own_lines(self.castle, self.number(name), "printed", "symbol")
        return sum(points for rule, points, _, _ in lines if rule == "symbol")

    # Laying pieces

    def copy(self) -> Yard:
        other = Yard.__new__(Yard)
        other.castle = self.castle
        return other

    def law(self, *decrees: int, version: int = LUDWIG.version) -> Yard:
        """The same castle of a player with these decrees."""
        other = self.copy()
        other.castle = with_laws(self.castle, tuple(sorted(decrees)), RULES[version])
        return other

    def ways(self, tile: str) -> Iterator[tuple[Place, Yard]]:
        """Every legal placement and the castle it leads to."""
        dark, kind = tile.startswith("dark_"), TILES[tile.removeprefix("dark_")]
        for pose, origins in placements(self.castle, kind):
            if kind.id == "hallway" and pose.dark != dark:
                continue
            for bit in each(origins):
                x, y = self.castle.frame.cell(bit)
                grown = self.copy()
                grown.castle = extended(self.castle, kind, sited(self.castle, pose, x, y), x, y)
                yield Place(x, y, pose.turn, pose.dark), grown

    def attach(
        self,
        tile: str,
        to: Collection[str] | str = "foyer",
        *,
        touching: Collection[str] | str | None = None,
        completes: Collection[str] | str | None = None,
        if_so: Callable[[Yard], bool] = lambda _: True,
    ) -> Yard:
        """The castle with a tile connected to exactly these rooms, with as many open doors as possible."""
        return self.placed(tile, to, touching=touching, completes=completes, if_so=if_so)[1]

    def where(self, tile: str, to: Collection[str] | str = "foyer", **how: object) -> Place:
        return self.placed(tile, to, **how)[0]  # type: ignore[arg-type]  # passed on as they come

    def placed(
        self,
        tile: str,
        to: Collection[str] | str = "foyer",
        *,
        touching: Collection[str] | str | None = None,
        completes: Collection[str] | str | None = None,
        if_so: Callable[[Yard], bool] = lambda _: True,
    ) -> tuple[Place, Yard]:
        best: tuple[int, Place, Yard] | None = None
        for place, grown in self.ways(tile):
            doors = sum(fronts.bit_count() for fronts in grown.castle.open)
            if best is not None and doors <= best[0]:
                continue
            new = grown.names[-1]
            fits = (
                grown.connected(new) == as_set(to)
                and (touching is None or grown.touching(new) == as_set(touching))
                and (completes is None or grown.completed - self.completed == as_set(completes))
                and if_so(grown)
            )
            if fits:
                best = (doors, place, grown)
        if best is None:
            raise LookupError(f"no place for {tile} at {to}")
        return best[1], best[2]

    def lay(self, tile: str, x: int, y: int, turn: int = 0, dark: bool = False) -> Yard:
        """The castle with a tile there, if it may lie there."""
        kind, grown = TILES[tile], self.copy()
        pose = kind.pose(turn, dark)
        assert pose is not None
        if not legal_origins(self.castle, pose) >> self.castle.frame.bit(x, y) & 1:
            raise LookupError(f"{tile} may not lie at {x}, {y}")
        grown.castle = extended(self.castle, kind, sited(self.castle, pose, x, y), x, y)
        return grown

    def may(self, tile: str, x: int, y: int, turn: int = 0) -> bool:
        pose = TILES[tile].pose(turn, False)
        assert pose is not None
        return bool(legal_origins(self.castle, pose) >> self.castle.frame.bit(x, y) & 1)

    def dig(self, *positions: str) -> Yard:
        """The castle with moat pieces there."""
        grown = self.copy()
        for position in positions:
            assert POSITIONS.index(position) in moat_geometry.positions(grown.castle), position
            grown.castle = moat_geometry.dug(grown.castle, POSITIONS.index(position))
        return grown

    @property
    def positions(self) -> set[str]:
        """Where a moat piece may lie."""
        return {POSITIONS[position] for position in moat_geometry.positions(self.castle)}

    def passages(self, room: str) -> set[tuple[str, str]]:
        """The passages that could be laid from a room: which, and to which room."""
        number, found = self.number(room), set[tuple[str, str]]()
        for action in passages.possible(self.castle, number):
            passage = passage_geometry.found(self.castle, number, action.kind, action.door)
            assert passage is not None
            found.add((KINDS[action.kind], self.names[passage.other]))
        return found

    def join(self, kind: str, room: str, to: str) -> Yard:
        """The castle with a passage between these rooms."""
        number, grown = self.number(room), self.copy()
        for action in passages.possible(self.castle, number):
            passage = passage_geometry.found(self.castle, number, action.kind, action.door)
            if passage is not None and KINDS[action.kind] == kind and self.names[passage.other] == to:
                grown.castle = passage_geometry.joined(self.castle, passage)
                return grown
        raise LookupError(f"no {kind} passage from {room} to {to}")

    def renovate(self, room: str, tile: str) -> Yard:
        """The castle with a renovation on a room."""
        number, grown = self.number(room), self.copy()
        assert number in renovations.targets(self.castle, TILES[tile])
        grown.castle = renovations.covered(self.castle, number, TILES[tile])
        return grown


def yard(*rows: str, start: Yard | None = None) -> Yard:
    """Tiles one after the other, each written "tile @ room, room"."""
    grown = start or Yard()
    for row in rows:
        tile, _, to = row.partition("@")
        grown = grown.attach(tile.strip(), {name.strip() for name in to.split(",")} if to else "foyer")
    return grown
