"""What belongs to Kingdom Builder."""

from __future__ import annotations

from typing import Final

from kastelan.core.manifest import Lesson, Manifest
from kastelan.games.kingdom import VERSIONS

MANIFEST: Final = Manifest(
    name="kingdom",
    versions=VERSIONS,
    bots="kastelan.bots.games.kingdom:BOTS",
    encoder="kastelan.envs.kingdom:KingdomEncoder",
    pictures="kastelan.pictures.kingdom.game_pictures:PICTURES",
    narrator="kastelan.narration.kingdom:narrator",
    presenter="kastelan.server.presenters.kingdom:PRESENTER",
    screen="kastelan.cli.table.screens.kingdom:KingdomScreen",
    lesson=Lesson(7, {"first_game": "yes", "start": "1"}),
)
