"""How Castles of Mad King Ludwig looks, sounds and plays in the terminal."""

from __future__ import annotations

import io
from functools import cache

import pytest
from rich.console import Console

from kastelan.bots import find_bot
from kastelan.cli.table.players import bot_action
from kastelan.cli.table.screens import DrawOptions, PlayerNames, Screen, Snapshot, screen_of
from kastelan.cli.table.screens.ludwig.castle import Picture, drawn, legend
from kastelan.cli.table.screens.ludwig.outline import LARGE, SMALL_SCALE, Scale
from kastelan.cli.table.screens.ludwig.placements import at_door, described, joins, ways
from kastelan.cli.table.vocabulary import folded
from kastelan.cli.terminal import BadInput
from kastelan.core.errors import BadNotation, IllegalAction, KastelanError
from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.actions import BUY, LAY, Place
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import FOYER_3
from kastelan.games.ludwig.load_components import components_named, standard
from kastelan.games.ludwig.modules.castle_from_view import castle_lying
from kastelan.games.ludwig.step_numbers import BUYING, PLACING, PRICING
from kastelan.locale import LANGUAGES, Speaker
from kastelan.narration.ludwig.names import Pieces

YOU_AND_BOB = PlayerNames(LUDWIG, ("You", "Bob"), you=0)
TILES = {tile.id: tile for tile in standard().tiles}


@cache
def speaker(language: str = "en") -> Speaker:
    return Speaker(language)


def pieces(language: str = "en") -> Pieces:
    return Pieces(speaker(language), standard())


def screen(language: str = "en") -> Screen:
    return screen_of("ludwig", speaker(language), YOU_AND_BOB)


def small_castle() -> Castle:
    """A foyer with a Lilac Cabinet to the right of it and stairs above it, the dark end up."""
    cabinet, stairs = TILES["lilac_cabinet"].number, TILES["stairs"].number
    lies = ((FOYER_3, 0, 0, 0, False), (cabinet, 3, 1, 0, False), (stairs, 1, -3, 1, False))
    return castle_lying(components_named("standard"), LUDWIG.rules, True, lies)


def picture(castle: Castle, scale: Scale, trial: int | None = None) -> list[str]:
    return [row.plain.rstrip() for row in drawn(Picture(castle, pieces(), trial=trial), scale, 80, 50)]


def position(seed: int, step: int, players: int = 2) -> LudwigState:
    """The first position, with bots at the table, in which seat 0 decides this step."""
    state = LUDWIG.new(players, {"start": "1"}, seed)
    assert isinstance(state, LudwigState)
    number = 0
    while state.actors != (0,) or state.step != step:
        seat = state.actors[0]
        state.apply(seat, bot_action(find_bot("random"), state, seat, str(seed), number))
        number += 1
    return state


def lines(
    state: LudwigState, options: DrawOptions, language: str = "en", shown: Screen | None = None
) -> list[str]:
    """What seat 0 sees."""
    console = Console(file=io.StringIO(), width=options.width, color_system=None)
    console.print((shown or screen(language)).draw(Snapshot(state.view(0), state.legal(0)), options))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_before_foyers_no_master_builder_is_named() -> None:
    first = LUDWIG.new(2, {}, 1)
    assert isinstance(first, LudwigState)
    shown = "\n".join(lines(first, DrawOptions()))
    assert "Master builder" not in shown
    assert "♜" not in shown


# The castle


def test_a_castle_is_drawn_with_walls_doors_and_labels() -> None:
    assert picture(small_castle(), LARGE) == [
        "    ┌─○─┐",
        "    │≡≡≡│",
        "    │3 C│",
        "    │St.│",
        "    │   │",
        "    │   │",
        "    └─ ─┘",
        "  ╱       ╲",
        "╷    1 C    ┌─○─────┐",
        "○   Foyer      2 L  │",
        "╵           │ Lilac │",
        "  ╲       ╱ │   5   ○",
        "    ╶───╴   └─────○─┘",
    ]


def test_a_large_castle_is_drawn_at_half_the_size() -> None:
    assert picture(small_castle(), SMALL_SCALE) == [
        "  ┌○┐",
        "  │3│",
        "  │C│",
        " ╱└ ┘╲",
        "╷ 1 C ┌○──┐",
        "○ Fo.  2 L○",
        " ╲╶─╴╱└──○┘",
    ]


def test_a_tried_room_has_thick_walls() -> None:
    rows = "\n".join(picture(small_castle(), LARGE, trial=2))
    assert "┏━○━┓" in rows
    assert "2 L" in rows


def test_a_picture_that_is_too_large_is_cut_around_the_new_room() -> None:
    rows = drawn(Picture(small_castle(), pieces()), LARGE, 12, 6)
    assert len(rows) == 6
    assert max(len(row) for row in rows) <= 12
    assert any("3 C" in row.plain for row in rows)


