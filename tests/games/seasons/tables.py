"""Positions for the rulebook tests, in the words of the rules, and a table to play them on.

What a test does not speak of is left as at setup; other pieces, talers and helpers are in stock, bank
and supplies. Where a test names stock, bank or helpers itself, what is over lies in the box.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from kastelan.core.game import Action, Event, Seat
from kastelan.games.seasons import SEASONS, SeasonsState, automatic_steps
from kastelan.games.seasons.components import (
    ALL_CARDS,
    BUILDINGS,
    CARDS,
    RESOURCES,
    SILVER,
    SPACES,
    SPOTS,
    STAKES,
    STANDARD,
    WINTER_CARDS,
    Pieces,
)
from kastelan.games.seasons.events import PointsScored
from kastelan.games.seasons.step_numbers import (
    FINAL_SCORING,
    NEXT_ROUND,
    NOBODY,
    OVER,
    REVEAL,
    SELECTION,
    WINTER,
)

A, B, C, D = range(4)
IDLE: Final = "master_builder"
"""A card for players without a part in a test: it comes last."""
NO_PIECES: Final = (0, 0, 0, 0, 0)
STEPS: Final = {
    "round": NEXT_ROUND,
    "selection": SELECTION,
    "winter": WINTER,
    "reveal": REVEAL,
    "scoring": FINAL_SCORING,
}
BySeat = Mapping[Seat, int]


def of(**numbers: int) -> Pieces:
    """Pieces by name: `of(stone=2, sand=4)`."""
    assert set(numbers) <= set(RESOURCES)
    return tuple(numbers.get(kind, 0) for kind in RESOURCES)


def bits(cards: str) -> int:
    """Cards written `trader+worker_wood`, as bits."""
    return sum(1 << CARDS.index(card) for card in cards.split("+") if card)


def names(cards: int) -> str:
    """Bits as cards."""
    return "+".join(card for number, card in enumerate(CARDS) if cards >> number & 1)


class Table:
    """A game under test: moves in notation of the deciding seat, and what follows."""

    def __init__(self, state: SeasonsState) -> None:
        self.state = state
        self.events: list[Event] = []

    # Legal actions

    @property
    def actor(self) -> Seat:
        """The deciding seat."""
        (seat,) = self.state.actors
        return seat

    @property
    def asked(self) -> str:
        """What is asked now, without the game's name; `over` at the end."""
        if self.state.step == OVER:
            return "over"
        return self.state.ask(self.state.actors[0]).step

    @property
    def words(self) -> set[str]:
        """The legal actions of the deciding seat."""
        return self.words_of(self.actor)

    def words_of(self, seat: Seat) -> set[str]:
        found = [SEASONS.actions.write(action) for action in self.state.legal(seat)]
        assert len(set(found)) == len(found)
        return set(found)

    # Moves

    def act(self, action: Action, seat: Seat | None = None) -> list[Event]:
        """The events when the deciding seat, or a given one, does this."""
        events: list[Event] = []
        self.state.apply(self.actor if seat is None else seat, action, events.append)
        self.events += events
        return events

    def do(self, *words: str) -> list[Event]:
        """One move after another, each by the deciding seat."""
        return [event for word in words for event in self.act(SEASONS.actions.parse(word))]

    def select(self, *words: str) -> list[Event]:
        """A selection for each seat in turn."""
        return [
            event
            for seat, word in enumerate(words)
            if word
            for event in self.act(SEASONS.actions.parse(word), seat)
        ]

    def finish(self, but: Iterable[str] = ()) -> None:
        """Pass or take the first move until the cards of the round are resolved, or something is asked."""
        number = self.state.round
        while self.asked not in ("selecting", "over", *but) and self.state.round == number:
            legal = self.state.legal(self.actor)
            self.do("pass" if "pass" in self.words else SEASONS.actions.write(legal[0]))

    # Questions about the position

    def points(self, seat: Seat, rule: str) -> int:
        """The points that a seat scored by a rule."""
        return sum(
            event.points
            for event in self.events
            if isinstance(event, PointsScored) and (event.seat, event.rule) == (seat, rule)
        )

    def wagon(self, spot: str) -> Seat:
        return self.state.wagons[SPOTS.index(spot)]

    def helper(self, space: str) -> Seat:
        return self.state.castle[SPACES.index(space)]

    def templates(self, building: str) -> int:
        return self.state.templates[BUILDINGS.index(building)]

    def hand(self, seat: Seat) -> str:
        return names(self.state.hands[seat])

    def discards(self, seat: Seat) -> str:
        return names(self.state.discards[seat])


