"""What the winter cards brought, in words; and how events are spoken of at all."""

from __future__ import annotations

from kastelan.core.game import Seat
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
    """Tells the events of section 11 of the rules."""

    def __init__(self, names: Names) -> None:
        super().__init__(names.speaker, names.player_names)
        self.names = names

    def say(self, message: str, seat: Seat, **facts: int | str) -> str:
        """A message about a seat."""
        return self.names.speaker.say(message, **self.names.player_names.who(seat), **facts)

    def plain(self, message: str, **facts: int | str) -> str:
        return self.names.speaker.say(message, **facts)

    def taken_back(self, event: HelperTakenBack) -> str:
        return self.say("seasons-event-helper-taken-back", event.seat, spot=self.names.spot(event.spot))

    def winter_card(self, event: WinterCardRevealed) -> str:
        card = self.names.winter_card(event.card)
        return self.plain("seasons-event-winter-card-revealed", winter_card=card)

    def lost(self, event: CardLost) -> str:
        return self.say("seasons-event-card-lost", event.seat, card=self.names.card(event.card))

    def stones(self, event: StonesGiven) -> str:
        return self.say("seasons-event-stones-given", event.seat, stones=event.stones, bars=event.bars)

    def laid_stake(self, event: StakeLaid) -> str:
        return self.say("seasons-event-stake-laid", event.seat, stake=self.names.stake(event.stake))

    def suitor_left(self, event: SuitorLeft) -> str:
        return self.say("seasons-event-suitor-left", event.seat)

    def maiden_won(self, event: MaidenWon) -> str:
        return self.say("seasons-event-maiden-won", event.seat)

    def shared(self, event: StakeShared) -> str:
        return self.say("seasons-event-stake-shared", event.seat, stake=self.names.stake(event.stake))

    def maiden_left(self, event: MaidenLeft) -> str:
        return self.plain("seasons-event-maiden-left", rule=event.rule)
