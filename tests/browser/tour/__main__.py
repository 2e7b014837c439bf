"""Draw all pictures and films, or those named on the command line, into docs/images/tour."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import MISSING, flags, found
from tests.browser.running_server import Server, served
from tests.browser.tour.film import Film
from tests.browser.tour.scenes import FILMS, STILLS, Still
from tests.browser.tour.table import ASKED, TourTable
from tests.browser.visitor import Visitor
from tests.server.support.running_server import ROOT

FOLDER: Final = ROOT / "docs" / "images" / "tour"
QUALITY: Final = 80
FILM_MS: Final = 14_000
PAUSE_MS: Final = 640
"""Between two moves of the first player."""
PAUSES: Final = 60
"""So many at most, even if a bot thinks for long."""


@contextmanager
def visitor(browser: Browser, server: Server, **more: Any) -> Iterator[Visitor]:
    anna = Visitor(browser, server, "Anna", **more)
    try:
        yield anna
        errors = anna.unexpected_errors()
        assert not errors, errors
    finally:
        anna.close()


def draw(browser: Browser, server: Server, still: Still) -> Path:
    """One picture."""
    path = FOLDER / f"{still.name}.webp"
    with visitor(browser, server, theme=still.theme, phone=still.phone) as anna:
        page = still.reach(anna)
        anna.wait_until_idle()
        shown = Image.open(BytesIO(page.screenshot())).convert("RGB")
    shown.save(path, quality=QUALITY, method=6)
    return path


def shoot(browser: Browser, server: Server, name: str) -> Path:
    """One film: the first player does what a bot suggests, and the bots answer."""
    path = FOLDER / f"{name}-film.webp"
    with visitor(browser, server, reduced_motion="no-preference") as anna:
        anna.page.clock.install()
        table = TourTable(anna, FILMS[name]())
        page = table.sit()
        film = Film(page)
        film.start()
        for _ in range(PAUSES):
            film.run(PAUSE_MS)
            if film.length_ms > FILM_MS:
                break
            if page.locator(ASKED).count():
                table.move()
        film.write(path)
    return path


def main(wanted: Sequence[str]) -> None:
    chromium = found()
    if chromium is None:
        raise SystemExit(MISSING)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        served(Path(folder), analysis_playouts=8) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium, args=flags())
        stills = [still for still in STILLS if not wanted or still.name in wanted]
        films = [name for name in FILMS if not wanted or f"{name}-film" in wanted]
        for still in stills:
            report(draw(browser, server, still))
        for name in films:
            report(shoot(browser, server, name))
        browser.close()


def report(path: Path) -> None:
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
