"""The figures in the questions: what may still be done, what it costs, and who wants what."""

from __future__ import annotations

import pytest

from kastelan.games.seasons.components import STANDARD
from tests.games.seasons.tables import IDLE, A, B, Table, of, table
from tests.rulebook import rule

RICH = {A: of(sand=6, wood=6, brick=6, stone=6)}


def facts(position: Table) -> dict[str, object]:
    """What the question is filled with, besides the round."""
    found: dict[str, object] = dict(position.state.ask(position.state.actors[0]).facts)
    assert found.pop("round") == position.state.round
    return found


@rule("CS-BUILD-6", "CS-WORKER-1")
def test_buildings_and_helpers_left_are_counted_down() -> None:
    position = table("bricklayer", IDLE, supply=RICH, tower=of(), talers={A: 20}, built={"keep": 1})
    assert facts(position) == {"card": "bricklayer", "number": 2}
    position.do("build:tower")
    assert facts(position) == {"building": "tower", "cost": 8}
    position.do(min(position.words))
    assert facts(position) == {"card": "bricklayer", "number": 1}
    position.do("pass")
    assert facts(position) == {"number": 2, "talers": position.state.talers[A]}
    position.do("place:keep.1")
    assert facts(position) == {"number": 1, "talers": position.state.talers[A]}


@rule("CS-ROUND-3", "CS-2P-1")
@pytest.mark.parametrize(("players", "number"), [(2, 2), (3, 1), (4, 1)])
def test_the_number_of_cards_to_select_is_said(players: int, number: int) -> None:
    position = table(players=players, at="selection")
    assert facts(position) == {"number": number}


@rule("CS-CHAR-STONEMASON-2")
def test_the_owner_hears_who_wants_which_piece() -> None:
    position = table("worker_wood", "stonemason", IDLE, stock=of(wood=1), start=B)
    position.do("buy:wood<A.worker_wood")
    assert facts(position) == {"buyer": B + 1, "card": "worker_wood", "kind": "wood"}


@rule("CS-WINTER-PLAGUE-1", "CS-WINTER-SNOW-1")
def test_what_keeps_the_cards_is_said() -> None:
    plague = table(
        "trader", IDLE, at="winter", winter="plague", round_=3, discards={A: "messenger+bricklayer"}
    )
    assert facts(plague) == {"talers": 2}
    snow = table("trader", IDLE, at="winter", winter="snowdrift", round_=3)
    assert facts(snow) == {"talers": STANDARD.winter.snowdrift_talers}


@rule("CS-SCORE-MARKET-1", "CS-SCORE-PALACE-1")
def test_the_rate_of_the_market_and_the_room_in_the_palace_are_said() -> None:
    position = table(
        players=2,
        at="scoring",
        round_=STANDARD.rounds[2],
        castle={"market.1": A, "palace.1": A},
        talers={A: 9, B: 0},
        supply={A: of(stone=2, brick=2)},
    )
    assert facts(position) == {"talers": 9, "rate": STANDARD.talers_per_vp[0]}
    position.do("market:4")
    room = STANDARD.palace_pieces
    assert facts(position) == {"kind": "stone", "room": room}
    position.do("palace:2stone+0silver")
    assert facts(position) == {"kind": "brick", "room": room - 2}
