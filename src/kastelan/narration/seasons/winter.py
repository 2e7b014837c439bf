"""The events of the winter cards as sentences."""

from __future__ import annotations

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
from kastelan.narration.base import PlainNarrator
from kastelan.narration.seasons.names import Names


class WinterNarrator(PlainNarrator):
    """Narrates the winter cards (CS-WINTER)."""

    def __init__(self, names: Names) -> None:
        super().__init__(names.speaker, names.player_names)
        self.names = names

    def helper_taken_back(self, event: HelperTakenBack) -> str:
        return self.say("seasons-event-helper-taken-back", event.seat, spot=self.names.spot(event.spot))

    def winter_card_revealed(self, event: WinterCardRevealed) -> str:
        card = self.names.winter_card(event.card)
        return self.say("seasons-event-winter-card-revealed", winter_card=card)

    def card_lost(self, event: CardLost) -> str:
        return self.say("seasons-event-card-lost", event.seat, card=self.names.card(event.card))

    def stones_given(self, event: StonesGiven) -> str:
        return self.say("seasons-event-stones-given", event.seat, stones=event.stones, bars=event.bars)

    def stake_laid(self, event: StakeLaid) -> str:
        return self.say("seasons-event-stake-laid", event.seat, stake=self.names.stake(event.stake))

    def suitor_left(self, event: SuitorLeft) -> str:
        return self.say("seasons-event-suitor-left", event.seat)

    def maiden_won(self, event: MaidenWon) -> str:
        return self.say("seasons-event-maiden-won", event.seat)

    def stake_shared(self, event: StakeShared) -> str:
        return self.say("seasons-event-stake-shared", event.seat, stake=self.names.stake(event.stake))

    def maiden_left(self, event: MaidenLeft) -> str:
        return self.say("seasons-event-maiden-left")
