"""What lies on the table, and whose decision it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kastelan.core.game import Action, Ask, Event, Game, Outcome, Plain, Seat, State, Tell
from kastelan.core.hexes import Hex, Hexes
from kastelan.core.options import Options
from kastelan.games.kingdom import codec, ending, scoring, steps, view
from kastelan.games.kingdom.components import Board
from kastelan.games.kingdom.step_numbers import OVER
from kastelan.games.kingdom.view import KingdomView

# Made once, because `actors` is read before every decision.
ACTORS: Final[tuple[tuple[Seat, ...], ...]] = ((0,), (1,), (2,), (3,))


@dataclass(frozen=True, slots=True)
class Table:
    """What is settled at setup and never changes."""

    game: Game
    options: Options
    players: int
    start: Seat
    cards: tuple[int, ...]  # the three scoring cards
    board: Board
    lords_need_settlement: bool
    running_scores: bool


class KingdomState(State):
    """One position. Fields hold ints, tuples and frozen values only, so a copy can share them all."""

    __slots__ = (
        "board",
        "built",
        "chance",
        "discards",
        "free",
        "hands",
        "held",
        "kind",
        "left",
        "lifted",
        "near",
        "own",
        "pile",
        "ready",
        "removed",
        "seat",
        "step",
        "supply",
        "table",
        "taken",
    )

    table: Table
    board: Board  # the same as table.board, since every rule reads it
    own: tuple[Hexes, ...]  # settlements on the board, by seat
    near: tuple[Hexes, ...]  # the hexes next to them, kept up to date because every build needs them
    free: Hexes  # hexes without a settlement
    supply: tuple[int, ...]  # settlements not on the board, by seat
    hands: tuple[int | None, ...]  # terrain card by seat; that of `seat` is the card of the turn
    pile: tuple[int, ...]  # draw pile, the next card last
    discards: tuple[int, ...]
    removed: tuple[int, ...]  # cards out of the game (KB-BUILD-6)
    left: tuple[int, ...]  # tiles on each location hex
    taken: tuple[int, ...]  # by seat: bits of the locations that have given it a tile (KB-TILE-2, KB-TILE-6)
    held: tuple[int, ...]  # by seat: bits of the locations whose tile the seat has
    ready: int  # the part of `held[seat]` that can still be used this turn
    seat: Seat  # whose turn it is
    step: int  # which decision is open: a place in steps.STEPS
    built: int  # mandatory settlements built this turn
    kind: int  # the tile in use, or NOTHING
    lifted: Hex  # the settlement being moved, or NOTHING; it still counts as standing where it was
    chance: int  # the generator, core/chance.py

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def players(self) -> int:
        return self.table.players

    @property
    def actors(self) -> tuple[Seat, ...]:
        return () if self.step == OVER else ACTORS[self.seat]

    @property
    def card(self) -> int | None:
        """The card of the turn."""
        return self.hands[self.seat]

    def ask(self, seat: Seat) -> Ask:
        return steps.ask(self, seat)

    def legal(self, seat: Seat) -> Sequence[Action]:
        return steps.legal(self, seat)

    def apply(self, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        steps.apply(self, seat, action, tell)

    def copy(self) -> KingdomState:
        new = KingdomState()
        new.table, new.board = self.table, self.board
        new.own, new.near, new.free, new.supply = self.own, self.near, self.free, self.supply
        new.hands, new.pile, new.discards, new.removed = self.hands, self.pile, self.discards, self.removed
        new.left, new.taken, new.held, new.ready = self.left, self.taken, self.held, self.ready
        new.seat, new.step, new.built = self.seat, self.step, self.built
        new.kind, new.lifted, new.chance = self.kind, self.lifted, self.chance
        return new

    def view(self, seat: Seat | None) -> KingdomView:
        return view.seen(self, seat)

    def determinise(self, seat: Seat | None, chance: int) -> KingdomState:
        return view.redealt(self, seat, chance)

    def scores(self) -> tuple[int, ...]:
        return scoring.totals(self)

    def last_round(self) -> Event | None:
        return ending.last_round(self)

    def running_scores(self) -> tuple[int, ...]:
        return scoring.running_totals(self)

    @property
    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.step == OVER else None

    def shifts(self, after: State) -> Sequence[Event]:
        assert isinstance(after, KingdomState)
        return scoring.shifts(self, after)

    def freeze(self) -> Plain:
        return codec.freeze(self)
