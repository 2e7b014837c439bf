"""Decrees: choosing them, what they let a player do, and what lies with them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from kastelan.cli.table.screens.ludwig.modules.screen_part import (
    Describe,
    Enter,
    Entry,
    ScreenPart,
    detail,
    entry,
    without_detail,
)
from kastelan.core.game import Action, Event, Seat
from kastelan.games.ludwig.actions import PRICES
from kastelan.games.ludwig.components import CARD_SIZES
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.modules import actions
from kastelan.games.ludwig.modules.decrees.events import PointsGained
from kastelan.games.ludwig.step_numbers import DRAFTING, NOTHING, REDRAWING, SWAPPING
from kastelan.games.ludwig.view import LudwigView
from kastelan.narration.ludwig.names import Pieces
from kastelan.narration.ludwig.narrator import Narrator

if TYPE_CHECKING:
    from kastelan.cli.table.screens.ludwig.choices import Choices


def _decree(choices: Choices, action: actions.KeepDecree) -> str:
    """A decree of the draft, or one of those offered by decree 03."""
    draft = choices.view.module_state.draft
    hand = draft if not isinstance(draft, int) and draft else choices.view.module_state.offered
    return choices.pieces.decree(hand[action.decree]) if not isinstance(hand, int) else ""


def _swap(choices: Choices, action: actions.SwapCard) -> str:
    offered = choices.view.module_state.offered
    other = "" if isinstance(offered, int) else choices.pieces.card(offered[action.other])
    return f"{_card_in_hand(choices, action.mine)} → {other}"


def _doubled(choices: Choices, action: actions.DoubleCard) -> str:
    return _card_in_hand(choices, action.card)


def _card_in_hand(choices: Choices, place: int) -> str:
    hand = choices.view.hands[choices.view.turn]
    return "" if isinstance(hand, int) else choices.pieces.card(hand[place])


def _stored(choices: Choices, _: actions.Unpack) -> str:
    tile = choices.view.module_state.stored[choices.view.turn]
    return "" if tile == NOTHING else choices.pieces.tile(tile)


def _in_hand(choices: Choices, _: actions.Store) -> str:
    return "" if choices.view.tile == NOTHING else choices.pieces.tile(choices.view.tile)


def _loan(choices: Choices, action: actions.Borrow) -> str:
    return choices.pieces.money(COIN * action.thousands)


def _repayment(choices: Choices, action: actions.Repay) -> str:
    return choices.pieces.money(COIN * action.thousands)


def _coins_returned(choices: Choices, action: actions.ReturnCoins) -> str:
    return choices.pieces.money(COIN * action.coins)


def _coins_laid(choices: Choices, action: actions.LayCoins) -> str:
    return choices.pieces.money(COIN * action.coins)


def _coins_taken(choices: Choices, action: actions.TakeCoins) -> str:
    return choices.pieces.tile(choices.view.market[action.slot])


def _card_recalled(_: Choices, action: actions.RecallCard) -> str:
    return str(CARD_SIZES[action.card])


def _shift(choices: Choices, action: actions.Shift) -> str:
    tile = choices.pieces.tile(choices.view.market[action.slot])
    return f"{tile}: {choices.pieces.money(PRICES[action.price_of])}"


def _ahead(_: Choices, action: actions.MoveAhead) -> str:
    return str(action.players)


def _stack(choices: Choices, action: actions.DiscardTile) -> str:
    return choices.pieces.stack(action.stack)


def _points(event: PointsGained, narrator: Narrator) -> Entry:
    return narrator.decree(event.rule), event.seat, event.points


class DecreesInForce(ScreenPart):
    """The decrees of everyone, and what they let a player do."""

    modules: ClassVar[tuple[str, ...]] = ("decrees",)
    details: ClassVar[Mapping[type[Action], Describe]] = (
        detail(actions.KeepDecree, _decree)
        | detail(actions.SwapCard, _swap)
        | detail(actions.DoubleCard, _doubled)
        | detail(actions.Unpack, _stored)
        | detail(actions.Store, _in_hand)
        | detail(actions.Borrow, _loan)
        | detail(actions.Repay, _repayment)
        | detail(actions.ReturnCoins, _coins_returned)
        | detail(actions.LayCoins, _coins_laid)
        | detail(actions.TakeCoins, _coins_taken)
        | detail(actions.RecallCard, _card_recalled)
        | detail(actions.Shift, _shift)
        | detail(actions.MoveAhead, _ahead)
        | detail(actions.DiscardTile, _stack)
        | without_detail(
            actions.AsMoney,
            actions.AsPoints,
            actions.EndTurn,
            actions.KeepCoins,
            actions.NoCoins,
            actions.NoDiscard,
            actions.NoDouble,
            actions.NoRecall,
            actions.NoShift,
            actions.NoSwap,
            actions.PutInBank,
            actions.Recall,
            actions.TakePoints,
            actions.TimeUp,
        )
    )
    entries: ClassVar[Mapping[type[Event], Enter]] = entry(PointsGained, _points)
    secret_steps: ClassVar[tuple[int, ...]] = (DRAFTING, REDRAWING, SWAPPING)

    def standing_lines(self, view: LudwigView, pieces: Pieces, names: Sequence[str]) -> Iterator[str]:
        for seat, decrees in enumerate(view.module_state.decrees):
            if decrees:
                words = "; ".join(_in_force(view, number, pieces, seat) for number in decrees)
                yield pieces.speaker.say("ludwig-screen-module-decrees", name=names[seat], decrees=words)


def _in_force(view: LudwigView, number: int, pieces: Pieces, seat: Seat) -> str:
    """A decree by its name, one's own with its effect; marked if it is used up."""
    own = view.turn if view.seat is None else view.seat
    words = pieces.decree(number) if seat == own else pieces.name(pieces.components.decrees[number - 1])
    used = view.module_state.used >> number & 1  # bit n of `used` is decree n
    return f"{words} [{pieces.speaker.say('ludwig-screen-module-used')}]" if used else words


class StoredPieces(ScreenPart):
    """The pieces that lie on decree 16."""

    modules: ClassVar[tuple[str, ...]] = ("decrees",)

    def standing_lines(self, view: LudwigView, pieces: Pieces, names: Sequence[str]) -> Iterator[str]:
        stored = [pieces.tile(tile) for tile in view.module_state.stored if tile != NOTHING]
        if stored:
            yield pieces.speaker.say("ludwig-screen-module-stored", tiles=", ".join(stored))


class Accounts(ScreenPart):
    """Debts by decree 21 and savings by decree 41."""

    modules: ClassVar[tuple[str, ...]] = ("decrees",)

    def standing_rows(self, view: LudwigView, pieces: Pieces) -> Iterator[tuple[str, ...]]:
        own = view.module_state
        for word, thousands in (("debt", own.debt), ("banked", own.banked)):
            if any(thousands):
                sums = (pieces.money(COIN * one) for one in thousands)
                yield pieces.speaker.say(f"ludwig-screen-module-{word}"), *sums
