"""Ludwig's tiles have the same names in messages as in the components file."""

from __future__ import annotations

import pytest

from kastelan.games.ludwig.load_components import standard
from kastelan.locale import LANGUAGES, Speaker


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_and_components_name_every_tile_alike(language: str) -> None:
    speaker = Speaker(language)
    for tile in standard().tiles:
        name = dict(tile.name)[language].replace("'", "’")
        assert speaker.say(f"ludwig-tile-{tile.id}".replace("_", "-")) == name
