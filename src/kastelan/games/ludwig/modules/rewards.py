"""LUD-REW with the modules: what decrees make of the eight rewards, and the rewards of towers and moats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Tell
from kastelan.games.ludwig import gifts, knowledge
from kastelan.games.ludwig import rewards as base
from kastelan.games.ludwig.actions import AS_REWARD, ChooseReward, KeepCard, TakeCorridor
from kastelan.games.ludwig.components import (
    ACTIVITY,
    CORRIDOR,
    DOWNSTAIRS,
    HALLWAY,
    LIVING,
    OUTDOOR,
    STAIRS,
    TYPES,
    UTILITY,
)
from kastelan.games.ludwig.events import (
    BonusCardKept,
    BonusCardPutAway,
    BonusCardsDealt,
    MoneyTaken,
    RewardClaimed,
    TileTaken,
)
from kastelan.games.ludwig.modules import moats, scoring, towers
from kastelan.games.ludwig.modules.building import tell_lines
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.decrees.rummaging import put_away
from kastelan.games.ludwig.modules.entries import (
    MOAT_REWARD,
    SECOND_CORRIDOR,
    SECOND_MOAT,
    SECOND_REWARD,
    SPECIAL,
    TOWER_REWARD,
    kind_of,
    room_of,
    special,
)
from kastelan.games.ludwig.modules.events import MoatRewardClaimed
from kastelan.games.ludwig.modules.extras import at, at_row, extras_of
from kastelan.games.ludwig.modules.siting import can_be_placed
from kastelan.games.ludwig.steps import ANY_REWARD, KEEPING, NOTHING, PLACING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

RULES: Final = {
    TOWER_REWARD: "TWR-4",
    MOAT_REWARD: "MOAT-13",
    SECOND_MOAT: "DEC-39",
    SECOND_REWARD: "DEC-35",
    SECOND_CORRIDOR: "DEC-34",
}


def void(state: LudwigState, entry: int) -> str | None:
    """The rule by which a reward of the modules brings nothing now, or None."""
    kind = kind_of(entry)
    if kind == TOWER_REWARD:
        return None if extras_of(state).tokens else "TWR-5"
    if kind in (MOAT_REWARD, SECOND_MOAT):
        return None if moats.any_tile(state) else "MOAT-13"
    if kind == SECOND_REWARD:
        return None if _others(state, entry & 7) else "DEC-35"
    return None if _corridor_fits(state, entry & 7) else "DEC-34"


def _others(state: LudwigState, but: int) -> list[Action]:
    """The rewards a downstairs room may still choose, one type excepted."""
    return [action for action in base.legal_any(state) if action != AS_REWARD[but]]


def _corridor_fits(state: LudwigState, tile: int) -> bool:
    tiles = state.table.components.tiles
    return bool(state.corridors[tile - HALLWAY]) and can_be_placed(state.castles[state.seat], tiles[tile])


def claim(state: LudwigState, entry: int, tell: Tell | None) -> bool:
    """Take a reward; the room may bring a tip too (DEC-38)."""
    room, kind = room_of(entry), kind_of(entry)
    base.settle(state, entry, kind == DOWNSTAIRS)
    if tell is not None and kind in (MOAT_REWARD, SECOND_MOAT):
        tell(MoatRewardClaimed(state.seat, RULES[kind]))
    elif tell is not None:
        tile = state.castles[state.seat].rooms[room].top.number
        rule = base.RULES[kind] if entry < SPECIAL else RULES[kind]
        tell(RewardClaimed(state.seat, tile, room, kind, rule))
    if kind < len(TYPES) or kind == TOWER_REWARD:
        _tip(state, room, tell)
    if entry >= SPECIAL:
        return CLAIM[kind](state, entry, tell)
    return reward(state, kind, room, tell)


def _tip(state: LudwigState, room: int, tell: Tell | None) -> None:
    """Once for each completed room that gives a reward (DEC-38)."""
    extras, seat = extras_of(state), state.seat
    tip = max(one.tip for one in held(state, seat))
    if tip and not extras.tipped >> room & 1:
        extras.tipped |= 1 << room
        state.money = at(state.money, seat, state.money[seat] + tip)
        if tell is not None:
            tell(MoneyTaken(seat, tip, "DEC-38"))


# The eight rewards


def reward(state: LudwigState, kind: int, room: int, tell: Tell | None) -> bool:
    """The reward of a type, as decrees have it."""
    changed = CHANGED.get(kind)
    return changed(state, room, tell) if changed else base.REWARD[kind](state, room, tell)


def _activity(state: LudwigState, room: int, tell: Tell | None) -> bool:
    """5 points, or 8 (DEC-32)."""
    points = max(one.activity_points for one in held(state, state.seat))
    base.score(state, [("LUD-REW-ACTIVITY", points, room, None)], tell)
    return True


def _living(state: LudwigState, room: int, tell: Tell | None) -> bool:
    """Printed points and own symbol of the face once more (LUD-REW-LIVING, RENO-11)."""
    seat, castle = state.seat, state.castles[state.seat]
    lines = list(scoring.own_lines(castle, room, "LUD-REW-LIVING", "LUD-REW-LIVING"))
    tell_lines(state, lines, tell)
    state.score = at(state.score, seat, state.score[seat] + sum(line[1] for line in lines))
    return True


def _outdoor(state: LudwigState, _: int, tell: Tell | None) -> bool:
    """10,000 M, or 15,000 M (DEC-36)."""
    seat = state.seat
    amount = max(one.outdoor_money for one in held(state, seat))
    state.money = at(state.money, seat, state.money[seat] + amount)
    if tell is not None:
        tell(MoneyTaken(seat, amount, "LUD-REW-OUTDOOR"))
    return True


def _utility(state: LudwigState, _: int, tell: Tell | None) -> bool:
    """Draw 2 bonus cards, or 3 (DEC-42), and keep 1."""
    count = max(one.cards_drawn for one in held(state, state.seat))
    drawn = knowledge.draw_cards(state, count)
    if tell is not None:
        tell(BonusCardsDealt(state.seat, len(drawn), drawn, "LUD-REW-UTILITY"))
    state.drawn, state.step = drawn, KEEPING
    return len(drawn) == 1 and _keep(state, 0, tell)


CHANGED: Final[dict[int, Callable[[LudwigState, int, Tell | None], bool]]] = {
    ACTIVITY: _activity,
    LIVING: _living,
    OUTDOOR: _outdoor,
    UTILITY: _utility,
}


def keep_card(state: LudwigState, action: KeepCard, tell: Tell | None) -> bool:
    """Keep one of the cards drawn; decree 06 may act on the others."""
    if not 0 <= action.card < len(state.drawn):
        raise IllegalAction("LUD-REW-UTILITY", "no-such-card", number=action.card + 1)
    return _keep(state, action.card, tell)


def _keep(state: LudwigState, card: int, tell: Tell | None) -> bool:
    seat, kept = state.seat, state.drawn[card]
    state.hands = at_row(state.hands, seat, tuple(sorted((*state.hands[seat], kept))))
    others = tuple(other for other in state.drawn if other != kept)
    state.drawn = ()
    if tell is not None:
        tell(BonusCardKept(seat, kept))
        for other in others:
            tell(BonusCardPutAway(seat, other, "LUD-REW-UTILITY"))
    return put_away(state, ((seat, *others),) if others else (), tell)


# Choosing for a downstairs room


def legal_any(state: LudwigState) -> Sequence[Action]:
    """The other seven rewards; the second one is another than the first (DEC-35)."""
    chosen = extras_of(state).offered
    return _others(state, chosen[0]) if chosen else base.legal_any(state)


def choose_reward(state: LudwigState, action: ChooseReward, tell: Tell | None) -> bool:
    """Take the reward of another type, and with decree 35 one more."""
    extras, kind = extras_of(state), action.type
    if not 0 <= kind < 8 or kind == DOWNSTAIRS:
        raise IllegalAction("LUD-REW-DOWNSTAIRS", "not-one-of-the-other-seven")
    if action not in legal_any(state):
        rule = base.void(state, state.pending[-1], kind) or "DEC-35"
        raise IllegalAction(rule, "reward-brings-nothing", type=TYPES[kind])
    room, state.room = state.room, NOTHING
    if tell is not None:
        tile = state.castles[state.seat].rooms[room].top.number
        tell(RewardClaimed(state.seat, tile, room, kind, "LUD-REW-DOWNSTAIRS"))
    if not extras.offered and any(one.second_reward for one in held(state, state.seat)):
        *older, frame = state.pending
        state.pending = (*older, (*frame, special(SECOND_REWARD, room, kind)))
    extras.offered = ()
    return reward(state, kind, room, tell)


# A free hallway or stairs


def take_corridor(state: LudwigState, action: TakeCorridor, tell: Tell | None) -> None:
    """Take one and place it; with decree 34 the other one may follow."""
    gifts.take_corridor(state, action, tell)
    if any(one.both_corridors for one in held(state, state.seat)):
        other = STAIRS if action.tile == HALLWAY else HALLWAY
        *older, frame = state.pending
        state.pending = (*older, (*frame, special(SECOND_CORRIDOR, 0, int(other))))


# The rewards of the modules


def _tower(state: LudwigState, _: int, tell: Tell | None) -> bool:
    return towers.look(state, tell)


def _moat(state: LudwigState, entry: int, tell: Tell | None) -> bool:
    """Look at a stack; with decree 39 twice, one after the other."""
    if kind_of(entry) == MOAT_REWARD and any(one.second_moat for one in held(state, state.seat)):
        *older, frame = state.pending
        state.pending = (*older, (*frame, special(SECOND_MOAT, 0)))
    return moats.claim(state, tell)


def _second(state: LudwigState, entry: int, _: Tell | None) -> bool:
    """One more reward for a downstairs room, of another type (DEC-35)."""
    state.room, state.step = room_of(entry), ANY_REWARD
    extras_of(state).offered = (entry & 7,)
    return False


def _second_corridor(state: LudwigState, entry: int, tell: Tell | None) -> bool:
    """The other one of hallway and stairs (DEC-34)."""
    tile = entry & 7
    hallways, stairs = state.corridors
    state.corridors = (hallways - 1, stairs) if tile == HALLWAY else (hallways, stairs - 1)
    state.tile, state.step = tile, PLACING
    if tell is not None:
        tell(TileTaken(state.seat, tile, "DEC-34"))
    return False


CLAIM: Final[dict[int, Callable[[LudwigState, int, Tell | None], bool]]] = {
    TOWER_REWARD: _tower,
    MOAT_REWARD: _moat,
    SECOND_MOAT: _moat,
    SECOND_REWARD: _second,
    SECOND_CORRIDOR: _second_corridor,
}

assert CORRIDOR not in CHANGED