def test_the_legend_tells_open_and_blocked_doors() -> None:
    table = legend(small_castle(), pieces())
    assert [row[2] for row in table] == ["Foyer", "Lilac Cabinet", "Stairs"]
    assert table[0][-1] == "1○"
    assert table[1][3:5] == ("100", "5")


# Placements


def test_placements_are_ranked_by_points() -> None:
    castle, tile = small_castle(), TILES["nap_room"]
    points = [way.points for way in ways(castle, tile)]
    assert points == sorted(points, reverse=True)
    best = ways(castle, tile)[0]
    assert best.points == 4  # 2 printed, 2 for the Lilac Cabinet, a living room
    assert "2 Lilac Cabinet +2" in described(castle, tile, best, pieces())


def test_a_door_and_a_turn_name_a_placement() -> None:
    castle, tile = small_castle(), TILES["nap_room"]
    place = at_door(castle, tile, "2s/n") or at_door(castle, tile, "2s")
    assert place is not None
    assert "2s" in joins(castle, tile, place)
    assert at_door(castle, tile, "9n") is None


def test_a_placement_can_be_typed_as_number_door_or_notation() -> None:
    state = position(3, PLACING)
    view, best = state.view(0), ways(state.castles[0], state.table.components.tiles[state.tile])[0].place
    door = joins(state.castles[0], state.table.components.tiles[state.tile], best)[0]
    assert screen().read("1", view) == best
    assert isinstance(screen().read(door, view), Place)
    assert screen().read(LUDWIG.actions.write(best), view) == best


def test_a_trial_shows_the_tile_and_what_it_brings() -> None:
    state, shown = position(3, BUYING), screen()
    command = next(one for one in shown.commands() if one.words == "ludwig-screen-word-try")
    snapshot = Snapshot(state.view(0), state.legal(0))
    assert command.run(snapshot, DrawOptions(), ["6"]) is None
    text = "\n".join(lines(state, DrawOptions(), shown=shown))
    assert "Trying:" in text
    assert "━" in text


def test_a_trial_where_nothing_fits_says_why() -> None:
    state, shown = position(3, PLACING), screen()
    command = next(one for one in shown.commands() if one.words == "ludwig-screen-word-try")
    with pytest.raises(IllegalAction) as refused:
        command.run(Snapshot(state.view(0), state.legal(0)), DrawOptions(), ["0,0n"])
    assert refused.value.facts["rule"] == "LUD-PLACE-3"


# The whole table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", [PRICING, BUYING, PLACING])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (120, 50), (160, 45)])
def test_it_fits_the_screen(width: int, height: int, step: int, language: str) -> None:
    rows = lines(position(5, step, players=4), DrawOptions(width, height=height), language)
    assert max(map(len, rows)) <= width
    assert len(rows) <= height - 2


def test_the_market_tells_prices_and_the_best_placement() -> None:
    state = position(3, BUYING)
    text = "\n".join(lines(state, DrawOptions()))
    for slot in state.table.slots:
        assert f"{15_000:,}" in text
        assert pieces().tile(state.market[slot]) in text
    assert "take 5,000 from the bank" in text


def test_the_market_is_priced_by_numbers_the_last_of_which_may_be_left_out() -> None:
    state = position(3, PRICING)
    view = state.view(0)
    assert screen().split("3 1 2 5 4", view) == ["3", "1", "2", "5"]
    assert screen().split("3 1", view) == ["3", "1"]
    assert screen().read("3", view) == LAY[sorted(state.table.slots)[2]]


def test_a_tile_can_be_named() -> None:
    state = position(3, BUYING)
    view, slot = state.view(0), next(slot for slot in state.table.slots if BUY[slot] in state.legal(0))
    words = screen().action_words(view, state.legal(0))
    assert words[pieces().tile(state.market[slot])] == BUY[slot]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_help_on_every_tile_favour_and_card(language: str) -> None:
    topics = screen(language).topics()
    words = {folded(word) for topic in topics for word in topic.words}
    assert {folded(pieces(language).name(tile)) for tile in standard().tiles[4:]} <= words
    assert {folded(pieces(language).name(card)) for card in standard().bonus_cards} <= words
    assert {folded(pieces(language).name(favour)) for favour in standard().favours} <= words
    rules = speaker(language).rules("ludwig").rules
    for topic in topics:
        for rule in topic.rules:
            assert any(key == rule or key.startswith(f"{rule}-") for key in rules), rule


def test_a_number_beyond_the_list_is_refused() -> None:
    with pytest.raises(KastelanError):
        screen().read("9", position(3, PRICING).view(0))


@pytest.mark.parametrize("command", ["ludwig-screen-word-more", "table-word-moves", "ludwig-screen-word-try"])
def test_a_number_that_is_far_too_long_is_refused(command: str) -> None:
    state = position(3, PLACING)
    shown = screen()
    found = next(one for one in shown.commands() if one.words == command)
    with pytest.raises(BadInput):
        found.run(Snapshot(state.view(0), state.legal(0)), DrawOptions(), ["9" * 5000])
    with pytest.raises(BadNotation):
        shown.read("9" * 5000, state.view(0))
