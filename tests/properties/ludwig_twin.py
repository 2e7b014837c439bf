"""A Ludwig position of the engine, laid out on the table of the naive reference engine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kastelan.core.chance import below, shuffled
from kastelan.core.game import Event
from kastelan.games.ludwig import LUDWIG, LudwigState, pools
from kastelan.games.ludwig.actions import PRICES
from kastelan.games.ludwig.components import standard_rows
from kastelan.games.ludwig.events import FinalPoints, PointsScored
from kastelan.games.ludwig.load_components import standard
from kastelan.games.ludwig.step_numbers import NOTHING, OVER
from tests.reference.ludwig_castle import read_row, room_at
from tests.reference.ludwig_game import Table
from tests.reference.ludwig_table import SIZES, Frame

ROWS: Final = standard_rows()
ORDER: Final = [str(row["id"]) for row in (*ROWS["special"], *ROWS["rooms"])]
TILES: Final = {str(row["id"]): read_row(row) for row in (*ROWS["special"], *ROWS["rooms"])}
CARD_ORDER: Final = [str(row["id"]) for row in ROWS["bonus_cards"]]
CARDS: Final = {str(row["id"]): row for row in ROWS["bonus_cards"]}
FAVOURS: Final = ROWS["favours"]
STEPS: Final = (
    "foyer",
    "away",
    "pricing",
    "buying",
    "placing",
    "rewards",
    "free",
    "any",
    "stack",
    "digging",
    "keeping",
    "over",
)


SAME: Final = (
    *("score", "money", "market", "coins", "stacks", "deck", "on_deck", "bonus_deck", "round", "last"),
    *("master", "extra", "corridor_taken", "laid", "in_hand", "looked", "drawn", "choices"),
)


class Chance:
    """The engine's generator, drawn from as the engine draws."""

    def __init__(self, chance: int) -> None:
        self.chance = chance

    def shuffle(self, items: list[str]) -> list[str]:
        """Cards or tiles in a new order, the next one first; the engine's is last."""
        if not items or items[0] not in CARD_ORDER:  # bonus cards are shuffled in the order of the options
            order = SIZES if items and items[0] in SIZES else ORDER
            items = sorted(items, key=order.index)
        dealt, self.chance = shuffled(self.chance, items)
        return list(reversed(dealt))

    def draw(self, seats: int) -> int:
        """A random seat."""
        seat, self.chance = below(self.chance, seats)
        return seat


def ids(tiles: Iterable[int]) -> list[str]:
    """Tiles by their ids."""
    return [ORDER[tile] for tile in tiles]


def next_first(tiles: tuple[int, ...]) -> list[str]:
    """A pile of tiles, the next one first."""
    return ids(reversed(tiles))


def _sizes(cards: Iterable[int]) -> list[str]:
    return [SIZES[card] for card in cards]


def stacks_of(state: LudwigState) -> dict[str, list[str]]:
    """All stacks of a position."""
    stacks = {size: next_first(stack) for size, stack in zip(SIZES, state.stacks, strict=True)}
    hallways, stairs = state.corridors
    return {**stacks, "hallway": ["hallway"] * hallways, "stairs": ["stairs"] * stairs}


