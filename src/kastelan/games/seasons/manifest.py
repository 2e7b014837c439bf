"""What belongs to A Castle for All Seasons."""

from __future__ import annotations

from typing import Final

from kastelan.core.manifest import Lesson, Manifest
from kastelan.games.seasons import VERSIONS

MANIFEST: Final = Manifest(
    name="seasons",
    versions=VERSIONS,
    bots="kastelan.bots.games.seasons:BOTS",
    encoder="kastelan.envs.seasons:SeasonsEncoder",
    pictures="kastelan.pictures.seasons.game_pictures:PICTURES",
    narrator="kastelan.narration.seasons:narrator",
    presenter="kastelan.server.presenters.seasons:PRESENTER",
    screen="kastelan.cli.table.screens.seasons:SeasonsScreen",
    lesson=Lesson(3, {"start": "1"}),
)
