"""A Castle for All Seasons, one round ahead: which cards to play when the others choose theirs in secret.

Own cards and those that the others may play meet on the table; each meeting is resolved as the greedy bot
would, and the position after the round is judged. With two players both mix their choices by regret matching;
with more, what the others play is drawn by how much it promises.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from kastelan.bots.greedy.seasons import choose
from kastelan.bots.greedy.seasons.card_selection import ranked
from kastelan.bots.search.budget import Budget, Spent
from kastelan.bots.search.knowledge import Turn, chance_to_win
from kastelan.bots.search.regret_matching import Mix, solved
from kastelan.bots.search.seasons import points, undecided
from kastelan.bots.search.thought import Idea, Thought, settled
from kastelan.core.game import Seat, State
from kastelan.games.seasons.actions import Select
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.step_numbers import SELECTING

SCALE: Final = 12.0
"""How many points of lead make a position clearly better."""

CANDIDATES: Final = 6
"""How many selections are tried for each player."""

DRAWN: Final = 60
"""How often the others' selections are drawn when there are three players or more."""

TEMPER: Final = 2.0
"""A selection that promises so many points less is played e times less often."""

HABIT: Final = 0.5
"""How much such habits count beside what regret matching says."""

CLOSE: Final = 0.01
"""A selection whose chance to win is less than that below the best is about as good."""

RARE: Final = 0.05
"""How often it is drawn at least, compared with the surest of all."""

ROUNDS: Final = 1
"""After how many rounds the position is judged."""

Company = tuple[Select | None, ...]
"""What the others play, by seat; nothing in the own seat."""

Points = tuple[float, ...]


def think(seen: State, seat: Seat, budget: Budget, luck: Random, played: Turn = ()) -> Thought:
    """The cards that do best against what the others may play. Decisions after that are the greedy bot's."""
    assert isinstance(seen, SeasonsState)
    if seen.step != SELECTING:
        return settled(choose(seen, seat, luck), points(seen))
    spent = budget.begin()
    state = undecided(seen)
    mine = [action for _, action in _best(state, seat)]
    mine += [action for action in played[:1] if isinstance(action, Select) and action not in mine]
    if len(mine) == 1 or spent.share > 1 / 2:
        return settled(mine[0], points(state))
    chances, companies = _companies(state, seat, luck)
    met = _meetings(state, seat, mine, companies, spent, luck)
    return _judged(seat, mine, chances[: len(met)], met, spent, luck)


def _best(state: SeasonsState, seat: Seat) -> list[tuple[float, Select]]:
    return sorted(ranked(state, seat), key=lambda one: one[0], reverse=True)[:CANDIDATES]


def _companies(state: SeasonsState, seat: Seat, luck: Random) -> tuple[Mix, list[Company]]:
    """What the others may play, and how likely that is by habit."""
    likely = {other: _habits(state, other) for other in range(state.players) if other != seat}
    if len(likely) == 1:
        chances, actions = next(iter(likely.values()))
        return chances, [tuple(None if one == seat else action for one in (0, 1)) for action in actions]
    drawn: list[Company] = [
        tuple(
            luck.choices(likely[other][1], likely[other][0])[0] if other != seat else None
            for other in range(state.players)
        )
        for _ in range(DRAWN)
    ]
    return [1 / DRAWN] * DRAWN, drawn


def _habits(state: SeasonsState, seat: Seat) -> tuple[Mix, list[Select]]:
    """How often a seat may play each of its best selections."""
    best = _best(state, seat)
    weights = [exp((promise - best[0][0]) / TEMPER) for promise, _ in best]
    return [one / sum(weights) for one in weights], [action for _, action in best]


def _meetings(
    state: SeasonsState,
    seat: Seat,
    mine: list[Select],
    companies: list[Company],
    spent: Spent,
    luck: Random,
) -> list[list[Points]]:
    """For each company that there was time for: what comes of every own selection."""
    met: list[list[Points]] = []
    for company in companies:
        deal, row = luck.getrandbits(160), list[Points]()
        for action in mine:
            if met and spent.share >= 1:
                return met
            row.append(_after_the_round(state.determinise(seat, deal), seat, action, company, luck))
            spent.playouts += 1
        met.append(row)
    return met


def _after_the_round(
    state: SeasonsState, seat: Seat, action: Select, company: Company, luck: Random
) -> Points:
    end = state.round + ROUNDS
    for other, theirs in enumerate(company):
        state.apply(other, action if theirs is None else theirs)
    while state.round < end and (actors := state.actors):
        state.apply(actors[0], choose(state, actors[0], luck))
    outcome = state.outcome
    if outcome is not None:
        return tuple(map(float, outcome.scores))
    state.round -= 1  # the new round is still to be played: what is worth something in it must count
    return points(state)


def _judged(
    seat: Seat, mine: list[Select], habits: Mix, met: list[list[Points]], spent: Spent, luck: Random
) -> Thought:
    """Every selection against the mix of what the others may play. Of those that are about as good as the
    best, one is drawn: who always plays the same is foreseen."""
    worth = [[chance_to_win(row[own], seat, SCALE) for row in met] for own in range(len(mine))]
    mix, liking = [chance / sum(habits) for chance in habits], [1.0] * len(mine)
    if len(met[0][0]) == 2:
        liking, answer = solved(worth)
        mix = [HABIT * old + (1 - HABIT) * new for old, new in zip(mix, answer, strict=True)]
    ideas = [
        Idea((action,), len(met), _average(mix, worth[own]), _mixed(mix, [row[own] for row in met]))
        for own, action in enumerate(mine)
    ]
    best = max(idea.worth for idea in ideas)
    weights = [
        RARE + one if idea.worth > best - CLOSE else 0.0 for idea, one in zip(ideas, liking, strict=True)
    ]
    drawn = luck.choices(ideas, weights)[0]
    ideas.sort(key=lambda idea: (idea is drawn, idea.worth), reverse=True)
    return Thought(tuple(ideas), spent.playouts)


def _average(mix: Mix, values: list[float]) -> float:
    return sum(chance * value for chance, value in zip(mix, values, strict=True))


def _mixed(mix: Mix, ends: list[Points]) -> Points:
    return tuple(_average(mix, [end[seat] for end in ends]) for seat in range(len(ends[0])))
