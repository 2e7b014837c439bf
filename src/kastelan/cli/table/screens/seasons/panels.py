"""The parts of the screen around the castle: rounds, stores, the players' pieces and cards, winter cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.style import Style
from rich.table import Table
from rich.text import Text

from kastelan.cli.table.screens.palette import picks
from kastelan.cli.table.screens.screen import DrawOptions
from kastelan.cli.table.screens.seasons.castle import FULL_FROM, has_reconstructed
from kastelan.core.game import Seat
from kastelan.core.reconstruction import SIGN
from kastelan.games.seasons.components import (
    CARDS,
    GRANARY_OPEN,
    MAIDEN,
    RESOURCES,
    SPOTS,
    VALUES,
    VILLAGE_TAVERN,
)
from kastelan.games.seasons.public_state import figures_of
from kastelan.games.seasons.step_numbers import NOBODY, NOTHING, OVER, SELECTING
from kastelan.games.seasons.view import SeasonsView
from kastelan.narration.seasons.names import RANK, Facts, Names, letter

LABEL: Final = 17
"""Names longer than this are cut."""


def track(view: SeasonsView, names: Names) -> Text:
    """The rounds: the current one in brackets, those of winter cards with a star."""
    line = Text(names.say("round", round=view.round, rounds=view.rounds) + "  ", "bold")
    figures = figures_of(view)
    marks = figures.winter_marks if view.winter else ()
    for number in range(1, view.rounds + 1):
        sign = f"{number}*" if number in marks else str(number)
        now = number == view.round and view.step != OVER
        line.append(f"[{sign}]" if now else sign, "bold" if now else "dim")
        line.append(" ")
    if marks:
        sign = SIGN if figures.marks_reconstructed else ""
        line.append(f" {names.say('track-legend')}{sign}", "not bold dim")
    return line


def status(view: SeasonsView, names: Names) -> Text:
    """Whose decision it is, and the cards still to be resolved, by rank."""
    if view.step == OVER:
        return Text(names.say("over"))
    start = names.say("starts", name=names.person(view.order[0]))
    if view.step == SELECTING:
        ready = [seat for seat in range(view.players) if seat not in view.actors]
        line = names.say("choosing", names=names.people(view.actors))
        if ready:
            line += " " + names.say("ready", names=names.people(ready))
        return Text(f"{start} {line}")
    line = names.say("deciding", name=names.people(view.actors))
    if view.card != NOTHING:
        line = names.say("deciding-card", name=names.people(view.actors), card=names.card(view.card))
    to_resolve = ", ".join(_cards_to_resolve(view, names))
    more = names.say("still-to-come", cards=to_resolve) if to_resolve else ""
    return Text(f"{start} {line} {more}".rstrip())


def _cards_to_resolve(view: SeasonsView, names: Names) -> Iterator[str]:
    """The open cards that are not resolved yet, in order."""
    open_cards = [
        # Sorted by rank, then by the place of the seat in the turn order.
        (RANK[card], at, seat, card)
        for at, seat in enumerate(view.order)
        for card in range(len(CARDS))
        if (view.selected[seat] or 0) >> card & 1 and (seat, card) != (view.turn, view.card)
    ]
    if any(cards is None for cards in view.selected):  # some cards still lie face down
        return
    for rank, _, seat, card in sorted(open_cards):
        yield f"{rank} {names.card(card)} ({letter(seat)})"


# Stores and players


def stores(view: SeasonsView, options: DrawOptions, names: Names) -> Table:
    """For each kind of piece: stock, wagons with their yield, tower, Worker cards and every player."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True, width=LABEL)
    for _ in range(len(RESOURCES) + 4):
        table.add_column(justify="right", no_wrap=True)
    heads = [
        Text(names.kind(kind), options.palette.resources[kind] if options.colour else "dim")
        for kind in range(len(RESOURCES))
    ]
    heads += [Text(names.say(word), "dim") for word in ("head-talers", "head-helpers", "head-vp", "head-end")]
    # The long screen has room for a legend of its own, below the castle.
    signs = 0 < options.height < FULL_FROM and has_reconstructed(figures_of(view))
    table.add_row(Text(names.speaker.say("web-reconstructed-word") if signs else "", "dim"), *heads)
    rows: list[Sequence[Text | str]] = [*_common_stores(view, options, names)]
    own: list[Sequence[Text | str]] = [
        (seat_name(view, seat, options, names), *_possessions(view, seat)) for seat in range(view.players)
    ]
    # Where one has to scroll, what everybody has comes first.
    for row in (*own, *rows) if options.scrolls else (*rows, *own):
        table.add_row(*row)
    return table


