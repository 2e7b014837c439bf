"""LUD-REW: completion rewards, claimed in the order that the player chooses.

`state.pending` is a stack: it has a frame for each placement whose rewards are not all resolved, the newest
last, because a reward can lead to a placement with rewards of its own (LUD-RUL-1). A frame starts with the
number of downstairs rewards that are due in it (LUD-RUL-3), followed by an entry for each reward
(special_rewards.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import bonus_cards, scoring
from kastelan.games.ludwig.actions import AS_REWARD, CLAIM, DECLINE, ChooseReward, Claim, Decline
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import CORRIDOR, DOWNSTAIRS, TYPES, UTILITY
from kastelan.games.ludwig.corridor_reward import free_corridors
from kastelan.games.ludwig.events import (
    ExtraTurnGained,
    MoneyTaken,
    RewardClaimed,
    RewardDeclined,
    RewardVoid,
    RoomCompleted,
)
from kastelan.games.ludwig.module_state import at
from kastelan.games.ludwig.score_track import add_lines
from kastelan.games.ludwig.special_rewards import SPECIAL, kind_of, room_of
from kastelan.games.ludwig.step_numbers import ANY_REWARD, FREE_CORRIDOR, NOTHING, REWARDS, STACK
from kastelan.games.ludwig.terms import terms

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

RULES: Final = tuple(f"LUD-REW-{name.upper()}" for name in TYPES)


def due(state: LudwigState, done: Sequence[int], tell: Tell | None) -> None:
    """Note the rewards of rooms that were completed by one placement (LUD-SCORE-5)."""
    castle = state.castles[state.seat]
    entries = [room << 3 | kind for room in done for kind in each(castle.rooms[room].face.types)]
    before = sum(castle.completed(room) for room in each(castle.of_type[DOWNSTAIRS]) if room not in done)
    now = before + sum(entry & 7 == DOWNSTAIRS for entry in entries)
    modules = state.table.hooks.rewards_due
    more = [entry for room in done for module in modules for entry in module.rewards_due(state, room)]
    state.pending += ((now // 2 - before // 2, *entries, *more),)
    if tell is not None:
        for room in done:
            tell(RoomCompleted(state.seat, tile_of(state, room), room))


def add_due(state: LudwigState, entry: int) -> None:
    """Add a reward to the newest placement."""
    *older, frame = state.pending
    state.pending = (*older, (*frame, entry))


def resume(state: LudwigState, tell: Tell | None) -> bool:
    """Drop rewards that bring nothing. Returns True if a reward is left to be claimed or declined."""
    while state.pending:
        *older, frame = state.pending
        entries = frame[1:]
        void = {entry: rule for entry in entries if (rule := _void_entry(state, frame, entry)) is not None}
        if tell is not None:
            for entry, rule in void.items():
                room = room_of(entry)
                tell(RewardVoid(state.seat, tile_of(state, room), room, kind_of(entry), rule))
        left = tuple(entry for entry in entries if entry not in void)
        if left:
            state.pending = (*older, (frame[0], *left))
            state.step = REWARDS
            return True
        state.pending = tuple(older)
    return False


def any_void(state: LudwigState) -> bool:
    """Whether a reward of the newest placement would bring nothing. `resume` drops all of them."""
    frame = state.pending[-1]
    return any(_void_entry(state, frame, entry) is not None for entry in frame[1:])


def tile_of(state: LudwigState, room: int) -> int:
    """The tile whose face a room of the deciding seat shows."""
    return state.castles[state.seat].rooms[room].top.number


def _void_entry(state: LudwigState, frame: tuple[int, ...], entry: int) -> str | None:
    """The rule by which an entry brings nothing now, or None."""
    if entry < SPECIAL:
        return void(state, frame, entry & 7)
    return state.table.special_rewards[kind_of(entry)].void(state, entry)


def void(state: LudwigState, frame: tuple[int, ...], kind: int) -> str | None:
    """The rule by which a reward of the eight types brings nothing now, or None."""
    if kind == DOWNSTAIRS and not frame[0]:
        return "LUD-REW-DOWNSTAIRS"
    if kind == CORRIDOR and state.corridor_taken:
        return "LUD-REW-CORRIDOR"
    if kind == CORRIDOR and not free_corridors(state):
        return "LUD-RUL-4"
    if kind == UTILITY and not state.cards:
        return "LUD-RUL-4"
    return None


# Claiming and declining


def legal_rewards(state: LudwigState, seat: Seat) -> Sequence[Action]:
    """Claim or decline each of the rewards due."""
    count = len(state.pending[-1]) - 1
    found = [*CLAIM[:count], *DECLINE[:count]]
    for module in state.table.hooks.side_options:
        found += module.side_options(state, seat)
    return found


def _entry(state: LudwigState, number: int) -> int:
    frame = state.pending[-1]
    if not 0 <= number < len(frame) - 1:
        raise IllegalAction("LUD-SCORE-5", "no-such-reward", number=number + 1, due=len(frame) - 1)
    return frame[number + 1]


def _settle(state: LudwigState, entry: int, downstairs_used: int) -> None:
    """Remove a claimed or declined reward from its frame."""
    *older, frame = state.pending
    left = tuple(other for other in frame[1:] if other != entry)
    state.pending = (*older, (frame[0] - downstairs_used, *left))


def claim(state: LudwigState, action: Claim, tell: Tell | None) -> bool:
    """Take a reward, which is resolved before the next one (LUD-RUL-1). True if no question is open."""
    entry = _entry(state, action.reward)
    kind, room = kind_of(entry), room_of(entry)
    _settle(state, entry, kind == DOWNSTAIRS)
    if entry >= SPECIAL:
        return state.table.special_rewards[kind].claim(state, entry, tell)
    announce_claim(state, room, kind, RULES[kind], tell)
    return REWARD[kind](state, room, tell)


def announce_claim(state: LudwigState, room: int, kind: int, rule: str, tell: Tell | None) -> None:
    """Announce that the reward of a room is claimed."""
    if tell is not None:
        tell(RewardClaimed(state.seat, tile_of(state, room), room, kind, rule))
    for module in state.table.hooks.reward_claimed:
        module.reward_claimed(state, room, tell)


def decline(state: LudwigState, action: Decline, tell: Tell | None) -> bool:
    """Decline a reward (LUD-DIFF-1). Of two downstairs rooms the other one may still get it."""
    entry = _entry(state, action.reward)
    _settle(state, entry, 0)
    if tell is not None:
        room = room_of(entry)
        tell(RewardDeclined(state.seat, tile_of(state, room), room, kind_of(entry)))
    return True


# The eight rewards: each returns True if it is done, or False if it has opened a question


def _activity(state: LudwigState, room: int, tell: Tell | None) -> bool:
    """5 points (LUD-REW-ACTIVITY)."""
    add_lines(state, [("LUD-REW-ACTIVITY", terms(state, state.seat).activity_points, room, None)], tell)
    return True


def _corridor(state: LudwigState, _: int, __: Tell | None) -> bool:
    """A free hallway or stairs, once per turn (LUD-REW-CORRIDOR)."""
    state.corridor_taken = True
    state.step = FREE_CORRIDOR
    return False


def _downstairs(state: LudwigState, room: int, _: Tell | None) -> bool:
    """Any one of the other seven rewards (LUD-REW-DOWNSTAIRS)."""
    state.room = room
    state.step = ANY_REWARD
    return False


def _food(state: LudwigState, _: int, tell: Tell | None) -> bool:
    """One more turn (LUD-REW-FOOD), after all other rewards (LUD-RUL-2)."""
    state.extra += 1
    if tell is not None:
        tell(ExtraTurnGained(state.seat, state.extra))
    return True


def _living(state: LudwigState, room: int, tell: Tell | None) -> bool:
    """Printed points and own symbol once more, as things stand now (LUD-REW-LIVING)."""
    castle = state.castles[state.seat]
    add_lines(state, list(scoring.own_lines(castle, room, "LUD-REW-LIVING", "LUD-REW-LIVING")), tell)
    return True


def _outdoor(state: LudwigState, _: int, tell: Tell | None) -> bool:
    """10,000 M from the bank (LUD-REW-OUTDOOR)."""
    seat, amount = state.seat, terms(state, state.seat).outdoor_money
    state.money = at(state.money, seat, state.money[seat] + amount)
    if tell is not None:
        tell(MoneyTaken(seat, amount, "LUD-REW-OUTDOOR"))
    return True


def _sleeping(state: LudwigState, _: int, __: Tell | None) -> bool:
    """Look at a stack (LUD-REW-SLEEPING)."""
    state.step = STACK
    return False


def _utility(state: LudwigState, _: int, tell: Tell | None) -> bool:
    """Draw bonus cards (LUD-REW-UTILITY)."""
    return bonus_cards.draw(state, tell)


REWARD: Final[tuple[Callable[[LudwigState, int, Tell | None], bool], ...]] = (
    _activity,
    _corridor,
    _downstairs,
    _food,
    _living,
    _outdoor,
    _sleeping,
    _utility,
)


# The reward of a downstairs room


def legal_any(state: LudwigState) -> Sequence[Action]:
    """The other seven rewards, without those that would bring nothing."""
    kinds = range(len(TYPES))
    return [AS_REWARD[kind] for kind in kinds if kind != DOWNSTAIRS and _void_choice(state, kind) is None]


def _void_choice(state: LudwigState, kind: int) -> str | None:
    rule = void(state, state.pending[-1], kind)
    for module in state.table.hooks.excluded_choice:
        rule = rule or module.excluded_choice(state, kind)
    return rule


def choose_reward(state: LudwigState, action: ChooseReward, tell: Tell | None) -> bool:
    """Take the reward of another type. That of living scores the downstairs room itself again."""
    kind = action.type
    if not 0 <= kind < len(TYPES) or kind == DOWNSTAIRS:
        raise IllegalAction("LUD-REW-DOWNSTAIRS", "not-one-of-the-other-seven")
    rule = _void_choice(state, kind)
    if rule is not None:
        raise IllegalAction(rule, "reward-brings-nothing", type=TYPES[kind])
    room, state.room = state.room, NOTHING
    if tell is not None:
        tell(RewardClaimed(state.seat, tile_of(state, room), room, kind, "LUD-REW-DOWNSTAIRS"))
    for module in state.table.hooks.reward_chosen:
        module.reward_chosen(state, kind, room)
    return REWARD[kind](state, room, tell)
