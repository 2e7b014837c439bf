"""Whatever is sent to the paths that the OpenAPI names, the server answers as promised and never stumbles."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance

from tests.server.support.running_server import Player, Server
from tests.soaking import SOAK

KEEPS = st.booleans()
PATHS = {"game": "kingdom", "number": 3}


@pytest.mark.slow
def test_no_request_makes_the_server_stumble(server: Server) -> None:
    described = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    names = set()
    for found in described.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        names.add(operation.path)
        ann = Player(server, "Ann")  # a new one each time: some requests end who she is
        table = ann.table("kingdom", "me", "me")
        ann.start(table)
        _try(ann, operation, {**PATHS, "table_id": table, "person_id": ann.id, "player": ann.id})
    assert {"/api/guests", "/api/tables/{table_id}/moves", "/api/tables/{table_id}/plan"} <= names


def test_no_body_is_promised_with_204(server: Server) -> None:
    paths = httpx.get(f"{server.url}/schema/openapi.json").json()["paths"]
    answers = [
        (path, operation["responses"]["204"])
        for path, operations in paths.items()
        for operation in operations.values()
        if "204" in operation["responses"]
    ]
    assert len(answers) > 5
    assert [path for path, answer in answers if "content" in answer] == []


def _try(ann: Player, operation: Any, places: dict[str, object]) -> None:  # Any: its type has parameters
    @settings(
        max_examples=30 if SOAK else 6,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(), real=KEEPS)
    def answers(case: schemathesis.Case[Any], real: bool) -> None:
        if real:  # half of the requests find what they ask about
            known = {name: places.get(name, value) for name, value in case.path_parameters.items()}
            case.path_parameters.update(known)
        answer = case.call(cookies=dict(ann.http.cookies), headers={"Accept-Language": "ru"})
        case.validate_response(answer, checks=[not_a_server_error, response_schema_conformance])
        assert b"Traceback" not in answer.content

    answers()
