"""Drawing the card of a game, in the process that replays games: a picture takes half a second."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from kastelan.core.game import View
from kastelan.locale import Speaker
from kastelan.pictures.animation import to_apng
from kastelan.pictures.game_card import CardWords, draw_game_card
from kastelan.pictures.game_pictures import Style
from kastelan.pictures.png import to_png
from kastelan.pictures.theme import THEMES
from kastelan.server.errors import NotFound
from kastelan.server.play.replay_questions import Eyes, Source, read
from kastelan.server.play.replays import Played
from kastelan.server.sharing.table_words import running_words

Kind = Literal["png", "svg", "apng"]
SCALE: Final = 26.0
"""Pixels to a cell or hex: enough for most details, which are drawn smaller than that on the card."""

FRAMES: Final = 14
"""Pictures of an animation, at most."""

FRAME_WIDTH: Final = 600
FRAME_SCALE: Final = 14.0
"""Less detail, which would not be seen in so small a picture."""

FRAME_SECONDS: Final = 0.5
LAST_SECONDS: Final = 4.0


@dataclass(frozen=True, slots=True)
class CoverCard:
    """The card of a game that has not begun."""

    game: str
    words: CardWords
    theme: str
    kind: Kind

    def answer(self) -> bytes:
        return _written(
            draw_game_card(self.game, None, self.words, Style(theme=THEMES[self.theme])), self.kind
        )


@dataclass(frozen=True, slots=True)
class TableCard:
    """The card of a position in a game: of one step, or of the last one. As an animation, the way there."""

    source: Source
    eyes: Eyes
    words: CardWords
    theme: str
    kind: Kind
    step: int | None = None

    def answer(self) -> bytes:
        played, reader = read(self.source, self.eyes)
        last = len(played.steps) - 1
        if self.step is not None and self.step > last:
            raise NotFound("no-such-step", step=self.step)
        speaker = Speaker(self.eyes.language)
        early = running_words(self.words, played.game.name, speaker)
        end = last if self.step is None else self.step
        # Only the end of the game may name the winner.
        words = self.words if end == last else early
        extent = played.steps[end].state.view(None)
        style = Style(self.eyes.language, THEMES[self.theme], SCALE, reader.names, extent)
        if self.kind != "apng":
            return _written(draw_game_card(played.game.name, extent, words, style), self.kind)
        views, style = list(_spread(played, end)), replace(style, scale=FRAME_SCALE)
        svgs = [draw_game_card(played.game.name, view, early, style) for view in views[:-1]]
        return _animated([*dict.fromkeys(svgs), draw_game_card(played.game.name, extent, words, style)])


def _spread(played: Played, end: int) -> Iterator[View]:
    """What spectators saw at some steps, evenly spread over the game, the first and the last included."""
    wanted = {round(end * at / (FRAMES - 1)) for at in range(FRAMES)}
    return (played.steps[number].state.view(None) for number in sorted(wanted))


def _written(svg: str, kind: Kind) -> bytes:
    return svg.encode() if kind == "svg" else to_png(svg)


def _animated(svgs: Sequence[str]) -> bytes:
    frames = [to_png(svg, FRAME_WIDTH) for svg in svgs]
    return to_apng(frames, [FRAME_SECONDS] * (len(frames) - 1) + [LAST_SECONDS])
