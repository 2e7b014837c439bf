"""Opens the browser client of a server on this machine."""

from __future__ import annotations

import socket
import time
import webbrowser
from http.client import HTTPConnection, HTTPException
from threading import Thread
from typing import Final

ALL_INTERFACES: Final = ("", "0.0.0.0", "::")  # noqa: S104  # compared only, never bound here
TIMEOUT_SECONDS: Final = 30.0
PORTS_TRIED: Final = 20


def reachable(host: str) -> str:
    """The host name to connect to a server that listens on `host`."""
    return "127.0.0.1" if host in ALL_INTERFACES else host


def is_served(host: str, port: int) -> bool:
    """Whether a Kastelan server answers at this address."""
    connection = HTTPConnection(reachable(host), port, timeout=2)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().read() == b"ok"
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def is_free(host: str, port: int) -> bool:
    """Whether a server could listen at this address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        # Like the server: a port in TIME_WAIT after a restart counts as free.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
        return True


def free_port(host: str, port: int) -> int:
    """The port, or the next free one."""
    return next(
        (candidate for candidate in range(port, port + PORTS_TRIED) if is_free(host, candidate)), port
    )


def address(host: str, port: int) -> str:
    """The URL of the first page."""
    name = reachable(host)
    # An IPv6 address needs brackets in a URL.
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def open_page(host: str, port: int) -> None:
    """Open the first page in the browser."""
    webbrowser.open(address(host, port))


def open_when_ready(host: str, port: int) -> Thread:
    """Open the first page in the browser as soon as the server answers."""

    def wait() -> None:
        end = time.monotonic() + TIMEOUT_SECONDS
        while time.monotonic() < end:
            if is_served(host, port):
                open_page(host, port)
                return
            time.sleep(0.1)

    thread = Thread(target=wait, daemon=True)  # does not keep the process alive
    thread.start()
    return thread
