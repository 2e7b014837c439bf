"""A PostgreSQL server for the tests, started from the machine's packages in a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.serving import free_port

OWNER = "postgres"


def programs() -> Path | None:
    """Where initdb and pg_ctl are."""
    found = shutil.which("initdb")
    places = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return places[-1] if places else None


@contextmanager
def postgres(place: Path) -> Iterator[str]:
    """A fresh cluster; its address."""
    folder, port = Path(tempfile.mkdtemp(prefix="kastelan-pg-")), free_port()
    asroot = os.geteuid() == 0  # PostgreSQL refuses to run as root
    if asroot:
        shutil.chown(folder, OWNER)
    prefix = ["runuser", "-u", OWNER, "--"] if asroot else []

    def run(*command: str) -> None:
        with (folder.parent / f"{folder.name}.log").open("ab") as log:
            subprocess.run([*prefix, *command], check=True, cwd="/", stdout=log, stderr=log)

    data = str(folder / "data")
    run(str(place / "initdb"), "-D", data, "-U", "kastelan", "--auth=trust", "-E", "UTF8", "--no-sync")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    run(str(place / "pg_ctl"), "-D", data, "-w", "-o", options, "start")
    try:
        yield f"postgresql://kastelan@127.0.0.1:{port}/postgres"
    finally:
        run(str(place / "pg_ctl"), "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder)
        (folder.parent / f"{folder.name}.log").unlink()
