"""TWR and 5P: towers, favour tokens, and a fifth player."""

from __future__ import annotations

import pytest

from kastelan.core.errors import BadOption
from kastelan.games.ludwig import LUDWIG
from kastelan.games.ludwig.actions import PRICES
from kastelan.games.ludwig.components import TOWER_CARD, TOWERS
from kastelan.games.ludwig.events import FinalPoints, RewardClaimed
from kastelan.games.ludwig.final_scoring import shares
from kastelan.games.ludwig.modules.events import TokenKept, TokensLookedAt
from kastelan.games.ludwig.special_rewards import TOWER_REWARD
from kastelan.games.ludwig.step_numbers import TOKENS
from tests.games.ludwig.modules.scenes import FAVOURS, A, B, new, opened, scene
from tests.games.ludwig.modules.yards import TILES, Yard, yard
from tests.rulebook import rule


@rule("TWR-1", "AMB-3", "XSET-4", "XSET-5")
def test_eight_towers_one_stack_five_cards() -> None:
    tile = TILES["t_eagle_tower"]
    assert (tile.foundation.size, tile.poses[0].width, tile.poses[0].height) == (325, 4, 4)
    assert len(tile.poses[0].corners) == 4
    for players, towers in ((2, 5), (3, 6), (4, 7), (5, 8)):
        state = new("towers", players).state
        cards = (*state.deck, *state.discards, *state.boxed_cards)
        assert cards.count(TOWER_CARD) == 5
        assert len(cards) == 55
        assert len(state.deck) + len(state.discards) == 11 * players
        market = sum(
            tile >= 0 and state.table.components.tiles[tile].stack == TOWERS for tile in state.market
        )
        assert len(state.stacks[10]) + market == towers


@rule("XSET-3", "GEN-2", "AMB-2")
def test_twenty_four_tokens_lie_face_down() -> None:
    table = new("towers", 4)
    assert len(table.module_state.tokens) == 24
    everything = {*table.module_state.tokens, *table.module_state.box, *table.state.table.favours}
    assert len(everything) == 24 + len(table.module_state.box) + 4
    assert "extra_favours" in table.state.table.names
    pairs = [new("towers", 4, seed) for seed in range(40)]
    exclude = {FAVOURS.index("completed_rooms"), FAVOURS.index("incomplete_rooms")}
    assert not any(exclude <= set(one.state.table.favours) for one in pairs)
    assert any(
        exclude & set(one.state.table.favours) and exclude & set(one.module_state.tokens) for one in pairs
    )


@rule("TWR-2", "RND-1", "TWR-8")
def test_a_tower_is_bought_and_scored_like_a_room() -> None:
    table = scene("towers", yard("gatehouse"), market={4: "t_eagle_tower"})
    table.buy("t_eagle_tower")
    told = table.place("t_eagle_tower", {"gatehouse"})
    assert sum(event.points for event in told if hasattr(event, "room") and hasattr(event, "points")) == 3 + 2
    assert table.state.step != TOKENS


@rule("TWR-4", "TWR-5", "XSC-5")
def test_a_completed_tower_brings_two_rewards() -> None:
    before = yard("focus_room", start=Yard(3)).attach("t_clock_tower", "focus_room")
    table = scene("towers", before, market={4: "lilac_cabinet"})
    table.buy("lilac_cabinet")
    table.act(before.where("lilac_cabinet", "t_clock_tower"))
    assert table.words[:4] == ["claim1", "claim2", "skip1", "skip2"]
    tokens = table.module_state.tokens
    told = table.do("claim2")
    assert [event.type for event in told if isinstance(event, RewardClaimed)] == [TOWER_REWARD]
    looked = next(event for event in told if isinstance(event, TokensLookedAt))
    assert looked.tokens == tuple(sorted(tokens[-3:]))
    assert looked.seen_by(B).tokens == ()
    told = table.do("token2")
    assert table.module_state.held[A] == (looked.tokens[1],)
    assert set(table.module_state.thrown[A]) == {looked.tokens[0], looked.tokens[2]}
    kept = next(event for event in told if isinstance(event, TokenKept))
    assert kept.seen_by(B).token is None
    assert len(table.module_state.tokens) == 21
    assert table.words[0] == "claim1"


