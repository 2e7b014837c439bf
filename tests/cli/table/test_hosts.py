"""Which of the two ways to play a command uses."""

from __future__ import annotations

import os
import shutil
import sys
from argparse import Namespace

import pytest

from kastelan.cli.table import hosts
from kastelan.cli.terminal import BadInput

TERMINAL = {"TERM": "xterm-256color"}


def given(**flags: bool) -> Namespace:
    return Namespace(**{"full_screen": False, "line": False, "plain": False} | flags)


@pytest.fixture
def at_terminal(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A terminal of 80x24."""
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(shutil, "get_terminal_size", lambda: os.terminal_size((80, 24)))
    return monkeypatch


def test_a_terminal_of_80_by_24_has_the_full_screen(at_terminal: pytest.MonkeyPatch) -> None:
    assert hosts.wants_full_screen(given(), TERMINAL)
    assert hosts.wants_full_screen(given(full_screen=True), TERMINAL)


@pytest.mark.parametrize("flag", ["line", "plain"])
def test_line_mode_can_be_asked_for(at_terminal: pytest.MonkeyPatch, flag: str) -> None:
    assert not hosts.wants_full_screen(given(**{flag: True}), TERMINAL)
    with pytest.raises(BadInput, match="not-together"):
        hosts.wants_full_screen(given(full_screen=True, **{flag: True}), TERMINAL)


@pytest.mark.parametrize("environment", [{}, {"TERM": "dumb"}])
def test_simple_terminals_have_line_mode(
    at_terminal: pytest.MonkeyPatch, environment: dict[str, str]
) -> None:
    assert not hosts.wants_full_screen(given(), environment)


@pytest.mark.parametrize("size", [(79, 24), (80, 23)])
def test_small_windows_have_line_mode(at_terminal: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
    at_terminal.setattr(shutil, "get_terminal_size", lambda: os.terminal_size(size))
    assert not hosts.wants_full_screen(given(), TERMINAL)


def test_a_pipe_has_line_mode_and_no_full_screen(at_terminal: pytest.MonkeyPatch) -> None:
    at_terminal.setattr(sys.stdin, "isatty", lambda: False)
    assert not hosts.wants_full_screen(given(), TERMINAL)
    with pytest.raises(BadInput, match="needs-terminal"):
        hosts.wants_full_screen(given(full_screen=True), TERMINAL)
