"""DEC-D1 to DEC-08: the draft, the start, cards and secrets."""

from __future__ import annotations

import pytest

from kastelan.core.errors import BadOption
from kastelan.core.position import parse_position, write_position
from kastelan.games.ludwig import LUDWIG
from kastelan.games.ludwig.knowledge import bits, certain
from kastelan.games.ludwig.modules.decrees.events import CardSwapped, DecreesLookedAt, DecreesRevealed
from kastelan.games.ludwig.modules.decrees.registry import DECREES
from kastelan.games.ludwig.modules.turn_progress import ACTED
from kastelan.games.ludwig.step_numbers import (
    BUYING,
    CHOOSING,
    DRAFTING,
    KEEPING,
    MODEL,
    NOTHING,
    PLACING,
    PRICING,
    READY,
    REDRAWING,
    REWARDS,
    SWAPPING,
)
from tests.games.ludwig.modules.scenes import CARDS, A, B, C, Scene, give_swans, new, scene
from tests.games.ludwig.modules.yards import TILES, yard
from tests.rulebook import rule


def drafting(modules: str = "decrees", players: int = 3, seed: int = 1, agreed: str = "") -> Scene:
    table = new(modules, players, seed, foyer="4", start="1", decrees=agreed)
    assert table.state.step == DRAFTING
    return table


def starting(decree: int, modules: str = "decrees", players: int = 3) -> Scene:
    """A draft in which the first seat to choose gets this decree."""
    for seed in range(400):
        table = drafting(modules, players, seed)
        first = table.seat
        if decree not in table.module_state.draft:
            continue
        table.act(table.state.legal(first)[table.module_state.draft.index(decree)])
        while table.state.step == DRAFTING:
            safe = [n for n, one in enumerate(table.module_state.draft) if not DECREES[one].acts_at_start]
            table.do(f"decree{safe[0] + 1}")
        return table
    raise LookupError(decree)


