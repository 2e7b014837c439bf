"""CS-ROUND: the start of a round, the secret selection, the supply of Workers and the order of resolution."""

from __future__ import annotations

import pytest

from kastelan.core.errors import NotYourDecision
from kastelan.games.seasons.actions import Begin, Select, Supply
from kastelan.games.seasons.components import CARDS
from kastelan.games.seasons.events import CardOpened, CardsRevealed, CardsSelected, RoundBegan
from tests.games.seasons.tables import IDLE, A, B, C, D, Table, bits, of, table
from tests.rulebook import refused, rule


def played_through(players: int) -> Table:
    """A whole game in which all players play the first card that is legal and pass."""
    position = table(at="round", players=players, round_=1)
    while position.asked != "over":
        if position.asked == "selecting":
            seat = position.state.actors[0]
            position.act(position.state.legal(seat)[0], seat)
        elif "pass" in position.words:
            position.do("pass")
        else:
            position.act(position.state.legal(position.actor)[0])
    return position


@rule("CS-T-48", "CS-ROUND-1", "CS-ROUND-2", "CS-SETUP-2", "CS-END-1", "CS-34P-1")
@pytest.mark.parametrize(("players", "rounds"), [(2, 12), (3, 15), (4, 12)])
def test_a_full_game_has_twelve_or_fifteen_rounds(players: int, rounds: int) -> None:
    began = [event for event in played_through(players).events if isinstance(event, RoundBegan)]
    assert [event.round for event in began] == list(range(1, rounds + 1))
    assert [event.seat for event in began] == [number % players for number in range(rounds)]
    assert {event.talers for event in began} == {1}


@rule("CS-ROUND-2")
def test_the_starting_player_takes_the_taler_of_the_round() -> None:
    position = table(at="round", players=3, round_=5, start=C, talers={A: 0, B: 0, C: 0})
    assert position.state.order == (C, A, B)
    assert position.state.talers == (0, 0, 1)


@rule("CS-ROUND-3", "CS-34P-1")
def test_every_player_selects_one_card_of_the_hand() -> None:
    position = table(at="selection", players=3, discards={A: "trader"})
    assert position.state.actors == (A, B, C)
    assert position.words_of(A) == {*CARDS} - {"trader"}
    with refused("CS-ROUND-3"):
        position.select("trader")
    with refused("CS-34P-1"):
        position.select("messenger+bricklayer")
    with refused("CS-34P-1"):
        position.act(Select(0), A)


@rule("CS-ROUND-3", "CS-ROUND-5")
def test_cards_are_turned_up_when_all_have_selected() -> None:
    position = table(at="selection", players=3)
    events = position.select("messenger", "trader")
    assert events == [CardsSelected(A, bits("messenger")), CardsSelected(B, bits("trader"))]
    assert position.state.actors == (C,)
    with pytest.raises(NotYourDecision):
        position.select("bricklayer")  # A has selected already
    events = position.act(Select(bits("bricklayer")), C)
    assert events[1] == CardsRevealed((bits("messenger"), bits("trader"), bits("bricklayer")))


@rule("CS-T-12", "CS-ROUND-4", "CS-CHAR-BUILDER-3", "CS-AMB-5")
def test_the_master_builder_needs_a_discard_pile() -> None:
    position = table(at="selection", players=3, discards={B: "trader"}, lost={A: "worker_wood"})
    with refused("CS-ROUND-4"):
        position.select("master_builder")
    assert "master_builder" not in position.words_of(A)  # a card is lost, but the pile is empty
    assert "master_builder" in position.words_of(B)
    position = table("master_builder", "messenger", "messenger", discards={A: "trader"})
    assert "master_builder" not in position.words_of(A)  # all cards are back in hand


@rule("CS-ROUND-6", "CS-AMB-17", "CS-SHORT-4")
def test_workers_are_supplied_in_seat_order() -> None:
    position = table(
        "worker_wood", IDLE, "worker_wood", start=C, stock=of(wood=3, silver=1), wagons={"wood": A, "sand": A}
    )
    assert position.state.supply == (of(wood=1), of(), of(wood=2, silver=1))


