"""What belongs to Castles of Mad King Ludwig."""

from __future__ import annotations

from typing import Final

from kastelan.core.manifest import Lesson, Manifest
from kastelan.games.ludwig import VERSIONS

MANIFEST: Final = Manifest(
    name="ludwig",
    versions=VERSIONS,
    bots="kastelan.bots.games.ludwig:BOTS",
    encoder="kastelan.envs.ludwig:LudwigEncoder",
    pictures="kastelan.pictures.ludwig.game_pictures:PICTURES",
    narrator="kastelan.narration.ludwig:narrator",
    presenter="kastelan.server.presenters.ludwig:PRESENTER",
    screen="kastelan.cli.table.screens.ludwig:LudwigScreen",
    lesson=Lesson(5, {"start": "1", "foyer": "choose"}),
    live_options=("hourglass",),  # DIG-4
)
