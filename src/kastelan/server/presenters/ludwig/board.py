"""The table as facts, from what may be seen: market, standings, stacks, cards, and what is being decided.

Without modules `extras` is None and the facts below it are missing. With any module it has (numbers are those
of the catalogue, money is in marks, lists "by seat" have an entry for each seat):

    modules      their names: swans, towers, moats, passages, renovations, decrees, double_decrees,
                 extra_rooms, extra_favours, extra_bonus_cards
    moat         None, or tile, price, left, word, pays: a moat piece is bought like a corridor
    renovations  for sale, in the order of their words: place, tile, price, swan (colour or None), word, pays
    piles        how many renovations each size has left
    lake         swan tokens left
    swans        by seat {"red": 2, ...}, or None where hidden (DEC-07); empty without swans
    swan_points  by seat: the points of their sets now, or None
    to_sell      how many swans may still be sold in this turn; sale: the money for 0 to 5 at once
    tokens       favour tokens left in the stack
    held         by seat: a number, or own tokens as {"favour", "counts", "points"}
    decrees      by seat: numbers of the open ones; used: those turned over (DEC-08)
    draft        the decrees passed to this seat, in the order of `decree1`, `decree2`; else how many
    kept         by seat: decrees kept in secret (own numbers, of others how many); empty before the draft
    stored       by seat: the tile on decree 16 or None; model: the tile of decree 05, own or at the end
    debt, banked by seat (DEC-21, DEC-41)
    order        the seats that still have their turn in this round, the next first
    shift        None, or slot and the price its tile has in this round (DEC-09)
    purse        coins laid out anew so far, tile by tile in the order of the slots (DEC-10)
    purchase     None, or what is being bought: kind (tile, corridor, moat, renovation), place, tile, price,
                 coins
    offered      what is looked at, in the order of the words: favours at step `tokens`, decrees at
                 `redrawing`, bonus cards put away at `swapping`; of others only how many
    placed       the room whose passages are being laid, or None
    recalled     sizes of the cards that lie face up on the deck, the next first; discards: of all discarded
    doubled      the own bonus card that counts twice, or None
    hourglass    None, or whose hourglass runs for the master builder: seat and seconds (DEC-11)

Stalls of the market and of corridors have `pays` then: what each seat would pay, decrees included (RND-9);
`swan` is the token on a market tile. `money` is -1 where it is hidden. What castles have besides rooms is in
castles.py. `rewards` may be of type `tower`, `moat` or `second` too (the second reward of decree 35).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kastelan.core.game import Game, View
from kastelan.core.jsonable import Json
from kastelan.games.ludwig.components import SIZES, TOWERS, TYPES, Components
from kastelan.games.ludwig.modules.entries import KINDS, kind_of, room_of
from kastelan.games.ludwig.modules.rebuilding import components_seen
from kastelan.games.ludwig.modules.view import ExtrasView
from kastelan.games.ludwig.modules.visible_position import position_of
from kastelan.games.ludwig.view import LudwigView
from kastelan.server.presenters.ludwig import goals
from kastelan.server.presenters.ludwig.castles import castle_facts, castles_of
from kastelan.server.presenters.ludwig.extras import module_facts
from kastelan.server.presenters.ludwig.market import corridors, market, or_none

STEPS: Final = (
    *("foyer", "choosing", "pricing", "buying", "placing", "rewards", "free-corridor", "any-reward"),
    *("stack", "digging", "keeping", "over"),
    *("drafting", "redrawing", "ready", "model", "swapping", "remembering", "recalling", "counting"),
    *("shifting", "queuing", "returning", "borrowing", "collecting", "passing", "printed", "tokens"),
    *("moat-stack", "moat-tile", "turn-end", "repaying", "clearing", "doubling"),
)
"""What is decided, by the engine's number of the step: the base game's, then those of the modules."""


def board(game: Game, view: View) -> dict[str, Json]:
    """What the browser draws and tells beyond the view."""
    assert isinstance(view, LudwigView)
    components = components_seen(view)
    shown = None if view.extras is None else position_of(game, view)
    return {
        "castles": [castle_facts(castle) for castle in castles_of(view)],
        "market": market(game, view, shown),
        "slots": [*view.slots],
        "corridors": corridors(game, view, shown),
        "favours": goals.favours(view, components, shown),
        "hands": [goals.hand(view, components, seat, shown) for seat in range(view.players)],
        "stacks": goals.stacks(view, components, shown),
        "solo": goals.solo(view, components, shown),
        "extras": None if shown is None else module_facts(game, view, shown),
        **_turn(view),
        **_reward(view, components),
    }


def opened(game: Game, views: Sequence[View]) -> tuple[View, dict[str, Json]]:
    """The table with everybody's secrets, and what whoever is on turn looks at."""
    found = [view for view in views if isinstance(view, LudwigView)]
    hands = tuple(view.hands[seat] for seat, view in enumerate(found))
    money = tuple(view.money[seat] for seat, view in enumerate(found))
    first = found[found[0].turn]
    together = replace(first, seat=None, hands=hands, money=money, extras=_opened(first.extras, found))
    return together, board(game, together)


def _opened(first: ExtrasView | None, views: Sequence[LudwigView]) -> ExtrasView | None:
    """What the modules hide from some, put together."""
    seats = [(seat, view.extras) for seat, view in enumerate(views) if view.extras is not None]
    if first is None:
        return None
    return replace(
        first,
        swans=tuple(own.swans[seat] for seat, own in seats) if first.swans else (),
        held=tuple(own.held[seat] for seat, own in seats),
        kept=tuple(own.kept[seat] for seat, own in seats) if first.kept else (),
        model=tuple(own.model[seat] for seat, own in seats),
    )


# Whose turn it is, and what is decided


def _turn(view: LudwigView) -> dict[str, Json]:
    return {
        "step": STEPS[view.step],
        "turn": view.turn,
        "master": view.master,
        "round": view.round,
        "last": view.last,
        "deck": view.deck,
        "on_deck": [{"size": size, "tile": or_none(tile)} for size, tile in reversed(view.on_deck)],
        "extra": view.extra,
        "money": [*view.money],
        "score": [*view.score],
        "scores": [*view.scores],
        "tile": or_none(view.tile),
    }


def _reward(view: LudwigView, components: Components) -> dict[str, Json]:
    """Rewards due in the order of their words, tiles and cards that are looked at."""
    entries = view.pending[-1][1:] if view.pending else ()
    return {
        "rewards": [{"room": room_of(entry), "type": (*TYPES, *KINDS)[kind_of(entry)]} for entry in entries],
        "room": or_none(view.room),
        "drawn": [] if isinstance(view.drawn, int) else [*view.drawn],
        "dug": [*_dug(view, components)],
    }


def _dug(view: LudwigView, components: Components) -> tuple[int, ...]:
    """The tiles of the stack that the seat is looking at, in the order of their numbers."""
    if not view.looked:
        return ()
    stack, on_deck = view.looked[0], {tile for _, tile in view.on_deck}
    if stack == len(SIZES):
        stack = TOWERS
    for group in view.known:
        fits = len(group) == view.stacks[stack] and not on_deck & {*group}
        if fits and all(components.tiles[tile].stack == stack for tile in group):
            return tuple(sorted(group))
    return ()
