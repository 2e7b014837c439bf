"""The style of the engraving: finished buildings are inked and coloured, templates are dotted drafts."""

from __future__ import annotations

from dataclasses import dataclass

from kastelan.pictures.svg import element, line, path
from kastelan.pictures.theme import Theme


@dataclass(frozen=True, slots=True)
class Engraver:
    """The colours of an engraving and its ways to draw a shape."""

    theme: Theme
    winter: bool
    stone: str
    shade: str
    roof: str
    thatch: str
    ground: str
    yard: str
    hills: str
    sky: str

    @property
    def ink(self) -> str:
        return self.theme.ink

    @property
    def window(self) -> str:
        """The colour of windows, which are lit at night and in winter."""
        return self.theme.coin if self.theme.dark or self.winter else self.ink

    @property
    def opening(self) -> str:
        """The colour of open doors and gates."""
        return self.theme.rim if self.theme.dark else self.ink

    def solid(self, data: str, fill: str, width: float = 1.3) -> str:
        """A finished shape: filled and inked."""
        return path(data, fill, self.ink, width)

    def draft(self, data: str) -> str:
        """A template: a dotted outline."""
        theme = self.theme
        return path(data, theme.sheet, theme.soft, 1.5, stroke_dasharray="2 4", fill_opacity=0.6)

    def shaded(self, data: str) -> str:
        """A side in the shadow: darker and hatched."""
        return path(data, self.shade) + path(data, f"url(#engrave-{self.theme.name})")

    def snow(self, data: str) -> str:
        """Snow; empty in summer."""
        return path(data, self.theme.snow, self.ink, 0.9) if self.winter else ""

    def definitions(self) -> str:
        """The definition of the hatching that `shaded` refers to."""
        body = line("M0 2H4", self.ink, 0.7, opacity=0.5)
        size = {"width": 4.0, "height": 4.0}
        return element(
            "pattern", body, id=f"engrave-{self.theme.name}", patternUnits="userSpaceOnUse", **size
        )


def engraver_for(theme: Theme, winter: bool) -> Engraver:
    """The engraver for a theme and a season."""
    day_summer = "#E4DAC5 #BDB09A #B5573C #C99E55 #C7D79B #E8D9B4 #DCD3B4"
    day_winter = "#E4DAC5 #BDB09A #9A6A5C #B39B74 #F3F6F8 #E6ECF0 #D3DBE1"
    night_summer = "#27415F #1A3049 #7A4A55 #7A6A3C #1E4436 #2A3E50 #14304A"
    night_winter = "#27415F #1A3049 #5F5266 #6A6450 #27405A #334E69 #14304A"
    # Two booleans as indices: dark or not, winter or not.
    colours = ((day_summer, day_winter), (night_summer, night_winter))[theme.dark][winter].split()
    stone, shade, roof, thatch, ground, yard, hills = colours
    sky = "#E9EDEF" if winter and not theme.dark else theme.sky
    return Engraver(theme, winter, stone, shade, roof, thatch, ground, yard, hills, sky)
