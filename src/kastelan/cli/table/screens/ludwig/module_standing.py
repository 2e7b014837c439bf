"""What the modules put on the table: decrees, swans, renovations, moat pieces, tokens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kastelan.games.ludwig.modules.swans import COLOUR_NAMES
from kastelan.games.ludwig.steps import NOTHING
from kastelan.games.ludwig.view import LudwigView
from kastelan.telling.ludwig.pieces import Pieces


def rows(view: LudwigView, pieces: Pieces) -> Iterator[tuple[str, ...]]:
    """Rows of the standings: swans and moat pieces of everybody."""
    extras = view.extras
    if extras is None:
        return
    if extras.swans:
        swans = ("?" if own is None else str(sum(own)) for own in extras.swans)
        yield pieces.speaker.say("ludwig-screen-module-swan-sets"), *swans
    if "moats" in extras.modules:
        yield pieces.tile(pieces.components.moat), *(str(one.moat.bit_count()) for one in extras.castles)


def lines(view: LudwigView, pieces: Pieces, names: Sequence[str]) -> Iterator[str]:
    """Lines below the standings."""
    extras, say = view.extras, pieces.speaker.say
    if extras is None:
        return
    for name, decrees in zip(names, extras.decrees, strict=True):
        if decrees:
            words = "; ".join(pieces.decree(number) for number in decrees)
            yield say("ludwig-screen-module-decrees", name=name, decrees=words)
    if view.seat is not None and extras.swans and (own := extras.swans[view.seat]) is not None and any(own):
        words = ", ".join(
            f"{n} {say(f'ludwig-swan-{c}')}" for n, c in zip(own, COLOUR_NAMES, strict=True) if n
        )
        yield say("ludwig-screen-module-swans", swans=words)
    if extras.show:
        yield say("ludwig-screen-module-renovations", tiles=", ".join(map(pieces.tile, extras.show)))
    if "moats" in extras.modules:
        yield say("ludwig-screen-module-moats", left=str(extras.moats))
    if view.seat is not None and not isinstance(held := extras.held[view.seat], int) and held:
        yield say("ludwig-screen-module-tokens", tokens=", ".join(map(pieces.favour, held)))
    stored = [pieces.tile(tile) for tile in extras.stored if tile != NOTHING]
    if stored:
        yield say("ludwig-screen-module-stored", tiles=", ".join(stored))
