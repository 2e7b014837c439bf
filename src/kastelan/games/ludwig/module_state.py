"""The fields that modules add to a position. All positions of the base game share one unused module state."""

from __future__ import annotations

from functools import cache

from kastelan.games.ludwig.step_numbers import NOTHING

Rows = tuple[tuple[int, ...], ...]


class ModuleState:
    """The fields of all modules, ints and tuples only. Fields that no module in use needs stay empty."""

    __slots__ = (
        "agenda",
        "banked",
        "box",
        "debt",
        "decree_deck",
        "decrees",
        "done",
        "doubled",
        "draft",
        "held",
        "kept",
        "lake",
        "moats",
        "model",
        "offered",
        "piles",
        "placed",
        "purchase",
        "purse",
        "queue",
        "ran_out",
        "recalled",
        "seen",
        "shift",
        "show",
        "show_swans",
        "sold",
        "stored",
        "swans",
        "swans_on",
        "thrown",
        "tipped",
        "tokens",
        "turn_progress",
        "used",
        "waiting",
    )

    lake: tuple[int, ...]  # swan tokens by colour, the next one last
    swans_on: tuple[int, ...]  # by slot: the colour of the token on its tile, or NOTHING
    swans: Rows  # by seat: how many of each colour
    sold: int  # tokens sold in this turn
    piles: Rows  # renovations by size, the next one last
    show: tuple[int, ...]  # the renovations that lie out
    show_swans: tuple[int, ...]  # the tokens on them
    ran_out: int  # whether the room cards have run out (RENO-14)
    tokens: tuple[int, ...]  # the favour stack, the next one last
    box: tuple[int, ...]  # favour tokens in the box, in order
    held: Rows  # by seat: own favour tokens, in order
    thrown: Rows  # by seat: tokens it looked at and put away, in order
    offered: tuple[int, ...]  # what the open question needs, such as the tokens that a player is looking at
    moats: int  # moat pieces left
    placed: int  # the room that is being placed: passages and score are still to come; or NOTHING
    done: int  # the rooms that were complete before it was placed, as bits
    draft: tuple[int, ...]  # the decrees that are passed on, in order
    decree_deck: tuple[int, ...]  # the next one last
    kept: Rows  # by seat: decrees kept in secret until all are revealed
    seen: Rows  # by seat: sets of hidden decrees it knows as sets (knowledge.py)
    decrees: Rows  # by seat: the decrees in force
    agenda: tuple[int, ...]  # remaining items before the first round, each a decree and a seat
    used: int  # decrees that were used up, as bits
    recalled: int  # how many cards lie face up on the deck (DEC-08)
    stored: tuple[int, ...]  # by seat: the piece on decree 16, or NOTHING
    debt: tuple[int, ...]  # by seat, in thousands (DEC-21)
    banked: tuple[int, ...]  # by seat, in thousands (DEC-41)
    model: tuple[int, ...]  # by seat: the tile of decree 05, or NOTHING
    shift: tuple[int, ...]  # a slot and the slot whose price its tile has (DEC-09), or empty
    purse: tuple[int, ...]  # while coins are redistributed: those in hand, then those laid so far (DEC-10)
    purchase: tuple[int, ...]  # the item being bought, its price and coins (DEC-17, DEC-21)
    doubled: tuple[int, ...]  # by seat: the card that counts twice, or NOTHING (DEC-54)
    tipped: int  # rooms that gave a reward in this turn, as bits (DEC-38)
    turn_progress: int  # flags of this turn (turn_progress.py)
    waiting: int  # the seat whose turn resumes after another seat has decided, or NOTHING
    queue: Rows  # rows of cards put away that decree 06 may act on: the owner, then the cards

    def copy(self) -> ModuleState:
        """An independent copy."""
        new = ModuleState()
        new.lake, new.swans_on, new.swans, new.sold = self.lake, self.swans_on, self.swans, self.sold
        new.piles, new.show = self.piles, self.show
        new.show_swans, new.ran_out = self.show_swans, self.ran_out
        new.tokens, new.box, new.held, new.thrown = self.tokens, self.box, self.held, self.thrown
        new.offered, new.moats, new.placed, new.done = self.offered, self.moats, self.placed, self.done
        new.draft, new.decree_deck, new.kept, new.seen = self.draft, self.decree_deck, self.kept, self.seen
        new.decrees, new.agenda, new.used, new.recalled = self.decrees, self.agenda, self.used, self.recalled
        new.stored, new.debt, new.banked, new.model = self.stored, self.debt, self.banked, self.model
        new.shift, new.purse, new.purchase, new.doubled = self.shift, self.purse, self.purchase, self.doubled
        new.tipped, new.turn_progress = self.tipped, self.turn_progress
        new.waiting, new.queue = self.waiting, self.queue
        return new

    def drop_decisions(self) -> None:
        """Clear the fields that belong to open decisions."""
        self.purchase, self.offered, self.purse, self.queue = (), (), (), ()
        self.placed = self.waiting = NOTHING
        self.done = self.sold = self.turn_progress = self.tipped = 0


class Unused(ModuleState):
    """The module state of a table without modules, which never changes."""

    __slots__ = ()

    def copy(self) -> ModuleState:
        return self

    def drop_decisions(self) -> None:
        """Do nothing, since there are no open decisions of modules."""


@cache
def unused(players: int) -> ModuleState:
    """The module state that all tables of this many players without modules share."""
    return _emptied(Unused(), players)


def fresh(players: int) -> ModuleState:
    """A new, empty module state for a table with modules."""
    return _emptied(ModuleState(), players)


def _emptied(state: ModuleState, players: int) -> ModuleState:
    state.moats = state.done = state.sold = state.used = state.recalled = state.tipped = state.ran_out = 0
    state.turn_progress = 0
    state.placed = state.waiting = NOTHING
    state.lake = state.swans_on = state.show = state.show_swans = state.tokens = state.box = ()
    state.offered = state.draft = state.decree_deck = state.agenda = ()
    state.shift = state.purse = state.purchase = ()
    state.swans = state.piles = state.kept = state.seen = state.queue = ()
    state.held = state.thrown = state.decrees = ((),) * players
    state.stored = state.model = state.doubled = (NOTHING,) * players
    state.debt = state.banked = (0,) * players
    return state


def at(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The values with one of them replaced."""
    return (*values[:place], value, *values[place + 1 :])


def at_row(rows: Rows, place: int, new: tuple[int, ...]) -> Rows:
    """The rows with one of them replaced."""
    return (*rows[:place], new, *rows[place + 1 :])
