"""A PostgreSQL server for the tests, started from the machine's packages in a folder of its own."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path
from typing import Self

import asyncpg

from tests.server.support.running_server import free_port

OWNER = "postgres"


def programs() -> Path | None:
    """Where initdb and pg_ctl are."""
    found = shutil.which("initdb")
    places = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return places[-1] if places else None


class Cluster:
    """A fresh cluster, which can be stopped and started again."""

    def __init__(self, place: Path) -> None:
        self._place, self._port = place, free_port()
        self._folder = Path(tempfile.mkdtemp(prefix="kastelan-pg-"))
        self._numbers = count()
        self._log = self._folder.parent / f"{self._folder.name}.log"
        self.address = f"postgresql://kastelan@127.0.0.1:{self._port}/postgres"

    def __enter__(self) -> Self:
        if _as_root():
            shutil.chown(self._folder, OWNER)
        self._run("initdb", "-U", "kastelan", "--auth=trust", "-E", "UTF8", "--no-sync")
        self.start()
        return self

    def database(self) -> str:
        """The address of a new database with nothing in it."""
        name = f"new{next(self._numbers)}"
        asyncio.run(self._create(name))
        return f"{self.address.rpartition('/')[0]}/{name}"

    async def _create(self, name: str) -> None:
        connection = await asyncpg.connect(self.address)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    def start(self) -> None:
        options = f"-p {self._port} -k {self._folder} -c listen_addresses=127.0.0.1"
        self._run("pg_ctl", "-w", "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-m", "immediate", "stop")

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self._folder)
        self._log.unlink()

    def _run(self, program: str, *words: str) -> None:
        prefix = ["runuser", "-u", OWNER, "--"] if _as_root() else []
        command = [*prefix, str(self._place / program), "-D", str(self._folder / "data"), *words]
        with self._log.open("ab") as log:
            subprocess.run(command, check=True, cwd="/", stdout=log, stderr=log)


def _as_root() -> bool:
    """PostgreSQL refuses to run as root."""
    return os.geteuid() == 0
