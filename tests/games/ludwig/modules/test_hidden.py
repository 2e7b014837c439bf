"""DIG-1: every secret of the modules, in views, in what is told, and in positions dealt anew."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kastelan.core.game import Event
from kastelan.games.ludwig.modules import events as told
from kastelan.games.ludwig.modules.decrees import decree_06
from kastelan.games.ludwig.modules.decrees import events as decree_told
from kastelan.games.ludwig.modules.turn_progress import ACTED
from kastelan.games.ludwig.step_numbers import DRAFTING, KEEPING, NOTHING, REDRAWING, SWAPPING, TOKENS
from kastelan.games.ludwig.view import ModuleStateView
from tests.games.ludwig.modules.scenes import A, B, C, Scene, new, scene
from tests.rulebook import rule


def seen(table: Scene, seat: int | None) -> ModuleStateView:
    extras = table.state.view(seat).module_state
    assert extras is not None
    return extras


def secretive() -> Scene:
    """Tokens in three hands, a model room, a card that counts twice."""
    table = scene("all", decrees={A: (5, 54)})
    extras = table.module_state
    pool = [*extras.tokens, *extras.box]
    extras.held, extras.thrown = ((pool[0], pool[1]), (pool[2],), ()), ((pool[3],), (pool[4],), ())
    extras.tokens = tuple(token for token in extras.tokens if token not in pool[:5])
    extras.model = (int(table.state.stacks[4][-1]), NOTHING, NOTHING)
    table.state.stacks = (*table.state.stacks[:4], table.state.stacks[4][:-1], *table.state.stacks[5:])
    extras.doubled = (table.state.hands[A][0], NOTHING, NOTHING)
    return table


@rule("DIG-1", "TWR-5", "DEC-02", "DEC-05", "DEC-54")
def test_others_see_how_much_and_not_what() -> None:
    table = secretive()
    held, thrown = table.module_state.held, table.module_state.thrown
    assert seen(table, A).held == (held[A], 1, 0)
    assert seen(table, B).held == (2, held[B], 0)
    assert seen(table, None).held == (2, 1, 0)
    assert [seen(table, seat).thrown for seat in (A, B, None)] == [thrown[A], thrown[B], ()]
    assert seen(table, A).model == table.module_state.model
    assert seen(table, B).model == seen(table, None).model == (NOTHING,) * 3
    assert [seen(table, seat).doubled for seat in (A, B, None)] == [
        table.module_state.doubled[A],
        NOTHING,
        NOTHING,
    ]


@pytest.mark.parametrize("step", [TOKENS, REDRAWING, SWAPPING])
@rule("DIG-1", "TWR-5", "DEC-03", "DEC-06")
def test_what_is_looked_at_is_seen_by_the_one_who_looks(step: int) -> None:
    table = scene("all")
    table.state.step, table.module_state.offered = step, (1, 2, 3)
    assert seen(table, A).offered == (1, 2, 3)
    assert seen(table, B).offered == seen(table, None).offered == 3


@rule("DIG-1", "DEC-D1")
def test_the_hands_of_the_draft_are_secret() -> None:
    table = new("decrees", foyer="4")
    assert table.state.step == DRAFTING
    first = table.seat
    table.do("decree1")
    kept, second = table.module_state.kept[first], table.seat
    for seat in (A, B, C, None):
        view = seen(table, seat)
        assert view.kept[first] == (kept if seat == first else 1)
        assert view.draft == (table.module_state.draft if seat == second else len(table.module_state.draft))


TOLD: list[tuple[Event, dict[str, object]]] = [
    (told.TokensLookedAt(A, 3, (1, 2, 3)), {"tokens": ()}),
    (told.TokenKept(A, 2, "TWR-5"), {"token": None}),
    (decree_told.DecreeKept(A, 12, 4), {"decree": None}),
    (decree_told.DecreesLookedAt(A, (1, 2, 3)), {"decrees": ()}),
    (decree_told.ModelChosen(A, 4, 40), {"tile": None}),
    (decree_told.CardsShown(A, B, (5,)), {"cards": ()}),
    (decree_told.CardSwapped(A, 5, 6), {"got": None, "gave": None}),
    (decree_told.CardDoubled(A, 5), {"card": None}),
]


@pytest.mark.parametrize(("event", "hidden"), TOLD, ids=lambda one: type(one).__name__)
@rule("DIG-1")
def test_what_others_are_told(event: Event, hidden: dict[str, object]) -> None:
    assert event.seen_by(A) == event
    assert event.seen_by(B) == event.seen_by(None) == replace(event, **hidden)  # type: ignore[type-var]  # all are dataclasses


@rule("DIG-1")
def test_what_is_hidden_is_dealt_anew_and_looks_the_same() -> None:
    table = secretive()
    state, own = table.state, table.module_state.held[B]
    dealt = [state.determinise(B, chance) for chance in range(20)]
    extras = [one.module_state for one in dealt]
    assert len({one.held[A] for one in extras}) > 1
    assert len({one.thrown[A] for one in extras}) > 1
    assert len({one.tokens for one in extras}) > 1
    assert len({one.lake for one in extras}) > 1
    assert len({one.piles for one in extras}) > 1
    assert len({one.model[A] for one in extras}) > 1
    assert {one.held[B] for one in extras} == {own}
    assert all(one.module_state.doubled[A] in one.hands[A] for one in dealt)
    assert all(one.view(B) == state.view(B) for one in dealt)
    mine = [state.determinise(A, chance).module_state for chance in range(4)]
    assert {one.model[A] for one in mine} == {table.module_state.model[A]}


@rule("DIG-1", "DEC-D1")
def test_decrees_of_the_draft_are_dealt_anew() -> None:
    table = new("decrees", foyer="4")
    table.do("decree1")
    first, second = (seat for seat in (A, B, C) if table.module_state.kept[seat]), table.seat
    owner = next(first)
    dealt = [table.state.determinise(second, chance).module_state for chance in range(20)]
    assert len({one.kept[owner] for one in dealt}) > 1
    assert {one.draft for one in dealt} == {table.module_state.draft}
    mine = [table.state.determinise(owner, chance).module_state for chance in range(20)]
    assert {one.kept[owner] for one in mine} == {table.module_state.kept[owner]}


@rule("DEC-06", "DIG-1")
def test_who_looks_at_a_card_that_is_put_away_knows_where_it_lies() -> None:
    table = scene("decrees", decrees={B: (6,)}, hands={B: ["money"]})
    drawn = tuple(sorted(table.state.cards[-2:]))
    table.state.pending, table.state.drawn, table.state.step = ((0,),), drawn, KEEPING
    table.state.cards, table.module_state.turn_progress = table.state.cards[:-2], ACTED
    table.do("card1", "no-swap")
    assert drawn[1] in table.state.put[A]
    assert drawn[1] in table.state.put[B]
    assert drawn[1] not in table.state.put[C]


@rule("DEC-06", "DIG-1")
def test_cards_that_are_put_away_are_dealt_anew() -> None:
    """C looks at the card of A, then at that of B; each knows his own."""
    table = scene("decrees", decrees={C: (6,)})
    state = table.state
    rows = ((A, *sorted(state.cards[-2:])), (B, *sorted(state.cards[-4:-2])))
    state.cards = state.cards[:-4]
    decree_06.put_away(state, rows, None)
    assert state.step == SWAPPING
    everything = sorted(
        (*state.cards, *rows[0][1:], *rows[1][1:], *(card for hand in state.hands for card in hand))
    )
    unknown = {A: {1}, B: {0}, C: {1}, None: {0, 1}}
    for seat, hidden in unknown.items():
        dealt = [state.determinise(seat, chance) for chance in range(12)]
        for place, row in enumerate(rows):
            found = {one.module_state.queue[place] for one in dealt}
            assert len(found) > 1 if place in hidden else found == {row}
            assert all(
                one[0] == row[0] and list(one[1:]) == sorted(one[1:]) and len(one) == 3 for one in found
            )
        for one in dealt:
            assert one.module_state.offered == one.module_state.queue[0][1:]
            kept = [card for _, *cards in one.module_state.queue for card in cards]
            assert sorted((*one.cards, *kept, *(card for hand in one.hands for card in hand))) == everything
