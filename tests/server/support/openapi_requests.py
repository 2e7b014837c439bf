"""Every request that the OpenAPI names, filled with something that the server understands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import httpx

from tests.server.support.running_server import PATIENCE, Server

Schema = dict[str, Any]  # what JSON can be
TEXTS = {
    "colour": "#123456",
    "zone": "UTC",
    "start": "22:00",
    "end": "07:00",
    "commitment": "a" * 64,
    "nonce": "b" * 64,
}
OURS = "/api/"


@dataclass(frozen=True, slots=True)
class Operation:
    """One way to ask."""

    method: str
    path: str
    query: tuple[str, ...]
    body: object
    places: tuple[str, ...] = ()
    needed: tuple[str, ...] = ()

    def ask(self, http: httpx.Client, places: Mapping[str, str], query: str = "") -> httpx.Response:
        """Ask about certain things."""
        given = {name: places.get(name, "0") for name in self.places}
        asked = "&".join((*(f"{name}=0" for name in self.needed if f"{name}=" not in query), query))
        return http.request(self.method, f"{self.path.format(**given)}?{asked}", json=self.body)


def operations(server: Server, people: Mapping[str, str]) -> Iterator[Operation]:
    """All of them; fields that name a person get one of `people`."""
    described = httpx.get(f"{server.url}/schema/openapi.json", timeout=PATIENCE).json()
    kinds = described["components"]["schemas"]
    for path, methods in described["paths"].items():
        for method, found in methods.items():
            given = found.get("parameters", [])
            asked = [one for one in given if one["in"] == "query"]
            body = found.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            yield Operation(
                method.upper(),
                path,
                tuple(one["name"] for one in asked),
                body and example(body, kinds, people),
                tuple(one["name"] for one in given if one["in"] == "path"),
                tuple(one["name"] for one in asked if one.get("required")),
            )


def example(schema: Schema, kinds: Mapping[str, Schema], people: Mapping[str, str], name: str = "") -> Any:
    """Some value that a schema allows."""
    if "$ref" in schema:
        return example(kinds[schema["$ref"].rpartition("/")[2]], kinds, people, name)
    if "const" in schema or "enum" in schema:
        return schema.get("const", schema.get("enum", [None])[0])
    if "oneOf" in schema:
        return example(schema["oneOf"][0], kinds, people, name)
    if schema.get("type") == "object":
        wanted = {*schema.get("required", ()), *(people.keys() & schema.get("properties", {}).keys())}
        return {
            field: example(given, kinds, people, field)
            for field, given in schema.get("properties", {}).items()
            if field in wanted or "const" in given or "enum" in given
        }
    if schema.get("type") == "array":
        return [example(schema["items"], kinds, people)] * max(2, schema.get("minItems", 1))
    if schema.get("type") == "string":
        return people.get(name) or TEXTS.get(name) or ("kingdom" if name == "game" else "some words")
    return {"integer": schema.get("minimum", 1), "boolean": True}.get(schema["type"])
