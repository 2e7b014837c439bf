"""What scores at the end, as things stand: favours, bonus cards, tokens and stacks."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from kastelan.core.game import Seat
from kastelan.games.ludwig import LudwigState, final_scoring
from kastelan.games.ludwig.components import MOATS, SIZES, TOWERS, Components
from kastelan.games.ludwig.favours import card_points, measured_in_castle
from kastelan.games.ludwig.final_scoring import rank, shares
from kastelan.games.ludwig.modules import measures
from kastelan.games.ludwig.step_numbers import OVER
from kastelan.games.ludwig.terms import USUAL_TERMS, terms
from kastelan.games.ludwig.view import LudwigView
from kastelan.games.ludwig.visible_position import hides
from kastelan.server.presenters.ludwig.castles import castles_of

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


def favours(view: LudwigView, components: Components, shown: LudwigState | None) -> tuple[Standing, ...]:
    """How everybody stands in each favour."""
    if view.solo:
        return ()
    if not view.castles:
        return tuple(Standing(number, (), ()) for number in view.favours)
    if shown is not None:
        return tuple(_standing(view, shown, number) for number in view.favours)
    return tuple(_measured(view, components, number) for number in view.favours)


def _measured(view: LudwigView, components: Components, number: int) -> Standing:
    counts = tuple(
        measured_in_castle(castle, money, components.favours[number])
        for castle, money in zip(castles_of(view), view.money, strict=True)
    )
    return Standing(number, counts, (*shares(counts)[0],))


def _standing(view: LudwigView, shown: LudwigState, number: int) -> Standing:
    favour = shown.table.components.favours[number]
    counts, points, _ = final_scoring.placed(shown, favour, shown.score)
    secret = favour.kind in SECRET_MEASURES
    visible = (None if secret and hides(view, seat) else count for seat, count in enumerate(counts))
    return Standing(number, (*visible,), (*points,))


def tokens(view: LudwigView, shown: LudwigState, seat: Seat) -> int | tuple[Standing, ...]:
    """A seat's own favour tokens and how everybody stands, or only how many there are (TWR-7)."""
    assert view.module_state.modules
    own = view.module_state.held[seat]
    if isinstance(own, int):
        return own
    return tuple(_standing(view, shown, number) for number in own) if view.castles else ()


def hand(
    view: LudwigView, components: Components, seat: Seat, shown: LudwigState | None
) -> int | tuple[HandCard, ...]:
    """A seat's bonus cards with what they would pay now, or only how many there are."""
    own = view.hands[seat]
    if isinstance(own, int):
        return own
    payments = _payments(view, components, seat, shown)
    return tuple(HandCard(card, *payment) for card, payment in zip(own, payments, strict=True))


def _payments(
    view: LudwigView, components: Components, seat: Seat, shown: LudwigState | None
) -> list[tuple[int, int]]:
    """What the cards of a seat would pay now, and what they count; nothing before castles stand."""
    own, castles = view.hands[seat], castles_of(view)
    assert not isinstance(own, int)
    if seat >= len(castles):
        return [(0, 0)] * len(own)
    if shown is not None:
        return [_paid(shown, seat, card) for card in own]
    return [card_points(castles[seat], view.money[seat], components.bonus_cards[card]) for card in own]


def _paid(shown: LudwigState, seat: Seat, number: int) -> tuple[int, int]:
    """What a card of a table with modules pays, and what it counted; at least, where others' cards matter."""
    card = shown.table.components.bonus_cards[number]
    if card.kind == measures.EMPTY_CARDS:
        return card.points, 0
    if card.kind == measures.FIRST_PLACES:
        row = [*shown.table.favours, *_own_tokens(shown, seat)]
        ranked = (shown.table.components.favours[favour] for favour in row)
        count = sum(final_scoring.placed(shown, favour, shown.score)[2] == seat for favour in ranked)
        return card.points * count, count
    count = final_scoring.counted(shown, seat, card)
    return card.points * (count // card.per), count


def _own_tokens(shown: LudwigState, seat: Seat) -> tuple[int, ...]:
    return shown.module_state.held[seat] if shown.table.modules else ()


def stacks(view: LudwigView, components: Components, shown: LudwigState | None) -> tuple[Stack, ...]:
    """Every stack, by its number."""
    seen = {lie[0] for castle in view.castles for lie in castle} | {*view.market, *view.gone, view.tile}
    owned = [_owned(view, components, seat) for seat in range(len(view.castles))]
    names: tuple[str, ...] = ()
    points = USUAL_TERMS.depleted_points
    if view.module_state.modules and shown is not None:
        names = view.module_state.modules
        seen |= {*view.module_state.stored, *view.module_state.model}
        own = view.turn if view.seat is None else view.seat
        points = terms(shown, own).depleted_points
    unused = {TOWERS: "towers" not in names, MOATS: "moats" not in names}
    return tuple(
        Stack(
            left=left,
            used=not unused.get(stack, False),
            unseen=_unseen(components, stack, seen),
            owned=tuple(count[stack] for count in owned),
            points=points,
        )
        for stack, left in enumerate(view.stacks)
    )


def _owned(view: LudwigView, components: Components, seat: Seat) -> Counter[int | None]:
    """The tiles of a castle by stack; renovated rooms have none (RENO-15), moat pieces have their own."""
    lies = view.castles[seat]
    if not view.module_state.modules:
        return Counter(components.tiles[lie[0]].stack for lie in lies)
    beside = view.module_state.castles[seat]
    rooms = zip(lies, beside.covers, strict=True)
    count = Counter(components.tiles[lie[0]].stack for lie, covers in rooms if not covers)
    count[MOATS] = beside.moat.bit_count()
    return count


def _unseen(components: Components, stack: int, seen: set[int]) -> tuple[int, ...]:
    place = len(SIZES) if stack == TOWERS else stack
    known = stack < len(SIZES) or (stack == TOWERS and len(components.by_size) > len(SIZES))
    return tuple(tile for tile in components.by_size[place] if tile not in seen) if known else ()


def solo(view: LudwigView, components: Components, shown: LudwigState | None) -> Solo | None:
    """A solo game as it would end now; None for several players."""
    if not view.solo:
        return None
    points = view.scores[0]
    if view.step != OVER and not isinstance(view.hands[0], int):
        points += sum(points for points, _ in _payments(view, components, 0, shown))
    return Solo(points, rank(points))
