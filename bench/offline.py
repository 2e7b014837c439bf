"""Measure play without a server, with Python in the browser: `make bench-offline`.

Files come from a plain file server on this machine, compressed as hosts send them, over a line of 50 Mbit/s.
Measures the size of the download, the time from the first visit to the first move, the start from what the
browser keeps, whole games (from each click until the answer is painted), the turns of medium bots, and how
soon an expert bot's thought is stopped. Writes bench/results/offline.md and offline.json.
"""

from __future__ import annotations

import os
import platform
import threading
import time
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright
from tests.browser.chromium import MISSING, flags
from tests.browser.chromium import found as chromium
from tests.browser.input_devices import Mouse
from tests.browser.offline_guest import Guest
from tests.browser.player import PagePlayer
from tests.browser.static_site import BUILT, Files, static_site

from bench.report import RESULTS, table_head, table_row, write_results

VISITS: Final = 3
STARTS: Final = 5
LINE: Final = 50_000_000 // 8
"""Bytes a second: a fast line."""

CHUNK: Final = 65_536
REST_MS: Final = 2000

ALL_MODULES: Final = "towers,moats,passages,swans,renovations,double_decrees"
GAMES: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("kingdom", {}), ("ludwig", {}), ("ludwig", {"modules": ALL_MODULES}), ("seasons", {"winter": "yes"}),
)  # fmt: skip
WATCH: Final = """(() => {
  const Native = Worker
  let pressed = 0, sent = null, thinking = null
  window.answers = []  // from a click until its answer is painted
  window.turns = [0]  // how long bots thought between two moves of the player
  const press = (event) => (pressed = event.timeStamp)
  for (const kind of ['pointerup', 'keydown']) addEventListener(kind, press, true)
  const painted = (from) => requestAnimationFrame(() => {
    const after = new MessageChannel()
    after.port1.onmessage = () => answers.push(performance.now() - from)
    after.port2.postMessage(0)
  })
  window.Worker = class extends Native {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'thinking') {
          if (data.thinking) thinking = performance.now()
          else if (thinking !== null) turns[turns.length - 1] += performance.now() - thinking
        } else if (data.type === 'frame' && sent !== null && data.text.includes('"type":"update"')) {
          painted(sent)
          sent = null
        }
      })
    }
    postMessage(message, ...more) {
      if (message.type === 'frame' && message.text.includes('"type":"move"')) {
        sent = pressed
        if (turns.at(-1)) turns.push(0)
      }
      super.postMessage(message, ...more)
    }
  }
})()"""
STOP: Final = """() => new Promise((done) => {
  const begun = performance.now()
  const table = document.querySelector('[data-seq]')
  const moved = new MutationObserver(() => done(performance.now() - begun))
  moved.observe(table, { attributes: true, attributeFilter: ['data-seq'] })
  const buttons = [...document.querySelectorAll('aside button')]
  const button = buttons.find((one) => one.textContent.includes('Move now'))
  button.click()
})"""


class FastLine(Files):
    """Sends compressed files where there are any, no faster than the line."""

    line = threading.Lock()

    def do_GET(self) -> None:  # noqa: N802  # as the class above names it
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            return self.send_error(404)
        packed = path.with_name(path.name + ".br")
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        if packed.is_file():
            self.send_header("Content-Encoding", "br")
        body = (packed if packed.is_file() else path).read_bytes()
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        for start in range(0, len(body), CHUNK):
            with self.line:
                self.wfile.write(body[start : start + CHUNK])
                time.sleep(min(CHUNK, len(body) - start) / LINE)
        return None


def download() -> dict[str, int]:
    """Bytes that the first visit loads, as hosts with Brotli send them, and without compression."""
    files = [path for path in BUILT.rglob("*") if path.is_file() and path.suffix not in (".br", ".gz")]
    files += list(BUILT.glob("*.zip.gz"))
    packed = {path: path.with_name(path.name + ".br") for path in files}
    sent = sum((br if br.is_file() else path).stat().st_size for path, br in packed.items())
    return {"files": len(files), "compressed": sent, "plain": sum(path.stat().st_size for path in files)}


class Stopwatch:
    """Seconds on the clock, and of the processors in all processes of the browser: on a machine with other
    work only these can be compared."""

    def __init__(self, browser: Browser) -> None:
        self._session = browser.new_browser_cdp_session()
        self._begun, self._used = time.monotonic(), self._processor()

    def _processor(self) -> float:
        found = self._session.send("SystemInfo.getProcessInfo")["processInfo"]
        return sum(float(process["cpuTime"]) for process in found)

    def read(self) -> tuple[float, float]:
        """Both since the start."""
        return time.monotonic() - self._begun, self._processor() - self._used


def first_visit(browser: Browser, url: str) -> tuple[float, float]:
    """Seconds from the first visit until an own move is answered, and those of the processors."""
    watch = Stopwatch(browser)
    guest = Guest(browser, url)
    guest.play_now("kingdom")
    assert PagePlayer(guest.page, "kingdom", Mouse()).decide()
    found = watch.read()
    guest.context.close()
    return found


