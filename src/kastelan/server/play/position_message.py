"""What a seat, or a spectator, is sent of a table: `view`, `ask`, `legal` and `seen_by`, and nothing else.

A browser is sent its game's `board`, which is made from the view alone, in place of the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from kastelan.core.game import Action, Event, Seat, State, View
from kastelan.core.jsonable import plain_view
from kastelan.locale import Speaker
from kastelan.server.play.commands import FORCED
from kastelan.server.play.event_json import plain_event
from kastelan.server.play.localised_reader import Reader, encoded_choice, facts
from kastelan.server.play.sent_board import Fields
from kastelan.server.play.table import LogLine, Table
from kastelan.server.play.turns import SeenLines, turn_at
from kastelan.server.presenters import SharedBoard, presenter_of
from kastelan.server.storage.log_entries import MOVE
from kastelan.server.wire.play import Asked, Happened, Position, Wished
from kastelan.server.wire.presented import Board
from kastelan.server.wire.scalars import Json, encoded


class Perspective:
    """A position, and how it came about, as one seat or a spectator may know it.

    It holds what is the same in every language. Each part is made once, when a reader first needs it. The
    `earlier` lines are known already: a turn that began there is told from its beginning.
    """

    def __init__(
        self,
        state: State,
        seat: Seat | None,
        lines: Sequence[LogLine] = (),
        earlier: Sequence[LogLine] = (),
        public: Perspective | None = None,
    ) -> None:
        """With `public` what a spectator sees of the same position, if it is at hand."""
        self.state, self.seat, self.lines, self.earlier = state, seat, lines, earlier
        self.public = public

    @cached_property
    def _view(self) -> View:
        if self.public is None or self.seat is None:
            return self.state.view(self.seat)
        return self.state.seat_view(self.seat, self.public._view)

    @cached_property
    def view(self) -> Json:
        # Encoded once: the messages in all languages contain the same bytes.
        return encoded(dict(plain_view(self._view)))

    @cached_property
    def fields(self) -> Fields:
        """The fields of the board, which only some readers are sent all of.

        What all share is made and encoded once, from what a spectator may know.
        """
        game = self.state.game
        presenter, public = presenter_of(game.name), self.public
        if public is not None and self.seat is not None and presenter.seat_board is not None:
            return Fields(presenter.seat_board(game, self._view, public.shared), public.fields)
        return Fields(self.shared.board if self.seat is None else presenter.board(game, self._view))

    @cached_property
    def shared(self) -> SharedBoard:
        """The board of a spectator, for the seats too."""
        game = self.state.game
        return presenter_of(game.name).shared(game, self._view)

    @cached_property
    def board(self) -> Board:
        return self.fields.whole()

    @cached_property
    def _legal(self) -> Sequence[Action]:
        return () if self.seat is None else self.state.legal(self.seat)

    @cached_property
    def words(self) -> list[str]:
        write = self.state.game.actions.write
        return encoded([write(action) for action in self._legal])

    @cached_property
    def choices(self) -> list[Json]:
        return encoded([encoded_choice(self.state.game, action) for action in self._legal])

    @cached_property
    def events(self) -> list[list[tuple[Event, Json]]]:
        """The events that may be known of each line of the log, with their JSON."""
        return [
            [(event, dict(plain_event(event))) for event in self.story.events(at)]
            for at in range(len(self.earlier), len(self.earlier) + len(self.lines))
        ]

    @cached_property
    def story(self) -> SeenLines:
        """All lines, the earlier ones too, with the events that may be known of them."""
        return SeenLines((*self.earlier, *self.lines), self.seat)


def position(
    table_id: str,
    table: Table,
    seen: Perspective,
    speaker: Speaker,
    reader: Reader | None = None,
    *,
    planned: bool = False,
    asks: bool = True,
    changes: Board | None = None,
) -> Position:
    """How things stand, or how they would in a plan, which may end where nothing can be asked. A reader who
    has an earlier board is sent its `changes` only."""
    state, seat, wish, outcome = seen.state, seen.seat, table.undo_request, seen.state.outcome
    return Position(
        table=table_id,
        seat=seat,
        seq=table.seq,
        moves=table.now.moves,
        actors=list(state.actors),
        asked=asked(seen, speaker, reader) if asks else None,
        can_undo=not planned and seat is not None and table.can_undo(seat),
        wish=None if wish is None else Wished(wish.seat, wish.moves, sorted(wish.agreed)),
        deadlines=table.watch.deadlines(),
        spent=list(table.watch.spent),
        stand_ins=dict(table.stand_ins),
        result=None if outcome is None else list(outcome.scores),
        places=None if outcome is None else list(outcome.places),
        view=seen.view if reader is None else None,
        board=None if reader is None else changes or seen.board,
        last_round=_last_round(state, reader),
    )


def _last_round(state: State, reader: Reader | None) -> Json | None:
    if reader is not None:
        return reader.last_round(state)
    called = state.last_round()
    return None if called is None else dict(plain_event(called))


def asked(seen: Perspective, speaker: Speaker, reader: Reader | None = None) -> Asked | None:
    """What the seat has to decide now, if anything."""
    if seen.seat is None or seen.seat not in seen.state.actors:
        return None
    ask = seen.state.ask(seen.seat)
    return Asked(
        ask.step,
        ask.message,
        ask.rule,
        facts(ask.facts),
        speaker.ask(ask, seen.state.game.name) if reader is None else reader.narrator.question(ask),
        seen.words,
        None if reader is None else seen.choices,
    )


def happened(seen: Perspective, over: bool, reader: Reader | None = None) -> list[Happened]:
    """Lines of the log as a seat may know them. Another seat's word can be a secret, so it is left out."""
    found = [
        _line(line, events, over or line.entry.kind != MOVE or line.entry.seat == seen.seat, reader)
        for line, events in zip(seen.lines, seen.events, strict=True)
    ]
    if reader is not None:
        for at, line in enumerate(found, len(seen.earlier)):
            line.turn = turn_at(seen.story, at, reader.narrator)
    return found


def _line(line: LogLine, seen: list[tuple[Event, Json]], readable: bool, reader: Reader | None) -> Happened:
    entry = line.entry
    events, story = ([made for _, made in seen], None) if reader is None else reader.narrated(seen)
    return Happened(
        entry.seq,
        entry.kind,
        entry.seat,
        entry.word if readable else None,
        entry.at,
        events,
        story,
        forced=entry.client == FORCED,
    )
