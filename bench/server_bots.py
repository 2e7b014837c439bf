"""Tables at which a person plays against a bot and answers at once, so that bots think all the time."""

from __future__ import annotations

import asyncio
import random
from typing import Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.server_load import Address, read


class BotTables:
    """Tables of one person, each with a bot in the other seat."""

    def __init__(self) -> None:
        self.moves = 0
        self._playing: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, server: Address, tables: int, level: str) -> Self:
        """Start the tables, and begin to play at all of them."""
        found = cls()
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            await http.post("/api/guests", json={"name": "Bots"})
            request = {"game": "kingdom", "seats": [{"kind": "me"}, {"kind": "bot", "bot": level}]}
            for _ in range(tables):
                table = (await http.post("/api/tables", json=request)).json()["id"]
                (await http.post(f"/api/tables/{table}/start")).raise_for_status()
                path = f"/api/tables/{table}/socket?seats=0&board=1&changes=1"
                headers = {"Cookie": f"kastelan={http.cookies['kastelan']}"}
                url = server.url.replace("http", "ws", 1) + path
                socket = await connect(url, additional_headers=headers, max_size=None, ping_interval=None)
                found._playing.add(asyncio.create_task(found._play(socket)))
        return found

    async def _play(self, socket: ClientConnection) -> None:
        async for raw in socket:
            position = read(raw).position
            if position is None or (position.asked is None and position.actors):
                continue
            if position.asked is None:
                return
            word = random.choice(position.asked["legal"])
            seq = position.seq
            frame = {"type": "move", "seat": 0, "seq": seq, "id": f"m{seq}", "words": [word]}
            await socket.send(msgspec.json.encode(frame).decode())
            self.moves += 1
