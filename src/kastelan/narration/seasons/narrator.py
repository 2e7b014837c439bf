"""The events of A Castle for All Seasons as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from kastelan.core.errors import KastelanError
from kastelan.core.game import Ask, Event, Seat
from kastelan.games.seasons.components import CARDS, SPACES
from kastelan.games.seasons.events import (
    BuildingBuilt,
    BuildingChosen,
    CardOpened,
    CardsRevealed,
    CardsSelected,
    CardsTakenBack,
    GameEnded,
    HelperDisplaced,
    HelperPlaced,
    HelperStationed,
    IncomePaid,
    LastRoundBegan,
    LastTemplateBuilt,
    Passed,
    PieceBought,
    PiecesTurnedIn,
    PointsScored,
    PointsShifted,
    RoundBegan,
    SaleAsked,
    SaleRefused,
    TableLaid,
    TalersGained,
    TalersGiven,
    TalersPaid,
    TalersTurnedIn,
    TowerEmptied,
    TradersReturned,
    WorkerPaid,
    WorkerSupplied,
)
from kastelan.games.seasons.winter_events import (
    CardLost,
    HelperTakenBack,
    MaidenLeft,
    MaidenWon,
    StakeLaid,
    StakeShared,
    StonesGiven,
    SuitorLeft,
    WinterCardRevealed,
)
from kastelan.narration.base import sentence, signed
from kastelan.narration.seasons.names import Facts
from kastelan.narration.seasons.winter import WinterNarrator


class Narrator(WinterNarrator):
    """Narrates A Castle for All Seasons."""

    chapters = (RoundBegan, WinterCardRevealed, CardsRevealed, CardOpened, TradersReturned)

    def narrate(self, events: Sequence[Event]) -> list[str]:
        """Sentences about events; redundant events get none."""
        return list(self._sentences(events))

    def _sentences(self, events: Sequence[Event]) -> Iterator[str]:
        for at, event in enumerate(events):
            before = events[at - 1] if at else None
            after = events[at + 1] if at + 1 < len(events) else None
            if not _is_redundant(before, event, after):
                yield SENTENCES[type(event)](self, event)

    def question(self, ask: Ask) -> str:
        """The game's own question; the one about a sale names the buyer, whom the game knows by seat only."""
        if ask.step != "consenting":
            return super().question(ask)
        buyer = ask.facts["buyer"]
        assert isinstance(buyer, int)
        facts = self.speaker.facts(ask.facts, "seasons")
        person = self.names.person(buyer - 1)
        return self.names.say("ask-consenting", name=person, card=facts["card"], kind=facts["kind"])

    def refusal(self, error: KastelanError) -> str:
        """Why an action was refused, with castle spaces by name instead of by id."""
        space = error.facts.get("space")
        if not isinstance(space, str) or space not in SPACES:
            return super().refusal(error)
        named = {"space": self.names.space(SPACES.index(space))}
        return self.speaker.say(
            f"error-{error.message}", **self.speaker.facts(error.facts, "seasons") | named
        )

    # The round

    def table_laid(self, event: TableLaid) -> str:
        return self.say("seasons-event-table-laid", event.start)

    def round_began(self, event: RoundBegan) -> str:
        return self.say("seasons-event-round-began", event.seat, round=event.round, talers=event.talers)

    def cards_selected(self, event: CardsSelected) -> str:
        cards = "" if event.cards is None else self.names.cards(event.cards)
        if event.cards is not None and event.seat != self.player_names.you:
            # Only the owner sees the cards of a secret selection. Where several players share a screen, there
            # is no `you`, so the sentence names the owner.
            return self.say("seasons-screen-own-selection", name=self.names.person(event.seat), cards=cards)
        return self.say("seasons-event-cards-selected", event.seat, cards=cards)

    def cards_revealed(self, event: CardsRevealed) -> str:
        """The cards in order of rank, each with the players who selected it."""
        cards = [
            self.names.say("card-of", card=self.names.card(card), names=", ".join(owners))
            for card in range(len(CARDS))
            if (
                owners := [
                    self.names.person(seat) for seat, cards in enumerate(event.cards) if cards >> card & 1
                ]
            )
        ]
        return self.say("seasons-event-cards-revealed", cards="; ".join(cards))

    def worker_supplied(self, event: WorkerSupplied) -> str:
        facts: Facts = {"card": self.names.card(event.card), "pieces": self.names.amounts(event.pieces)}
        return self.say("seasons-event-worker-supplied", event.seat, **facts)

    def card_opened(self, event: CardOpened) -> str:
        return self.say("seasons-event-card-opened", event.seat, card=self.names.card(event.card))

    def passed(self, event: Passed) -> str:
        return self.say("seasons-event-passed", event.seat)

    # Talers

    def talers_gained(self, event: TalersGained) -> str:
        source = self.names.speaker.word("seasons", "source", event.source)
        return self.say("seasons-event-talers-gained", event.seat, talers=event.talers, source=source)

    def talers_paid(self, event: TalersPaid) -> str:
        target = self.names.speaker.word("seasons", "target", event.target)
        return self.say("seasons-event-talers-paid", event.seat, talers=event.talers, target=target)

    def talers_given(self, event: TalersGiven) -> str:
        to = self.names.person(event.to)
        return self.say("seasons-event-talers-given", event.seat, talers=event.talers, to=to)

    # Wagons and tower

    def helper_stationed(self, event: HelperStationed) -> str:
        return self.say("seasons-event-helper-stationed", event.seat, spot=self.names.spot(event.spot))

    def helper_displaced(self, event: HelperDisplaced) -> str:
        return self.say("seasons-event-helper-displaced", event.seat, spot=self.names.spot(event.spot))

    def income_paid(self, event: IncomePaid) -> str:
        facts: Facts = {
            "pieces": event.pieces,
            "to_tower": event.to_tower,
            "kind": self.names.kind(event.spot),
        }
        return self.say("seasons-event-income-paid", event.seat, spot=self.names.spot(event.spot), **facts)

    def tower_emptied(self, event: TowerEmptied) -> str:
        kind = self.names.kind(event.kind)
        return self.say("seasons-event-tower-emptied", event.seat, pieces=event.pieces, kind=kind)

    # Workers

    def sale_asked(self, event: SaleAsked) -> str:
        facts: Facts = {"card": self.names.card(event.card), "kind": self.names.kind(event.kind)}
        return self.say("seasons-event-sale-asked", event.seat, **facts)

    def sale_refused(self, event: SaleRefused) -> str:
        return self.say("seasons-event-sale-refused", event.owner, kind=self.names.kind(event.kind))

    def piece_bought(self, event: PieceBought) -> str:
        return self.say("seasons-event-piece-bought", event.seat, kind=self.names.kind(event.kind))

    def worker_paid(self, event: WorkerPaid) -> str:
        pieces = self.names.amounts(event.pieces)
        return self.say("seasons-event-worker-paid", event.seat, pieces=pieces)

    # Building and placing

    def building_chosen(self, event: BuildingChosen) -> str:
        building = self.names.building(event.building)
        return self.say("seasons-event-building-chosen", event.seat, building=building)

    def building_built(self, event: BuildingBuilt) -> str:
        facts: Facts = {
            "building": self.names.building(event.building),
            "pieces": self.names.amounts(event.pieces),
        }
        return self.say("seasons-event-building-built", event.seat, bars=event.bars, **facts)

    def last_round_began(self, event: LastRoundBegan) -> str:
        return self.say("seasons-event-last-round-began", round=event.round)

    def last_template_built(self, event: LastTemplateBuilt) -> str:
        return self.say("seasons-event-last-template-built")

    def helper_placed(self, event: HelperPlaced) -> str:
        space = self.names.place(event.space)
        return self.say("seasons-event-helper-placed", event.seat, space=space, fee=event.fee)

    # Points

    def scored_by(self, event: Event) -> tuple[Seat, str, int] | None:
        if not isinstance(event, PointsScored) or event.building is None or event.space is not None:
            return None
        return event.seat, self.names.building(event.building), event.points

    def points_scored(self, event: PointsScored) -> str:
        what = self._what_for(event)
        if what is None:
            return self.say("seasons-event-points-scored", event.seat, points=event.points)
        return self.say("seasons-screen-scored-for", event.seat, what=what, points=event.points)

    def _what_for(self, event: PointsScored) -> str | None:
        if event.space is not None:
            return self.names.space(event.space)
        if event.building is not None:
            return self.names.building(event.building)
        if event.card is not None:
            return self.names.card(event.card)
        return None if event.winter_card is None else self.names.winter_card(event.winter_card)

    def points_shifted(self, event: PointsShifted) -> str:
        space = self.names.space(event.space)
        return self.say("seasons-event-points-shifted", event.seat, space=space, points=signed(event.points))

    def cards_taken_back(self, event: CardsTakenBack) -> str:
        cards = self.names.cards(event.cards)
        return self.say("seasons-event-cards-taken-back", event.seat, cards=cards)

    # The end

    def traders_returned(self, event: TradersReturned) -> str:
        return self.say("seasons-event-traders-returned")

    def talers_turned_in(self, event: TalersTurnedIn) -> str:
        return self.say("seasons-event-talers-turned-in", event.seat, talers=event.talers)

    def pieces_turned_in(self, event: PiecesTurnedIn) -> str:
        facts: Facts = {"kind": self.names.kind(event.kind), "pieces": event.pieces, "bars": event.bars}
        return self.say("seasons-event-pieces-turned-in", event.seat, **facts)

    def game_ended(self, event: GameEnded) -> str:
        over = self.say("seasons-event-game-ended")
        facts = self.player_names.winners(event.winners)
        winners = self.say("seasons-screen-winners", points=event.scores[event.winners[0]], **facts)
        return f"{over} {winners}"


