"""Data sets of self-play. They are written in complete shards, so that an interrupted run can be resumed."""

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
from kastelan.core.extras import library
from kastelan.games import find
from kastelan.learning.columns import write_tables
from kastelan.learning.output_folder import make_folder
from kastelan.learning.selfplay import Series, play_games, write_records

FORMATS: Final = ("records", "parquet", "both")
MANIFEST: Final = "dataset.json"
LAYOUT: Final = 1
"""The version of the layout, to be increased when the columns change."""


@dataclass(frozen=True, slots=True)
class DatasetPlan:
    """What to write: how many games of a series, how many per shard, and the format."""

    series: Series
    games: int
    shard: int
    format: str

    @property
    def shards(self) -> range:
        """The numbers of the shards."""
        # Division rounded up: the last shard may be smaller.
        return range(-(-self.games // self.shard))

    def numbers(self, shard: int) -> range:
        """The numbers of the games in a shard."""
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    def files(self, folder: Path, shard: int) -> dict[str, Path]:
        """The files of a shard, by content."""
        names = {}
        if self.format != "parquet":
            names["records"] = f"records-{shard:05}.kst.gz"
        if self.format != "records":
            names["games"] = f"games-{shard:05}.parquet"
            names["decisions"] = f"decisions-{shard:05}.parquet"
        return {kind: folder / name for kind, name in names.items()}


def write_dataset(
    plan: DatasetPlan, folder: Path, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> list[Path]:
    """Write every shard that does not exist yet.

    Invalid bots or options are refused before the first game. If a bot fails later, the error names it, and
    the complete shards remain.
    """
    _check(plan)
    _write_manifest(plan, make_folder(folder))
    missing = [
        shard
        for shard in plan.shards
        if not all(path.exists() for path in plan.files(folder, shard).values())
    ]
    done = sum(len(plan.numbers(shard)) for shard in plan.shards if shard not in missing)
    for shard in _write_shards(plan, folder, missing, jobs):
        done += len(plan.numbers(shard))
        if progress is not None:
            progress(done)
    return [path for shard in plan.shards for path in plan.files(folder, shard).values()]


def _check(plan: DatasetPlan) -> None:
    series = plan.series
    # Only for the errors that these calls raise: a mistake should not come to light in a worker process.
    for bot in series.bots:
        find_bot(bot)
    find(series.game, series.version).new(len(series.bots), dict(series.options), series.seed)
    if plan.format != "records":
        library("pyarrow.parquet")


def _write_manifest(plan: DatasetPlan, folder: Path) -> None:
    """Describe the data set in its folder. Refuse a folder that holds another data set."""
    manifest = folder / MANIFEST
    contents = {"layout": LAYOUT, "code": fingerprint(plan.series.bots), **asdict(plan)}
    text = json.dumps(contents, indent=2) + "\n"
    if not manifest.exists():
        # Renaming is atomic: an interruption leaves either no manifest or a complete one.
        part = folder / f"{MANIFEST}.part"
        part.write_text(text, encoding="utf-8")
        part.replace(manifest)
    elif manifest.read_text(encoding="utf-8") != text:
        raise BadOption("out", "other-dataset", path=str(folder))


def _write_shards(plan: DatasetPlan, folder: Path, shards: list[int], jobs: int) -> Iterator[int]:
    """Write shards in parallel, and yield the number of each one when it is complete."""
    tasks = [(plan, folder, shard) for shard in shards]
    if jobs <= 1:
        yield from map(_write_shard, tasks)
        return
    try:
        with ProcessPoolExecutor(jobs, initializer=exit_with_parent) as pool:
            yield from pool.map(_write_shard, tasks)
    # Custom bots run in the workers and may end their process.
    except BrokenProcessPool:
        raise BadOption("bots", "process-ended") from None


def _write_shard(task: tuple[DatasetPlan, Path, int]) -> int:
    """Play and write the games of a shard.

    A file is written under another name first and renamed when it is complete, so that an interruption leaves
    no incomplete shard.
    """
    plan, folder, shard = task
    files = plan.files(folder, shard)
    parts = {kind: path.with_name(f"{path.name}.part") for kind, path in files.items()}
    records = play_games(plan.series, plan.numbers(shard))
    if "records" in parts:
        write_records(parts["records"], records)
    if "games" in parts:
        write_tables(records, parts["games"], parts["decisions"])
    for kind, part in parts.items():
        part.replace(files[kind])
    return shard
