"""The potential of a castle, computed simply and without caches, to compare the bot's estimates with."""

from __future__ import annotations

from math import exp, fsum, prod, sqrt

from kastelan.bots.greedy.ludwig.castle_summary import SPACE
from kastelan.bots.greedy.ludwig.castle_value import OUTDOOR_MONEY
from kastelan.bots.greedy.ludwig.final_scoring_forecast import AVERAGE_COUNT, UNIT
from kastelan.bots.greedy.ludwig.situation import Situation, shares
from kastelan.bots.greedy.ludwig.tower_tokens import TOKEN_POINTS
from kastelan.games.ludwig.castle import BOX, FRONT, Castle, Room
from kastelan.games.ludwig.cells import Cells
from kastelan.games.ludwig.components import ANYWHERE, SIZES, STAIRS, TYPES, BonusCard, Favour
from kastelan.games.ludwig.favours import COUNTS, measured_in_castle
from kastelan.games.ludwig.final_scoring import FAVOUR_POINTS
from kastelan.games.ludwig.modules import graph_search
from kastelan.games.ludwig.modules.measures import courtyards
from kastelan.games.ludwig.scoring import own_lines
from kastelan.games.ludwig.shapes import CELLAR, STEP


def potential(view: Situation, castle: Castle) -> float:
    """Promise, favours and cards together."""
    return promise(view, castle) + favours(view, castle) + fsum(card(view, castle, one) for one in view.cards)


# Rooms and doors


def promise(view: Situation, castle: Castle) -> float:
    """Rooms in the order of what they bring for each door."""
    if not view.turns:
        return 0.0
    weights, fences = view.weights, castle.layers[FRONT]
    good = [fronts & ~fences & ~_crowded(castle, way % 4) for way, fronts in enumerate(castle.open)]
    usable = [fronts & ~fences for fronts in castle.open]
    stuck = weights.closed * view.turns * weights.way_on ** sum(fronts.bit_count() for fronts in good[:4])
    cellar = weights.cellar_door * view.in_time(weights.filled) if any(usable[4:]) else 0.0
    rooms = sorted((_room(view, castle, number, good) for number in _unfinished(castle)), reverse=True)
    return cellar - stuck + _filled_in_turn(view, rooms)


def _unfinished(castle: Castle) -> list[int]:
    return [number for number in range(len(castle.rooms)) if not castle.completed(number)]


def _filled_in_turn(view: Situation, rooms: list[tuple[float, int, float, float]]) -> float:
    filled, worth, within = 0, 0.0, view.weights.doors_a_turn * view.turns
    for _, missing, finished, fitted in rooms:
        chance = 1 / (1 + ((filled + missing) / within) ** 2)
        half_way = 1 / (1 + ((filled + missing / 2) / within) ** 2)
        worth += chance * finished + half_way * fitted
        filled += missing
    return worth


def _crowded(castle: Castle, side: int) -> Cells:
    """The cells that have something within three cells in a direction, themselves among them."""
    found, (step_x, step_y) = 0, STEP[side]
    taken, stride = castle.layers[BOX] | castle.layers[FRONT], castle.frame.stride
    for distance in range(SPACE):
        ahead = distance * (step_y * stride + step_x)
        found |= taken >> ahead if ahead >= 0 else taken << -ahead
    return found


def _room(view: Situation, castle: Castle, number: int, good: list[Cells]) -> tuple[float, int, float, float]:
    room = castle.rooms[number]
    face, missing = room.tile.face, len(room.pose.doors) - castle.joined[number]
    ease, finished, fitted = _ease(view, castle, room, good), 0.0, 0.0
    if face.symbol is not None and face.symbol.kind != ANYWHERE:
        share = fsum(shares(view.components)[kind] for kind in range(8) if face.symbol.types >> kind & 1)
        fitting = 1 - exp(-view.weights.sought * view.turns * share)
        fitted = face.symbol.points * fitting * fsum(ease)
    if len(ease) == missing:
        names = [name for kind, name in enumerate(TYPES) if face.types >> kind & 1]
        rewards = fsum(_reward(view, castle, number, name) for name in names)
        finished = prod(ease) * (rewards + (TOKEN_POINTS if room.tile.id.startswith("t_") else 0.0))
    return (finished + fitted) / missing, missing, finished, fitted


