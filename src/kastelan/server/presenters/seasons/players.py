"""What the browser shows of each player."""

from __future__ import annotations

from kastelan.core.game import Seat
from kastelan.games.seasons.components import ALL_CARDS, CARDS
from kastelan.games.seasons.step_numbers import BEFORE_REVEAL, SELECTING
from kastelan.games.seasons.view import SeasonsView
from kastelan.server.presenters import Facts


def person(view: SeasonsView, seat: Seat) -> Facts:
    """Points, possessions and cards of a seat; of others no card that lies face down."""
    lying = view.selected[seat]
    secret = lying is None
    hand = view.held[seat] & ~(lying or 0)
    known = view.held[seat] | view.discards[seat] | (lying or 0)
    return {
        "vp": view.vp[seat],
        "score": view.scores[seat],
        "talers": view.talers[seat],
        "pieces": view.supply[seat],
        "helpers": view.helpers[seat],
        "hand": cards_of(hand),
        "discards": cards_of(view.discards[seat]),
        "lost": cards_of(ALL_CARDS & ~known),
        "chosen": view.chosen[seat],
        "selected": None if secret else cards_of(lying or 0),
        "face_down": view.chosen[seat] and face_down(view),
        "built": view.built[seat],
    }


def cards_of(bits: int) -> list[int]:
    """Cards given as bits, in the order of their ranks."""
    return [card for card in range(len(CARDS)) if bits >> card & 1]


def face_down(view: SeasonsView) -> bool:
    """Whether the cards that are selected lie face down now."""
    return view.step == SELECTING or (view.step in BEFORE_REVEAL and view.chosen[0])