@rule("CS-ROUND-6")
def test_the_pieces_on_a_worker_card_belong_to_no_player_yet() -> None:
    position = table("worker_sand", "bricklayer", IDLE)
    assert position.asked == "emptying"
    assert position.state.supply[A] == of()
    assert position.state.lying == ((A, CARDS.index("worker_sand"), of(sand=2, brick=1)),)


@rule("CS-T-14", "CS-ROUND-7")
def test_rank_goes_before_seat() -> None:
    position = table("worker_wood", "stonemason", "worker_sand", "stonemason", start=C)
    position.finish()
    opened = [(event.seat, CARDS[event.card]) for event in position.events if isinstance(event, CardOpened)]
    assert opened == [(D, "stonemason"), (B, "stonemason"), (C, "worker_sand"), (A, "worker_wood")]


@rule("CS-ROUND-7")
def test_all_six_ranks_in_order() -> None:
    position = table("master_builder", "worker_stone", "stonemason", "bricklayer", discards={A: "trader"})
    position.finish()
    assert [event.seat for event in position.events if isinstance(event, CardOpened)] == [D, C, B, A]
    position = table("trader", "messenger", "trader", "messenger", start=D)
    position.finish()
    assert [event.seat for event in position.events if isinstance(event, CardOpened)] == [D, B, A, C]


@rule("CS-ROUND-8")
def test_a_resolved_card_stays_on_the_discard_pile() -> None:
    position = table("messenger", "messenger", "messenger", discards={A: "trader"})
    assert position.asked == "selecting"
    assert position.discards(A) == "messenger+trader"
    assert "messenger" not in position.words_of(A)


@rule("CS-ROUND-9", "CS-END-1")
@pytest.mark.parametrize(("round_", "asked"), [(11, "selecting"), (12, "over")])
def test_after_the_last_round_comes_the_final_scoring(round_: int, asked: str) -> None:
    position = table("messenger", "messenger", "messenger", "messenger", round_=round_)
    assert position.asked == asked


# Workers' supply


@rule("CS-T-15", "CS-CHAR-WORKER-1")
def test_each_worker_brings_its_own_pieces() -> None:
    position = table("worker_wood", "worker_sand", "worker_stone")
    assert position.asked == "supplying"
    assert position.actor == C
    assert position.words == {
        "add:2sand",
        "add:2wood",
        "add:2brick",
        "add:1sand+1wood",
        "add:1sand+1brick",
        "add:1wood+1brick",
    }
    for pieces in (of(stone=1, sand=1), of(silver=2), of(stone=2), of(sand=3), of(sand=2, wood=-1, brick=1)):
        with refused("CS-CHAR-WORKER-1"):
            position.act(Supply(pieces))
    position.do("add:2brick")
    lying = {(seat, card): pieces for seat, card, pieces in position.state.lying}
    assert position.state.supply[A] == of(wood=2, silver=1)
    assert lying == {} or lying[B, CARDS.index("worker_sand")] == of(sand=2, brick=1)
    position.finish()
    assert position.state.supply[B] == of(sand=2, brick=1)
    assert position.state.supply[C] == of(stone=1, brick=2)


@rule("CS-T-16", "CS-SHORT-4")
def test_a_short_stock_gives_what_it_has() -> None:
    position = table("worker_wood", IDLE, IDLE, stock=of(wood=1, silver=5))
    assert position.state.supply[A] == of(wood=1, silver=1)


