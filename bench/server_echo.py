"""A bare WebSocket echo on the same ASGI server: what any program on it could reach at best."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Collection
from typing import Final

from tests.server.support.running_server import free_port
from websockets.asyncio.client import ClientConnection, connect

from bench.server_load import CONNECT_BATCH
from bench.server_memory import resident_bytes
from bench.server_process import on_cores

ECHO: Final = """
import sys, uvicorn
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    while True:
        message = await receive()
        if message["type"] == "websocket.connect":
            await send({"type": "websocket.accept"})
        elif message["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
        else:
            return
settings = {"log_level": "error", "lifespan": "off", "ws_ping_interval": None}
uvicorn.run(app, port=int(sys.argv[1]), ws="websockets-sansio", **settings)
"""


async def measure_echo(
    sockets: int, active: int, seconds: float, cores: Collection[int] = ()
) -> dict[str, float]:
    """The rate, latency and memory per connection of a bare echo, on some cores if any are given."""
    port = free_port()
    with on_cores(cores):
        program = subprocess.Popen([sys.executable, "-c", ECHO, str(port)])
    try:
        await _until_open(port)
        empty = resident_bytes(program.pid)
        connections = list[ClientConnection]()
        for start in range(0, sockets, CONNECT_BATCH):
            count = min(CONNECT_BATCH, sockets - start)
            url = f"ws://127.0.0.1:{port}/"
            connections += await asyncio.gather(
                *(connect(url, ping_interval=None, compression=None) for _ in range(count))
            )
        full, until, times = resident_bytes(program.pid), time.perf_counter() + seconds, list[float]()
        await asyncio.gather(*(_echo(socket, until, times) for socket in connections[:active]))
        for socket in connections:
            socket.transport.abort()
    finally:
        program.kill()
        program.wait()
    times.sort()
    return {
        "sockets": sockets,
        "active": active,
        "echoes_per_second": round(len(times) / seconds),
        "p99_ms": round(1000 * times[int(0.99 * len(times))], 1),
        "kb_per_socket": round((full - empty) / sockets / 1000, 1),
    }


async def _until_open(port: int) -> None:
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return


async def _echo(socket: ClientConnection, until: float, times: list[float]) -> None:
    while (begin := time.perf_counter()) < until:
        await socket.send("x" * 100)
        await socket.recv()
        times.append(time.perf_counter() - begin)
