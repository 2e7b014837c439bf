"""Whether everything the modules brought, and all else, is in exactly one place."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING, Final

from kastelan.games.ludwig import setup
from kastelan.games.ludwig.components import CARD_SIZES, HALLWAY, STAIRS
from kastelan.games.ludwig.modules import moats
from kastelan.games.ludwig.modules.decrees.draft import order, usable
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.extras import Extras, extras_of
from kastelan.games.ludwig.modules.siting import annex_of
from kastelan.games.ludwig.modules.swans import COLOURS, PER_COLOUR, has_swan
from kastelan.games.ludwig.steps import (
    CLEARING,
    DOUBLING,
    DRAFTING,
    FOYER,
    NOTHING,
    OVER,
    REDRAWING,
    REPAYING,
    TOKENS,
)

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

LAST_STEPS: Final = (REPAYING, CLEARING, DOUBLING, OVER)
"""What comes after the last round."""


def tiles(state: LudwigState) -> bool:
    """Every room tile and tower is in exactly one place, and each stack holds its own size."""
    table, extras = state.table, extras_of(state)
    components, count = table.components, len(state.table.components.by_size)
    if not len(state.stacks) == len(state.boxed_tiles) == count:
        return False
    built = [int(room.tile.number) for castle in state.castles for room in castle.rooms[1:]]
    loose = [tile for tile in (state.tile, *extras.stored, *extras.model) if tile != NOTHING]
    lying = [tile for tile in state.market if tile != NOTHING]
    hidden = [*chain(*state.stacks), *chain(*state.boxed_tiles), *state.on_deck]
    everywhere = Counter([*built, *loose, *lying, *hidden, *state.gone])
    rooms = Counter(int(tile) for tiles in components.by_size for tile in tiles)
    more = Counter({int(tile): everywhere[tile] for tile in _others(state) if everywhere[tile]})
    players = 3 if table.solo else table.players
    for number, (size, boxed) in enumerate(zip(CARD_SIZES, state.boxed_tiles, strict=False)):
        own = set(components.by_size[number])
        if not {*state.stacks[number], *boxed} <= own or list(boxed) != sorted(boxed):
            return False
        if len(boxed) != len(own) - setup.stack_size(players, size):
            return False
    return everywhere - more == rooms and _pieces(state, everywhere)


def _others(state: LudwigState) -> list[int]:
    """Hallways, stairs, renovations and moat pieces: what comes from no stack of rooms."""
    components = state.table.components
    renovations = [int(tile) for tiles in components.renovations for tile in tiles]
    return [HALLWAY, STAIRS, int(components.moat), *renovations]


def _pieces(state: LudwigState, everywhere: Counter[int]) -> bool:
    """Corridors, renovations and moat pieces add up; decree 52 may have thrown some away."""
    table, extras, components = state.table, extras_of(state), state.table.components
    players = 3 if table.solo else table.players
    in_play = (setup.SMALL_STACK[players], setup.LARGE_STACK[players])
    thrown = 4 if state.step in LAST_STEPS else 0
    for left, tile, most in zip(state.corridors, (HALLWAY, STAIRS), in_play, strict=True):
        if left < 0 or not most - thrown <= left + everywhere[tile] <= most:
            return False
    covers = [int(tile.number) for castle in state.castles for room in castle.rooms for tile in room.covers]
    renovations = _renovations(state)
    loose = Counter({tile: everywhere[tile] for tile in renovations if everywhere[tile]})
    shown = Counter([*chain(*extras.piles), *extras.show, *covers]) + loose
    used = table.names & {"renovations"}
    if shown != (Counter(renovations) if used else Counter()):
        return False
    if any(
        components.tiles[tile].foundation.size != size
        for size, pile in zip(CARD_SIZES, extras.piles, strict=False)
        for tile in pile
    ):
        return False
    pieces = sum(annex_of(castle).pieces for castle in state.castles) + everywhere[int(components.moat)]
    if "moats" not in table.names:
        return not extras.moats and not pieces
    most = moats.STACK[table.players]
    return extras.moats >= 0 and most - thrown <= extras.moats + pieces <= most


def _renovations(state: LudwigState) -> list[int]:
    return [int(tile) for tiles in state.table.components.renovations for tile in tiles]


def swans(state: LudwigState) -> bool:
    """No colour is there more often than there are tokens; only what lies out carries one."""
    extras = extras_of(state)
    if "swans" not in state.table.names:
        return not extras.lake and set(extras.show_swans) <= {NOTHING}
    lying = [colour for colour in (*extras.swans_on, *extras.show_swans) if colour != NOTHING]
    if any(len(own) != COLOURS or min(own) < 0 for own in extras.swans):
        return False
    everywhere = Counter([*extras.lake, *lying])
    for own in extras.swans:
        everywhere.update(dict(enumerate(own)))
    return (
        set(everywhere) <= set(range(COLOURS))
        and max(everywhere.values(), default=0) <= PER_COLOUR
        and all(
            swan == NOTHING or (tile != NOTHING and has_swan(state.table.components.tiles[tile]))
            for tile, swan in zip(state.market, extras.swans_on, strict=True)
        )
    )


def tokens(state: LudwigState) -> bool:
    """Every favour in play is in the row, the stack, the box or someone's hands."""
    extras, table = extras_of(state), state.table
    if table.solo:
        return not (extras.tokens or extras.box or any(extras.held) or any(extras.thrown))
    looked_at = extras.offered if state.step == TOKENS else ()
    everywhere = [*extras.tokens, *extras.box, *chain(*extras.held), *chain(*extras.thrown), *looked_at]
    return (
        sorted((*everywhere, *table.favours)) == sorted(setup.favour_pool(table))
        and all(list(row) == sorted(row) for row in (extras.box, *extras.held, *extras.thrown))
        and (state.step != TOKENS or 0 < len(extras.offered) <= 3)
    )


