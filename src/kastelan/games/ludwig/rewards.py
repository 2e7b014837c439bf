"""LUD-REW: completion rewards, in the order the player chooses.

`state.pending` holds a frame for each placement whose rewards are not all resolved, the newest last
(LUD-RUL-1). A frame is how many downstairs rewards are due in it (LUD-RUL-3), then one entry for each
reward: the room times 8 plus the type.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Tell
from kastelan.games.ludwig import knowledge, scoring
from kastelan.games.ludwig.actions import (
    AS_REWARD,
    CLAIM,
    DECLINE,
    ChooseReward,
    Claim,
    Decline,
)
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import (
    CORRIDOR,
    DOWNSTAIRS,
    TYPES,
    UTILITY,
)
from kastelan.games.ludwig.events import (
    BonusCardsDealt,
    ExtraTurnGained,
    MoneyTaken,
    PointsScored,
    RewardClaimed,
    RewardDeclined,
    RewardVoid,
    RoomCompleted,
)
from kastelan.games.ludwig.gifts import free_corridors, keep
from kastelan.games.ludwig.modules.entries import SPECIAL, kind_of, room_of
from kastelan.games.ludwig.steps import (
    ANY_REWARD,
    FREE_CORRIDOR,
    KEEPING,
    NOTHING,
    REWARDS,
    STACK,
)

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

ACTIVITY_POINTS: Final = 5
OUTDOOR_MONEY: Final = 10_000
MOST_PUT: Final = 2
CARDS_DRAWN: Final = 2
RULES: Final = tuple(f"LUD-REW-{name.upper()}" for name in TYPES)


def due(state: LudwigState, tell: Tell | None) -> None:
    """Note the rewards of the rooms that the last placement completed (LUD-SCORE-5)."""
    castle = state.castles[state.seat]
    done = scoring.newly_completed(castle)
    if not done:
        return
    entries = [room << 3 | kind for room in done for kind in each(castle.rooms[room].face.types)]
    before = sum(castle.completed(room) for room in each(castle.of_type[DOWNSTAIRS]) if room not in done)
    now = before + sum(entry & 7 == DOWNSTAIRS for entry in entries)
    state.pending += ((now // 2 - before // 2, *entries),)
    if tell is not None:
        for room in done:
            tell(RoomCompleted(state.seat, castle.rooms[room].tile.number, room))


def resume(state: LudwigState, tell: Tell | None) -> bool:
    """Whether a reward is still to be claimed or declined; those that bring nothing are dropped."""
    while state.pending:
        *older, frame = state.pending
        entries = frame[1:]
        void = {entry: rule for entry in entries if (rule := _void_entry(state, frame, entry)) is not None}
        if tell is not None:
            for entry, rule in void.items():
                room = room_of(entry)
                tell(RewardVoid(state.seat, _tile(state, room), room, kind_of(entry), rule))
        left = tuple(entry for entry in entries if entry not in void)
        if left:
            state.pending = (*older, (frame[0], *left))
            state.step = REWARDS
            return True
        state.pending = tuple(older)
    return False


def waiting(state: LudwigState) -> tuple[tuple[int, int], ...]:
    """The rewards that can be claimed now, as room and type, in the order of their numbers."""
    return tuple((room_of(entry), kind_of(entry)) for entry in state.pending[-1][1:]) if state.pending else ()


def any_void(state: LudwigState) -> bool:
    """Whether a reward of the newest placement would bring nothing; `resume` leaves none of them."""
    frame = state.pending[-1]
    return any(_void_entry(state, frame, entry) is not None for entry in frame[1:])


def _tile(state: LudwigState, room: int) -> int:
    return state.castles[state.seat].rooms[room].top.number


def _void_entry(state: LudwigState, frame: tuple[int, ...], entry: int) -> str | None:
    """The rule by which an entry brings nothing now, or None."""
    if entry < SPECIAL:
        return void(state, frame, entry & 7)
    from kastelan.games.ludwig.modules.rewards import void as special_void

    return special_void(state, entry)


def void(state: LudwigState, frame: tuple[int, ...], kind: int) -> str | None:
    """The rule by which a reward brings nothing now, or None."""
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


def legal_rewards(state: LudwigState) -> Sequence[Action]:
    """One of the rewards due, to be claimed or declined."""
    count = len(state.pending[-1]) - 1
    return (*CLAIM[:count], *DECLINE[:count])


def _entry(state: LudwigState, number: int) -> int:
    frame = state.pending[-1]
    if not 0 <= number < len(frame) - 1:
        raise IllegalAction("LUD-SCORE-5", "no-such-reward", number=number + 1, due=len(frame) - 1)
    return frame[number + 1]


def settle(state: LudwigState, entry: int, downstairs_used: int) -> None:
    """A reward is claimed or declined."""
    *older, frame = state.pending
    left = tuple(other for other in frame[1:] if other != entry)
    state.pending = (*older, (frame[0] - downstairs_used, *left))


def claim(state: LudwigState, action: Claim, tell: Tell | None) -> bool:
    """Take a reward; it is resolved before the next one (LUD-RUL-1)."""
    entry = _entry(state, action.reward)
    room, kind = entry >> 3, entry & 7
    if state.extras is not None:
        return _claim_with_modules(state, entry, tell)
    settle(state, entry, kind == DOWNSTAIRS)
    if tell is not None:
        tell(RewardClaimed(state.seat, _tile(state, room), room, kind, RULES[kind]))
    return REWARD[kind](state, room, tell)


def _claim_with_modules(state: LudwigState, entry: int, tell: Tell | None) -> bool:
    from kastelan.games.ludwig.modules.rewards import claim as claim_entry

    return claim_entry(state, entry, tell)


def decline(state: LudwigState, action: Decline, tell: Tell | None) -> bool:
    """Do without a reward (LUD-DIFF-1); of two downstairs rooms the other one may still get it."""
    entry = _entry(state, action.reward)
    settle(state, entry, 0)
    if tell is not None:
        room = room_of(entry)
        tell(RewardDeclined(state.seat, _tile(state, room), room, kind_of(entry)))
    return True


# The eight rewards: each says whether it is done; one that asks something sets the step for that


def _activity(state: LudwigState, room: int, tell: Tell | None) -> bool:
    """5 points (LUD-REW-ACTIVITY)."""
    score(state, [("LUD-REW-ACTIVITY", ACTIVITY_POINTS, room, None)], tell)
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
    score(state, list(scoring.own_lines(castle, room, "LUD-REW-LIVING", "LUD-REW-LIVING")), tell)
    return True


def _outdoor(state: LudwigState, _: int, tell: Tell | None) -> bool:
    """10,000 M from the bank (LUD-REW-OUTDOOR)."""
    seat, money = state.seat, state.money
    state.money = (*money[:seat], money[seat] + OUTDOOR_MONEY, *money[seat + 1 :])
    if tell is not None:
        tell(MoneyTaken(seat, OUTDOOR_MONEY, "LUD-REW-OUTDOOR"))
    return True


def _sleeping(state: LudwigState, _: int, __: Tell | None) -> bool:
    """Look at a stack (LUD-REW-SLEEPING)."""
    state.step = STACK
    return False


def _utility(state: LudwigState, _: int, tell: Tell | None) -> bool:
    """Draw 2 bonus cards, keep 1 (LUD-REW-UTILITY); what is there if there are fewer (LUD-RUL-4)."""
    drawn = knowledge.draw_cards(state, CARDS_DRAWN)
    if tell is not None:
        tell(BonusCardsDealt(state.seat, len(drawn), drawn, "LUD-REW-UTILITY"))
    state.drawn, state.step = drawn, KEEPING
    return len(drawn) == 1 and keep(state, 0, tell)


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


def score(state: LudwigState, lines: Sequence[scoring.Line], tell: Tell | None) -> None:
    """Add the points of a score's lines, and tell each of them."""
    seat, points = state.seat, state.score
    state.score = (*points[:seat], points[seat] + sum(line[1] for line in lines), *points[seat + 1 :])
    if tell is None:
        return
    rooms = state.castles[seat].rooms
    for rule, gained, room, other in lines:
        because_of = None if other is None else rooms[other].tile.number
        tell(PointsScored(seat, gained, rule, rooms[room].tile.number, because_of, room, other))


# The decisions within rewards


def legal_any(state: LudwigState) -> Sequence[Action]:
    """The other seven rewards, those that would bring nothing excepted."""
    frame = state.pending[-1]
    return [AS_REWARD[kind] for kind in range(8) if kind != DOWNSTAIRS and void(state, frame, kind) is None]


def choose_reward(state: LudwigState, action: ChooseReward, tell: Tell | None) -> bool:
    """Take the reward of another type; living scores the downstairs room itself again."""
    kind = action.type
    if not 0 <= kind < 8 or kind == DOWNSTAIRS:
        raise IllegalAction("LUD-REW-DOWNSTAIRS", "not-one-of-the-other-seven")
    rule = void(state, state.pending[-1], kind)
    if rule is not None:
        raise IllegalAction(rule, "reward-brings-nothing", type=TYPES[kind])
    room, state.room = state.room, NOTHING
    if tell is not None:
        tell(RewardClaimed(state.seat, _tile(state, room), room, kind, "LUD-REW-DOWNSTAIRS"))
    return REWARD[kind](state, room, tell)
