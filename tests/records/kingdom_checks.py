"""For each Kingdom Builder record, a check that its game shows what the file name says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

from kastelan.core.game import Event
from kastelan.core.record import Record
from kastelan.core.timeline import PlayedStep
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
class ReplayedGame:
    """A record with the position after every move."""

    record: Record
    steps: tuple[PlayedStep, ...]

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
        """How many turns end after a step, not counting the turn of the step itself."""
        return sum(step.action == END for step in self.steps[number + 1 :]) - 1

    def option(self, name: str) -> str | None:
        return dict(self.record.options).get(name)


def state_of(step: PlayedStep) -> KingdomState:
    """The position of a step, typed as a position of this game."""
    assert isinstance(step.state, KingdomState)
    return step.state


Check = Callable[[ReplayedGame], bool]


def last_player_empties_the_supply(game: ReplayedGame) -> bool:
    """The turn that empties the supply is the last of the game (KB-END-1)."""
    (number, called), *_ = game.all(LastRoundCalled)
    last = (game.end.table.start - 1) % game.record.players
    return called.seat == last and game.turns_after(number) == 0


def starting_player_empties_the_supply(game: ReplayedGame) -> bool:
    """The two other players each play once more (KB-END-2)."""
    (number, called), *_ = game.all(LastRoundCalled)
    return called.seat == game.end.table.start and game.turns_after(number) == 2


def all_players_empty_the_supply(game: ReplayedGame) -> bool:
    return set(game.end.supply) == {0} and len(list(game.all(LastRoundCalled))) == 1


def shared_victory(game: ReplayedGame) -> bool:
    return game.end.outcome is not None and len(game.end.outcome.winners) > 1


def players(count: int) -> Check:
    """A finished game with this number of players."""
    return lambda game: game.record.players == count and game.end.step == OVER


def first_game(game: ReplayedGame) -> bool:
    table = game.end.table
    return (
        tuple(part for part, _ in table.board.lies) == FIRST_GAME_QUADRANTS
        and not any(turned for _, turned in table.board.lies)
        and {CARDS[card] for card in table.cards} == set(FIRST_GAME_CARDS)
    )


def chosen_board_and_cards(game: ReplayedGame) -> bool:
    """Board parts, orientation, cards and starting player follow the options (KB-SETUP-2, -5, -7)."""
    table = game.end.table
    return (
        table.board.lies == (("harbor", False), ("barn", True), ("oracle", True), ("tavern", False))
        and {CARDS[card] for card in table.cards} == {"hermits", "miners", "lords"}
        and table.start == 1
    )


def lords_need_a_settlement(game: ReplayedGame) -> bool:
    """The option changes the gold (KB-CARD-LORDS-3)."""
    return LORDS in game.end.table.cards and lords(game.end.own, True) != lords(game.end.own, False)


def _lords_by_option(need: bool) -> Check:
    return lambda game: lords_need_a_settlement(game) and game.end.table.lords_need_settlement == need


def card_removed(game: ReplayedGame) -> bool:
    """A card is removed while the board has no free hex of its terrain (KB-BUILD-6)."""
    removed = list(game.all(CardRemoved))
    return bool(removed) and all(
        not state_of(game.steps[number]).board.of[event.card] & state_of(game.steps[number]).free
        for number, event in removed
    )


def card_replaced_between_two_settlements(game: ReplayedGame) -> bool:
    """One or two of the three settlements follow the first card, the rest the next one (KB-BUILD-6)."""
    return any(state_of(game.steps[number]).built in (1, 2) for number, _ in game.all(CardRemoved))


def pile_shuffled(times: int) -> Check:
    """The pile is shuffled this many times in one game (KB-TURN-9)."""
    return lambda game: len(list(game.all(PileShuffled))) == times


def uses(*kinds: str) -> Check:
    """Each of these kinds of tile is used."""
    wanted = {KINDS.index(kind) for kind in kinds}
    return lambda game: (
        wanted <= {step.action.kind for step in game.steps if isinstance(step.action, UseTile)}
    )


def two_tiles_of_a_kind_in_one_turn(game: ReplayedGame) -> bool:
    used: list[int] = []
    for step in game.steps:
        if step.action == END:
            used = []
        elif isinstance(step.action, UseTile):
            if step.action.kind in used:
                return True
            used.append(step.action.kind)
    return False


def tile_lost_by_moving(game: ReplayedGame) -> bool:
    """The event that removes the tile follows the move (KB-TILE-5)."""
    return any(
        isinstance(before, SettlementMoved) and isinstance(after, TileLost)
        for step in game.steps
        for before, after in zip(step.events, step.events[1:], strict=False)
    )


def lost_tile_not_taken_again(game: ReplayedGame) -> bool:
    """A later settlement at the same location takes no tile, although one is left there (KB-TILE-6)."""
    lost = {(event.seat, event.hex): number for number, event in game.all(TileLost)}
    for number, event in game.all(SettlementBuilt):
        state = state_of(game.steps[number])
        if not state.board.beside_location >> event.hex & 1:
            continue
        beside = state.board.location_beside(event.hex)
        if not state.left[beside]:
            continue
        if lost.get((event.seat, state.board.locations[beside].hex), number) < number:
            return not any(isinstance(told, TileTaken) for told in game.steps[number].events)
    return False


def one_tile_lost_and_another_taken_by_one_move(game: ReplayedGame) -> bool:
    """The loss comes before the gain (KB-TILE-7)."""
    kinds = [[type(event) for event in step.events] for step in game.steps]
    return any([SettlementMoved, TileLost, TileTaken] == row[:3] for row in kinds)


def no_tile_left_for_the_third(game: ReplayedGame) -> bool:
    """Three players have settlements next to a location, and only two ever had its tile (KB-TILE-4)."""
    end = game.end
    return any(
        sum(bool(location.near & own) for own in end.own) > sum(taken >> number & 1 for taken in end.taken)
        and end.left[number] == 0
        for number, location in enumerate(end.board.locations)
    )


def settlement_on_water(game: ReplayedGame) -> bool:
    """A settlement reaches water, which only the harbor allows (KB-LOC-HARBOR-1)."""
    ends_there = any(own & game.end.board.of[WATER] for own in game.end.own)
    moved = [
        event for _, event in game.all(SettlementMoved) if event.rule == f"KB-LOC-{KINDS[HARBOR].upper()}-1"
    ]
    return ends_there and bool(moved)


def tile_uses_the_last_settlement(game: ReplayedGame) -> bool:
    """A tile builds it before the mandatory action, which then counts as done (KB-TURN-6)."""
    return any(
        event.rule.startswith("KB-LOC")
        and state_of(game.steps[number]).supply[event.seat] == 0
        and state_of(game.steps[number]).built == 0
        for number, event in game.all(SettlementBuilt)
    )


def moves_after_the_last_settlement(game: ReplayedGame) -> bool:
    """The turn continues with tiles that move settlements (KB-TURN-7)."""
    return any(
        state_of(game.steps[number]).supply[event.seat] == 0 for number, event in game.all(SettlementMoved)
    )


def stops_in_the_middle_of_an_extra_action(game: ReplayedGame) -> bool:
    return game.end.step in (EXTRA, LIFTING, PUTTING) and game.record.result is None


def begins_at_a_position(game: ReplayedGame) -> bool:
    return game.record.position is not None and game.record.seed is None and game.end.step == OVER


def all_terrains_drawn_first(game: ReplayedGame) -> bool:
    """In the first round, four players reveal four different terrains."""
    first = state_of(game.steps[0])
    return len({TERRAINS[card] for card in first.hands if card is not None}) == 4


CHECKS: Final[dict[str, Check]] = {
    "ends-when-the-last-player-empties-the-supply": last_player_empties_the_supply,
    "ends-when-the-starting-player-empties-the-supply": starting_player_empties_the_supply,
    "ends-when-both-players-empty-their-supply": all_players_empty_the_supply,
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
    "lost-tile-is-not-won-again": lost_tile_not_taken_again,
    "one-move-loses-a-tile-and-wins-another": one_tile_lost_and_another_taken_by_one_move,
    "no-tile-left-for-the-third": no_tile_left_for_the_third,
    "settlement-on-water": settlement_on_water,
    "tile-uses-the-last-settlement": tile_uses_the_last_settlement,
    "moves-after-the-last-settlement": moves_after_the_last_settlement,
    "stops-in-the-middle-of-an-extra-action": stops_in_the_middle_of_an_extra_action,
    "goes-on-from-a-position": begins_at_a_position,
    "four-terrains-in-the-first-round": all_terrains_drawn_first,
}
