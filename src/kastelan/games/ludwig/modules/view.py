"""DIG-1: what a seat may see of the modules, and redealing what it may not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kastelan.core.chance import below, shuffled
from kastelan.core.game import Seat
from kastelan.games.ludwig import knowledge
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.extras import Extras, at, extras_of
from kastelan.games.ludwig.modules.siting import annex_of
from kastelan.games.ludwig.steps import (
    NOTHING,
    OVER,
    REDRAWING,
    SWAPPING,
    TOKENS,
)

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

SECRET_OFFERS = (TOKENS, REDRAWING, SWAPPING)
"""Steps at which what is looked at is a secret of whose decision it is."""


@dataclass(frozen=True, slots=True)
class CastleView:
    """What lies beside the rooms of a castle."""

    moat: int  # positions that are filled, as bits
    passages: tuple[tuple[int, int, int, int, int], ...]  # kind, room, door, other room, its door
    covers: tuple[tuple[int, ...], ...]  # by room: the renovations on it


@dataclass(frozen=True, slots=True)
class ExtrasView:
    """What a seat may know of the modules."""

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


def hidden(state: LudwigState, owner: Seat, seat: Seat | None) -> bool:
    """Whether money and swans of the owner are hidden from the seat (DEC-07)."""
    if owner == seat or state.step == OVER:
        return False
    return any(one.hides for one in held(state, owner))


def seen(state: LudwigState, seat: Seat | None) -> ExtrasView:
    """The modules as the seat may know them."""
    extras, over = extras_of(state), state.step == OVER
    own_turn = seat is not None and seat == state.seat
    secret = state.step in SECRET_OFFERS and not own_turn
    return ExtrasView(
        modules=tuple(module.name for module in state.table.modules),
        castles=tuple(_castle(state, owner) for owner in range(len(state.castles))),
        lake=len(extras.lake),
        swans_on=extras.swans_on,
        swans=tuple(None if hidden(state, owner, seat) else own for owner, own in enumerate(extras.swans)),
        sold=extras.sold,
        piles=tuple(map(len, extras.piles)),
        show=extras.show,
        show_swans=extras.show_swans,
        ran_out=bool(extras.ran_out),
        tokens=len(extras.tokens),
        held=tuple(own if owner == seat or over else len(own) for owner, own in enumerate(extras.held)),
        thrown=() if seat is None else extras.thrown[seat],
        offered=len(extras.offered) if secret else extras.offered,
        moats=extras.moats,
        placed=extras.placed,
        draft=extras.draft if own_turn else len(extras.draft),
        kept=tuple(own if owner == seat else len(own) for owner, own in enumerate(extras.kept)),
        decrees=extras.decrees,
        used=extras.used,
        recalled=state.deck[len(state.deck) - extras.recalled :] if extras.recalled else (),
        stored=extras.stored,
        debt=extras.debt,
        banked=extras.banked,
        model=tuple(tile if owner == seat or over else NOTHING for owner, tile in enumerate(extras.model)),
        order=extras.order,
        shift=extras.shift,
        purse=extras.purse,
        purchase=extras.purchase,
        doubled=NOTHING if seat is None else extras.doubled[seat],
        moats_count=bool(state.table.options["moats_in_no_swan_favor"]),
    )


def _castle(state: LudwigState, owner: Seat) -> CastleView:
    castle = state.castles[owner]
    annex = annex_of(castle)
    return CastleView(
        annex.moat,
        tuple((p.kind, p.room, p.door, p.other, p.other_door) for p in annex.passages),
        tuple(tuple(int(tile.number) for tile in room.covers) for room in castle.rooms),
    )


# Redealing


def redeal(new: LudwigState, seat: Seat | None) -> None:
    """Deal anew what the modules hide from the seat."""
    extras = extras_of(new)
    extras.lake, new.chance = shuffled(new.chance, sorted(extras.lake))
    piles = []
    for pile in extras.piles:
        dealt, new.chance = shuffled(new.chance, sorted(pile))
        piles.append(dealt)
    extras.piles = tuple(piles)
    _redeal_tokens(new, extras, seat)
    _redeal_doubled(new, extras, seat)
    _redeal_decrees(new, extras, seat)  # money and swans stay: who counts along knows them (DEC-07)


def _redeal_tokens(new: LudwigState, extras: Extras, seat: Seat | None) -> None:
    """Favour tokens that the seat has not seen."""
    if new.step == OVER:
        return
    others = [owner for owner in range(new.table.players) if owner != seat]
    looking = new.step == TOKENS and new.seat != seat
    unseen = [*extras.tokens, *extras.box, *(extras.offered if looking else ())]
    unseen += [token for owner in others for token in (*extras.held[owner], *extras.thrown[owner])]
    dealt, new.chance = shuffled(new.chance, sorted(unseen))
    tokens = iter(dealt)
    extras.tokens = tuple(next(tokens) for _ in extras.tokens)
    extras.box = tuple(sorted(next(tokens) for _ in extras.box))
    if looking:
        extras.offered = tuple(sorted(next(tokens) for _ in extras.offered))
    for name in ("held", "thrown"):
        rows = getattr(extras, name)
        renewed = tuple(
            tuple(sorted(next(tokens) for _ in own)) if owner in others else own
            for owner, own in enumerate(rows)
        )
        setattr(extras, name, renewed)


def _redeal_decrees(new: LudwigState, extras: Extras, seat: Seat | None) -> None:
    """Decrees of the draft within what the seat knows about them (knowledge.py)."""
    if not extras.decree_deck and not extras.draft:
        return
    groups = () if seat is None or not extras.seen else extras.seen[seat]
    redrawn = extras.offered if new.step == REDRAWING else ()
    places = [*extras.decree_deck, *extras.draft, *redrawn, *(card for own in extras.kept for card in own)]
    renamed: dict[int, int] = {}
    for group in sorted({knowledge.group_of(groups, card) for card in places}):
        members = [card for card in places if knowledge.group_of(groups, card) == group]
        dealt, new.chance = shuffled(new.chance, sorted(members))
        renamed.update(zip(members, dealt, strict=True))
    extras.decree_deck = tuple(renamed[card] for card in extras.decree_deck)
    extras.draft = tuple(sorted(renamed[card] for card in extras.draft))
    extras.kept = tuple(tuple(renamed[card] for card in own) for own in extras.kept)
    if redrawn:
        extras.offered = tuple(sorted(renamed[card] for card in redrawn))
    extras.seen = tuple(
        own if owner == seat else knowledge.renamed(own, renamed) for owner, own in enumerate(extras.seen)
    )


def _redeal_doubled(new: LudwigState, extras: Extras, seat: Seat | None) -> None:
    """Which card another one lets count twice (DEC-54)."""
    for owner, card in enumerate(extras.doubled):
        if card != NOTHING and owner != seat and new.step != OVER:
            place, new.chance = below(new.chance, len(new.hands[owner]))
            extras.doubled = at(extras.doubled, owner, new.hands[owner][place])
