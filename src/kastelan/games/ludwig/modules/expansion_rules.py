"""GEN, XSET, FIN, DIG: rules for all tables with any modules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.chance import shuffled
from kastelan.core.game import Seat, Tell
from kastelan.games.ludwig import market, pools
from kastelan.games.ludwig.components import SIZES
from kastelan.games.ludwig.favours import FEWEST_POINTS
from kastelan.games.ludwig.final_scoring import TOKENS as TOKEN_SCORING
from kastelan.games.ludwig.final_scoring import FinalScoring
from kastelan.games.ludwig.module import Module
from kastelan.games.ludwig.module_state import ModuleState, unused
from kastelan.games.ludwig.modules.turn_progress import ACTED, BOUGHT
from kastelan.games.ludwig.prices import Item
from kastelan.games.ludwig.step_numbers import (
    ANY_REWARD,
    CLEARING,
    DOUBLING,
    NOTHING,
    OVER,
    PASSING,
    PRINTED,
    READY,
    RECALLING,
    REDRAWING,
    SWAPPING,
    TOKENS,
)

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

OFFERING: Final = (TOKENS, REDRAWING, SWAPPING, RECALLING, READY, ANY_REWARD, CLEARING, DOUBLING)
"""Steps that use `ModuleState.offered`."""


class ExpansionRules(Module):
    """A module that every table with modules has before its others. Unlike these it may test for modules."""

    name: ClassVar[str] = "expansion_rules"
    restates: ClassVar[Mapping[str, str]] = {
        "LUD-SETUP-2": "XSET-3",
        "LUD-SETUP-5": "XSET-7",
        "LUD-SETUP-6": "XSET-8",
        "LUD-SETUP-7": "XSET-9",
        "LUD-SETUP-8": "XSET-11",
        "LUD-ROUND-1": "RND-1",
        "LUD-ROUND-3": "RND-3",
        "LUD-ROUND-5": "RND-8",
        "LUD-TURN-3": "RND-4",
        "LUD-END-3": "FIN-3",
    }

    def __init__(self, modules: Sequence[Module]) -> None:
        self.modules = modules

    def set_up(self, state: LudwigState, tell: Tell | None) -> None:
        """Put the favours that are not in the row into the box (XSET-3)."""
        table = state.table
        if not table.solo:
            state.module_state.box = tuple(sorted(set(pools.favour_pool(table)) - set(table.favours)))

    def last_card(self, state: LudwigState, tell: Tell | None) -> None:
        """Renew an empty deck or call the last round, after the tile was laid out (RENO-14, LUD-END-1)."""
        if state.deck or state.last:
            return
        state.module_state.ran_out = 1
        plays_on = any(module.plays_on(state) for module in state.table.hooks.plays_on)
        if not (plays_on and market.renew_deck(state, tell)):
            market.call_last_round(state, tell)

    # Progress of a turn

    def bought(self, state: LudwigState, item: Item, tell: Tell | None) -> None:
        state.module_state.turn_progress |= ACTED | BOUGHT

    def money_taken(self, state: LudwigState) -> bool:
        state.module_state.turn_progress |= ACTED
        return False

    def holds_free_tile(self, state: LudwigState) -> bool:
        return not state.module_state.turn_progress & BOUGHT

    def room_placed(self, state: LudwigState, room: int, done: int, renovated: bool) -> bool:
        state.module_state.turn_progress &= ~BOUGHT
        return False

    def turn_ends(self, state: LudwigState, tell: Tell | None) -> None:
        state.module_state.turn_progress = 0

    # The end

    def final_step(self, scoring: FinalScoring, step: int) -> None:
        """Score favour tokens for their holders (TWR-7, DEC-02), first the one for fewest points."""
        favours, held = scoring.state.table.components.favours, scoring.state.module_state.held
        for seat in scoring.seats if step == TOKEN_SCORING else ():
            for number in sorted(held[seat], key=lambda one: favours[one].kind != FEWEST_POINTS):
                if scoring.score_favour((seat,), number, "TWR-7") == seat:
                    for module in scoring.state.table.hooks.first_place:
                        module.first_place(scoring, seat)

    # What is seen

    def more_stacks(self, state: LudwigState) -> tuple[int, ...]:
        """The numbers of towers and moat pieces."""
        return sum(map(len, state.stacks[len(SIZES) :])), state.module_state.moats

    def box_known(self, state: LudwigState) -> bool:
        return bool(state.module_state.ran_out)

    def redeal(self, state: LudwigState, seat: Seat | None) -> None:
        """Redeal swans, renovations and favour tokens that lie face down.

        Hidden money and swans of players stay, since others could have counted them (DEC-07).
        """
        own = state.module_state
        own.lake, state.chance = shuffled(state.chance, sorted(own.lake))
        piles = []
        for pile in own.piles:
            dealt, state.chance = shuffled(state.chance, sorted(pile))
            piles.append(dealt)
        own.piles = tuple(piles)
        if state.step != OVER:
            _redeal_tokens(state, own, seat)

    # Frozen positions

    def validate(self, state: LudwigState) -> bool:
        """Whether fields of absent modules are empty, numbers in range, and tokens in one place each."""
        own, empty, players = state.module_state, unused(state.table.players), state.table.players
        absent = [module for module in self.modules if module.name not in state.table.names]
        fields = chain(*(module.state_fields for module in absent))
        return (
            all(getattr(own, field) == getattr(empty, field) for field in fields)
            and len(own.held) == len(own.thrown) == players
            and own.ran_out in (0, 1)
            and 0 <= own.turn_progress < 64
            and 0 <= own.done < 1 << 64
            and set(state.turns) <= set(range(players))
            and len(set(state.turns)) == len(state.turns)
            and _progress_fits(state, own)
            and _pool_fits(state, own)
        )


def _progress_fits(state: LudwigState, own: ModuleState) -> bool:
    """Whether a room waits for its score, or something is offered, only in a step that asks about it."""
    placed_before = own.placed == NOTHING or state.step in (PASSING, PRINTED)
    return placed_before and (not own.offered or state.step in OFFERING or bool(own.agenda))


def _redeal_tokens(state: LudwigState, own: ModuleState, seat: Seat | None) -> None:
    """Redeal the favour tokens that the seat has not seen."""
    others = [owner for owner in range(state.table.players) if owner != seat]
    looking = state.step == TOKENS and state.seat != seat
    unseen = [*own.tokens, *own.box, *(own.offered if looking else ())]
    unseen += [token for owner in others for token in (*own.held[owner], *own.thrown[owner])]
    dealt, state.chance = shuffled(state.chance, sorted(unseen))
    tokens = iter(dealt)
    own.tokens = tuple(next(tokens) for _ in own.tokens)
    own.box = tuple(sorted(next(tokens) for _ in own.box))
    if looking:
        own.offered = tuple(sorted(next(tokens) for _ in own.offered))
    own.held, own.thrown = (
        tuple(
            tuple(sorted(next(tokens) for _ in kept)) if owner in others else kept
            for owner, kept in enumerate(rows)
        )
        for rows in (own.held, own.thrown)
    )


def _pool_fits(state: LudwigState, own: ModuleState) -> bool:
    """Whether every favour in play is in the row, the stack, the box or a player's hand."""
    if state.table.solo:
        return not (own.tokens or own.box or any(own.held) or any(own.thrown))
    looked_at = own.offered if state.step == TOKENS else ()
    everywhere = [*own.tokens, *own.box, *chain(*own.held), *chain(*own.thrown), *looked_at]
    return (
        sorted((*everywhere, *state.table.favours)) == sorted(pools.favour_pool(state.table))
        and all(list(row) == sorted(row) for row in (own.box, *own.held, *own.thrown))
        and (state.step != TOKENS or 0 < len(own.offered) <= 3)
    )
