"""DEC-24, AMB-19: what favours and bonus cards count of a room that was renovated twice."""

from __future__ import annotations

import pytest

from kastelan.games.ludwig.components import TYPES, BonusCard, Favour
from kastelan.games.ludwig.final_scoring import counted, measured
from tests.games.ludwig.modules.scenes import CARDS, FAVOURS, A, Scene, scene
from tests.games.ludwig.modules.test_final import finished, of
from tests.games.ludwig.modules.yards import BOX, Yard, yard
from tests.rulebook import rule

MODULES = "extra_favours,extra_bonus_cards,renovations,decrees"

LOWER = {"activity": 150, "downstairs": 150, "food": 300, "sleeping": 300}
"""The types of the two renovations that lie under others, and the sizes of these."""

BOTH_COUNT = {
    "count_without_swan": 1,
    "count_types": 3,
    "all_types": 1,
    "per_swan_room": 1,
    "per_value_one": 1,
}
"""How much more both tiles are than the upper one; the tiles of a type are in `LOWER`."""


def castle() -> Yard:
    """A circle and an L, renovated twice each. Together with the foyer their tiles have all eight types."""
    return (
        yard("parlor", "guest_bedroom")
        .law(24)
        .renovate("parlor", "r_circular_crypt")
        .renovate("parlor", "r_pump_house")
        .renovate("guest_bedroom", "r_midnight_snackery")
        .renovate("guest_bedroom", "r_tea_salon")
    )


def table(version: int, hand: tuple[str, ...] = ()) -> Scene:
    return scene(MODULES, castle(), decrees={A: (24,)}, version=version, hands={A: hand})


def more(kind: str, thing: Favour | BonusCard) -> int:
    """How much more a favour or card counts when both tiles count."""
    if kind in ("count_type", "per_type"):
        return int(TYPES[thing.type] in LOWER)
    return LOWER.get(TYPES[thing.type], 0) if kind == "area_type" else BOTH_COUNT.get(kind, 0)


@pytest.mark.parametrize("favour", [one for one in BOX.favours if one.kind != "fewest_points"])
@rule("DEC-24", "AMB-19", "RENO-16")
def test_a_favour_counts_both_tiles_or_one_room(favour: Favour) -> None:
    upper, both = (measured(table(version).state, A, favour) for version in (1, 2))
    assert both - upper == more(favour.kind, favour)


@pytest.mark.parametrize(
    "card", [one for one in BOX.bonus_cards if one.kind not in ("per_first_place", "per_empty_card")]
)
@rule("DEC-24", "AMB-19", "RENO-16")
def test_a_bonus_card_counts_both_tiles_or_one_room(card: BonusCard) -> None:
    upper, both = (counted(table(version).state, A, card) for version in (1, 2))
    assert both - upper == more(card.kind, card)


@pytest.mark.parametrize(("version", "points"), [(1, 2), (2, 4)])
@rule("DEC-24", "LUD-BON-TYPE")
def test_two_food_tiles_on_one_room_are_two_for_the_card(version: int, points: int) -> None:
    card = next(card for card in BOX.bonus_cards if card.kind == "per_type" and TYPES[card.type] == "food")
    found = of(finished(table(version, (card.id,))), "LUD-BON-TYPE", A)
    assert found == card.points * points // 2


@rule("DEC-24", "DEC-46", "FAV-7", "BON-9")
def test_decrees_see_the_upper_tile_only() -> None:
    favour = BOX.favours[FAVOURS.index("fav_renovations")]
    card = BOX.bonus_cards[CARDS.index("bon_renovations")]
    state = table(2).state
    assert measured(state, A, favour) == counted(state, A, card) == 4
    state.module_state.decrees = ((24, 46), (), ())
    assert of(finished(Scene(state)), "DEC-46", A) == 2 * 5


@rule("DEC-24", "RENO-3")
def test_without_decree_24_nothing_lies_below() -> None:
    plain = yard("parlor").renovate("parlor", "r_clock_cabinet")
    assert not plain.castle.additions.laws.both_covers
