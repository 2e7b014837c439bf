"""What a person can type besides moves: help, undo, why; in the person's language and in English."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from rich.table import Table

from kastelan.cli.table.display import Display
from kastelan.cli.table.move_words import is_number, listed_action, read_action
from kastelan.cli.table.previews import Prospect, prospect, ranked
from kastelan.cli.table.prompt import Leave
from kastelan.cli.table.screens.screen import ScreenCommand, Topic
from kastelan.cli.table.suggestion import suggested
from kastelan.cli.table.vocabulary import Vocabulary, small_number, spoken
from kastelan.cli.terminal import BadInput
from kastelan.core.errors import KastelanError
from kastelan.core.game import Seat

Words = Sequence[str]
SHOWN_MOVES: Final = 8
SHOWN_LOG: Final = 15
MOST_SHOWN: Final = 400
MOST_LOG: Final = 9_999


@dataclass(frozen=True, slots=True)
class Command:
    """One command: the message that lists its words, the message that explains it, and what it does."""

    words: str
    about: str
    obey: Callable[[Display, Seat, Words], None]


def tell_help(display: Display, seat: Seat, words: Words) -> None:
    """What can be typed, or all about one thing of the game."""
    if words:
        _tell_topic(display, " ".join(words))
        return
    # A game may have a help text of its own.
    own = f"{display.state.game.name}-screen-help-moves"
    facts = {"example": display.example(seat), "rule": display.state.ask(seat).rule}
    display.say(own if display.terminal.speaker.knows(own) else "table-help-moves", **facts)
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for command in known_commands(display):
        table.add_row(
            ", ".join(spoken(display.terminal.speaker, command.words)[:3]),
            display.terminal.say(command.about, **facts),
        )
    display.terminal.console.print(table, highlight=False)
    topics = [topic for topic in display.screen.topics() if topic.listed]
    if topics:
        display.say("table-help-topics", topics=", ".join(topic.words[0] for topic in topics))


def _tell_topic(display: Display, word: str) -> None:
    known = Vocabulary[Topic]()
    for topic in display.screen.topics():
        known.add(topic.words, topic)
    found = known.find(word)
    if found is None:
        raise BadInput("table-no-topic", text=word)
    if found.text:
        display.say_lines(found.text.splitlines())
    for rule in found.rules:
        _tell_rules(display, rule)


def tell_rule(display: Display, seat: Seat, words: Words) -> None:
    """The text of a rule or chapter."""
    if not words:
        raise BadInput("table-which-rule", rule=display.state.ask(seat).rule)
    for word in words:
        _tell_rules(display, word.upper())


def _tell_rules(display: Display, rule: str) -> None:
    rules = display.terminal.speaker.rules(display.state.game.name)
    found = {key: text for key, text in rules.rules.items() if key == rule or key.startswith(f"{rule}-")}
    if not found:
        raise BadInput(
            "no-such-rule", rule=rule, near=", ".join(rules.similar_ids(rule)) or ", ".join(rules.chapters)
        )
    for key, text in found.items():
        display.terminal.console.print(f"[bold]{key}[/] ", end="")
        display.terminal.console.print(text, markup=False)


def undo(display: Display, seat: Seat, words: Words) -> None:
    """Take back the last move."""
    display.session.undo(display.seat_to_undo(seat))


def restart(display: Display, seat: Seat, words: Words) -> None:
    """Take back all moves that can be taken back."""
    display.session.undo(display.seat_to_undo(seat), whole_turn=True)


def list_moves(display: Display, seat: Seat, words: Words) -> None:
    """The best legal moves with what they change, numbered to be picked."""
    count = small_number(words[0], 1, MOST_SHOWN) if words else SHOWN_MOVES
    found = ranked(display.screen, display.state, seat)
    display.offer = tuple(one.action for one in found[:count])
    for number, one in enumerate(found[:count], 1):
        display.terminal.console.print(
            f"{number:>3}  {prospect_line(display, one)}", markup=False, highlight=False
        )
    if len(found) > count:
        display.say("table-more-moves", count=len(found) - count)


def prospect_line(display: Display, one: Prospect) -> str:
    """An action with what it changes."""
    plan = " ".join(display.screen.name(action) for action in (one.action, *one.plan))
    if one.change is None:
        return plan
    return f"{plan:<6} {one.change.points:+3d}  {one.change.words}".rstrip()


def why(display: Display, seat: Seat, words: Words) -> None:
    """What is at a place, whether one may go there, why not, and what it would change."""
    if not words:
        raise BadInput("table-why-what", example=display.example(seat))
    whole, view = " ".join(words), display.state.view(seat)
    # `why big gate` asks about one thing, `why c3 d4` about two.
    one_name = display.screen.about(whole, view) is not None or display.screen.can_read(whole, view)
    for word in [whole] if one_name else words:
        _tell_why(display, seat, word)


def _tell_why(display: Display, seat: Seat, word: str) -> None:
    """About one name, or about a number of the last list."""
    screen, state, action = display.screen, display.state, None
    view = state.view(seat)
    if is_number(word) and display.offer:
        action = listed_action(screen, display.offer, seat, word, state)
        word = screen.name(action)
    about = screen.about(word, view)
    if about is not None:
        display.say_lines([about])
        if action is None and not screen.can_read(word, view):  # a thing, not a place to go to
            return
    action = action or read_action(screen, seat, word, state)
    refusal = state.refusal(seat, action)
    if refusal is None:
        _tell_change(display, prospect(screen, state, seat, action))
    else:
        _tell_refusal(display, refusal)


def _tell_refusal(display: Display, refusal: KastelanError) -> None:
    """Why an action is not possible, with the text of the rule."""
    display.complain(refusal)
    rule, rules = refusal.facts.get("rule"), display.terminal.speaker.rules(display.state.game.name).rules
    if isinstance(rule, str) and rule in rules:
        display.terminal.console.print(f"{rule} {rules[rule]}", markup=False, style="dim")


def _tell_change(display: Display, one: Prospect) -> None:
    """That an action is possible, and what it would change."""
    if one.change is not None and one.change.words:
        display.say("table-allowed-with", change=prospect_line(display, one))
    else:
        display.say("table-allowed")


def suggest(display: Display, seat: Seat, words: Words) -> None:
    """What a bot would do, with what it brings."""
    screen, state = display.screen, display.state
    one = prospect(screen, state, seat, suggested(state, seat))
    what = screen.described(one.action, state.view(seat))
    number = display.offer.index(one.action) + 1 if one.action in display.offer else 0
    move = f"{number}  {what}" if number else what
    change = "" if one.change is None or one.change.words in what else f"  → {one.change.words}"
    display.say_lines([display.terminal.say("table-suggests", move=move + change)])


def draw_again(display: Display, seat: Seat, words: Words) -> None:
    """Draw the table again before the next question."""
    display.stale = True


def tell_log(display: Display, seat: Seat, words: Words) -> None:
    """What happened so far, the newest last."""
    count = small_number(words[0], 1, MOST_LOG) if words else SHOWN_LOG
    display.say_lines(display.screen.narrate(display.story(seat))[-count:])


def tell_score(display: Display, seat: Seat, words: Words) -> None:
    """The score sheet as it stands."""
    if not display.print_sheet(seat):
        display.say("table-no-score")


def tell_end(display: Display, reader: Seat | None) -> None:
    """The score sheet, the winner, and where the game is kept."""
    display.print_sheet(reader)
    display.say_lines(display.screen.narrate(display.session.steps[-1].events)[-1:])  # who won
    if display.file.is_saved:
        display.say("table-kept", path=str(display.file.path))


def save(display: Display, seat: Seat, words: Words) -> None:
    """Save the game in its own file, or write a copy to the named one."""
    if words:
        save_copy(display, " ".join(words))
    elif display.file.path is not None:
        display.file.write()
        display.say("table-saved", path=str(display.file.path))


def save_copy(display: Display, name: str) -> None:
    """Write a copy of the game and say where it is."""
    display.say("table-saved", path=str(display.file.save_copy(name)))


def leave(display: Display, seat: Seat, words: Words) -> None:
    """Stop playing; the game stays in its file."""
    raise Leave


COMMANDS: Final = (
    Command("table-word-moves", "table-about-moves", list_moves),
    Command("table-word-hint", "table-about-hint", suggest),
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


CHANGING: Final = tuple(command for command in COMMANDS if command.obey in (undo, restart))
"""The commands that change the game."""


def known_commands(display: Display) -> tuple[Command, ...]:
    """All commands at this table. One of the game's screen replaces a common one with the same words."""
    # Commands of a game take a snapshot, common ones the whole display.
    own = [Command(one.words, one.about, partial(_run_on_screen, one)) for one in display.screen.commands()]
    replaced = {command.words for command in own}
    return (*own, *(command for command in COMMANDS if command.words not in replaced))


def _run_on_screen(command: ScreenCommand, display: Display, seat: Seat, words: Words) -> None:
    shown = command.run(display.snapshot(seat), display.draw_options(), words)
    if shown is None:
        display.stale = True
    else:
        display.terminal.console.print(shown, highlight=False)
