"""Which Chromium the tests drive; run as a program (`make browser`) it tries to get one."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from shutil import which
from typing import Final

from playwright.sync_api import sync_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET: Final = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
MISSING: Final = "no Chromium: `make browser` installs one, or KASTELAN_CHROMIUM names one"


def flags() -> list[str]:
    """How it is begun; root cannot have a sandbox."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*QUIET, *(["--no-sandbox"] if root else [])]


@cache
def found() -> str | None:
    """The program: the one that is named, one on the path, else Playwright's own."""
    named = os.environ.get("KASTELAN_CHROMIUM")
    if named:
        return named
    on_path = next((path for path in map(which, NAMES) if path), None)
    return on_path or _own()


def _own() -> str | None:
    with sync_playwright() as play:
        path = play.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> bool:
    """Try Playwright's own first, then the system's packages."""
    ways = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if flags()[-1] == "--no-sandbox" and which("apt-get"):
        ways.append(["apt-get", "install", "-y", "--no-install-recommends", "chromium"])
    for way in ways:
        try:
            subprocess.run(way, check=True, timeout=600)
        except (OSError, subprocess.SubprocessError):
            continue
        found.cache_clear()
        if found():
            return True
    return False


if __name__ == "__main__":
    if not found() and not install():
        print(MISSING, file=sys.stderr)
        sys.exit(1)
    print(found())
