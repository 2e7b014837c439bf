"""What the modules put on the table: decrees, swans, renovations, moat pieces, tokens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kastelan.cli.table.screens.ludwig import module_market
from kastelan.core.game import Seat
from kastelan.games.ludwig import final_scoring
from kastelan.games.ludwig.favours import IN_PURSES
from kastelan.games.ludwig.final_scoring import counted
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.modules.actions import PASSAGES
from kastelan.games.ludwig.modules.measures import EMPTY_CARDS, FIRST_PLACES
from kastelan.games.ludwig.modules.swans import COLOUR_NAMES
from kastelan.games.ludwig.step_numbers import NOTHING
from kastelan.games.ludwig.view import LudwigView
from kastelan.narration.ludwig.names import Pieces


def rows(view: LudwigView, pieces: Pieces) -> Iterator[tuple[str, ...]]:
    """Rows of the standings: swans and moat pieces of everybody."""
    own = view.module_state
    if own.swans:
        counts = ("?" if swans is None else str(sum(swans)) for swans in own.swans)
        yield pieces.speaker.say("ludwig-screen-module-swan-sets"), *counts
    if "moats" in own.modules:
        yield pieces.tile(pieces.components.moat), *(str(one.moat.bit_count()) for one in own.castles)
    for word, thousands in (("debt", own.debt), ("banked", own.banked)):
        if any(thousands):
            sums = (pieces.money(COIN * one) for one in thousands)
            yield pieces.speaker.say(f"ludwig-screen-module-{word}"), *sums


def favour(view: LudwigView, number: int) -> tuple[list[int | None], list[int]]:
    """What everybody has of what a favour asks for, None where it is hidden; and the points for it."""
    state, hidden = module_market.position(view), [money < 0 for money in view.money]
    kind = state.table.components.favours[number]
    counts, points, _ = final_scoring.placed(state, kind, view.score)
    if kind.kind not in IN_PURSES or not any(hidden):
        return [*counts], points
    return [None if own else count for own, count in zip(hidden, counts, strict=True)], [0] * view.players


def card(view: LudwigView, number: int, seat: Seat) -> int | None:
    """What a bonus card would pay a seat now; None if that depends on what others have."""
    state = module_market.position(view)
    found = state.table.components.bonus_cards[number]
    if found.kind in (FIRST_PLACES, EMPTY_CARDS):
        return None
    return found.points * (counted(state, seat, found) // found.per)


def lines(view: LudwigView, pieces: Pieces, names: Sequence[str]) -> Iterator[str]:
    """Lines below the standings."""
    own, say = view.module_state, pieces.speaker.say
    for seat, decrees in enumerate(own.decrees):
        if decrees:
            words = "; ".join(_decree(view, number, pieces, seat) for number in decrees)
            yield say("ludwig-screen-module-decrees", name=names[seat], decrees=words)
    if view.seat is not None and own.swans and (kept := own.swans[view.seat]) is not None and any(kept):
        words = ", ".join(
            f"{n} {say(f'ludwig-swan-{c}')}" for n, c in zip(kept, COLOUR_NAMES, strict=True) if n
        )
        yield say("ludwig-screen-module-swans", swans=words)
    if view.seat is not None and not isinstance(held := own.held[view.seat], int) and held:
        yield say("ludwig-screen-module-tokens", tokens=", ".join(map(pieces.favour, held)))
    stored = [pieces.tile(tile) for tile in own.stored if tile != NOTHING]
    if stored:
        yield say("ludwig-screen-module-stored", tiles=", ".join(stored))
    if view.seat is not None and "passages" in own.modules and view.castles:
        laid = {passage[0] for passage in own.castles[view.seat].passages}
        left = [say(f"ludwig-passage-{word}") for kind, word in enumerate(PASSAGES) if kind not in laid]
        yield say("ludwig-screen-module-passages", passages=", ".join(left) or "–")


def _decree(view: LudwigView, number: int, pieces: Pieces, seat: Seat) -> str:
    """A decree: of others by its name, one's own with what it does; whether it was used up."""
    assert view.module_state.modules
    own = view.turn if view.seat is None else view.seat
    words = pieces.decree(number) if seat == own else pieces.name(pieces.components.decrees[number - 1])
    used = view.module_state.used >> number & 1
    return f"{words} [{pieces.speaker.say('ludwig-screen-module-used')}]" if used else words
