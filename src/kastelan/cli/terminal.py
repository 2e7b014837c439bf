"""What all commands use: the language, the console, output as text or JSON, and files."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from errno import EISDIR
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kastelan.core.errors import Fact, KastelanError
from kastelan.locale import Speaker

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


class BadInput(KastelanError):
    """An invalid argument or file."""


@dataclass
class Terminal:
    """The output of a command, in the user's language."""

    speaker: Speaker
    console: Console
    json: bool = False

    def say(self, message: str, /, **facts: Fact) -> str:
        """A message in the user's language."""
        return self.speaker.say(message, **facts)

    def print(self, message: str, /, **facts: Fact) -> None:
        """Print a message."""
        self.console.print(self.say(message, **facts), highlight=False, markup=False)

    def indented(self, text: str, by: int) -> None:
        """Print a text, wrapped and indented."""
        self.console.print(Padding(Text(text), (0, 0, 0, by)))

    def listed(self, rows: Iterable[tuple[str, str]], width: int) -> None:
        """Print words in a column of this width, with their descriptions wrapped beside them."""
        table = Table.grid()
        table.add_column(width=width, no_wrap=True)
        table.add_column()
        for word, description in rows:
            table.add_row(Text(word), Text(description))
        self.console.print(table)

    def answer(self, value: object) -> None:
        """Print a value as JSON."""
        print(json.dumps(value, ensure_ascii=False, indent=2))

    def fail(self, error: KastelanError, game: str | None = None) -> int:
        """Print the error in one line, and return the exit code 2."""
        text = self.speaker.error(error, game)
        if self.json:
            kind = type(error).__name__
            self.answer(
                {"error": {"kind": kind, "message": error.message, "text": text, "facts": error.facts}}
            )
        else:
            print(f"kastelan: {text}", file=sys.stderr)
        return 2

    def progress(self) -> AbstractContextManager[Progress | None]:
        """A progress bar; None for JSON output or without a terminal."""
        # The bar goes to standard error, so that standard output can be redirected.
        if self.json or not sys.stderr.isatty():
            return nullcontext()
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        return Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )


def advance(progress: Progress | None, task: TaskID | None, done: int) -> None:
    """Move a progress bar, if there is one."""
    if progress is not None and task is not None:
        progress.update(task, completed=done)


def read_text(path: str) -> str:
    """Read a text file; `-` is standard input."""
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from None


def check_writable(path: str) -> None:
    """Refuse a file that cannot be written, before the long work that would fill it."""
    target = Path(path)
    try:
        if target.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        temporary = _temporary(target)
        temporary.touch()
        temporary.unlink()
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from None


def write_text(path: str, text: str) -> None:
    """Write a text file atomically."""
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: str, content: bytes) -> None:
    """Write a file atomically: after a failure the old content is still there."""
    target = Path(path)
    try:
        temporary = _temporary(target)
        try:
            temporary.write_bytes(content)
            temporary.replace(target)
        except OSError:
            temporary.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from None


def _temporary(target: Path) -> Path:
    """The temporary file that replaces the target when it is complete."""
    # In the same folder, since a file is replaced atomically only within one file system.
    return target.with_name(f"{target.name}.part")


def _unwritable(path: str, error: Exception) -> BadInput:
    return BadInput("cannot-write-file", path=path, reason=_reason(error))


def _unreadable(path: str, error: Exception) -> BadInput:
    if isinstance(error, FileNotFoundError):
        return BadInput("no-such-file", path=path)
    if isinstance(error, UnicodeDecodeError):
        return BadInput("file-is-no-text", path=path)
    return BadInput("cannot-read-file", path=path, reason=_reason(error))


def _reason(error: Exception) -> str:
    return (error.strerror or "") if isinstance(error, OSError) else str(error)
