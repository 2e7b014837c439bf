"""SWAN: tokens on tiles, sales and sets, with the rulebook's examples."""

from __future__ import annotations

import pytest

from kastelan.games.ludwig.modules.swans import SETS, has_swan, sets
from kastelan.games.ludwig.step_numbers import NOTHING, PRICING
from tests.games.ludwig.modules.scenes import A, give_swans, new, scene
from tests.games.ludwig.modules.yards import BOX, TILES
from tests.rulebook import refused, rule


@rule("SWAN-1", "AMB-4", "TWR-3")
def test_tiles_of_250_to_400_carry_the_symbol_and_towers_do_not() -> None:
    sizes = {tile.foundation.size for tile in BOX.tiles if has_swan(tile)}
    assert sizes == {250, 300, 350, 400}
    assert not has_swan(TILES["t_eagle_tower"])


@rule("SWAN-2", "XSET-2", "XSET-7", "AMB-35", "MIX-2")
def test_every_tile_with_the_symbol_is_laid_out_with_a_token() -> None:
    for seed in range(5):
        table = new("swans,renovations", seed=seed)
        state, extras = table.state, table.module_state
        for tile, swan in (
            *zip(state.market, extras.swans_on, strict=True),
            *zip(extras.show, extras.show_swans, strict=True),
        ):
            wanted = tile != NOTHING and has_swan(BOX.tiles[tile])
            assert (swan != NOTHING) == wanted
        laid = sum(swan != NOTHING for swan in (*extras.swans_on, *extras.show_swans))
        assert len(extras.lake) == 40 - laid


@rule("SWAN-2")
def test_tiles_get_no_token_when_they_have_run_out() -> None:
    table = scene("swans", pricing=True)
    table.module_state.lake = ()
    before = table.module_state.swans_on
    table.end_round()
    assert sum(swan != NOTHING for swan in table.module_state.swans_on) <= sum(
        swan != NOTHING for swan in before
    )


@rule("SWAN-2", "RND-2")
def test_a_token_stays_on_its_tile_when_prices_are_set() -> None:
    for seed in range(5):
        table = scene("swans", pricing=True, seed=seed)
        state, extras = table.state, table.module_state
        before = dict(zip(state.market, extras.swans_on, strict=True))
        while state.step == PRICING:
            state.apply(state.seat, state.legal(state.seat)[-2])
        assert dict(zip(state.market, extras.swans_on, strict=True)) == before


@rule("SWAN-3")
def test_who_takes_the_tile_takes_the_token() -> None:
    table = scene("swans", market={4: "porch"})
    table.module_state.swans_on = tuple(2 if tile != NOTHING else NOTHING for tile in table.state.market)
    table.buy("porch")
    assert table.module_state.swans[A] == (0, 0, 1, 0, 0)
    assert table.state.view(1).module_state.swans[A] == (0, 0, 1, 0, 0)


@rule("EX-SWAN-1", "SWAN-4", "RND-5", "AMB-10")
def test_swans_are_sold_at_once_and_leave_the_game() -> None:
    table = scene("swans", money=0, market={4: "porch"})
    give_swans(table, A, 2, 1, 0, 0, 0)
    lake = table.module_state.lake
    table.do("sell-rrg")
    assert table.money[A] == 6_000
    assert table.module_state.swans[A] == (0,) * 5
    assert table.module_state.lake == lake
    table.buy("porch")
    assert table.money[A] == 2_000


@rule("SWAN-4", "AMB-10")
def test_five_in_a_turn_each_sale_priced_on_its_own() -> None:
    table = scene("swans", money=0)
    give_swans(table, A, 4, 4, 0, 0, 0)
    table.do("sell-r", "sell-rg", "sell-gg")
    assert table.money[A] == 1_000 + 3_000 + 3_000
    assert not [word for word in table.words if word.startswith("sell")]
    with refused("SWAN-4"):
        table.do("sell-r")
    table.do("money")
    assert table.module_state.sold == 0


@pytest.mark.parametrize(
    ("own", "points"),
    [((3, 2, 1, 1, 1), 19), ((0, 0, 0, 0, 0), 0), ((8, 0, 0, 0, 0), 8), ((1, 1, 1, 1, 1), 15)],
)
@rule("EX-SWAN-2", "SWAN-5", "AMB-44")
def test_sets_of_colours(own: tuple[int, ...], points: int) -> None:
    assert sum(SETS[size] for size in sets(own)) == points
