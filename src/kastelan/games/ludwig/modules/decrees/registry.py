"""All decrees by their numbers."""

from __future__ import annotations

from collections.abc import Iterator

from kastelan.games.ludwig.modules.decrees import (
    castles,
    closing,
    ending,
    lending,
    pricing,
    recalling,
    rummaging,
    starting,
    trade,
)
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.held import DECREES

CHAPTERS = (starting, rummaging, recalling, pricing, trade, lending, castles, closing, ending)


def _kinds() -> Iterator[type[Decree]]:
    for chapter in CHAPTERS:
        for kind in vars(chapter).values():
            if isinstance(kind, type) and issubclass(kind, Decree) and kind is not Decree:
                yield kind


DECREES.update((kind.number, kind()) for kind in sorted(_kinds(), key=lambda kind: kind.number))
