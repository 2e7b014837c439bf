"""What each Kingdom Builder record beside is named after, as a question about the game it holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

from kastelan.core.game import Event
from kastelan.core.record import Record
from kastelan.core.timeline import Step
from kastelan.games.kingdom import KingdomState
from kastelan.games.kingdom.actions import END, UseTile
from kastelan.games.kingdom.components import (
    CARDS,
    FIRST_GAME_CARDS,
    FIRST_GAME_QUADRANTS,
    HARBOR,
    KINDS,
    TERRAINS,
    WATER,
)
from kastelan.games.kingdom.events import (
    CardRemoved,
    LastRoundCalled,
    PileShuffled,
    SettlementBuilt,
    SettlementMoved,
    TileLost,
    TileTaken,
)
from kastelan.games.kingdom.scoring import LORDS, lords
from kastelan.games.kingdom.step_numbers import EXTRA, LIFTING, OVER, PUTTING

E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Played:
    """A record and all positions it leads through."""

    record: Record
    steps: tuple[Step, ...]

    @property
    def end(self) -> KingdomState:
        return state_of(self.steps[-1])

    def all(self, kind: type[E]) -> Iterator[tuple[int, E]]:
        """All events of a kind, each with the number of its step."""
        for step in self.steps:
            for event in step.events:
                if isinstance(event, kind):
                    yield step.number, event

    def turns_after(self, number: int) -> int:
        """How many turns end after a step, that of the step not counted."""
        return sum(step.action == END for step in self.steps[number + 1 :]) - 1

    def option(self, name: str) -> str | None:
        return dict(self.record.options).get(name)


def state_of(step: Step) -> KingdomState:
    """The position of a step, as this game's."""
    assert isinstance(step.state, KingdomState)
    return step.state


Proof = Callable[[Played], bool]


def last_player_empties_the_supply(played: Played) -> bool:
    """The turn in which it happens is the last (KB-END-1)."""
    (number, called), *_ = played.all(LastRoundCalled)
    last = (played.end.table.start - 1) % played.record.players
    return called.seat == last and played.turns_after(number) == 0


def starting_player_empties_the_supply(played: Played) -> bool:
    """The two others play once more (KB-END-2)."""
    (number, called), *_ = played.all(LastRoundCalled)
    return called.seat == played.end.table.start and played.turns_after(number) == 2


def everybody_empties_the_supply(played: Played) -> bool:
    return set(played.end.supply) == {0} and len(list(played.all(LastRoundCalled))) == 1


def shared_victory(played: Played) -> bool:
    return played.end.outcome is not None and len(played.end.outcome.winners) > 1


def players(count: int) -> Proof:
    """A finished game of so many."""
    return lambda played: played.record.players == count and played.end.step == OVER


def first_game(played: Played) -> bool:
    table = played.end.table
    return (
        tuple(part for part, _ in table.board.lies) == FIRST_GAME_QUADRANTS
        and not any(turned for _, turned in table.board.lies)
        and {CARDS[card] for card in table.cards} == set(FIRST_GAME_CARDS)
    )


def chosen_board_and_cards(played: Played) -> bool:
    """Everything as the options say: parts, lies, cards and starting player (KB-SETUP-2, -5, -7)."""
    table = played.end.table
    return (
        table.board.lies == (("harbor", False), ("barn", True), ("oracle", True), ("tavern", False))
        and {CARDS[card] for card in table.cards} == {"hermits", "miners", "lords"}
        and table.start == 1
    )


def lords_need_a_settlement(played: Played) -> bool:
    """The option makes a difference of gold (KB-CARD-LORDS-3)."""
    return LORDS in played.end.table.cards and lords(played.end.own, True) != lords(played.end.own, False)


def _lords_by_option(need: bool) -> Proof:
    return lambda played: lords_need_a_settlement(played) and played.end.table.lords_need_settlement == need


def card_removed(played: Played) -> bool:
    """At that moment the board had no free hex of the terrain (KB-BUILD-6)."""
    removed = list(played.all(CardRemoved))
    return bool(removed) and all(
        not state_of(played.steps[number]).board.of[event.card] & state_of(played.steps[number]).free
        for number, event in removed
    )


def card_replaced_between_two_settlements(played: Played) -> bool:
    """One or two were built by the first card, the rest by the next: three in all (KB-BUILD-6)."""
    return any(state_of(played.steps[number]).built in (1, 2) for number, _ in played.all(CardRemoved))


def pile_shuffled(times: int) -> Proof:
    """So many times in one game (KB-TURN-9)."""
    return lambda played: len(list(played.all(PileShuffled))) == times


def uses(*kinds: str) -> Proof:
    """Each of these tiles is used."""
    wanted = {KINDS.index(kind) for kind in kinds}
    return lambda played: (
        wanted <= {step.action.kind for step in played.steps if isinstance(step.action, UseTile)}
    )


def two_tiles_of_a_kind_in_one_turn(played: Played) -> bool:
    used: list[int] = []
    for step in played.steps:
        if step.action == END:
            used = []
        elif isinstance(step.action, UseTile):
            if step.action.kind in used:
                return True
            used.append(step.action.kind)
    return False