def decrees(state: LudwigState) -> bool:
    """Decrees are where the draft left them."""
    extras, table = extras_of(state), state.table
    if "decrees" not in table.names:
        return not any(extras.decrees) and not extras.draft and not extras.decree_deck and not extras.kept
    known = usable(table)
    if state.step == FOYER:
        return not any(extras.decrees) and not extras.draft
    if state.step == DRAFTING:
        return _draft(state, known)
    each_has = len(order(table)) // table.players
    dealt = [*chain(*extras.decrees)]
    redrawn = extras.offered if state.step == REDRAWING else ()
    return (
        all(len(own) == each_has and list(own) == sorted(own) for own in extras.decrees)
        and len(set(dealt)) == len(dealt)
        and set(dealt) <= set(known)
        and not extras.draft
        and not extras.kept
        and (state.step == REDRAWING) == bool(extras.decree_deck)
        and (not extras.decree_deck or sorted((*dealt, *extras.decree_deck, *redrawn)) == known)
        and (state.step != REDRAWING or 3 in extras.decrees[state.seat])
        and (extras.stored == (NOTHING,) * table.players or _may_store(state))
        and _seen(extras, table.players, {*extras.decree_deck, *redrawn})
    )


def _may_store(state: LudwigState) -> bool:
    return all(
        tile == NOTHING or any(one.stores for one in held(state, seat))
        for seat, tile in enumerate(extras_of(state).stored)
    )


def _draft(state: LudwigState, known: list[int]) -> bool:
    extras, seats = extras_of(state), order(state.table)
    if len(extras.kept) != state.table.players or any(extras.decrees):
        return False
    chosen = [*chain(*extras.kept)]
    if len(chosen) >= len(seats) or state.seat != seats[len(chosen)]:
        return False
    counts = [seats[: len(chosen)].count(seat) for seat in range(state.table.players)]
    return (
        [len(own) for own in extras.kept] == counts
        and len(extras.draft) == len(seats) + 2 - len(chosen)
        and sorted((*extras.decree_deck, *extras.draft, *chosen)) == known
        and list(extras.draft) == sorted(extras.draft)
        and _seen(extras, state.table.players, set(known))
    )


def _seen(extras: Extras, players: int, hidden: set[int]) -> bool:
    """What seats know of hidden decrees, as sets; no decree in two of them."""
    if not extras.seen:
        return True
    if len(extras.seen) != players:
        return False
    for own in extras.seen:
        members = [
            card for group in own for card in range(group.bit_length()) if group > 0 and group >> card & 1
        ]
        if (
            any(group <= 0 for group in own)
            or len(members) != len(set(members))
            or not set(members) <= hidden
        ):
            return False
    return True


def cards(state: LudwigState) -> bool:
    """All room cards are somewhere, as many in the box as there have to be."""
    everything = sorted((*state.deck, *state.discards, *state.boxed_cards))
    return (
        everything == setup.room_cards(state.table)
        and len(everything) - len(state.boxed_cards) == setup.cards_kept(state.table)
        and list(state.boxed_cards) == sorted(state.boxed_cards)
        and (state.last or bool(state.deck))
    )


def bonus(state: LudwigState) -> bool:
    """All bonus cards are somewhere."""
    extras, table = extras_of(state), state.table
    waiting = [card for _, *cards in extras.queue for card in cards] if all(extras.queue) else [NOTHING]
    everything = sorted((*state.cards, *state.drawn, *chain(*state.hands), *waiting))
    dealt = everything == sorted(setup.bonus_pool(table))
    early = "decrees" in table.names and not everything and _early(state)
    put = {*chain(*state.put)}
    return (
        len(state.hands) == len(state.put) == table.players
        and (dealt or early)
        and all(list(row) == sorted(set(row)) for row in (*state.hands, *state.put, state.drawn))
        and put <= set(state.cards)
        and all(
            card == NOTHING or card in hand for card, hand in zip(extras.doubled, state.hands, strict=True)
        )
        and all(0 <= row[0] < table.players for row in extras.queue)
    )


def _early(state: LudwigState) -> bool:
    """Whether bonus cards are not dealt yet."""
    return state.round == 1 and (state.step in (FOYER, DRAFTING, REDRAWING) or bool(extras_of(state).agenda))
