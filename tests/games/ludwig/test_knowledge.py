"""What seats know about tiles and cards that lie face down (LUD-REW-SLEEPING, LUD-REW-UTILITY)."""

from __future__ import annotations

from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.actions import NO_MORE, LookAt, PutOnDeck
from kastelan.games.ludwig.events import BonusCardPutAway, StackLookedAt, TilePutOnDeck
from kastelan.games.ludwig.knowledge import apart
from kastelan.games.ludwig.step_numbers import CHOOSING, NOTHING, STACK
from tests.games.ludwig.playing import moment, new
from tests.rulebook import rule


def looked_at() -> tuple[LudwigState, int, list[int]]:
    """A seat has put one tile of a stack on the deck: the state, the seat, and what the stack held."""
    state = moment(3, STACK).copy()
    assert not state.last
    seat, stack = state.seat, next(n for n, tiles in enumerate(state.stacks) if len(tiles) > 2)
    held = sorted(state.stacks[stack])
    state.apply(seat, LookAt(stack))
    state.apply(seat, PutOnDeck(1))
    return state, seat, held


@rule("LUD-REW-SLEEPING")
def test_who_looked_knows_the_tile_on_the_deck_and_the_set_left_in_the_stack() -> None:
    state, seat, held = looked_at()
    rest = tuple(tile for tile in held if tile != held[1])
    assert state.view(seat).known == (rest, (held[1],))
    size = state.table.components.tiles[held[0]].foundation.size
    assert state.view(seat).on_deck[-1] == (size, held[1])
    for other in (None, (seat + 1) % 3):
        assert state.view(other).on_deck[-1] == (size, NOTHING)
        assert state.view(other).known == ()


@rule("LUD-REW-SLEEPING")
def test_redealing_keeps_what_a_seat_knows_and_nothing_else() -> None:
    state, seat, held = looked_at()
    other, stack = (seat + 1) % 3, state.looked[0]
    own = [state.determinise(seat, chance) for chance in range(40)]
    assert {one.on_deck[-1] for one in own} == {held[1]}
    assert {tuple(sorted(one.stacks[stack])) for one in own} == {tuple(sorted(state.stacks[stack]))}
    theirs = [state.determinise(other, chance) for chance in range(40)]
    assert len({one.on_deck[-1] for one in theirs}) > 1
    for one in theirs:  # whoever looked still knows what lies there now
        assert one.view(seat).on_deck[-1][1] == one.on_deck[-1]


@rule("LUD-REW-SLEEPING")
def test_a_tile_that_another_takes_from_a_stack_i_looked_at_is_one_of_those_i_saw() -> None:
    state, seat, held = looked_at()
    other, stack, mine = (seat + 1) % 3, state.looked[0], held[1]
    state.turns = (other,)  # the round goes on, so nothing is taken from the deck
    state.apply(seat, NO_MORE)
    state.seat, state.step = other, STACK  # the neighbour completes a sleeping room as well
    state.apply(other, LookAt(stack))
    state.apply(other, PutOnDeck(0))
    rest = {tile for tile in held if tile != mine}
    own = [state.determinise(seat, chance) for chance in range(60)]
    assert {one.on_deck[-1] for one in own} == rest
    assert {one.on_deck[-2] for one in own} == {mine}
    for one in own:
        assert {*one.stacks[stack], one.on_deck[-1]} == rest
        assert one.view(seat) == state.view(seat)
    theirs = [state.determinise(other, chance) for chance in range(60)]
    assert {one.on_deck[-1] for one in theirs} == {state.on_deck[-1]}
    assert len({one.on_deck[-2] for one in theirs}) > 1


@rule("LUD-REW-SLEEPING")
def test_others_are_told_how_many_tiles_but_not_which() -> None:
    looked = StackLookedAt(1, 4, 2, (50, 51))
    assert looked.seen_by(1) == looked
    assert looked.seen_by(0).tiles == looked.seen_by(None).tiles == ()
    assert TilePutOnDeck(1, 4, 50).seen_by(2).tile is None


@rule("LUD-SETUP-8")
def test_a_secret_choice_shows_neither_in_views_nor_in_previews() -> None:
    state = new(3, 5, foyer="4")
    assert state.step == CHOOSING
    first, second = state.copy(), state.copy()
    first.apply(0, first.legal(0)[0])
    second.apply(0, second.legal(0)[2])
    for seat in (None, 1, 2):
        assert first.view(seat) == second.view(seat)
        assert first.determinise(seat, 9).freeze() == second.determinise(seat, 9).freeze()
    first.apply(1, first.legal(1)[0])
    assert not any(isinstance(event, BonusCardPutAway) for event in first.preview(2, first.legal(2)[0]))


@rule("LUD-SETUP-8")
def test_who_put_a_card_under_the_deck_knows_where_it_lies() -> None:
    state = new(2, 5, foyer="3", start="2")
    dealt = state.hands
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[1])
    assert state.view(1).put == ((1, dealt[1][1]),)  # the master builder's card went first
    assert state.view(0).put == ((0, dealt[0][1]),)
    assert all(state.determinise(0, chance).cards[0] == dealt[0][1] for chance in range(20))
    assert len({state.determinise(0, chance).cards[1] for chance in range(20)}) > 1


def test_hidden_tiles_are_told_apart_by_the_groups_a_seat_knows() -> None:
    assert apart((), (5, 7, 6)) == [(5, 7, 6)]
    assert apart((1 << 9 | 1 << 6, 1 << 5), (5, 7, 6, 8, 9)) == [(7, 8), (6, 9), (5,)]
    assert apart((1 << 5,), (7, 8)) == [(7, 8)]