def _common_stores(view: SeasonsView, options: DrawOptions, names: Names) -> Iterator[tuple[Text | str, ...]]:
    """Common to all players: stock, wagons with their yield, tower, Worker cards and the Maiden's stakes."""
    if not 0 < options.height < 30:
        yield names.say("row-value"), *map(str, VALUES), "*"
    yield names.say("row-stock"), *map(str, view.stock), str(view.bank)
    wagons = names.say("row-wagons") + (SIGN if any(figures_of(view).symbols_reconstructed) else "")
    yield wagons, *(_wagon(view, spot, options) for spot in range(len(SPOTS)))
    yield names.say("row-tower"), *map(_number, view.tower)
    for owner, card, pieces in view.lying:
        yield f"{letter(owner)} {names.card(card)}"[:LABEL], *map(_number, pieces)
    if any(view.stakes):
        yield names.winter_card(MAIDEN)[:LABEL], *map(_number, view.stakes)


def _number(number: int) -> str:
    return str(number) if number else "."


def _wagon(view: SeasonsView, spot: int, options: DrawOptions) -> Text:
    """The owner of the helper at a wagon, if any, and the yield."""
    figures, owner = figures_of(view), view.wagons[spot]
    gains = f"+{figures.symbols[spot] - figures.levy}"
    if owner == NOBODY:
        return Text(f"- {gains}", picks(SPOTS[spot]))
    colour = Style.parse(options.palette.seats[owner] if options.colour else "bold")
    return Text(f"{letter(owner)} {gains}", colour + picks(SPOTS[spot]))


def _possessions(view: SeasonsView, seat: Seat) -> Sequence[str]:
    numbers = (*map(_number, view.supply[seat]), str(view.talers[seat]), str(view.helpers[seat]))
    return (*numbers, str(view.vp[seat]), str(view.scores[seat]))


def seat_name(view: SeasonsView, seat: Seat, options: DrawOptions, names: Names) -> Text:
    """The name of a player: an arrow if the player decides, a star for the starting player."""
    arrow = ">" if seat in view.actors else " "
    star = "*" if seat == view.order[0] and view.step != OVER else ""
    line = Text(arrow)
    line.append(letter(seat), options.palette.seats[seat] if options.colour else "bold")
    return line.append(f" {names.person(seat)[: LABEL - 4]}{star}")


# Cards


def hands(view: SeasonsView, options: DrawOptions, names: Names, numbers: Mapping[int, int]) -> Table:
    """The cards of each player: `+` in hand, `.` played, `!` selected in this round.

    With `numbers`, the cards of the reader show the number to type for them.
    """
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True, width=LABEL)
    heads = []
    for card in CARDS:
        heads.append(Text(names.say(f"short-{card.replace('_', '-')}"), Style(dim=True) + picks(card)))
        table.add_column(justify="center", no_wrap=True)
    table.add_row(Text(names.say("hands-legend"), "dim"), *heads)
    for seat in range(view.players):
        own = numbers if seat == view.seat else {}
        cards = (_card(view, seat, card, own.get(card)) for card in range(len(CARDS)))
        table.add_row(seat_name(view, seat, options, names), *cards)
    return table


def _card(view: SeasonsView, seat: Seat, card: int, number: int | None) -> Text:
    if number is not None:
        return Text(str(number), Style(bold=True) + picks(str(number)))
    if (view.selected[seat] or 0) >> card & 1:
        return Text("!", "bold")
    if view.held[seat] >> card & 1:
        return Text("+")
    return Text("." if view.discards[seat] >> card & 1 else " ", "dim")


# Winter


def winter(view: SeasonsView, names: Names) -> list[Text]:
    """The winter cards in effect, and how many have not been revealed."""
    if not view.winter:
        return []
    parts = [*_cards_in_effect(view, names), names.say("unseen", count=len(view.unseen))]
    return [Text(names.say("winter-cards", cards="; ".join(parts)))]


def _cards_in_effect(view: SeasonsView, names: Names) -> Iterator[str]:
    figures = figures_of(view).winter
    if VILLAGE_TAVERN not in view.unseen:
        who = names.person(view.innkeeper)
        card = names.winter_card(VILLAGE_TAVERN)
        yield names.say("tavern", card=card, name=who, talers=view.tavern, fee=figures.tavern_fee)
    if GRANARY_OPEN not in view.unseen:
        owners = [letter(seat) for seat, own in enumerate(view.granary) for _ in range(own)]
        # The points for each helper depend on how many there are.
        each = figures.granary_vp[len(owners) - 1] if owners else figures.granary_vp[0]
        places: Facts = {"owners": " ".join(owners) or "-", "points": each, "fee": figures.granary_fee}
        yield names.say("granary", card=names.winter_card(GRANARY_OPEN), **places)
    if view.maiden:
        suitors = [seat for seat in range(view.players) if view.suitors >> seat & 1]
        courting: Facts = {"names": names.people(suitors), "stakes": names.amounts(view.stakes)}
        yield names.say("maiden", card=names.winter_card(MAIDEN), **courting)