def twin_of(state: LudwigState) -> Table:
    """The same position, whatever has happened before."""
    table, chance = state.table, Chance(state.chance)
    slots = table.slots
    market = {
        PRICES[slot] // 1000: None if state.market[slot] == NOTHING else ORDER[state.market[slot]]
        for slot in slots
    }
    twin = Table(
        tiles=TILES,
        order=ORDER,
        favours=[FAVOURS[number] for number in table.favours],
        cards=CARDS,
        card_order=CARD_ORDER,
        players=table.players,
        corners=table.corner_contact,
        stacks=stacks_of(state),
        deck=_sizes(reversed(state.deck)),
        bonus_deck=[CARD_ORDER[card] for card in reversed(state.cards)],
        hands=[[CARD_ORDER[card] for card in hand] for hand in state.hands],
        market=market,
        shuffle=chance.shuffle,
        draw=chance.draw,
        master=state.master,
        start=None if table.options["start"] == "random" else int(str(table.options["start"])) - 1,
        cards_to_deal=[CARD_ORDER[card] for card in pools.bonus_pool(table)],
        score=list(state.score),
        money=list(state.money),
        coins={PRICES[slot] // 1000: 1_000 * state.coins[slot] for slot in slots},
        discards=_sizes(state.discards),
        on_deck=next_first(state.on_deck),
        gone=ids(state.gone),
        step=STEPS[state.step],
        seat=state.seat,
        round=state.round,
        last=state.last,
        extra=state.extra,
        corridor_taken=state.corridor_taken,
    )
    _lay_open_ends(twin, state)
    return twin


def _lay_open_ends(twin: Table, state: LudwigState) -> None:
    """Castles, and what is half done."""
    twin.castles = [
        [
            room_at(TILES[room.tile.id], written(room.x, room.y, room.pose.turn, room.pose.dark))
            for room in c.rooms
        ]
        for c in state.castles
    ]
    twin.laid = [None if slot == NOTHING else PRICES[slot] // 1000 for slot in state.laid]
    twin.frames = [Frame([entry >> 3 for entry in frame[1:]], frame[0]) for frame in state.pending]
    twin.in_hand = None if state.tile == NOTHING else ORDER[state.tile]
    twin.downstairs_room = None if state.room == NOTHING else state.room
    twin.looked = (SIZES[state.looked[0]], state.looked[1]) if state.looked else None
    twin.drawn = [CARD_ORDER[card] for card in state.drawn]
    words = {3: "foyer3", 4: "foyer4"} if twin.step == "foyer" else {0: "away1", 1: "away2", 2: "away3"}
    twin.choices = {seat: words[choice] for seat, choice in enumerate(state.chosen) if choice != NOTHING}


def written(x: int, y: int, turn: int, dark: bool) -> str:
    """A placement as a word."""
    return f"{x},{y}{'nesw'[turn]}{'d' * dark}"


def words(state: LudwigState) -> set[str]:
    """The engine's legal actions of whoever decides first, as the reference writes them."""
    return (
        {LUDWIG.actions.write(action) for action in state.legal(state.actors[0])} if state.actors else set()
    )


def compare(state: LudwigState, twin: Table) -> None:
    """Everything that lies on the two tables is the same."""
    assert STEPS[state.step] == twin.step
    fresh = twin_of(state)
    if twin.looked is not None:  # the order of a stack in someone's hands means nothing
        for table in (fresh, twin):
            table.stacks[twin.looked[0]].sort()
    for field in SAME:
        assert getattr(fresh, field) == getattr(twin, field), field
    assert sorted(fresh.discards) == sorted(twin.discards)
    assert sorted(fresh.gone) == sorted(twin.gone)
    assert [sorted(hand) for hand in fresh.hands] == [sorted(hand) for hand in twin.hands]
    assert [[room.word for room in castle] for castle in fresh.castles] == [
        [room.word for room in castle] for castle in twin.castles
    ]
    if twin.step not in ("foyer", "away", "over"):
        assert state.seat == twin.seat
    if twin.step == "rewards":  # older placements are looked at when their turn comes
        newest = fresh.frames[-1]
        assert (newest.rooms, newest.even) == (twin.due(), twin.frames[-1].even)


def compare_points(told: list[Event], twin: Table) -> None:
    """The points of one action, and at the end of the final scoring, are the same line by line."""
    scored = [(event.rule, event.points) for event in told if isinstance(event, PointsScored)]
    assert sorted(scored) == sorted(twin.lines)
    if twin.step == "over":
        assert final_points(told) == sorted(line for line in twin.final if line[2])


def final_points(told: list[Event]) -> list[tuple[int, str, int]]:
    """What the engine told of the final scoring: depleted stacks in one line, names instead of rules."""
    lines: dict[tuple[int, str], int] = {}
    for event in told:
        if not isinstance(event, FinalPoints) or not event.points:
            continue
        name = event.rule
        if event.rule.startswith("LUD-FAV") and event.what is not None:
            name = f"favour {standard().favours[event.what].id}"
        elif event.rule.startswith("LUD-BON") and event.what is not None:
            name = f"card {CARD_ORDER[event.what]}"
        lines[event.seat, name] = lines.get((event.seat, name), 0) + event.points
    return sorted((seat, name, points) for (seat, name), points in lines.items())


assert STEPS[OVER] == "over"
