"""What a person can say besides a move: help, undo, why; in the person's language and in English."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table

from kastelan.cli.table import saves
from kastelan.cli.table.previews import Prospect, prospect, ranked
from kastelan.cli.table.prompt import Leave
from kastelan.cli.table.screens.screen import Topic, Wish
from kastelan.cli.table.vocabulary import Vocabulary, folded, number_within, shortened, small_number, spoken
from kastelan.cli.terminal import BadInput
from kastelan.core.game import Action, Seat, State

if TYPE_CHECKING:
    from kastelan.cli.table.host import Host

Words = Sequence[str]
SHOWN_MOVES: Final = 8
SHOWN_LOG: Final = 15
MOST_SHOWN: Final = 400
MOST_LOG: Final = 9_999


@dataclass(frozen=True, slots=True)
class Command:
    """A word besides moves: the message that lists its words, what it does in words, and in code."""

    words: str
    about: str
    obey: Callable[[Host, Seat, Words], None]


def obey(host: Host, seat: Seat, line: str) -> None:
    """Do what a line says: a command, a number from the list, or moves, all of them or none."""
    words = host.screen.split(line, host.state.view(seat))
    if not words:
        host.stale = True
        return
    command = _command(host, seat, words)
    if command is not None:
        command.obey(host, seat, words[1:])
    elif len(words) == 1 and words[0].isascii() and words[0].isdecimal():
        host.session.play(seat, _picked(host, seat, words[0]))
    elif len(words) > 1 and (named := _named(host, seat, words)):
        host.session.play(seat, named)
    else:
        host.session.play_words(seat, words, lambda word, state: host.read(seat, word, state))


def _command(host: Host, seat: Seat, words: Words) -> Command | None:
    """The command that the first word names: by a whole word, or by a beginning that no move has."""
    key = folded(words[0])
    for command in known_commands(host):
        if key in map(folded, spoken(host.terminal.speaker, command.words)):
            return command
    view = host.state.view(seat)
    if words[0].isdecimal() or host.screen.can_read(words[0], view):
        return None
    known = Vocabulary[Command | Action]()
    for command in known_commands(host):
        known.add(spoken(host.terminal.speaker, command.words), command)
    known.add_all(host.screen.action_words(view, host.state.legal(seat)))
    found = known.find(words[0])
    return found if isinstance(found, Command) else None


def short_actions(host: Host, seat: Seat, state: State) -> Vocabulary[Action]:
    """Names of legal actions, of which the beginning is enough."""
    known = Vocabulary[Action]()
    known.add_all(host.screen.action_words(state.view(seat), state.legal(seat)))
    return known


def completions(host: Host, seat: Seat) -> list[str]:
    """The words that Tab offers: legal moves, then commands."""
    speaker = host.terminal.speaker
    own = [spoken(speaker, command.words)[0] for command in known_commands(host)]
    return [*host.screen.offered(host.state.legal(seat)), *own]


def _named(host: Host, seat: Seat, words: Words) -> Action | None:
    """The legal action whose name has several words, if they are one."""
    key = folded(" ".join(words))
    names = host.screen.action_words(host.state.view(seat), host.state.legal(seat))
    return next((action for name, action in names.items() if folded(name) == key), None)


def _picked(host: Host, seat: Seat, number: str) -> Action:
    if not host.offer:
        found = short_actions(host, seat, host.state).find(number)
        if found is not None:
            return found
        raise BadInput(
            "table-list-first",
            number=shortened(number),
            word=spoken(host.terminal.speaker, "table-word-moves")[0],
        )
    place = number_within(number, 1, len(host.offer))
    if place is None:
        raise BadInput("table-not-listed", number=shortened(number), most=len(host.offer))
    return host.offer[place - 1]


# Commands


def tell_help(host: Host, seat: Seat, words: Words) -> None:
    """What can be typed, or all about one thing of the game."""
    if words:
        _tell_topic(host, " ".join(words))
        return
    own = f"{host.game}-screen-help-moves"
    facts = {"example": host.example(seat), "rule": host.state.ask(seat).rule}
    host.say(own if host.terminal.speaker.knows(own) else "table-help-moves", **facts)
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for command in known_commands(host):
        table.add_row(
            ", ".join(spoken(host.terminal.speaker, command.words)[:3]),
            host.terminal.say(command.about, **facts),
        )
    host.terminal.console.print(table, highlight=False)
    topics = [topic for topic in host.screen.topics() if topic.listed]
    if topics:
        host.say("table-help-topics", topics=", ".join(topic.words[0] for topic in topics))


def _tell_topic(host: Host, wish: str) -> None:
    known = Vocabulary[Topic]()
    for topic in host.screen.topics():
        known.add(topic.words, topic)
    found = known.find(wish)
    if found is None:
        raise BadInput("table-no-topic", text=wish)
    if found.text:
        host.say_lines(found.text.splitlines())
    for rule in found.rules:
        _tell_rules(host, rule)


def tell_rule(host: Host, seat: Seat, words: Words) -> None:
    """The text of a rule or chapter."""
    if not words:
        raise BadInput("table-which-rule", rule=host.state.ask(seat).rule)
    for word in words:
        _tell_rules(host, word.upper())


def _tell_rules(host: Host, wish: str) -> None:
    rules = host.terminal.speaker.rules(host.game)
    found = {key: text for key, text in rules.rules.items() if key == wish or key.startswith(f"{wish}-")}
    if not found:
        raise BadInput(
            "no-such-rule", rule=wish, near=", ".join(rules.near(wish)) or ", ".join(rules.chapters)
        )
    for key, text in found.items():
        host.terminal.console.print(f"[bold]{key}[/] ", end="")
        host.terminal.console.print(text, markup=False)


def undo(host: Host, seat: Seat, words: Words) -> None:
    host.session.undo(host.last_person(seat))


def restart(host: Host, seat: Seat, words: Words) -> None:
    host.session.undo(host.last_person(seat), whole_turn=True)


def list_moves(host: Host, seat: Seat, words: Words) -> None:
    """The best legal moves with what they change, numbered to be picked."""
    count = small_number(words[0], 1, MOST_SHOWN) if words else SHOWN_MOVES
    found = ranked(host.screen, host.state, seat)
    host.offer = tuple(one.action for one in found[:count])
    for number, one in enumerate(found[:count], 1):
        host.terminal.console.print(
            f"{number:>3}  {_prospect_line(host, one)}", markup=False, highlight=False
        )
    if len(found) > count:
        host.say("table-more-moves", count=len(found) - count)


def _prospect_line(host: Host, one: Prospect) -> str:
    plan = " ".join(host.screen.name(action) for action in (one.action, *one.plan))
    if one.change is None:
        return plan
    return f"{plan:<6} {one.change.points:+3d}  {one.change.words}".rstrip()


def why(host: Host, seat: Seat, words: Words) -> None:
    """What is at a place, whether one may go there, why not, and what it would change."""
    if not words:
        raise BadInput("table-why-what", example=host.example(seat))
    whole, view = " ".join(words), host.state.view(seat)
    one_name = host.screen.about(whole, view) is not None or host.screen.can_read(whole, view)
    for word in [whole] if one_name else words:
        _tell_why(host, seat, word)


def _tell_why(host: Host, seat: Seat, word: str) -> None:
    """About a name or about a number of the last list."""
    view = host.state.view(seat)
    about = host.screen.about(word, view)
    if word.isascii() and word.isdecimal() and host.offer:
        action = _picked(host, seat, word)
        about = host.screen.about(host.screen.name(action), view)
    elif about is not None and not host.screen.can_read(word, view):
        host.say_lines([about])
        return
    else:
        action = host.read(seat, word, host.state)
    if about is not None:
        host.say_lines([about])
    refusal = host.state.refusal(seat, action)
    if refusal is not None:
        host.complain(refusal)
        rule = refusal.facts.get("rule")
        if isinstance(rule, str) and rule in (texts := host.terminal.speaker.rules(host.game).rules):
            host.terminal.console.print(f"{rule} {texts[rule]}", markup=False, style="dim")
        return
    one = prospect(host.screen, host.state, seat, action)
    if one.change is not None and one.change.words:
        host.say("table-allowed-with", change=_prospect_line(host, one))
    else:
        host.say("table-allowed")


def draw_again(host: Host, seat: Seat, words: Words) -> None:
    host.stale = True


def tell_log(host: Host, seat: Seat, words: Words) -> None:
    """What happened so far, the newest last."""
    count = small_number(words[0], 1, MOST_LOG) if words else SHOWN_LOG
    host.say_lines(host.screen.tell(host.story(seat))[-count:])


def tell_score(host: Host, seat: Seat, words: Words) -> None:
    """The score sheet as it stands."""
    sheet = host.screen.told_sheet(host.state.view(seat), host.story(seat))
    if sheet is None:
        host.say("table-no-score")
    else:
        host.terminal.console.print(sheet, highlight=False)


def save(host: Host, seat: Seat, words: Words) -> None:
    """Write a copy of the game to a file of the person's choice."""
    if words:
        save_copy(host, " ".join(words))
    elif host.path is not None:
        saves.keep(host.path, host.session.record())
        host.say("table-saved", path=str(host.path))


