"""A bot that plays on a Kastelan server from outside, by its public interface.

    python examples/external_bot.py http://localhost:8000 kst_TOKEN TABLE SEAT

Without arguments it starts a server of its own and plays a game there against the greedy bot.
"""

import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def play(url: str, token: str, table: str, seat: int) -> list[int]:
    """Follow the table's stream and answer every question with any legal word; the final scores."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket?seats={seat}"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as line:
        while True:
            message = json.loads(line.recv())
            if message["type"] != "update":
                continue
            position = message["position"]
            if position["result"] is not None:
                return list(position["result"])
            if position["asked"] is not None:
                word = random.choice(position["asked"]["legal"])  # your idea goes here
                move = {"type": "move", "seat": seat, "seq": position["seq"], "words": [word]}
                line.send(json.dumps(move | {"id": f"move-{position['seq']}"}))


def ask(url: str, body: object = None, **headers: str) -> dict[str, object]:
    """Post a body; the answer, with the cookie if one came along."""
    raw = json.dumps(body).encode()
    request = Request(url, raw, {"Content-Type": "application/json", **headers})  # noqa: S310  # our own
    with urlopen(request) as answer:  # noqa: S310
        found: dict[str, object] = json.loads(answer.read() or b"{}")
        return found | {"cookie": answer.headers["Set-Cookie"] or ""}


def demonstrate() -> None:
    """A server, a person, a token, a table, a game."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = str(found.getsockname()[1])
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "kastelan",
            "serve",
            "--port",
            port,
            "--database",
            f"{folder}/demo.db",
        ]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)  # noqa: S603
        try:
            cookie = _first_answer(f"{url}/api/guests", {"name": "Bot's friend"})
            token = ask(f"{url}/api/me/tokens", {"label": "example"}, Cookie=cookie)["secret"]
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
            table = ask(f"{url}/api/tables", {"game": "kingdom", "seats": seats}, Cookie=cookie)["id"]
            ask(f"{url}/api/tables/{table}/start", Cookie=cookie)
            print("any legal move, greedy bot:", play(url, str(token), str(table), 0))
        finally:
            server.terminate()
            server.wait()


def _first_answer(url: str, body: object) -> str:
    for _ in range(600):
        try:
            return str(ask(url, body)["cookie"]).partition(";")[0]
        except OSError:  # it is still starting
            time.sleep(0.1)
    raise SystemExit("the server does not start")


if __name__ == "__main__":
    if len(sys.argv) == 5:
        print(play(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
    else:
        demonstrate()
