"""What each Ludwig record beside is named after, as a question about the game it holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

from kastelan.core.game import Event
from kastelan.core.record import Record
from kastelan.core.timeline import PlayedStep
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.components import DOWNSTAIRS, TYPES
from kastelan.games.ludwig.events import (
    BonusCardsDealt,
    CardTurned,
    DeckRenewed,
    ExtraTurnGained,
    FinalPoints,
    FoyerLaid,
    LastRoundCalled,
    PointsScored,
    RewardClaimed,
    RewardDeclined,
    RewardVoid,
    RoomCompleted,
    TileDiscarded,
    TileLaidOut,
    TilePlaced,
)
from kastelan.games.ludwig.favours import castle_size
from kastelan.games.ludwig.step_numbers import OVER

E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Played:
    """A record and all positions it leads through."""

    record: Record
    steps: tuple[PlayedStep, ...]

    @property
    def end(self) -> LudwigState:
        return state_of(self.steps[-1])

    def all(self, kind: type[E]) -> Iterator[tuple[int, E]]:
        """All events of a kind, each with the number of its step."""
        for step in self.steps:
            for event in step.events:
                if isinstance(event, kind):
                    yield step.number, event

    def told(self, kind: type[E]) -> list[E]:
        """All events of a kind."""
        return [event for _, event in self.all(kind)]


def state_of(step: PlayedStep) -> LudwigState:
    """The position of a step, as this game's."""
    assert isinstance(step.state, LudwigState)
    return step.state


Proof = Callable[[Played], bool]


def players(count: int) -> Proof:
    """A finished game of so many."""
    return lambda played: played.record.players == count and played.end.step == OVER


# How a game ends


def last_card_just_fills_the_market(played: Played) -> bool:
    """Nothing is shuffled then (LUD-END-1)."""
    return played.end.step == OVER and not played.told(DeckRenewed) and len(played.told(LastRoundCalled)) == 1


def deck_renewed(played: Played) -> bool:
    """The deck runs out with slots still empty, and the round is the last all the same (LUD-END-1)."""
    renewed = [number for number, _ in played.all(DeckRenewed)]
    return bool(renewed) and state_of(played.steps[renewed[0]]).round == played.end.round


def last_card_names_an_empty_stack(played: Played) -> bool:
    """It brings no tile, and the deck is renewed for that (LUD-END-1, LUD-ROUND-1)."""
    for step in played.steps:
        for card, then in zip(step.events, step.events[1:], strict=False):
            if isinstance(card, CardTurned) and isinstance(then, LastRoundCalled) and not card.tiles_left:
                return any(isinstance(event, DeckRenewed) for event in step.events)
    return False


def extra_turn_in_the_last_round(played: Played) -> bool:
    return any(state_of(played.steps[number]).last for number, _ in played.all(ExtraTurnGained))


def tie_broken_by_the_larger_castle(played: Played) -> bool:
    """Two have the most points, and one wins (LUD-END-7)."""
    end = played.end
    best = [seat for seat, score in enumerate(end.score) if score == max(end.score)]
    sizes = {castle_size(end.castles[seat]) for seat in best}
    return len(best) > 1 and len(sizes) > 1 and end.outcome is not None and len(end.outcome.winners) == 1


def depleted_stacks(played: Played) -> bool:
    return any(event.rule == "LUD-END-3" for event in played.told(FinalPoints))


def tied_favour(played: Played) -> bool:
    """Two with the same measure share 8 and 4: 6 each (LUD-END-4)."""
    sixes = [e for e in played.told(FinalPoints) if e.rule.startswith("LUD-FAV") and e.points == 6]
    return len(sixes) >= 2 and sixes[0].measure == sixes[1].measure


# Rewards


def claims(kind: str) -> Proof:
    """The reward of a completed room of this type is taken."""
    rule = f"LUD-REW-{kind.upper()}"
    return lambda played: any(event.rule == rule for event in played.told(RewardClaimed))


def for_downstairs(kind: str) -> Proof:
    """A downstairs room is rewarded as a room of this type would be."""
    return lambda played: any(
        (event.rule, event.type) == ("LUD-REW-DOWNSTAIRS", TYPES.index(kind)) and event.type != DOWNSTAIRS
        for event in played.told(RewardClaimed)
    )


def only_even_downstairs_rooms(played: Played) -> bool:
    """One seat completes three: the first and the third bring nothing, the second does (LUD-RUL-3)."""
    for seat in range(played.record.players):
        voids = [e for e in played.told(RewardVoid) if (e.seat, e.rule) == (seat, "LUD-REW-DOWNSTAIRS")]
        taken = [
            event
            for event in played.told(RewardClaimed)
            if (event.seat, event.rule, event.type) == (seat, "LUD-REW-DOWNSTAIRS", DOWNSTAIRS)
        ]
        if len(voids) >= 2 and taken:
            return True
    return False


