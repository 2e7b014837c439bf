"""The plan of a tournament: which bots play which games. Equal plans play the same games."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final

from kastelan.arena.code_fingerprint import fingerprint
from kastelan.arena.entrants import check_entry
from kastelan.arena.schedule import Schedule, duels, mixed_tables, one_table
from kastelan.arena.sprt import Hypotheses
from kastelan.core.errors import BadOption
from kastelan.core.game import Game

KINDS: Final = ("table", "round-robin", "gauntlet", "ladder", "sprt")

DEFAULT_GAMES: Final = {"table": 100, "round-robin": 100, "gauntlet": 100, "ladder": 100, "sprt": 20_000}
"""The default number of games of each pairing; a sequential test stops earlier by itself."""

MOVE_SECONDS: Final = 10.0
"""The default time limit for each answer of a program."""

SEED_STRIDE: Final = 1_000_003
"""The deals of two tournaments never overlap, because each has fewer deals than this."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A tournament before its first game. `make_plan` validates it."""

    kind: str
    game: str
    version: int
    players: int
    entries: tuple[str, ...]
    games: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    move_seconds: float = MOVE_SECONDS
    guesses: Hypotheses | None = None

    @property
    def schedule(self) -> Schedule:
        """Who sits where in each game."""
        return _schedule(self)

    @property
    def total(self) -> int:
        """The largest number of games. All kinds but `table` play whole deals, which is fair to every bot."""
        schedule = self.schedule
        if self.kind == "table":
            return self.games
        deals = -(-self.games // schedule.each)  # rounded up
        return deals * schedule.cycle

    def deal_seed(self, number: int) -> int:
        """The seed of a game. All games of a cycle share a deal."""
        return self.seed * SEED_STRIDE + number // self.schedule.cycle

    def command(self) -> str:
        """The command that plays the same games again."""
        words = ["kastelan", "arena", self.game, *self.entries, "--kind", self.kind]
        words += ["--players", str(self.players)] if self.kind != "table" else []
        words += ["--games", str(self.games), "--seed", str(self.seed)]
        words += [word for name, value in self.options for word in ("--option", f"{name}={value}")]
        words += ["--move-seconds", f"{self.move_seconds:g}"] if self.move_seconds != MOVE_SECONDS else []
        if self.guesses is not None:
            guesses = asdict(self.guesses)
            words += [word for name, value in guesses.items() for word in (f"--{name}", f"{value:g}")]
        return shlex.join(words)

    def identity(self) -> dict[str, object]:
        """Everything that a results file must agree with before games are added to it.

        This includes the code that plays. The number of games is left out, because it may grow.
        """
        found = asdict(self)
        del found["games"]
        code = fingerprint(self.entries)
        return found | {"entries": list(self.entries), "options": dict(self.options), "code": code}


@lru_cache(64)
def _schedule(plan: Plan) -> Schedule:
    field = len(plan.entries)
    if plan.kind == "table":
        return one_table(field)
    # At a table for two, or with fewer bots than seats, all pairs meet in duels.
    if plan.kind == "round-robin" and field >= plan.players > 2:
        return mixed_tables(field, plan.players, plan.seed)
    return duels(_pairs(plan.kind, range(field)), plan.players)


def _pairs(kind: str, field: range) -> tuple[tuple[int, int], ...]:
    """The pairings of a tournament of duels."""
    if kind == "gauntlet":
        return tuple((field[0], other) for other in field[1:])
    if kind == "ladder":
        return tuple(pairwise(field))
    return tuple(combinations(field, 2))


def make_plan(
    game: Game,
    entries: Sequence[str],
    kind: str = "table",
    *,
    games: int | None = None,
    seed: int = 1,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    move_seconds: float = MOVE_SECONDS,
    guesses: Hypotheses | None = None,
) -> Plan:
    """Make a valid plan, or raise BadOption."""
    if kind not in KINDS:
        raise BadOption("kind", "unknown-kind", kind=kind, expected=", ".join(KINDS))
    for entry in entries:
        check_entry(entry)
    if kind != "table":
        _check_field(kind, entries)
        # Comparisons need two seats, even in a game that can be played alone.
        players = players or max(2, min(game.seats))
    elif players not in (None, len(entries)):
        raise BadOption("players", "table-of-other-size", players=str(players), bots=len(entries))
    players = players or len(entries)
    game.new(players, options, seed)  # refuses options that the game does not have
    tested = (guesses or Hypotheses()) if kind == "sprt" else None
    if tested is not None:
        _check_guesses(tested)
    return Plan(
        kind,
        game.name,
        game.version,
        players,
        tuple(entries),
        games or DEFAULT_GAMES[kind],
        seed,
        tuple(sorted((options or {}).items())),
        move_seconds,
        tested,
    )


def _check_field(kind: str, entries: Sequence[str]) -> None:
    """Refuse a bot that enters twice, fewer than two bots, and more than two for a sequential test."""
    twice = next((entry for entry in entries if entries.count(entry) > 1), None)
    if twice is not None:
        raise BadOption("bots", "bot-enters-twice", bot=twice)
    if len(entries) < 2 or (kind == "sprt" and len(entries) != 2):
        raise BadOption("bots", "wrong-number-of-bots", kind=kind, bots=len(entries))


def _check_guesses(guesses: Hypotheses) -> None:
    ordered = -2000 <= guesses.elo0 < guesses.elo1 <= 2000
    if not (ordered and 0 < guesses.alpha < 0.5 and 0 < guesses.beta < 0.5):
        raise BadOption("sprt", "bad-guesses", elo0=f"{guesses.elo0:g}", elo1=f"{guesses.elo1:g}")
