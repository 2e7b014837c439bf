"""The limit on the decision that is open now."""

from __future__ import annotations

from kastelan.core.game import State
from kastelan.games.ludwig import LudwigState
from kastelan.server.presenters import Timeout
from kastelan.server.presenters.ludwig.modules.registry import presenters_of


def timeout(state: State) -> Timeout | None:
    """The limit that a module sets; None in the base game."""
    assert isinstance(state, LudwigState)
    # A generator, so that modules after the first one with a limit are not asked.
    limits = (module.timeout(state) for module in presenters_of(state.table.modules))
    return next((limit for limit in limits if limit is not None), None)
