"""What can be chosen with modules: the legal actions in their order, and in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeVar, cast

from kastelan.cli.table.screens.ludwig import module_market, placements
from kastelan.cli.table.screens.ludwig.castle import COMPLETED
from kastelan.core.game import Action
from kastelan.games.ludwig.action_space import ACTIONS
from kastelan.games.ludwig.actions import LAY, PRICES, Place
from kastelan.games.ludwig.components import CARD_SIZES
from kastelan.games.ludwig.modules import actions as extra
from kastelan.games.ludwig.modules import passage_geometry
from kastelan.games.ludwig.modules.swans import COLOUR_NAMES, SALE, SETS, sets
from kastelan.games.ludwig.offers import piece_ways
from kastelan.games.ludwig.scoring import lines
from kastelan.games.ludwig.step_numbers import BUYING, NOTHING, PLACING, PRICING

if TYPE_CHECKING:
    from kastelan.cli.table.screens.ludwig.choices import Choices

A = TypeVar("A", bound=Action)
What = Callable[["Choices", Action], str]


def numbered(choices: Choices) -> Sequence[Action]:
    """The legal actions, those first that the market numbers; placements with the best first."""
    view, legal = choices.view, choices.legal
    if view.step == PLACING:
        return [
            *_places(choices),
            *_some_sales(choices, [one for one in legal if not isinstance(one, Place)]),
        ]
    first: list[Action] = []
    if view.step == PRICING:
        first = [LAY[slot] for slot in sorted(view.slots) if view.market[slot] != NOTHING]
    elif view.step == BUYING:
        first = module_market.buying(view)
    return [*first, *_some_sales(choices, [action for action in legal if action not in first])]


def _places(choices: Choices) -> list[Action]:
    tile, castle = choices.tile, choices.castle
    if tile is None or castle is None or not tile.poses:
        return []
    return [way.place for way in placements.ways(castle, tile)]


def _some_sales(choices: Choices, legal: Sequence[Action]) -> list[Action]:
    """Of all ways to sell so many swans the one whose sets lose least; the others can be typed."""
    own = next(iter(_swans_of(choices)), None)
    if own is None:
        return list(legal)
    best: dict[int, extra.SellSwans] = {}
    for action in legal:
        if isinstance(action, extra.SellSwans):
            known = best.setdefault(sum(action.count), action)
            if _left(own, action) > _left(own, known):
                best[sum(action.count)] = action
    return [one for one in legal if not isinstance(one, extra.SellSwans) or best[sum(one.count)] == one]


def _swans_of(choices: Choices) -> Iterator[tuple[int, ...]]:
    swans = choices.view.module_state.swans
    own = swans[choices.view.turn] if swans else None
    if own is not None:
        yield own


def _left(own: Sequence[int], sale: extra.SellSwans) -> int:
    """What the sets of the swans that stay would score."""
    return sum(SETS[size] for size in sets([have - n for have, n in zip(own, sale.count, strict=True)]))


def knows(action: Action) -> bool:
    """Whether an action comes from a module."""
    return type(action).__module__ == extra.__name__


def describe(choices: Choices, action: Action) -> str:
    """What an action of a module means."""
    what = WHAT[type(action)](choices, action) if type(action) in WHAT else ""
    name = "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in type(action).__name__)
    return choices.pieces.speaker.say(f"ludwig-do{name}", what=what)


def _offered(choices: Choices, place: int) -> int:
    offered = choices.view.module_state.offered
    return NOTHING if isinstance(offered, int) else offered[place]


def _barbican(choices: Choices, action: extra.ChooseBarbican) -> str:
    """Where doors and drawbridge lead (MOAT-2)."""
    return choices.pieces.speaker.say(ACTIONS.write(action).replace("barbican", "ludwig-screen-barbican-"))


def _swans(choices: Choices, action: extra.SellSwans) -> str:
    say = choices.pieces.speaker.say
    names = [
        f"{n} {say(f'ludwig-swan-{name}')}" for n, name in zip(action.count, COLOUR_NAMES, strict=True) if n
    ]
    return f"{', '.join(names)}: {choices.pieces.money(SALE[sum(action.count)])}"


def _position(choices: Choices, action: extra.PlaceMoat) -> str:
    where = choices.pieces.speaker.say(f"ludwig-position-{extra.POSITIONS[action.position]}")
    return f"{where} {_worth(choices, action)}"


def _worth(choices: Choices, action: Action) -> str:
    """What a place for the piece in hand brings."""
    view = choices.view
    for way, points, done in piece_ways(module_market.position(view), view.turn, view.tile):
        if way == action:
            return f"({points:+d}{COMPLETED * len(done)})"
    return ""


def _renovation(choices: Choices, action: extra.BuyRenovation) -> str:
    return choices.pieces.about(choices.pieces.components.tiles[choices.view.module_state.show[action.place]])


def _room(choices: Choices, action: extra.Renovate) -> str:
    assert choices.castle is not None
    return f"{choices.pieces.room_label(choices.castle, action.room)} {_worth(choices, action)}"


def _passage(choices: Choices, action: extra.LayPassage) -> str:
    """From which door to which room it leads, and what it adds to the score."""
    castle, room, pieces = choices.castle, choices.view.module_state.placed, choices.pieces
    assert castle is not None
    passage = passage_geometry.found(castle, room, action.kind, action.door)
    assert passage is not None
    lies = castle.rooms[room]
    x, y, side, _ = lies.pose.doors[action.door]
    before, after = (
        sum(line[1] for line in lines(one, room))
        for one in (castle, passage_geometry.joined(castle, passage))
    )
    facts = {
        "kind": pieces.speaker.say(f"ludwig-passage-{extra.PASSAGES[action.kind]}"),
        "door": placements.door_name(castle, room, lies.x + x, lies.y + y, side),
        "room": pieces.room_label(castle, passage.other),
    }
    return pieces.speaker.say("ludwig-screen-passage-to", points=f"{after - before:+d}", **facts)


def _token(choices: Choices, action: extra.KeepToken) -> str:
    return choices.pieces.favour(_offered(choices, action.token))


def _tile(choices: Choices, action: extra.TakeTile) -> str:
    return choices.pieces.about(choices.pieces.components.tiles[choices.seen_stack()[action.tile]])


def _decree(choices: Choices, action: extra.KeepDecree) -> str:
    draft = choices.view.module_state.draft
    hand = draft if not isinstance(draft, int) and draft else choices.view.module_state.offered
    return choices.pieces.decree(hand[action.decree]) if not isinstance(hand, int) else ""


def _swap(choices: Choices, action: extra.SwapCard) -> str:
    hand = choices.view.hands[choices.view.turn]
    mine = "" if isinstance(hand, int) else choices.pieces.card(hand[action.mine])
    return f"{mine} → {choices.pieces.card(_offered(choices, action.other))}"


def _stored(choices: Choices, _: Action) -> str:
    tile = choices.view.module_state.stored[choices.view.turn]
    return "" if tile == NOTHING else choices.pieces.tile(tile)


def _in_hand(choices: Choices, _: Action) -> str:
    return "" if choices.view.tile == NOTHING else choices.pieces.tile(choices.view.tile)


def _thousands(choices: Choices, action: Action) -> str:
    for name in ("thousands", "coins"):
        if isinstance(value := getattr(action, name, None), int):
            return choices.pieces.money(1000 * value)
    return ""


def _slot(choices: Choices, action: extra.TakeCoins) -> str:
    return choices.pieces.tile(choices.view.market[action.slot])


def _size(_: Choices, action: extra.RecallCard) -> str:
    return str(CARD_SIZES[action.card])


def _shift(choices: Choices, action: extra.Shift) -> str:
    tile = choices.pieces.tile(choices.view.market[action.slot])
    return f"{tile}: {choices.pieces.money(PRICES[action.price_of])}"


def _ahead(_: Choices, action: extra.MoveAhead) -> str:
    return str(action.players)


def _stack(choices: Choices, action: extra.DiscardTile) -> str:
    return choices.pieces.stack(action.stack)


def _card(choices: Choices, action: extra.DoubleCard) -> str:
    hand = choices.view.hands[choices.view.turn]
    return "" if isinstance(hand, int) else choices.pieces.card(hand[action.card])


def _what(kind: type[A], what: Callable[[Choices, A], str]) -> dict[type[Action], What]:
    return {kind: cast(What, what)}


WHAT: Final[dict[type[Action], What]] = (
    _what(extra.ChooseBarbican, _barbican)
    | _what(extra.SellSwans, _swans)
    | _what(extra.PlaceMoat, _position)
    | _what(extra.BuyRenovation, _renovation)
    | _what(extra.Renovate, _room)
    | _what(extra.LayPassage, _passage)
    | _what(extra.KeepToken, _token)
    | _what(extra.TakeTile, _tile)
    | _what(extra.KeepDecree, _decree)
    | _what(extra.SwapCard, _swap)
    | _what(extra.Unpack, _stored)
    | _what(extra.Store, _in_hand)
    | dict.fromkeys((extra.Borrow, extra.Repay, extra.ReturnCoins, extra.LayCoins), _thousands)
    | _what(extra.TakeCoins, _slot)
    | _what(extra.RecallCard, _size)
    | _what(extra.Shift, _shift)
    | _what(extra.MoveAhead, _ahead)
    | _what(extra.DiscardTile, _stack)
    | _what(extra.DoubleCard, _card)
)