def two_downstairs_rooms_at_once(played: Played) -> bool:
    for step in played.steps:
        tiles = state_of(step).table.components.tiles
        done = [event for event in step.events if isinstance(event, RoomCompleted)]
        if sum(bool(tiles[event.tile].face.types >> DOWNSTAIRS & 1) for event in done) == 2:
            return True
    return False


def void_by(rule: str) -> Proof:
    """A reward brings nothing by this rule."""
    return lambda played: any(event.rule == rule for event in played.told(RewardVoid))


def free_tile_completes_another_room(played: Played) -> bool:
    """While an older reward waits (LUD-RUL-1)."""
    return any(len(state_of(step).pending) > 1 for step in played.steps)


def sleeping_in_the_last_round(played: Played) -> bool:
    """The tiles leave the game face up (LUD-DIFF-4)."""
    return any(event.rule == "LUD-REW-SLEEPING" for event in played.told(TileDiscarded))


def tiles_on_the_deck(played: Played) -> bool:
    return any(event.from_deck for event in played.told(TileLaidOut))


def declines(played: Played) -> bool:
    return bool(played.told(RewardDeclined))


def card_of_an_empty_stack(played: Played) -> bool:
    return any(not event.tiles_left for event in played.told(CardTurned))


def score_below_zero(played: Played) -> bool:
    return any(min(state_of(step).score) < 0 for step in played.steps)


def placement_that_loses_points(played: Played) -> bool:
    return any(
        any(isinstance(event, TilePlaced) for event in step.events)
        and sum(event.points for event in step.events if isinstance(event, PointsScored)) < 0
        for step in played.steps
    )


# Tables


def chosen_favours_and_cards(played: Played) -> bool:
    """Everything as the options say (LUD-SETUP-9)."""
    table = played.end.table
    favours = [table.components.favours[number].id for number in table.favours]
    return favours == ["most_money", "completed_rooms"] and table.start == 1 and len(played.end.castles) == 2


def last_bonus_card_drawn(played: Played) -> bool:
    """Afterwards the utility reward is void (LUD-RUL-4)."""
    return not played.end.cards and void_by("LUD-RUL-4")(played)


def corners_do_not_touch(played: Played) -> bool:
    return not played.end.table.corner_contact and played.end.step == OVER


def stops_in_the_middle_of_a_reward(played: Played) -> bool:
    return bool(played.end.pending) and played.record.result is None


def goes_on_from_a_position(played: Played) -> bool:
    return played.record.position is not None and played.record.seed is None and played.end.step == OVER


def foyers_first(played: Played) -> bool:
    """Bonus cards are dealt when all have foyers (LUD-SETUP-8, LUD-SOLO-1)."""
    laid = [number for number, _ in played.all(FoyerLaid)]
    dealt = [number for number, _ in played.all(BonusCardsDealt)]
    return played.record.version == 2 and dealt[0] == laid[0] == played.end.players


PROOFS: Final[dict[str, Proof]] = {
    "solo": players(1),
    "two-players": players(2),
    "three-players": players(3),
    "four-players": players(4),
    "ends-when-the-last-card-just-fills-the-market": last_card_just_fills_the_market,
    "deck-renewed-while-the-market-is-filled": deck_renewed,
    "solo-deck-runs-out": lambda played: players(1)(played) and bool(played.told(LastRoundCalled)),
    "last-card-names-an-empty-stack": last_card_names_an_empty_stack,
    "extra-turn-in-the-last-round": extra_turn_in_the_last_round,
    "tie-broken-by-the-larger-castle": tie_broken_by_the_larger_castle,
    "depleted-stacks": depleted_stacks,
    "tied-favour": tied_favour,
    **{f"claims-the-{kind}-reward": claims(kind) for kind in TYPES},
    **{f"downstairs-reward-as-{kind}": for_downstairs(kind) for kind in TYPES if kind != "downstairs"},
    "only-even-downstairs-rooms-are-rewarded": only_even_downstairs_rooms,
    "two-downstairs-rooms-completed-at-once": two_downstairs_rooms_at_once,
    "second-corridor-reward-of-a-turn-is-void": void_by("LUD-REW-CORRIDOR"),
    "corridor-reward-void-for-want-of-tiles": void_by("LUD-RUL-4"),
    "free-tile-completes-another-room": free_tile_completes_another_room,
    "sleeping-reward-in-the-last-round": sleeping_in_the_last_round,
    "tiles-on-the-deck-come-into-the-market": tiles_on_the_deck,
    "declines-a-reward": declines,
    "card-of-an-empty-stack-is-passed-over": card_of_an_empty_stack,
    "score-falls-below-zero": score_below_zero,
    "placement-loses-points": placement_that_loses_points,
    "chosen-favours-and-cards": chosen_favours_and_cards,
    "last-bonus-card-drawn": last_bonus_card_drawn,
    "corners-do-not-touch": corners_do_not_touch,
    "stops-in-the-middle-of-a-reward": stops_in_the_middle_of_a_reward,
    "goes-on-from-a-position": goes_on_from_a_position,
    "foyers-before-the-master-builder": foyers_first,
    "foyer-before-bonus-cards-alone": lambda played: players(1)(played) and foyers_first(played),
}
