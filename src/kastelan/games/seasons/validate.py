"""Whether a position can occur in a game: numbers are in range, and every component is in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kastelan.core.game import Seat
from kastelan.games.seasons import steps
from kastelan.games.seasons.components import (
    ALL_CARDS,
    BUILDINGS,
    GRANARY_CARD,
    GRANARY_OPEN,
    MAIDEN,
    MASTER_BUILDER,
    PLAGUE,
    RESOURCES,
    SILVER,
    SNOWDRIFT,
    SPOTS,
    STAKES,
    TALER,
    TAVERN_CARD,
    VILLAGE_TAVERN,
    WINTER_CARDS,
    WORKER_STONE,
    WORKER_WOOD,
    WORKERS,
)
from kastelan.games.seasons.step_numbers import (
    COURTING,
    DIGGING,
    FINAL,
    NOBODY,
    NOTHING,
    OVER,
    PLAGUE_TOLL,
    SELECTING,
    SHARING,
    SUPPLYING,
)

if TYPE_CHECKING:
    from kastelan.games.seasons.state import SeasonsState


def holds(state: SeasonsState) -> bool:
    """All checks, in order: later ones would fail on values that earlier ones refuse."""
    return (
        _ranges(state)
        and _rows(state)
        and _cards(state)
        and _helpers(state)
        and _castle(state)
        and _winter(state)
        and _pieces(state)
        and _talers(state)
        and _lying(state)
        and (state.face_down or not state.barred)
        and steps.STEPS[state.step].fits(state)
        and all(len(steps.legal(state, seat)) > 0 for seat in state.actors)
    )


def _ranges(state: SeasonsState) -> bool:
    """Single numbers."""
    table, figures = state.table, state.table.figures
    seats = range(NOBODY, table.players)
    everyone = range(1 << table.players)
    return (
        0 <= table.start < table.players
        and 1 <= state.round <= table.rounds
        and SELECTING <= state.step <= OVER
        and state.seat in seats
        # No single seat decides while all select, and after the end.
        and (state.seat == NOBODY) == (state.step in (SELECTING, OVER))
        and all(0 <= seat < table.players for seat in state.queue)
        and state.innkeeper in seats
        and state.barred in everyone
        and state.pinned in everyone
        and state.suitors in everyone
        and state.maiden in range(3)
        and 0 <= state.fresh < 1 << len(SPOTS)
        and state.builds in range(figures.builds + 1)
        and state.placements in range(figures.placements + 1)
        and min(state.bank, state.forge, state.tavern, state.asked, state.turned_in, state.chance) >= 0
        # The generator has 128 + 32 bits (core/chance.py).
        and state.chance >> 160 == 0
    )


def _rows(state: SeasonsState) -> bool:
    """Rows of numbers, each as long as it must be and none of them negative."""
    players = state.table.players
    by_seat = [state.vp, state.talers, state.helpers, state.hands, state.discards, state.selected]
    by_seat += [state.built, state.entered, state.granary]
    pieces = (*state.supply, state.stock, state.tower, *(entry[2] for entry in state.lying))
    lengths = [(row, players) for row in by_seat] + [(row, len(RESOURCES)) for row in pieces]
    lengths += [(state.stakes, len(STAKES)), (state.templates, len(BUILDINGS))]
    return (
        all(len(row) == length and min(row) >= 0 for row, length in lengths)
        and max(state.vp) < 100_000
        and len(state.wagons) == len(SPOTS)
        and len(state.castle) == len(state.table.figures.positions)
        and all(owner in range(NOBODY, players) for owner in (*state.wagons, *state.castle))
    )


def _cards(state: SeasonsState) -> bool:
    """Every card is in one place, or was lost to Plague or Snowdrift, but never the Master Builder."""
    for seat, (hand, pile, selected) in enumerate(
        zip(state.hands, state.discards, state.selected, strict=True)
    ):
        together = hand | pile | selected
        lost = ALL_CARDS & ~together
        plague, snow = _lost(state, seat, PLAGUE, PLAGUE_TOLL), _lost(state, seat, SNOWDRIFT, DIGGING)
        if (
            together & ~ALL_CARDS
            or hand & pile
            or (hand | pile) & selected
            # The Master Builder never stays in the discard pile: it takes back all cards, itself included.
            # Snowdrift takes Workers only, so other lost cards were lost to Plague.
            or (pile | lost) >> MASTER_BUILDER & 1
            or lost.bit_count() > plague + snow
            or (lost & ~WORKERS).bit_count() > plague
            or selected.bit_count() > state.table.figures.cards_played[state.table.players]
        ):
            return False
    return True


def _lost(state: SeasonsState, seat: Seat, card: int, step: int) -> bool:
    """Whether a winter card can have cost this player a card already."""
    waits = state.step == step and seat in (state.seat, *state.queue)
    return state.table.winter and card not in state.pile and not waits


def _helpers(state: SeasonsState) -> bool:
    """Every helper in one place (CS-SETUP-5); marks of this round only where a helper stands."""
    number = state.table.figures.helpers[state.table.players]
    placed = all(
        helpers + state.wagons.count(seat) + state.castle.count(seat) + granary + (state.innkeeper == seat)
        == number
        for seat, (helpers, granary) in enumerate(zip(state.helpers, state.granary, strict=True))
    )
    return placed and all(
        not state.fresh >> spot & 1 or owner != NOBODY for spot, owner in enumerate(state.wagons)
    )


def _castle(state: SeasonsState) -> bool:
    """Templates within their number; helpers in built buildings only, on the first of equal positions."""
    figures = state.table.figures
    standing = [b.templates - left for b, left in zip(figures.buildings, state.templates, strict=True)]
    if min(standing) < 0 or sum(state.built) > sum(standing):
        return False
    for space, position in enumerate(figures.positions):
        if state.castle[space] == NOBODY:
            continue
        if state.templates[position.building] or any(state.castle[at] == NOBODY for at in position.like):
            return False
    return all(_entered_fits(state, seat) for seat in range(state.table.players))


def _entered_fits(state: SeasonsState, seat: int) -> bool:
    """Buildings entered this round hold a helper of the player; the innkeeper may have left again."""
    own = 1 << GRANARY_CARD if state.granary[seat] else 0
    if state.table.winter and VILLAGE_TAVERN not in state.pile:
        own |= 1 << TAVERN_CARD
    for owner, position in zip(state.castle, state.table.figures.positions, strict=True):
        if owner == seat:
            own |= 1 << position.building
    return not state.entered[seat] & ~own and (state.built[seat] > 0 or not state.entered[seat])


def _winter(state: SeasonsState) -> bool:
    """As many winter cards turned up as the round track says, and nothing on cards that are not there."""
    table, pile = state.table, state.pile
    if not table.winter:
        empty = (state.tavern, *state.granary, state.maiden, state.suitors, *state.stakes, state.pinned)
        return not pile and not any(empty) and state.innkeeper == NOBODY
    marks = table.figures.winter_marks
    # Before the selection is complete, the winter card of this round has not been turned up.
    early = state.step == SELECTING or (state.step in (COURTING, SHARING) and not state.selected[0])
    turned_up = sum(mark < state.round + (not early) for mark in marks)
    if sorted(pile) != sorted(set(pile)) or any(card not in range(len(WINTER_CARDS)) for card in pile):
        return False
    return (
        len(pile) == len(WINTER_CARDS) - turned_up
        and (VILLAGE_TAVERN not in pile or (state.innkeeper == NOBODY and not state.tavern))
        and (GRANARY_OPEN not in pile or not any(state.granary))
        and sum(state.granary) <= table.figures.winter.granary_spaces
        and (MAIDEN not in pile or not state.maiden)
        and _suitors(state)
    )


def _suitors(state: SeasonsState) -> bool:
    """Suitors and stakes belong to a Castle Maiden in play."""
    everyone = (1 << state.table.players) - 1
    # Not in play. While the others share, the winner's card is out of play, but stakes are left.
    if not state.maiden:
        return not state.suitors and (state.step == SHARING or not any(state.stakes))
    # The card was turned up, but its first courting turn is a round later: until then everyone is a suitor.
    if state.maiden == 1 and state.step != COURTING:
        return state.table.maiden_waits and state.suitors == everyone and not any(state.stakes)
    # In the first turn, suitors that have decided (all but the deciding and the waiting ones) have laid one
    # thing each. The option decides whether this turn comes before or after the selection.
    if state.maiden == 1:
        begun = state.table.maiden_waits != (state.selected[0] != 0)
        return begun and sum(state.stakes) == state.suitors.bit_count() - 1 - len(state.queue)
    # Later every suitor has laid at least one thing.
    return 1 < state.suitors.bit_count() <= sum(state.stakes)


def _pieces(state: SeasonsState) -> bool:
    """All pieces are somewhere (CS-SETUP-6); in the final scoring some have left the game."""
    rows = (*state.supply, state.stock, state.tower, state.stakes[:TALER], *(row for *_, row in state.lying))
    totals = [sum(column) for column in zip(*rows, strict=True)]
    # The forge holds nothing but silver.
    totals[SILVER] += state.forge
    pairs = zip(totals, state.table.figures.counts, strict=True)
    if state.step in FINAL:
        return all(total <= count for total, count in pairs)
    return all(total == count for total, count in pairs)


def _talers(state: SeasonsState) -> bool:
    """All talers are somewhere (CS-SETUP-7); in the final scoring some have left the game."""
    table = state.table
    # Talers on the spaces of the rounds to come.
    track = (table.rounds - state.round) * table.figures.space_talers
    total = sum(state.talers) + state.bank + state.tavern + state.stakes[TALER] + track
    return total <= table.figures.talers if state.step in FINAL else total == table.figures.talers


def _lying(state: SeasonsState) -> bool:
    """Pieces lie on the Worker cards that are revealed and not yet resolved, in the order of supply."""
    expected: list[tuple[Seat, int]] = []
    if not state.face_down and state.step not in FINAL:
        for seat in state.order:
            workers = state.selected[seat] & WORKERS
            expected += [(seat, card) for card in range(WORKER_WOOD, WORKER_STONE + 1) if workers >> card & 1]
    if state.step == SUPPLYING:
        if (state.seat, WORKER_STONE) not in expected:
            return False
        # Workers are supplied in this order, and the one that is being asked about comes next.
        expected = expected[: expected.index((state.seat, WORKER_STONE))]
    # The card being resolved has given its pieces to its owner.
    elif state.card != NOTHING and (state.seat, state.card) in expected:
        expected.remove((state.seat, state.card))
    return [(seat, card) for seat, card, _ in state.lying] == expected and all(
        _brought(state, card, pieces) for _, card, pieces in state.lying
    )


def _brought(state: SeasonsState, card: int, pieces: tuple[int, ...]) -> bool:
    """No more than the card brings."""
    figures = state.table.figures
    over = [have - fixed for have, fixed in zip(pieces, figures.fixed[card], strict=True)]
    if card != WORKER_STONE:
        return max(over) <= 0
    free = [number for kind, number in enumerate(over) if kind in figures.choice_kinds]
    rest = [number for kind, number in enumerate(over) if kind not in figures.choice_kinds]
    return sum(free) <= figures.choice and max(rest) <= 0
