"""XSET-8 to XSET-12: foyers, decrees and bonus cards before the first round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import opening, refusals, setup
from kastelan.games.ludwig.actions import ChooseFoyer, PutAway
from kastelan.games.ludwig.castle import Castle, begun, filled, founded
from kastelan.games.ludwig.components import FOYER_3, FOYER_4
from kastelan.games.ludwig.events import BonusCardPutAway, ChoiceMade, FoyerLaid
from kastelan.games.ludwig.modules import rounds
from kastelan.games.ludwig.modules.actions import BARBICANS, ChooseBarbican
from kastelan.games.ludwig.modules.annex import WALL, Annex
from kastelan.games.ludwig.modules.decrees import draft, rummaging
from kastelan.games.ludwig.modules.decrees.held import DECREES, laws_of
from kastelan.games.ludwig.modules.extras import at, at_row, extras_of
from kastelan.games.ludwig.modules.siting import annex_of
from kastelan.games.ludwig.steps import CHOOSING, FOYER, NOTHING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState, Table

DEAL, FIRST_ROUND = 0, -1
"""What stands on the agenda besides decrees: bonus cards, and then the first round."""

TURNS: Final = 4


def legal_foyer(state: LudwigState, _: Seat) -> Sequence[Action]:
    """A side of the foyer; in a barbican also how it is turned (MOAT-1)."""
    if "moats" not in state.table.names:
        return opening.legal_foyer(state, _)
    doors = str(state.table.options["foyer"])
    return [choice for choice in BARBICANS if doors in ("choose", str(choice.doors))]


def choose(
    state: LudwigState, seat: Seat, action: ChooseFoyer | PutAway | ChooseBarbican, tell: Tell | None
) -> bool:
    """Note a choice; when all have chosen, carry them out. Whether the game goes on then."""
    choice = _checked(state, seat, action)
    state.chosen = at(state.chosen, seat, choice)
    if tell is not None:
        tell(ChoiceMade(seat, "XSET-8" if state.step == FOYER else "XSET-11"))
    if NOTHING in state.chosen:
        return False
    if state.step != FOYER:
        return _put_away(state, tell)
    lay_foyers(state, state.chosen, tell)
    after_foyers(state, tell)
    return False


def _checked(state: LudwigState, seat: Seat, action: ChooseFoyer | PutAway | ChooseBarbican) -> int:
    if isinstance(action, PutAway):
        if state.step != CHOOSING:
            raise refusals.not_now(state)
        if not 0 <= action.card < len(state.hands[seat]):
            raise IllegalAction("LUD-SETUP-8", "no-such-card", number=action.card + 1)
        return action.card
    if state.step != FOYER:
        raise refusals.not_now(state)
    if action not in legal_foyer(state, seat):
        raise IllegalAction("XSET-8", "no-such-foyer", doors=action.doors)
    return action.doors if isinstance(action, ChooseFoyer) else TURNS * action.doors + action.turn


def lay_foyers(state: LudwigState, chosen: Sequence[int], tell: Tell | None) -> None:
    """Every castle begins; a number of doors, or with moats that and the turn in one number."""
    state.castles = tuple(first_castle(state.table, choice) for choice in chosen)
    if tell is not None:
        for seat, choice in enumerate(chosen):
            tell(FoyerLaid(seat, choice if choice < TURNS + 1 else choice // TURNS, "XSET-8"))


def first_castle(table: Table, choice: int) -> Castle:
    """A castle of nothing but its foyer or barbican (MOAT-1, MOAT-2)."""
    components, corner_contact = table.components, table.corner_contact
    annex = Annex(with_passages="passages" in table.names, barbican="moats" in table.names)
    if not annex.barbican:
        return founded(components.tiles[FOYER_3 if choice == 3 else FOYER_4], corner_contact, annex)
    doors, turned = divmod(choice, TURNS)
    tile = components.tiles[components.barbicans[doors - 3]]
    pose = next(pose for pose in tile.poses if pose.turn == turned)
    castle = begun(tile, corner_contact, pose, annex)
    return filled(castle, (WALL,), annex_of(castle))


def fixed_foyers(table: Table) -> tuple[int, ...]:
    """What the option settles for all; nothing if there is a choice left."""
    doors = str(table.options["foyer"])
    if doors == "choose" or (doors == "3" and "moats" in table.names):
        return ()
    choice = TURNS * int(doors) if "moats" in table.names else int(doors)
    return (choice,) * table.players


def after_foyers(state: LudwigState, tell: Tell | None) -> None:
    """The draft of decrees, if they are in use; then bonus cards (XSET-10, XSET-11)."""
    state.chosen, extras = (), extras_of(state)
    if "decrees" in state.table.names:
        draft.begin(state, tell)
    else:
        extras.agenda = (DEAL, 0)
        next_item(state, tell)


def decreed(state: LudwigState, tell: Tell | None) -> None:
    """The decrees in force change castles; then comes what they do at the start (XSET-10)."""
    decrees = extras_of(state).decrees
    state.castles = tuple(with_laws(castle, own) for castle, own in zip(state.castles, decrees, strict=True))
    next_item(state, tell)


def with_laws(castle: Castle, decrees: tuple[int, ...]) -> Castle:
    """The castle of a player with these decrees."""
    annex, laws = annex_of(castle), laws_of(decrees)
    return castle if annex.laws == laws else replace(castle, annex=replace(annex, laws=laws))


def next_item(state: LudwigState, tell: Tell | None) -> None:
    """What is next on the agenda before the first round."""
    extras = extras_of(state)
    while extras.agenda:
        item, seat, *rest = extras.agenda
        extras.agenda = tuple(rest)
        if item == FIRST_ROUND:
            rounds.begin_first_round(state, tell)
        elif item == DEAL:
            _deal(state, tell)
        else:
            state.seat = seat
            if DECREES[item % 100].begin(state, seat, tell):
                continue
        return


def _deal(state: LudwigState, tell: Tell | None) -> None:
    """Three bonus cards each, of which two are kept (XSET-11)."""
    extras = extras_of(state)
    extras.before = extras.tipped = extras.sold = 0
    state.corridor_taken, state.seat = False, state.master
    if not any(state.hands):
        setup.deal(state, tell)
    if state.table.solo:
        rounds.begin_first_round(state, tell)
        return
    state.chosen, state.step = (NOTHING,) * state.table.players, CHOOSING


def _put_away(state: LudwigState, tell: Tell | None) -> bool:
    """The cards go under the deck in turn order, after decree 06 has seen them (XSET-11, DEC-06)."""
    players, queue = state.table.players, []
    for seat in ((state.master + after) % players for after in range(players)):
        card = state.hands[seat][state.chosen[seat]]
        hand = tuple(other for other in state.hands[seat] if other != card)
        state.hands = at_row(state.hands, seat, hand)
        queue.append((seat, card))
        if tell is not None:
            tell(BonusCardPutAway(seat, card, "XSET-11"))
    state.chosen, extras_of(state).agenda = (), (FIRST_ROUND, 0)
    return rummaging.put_away(state, tuple(queue), tell)