@rule("DEC-D1", "DEC-D4", "DEC-D5", "EX-DEC-DRAFT", "DIG-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_single_draft(players: int) -> None:
    table = drafting(players=players)
    hands, seats = list[int](), list[int]()
    while table.state.step == DRAFTING:
        hands.append(len(table.module_state.draft))
        seats.append(table.seat)
        left = table.module_state.decree_deck
        table.do("decree1")
    assert hands == list(range(players + 2, 2, -1))
    assert seats == [(-turn) % players for turn in range(1, players + 1)]
    assert left is not None
    assert all(len(own) == 1 for own in table.module_state.decrees)
    assert len({one for own in table.module_state.decrees for one in own}) == players


@rule("DEC-D5", "DEC-D3")
def test_players_may_agree_on_a_set_of_decrees() -> None:
    agreed = "1,3,4,6,8,9,14"
    table = drafting(agreed=agreed + ",16")
    dealt = (*table.module_state.draft, *table.module_state.decree_deck)
    assert sorted(dealt) == [1, 3, 4, 6, 8, 9, 16], "14 needs renovations"
    line = write_position(table.state)
    assert write_position(parse_position(LUDWIG, line)) == line
    with pytest.raises(BadOption) as refused_set:
        LUDWIG.new(3, {"modules": "decrees", "decrees": agreed}, 1)
    assert refused_set.value.message == "too-few-decrees"
    LUDWIG.new(3, {"decrees": agreed}, 1)  # without decrees nothing is drawn


@rule("DEC-D2", "EX-DEC-DRAFT")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_double_draft(players: int) -> None:
    table = drafting("double_decrees", players)
    hands, seats = list[int](), list[int]()
    while table.state.step == DRAFTING:
        hands.append(len(table.module_state.draft))
        seats.append(table.seat)
        table.do("decree1")
    assert hands == list(range(2 * players + 2, 2, -1))
    there = [(-turn) % players for turn in range(1, players + 1)]
    assert seats == there + there[::-1]
    assert all(len(own) == 2 for own in table.module_state.decrees)


@rule("DIG-1", "DEC-D1")
def test_the_draft_is_secret_until_all_are_revealed() -> None:
    table = drafting()
    first = table.seat
    other = (first + 1) % 3
    hand = table.module_state.draft
    assert table.state.view(first).module_state.draft == hand
    assert table.state.view(other).module_state.draft == 5
    told = table.do("decree1")
    assert getattr(told[0].seen_by(other), "decree", 0) is None
    assert table.state.view(other).module_state.kept[first] == 1
    while table.state.step == DRAFTING:
        told = table.do("decree1")
    assert len([event for event in told if isinstance(event, DecreesRevealed)]) == 3


@rule("DEC-01")
def test_deep_coffers() -> None:
    table = starting(1)
    assert sorted(table.money) == [15_000, 15_000, 25_000]


@rule("DEC-02", "AMB-15")
def test_royal_whispers() -> None:
    table = starting(2)
    held = [own for own in table.module_state.held if own]
    assert [len(own) for own in held] == [2]
    assert len(table.module_state.box) == 24 - 3 - 2


@rule("DEC-03")
def test_second_thoughts() -> None:
    table = starting(3)
    assert table.state.step == REDRAWING
    seat, offered = table.seat, table.module_state.offered
    assert table.told[-1] == DecreesLookedAt(seat, offered)
    assert table.words == ["decree1", "decree2", "decree3"]
    assert table.state.view((seat + 1) % 3).module_state.offered == 3
    table.do("decree2")
    assert table.module_state.decrees[seat] == (offered[1],)


@rule("DEC-03", "DEC-D1", "DIG-1")
def test_what_each_knows_of_decrees_that_lie_face_down() -> None:
    table = starting(3)
    seat, extras = table.seat, table.module_state
    left, offered = {*extras.decree_deck[:2]}, extras.offered
    everything = sorted((*extras.decree_deck, *offered))
    dealt = {one: [table.state.determinise(one, chance) for chance in range(20)] for one in (A, B, C, None)}
    for looker, positions in dealt.items():
        found = [position.module_state for position in positions]
        assert ({frozenset(one.decree_deck[:2]) for one in found} == {frozenset(left)}) == (
            looker is not None
        )
        assert ({one.offered for one in found} == {offered}) == (looker == seat)
        assert len({one.decree_deck for one in found}) > 1
        for one in (extras, *found):
            assert sorted((*one.decree_deck, *one.offered)) == everything
            assert list(one.offered) == sorted(one.offered)
            bottom, top = bits(one.decree_deck[:2]), bits(one.offered)
            for owner in (A, B, C):
                assert one.seen[owner] == ((bottom, top) if owner == seat else (bottom,))


@rule("DEC-04")
def test_ready_made_corridors() -> None:
    table = starting(4)
    assert table.state.step == READY
    seat, left = table.seat, table.state.corridors
    table.do("free-stairs")
    assert table.state.step == PLACING
    assert table.module_state.agenda[:2] == (104, seat)
    table.place("stairs", "foyer")
    while table.state.step == REWARDS:
        table.do("skip1")
    assert table.state.step == READY
    assert table.words == ["free-hallway"]
    table.do("free-hallway")
    table.act(table.state.legal(seat)[0])
    assert table.state.corridors == (left[0] - 1, left[1] - 1)
    assert len(table.yard(seat).castle.rooms) == 3


@rule("DEC-05", "EX-X7", "AMB-36")
def test_the_model_room() -> None:
    table = starting(5)
    assert table.state.step == MODEL
    seat, stacks = table.seat, table.state.stacks
    top = stacks[4][-1]
    table.do("look300")
    assert table.module_state.model[seat] == top
    assert table.state.stacks == (*stacks[:4], stacks[4][:-1], *stacks[5:])
    assert top not in table.state.stacks[4]
    assert [certain(groups, top) for groups in table.state.groups] == [owner == seat for owner in (A, B, C)]
    assert table.state.view((seat + 1) % 3).module_state.model[seat] == NOTHING
    castle = yard("hallway", "dining_room @ hallway", "guest_bedroom @ hallway", "buttery @ hallway")
    other = scene("decrees", castle, decrees={A: (5,)})
    other.module_state.model = (int(TILES["kitchen"].number), NOTHING, NOTHING)
    assert DECREES[5].model(other.state, A) == (4 + 2 + 2, 4)
    hall = scene("decrees", yard("hallway"), decrees={A: (5,)})
    hall.module_state.model = (int(TILES["parlor"].number), NOTHING, NOTHING)
    assert DECREES[5].model(hall.state, A) == (0, 0)


@rule("DEC-06")
def test_the_rummager_sees_what_is_put_away() -> None:
    table = scene("decrees", decrees={B: (6,)}, hands={A: ["stairs"], B: ["money"]})
    table.state.pending = ((0,),)
    table.state.drawn, table.state.step = table.state.cards[-2:], KEEPING
    table.state.drawn = tuple(sorted(table.state.drawn))
    table.state.cards = table.state.cards[:-2]
    table.module_state.turn_progress = ACTED
    drawn = table.state.drawn
    table.do("card1")
    assert (table.state.step, table.seat) == (SWAPPING, B)
    assert table.module_state.offered == (drawn[1],)
    assert table.state.view(C).module_state.offered == 1
    told = table.do("swap1-1")
    assert CardSwapped(B, drawn[1], CARDS.index("money")) in told
    assert table.state.hands[B] == (drawn[1],)
    assert table.state.cards[0] == CARDS.index("money")
    assert (table.seat, table.state.step) == (B, BUYING)


@rule("DEC-06")
def test_the_rummager_at_set_up() -> None:
    for seed in range(400):
        table = drafting(seed=seed)
        while table.state.step == DRAFTING:
            wanted = [n for n, one in enumerate(table.module_state.draft) if one == 6]
            safe = [n for n, one in enumerate(table.module_state.draft) if not DECREES[one].acts_at_start]
            table.do(f"decree{(wanted or safe)[0] + 1}")
        if any(6 in own for own in table.module_state.decrees):
            break
    while table.state.step == CHOOSING:
        table.act(table.state.legal(table.state.actors[0])[0], table.state.actors[0])
    asked = 0
    while table.state.step == SWAPPING:
        table.do("no-swap" if asked else "swap1-1")
        asked += 1
    assert asked == 3
    assert table.state.step == PRICING


@rule("DEC-07", "DIG-1")
def test_hidden_purse() -> None:
    table = scene("decrees,swans", decrees={A: (7,)})
    assert table.state.view(B).money[A] == NOTHING
    assert table.state.view(None).money[A] == NOTHING
    assert table.state.view(A).money[A] == 15_000
    assert table.state.view(B).module_state.swans[A] is None


@rule("DEC-07", "DIG-1")
def test_a_hidden_purse_cannot_be_read_from_the_points() -> None:
    def scores(money: int, swans: int) -> tuple[int, ...]:
        table = scene(
            "decrees,swans,extra_favours",
            decrees={A: (7, 50)},
            money=(money, 19_000, 5_000),
            favours="most_money,fav_swans,most_food",
        )
        give_swans(table, A, swans, 0, 0, 0, 0)
        give_swans(table, B, 1, 0, 0, 0, 0)
        return table.state.view(B).scores

    assert scores(40_000, 3) == scores(0, 0) == (0, 2, 0)


@rule("DEC-08", "MOAT-5", "DIG-1")
def test_a_recalled_card_that_a_moat_piece_costs_lies_face_up_no_more() -> None:
    table = scene("decrees,moats", decrees={A: (8,)})
    table.state.discards = (0, 1, 2, 3)
    table.do("recall", "recall100", "recall150", "enough", "moat")
    assert table.state.discards[-1] == 1
    assert table.state.view(B).module_state.recalled == (0,)


@rule("DEC-08", "AMB-16")
def test_recalled_plans() -> None:
    table = scene("decrees", decrees={A: (8,)})
    deck, discards = table.state.deck, sorted(table.state.discards)
    size = discards[0]
    word = LUDWIG.actions.write(
        LUDWIG.actions.parse(f"recall{(100, 150, 200, 250, 300, 350, 400, 450, 500, 600)[size]}")
    )
    table.do("recall", word, "enough")
    assert table.state.deck == (*deck, size)
    assert len(table.state.discards) == len(discards) - 1
    assert table.state.step == BUYING
    assert "recall" not in table.words
    assert table.state.view(B).module_state.recalled == (size,)
    master = scene("decrees", decrees={A: (8,)}, pricing=True)
    master.end_round()
    assert master.words == ["recall", "no-recall"]
    master.do("no-recall")
    assert master.state.step == PRICING


@rule("DEC-08")
def test_plans_are_recalled_after_the_action_too_and_only_if_one_likes() -> None:
    table = scene("decrees", decrees={A: (8,)})
    table.state.discards = (0, 1)
    table.do("money")
    assert (table.seat, table.words) == (A, ["recall", "done"])
    table.do("recall", "recall100", "recall150")
    assert (table.state.deck[-2:], table.seat) == ((0, 1), B)
    later = scene("decrees", decrees={A: (8,)})
    later.do("money", "done")
    assert later.seat == B
    used = scene("decrees", decrees={A: (8,)})
    used.do("recall", "enough", "money")
    assert used.seat == B


@rule("DIG-2")
def test_all_decrees_are_registered_by_number() -> None:
    assert sorted(DECREES) == list(range(1, 59))
    assert all(decree.rule == f"DEC-{number:02}" for number, decree in DECREES.items())
    assert yard().castle.additions.laws == DECREES[1].laws
