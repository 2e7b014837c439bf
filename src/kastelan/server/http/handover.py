"""Several processes on one port: a socket of a table goes to the process that looks after the table.

The system gives a connection to any process. If both sides of a table were in different ones, each would have
to follow what the other writes. So whoever gets the request for a socket of a table passes the connection
on to the process whose number follows from the table's id. If that is impossible, for example because the
process is just being started again, the connection stays: a table may be played in several processes, only
slower.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import IO, Final
from zlib import crc32

TABLES: Final = b"/api/tables/"
SOCKET: Final = b"/socket"
LARGEST_HEAD: Final = 1 << 17
Receive = Callable[[socket.socket, bytes], None]


def table_of(target: bytes) -> bytes | None:
    """The id of the table whose socket a request asks for."""
    path = target.partition(b"?")[0]
    if not path.startswith(TABLES) or not path.endswith(SOCKET):
        return None
    return path.removeprefix(TABLES).removesuffix(SOCKET)


class Handover:
    """Where the processes of one command reach each other: a socket for each in a folder that they share."""

    def __init__(self, folder: str, processes: int) -> None:
        self._folder, self._processes = Path(folder), processes
        self._number: int | None = None
        self._claim: IO[bytes] | None = None
        self._line: socket.socket | None = None

    def open(self, receive: Receive) -> None:
        """Take a number that no other process has, and receive connections for it."""
        if self._line is not None:
            return
        self._number = self._claim_number()
        if self._number is None:
            return
        path = self._path(self._number)
        path.unlink(missing_ok=True)  # left over by a process that was killed
        self._line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._line.bind(str(path))
        self._line.setblocking(False)
        asyncio.get_running_loop().add_reader(self._line, self._received, self._line, receive)

    def close(self) -> None:
        """Give the number back."""
        if self._line is not None:
            asyncio.get_running_loop().remove_reader(self._line)
            self._line.close()
        if self._claim is not None:
            self._claim.close()
        self._line = self._claim = self._number = None

    def pass_on(self, table: bytes, connection: int, head: bytes) -> bool:
        """Pass a connection on with its request; False if it stays here."""
        owner = crc32(table) % self._processes
        if self._line is None or owner == self._number:
            return False
        rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))
        try:
            # `socket.send_fds` takes an address and does not use it.
            self._line.sendmsg([head], [rights], 0, str(self._path(owner)))
        except OSError:  # the process is not there, or busy
            return False
        return True

    def _claim_number(self) -> int | None:
        import fcntl  # there is none on Windows, which has no sockets of this kind either

        for number in range(self._processes):
            file = (self._folder / f"{number}.lock").open("ab")
            try:
                # The system gives it back when the process ends, however it ends.
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                file.close()
            else:
                self._claim = file
                return number
        return None

    def _path(self, number: int) -> Path:
        return self._folder / f"{number}.socket"

    def _received(self, line: socket.socket, receive: Receive) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                head, connections, _, _ = socket.recv_fds(line, LARGEST_HEAD, 1)
                for connection in connections:
                    receive(socket.socket(fileno=connection), head)


def handover_for(workers: int, folder: str) -> Handover | None:
    """The handover among so many processes; None for one, or where connections cannot be passed on."""
    possible = workers > 1 and hasattr(socket, "send_fds") and os.name == "posix"
    return Handover(folder, workers) if possible else None
