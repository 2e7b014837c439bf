"""Walking through a recorded game: forwards, backwards, to a step, or all of it as a story."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kastelan.cli.table.display import coloured
from kastelan.cli.table.prompt import Asker, Leave
from kastelan.cli.table.screens import DrawOptions, PlayerNames, Screen, Snapshot
from kastelan.cli.table.vocabulary import Vocabulary, number_within, shortened, spoken
from kastelan.cli.terminal import BadInput, Terminal
from kastelan.core.errors import KastelanError
from kastelan.core.game import Event
from kastelan.core.timeline import PlayedStep, WrittenMove, first_secret_step

WORDS = (
    "table-word-next",
    "table-word-back",
    "table-word-turn",
    "table-word-jump",
    "table-word-first",
    "table-word-last",
    "table-word-quit",
)


@dataclass
class Walk:
    """A recorded game as a spectator may see it."""

    terminal: Terminal
    screen: Screen
    player_names: PlayerNames
    steps: Sequence[PlayedStep]

    @property
    def story(self) -> list[Event]:
        """Everything that a spectator may know."""
        return self.story_until(self.last)

    def story_until(self, at: int) -> list[Event]:
        """What a spectator may know after a step."""
        return [event for step in self.steps[: at + 1] for event in seen(step)]

    def snapshot(self, at: int) -> Snapshot:
        """What a spectator sees after a step."""
        step = self.steps[at]
        return Snapshot(step.state.view(None), (), seen(step), last_round=step.state.last_round())

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    # The whole game

    def tell_events(self) -> None:
        """Print every event in words, one line each, with its rule."""
        for step in self.steps:
            for event in seen(step):
                for line in self.screen.narrate([event]):
                    self._print(f"{line} ({event.rule})")

    def tell_story(self) -> None:
        """Print what happened from the set-up to the end, the last position, and the score sheet."""
        names = ", ".join(self.player_names.names)
        title = self.terminal.say(f"{self.player_names.game.name}-title")
        self.terminal.print(
            "table-replay-header", title=title, version=self.player_names.game.version, names=names
        )
        for line in self.screen.narrate(self.story):
            self._print(line)
        self._draw(self.last)
        state = self.steps[-1].state
        sheet = self.screen.sheet_with_events(state.view(None), self.story)
        if sheet is not None:
            self.terminal.console.print(sheet, highlight=False)
        if state.outcome is None:
            self.terminal.print("table-replay-unfinished")

    # PlayedStep by step

    def go(self, asker: Asker, at: int) -> None:
        """Show the steps that the person asks for."""
        self.show(at, clear=True)
        self.terminal.print("table-replay-hint")
        while True:
            try:
                line = asker.ask("> ", [spoken(self.terminal.speaker, word)[0] for word in WORDS])
                at = self.target(at, line)
                self.show(at, clear=True)
            except KastelanError as error:
                self._print(self.terminal.speaker.error(error))
            except Leave:
                return

    def target(self, at: int, line: str) -> int:
        """The step that a line asks for at step `at`."""
        words = line.split() or [spoken(self.terminal.speaker, "table-word-next")[0]]
        if words[0].isascii() and words[0].isdecimal():
            return self._jump(words[0])
        found = self._known().find(words[0])
        if found is None:
            raise BadInput("table-unknown-step", text=words[0])
        if found == "table-word-quit":
            raise Leave
        if found == "table-word-jump":
            return self._jump(words[1] if len(words) > 1 else "")
        targets = {
            "table-word-next": min(at + 1, self.last),
            "table-word-back": max(at - 1, 0),  # stays at the first step
            "table-word-first": 0,
            "table-word-last": self.last,
        }
        return targets[found] if found in targets else self._next_turn(at)

    def _known(self) -> Vocabulary[str]:
        known = Vocabulary[str]()
        for word in WORDS:
            known.add(spoken(self.terminal.speaker, word), word)
        return known

    def _jump(self, number: str) -> int:
        step = number_within(number, 0, self.last)
        if step is None:
            raise BadInput("table-no-step", step=shortened(number), last=str(self.last))
        return step

    def _next_turn(self, at: int) -> int:
        """The last step of the next turn."""
        at = min(at + 1, self.last)
        while at < self.last and self._seat(at) == self._seat(at + 1):
            at += 1
        return at

    def turn_before(self, at: int) -> int:
        """The last step of the turn before."""
        now = self._seat(at)
        while at > 0 and self._seat(at) == now:
            at -= 1
        return at

    def _seat(self, at: int) -> int | None:
        move = self.steps[at].move
        return None if move is None else move.seat

    def show(self, at: int, clear: bool = False) -> None:
        """Show one step: the table after it, the move and its events."""
        if clear:
            self.terminal.console.clear()
        self._draw(at)
        self._print(self.title(at))
        for line in self.screen.narrate(seen(self.steps[at])):
            self._print(line)

    def title(self, at: int) -> str:
        """The number of a step and its move."""
        move = self.steps[at].move
        if move is None:
            return self.terminal.say("table-step", step=at, last=self.last)
        facts = {"name": self.player_names.names[move.seat], "word": word_of(move, at, self.steps)}
        return self.terminal.say("table-step-move", step=at, last=self.last, **facts)

    def _draw(self, at: int) -> None:
        options = DrawOptions(self.terminal.console.width, coloured(self.terminal.console))
        self.terminal.console.print(self.screen.picture(self.snapshot(at), options))

    def _print(self, line: str) -> None:
        self.terminal.console.print(line, markup=False, highlight=False)


def word_of(move: WrittenMove, number: int, steps: Sequence[PlayedStep]) -> str:
    """How a move is written; a choice that is still secret is a question mark."""
    return move.word if number < first_secret_step(steps) else "?"


def seen(step: PlayedStep) -> list[Event]:
    """The events of a step as a spectator may know them."""
    return [seen for event in step.events if (seen := event.seen_by(None)) is not None]
