"""Naive A Castle for All Seasons, chapter The round: a whole game from setup to the winner.

Moves are words: `trader+bricklayer` lays cards face down, `build:stable` and `pay:4sand+1brick+2stone` build,
and so on; docs/notation.md lists them.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from itertools import combinations

from tests.reference import seasons_cards as cards
from tests.reference.seasons_current_scores import scored
from tests.reference.seasons_scoring import final_scoring, places
from tests.reference.seasons_table import (
    CARDS,
    CARDS_PLAYED,
    RANKS,
    WINTER_MARKS,
    WORKERS,
    IllegalMoveError,
    Question,
    Script,
    Table,
)
from tests.reference.seasons_winter import courting_turn, reveal_winter_card


class Game:
    """A game in progress: the table, and which seat has which question."""

    def __init__(
        self,
        players: int,
        start: int = 0,
        pile: Sequence[str] = (),
        keep_counts_unbuilt: bool = False,
        maiden_waits: bool = False,
    ) -> None:
        self._setup = (players, start, tuple(pile), keep_counts_unbuilt, maiden_waits)
        self.moves: list[tuple[int, str]] = []
        self.table = Table(*self._setup)
        self._script = whole_game(self.table)
        self.question: Question = next(self._script)

    @property
    def over(self) -> bool:
        return not self.question

    @property
    def actors(self) -> list[int]:
        """The seats that must decide."""
        return sorted(self.question)

    def legal(self, seat: int) -> set[str]:
        """The words open to a seat."""
        return self.question.get(seat, set())

    def play(self, seat: int, word: str) -> None:
        """Makes a legal move."""
        if word not in self.legal(seat):
            raise IllegalMoveError(seat, word)
        self.moves.append((seat, word))
        try:
            self.question = self._script.send((seat, word))
        except StopIteration:
            self.question = {}

    def copy(self) -> Game:
        """A copy of the game: a generator cannot be copied, so all moves are made again."""
        again = Game(*self._setup)
        for seat, word in self.moves:
            again.play(seat, word)
        return again

    def scores(self) -> list[int]:
        """The VP of each player if the game ended now."""
        if self.over:
            return [player.vp for player in self.table.players]
        if self.table.scoring:
            again = self.copy()
            return scored(again.table, again._script, again.question)
        table = deepcopy(self.table)
        script = final_scoring(table)
        return scored(table, script, next(script, {}))

    def places(self) -> list[int]:
        """The place of each seat, 1 for the winner."""
        return places(self.table)


def whole_game(table: Table) -> Script[None]:
    """Rounds until the last one (CS-ROUND-1, CS-ROUND-9), then final scoring."""
    yield from play_round(table)
    while table.round < table.rounds and table.templates.total() > 0:  # CS-END-1, CS-END-2
        table.round += 1
        table.start = (table.start + 1) % len(table.players)
        yield from play_round(table)
    yield from final_scoring(table)


def play_round(table: Table) -> Script[None]:
    """The five phases."""
    begin_round(table)
    if "maiden" in table.in_play:
        yield from courting_turn(table)  # CS-WINTER-MAIDEN-2
    yield from selection(table)
    if table.pile and table.round in WINTER_MARKS:
        yield from reveal_winter_card(table)
    yield from supply(table)
    yield from resolution(table)


def begin_round(table: Table) -> None:
    """Phase 1: the taler of this round's space (CS-ROUND-2)."""
    table.track -= 1
    table.players[table.start].talers += 1
    table.fresh = set()
    for player in table.players:
        player.built = 0
        player.entered = set()


def selection(table: Table) -> Script[None]:
    """Phase 2: all players choose at the same time (CS-ROUND-3, CS-2P-1)."""
    number = CARDS_PLAYED[str(len(table.players))]
    waiting = list(range(len(table.players)))
    while waiting:
        seat, word = yield {seat: selections(table, seat, number) for seat in waiting}
        waiting.remove(seat)
        player = table.players[seat]
        player.selected = word.split("+")
        for card in player.selected:
            player.hand.remove(card)


def selections(table: Table, seat: int, number: int) -> set[str]:
    """Not the Master Builder while the discard pile is empty (CS-ROUND-4); a last single card (CS-2P-7)."""
    player = table.players[seat]
    hand = [card for card in CARDS if card in player.hand and (card != "master_builder" or player.discards)]
    return {"+".join(choice) for choice in combinations(hand, min(number, len(hand)))}


def supply(table: Table) -> Script[None]:
    """Phase 4: Worker cards receive their pieces in seat order, the free choice last (CS-ROUND-6)."""
    for seat in table.seat_order():
        for card in WORKERS:  # worker_stone is the last of them
            if card in table.players[seat].selected:
                yield from cards.supply_worker(table, seat, card)


def resolution(table: Table) -> Script[None]:
    """Phase 5: by rank, then by seat order (CS-ROUND-7)."""
    for rank in RANKS:
        seats = [seat for seat in table.seat_order() if set(rank) & set(table.players[seat].selected)]
        for seat in seats:
            yield from resolve(table, seat, rank[0])
        if rank == ["trader"] and seats:
            cards.income(table)  # CS-CHAR-TRADER-7


def resolve(table: Table, seat: int, card: str) -> Script[None]:
    """One card, or the Workers of a player; it goes to the discard pile (CS-ROUND-8)."""
    if card == "messenger":
        yield from cards.messenger(table, seat)
    elif card == "trader":
        yield from cards.trader(table, seat)
    elif card == "bricklayer":
        yield from cards.bricklayer(table, seat)
    elif card == "stonemason":
        yield from cards.stonemason(table, seat)
    elif card == "master_builder":
        cards.master_builder(table, seat)
        return
    else:
        for own in (yield from cards.workers(table, seat)):
            yield from cards.worker(table, seat, own)
            discard(table, seat, own)
        return
    discard(table, seat, card)


def discard(table: Table, seat: int, card: str) -> None:
    """Put a resolved card face up on the discard pile of its owner."""
    table.players[seat].selected.remove(card)
    table.players[seat].discards.append(card)