def save_copy(host: Host, name: str) -> None:
    """Write the game to a file, never over something that is no game."""
    path = Path(name).expanduser()
    if path.exists() and not _is_record(path):
        raise BadInput("table-not-over-that", path=name)
    saves.keep(path, host.session.record())
    host.say("table-saved", path=str(path))


def _is_record(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(6) == b"[Game "
    except OSError:
        return False


def leave(host: Host, seat: Seat, words: Words) -> None:
    raise Leave


def finish(host: Host) -> None:
    """The last picture, the score sheet, and the offer to keep the game."""
    host.keep()
    reader = host.company.you
    host.show(reader)
    sheet = host.screen.told_sheet(host.state.view(reader), host.story(reader))
    if sheet is not None:
        host.terminal.console.print(sheet, highlight=False)
    host.say_lines(host.screen.tell(host.session.steps[-1].events)[-1:])  # the last fact is who won
    if host.kept:
        host.say("table-kept", path=str(host.path))
    elif host.lively:
        name = host.asker.ask(host.terminal.say("table-keep-where") + " ")
        if name:
            save_copy(host, name)


COMMANDS: Final = (
    Command("table-word-moves", "table-about-moves", list_moves),
    Command("table-word-why", "table-about-why", why),
    Command("table-word-undo", "table-about-undo", undo),
    Command("table-word-restart", "table-about-restart", restart),
    Command("table-word-board", "table-about-board", draw_again),
    Command("table-word-score", "table-about-score", tell_score),
    Command("table-word-log", "table-about-log", tell_log),
    Command("table-word-rules", "table-about-rules", tell_rule),
    Command("table-word-save", "table-about-save", save),
    Command("table-word-help", "table-about-help", tell_help),
    Command("table-word-quit", "table-about-quit", leave),
)


def known_commands(host: Host) -> tuple[Command, ...]:
    """All commands at this table: those of its screen first."""
    own = [Command(wish.words, wish.about, partial(_grant, wish)) for wish in host.screen.wishes()]
    replaced = {command.words for command in own}
    return (*own, *(command for command in COMMANDS if command.words not in replaced))


def _grant(wish: Wish, host: Host, seat: Seat, words: Words) -> None:
    shown = wish.grant(host.sight(seat), host.look(), words)
    if shown is None:
        host.stale = True
    else:
        host.terminal.console.print(shown, highlight=False)
