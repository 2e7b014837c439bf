"""The numbered choices of each decision, with the effect of each now and at the end of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from kastelan.cli.table.screens.palette import picks
from kastelan.cli.table.screens.screen import DrawOptions, Snapshot
from kastelan.cli.table.screens.seasons.action_names import words
from kastelan.cli.table.screens.seasons.payments import cheapest_first, why_unpayable
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
"""A longer list shows only this many choices."""

MORE: Final = 50
"""This many are listed by the command for more choices."""

SHORT_BELOW: Final = 30
"""A screen with fewer lines shows only what is needed for the decision."""

WITHOUT_PREVIEW: Final = (Pass, Select, Refuse)
"""The effect of these actions is trivial or secret."""


def is_pairs(legal: Sequence[Action]) -> bool:
    """Whether the decision is to select two cards at once."""
    return any(isinstance(action, Select) and action.cards.bit_count() > 1 for action in legal)


def in_list_order(legal: Sequence[Action]) -> Sequence[Action]:
    """The actions in the order of their numbers: cheapest payments first, doing nothing last."""
    if is_pairs(legal):  # there can be dozens of pairs; two card numbers are typed instead
        return ()
    pays = [action for action in legal if isinstance(action, Pay)]
    if pays:
        return cheapest_first(pays)
    # False sorts before True, and equal actions keep their order.
    return sorted(legal, key=_is_nothing)


def _is_nothing(action: Action) -> bool:
    if isinstance(action, TurnIn):
        return not action.pieces + action.bars
    return isinstance(action, Pass) or (isinstance(action, Convert) and not action.points)


Line = tuple[str, Text]
"""A line of the list: the number of a choice, or an empty text for a note, and its words."""


def listed(snapshot: Snapshot, options: DrawOptions, names: Names) -> Table:
    """The choices, numbered."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", min_width=3, no_wrap=True, style="bold")
    table.add_column()
    for number, text in _lines(snapshot, options, names):
        table.add_row(number, text, style=picks(number) if number.isdecimal() else "")
    return table


def _lines(snapshot: Snapshot, options: DrawOptions, names: Names) -> Iterator[Line]:
    view = snapshot.view
    assert isinstance(view, SeasonsView)
    if any(isinstance(action, Select) for action in snapshot.legal):
        if not is_short(options):
            yield from _cards(view, snapshot.legal, names)
        if is_pairs(snapshot.legal):
            yield "", Text(names.say("pick-two"), "dim")
        return
    if any(isinstance(action, Convert) for action in snapshot.legal):
        yield from _market(view, snapshot.legal, names)
        if options.scrolls:
            yield "", _market_numbers(snapshot.legal)
        return
    choices = in_list_order(snapshot.legal)
    # A note instead of only one hidden choice would save no line.
    most = MORE if options.scrolls else SHOWN
    shown = len(choices) if len(choices) <= most + 1 else most
    for number, action in enumerate(choices[:shown], 1):
        yield _line(number, words(view, action, names), _effect(snapshot, action))
    if len(choices) > shown:
        yield (
            "",
            Text(names.say("more-choices", count=len(choices) - shown, some=min(len(choices), MORE)), "dim"),
        )
    if view.step == BUILDING:
        yield from _unpayable_buildings(view, names)


def is_short(options: DrawOptions) -> bool:
    """Whether the screen is so short that cards get their numbers in the table of hands."""
    return 0 < options.height < SHORT_BELOW


def _line(number: int, text: str, effect: str) -> Line:
    line = Text(text)
    return str(number), line.append(f"  {effect}", "italic") if effect else line


def _effect(snapshot: Snapshot, action: Action) -> str:
    if isinstance(action, WITHOUT_PREVIEW):
        return ""
    change = snapshot.preview(action)
    return f"→ {change.words}" if change is not None and change.words else ""


def _cards(view: SeasonsView, legal: Sequence[Action], names: Names) -> Iterator[Line]:
    """Each card of the hand with its effect."""
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
    selectable = 0
    for action in legal:
        if isinstance(action, Select):
            selectable |= action.cards
    cards = [card for card in range(len(CARDS)) if selectable >> card & 1]
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
    """At the Market, the typed number is the number of points."""
    most = max(action.points for action in legal if isinstance(action, Convert))
    assert view.seat is not None
    rate = market_rate(public_state(view, names.player_names.game), view.seat)
    yield "", Text(names.say("market-choices", most=most, none=most + 1, rate=rate))


def _market_numbers(legal: Sequence[Action]) -> Text:
    """The answers of the Market side by side."""
    line = Text()
    for number in range(1, len(in_list_order(legal)) + 1):
        line.append(str(number), picks(str(number))).append("  ")
    return line


def _unpayable_buildings(view: SeasonsView, names: Names) -> Iterator[Line]:
    """Why the other buildings cannot be built now."""
    seat = view.seat
    assert seat is not None
    reasons: dict[str, list[str]] = {}
    for building in range(len(BUILDINGS)):
        if building not in (MARKET, FORGE) and view.templates[building]:
            reason = why_unpayable(view, seat, building, names)
            if reason is not None:
                reasons.setdefault(reason, []).append(names.building(building))
    if reasons:
        texts = "; ".join(f"{', '.join(buildings)} ({reason})" for reason, buildings in reasons.items())
        yield "", Text(names.say("not-yet", buildings=texts), "dim")
