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
from kastelan.telling.plainly import signed
from kastelan.telling.seasons.names import Facts, letter
from kastelan.telling.seasons.winter import WinterTeller

E = TypeVar("E", bound=Event)


class Teller(WinterTeller):
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
        if event.cards is not None and event.seat != self.names.faces.you:  # told to its owner alone
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
        who = "several" if len(event.winners) > 1 else self.names.faces.who(event.winners[0])["who"]
        facts: Facts = {"names": self.names.people(event.winners), "points": event.scores[event.winners[0]]}
        over = self.plain("seasons-event-game-ended")
        return f"{over} {self.plain('seasons-screen-winners', who=who, **facts)}"


Telling = Callable[[Teller, Event], str]


def _telling(kind: type[E], tell: Callable[[Teller, E], str]) -> dict[type[Event], Telling]:
    return {kind: cast(Telling, tell)}


TELL: Final[dict[type[Event], Telling]] = (
    _telling(TableLaid, Teller.laid)
    | _telling(RoundBegan, Teller.began)
    | _telling(CardsSelected, Teller.selected)
    | _telling(CardsRevealed, Teller.revealed)
    | _telling(WorkerSupplied, Teller.supplied)
    | _telling(CardOpened, Teller.opened)
    | _telling(Passed, Teller.passed)
    | _telling(TalersGained, Teller.gained)
    | _telling(TalersPaid, Teller.paid)
    | _telling(TalersGiven, Teller.given)
    | _telling(HelperStationed, Teller.stationed)
    | _telling(HelperDisplaced, Teller.displaced)
    | _telling(HelperTakenBack, Teller.taken_back)
    | _telling(IncomePaid, Teller.income)
    | _telling(TowerEmptied, Teller.emptied)
    | _telling(SaleAsked, Teller.asked)
    | _telling(SaleRefused, Teller.refused)
    | _telling(PieceBought, Teller.bought)
    | _telling(WorkerPaid, Teller.worker)
    | _telling(BuildingChosen, Teller.chosen)
    | _telling(BuildingBuilt, Teller.built)
    | _telling(LastTemplateBuilt, Teller.last_template)
    | _telling(HelperPlaced, Teller.placed)
    | _telling(PointsScored, Teller.scored)
    | _telling(PointsShifted, Teller.shifted)
    | _telling(CardsTakenBack, Teller.cards_back)
    | _telling(WinterCardRevealed, Teller.winter_card)
    | _telling(CardLost, Teller.lost)
    | _telling(StonesGiven, Teller.stones)
    | _telling(StakeLaid, Teller.laid_stake)
    | _telling(SuitorLeft, Teller.suitor_left)
    | _telling(MaidenWon, Teller.maiden_won)
    | _telling(StakeShared, Teller.shared)
    | _telling(MaidenLeft, Teller.maiden_left)
    | _telling(TradersReturned, Teller.returned)
    | _telling(TalersTurnedIn, Teller.talers_in)
    | _telling(PiecesTurnedIn, Teller.pieces_in)
    | _telling(GameEnded, Teller.ended)
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
