"""The events of Kingdom Builder as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

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
from kastelan.narration.base import PlainNarrator, sentence, signed
from kastelan.narration.kingdom.names import card_name, terrain_name, tile_name

E = TypeVar("E", bound=Event)


class Narrator(PlainNarrator):
    """Narrates Kingdom Builder."""

    chapters = (CardRevealed, GoldScored)

    def narrate(self, events: Sequence[Event]) -> list[str]:
        """Sentences about events; settlements built in a row share one, and so does the gold of a card;
        redundant events get none."""
        return list(self._sentences(events))

    def _sentences(self, events: Sequence[Event]) -> Iterator[str]:
        at = 0
        while at < len(events):
            if built := _in_a_row(SettlementBuilt, events[at:], lambda one: (one.seat, one.rule)):
                yield self._settlements_built(built)
            elif scored := _in_a_row(GoldScored, events[at:], lambda one: one.card):
                yield self._gold_of_card(scored)
            elif not _is_redundant(events[at], events[at + 1 : at + 2]):
                yield SENTENCES[type(events[at])](self, events[at])
            at += max(1, len(built or scored))

    def _settlements_built(self, run: Sequence[SettlementBuilt]) -> str:
        places = ", ".join(name(event.hex) for event in run)
        return self.say("kingdom-event-settlement-built", run[0].seat, places=places)

    def _gold_of_card(self, run: Sequence[GoldScored]) -> str:
        first, *others = run
        listed = [self.say("kingdom-gold-of-another", event.seat, gold=event.gold) for event in others]
        facts = {"card": card_name(self.speaker, first.card), "others": "".join(f", {one}" for one in listed)}
        return self.say("kingdom-event-gold-scored", first.seat, gold=first.gold, **facts)

    def table_laid(self, event: TableLaid) -> str:
        cards = ", ".join(card_name(self.speaker, card) for card in event.cards)
        return self.say("kingdom-event-table-laid", event.start, cards=cards)

    def card_revealed(self, event: CardRevealed) -> str:
        return self.say(
            "kingdom-event-card-revealed", event.seat, terrain=terrain_name(self.speaker, event.card)
        )

    def card_removed(self, event: CardRemoved) -> str:
        return self.say(
            "kingdom-event-card-removed", event.seat, terrain=terrain_name(self.speaker, event.card)
        )

    def card_discarded(self, event: CardDiscarded) -> str:
        return self.say(
            "kingdom-event-card-discarded", event.seat, terrain=terrain_name(self.speaker, event.card)
        )

    def pile_shuffled(self, event: PileShuffled) -> str:
        return self.say("kingdom-event-pile-shuffled", cards=event.cards)

    def card_drawn(self, event: CardDrawn) -> str:
        if event.card is None:
            return self.say("kingdom-event-card-drawn-hidden", event.seat)
        return self.say(
            "kingdom-event-card-drawn", event.seat, terrain=terrain_name(self.speaker, event.card)
        )

    def settlement_lifted(self, event: SettlementLifted) -> str:
        return self.say("kingdom-event-settlement-lifted", event.seat, place=name(event.hex))

    def settlement_moved(self, event: SettlementMoved) -> str:
        places = {"origin": name(event.origin), "place": name(event.hex)}
        return self.say("kingdom-event-settlement-moved", event.seat, **places)

    def tile_used(self, event: TileUsed) -> str:
        return self.say("kingdom-event-tile-used", event.seat, tile=tile_name(self.speaker, event.kind))

    def tile_taken(self, event: TileTaken) -> str:
        tile = tile_name(self.speaker, event.kind)
        return self.say("kingdom-event-tile-taken", event.seat, tile=tile, place=name(event.hex))

    def tile_lost(self, event: TileLost) -> str:
        tile = tile_name(self.speaker, event.kind)
        return self.say("kingdom-event-tile-lost", event.seat, tile=tile, place=name(event.hex))

    def last_round_called(self, event: LastRoundCalled) -> str:
        return self.say("kingdom-event-last-round-called", event.seat)

    def gold_shifted(self, event: GoldShifted) -> str:
        card = card_name(self.speaker, event.card)
        return self.say("kingdom-event-gold-shifted", event.seat, gold=signed(event.gold), card=card)

    def game_ended(self, event: GameEnded) -> str:
        facts = self.player_names.winners(event.winners)
        return self.say("kingdom-event-game-ended", gold=event.scores[event.winners[0]], **facts)


SENTENCES: Final[dict[type[Event], Callable[[Narrator, Event], str]]] = (
    sentence(TableLaid, Narrator.table_laid)
    | sentence(CardRevealed, Narrator.card_revealed)
    | sentence(CardRemoved, Narrator.card_removed)
    | sentence(CardDiscarded, Narrator.card_discarded)
    | sentence(PileShuffled, Narrator.pile_shuffled)
    | sentence(CardDrawn, Narrator.card_drawn)
    | sentence(SettlementLifted, Narrator.settlement_lifted)
    | sentence(SettlementMoved, Narrator.settlement_moved)
    | sentence(TileUsed, Narrator.tile_used)
    | sentence(TileTaken, Narrator.tile_taken)
    | sentence(TileLost, Narrator.tile_lost)
    | sentence(LastRoundCalled, Narrator.last_round_called)
    | sentence(GoldShifted, Narrator.gold_shifted)
    | sentence(GameEnded, Narrator.game_ended)
)
"""How each event is narrated on its own. `SettlementBuilt` and `GoldScored` are missing: they are runs."""


def _in_a_row(kind: type[E], events: Sequence[Event], shared: Callable[[E], object]) -> list[E]:
    """The events of a kind at the start of `events` that have the same fact in common."""
    run: list[E] = []
    for event in events:
        if not isinstance(event, kind) or (run and shared(event) != shared(run[0])):
            break
        run.append(event)
    return run


def _is_redundant(event: Event, following: Sequence[Event]) -> bool:
    """Whether the next event implies this one: a move implies the lift, drawing a card the discard."""
    implied_by = {SettlementLifted: SettlementMoved, CardDiscarded: CardDrawn}
    return any(type(later) is implied_by.get(type(event)) for later in following)
