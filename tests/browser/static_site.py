"""The folder of `make offline`, served by a host that knows nothing but files."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

from tests.server.support.running_server import ROOT

BUILT: Final = ROOT / "src" / "kastelan" / "server" / "offline"
FOLDER: Final = "/games"
"""The pages lie in a folder of the host, not at its root."""


class Files(SimpleHTTPRequestHandler):
    """Answers with files, and keeps quiet about it."""

    extensions_map = {  # noqa: RUF012  # as the class above has it
        **SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript", ".wasm": "application/wasm",
    }  # fmt: skip

    def log_message(self, *_: object) -> None:
        pass

    def translate_path(self, path: str) -> str:
        inside = path.removeprefix(FOLDER)
        return super().translate_path(inside if inside != path else "/nothing-there")


@contextmanager
def static_site(folder: Path = BUILT, files: type[Files] = Files) -> Iterator[str]:
    """The address of the page, served by handlers of this class."""
    assert (folder / "index.html").is_file(), "it is not built: make offline"
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(files, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{FOLDER}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
