"""The words for room types, swan colours, lengths of passages, symbols and directions on the wire."""

from __future__ import annotations

from typing import Annotated

from kastelan.games.ludwig.components import SYMBOLS, TYPES
from kastelan.games.ludwig.modules.actions import PASSAGES
from kastelan.games.ludwig.modules.swans import COLOUR_NAMES
from kastelan.narration.ludwig.whereabouts import SIDES
from kastelan.server.wire.presented import one_of

Type = Annotated[str, one_of("Type", TYPES)]
Colour = Annotated[str, one_of("Colour", COLOUR_NAMES)]
Length = Annotated[str, one_of("Length", PASSAGES)]
SymbolKind = Annotated[str, one_of("SymbolKind", SYMBOLS)]
Side = Annotated[str, one_of("Side", (side for row in SIDES for side in row if side))]
