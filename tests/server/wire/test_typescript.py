"""The browser client knows the wire as it is."""

from __future__ import annotations

from kastelan.server.wire.typescript import TARGET, written


def test_the_clients_types_are_those_of_the_server() -> None:
    assert TARGET.read_text(encoding="utf-8") == written(), "run: make client-types"


def test_what_clients_may_leave_out_is_optional_and_what_the_server_says_is_not() -> None:
    text = written()
    assert "  turn?: boolean" in text.partition("export interface Undo {")[2].partition("}")[0]
    assert "  repeated: boolean" in text.partition("export interface Done {")[2].partition("}")[0]
    assert "  type: 'update'" in text.partition("export interface Update {")[2].partition("}")[0]