def tile_lost_by_moving(played: Played) -> bool:
    """The event that takes the tile follows the move (KB-TILE-5)."""
    return any(
        isinstance(before, SettlementMoved) and isinstance(after, TileLost)
        for step in played.steps
        for before, after in zip(step.events, step.events[1:], strict=False)
    )


def lost_tile_not_won_again(played: Played) -> bool:
    """Later a settlement comes to the same location; a tile lies there, but none is taken (KB-TILE-6)."""
    lost = {(event.seat, event.hex): number for number, event in played.all(TileLost)}
    for number, event in played.all(SettlementBuilt):
        state = state_of(played.steps[number])
        beside = state.board.location_beside.get(event.hex)
        if beside is None or not state.left[beside]:
            continue
        if lost.get((event.seat, state.board.locations[beside].hex), number) < number:
            return not any(isinstance(told, TileTaken) for told in played.steps[number].events)
    return False


def one_tile_lost_and_another_won_by_one_move(played: Played) -> bool:
    """First the loss, then the gain (KB-TILE-7)."""
    kinds = [[type(event) for event in step.events] for step in played.steps]
    return any([SettlementMoved, TileLost, TileTaken] == row[:3] for row in kinds)


def no_tile_left_for_the_third(played: Played) -> bool:
    """Three players stand beside one location, two have ever had its tile (KB-TILE-4)."""
    end = played.end
    return any(
        sum(bool(location.near & own) for own in end.own) > sum(taken >> number & 1 for taken in end.taken)
        and end.left[number] == 0
        for number, location in enumerate(end.board.locations)
    )


def settlement_on_water(played: Played) -> bool:
    """Only the harbor brings one there (KB-LOC-HARBOR-1)."""
    ends_there = any(own & played.end.board.of[WATER] for own in played.end.own)
    moved = [
        event for _, event in played.all(SettlementMoved) if event.rule == f"KB-LOC-{KINDS[HARBOR].upper()}-1"
    ]
    return ends_there and bool(moved)


def tile_uses_the_last_settlement(played: Played) -> bool:
    """Built before the mandatory action, which then counts as done (KB-TURN-6)."""
    return any(
        event.rule.startswith("KB-LOC")
        and state_of(played.steps[number]).supply[event.seat] == 0
        and state_of(played.steps[number]).built == 0
        for number, event in played.all(SettlementBuilt)
    )


def moves_after_the_last_settlement(played: Played) -> bool:
    """The turn goes on with tiles that move (KB-TURN-7)."""
    return any(
        state_of(played.steps[number]).supply[event.seat] == 0
        for number, event in played.all(SettlementMoved)
    )


def stops_in_the_middle_of_an_extra_action(played: Played) -> bool:
    return played.end.step in (EXTRA, LIFTING, PUTTING) and played.record.result is None


def goes_on_from_a_position(played: Played) -> bool:
    return played.record.position is not None and played.record.seed is None and played.end.step == OVER


def all_terrains_drawn_first(played: Played) -> bool:
    """A player of the first round for each of four terrains."""
    first = state_of(played.steps[0])
    return len({TERRAINS[card] for card in first.hands if card is not None}) == 4


PROOFS: Final[dict[str, Proof]] = {
    "ends-when-the-last-player-empties-the-supply": last_player_empties_the_supply,
    "ends-when-the-starting-player-empties-the-supply": starting_player_empties_the_supply,
    "ends-when-both-players-empty-their-supply": everybody_empties_the_supply,
    "shared-victory": shared_victory,
    "two-players": players(2),
    "three-players": players(3),
    "four-players": players(4),
    "first-game": first_game,
    "chosen-board-and-cards": chosen_board_and_cards,
    "lords-need-a-settlement": _lords_by_option(True),
    "lords-need-no-settlement": _lords_by_option(False),
    "card-removed-when-the-terrain-is-full": card_removed,
    "card-replaced-between-two-settlements": card_replaced_between_two_settlements,
    "pile-shuffled-once": pile_shuffled(1),
    "pile-shuffled-twice": pile_shuffled(2),
    "uses-oracle-farm-oasis-and-tower": uses("oracle", "farm", "oasis", "tower"),
    "uses-tavern-barn-harbor-and-paddock": uses("tavern", "barn", "harbor", "paddock"),
    "two-tiles-of-a-kind-in-one-turn": two_tiles_of_a_kind_in_one_turn,
    "tile-lost-by-moving": tile_lost_by_moving,
    "lost-tile-is-not-won-again": lost_tile_not_won_again,
    "one-move-loses-a-tile-and-wins-another": one_tile_lost_and_another_won_by_one_move,
    "no-tile-left-for-the-third": no_tile_left_for_the_third,
    "settlement-on-water": settlement_on_water,
    "tile-uses-the-last-settlement": tile_uses_the_last_settlement,
    "moves-after-the-last-settlement": moves_after_the_last_settlement,
    "stops-in-the-middle-of-an-extra-action": stops_in_the_middle_of_an_extra_action,
    "goes-on-from-a-position": goes_on_from_a_position,
    "four-terrains-in-the-first-round": all_terrains_drawn_first,
}
