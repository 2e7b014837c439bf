"""Castles of Mad King Ludwig, chapters Round, Turn, End and Solo, the slow way.

Moves are text, as games are written down: `lay8`, `buy15`, `3,-2e`, `claim1`, `look300` and so on.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.reference import ludwig_scoring as scoring
from tests.reference.ludwig_castle import can_be_placed, foyer, is_completed, places, room_at
from tests.reference.ludwig_placing import placement_error
from tests.reference.ludwig_rewards import Rewarded
from tests.reference.ludwig_table import SIZES, TYPES, Frame


class IllegalMoveError(Exception):
    """The move is not legal."""


class Table(Rewarded):
    """One game: all that lies on the table, and whose decision it is."""

    # Moves

    def legal(self) -> set[str]:
        """Every legal move of whoever decides; while all choose at once, of any that has not chosen."""
        moves: dict[str, Callable[[], set[str]]] = {
            "foyer": lambda: {"foyer3", "foyer4"},
            "away": lambda: {"away1", "away2", "away3"},
            "pricing": self.pricings,
            "buying": self.purchases,
            "placing": lambda: places(self.castle, self.tiles[self.in_hand or ""], self.corners),
            "rewards": lambda: {f"{do}{n + 1}" for do in ("claim", "skip") for n in range(len(self.due()))},
            "free": lambda: {f"free-{tile}" for tile in self.free_corridors()},
            "any": lambda: {f"as-{kind}" for kind in TYPES if self.brings(kind, self.frames[-1], True)},
            "stack": lambda: {f"look{size}" for size in SIZES},
            "digging": self.diggings,
            "keeping": lambda: {f"card{n + 1}" for n in range(len(self.drawn))},
            "over": set,
        }
        return moves[self.step]()

    def play(self, seat: int, word: str) -> None:
        """Make a move; a placement is checked by itself, everything else against all legal moves."""
        self.lines = []
        if self.step in ("foyer", "away"):
            self.choose(seat, word)
            return
        assert seat == self.seat
        if self.step == "placing":
            self.place(word)
            return
        if word not in self.legal():
            raise IllegalMoveError(word)
        moves: dict[str, Callable[[str], None]] = {
            "pricing": self.lay,
            "buying": self.buy,
            "rewards": self.settle,
            "free": lambda word: self.take(word.removeprefix("free-")),
            "any": self.choose_reward,
            "stack": self.look,
            "digging": self.dig,
            "keeping": self.keep,
        }
        moves[self.step](word)

    # Setup

    def choose(self, seat: int, word: str) -> None:
        """Choices that all make at the same time (LUD-SETUP-6, LUD-SETUP-8)."""
        if seat in self.choices or word not in self.legal():
            raise IllegalMoveError(word)
        self.choices[seat] = word
        if len(self.choices) < self.players:
            return
        choices, self.choices = self.choices, {}
        if self.step == "foyer":
            self.castles = [
                [foyer(self.tiles[f"foyer_{choices[owner][-1]}"])] for owner in range(self.players)
            ]
            self.step = "away"
            if self.master < 0:
                self.name_master_builder()
                self.deal()
            if self.solo:
                self.begin_pricing()
            return
        for owner in self.from_master():
            hand = sorted(self.hands[owner], key=self.card_order.index)
            self.bonus_deck.append(hand.pop(int(choices[owner][-1]) - 1))
            self.hands[owner] = hand
        self.begin_pricing()

    def name_master_builder(self) -> None:
        """A random player, or the one agreed on; scores go up clockwise (LUD-SETUP-7)."""
        self.master = self.draw(self.players) if self.start is None else self.start
        for points, owner in enumerate(self.from_master()):
            self.score[owner] = points

    def deal(self) -> None:
        """Three bonus cards each, alone two (LUD-SETUP-8, LUD-SOLO-1)."""
        self.bonus_deck = self.shuffle(self.cards_to_deal)
        for owner in self.from_master():
            self.hands[owner] = [self.bonus_deck.pop(0) for _ in range(2 if self.solo else 3)]

    def from_master(self) -> list[int]:
        """All seats clockwise from the master builder."""
        return [(self.master + after) % self.players for after in range(self.players)]

    # LUD-ROUND

    def begin_round(self) -> None:
        self.round += 1
        for price, tile in list(self.market.items()):
            if tile is None:
                self.market[price] = self.next_tile()
        self.begin_pricing()

    def next_tile(self) -> str | None:
        """The next tile for the market (LUD-ROUND-1, LUD-END-1, LUD-RUL-5)."""
        if self.on_deck:
            return self.on_deck.pop(0)
        while True:
            if not self.deck:
                if not any(self.stacks[size] for size in self.discards):
                    return None
                self.deck, self.discards = self.shuffle(self.discards), []
            size = self.deck.pop(0)
            self.discards.append(size)
            if not self.deck:
                self.last = True
            if self.stacks[size]:
                return self.stacks[size].pop(0)

    def begin_pricing(self) -> None:
        if self.solo or not any(self.market.values()):
            self.begin_turn((self.master + 1) % self.players)
        else:
            self.step, self.seat, self.laid = "pricing", self.master, []

    def unlaid(self) -> list[int]:
        return [price for price, tile in self.market.items() if tile and price not in self.laid]

    def open_slots(self) -> list[int]:
        return list(self.market)[len(self.laid) :]

    def pricings(self) -> set[str]:
        spare = {"empty"} if len(self.unlaid()) < len(self.open_slots()) else set[str]()
        return {f"lay{price}" for price in self.unlaid()} | spare | {"keep"}

    def lay(self, word: str) -> None:
        """One slot after the other, the dearest first (LUD-ROUND-2)."""
        if word == "keep":
            self.keep_the_rest()
        else:
            self.laid.append(None if word == "empty" else int(word.removeprefix("lay")))
        if len(self.open_slots()) == 1 and self.unlaid():
            self.laid += self.unlaid()
        if not self.unlaid():
            self.laid += [None] * len(self.open_slots())
        if not self.open_slots():
            self.rearrange()

    def keep_the_rest(self) -> None:
        slots, tiles = self.open_slots(), self.unlaid()
        homeless = [price for price in tiles if price not in slots]
        for slot in slots:
            if slot in tiles:
                self.laid.append(slot)
            else:
                self.laid.append(homeless.pop(0) if homeless else None)

    def rearrange(self) -> None:
        market, coins = dict(self.market), dict(self.coins)
        for price, source in zip(market, self.laid, strict=True):
            self.market[price] = None if source is None else market[source]
            self.coins[price] = 0 if source is None else coins[source]
        self.laid = []
        self.begin_turn((self.master + 1) % self.players)

    def begin_turn(self, seat: int) -> None:
        self.seat, self.step = seat, "buying"

    def end_round(self) -> None:
        """Coins and the stone (LUD-ROUND-4, LUD-ROUND-5), or the solo game's market (LUD-SOLO-4)."""
        for price, tile in self.market.items():
            if tile and self.solo:
                self.gone.append(tile)
                self.market[price] = None
            elif tile:
                self.coins[price] += 1_000
        if not self.solo and all(self.market.values()) and not any(map(self.can_build, range(self.players))):
            self.last = True  # LUD-RUL-8
        if self.last:
            self.end()
            return
        self.master = (self.master + 1) % self.players
        self.begin_round()

    def can_build(self, seat: int) -> bool:
        """Whether a seat could place something that is for sale."""
        corridors = [tile for tile in ("hallway", "stairs") if self.stacks[tile]]
        tiles = [*corridors, *(tile for tile in self.market.values() if tile)]
        return any(can_be_placed(self.castles[seat], self.tiles[tile], self.corners) for tile in tiles)

    # LUD-TURN

    def purchases(self) -> set[str]:
        """What can be paid and placed, or money."""
        found = {"money"}
        for price, tile in self.market.items():
            means = self.money[self.seat] + self.coins[price]
            if tile and means >= 1_000 * price and self.placeable(tile):
                found.add(f"buy{price}")
        for tile in ("hallway", "stairs"):
            if self.stacks[tile] and self.money[self.seat] >= 3_000 and self.placeable(tile):
                found.add(tile)
        return found

    def buy(self, word: str) -> None:
        if word == "money":
            self.money[self.seat] += 5_000
            self.go_on()
            return
        if word in ("hallway", "stairs"):
            self.in_hand, cost, coins = self.stacks[word].pop(), 3_000, 0
        else:
            price = int(word.removeprefix("buy"))
            self.in_hand, cost, coins = self.market[price], 1_000 * price, self.coins[price]
            self.market[price], self.coins[price] = None, 0
        self.money[self.seat] += coins - cost
        if self.seat != self.master:
            self.money[self.master] += cost
        self.step = "placing"

    def place(self, word: str) -> None:
        """Place the tile in hand, score it, and note what it completes (LUD-TURN-5, LUD-SCORE)."""
        room = room_at(self.tiles[self.in_hand or ""], word)
        error = placement_error([other.piece for other in self.castle], room.piece, self.corners)
        if error:
            raise IllegalMoveError(error)
        before = [is_completed(self.castle, other) for other in self.castle] + [False]
        self.castle.append(room)
        self.in_hand = None
        self.add(scoring.placed(self.castle, room, self.corners))
        after = [is_completed(self.castle, other) for other in self.castle]
        done = [
            number for number, (was, now) in enumerate(zip(before, after, strict=True)) if now and not was
        ]
        if done:
            self.note(done, before)
        self.go_on()

    def note(self, done: list[int], before: list[bool]) -> None:
        """The rewards due; downstairs rooms get the next numbers, and even ones count (LUD-RUL-3)."""
        cellar = [room.row.type == "downstairs" for room in self.castle]
        first = sum(was and down for was, down in zip(before, cellar, strict=True)) + 1
        numbers = range(first, first + sum(cellar[number] for number in done))
        self.frames.append(Frame(done, len([number for number in numbers if number % 2 == 0])))

    def go_on(self) -> None:
        """The next reward, extra turn, player or round (LUD-RUL-1, LUD-RUL-2)."""
        while self.frames and not self.due():
            self.frames.pop()
        if self.frames:
            self.step = "rewards"
            return
        self.corridor_taken = False
        if self.extra:
            self.extra -= 1
            self.begin_turn(self.seat)
        elif self.seat == self.master:
            self.end_round()
        else:
            self.begin_turn((self.seat + 1) % self.players)

    # LUD-END

    def end(self) -> None:
        """The final scoring, in the order of the rules (LUD-END-2)."""
        self.step = "over"
        left = {stack: len(tiles) for stack, tiles in self.stacks.items()}
        seats = range(self.players)
        self.final += [(seat, "LUD-END-3", scoring.depleted(self.castles[seat], left)) for seat in seats]
        for favour in self.favours:
            amounts = [scoring.measured(favour, self.castles[seat], self.money[seat]) for seat in seats]
            points = scoring.shared(amounts)
            self.final += [(seat, f"favour {favour['id']}", points[seat]) for seat in seats]
        for seat in seats:
            for card in self.hands[seat]:
                worth = scoring.card_points(self.cards[card], self.castles[seat], self.money[seat])
                self.final.append((seat, f"card {card}", worth))
        self.final += [(seat, "LUD-END-6", self.money[seat] // 10_000) for seat in seats]
        for seat, _, points_won in self.final:
            self.score[seat] += points_won

    def winners(self) -> list[int]:
        return scoring.winners(self.score, self.castles, self.money)
