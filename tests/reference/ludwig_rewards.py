"""Castles of Mad King Ludwig, chapter Rewards, the slow way."""

from __future__ import annotations

from abc import abstractmethod

from tests.reference import ludwig_scoring as scoring
from tests.reference.ludwig_table import Frame, Laid


class Rewarded(Laid):
    """The table, and what completed rooms bring there."""

    @abstractmethod
    def go_on(self) -> None:
        """The next reward, extra turn, player or round."""

    def due(self) -> list[int]:
        """The rooms of the newest placement whose rewards bring something."""
        frame = self.frames[-1]
        return [number for number in frame.rooms if self.brings(self.castle[number].row.type, frame, False)]

    def brings(self, kind: str, frame: Frame, for_downstairs: bool) -> bool:
        """Whether a reward brings something now."""
        if kind == "downstairs":
            return frame.even > 0 and not for_downstairs
        if kind == "corridor":
            return not self.corridor_taken and bool(self.free_corridors())
        return kind != "utility" or bool(self.bonus_deck)

    def free_corridors(self) -> list[str]:
        return [tile for tile in ("hallway", "stairs") if self.stacks[tile] and self.placeable(tile)]

    def settle(self, word: str) -> None:
        """Claim or decline a reward."""
        number = self.due()[int(word.removeprefix("claim").removeprefix("skip")) - 1]
        self.frames[-1].rooms.remove(number)
        kind = self.castle[number].row.type
        if word.startswith("skip"):
            self.go_on()
        elif kind == "downstairs":
            self.frames[-1].even -= 1
            self.step, self.downstairs_room = "any", number
        else:
            self.reward(kind, number)

    def choose_reward(self, word: str) -> None:
        number, self.downstairs_room = self.downstairs_room, None
        assert number is not None
        self.reward(word.removeprefix("as-"), number)

    def reward(self, kind: str, number: int) -> None:
        """What a completed room brings; those that ask something set the step."""
        asking = {"corridor": "free", "sleeping": "stack", "utility": "keeping"}
        if kind == "activity":
            self.add([("LUD-REW-ACTIVITY", 5)])
        elif kind == "food":
            self.extra += 1
        elif kind == "living":
            room, rule = self.castle[number], "LUD-REW-LIVING"
            self.add(scoring.own(self.castle, room, self.corners, rule, rule))
        elif kind == "outdoor":
            self.money[self.seat] += 10_000
        elif kind == "corridor":
            self.corridor_taken = True
        elif kind == "utility":
            self.drawn = sorted(
                [self.bonus_deck.pop(0) for _ in self.bonus_deck[:2]], key=self.card_order.index
            )
        if kind not in asking:
            self.go_on()
            return
        self.step = asking[kind]
        if len(self.drawn) == 1:
            self.keep("card1")

    def take(self, tile: str) -> None:
        self.in_hand = self.stacks[tile].pop()
        self.step = "placing"

    def look(self, word: str) -> None:
        size = word.removeprefix("look")
        if not self.stacks[size]:
            self.go_on()
            return
        self.looked, self.step = (size, 0), "digging"

    def diggings(self) -> set[str]:
        assert self.looked is not None
        return {f"put{n + 1}" for n in range(len(self.stacks[self.looked[0]]))} | {"enough"}

    def dig(self, word: str) -> None:
        """Tiles on the deck, in the last round away (LUD-REW-SLEEPING)."""
        assert self.looked is not None
        size, count = self.looked
        if word != "enough":
            tile = sorted(self.stacks[size], key=self.order.index)[int(word.removeprefix("put")) - 1]
            self.stacks[size].remove(tile)
            if self.last:
                self.gone.append(tile)
            else:
                self.on_deck.insert(0, tile)
            count += 1
        self.looked = (size, count)
        if word == "enough" or count == 2 or not self.stacks[size]:
            self.looked = None
            self.stacks[size] = self.shuffle(self.stacks[size])
            self.go_on()

    def keep(self, word: str) -> None:
        """One card into the hand, the other under the deck (LUD-REW-UTILITY)."""
        self.hands[self.seat].append(self.drawn.pop(int(word.removeprefix("card")) - 1))
        self.bonus_deck += self.drawn
        self.drawn = []
        self.go_on()
