"""LUD-END: the last round, the final scoring and the winners."""

from __future__ import annotations

from collections import Counter

from kastelan.games.ludwig.components import SIZES
from kastelan.games.ludwig.events import CardTurned, DeckRenewed, FinalPoints, LastRoundCalled, StonePassed
from tests.games.ludwig.castles import Plan, castle
from tests.games.ludwig.tables import A, B, C, Table, table
from tests.rulebook import rule


def final(game: Table, seat: int, rule_id: str) -> list[tuple[int, int]]:
    """What a seat got by a rule at the end: measure and points."""
    return [(e.measure, e.points) for e in game.all(FinalPoints) if (e.seat, e.rule) == (seat, rule_id)]


@rule("LUD-END-1")
def test_the_round_in_which_the_last_card_is_turned_is_the_last() -> None:
    market = {15: "salon", 10: "forum", 8: "parlor", 6: "kitchen"}
    game = table(market=market, deck=(250,), rest="discards", stacks={250: ["shed"]})
    told = game.end_round()
    assert any(isinstance(event, LastRoundCalled) for event in told)
    assert not any(isinstance(event, DeckRenewed) for event in told)  # it just fills the market
    assert not game.over
    game.end_round()
    assert game.over


@rule("LUD-END-1")
def test_a_card_left_means_another_round() -> None:
    market = {15: "salon", 10: "forum", 8: "parlor", 6: "kitchen"}
    game = table(market=market, deck=(250, 100), rest="discards", stacks={250: ["shed"]})
    game.end_round()
    assert not game.state.last
    game.end_round()
    assert not game.over


@rule("LUD-END-1")
def test_the_last_round_is_played_to_its_end_with_extra_turns() -> None:
    game = table(castle("larder"), master=A, last=True, money=60_000)
    game.build("hallway", to="larder", completes="larder")
    game.claim("larder")
    assert not game.over
    game.take_money()
    assert game.over


@rule("LUD-END-1", "LUD-DIFF-3")
def test_when_the_deck_runs_out_the_discarded_cards_fill_the_market_but_the_box_stays_closed() -> None:
    game = table(market={15: "salon"}, deck=(250,), rest="discards", stacks={250: ["shed"]})
    box, discarded = game.state.boxed_cards, game.discards
    told = game.end_round()
    renewed = [event for event in told if isinstance(event, DeckRenewed)]
    assert [event.cards for event in renewed] == [22]  # with the card of this round
    assert len(game.market) == 5  # every slot is filled
    assert game.state.boxed_cards == box
    assert Counter(SIZES[card] for card in game.state.deck) + game.discards == discarded + Counter([250])
    turned = [type(event) for event in told if isinstance(event, CardTurned | LastRoundCalled | DeckRenewed)]
    assert turned[:3] == [CardTurned, LastRoundCalled, DeckRenewed]
    game.end_round()
    assert game.over  # the new deck does not put off the end


@rule("LUD-END-2", "LUD-ROUND-5")
def test_the_order_of_the_final_scoring() -> None:
    plan = castle("hallway", "sauna @ hallway")
    game = table(
        plan, players=3, master=B, seat=C, last=True, stacks={300: ()}, hands=[["money"], ["stairs"], []]
    )
    game.end_round()
    order = [event.rule for event in game.all(FinalPoints)]
    assert order[0] == "LUD-END-3"
    assert order[1:10] == ["LUD-FAV-AREA"] * 9
    assert order[10:12] == ["LUD-BON-STAIRS", "LUD-BON-MONEY"]  # the master builder B first, then C, then A
    assert order[12:] == ["LUD-END-6"] * 3
    assert [event.seat for event in game.all(FinalPoints)][1:4] == [B, C, A]
    assert game.all(StonePassed) == []  # the stone stays
    assert game.state.master == B


