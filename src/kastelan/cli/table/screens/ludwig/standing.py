"""Who has what: points, money, favours as they stand, own bonus cards; and the sheet of the final scoring."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from rich.table import Table
from rich.text import Text

from kastelan.cli.table.screens.ludwig import evaluation
from kastelan.cli.table.screens.ludwig.modules.registry import ENTRIES, parts_in_use
from kastelan.cli.table.screens.palette import picks
from kastelan.cli.table.vocabulary import spoken
from kastelan.core.game import Event, Seat
from kastelan.games.ludwig.events import FinalPoints, MasterBuilderNamed, PointsScored
from kastelan.games.ludwig.favours import IN_PURSES
from kastelan.games.ludwig.final_scoring import counted, placed
from kastelan.games.ludwig.step_numbers import NOTHING, OVER
from kastelan.games.ludwig.view import LudwigView
from kastelan.narration import PlayerNames
from kastelan.narration.ludwig.names import Pieces
from kastelan.narration.ludwig.narrator import Narrator


def header(view: LudwigView, pieces: Pieces, player_names: PlayerNames) -> Text:
    """Round, master builder and cards left."""
    say = pieces.speaker.say
    unnamed = view.solo or view.master == NOTHING
    message = "ludwig-screen-header-solo" if unnamed else "ludwig-screen-header"
    line = Text(
        say(message, round=view.round, deck=view.deck, master=player_names.names[view.master]), "bold"
    )
    if view.extra:
        line.append(f"  {say('ludwig-screen-extra-turns', turns=view.extra)}")
    return line


def table(view: LudwigView, pieces: Pieces, player_names: PlayerNames, brief: bool = False) -> Table:
    """Points, money and favours of all players, with the points of favours in brackets."""
    say = pieces.speaker.say
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column("", no_wrap=True, overflow="ellipsis")
    for seat, name in enumerate(player_names.names):
        arrow = ">" if seat in view.actors else ""
        stone = " ♜" if seat == view.master and not view.solo else ""
        grid.add_column(f"{arrow}{chr(65 + seat)} {name}{stone}", justify="right", no_wrap=True)
    grid.add_row(say("ludwig-screen-points"), *map(str, view.score))
    if view.step != OVER and view.castles and not brief:
        grid.add_row(say("ludwig-screen-if-ended"), *map(str, view.scores))
    grid.add_row(
        say("ludwig-screen-money"), *("?" if money < 0 else pieces.money(money) for money in view.money)
    )
    if not brief:
        hands = [hand if isinstance(hand, int) else len(hand) for hand in view.hands]
        grid.add_row(say("ludwig-screen-bonus-cards"), *map(str, hands))
    for favour in view.favours if view.castles else ():
        grid.add_row(pieces.favour(favour), *_favour(view, favour, pieces))
    for part in parts_in_use(view) if view.castles else ():
        for row in part.standing_rows(view, pieces):
            grid.add_row(*row)
    return grid


def narrow(view: LudwigView, pieces: Pieces, player_names: PlayerNames) -> Table:
    """Points and money in a narrow column: a line for each player."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim", expand=True)
    say = pieces.speaker.say
    grid.add_column("", no_wrap=True, overflow="ellipsis", ratio=1)
    for word in ("points", "money"):
        grid.add_column(say(f"ludwig-screen-{word}"), justify="right", no_wrap=True)
    for seat, name in enumerate(player_names.names):
        stone = " ♜" if seat == view.master and not view.solo else ""
        line = f"{'>' if seat in view.actors else ' '}{chr(65 + seat)} {name}{stone}"
        money = "?" if view.money[seat] < 0 else pieces.money(view.money[seat])
        # Picked, a player's line shows the castle.
        castle = picks(f"{spoken(pieces.speaker, 'ludwig-screen-word-castle')[0]} {chr(65 + seat)}")
        grid.add_row(line, str(view.score[seat]), money, style=castle)
    return grid


def favours_below(view: LudwigView, pieces: Pieces) -> Iterator[str]:
    """A line for each favour and each row of a module: what every player has."""
    if not view.castles:
        return
    rows = [(pieces.favour(favour), *_favour(view, favour, pieces)) for favour in view.favours]
    rows += [row for part in parts_in_use(view) for row in part.standing_rows(view, pieces)]
    for title, *values in rows:
        yield f"{title}: " + "  ".join(f"{chr(65 + seat)} {value}" for seat, value in enumerate(values))


