"""Measure the browser client beside an empty page in the same run: `make bench-client`.

Measures the bundle size, the time to the first interactive view with a cold cache, the frame rate while a
tile is dragged over a castle of 25 rooms and while a bot's whole turn is shown, the processor time that a
frame needs, and the milliseconds from a socket message to the painted update.
Writes bench/results/client.md and client.json.
"""

from __future__ import annotations

import gzip
import json
import os
import platform
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page, Route, WebSocketRoute, sync_playwright
from tests.browser.chromium import MISSING, flags, found
from tests.browser.input_devices import Mouse, spots
from tests.browser.player import PagePlayer
from tests.browser.running_server import Server, served
from tests.browser.tables import halfway, play_until, start_game
from tests.browser.visitor import Visitor

from bench.main_thread import KINDS, Trace
from bench.report import RESULTS, table_head, table_row, write_results
from kastelan.games import GAMES

ROUNDS: Final = 7
ROOMS: Final = 25
MOVES: Final = 12
TURNS: Final = 6
LATE_MS: Final = 25.0  # a frame that came one and a half frames after the last
FRAME_HEAD: Final = (
    "while",
    "frames a second",
    "slowest, ms",
    "late, %",
    *KINDS,
    "together, ms a frame",
    "longest task, ms",
)
EMPTY_PAGE: Final = "<!doctype html><title>empty</title><button>Play now</button>"
RECORD_FIRST_BUTTON: Final = """new MutationObserver(() => {
  const button = document.querySelector('article button, body > button')
  if (button && !window.firstButton) window.firstButton = performance.now()
}).observe(document, { childList: true, subtree: true })"""
START_COUNTING_FRAMES: Final = """() => { window.frames_ = []
  const next = (now) => { frames_.push(now); window.counting = requestAnimationFrame(next) }
  window.counting = requestAnimationFrame(next) }"""
STOP_COUNTING_FRAMES: Final = "() => { cancelAnimationFrame(counting); return frames_ }"
RECORD_PAINTS: Final = """window.paints = []
window.painted = (from) => requestAnimationFrame(() => {
  const after = new MessageChannel()
  after.port1.onmessage = () => paints.push(performance.now() - from)
  after.port2.postMessage(0)
})
const Native = WebSocket
window.WebSocket = class extends Native {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', ({ data }) => {
      if (data.includes('"type":"update"')) painted(performance.now())
    })
  }
}"""
PAINT_NOTHING: Final = """() => new Promise((done) => {
  const channel = window.channel = new MessageChannel()
  channel.port1.onmessage = () => { painted(performance.now()); setTimeout(done, 50) }
  channel.port2.postMessage(0)
})"""


def bundle_size(client: Path) -> int:
    """Bytes of scripts and styles after gzip, without the translations."""
    files = [path for path in (client / "assets").iterdir() if path.suffix in (".js", ".css")]
    kept = [path for path in files if not path.name.startswith("locale-")]
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in kept)


def first_view_ms(browser: Browser, server: Server, path: str) -> float:
    """Milliseconds until a button can be pressed, with an empty cache."""
    visitor = Visitor(browser, server)
    visitor.page.add_init_script(RECORD_FIRST_BUTTON)
    visitor.page.route("**/empty", _serve_empty_page)
    visitor.page.goto(path)
    visitor.page.wait_for_function("() => window.firstButton")
    elapsed = float(visitor.page.evaluate("() => firstButton"))
    visitor.close()
    return elapsed


def _serve_empty_page(route: Route) -> None:
    route.fulfill(body=EMPTY_PAGE, content_type="text/html")


def with_large_castle(message: str | bytes) -> str:
    """An update in which the first castle has 25 rooms: copies of its rooms, placed side by side."""
    update: dict[str, Any] = json.loads(message)
    castles = (update.get("position") or {}).get("board", {}).get("castles") or []
    if castles:
        rooms, box = castles[0]["rooms"], castles[0]["box"]
        own = list(rooms)
        for copy in range(1, ROOMS):
            rooms += [{**room, "x": room["x"] + copy * (box[2] + 2)} for room in own]
        del rooms[ROOMS:]
    return json.dumps(update)


