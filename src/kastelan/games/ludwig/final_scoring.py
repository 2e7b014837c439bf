"""LUD-END, FIN: the final scoring and the winners."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from kastelan.core.game import Outcome, Seat, Tell, places
from kastelan.games.ludwig.components import HALLWAYS, SIZES, STAIRS_STACK, TOWERS, BonusCard, Favour
from kastelan.games.ludwig.events import FinalPoints, GameEnded
from kastelan.games.ludwig.favours import (
    FEWEST_POINTS,
    IN_PURSES,
    card_rule,
    castle_size,
    counted_in_castle,
    favour_rule,
    measured_in_castle,
)
from kastelan.games.ludwig.step_numbers import DOUBLING, OVER
from kastelan.games.ludwig.terms import terms

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

MODELS, STACKS, SWANS, DECREE_SCORING, FAVOURS, CARDS, TOKENS, MONEY = range(8)
"""The steps of the final scoring (FIN-2); the base game has stacks, favours, cards and money."""

SECRET: Final = (MODELS, CARDS, TOKENS)
"""Steps that score what is secret until the end."""

FAVOUR_POINTS: Final = (8, 4, 2, 1)
MONEY_PER_POINT: Final = 10_000
RANKS: Final = (60, 81, 96, 111)
"""The points needed for each solo rank above the lowest (LUD-SOLO-5)."""


def begin(state: LudwigState, tell: Tell | None) -> None:
    """Begin the final scoring, unless a module asks something first."""
    modules = state.table.hooks.before_final_scoring
    if not any(module.before_final_scoring(state, tell) for module in modules):
        end(state, tell)


def end(state: LudwigState, tell: Tell | None) -> None:
    """Score all steps and end the game, unless a module asks something about bonus cards (LUD-END-2)."""
    scoring = FinalScoring(state, True, tell)
    state.score = scoring.run(MODELS, CARDS)
    if not any(module.before_cards(scoring) for module in state.table.hooks.before_cards):
        _score_the_rest(scoring)


def resume(state: LudwigState, firsts: Sequence[int], tell: Tell | None) -> None:
    """Resume with the bonus cards. `firsts`: how many favours of the row each seat has won alone."""
    scoring = FinalScoring(state, True, tell)
    scoring.firsts = list(firsts)
    _score_the_rest(scoring)


def _score_the_rest(scoring: FinalScoring) -> None:
    """Score bonus cards and what follows them, and end the game."""
    state, tell = scoring.state, scoring.tell
    state.score, state.step, state.seat = scoring.run(CARDS, len(STEPS)), OVER, state.master
    if tell is not None:
        result = outcome(state)
        solo_rank = rank(state.score[0]) if state.table.solo else None
        tell(GameEnded(result.scores, result.places, solo_rank, state.table.rule("LUD-END-7")))


def has_begun(state: LudwigState) -> bool:
    """Whether the steps before the bonus cards are scored, so that what they score is no longer hidden."""
    return state.step == OVER or (state.step == DOUBLING and state.table.rules.decree_54_in_final_scoring)


def public_scores(state: LudwigState) -> tuple[int, ...]:
    """The points if the game were scored now, without secret things."""
    if state.step == OVER or not state.castles:
        return state.score
    return FinalScoring(state, False, None).run(CARDS if has_begun(state) else MODELS, len(STEPS))


def outcome(state: LudwigState) -> Outcome:
    """The result: ties are broken by size of the castle, then money, else shared (LUD-END-7, FIN-5)."""
    standings = [
        (score, castle_size(castle), money_of(state, seat))
        for seat, (score, castle) in enumerate(zip(state.score, state.castles, strict=True))
    ]
    return Outcome(state.score, places(standings))


def rank(score: int) -> int:
    """The rank of a solo game, from 0 to 4 (LUD-SOLO-5)."""
    return sum(score >= least for least in RANKS)


class FinalScoring:
    """The score track during the final scoring; `secret` says whether hidden things are scored."""

    def __init__(self, state: LudwigState, secret: bool, tell: Tell | None) -> None:
        self.state, self.secret, self.tell = state, secret, tell
        self.score = list(state.score)
        players = state.table.players
        self.seats = [(state.master + turn) % players for turn in range(players)]
        self.firsts = [0] * players  # the favours of the row that each seat won alone
        self.cards: dict[tuple[Seat, int], int] = {}  # the points of each bonus card
        open_purses = secret or has_begun(state)
        self.purses = [seat for seat in self.seats if open_purses or not terms(state, seat).hides_purse]

    def run(self, first: int, end: int) -> tuple[int, ...]:
        """Score the steps from `first` to the one before `end`, and return the points of each seat."""
        for step in range(first, end):
            if self.secret or step not in SECRET:
                STEPS[step](self)
                for module in self.state.table.hooks.final_step:
                    module.final_step(self, step)
        return tuple(self.score)

    def add(self, seat: Seat, points: int, rule: str, what: int | None, measure: int) -> None:
        """Add points for a tile, favour or bonus card, or for money, swans and decrees if `what` is None."""
        self.score[seat] += points
        if self.tell is not None:
            self.tell(FinalPoints(seat, points, rule, what, measure))

    def score_favour(self, seats: Sequence[Seat], number: int, rule: str) -> Seat | None:
        """Score a favour for some seats by their places among all (LUD-END-4). Returns the sole leader."""
        counts, points, alone = placed(self.state, self.state.table.components.favours[number], self.score)
        for seat in seats:
            self.add(seat, points[seat], rule, number, counts[seat])
        return alone

    def score_card(self, seat: Seat, number: int, points: int, count: int) -> None:
        """Score a bonus card (LUD-END-5); `count` is what it counted."""
        card = self.state.table.components.bonus_cards[number]
        self.cards[seat, number] = self.cards.get((seat, number), 0) + points
        self.add(seat, points, card_rule(card), number, count)
        for module in self.state.table.hooks.card_scored:
            module.card_scored(self, seat, number, points, count)


def _nothing(_: FinalScoring) -> None:
    """A step in which the base game scores nothing."""


def _stacks(scoring: FinalScoring) -> None:
    """Score each tile whose stack is empty (LUD-END-3)."""
    rule = scoring.state.table.rule("LUD-END-3")
    for seat in scoring.seats:
        points = terms(scoring.state, seat).depleted_points
        for tile in depleted(scoring.state, seat):
            scoring.add(seat, points, rule, tile, 1)


def _favours(scoring: FinalScoring) -> None:
    """Score the row from left to right (LUD-END-4), without favours that would reveal hidden money."""
    table, purse_hidden = scoring.state.table, len(scoring.purses) < len(scoring.seats)
    for number in table.favours:
        favour = table.components.favours[number]
        if not (purse_hidden and favour.kind in IN_PURSES):
            alone = scoring.score_favour(scoring.seats, number, favour_rule(favour))
            if alone is not None:
                scoring.firsts[alone] += 1


def _cards(scoring: FinalScoring) -> None:
    """Score bonus cards from the master builder clockwise (LUD-END-5)."""
    hooks, components = scoring.state.table.hooks, scoring.state.table.components
    for seat in scoring.seats:
        for number in scoring.state.hands[seat]:
            card = components.bonus_cards[number]
            if not any(module.score_card(scoring, seat, number) for module in hooks.score_card):
                count = counted(scoring.state, seat, card)
                scoring.score_card(seat, number, card.points * (count // card.per), count)
        for module in hooks.cards_scored:
            module.cards_scored(scoring, seat)


def _money(scoring: FinalScoring) -> None:
    """Score 1 point per full 10,000 M (LUD-END-6)."""
    for seat in scoring.purses:
        money = money_of(scoring.state, seat)
        scoring.add(seat, money // MONEY_PER_POINT, "LUD-END-6", None, money)


STEPS: Final[tuple[Callable[[FinalScoring], None], ...]] = (
    _nothing,
    _stacks,
    _nothing,
    _nothing,
    _favours,
    _cards,
    _nothing,
    _money,
)


# What is counted


def depleted(state: LudwigState, seat: Seat) -> list[int]:
    """The tiles of a castle whose stack is empty, renovated rooms excepted (LUD-END-3, RENO-15)."""
    found = [
        int(room.tile.number)
        for room in state.castles[seat].rooms
        if room.tile.stack is not None and not room.covers and not stack_left(state, room.tile.stack)
    ]
    for module in state.table.hooks.depleted:
        found += module.depleted(state, seat)
    return found


def stack_left(state: LudwigState, stack: int) -> int:
    """The number of tiles in a stack."""
    if stack in (HALLWAYS, STAIRS_STACK):
        return state.corridors[stack - HALLWAYS]
    return len(state.stacks[len(SIZES) if stack == TOWERS else stack])


def money_of(state: LudwigState, seat: Seat) -> int:
    """Money left, savings included."""
    return state.money[seat] + sum([module.savings(state, seat) for module in state.table.hooks.savings])


def measured(state: LudwigState, seat: Seat, favour: Favour) -> int:
    """How much a player has of what a favour measures."""
    for module in state.table.hooks.measure:
        count = module.measure(state, seat, favour)
        if count is not None:
            return count
    return measured_in_castle(state.castles[seat], money_of(state, seat), favour)


def counted(state: LudwigState, seat: Seat, card: BonusCard) -> int:
    """How many things a bonus card counts."""
    for module in state.table.hooks.count:
        count = module.count(state, seat, card)
        if count is not None:
            return count
    return counted_in_castle(state.castles[seat], money_of(state, seat), card)


def placed(
    state: LudwigState, favour: Favour, score: Sequence[int]
) -> tuple[list[int], list[int], Seat | None]:
    """How much each seat has of what a favour measures, its points, and the sole leader (FIN-4)."""
    players, fewest = range(state.table.players), favour.kind == FEWEST_POINTS
    counts = [score[seat] if fewest else measured(state, seat, favour) for seat in players]
    ranked = [-count for count in counts] if fewest else counts
    winner = next((seat for seat in players if terms(state, seat).wins_ties), None)
    points, alone = shares(ranked, winner, least=None if fewest else 1)
    if alone is not None:
        points[alone] = max(points[alone], terms(state, alone).first_points)
    return counts, points, alone


def shares(
    counts: Sequence[int], winner: Seat | None = None, least: int | None = 1
) -> tuple[list[int], Seat | None]:
    """The points of each seat, and the sole leader, if there is one (LUD-END-4, LUD-RUL-6, FIN-4).

    Ties share their places; `winner` takes the higher one alone (DEC-57). Less than `least` earns nothing.
    """
    ranked = [(count, seat == winner) for seat, count in enumerate(counts)]
    points, alone = [], None
    for seat, own in enumerate(ranked):
        first, tied = sum([other > own for other in ranked]), ranked.count(own)
        fits = least is None or own[0] >= least
        points.append(sum(FAVOUR_POINTS[first : first + tied]) // tied if fits else 0)
        if fits and not first and tied == 1:
            alone = seat
    return points, alone
