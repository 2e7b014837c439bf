"""What lies on the table, and whose decision it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kastelan.core.game import Action, Ask, Event, Game, Outcome, Plain, Seat, State, Tell
from kastelan.core.options import Options
from kastelan.games.seasons import codec, ending, scoring, steps, view
from kastelan.games.seasons.components import SEAT_ORDERS, Figures, Pieces
from kastelan.games.seasons.step_numbers import BEFORE_REVEAL, OVER, SELECTING
from kastelan.games.seasons.view import SeasonsView

# Made once, because `actors` is read before every decision.
ACTORS: Final[tuple[tuple[Seat, ...], ...]] = ((0,), (1,), (2,), (3,))
Lying = tuple[Seat, int, Pieces]
"""Pieces on a Worker card: its owner, the card, the pieces."""


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """What is settled at setup and never changes. Tables are compared by identity."""

    game: Game
    options: Options
    players: int
    start: Seat  # the starting player of round 1
    figures: Figures
    rounds: int
    winter: bool
    keep_counts_unbuilt: bool
    maiden_waits: bool  # the first courting turn comes a round later (CS-AMB-24)


class SeasonsState(State):
    """One position. Fields hold ints, tuples and frozen values only, so a copy can share them all."""

    __slots__ = (
        "asked",
        "bank",
        "barred",
        "building",
        "builds",
        "built",
        "card",
        "castle",
        "chance",
        "discards",
        "entered",
        "forge",
        "fresh",
        "granary",
        "hands",
        "helpers",
        "innkeeper",
        "kind",
        "lying",
        "maiden",
        "pile",
        "pinned",
        "placements",
        "queue",
        "round",
        "sale",
        "seat",
        "selected",
        "stakes",
        "step",
        "stock",
        "suitors",
        "supply",
        "table",
        "talers",
        "tavern",
        "templates",
        "tower",
        "turned_in",
        "vp",
        "wagons",
    )

    table: Table
    # players
    vp: tuple[int, ...]
    talers: tuple[int, ...]
    supply: tuple[Pieces, ...]
    helpers: tuple[int, ...]  # in the supply
    hands: tuple[int, ...]  # bits of cards; what is in no pile of its owner is out of the game
    discards: tuple[int, ...]
    selected: tuple[int, ...]  # face down until the reveal, then still to be resolved
    # the board
    bank: int
    stock: Pieces
    tower: Pieces
    forge: int  # silver bars on it
    lying: tuple[Lying, ...]  # Worker cards that were supplied and not yet resolved
    wagons: tuple[Seat, ...]  # the trader-helper at each wagon and at the rider, or NOBODY
    castle: tuple[Seat, ...]  # the helper on each castle position, or NOBODY
    templates: tuple[int, ...]  # left on the board, by building
    # this round
    round: int
    fresh: int  # spots whose helper was placed in this round, as bits (CS-CHAR-TRADER-4)
    built: tuple[int, ...]  # buildings built, by seat
    entered: tuple[int, ...]  # buildings where a helper was placed, as bits by seat (CS-WORKER-4)
    barred: int  # until the reveal: seats, as bits, whose discard pile was empty at selection (CS-ROUND-4)
    pinned: int  # seats, as bits, that have shown to have all their Workers selected (CS-WINTER-SNOW-2)
    # this decision
    step: int  # what is open: a place in steps.STEPS
    seat: Seat  # the one that decides, or NOBODY when several do
    queue: tuple[Seat, ...]  # the seats that decide afterwards
    card: int  # being resolved, or NOTHING
    builds: int  # buildings built with it
    placements: int  # helpers placed with it
    building: int  # to be paid for, or NOTHING
    asked: int  # Worker cards the Stonemason has dealt with, as bits of `lying`
    sale: int  # the piece whose sale needs consent: 5 times the place in `lying` plus its kind, or NOTHING
    kind: int  # asked about at the Palace, or NOTHING
    turned_in: int  # pieces the seat has turned in there
    # winter
    pile: tuple[int, ...]  # winter cards not yet seen, the next one last
    innkeeper: Seat
    tavern: int  # talers on the card
    granary: tuple[int, ...]  # helpers on it, by seat
    maiden: int  # 0 not in play, 1 until all have decided whether to court, 2 later
    suitors: int  # seats, as bits
    stakes: tuple[int, ...]  # what lies before the Castle Maiden: five resources, talers
    chance: int  # the generator, core/chance.py

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def players(self) -> int:
        return self.table.players

    @property
    def actors(self) -> tuple[Seat, ...]:
        if self.step == SELECTING:
            return tuple(seat for seat, cards in enumerate(self.selected) if not cards)
        return () if self.step == OVER else ACTORS[self.seat]

    @property
    def order(self) -> tuple[Seat, ...]:
        """Seat order: clockwise from the current starting player (CS-ROUND-2)."""
        table = self.table
        return SEAT_ORDERS[table.players][(table.start + self.round - 1) % table.players]

    @property
    def face_down(self) -> bool:
        """Whether selected cards are secret now."""
        return self.step == SELECTING or (self.step in BEFORE_REVEAL and self.selected[0] != 0)

    def ask(self, seat: Seat) -> Ask:
        return steps.ask(self, seat)

    def legal(self, seat: Seat) -> Sequence[Action]:
        return steps.legal(self, seat)

    def apply(self, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        steps.apply(self, seat, action, tell)

    def copy(self) -> SeasonsState:
        new = SeasonsState()
        new.table, new.vp, new.talers, new.supply = self.table, self.vp, self.talers, self.supply
        new.helpers, new.hands, new.discards = self.helpers, self.hands, self.discards
        new.selected, new.bank, new.stock, new.tower = self.selected, self.bank, self.stock, self.tower
        new.forge, new.lying, new.wagons, new.castle = self.forge, self.lying, self.wagons, self.castle
        new.templates, new.round, new.fresh, new.built = self.templates, self.round, self.fresh, self.built
        new.entered, new.barred, new.pinned = self.entered, self.barred, self.pinned
        new.step, new.seat, new.queue, new.card = self.step, self.seat, self.queue, self.card
        new.builds, new.placements, new.building = self.builds, self.placements, self.building
        new.asked, new.sale, new.kind, new.turned_in = self.asked, self.sale, self.kind, self.turned_in
        new.pile, new.innkeeper, new.tavern = self.pile, self.innkeeper, self.tavern
        new.granary, new.maiden, new.suitors = self.granary, self.maiden, self.suitors
        new.stakes, new.chance = self.stakes, self.chance
        return new

    def view(self, seat: Seat | None) -> SeasonsView:
        return view.seen(self, seat)

    def determinise(self, seat: Seat | None, chance: int) -> SeasonsState:
        return view.redealt(self, seat, chance)

    def last_round(self) -> Event | None:
        return ending.last_round(self)

    def scores(self) -> tuple[int, ...]:
        return scoring.totals(self)

    @property
    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.step == OVER else None

    def shifts(self, after: State) -> Sequence[Event]:
        assert isinstance(after, SeasonsState)
        return scoring.shifts(self, after)

    def freeze(self) -> Plain:
        return codec.freeze(self)
