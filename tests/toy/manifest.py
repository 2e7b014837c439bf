"""What belongs to the toy game: registered with this, it can be played everywhere."""

from __future__ import annotations

from typing import Final

from kastelan.core.manifest import Lesson, Manifest
from tests.toy.bidding import VERSIONS

MANIFEST: Final = Manifest(
    name="bidding",
    versions=VERSIONS,
    words="tests.toy.words",
    bots="tests.toy.parts:BOTS",
    encoder="tests.toy.encoder:BiddingEncoder",
    pictures="tests.toy.parts:PICTURES",
    narrator="tests.toy.parts:Narrator",
    presenter="tests.toy.parts:PRESENTER",
    screen="tests.toy.parts:BiddingScreen",
    lesson=Lesson(1, {"prizes": "steep"}),
    live_options=("last_doubles",),
)
