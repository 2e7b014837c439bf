"""What can be chosen with modules: the legal actions in their order, and in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar, cast

from kastelan.cli.table.screens.ludwig import placements
from kastelan.core.game import Action
from kastelan.games.ludwig.actions import ACTIONS, PRICES, Place
from kastelan.games.ludwig.components import CARD_SIZES
from kastelan.games.ludwig.modules import actions as extra
from kastelan.games.ludwig.modules.swans import COLOUR_NAMES, SALE
from kastelan.games.ludwig.modules.view import ExtrasView
from kastelan.games.ludwig.steps import NOTHING, PLACING

if TYPE_CHECKING:
    from kastelan.cli.table.screens.ludwig.choices import Choices

A = TypeVar("A", bound=Action)
What = Callable[["Choices", Action], str]


def numbered(choices: Choices) -> Sequence[Action]:
    """The legal actions in their order; placements with the best first."""
    if choices.view.step != PLACING:
        return choices.legal
    others = [action for action in choices.legal if not isinstance(action, Place)]
    tile, castle = choices.tile, choices.castle
    if tile is None or castle is None or not tile.poses:
        return others
    return [*(way.place for way in placements.ways(castle, tile)), *others]


def knows(action: Action) -> bool:
    """Whether an action comes from a module."""
    return type(action).__module__ == extra.__name__


def describe(choices: Choices, action: Action) -> str:
    """What an action of a module means."""
    what = WHAT[type(action)](choices, action) if type(action) in WHAT else ""
    name = "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in type(action).__name__)
    return choices.pieces.speaker.say(f"ludwig-do{name}", what=what)


def _extras(choices: Choices) -> ExtrasView:
    assert choices.view.extras is not None
    return choices.view.extras


def _offered(choices: Choices, place: int) -> int:
    offered = _extras(choices).offered
    return NOTHING if isinstance(offered, int) else offered[place]


def _word(_: Choices, action: Action) -> str:
    return ACTIONS.write(action)


def _swans(choices: Choices, action: extra.SellSwans) -> str:
    say = choices.pieces.speaker.say
    names = [
        f"{n} {say(f'ludwig-swan-{name}')}" for n, name in zip(action.count, COLOUR_NAMES, strict=True) if n
    ]
    return f"{', '.join(names)}: {choices.pieces.money(SALE[sum(action.count)])}"


def _position(choices: Choices, action: extra.PlaceMoat) -> str:
    return choices.pieces.speaker.say(f"ludwig-position-{extra.POSITIONS[action.position]}")


def _renovation(choices: Choices, action: extra.BuyRenovation) -> str:
    extras = _extras(choices)
    tile = choices.pieces.components.tiles[extras.show[action.place]]
    swan = extras.show_swans[action.place]
    words = choices.pieces.about(tile)
    return (
        words
        if swan == NOTHING
        else f"{words} {choices.pieces.speaker.say(f'ludwig-swan-{COLOUR_NAMES[swan]}')}"
    )


def _room(choices: Choices, action: extra.Renovate) -> str:
    assert choices.castle is not None
    return choices.pieces.mark_of(choices.castle, action.room)


def _passage(choices: Choices, action: extra.LayPassage) -> str:
    kind = choices.pieces.speaker.say(f"ludwig-passage-{extra.PASSAGES[action.kind]}")
    return f"{kind} {action.door + 1}"


def _token(choices: Choices, action: extra.KeepToken) -> str:
    return choices.pieces.favour(_offered(choices, action.token))


def _tile(choices: Choices, action: extra.TakeTile) -> str:
    return choices.pieces.about(choices.pieces.components.tiles[choices.seen_stack()[action.tile]])


def _decree(choices: Choices, action: extra.KeepDecree) -> str:
    draft = _extras(choices).draft
    hand = draft if not isinstance(draft, int) and draft else _extras(choices).offered
    return choices.pieces.decree(hand[action.decree]) if not isinstance(hand, int) else ""


def _swap(choices: Choices, action: extra.SwapCard) -> str:
    hand = choices.view.hands[choices.view.turn]
    mine = "" if isinstance(hand, int) else choices.pieces.card(hand[action.mine])
    return f"{mine} → {choices.pieces.card(_offered(choices, action.other))}"


def _stored(choices: Choices, _: Action) -> str:
    tile = _extras(choices).stored[choices.view.turn]
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
    _what(extra.ChooseBarbican, _word)
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
