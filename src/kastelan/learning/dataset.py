"""Data sets of self-play: shards of games, each written whole, so that what was stopped goes on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from kastelan.arena.code_fingerprint import fingerprint
from kastelan.bots import find_bot
from kastelan.bots.exit_with_parent import exit_with_parent
from kastelan.core.errors import BadOption
from kastelan.games import find
from kastelan.learning.columns import write_tables
from kastelan.learning.optional_libraries import library
from kastelan.learning.output_folder import opened
from kastelan.learning.selfplay import Series, pack, played

FORMATS: Final = ("records", "parquet", "both")
MANIFEST: Final = "dataset.json"
LAYOUT: Final = 1
"""The version of the columns; it changes when they do."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be written: so many games of a series, so many in a shard, in which format."""

    series: Series
    games: int
    shard: int
    format: str

    @property
    def shards(self) -> range:
        """The numbers of the shards."""
        return range(-(-self.games // self.shard))

    def numbers(self, shard: int) -> range:
        """The games of a shard."""
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    def files(self, folder: Path, shard: int) -> dict[str, Path]:
        """The files of a shard by what is in them."""
        names = {}
        if self.format != "parquet":
            names["records"] = f"records-{shard:05}.kst.gz"
        if self.format != "records":
            names["games"] = f"games-{shard:05}.parquet"
            names["decisions"] = f"decisions-{shard:05}.parquet"
        return {kind: folder / name for kind, name in names.items()}


def write_dataset(
    wish: Wish, folder: Path, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> list[Path]:
    """Write every shard that is not there yet. Wrong bots or options are refused before the first game;
    a bot that fails is named, and what was written stays."""
    _check(wish)
    _begin(wish, opened(folder))
    missing = [
        shard
        for shard in wish.shards
        if not all(path.exists() for path in wish.files(folder, shard).values())
    ]
    done = sum(len(wish.numbers(shard)) for shard in wish.shards if shard not in missing)
    for shard in _written(wish, folder, missing, jobs):
        done += len(wish.numbers(shard))
        if progress is not None:
            progress(done)
    return [path for shard in wish.shards for path in wish.files(folder, shard).values()]


def _check(wish: Wish) -> None:
    series = wish.series
    for bot in series.bots:
        find_bot(bot)
    find(series.game, series.version).new(len(series.bots), dict(series.options), series.seed)
    if wish.format != "records":
        library("pyarrow.parquet")


def _begin(wish: Wish, folder: Path) -> None:
    """Say what the folder holds; a folder that holds something else is refused."""
    manifest = folder / MANIFEST
    held = {"layout": LAYOUT, "code": fingerprint(wish.series.bots), **asdict(wish)}
    text = json.dumps(held, indent=2) + "\n"
    if not manifest.exists():
        part = folder / f"{MANIFEST}.part"
        part.write_text(text, encoding="utf-8")
        part.replace(manifest)
    elif manifest.read_text(encoding="utf-8") != text:
        raise BadOption("out", "other-dataset", path=str(folder))


def _written(wish: Wish, folder: Path, shards: list[int], jobs: int) -> Iterator[int]:
    """Write shards, each in a process; their numbers as they are done."""
    tasks = [(wish, folder, shard) for shard in shards]
    if jobs <= 1:
        yield from map(_write_shard, tasks)
        return
    try:
        with ProcessPoolExecutor(jobs, initializer=exit_with_parent) as pool:
            yield from pool.map(_write_shard, tasks)
    except BrokenProcessPool:
        raise BadOption("bots", "process-ended") from None


def _write_shard(task: tuple[Wish, Path, int]) -> int:
    """Play and write the games of a shard. Every file gets its name only when it is whole."""
    wish, folder, shard = task
    files = wish.files(folder, shard)
    parts = {kind: path.with_name(f"{path.name}.part") for kind, path in files.items()}
    records = played(wish.series, wish.numbers(shard))
    if "records" in parts:
        pack(parts["records"], records)
    if "games" in parts:
        write_tables(records, parts["games"], parts["decisions"])
    for kind, part in parts.items():
        part.replace(files[kind])
    return shard
