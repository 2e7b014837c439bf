"""The colours of the light and the dark theme.

Saturated colours carry a meaning: green says what is allowed, blue who or where, and red what is forbidden or
lost.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

PAPER: Final = "#FBF6E9"


@dataclass(frozen=True, slots=True)
class Theme:
    """Every colour that a picture uses, by its role."""

    name: str
    table: str
    grid: str
    sheet: str
    quiet: str  # a sheet in the background
    ink: str
    soft: str
    line: str
    edge: str
    wax: str
    legal: str
    info: str
    gold: str
    on_fill: str
    wall: str
    joint: str
    cellar_wall: str
    cellar_joint: str
    shade: str
    coin: str
    coin_ink: str
    copper: str
    snow: str
    sky: str
    rim: str  # the outline of player pieces
    shadow: float  # the opacity of a tile's shadow
    texture: float  # the opacity of floor patterns
    floors: Mapping[str, str]
    banners: Mapping[str, str]
    seats: tuple[str, ...]
    terrains: Mapping[str, str]
    resources: Mapping[str, str]
    washes: Mapping[str, str]  # of furniture and figures: muted, so that they do not compete with meanings

    @property
    def dark(self) -> bool:
        return self.name == "dark"

    def on_floor(self, kind: str) -> str:
        """A legible ink for a floor: pale on the floor of cellars, which is dark in the light theme too."""
        return PAPER if kind == "downstairs" and not self.dark else self.ink


TYPES: Final = ("living", "activity", "sleeping", "outdoor", "utility", "food", "corridor", "downstairs")
TERRAINS: Final = (
    "grass",
    "canyon",
    "desert",
    "flowers",
    "forest",
    "water",
    "mountain",
    "castle",
    "location",
)
RESOURCES: Final = ("sand", "wood", "brick", "stone", "silver")
WASHES: Final = (
    "wood",
    "earth",
    "stone",
    "iron",
    "brick",
    "fire",
    "straw",
    "gold",
    "leaf",
    "water",
    "glass",
    "linen",
)


def _named(names: tuple[str, ...], colours: str) -> dict[str, str]:
    return dict(zip(names, colours.split(), strict=True))


LIGHT: Final = Theme(
    name="light",
    table="#EFE5CC",
    grid="#D9CAA6",
    sheet=PAPER,
    quiet="#F4EBD6",
    ink="#2B241B",
    soft="#5C4F3D",
    line="#CBBB99",
    edge="#8A7757",
    wax="#9B2C22",
    legal="#14624E",
    info="#235A8C",
    gold="#B58A2E",
    on_fill="#FFFBF0",
    wall="#B7AB96",
    joint="#8E8169",
    cellar_wall="#6E675F",
    cellar_joint="#3A3530",
    shade="#2B241B",
    coin="#E2B84A",
    coin_ink="#4A3500",
    copper="#B66A3C",
    snow="#FFFFFF",
    sky="#F7F0DD",
    rim="#1B1712",
    shadow=0.14,
    texture=0.3,
    floors=_named(TYPES, "#DCCFEA #EBC3B6 #C3DAEF #CDE0B0 #F8CE97 #F5E49B #E6E0D2 #575463"),
    banners=_named(TYPES, "#5A3D87 #97342A #1F5990 #3A6620 #8C4A00 #6A5600 #565048 #2A2733"),
    seats=("#1565B0", "#C23B1E", "#E3A008", "#2F7D32", "#7A3E9D"),
    terrains=_named(TERRAINS, "#CBDD9A #DDA983 #F3E0A0 #EBBFD4 #93B58D #BBDCEA #CBC5BA #FBF6E9 #FBEFC6"),
    resources=_named(RESOURCES, "#E9CB74 #9A6A3F #B4523A #A8A49B #DDE3E8"),
    washes=_named(
        WASHES,
        "#CDA26B #A98A66 #D3CCBD #9A9792 #C98B6C #D67B5B #E9D48F #DDB75C #A3C084 #A9CDDD #DCEBEE #FBF6E9",
    ),
)

DARK: Final = Theme(
    name="dark",
    table="#0D2036",
    grid="#1D3A5A",
    sheet="#132B46",
    quiet="#1A3756",
    ink="#EDF3F9",
    soft="#A9C1D8",
    line="#31547A",
    edge="#7396B8",
    wax="#FFA394",
    legal="#74E3C2",
    info="#93C8FF",
    gold="#D9B45A",
    on_fill="#0B1929",
    wall="#8CA6BF",
    joint="#58738F",
    cellar_wall="#33506E",
    cellar_joint="#8CA6BF",
    shade="#050C15",
    coin="#E8C562",
    coin_ink="#33260A",
    copper="#D98E5F",
    snow="#E8F1FA",
    sky="#0D2036",
    rim="#060D17",
    shadow=0.4,
    texture=0.42,
    floors=_named(TYPES, "#3F3763 #5C323B #1F4A76 #2B5239 #5F4322 #524E1E #394A5E #060D17"),
    banners=_named(TYPES, "#CDB9F2 #F4AB9D #9FCDF8 #ABDB8D #F6C07C #EFDA6B #CCD6E0 #93A5B9"),
    seats=("#6DB3F8", "#FF8F70", "#FFCF4D", "#86D67F", "#D3A2F0"),
    terrains=_named(TERRAINS, "#2F5733 #6B3F2E #6A5B2B #6A3656 #1B4437 #12385C #47566A #1A3756 #4A3D18"),
    resources=_named(RESOURCES, "#D9BB62 #B58455 #D3735A #9FB0C1 #DDE8F2"),
    washes=_named(
        WASHES,
        "#7B5E40 #5F4C3A #54677B #3D4E60 #8A5443 #A9503B #8C7F49 #A98B42 #44734F #2F6991 #4C7893 #8299AF",
    ),
)


def mixed(one: str, other: str, share: float) -> str:
    """The colour that a layer of `one` with an opacity of `share` gives over `other`."""
    pairs = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02X}" for a, b in pairs)


THEMES: Final[Mapping[str, Theme]] = {theme.name: theme for theme in (LIGHT, DARK)}
