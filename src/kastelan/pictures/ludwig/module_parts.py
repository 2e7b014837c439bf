"""What modules add to the pictures of market and castle. The pictures know no module by name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from kastelan.core.game import Seat
from kastelan.games.ludwig.components import Components
from kastelan.games.ludwig.modules.moats import PRICE as MOAT_PRICE
from kastelan.games.ludwig.modules.renovations import PRICE as RENOVATION_PRICE
from kastelan.games.ludwig.step_numbers import NOTHING
from kastelan.games.ludwig.view import LudwigView
from kastelan.pictures.ludwig.floor_plan import plan_of
from kastelan.pictures.ludwig.stall import Stall


class PicturePart:
    """A part that adds nothing."""

    module: ClassVar[str]

    def stacks(self, view: LudwigView, components: Components) -> Iterator[Stall]:
        """Stalls after those of hallways and stairs."""
        yield from ()

    def row(self, view: LudwigView, components: Components) -> Iterator[Stall]:
        """Stalls in a row of their own."""
        yield from ()

    def swan_on(self, view: LudwigView, slot: int) -> int:
        """The colour of the swan on the tile of a slot, or NOTHING."""
        return NOTHING

    def swans_of(self, view: LudwigView, seat: Seat) -> Sequence[int]:
        """How many swans of each colour a player shows."""
        return ()


class Swans(PicturePart):
    """Swan tokens on market tiles, and those of players."""

    module: ClassVar[str] = "swans"

    def swan_on(self, view: LudwigView, slot: int) -> int:
        return view.module_state.swans_on[slot]

    def swans_of(self, view: LudwigView, seat: Seat) -> Sequence[int]:
        return view.module_state.swans[seat] or ()  # None where a decree hides them


class Moats(PicturePart):
    """The stack of moat pieces."""

    module: ClassVar[str] = "moats"

    def stacks(self, view: LudwigView, components: Components) -> Iterator[Stall]:
        left = view.module_state.moats
        yield Stall(MOAT_PRICE, plan_of(components.tiles[components.moat]) if left else None, left=left)


class Renovations(PicturePart):
    """The renovations that lie out, with the swans on them."""

    module: ClassVar[str] = "renovations"

    def row(self, view: LudwigView, components: Components) -> Iterator[Stall]:
        own = view.module_state
        swans = own.show_swans or (NOTHING,) * len(own.show)
        for tile, swan in zip(own.show, swans, strict=True):
            yield Stall(RENOVATION_PRICE, plan_of(components.tiles[tile]), swan=swan)


PARTS: Final[tuple[PicturePart, ...]] = (Swans(), Moats(), Renovations())


def parts_in_use(view: LudwigView) -> list[PicturePart]:
    """The parts of the modules at the table of a view: none in the base game."""
    return [part for part in PARTS if part.module in view.module_state.modules]


def swan_on(view: LudwigView, slot: int) -> int:
    """The colour of the swan on the tile of a slot, or NOTHING."""
    # NOTHING is -1, so the maximum is the colour that any part names.
    return max((part.swan_on(view, slot) for part in parts_in_use(view)), default=NOTHING)


def swans_of(view: LudwigView, seat: Seat) -> list[int]:
    """How many swans of each colour a player shows; empty where there are none to see."""
    return [count for part in parts_in_use(view) for count in part.swans_of(view, seat)]
