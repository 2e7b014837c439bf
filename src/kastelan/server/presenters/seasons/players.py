"""What the browser shows of each player."""

from __future__ import annotations

from msgspec import Struct

from kastelan.core.game import Seat
from kastelan.games.seasons.components import ALL_CARDS, CARDS, Pieces
from kastelan.games.seasons.step_numbers import BEFORE_REVEAL, SELECTING
from kastelan.games.seasons.view import SeasonsView


class Person(Struct, frozen=True, kw_only=True):
    """Points, possessions and cards of a seat; `selected` is null while those cards are secret."""

    vp: int
    score: int
    talers: int
    pieces: Pieces
    helpers: int
    hand: tuple[int, ...]
    discards: tuple[int, ...]
    lost: tuple[int, ...]
    chosen: bool
    selected: tuple[int, ...] | None
    face_down: bool
    built: int


def person(view: SeasonsView, seat: Seat) -> Person:
    """What may be known of a seat; of others no card that lies face down."""
    lying = view.selected[seat]
    # Selected cards count as held while they lie face down; they are no longer in the hand.
    hand = view.held[seat] & ~(lying or 0)
    known = view.held[seat] | view.discards[seat] | (lying or 0)
    return Person(
        vp=view.vp[seat],
        score=view.scores[seat],
        talers=view.talers[seat],
        pieces=view.supply[seat],
        helpers=view.helpers[seat],
        hand=cards_of(hand),
        discards=cards_of(view.discards[seat]),
        lost=cards_of(ALL_CARDS & ~known),  # removed for good: neither in hand nor discarded nor selected
        chosen=view.chosen[seat],
        selected=None if lying is None else cards_of(lying),
        face_down=view.chosen[seat] and face_down(view),
        built=view.built[seat],
    )


def cards_of(bits: int) -> tuple[int, ...]:
    """Cards given as bits, in the order of their ranks."""
    return tuple(card for card in range(len(CARDS)) if bits >> card & 1)


def face_down(view: SeasonsView) -> bool:
    """Whether the cards that are selected lie face down now."""
    return view.step == SELECTING or (view.step in BEFORE_REVEAL and view.chosen[0])
