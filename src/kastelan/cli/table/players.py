"""Who sits at the table: people, and bots by their names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random

from kastelan.bots import BOTS, LEVELS, Bot, bots_for, decide, find_bot
from kastelan.cli.terminal import BadInput
from kastelan.core.errors import BadOption
from kastelan.core.game import Action, Seat, State
from kastelan.core.record import Record
from kastelan.locale import Speaker
from kastelan.narration.characters import character_introduction, character_name

BOT_TAG = "Bot"
OPPONENT = "medium"
"""The bot that plays against a person who names no opponent."""
LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Player:
    """One seat's player."""

    name: str
    bot: Bot | None = None

    @property
    def is_person(self) -> bool:
        return self.bot is None


@dataclass(frozen=True, slots=True)
class Seating:
    """The players of a table by seat."""

    players: tuple[Player, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.players) if player.is_person)

    @property
    def you(self) -> Seat | None:
        """The seat of the person, if there is only one at the table."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def tags(self) -> tuple[tuple[str, str], ...]:
        """The tags that name the bots in a record."""
        return tuple(
            (BOT_TAG, f"{letter(seat)} {player.bot.name}")
            for seat, player in enumerate(self.players)
            if player.bot is not None
        )


def letter(seat: Seat) -> str:
    """The letter that names a seat."""
    return chr(65 + seat)


def characters(seating: Seating, game: str, speaker: Speaker) -> list[str]:
    """An introduction of each level that plays here: the character, how hard it is, and what to expect."""
    levels = dict.fromkeys(player.bot.name for player in seating.players if player.bot is not None)
    return [character_introduction(game, level, speaker) for level in levels if level in LEVELS]


def bot_names(game: str) -> list[str]:
    """The names of the bots that can play a game, the usual opponent first."""
    return sorted(bots_for(game), key=lambda name: name != OPPONENT)


def seated(game: str, players: int, wishes: Iterable[str], speaker: Speaker) -> Seating:
    """The seating for `--seat` wishes: `A=you`, `B=hard`, `C=Ann`, or without a letter in order.

    Without any wish a person takes the first seat; the usual opponent takes all seats without a wish. Bots
    that are levels get the names of their characters.
    """
    taken: dict[Seat, Player] = {}
    for wish in wishes:
        seat, who = _wish(wish, players, taken)
        taken[seat] = _player(game, who, speaker)
    if not taken:
        taken[0] = Player(speaker.say("table-you"))
    usual = bot_names(game)[0]
    found = [taken.get(seat) or bot_player(usual) for seat in range(players)]
    return Seating(distinct(_named(game, found, speaker)))


def _named(game: str, players: Sequence[Player], speaker: Speaker) -> list[Player]:
    """The same players; levels have the names of their characters."""
    bots = [None if player.bot is None else player.bot.name for player in players]
    # The bots before this one are passed, so that two of the same level get different names.
    names = [character_name(game, bot or "", bots[:seat], speaker) for seat, bot in enumerate(bots)]
    return [replace(player, name=name or player.name) for player, name in zip(players, names, strict=True)]


def _wish(wish: str, players: int, taken: dict[Seat, Player]) -> tuple[Seat, str]:
    head, equals, who = wish.partition("=")
    if not equals:
        # The next free seat. If there is none, `players` is refused below.
        seat, who = next((seat for seat in range(players) if seat not in taken), players), head
    else:
        place = head.strip().upper()
        seat = ord(place) - 65 if len(place) == 1 and place.isascii() else players
    who = who.strip()
    if (
        not 0 <= seat < players
        or seat in taken
        or not who
        or len(who) > LONGEST_NAME
        or not who.isprintable()
    ):
        raise BadInput("table-bad-seat", text=wish, last=letter(players - 1))
    return seat, who


def _player(game: str, who: str, speaker: Speaker) -> Player:
    if who.lower() == "you":
        return Player(speaker.say("table-you"))
    if who.lower() not in BOTS:
        return Player(who)
    if who.lower() not in bots_for(game):
        raise BadOption("bot", "unknown-bot", bot=who.lower(), expected=", ".join(bots_for(game)))
    return bot_player(who.lower())


def bot_player(name: str) -> Player:
    """A bot under its own name."""
    return Player(name, find_bot(name))


def distinct(players: Sequence[Player]) -> tuple[Player, ...]:
    """The same players; those that share a name are numbered."""
    names = [player.name for player in players]
    return tuple(
        Player(f"{name} {names[: seat + 1].count(name)}", player.bot) if names.count(name) > 1 else player
        for seat, (name, player) in enumerate(zip(names, players, strict=True))
    )


def recorded(record: Record) -> Seating:
    """The seating of a saved game; BadInput for an unknown bot."""
    bots = {seat: _recorded_bot(seat, name) for seat, name in recorded_bots(record).items()}
    return Seating(tuple(Player(name, bots.get(seat)) for seat, name in enumerate(recorded_names(record))))


def recorded_names(record: Record) -> tuple[str, ...]:
    """The names of all players; a seat without a name gets its letter."""
    unnamed = (letter(seat) for seat in range(len(record.names), record.players))
    return (*record.names, *unnamed)[: record.players]


def recorded_bots(record: Record) -> dict[Seat, str]:
    """The names of the bots by seat, whether such bots still exist or not."""
    found = dict[Seat, str]()
    for tag, value in record.tags:
        seat, _, name = value.partition(" ")
        if tag == BOT_TAG and len(seat) == 1 and 0 <= ord(seat) - 65 < record.players:
            found[ord(seat) - 65] = name
    return found


def _recorded_bot(seat: Seat, name: str) -> Bot:
    if name not in BOTS:
        raise BadInput("table-unknown-bot", seat=letter(seat), bot=name, expected=", ".join(BOTS))
    return find_bot(name)


def bot_action(bot: Bot, state: State, seat: Seat, origin: str, number: int) -> Action:
    """What a bot does. Its luck depends only on the origin and the move, also after a game is resumed."""
    # A generator for each decision: a resumed game need not know how many numbers were drawn.
    return decide(bot, state, seat, Random(f"{origin}:{seat}:{number}"))
