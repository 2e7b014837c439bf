"""The wire as TypeScript, for the browser client: `python -m kastelan.server.wire.typescript` writes it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Final, cast

import msgspec

from kastelan.server import wire

Schema = Mapping[str, object]
TARGET: Final = Path(__file__).parents[4] / "web" / "src" / "wire" / "types.ts"
HEAD: Final = (
    "/** What goes over the wire. Made by `make client-types` from the server's structs; do not edit. */\n"
)
SIMPLE: Final = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}


def structs() -> list[type[msgspec.Struct]]:
    """Every struct on the wire, by name."""
    found = {
        value.__name__: value
        for module in iter_modules(wire.__path__)
        for value in vars(import_module(f"{wire.__name__}.{module.name}")).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and _is_ours(value)
    }
    return [found[name] for name in sorted(found)]


def _is_ours(kind: type[msgspec.Struct]) -> bool:
    return kind.__module__.startswith(f"{wire.__name__}.") and kind.__name__ != "Wire"


def written() -> str:
    """The whole file."""
    kinds = structs()
    _, schemas = msgspec.json.schema_components(kinds, schema_hook=_unknown, ref_template="{name}")
    sent = {kind.__name__ for kind in kinds if any(base.__name__ == "Wire" for base in kind.__mro__)}
    parts = [_interface(name, schemas[name], name in sent) for name in sorted(schemas)]
    return "\n".join([HEAD, *parts])


def _unknown(kind: type) -> dict[str, object]:
    """What only the game knows."""
    return {"title": "unknown"}


def _interface(name: str, schema: Schema, is_sent: bool) -> str:
    """One struct. What clients may leave out is optional; what the server says is all there."""
    lines = [f"/** {_first_line(schema)} */"] if _first_line(schema) else []
    lines.append(f"export interface {name} {{")
    required = cast("list[str]", schema.get("required", []))
    for field, kind in cast("Mapping[str, Schema]", schema.get("properties", {})).items():
        mark = "?" if is_sent and field not in required else ""
        lines.append(f"  {field}{mark}: {_type(kind)}")
    return "\n".join([*lines, "}", ""])


def _first_line(schema: Schema) -> str:
    return str(schema.get("description", "")).partition("\n")[0]


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_members(schema)))
    if "enum" in schema:
        return " | ".join(
            "null" if value is None else f"'{value}'" for value in cast("list[object]", schema["enum"])
        )
    if schema.get("type") == "array":
        inner = _type(cast("Schema", schema.get("items", {})))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties", {})
        return f"Record<string, {_type(cast('Schema', values)) if isinstance(values, dict) else 'unknown'}>"
    return SIMPLE.get(str(schema.get("type")), "unknown")


def _members(schema: Schema) -> Iterator[str]:
    for member in cast("list[Schema]", schema["anyOf"]):
        yield _type(member)


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
    sys.stdout.write(f"{TARGET}\n")