def table(
    *cards: str,
    players: int = 0,
    at: str = "reveal",
    start: Seat = A,
    round_: int = 1,
    vp: BySeat | None = None,
    talers: BySeat | None = None,
    supply: Mapping[Seat, Pieces] | None = None,
    helpers: BySeat | None = None,
    discards: Mapping[Seat, str] | None = None,
    lost: Mapping[Seat, str] | None = None,
    stock: Pieces | None = None,
    bank: int | None = None,
    tower: Pieces | None = None,
    forge: int = 0,
    wagons: Mapping[str, Seat] | None = None,
    fresh: Iterable[str] = (),
    castle: Mapping[str, Seat] | None = None,
    built: Mapping[str, int] | Iterable[str] = (),
    winter: str | None = None,
    turned_up: str = "",
    innkeeper: Seat = NOBODY,
    tavern: int = 0,
    granary: BySeat | None = None,
    suitors: Iterable[Seat] = (),
    stakes: Pieces = NO_PIECES,
    options: Mapping[str, object] | None = None,
) -> Table:
    """A table with these cards selected, one text for each seat.

    `start` is the starting player of `round_`. `winter`: a winter game, with this card, or "", on the pile.
    `turned_up`: winter cards seen before. `suitors`: who courts the Castle Maiden, after the first turn.
    """
    players = players or len(cards)
    first = (start - round_ + 1) % players  # the marker moves on each round
    made = {"start": str(first + 1), "winter": winter is not None, **(options or {})}
    state = SEASONS.new(players, made)
    assert isinstance(state, SeasonsState)
    state.round = round_ - (at == "round")
    _seat_players(state, vp or {}, talers or {}, supply or {})
    _deal(state, cards, discards or {}, lost or {})
    _build(state, dict.fromkeys(built, 1) if not isinstance(built, Mapping) else built, castle or {})
    state.wagons = tuple((wagons or {}).get(spot, NOBODY) for spot in SPOTS)
    state.fresh = sum(1 << SPOTS.index(spot) for spot in fresh)
    if winter is not None:
        _lay_winter(state, winter, turned_up)
    state.innkeeper, state.tavern = innkeeper, tavern
    state.granary = tuple((granary or {}).get(seat, 0) for seat in range(players))
    state.suitors = sum(1 << seat for seat in suitors)
    state.maiden = 2 if state.suitors else 0
    state.stakes = (*stakes, 0) if len(stakes) < len(STAKES) else stakes
    _count(state, stock, bank, tower, forge, helpers or {})
    result = Table(state)
    state.step = STEPS[at]
    automatic_steps.run(state, result.events.append)
    return result


def _seat_players(state: SeasonsState, vp: BySeat, talers: BySeat, supply: Mapping[Seat, Pieces]) -> None:
    seats = range(state.players)
    state.vp = tuple(vp.get(seat, 0) for seat in seats)
    state.talers = tuple(talers.get(seat, STANDARD.start_talers) for seat in seats)
    state.supply = tuple(supply.get(seat, NO_PIECES) for seat in seats)


def _deal(
    state: SeasonsState, cards: tuple[str, ...], discards: Mapping[Seat, str], lost: Mapping[Seat, str]
) -> None:
    seats = range(state.players)
    state.selected = tuple(bits(cards[seat]) if cards else 0 for seat in seats)
    state.discards = tuple(bits(discards.get(seat, "")) for seat in seats)
    state.hands = tuple(
        ALL_CARDS & ~(state.selected[seat] | state.discards[seat] | bits(lost.get(seat, "")))
        for seat in seats
    )
    state.barred = sum(1 << seat for seat in seats if not state.discards[seat])


def _build(state: SeasonsState, built: Mapping[str, int], castle: Mapping[str, Seat]) -> None:
    numbers = {**dict.fromkeys((space.partition(".")[0] for space in castle), 1), **built}
    state.castle = tuple(castle.get(position.id, NOBODY) for position in STANDARD.positions)
    assert set(castle) <= set(SPACES)
    state.templates = tuple(
        building.templates - (numbers.get(building.id, 0) if building.templates else 0)
        for building in STANDARD.buildings
    )
    assert min(state.templates) >= 0


def _lay_winter(state: SeasonsState, top: str, turned_up: str) -> None:
    gone = turned_up.split()
    rest = [card for card in range(len(WINTER_CARDS)) if WINTER_CARDS[card] not in (*gone, top)]
    state.pile = (*rest, WINTER_CARDS.index(top)) if top else tuple(rest)


def _count(
    state: SeasonsState,
    stock: Pieces | None,
    bank: int | None,
    tower: Pieces | None,
    forge: int,
    helpers: BySeat,
) -> None:
    """What no player has is in stock, bank and supplies."""
    state.forge = forge
    state.tower = STANDARD.tower if tower is None else tower
    rows = (*state.supply, state.tower, state.stakes[:5])
    left = [count - sum(column) for count, *column in zip(STANDARD.counts, *rows, strict=True)]
    left[SILVER] -= forge
    state.stock = tuple(left) if stock is None else stock
    assert min(state.stock) >= 0
    track = state.table.rounds - state.round
    rest = STANDARD.talers - sum(state.talers) - state.tavern - state.stakes[5] - track
    state.bank = rest if bank is None else bank
    placed = [*state.wagons, *state.castle, state.innkeeper]
    state.helpers = tuple(
        helpers.get(seat, STANDARD.helpers[state.players] - placed.count(seat) - state.granary[seat])
        for seat in range(state.players)
    )
    assert min(state.helpers) >= 0
