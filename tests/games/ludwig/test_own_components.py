"""Data files that correct the printed components or add to them (docs/components.md)."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from random import Random

import pytest

from kastelan.core.errors import BadOption, BadPosition, BadRecord
from kastelan.core.position import parse_position, write_position
from kastelan.core.record import begin, close, parse, play_back, write
from kastelan.games import find
from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.component_rows import CARD_KINDS, FAVOUR_KINDS
from kastelan.games.ludwig.favours import COUNTS, MEASURES
from kastelan.games.ludwig.load_components import components_named, standard
from kastelan.games.ludwig.modules.swans import COLOUR_NAMES, set_points
from kastelan.games.ludwig.step_numbers import BUYING, NOTHING
from tests.games.ludwig.playing import new, played
from tests.properties.tampered_positions import play
from tests.rulebook import rule

PAVILION = {
    "id": "tea_pavilion",
    "name": {"en": "Tea Pavilion"},
    "size": 250,
    "type": "outdoor",
    "points": 2,
    "symbol": {"kind": "connected", "points": 1, "types": ["food"]},
    "doors": ["s0", "e1"],
}


def written(folder: Path, content: object) -> str:
    path = folder / "own.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    return str(path)


def test_the_printed_components_never_change_within_a_version_of_the_rules() -> None:
    assert standard().fingerprint == "5d83311e348e"
    assert len(standard().tiles) == 4 + 75
    assert [len(tiles) for tiles in standard().by_size] == [9, 9, 9, 9, 9, 6, 6, 6, 6, 6]
    assert len(standard().favours) == 24
    assert len(standard().bonus_cards) == 27


def test_every_kind_in_the_data_has_a_function() -> None:
    assert set(FAVOUR_KINDS) == set(MEASURES)
    assert set(CARD_KINDS) == set(COUNTS)


def test_a_file_corrects_and_adds(tmp_path: Path) -> None:
    path = written(tmp_path, {"rooms": [{"id": "focus_room", "points": 4}, PAVILION]})
    state = new(3, 1, components=path)
    name = str(LUDWIG.options_of(state)["components"])
    components = components_named(name)
    assert name == f"{path}#{components.fingerprint}"
    assert components.tiles[4].face.points == 4
    assert components.tiles[4].face.types == standard().tiles[4].face.types
    assert components.tiles[-1].id == "tea_pavilion"
    assert components.tiles[-1].foundation.fence
    for moment in played(state, 1):
        assert parse_position(LUDWIG, write_position(moment)).freeze() == moment.freeze()
    assert pickle.loads(pickle.dumps(state)).freeze() == state.freeze()


def test_names_do_not_matter_for_the_hash(tmp_path: Path) -> None:
    path = written(tmp_path, {"rooms": [{"id": "focus_room", "name": {"en": "Thinking Room"}}]})
    name = str(LUDWIG.options_of(new(2, components=path))["components"])
    assert name.endswith(f"#{standard().fingerprint}")
    assert dict(components_named(name).tiles[4].name)["cs"] == dict(standard().tiles[4].name)["cs"]


def test_a_position_is_refused_when_its_file_has_changed(tmp_path: Path) -> None:
    path = written(tmp_path, {"rooms": [{"id": "focus_room", "points": 4}]})
    line = write_position(new(2, components=path))
    written(tmp_path, {"rooms": [{"id": "focus_room", "points": 3}]})
    with pytest.raises(BadPosition):
        parse_position(LUDWIG, line)
    with pytest.raises(BadOption, match="components-changed"):
        new(2, components=f"{path}#{'0' * 12}")


def test_a_record_names_the_hash_and_is_refused_when_its_file_has_changed(tmp_path: Path) -> None:
    path = written(tmp_path, {"rooms": [{"id": "focus_room", "points": 4}]})
    state = new(2, 3, components=path)
    text = write(close(begin(LUDWIG, 2, {"components": path}, 3), [], state))
    assert str(LUDWIG.options_of(state)["components"]) in text
    assert [step.state.freeze() for step in play_back(parse(text), find)] == [state.freeze()]
    written(tmp_path, {"rooms": [{"id": "focus_room", "points": 3}]})
    with pytest.raises(BadRecord, match="components-changed"):
        list(play_back(parse(text), find))


@pytest.mark.parametrize(
    ("content", "message", "row", "field"),
    [
        ([], "components-not-an-object", None, None),
        ({"room": []}, "components-unknown-table", None, None),
        ({"rooms": [{"points": 1}]}, "components-bad-row", 1, None),
        (
            {"rooms": [PAVILION, {"id": "focus_room", "point": 1}]},
            "components-unknown-field",
            "focus_room",
            "point",
        ),
        ({"rooms": [{"id": "focus_room", "points": "5"}]}, "components-bad-field", "focus_room", "points"),
        ({"rooms": [{"id": "focus_room", "type": ["food"]}]}, "components-bad-field", "focus_room", "type"),
        ({"rooms": [{**PAVILION, "doors": ["s7"]}]}, "components-bad-field", "tea_pavilion", "doors"),
        ({"rooms": [{**PAVILION, "doors": ["s5"]}]}, "components-no-wall-for-door", "tea_pavilion", "doors"),
        ({"rooms": [{**PAVILION, "doors": ["n1"]}]}, "components-door-in-fence", "tea_pavilion", "doors"),
        ({"rooms": [{"id": "x", "points": 1}]}, "components-missing-field", "x", "name"),
        ({"special": [{"id": "x", "name": {"en": "X"}}]}, "components-no-new-rows", "x", None),
        (
            {"bonus_cards": [{"id": "x", "name": {"en": "X"}, "kind": "per_type", "points": 1}]},
            "components-missing-field",
            "x",
            "type",
        ),
    ],
)
def test_a_wrong_file_is_refused_with_row_and_field(
    tmp_path: Path, content: object, message: str, row: str | int | None, field: str | None
) -> None:
    with pytest.raises(BadOption) as caught:
        new(2, components=written(tmp_path, content))
    assert caught.value.message == message
    assert caught.value.facts.get("row") == row
    assert caught.value.facts.get("field") == field


def test_a_file_that_is_missing_or_no_json_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="components-no-file"):
        new(2, components=str(tmp_path / "none.json"))
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadOption, match="components-not-json"):
        new(2, components=str(tmp_path / "bad.json"))


@rule("AMB-24", "DEC-51")
def test_cards_and_decrees_of_the_expansions_can_be_corrected(tmp_path: Path) -> None:
    own = {
        "extra_bonus_cards": [{"id": "bon_towers", "points": 3}],
        "decrees": [{"id": "dec_51", "sets": [3, 6, 9, 12, 15]}],
    }
    path = written(tmp_path, own)
    state = LUDWIG.new(3, {"components": path, "modules": "all"}, 1)
    assert isinstance(state, LudwigState)
    components, extras = state.table.components, state.module_state
    assert next(card for card in components.bonus_cards if card.id == "bon_towers").points == 3
    extras.decrees = ((51,), (), ())
    assert set_points(components, extras.decrees[0]) == ((0, 3, 6, 9, 12, 15), "DEC-51")
    assert components.fingerprint != standard().fingerprint


def test_a_name_in_the_expansions_is_no_matter_of_play(tmp_path: Path) -> None:
    path = written(tmp_path, {"towers": [{"id": "t_eagle_tower", "name": {"en": "My Tower"}}]})
    assert new(3, 1, components=path).table.components.fingerprint == standard().fingerprint


def test_only_the_decree_of_swans_has_sets(tmp_path: Path) -> None:
    path = written(tmp_path, {"decrees": [{"id": "dec_50", "sets": [3, 6, 9, 12, 15]}]})
    with pytest.raises(BadOption, match="components-unknown-field"):
        components_named(path)


@rule("SWAN-1", "PASS-4", "MOAT-3")
@pytest.mark.parametrize(
    ("counts", "gaps", "geometry"),
    [
        ((3, 0, 20), (1, 8), {"inside": 14, "column": 0}),
        ((8, 8, 8), (3, 3), {"inside": 24, "column": 21}),
    ],
)
def test_swans_passages_and_the_moat_can_be_corrected(
    tmp_path: Path, counts: tuple[int, ...], gaps: tuple[int, int], geometry: dict[str, int]
) -> None:
    own = {
        "swans": [{"id": name, "count": count} for name, count in zip(COLOUR_NAMES, counts, strict=False)],
        "passages": [{"id": "medium", "gap": gaps[0]}, {"id": "long", "gap": gaps[1]}],
        "extra_special": [{"id": "moat", "geometry": geometry}],
    }
    modules = "swans,passages,moats,renovations"
    state = LUDWIG.new(3, {"components": written(tmp_path, own), "modules": modules}, 5)
    assert isinstance(state, LudwigState)
    components, extras = state.table.components, state.module_state
    lying = [*extras.lake, *(swan for swan in (*extras.swans_on, *extras.show_swans) if swan != NOTHING)]
    assert [lying.count(colour) for colour in range(len(counts))] == list(counts)
    assert components.gaps == (0, *gaps)
    ring, inside, column = components.ring, geometry["inside"], geometry["column"]
    assert ring is not None
    assert ring.wall == (-column, 3, inside + 2, 2)
    assert ring.positions[2] == (inside - column, 1 - inside, 2, inside + 2)
    assert not components.tiles[components.moat].reconstructed
    assert not components.tiles[components.barbicans[0]].reconstructed
    for moment in played(state.copy(), 5):
        if moment.step == BUYING and moment.round % 3 == 0:
            assert parse_position(LUDWIG, write_position(moment)).freeze() == moment.freeze()
    play(state, Random(5))
    assert any(castle.additions.moat for castle in state.castles)
    assert any(castle.additions.passages for castle in state.castles)


@pytest.mark.parametrize(
    ("own", "row", "field"),
    [
        ({"swans": [{"id": "red", "count": 21}]}, "red", "count"),
        ({"passages": [{"id": "medium", "gap": 0}]}, "medium", "gap"),
        ({"passages": [{"id": "short", "gap": 1}]}, "short", "gap"),
        ({"extra_special": [{"id": "moat", "geometry": {"inside": 14, "column": 12}}]}, "moat", "geometry"),
        ({"extra_special": [{"id": "moat", "geometry": {"inside": 18}}]}, "moat", "geometry"),
        ({"extra_special": [{"id": "moat", "geometry": {"inside": "18", "column": 1}}]}, "moat", "geometry"),
    ],
)
def test_measures_that_cannot_be_are_refused(tmp_path: Path, own: object, row: str, field: str) -> None:
    with pytest.raises(BadOption) as caught:
        components_named(written(tmp_path, own))
    assert caught.value.message == "components-bad-field"
    assert (caught.value.facts["row"], caught.value.facts["field"]) == (row, field)


@pytest.mark.parametrize(
    ("own", "message"),
    [
        ({"swans": [{"id": "black", "count": 8}]}, "components-no-new-rows"),
        ({"passages": [{"id": "endless", "gap": 8}]}, "components-no-new-rows"),
        (
            {"extra_special": [{"id": "barbican_3", "geometry": {"inside": 18, "column": 8}}]},
            "components-unknown-field",
        ),
    ],
)
def test_colours_passages_and_rings_cannot_be_added(tmp_path: Path, own: object, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        components_named(written(tmp_path, own))
