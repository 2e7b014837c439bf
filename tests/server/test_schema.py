"""Whatever is sent to the paths that the OpenAPI names, the server answers and never stumbles."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.serving import Player, Server

PLAIN = st.none() | st.booleans() | st.integers() | st.text(max_size=12)
BODIES = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner)
)


def fitted(schema: dict[str, Any], parts: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values that look like what a schema asks for, and often are not quite."""
    if "$ref" in schema:
        return fitted(parts[schema["$ref"].rpartition("/")[2]], parts)
    if "properties" in schema:
        fields = {name: fitted(part, parts) | PLAIN for name, part in schema["properties"].items()}
        return st.fixed_dictionaries({}, optional=fields)
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if schema.get("type") == "array":
        return st.lists(fitted(schema.get("items", {}), parts), max_size=3)
    kinds: dict[Any, st.SearchStrategy[Any]] = {"integer": st.integers(-1, 9), "string": st.text(max_size=12)}
    return kinds.get(schema.get("type") if isinstance(schema.get("type"), str) else None, BODIES)


@pytest.mark.slow
def test_no_body_makes_the_server_stumble(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "me", "me")
    ann.start(table)
    described = ann.get("/schema/openapi.json")
    parts = described["components"]["schemas"]
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            if path not in ("/api/logout", "/api/login") and (method, path) != ("delete", "/api/me"):
                place = path.replace("{table_id}", table).replace("{number}", "3").replace("{token_id}", "x")
                body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
                somebody = Player(server) if path == "/api/guests" else ann  # it hands out a new cookie
                _try(somebody, method, place, fitted(body.get("schema", {}), parts))


def _try(ann: Player, method: str, place: str, bodies: st.SearchStrategy[Any]) -> None:
    @settings(max_examples=8, suppress_health_check=list(HealthCheck))
    @given(bodies | BODIES)
    def answers(body: object) -> None:
        answer = ann.http.request(method.upper(), place, json=body, headers={"Accept-Language": "ru"})
        assert answer.status_code < 500, (method, place, body, answer.text)
        assert "Traceback" not in answer.text

    answers()