SENTENCES: Final[dict[type[Event], Callable[[Narrator, Event], str]]] = (
    sentence(TableLaid, Narrator.table_laid)
    | sentence(RoundBegan, Narrator.round_began)
    | sentence(CardsSelected, Narrator.cards_selected)
    | sentence(CardsRevealed, Narrator.cards_revealed)
    | sentence(WorkerSupplied, Narrator.worker_supplied)
    | sentence(CardOpened, Narrator.card_opened)
    | sentence(Passed, Narrator.passed)
    | sentence(TalersGained, Narrator.talers_gained)
    | sentence(TalersPaid, Narrator.talers_paid)
    | sentence(TalersGiven, Narrator.talers_given)
    | sentence(HelperStationed, Narrator.helper_stationed)
    | sentence(HelperDisplaced, Narrator.helper_displaced)
    | sentence(HelperTakenBack, Narrator.helper_taken_back)
    | sentence(IncomePaid, Narrator.income_paid)
    | sentence(TowerEmptied, Narrator.tower_emptied)
    | sentence(SaleAsked, Narrator.sale_asked)
    | sentence(SaleRefused, Narrator.sale_refused)
    | sentence(PieceBought, Narrator.piece_bought)
    | sentence(WorkerPaid, Narrator.worker_paid)
    | sentence(BuildingChosen, Narrator.building_chosen)
    | sentence(BuildingBuilt, Narrator.building_built)
    | sentence(LastRoundBegan, Narrator.last_round_began)
    | sentence(LastTemplateBuilt, Narrator.last_template_built)
    | sentence(HelperPlaced, Narrator.helper_placed)
    | sentence(PointsScored, Narrator.points_scored)
    | sentence(PointsShifted, Narrator.points_shifted)
    | sentence(CardsTakenBack, Narrator.cards_taken_back)
    | sentence(WinterCardRevealed, Narrator.winter_card_revealed)
    | sentence(CardLost, Narrator.card_lost)
    | sentence(StonesGiven, Narrator.stones_given)
    | sentence(StakeLaid, Narrator.stake_laid)
    | sentence(SuitorLeft, Narrator.suitor_left)
    | sentence(MaidenWon, Narrator.maiden_won)
    | sentence(StakeShared, Narrator.stake_shared)
    | sentence(MaidenLeft, Narrator.maiden_left)
    | sentence(TradersReturned, Narrator.traders_returned)
    | sentence(TalersTurnedIn, Narrator.talers_turned_in)
    | sentence(PiecesTurnedIn, Narrator.pieces_turned_in)
    | sentence(GameEnded, Narrator.game_ended)
)
"""How each event is narrated on its own."""


def _is_redundant(before: Event | None, event: Event, after: Event | None) -> bool:
    """Whether a neighbouring event says the same: a building that is built, a fee that was named."""
    if isinstance(event, BuildingChosen):
        return isinstance(after, BuildingBuilt)
    if isinstance(event, TalersPaid):
        return isinstance(before, HelperPlaced) and before.fee == event.talers
    if isinstance(event, CardsSelected):
        # A hidden selection is worth a sentence only as the latest news.
        return event.cards is None and after is not None
    return isinstance(event, Passed) and isinstance(after, CardOpened | RoundBegan)
