"""Naive Kingdom Builder, chapters Setup, Turn, Building, Location tiles and End.

Moves are text: `F7` build, `tavern` start the extra action of a ready tile, `-F7` lift an own settlement
for a tile that moves, `+G9` put it down there, `end` end the turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tests.reference import kingdom_scoring
from tests.reference.kingdom_board import NEIGHBOURS, Board, Hex, hex_named, name_of, terrain_named, touches
from tests.reference.kingdom_targets import BUILDING_TILES, MOVING_TILES, Position, free, on_the_card


class IllegalMoveError(Exception):
    """The move is not legal."""


@dataclass
class Tile:
    """A location tile in front of a player."""

    kind: str
    origin: Hex  # the location hex it belongs to
    state: str  # "ready", "used" or "fresh" (gained this turn)


class Table:
    """One game: all pieces and cards, and whose move it is."""

    def __init__(
        self,
        quadrants: Sequence[tuple[str, bool]],
        players: int,
        cards: Sequence[str],
        hands: Sequence[str],
        draw_pile: Sequence[str],
        start: int = 0,
        lords_need_settlement: bool = False,
        shuffle: Callable[[list[str]], list[str]] = list,
    ) -> None:
        assert 2 <= players <= 4
        assert len(hands) == players
        self.board = Board(quadrants)
        self.players = players
        self.cards = list(cards)
        self.start = start
        self.lords_need_settlement = lords_need_settlement
        self.shuffle = shuffle

        self.settlements: list[set[Hex]] = [set() for _ in range(players)]
        self.supplies = [40] * players  # KB-SETUP-1
        self.tiles_left = dict.fromkeys(self.board.location_kind, 2)  # KB-SETUP-3
        self.tiles: list[list[Tile]] = [[] for _ in range(players)]
        self.taken: list[set[Hex]] = [set() for _ in range(players)]  # locations of the tiles ever taken
        self.hands: list[str | None] = [terrain_named(card) for card in hands]
        self.draw_pile = [terrain_named(card) for card in draw_pile]  # next card first
        self.discards: list[str] = []  # oldest first
        self.removed: list[str] = []

        self.seat = start
        self.phase = "before"  # or "during", "after" (KB-TURN-10)
        self.built = 0  # mandatory settlements built this turn
        self.tile: str | None = None  # kind of the tile whose extra action has begun
        self.lifted: Hex | None = None  # stays in settlements until it is put down
        self.last_round = False
        self.over = False
        self.begin_turn()

    # Questions about the position

    @property
    def card(self) -> str | None:
        """The card of the turn; it stays the hand of the player to move until discarded."""
        return self.hands[self.seat]

    @property
    def position(self) -> Position:
        """The part of the position that the building rules use."""
        occupied: set[Hex] = set().union(*self.settlements)
        return Position(self.board, self.settlements[self.seat], occupied, self.card)

    def held(self, seat: int) -> Counter[str]:
        """The tiles of a player, by kind."""
        return Counter(tile.kind for tile in self.tiles[seat])

    def ready(self) -> Counter[str]:
        """The tiles the player to move may still use this turn, by kind."""
        return Counter(tile.kind for tile in self.tiles[self.seat] if tile.state == "ready")

    def due(self) -> int:
        """How many mandatory settlements are still to be built (KB-TURN-2, KB-TURN-6)."""
        return 0 if self.phase == "after" else min(3 - self.built, self.supplies[self.seat])

    def gold(self) -> list[dict[str, int]]:
        """For each player the gold of each scoring card and the castles, as the board stands now."""
        return kingdom_scoring.gold(self.board, self.settlements, self.cards, self.lords_need_settlement)

    def winners(self) -> list[int]:
        """The players with most gold (KB-END-5)."""
        totals = [sum(worth.values()) for worth in self.gold()]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    # What is legal

    def legal(self) -> set[str]:
        """All legal moves."""
        if self.over:
            return set()
        if self.tile is not None:
            return self.legal_in_extra_action(self.tile)
        moves: set[str] = set()
        if self.phase == "after":
            moves.add("end")
        else:
            moves |= {name_of(place) for place in on_the_card(self.position)}
        if self.phase != "during":  # KB-TURN-2: no tile between the three settlements
            moves |= {kind for kind in self.ready() if self.usable(kind)}
        return moves

    def legal_in_extra_action(self, kind: str) -> set[str]:
        """The moves that continue an extra action."""
        if self.lifted is not None:
            return {"+" + name_of(place) for place in MOVING_TILES[kind](self.position, self.lifted)}
        if kind in MOVING_TILES:
            return {"-" + name_of(place) for place in self.liftable(kind)}
        return {name_of(place) for place in BUILDING_TILES[kind](self.position)}

    def usable(self, kind: str) -> bool:
        """Whether an extra action has a legal target (KB-TILE-10, KB-TURN-7)."""
        if kind in MOVING_TILES:
            return bool(self.liftable(kind))
        return self.supplies[self.seat] > 0 and bool(BUILDING_TILES[kind](self.position))

    def liftable(self, kind: str) -> set[Hex]:
        """The own settlements that a tile can move somewhere."""
        return {place for place in self.settlements[self.seat] if MOVING_TILES[kind](self.position, place)}

    # Moves

    def play(self, move: str) -> None:
        """Makes a legal move."""
        if move not in self.legal():
            raise IllegalMoveError(move)
        if move == "end":
            self.end_turn()
        elif move in BUILDING_TILES or move in MOVING_TILES:
            self.start_extra_action(move)
        elif move[0] == "-":
            self.lifted = hex_named(move[1:])
        elif move[0] == "+":
            self.put_down(hex_named(move[1:]))
        else:
            self.build(hex_named(move))

    def start_extra_action(self, kind: str) -> None:
        """Uses up a ready tile for this turn (KB-TURN-3)."""
        self.tile = kind
        for tile in self.tiles[self.seat]:
            if tile.kind == kind and tile.state == "ready":
                tile.state = "used"
                return

    def build(self, place: Hex) -> None:
        """Builds a settlement, by the mandatory action or by a tile."""
        self.supplies[self.seat] -= 1
        self.settlements[self.seat].add(place)
        if self.supplies[self.seat] == 0:
            self.last_round = True  # KB-END-1
        if self.tile is None:
            self.phase = "during"
            self.built += 1
        self.tile = None
        self.gain_tile(place)
        self.check_card()

    def put_down(self, place: Hex) -> None:
        """Ends a move: first losses, then gains (KB-TILE-7)."""
        assert self.lifted is not None
        left = self.lifted
        self.settlements[self.seat].remove(left)
        self.settlements[self.seat].add(place)
        self.lifted = None
        self.tile = None
        self.lose_tile(left)
        self.gain_tile(place)
        self.check_card()

    def gain_tile(self, place: Hex) -> None:
        """Takes a tile from a location next to a new or moved settlement (KB-TILE-1 to 4, 6)."""
        for beside in NEIGHBOURS[place]:
            if self.tiles_left.get(beside, 0) > 0 and beside not in self.taken[self.seat]:
                self.tiles_left[beside] -= 1
                self.taken[self.seat].add(beside)
                self.tiles[self.seat].append(Tile(self.board.location_kind[beside], beside, "fresh"))

    def lose_tile(self, left: Hex) -> None:
        """Gives up the tile of a location whose last own settlement has moved away (KB-TILE-5)."""
        for tile in list(self.tiles[self.seat]):
            if tile.origin in NEIGHBOURS[left] and not touches(tile.origin, self.settlements[self.seat]):
                self.give_up(tile)

    def give_up(self, lost: Tile) -> None:
        """Removes a tile; of two equal ones a ready one stays and belongs to the other hex (KB-TILE-8)."""
        for other in self.tiles[self.seat]:
            if other is not lost and other.kind == lost.kind and lost.state == "ready":
                other.state = "ready"
        self.tiles[self.seat].remove(lost)

    # Cards and turns

    def begin_turn(self) -> None:
        """Reveals the card (KB-TURN-1)."""
        self.phase = "before"
        self.built = 0
        if self.hands[self.seat] is None:
            self.hands[self.seat] = self.draw()  # KB-BUILD-7
        self.check_card()

    def check_card(self) -> None:
        """Replaces a card whose terrain is full while settlements are due (KB-BUILD-6).

        Then, with nothing due (KB-TURN-6) or without a card (KB-BUILD-7), the mandatory action is over.
        """
        while self.due() > 0 and self.card is not None and not free(self.position, {self.card}):
            self.removed.append(self.card)
            self.hands[self.seat] = self.draw()
        if self.due() == 0 or self.card is None:
            self.phase = "after"

    def draw(self) -> str | None:
        """The next card; the discards are shuffled when none is left (KB-TURN-9, KB-BUILD-7)."""
        if not self.draw_pile and self.discards:
            self.draw_pile = list(self.shuffle(list(self.discards)))
            self.discards = []
        return self.draw_pile.pop(0) if self.draw_pile else None

    def end_turn(self) -> None:
        """Discards, draws and makes tiles ready (KB-TURN-8); begins the next turn or ends (KB-END-1, 2)."""
        if self.card is not None:
            self.discards.append(self.card)
        self.hands[self.seat] = self.draw()
        for tile in self.tiles[self.seat]:
            tile.state = "ready"
        following = (self.seat + 1) % self.players
        if self.last_round and following == self.start:
            self.over = True
        else:
            self.seat = following
            self.begin_turn()
