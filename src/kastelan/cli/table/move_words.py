"""Moves as people type them: whole names, beginnings of names, and numbers from the last list."""

from __future__ import annotations

from collections.abc import Sequence

from kastelan.cli.table.screens import Screen
from kastelan.cli.table.vocabulary import Vocabulary, folded, number_within, shortened, spoken
from kastelan.cli.terminal import BadInput
from kastelan.core.errors import BadNotation
from kastelan.core.game import Action, Seat, State


def read_action(screen: Screen, seat: Seat, word: str, state: State) -> Action:
    """The action that a word means in a position: by its whole name, or by a beginning if it is legal."""
    try:
        return screen.read(word, state.view(seat))
    except BadNotation as error:
        found = short_names(screen, seat, state).find(word)
        if found is not None:
            return found
        # Words with digits are meant as notation, so the error about notation helps more.
        if any(sign.isdigit() for sign in word):
            raise
        raise BadInput("table-unknown-word", text=word) from error


def short_names(screen: Screen, seat: Seat, state: State) -> Vocabulary[Action]:
    """Names of legal actions, of which the beginning is enough."""
    known = Vocabulary[Action]()
    known.add_all(screen.action_words(state.view(seat), state.legal(seat)))
    return known


def action_named(screen: Screen, seat: Seat, words: Sequence[str], state: State) -> Action | None:
    """The legal action whose name consists of all these words."""
    key = folded(" ".join(words))
    names = screen.action_words(state.view(seat), state.legal(seat))
    return next((action for name, action in names.items() if folded(name) == key), None)


def is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal()


def listed_action(screen: Screen, offer: Sequence[Action], seat: Seat, number: str, state: State) -> Action:
    """The action with this number in the last list; without a list, a legal action whose name is a number."""
    if not offer:
        found = short_names(screen, seat, state).find(number)
        if found is not None:
            return found
        moves = spoken(screen.speaker, "table-word-moves")[0]
        raise BadInput("table-list-first", number=shortened(number), word=moves)
    place = number_within(number, 1, len(offer))
    if place is None:
        raise BadInput("table-not-listed", number=shortened(number), most=len(offer))
    return offer[place - 1]
