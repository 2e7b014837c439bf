"""How fast the browser client is, beside an empty page in the same run: `make bench-client`.

Bundle size, time to the first interactive view with a cold cache, frames while a tile is dragged over a
castle of 25 rooms, and milliseconds from a message on the socket to the painted update.
"""

from __future__ import annotations

import gzip
import json
import os
import platform
import tempfile
from datetime import date
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page, Route, WebSocketRoute, sync_playwright
from tests.browser.chromium import MISSING, flags, found
from tests.browser.input_devices import Mouse, spots
from tests.browser.player import Sitting
from tests.browser.running_server import Server, served
from tests.browser.tables import GAMES, begun, brought, halfway
from tests.browser.visitor import Visitor

RESULTS: Final = Path(__file__).parent / "results"
ROUNDS: Final = 7
ROOMS: Final = 25
MOVES: Final = 12
EMPTY: Final = "<!doctype html><title>empty</title><button>Play now</button>"
SEEN: Final = """new MutationObserver(() => {
  if (!window.seen && document.querySelector('article button, body > button')) window.seen = performance.now()
}).observe(document, { childList: true, subtree: true })"""
FRAMES: Final = """() => { window.frames_ = []
  const next = (now) => { frames_.push(now); window.counting = requestAnimationFrame(next) }
  requestAnimationFrame(next) }"""
COUNTED: Final = "() => { cancelAnimationFrame(counting); return frames_ }"
PAINTS: Final = """window.paints = []
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
NOTHING_PAINTED: Final = """() => new Promise((done) => {
  const line = window.line = new MessageChannel()
  line.port1.onmessage = () => { painted(performance.now()); setTimeout(done, 50) }
  line.port2.postMessage(0)
})"""


def bundle(client: Path) -> int:
    """Scripts and styles, packed, without the words of languages."""
    files = [path for path in (client / "assets").iterdir() if path.suffix in (".js", ".css")]
    kept = [path for path in files if not path.name.startswith("locale-")]
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in kept)


def opened(browser: Browser, server: Server, path: str) -> float:
    """Milliseconds until something can be pressed, with nothing in the cache."""
    visitor = Visitor(browser, server)
    visitor.page.add_init_script(SEEN)
    visitor.page.route("**/empty", _empty)
    visitor.page.goto(path)
    visitor.page.wait_for_function("() => window.seen")
    spent = float(visitor.page.evaluate("() => seen"))
    visitor.close()
    return spent


def _empty(route: Route) -> None:
    route.fulfill(body=EMPTY, content_type="text/html")


def grown(message: str | bytes) -> str:
    """An update in which the first castle has 25 rooms: what it has, once more beside itself."""
    told: dict[str, Any] = json.loads(message)
    castles = (told.get("position") or {}).get("board", {}).get("castles") or []
    if castles:
        rooms, box = castles[0]["rooms"], castles[0]["box"]
        own = list(rooms)
        for copy in range(1, ROOMS):
            rooms += [{**room, "x": room["x"] + copy * (box[2] + 2)} for room in own]
        del rooms[ROOMS:]
    return json.dumps(told)


def _grow(line: WebSocketRoute) -> None:
    server = line.connect_to_server()
    server.on_message(lambda message: line.send(grown(message)))


def frames(page: Page, drag: bool) -> list[float]:
    """Milliseconds between frames, for about two seconds."""
    page.evaluate(FRAMES)
    for step in range(120):
        if drag:
            page.mouse.move(380 + 4 * step, 420 + 150 * (step % 30) / 30)
        else:
            page.wait_for_timeout(16)
    times: list[float] = page.evaluate(COUNTED)
    return [after - before for before, after in pairwise(times)]


def dragged(browser: Browser, server: Server) -> tuple[list[float], int]:
    """Frames while a tile is carried over a large castle, and how many rooms that had."""
    anna = Visitor(browser, server, "Anna", reduced_motion="no-preference")
    anna.page.route_web_socket("**/socket?*", _grow)
    page = anna.sit(brought(anna, begun(anna, "ludwig"), halfway("ludwig")))
    page.wait_for_selector(".stall .gain b")
    stall = spots(page, ".stall:not(.closed):not([aria-disabled])")[0]
    page.mouse.move(stall.x, stall.y)
    page.mouse.down()
    page.mouse.move(stall.x, stall.y + 250, steps=5)
    page.wait_for_selector("svg.ghost")
    times, rooms = frames(page, drag=True), page.locator("[data-room]").count()
    page.mouse.up()
    anna.close()
    return times, rooms


def painted(browser: Browser, server: Server, game: str) -> list[float]:
    """Milliseconds from each message of a game to its paint."""
    anna = Visitor(browser, server, "Anna", reduced_motion="no-preference")
    anna.page.add_init_script(PAINTS)
    sitting = Sitting(anna.sit(begun(anna, game)), game, Mouse())
    for _ in range(MOVES):
        sitting.decide()
    times: list[float] = anna.page.evaluate("() => paints")
    anna.close()
    return times


def nothing(browser: Browser, server: Server) -> tuple[list[float], list[float]]:
    """An empty page's frames and paints."""
    visitor = Visitor(browser, server)
    visitor.page.route("**/empty", _empty)
    visitor.page.add_init_script(PAINTS)
    visitor.page.goto("/empty")
    times = frames(visitor.page, drag=False)
    for _ in range(MOVES):
        visitor.page.evaluate(NOTHING_PAINTED)
    paints: list[float] = visitor.page.evaluate("() => paints")
    visitor.close()
    return times, paints


