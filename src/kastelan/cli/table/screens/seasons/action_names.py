"""Every action in words, as a choice of a list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, cast

from kastelan.cli.table.screens.seasons.payments import payment_words
from kastelan.core.game import Action
from kastelan.games.seasons.actions import (
    Agree,
    Begin,
    Build,
    Buy,
    Convert,
    Empty,
    Lay,
    Lose,
    Mend,
    Pass,
    Pay,
    PayTalers,
    Place,
    Refuse,
    Select,
    Share,
    Station,
    Supply,
    TakeBack,
    TurnIn,
)
from kastelan.games.seasons.components import CARDS, FROM_SUPPLY, POSITIONS, SILVER
from kastelan.games.seasons.payments import payments
from kastelan.games.seasons.public_state import figures_of
from kastelan.games.seasons.step_numbers import NOBODY
from kastelan.games.seasons.view import SeasonsView
from kastelan.narration.seasons.names import Names

A = TypeVar("A", bound=Action)


def words(view: SeasonsView, action: Action, names: Names) -> str:
    """An action in words."""
    return WORDS[type(action)](view, action, names)


def _select(_: SeasonsView, action: Select, names: Names) -> str:
    return " + ".join(names.card(card) for card in range(len(CARDS)) if action.cards >> card & 1)


def _supply(_: SeasonsView, action: Supply, names: Names) -> str:
    return names.amounts(action.pieces)


def _take_back(_: SeasonsView, action: TakeBack, names: Names) -> str:
    return names.spot(action.spot)


def _station(view: SeasonsView, action: Station, names: Names) -> str:
    figures = figures_of(view)
    gains = names.amount(action.spot, figures.symbols[action.spot] - figures.levy)
    text = names.say("station", spot=names.spot(action.spot), gains=gains)
    owner = view.wagons[action.spot]
    if owner != NOBODY:
        text += " " + names.say("displacing", name=names.person(owner))
    return f"{text} {names.say('as-innkeeper')}" if action.innkeeper else text


def _empty(view: SeasonsView, action: Empty, names: Names) -> str:
    return names.amount(action.kind, view.tower[action.kind])


def _buy(view: SeasonsView, action: Buy, names: Names) -> str:
    facts = {"kind": names.kind(action.kind), "card": names.card(action.card)}
    text = names.say("buy", name=names.person(action.owner), **facts)
    pieces = next((p for owner, card, p in view.lying if (owner, card) == (action.owner, action.card)), ())
    return f"{text} {names.say('last-piece')}" if sum(pieces) == 1 else text


def _agree(_: SeasonsView, __: Agree, names: Names) -> str:
    return names.say("sell")


def _refuse(_: SeasonsView, __: Refuse, names: Names) -> str:
    return names.say("keep")


def _begin(_: SeasonsView, action: Begin, names: Names) -> str:
    return names.card(action.card)


def _build(view: SeasonsView, action: Build, names: Names) -> str:
    figure = figures_of(view).buildings[action.building]
    number = 0
    if view.seat is not None:
        number = len(payments(view.supply[view.seat], view.stock, figure.cost))
    facts = {"cost": figure.cost, "points": figure.points, "ways": number}
    return names.say("build", building=names.building(action.building), **facts)


def _pay(view: SeasonsView, action: Pay, names: Names) -> str:
    seat = view.seat if view.seat is not None else view.turn
    return payment_words(view, seat, action, names)


def _place(view: SeasonsView, action: Place, names: Names) -> str:
    figures = figures_of(view)
    space = names.space(action.space, figures)
    if action.space < POSITIONS:
        fee = figures.positions[action.space].fee
        space = names.building(figures.positions[action.space].building)
    else:
        winter = figures.winter
        fee = winter.tavern_fee if action.space == POSITIONS else winter.granary_fee
    text = names.say("place", space=space, fee=fee)
    if action.origin == FROM_SUPPLY:
        return text
    return f"{text} {names.say('from', origin=names.origin(action.origin))}"


def _lose(_: SeasonsView, action: Lose, names: Names) -> str:
    return names.say("lose", card=names.card(action.card))


def _pay_talers(_: SeasonsView, __: PayTalers, names: Names) -> str:
    return names.say("pay-talers")


def _mend(_: SeasonsView, action: Mend, names: Names) -> str:
    return names.say("mend", stones=action.stones, bars=action.bars)


def _lay(_: SeasonsView, action: Lay, names: Names) -> str:
    return names.stake(action.stake)


def _share(view: SeasonsView, action: Share, names: Names) -> str:
    return names.stake(action.stake)


def _convert(_: SeasonsView, action: Convert, names: Names) -> str:
    return names.points(action.points)


def _turn_in(_: SeasonsView, action: TurnIn, names: Names) -> str:
    if not action.pieces + action.bars:
        return names.say("turn-in-none", kind=names.kind(action.kind))
    parts = [names.amount(action.kind, action.pieces)] if action.pieces else []
    if action.bars:
        gained = names.amount(action.kind, action.bars)
        parts.append(names.say("for-silver", silver=names.amount(SILVER, action.bars), pieces=gained))
    return ", ".join(parts)


def _pass(_: SeasonsView, __: Pass, names: Names) -> str:
    return names.say("pass")


Wording = Callable[[SeasonsView, Action, Names], str]


def _wording(kind: type[A], say: Callable[[SeasonsView, A, Names], str]) -> dict[type[Action], Wording]:
    return {kind: cast(Wording, say)}


WORDS: Final[dict[type[Action], Wording]] = (
    _wording(Select, _select)
    | _wording(Supply, _supply)
    | _wording(TakeBack, _take_back)
    | _wording(Station, _station)
    | _wording(Empty, _empty)
    | _wording(Buy, _buy)
    | _wording(Agree, _agree)
    | _wording(Refuse, _refuse)
    | _wording(Begin, _begin)
    | _wording(Build, _build)
    | _wording(Pay, _pay)
    | _wording(Place, _place)
    | _wording(Lose, _lose)
    | _wording(PayTalers, _pay_talers)
    | _wording(Mend, _mend)
    | _wording(Lay, _lay)
    | _wording(Share, _share)
    | _wording(Convert, _convert)
    | _wording(TurnIn, _turn_in)
    | _wording(Pass, _pass)
)
