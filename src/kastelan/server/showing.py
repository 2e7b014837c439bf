"""What a seat, or a spectator, is shown of a table: `view`, `ask`, `legal` and `seen_by`, nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from kastelan.core.game import Seat
from kastelan.locale import Speaker
from kastelan.server.entries import MOVE
from kastelan.server.plain import plain, plain_events, plain_view
from kastelan.server.table import Table, Told
from kastelan.server.wire.play import Asked, Happened, Position, Wished


def position(table_id: str, table: Table, seat: Seat | None, speaker: Speaker) -> Position:
    """How things stand, for a seat."""
    state, wish, outcome = table.state, table.wish, table.state.outcome
    return Position(
        table=table_id,
        seat=seat,
        seq=table.seq,
        moves=table.now.moves,
        actors=list(state.actors),
        view=dict(plain_view(state.view(seat))),
        asked=None if seat is None else asked(table, seat, speaker),
        can_undo=seat is not None and table.can_undo(seat),
        wish=None if wish is None else Wished(wish.seat, wish.moves, sorted(wish.agreed)),
        deadlines=table.watch.deadlines(),
        spent=list(table.watch.spent),
        stand_ins=dict(table.stand_ins),
        result=None if outcome is None else list(outcome.scores),
        places=None if outcome is None else list(outcome.places),
    )


def asked(table: Table, seat: Seat, speaker: Speaker) -> Asked | None:
    """What the seat has to decide now, if anything."""
    if seat not in table.state.actors:
        return None
    ask = table.state.ask(seat)
    facts = plain(ask.facts)
    assert isinstance(facts, dict)
    return Asked(ask.message, ask.rule, dict(facts), speaker.ask(ask, table.setup.game), table.legal(seat))


def happened(told: Sequence[Told], seat: Seat | None, over: bool) -> list[Happened]:
    """Lines of the log as a seat may know them: words of others may be secret, so they are left out."""
    return [
        Happened(
            one.entry.seq,
            one.entry.kind,
            one.entry.seat,
            one.entry.word if _may_read(one, seat, over) else None,
            one.entry.at,
            [dict(event) for event in plain_events(one.events, seat)],
        )
        for one in told
    ]


def _may_read(told: Told, seat: Seat | None, over: bool) -> bool:
    return over or told.entry.kind != MOVE or told.entry.seat == seat
