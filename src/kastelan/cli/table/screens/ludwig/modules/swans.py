"""Swans: tokens on what is for sale, those that players have, and selling them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from kastelan.cli.table.screens.ludwig.modules.screen_part import Describe, ScreenPart, detail
from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.modules.actions import SellSwans
from kastelan.games.ludwig.modules.swans import COLOUR_NAMES, SALE, set_points, worth
from kastelan.games.ludwig.prices import RENOVATION, TILE, Item
from kastelan.games.ludwig.step_numbers import NOTHING
from kastelan.games.ludwig.view import LudwigView
from kastelan.narration.ludwig.names import Pieces

if TYPE_CHECKING:
    from kastelan.cli.table.screens.ludwig.choices import Choices


def _sale(choices: Choices, action: SellSwans) -> str:
    """Which swans are sold, and the money they bring."""
    return f"{_counted(action.count, choices.pieces)}: {choices.pieces.money(SALE[sum(action.count)])}"


def _counted(swans: Sequence[int], pieces: Pieces) -> str:
    """How many swans of each colour there are, without colours that are missing."""
    names = (pieces.speaker.say(f"ludwig-swan-{name}") for name in COLOUR_NAMES)
    return ", ".join(f"{count} {name}" for count, name in zip(swans, names, strict=True) if count)


def _set_points(view: LudwigView, seat: Seat, pieces: Pieces) -> Sequence[int]:
    """The points of a seat's sets of 0 to 5 swans, by the table of its decree if it has one (DEC-51)."""
    return set_points(pieces.components, view.module_state.decrees[seat])[0]


def _sets_left(own: Sequence[int], sale: SellSwans, points: Sequence[int]) -> int:
    """What the sets of the swans that stay would score."""
    return worth([have - sold for have, sold in zip(own, sale.count, strict=True)], points)


def _swans_of(view: LudwigView, seat: Seat, pieces: Pieces) -> str:
    """How many swans a seat has, and what their sets are worth now."""
    swans = view.module_state.swans[seat]
    if swans is None:
        return "?"
    points = worth(swans, _set_points(view, seat, pieces))
    return f"{sum(swans)} (+{points})" if points else str(sum(swans))


class Swans(ScreenPart):
    """Swans of everyone, on tiles and renovations, and their sale."""

    modules: ClassVar[tuple[str, ...]] = ("swans",)
    details: ClassVar[Mapping[type[Action], Describe]] = detail(SellSwans, _sale)

    def numbered(self, choices: Choices, listed: Sequence[Action]) -> Sequence[Action]:
        """For each number of swans the sale that leaves the best sets; the others can be typed."""
        own = choices.view.module_state.swans[choices.view.turn]
        if own is None:  # hidden by a decree
            return listed
        points = _set_points(choices.view, choices.view.turn, choices.pieces)
        best: dict[int, SellSwans] = {}
        for action in listed:
            if isinstance(action, SellSwans):
                # By the number sold: the sale that leaves the most valuable sets.
                known = best.setdefault(sum(action.count), action)
                if _sets_left(own, action, points) > _sets_left(own, known, points):
                    best[sum(action.count)] = action
        return [one for one in listed if not isinstance(one, SellSwans) or best[sum(one.count)] == one]

    def item_note(self, view: LudwigView, item: Item, pieces: Pieces) -> str:
        """The swan on an item."""
        tokens = {TILE: view.module_state.swans_on, RENOVATION: view.module_state.show_swans}
        colour = tokens[item.kind][item.place] if item.kind in tokens else NOTHING
        if colour == NOTHING:
            return ""
        say = pieces.speaker.say
        return f" ({say('ludwig-screen-swan', colour=say(f'ludwig-swan-{COLOUR_NAMES[colour]}'))})"

    def standing_rows(self, view: LudwigView, pieces: Pieces) -> Iterator[tuple[str, ...]]:
        swans = (_swans_of(view, seat, pieces) for seat in range(view.players))
        yield pieces.speaker.say("ludwig-screen-module-swan-sets"), *swans

    def standing_lines(self, view: LudwigView, pieces: Pieces, names: Sequence[str]) -> Iterator[str]:
        own = None if view.seat is None else view.module_state.swans[view.seat]
        if own is not None and any(own):
            yield pieces.speaker.say("ludwig-screen-module-swans", swans=_counted(own, pieces))
