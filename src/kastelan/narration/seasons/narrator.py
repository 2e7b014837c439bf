"""What happened, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar, cast

from kastelan.core.errors import KastelanError
from kastelan.core.game import Ask, Event
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
from kastelan.narration.base import signed
from kastelan.narration.seasons.names import Facts, letter
from kastelan.narration.seasons.winter import WinterNarrator

E = TypeVar("E", bound=Event)


class Narrator(WinterNarrator):
    """Tells the events of A Castle for All Seasons."""

    def tell(self, events: Sequence[Event]) -> list[str]:
        """Events in words, without what the next fact says again."""
        return list(self._told(events))

    def _told(self, events: Sequence[Event]) -> Iterator[str]:
        for at, event in enumerate(events):
            before = events[at - 1] if at else None
            after = events[at + 1] if at + 1 < len(events) else None
            if not _said_again(before, event, after):
                yield TELL[type(event)](self, event)

    def question(self, ask: Ask) -> str:
        """As the game asks, with the names at the table."""
        buyer = ask.facts.get("buyer")
        if not isinstance(buyer, int):
            return super().question(ask)
        facts = self.speaker.facts(ask.facts, "seasons")
        person = self.names.person(buyer - 1)
        return self.names.say("ask-consenting", name=person, card=facts["card"], kind=facts["kind"])

    def complaint(self, error: KastelanError) -> str:
        """Spaces by the names that people know them by."""
        space = error.facts.get("space")
        if not isinstance(space, str) or space not in SPACES:
            return super().complaint(error)
        named = {"space": self.names.space(SPACES.index(space))}
        return self.speaker.say(
            f"error-{error.message}", **self.speaker.facts(error.facts, "seasons") | named
        )

    # The round

    def laid(self, event: TableLaid) -> str:
        return self.say("seasons-event-table-laid", event.start)

    def began(self, event: RoundBegan) -> str:
        return self.say("seasons-event-round-began", event.seat, round=event.round, talers=event.talers)

    def selected(self, event: CardsSelected) -> str:
        cards = "" if event.cards is None else self.names.cards(event.cards)
        if event.cards is not None and event.seat != self.names.player_names.you:  # told to its owner alone
            return self.plain("seasons-screen-own-selection", name=self.names.person(event.seat), cards=cards)
        return self.say("seasons-event-cards-selected", event.seat, cards=cards)

    def revealed(self, event: CardsRevealed) -> str:
        """By rank, with the letters of the seats."""
        cards = [
            f"{self.names.card(card)} ({', '.join(owners)})"
            for card in range(len(CARDS))
            if (owners := [letter(seat) for seat, cards in enumerate(event.cards) if cards >> card & 1])
        ]
        return self.plain("seasons-event-cards-revealed", cards=", ".join(cards))

    def supplied(self, event: WorkerSupplied) -> str:
        facts: Facts = {"card": self.names.card(event.card), "pieces": self.names.amounts(event.pieces)}
        return self.say("seasons-event-worker-supplied", event.seat, **facts)

    def opened(self, event: CardOpened) -> str:
        return self.say("seasons-event-card-opened", event.seat, card=self.names.card(event.card))

    def passed(self, event: Passed) -> str:
        return self.say("seasons-event-passed", event.seat)

    # Talers

    def gained(self, event: TalersGained) -> str:
        source = self.names.speaker.word("seasons", "source", event.source)
        return self.say("seasons-event-talers-gained", event.seat, talers=event.talers, source=source)

    def paid(self, event: TalersPaid) -> str:
        target = self.names.speaker.word("seasons", "target", event.target)
        return self.say("seasons-event-talers-paid", event.seat, talers=event.talers, target=target)

    def given(self, event: TalersGiven) -> str:
        to = self.names.person(event.to)
        return self.say("seasons-event-talers-given", event.seat, talers=event.talers, to=to)

    # Wagons and tower

    def stationed(self, event: HelperStationed) -> str:
        return self.say("seasons-event-helper-stationed", event.seat, spot=self.names.spot(event.spot))

    def displaced(self, event: HelperDisplaced) -> str:
        return self.say("seasons-event-helper-displaced", event.seat, spot=self.names.spot(event.spot))

    def income(self, event: IncomePaid) -> str:
        facts: Facts = {"pieces": event.pieces, "to_tower": event.to_tower}
        return self.say("seasons-event-income-paid", event.seat, spot=self.names.spot(event.spot), **facts)

    def emptied(self, event: TowerEmptied) -> str:
        kind = self.names.kind(event.kind)
        return self.say("seasons-event-tower-emptied", event.seat, pieces=event.pieces, kind=kind)

    # Workers

    def asked(self, event: SaleAsked) -> str:
        facts: Facts = {"card": self.names.card(event.card), "kind": self.names.kind(event.kind)}
        return self.say("seasons-event-sale-asked", event.seat, **facts)

    def refused(self, event: SaleRefused) -> str:
        return self.say("seasons-event-sale-refused", event.owner, kind=self.names.kind(event.kind))

    def bought(self, event: PieceBought) -> str:
        return self.say("seasons-event-piece-bought", event.seat, kind=self.names.kind(event.kind))

    def worker(self, event: WorkerPaid) -> str:
        pieces = self.names.amounts(event.pieces)
        return self.say("seasons-event-worker-paid", event.seat, pieces=pieces)

    # Building and placing

    def chosen(self, event: BuildingChosen) -> str:
        building = self.names.building(event.building)
        return self.say("seasons-event-building-chosen", event.seat, building=building)

    def built(self, event: BuildingBuilt) -> str:
        facts: Facts = {
            "building": self.names.building(event.building),
            "pieces": self.names.amounts(event.pieces),
        }
        return self.say("seasons-event-building-built", event.seat, bars=event.bars, **facts)

    def last_template(self, event: LastTemplateBuilt) -> str:
        return self.plain("seasons-event-last-template-built", rule=event.rule)

    def placed(self, event: HelperPlaced) -> str:
        space = self.names.space(event.space)
        return self.say("seasons-event-helper-placed", event.seat, space=space, fee=event.fee)

    # Points

    def scored(self, event: PointsScored) -> str:
        what = self._what_for(event)
        facts: Facts = {"points": event.points, "rule": event.rule}
        if what is None:
            return self.say("seasons-event-points-scored", event.seat, **facts)
        return self.say("seasons-screen-scored-for", event.seat, what=what, **facts)

    def _what_for(self, event: PointsScored) -> str | None:
        if event.space is not None:
            return self.names.space(event.space)
        if event.building is not None:
            return self.names.building(event.building)
        if event.card is not None:
            return self.names.card(event.card)
        return None if event.winter_card is None else self.names.winter_card(event.winter_card)

    def shifted(self, event: PointsShifted) -> str:
        facts: Facts = {"points": signed(event.points), "rule": event.rule}
        space = self.names.space(event.space)
        return self.say("seasons-event-points-shifted", event.seat, space=space, **facts)

    def cards_back(self, event: CardsTakenBack) -> str:
        cards = self.names.cards(event.cards)
        return self.say("seasons-event-cards-taken-back", event.seat, cards=cards)

    # The end

    def returned(self, event: TradersReturned) -> str:
        return self.plain("seasons-event-traders-returned")

    def talers_in(self, event: TalersTurnedIn) -> str:
        return self.say("seasons-event-talers-turned-in", event.seat, talers=event.talers)

    def pieces_in(self, event: PiecesTurnedIn) -> str:
        facts: Facts = {"kind": self.names.kind(event.kind), "pieces": event.pieces, "bars": event.bars}
        return self.say("seasons-event-pieces-turned-in", event.seat, **facts)

    def ended(self, event: GameEnded) -> str:
        who = "several" if len(event.winners) > 1 else self.names.player_names.who(event.winners[0])["who"]
        facts: Facts = {"names": self.names.people(event.winners), "points": event.scores[event.winners[0]]}
        over = self.plain("seasons-event-game-ended")
        return f"{over} {self.plain('seasons-screen-winners', who=who, **facts)}"


Telling = Callable[[Narrator, Event], str]


def _telling(kind: type[E], tell: Callable[[Narrator, E], str]) -> dict[type[Event], Telling]:
    return {kind: cast(Telling, tell)}


TELL: Final[dict[type[Event], Telling]] = (
    _telling(TableLaid, Narrator.laid)
    | _telling(RoundBegan, Narrator.began)
    | _telling(CardsSelected, Narrator.selected)
    | _telling(CardsRevealed, Narrator.revealed)
    | _telling(WorkerSupplied, Narrator.supplied)
    | _telling(CardOpened, Narrator.opened)
    | _telling(Passed, Narrator.passed)
    | _telling(TalersGained, Narrator.gained)
    | _telling(TalersPaid, Narrator.paid)
    | _telling(TalersGiven, Narrator.given)
    | _telling(HelperStationed, Narrator.stationed)
    | _telling(HelperDisplaced, Narrator.displaced)
    | _telling(HelperTakenBack, Narrator.taken_back)
    | _telling(IncomePaid, Narrator.income)
    | _telling(TowerEmptied, Narrator.emptied)
    | _telling(SaleAsked, Narrator.asked)
    | _telling(SaleRefused, Narrator.refused)
    | _telling(PieceBought, Narrator.bought)
    | _telling(WorkerPaid, Narrator.worker)
    | _telling(BuildingChosen, Narrator.chosen)
    | _telling(BuildingBuilt, Narrator.built)
    | _telling(LastTemplateBuilt, Narrator.last_template)
    | _telling(HelperPlaced, Narrator.placed)
    | _telling(PointsScored, Narrator.scored)
    | _telling(PointsShifted, Narrator.shifted)
    | _telling(CardsTakenBack, Narrator.cards_back)
    | _telling(WinterCardRevealed, Narrator.winter_card)
    | _telling(CardLost, Narrator.lost)
    | _telling(StonesGiven, Narrator.stones)
    | _telling(StakeLaid, Narrator.laid_stake)
    | _telling(SuitorLeft, Narrator.suitor_left)
    | _telling(MaidenWon, Narrator.maiden_won)
    | _telling(StakeShared, Narrator.shared)
    | _telling(MaidenLeft, Narrator.maiden_left)
    | _telling(TradersReturned, Narrator.returned)
    | _telling(TalersTurnedIn, Narrator.talers_in)
    | _telling(PiecesTurnedIn, Narrator.pieces_in)
    | _telling(GameEnded, Narrator.ended)
)


def _said_again(before: Event | None, event: Event, after: Event | None) -> bool:
    """Whether a neighbour makes a fact needless: choosing before building, the fee after placing."""
    if isinstance(event, BuildingChosen):
        return isinstance(after, BuildingBuilt)
    if isinstance(event, TalersPaid):
        return isinstance(before, HelperPlaced) and before.fee == event.talers
    if isinstance(event, CardsSelected):
        return event.cards is None and after is not None
    return isinstance(event, Passed) and isinstance(after, CardOpened | RoundBegan)
