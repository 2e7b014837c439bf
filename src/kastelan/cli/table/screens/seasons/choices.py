"""Every decision in words: numbered choices, with what each would bring now and at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from kastelan.cli.table.screens.screen import Look, Sight
from kastelan.cli.table.screens.seasons.action_names import words
from kastelan.cli.table.screens.seasons.payments import careful, lack
from kastelan.core.game import Action
from kastelan.games.seasons.actions import (
    Convert,
    Pass,
    Pay,
    Refuse,
    Select,
    TurnIn,
)
from kastelan.games.seasons.components import (
    BUILDINGS,
    CARDS,
    FORGE,
    MARKET,
    MASTER_BUILDER,
)
from kastelan.games.seasons.public_state import figures_of, public_state
from kastelan.games.seasons.scoring import market_rate
from kastelan.games.seasons.step_numbers import BUILDING
from kastelan.games.seasons.view import SeasonsView
from kastelan.narration.seasons.names import RANK, Facts, Names

SHOWN: Final = 12
"""Longer lists show their beginning."""

MORE: Final = 50
"""So many are listed for who wants more of them."""

LOW: Final = 30
"""A screen with fewer lines shows no more than it must."""

SAYS_NO_CHANGE: Final = (Pass, Select, Refuse)
"""What these bring is not worth a preview, or secret."""


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
        yield (
            "",
            Text(names.say("more-choices", count=len(choices) - shown, some=min(len(choices), MORE)), "dim"),
        )
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
    rate = market_rate(public_state(view, names.player_names.game), view.seat)
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
