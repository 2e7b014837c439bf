"""DEC-01 to DEC-44: the draft, and decrees before and during the game."""

from __future__ import annotations

import pytest

from kastelan.games.ludwig import LUDWIG
from kastelan.games.ludwig.events import MoneyTaken, TurnBegun
from kastelan.games.ludwig.modules.decrees.events import DecreesRevealed, PointsGained
from kastelan.games.ludwig.modules.decrees.held import DECREES
from kastelan.games.ludwig.modules.siting import annex_of
from kastelan.games.ludwig.modules.turns import ACTED
from kastelan.games.ludwig.steps import (
    ANY_REWARD,
    BUYING,
    CHOOSING,
    COUNTING,
    DIGGING,
    DRAFTING,
    FREE_CORRIDOR,
    KEEPING,
    MODEL,
    NOTHING,
    PLACING,
    PRICING,
    QUEUING,
    READY,
    REDRAWING,
    RETURNING,
    REWARDS,
    SWAPPING,
    TURN_END,
)
from tests.games.ludwig.modules.scenes import CARDS, A, B, C, Scene, new, scene, stack
from tests.games.ludwig.modules.yards import TILES, Yard, yard
from tests.rulebook import refused, rule


def drafting(modules: str = "decrees", players: int = 3, seed: int = 1) -> Scene:
    table = new(modules, players, seed, foyer="4", start="1")
    assert table.state.step == DRAFTING
    return table


def starting(decree: int, modules: str = "decrees", players: int = 3) -> Scene:
    """A draft in which the first seat to choose gets this decree."""
    for seed in range(400):
        table = drafting(modules, players, seed)
        first = table.seat
        if decree not in table.extras.draft:
            continue
        table.act(table.state.legal(first)[table.extras.draft.index(decree)])
        while table.state.step == DRAFTING:
            safe = [n for n, one in enumerate(table.extras.draft) if not DECREES[one].acts_at_start]
            table.do(f"decree{safe[0] + 1}")
        return table
    raise LookupError(decree)


