"""What scores at the end, as things stand: favours, bonus cards, tokens and stacks."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from msgspec import Struct

from kastelan.core.game import Seat
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import MOATS, SIZES, STAIRS_STACK, TOWERS, Components
from kastelan.games.ludwig.final_scoring import counted, placed, rank
from kastelan.games.ludwig.step_numbers import NOTHING, OVER
from kastelan.games.ludwig.terms import terms
from kastelan.games.ludwig.visible_position import hides
from kastelan.server.presenters.ludwig.visible_table import VisibleTable

SECRET_MEASURES = ("money", "count_swans")
"""What a player may hide (DEC-07)."""


class Standing(Struct, frozen=True):
    """What each castle has of what a favour asks for, and the points if the game ended now (LUD-END-4).

    A count is null where it is hidden; before castles stand there are no counts.
    """

    favour: int
    counts: tuple[int | None, ...]
    points: tuple[int, ...]


class HandCard(Struct, frozen=True):
    """A bonus card, with what it counts and pays now."""

    card: int
    points: int
    count: int


class Stack(Struct, frozen=True, kw_only=True):
    """A stack: the tiles left, those that may be in it, and how many of its tiles each castle has.

    `points` is what one of these tiles scores if the stack is empty at the end. `used` is false where the
    stack is not in play.
    """

    left: int
    used: bool
    unseen: tuple[int, ...]
    owned: tuple[int, ...]
    points: int


class Solo(Struct, frozen=True):
    """The points of a solo game as it would end now, and their rank (LUD-SOLO-5)."""

    points: int
    rank: int


def favours(table: VisibleTable) -> tuple[Standing, ...]:
    """How everyone stands in each favour; there are none in a solo game."""
    view = table.view
    if view.solo:
        return ()
    if not table.castles:
        return tuple(Standing(number, (), ()) for number in view.favours)
    return tuple(standing(table, number) for number in view.favours)


def standing(table: VisibleTable, number: int) -> Standing:
    """How everyone stands in a favour."""
    favour, position = table.components.favours[number], table.position
    counts, points, _ = placed(position, favour, position.score)
    secret = favour.kind in SECRET_MEASURES
    visible = (None if secret and hides(table.view, seat) else count for seat, count in enumerate(counts))
    return Standing(number, (*visible,), (*points,))


def hand(table: VisibleTable, seat: Seat) -> int | tuple[HandCard, ...]:
    """A seat's bonus cards with what they would pay now, or only how many there are."""
    own = table.view.hands[seat]
    if isinstance(own, int):
        return own
    return tuple(HandCard(card, *_pays(table, seat, card)) for card in own)


def _pays(table: VisibleTable, seat: Seat, number: int) -> tuple[int, int]:
    """What a card pays now and what it counts; nothing before castles stand."""
    if seat >= len(table.castles):
        return 0, 0
    card = table.components.bonus_cards[number]
    for module in table.modules:
        found = module.card_pays(table, seat, card)
        if found is not None:
            return found
    count = counted(table.position, seat, card)
    # A card pays for every full `per` of what it counts.
    return card.points * (count // card.per), count


def stacks(table: VisibleTable, public: tuple[Stack, ...] = ()) -> tuple[Stack, ...]:
    """Every stack, by its number: those that spectators are shown, if they are the same for the reader."""
    view, beside = table.view, table.view.module_state
    # Decrees can change these points. A spectator sees them for the player whose turn it is.
    points = terms(table.position, view.turn if view.seat is None else view.seat).depleted_points
    if public and public[0].points == points and set(beside.model) <= {NOTHING}:
        return public
    # Every tile that lies openly somewhere; the others of a size may still be in the stack.
    built = [lie[0] for castle in view.castles for lie in castle]
    seen = frozenset((*built, *view.market, *view.gone, view.tile, *beside.stored, *beside.model))
    owned = [_owned(castle) for castle in table.castles]
    used = {*range(STAIRS_STACK + 1), *(stack for module in table.modules for stack in module.stacks)}
    return tuple(
        Stack(
            left=left,
            used=stack in used,
            unseen=_unseen(table.components, stack, seen),
            owned=tuple(count[stack] for count in owned),
            points=points,
        )
        for stack, left in enumerate(view.stacks)
    )


# A move changes one castle at most.
@lru_cache(maxsize=4096)
def _owned(castle: Castle) -> Counter[int | None]:
    """The tiles of a castle by stack; renovated rooms have none (RENO-15), moat pieces have their own."""
    count = Counter(room.tile.stack for room in castle.rooms if not room.covers)
    count[MOATS] = castle.additions.pieces  # pieces of the moat are no rooms
    return count


def _unseen(components: Components, stack: int, seen: frozenset[int]) -> tuple[int, ...]:
    # `by_size` has the towers after the ordinary sizes, and only where they are in play.
    place = len(SIZES) if stack == TOWERS else stack
    known = stack < len(SIZES) or (stack == TOWERS and len(components.by_size) > len(SIZES))
    return _others(components.by_size[place], seen) if known else ()


# The same for all readers of a position, and often for the next one.
@lru_cache(maxsize=256)
def _others(tiles: tuple[int, ...], seen: frozenset[int]) -> tuple[int, ...]:
    return tuple(tile for tile in tiles if tile not in seen)


def solo(table: VisibleTable) -> Solo | None:
    """A solo game as it would end now; None for several players."""
    view = table.view
    if not view.solo:
        return None
    points = view.scores[0]
    # During the game the scores do not contain bonus cards; at the end they do.
    if view.step != OVER and not isinstance(view.hands[0], int):
        points += sum(_pays(table, 0, card)[0] for card in view.hands[0])
    return Solo(points, rank(points))
