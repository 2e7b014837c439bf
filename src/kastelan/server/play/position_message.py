"""What a seat, or a spectator, is shown of a table: `view`, `ask`, `legal` and `seen_by`, nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from kastelan.core.game import Seat, State
from kastelan.core.jsonable import plain, plain_view
from kastelan.locale import Speaker
from kastelan.server.play.event_json import plain_events
from kastelan.server.play.localised_reader import Reader
from kastelan.server.play.table import Table, Told
from kastelan.server.storage.log_entries import MOVE
from kastelan.server.wire.play import Asked, Happened, Position, Wished
from kastelan.server.wire.scalars import Json


def position(
    table_id: str,
    table: Table,
    seat: Seat | None,
    speaker: Speaker,
    reader: Reader | None = None,
    planned: State | None = None,
    *,
    asks: bool = True,
) -> Position:
    """How things stand, for a seat, or how they would in a plan, which may end where nothing can be asked;
    with a reader also what a browser draws."""
    state, wish = planned or table.state, table.wish
    view, outcome = state.view(seat), state.outcome
    return Position(
        table=table_id,
        seat=seat,
        seq=table.seq,
        moves=table.now.moves,
        actors=list(state.actors),
        view=dict(plain_view(view)),
        asked=None if seat is None or not asks else asked(state, seat, speaker, reader),
        can_undo=planned is None and seat is not None and table.can_undo(seat),
        wish=None if wish is None else Wished(wish.seat, wish.moves, sorted(wish.agreed)),
        deadlines=table.watch.deadlines(),
        spent=list(table.watch.spent),
        stand_ins=dict(table.stand_ins),
        result=None if outcome is None else list(outcome.scores),
        places=None if outcome is None else list(outcome.places),
        board=None if reader is None else reader.board(view),
    )


def asked(state: State, seat: Seat, speaker: Speaker, reader: Reader | None = None) -> Asked | None:
    """What the seat has to decide now, if anything."""
    if seat not in state.actors:
        return None
    ask, game = state.ask(seat), state.game
    facts = plain(ask.facts)
    assert isinstance(facts, dict)
    legal = state.legal(seat)
    return Asked(
        ask.message,
        ask.rule,
        dict(facts),
        speaker.ask(ask, game.name) if reader is None else reader.narrator.question(ask),
        [game.actions.write(action) for action in legal],
        None if reader is None else [reader.choice(action) for action in legal],
    )


def happened(
    told: Sequence[Told], seat: Seat | None, over: bool, reader: Reader | None = None
) -> list[Happened]:
    """Lines of the log as a seat may know them: words of others may be secret, so they are left out."""
    return [
        Happened(
            one.entry.seq,
            one.entry.kind,
            one.entry.seat,
            one.entry.word if _may_read(one, seat, over) else None,
            one.entry.at,
            _events(one, seat, reader),
            None if reader is None else reader.story(one.events),
        )
        for one in told
    ]


def _events(told: Told, seat: Seat | None, reader: Reader | None) -> list[Json]:
    if reader is not None:
        return reader.told(told.events)
    return [dict(event) for event in plain_events(told.events, seat)]


def _may_read(told: Told, seat: Seat | None, over: bool) -> bool:
    return over or told.entry.kind != MOVE or told.entry.seat == seat