@rule("DEC-D1", "DEC-D4", "DEC-D5", "EX-DEC-DRAFT", "DIG-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_single_draft(players: int) -> None:
    table = drafting(players=players)
    hands, seats = list[int](), list[int]()
    while table.state.step == DRAFTING:
        hands.append(len(table.extras.draft))
        seats.append(table.seat)
        left = table.extras.decree_deck
        table.do("decree1")
    assert hands == list(range(players + 2, 2, -1))
    assert seats == [(-turn) % players for turn in range(1, players + 1)]
    assert left is not None
    assert all(len(own) == 1 for own in table.extras.decrees)
    assert len({one for own in table.extras.decrees for one in own}) == players


@rule("DEC-D2", "EX-DEC-DRAFT")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_double_draft(players: int) -> None:
    table = drafting("double_decrees", players)
    hands, seats = list[int](), list[int]()
    while table.state.step == DRAFTING:
        hands.append(len(table.extras.draft))
        seats.append(table.seat)
        table.do("decree1")
    assert hands == list(range(2 * players + 2, 2, -1))
    there = [(-turn) % players for turn in range(1, players + 1)]
    assert seats == there + there[::-1]
    assert all(len(own) == 2 for own in table.extras.decrees)


@rule("DIG-1", "DEC-D1")
def test_the_draft_is_secret_until_all_are_revealed() -> None:
    table = drafting()
    first = table.seat
    other = (first + 1) % 3
    hand = table.extras.draft
    assert table.state.view(first).extras.draft == hand  # type: ignore[union-attr]  # modules are on
    assert table.state.view(other).extras.draft == 5  # type: ignore[union-attr]
    told = table.do("decree1")
    assert getattr(told[0].seen_by(other), "decree", 0) is None
    assert table.state.view(other).extras.kept[first] == 1  # type: ignore[union-attr]
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
    held = [own for own in table.extras.held if own]
    assert [len(own) for own in held] == [2]
    assert len(table.extras.box) == 24 - 3 - 2


@rule("DEC-03")
def test_second_thoughts() -> None:
    table = starting(3)
    assert table.state.step == REDRAWING
    seat, offered = table.seat, table.extras.offered
    assert table.words == ["decree1", "decree2", "decree3"]
    assert table.state.view((seat + 1) % 3).extras.offered == 3  # type: ignore[union-attr]  # modules are on
    table.do("decree2")
    assert table.extras.decrees[seat] == (offered[1],)


@rule("DEC-04")
def test_ready_made_corridors() -> None:
    table = starting(4)
    assert table.state.step == READY
    seat, left = table.seat, table.state.corridors
    table.do("free-stairs")
    assert table.state.step == PLACING
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
    seat, top = table.seat, table.state.stacks[4][-1]
    table.do("look300")
    assert table.extras.model[seat] == top
    assert top not in table.state.stacks[4]
    assert table.state.view((seat + 1) % 3).extras.model[seat] == NOTHING  # type: ignore[union-attr]
    castle = yard("hallway", "dining_room @ hallway", "guest_bedroom @ hallway", "buttery @ hallway")
    other = scene("decrees", castle, decrees={A: (5,)})
    other.extras.model = (int(TILES["kitchen"].number), NOTHING, NOTHING)
    assert DECREES[5].model(other.state, A) == (4 + 2 + 2, 4)
    hall = scene("decrees", yard("hallway"), decrees={A: (5,)})
    hall.extras.model = (int(TILES["parlor"].number), NOTHING, NOTHING)
    assert DECREES[5].model(hall.state, A) == (0, 0)


@rule("DEC-06")
def test_the_rummager_sees_what_is_put_away() -> None:
    table = scene("decrees", decrees={B: (6,)}, hands={A: ["stairs"], B: ["money"]})
    table.state.pending = ((0,),)
    table.state.drawn, table.state.step = table.state.cards[-2:], KEEPING
    table.state.drawn = tuple(sorted(table.state.drawn))
    table.state.cards = table.state.cards[:-2]
    table.extras.before = ACTED
    drawn = table.state.drawn
    table.do("card1")
    assert (table.state.step, table.seat) == (SWAPPING, B)
    assert table.extras.offered == (drawn[1],)
    assert table.state.view(C).extras.offered == 1  # type: ignore[union-attr]  # modules are on
    table.do("swap1-1")
    assert table.state.hands[B] == (drawn[1],)
    assert table.state.cards[0] == CARDS.index("money")
    assert (table.seat, table.state.step) == (B, BUYING)


@rule("DEC-06")
def test_the_rummager_at_set_up() -> None:
    for seed in range(400):
        table = drafting(seed=seed)
        while table.state.step == DRAFTING:
            wanted = [n for n, one in enumerate(table.extras.draft) if one == 6]
            safe = [n for n, one in enumerate(table.extras.draft) if not DECREES[one].acts_at_start]
            table.do(f"decree{(wanted or safe)[0] + 1}")
        if any(6 in own for own in table.extras.decrees):
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
    assert table.state.view(B).extras.swans[A] is None  # type: ignore[union-attr]  # modules are on


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
    assert table.state.view(B).extras.recalled == (size,)  # type: ignore[union-attr]  # modules are on
    master = scene("decrees", decrees={A: (8,)}, pricing=True)
    master.end_round()
    assert master.words == ["recall", "no-recall"]
    master.do("no-recall")
    assert master.state.step == PRICING


@rule("DEC-09")
def test_one_price_twice() -> None:
    table = scene(
        "decrees", market={15: "focus_room", 10: "parlor", 8: "buttery"}, pricing=True, decrees={C: (9,)}
    )
    table.do("keep", "shift10-8")
    assert table.seat == A
    table.do("buy10")
    assert table.money == (7_000, 15_000, 23_000)
    other = scene("decrees", market={15: "focus_room", 10: "parlor"}, pricing=True, decrees={A: (9,)})
    other.do("keep")
    assert other.state.step == BUYING


@rule("DEC-10")
def test_coins_laid_out_anew() -> None:
    table = scene(
        "decrees",
        market={15: "focus_room", 10: "parlor", 8: "buttery"},
        coins={"focus_room": 2000, "buttery": 7000},
        decrees={A: (10,)},
        master=A,
        pricing=True,
    )
    table.state.step = COUNTING
    assert table.words[0] == "keep-coins"
    assert table.words[-1] == "lay-coins5"
    table.do("lay-coins4")
    with refused("DEC-10"):
        table.do("lay-coins6")
    table.do("lay-coins5", "lay-coins0")
    assert [table.state.coins[slot] for slot in (0, 1, 2)] == [4, 5, 0]
    assert table.state.step == PRICING


@rule("DEC-11", "DIG-4")
def test_the_hourglass() -> None:
    table = scene("decrees", pricing=True, decrees={A: (11,)}, hourglass="yes")
    assert table.words[-1] == "time-up"
    table.do("lay15", "time-up")
    assert table.seat == A
    assert "time-up" not in table.words
    table.do("keep")
    assert table.state.step == BUYING
    plain = scene("decrees", pricing=True)
    with refused("DEC-11"):
        plain.do("time-up")


@rule("DEC-12", "RND-3")
def test_builder_first() -> None:
    table = scene("decrees", master=B, pricing=True, decrees={B: (12,)})
    told = table.end_round()
    assert [event.seat for event in told if isinstance(event, TurnBegun)] == [B, C, A]


@rule("DEC-13", "AMB-30", "RND-3")
def test_queue_jumper() -> None:
    table = scene("decrees", master=B, pricing=True, decrees={B: (13,)})
    table.do("keep")
    assert (table.state.step, table.seat) == (QUEUING, B)
    assert table.words == ["ahead0", "ahead1", "ahead2"]
    told = table.do("ahead2")
    assert table.money == (17_000, 11_000, 17_000)
    assert [event.seat for event in told if isinstance(event, TurnBegun)] == [B]
    poor = scene("decrees", master=B, pricing=True, decrees={B: (13,)}, money=(9_000, 3_000, 0))
    poor.do("keep")
    assert poor.words == ["ahead0", "ahead1"]


PRICED = {15: "focus_room", 10: "parlor", 4: "buttery", 2: "larder", 1: "pantry"}


@pytest.mark.parametrize(
    ("decrees", "buy", "paid"),
    [
        ((15,), "hallway", 1_000),
        ((15, 19), "hallway", 0),
        ((18,), "buy15", 10_000),
        ((18, 19), "buy15", 9_000),
        ((18,), "buy10", 10_000),
        ((19,), "buy4", 3_000),
        ((20,), "buy2", 0),
        ((20,), "buy1", 0),
        ((20,), "buy4", 4_000),
        ((14,), "renovate1", 2_000),
        ((14, 19), "renovate1", 1_000),
        ((19,), "moat", 4_000),
    ],
)
@rule("DEC-14", "DEC-15", "DEC-18", "DEC-19", "DEC-20", "MIX-9", "AMB-18", "RND-9")
def test_prices(decrees: tuple[int, ...], buy: str, paid: int) -> None:
    castle = yard("hallway", "parlor @ hallway", start=Yard(moat=True))
    market = {price: tile for price, tile in PRICED.items() if tile != "parlor"} | {10: "study"}
    modules = "decrees,moats,renovations,towers"
    table = scene(modules, castle, players=4, market=market, decrees={A: decrees}, money=20_000)
    table.extras.show, table.extras.show_swans = (int(TILES["r_clock_cabinet"].number),), (NOTHING,)
    table.do(buy)
    assert table.money == (20_000 - paid, 20_000, 20_000, 20_000 + paid)


@rule("DEC-16", "AMB-17")
def test_the_storage_yard() -> None:
    table = scene("decrees", market={4: "focus_room"}, decrees={A: (16,)})
    table.do("buy4", "store")
    assert table.extras.stored[A] == TILES["focus_room"].number
    assert table.seat == B
    table.state.seat, table.state.step, table.extras.before = A, BUYING, 0
    table.do("unpack")
    table.place("focus_room", "foyer")
    assert (table.state.step, table.seat) == (BUYING, A)
    table.do("money")
    after = scene("decrees", market={4: "focus_room"}, decrees={A: (16,)})
    after.extras.stored = (int(TILES["buttery"].number), NOTHING, NOTHING)
    after.do("money")
    assert after.state.step == TURN_END
    assert after.words == ["unpack", "done"]
    after.do("unpack")
    after.place("buttery", "foyer")
    assert after.seat == B


@rule("DEC-16")
def test_the_yard_holds_one_piece_and_takes_nothing_free() -> None:
    table = scene("decrees", market={4: "focus_room"}, decrees={A: (16,)})
    table.extras.stored = (int(TILES["buttery"].number), NOTHING, NOTHING)
    table.do("buy4")
    with refused("DEC-16"):
        table.do("store")


@rule("DEC-17", "RND-9")
def test_coins_for_glory() -> None:
    table = scene(
        "decrees", market={4: "focus_room"}, coins={"focus_room": 3000}, decrees={A: (17,)}, money=2_000
    )
    table.do("buy4")
    assert table.state.step == RETURNING
    assert table.words == ["return0", "return1"]
    table.do("return1")
    assert (table.score[A], table.money[A]) == (1, 0)


@rule("DEC-21")
def test_the_credit_line() -> None:
    table = scene("decrees", market={8: "focus_room"}, decrees={A: (21,)}, money=5_000)
    table.do("buy8")
    assert table.words == [f"borrow{n}" for n in range(3, 9)]
    table.do("borrow4")
    assert (table.money[A], table.extras.debt[A]) == (1_000, 4)
    table.place("focus_room")
    table.state.seat, table.state.step, table.extras.before = A, BUYING, 0
    assert "repay1" in table.words
    table.do("repay1")
    assert (table.money[A], table.extras.debt[A]) == (0, 3)
    assert DECREES[21].final(table.state, A) == (-3, 3)


@rule("DEC-22", "DEC-23", "MIX-9", "AMB-28")
def test_money_instead_of_buying() -> None:
    how = {"market": {8: "focus_room"}, "coins": {"focus_room": 2000}}
    table = scene("decrees", decrees={A: (22,)}, **how)  # type: ignore[arg-type]  # passed on as they come
    table.do("money", "coins8")
    assert (table.money[A], sum(table.state.coins)) == (22_000, 0)
    both = scene("decrees", decrees={A: (22, 23)}, **how)  # type: ignore[arg-type]
    both.do("money", "no-coins")
    assert both.money[A] == 23_000
    points = scene("decrees", decrees={A: (22, 23)}, **how)  # type: ignore[arg-type]
    points.do("points")
    assert (points.score[A], points.money[A], points.seat) == (8, 15_000, B)


@rule("DEC-25", "DEC-44", "AMB-42", "XSC-4")
def test_symbols_that_list_outdoor_or_living() -> None:
    table = scene("decrees", market={4: "x_library"}, decrees={A: (25, 44)})
    table.do("buy4")
    told = table.place("x_library")
    assert [event.amount for event in told if isinstance(event, MoneyTaken)] == [7_000]
    assert [event.points for event in told if isinstance(event, PointsGained)] == [2]


@rule("DEC-26", "AMB-20")
def test_thin_walls() -> None:
    castle = yard("hallway").law(26)
    plain = {place for place, _ in yard("hallway").ways("observatory")}
    more = [(place, grown) for place, grown in castle.ways("observatory") if place not in plain]
    assert more
    for _, grown in more:
        assert grown.connected("observatory")
        assert grown.connected("observatory") <= grown.touching("observatory")
    before = castle.castle.joined
    assert any(grown.castle.joined[:2] != before for _, grown in more)
    stairs = yard("stairs").law(26)
    for _, grown in stairs.ways("stairs"):
        assert "stairs" not in grown.connected("stairs 2")


@rule("DEC-27")
def test_no_stairs_needed() -> None:
    assert not list(yard().ways("crypt"))
    assert [grown for _, grown in yard().law(27).ways("crypt") if grown.connected("crypt") == {"foyer"}]


@rule("DEC-30", "DEC-31", "AMB-21", "EX-X6", "XSC-4")
def test_printed_points_as_money_and_the_least() -> None:
    table = scene("decrees", market={4: "focus_room"}, decrees={A: (30, 31)})
    table.do("buy4")
    table.place("focus_room")
    assert table.words == ["as-points", "as-money"]
    table.do("as-money")
    assert (table.score[A], table.money[A]) == (0, 16_000)
    hall = scene("decrees", decrees={A: (31,)})
    hall.do("hallway")
    hall.place("hallway")
    assert hall.score[A] == 3


def rewarded(kind: int, decrees: tuple[int, ...], *rows: str, modules: str = "decrees") -> Scene:
    """A reward of this type is due for the first room of a castle that is not the foyer."""
    table = scene(modules, yard(*rows), decrees={A: decrees})
    table.state.pending, table.state.step = ((1, 1 << 3 | kind),), REWARDS
    table.extras.before = ACTED
    return table


@rule("DEC-32")
def test_grand_party() -> None:
    table = rewarded(0, (32,), "flute_room")
    table.do("claim1")
    assert table.score[A] == 8


@rule("DEC-33")
def test_hearty_meal() -> None:
    table = rewarded(3, (33,), "buttery")
    table.do("claim1")
    assert (table.seat, table.money[A]) == (A, 20_000)


@rule("DEC-34")
def test_both_ways() -> None:
    table = rewarded(1, (34,), "hallway")
    table.do("claim1")
    assert table.state.step == FREE_CORRIDOR
    table.do("free-hallway")
    table.place("hallway", "hallway")
    while table.words[0] == "claim1" and len(table.state.pending) > 1:
        table.do("skip1")
    table.do("claim1")
    assert (table.state.step, table.state.tile) == (PLACING, 3)
    table.place("stairs", "hallway")
    assert len(table.yard(A).castle.rooms) == 4


@rule("DEC-35")
def test_double_deal() -> None:
    table = rewarded(2, (35,), "stairs", "crypt @ stairs")
    table.state.pending = ((1, 2 << 3 | 2),)
    table.do("claim1", "as-outdoor", "claim1")
    assert table.state.step == ANY_REWARD
    assert "as-outdoor" not in table.words
    table.do("as-activity")
    assert (table.money[A], table.score[A], table.seat) == (25_000, 5, B)


@rule("DEC-36")
def test_rich_harvest() -> None:
    table = rewarded(5, (36,), "gatehouse")
    table.do("claim1")
    assert table.money[A] == 30_000


@rule("DEC-37")
def test_vivid_dreams() -> None:
    table = rewarded(6, (37,), "guest_bedroom")
    table.do("claim1", "look100", "put1", "put1")
    assert table.state.step == DIGGING
    table.do("put1")
    assert len(table.state.on_deck) == 3
    assert table.seat == B


@rule("DEC-38")
def test_gratuity() -> None:
    table = rewarded(0, (38,), "flute_room")
    table.state.pending = ((0, 1 << 3, 1 << 3 | 5),)
    table.do("claim1")
    assert table.money[A] == 16_000
    table.do("claim1")
    assert table.money[A] == 26_000


@rule("DEC-39")
def test_twice_around() -> None:
    castle = yard("hallway", start=Yard(moat=True)).dig("west", "north")
    table = scene("moats,decrees", castle, money=5_000, decrees={A: (39,)})
    stack(table, 100, "buttery", "larder")
    table.do("moat", "east", "claim1", "look100", "take1")
    table.act(table.state.legal(A)[0])
    while len(table.state.pending[-1]) > 2 or table.state.pending[-1][1] < 1 << 20:
        table.do("skip1")
    table.do("claim1")
    assert table.words == [
        "look100",
        *(f"look{size}" for size in (150, 200, 250, 300, 350, 400, 450, 500, 600)),
    ]


@rule("DEC-40")
def test_odd_to_even() -> None:
    table = scene("decrees", decrees={A: (40,)}, score=(3, 3, 3))
    table.do("money")
    assert table.score == (4, 3, 3)


@rule("DEC-41", "AMB-22")
def test_the_piggy_bank() -> None:
    table = scene("decrees", decrees={A: (41,)})
    table.do("money")
    assert table.words == ["bank", "done"]
    table.do("bank")
    assert (table.seat, table.money[A], table.extras.banked[A]) == (B, 19_000, 1)
    assert DECREES[41].final(table.state, A) == (1, 1)


@rule("DEC-42")
def test_wider_choice() -> None:
    table = rewarded(7, (42,), "broom_closet")
    table.do("claim1")
    assert table.words == ["card1", "card2", "card3"]


@rule("DEC-43", "XSC-6")
def test_deep_cellars() -> None:
    castle = yard("stairs", "dungeon @ stairs")
    assert (castle.points, castle.law(43).points) == (1 + 2, 1 + 4)


@rule("DEC-28", "DEC-29")
def test_penalties_and_ties() -> None:
    castle = yard("drawing_room").attach("x_fencing_room", "drawing_room")
    assert [castle.law(*laws).points for laws in ((), (28,), (29,))] == [6, 7, 7]


@rule("DIG-2")
def test_all_decrees_are_registered_by_number() -> None:
    assert sorted(DECREES) == list(range(1, 59))
    assert all(decree.rule == f"DEC-{number:02}" for number, decree in DECREES.items())
    assert annex_of(yard().castle).laws == DECREES[1].laws
