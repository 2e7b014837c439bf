"""A position: everything on the table, and the open decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kastelan.core.errors import IllegalAction, NotYourDecision
from kastelan.core.game import Action, Ask, Event, Game, Outcome, Plain, Seat, State, Tell, View
from kastelan.core.options import Options
from kastelan.games.ludwig import codec, final_scoring, redeal, rounds, turn, view
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.module_state import ModuleState
from kastelan.games.ludwig.step_numbers import CHOOSING, OVER
from kastelan.games.ludwig.table import Table
from kastelan.games.ludwig.view import LudwigView

ACTORS: Final[tuple[tuple[Seat, ...], ...]] = ((0,), (1,), (2,), (3,), (4,))


class LudwigState(State):
    """One position. Fields hold ints, tuples and frozen values only, so a copy can share them all."""

    __slots__ = (
        "boxed_cards",
        "boxed_tiles",
        "cards",
        "castles",
        "chance",
        "chosen",
        "coins",
        "corridor_taken",
        "corridors",
        "deck",
        "discards",
        "drawn",
        "extra",
        "gone",
        "groups",
        "hands",
        "laid",
        "last",
        "looked",
        "market",
        "master",
        "module_state",
        "money",
        "on_deck",
        "pending",
        "put",
        "room",
        "round",
        "score",
        "seat",
        "stacks",
        "step",
        "table",
        "tile",
        "turns",
    )

    table: Table
    castles: tuple[Castle, ...]  # by seat; empty until all have chosen a foyer
    money: tuple[int, ...]  # by seat, in marks
    score: tuple[int, ...]  # points on the track, by seat
    hands: tuple[tuple[int, ...], ...]  # bonus cards by seat, in the order of their numbers
    cards: tuple[int, ...]  # bonus deck, the next card last
    put: tuple[tuple[int, ...], ...]  # by seat: the cards it put under the bonus deck that are still there
    stacks: tuple[tuple[int, ...], ...]  # tiles of the ten sizes, the next one last
    corridors: tuple[int, int]  # hallways and stairs left
    boxed_tiles: tuple[tuple[int, ...], ...]  # room tiles that left the game unseen, by size, in order
    groups: tuple[tuple[int, ...], ...]  # by seat: sets of hidden tiles it knows as sets (knowledge.py)
    on_deck: tuple[int, ...]  # tiles on the room deck, the topmost last
    deck: tuple[int, ...]  # room cards by size, the next one last
    discards: tuple[int, ...]  # turned room cards
    boxed_cards: tuple[int, ...]  # room cards that left the game unseen, in order
    gone: tuple[int, ...]  # tiles that left the game face up
    market: tuple[int, ...]  # by slot: a tile or NOTHING
    coins: tuple[int, ...]  # by slot: 1,000 M each
    laid: tuple[int, ...]  # while pricing: which slot's tile comes to each slot in use
    master: Seat
    seat: Seat  # whose decision it is, if one seat decides
    step: int
    round: int
    last: bool  # the last room card was turned
    turns: tuple[Seat, ...]  # the seats whose turns are still to come in this round
    extra: int  # extra turns due
    corridor_taken: bool  # the corridor reward of this turn was used
    pending: tuple[tuple[int, ...], ...]  # rewards due, the newest placement last (rewards.py)
    tile: int  # the tile in hand, or NOTHING
    room: int  # the downstairs room whose reward is being chosen or taken, or NOTHING
    looked: tuple[int, ...]  # the stack being looked at and how many of its tiles went on the deck, or empty
    drawn: tuple[int, ...]  # bonus cards drawn, one of which is kept
    chosen: tuple[int, ...]  # by seat: a choice made in secret, or NOTHING; empty when none is asked
    chance: int  # the generator, core/chance.py
    module_state: ModuleState  # fields of modules

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def players(self) -> int:
        return self.table.players

    @property
    def actors(self) -> tuple[Seat, ...]:
        if self.step <= CHOOSING:
            return tuple(seat for seat, choice in enumerate(self.chosen) if choice < 0)
        return () if self.step == OVER else ACTORS[self.seat]

    def ask(self, seat: Seat) -> Ask:
        if seat not in self.actors:
            raise NotYourDecision(seat)
        step = self.table.steps[self.step]
        return step.ask(self, seat, round=self.round, money=self.money[seat])

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat not in self.actors:
            return ()
        step = self.table.steps[self.step]
        found = step.legal(self, seat)
        return (*found, *turn.side_options(self, seat)) if step.asides else found

    def apply(self, seat: Seat, action: Action, tell: Tell | None = None) -> None:
        if seat not in self.actors:
            raise NotYourDecision(seat)
        step = self.table.steps[self.step]
        carry_out = step.apply.get(type(action))
        if carry_out is None:
            raise IllegalAction(step.rule, step.refusal)
        carry_out(self, seat, action, tell)

    def copy(self) -> LudwigState:
        new = LudwigState()
        new.table, new.castles, new.money, new.score = self.table, self.castles, self.money, self.score
        new.hands, new.cards, new.put, new.drawn = self.hands, self.cards, self.put, self.drawn
        new.stacks, new.corridors, new.boxed_tiles = self.stacks, self.corridors, self.boxed_tiles
        new.groups, new.on_deck, new.gone = self.groups, self.on_deck, self.gone
        new.deck, new.discards, new.boxed_cards = self.deck, self.discards, self.boxed_cards
        new.market, new.coins, new.laid = self.market, self.coins, self.laid
        new.master, new.seat, new.step, new.round = self.master, self.seat, self.step, self.round
        new.last, new.extra, new.corridor_taken = self.last, self.extra, self.corridor_taken
        new.pending, new.tile, new.room, new.looked = self.pending, self.tile, self.room, self.looked
        new.chosen, new.turns, new.chance = self.chosen, self.turns, self.chance
        new.module_state = self.module_state.copy()
        return new

    def view(self, seat: Seat | None) -> LudwigView:
        return view.seen(self, seat)

    def seat_view(self, seat: Seat, public: View) -> LudwigView:
        assert isinstance(public, LudwigView)
        return view.seen_beside(self, seat, public)

    def determinise(self, seat: Seat | None, chance: int) -> LudwigState:
        return redeal.redealt(self, seat, chance)

    def last_round(self) -> Event | None:
        return rounds.last_round(self)

    def scores(self) -> tuple[int, ...]:
        return final_scoring.public_scores(self)

    @property
    def outcome(self) -> Outcome | None:
        return final_scoring.outcome(self) if self.step == OVER else None

    def freeze(self) -> Plain:
        return codec.freeze(self)

    def __reduce__(self) -> tuple[object, ...]:
        """A state travels to another process as plain numbers; components are read again there."""
        table = self.table
        return _thawed, (table.game, table.players, dict(table.options), self.freeze())


def _thawed(game: Game, players: int, options: Options, plain: Plain) -> State:
    return game.thaw(players, options, plain, trusted=True)
