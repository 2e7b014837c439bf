"""KB-SETUP: the options, and the first position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kastelan.core.chance import below, shuffled
from kastelan.core.errors import BadOption
from kastelan.core.game import Game, Tell
from kastelan.core.hexes import BOARD
from kastelan.core.options import Choice, Flag, Option, Options, Several
from kastelan.games.kingdom import deck, turn
from kastelan.games.kingdom.components import (
    CARDS,
    DECK,
    FIRST_GAME_CARDS,
    FIRST_GAME_QUADRANTS,
    KINDS,
    SETTLEMENTS,
    TILES_PER_LOCATION,
    Lie,
    assembled,
)
from kastelan.games.kingdom.events import TableLaid
from kastelan.games.kingdom.step_numbers import NOTHING

if TYPE_CHECKING:
    from kastelan.games.kingdom.state import KingdomState, Table

ANY = "?"
"""The word for a random choice."""

OPTIONS: tuple[Option, ...] = (
    Flag("first_game", "KB-SETUP-2"),
    Several(
        "quadrants",
        "KB-SETUP-2",
        words=(ANY, *(kind + lie for kind in KINDS for lie in ("", "*", "?"))),
        least=4,
        most=4,
        preset=(ANY,) * 4,
        repeatable=(ANY,),
    ),
    Several(
        "cards", "KB-SETUP-5", words=(ANY, *CARDS), least=3, most=3, preset=(ANY,) * 3, repeatable=(ANY,)
    ),
    Several("without", "KB-SETUP-5", words=CARDS, least=0, most=len(CARDS) - 3),
    Choice("start", "KB-SETUP-7", words=("random", "1", "2", "3", "4")),
    Flag("lords_need_settlement", "KB-CARD-LORDS-3"),
    Flag("running_scores", "KB-SETUP-8", on=True),
)
"""A quadrant is written with its orientation: `tavern` upright, `tavern*` turned, `tavern?` either; `?` alone
is any part."""


def check(players: int, options: Options) -> None:
    """Refuse options that contradict each other."""
    quadrants, cards, without = (
        _words(options, "quadrants"),
        _words(options, "cards"),
        _words(options, "without"),
    )
    if options["first_game"] and (set(quadrants) != {ANY} or set(cards) != {ANY} or without):
        raise BadOption("first_game", "first-game-is-fixed")
    parts = [word.rstrip("*?") for word in quadrants if word != ANY]
    if len(set(parts)) < len(parts):
        raise BadOption("quadrants", "quadrant-twice", value=",".join(quadrants))
    both = [card for card in cards if card in without]
    if both:
        raise BadOption("without", "card-chosen-and-left-out", value=",".join(both))
    if options["start"] != "random" and int(str(options["start"])) > players:
        raise BadOption("start", "no-such-seat", value=str(options["start"]), players=players)


def _words(options: Options, name: str) -> tuple[str, ...]:
    words = options[name]
    assert isinstance(words, tuple)
    return words


def set_up(state: KingdomState, table: Table, chance: int, tell: Tell | None) -> None:
    """Fill an empty state with the first position (KB-SETUP-1, KB-SETUP-3 to 6)."""
    players, board = table.players, table.board
    state.table, state.board = table, board
    state.own = state.near = state.taken = state.held = (0,) * players
    state.free = BOARD
    state.supply = (SETTLEMENTS,) * players
    state.hands = (None,) * players
    state.pile, state.chance = shuffled(chance, DECK)
    state.discards = state.removed = ()
    state.left = (TILES_PER_LOCATION,) * len(board.locations)
    state.kind = state.lifted = NOTHING
    if tell is not None:
        tell(TableLaid(table.start, board.lies, table.cards))
    for seat in range(players):
        deck.draw_in_secret(state, seat, "KB-SETUP-6", tell)
    turn.begin(state, table.start, tell)


def draw_table(game: Game, players: int, options: Options, chance: int) -> tuple[Table, int]:
    """Everything that is settled at setup: board, cards and starting player (KB-SETUP-2, KB-SETUP-5,
    KB-SETUP-7)."""
    from kastelan.games.kingdom.state import Table

    lies, chance = _draw_lies(options, chance)
    cards, chance = _draw_cards(options, chance)
    start, chance = (
        below(chance, players) if options["start"] == "random" else (int(str(options["start"])) - 1, chance)
    )
    table = Table(
        game,
        options,
        players,
        start,
        cards,
        assembled(lies),
        bool(options["lords_need_settlement"]),
        bool(options["running_scores"]),
    )
    return table, chance


def _draw_lies(options: Options, chance: int) -> tuple[tuple[Lie, ...], int]:
    words = FIRST_GAME_QUADRANTS if options["first_game"] else _words(options, "quadrants")
    chosen = [word.rstrip("*?") for word in words]
    rest, chance = shuffled(chance, [kind for kind in KINDS if kind not in chosen])
    # One bit for each slot, drawn even if the options fix the orientations.
    turns, chance = below(chance, 16)
    spare = iter(rest)
    lies = []
    for slot, word in enumerate(words):
        turned = bool(turns >> slot & 1) if word.endswith(ANY) else word.endswith("*")
        # `?` alone has left an empty name, which stands for any part.
        lies.append((chosen[slot] or next(spare), turned))
    return tuple(lies), chance


def _draw_cards(options: Options, chance: int) -> tuple[tuple[int, ...], int]:
    words = FIRST_GAME_CARDS if options["first_game"] else _words(options, "cards")
    out = (*words, *_words(options, "without"))
    rest, chance = shuffled(chance, [card for card in CARDS if card not in out])
    spare = iter(rest)
    # A table's cards are always in the order of their numbers; codec.py refuses any other.
    return tuple(sorted(CARDS.index(next(spare) if word == ANY else word) for word in words)), chance
