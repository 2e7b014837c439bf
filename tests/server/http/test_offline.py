"""The folder of `make offline` as it is served: compressed as prepared, and for how long it may be kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar import Litestar
from litestar.di import Provide
from litestar.testing import TestClient

from kastelan.server.errors import NotFound
from kastelan.server.http.http_errors import refuse
from kastelan.server.http.routes import offline

# We stay below Litestar 3.0.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder as the build leaves it."""
    folder = tmp_path / "offline"
    (folder / "pyodide-1").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Kastelan</title>")
    (folder / "sw.js").write_text("/* */")
    (folder / "pyodide-1" / "pyodide.asm.wasm").write_bytes(b"\0asm")
    (folder / "pyodide-1" / "pyodide.asm.wasm.br").write_bytes(b"smaller")
    (folder / "packages-0a1b.zip.gz").write_bytes(b"packed")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(offline, "BUILT", folder)
    return folder


def browser() -> TestClient[Litestar]:
    spoken = Provide(lambda: "en", sync_to_thread=False)
    app = Litestar(
        list(offline.HANDLERS),
        dependencies={"spoken": spoken},
        exception_handlers={NotFound: refuse},
        openapi_config=None,
    )
    return TestClient(app)


def test_the_first_page_allows_python_and_is_asked_for_again(built: Path) -> None:
    with browser() as page:
        answer = page.get("/offline/")
        assert answer.text == (built / "index.html").read_text()
        assert "'wasm-unsafe-eval'" in answer.headers["content-security-policy"]
        assert "no-cache" in answer.headers["cache-control"]
        again = page.get("/offline/", headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.text) == (304, "")
        assert "no-cache" in page.get("/offline/sw.js").headers["cache-control"]


def test_an_address_without_a_slash_is_redirected(built: Path) -> None:
    assert built.is_dir()
    with browser() as page:
        answer = page.get("/offline", follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (308, "/offline/")


def test_files_are_sent_compressed_to_those_who_take_it(built: Path) -> None:
    address, file = "/offline/pyodide-1/pyodide.asm.wasm", built / "pyodide-1" / "pyodide.asm.wasm"
    with browser() as page:
        packed = page.get(address, headers={"accept-encoding": "gzip, br"})
        assert packed.headers["content-encoding"] == "br"
        assert packed.headers["content-length"] == str(len(b"smaller"))
        plain = page.get(address, headers={"accept-encoding": "identity"})
        assert plain.content == file.read_bytes()
        assert plain.headers["content-type"] == "application/wasm"
        assert "immutable" in plain.headers["cache-control"]
        # It is unpacked by the page, so it is sent as it is.
        archive = page.get("/offline/packages-0a1b.zip.gz", headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in archive.headers
        assert archive.content == b"packed"


@pytest.mark.parametrize("name", ["nothing.js", "..%2fsecret.txt", "%00", "pyodide-1", "x" * 3000])
def test_nothing_else_is_found(built: Path, name: str) -> None:
    assert built.is_dir()
    with browser() as page:
        assert page.get(f"/offline/{name}").status_code == 404


def test_without_a_build_the_page_says_how_to_get_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(offline, "BUILT", tmp_path / "nowhere")
    with browser() as page:
        answer = page.get("/offline/")
        assert answer.status_code == 404
        assert "make offline" in answer.text