def _ease(view: Situation, castle: Castle, room: Room, good: list[Cells]) -> list[float]:
    weights, ease = view.weights, []
    for dx, dy, side, level in room.pose.doors:
        way = 4 * level + side
        bit = castle.frame.bit(room.x + dx + STEP[side][0], room.y + dy + STEP[side][1])
        if castle.open[way] >> bit & 1:
            fenced = castle.layers[FRONT] >> bit & 1
            space = 1.0 if good[way] >> bit & 1 else 0.0 if fenced else weights.narrow
            ease.append(weights.easy * (weights.dark * space if level == CELLAR else space))
    return ease


def _reward(view: Situation, castle: Castle, number: int, name: str) -> float:
    weights = view.weights
    if name == "living":
        return max(0.0, float(sum(line[1] for line in own_lines(castle, number, "", ""))))
    if name == "outdoor":
        return view.money_value(view.money + OUTDOOR_MONEY) - view.money_value(view.money)
    if name == "utility":
        return card_to_come(view)
    return {
        "activity": weights.activity,
        "corridor": weights.corridor,
        "downstairs": weights.any_reward / 2,
        "food": weights.extra_turn,
        "sleeping": view.sleeping,
    }[name]


# Favours and cards


def favours(view: Situation, castle: Castle) -> float:
    """The points of every place of every favour, by how likely it is."""
    spread, points = view.weights.doubt + view.weights.drift * sqrt(view.turns), 0.0
    for number, rivals in zip(view.favours, view.rivals, strict=False):
        favour = view.components.favours[number]
        count, unit = _measured(view, castle, favour), spread * UNIT.get(favour.kind, 1.0)
        if not count and not view.turns:
            continue
        places = [1.0]
        for rival in rivals:
            ahead = 1 / (1 + exp(min(30.0, max(-30.0, (rival - count) / unit))))
            behind = [0.0, *(place * (1 - ahead) for place in places)]
            places = [place * ahead + worse for place, worse in zip([*places, 0.0], behind, strict=True)]
        points += fsum(paid * chance for paid, chance in zip(FAVOUR_POINTS, places, strict=False))
    return points


def _measured(view: Situation, castle: Castle, favour: Favour) -> int:
    """As in the base game; what the favours of five players ask for is read from the castle's plan."""
    sizes = [room.tile.foundation.size for room in castle.rooms]
    rooms = [room.tile.foundation.size for room in castle.rooms if room.tile.number > STAIRS]
    more = {
        "count_towers": sizes.count(325),
        "count_without_swan": len(sizes) - sum(size in (250, 300, 350, 400) for size in rooms),
        "count_courtyards": courtyards(castle),
        "count_different_sizes": len(set(rooms)),
        "count_rooms": len(sizes),
        "promenade": graph_search.promenade(castle.connected),
        "count_types": 8 - castle.of_type.count(0),
        "fewest_points": 0,
    }
    return more[favour.kind] if favour.kind in more else measured_in_castle(castle, view.money, favour)


def card(view: Situation, castle: Castle, number: int) -> float:
    """A bonus card: what it counts now, and what the turns to come will add."""
    one, turns = view.components.bonus_cards[number], view.turns
    if one.kind in ("all_types", "all_sizes"):
        sizes = {room.tile.foundation.size for room in castle.rooms if room.tile.is_room}
        missing = castle.of_type.count(0) if one.kind == "all_types" else len(SIZES) - len(sizes)
        return one.points * (view.in_time(view.weights.missing) ** missing if turns >= missing else 0.0)
    count = COUNTS[one.kind](castle, view.money, one)
    if one.kind == "per_money":
        return one.points * count / one.per / (2 if turns else 1)
    if not turns:
        return float(one.points * (count // one.per))
    return one.points * (count + _to_come(view, one)) / one.per


def _to_come(view: Situation, one: BonusCard) -> float:
    if one.kind == "per_type":
        return view.weights.seeking * view.turns * shares(view.components)[one.type]
    if one.sizes:
        return view.weights.seeking * view.turns * len(one.sizes) / len(SIZES)
    return view.turns * AVERAGE_COUNT.get(one.kind, 0.0)


def card_to_come(view: Situation) -> float:
    """The better of every two cards that the seat has not."""
    every = enumerate(view.components.bonus_cards)
    unseen = [number for number, one in every if one.kind in COUNTS and number not in view.cards]
    worth = sorted(card(view, view.castle, number) for number in unseen)
    counted = view.weights.card_to_come if view.turns else view.weights.card_at_the_end
    pairs = len(worth) * (len(worth) - 1) / 2
    return counted * fsum(rank * value for rank, value in enumerate(worth)) / pairs
