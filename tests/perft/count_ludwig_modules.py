"""Writes ludwig_modules.counts.json for Ludwig with modules: `python -m tests.perft.count_ludwig_modules`.

The positions come from games played at random by the engine. Placements, passages and moat positions of depth
1 are counted by the slow geometry of tests/reference alone, and a count that the engine does not share is not
written; deeper counts are the engine's, and show that nothing changed. A count that has been released is
never written anew: the file only grows, under new names.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator

from kastelan.core.position import write_position
from kastelan.games.ludwig import VERSIONS, LudwigState
from kastelan.games.ludwig.step_numbers import (
    BORROWING,
    BUYING,
    CLEARING,
    COUNTING,
    DRAFTING,
    FOYER,
    KEEPING,
    MOAT_TILE,
    PASSING,
    PLACING,
    PRINTED,
    QUEUING,
    RECALLING,
    REWARDS,
    SELLING,
    SHIFTING,
    SWAPPING,
    TOKENS,
    TURN_END,
)
from tests.perft.perft import FOLDER, leaves
from tests.properties.ludwig_module_twin import TILES, estate_of
from tests.properties.tables import pick
from tests.reference.ludwig_castle import TileRow, kind_of, looks
from tests.reference.ludwig_estate import Estate
from tests.reference.ludwig_modules import POSITIONS, Grounds
from tests.reference.ludwig_tiles import Piece

Wish = Callable[[LudwigState], bool]
MOST_LEAVES = 400
DEEPEST = 3
LENGTHS = ("short", "medium", "long")


def _moats(state: LudwigState) -> int:
    return state.castles[state.seat].additions.pieces


WISHES: dict[str, tuple[int, str, Wish]] = {
    "barbicans": (3, "moats", lambda state: state.step == FOYER),
    "draft": (3, "decrees", lambda state: state.step == DRAFTING),
    "double-draft": (
        4,
        "double_decrees",
        lambda state: state.step == DRAFTING and state.seat == state.master,
    ),
    "purchase-with-everything": (4, "all", lambda state: state.step == BUYING and state.round == 4),
    "purchase-of-five": (5, "all", lambda state: state.step == BUYING and state.round == 3),
    "swans-for-sale": (
        2,
        "swans",
        lambda state: state.step == BUYING and sum(state.module_state.swans[state.seat]) >= 3,
    ),
    "room-inside-a-moat": (2, "moats", lambda state: _in_hand(state) and _moats(state) >= 2),
    "garden-at-the-bridge": (
        3,
        "moats",
        lambda state: _in_hand(state) and _row(state).type == "outdoor" and state.round > 3,
    ),
    "tower-in-hand": (3, "towers", lambda state: _in_hand(state) and _row(state).shape == "325"),
    "room-with-passages": (3, "passages", lambda state: _in_hand(state) and state.round > 3),
    "passages-and-moats": (
        4,
        "passages,moats",
        lambda state: _in_hand(state) and state.round > 4 and _moats(state) > 0,
    ),
    "passage-to-lay": (3, "passages", lambda state: state.step == PASSING and state.round > 2),
    "moat-piece-in-hand": (3, "moats", lambda state: state.step == PLACING and state.tile == _piece(state)),
    "renovation-in-hand": (3, "renovations", lambda state: state.step == PLACING and not _poses(state)),
    "tower-tokens": (4, "towers", lambda state: state.step == TOKENS),
    "moat-reward": (2, "moats", lambda state: state.step == MOAT_TILE),
    "rewards-of-a-renovated-room": (2, "renovations", lambda state: state.step == REWARDS),
    "coins-laid-anew": (4, "double_decrees", lambda state: state.step == COUNTING),
    "price-to-shift": (4, "double_decrees", lambda state: state.step == SHIFTING),
    "order-of-turns": (4, "double_decrees", lambda state: state.step == QUEUING),
    "cards-to-recall": (4, "double_decrees", lambda state: state.step == RECALLING),
    "cards-to-swap": (4, "double_decrees", lambda state: state.step == SWAPPING),
    "loan": (4, "double_decrees", lambda state: state.step == BORROWING),
    "printed-points": (4, "double_decrees", lambda state: state.step == PRINTED),
    "end-of-a-turn": (4, "double_decrees", lambda state: state.step == TURN_END),
    "stacks-to-clear": (4, "double_decrees", lambda state: state.step == CLEARING),
}


def _piece(state: LudwigState) -> int:
    return int(state.table.components.moat)


def _poses(state: LudwigState) -> bool:
    return bool(state.table.components.tiles[state.tile].poses)


def _in_hand(state: LudwigState) -> bool:
    """A room tile or tower is to be placed, and nothing else can be done."""
    return state.step == PLACING and state.tile > 3 and _poses(state)


def _row(state: LudwigState) -> TileRow:
    return TILES[state.table.components.tiles[state.tile].id]


WISHES_OF_VERSION_2: dict[str, tuple[int, str, Wish]] = {
    "selling-at-the-end-of-a-turn": (2, "swans", lambda state: state.step == SELLING),
    "swans-for-sale-among-bonus-cards": (
        2,
        "swans",
        lambda state: state.step == KEEPING and _has_swans(state),
    ),
    "swans-for-sale-among-passages": (
        2,
        "swans,passages",
        lambda state: state.step == PASSING and _has_swans(state),
    ),
}


def _has_swans(state: LudwigState) -> bool:
    return sum(state.module_state.swans[state.seat]) > 1


def found(players: int, modules: str, wish: Wish, version: int) -> LudwigState:
    """The first position of random games that fits."""
    for seed in range(500):
        state, choose = VERSIONS[version].new(players, {"modules": modules}, seed), random.Random(seed)
        assert isinstance(state, LudwigState)
        while state.actors:
            if wish(state):
                return state
            seat = choose.choice(state.actors)
            state.apply(seat, pick(state.legal(seat), choose, by_kind=True))
    raise LookupError(modules)


# The slow counts


def grounds_of(estate: Estate) -> Grounds:
    """The castle as the slow geometry of placing knows it."""
    outer = [room.piece for room in estate.rooms if room.outer]
    laid = {LENGTHS[way.length] for way in estate.ways}
    return Grounds(
        [room.piece for room in estate.rooms],
        estate.slabs,
        [*outer, *([] if estate.bridge is None else [estate.bridge])],
        [way.rooms for way in estate.ways],
        set(LENGTHS) - laid,
        estate.corners,
        estate.decrees,
    )


def slow_count(state: LudwigState) -> int | None:
    """How many actions there are by the slow geometry, where it knows."""
    seat, passages = state.seat, "passages" in state.table.names
    if not state.castles:
        return None
    estate = estate_of(state, seat)
    grounds = grounds_of(estate)
    if not passages:
        grounds.lengths = set()
    if _in_hand(state) and not estate.decrees & {26}:
        return sum(1 for _ in slow_places(grounds, _row(state)))
    if state.step == PLACING and state.tile == _piece(state):
        return sum(grounds.moat_fits(position, set(estate.moat)) for position in POSITIONS)
    return None


def slow_places(grounds: Grounds, row: TileRow) -> Iterator[Piece]:
    """Every place whose doors meet a door, or face one over a passage, that may be built on."""
    kind = kind_of(row, False)
    for turns in looks(kind):
        spots = set()
        for door in kind.turnings[turns][1]:
            for there in (its for tile in grounds.everything for its in tile.doors):
                if (there.end[0] - there.start[0], there.end[1] - there.start[1]) != (
                    door.start[0] - door.end[0],
                    door.start[1] - door.end[1],
                ):
                    continue
                dx, dy = there.outward
                for gap in (0, 2, 4):
                    spots.add(
                        (there.end[0] - door.start[0] + dx * gap, there.end[1] - door.start[1] + dy * gap)
                    )
        for x, y in sorted(spots):
            piece = Piece(kind, x, y, turns)
            if grounds.placement_fits(piece, row.type == "outdoor"):
                yield piece


def counted(state: LudwigState) -> Iterator[int]:
    """Leaf counts for depth 1, 2, ... while that is small."""
    for depth in range(1, DEEPEST + 1):
        count = leaves(state, depth)
        yield count
        if count > MOST_LEAVES:
            return


def main() -> None:
    """Write the file."""
    counts = []
    wishes = [*((1, *row) for row in WISHES.items()), *((2, *row) for row in WISHES_OF_VERSION_2.items())]
    for version, name, (players, modules, wish) in wishes:
        state = found(players, modules, wish, version)
        slow = slow_count(state)
        assert slow in (None, leaves(state, 1)), (name, slow, leaves(state, 1))
        row = {"name": f"ludwig-modules-{name}", "position": write_position(state)}
        counts.append({**row, "leaves": list(counted(state)), "depth_1_by_reference": slow is not None})
        print(name, counts[-1]["leaves"], slow, flush=True)
    by = "depth 1 where it says so by the slow geometry of tests/reference, all else by the engine"
    content = {"counted_by": by, "counts": counts}
    path = FOLDER / "ludwig_modules.counts.json"
    path.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
