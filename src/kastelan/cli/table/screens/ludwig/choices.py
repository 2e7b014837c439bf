"""The choices of every step: which action a number stands for, in words what it means, and words for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from kastelan.cli.table.screens.ludwig import evaluation, market, placements, standing
from kastelan.cli.table.screens.ludwig.modules.registry import DETAILS, parts_in_use
from kastelan.core.game import Action
from kastelan.games.ludwig import step_numbers
from kastelan.games.ludwig.actions import (
    AS_REWARD,
    BUY,
    BUY_HALLWAY,
    BUY_STAIRS,
    CLAIM,
    DECLINE,
    FOYERS,
    FREE_HALLWAY,
    FREE_STAIRS,
    KEEP_CARD,
    LAY,
    LOOK,
    MONEY,
    NO_MORE,
    PUT,
    PUT_AWAY,
    Buy,
    BuyCorridor,
    ChooseFoyer,
    ChooseReward,
    Claim,
    Decline,
    KeepCard,
    Lay,
    LookAt,
    Place,
    PutAway,
    PutOnDeck,
    TakeCorridor,
)
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import (
    CARD_SIZES,
    DOWNSTAIRS,
    HALLWAY,
    SIZES,
    TOWERS,
    TYPES,
    Tile,
)
from kastelan.games.ludwig.prices import CORRIDOR, TILE, Item
from kastelan.games.ludwig.special_rewards import kind_of, room_of
from kastelan.games.ludwig.step_numbers import NOTHING
from kastelan.games.ludwig.view import LudwigView
from kastelan.narration.ludwig.names import Pieces, castle_in


class Choices:
    """What the seat of a view may choose from."""

    def __init__(self, view: LudwigView, pieces: Pieces, legal: tuple[Action, ...] = ()) -> None:
        self.view = view
        self.pieces = pieces
        self.legal = legal  # what the view alone does not say where modules are in use

    @property
    def castle(self) -> Castle | None:
        """The castle of the one who decides, or whose turn it is."""
        return castle_in(self.view, self.view.turn if self.view.seat is None else self.view.seat)

    @property
    def tile(self) -> Tile | None:
        """The tile in hand."""
        return None if self.view.tile == NOTHING else self.pieces.components.tiles[self.view.tile]

    # Numbers

    def numbered(self) -> Sequence[Action]:
        """The actions in the order of their numbers; in the base game also those refused just now."""
        listed = NUMBERED.get(self.view.step, Choices.nothing)(self)
        for part in parts_in_use(self.view):
            listed = part.numbered(self, listed)
        return listed

    def on_table(self) -> int:
        """How many of them the market shows with their numbers."""
        if self.view.step == step_numbers.PRICING:
            return len(market.on_slots(self.view))
        return len(evaluation.for_sale(self.view)) if self.view.step == step_numbers.BUYING else 0

    def foyers(self) -> Sequence[Action]:
        return FOYERS

    def cards_dealt(self) -> Sequence[Action]:
        hand = self.view.hands[self.view.seat] if self.view.seat is not None else ()
        return PUT_AWAY[: 0 if isinstance(hand, int) else len(hand)]

    def slots(self) -> Sequence[Action]:
        return [LAY[slot] for slot in market.on_slots(self.view)]

    def purchases(self) -> Sequence[Action]:
        return [*(self._purchase(item) for item in evaluation.for_sale(self.view)), MONEY]

    def _purchase(self, item: Item) -> Action:
        if item.kind == TILE:
            return BUY[item.place]
        if item.kind == CORRIDOR:
            return BUY_HALLWAY if item.tile == HALLWAY else BUY_STAIRS
        offered = (part.purchase(item) for part in parts_in_use(self.view))
        return next(purchase for purchase in offered if purchase is not None)

    def places(self) -> Sequence[Action]:
        if self.castle is None or self.tile is None:
            return ()
        return [way.place for way in placements.ways(self.castle, self.tile)]

    def rewards(self) -> Sequence[Action]:
        # The first number of the entry is no reward.
        due = len(self.view.pending[-1]) - 1
        return (*CLAIM[:due], *DECLINE[:due])

    def corridors(self) -> Sequence[Action]:
        return (FREE_HALLWAY, FREE_STAIRS)

    def any_reward(self) -> Sequence[Action]:
        return [AS_REWARD[kind] for kind in range(len(TYPES)) if kind != DOWNSTAIRS]

    def stacks(self) -> Sequence[Action]:
        return LOOK

    def dug(self) -> Sequence[Action]:
        return (*PUT[: len(self.seen_stack())], NO_MORE)

    def cards_drawn(self) -> Sequence[Action]:
        return KEEP_CARD[: 0 if isinstance(self.view.drawn, int) else len(self.view.drawn)]

    def nothing(self) -> Sequence[Action]:
        return ()

    def seen_stack(self) -> tuple[int, ...]:
        """The tiles of the stack that is being looked at, in the order of their numbers."""
        if not self.view.looked:
            return ()
        looked = self.view.looked[0]
        # Decisions number the towers after the sizes, the list of stacks after the stairs.
        stack = TOWERS if looked == len(SIZES) else looked
        on_deck = {tile for _, tile in self.view.on_deck}
        # A group that the seat has seen is the stack if number and size agree and none is on the deck.
        for group in self.view.known:
            fits = len(group) == self.view.stacks[stack] and not on_deck & set(group)
            if fits and all(self.pieces.components.tiles[tile].stack == stack for tile in group):
                return tuple(sorted(group))
        return ()

    # Words

    def describe(self, action: Action) -> str:
        """What an action means."""
        kind = type(action)
        if kind in DETAILS:
            return self.pieces.speaker.say(f"ludwig-do-{_kebab(action)}", what=DETAILS[kind](self, action))
        return DESCRIBED[kind](self, action) if kind in DESCRIBED else self.plain(action)

    def plain(self, action: Action) -> str:
        """The message of an action that needs no facts."""
        return self.pieces.speaker.say(f"ludwig-screen-do-{_kebab(action)}")

    def foyer(self, action: Action) -> str:
        assert isinstance(action, ChooseFoyer)
        return self.pieces.speaker.say("ludwig-screen-do-foyer", doors=action.doors)

    def put_away(self, action: Action) -> str:
        assert isinstance(action, PutAway)
        hand = self.view.hands[self.view.seat] if self.view.seat is not None else 0
        assert not isinstance(hand, int)
        words = standing.card_now(self.view, hand[action.card], self.pieces)
        return self.pieces.speaker.say("ludwig-screen-do-put-away", card=words)

    def keep_card(self, action: Action) -> str:
        assert isinstance(action, KeepCard)
        assert not isinstance(self.view.drawn, int)
        words = standing.card_now(self.view, self.view.drawn[action.card], self.pieces)
        return self.pieces.speaker.say("ludwig-screen-do-keep-card", card=words)

    def on_slot(self, action: Action) -> str:
        assert isinstance(action, Lay | Buy)
        return self.pieces.about(self.pieces.components.tiles[self.view.market[action.slot]])

    def corridor(self, action: Action) -> str:
        assert isinstance(action, BuyCorridor | TakeCorridor)
        tile = self.pieces.components.tiles[action.tile]
        best = market.best(self.view, self.view.turn, tile)
        return f"{self.pieces.name(tile)} {self.pieces.speaker.say('ludwig-screen-best-is', points=best)}"

    def place(self, action: Action) -> str:
        assert isinstance(action, Place)
        assert self.castle is not None
        assert self.tile is not None
        # The points of `ways` come from the castle alone; modules may add to them.
        for way in placements.ways(self.castle, self.tile):
            if way.place == action:
                points = evaluation.placement_worth(self.view, self.view.turn, self.tile, way.points)
                return placements.described(self.castle, self.tile, replace(way, points=points), self.pieces)
        return placements.notation(action)

    def reward(self, action: Action) -> str:
        assert isinstance(action, Claim | Decline)
        entry = self.view.pending[-1][action.reward + 1]  # after the first number, which is no reward
        room, kind = room_of(entry), kind_of(entry)
        say = self.pieces.speaker.say
        tile = self.pieces.tile(self.view.castles[self.view.turn][room][0])
        reward = say(f"ludwig-screen-reward-{TYPES[kind]}") if kind < len(TYPES) else self.pieces.type(kind)
        message = "ludwig-screen-do-claim" if isinstance(action, Claim) else "ludwig-screen-do-decline"
        return say(message, tile=f"{room + 1} {tile}", reward=reward)

    def as_type(self, action: Action) -> str:
        assert isinstance(action, ChooseReward)
        reward = self.pieces.speaker.say(f"ludwig-screen-reward-{TYPES[action.type]}")
        return f"{self.pieces.type(action.type)}: {reward}"

    def stack(self, action: Action) -> str:
        assert isinstance(action, LookAt)
        stack = TOWERS if action.stack == len(SIZES) else action.stack
        say, left = self.pieces.speaker.say, self.view.stacks[stack]
        return say("ludwig-screen-do-look", size=str(CARD_SIZES[action.stack]), left=left)

    def put(self, action: Action) -> str:
        assert isinstance(action, PutOnDeck)
        tile = self.pieces.components.tiles[self.seen_stack()[action.tile]]
        best = market.best(self.view, self.view.turn, tile)
        return f"{self.pieces.about(tile)} {self.pieces.speaker.say('ludwig-screen-best-is', points=best)}"

    # Names that may be typed

    def names(self, action: Action) -> Iterator[str]:
        """Words for an action besides its notation."""
        pieces, components = self.pieces, self.pieces.components
        if isinstance(action, Lay | Buy):
            yield pieces.tile(self.view.market[action.slot])
        elif isinstance(action, BuyCorridor | TakeCorridor):
            yield pieces.tile(action.tile)
        elif isinstance(action, PutOnDeck):
            yield pieces.name(components.tiles[self.seen_stack()[action.tile]])
        elif isinstance(action, ChooseReward):
            yield pieces.type(action.type)
        elif isinstance(action, LookAt):
            yield str(CARD_SIZES[action.stack])
        elif pieces.speaker.knows(word := f"ludwig-screen-word-{_kebab(action)}"):
            yield from (part.strip() for part in pieces.speaker.say(word).split(","))


def _kebab(action: Action) -> str:
    name = type(action).__name__
    return "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in name).lstrip("-")


NUMBERED: Final[dict[int, Callable[[Choices], Sequence[Action]]]] = {
    step_numbers.FOYER: Choices.foyers,
    step_numbers.CHOOSING: Choices.cards_dealt,
    step_numbers.PRICING: Choices.slots,
    step_numbers.BUYING: Choices.purchases,
    step_numbers.PLACING: Choices.places,
    step_numbers.REWARDS: Choices.rewards,
    step_numbers.FREE_CORRIDOR: Choices.corridors,
    step_numbers.ANY_REWARD: Choices.any_reward,
    step_numbers.STACK: Choices.stacks,
    step_numbers.DIGGING: Choices.dug,
    step_numbers.KEEPING: Choices.cards_drawn,
}

DESCRIBED: Final[dict[type[Action], Callable[[Choices, Action], str]]] = {
    ChooseFoyer: Choices.foyer,
    PutAway: Choices.put_away,
    KeepCard: Choices.keep_card,
    Lay: Choices.on_slot,
    Buy: Choices.on_slot,
    BuyCorridor: Choices.corridor,
    TakeCorridor: Choices.corridor,
    Place: Choices.place,
    Claim: Choices.reward,
    Decline: Choices.reward,
    ChooseReward: Choices.as_type,
    LookAt: Choices.stack,
    PutOnDeck: Choices.put,
}
