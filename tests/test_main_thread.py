"""How benchmarks read the work of a page from a trace of Chromium."""

from __future__ import annotations

from unittest.mock import Mock

import pytest
from bench.main_thread import Trace

MAIN, WORKER = 1, 2


def named(thread: int, name: str) -> dict[str, object]:
    return {"name": "thread_name", "ph": "M", "pid": 7, "tid": thread, "ts": 0, "args": {"name": name}}


def span(name: str, start: int, lasts: int, busy: int, thread: int = MAIN) -> dict[str, object]:
    return {
        "name": name,
        "ph": "X",
        "pid": 7,
        "tid": thread,
        "ts": start,
        "dur": lasts,
        "tdur": busy,
        "args": {},
    }


def test_nested_work_is_counted_once_and_waiting_not_at_all() -> None:
    trace = Trace(Mock(), Mock())
    trace.add([
        named(MAIN, "CrRendererMain"),
        named(WORKER, "DedicatedWorker thread"),
        span("Layout", 4000, 2000, 1500),
        span("FunctionCall", 1000, 9000, 6000),
        span("UpdateLayoutTree", 6500, 1000, 500),
        span("Unknown", 1500, 400, 400),
        span("Paint", 10000, 1000, 1000),
        span("FunctionCall", 1000, 9000, 9000, WORKER),
    ])  # fmt: skip
    assert trace.ms == pytest.approx({"script": 4.0, "style": 0.5, "layout": 1.5, "paint": 1.0})
    assert trace.longest_ms == pytest.approx(6.0)


def test_traces_are_added_up() -> None:
    trace = Trace(Mock(), Mock())
    for lasts in (2000, 3000):
        trace.add([named(MAIN, "CrRendererMain"), span("FunctionCall", 0, lasts, lasts)])
    assert trace.ms["script"] == pytest.approx(5.0)
    assert trace.longest_ms == pytest.approx(3.0)
