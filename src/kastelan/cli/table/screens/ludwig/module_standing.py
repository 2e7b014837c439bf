"""What the modules put on the table: decrees, swans, renovations, moat pieces, tokens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kastelan.cli.table.screens.ludwig import module_market
from kastelan.core.game import Seat
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.modules import final
from kastelan.games.ludwig.modules.actions import PASSAGES
from kastelan.games.ludwig.modules.measures import EMPTY_CARDS, FIRST_PLACES, counted
from kastelan.games.ludwig.modules.swans import COLOUR_NAMES
from kastelan.games.ludwig.steps import NOTHING
from kastelan.games.ludwig.view import LudwigView
from kastelan.narration.ludwig.names import Pieces


def rows(view: LudwigView, pieces: Pieces) -> Iterator[tuple[str, ...]]:
    """Rows of the standings: swans and moat pieces of everybody."""
    extras = view.extras
    if extras is None:
        return
    if extras.swans:
        swans = ("?" if own is None else str(sum(own)) for own in extras.swans)
        yield pieces.speaker.say("ludwig-screen-module-swan-sets"), *swans
    if "moats" in extras.modules:
        yield pieces.tile(pieces.components.moat), *(str(one.moat.bit_count()) for one in extras.castles)
    for word, thousands in (("debt", extras.debt), ("banked", extras.banked)):
        if any(thousands):
            sums = (pieces.money(COIN * one) for one in thousands)
            yield pieces.speaker.say(f"ludwig-screen-module-{word}"), *sums


def favour(view: LudwigView, number: int) -> tuple[list[int | None], list[int]]:
    """What everybody has of what a favour asks for, None where it is hidden; and the points for it."""
    state, hidden = module_market.position(view), [money < 0 for money in view.money]
    kind = state.table.components.favours[number]
    counts, points, _ = final.placed(state, kind, view.score)
    if kind.kind not in final.IN_PURSES or not any(hidden):
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
    extras, say = view.extras, pieces.speaker.say
    if extras is None:
        return
    for seat, decrees in enumerate(extras.decrees):
        if decrees:
            words = "; ".join(_decree(view, number, pieces, seat) for number in decrees)
            yield say("ludwig-screen-module-decrees", name=names[seat], decrees=words)
    if view.seat is not None and extras.swans and (own := extras.swans[view.seat]) is not None and any(own):
        words = ", ".join(
            f"{n} {say(f'ludwig-swan-{c}')}" for n, c in zip(own, COLOUR_NAMES, strict=True) if n
        )
        yield say("ludwig-screen-module-swans", swans=words)
    if view.seat is not None and not isinstance(held := extras.held[view.seat], int) and held:
        yield say("ludwig-screen-module-tokens", tokens=", ".join(map(pieces.favour, held)))
    stored = [pieces.tile(tile) for tile in extras.stored if tile != NOTHING]
    if stored:
        yield say("ludwig-screen-module-stored", tiles=", ".join(stored))
    if view.seat is not None and "passages" in extras.modules and view.castles:
        laid = {passage[0] for passage in extras.castles[view.seat].passages}
        left = [say(f"ludwig-passage-{word}") for kind, word in enumerate(PASSAGES) if kind not in laid]
        yield say("ludwig-screen-module-passages", passages=", ".join(left) or "–")


def _decree(view: LudwigView, number: int, pieces: Pieces, seat: Seat) -> str:
    """A decree: of others by its name, one's own with what it does; whether it was used up."""
    assert view.extras is not None
    own = view.turn if view.seat is None else view.seat
    words = pieces.decree(number) if seat == own else pieces.name(pieces.components.decrees[number - 1])
    used = view.extras.used >> number & 1
    return f"{words} [{pieces.speaker.say('ludwig-screen-module-used')}]" if used else words
