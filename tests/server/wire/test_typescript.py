"""The browser client knows the wire as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from kastelan.games import GAMES
from kastelan.server.wire.typescript import SOURCES, files, game_types, wire_types


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(SOURCES)))
def test_the_clients_types_are_those_of_the_server(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == files()[path], "run: make client-types"


def test_no_generated_file_is_left_of_a_game_that_is_gone() -> None:
    assert {path for path in SOURCES.rglob("types.ts") if path in files()} == {*SOURCES.rglob("types.ts")}


def fields_of(text: str, name: str) -> str:
    return text.partition(f"export interface {name} {{")[2].partition("}")[0]


def test_what_clients_may_leave_out_is_optional_and_what_the_server_says_is_not() -> None:
    text = wire_types()
    assert "  turn?: boolean" in fields_of(text, "Undo")
    assert "  repeated: boolean" in fields_of(text, "Done")
    assert "  type: 'update'" in fields_of(text, "Update")


def test_what_the_server_leaves_out_is_optional() -> None:
    assert "  hands?: readonly (string | null)[]" in fields_of(game_types("kingdom"), "Board")
    assert "  pays?: readonly number[]" in fields_of(game_types("ludwig"), "Stall")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_a_game_sends_is_of_unknown_type(game: str) -> None:
    text = game_types(game)
    assert "unknown" not in text
    for name in ("board: Board", "catalogue: Catalogue", "ideas: Ideas"):
        assert f"  {name}" in fields_of(text, "Presented")
    assert "  scores: readonly number[]" in fields_of(text, "Board")


def test_tuples_enumerations_and_words_have_their_types() -> None:
    text = game_types("ludwig")
    assert "  box: readonly [number, number, number, number]" in fields_of(text, "Castle")
    assert "  places: Record<string, readonly (readonly [string, number, readonly number[]])[]>" in text
    assert "  swans: readonly (Record<Colour, number> | null)[]" in fields_of(text, "Extras")
    assert "export type DoorState = 'blocked' | 'doorway' | 'open'" in text
    assert "export type Length = 'short' | 'medium' | 'long'" in text


def test_a_docstring_is_kept_whole() -> None:
    assert "/** A tile on the room deck; its number is null where it is hidden. */\n" in game_types("ludwig")
    assert "/**\n * The position.\n *\n * `map` is the name of the picture." in game_types("kingdom")
