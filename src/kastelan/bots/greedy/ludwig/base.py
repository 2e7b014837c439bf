"""Which games of Castles of Mad King Ludwig are thought about as the base game."""

from __future__ import annotations

from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.table_assembly import needed


def base_game(state: LudwigState) -> bool:
    """Whether no module was chosen: towers and extra rooms alone, which five players need (GEN-2), make no
    other game of it."""
    return state.table.names == needed(state.table.players)
