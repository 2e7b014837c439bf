"""Every decision in words: numbered choices, with what each would bring now and at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar, cast

from rich.table import Table
from rich.text import Text

from kastelan.cli.table.screens.screen import Look, Sight
from kastelan.cli.table.screens.seasons.names import RANK, Facts, Names
from kastelan.cli.table.screens.seasons.paying import careful, lack, payment_words
from kastelan.cli.table.screens.seasons.public import figures_of
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
from kastelan.games.seasons.components import (
    BUILDINGS,
    CARDS,
    FORGE,
    FROM_SUPPLY,
    MARKET,
    MASTER_BUILDER,
    POSITIONS,
    SILVER,
)
from kastelan.games.seasons.payments import payments
from kastelan.games.seasons.steps import BUILDING, NOBODY
from kastelan.games.seasons.view import SeasonsView

SHOWN: Final = 12
"""Longer lists show their beginning."""

LOW: Final = 30
"""A screen with fewer lines shows no more than it must."""

SAYS_NO_CHANGE: Final = (Pass, Select, Refuse)
"""What these bring is not worth a preview, or secret."""

A = TypeVar("A", bound=Action)


def is_pairs(legal: Sequence[Action]) -> bool:
    """Whether two cards are chosen at once."""
    return any(isinstance(action, Select) and action.cards.bit_count() > 1 for action in legal)


def arranged(legal: Sequence[Action]) -> Sequence[Action]:
    """The order of the numbers: payments with care, points at the Market by how many, nothing last."""
    if is_pairs(legal):
        return ()
    pays = [action for action in legal if isinstance(action, Pay)]
    if pays:
        return careful(pays)
    return sorted(legal, key=_is_nothing)


def _is_nothing(action: Action) -> bool:
    if isinstance(action, TurnIn):
        return not action.pieces + action.bars
    return isinstance(action, Pass) or (isinstance(action, Convert) and not action.points)


Line = tuple[str, Text]
"""A choice: its number, or nothing where none can be picked, and its words."""


def listed(sight: Sight, look: Look, names: Names) -> Table:
    """The choices, numbered."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", min_width=3, no_wrap=True, style="bold")
    table.add_column()
    for number, text in _lines(sight, look, names):
        table.add_row(number, text)
    return table


def _lines(sight: Sight, look: Look, names: Names) -> Iterator[Line]:
    view = sight.view
    assert isinstance(view, SeasonsView)
    if any(isinstance(action, Select) for action in sight.legal):
        if not is_low(look):
            yield from _cards(view, sight.legal, names)
        if is_pairs(sight.legal):
            yield "", Text(names.say("pick-two"), "dim")
        return
    if any(isinstance(action, Convert) for action in sight.legal):
        yield from _market(view, sight.legal, names)
        return
    choices = arranged(sight.legal)
    shown = len(choices) if len(choices) <= SHOWN + 1 else SHOWN
    for number, action in enumerate(choices[:shown], 1):
        yield _line(number, words(view, action, names), _brings(sight, action))
    if len(choices) > shown:
        yield "", Text(names.say("more-choices", count=len(choices) - shown, all=len(choices)), "dim")
    if view.step == BUILDING:
        yield from _not_yet(view, names)


def is_low(look: Look) -> bool:
    """Whether lines are so dear that the cards are numbered where they stand."""
    return 0 < look.height < LOW


def _line(number: int, text: str, brings: str) -> Line:
    line = Text(text)
    return str(number), line.append(f"  {brings}", "italic") if brings else line


def _brings(sight: Sight, action: Action) -> str:
    if isinstance(action, SAYS_NO_CHANGE):
        return ""
    change = sight.foretell(action)
    return f"→ {change.words}" if change is not None and change.words else ""


def _cards(view: SeasonsView, legal: Sequence[Action], names: Names) -> Iterator[Line]:
    """Every card of the hand with what it does."""
    seat = view.seat
    assert seat is not None
    numbers = card_numbers(legal)
    for card in range(len(CARDS)):
        text = f"{names.card(card)}: {card_words(view, card, names)}"
        if card in numbers:
            yield _line(numbers[card], text, "")
        elif card == MASTER_BUILDER and view.held[seat] >> card & 1:
            yield "-", Text(f"{names.card(card)}: {names.say('builder-waits')}", "dim")


def card_numbers(legal: Sequence[Action]) -> dict[int, int]:
    """The number under which each card that can be selected is listed."""
    able = 0
    for action in legal:
        if isinstance(action, Select):
            able |= action.cards
    cards = [card for card in range(len(CARDS)) if able >> card & 1]
    return {card: number for number, card in enumerate(cards, 1)}


def card_words(view: SeasonsView, card: int, names: Names) -> str:
    """What a card does, in one line."""
    figures = figures_of(view)
    pieces = names.amounts(figures.fixed[card]) if card in figures.fixed else ""
    facts: Facts = {
        "talers": figures.messenger,
        "points": figures.builder_vp,
        "pieces": pieces,
        "rank": RANK[card],
    }
    return names.say(f"does-{CARDS[card].replace('_', '-')}", **facts)


def _market(view: SeasonsView, legal: Sequence[Action], names: Names) -> Iterator[Line]:
    """The number typed is the number of points."""
    most = max(action.points for action in legal if isinstance(action, Convert))
    assert view.seat is not None
    rate = view.talers[view.seat] // most if most else 1
    yield "", Text(names.say("market-choices", most=most, none=most + 1, rate=rate))


def _not_yet(view: SeasonsView, names: Names) -> Iterator[Line]:
    """Why the other buildings cannot be built now."""
    seat = view.seat
    assert seat is not None
    reasons: dict[str, list[str]] = {}
    for building in range(len(BUILDINGS)):
        if building not in (MARKET, FORGE) and view.templates[building]:
            reason = lack(view, seat, building, names)
            if reason is not None:
                reasons.setdefault(reason, []).append(names.building(building))
    if reasons:
        told = "; ".join(f"{', '.join(buildings)} ({reason})" for reason, buildings in reasons.items())
        yield "", Text(names.say("not-yet", buildings=told), "dim")


# An action in words


def words(view: SeasonsView, action: Action, names: Names) -> str:
    """What an action is, as a choice."""
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