@rule("LUD-END-3", "LUD-DIFF-5", "LUD-DIFF-6")
def test_a_stack_is_depleted_though_its_tiles_lie_in_the_market_or_on_the_deck() -> None:
    plan = castle("hallway", "stairs", "sauna @ hallway", "salon @ hallway")
    empty = table(plan, market=["kitchen"], on_deck=["panic_room"], last=True, stacks={300: ()})
    empty.end_round()
    assert final(empty, A, "LUD-END-3") == [(1, 2)]
    held = table(plan, last=True, stacks={300: ["kitchen"]})
    held.end_round()
    assert final(held, A, "LUD-END-3") == []


@rule("LUD-END-3")
def test_hallways_and_stairs_are_stacks_too_and_the_foyer_has_none() -> None:
    plan = castle("hallway", "stairs", "dark_hallway @ stairs")
    game = table(plan, last=True, corridors=(0, 0))
    game.end_round()
    assert final(game, A, "LUD-END-3") == [(1, 2)] * 3
    some = table(plan, last=True, corridors=(1, 0))
    some.end_round()
    assert final(some, A, "LUD-END-3") == [(1, 2)]


@rule("LUD-END-4", "LUD-RUL-6")
def test_favours_pay_8_4_2_1_and_nothing_for_nothing() -> None:
    plans = [
        castle("hallway", *(f"{tile} @ hallway" for tile in tiles))
        for tiles in (("larder", "pantry", "buttery"), ("anteroom", "kitchen"), ("scullery",), ())
    ]
    game = table(*plans, favours=["most_food"], last=True)
    game.end_round()
    assert [final(game, seat, "LUD-FAV-COUNT") for seat in range(4)] == [
        [(3, 8)],
        [(2, 4)],
        [(1, 2)],
        [(0, 0)],
    ]


@rule("LUD-END-5")
def test_bonus_cards_are_scored_at_the_end_and_not_before() -> None:
    plan = castle("hallway", "larder @ hallway", "cloak_room @ hallway")
    game = table(plan, hands=[["size_100", "hallways"]], money=0, last=True)
    before = game.state.scores()
    game.end_round()
    assert final(game, A, "LUD-BON-SIZE") == [(2, 4)]
    assert final(game, A, "LUD-BON-HALLWAYS") == [(1, 1)]
    assert game.score[A] == before[A] + 4 + 1


@rule("LUD-END-6")
def test_a_point_for_each_full_10000_whatever_else_the_money_scored() -> None:
    game = table(money=[34_000, 15_000], hands=[["money"]], favours=["most_money"], last=True)
    game.end_round()  # 5,000 each
    assert final(game, A, "LUD-END-6") == [(39_000, 3)]
    assert final(game, A, "LUD-BON-MONEY") == [(39_000, 7)]
    assert final(game, A, "LUD-FAV-MONEY") == [(39_000, 8)]
    assert final(game, B, "LUD-END-6") == [(20_000, 2)]


def ended(one: Plan, other: Plan, score: tuple[int, int], money: tuple[int, int]) -> tuple[int, ...]:
    """The winners of a game that ends with these scores before money counts."""
    game = table(one, other, score=score, money=money, last=True)
    game.end_round()
    assert game.state.outcome is not None
    return tuple(game.state.outcome.winners)


@rule("LUD-END-7")
def test_most_points_then_the_largest_castle_then_most_money_then_a_shared_win() -> None:
    small, large = castle("stairs"), castle("hallway")
    assert ended(small, large, (21, 20), (0, 0)) == (A,)
    assert ended(small, large, (20, 20), (4_000, 0)) == (B,)  # corridors count with their sizes
    assert ended(small, small, (20, 20), (1_000, 4_000)) == (B,)
    assert ended(small, small, (20, 20), (1_000, 1_000)) == (A, B)


@rule("LUD-RUL-7")
def test_the_bank_pays_more_than_its_78_coins() -> None:
    game = table(money=500_000, last=True)
    game.end_round()
    assert game.money == (505_000, 505_000)
    assert final(game, A, "LUD-END-6") == [(505_000, 50)]