def _enlarge_castles(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()
    server.on_message(lambda message: socket.send(with_large_castle(message)))


@dataclass
class Frames:
    """Milliseconds between frames, and the processor time of the main thread while they were shown."""

    times: list[float]
    trace: Trace

    def summary(self) -> dict[str, object]:
        """Frames a second, the slowest one, the share of late ones, and milliseconds of work per frame."""
        count = len(self.times)
        work = {kind: round(ms / count, 2) for kind, ms in self.trace.ms.items()}
        return {
            "per_second": round(1000 * count / sum(self.times), 1),
            "slowest_ms": round(max(self.times), 1),
            "late_percent": round(100 * sum(time > LATE_MS for time in self.times) / count, 1),
            "work_ms": work,
            "work_sum_ms": round(sum(self.trace.ms.values()) / count, 2),
            "longest_ms": round(self.trace.longest_ms, 1),
        }


@contextmanager
def counted(frames: Frames) -> Iterator[None]:
    """Count the frames while the block runs, and trace the work."""
    page = frames.trace.page
    with frames.trace.on():
        page.evaluate(START_COUNTING_FRAMES)
        yield
        times: list[float] = page.evaluate(STOP_COUNTING_FRAMES)
    frames.times += [after - before for before, after in pairwise(times)]


def frames_of(browser: Browser, page: Page, drag: bool) -> Frames:
    """The frames of about two seconds."""
    frames = Frames([], Trace(browser, page))
    with counted(frames):
        for step in range(120):
            if drag:
                page.mouse.move(380 + 4 * step, 420 + 150 * (step % 30) / 30)
            else:
                page.wait_for_timeout(16)
    return frames


def drag_over_large_castle(browser: Browser, server: Server) -> tuple[Frames, int]:
    """The frames while a tile is dragged over a large castle, and the number of rooms on the screen."""
    anna = Visitor(browser, server, "Anna", reduced_motion="no-preference")
    anna.page.route_web_socket("**/socket?*", _enlarge_castles)
    page = anna.sit(play_until(anna, start_game(anna, "ludwig"), halfway("ludwig")))
    page.wait_for_selector(".stall .gain b")
    stall = spots(page, ".stall:not(.closed):not([aria-disabled])")[0]
    page.mouse.move(stall.x, stall.y)
    page.mouse.down()
    page.mouse.move(stall.x, stall.y + 250, steps=5)
    page.wait_for_selector("svg.ghost")
    frames, rooms = frames_of(browser, page, drag=True), page.locator("[data-room]").count()
    page.mouse.up()
    anna.close()
    return frames, rooms


def bot_turns(browser: Browser, server: Server, game: str) -> Frames:
    """The frames while whole turns of a bot are shown, from the end of an own turn to the next."""
    anna = Visitor(browser, server, "Anna", reduced_motion="no-preference")
    player = PagePlayer(anna.sit(play_until(anna, start_game(anna, game), halfway(game))), game, Mouse())
    frames, turns = Frames([], Trace(browser, anna.page)), 0
    while turns < TURNS and player.decide():
        if player.asks():
            continue  # the own turn goes on
        with counted(frames):
            player.wait()
        turns += 1
    anna.close()
    return frames


def paint_times(browser: Browser, server: Server, game: str) -> list[float]:
    """Milliseconds from each socket message of a game to its paint."""
    anna = Visitor(browser, server, "Anna", reduced_motion="no-preference")
    anna.page.add_init_script(RECORD_PAINTS)
    player = PagePlayer(anna.sit(start_game(anna, game)), game, Mouse())
    for _ in range(MOVES):
        player.decide()
    times: list[float] = anna.page.evaluate("() => paints")
    anna.close()
    return times


def measure_empty_page(browser: Browser, server: Server) -> tuple[Frames, list[float]]:
    """The frames and the paint times of an empty page."""
    visitor = Visitor(browser, server)
    visitor.page.route("**/empty", _serve_empty_page)
    visitor.page.add_init_script(RECORD_PAINTS)
    visitor.page.goto("/empty")
    frames = frames_of(browser, visitor.page, drag=False)
    for _ in range(MOVES):
        visitor.page.evaluate(PAINT_NOTHING)
    paints: list[float] = visitor.page.evaluate("() => paints")
    visitor.close()
    return frames, paints


def measure(browser: Browser, server: Server) -> dict[str, object]:
    """All figures, each beside the same figure of an empty page."""
    rounds = [
        (first_view_ms(browser, server, "/"), first_view_ms(browser, server, "/empty")) for _ in range(ROUNDS)
    ]
    first, empty = (median(each) for each in zip(*rounds, strict=True))
    idle, none = measure_empty_page(browser, server)
    drag, rooms = drag_over_large_castle(browser, server)
    turns = {game: bot_turns(browser, server, game) for game in GAMES}
    paints = {game: paint_times(browser, server, game) for game in GAMES}
    return {
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, "
        f"{browser.version}, {date.today().isoformat()}",
        "bundle_bytes": bundle_size(server.client),
        "first_view_ms": round(first),
        "empty_view_ms": round(empty),
        "drag": {"rooms": rooms, **drag.summary()},
        "bot_turn": {game: frames.summary() for game, frames in turns.items()},
        "empty_frames": idle.summary(),
        "paint_ms": {game: _spread(times) for game, times in paints.items()},
        "empty_paint_ms": _spread(none),
    }


def _spread(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {"median": round(median(ordered), 1), "p95": round(ordered[int(0.95 * (len(ordered) - 1))], 1)}


def results_page(found: dict[str, Any]) -> str:
    """The results as a Markdown page."""
    drag, idle, none = found["drag"], found["empty_frames"], found["empty_paint_ms"]
    rows = [
        ("scripts and styles, gzipped, kB", f"{found['bundle_bytes'] / 1000:.0f}", "300 at most", ""),
        ("first view, cold cache, ms", found["first_view_ms"], "1000 at most", found["empty_view_ms"]),
        *(
            (f"message to paint, {game}, median (p95), ms", f"{at['median']} ({at['p95']})", "100 at most",
             f"{none['median']} ({none['p95']})")
            for game, at in found["paint_ms"].items()
        ),
    ]  # fmt: skip
    shown = [
        (f"dragging a tile over {drag['rooms']} rooms", drag),
        *((f"turns of a bot, {game}", frames) for game, frames in found["bot_turn"].items()),
        ("empty page", idle),
    ]
    table = "\n".join([*table_head(("measurement", "client", "target", "empty page")), *map(table_row, rows)])
    frames = "\n".join(
        [*table_head(FRAME_HEAD), *(table_row(_frame_row(name, each)) for name, each in shown)]
    )
    return f"""# Speed of the browser client

{found["machine"]}. Server, browser and benchmark share the cores. Written by `make bench-client`.

{table}

## Frames

A frame has 16.7 ms at 60 frames a second. Chromium draws with the processor here, which server and tracing
share, so frames come late on a busy machine: the empty page shows how late. From script on the columns are
processor time of the page's main thread, from Chromium's trace. A bot's turns are whole ones, with motion,
from the end of the own turn to the next question.

{frames}
"""


def _frame_row(name: str, frames: dict[str, Any]) -> tuple[object, ...]:
    work = frames["work_ms"]
    own = (frames["per_second"], frames["slowest_ms"], frames["late_percent"])
    return (name, *own, *(work[kind] for kind in KINDS), frames["work_sum_ms"], frames["longest_ms"])


def main() -> None:
    """Measure, write the results and print the page."""
    path = found()
    if path is None:
        raise SystemExit(MISSING)
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "run" / "bench"
        place.mkdir(parents=True)
        with served(place) as server, sync_playwright() as play:
            browser = play.chromium.launch(executable_path=path, args=flags())
            result = measure(browser, server)
            browser.close()
    page = results_page(result)
    write_results(RESULTS, "client", page, result)
    print(page)


if __name__ == "__main__":
    main()