def kept_starts(browser: Browser, url: str) -> list[tuple[float, float]]:
    """Seconds from opening a running game until it asks, without a network, and those of the processors."""
    guest = Guest(browser, url)
    guest.leave_the_network()
    guest.play_now("kingdom")
    player, times = PagePlayer(guest.page, "kingdom", Mouse()), []
    player.wait()
    for _ in range(STARTS):
        watch = Stopwatch(browser)
        guest.page.reload()
        player.wait()
        times.append(watch.read())
        guest.page.wait_for_timeout(REST_MS)  # until the helper is ready too
    guest.context.close()
    return times


def whole_game(browser: Browser, url: str, game: str, options: dict[str, str]) -> dict[str, Any]:
    """The answers to all clicks of a game, and the turns of the medium bot, in milliseconds."""
    guest = Guest(browser, url)
    guest.page.add_init_script(WATCH)
    guest.leave_the_network()
    guest.play(game, "medium", **options)
    PagePlayer(guest.page, game, Mouse()).play()
    answers, turns = guest.page.evaluate("() => [answers, turns]")
    guest.context.close()
    return {"answers": spread(answers), "bot_turns": spread([turn for turn in turns if turn])}


def stopped_thought(browser: Browser, url: str) -> float:
    """Seconds from stopping an expert's thought until its move is shown."""
    guest = Guest(browser, url)
    guest.leave_the_network()
    guest.play("kingdom", "expert")
    player, stop = (
        PagePlayer(guest.page, "kingdom", Mouse()),
        guest.page.get_by_role("button", name="Move now"),
    )
    while not stop.is_visible():
        assert not guest.page.locator("dialog[open]").count(), "the game is over"
        if player.asks():
            player.step()
    stopped = guest.page.evaluate(STOP)
    guest.context.close()
    return round(float(stopped) / 1000, 2)


def spread(times: list[float]) -> dict[str, float]:
    """The number, the median, the 95th percentile and the longest of times."""
    ordered = sorted(times)
    return {
        "count": len(ordered),
        "median": round(median(ordered)),
        "p95": round(ordered[int(0.95 * (len(ordered) - 1))]),
        "longest": round(ordered[-1]),
    }


def best(times: list[tuple[float, float]]) -> dict[str, float]:
    """The shortest times: on a machine with other work, the others say more of that."""
    clock, processor = zip(*times, strict=True)
    return {
        "best": round(min(clock), 1),
        "median": round(median(clock), 1),
        "processor": round(min(processor), 1),
    }


def measure(browser: Browser, url: str) -> dict[str, Any]:
    """All figures."""
    load, cores = os.getloadavg()[0], os.cpu_count() or 1
    return {
        "busy": load > 2 * cores,
        "machine": f"{platform.machine()}, {cores} cores, load {load:.1f}, "
        f"Chromium {browser.version}, {date.today().isoformat()}",
        "download": download(),
        "first_visit_s": best([first_visit(browser, url) for _ in range(VISITS)]),
        "kept_start_s": best(kept_starts(browser, url)),
        "games": {name_of(*game): whole_game(browser, url, *game) for game in GAMES},
        "stopped_s": stopped_thought(browser, url),
    }


def name_of(game: str, options: dict[str, str]) -> str:
    return f"{game}, all modules" if "modules" in options else game


def results_page(found: dict[str, Any]) -> str:
    """The results as a Markdown page."""
    size, visit, start = found["download"], found["first_visit_s"], found["kept_start_s"]
    rows: list[tuple[object, ...]] = [
        (f"first download: {size['files']} files, MB compressed (plain)",
         f"{size['compressed'] / 1e6:.1f} ({size['plain'] / 1e6:.1f})", ""),
        (f"first visit to first move, 50 Mbit/s, best of {VISITS} (median), s",
         f"{visit['best']} ({visit['median']})", "15 at most"),
        ("of this, processor time of the browser, s", visit["processor"], ""),
        (f"start of a running game from what is kept, best of {STARTS} (median), s",
         f"{start['best']} ({start['median']})", "4 at most"),
        ("of this, processor time of the browser, s", start["processor"], ""),
    ]  # fmt: skip
    for game, times in found["games"].items():
        clicks, turns = times["answers"], times["bot_turns"]
        rows += [
            (f"click to painted answer, {game}, {clicks['count']} moves: median, p95 (longest), ms",
             f"{clicks['median']}, {clicks['p95']} ({clicks['longest']})", "p95 150 at most"),
            (f"turn of a medium bot, {game}, {turns['count']} turns: median, p95 (longest), ms",
             f"{turns['median']}, {turns['p95']} ({turns['longest']})", "2000 at most"),
        ]  # fmt: skip
    rows += [("from stopping the thought of an expert until its move is shown, s", found["stopped_s"], "")]
    table = "\n".join([*table_head(("measurement", "result", "target")), *map(table_row, rows)])
    busy = "\nOther work ran beside it, so times on the clock are too long.\n" if found["busy"] else ""
    return f"""# Play without a server

{found["machine"]}. File server, browser and benchmark share the cores. Written by `make bench-offline`.
{busy}
{table}
"""


def main() -> None:
    """Measure, write the results and print the page."""
    path = chromium()
    if path is None:
        raise SystemExit(MISSING)
    with static_site(files=FastLine) as url, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=flags())
        result = measure(browser, url)
        browser.close()
    page = results_page(result)
    write_results(RESULTS, "offline", page, result)
    print(page)


if __name__ == "__main__":
    main()