def measured(browser: Browser, server: Server) -> dict[str, object]:
    """Everything, each beside its empty twin."""
    rounds = [(opened(browser, server, "/"), opened(browser, server, "/empty")) for _ in range(ROUNDS)]
    first, empty = (median(each) for each in zip(*rounds, strict=True))
    idle, none = nothing(browser, server)
    drag, rooms = dragged(browser, server)
    paints = {game: painted(browser, server, game) for game in GAMES}
    return {
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, "
        f"{browser.version}, {date.today().isoformat()}",
        "bundle_bytes": bundle(server.client),
        "first_view_ms": round(first),
        "empty_view_ms": round(empty),
        "drag": {"rooms": rooms, **_frames(drag)},
        "empty_frames": _frames(idle),
        "paint_ms": {game: _spread(times) for game, times in paints.items()},
        "empty_paint_ms": _spread(none),
    }


def _frames(times: list[float]) -> dict[str, float]:
    return {"per_second": round(1000 * len(times) / sum(times), 1), "slowest_ms": round(max(times), 1)}


def _spread(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {"median": round(median(ordered), 1), "p95": round(ordered[int(0.95 * (len(ordered) - 1))], 1)}


def as_table(found: dict[str, Any]) -> str:
    """The results for people."""
    drag, idle, none = found["drag"], found["empty_frames"], found["empty_paint_ms"]
    rows = [
        ("scripts and styles, packed, kB", f"{found['bundle_bytes'] / 1000:.0f}", "250 at most", ""),
        ("first view, cold cache, ms", found["first_view_ms"], "1000 at most", found["empty_view_ms"]),
        (f"frames a second, a tile over {drag['rooms']} rooms", drag["per_second"], "60", idle["per_second"]),
        ("slowest of these frames, ms", drag["slowest_ms"], "", idle["slowest_ms"]),
        *(
            (f"message to paint, {game}, median (p95), ms", f"{at['median']} ({at['p95']})", "100 at most",
             f"{none['median']} ({none['p95']})")
            for game, at in found["paint_ms"].items()
        ),
    ]  # fmt: skip
    lines = "\n".join(f"| {' | '.join(map(str, row))} |" for row in rows)
    return f"""# Speed of the browser client

{found["machine"]}. Server, browser and measuring on the same cores. Written by `make bench-client`.

| what | client | wanted | an empty page |
|---|---|---|---|
{lines}
"""


def main() -> None:
    """Measure and write."""
    path = found()
    if path is None:
        raise SystemExit(MISSING)
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "run" / "bench"
        place.mkdir(parents=True)
        with served(place) as server, sync_playwright() as play:
            browser = play.chromium.launch(executable_path=path, args=flags())
            result = measured(browser, server)
            browser.close()
    (RESULTS / "client.json").write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    (RESULTS / "client.md").write_text(as_table(result), encoding="utf-8")
    print((RESULTS / "client.md").read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
