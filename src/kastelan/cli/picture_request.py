"""From what was asked for on the command line to a picture."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from difflib import get_close_matches

from kastelan.cli.terminal import BadInput
from kastelan.core.game import Seat, State
from kastelan.core.position import parse_position
from kastelan.core.record import parse, play_back
from kastelan.games import find
from kastelan.games.kingdom.view import KingdomView
from kastelan.games.ludwig.components import Tile
from kastelan.games.ludwig.loading import standard
from kastelan.games.ludwig.modules.box import boxed
from kastelan.games.ludwig.view import LudwigView
from kastelan.games.seasons.view import SeasonsView
from kastelan.pictures import (
    draw_all_tiles,
    draw_castle,
    draw_kingdom,
    draw_market,
    draw_seasons,
    draw_tile,
)


def picture(given: Namespace, language: str) -> str:
    """The SVG of what was asked for; the record, if there is one, is text by now."""
    if given.all_tiles:
        return draw_all_tiles(boxed(standard(), True, True), language, given.theme, given.scale)
    if given.tile is not None:
        return draw_tile(_tile(given.tile), given.turn or 0, False, language, given.theme, given.scale)
    state, names = _recorded(given) if given.record is not None else _positioned(given)
    if given.seat is not None and given.seat >= state.players:
        raise BadInput("draw-no-seat", seat=chr(65 + given.seat), last=chr(64 + state.players))
    return _drawn(given, state, names, language)


def _tile(wanted: str) -> Tile:
    box = boxed(standard(), True, True)
    tiles = {tile.id: tile for tile in box.tiles if tile.number not in (*box.barbicans, box.moat)}
    found = tiles.get(wanted.lower().replace("-", "_").replace(" ", "_"))
    if found is None:
        near = get_close_matches(wanted.lower(), tiles, 5, 0.4) or list(tiles)[:5]
        raise BadInput("draw-no-tile", tile=wanted, near=", ".join(near))
    return found


def _recorded(given: Namespace) -> tuple[State, Sequence[str]]:
    """The position after a step of the record, the last one if none is named; and who plays."""
    record = parse(given.record)
    if record.game != given.game.name:
        raise BadInput("draw-other-game", game=record.game, expected=given.game.name)
    steps = list(play_back(record, find))
    if given.step is not None and given.step >= len(steps):
        raise BadInput("draw-no-step", step=given.step, last=len(steps) - 1)
    return steps[-1 if given.step is None else given.step].state, record.names


def _positioned(given: Namespace) -> tuple[State, Sequence[str]]:
    return parse_position(given.game, given.position), ()


def _drawn(given: Namespace, state: State, names: Sequence[str], language: str) -> str:
    """What everyone may see; of the seat's own secrets nothing is needed."""
    view = state.view(None)
    theme, scale = given.theme, given.scale
    if isinstance(view, LudwigView):
        if given.market:
            return draw_market(view, language, theme, scale)
        seat: Seat = given.seat or 0
        return draw_castle(view, seat, language, theme, scale, _name(names, seat))
    if isinstance(view, SeasonsView):
        return draw_seasons(view, language, theme, scale, names)
    assert isinstance(view, KingdomView)
    return draw_kingdom(view, theme, scale, names)


def _name(names: Sequence[str], seat: Seat) -> str:
    return names[seat] if seat < len(names) else chr(65 + seat)
