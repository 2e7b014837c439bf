"""Secret passages of a castle."""

from __future__ import annotations

from kastelan.games.ludwig import castle as engine
from kastelan.games.ludwig.modules.actions import PASSAGES
from kastelan.pictures.ludwig.castle_geometry import CastleGeometry
from kastelan.server.presenters.ludwig.castles import Castle, Passage
from kastelan.server.presenters.ludwig.modules.module_presenter import ModulePresenter


class Passages(ModulePresenter):
    """The passages that are laid, and the lengths that are left."""

    def complete_castle(self, castle: engine.Castle, geometry: CastleGeometry, shown: Castle) -> None:
        laid = castle.additions.passages
        assert shown.beside is not None
        shown.beside.lengths = tuple(PASSAGES[kind] for kind in castle.additions.passages_left)
        shown.beside.passages = tuple(
            Passage(
                kind=PASSAGES[passage.kind],
                room=passage.room,
                door=passage.door,
                other=passage.other,
                other_door=passage.other_door,
                strip=strip,
            )
            for passage, strip in zip(laid, geometry.passages, strict=True)
        )