def _favour(view: LudwigView, number: int, pieces: Pieces) -> Iterator[str]:
    """How much each player has of what a favour asks for, with the points in brackets."""
    counts, places = _placed(view, number)
    for count, points in zip(counts, places, strict=True):
        words = "?" if count is None else pieces.money(count)
        yield f"{words} ({points})" if points else words


def _placed(view: LudwigView, number: int) -> tuple[list[int | None], list[int]]:
    """How much each player has of what a favour asks for, None where it is hidden, and the points for it."""
    state, hidden = evaluation.position(view), [money < 0 for money in view.money]
    favour = state.table.components.favours[number]
    counts, points, _ = placed(state, favour, view.score)
    # Places in these favours would reveal what is hidden, so no points are shown for anyone.
    if favour.kind not in IN_PURSES or not any(hidden):
        return [*counts], points
    return [None if own else count for own, count in zip(hidden, counts, strict=True)], [0] * view.players


def lines_below(view: LudwigView, pieces: Pieces, names: Sequence[str]) -> Iterator[str]:
    """What modules say below the standings."""
    for part in parts_in_use(view):
        yield from part.standing_lines(view, pieces, names)


def favours_waiting(view: LudwigView, pieces: Pieces) -> str | None:
    """The favours by name, before there are castles to compare."""
    if view.castles or not view.favours:
        return None
    names = ", ".join(pieces.favour(favour) for favour in view.favours)
    return pieces.speaker.say("ludwig-screen-told-favours", favours=names)


def own_cards(view: LudwigView, pieces: Pieces) -> list[str]:
    """The seat's bonus cards with what they pay, and what they would pay now."""
    hand = view.hands[view.seat] if view.seat is not None else 0
    if isinstance(hand, int):
        return []
    return [card_now(view, card, pieces) for card in hand]


def card_now(view: LudwigView, number: int, pieces: Pieces) -> str:
    """A bonus card, and what it would pay the seat now."""
    words = pieces.card_words(number)
    card = pieces.components.bonus_cards[number]
    unvalued = any(card.kind in part.unvalued_cards for part in parts_in_use(view))
    if view.seat is None or not view.castles or unvalued:
        return words
    points = card.points * (counted(evaluation.position(view), view.seat, card) // card.per)
    return f"{words} {pieces.speaker.say('ludwig-screen-card-now', points=points)}"


# The score sheet


def sheet(view: LudwigView, story: Sequence[Event], narrator: Narrator) -> Table:
    """What each player scored points for, with the rules, according to the events."""
    say = narrator.pieces.speaker.say
    grid = Table(box=None, pad_edge=False)
    grid.add_column("")
    for seat, name in enumerate(narrator.player_names.names):
        grid.add_column(f"{chr(65 + seat)} {name}", justify="right")
    grid.add_column("", style="dim", no_wrap=True)
    for (subject, rule), points in _gathered(story, narrator).items():
        grid.add_row(subject, *(str(points.get(seat, "")) for seat in range(view.players)), rule)
    grid.add_row(say("ludwig-screen-total"), *map(str, view.score), "LUD-END-7", style="bold")
    return grid


def _gathered(story: Sequence[Event], narrator: Narrator) -> dict[tuple[str, str], dict[Seat, int]]:
    """Points by subject and rule, in the order in which they first came."""
    # A dict keeps the order in which keys were added.
    found: dict[tuple[str, str], dict[Seat, int]] = defaultdict(dict)
    for event in story:
        if isinstance(event, MasterBuilderNamed) and any(event.scores):
            subject = narrator.say("ludwig-screen-start")
            found[subject, event.rule] = dict(enumerate(event.scores))
        elif isinstance(event, PointsScored):
            _add(found[_subject(event, narrator), event.rule], event.seat, event.points)
        elif isinstance(event, FinalPoints):
            _add(found[narrator.subject(event), event.rule], event.seat, event.points)
        elif type(event) in ENTRIES:
            subject, seat, points = ENTRIES[type(event)](event, narrator)
            _add(found[subject, event.rule], seat, points)
    return found


def _subject(event: PointsScored, narrator: Narrator) -> str:
    words = {"LUD-SCORE-1": "printed", "LUD-SCORE-2": "own-symbol", "LUD-SCORE-3": "others-symbol"}
    return narrator.say(f"ludwig-screen-sheet-{words.get(event.rule, 'rewards')}")


def _add(points: dict[Seat, int], seat: Seat, more: int) -> None:
    points[seat] = points.get(seat, 0) + more
