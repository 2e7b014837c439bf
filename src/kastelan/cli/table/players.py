"""Who sits at the table: people, and bots by their names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random

from kastelan.bots import BOTS, LEVELS, Bot, decide, find_bot
from kastelan.cli.terminal import BadInput
from kastelan.core.game import Action, Seat, State
from kastelan.core.record import Record
from kastelan.locale import Speaker
from kastelan.narration.characters import character_introduction, character_name

BOT_TAG = "Bot"
OPPONENT = "medium"
"""Who plays against a person that wishes for nobody."""
LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Sitter:
    """One seat's player."""

    name: str
    bot: Bot | None = None

    @property
    def is_person(self) -> bool:
        return self.bot is None


@dataclass(frozen=True, slots=True)
class Company:
    """Everybody at the table."""

    sitters: tuple[Sitter, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sitter.name for sitter in self.sitters)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.is_person)

    @property
    def you(self) -> Seat | None:
        """The seat of the one person at the table, if there is just one."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def tags(self) -> tuple[tuple[str, str], ...]:
        """How a record remembers the bots."""
        return tuple(
            (BOT_TAG, f"{letter(seat)} {sitter.bot.name}")
            for seat, sitter in enumerate(self.sitters)
            if sitter.bot is not None
        )


def letter(seat: Seat) -> str:
    """A seat as people call it."""
    return chr(65 + seat)


def characters(company: Company, game: str, speaker: Speaker) -> list[str]:
    """Who plays the levels at the table, each once: the character, how hard it is, and what to expect."""
    levels = dict.fromkeys(sitter.bot.name for sitter in company.sitters if sitter.bot is not None)
    return [character_introduction(game, level, speaker) for level in levels if level in LEVELS]


def bot_names() -> list[str]:
    """The bots, the one to play against first. Each of them can play every game."""
    return sorted(BOTS, key=lambda name: name != OPPONENT)


def seated(game: str, players: int, wishes: Iterable[str], speaker: Speaker) -> Company:
    """The company for `--seat` wishes: `A=you`, `B=hard`, `C=Ann`, or without a letter in order.

    Without any wish a person sits in the first seat; seats without a wish go to the usual opponent. Bots that
    are levels are called by the names of their characters.
    """
    taken: dict[Seat, Sitter] = {}
    for wish in wishes:
        seat, who = _wish(wish, players, taken)
        taken[seat] = _sitter(who, speaker)
    if not taken:
        taken[0] = Sitter(speaker.say("table-you"))
    usual = bot_names()[0]
    sitters = [taken.get(seat) or bot_sitter(usual) for seat in range(players)]
    return Company(distinct(_named(game, sitters, speaker)))


def _named(game: str, sitters: Sequence[Sitter], speaker: Speaker) -> list[Sitter]:
    """The same sitters, the levels called by the names of their characters."""
    bots = [None if sitter.bot is None else sitter.bot.name for sitter in sitters]
    names = [character_name(game, bot or "", bots[:seat], speaker) for seat, bot in enumerate(bots)]
    return [replace(sitter, name=name or sitter.name) for sitter, name in zip(sitters, names, strict=True)]


def _wish(wish: str, players: int, taken: dict[Seat, Sitter]) -> tuple[Seat, str]:
    head, equals, who = wish.partition("=")
    if not equals:
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


def _sitter(who: str, speaker: Speaker) -> Sitter:
    if who.lower() == "you":
        return Sitter(speaker.say("table-you"))
    if who.lower() not in BOTS:
        return Sitter(who)
    return bot_sitter(who.lower())


def bot_sitter(name: str) -> Sitter:
    """A bot that is called by its own name."""
    return Sitter(name, find_bot(name))


def distinct(sitters: Sequence[Sitter]) -> tuple[Sitter, ...]:
    """The same sitters, those with one name numbered."""
    names = [sitter.name for sitter in sitters]
    return tuple(
        Sitter(f"{name} {names[: seat + 1].count(name)}", sitter.bot) if names.count(name) > 1 else sitter
        for seat, (name, sitter) in enumerate(zip(names, sitters, strict=True))
    )


def recorded(record: Record) -> Company:
    """The company of a saved game; BadInput for a bot that is not known."""
    bots = {seat: _recorded_bot(seat, name) for seat, name in recorded_bots(record).items()}
    return Company(tuple(Sitter(name, bots.get(seat)) for seat, name in enumerate(recorded_names(record))))


def recorded_names(record: Record) -> tuple[str, ...]:
    """What everybody was called; a seat without a name by its letter."""
    unnamed = (letter(seat) for seat in range(len(record.names), record.players))
    return (*record.names, *unnamed)[: record.players]


def recorded_bots(record: Record) -> dict[Seat, str]:
    """The seats of bots and what these were called, whether there still are such bots or not."""
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
    """What a bot does. Its luck hangs on the origin and the move number: a resumed game goes on the same."""
    return decide(bot, state, seat, Random(f"{origin}:{seat}:{number}"))
