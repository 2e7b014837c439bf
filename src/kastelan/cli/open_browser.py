"""Opening the browser client beside the server that serves it."""

from __future__ import annotations

import socket
import time
import webbrowser
from http.client import HTTPConnection, HTTPException
from threading import Thread
from typing import Final

ANYWHERE: Final = ("", "0.0.0.0", "::")  # noqa: S104  # these are read, nothing is bound to them here
PATIENCE_SECONDS: Final = 30.0
PORTS_TRIED: Final = 20


def reachable(host: str) -> str:
    """The name under which a server that listens on `host` is reached from here."""
    return "127.0.0.1" if host in ANYWHERE else host


def is_served(host: str, port: int) -> bool:
    """Whether a Kastelan server answers there."""
    connection = HTTPConnection(reachable(host), port, timeout=2)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().read() == b"ok"
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def is_free(host: str, port: int) -> bool:
    """Whether a server could listen there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, port))
        except OSError:
            return False
        return True


def free_port(host: str, port: int) -> int:
    """The port, or the next one that nothing else uses."""
    return next((wish for wish in range(port, port + PORTS_TRIED) if is_free(host, wish)), port)


def address(host: str, port: int) -> str:
    """What is typed into a browser."""
    name = reachable(host)
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def open_page(host: str, port: int) -> None:
    """Show the first page."""
    webbrowser.open(address(host, port))


def open_when_ready(host: str, port: int) -> Thread:
    """Show the first page as soon as the server answers."""

    def wait() -> None:
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end:
            if is_served(host, port):
                open_page(host, port)
                return
            time.sleep(0.1)

    thread = Thread(target=wait, daemon=True)
    thread.start()
    return thread
