"""Checkpoints of a training: weights with what Adam remembers, as one file, and the curve of strength."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import jax.numpy as jnp
import numpy as np

from kastelan.learning.kingdom.network import Size
from kastelan.learning.kingdom.updates import Learner

LATEST: Final = "latest.npz"
FIRST: Final = "first.npz"
CURVE: Final = "curve.jsonl"


def save(path: Path, learner: Learner, facts: Mapping[str, Any]) -> None:
    """Write a checkpoint; a file that is there is replaced only by a whole one."""
    arrays = {
        f"{part}/{name}": np.asarray(value)
        for part in ("weights", "mean", "square")
        for name, value in getattr(learner, part).items()
    }
    arrays |= {"steps": np.asarray(learner.steps), "facts": np.array(json.dumps(dict(facts)))}
    written = path.with_suffix(".writing.npz")
    np.savez(written, **arrays)  # type: ignore[arg-type]
    written.replace(path)


def save_weights(path: Path, weights: Mapping[str, Any]) -> None:
    """Write weights alone, as the bots read them; half precision is enough for playing."""
    np.savez(path, **{name: np.asarray(weight, np.float16) for name, weight in weights.items()})  # type: ignore[arg-type]


def load(path: Path) -> tuple[Learner, dict[str, Any]]:
    """Read a checkpoint."""
    with np.load(path) as file:
        parts: dict[str, dict[str, Any]] = {"weights": {}, "mean": {}, "square": {}}
        for name in file.files:
            part, _, rest = name.partition("/")
            if rest:
                parts[part][rest] = jnp.asarray(file[name])
        facts: dict[str, Any] = json.loads(str(file["facts"]))
        return Learner(steps=jnp.asarray(file["steps"]), **parts), facts


def load_weights(path: Path) -> dict[str, np.ndarray[Any, Any]]:
    """The weights of a checkpoint alone."""
    with np.load(path) as file:
        return {
            name.removeprefix("weights/"): file[name] for name in file.files if name.startswith("weights/")
        }


def size_of(weights: Mapping[str, Any]) -> Size:
    """The size of a network, from its weights."""
    blocks = sum(name.endswith(".a.w") for name in weights)
    return Size(blocks, weights["stem.b"].shape[0])


def append(path: Path, row: Mapping[str, Any]) -> None:
    """Add a line to the curve."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(dict(row)) + "\n")
