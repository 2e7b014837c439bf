"""The sockets of the server: opened before anything is started, and announced once they are answered."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from errno import EADDRINUSE, EADDRNOTAVAIL, EAFNOSUPPORT
from typing import Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from kastelan.server.errors import Unavailable

TAKEN: Final = (EADDRINUSE, 10048)  # Windows has a number of its own


@contextmanager
def bound_sockets(host: str, port: int) -> Iterator[list[socket.socket]]:
    """Sockets on the addresses of the host, which do not listen yet; refused if there is none.

    Port 0 is a free port, the same for all of them.
    """
    with ExitStack() as opened:
        try:
            sockets = _bound(_addresses(host), port, opened)
        except OSError as error:
            raise _refusal(error, host, port) from None
        yield sockets


def _bound(
    addresses: list[tuple[socket.AddressFamily, str]], port: int, opened: ExitStack
) -> list[socket.socket]:
    sockets: list[socket.socket] = []
    failure = OSError()
    for family, address in addresses:
        try:
            one = opened.enter_context(socket.socket(family, socket.SOCK_STREAM))
            _bind(one, address, port_of(sockets) if sockets else port)
        except OSError as error:
            # localhost may name an address of IPv6 where IPv6 is switched off.
            if error.errno not in (EADDRNOTAVAIL, EAFNOSUPPORT):
                raise
            failure = error
        else:
            sockets.append(one)
    if not sockets:
        raise failure
    return sockets


def port_of(sockets: list[socket.socket]) -> int:
    """The port of the sockets."""
    return int(sockets[0].getsockname()[1])


def run_server(config: uvicorn.Config, sockets: list[socket.socket], announce: Callable[[], None]) -> None:
    """Serve until the process is stopped. `announce` is called as soon as connections are accepted."""
    with suppress(KeyboardInterrupt):
        if config.workers == 1:
            _Server(config, announce).run(sockets)
            return
        for each in sockets:
            each.set_inheritable(True)
            each.listen(config.backlog)
        announce()
        Multiprocess(config, sockets).run()


class _Server(uvicorn.Server):
    """A server that says when it has started."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._announce()


def _addresses(host: str) -> list[tuple[socket.AddressFamily, str]]:
    """The addresses of a host, each once; a name such as localhost may have one of each family."""
    found = socket.getaddrinfo(host or None, 0, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    return list(dict.fromkeys((family, str(address[0])) for family, _, _, _, address in found))


def _bind(opened: socket.socket, address: str, port: int) -> None:
    if os.name == "posix":  # on Windows, this would let two programs share a port
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if opened.family == socket.AF_INET6:  # the addresses of IPv4 have a socket of their own
        opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    opened.bind((address, port))


def _refusal(error: OSError, host: str, port: int) -> Unavailable:
    if error.errno in TAKEN:
        return Unavailable("port-taken", host=host, port=str(port))
    return Unavailable("cannot-listen", host=host, port=str(port), reason=error.strerror or str(error))
