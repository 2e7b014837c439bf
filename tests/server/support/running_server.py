"""A real server in its own process, and people who use it; run as a program it is that server."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, ClassVar

import httpx
import uvicorn
from argon2 import PasswordHasher
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from kastelan.server.http.app import make_app
from kastelan.server.http.serving import uvicorn_options
from kastelan.server.operation.json_logging import write_logs
from kastelan.server.people import accounts
from kastelan.server.settings import MailSettings, Settings
from tests.server.support.forked_servers import Forked

ROOT = Path(__file__).parents[3]
MANY = (1e6, 1e6)
PATIENCE = 120  # seconds for a server to start, where everything else wants the processor too
OPEN: list[httpx.Client] = []
Answer = dict[str, Any]  # what JSON can be, and tests look into it


def loose(database: str, **changes: Any) -> Settings:
    """Settings for tests: limits out of the way, little patience."""
    given: dict[str, Any] = {
        "database": database, "requests": MANY, "frames": MANY, "chats": MANY, "logins": MANY,
        "wrong_passwords": MANY, "replays": MANY, "advice": MANY, "analyses": MANY, "most_tables": 1000,
        "most_sockets": 1000, "most_open": 1000, "most_open_each": 10_000, "invitations": MANY,
        "invitations_each": MANY, "most_sockets_each": 100_000, "most_connections_each": 100_000,
        "head_seconds": 60.0, "tick_seconds": 0.1, "bot_budget": 1e6, "reports": MANY, "reports_each": MANY,
        "wrong_codes": MANY, "letters": MANY, "letters_each": MANY, "mail_retry_seconds": 0.05,
    }  # fmt: skip
    if isinstance(mail := changes.get("mail"), dict):  # it came as JSON
        changes["mail"] = MailSettings(**mail)
    return Settings(**{**given, **changes})


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def is_ready(url: str) -> bool:
    """Whether a server is there and has its database."""
    try:
        return httpx.get(f"{url}/readyz", timeout=PATIENCE, verify=False).status_code == 200
    except httpx.TransportError:
        return False


class Server:
    """A server process that can be killed and started again."""

    module = "tests.server.support.running_server"
    warm: ClassVar[bool] = False
    """Whether servers are forked from a process that has everything imported."""

    def __init__(self, database: Path | str, **changes: Any) -> None:
        self.database, self.changes = database, changes
        self.logs: Path | None = None  # where lines of JSON go, with `json_logs`
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = [str(self.database), str(self.port), json.dumps(self.changes)]
        self.process = Forked(self.module, words, self.logs) if self.warm else self._begun(words)
        end = time.monotonic() + PATIENCE
        while not is_ready(self.url):
            if time.monotonic() > end:
                raise RuntimeError("the server does not start")
            time.sleep(0.02)

    def _begun(self, words: list[str]) -> subprocess.Popen[bytes]:
        with self.logs.open("ab") if self.logs else nullcontext() as told:
            return subprocess.Popen([sys.executable, "-m", self.module, *words], cwd=ROOT, stderr=told)

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(PATIENCE)


@contextmanager
def served(database: Path | str, **changes: Any) -> Iterator[Server]:
    server = Server(database, **changes)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Player:
    """Somebody with a browser."""

    def __init__(self, server: Server, name: str | None = None) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=120, verify=False)  # no certificates to read
        self.heard: list[bytes] = []
        OPEN.append(self.http)
        if name is not None:
            self.id = self.post("/api/guests", {"name": name})["id"]

    def post(self, path: str, body: object = None, status: int | None = None) -> Answer:
        answer: Answer = self._read(self.http.post(path, json=body), status)
        return answer

    def get(self, path: str, status: int | None = None) -> Any:
        return self._read(self.http.get(path), status)

    def _read(self, answer: httpx.Response, status: int | None) -> Any:
        self.heard.append(answer.content)
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json() if answer.content else {}

    def socket(self, table: str, seats: str = "", since: int | None = None) -> ClientConnection:
        more = "" if since is None else f"&since={since}"
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket?seats={seats}{more}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(url, additional_headers={"Cookie": cookies} if cookies else {}, max_size=None)

    def table(self, game: str, *seats: str, **more: object) -> str:
        """A new table with seats `me`, `open` or the name of a bot."""
        wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        return str(self.post("/api/tables", {"game": game, "seats": wishes, **more})["id"])

    def join(self, table: str, **more: object) -> Answer:
        self.post(f"/api/tables/{table}/join", more)
        return self.post(f"/api/tables/{table}/ready", {"ready": True})

    def start(self, table: str) -> Answer:
        return self.post(f"/api/tables/{table}/start")

    def position(self, table: str, seat: int | None = None) -> Answer:
        wish = "" if seat is None else f"?seat={seat}"
        found: Answer = self.get(f"/api/tables/{table}/position{wish}")["position"]
        return found

    def move(
        self, table: str, seat: int, seq: int, client: str, words: list[str], status: int | None = None
    ) -> Answer:
        body = {"type": "move", "seat": seat, "seq": seq, "id": client, "words": words}
        return self.post(f"/api/tables/{table}/moves", body, status)


def next_of(line: ClientConnection, kind: str) -> Answer:
    """The next message of a kind."""
    while True:
        found: Answer = json.loads(line.recv(timeout=120))
        if found["type"] == kind:
            return found


def hash_quickly() -> None:
    """Passwords of tests are worth little."""
    quick = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    setattr(accounts, "HASHER", quick)  # noqa: B010  they are constants everywhere else
    setattr(accounts, "UNKNOWN", quick.hash("nobody"))  # noqa: B010


def run(path: str, port: str, changes: str) -> None:
    """Serve until somebody ends it."""
    hash_quickly()
    settings = loose(path, **json.loads(changes))
    if settings.json_logs:
        write_logs(settings.json_logs)
    serve(make_app(settings), settings, int(port))


def serve(app: Litestar, settings: Settings, port: int) -> None:
    options = uvicorn_options(settings)
    uvicorn.run(app, host="127.0.0.1", port=port, timeout_graceful_shutdown=3, **options)


if __name__ == "__main__":
    run(*sys.argv[1:])
