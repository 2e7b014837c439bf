"""The processor time of a page's main thread by kind of work, from a trace of Chromium."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, Page

KINDS: Final = {
    "script": (
        "EvaluateScript", "EventDispatch", "FireAnimationFrame", "FunctionCall", "MajorGC", "MinorGC",
        "RunMicrotasks", "TimerFire", "V8.GCFinalizeMC", "V8.GCIncrementalMarking", "V8.GCScavenger",
        "v8.callFunction", "v8.compile", "v8.run",
    ),
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout", "HitTest"),
    "paint": ("Commit", "Layerize", "Paint", "PrePaint", "UpdateLayer"),
}  # fmt: skip
KIND_OF: Final = {name: kind for kind, names in KINDS.items() for name in names}
CATEGORIES: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8", "blink.user_timing"]
MAIN_THREAD: Final = "CrRendererMain"
Record = dict[str, Any]


class Trace:
    """Traces a page now and then, and adds up what was traced."""

    def __init__(self, browser: Browser, page: Page) -> None:
        self.browser, self.page = browser, page
        self.ms = dict.fromkeys(KINDS, 0.0)
        self.longest_ms = 0.0

    @contextmanager
    def on(self) -> Iterator[None]:
        """Trace while the block runs."""
        self.browser.start_tracing(page=self.page, categories=CATEGORIES)
        try:
            yield
        finally:
            self.add(json.loads(self.browser.stop_tracing())["traceEvents"])

    def add(self, records: Sequence[Record]) -> None:
        """Add the processor time of a trace by kind of work, without counting nested work twice."""
        for spans in _main_threads(records):
            self.longest_ms = max(self.longest_ms, *(one.get("tdur", 0) / 1000 for one in spans), 0)
            for name, ms in _own_ms(spans):
                self.ms[KIND_OF[name]] += ms


def _main_threads(records: Sequence[Record]) -> Iterator[list[Record]]:
    """The work of known kinds in each main thread."""
    threads = {
        (one["pid"], one["tid"])
        for one in records
        if one["name"] == "thread_name" and one["args"]["name"] == MAIN_THREAD
    }
    known = [one for one in records if one["ph"] == "X" and one["name"] in KIND_OF]
    yield from ([one for one in known if (one["pid"], one["tid"]) == thread] for thread in threads)


def _own_ms(spans: Iterable[Record]) -> Iterator[tuple[str, float]]:
    """The processor time of each span without that of the spans within it."""
    open_spans: list[tuple[float, Record, list[float]]] = []
    for span in sorted(spans, key=_starts_and_lasts):
        while open_spans and open_spans[-1][0] <= span["ts"]:
            yield _closed(*open_spans.pop()[1:])
        if open_spans:
            open_spans[-1][2].append(span.get("tdur", 0))
        open_spans.append((span["ts"] + span.get("dur", 0), span, []))
    yield from (_closed(span, within) for _, span, within in open_spans)


def _starts_and_lasts(span: Record) -> tuple[float, float]:
    return span["ts"], -span.get("dur", 0)


def _closed(span: Record, within: Sequence[float]) -> tuple[str, float]:
    return span["name"], max(0.0, span.get("tdur", 0) - sum(within)) / 1000
