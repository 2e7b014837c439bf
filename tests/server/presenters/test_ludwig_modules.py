"""What the browser gets of the modules: everything that may be seen, and nothing else."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import cast
from xml.etree import ElementTree

import msgspec
import pytest

from kastelan.core.game import Game
from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.action_space import ACTIONS
from kastelan.games.ludwig.final_scoring import placed
from kastelan.games.ludwig.load_components import standard
from kastelan.games.ludwig.modules.expansion_components import boxed
from kastelan.games.ludwig.modules.registry import MODULES
from kastelan.games.ludwig.modules.swans import has_swan
from kastelan.games.ludwig.prices import market_item, price_for
from kastelan.games.ludwig.step_numbers import (
    BUYING,
    DRAFTING,
    MOAT_TILE,
    NOTHING,
    OVER,
    PASSING,
    PLACING,
    TOKENS,
)
from kastelan.locale import LANGUAGES, Speaker
from kastelan.narration.ludwig.names import Pieces
from kastelan.pictures.ludwig.doors import DoorState
from kastelan.server.play import lookahead
from kastelan.server.presenters import ludwig
from kastelan.server.presenters.ludwig.extras import Extras
from kastelan.server.presenters.ludwig.modules.registry import PRESENTERS
from kastelan.server.presenters.ludwig.tiles import tile_shown
from tests.games.ludwig.modules.printed_measures import MOAT
from tests.games.ludwig.modules.scenes import A, B, give_swans, scene
from tests.rulebook import rule
from tests.soaking import some

COVERING = [
    (2, "swans,towers"),
    (3, "moats,passages"),
    (4, "renovations,decrees"),
    (2, "passages,towers,extra_bonus_cards"),
    (3, "double_decrees,moats,swans,renovations"),
    (1, "extra_rooms,extra_favours,extra_bonus_cards"),
    (5, "all"),
    (5, ""),
]
"""Every module, and every pair of those that meet on the table, in some game."""


@cache
def played(players: int, modules: str, seed: int) -> list[LudwigState]:
    """The positions of a random game; buyers prefer what the modules sell."""
    luck = Random(seed)
    state = cast(Game, LUDWIG).new(players, {"modules": modules}, seed)
    found = []
    while actors := state.actors:
        assert isinstance(state, LudwigState)
        found.append(state.copy())
        legal = state.legal(actors[0])
        wares = [one for one in legal if ACTIONS.write(one).startswith(("moat", "renovate", "short", "long"))]
        state.apply(actors[0], luck.choice(wares if wares and luck.random() < 0.5 else legal))
    assert isinstance(state, LudwigState)
    return [*found, state]


def until(step: int, modules: str, players: int = 2, seat: int | None = None) -> LudwigState:
    """The first position of random games in which this is decided."""
    for seed in range(200):
        for state in played(players, modules, seed):
            if state.step == step and seat in (None, state.seat):
                return state.copy()
    raise AssertionError(step)


def extras(state: LudwigState, seat: int | None) -> Extras:
    found = ludwig.board(LUDWIG, state.view(seat)).extras
    assert found is not None
    return found


@pytest.mark.parametrize(("players", "modules"), COVERING)
def test_every_seat_gets_its_own_view_and_no_more(players: int, modules: str) -> None:
    for number, state in enumerate(some(played(players, modules, 5), one_in=3)):
        seats = [number % players] if number % 10 else [*range(players), None]
        for seat in seats:
            shown = ludwig.board(LUDWIG, state.view(seat))
            assert shown.step == state.table.steps[state.step].id
            assert msgspec.json.encode(shown)
            if number % 7 == 0:
                assert shown == ludwig.board(LUDWIG, state.determinise(seat, 77).view(seat))
        if number % 9 == 0:
            assert msgspec.json.encode(ludwig.ideas(state.determinise(seats[0] or 0, 7), seats[0] or 0))


@pytest.mark.parametrize(("players", "modules"), COVERING[2:5])
def test_previews_and_plans_are_there_at_every_kind_of_decision(players: int, modules: str) -> None:
    seen = set[int]()
    for state in played(players, modules, 8):
        if state.step in seen or state.step == OVER:
            continue
        seen.add(state.step)
        seat = state.actors[0]
        assert lookahead.foretell_all(lookahead.private(state, seat), seat)
        other = (seat + 1) % players
        plan = ludwig.my_turn(state, other)
        if plan is not None and other in plan.actors:
            assert plan.legal(other)


def test_ideas_name_places_of_moat_pieces_and_renovations() -> None:
    state = until(BUYING, "moats,renovations")
    seat = state.seat
    ideas = ludwig.ideas(state, seat)
    offers = {offer.tile: offer for offer in ideas.offers}
    moat = int(state.table.components.moat)
    assert {place[0] for place in ideas.places[moat]} <= {"west", "north", "east"}
    assert {*state.module_state.show, moat} <= set(offers)
    for tile, offer in offers.items():
        found = ideas.places[tile]
        assert offer.best[seat] == (found[0][1] if found else None)


def test_ideas_of_the_piece_in_hand_are_all_its_legal_places() -> None:
    for modules in ("moats,decrees", "renovations,decrees", "passages,moats"):
        for state in played(2, modules, 3):
            if state.step == PLACING:
                words = {ACTIONS.write(action) for action in state.legal(state.seat)}
                ways = ludwig.ideas(state, state.seat).places
                words -= {word for word in words if word.startswith(("sell", "store"))}
                assert {way[0] for way in ways[state.tile]} == words


def test_prices_are_those_of_each_seat() -> None:
    for state in played(4, "decrees", 11):
        if state.step == BUYING:
            for stall in ludwig.board(LUDWIG, state.view(None)).market:
                wanted = market_item(state, stall.slot)
                assert stall.price == wanted.price
                assert stall.pays == tuple(price_for(state, seat, wanted) for seat in range(4))


def test_favours_stand_as_the_final_scoring_would_rank_them() -> None:
    state = played(3, "towers,moats,swans,renovations,decrees", 4)[-1]
    shown = ludwig.board(LUDWIG, state.view(0)).favours
    before = played(3, "towers,moats,swans,renovations,decrees", 4)[-2]
    assert [one.favour for one in shown] == [*state.table.favours]
    for one in ludwig.board(LUDWIG, before.view(0)).favours:
        counts, points, _ = placed(before, before.table.components.favours[one.favour], before.score)
        if None not in one.counts:
            assert ([*one.counts], [*one.points]) == (counts, points)


@pytest.mark.parametrize("counted", ["yes", "no"])
def test_moats_count_for_the_favour_without_swans_as_agreed(counted: str) -> None:
    wishes = {"modules": "moats,extra_favours", "favours": "fav_no_swan,most_food", "foyer": "4"}
    state = cast(Game, LUDWIG).new(2, wishes | {"moats_in_no_swan_favor": counted}, 1)
    luck = Random(2)
    while state.actors:
        legal = state.legal(state.actors[0])
        moats = [one for one in legal if ACTIONS.write(one) == "moat"]
        state.apply(state.actors[0], luck.choice(moats or legal))
    assert isinstance(state, LudwigState)
    counts = [*ludwig.board(LUDWIG, state.view(0)).favours[0].counts]
    pieces = [castle.additions.pieces for castle in state.castles]
    assert sum(pieces) > 0
    favour = state.table.components.favours[state.table.favours[0]]
    assert counts == placed(state, favour, state.score)[0]
    without = [
        (count or 0) - (many if counted == "yes" else 0) for count, many in zip(counts, pieces, strict=True)
    ]
    assert without == [
        len(castle.rooms) - sum(has_swan(room.tile) for room in castle.rooms) for castle in state.castles
    ]


def test_decrees_of_the_draft_are_seen_by_their_holder() -> None:
    state = until(DRAFTING, "decrees", 3)
    own, other = extras(state, state.seat), extras(state, (state.seat + 1) % 3)
    assert own.draft == state.module_state.draft
    assert other.draft == len(state.module_state.draft)
    assert extras(state, None).decrees == ((), (), ())


def test_tokens_looked_at_and_held_are_secret() -> None:
    state = until(TOKENS, "towers")
    own, other = extras(state, state.seat), extras(state, 1 - state.seat)
    assert own.offered == state.module_state.offered
    assert other.offered == len(state.module_state.offered)
    assert isinstance(other.held[state.seat], int)


def test_hidden_money_and_swans_are_not_sent() -> None:
    for seed in range(60):
        state = next((s for s in played(2, "swans,double_decrees", seed) if s.step == BUYING), None)
        assert state is not None
        owner = next((seat for seat in (0, 1) if 7 in state.module_state.decrees[seat]), None)
        if owner is None:
            continue
        assert ludwig.board(LUDWIG, state.view(1 - owner)).money[owner] == NOTHING
        assert extras(state, 1 - owner).swans[owner] is None
        assert extras(state, owner).swans[owner] is not None
        return
    raise AssertionError("no seat kept decree 07")


@rule("DEC-51", "SWAN-5")
def test_swans_are_valued_as_the_final_scoring_pays_them() -> None:
    table = scene("swans,decrees", decrees={A: (51,)})
    for seat in (A, B):
        give_swans(table, seat, 2, 1, 1, 0, 0)
    assert extras(table.state, A).swan_points[:2] == (11, 7)


@pytest.mark.parametrize("language", LANGUAGES)
@rule("DEC-51")
def test_the_card_of_the_swan_lover_has_its_table(language: str) -> None:
    assert "2 / 5 / 9 / 14 / 20" in ludwig.catalogue(Speaker(language)).decrees[50].about


def test_a_stack_looked_at_for_the_moat_is_seen_by_one() -> None:
    state = until(MOAT_TILE, "moats,towers", 2)
    own, other = (ludwig.board(LUDWIG, state.view(seat)) for seat in (state.seat, 1 - state.seat))
    assert own.dug == (*sorted(state.stacks[state.looked[0]]),)
    assert other.dug == ()


def test_castles_have_moat_passages_and_renovations() -> None:
    state = played(3, "all", 2)[-1]
    for castle, shown in zip(state.castles, ludwig.board(LUDWIG, state.view(None)).castles, strict=True):
        assert castle.additions is not None
        assert shown.beside is not None
        assert sum(1 << place for place in shown.beside.moat) == castle.additions.moat
        assert len(shown.beside.passages) == len(castle.additions.passages)
        for number, (room, one) in enumerate(zip(castle.rooms, shown.rooms, strict=True)):
            assert one.face == room.top.number
            assert one.completed == castle.completed(number)
            assert one.doors.count(DoorState.DOORWAY) == castle.joined[number]


def test_a_room_waits_for_its_passages() -> None:
    state = until(PASSING, "passages")
    assert extras(state, state.seat).placed == state.module_state.placed


def test_at_the_end_everything_is_open() -> None:
    states = played(3, "all", 6)
    _, opened = ludwig.opened(LUDWIG, [states[-40].view(seat) for seat in range(3)])
    assert opened.extras is not None
    assert all(isinstance(own, tuple) for own in opened.extras.held)
    assert all(isinstance(hand, tuple) for hand in opened.hands)
    assert NOTHING not in opened.money


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_explains_the_box(language: str) -> None:
    shown, box = ludwig.catalogue(Speaker(language)), boxed(standard(), True, True)
    assert [one.number for one in shown.decrees] == [*range(1, 59)]
    assert all(one.name and one.about for one in shown.decrees)
    assert len(shown.tiles) == len(box.tiles)
    assert len(shown.stacks) == 14
    assert tuple(one.box for one in shown.moat.positions) == MOAT


@pytest.mark.parametrize(
    "rest", ["tile/r_berry_patch/0", "tile/moat/0", "tile/barbican_3/2", "tile/t_eagle_tower/0", "wall",
             "wall/closed", "moat/west", "moat/north", "moat/east"]
)  # fmt: skip
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_part_of_the_box_is_drawn(rest: str, theme: str) -> None:
    drawn = ludwig.art(rest, {"theme": theme, "language": "ru"})
    assert drawn is not None
    ElementTree.fromstring(drawn)


def test_a_renovated_room_is_drawn_with_both_types() -> None:
    drawn = ludwig.art("tile/pantry/0/r_berry_patch", {"theme": "light"})
    assert drawn is not None
    assert "floor-outdoor-light" in drawn
    assert "floor-food-light" in drawn
    assert ludwig.art("tile/pantry/0/observatory", {}) is None


def test_definitions_hold_swans_and_passages() -> None:
    drawn = ludwig.art("defs", {"theme": "dark"})
    assert drawn is not None
    for part in ("swan-red", "swan-white", "passage-2", "passage-6", "water"):
        assert f'id="{part}-dark"' in drawn


def test_every_module_of_the_game_has_a_presenter() -> None:
    assert list(PRESENTERS) == [module.name for module in MODULES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_moat_piece_has_a_size_and_no_type(language: str) -> None:
    components, speaker = boxed(standard(), True, True), Speaker(language)
    moat = components.tiles[components.moat]
    for spoken in (tile_shown(moat, speaker).spoken, Pieces(speaker, components).about(moat)):
        assert "1000" in spoken
        assert ": ," not in spoken
