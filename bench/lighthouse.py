"""Rate the start page and a table with Lighthouse, as a phone on a slow line: `make lighthouse`.

Lighthouse is installed into build/lighthouse on the first run. Writes bench/results/lighthouse.md and
lighthouse.json.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from statistics import median_low
from typing import Any, Final

from playwright.sync_api import sync_playwright
from tests.browser.chromium import MISSING, flags, found
from tests.browser.running_server import served
from tests.browser.tables import find_position, halfway, start_at
from tests.server.support.running_server import ROOT, Player, free_port
from web.scripts import make_client

from bench.report import RESULTS, table_head, table_row, write_results
from kastelan.games import GAMES

VERSION: Final = "13.5.0"
FOLDER: Final = ROOT / "build" / "lighthouse"
RUNS: Final = 3
LEAST: Final = {"performance": 90, "accessibility": 100, "best-practices": 100, "seo": 100}
FIGURES: Final = {
    "first-contentful-paint": "first paint, ms",
    "largest-contentful-paint": "largest paint, ms",
    "total-blocking-time": "blocked, ms",
    "cumulative-layout-shift": "layout shift",
    "speed-index": "speed index, ms",
}


def installed() -> Path:
    """The program, installed unless it was before."""
    program = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not program.is_file():
        FOLDER.mkdir(parents=True, exist_ok=True)
        make_client.run(
            "npm", "install", "--prefix", str(FOLDER), "--no-audit", "--no-fund", f"lighthouse@{VERSION}"
        )
    return program


@contextmanager
def signed_in(chromium: str, player: Player, folder: Path) -> Iterator[int]:
    """A browser with the cookies of a player, and the port at which it takes orders."""
    port = free_port()
    with sync_playwright() as play:
        context = play.chromium.launch_persistent_context(
            folder, executable_path=chromium, args=[*flags(), f"--remote-debugging-port={port}"]
        )
        context.add_cookies(
            [
                {"name": name, "value": value, "url": player.server.url}
                for name, value in player.http.cookies.items()
            ]
        )
        yield port
        context.close()


def report_on(program: Path, url: str, port: int, result: Path) -> dict[str, Any]:
    """What Lighthouse says of a page."""
    node = make_client.program(make_client.node_folder(), "node")
    options = (
        "--quiet",
        "--disable-storage-reset",
        f"--port={port}",
        "--output=json",
        f"--output-path={result}",
    )
    environment = {**os.environ, "HOME": str(FOLDER)}
    subprocess.run([*node, str(program), url, *options], check=True, env=environment)
    report: dict[str, Any] = json.loads(result.read_text(encoding="utf-8"))
    return report


def figures(report: dict[str, Any]) -> dict[str, Any]:
    """Scores, times, and the audits that are not perfect."""
    scores = {name: round(100 * report["categories"][name]["score"]) for name in LEAST}
    counted = {
        one["id"] for name in LEAST for one in report["categories"][name]["auditRefs"] if one["weight"]
    }
    imperfect = [
        f"{one['id']}: {one['title']}"
        for one in report["audits"].values()
        if one["id"] in counted and one["score"] is not None and one["score"] < 0.9
    ]
    return {
        "scores": scores,
        "times": {name: round(report["audits"][name]["numericValue"], 3) for name in FIGURES},
        "imperfect": imperfect,
    }


def measure(chromium: str) -> dict[str, Any]:
    """The median run of each page."""
    program = installed()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "run" / "bench"
        folder.mkdir(parents=True)
        with served(folder) as server:
            anna = Player(server, "Anna")
            pages = {"start page": f"{server.url}/"}
            for game in GAMES:
                pages[f"table, {game}"] = (
                    f"{server.url}/tables/{start_at(anna, find_position(game, halfway(game)))}"
                )
            with signed_in(chromium, anna, folder / "browser") as port:
                runs = {
                    page: [
                        figures(report_on(program, url, port, folder / "report.json")) for _ in range(RUNS)
                    ]
                    for page, url in pages.items()
                }
            anna.http.close()
    return {page: middle(found) for page, found in runs.items()}


def middle(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """The run with the median performance."""
    wanted = median_low(run["scores"]["performance"] for run in runs)
    return next(run for run in runs if run["scores"]["performance"] == wanted)


def page_of(machine: str, result: dict[str, Any]) -> str:
    """The results in Markdown."""
    heads = ("page", *LEAST, *FIGURES.values())
    rows = [
        (
            page,
            *run["scores"].values(),
            *(f"{value:.3f}" if value < 1 else f"{value:.0f}" for value in run["times"].values()),
        )
        for page, run in result.items()
    ]
    missing = [f"- {page}: {one}" for page, run in result.items() for one in run["imperfect"]]
    least = ", ".join(f"{name} {score}" for name, score in LEAST.items())
    return f"""# The client as Lighthouse rates it

{machine}. The median of {RUNS} runs of Lighthouse {VERSION} as a phone on slow 4G, whose processor is four
times slower; the server shares the cores. Written by `make lighthouse`.

Wanted are at least: {least}; and a layout shift below 0.1.

{chr(10).join([*table_head(heads), *map(table_row, rows)])}

Below 0.9, of the audits that count:

{chr(10).join(missing or ["- none"])}
"""


def main() -> None:
    """Measure, write the results and print the page."""
    chromium = found()
    if chromium is None:
        raise SystemExit(MISSING)
    machine = f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, {date.today().isoformat()}"
    result = measure(chromium)
    page = page_of(machine, result)
    write_results(RESULTS, "lighthouse", page, {"machine": machine, "pages": result})
    sys.stdout.write(page)


if __name__ == "__main__":
    main()
