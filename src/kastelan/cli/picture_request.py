"""Draws the picture that the arguments of `kastelan draw` ask for."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Sequence
from difflib import get_close_matches

from kastelan.cli.terminal import BadInput
from kastelan.core.game import State
from kastelan.core.position import named_game, parse_position
from kastelan.core.record import parse, play_back
from kastelan.games import GAMES, find
from kastelan.pictures.game_pictures import GamePictures, Style, TilePictures, pictures_of


def picture(given: Namespace, language: str) -> str:
    """The SVG for these arguments; `given.record` is the text of the record."""
    pictures, style = pictures_of(given.game.name), Style(language, given.theme, given.scale)
    if pictures.tiles is not None and given.all_tiles:
        return pictures.tiles.draw_all(style)
    if pictures.tiles is not None and given.tile is not None:
        return pictures.tiles.draw(_tile(given.tile, pictures.tiles), given.turn or 0, style)
    # Everything else is drawn from a position.
    state, names = _position_in_record(given) if given.record is not None else _position_of_line(given)
    if given.seat is not None and given.seat >= state.players:
        raise BadInput("draw-no-seat", seat=chr(65 + given.seat), last=chr(64 + state.players))
    return _draw(given, state, pictures, Style(language, given.theme, given.scale, names))


def check_drawable(given: Namespace) -> None:
    """Refuse a picture that this game does not have."""
    required: tuple[tuple[str, object, Callable[[GamePictures], object]], ...] = (
        ("--tile", given.tile, lambda one: one.tiles),
        ("--all-tiles", given.all_tiles, lambda one: one.tiles),
        ("--market", given.market, lambda one: one.market),
        ("--seat", given.seat is not None, lambda one: one.castle),  # seat A is 0, which is false
        ("--record", given.record, lambda one: one.table or one.castle),
        ("--position", given.position, lambda one: one.table or one.castle),
    )
    for argument, is_given, part in required:
        if is_given and not part(pictures_of(given.game.name)):
            able = [game for game in GAMES if part(pictures_of(game))]
            raise BadInput("draw-only-for", argument=argument, games=", ".join(able))


def _tile(wanted: str, tiles: TilePictures) -> str:
    """The id of a tile, from a name in any case and with any separators."""
    id_, known = wanted.lower().replace("-", "_").replace(" ", "_"), tiles.ids()
    if id_ not in known:
        near = get_close_matches(wanted.lower(), known, 5, 0.4) or known[:5]
        raise BadInput("draw-no-tile", tile=wanted, near=", ".join(near))
    return id_


def _position_in_record(given: Namespace) -> tuple[State, Sequence[str]]:
    """The position after a step of the record, by default the last, and the players' names."""
    record = parse(given.record)
    if record.game != given.game.name:
        raise BadInput("draw-other-game", game=record.game, expected=given.game.name)
    steps = list(play_back(record, find))
    if given.step is not None and given.step >= len(steps):
        raise BadInput("draw-no-step", step=given.step, last=len(steps) - 1)
    return steps[-1 if given.step is None else given.step].state, record.names


def _position_of_line(given: Namespace) -> tuple[State, Sequence[str]]:
    name, version = named_game(given.position)
    game = find(name, version) if name == given.game.name else given.game
    return parse_position(game, given.position), ()


def _draw(given: Namespace, state: State, pictures: GamePictures, style: Style) -> str:
    """Draw what a spectator may see; pictures of a seat show none of its secrets."""
    view = state.view(None)
    if pictures.market is not None and given.market:
        return pictures.market(view, style)
    if pictures.table is not None and given.seat is None:
        return pictures.table(view, style)
    assert pictures.castle is not None, "check_drawable was not called"
    return pictures.castle(view, given.seat or 0, style)
