"""What a seat may see, and dealing anew what it may not see: cards that lie face down (CS-SETUP-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kastelan.core.chance import below, shuffled
from kastelan.core.game import Outcome, Seat, View
from kastelan.games.seasons.components import WORKERS, Pieces
from kastelan.games.seasons.selection import selections
from kastelan.games.seasons.transfers import put

if TYPE_CHECKING:
    from kastelan.games.seasons.state import Lying, SeasonsState


@dataclass(frozen=True, slots=True)
class SeasonsView(View):
    """Everything a seat may know."""

    seat: Seat | None
    players: int
    rounds: int
    winter: bool
    keep_counts_unbuilt: bool
    components: str
    round: int
    order: tuple[Seat, ...]
    step: int
    actors: tuple[Seat, ...]
    turn: Seat
    vp: tuple[int, ...]
    scores: tuple[int, ...]
    talers: tuple[int, ...]
    supply: tuple[Pieces, ...]
    helpers: tuple[int, ...]
    held: tuple[int, ...]  # cards in hand, by seat; while cards lie face down, together with these
    discards: tuple[int, ...]
    chosen: tuple[bool, ...]  # whether a seat has cards that are not yet resolved
    selected: tuple[int | None, ...]  # these cards; None while they are hidden from the seat
    barred: int
    pinned: int
    bank: int
    stock: Pieces
    tower: Pieces
    forge: int
    lying: tuple[Lying, ...]
    wagons: tuple[Seat, ...]
    fresh: int
    castle: tuple[Seat, ...]
    templates: tuple[int, ...]
    built: tuple[int, ...]
    entered: tuple[int, ...]
    queue: tuple[Seat, ...]
    card: int
    builds: int
    placements: int
    building: int
    asked: int
    sale: int
    kind: int
    turned_in: int
    unseen: tuple[int, ...]  # winter cards in the pile, sorted
    innkeeper: Seat
    tavern: int
    granary: tuple[int, ...]
    maiden: int
    suitors: int
    stakes: tuple[int, ...]
    outcome: Outcome | None


def seen(state: SeasonsState, seat: Seat | None) -> SeasonsView:
    """The position as the seat may know it."""
    table, secret = state.table, state.face_down
    # While cards lie face down, the hand alone would show which ones.
    together = tuple(hand | cards for hand, cards in zip(state.hands, state.selected, strict=True))
    return SeasonsView(
        seat=seat,
        players=table.players,
        rounds=table.rounds,
        winter=table.winter,
        keep_counts_unbuilt=table.keep_counts_unbuilt,
        components=str(table.options["components"]),
        round=state.round,
        order=state.order,
        step=state.step,
        actors=state.actors,
        turn=state.seat,
        vp=state.vp,
        scores=state.scores(),
        talers=state.talers,
        supply=state.supply,
        helpers=state.helpers,
        held=together if secret else state.hands,
        discards=state.discards,
        chosen=tuple(cards != 0 for cards in state.selected),
        selected=tuple(
            cards if not secret or not cards or other == seat else None
            for other, cards in enumerate(state.selected)
        ),
        barred=state.barred,
        pinned=state.pinned,
        bank=state.bank,
        stock=state.stock,
        tower=state.tower,
        forge=state.forge,
        lying=state.lying,
        wagons=state.wagons,
        fresh=state.fresh,
        castle=state.castle,
        templates=state.templates,
        built=state.built,
        entered=state.entered,
        queue=state.queue,
        card=state.card,
        builds=state.builds,
        placements=state.placements,
        building=state.building,
        asked=state.asked,
        sale=state.sale,
        kind=state.kind,
        turned_in=state.turned_in,
        unseen=tuple(sorted(state.pile)),
        innkeeper=state.innkeeper,
        tavern=state.tavern,
        granary=state.granary,
        maiden=state.maiden,
        suitors=state.suitors,
        stakes=state.stakes,
        outcome=state.outcome,
    )


def redealt(state: SeasonsState, seat: Seat | None, chance: int) -> SeasonsState:
    """A copy in which the others' face-down cards and the winter cards are dealt anew."""
    new = state.copy()
    # Sorted, so that the deal depends only on what the seat can know.
    new.pile, chance = shuffled(chance, sorted(state.pile))
    if state.face_down:
        for other, cards in enumerate(state.selected):
            if cards and other != seat:
                chance = _reselect(new, other, chance)
    new.chance = chance
    return new


def _reselect(new: SeasonsState, seat: Seat, chance: int) -> int:
    """Give a seat one of the selections that are possible as far as the others know."""
    held = new.hands[seat] | new.selected[seat]
    number = new.table.figures.cards_played[new.table.players]
    possible = [action.cards for action in selections(held, bool(new.barred >> seat & 1), number)]
    if new.pinned >> seat & 1:  # paid too little, so all its Workers lie face down (CS-WINTER-SNOW-2)
        possible = [cards for cards in possible if held & WORKERS == cards & WORKERS]
    pick, chance = below(chance, len(possible))
    new.selected = put(new.selected, seat, possible[pick])
    new.hands = put(new.hands, seat, held & ~possible[pick])
    return chance
