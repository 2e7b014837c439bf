"""What happened, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar, cast

from kastelan.core.game import Event
from kastelan.core.hexes import name
from kastelan.games.kingdom.events import (
    CardDiscarded,
    CardDrawn,
    CardRemoved,
    CardRevealed,
    GameEnded,
    GoldScored,
    GoldShifted,
    LastRoundCalled,
    PileShuffled,
    SettlementBuilt,
    SettlementLifted,
    SettlementMoved,
    TableLaid,
    TileLost,
    TileTaken,
    TileUsed,
)
from kastelan.narration.base import PlainNarrator, signed
from kastelan.narration.kingdom.names import card_name, terrain_name, tile_name

E = TypeVar("E", bound=Event)


class Narrator(PlainNarrator):
    """Tells the events of Kingdom Builder."""

    def tell(self, events: Sequence[Event]) -> list[str]:
        """Events in words: settlements built in a row together, and nothing that the next fact says again."""
        return list(self._told(events))

    def _told(self, events: Sequence[Event]) -> Iterator[str]:
        at = 0
        while at < len(events):
            run = _built_together(events[at:])
            if run:
                yield self._built(run)
                at += len(run)
                continue
            event = events[at]
            at += 1
            if not _said_again(event, events[at : at + 1]):
                yield TELL[type(event)](self, event)

    def _say(self, message: str, seat: int, **facts: int | str) -> str:
        return self.speaker.say(message, **self.player_names.who(seat), **facts)

    def _built(self, run: Sequence[SettlementBuilt]) -> str:
        places = ", ".join(name(event.hex) for event in run)
        return self._say("kingdom-event-settlement-built", run[0].seat, places=places)

    def laid(self, event: TableLaid) -> str:
        cards = ", ".join(card_name(self.speaker, card) for card in event.cards)
        return self._say("kingdom-event-table-laid", event.start, cards=cards)

    def revealed(self, event: CardRevealed) -> str:
        return self._say(
            "kingdom-event-card-revealed", event.seat, terrain=terrain_name(self.speaker, event.card)
        )

    def removed(self, event: CardRemoved) -> str:
        terrain = terrain_name(self.speaker, event.card)
        return self._say("kingdom-event-card-removed", event.seat, terrain=terrain, rule=event.rule)

    def discarded(self, event: CardDiscarded) -> str:
        return self._say(
            "kingdom-event-card-discarded", event.seat, terrain=terrain_name(self.speaker, event.card)
        )

    def shuffled(self, event: PileShuffled) -> str:
        return self.speaker.say("kingdom-event-pile-shuffled", cards=event.cards)

    def drew(self, event: CardDrawn) -> str:
        if event.card is None:
            return self._say("kingdom-event-card-drawn-hidden", event.seat)
        return self._say(
            "kingdom-event-card-drawn", event.seat, terrain=terrain_name(self.speaker, event.card)
        )

    def lifted(self, event: SettlementLifted) -> str:
        return self._say("kingdom-event-settlement-lifted", event.seat, place=name(event.hex))

    def moved(self, event: SettlementMoved) -> str:
        places = {"origin": name(event.origin), "place": name(event.hex)}
        return self._say("kingdom-event-settlement-moved", event.seat, **places)

    def used(self, event: TileUsed) -> str:
        return self._say("kingdom-event-tile-used", event.seat, tile=tile_name(self.speaker, event.kind))

    def taken(self, event: TileTaken) -> str:
        tile = tile_name(self.speaker, event.kind)
        return self._say("kingdom-event-tile-taken", event.seat, tile=tile, place=name(event.hex))

    def lost(self, event: TileLost) -> str:
        tile = tile_name(self.speaker, event.kind)
        facts = {"tile": tile, "place": name(event.hex), "rule": event.rule}
        return self._say("kingdom-event-tile-lost", event.seat, **facts)

    def last_round(self, event: LastRoundCalled) -> str:
        return self._say("kingdom-event-last-round-called", event.seat, rule=event.rule)

    def scored(self, event: GoldScored) -> str:
        facts = {"card": card_name(self.speaker, event.card), "rule": event.rule}
        return self._say("kingdom-event-gold-scored", event.seat, gold=event.gold, **facts)

    def shifted(self, event: GoldShifted) -> str:
        facts = {"card": card_name(self.speaker, event.card), "rule": event.rule}
        return self._say("kingdom-event-gold-shifted", event.seat, gold=signed(event.gold), **facts)

    def ended(self, event: GameEnded) -> str:
        names = ", ".join(self.player_names.names[seat] for seat in event.winners)
        gold = event.scores[event.winners[0]]
        who = "several" if len(event.winners) > 1 else self.player_names.who(event.winners[0])["who"]
        return self.speaker.say("kingdom-event-game-ended", who=who, names=names, gold=gold)


Telling = Callable[[Narrator, Event], str]


def _telling(kind: type[E], tell: Callable[[Narrator, E], str]) -> dict[type[Event], Telling]:
    return {kind: cast(Telling, tell)}


TELL: Final[dict[type[Event], Telling]] = (
    _telling(TableLaid, Narrator.laid)
    | _telling(CardRevealed, Narrator.revealed)
    | _telling(CardRemoved, Narrator.removed)
    | _telling(CardDiscarded, Narrator.discarded)
    | _telling(PileShuffled, Narrator.shuffled)
    | _telling(CardDrawn, Narrator.drew)
    | _telling(SettlementLifted, Narrator.lifted)
    | _telling(SettlementMoved, Narrator.moved)
    | _telling(TileUsed, Narrator.used)
    | _telling(TileTaken, Narrator.taken)
    | _telling(TileLost, Narrator.lost)
    | _telling(LastRoundCalled, Narrator.last_round)
    | _telling(GoldScored, Narrator.scored)
    | _telling(GoldShifted, Narrator.shifted)
    | _telling(GameEnded, Narrator.ended)
)


def _built_together(events: Sequence[Event]) -> list[SettlementBuilt]:
    """The settlements that one player built by one rule from here on, with nothing in between."""
    run: list[SettlementBuilt] = []
    for event in events:
        if not isinstance(event, SettlementBuilt) or (
            run and (event.seat, event.rule) != (run[0].seat, run[0].rule)
        ):
            break
        run.append(event)
    return run


def _said_again(event: Event, following: Sequence[Event]) -> bool:
    """Whether the next fact makes this one needless: lifting before moving, discarding before drawing."""
    pairs = {SettlementLifted: SettlementMoved, CardDiscarded: CardDrawn}
    return any(type(later) is pairs.get(type(event)) for later in following)
