"""CS-CHAR-STONEMASON: buying from Worker cards, consent for the last piece, and what comes after."""

from __future__ import annotations

from kastelan.games.seasons.actions import Buy
from kastelan.games.seasons.components import CARDS
from kastelan.games.seasons.events import PieceBought, SaleAsked, SaleRefused
from tests.games.seasons.tables import IDLE, A, B, C, D, of, table
from tests.rulebook import refused, rule

WOOD, SAND = CARDS.index("worker_wood"), CARDS.index("worker_sand")
SILVER = 4


@rule("CS-T-17", "CS-CHAR-STONEMASON-1", "CS-AMB-14")
def test_a_stonemason_buys_a_piece_of_each_card() -> None:
    position = table("worker_wood", "worker_sand", "stonemason", talers={C: 2})
    position.do("buy:silver<A.worker_wood")
    assert position.words == {"buy:sand<B.worker_sand", "buy:brick<B.worker_sand", "pass"}
    position.do("buy:brick<B.worker_sand")
    assert PieceBought(C, A, WOOD, SILVER) in position.events
    position.finish()
    assert position.state.talers == (4, 4 + 1, 0)  # B has begun the next round
    assert position.state.supply == (of(wood=2), of(sand=2), of(brick=1, silver=1))


@rule("CS-CHAR-STONEMASON-1", "CS-AMB-12")
def test_a_piece_costs_a_taler_that_one_must_have() -> None:
    position = table("worker_wood", "worker_sand", "stonemason", talers={C: 1})
    position.do("buy:silver<A.worker_wood")
    assert position.asked == "selecting"  # no taler, no second purchase, and nothing to build with
    assert position.state.supply[C] == of(silver=1)
    rich = table("worker_wood", "worker_sand", "stonemason", talers={C: 5})
    rich.do("buy:silver<A.worker_wood")
    with refused("CS-CHAR-STONEMASON-1"):
        rich.do("buy:wood<A.worker_wood")


@rule("CS-CHAR-STONEMASON-1", "CS-BUILD-6")
def test_buying_is_voluntary() -> None:
    position = table("worker_wood", IDLE, "stonemason")
    position.do("pass")
    assert position.state.talers[C] == 3
    assert position.state.supply[A] == of(wood=2, silver=1)


@rule("CS-CHAR-STONEMASON-3")
def test_only_pieces_on_worker_cards_are_for_sale_and_not_replaced() -> None:
    position = table("worker_wood", "worker_sand", "stonemason", supply={A: of(stone=3), B: of(stone=2)})
    for owner, card, kind in ((A, WOOD, 3), (A, SAND, 0), (B, SAND, 9)):
        with refused("CS-CHAR-STONEMASON-3"):
            position.act(Buy(owner, card, kind))
    stock = position.state.stock
    position.do("buy:wood<A.worker_wood")
    assert position.state.lying[0] == (A, WOOD, of(wood=1, silver=1))
    assert position.state.stock == stock


@rule("CS-T-18", "CS-CHAR-STONEMASON-2", "CS-CHAR-STONEMASON-4")
def test_the_last_piece_needs_the_owners_consent() -> None:
    position = table("stonemason", "stonemason", "stonemason", "worker_wood")
    position.do("buy:silver<D.worker_wood", "buy:wood<D.worker_wood")
    events = position.do("buy:wood<D.worker_wood")
    assert events == [SaleAsked(C, D, WOOD, 1)]
    assert (position.actor, position.asked, position.words) == (D, "consenting", {"sell", "keep"})
    refusing = position.state.copy()
    position.do("sell")
    assert position.state.supply == (of(silver=1), of(wood=1), of(wood=1), of())
    assert position.state.talers == (3, 3, 2, 6) or position.state.talers == (2, 2 + 1, 2, 6)
    kept = table("stonemason", "stonemason", "stonemason", "worker_wood")
    kept.state = refusing
    assert kept.do("keep")[0] == SaleRefused(C, D, WOOD, 1)
    assert kept.state.supply[C] == of()
    assert kept.state.supply[D] == of(wood=1)
    assert kept.state.talers[C] == 3


@rule("CS-CHAR-STONEMASON-2")
def test_an_only_piece_is_a_last_piece() -> None:
    position = table("worker_wood", "worker_sand", "stonemason", stock=of(wood=1, sand=2, brick=1))
    position.do("buy:wood<A.worker_wood")
    assert position.actor == A
    position.do("keep")
    assert position.words == {"buy:sand<B.worker_sand", "buy:brick<B.worker_sand", "pass"}  # asked once only


@rule("CS-T-19", "CS-2P-4")
def test_a_player_does_not_buy_from_an_own_worker() -> None:
    position = table("stonemason+worker_wood", "worker_sand+messenger")
    assert position.words == {"buy:sand<B.worker_sand", "buy:brick<B.worker_sand", "pass"}
    with refused("CS-2P-4"):
        position.do("buy:wood<A.worker_wood")


@rule("CS-2P-4", "CS-AMB-35", "CS-CHAR-STONEMASON-2")
def test_two_workers_of_one_opponent_are_two_cards() -> None:
    position = table("stonemason+messenger", "worker_wood+worker_sand", stock=of(wood=1, sand=2, brick=1))
    position.do("buy:sand<B.worker_sand")
    assert position.actor == A  # two pieces were left on that card
    position.do("buy:wood<B.worker_wood")
    assert position.actor == B  # the last one of this card, though the other card has more
    position.do("sell")
    assert position.state.supply[A] == of(sand=1, wood=1)


@rule("CS-CHAR-STONEMASON-5")
def test_a_stonemason_builds_twice_for_full_points() -> None:
    position = table("stonemason", IDLE, IDLE, supply={A: of(sand=3, wood=3, stone=3)})
    position.do("build:tower", "pay:1sand+1wood+1stone", "build:tower", "pay:1sand+1wood+1stone")
    assert position.points(A, "CS-CHAR-STONEMASON-5") == 12
    assert position.asked != "building"


@rule("CS-T-59", "CS-CHAR-STONEMASON-6", "CS-WORKER-1", "CS-WORKER-4", "CS-AMB-11")
def test_a_building_of_the_same_round_lets_a_stonemason_place() -> None:
    tower = of(sand=1, wood=1, stone=1)
    position = table(
        "bricklayer+stonemason",
        f"messenger+{IDLE}",
        supply={A: tower},
        talers={A: 60},
        tower=of(),
        built=["inn"],
    )
    position.do("build:tower", "pay:1sand+1wood+1stone", "place:forge.10", "pass")
    assert position.asked == "placing"  # the Stonemason can build nothing
    assert position.words == {"place:inn.12", "place:inn.6", "place:market.1", "pass"}
    with refused("CS-WORKER-4"):
        position.do("place:forge.6")
    position.do("place:inn.6", "place:market.1")
    assert position.asked == "selecting"
    neither = table(
        "bricklayer+stonemason", f"messenger+{IDLE}", supply={A: tower}, talers={A: 60}, tower=of()
    )
    neither.do("pass")
    with refused("CS-WORKER-1"):
        neither.do("place:forge.10")
    neither.do("pass")
    assert neither.asked == "selecting"
