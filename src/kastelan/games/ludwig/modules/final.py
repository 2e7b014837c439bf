"""FIN: the final scoring with the modules, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kastelan.core.game import Outcome, Seat, Tell, places
from kastelan.games.ludwig.components import Favour
from kastelan.games.ludwig.ending import MONEY_PER_POINT, rank
from kastelan.games.ludwig.events import FinalPoints, GameEnded
from kastelan.games.ludwig.favours import card_rule, favour_rule
from kastelan.games.ludwig.modules.decrees import closing
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.extras import extras_of
from kastelan.games.ludwig.modules.measures import (
    COUNT_RULES,
    EMPTY_CARDS,
    FEWEST,
    FIRST_PLACES,
    MEASURE_RULES,
    counted,
    depleted,
    measured,
    money_of,
    size_of,
)
from kastelan.games.ludwig.steps import OVER

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

PLACES: Final = (8, 4, 2, 1, 0)
IN_PURSES: Final = ("money", "count_swans")
"""Favours that rank by what decree 07 hides: any place in them would tell of it."""


def begin(state: LudwigState, tell: Tell | None) -> None:
    """After the last round: what is still to be decided, then the points."""
    closing.begin(state)
    if not closing.ask(state):
        finish(state, tell)


def finish(state: LudwigState, tell: Tell | None) -> None:
    """All steps of the final scoring (FIN-2)."""
    scoring = _Scoring(state, secret=True, tell=tell)
    scoring.run()
    state.score, state.step, state.seat = tuple(scoring.score), OVER, state.master
    if tell is not None:
        result = outcome(state)
        tell(GameEnded(result.scores, result.places, rank(state.score[0]) if state.table.solo else None))


def public_scores(state: LudwigState) -> tuple[int, ...]:
    """The points if the game were scored now, without what is secret."""
    if state.step == OVER or not state.castles:
        return state.score
    scoring = _Scoring(state, secret=False, tell=None)
    scoring.run()
    return tuple(scoring.score)


def outcome(state: LudwigState) -> Outcome:
    """Most points, then the largest castle, moats included, then most money (FIN-5)."""
    standings = [
        (state.score[seat], size_of(castle), money_of(state, seat))
        for seat, castle in enumerate(state.castles)
    ]
    return Outcome(state.score, places(standings))


class _Scoring:
    """The track while the steps are counted; `secret` says whether hidden things count."""

    def __init__(self, state: LudwigState, secret: bool, tell: Tell | None) -> None:
        self.state, self.secret, self.tell = state, secret, tell
        self.score = list(state.score)
        self.firsts = [0] * state.table.players  # favours on the board won alone
        self.cards: dict[tuple[Seat, int], int] = {}  # what each bonus card has scored
        players = state.table.players
        self.seats = [(state.master + turn) % players for turn in range(players)]

    def run(self) -> None:
        """FIN-2, steps 0 to 7."""
        for step in (self._models, self._stacks, self._swans, self._decrees, self._favours):
            step()
        if self.secret:
            for step in (self._bonus_cards, self._tokens, self._empty_cards):
                step()
        self._money()

    @property
    def _purse_hidden(self) -> bool:
        """Whether somebody's money and swans are not to be told (DEC-07)."""
        seats = () if self.secret else self.seats
        return any(one.hides for seat in seats for one in held(self.state, seat))

    def add(self, event: FinalPoints) -> None:
        self.score[event.seat] += event.points
        if self.tell is not None:
            self.tell(event)

    def _models(self) -> None:
        """Step 0: the tile of decree 05."""
        if self.secret:
            for seat in self.seats:
                for decree in held(self.state, seat):
                    found = decree.model(self.state, seat)
                    if found is not None:
                        tile = extras_of(self.state).model[seat]
                        self.add(FinalPoints(seat, found[0], decree.rule, tile, found[1]))

    def _stacks(self) -> None:
        """Step 1: depleted stacks (FIN-3)."""
        for seat in self.seats:
            points = max(one.depleted_points for one in held(self.state, seat))
            for tile in depleted(self.state, seat):
                self.add(FinalPoints(seat, points, "FIN-3", tile, 1))

    def _swans(self) -> None:
        """Step 2: sets of swans; hidden ones are not public (DEC-07)."""
        for seat in self.seats:
            if self.secret or not any(one.hides for one in held(self.state, seat)):
                for module in self.state.table.modules:
                    for event in module.final(self.state, 2, seat):
                        self.add(event)

    def _decrees(self) -> None:
        """Step 3: decrees."""
        for seat in self.seats:
            if not self.secret and any(one.hides for one in held(self.state, seat)):
                continue
            for decree in held(self.state, seat):
                found = decree.final(self.state, seat)
                if found is not None:
                    self.add(FinalPoints(seat, found[0], decree.rule, None, found[1]))

    # Favours

    def _favours(self) -> None:
        """Step 4: the row on the board, from left to right."""
        for number in self.state.table.favours:
            favour = self.state.table.components.favours[number]
            if favour.kind in IN_PURSES and self._purse_hidden:
                continue
            counts, points, alone = placed(self.state, favour, self.score)
            for seat in self.seats:
                self.firsts[seat] += alone == seat
                self.add(FinalPoints(seat, points[seat], rule_of(favour), number, counts[seat]))

    def _tokens(self) -> None:
        """Step 6: own tokens, for their holder only (TWR-7, DEC-02); fewest points is best scored first."""
        extras, favours = extras_of(self.state), self.state.table.components.favours
        for seat in self.seats:
            for number in sorted(extras.held[seat], key=lambda one: favours[one].kind != FEWEST):
                counts, points, alone = placed(self.state, favours[number], self.score)
                self.add(FinalPoints(seat, points[seat], "TWR-7", number, counts[seat]))
                if alone == seat:
                    self._first_place(seat)

    def _first_place(self, seat: Seat) -> None:
        """A card for first places counts an own token too (BON-5, AMB-27)."""
        for number in self.state.hands[seat]:
            card = self.state.table.components.bonus_cards[number]
            if card.kind == FIRST_PLACES:
                self._score_card(seat, number, card.points, "BON-5", 1)

    # Bonus cards

    def _bonus_cards(self) -> None:
        """Step 5: bonus cards, those about empty cards excepted; 3 points for each by decree 56."""
        for seat in self.seats:
            for number in self.state.hands[seat]:
                card = self.state.table.components.bonus_cards[number]
                if card.kind == FIRST_PLACES:
                    self._score_card(
                        seat, number, card.points * self.firsts[seat], "BON-5", self.firsts[seat]
                    )
                elif card.kind != EMPTY_CARDS:
                    count = counted(self.state, seat, card)
                    rule = COUNT_RULES.get(card.kind) or card_rule(card)
                    self._score_card(seat, number, card.points * (count // card.per), rule, count)
            self._premiums(seat)

    def _premiums(self, seat: Seat) -> None:
        premium = max(one.card_points for one in held(self.state, seat))
        for number in self.state.hands[seat] if premium else ():
            self.cards[seat, number] = self.cards.get((seat, number), 0) + premium
            self.add(FinalPoints(seat, premium, "DEC-56", number, 1))

    def _score_card(self, seat: Seat, number: int, points: int, rule: str, count: int) -> None:
        """A card's points, twice if decree 54 says so."""
        self.cards[seat, number] = self.cards.get((seat, number), 0) + points
        self.add(FinalPoints(seat, points, rule, number, count))
        if extras_of(self.state).doubled[seat] == number and points:
            self.add(FinalPoints(seat, points, "DEC-54", number, count))

    def _empty_cards(self) -> None:
        """After step 6: 3 points for each card that scored nothing, 3 if there is none (BON-8)."""
        components = self.state.table.components
        empty = sum(
            not self.cards.get((seat, number), 0)
            for seat in self.seats
            for number in self.state.hands[seat]
            if components.bonus_cards[number].kind != EMPTY_CARDS
        )
        for seat in self.seats:
            for number in self.state.hands[seat]:
                card = components.bonus_cards[number]
                if card.kind == EMPTY_CARDS:
                    self._score_card(seat, number, card.points * max(1, empty), "BON-8", empty)

    def _money(self) -> None:
        """Step 7: a point for each full 10,000 M."""
        for seat in self.seats:
            if self.secret or not any(one.hides for one in held(self.state, seat)):
                money = money_of(self.state, seat)
                self.add(FinalPoints(seat, money // MONEY_PER_POINT, "LUD-END-6", None, money))


def placed(
    state: LudwigState, favour: Favour, score: Sequence[int]
) -> tuple[list[int], list[int], Seat | None]:
    """What everyone has of what a favour asks for, the points for it, and who is first alone (FIN-4)."""
    players, fewest = range(state.table.players), favour.kind == FEWEST
    counts = [score[seat] if fewest else measured(state, seat, favour) for seat in players]
    ranked = [-count for count in counts] if fewest else counts
    winner = next((seat for seat in players if any(one.wins_ties for one in held(state, seat))), None)
    points, alone = shares(ranked, winner, least=None if fewest else 1)
    if alone is not None:
        points[alone] = max([points[alone], *(one.first_points for one in held(state, alone))])
    return counts, points, alone


def rule_of(favour: Favour) -> str:
    """The rule of a favour."""
    return MEASURE_RULES.get(favour.kind) or favour_rule(favour)


def shares(counts: Sequence[int], winner: Seat | None, least: int | None) -> tuple[list[int], Seat | None]:
    """The points of each seat, and who is first alone (FIN-4, LUD-END-4).

    `winner` takes the higher place alone in a tie (DEC-57). Who has less than `least` gets nothing.
    """
    ranked = [(count, winner is not None and seat == winner) for seat, count in enumerate(counts)]
    points, alone = [], None
    for seat, own in enumerate(ranked):
        first, tied = sum(other > own for other in ranked), ranked.count(own)
        fits = least is None or own[0] >= least
        points.append(sum(PLACES[first : first + tied]) // tied if fits else 0)
        if fits and not first and tied == 1:
            alone = seat
    return points, alone
