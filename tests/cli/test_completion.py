"""Completion in the shell: the scripts know what the parsers know, and bash completes with its own."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest
from rich.console import Console

from kastelan.cli.completion import SCRIPTS, command_lines
from kastelan.cli.main import COMMANDS, main
from kastelan.cli.terminal import Terminal
from kastelan.games import GAMES
from kastelan.locale import LANGUAGES, Speaker

Output = pytest.CaptureFixture[str]


def script(capsys: Output, shell: str, language: str = "en") -> str:
    assert main(["completion", shell, "--language", language]) == 0
    return capsys.readouterr().out


def completed(script: str, *words: str) -> list[str]:
    """What bash offers for the last of the words."""
    line = f'COMP_WORDS=("$@"); COMP_CWORD={len(words)}; _kastelan; printf "%s\\n" "${{COMPREPLY[@]}}"'
    done = subprocess.run(
        ["bash", "-c", f"{script}\n{line}", "bash", "kastelan", *words], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.split()


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
def test_bash_completes_commands_options_and_values(capsys: Output) -> None:
    text = script(capsys, "bash")
    assert completed(text, "") == list(COMMANDS)
    assert completed(text, "ser") == ["serve"]
    assert completed(text, "serve", "--po") == ["--port"]
    assert set(completed(text, "play", "")) >= {*GAMES, "--seed"}
    assert completed(text, "--language", "cs", "play", "lud") == ["ludwig"]
    assert completed(text, "play", "--language", "") == list(LANGUAGES)
    assert completed(text, "db", "--database", "") == []  # bash completes the name of a file instead
    assert completed(text, "db", "re") == ["restore"]
    assert set(completed(text, "completion", "")) >= set(SCRIPTS)


@pytest.mark.parametrize("shell", SCRIPTS)
def test_every_option_of_every_command_is_in_the_script(capsys: Output, shell: str) -> None:
    text = script(capsys, shell)
    for command in command_lines(Terminal(Speaker("en"), Console())):
        lines = [line for line in text.splitlines() if command.name in re.findall(r"[\w-]+", line)]
        for option in command.options:
            flag = option.flag.lstrip("-") if shell == "fish" else option.flag
            assert any(flag in line for line in lines), (command.name, option.flag)


@pytest.mark.parametrize("shell", SCRIPTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shell_can_read_its_script_in_every_language(capsys: Output, shell: str, language: str) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"there is no {shell}")
    text = script(capsys, shell, language)
    done = subprocess.run([shell, "-n"], input=text, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_are_in_the_language_of_the_reader(capsys: Output, language: str) -> None:
    about = Speaker(language).say("cli-about-doctor")
    assert all(about in script(capsys, shell, language) for shell in ("zsh", "fish"))


def test_another_shell_is_refused_in_one_line(capsys: Output) -> None:
    assert main(["completion", "tcsh", "--language", "en"]) == 2
    assert capsys.readouterr().err == "kastelan: There is no script for tcsh. Shells: bash, zsh, fish.\n"
