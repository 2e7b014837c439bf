"""Names of cards, buildings, castle spaces, and kinds and amounts of pieces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kastelan.core.game import Seat
from kastelan.games.seasons.components import (
    BUILDINGS,
    CARDS,
    GRANARY_OPEN,
    ORIGINS,
    POSITIONS,
    RESOURCES,
    SPOTS,
    STAKES,
    STANDARD,
    TALER,
    TAVERN,
    VILLAGE_TAVERN,
    WINTER_CARDS,
    Figures,
)
from kastelan.games.seasons.step_numbers import NOBODY
from kastelan.locale import Speaker
from kastelan.narration.player_names import PlayerNames

Facts = dict[str, int | str]
"""The values that a message is filled with."""

# The three Workers share rank 5.
RANK: Final = (1, 2, 3, 4, 5, 5, 5, 6)
"""The rank of each card."""


class Names:
    """Names of components in one language, and the names of the players."""

    def __init__(self, speaker: Speaker, player_names: PlayerNames) -> None:
        self.speaker = speaker
        self.player_names = player_names

    def say(self, message: str, /, **facts: int | str) -> str:
        """A message of the game screen."""
        return self.speaker.say(f"seasons-screen-{message}", **facts)

    def card(self, card: int) -> str:
        return self.speaker.word("seasons", "card", CARDS[card])

    def cards(self, cards: int) -> str:
        """A set of cards, one bit each, in order of rank."""
        return ", ".join(self.card(card) for card in range(len(CARDS)) if cards >> card & 1)

    def building(self, building: int) -> str:
        return self.speaker.word("seasons", "building", BUILDINGS[building])

    def winter_card(self, card: int) -> str:
        return self.speaker.word("seasons", "winter", WINTER_CARDS[card])

    def kind(self, kind: int) -> str:
        return self.speaker.word("seasons", "kind", RESOURCES[kind])

    def stake(self, stake: int) -> str:
        return self.speaker.word("seasons", "stake", STAKES[stake])

    def spot(self, spot: int) -> str:
        return self.speaker.word("seasons", "spot", SPOTS[spot])

    def origin(self, origin: int) -> str:
        return self.speaker.word("seasons", "origin", ORIGINS[origin])

    def space(self, space: int, figures: Figures = STANDARD) -> str:
        """A castle position has the name of its building and its fee; other spaces, of their card."""
        if space < POSITIONS:
            position = figures.positions[space]
            return f"{self.building(position.building)} {position.fee}"
        return self.winter_card(VILLAGE_TAVERN if space == TAVERN else GRANARY_OPEN)

    def place(self, space: int) -> str:
        """A space without its fee, for a sentence that names the fee."""
        return self.building(STANDARD.positions[space].building) if space < POSITIONS else self.space(space)

    def amounts(self, numbers: Sequence[int]) -> str:
        """Pieces, and talers if there is a sixth number: `4 sand, 1 brick`."""
        parts = [self.amount(kind, number) for kind, number in enumerate(numbers) if number]
        return ", ".join(parts) or self.say("nothing")

    def amount(self, kind: int, number: int) -> str:
        """A number of pieces of one kind, or of talers, which count as the sixth kind."""
        if kind == TALER:
            return self.talers(number)
        return self.say("amount", number=number, kind=self.stake(kind))

    def talers(self, number: int) -> str:
        return self.say("talers", talers=number)

    def points(self, number: int) -> str:
        return self.say("points", points=number)

    def person(self, seat: Seat) -> str:
        return self.player_names.names[seat] if seat != NOBODY else "-"

    def people(self, seats: Iterable[Seat]) -> str:
        return self.player_names.joined(seats)


def letter(seat: Seat) -> str:
    """The letter of a seat, or `-` for no player."""
    return "-" if seat == NOBODY else chr(65 + seat)
