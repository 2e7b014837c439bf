"""Kingdom Builder: the engine agrees with the naive reference engine after every move."""

from __future__ import annotations

import random

import pytest

from kastelan.core.chance import seeded, shuffled
from kastelan.core.game import Action
from kastelan.core.hexes import BOARD, beside
from kastelan.core.position import digest, parse_position, write_position
from kastelan.games.kingdom import KINGDOM, KingdomState
from kastelan.games.kingdom.actions import END, Build, Lift, Put, UseTile
from kastelan.games.kingdom.components import BARN, TERRAINS
from tests.properties.kingdom_comparison import ReferenceTable, compare, new_reference, reference_of, words
from tests.properties.tables import possible_options
from tests.reference.test_kingdom_reference_games import SKEWED
from tests.soaking import some


def new_table(players: int, seed: int) -> KingdomState:
    """A new game with options at random."""
    options = dict(possible_options(KINGDOM, players, random.Random(seed)))
    state = KINGDOM.new(players, options, seed)
    assert isinstance(state, KingdomState)
    return state


def with_skewed_deck(players: int, seed: int) -> KingdomState:
    """A new game with far too much grass in the deck, so that cards are removed (KB-BUILD-6)."""
    state = new_table(players, seed)
    cards, _ = shuffled(seeded(seed), [TERRAINS.index(card) for card in SKEWED])
    state.hands, state.pile = cards[:players], cards[players:]
    return state


def any_action(state: KingdomState, choose: random.Random) -> Action:
    """Any legal action; it is rarely a tile, since some sixty hexes are legal too."""
    legal = state.legal(state.seat)
    return legal[choose.randrange(len(legal))]


def tiles_first(state: KingdomState, choose: random.Random) -> Action:
    """Prefers tiles, those that move before those that build, and then hexes next to locations."""
    legal = list(state.legal(state.seat))
    tiles = [action for action in legal if isinstance(action, UseTile)]
    moving = [action for action in tiles if action.kind >= BARN]
    beside_location = [
        action
        for action in legal
        if isinstance(action, Build | Put) and state.board.beside_location >> action.hex & 1
    ]
    standing = [
        action
        for action in legal
        if isinstance(action, Lift) and state.board.beside_location >> action.hex & 1
    ]
    preferred = [condition for condition in (moving, tiles, beside_location, standing) if condition]
    return choose.choice(preferred[0] if preferred and choose.random() < 0.8 else legal)


def play_both(state: KingdomState, reference: ReferenceTable, choose: random.Random, tiles: bool) -> None:
    """Play the same moves in both engines to the end, and compare them after each."""
    compare(state, reference)
    while state.actors:
        assert words(state) == reference.legal()
        action = (tiles_first if tiles else any_action)(state, choose)
        reference.play(KINGDOM.actions.write(action))
        state.apply(state.seat, action)
        compare(state, reference)
        assert state.near == tuple(map(beside, state.own))
        assert state.free == BOARD & ~sum(state.own)
    assert reference.over
    assert state.outcome is not None
    assert list(state.outcome.winners) == reference.winners()


@pytest.mark.parametrize("tiles", [False, True], ids=["any", "tiles"])
@pytest.mark.parametrize("players", KINGDOM.seats)
@pytest.mark.parametrize("seed", some(range(3), one_in=2))
def test_engine_and_reference_agree_in_whole_games(players: int, seed: int, tiles: bool) -> None:
    state = new_table(players, seed)
    play_both(state, new_reference(state), random.Random(seed), tiles)


@pytest.mark.parametrize("tiles", [False, True], ids=["any", "tiles"])
@pytest.mark.parametrize("seed", range(3))
def test_engine_and_reference_agree_with_a_skewed_deck(seed: int, tiles: bool) -> None:
    state = with_skewed_deck(4, seed)
    play_both(state, new_reference(state), random.Random(seed), tiles)
    assert state.removed


@pytest.mark.slow
@pytest.mark.parametrize("players", KINGDOM.seats)
@pytest.mark.parametrize("seed", some(range(100, 109), one_in=4))
def test_engine_and_reference_agree_in_many_more_games(players: int, seed: int) -> None:
    state = with_skewed_deck(players, seed) if seed % 3 == 0 else new_table(players, seed)
    play_both(state, new_reference(state), random.Random(seed), tiles=seed % 2 == 0)


def test_the_reference_can_start_from_any_position() -> None:
    """The counts in tests/perft rely on this."""
    for seed in range(6):
        state, choose = new_table(2 + seed % 3, seed), random.Random(seed)
        reference = new_reference(state)
        for _ in range(120):
            if not state.actors:
                break
            action = tiles_first(state, choose)
            reference.play(KINGDOM.actions.write(action))
            state.apply(state.seat, action)
            converted = reference_of(state)
            compare(state, converted)
            assert converted.legal() == reference.legal() == words(state)
            assert converted.phase == reference.phase


def test_ending_a_turn_is_the_only_way_to_another_seat() -> None:
    state, choose = new_table(3, 5), random.Random(5)
    while state.actors:
        seat, action = state.seat, any_action(state, choose)
        state.apply(seat, action)
        assert state.seat == ((seat + 1) % 3 if action == END else seat)
        assert digest(parse_position(KINGDOM, write_position(state))) == digest(state)
