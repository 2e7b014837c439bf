"""The view of a seat: a position without what is hidden from the seat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from kastelan.core.game import Outcome, Seat, View
from kastelan.games.ludwig import final_scoring, knowledge
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import SIZES
from kastelan.games.ludwig.step_numbers import NOTHING, OVER, REDRAWING, SWAPPING, TOKENS
from kastelan.games.ludwig.terms import terms

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

SECRET_OFFERS: Final = (TOKENS, REDRAWING, SWAPPING)
"""Steps in which only the deciding seat sees what is offered."""

Lie = tuple[int, int, int, int, bool]
"""The placement of a room: its tile, x, y, quarter turns, dark side up."""


@dataclass(frozen=True, slots=True)
class CastleView:
    """The additions of a castle."""

    moat: int  # positions that are filled, as bits
    passages: tuple[tuple[int, int, int, int, int], ...]  # kind, room, door, other room, its door
    covers: tuple[tuple[int, ...], ...]  # by room: the renovations on it


@dataclass(frozen=True, slots=True)
class ModuleStateView:
    """The fields of modules that a seat may know; all empty without modules."""

    modules: tuple[str, ...]
    castles: tuple[CastleView, ...]
    lake: int  # swan tokens left
    swans_on: tuple[int, ...]
    swans: tuple[tuple[int, ...] | None, ...]  # None where they are hidden (DEC-07)
    sold: int
    piles: tuple[int, ...]
    show: tuple[int, ...]
    show_swans: tuple[int, ...]
    ran_out: bool
    tokens: int
    held: tuple[tuple[int, ...] | int, ...]  # favour tokens; of others only how many
    thrown: tuple[int, ...]  # those the seat put away itself
    offered: tuple[int, ...] | int
    moats: int
    placed: int
    draft: tuple[int, ...] | int
    kept: tuple[tuple[int, ...] | int, ...]
    decrees: tuple[tuple[int, ...], ...]
    used: int
    recalled: tuple[int, ...]  # the cards that lie face up on the deck, the next one last
    stored: tuple[int, ...]
    debt: tuple[int, ...]
    banked: tuple[int, ...]
    model: tuple[int, ...]  # NOTHING where it is hidden or not there
    order: tuple[int, ...]
    shift: tuple[int, ...]
    purse: tuple[int, ...]
    purchase: tuple[int, ...]
    doubled: int
    moats_count: bool  # for the favour without swans (AMB-25)


@dataclass(frozen=True, slots=True)
class LudwigView(View):
    """Everything that a seat may know. Tiles and cards are numbers of the components; NOTHING is -1."""

    version: int  # of the rules
    seat: Seat | None
    players: int
    components: str
    solo: bool
    corner_contact: bool
    favours: tuple[int, ...]
    slots: tuple[int, ...]
    start: Seat
    round: int
    last: bool
    master: Seat
    turn: Seat
    step: int
    actors: tuple[Seat, ...]
    castles: tuple[tuple[Lie, ...], ...]
    completed: tuple[int, ...]  # by seat: bits of the completed rooms
    money: tuple[int, ...]
    score: tuple[int, ...]
    scores: tuple[int, ...]  # with the final scoring of everything public
    hands: tuple[tuple[int, ...] | int, ...]  # bonus cards; of others only how many
    cards: int  # in the bonus deck
    put: tuple[tuple[int, int], ...]  # own cards under the bonus deck: place from the bottom, card
    stacks: tuple[int, ...]  # how many tiles each stack holds, hallways and stairs at the end
    known: tuple[tuple[int, ...], ...]  # hidden tiles that the seat knows as sets (knowledge.py)
    on_deck: tuple[tuple[int, int], ...]  # tiles on the room deck: size, and the tile or NOTHING
    deck: int
    discards: tuple[int, ...]
    gone: tuple[int, ...]
    market: tuple[int, ...]
    coins: tuple[int, ...]
    laid: tuple[int, ...]
    extra: int
    corridor_taken: bool
    pending: tuple[tuple[int, ...], ...]  # rewards due, the newest placement last (rewards.py)
    tile: int  # in hand
    room: int  # the downstairs room whose reward is being chosen
    looked: tuple[int, ...]
    drawn: tuple[int, ...] | int  # bonus cards drawn; of others only how many
    chosen: int  # the seat's own secret choice
    outcome: Outcome | None
    module_state: ModuleStateView


def seen(state: LudwigState, seat: Seat | None) -> LudwigView:
    """The view of the seat; of a spectator if it is None."""
    public = _public(state)
    return public if seat is None else seen_beside(state, seat, public)


def seen_beside(state: LudwigState, seat: Seat, public: LudwigView) -> LudwigView:
    """The view of a seat, from that of a spectator."""
    own_turn = seat == state.seat
    return replace(
        public,
        seat=seat,
        money=_money(state, seat),
        hands=_hands(state, seat),
        put=tuple((state.cards.index(card), card) for card in state.put[seat]),
        known=tuple(_tiles(group) for group in state.groups[seat]),
        on_deck=tuple(_on_deck(state, seat, tile) for tile in state.on_deck),
        drawn=state.drawn if own_turn else len(state.drawn),
        chosen=state.chosen[seat] if state.chosen else NOTHING,
        module_state=_own_module_state(state, seat, public.module_state),
    )


def _public(state: LudwigState) -> LudwigView:
    """The view of a spectator."""
    table = state.table
    return LudwigView(
        version=table.rules.number,
        seat=None,
        players=table.players,
        components=str(table.options["components"]),
        solo=table.solo,
        corner_contact=table.corner_contact,
        favours=table.favours,
        slots=table.slots,
        start=table.start,
        round=state.round,
        last=state.last,
        master=state.master,
        turn=state.seat,
        step=state.step,
        actors=state.actors,
        castles=tuple(lies(state, owner) for owner in range(len(state.castles))),
        completed=tuple(_completed(state, owner) for owner in range(len(state.castles))),
        money=_money(state, None),
        score=state.score,
        scores=state.scores(),
        hands=_hands(state, None),
        cards=len(state.cards),
        put=(),
        stacks=stack_counts(state),
        known=(),
        on_deck=tuple(_on_deck(state, None, tile) for tile in state.on_deck),
        deck=len(state.deck),
        discards=tuple(sorted(state.discards)),
        gone=state.gone,
        market=state.market,
        coins=state.coins,
        laid=state.laid,
        extra=state.extra,
        corridor_taken=state.corridor_taken,
        pending=state.pending,
        tile=state.tile,
        room=state.room,
        looked=state.looked,
        drawn=len(state.drawn),
        chosen=NOTHING,
        outcome=state.outcome,
        module_state=_module_state(state),
    )


def _hands(state: LudwigState, seat: Seat | None) -> tuple[tuple[int, ...] | int, ...]:
    """Bonus cards by seat; of others only how many, before the end."""
    over = state.step == OVER
    return tuple(hand if owner == seat or over else len(hand) for owner, hand in enumerate(state.hands))


def stack_counts(state: LudwigState) -> tuple[int, ...]:
    """How many tiles each stack holds, by stack number: sizes, hallways, stairs, and those of modules."""
    sizes = tuple(map(len, state.stacks[: len(SIZES)]))
    more = [count for module in state.table.hooks.more_stacks for count in module.more_stacks(state)]
    return (*sizes, *state.corridors, *more)


def hidden(state: LudwigState, owner: Seat, seat: Seat | None) -> bool:
    """Whether money and swans of the owner are hidden from the seat (DEC-07)."""
    return owner != seat and terms(state, owner).hides_purse and not final_scoring.has_begun(state)


def _money(state: LudwigState, seat: Seat | None) -> tuple[int, ...]:
    """Money by seat; NOTHING where it is hidden (DEC-07)."""
    return tuple(NOTHING if hidden(state, owner, seat) else money for owner, money in enumerate(state.money))


def lies(state: LudwigState, owner: Seat) -> tuple[Lie, ...]:
    """The rooms of a castle as plain values."""
    rooms = state.castles[owner].rooms
    return tuple((room.tile.number, room.x, room.y, room.pose.turn, room.pose.dark) for room in rooms)


def _completed(state: LudwigState, owner: Seat) -> int:
    castle = state.castles[owner]
    return sum(1 << room for room in range(len(castle.rooms)) if castle.completed(room))


def _tiles(group: int) -> tuple[int, ...]:
    return tuple(tile for tile in range(group.bit_length()) if group >> tile & 1)


def _size(state: LudwigState, tile: int) -> int:
    return state.table.components.tiles[tile].foundation.size


def _on_deck(state: LudwigState, seat: Seat | None, tile: int) -> tuple[int, int]:
    known = seat is not None and knowledge.certain(state.groups[seat], tile)
    return _size(state, tile), tile if known else NOTHING


# The modules


def module_state_view(state: LudwigState, seat: Seat | None) -> ModuleStateView:
    """The fields of modules in the view of the seat; of a spectator if it is None."""
    public = _module_state(state)
    return public if seat is None else _own_module_state(state, seat, public)


def _own_module_state(state: LudwigState, seat: Seat, public: ModuleStateView) -> ModuleStateView:
    """The fields of modules in the view of a seat, from those that a spectator sees."""
    own = state.module_state
    return replace(
        public,
        swans=_swans(state, seat),
        held=_held(state, seat),
        thrown=own.thrown[seat],
        offered=own.offered if seat == state.seat else public.offered,
        draft=own.draft if seat == state.seat else public.draft,
        kept=_kept(state, seat),
        model=_model(state, seat),
        doubled=own.doubled[seat],
    )


def _module_state(state: LudwigState) -> ModuleStateView:
    """The fields of modules in the view of a spectator."""
    own = state.module_state
    return ModuleStateView(
        modules=tuple(module.name for module in state.table.modules),
        castles=tuple(map(_castle, state.castles)),
        lake=len(own.lake),
        swans_on=own.swans_on,
        swans=_swans(state, None),
        sold=own.sold,
        piles=tuple(map(len, own.piles)),
        show=own.show,
        show_swans=own.show_swans,
        ran_out=bool(own.ran_out),
        tokens=len(own.tokens),
        held=_held(state, None),
        thrown=(),
        offered=len(own.offered) if state.step in SECRET_OFFERS else own.offered,
        moats=own.moats,
        placed=own.placed,
        draft=len(own.draft),
        kept=_kept(state, None),
        decrees=own.decrees,
        used=own.used,
        recalled=state.deck[len(state.deck) - own.recalled :] if own.recalled else (),
        stored=own.stored,
        debt=own.debt,
        banked=own.banked,
        model=_model(state, None),
        order=state.turns,
        shift=own.shift,
        purse=own.purse,
        purchase=own.purchase,
        doubled=NOTHING,
        moats_count=bool(state.table.options["moats_in_no_swan_favor"]),
    )


def _swans(state: LudwigState, seat: Seat | None) -> tuple[tuple[int, ...] | None, ...]:
    every = enumerate(state.module_state.swans)
    return tuple(None if hidden(state, owner, seat) else swans for owner, swans in every)


def _held(state: LudwigState, seat: Seat | None) -> tuple[tuple[int, ...] | int, ...]:
    every, over = enumerate(state.module_state.held), state.step == OVER
    return tuple(tokens if owner == seat or over else len(tokens) for owner, tokens in every)


def _kept(state: LudwigState, seat: Seat | None) -> tuple[tuple[int, ...] | int, ...]:
    every = enumerate(state.module_state.kept)
    return tuple(cards if owner == seat else len(cards) for owner, cards in every)


def _model(state: LudwigState, seat: Seat | None) -> tuple[int, ...]:
    every, shown = enumerate(state.module_state.model), final_scoring.has_begun(state)
    return tuple(tile if owner == seat or shown else NOTHING for owner, tile in every)


def _castle(castle: Castle) -> CastleView:
    additions = castle.additions
    return CastleView(
        additions.moat,
        tuple((p.kind, p.room, p.door, p.other, p.other_door) for p in additions.passages),
        tuple(tuple(int(tile.number) for tile in room.covers) for room in castle.rooms),
    )
