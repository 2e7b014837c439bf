"""The table as facts, from what may be seen: market, standings, stacks, cards, and what is being decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kastelan.core.game import Game, Seat, View
from kastelan.games.ludwig.actions import BUY, BUY_HALLWAY, BUY_STAIRS, PRICES
from kastelan.games.ludwig.buying import CORRIDOR_PRICE
from kastelan.games.ludwig.components import HALLWAY, HALLWAYS, SIZES, STAIRS, STAIRS_STACK, TYPES, Components
from kastelan.games.ludwig.ending import DEPLETED_POINTS, rank, shares
from kastelan.games.ludwig.favours import card_points, measured
from kastelan.games.ludwig.loading import components_named
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.steps import NOTHING, OVER
from kastelan.games.ludwig.view import LudwigView
from kastelan.server.faces.ludwig.castles import castle_facts, castles_of
from kastelan.server.plain import Json

STEPS: Final = (
    "foyer",
    "choosing",
    "pricing",
    "buying",
    "placing",
    "rewards",
    "free-corridor",
    "any-reward",
    "stack",
    "digging",
    "keeping",
    "over",
)


def board(game: Game, view: View) -> dict[str, Json]:
    """What the browser draws and tells beyond the view."""
    assert isinstance(view, LudwigView)
    components = components_named(view.components)
    return {
        "castles": [castle_facts(castle) for castle in castles_of(view)],
        "market": _market(game, view),
        "corridors": _corridors(game, view),
        "favours": _favours(view, components),
        "hands": [_hand(view, components, seat) for seat in range(view.players)],
        "stacks": _stacks(view, components),
        "solo": _solo(view, components),
        **_turn(view),
        **_reward(view, components),
    }


def opened(game: Game, views: Sequence[View]) -> tuple[View, dict[str, Json]]:
    """The table with everybody's bonus cards, and what whoever is on turn looks at."""
    found = [view for view in views if isinstance(view, LudwigView)]
    hands = tuple(view.hands[seat] for seat, view in enumerate(found))
    together = replace(found[found[0].turn], seat=None, hands=hands)
    return together, board(game, together)


# For sale


def _market(game: Game, view: LudwigView) -> list[Json]:
    """The slots in use, the dearest first; `source` says how pricing names the tile that lies there."""
    return [
        {
            "slot": slot,
            "price": PRICES[slot],
            "tile": _or_none(view.market[slot]),
            "coins": view.coins[slot] * COIN,
            "word": game.actions.write(BUY[slot]),
        }
        for slot in sorted(view.slots)
    ]


def _corridors(game: Game, view: LudwigView) -> list[Json]:
    kinds = ((HALLWAY, HALLWAYS, BUY_HALLWAY), (STAIRS, STAIRS_STACK, BUY_STAIRS))
    return [
        {
            "tile": tile,
            "price": CORRIDOR_PRICE,
            "left": view.stacks[stack],
            "word": game.actions.write(action),
        }
        for tile, stack, action in kinds
    ]


def _or_none(number: int) -> int | None:
    return None if number == NOTHING else number


# What scores at the end


def _favours(view: LudwigView, components: Components) -> list[Json]:
    """What each castle has of what a favour asks for, and the points if the game ended now (LUD-END-4)."""
    found: list[Json] = []
    for number in () if view.solo else view.favours:
        castles = castles_of(view)
        counts = [
            measured(castle, money, components.favours[number])
            for castle, money in zip(castles, view.money, strict=False)
        ]
        found.append({"favour": number, "counts": [*counts], "points": [*shares(counts)]})
    return found


def _hand(view: LudwigView, components: Components, seat: Seat) -> Json:
    """A seat's bonus cards with what they would pay now, or only how many there are."""
    hand = view.hands[seat]
    if isinstance(hand, int):
        return hand
    castles = castles_of(view)
    if seat >= len(castles):
        return [{"card": card, "points": 0, "count": 0} for card in hand]
    paid = [card_points(castles[seat], view.money[seat], components.bonus_cards[card]) for card in hand]
    return [
        {"card": card, "points": points, "count": count}
        for card, (points, count) in zip(hand, paid, strict=True)
    ]


def _stacks(view: LudwigView, components: Components) -> list[Json]:
    """What each stack holds, which tiles may be in it, and how many of its tiles each castle has."""
    seen = {lie[0] for castle in view.castles for lie in castle} | {*view.market, *view.gone, view.tile}
    owned = [Counter(components.tiles[lie[0]].stack for lie in castle) for castle in view.castles]
    return [
        {
            "left": left,
            "unseen": [*_unseen(components, stack, seen)],
            "owned": [count[stack] for count in owned],
            "points": DEPLETED_POINTS,
        }
        for stack, left in enumerate(view.stacks)
    ]


def _unseen(components: Components, stack: int, seen: set[int]) -> list[int]:
    tiles = components.by_size[stack] if stack < len(SIZES) else ()
    return [tile for tile in tiles if tile not in seen]


def _solo(view: LudwigView, components: Components) -> Json:
    """The points of a solo game as it would end now, and their rank (LUD-SOLO-5)."""
    if not view.solo:
        return None
    points, hand, castles = view.scores[0], view.hands[0], castles_of(view)
    if view.step != OVER and castles and not isinstance(hand, int):
        paid = (card_points(castles[0], view.money[0], components.bonus_cards[card])[0] for card in hand)
        points += sum(paid)
    return {"points": points, "rank": rank(points)}


# Whose turn it is, and what is decided


def _turn(view: LudwigView) -> dict[str, Json]:
    return {
        "step": STEPS[view.step],
        "turn": view.turn,
        "master": view.master,
        "round": view.round,
        "last": view.last,
        "deck": view.deck,
        "on_deck": [{"size": size, "tile": _or_none(tile)} for size, tile in reversed(view.on_deck)],
        "extra": view.extra,
        "money": [*view.money],
        "score": [*view.score],
        "scores": [*view.scores],
        "tile": _or_none(view.tile),
    }


def _reward(view: LudwigView, components: Components) -> dict[str, Json]:
    """Rewards due in the order of their words, tiles and cards that are looked at."""
    entries = view.pending[-1][1:] if view.pending else ()
    return {
        "rewards": [{"room": entry >> 3, "type": TYPES[entry & 7]} for entry in entries],
        "room": _or_none(view.room),
        "drawn": [] if isinstance(view.drawn, int) else [*view.drawn],
        "dug": [*_dug(view, components)],
    }


def _dug(view: LudwigView, components: Components) -> tuple[int, ...]:
    """The tiles of the stack that the seat is looking at, in the order of their numbers."""
    if not view.looked:
        return ()
    stack, on_deck = view.looked[0], {tile for _, tile in view.on_deck}
    for group in view.known:
        fits = len(group) == view.stacks[stack] and not on_deck & {*group}
        if fits and all(components.tiles[tile].stack == stack for tile in group):
            return tuple(sorted(group))
    return ()