@rule("CS-SHORT-4", "CS-AMB-17")
def test_the_free_choice_cannot_take_what_is_not_there() -> None:
    position = table("worker_stone", IDLE, IDLE, stock=of(sand=1, wood=4))
    assert position.words == {"add:2wood", "add:1sand+1wood"}
    with refused("CS-SHORT-4"):
        position.do("add:2brick")
    with refused("CS-SHORT-4"):
        position.do("add:1wood")  # two pieces are there
    short = table("worker_stone", IDLE, IDLE, stock=of(brick=1))
    assert short.words == {"add:1brick"}
    none = table("worker_stone", IDLE, IDLE, stock=of(silver=3))
    assert none.asked == "selecting"
    assert none.state.supply[A] == of()


# Two players


@rule("CS-2P-1", "CS-ROUND-3")
def test_two_players_select_two_cards_each() -> None:
    position = table(at="selection", players=2)
    assert len(position.words_of(A)) == 7 * 6 / 2  # without the Master Builder
    with refused("CS-2P-1"):
        position.select("trader")
    position.select("messenger+worker_wood", "messenger+trader")
    opened = [(event.seat, CARDS[event.card]) for event in position.events if isinstance(event, CardOpened)]
    assert opened[:3] == [(A, "messenger"), (B, "messenger"), (B, "trader")]


@rule("CS-2P-3", "CS-AMB-3", "CS-CHAR-WORKER-2")
def test_two_own_workers_are_resolved_back_to_back_in_any_order() -> None:
    for first, second in (("worker_wood", "worker_sand"), ("worker_sand", "worker_wood")):
        position = table("worker_wood+worker_sand", "worker_wood+worker_sand", supply={A: of(stone=9)})
        assert position.words == {"first:worker_wood", "first:worker_sand"}
        with refused("CS-2P-3"):
            position.act(Begin(CARDS.index("worker_stone")))
        position.do(f"first:{first}")
        position.finish(but=["ordering"])
        opened = [
            (event.seat, CARDS[event.card]) for event in position.events if isinstance(event, CardOpened)
        ]
        assert opened == [(A, first), (A, second)]
        assert position.actor == B


@rule("CS-2P-3", "CS-BUILD-6")
def test_each_of_two_workers_builds_up_to_two_buildings() -> None:
    position = table("worker_wood+worker_sand", f"messenger+{IDLE}", supply={A: of(sand=4, wood=4, stone=4)})
    position.do("first:worker_wood")
    for _ in range(4):
        position.do("build:tower", "pay:1sand+1wood+1stone")
    assert position.templates("tower") == 5
    assert position.asked == "selecting"


@rule("CS-ROUND-6", "CS-AMB-17", "CS-2P-3")
def test_of_two_own_workers_the_free_choice_is_supplied_last() -> None:
    position = table("worker_stone+worker_wood", "worker_wood+messenger", stock=of(wood=5, sand=1, silver=9))
    assert position.words == {"add:2wood", "add:1sand+1wood"}  # two of five wood are gone, B comes later
    position.do("add:2wood")
    assert [sum(pieces) for _, _, pieces in position.state.lying] == [3, 2, 2]


@rule("CS-2P-6", "CS-ROUND-4")
def test_neither_of_two_cards_is_a_master_builder_without_discards() -> None:
    position = table(at="selection", players=2)
    with refused("CS-ROUND-4"):
        position.select("trader+master_builder")


@rule("CS-T-13", "CS-2P-6", "CS-CHAR-BUILDER-2")
def test_the_master_builder_takes_back_all_cards() -> None:
    pile = "messenger+trader+bricklayer+worker_sand+worker_stone"
    position = table("worker_wood+master_builder", "messenger+trader", discards={A: pile})
    position.finish()
    assert position.hand(A) == "+".join(CARDS)
    assert position.discards(A) == ""


@rule("CS-2P-7", "CS-AMB-6")
def test_a_single_last_card_is_played_alone() -> None:
    pile = "messenger+trader+bricklayer+stonemason+worker_wood+worker_sand"
    position = table(at="selection", players=2, discards={A: pile}, lost={A: "worker_stone"})
    assert position.words_of(A) == {"master_builder"}
    position.select("master_builder", "messenger+trader")
    position.finish()
    assert position.hand(A) == f"{pile}+master_builder"
