"""Packs what is needed of Python and this project for the browser. It runs under Pyodide, whose compiled
files no other Python makes: `pack_python.js` starts it.

Every import is followed from the two modules that the page's workers import. Only the standard library's
imports inside of functions are not: they lead to debuggers, mail and the like.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import io
import marshal
import re
import struct
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOTS: Final = ("kastelan.offline.desk", "kastelan.offline.helper")
LIBRARY: Final = "/lib/python314.zip"
REFERENCE: Final = re.compile(r"['\"](kastelan(?!\.cli|\.bots\.learned|\.envs)[\w.]*):\w+['\"]")
"""Parts of a game that are imported by name, but not its screen in the terminal, and not its network and its
encoder, which need NumPy."""

UNUSED: Final = ("unittest/", "doctest.", "pdb.", "bdb.", "asyncio/windows", "asyncio/proactor")
"""Reached only by programs that test or debug, or on Windows."""

NEVER: Final = re.compile(r"TYPE_CHECKING$|__name__ == '__main__'")
STILL_NEEDED: Final = (
    "zipfile",
    "shutil",
    "zipimport",
    "traceback",
    "asyncio",
    "importlib.resources.readers",
)
"""What Pyodide itself imports later."""

CODECS: Final = ("ascii", "latin_1", "utf_8", "utf_16", "cp437", "idna", "punycode", "raw_unicode_escape")
OURS: Final = "kastelan/"
BUILDS: Final = ("kastelan/server/client", "kastelan/server/offline")
COMPILED: Final = "msgspec"
MEASURED: Final = ("Alegreya-700.ttf", "FiraSansCondensed-700.ttf")
"""The fonts whose widths of letters are looked up (kastelan.pictures.text_layout)."""

WIDTHS: Final = (b"cmap", b"head", b"hhea", b"hmtx")
"""The tables of a font that are enough for that."""
MADE: Final = (1980, 1, 1, 0, 0, 0)


class Sources:
    """Modules and other files below a folder or in a zip file, by their paths."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self.files = files

    @classmethod
    def below(cls, folder: Path) -> Sources:
        return cls(
            {
                str(path.relative_to(folder)): path.read_bytes()
                for path in sorted(folder.rglob("*"))
                if path.is_file() and "__pycache__" not in path.parts
            }
        )

    @classmethod
    def within(cls, archive: str) -> Sources:
        with zipfile.ZipFile(archive) as read:
            return cls({name: read.read(name) for name in sorted(read.namelist()) if not name.endswith("/")})

    def path_of(self, module: str) -> str | None:
        """The file of a module."""
        path = module.replace(".", "/")
        return next((name for name in (f"{path}.py", f"{path}/__init__.py") if name in self.files), None)


def imports(text: bytes, module: str, is_package: bool, lazy: bool) -> Iterator[str]:
    """The modules that a module may import; with `lazy` also inside of functions."""
    package = module if is_package else module.rpartition(".")[0]
    for node in _statements(ast.parse(text), lazy):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.rsplit(".", node.level - 1)[0] if node.level else ""
            start = ".".join(part for part in (above, node.module) if part)
            yield start
            yield from (f"{start}.{alias.name}" for alias in node.names)


def _statements(tree: ast.AST, lazy: bool) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        if not lazy and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        yield node
        if isinstance(node, ast.If) and NEVER.search(ast.unparse(node.test)):
            node.body = []
        yield from _statements(node, lazy)


def reached(roots: Iterator[str], sources: Sources, lazy: bool, outside: set[str]) -> set[str]:
    """The files of all modules that are imported; others are added to `outside`."""
    found, waiting = set[str](), list(roots)
    while waiting:
        module = waiting.pop()
        path = sources.path_of(module)
        if path is None:
            outside.add(module)
        elif path not in found:
            found.add(path)
            waiting += imports(sources.files[path], module, path.endswith("__init__.py"), lazy)
            if path.startswith(OURS):
                waiting += REFERENCE.findall(sources.files[path].decode())
        if "." in module:
            waiting.append(module.rpartition(".")[0])
    return found


def data_beside(paths: set[str], sources: Sources) -> set[str]:
    """The files that belong to packages besides modules: figures and texts."""
    folders = tuple({path.rpartition("/")[0] + "/" for path in paths if path.endswith("__init__.py")})
    return {name for name in sources.files if name.startswith(folders) and _is_used(name)}


def _is_used(name: str) -> bool:
    folder, _, file = name.rpartition("/")
    if file in MEASURED:
        return True
    needless = file.endswith((".py", ".pyi", ".ttf", ".typed", ".txt", ".so"))
    return not needless and not folder.startswith(BUILDS)


def trimmed(font: bytes) -> bytes:
    """A font that can only be measured: browsers draw with the same font from elsewhere."""
    count = struct.unpack_from(">H", font, 4)[0]
    rows = [struct.unpack_from(">4sLLL", font, 12 + 16 * row) for row in range(count)]
    kept = [row for row in rows if row[0] in WIDTHS]
    head, body = font[:4] + struct.pack(">H", len(kept)) + font[6:12], b""
    for tag, check, start, size in kept:
        head += struct.pack(">4sLLL", tag, check, 12 + 16 * len(kept) + len(body), size)
        body += font[start : start + size]
    return head + body


def packed(files: dict[str, bytes], method: int = zipfile.ZIP_STORED) -> bytes:
    """A zip file with compiled modules. Most are not compressed, since they are compressed as a whole."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, content in sorted(files.items()):
            is_module = name.endswith(".py")
            entry = zipfile.ZipInfo(name + "c" * is_module, MADE)
            archive.writestr(entry, _code(name, content) if is_module else content, method, 9)
    return made.getvalue()


def _code(name: str, text: bytes) -> bytes:
    """A module as Python stores it, without docstrings and checks of what cannot happen."""
    code = compile(text, name, "exec", dont_inherit=True, optimize=2)
    head = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)  # never compared with a source
    return head + marshal.dumps(code)


def main(source: Path, site: Path, out: Path) -> None:
    ours = Sources({**Sources.below(source).files, **Sources.below(site).files})
    outside = set[str]()
    paths = reached(iter(ROOTS), ours, True, outside)
    own = {path for path in paths if not path.startswith(f"{COMPILED}/")}
    files = {name: ours.files[name] for name in own | data_beside(own, ours)}
    files |= {name: trimmed(font) for name, font in files.items() if name.endswith(".ttf")}
    packages = {name: content for name, content in files.items() if name.startswith(OURS)}
    others = {name: content for name, content in files.items() if not name.startswith(OURS)}
    others |= {name: content for name, content in ours.files.items() if _of_compiled(name)}
    library = Sources.within(LIBRARY)
    sys.path[:0] = [str(source), str(site)]
    for path in sorted(own):
        importlib.import_module(path.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    started = {name for name in sys.modules if name.partition(".")[0] not in ("pack_python", "__main__")}
    wanted = {*outside, *started, *STILL_NEEDED, *(f"encodings.{name}" for name in CODECS)}
    standard = reached(iter(wanted), library, False, set())
    (out / "packages.zip").write_bytes(packed(packages))
    (out / "others.zip").write_bytes(packed(others))
    kept = {path: library.files[path] for path in standard if not path.startswith(UNUSED)}
    (out / "library.zip").write_bytes(packed(kept, zipfile.ZIP_DEFLATED))


def _of_compiled(name: str) -> bool:
    return name.startswith(f"{COMPILED}/") and name.endswith((".py", ".so"))
