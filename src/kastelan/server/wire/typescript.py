"""The wire as TypeScript, for the browser client: `python -m kastelan.server.wire.typescript` writes it.

`wire/types.ts` has the structs of this package; `games/<game>/types.ts` has those that the presenter of a
game sends.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Final, cast, get_type_hints

import msgspec

from kastelan.games import GAMES
from kastelan.server import wire
from kastelan.server.presenters import presenter_of

Schema = Mapping[str, object]
Kind = type[msgspec.Struct]
SOURCES: Final = Path(__file__).parents[4] / "web" / "src"
MADE: Final = "Made by `make client-types` from the server's structs; do not edit."
PRESENTED: Final = """/** What the presenter of this game sends. */
export interface Presented {
  board: Board
  catalogue: Catalogue
  ideas: Ideas
}
"""
SIMPLE: Final = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    texts = {SOURCES / "wire" / "types.ts": wire_types()}
    for game in GAMES:
        texts[SOURCES / "games" / game / "types.ts"] = game_types(game)
    return texts


def wire_types() -> str:
    """What all games share."""
    return "\n".join([f"/** What goes over the wire. {MADE} */\n", *_declarations(structs())])


def game_types(game: str) -> str:
    """What the presenter of a game sends: the structs that its functions return, with all that is in them."""
    presenter = presenter_of(game)
    makers = (presenter.board, presenter.catalogue, presenter.ideas)
    kinds = [cast("Kind", get_type_hints(make)["return"]) for make in makers]
    head = f"/** What the server sends of {game}. {MADE} */\n"
    return "\n".join([head, PRESENTED, *_declarations(kinds)])


def structs() -> list[Kind]:
    """Every struct on the wire, by name."""
    found = {
        value.__name__: value
        for module in iter_modules(wire.__path__)
        for value in vars(import_module(f"{wire.__name__}.{module.name}")).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and _is_ours(value)
    }
    return [found[name] for name in sorted(found)]


def _is_ours(kind: Kind) -> bool:
    return kind.__module__.startswith(f"{wire.__name__}.") and kind.__name__ != "Wire"


def _declarations(kinds: Iterable[Kind]) -> Iterator[str]:
    """The structs and everything in them, by name."""
    kinds = list(kinds)
    _, schemas = msgspec.json.schema_components(kinds, schema_hook=_unknown, ref_template="{name}")
    sent = {kind.__name__ for kind in kinds if any(base.__name__ == "Wire" for base in kind.__mro__)}
    everything = {**dict(_named_unions(schemas)), **schemas}
    for name in sorted(everything):
        yield _declaration(name, everything[name], name in sent)


def _named_unions(schema: object) -> Iterator[tuple[str, Schema]]:
    """The unions of words that have a name of their own."""
    if isinstance(schema, Mapping):
        if "enum" in schema and "title" in schema:
            yield str(schema["title"]), {"enum": schema["enum"]}
        schema = schema.values()
    elif not isinstance(schema, list | tuple):
        return
    for part in schema:
        yield from _named_unions(part)


def _unknown(kind: type) -> dict[str, object]:
    """What only the game knows."""
    return {"title": "unknown"}


def _declaration(name: str, schema: Schema, is_sent: bool) -> str:
    fields = cast("Mapping[str, Schema]", schema.get("properties", {}))
    if not fields:
        alias = _union(schema) if "enum" in schema else "object"
        return f"{_comment(schema)}export type {name} = {alias}\n"
    required = cast("list[str]", schema.get("required", []))
    lines = [
        f"  {field}{'?' if _may_be_missing(kind, field in required, is_sent) else ''}: {_type(kind)}"
        for field, kind in fields.items()
    ]
    return "\n".join([f"{_comment(schema)}export interface {name} {{", *lines, "}", ""])


def _may_be_missing(schema: Schema, required: bool, is_sent: bool) -> bool:
    """Clients may leave out what has a default. The server leaves out only fields that are unset."""
    return not required and (is_sent or "default" not in schema)


def _comment(schema: Schema) -> str:
    """The docstring of a struct."""
    text = str(schema.get("description", "")).strip()
    if not text:
        return ""
    if "\n" not in text:
        return f"/** {text} */\n"
    lines = (f" * {line.strip()}".rstrip() for line in text.splitlines())
    return "\n".join(["/**", *lines, " */", ""])


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_members(schema)))
    if "enum" in schema:
        return str(schema["title"]) if "title" in schema else _union(schema)
    if schema.get("type") == "array":
        return _array(schema)
    if schema.get("type") == "object":
        return _record(schema)
    return SIMPLE.get(str(schema.get("type")), "unknown")


def _members(schema: Schema) -> Iterator[str]:
    for member in cast("list[Schema]", schema["anyOf"]):
        yield _type(member)


def _union(schema: Schema) -> str:
    words = cast("list[object]", schema["enum"])
    return " | ".join("null" if word is None else f"'{word}'" for word in words)


def _array(schema: Schema) -> str:
    """A list of one type, or a tuple of several."""
    if "prefixItems" in schema:
        return f"readonly [{', '.join(_type(item) for item in cast('list[Schema]', schema['prefixItems']))}]"
    inner = _type(cast("Schema", schema.get("items", {})))
    # A union needs parentheses: readonly (A | B)[].
    return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"


def _record(schema: Schema) -> str:
    keys, values = schema.get("propertyNames"), schema.get("additionalProperties", {})
    key = _type(cast("Schema", keys)) if isinstance(keys, dict) and "enum" in keys else "string"
    return f"Record<{key}, {_type(cast('Schema', values)) if isinstance(values, dict) else 'unknown'}>"


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path}\n")
