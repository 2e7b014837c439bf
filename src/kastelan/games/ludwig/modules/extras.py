"""What the modules add to a position: a shell of the state's own make, copied with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kastelan.core.game import Plain, Seat
from kastelan.core.plain_values import lists, number, numbers, row
from kastelan.games.ludwig.steps import NOTHING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

PLAIN_NUMBERS: Final = (
    *("moats", "placed", "done", "sold", "used", "recalled", "tipped", "before", "waiting", "ran_out"),
)
PLAIN_TUPLES: Final = (
    *("lake", "swans_on", "show", "show_swans", "tokens", "box", "offered", "draft", "decree_deck"),
    *("stored", "debt", "banked", "model", "order", "shift", "purse", "purchase", "doubled", "agenda"),
)
PLAIN_LISTS: Final = ("swans", "piles", "held", "thrown", "decrees", "kept", "seen", "queue")


class Extras:
    """Fields hold ints and tuples only. What a module in use does not need stays empty."""

    __slots__ = (*PLAIN_NUMBERS, *PLAIN_TUPLES, *PLAIN_LISTS)

    lake: tuple[int, ...]  # swan tokens by colour, the next one last
    swans_on: tuple[int, ...]  # by slot: the colour of the token on its tile, or NOTHING
    swans: tuple[tuple[int, ...], ...]  # by seat: how many of each colour
    sold: int  # tokens sold in this turn
    piles: tuple[tuple[int, ...], ...]  # renovations by size, the next one last
    show: tuple[int, ...]  # the renovations that lie out
    show_swans: tuple[int, ...]  # the tokens on them
    ran_out: int  # whether the room cards have run out (RENO-14)
    tokens: tuple[int, ...]  # the favour stack, the next one last
    box: tuple[int, ...]  # favour tokens left over, in order
    held: tuple[tuple[int, ...], ...]  # by seat: own favour tokens, in order
    thrown: tuple[tuple[int, ...], ...]  # by seat: tokens it looked at and put away, in order
    offered: tuple[int, ...]  # what is being looked at: tokens, decrees, or cards put away
    moats: int  # moat pieces left
    placed: int  # the room that is being placed: passages and score are still to come; or NOTHING
    done: int  # the rooms that were complete before it was placed, as bits
    draft: tuple[int, ...]  # the decrees that are passed on, in order
    decree_deck: tuple[int, ...]  # the next one last
    kept: tuple[tuple[int, ...], ...]  # by seat: decrees kept in secret until all are revealed
    seen: tuple[tuple[int, ...], ...]  # by seat: sets of hidden decrees it knows as sets (knowledge.py)
    decrees: tuple[tuple[int, ...], ...]  # by seat: the decrees in force
    agenda: tuple[int, ...]  # what is still to be done before the first round: decree and seat in turn
    used: int  # decrees that were used up, as bits
    recalled: int  # how many cards lie face up on the deck (DEC-08)
    stored: tuple[int, ...]  # by seat: the piece on decree 16, or NOTHING
    debt: tuple[int, ...]  # by seat, in thousands (DEC-21)
    banked: tuple[int, ...]  # by seat, in thousands (DEC-41)
    model: tuple[int, ...]  # by seat: the tile of decree 05, or NOTHING
    order: tuple[int, ...]  # the seats in the order of turns, those that are still to come
    shift: tuple[int, ...]  # a slot and the slot whose price its tile has (DEC-09), or empty
    purse: tuple[int, ...]  # coins in hand while they are laid out anew, then those laid so far (DEC-10)
    purchase: tuple[int, ...]  # what is being bought, its price and coins (DEC-17, DEC-21)
    doubled: tuple[int, ...]  # by seat: the card that counts twice, or NOTHING (DEC-54)
    tipped: int  # rooms that gave a reward in this turn, as bits (DEC-38)
    before: int  # what is done already in this turn, as bits (flow.py)
    waiting: Seat  # whose turn goes on after another seat has decided
    queue: tuple[tuple[int, ...], ...]  # cards put away that decree 06 may act on: whose, then the cards

    def copy(self) -> Extras:
        """One that goes its own way from here."""
        new = Extras()
        new.moats, new.placed, new.done, new.sold = (
            self.moats,
            self.placed,
            self.done,
            self.sold,
        )
        new.used, new.recalled, new.tipped, new.before = (
            self.used,
            self.recalled,
            self.tipped,
            self.before,
        )
        new.waiting, new.ran_out, new.lake, new.swans_on = (
            self.waiting,
            self.ran_out,
            self.lake,
            self.swans_on,
        )
        new.show, new.show_swans, new.tokens, new.box = (
            self.show,
            self.show_swans,
            self.tokens,
            self.box,
        )
        new.offered, new.draft, new.decree_deck, new.stored = (
            self.offered,
            self.draft,
            self.decree_deck,
            self.stored,
        )
        new.debt, new.banked, new.model, new.order = (
            self.debt,
            self.banked,
            self.model,
            self.order,
        )
        new.shift, new.purse, new.purchase, new.doubled = (
            self.shift,
            self.purse,
            self.purchase,
            self.doubled,
        )
        new.agenda, new.swans, new.piles, new.held = (
            self.agenda,
            self.swans,
            self.piles,
            self.held,
        )
        new.thrown, new.decrees, new.kept, new.seen = (
            self.thrown,
            self.decrees,
            self.kept,
            self.seen,
        )
        new.queue = self.queue
        return new


def fresh(players: int) -> Extras:
    """Nothing of any module is there yet."""
    extras = Extras()
    for name in PLAIN_NUMBERS:
        setattr(extras, name, 0)
    for name in (*PLAIN_TUPLES, *PLAIN_LISTS):
        setattr(extras, name, ())
    extras.placed = extras.waiting = NOTHING
    extras.held = extras.thrown = extras.decrees = ((),) * players
    extras.stored = extras.model = extras.doubled = (NOTHING,) * players
    extras.debt = extras.banked = (0,) * players
    return extras


def extras_of(state: LudwigState) -> Extras:
    """What the modules added to the position."""
    assert state.extras is not None
    return state.extras


def at(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The values with one of them replaced."""
    return (*values[:place], value, *values[place + 1 :])


def at_row(
    rows: tuple[tuple[int, ...], ...], place: int, new: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """The rows with one of them replaced."""
    return (*rows[:place], new, *rows[place + 1 :])


def frozen(extras: Extras) -> Plain:
    """Everything as plain values."""
    names = (*PLAIN_NUMBERS, *PLAIN_TUPLES, *PLAIN_LISTS)
    return tuple(getattr(extras, name) for name in names)


def thawed(plain: Plain) -> Extras:
    """What `frozen` gave; ValueError if it cannot be that."""
    extras = Extras()
    values = row(plain, len(PLAIN_NUMBERS) + len(PLAIN_TUPLES) + len(PLAIN_LISTS))
    first, second = len(PLAIN_NUMBERS), len(PLAIN_NUMBERS) + len(PLAIN_TUPLES)
    for name, value in zip(PLAIN_NUMBERS, values[:first], strict=True):
        setattr(extras, name, number(value))
    for name, value in zip(PLAIN_TUPLES, values[first:second], strict=True):
        setattr(extras, name, numbers(value))
    for name, value in zip(PLAIN_LISTS, values[second:], strict=True):
        setattr(extras, name, lists(value))
    return extras