@rule("TWR-5")
def test_with_fewer_than_three_tokens_left_one_looks_at_what_is_there() -> None:
    before = yard("focus_room", start=Yard(3)).attach("t_clock_tower", "focus_room")
    table = scene("towers", before, market={4: "lilac_cabinet"})
    table.module_state.tokens = table.module_state.tokens[:2]
    table.buy("lilac_cabinet")
    table.act(before.where("lilac_cabinet", "t_clock_tower"))
    table.do("claim2")
    assert table.words[:2] == ["token1", "token2"]
    table.do("token1")
    assert table.module_state.tokens == ()


@rule("TWR-6")
def test_a_downstairs_reward_cannot_be_the_tower_reward() -> None:
    table = scene("towers", yard("stairs", "crypt @ stairs"))
    table.state.pending, table.state.room, table.state.step = ((1,),), 2, 7
    assert not [word for word in table.words if "tower" in word]
    assert len(table.words) == 7


@rule("EX-TWR-1", "TWR-7", "FIN-2")
def test_a_token_scores_for_its_holder_only() -> None:
    points, alone = shares((4, 4, 1), None, least=1)
    assert (points[0], alone) == (6, None)
    table = scene("towers", players=3)
    token = FAVOURS.index("most_activity")
    table.module_state.held = ((token,), (), ())
    told: list[FinalPoints] = []
    from kastelan.games.ludwig.final_scoring import end

    end(table.state, lambda event: told.append(event) if isinstance(event, FinalPoints) else None)
    assert {event.seat for event in told if event.rule == "TWR-7"} == {A}


@rule("TWR-8", "MIX-7", "MIX-1")
def test_sleeping_and_moat_rewards_look_at_towers_too() -> None:
    table = scene(
        "towers,moats,renovations", yard("hallway", start=Yard(moat=True)).dig("west", "north"), money=9_000
    )
    table.do("moat", "east", "claim1")
    assert "look325" in table.words
    table.state.step = 8
    assert "look325" in table.words
    assert not [word for word in table.words if word in ("look1000",)]


@rule("5P-1", "5P-2", "5P-5", "XSET-7", "XSET-9", "GEN-2")
def test_five_players() -> None:
    table = new("extra_bonus_cards", 5, foyer="4")
    state = table.state
    assert {"towers", "extra_rooms", "extra_favours"} <= state.table.names
    assert sorted((PRICES[slot] for slot in state.table.slots), reverse=True) == [
        *(15_000, 15_000, 10_000, 8_000, 6_000, 4_000, 2_000, 1_000)
    ]
    assert len([tile for tile in state.market if tile >= 0]) == 8
    assert len(state.boxed_cards) == 0
    assert sorted(state.score) == [0, 1, 2, 3, 4]
    assert state.score[state.master] == 0
    assert [len(boxed) for boxed in state.boxed_tiles] == [7] * 5 + [5] * 5 + [0]
    assert state.corridors == (11, 7)


@rule("5P-3", "RND-2")
def test_two_tiles_at_15000() -> None:
    table = opened("towers", 5)
    assert table.words[:2] == ["lay15", "lay15b"]
    assert "lay15b" in table.words
    table.do("lay1", "lay2", "keep")
    prices = [PRICES[slot] for slot, tile in enumerate(table.state.market) if tile >= 0]
    assert sorted(prices).count(15_000) == 2


@pytest.mark.parametrize(
    ("values", "points"), [((5, 3, 3, 1, 0), [8, 3, 3, 1, 0]), ((1, 2, 3, 4, 5), [0, 1, 2, 4, 8])]
)
@rule("EX-X4", "5P-4", "FIN-4")
def test_favours_of_five_players(values: tuple[int, ...], points: list[int]) -> None:
    assert shares(values, None, least=1)[0] == points


@rule("GEN-6", "AMB-1")
def test_one_player_uses_only_what_needs_no_module() -> None:
    assert LUDWIG.new(1, {"modules": "extra_rooms,extra_bonus_cards"}).players == 1
    for words in ("towers", "all", "decrees"):
        with pytest.raises(BadOption):
            LUDWIG.new(1, {"modules": words})


@rule("TWR-3", "MIX-8")
def test_a_tower_is_neither_small_nor_large() -> None:
    from kastelan.games.ludwig.final_scoring import measured

    table = scene("towers", yard("t_eagle_tower"))
    for name in ("small_rooms", "large_rooms", "square_rooms", "circular_rooms"):
        favour = table.state.table.components.favours[FAVOURS.index(name)]
        assert measured(table.state, A, favour) == 0
    living = table.state.table.components.favours[FAVOURS.index("area_living")]
    assert measured(table.state, A, living) == 325
