"""CS-WINTER-MAIDEN: courting the Castle Maiden."""

from __future__ import annotations

import pytest

from kastelan.core.errors import BadPosition
from kastelan.core.position import digest, parse_position, write_position
from kastelan.games.seasons import SEASONS, VERSIONS, SeasonsState
from kastelan.games.seasons.actions import Lay, Share
from kastelan.games.seasons.events import PointsScored
from kastelan.games.seasons.winter_events import MaidenLeft, MaidenWon, StakeShared, SuitorLeft
from tests.games.seasons.tables import IDLE, A, B, C, D, Table, of, table
from tests.rulebook import refused, rule

SAND, TALER = 0, 5


def first_turn(
    players: int = 3, start: int = A, talers: dict[int, int] | None = None, **options: object
) -> Table:
    """The Castle Maiden has just been revealed."""
    return table(
        *[IDLE] * players,
        at="winter",
        round_=3,
        start=start,
        winter="maiden",
        talers=talers,
        supply={B: of(sand=1)},
        options=options,
    )


def at_once(**more: object) -> Table:
    """The same with the option by which courting begins at once."""
    return first_turn(maiden_first_bid="reveal", **more)  # type: ignore[arg-type]  # passed through


def later_turn(suitors: tuple[int, ...], **more: object) -> Table:
    """A round begins and suitors court again."""
    return table(
        players=3,
        at="round",
        round_=4,
        winter="",
        turned_up="maiden",
        suitors=suitors,
        stakes=(1, 0, 0, 0, 0, 1),
        **more,  # type: ignore[arg-type]  # passed through
    )


@rule("CS-T-55", "CS-WINTER-MAIDEN-1", "CS-WINTER-MAIDEN-3", "CS-WINTER-MAIDEN-4")
def test_the_last_suitor_wins_and_the_others_share() -> None:
    position = at_once()
    assert position.actor == A
    assert position.words == {"lay:taler", "pass"}
    with refused("CS-WINTER-MAIDEN-1"):
        position.do("lay:sand")
    position.do("lay:taler")
    assert position.words == {"lay:sand", "lay:taler", "pass"}
    position.do("lay:sand", "pass")
    assert position.state.stakes == (1, 0, 0, 0, 0, 1)  # and the next round begins
    assert (position.actor, position.asked, position.state.order) == (B, "courting", (B, C, A))
    talers = position.state.talers[A]
    events = position.do("pass")
    assert events[:3] == [
        SuitorLeft(B, "CS-WINTER-MAIDEN-2"),
        MaidenWon(A),
        PointsScored(A, 8, "CS-WINTER-MAIDEN-3", winter_card=4),
    ]
    assert position.state.talers[A] == talers  # A need not pay again
    assert (position.actor, position.words) == (B, {"share:sand", "share:taler"})
    with refused("CS-WINTER-MAIDEN-4"):
        position.act(Share(2))
    position.do("share:taler")
    assert (position.actor, position.words) == (C, {"share:sand"})
    assert position.do("share:sand")[0] == StakeShared(C, SAND)
    assert position.asked == "selecting"
    assert position.state.supply[C] == of(sand=1)


@rule("CS-WINTER-MAIDEN-1")
def test_a_player_with_nothing_stays_out() -> None:
    position = at_once(talers={A: 0, B: 1, C: 1})
    assert position.actor == B
    assert SuitorLeft(A, "CS-WINTER-MAIDEN-1") in position.events
    with refused("CS-WINTER-MAIDEN-1"):
        position.act(Lay(9))


@rule("CS-WINTER-MAIDEN-3", "CS-AMB-25")
def test_a_single_suitor_of_the_first_turn_wins_once_all_have_decided() -> None:
    position = at_once()
    position.do("pass", "lay:sand")
    assert position.state.vp[B] == 0
    position.do("pass")
    assert position.state.vp[B] == 8
    assert (position.actor, position.words) == (A, {"share:sand"})
    position.do("share:sand")
    assert position.state.supply[A] == of(sand=1)


@rule("CS-WINTER-MAIDEN-5")
def test_without_suitors_the_card_leaves_the_game() -> None:
    position = at_once()
    position.do("pass", "pass")
    events = position.do("pass")
    assert MaidenLeft() in events
    assert (position.state.maiden, position.asked) == (0, "selecting")


@rule("CS-WINTER-MAIDEN-2")
def test_suitors_lay_again_at_the_start_of_each_round() -> None:
    position = later_turn((A, B), talers={A: 2, B: 2, C: 9}, start=B)
    assert (position.actor, position.state.talers[B]) == (B, 3)  # after taking the taler of the round
    position.do("lay:taler")
    assert position.actor == A  # C is no suitor
    with refused("CS-WINTER-MAIDEN-2"):
        position.do("lay:brick")
    position.do("lay:taler")
    assert position.asked == "selecting"
    assert position.state.stakes == (1, 0, 0, 0, 0, 3)


@rule("CS-T-65", "CS-WINTER-MAIDEN-2", "CS-WINTER-MAIDEN-3", "CS-WINTER-GEN-5", "CS-AMB-33")
def test_a_silver_bar_is_laid_as_it_is_and_a_player_with_nothing_drops_out() -> None:
    def means() -> Table:
        position = later_turn((A, B), talers={A: 0, B: 0}, supply={A: of(silver=1)}, start=A)
        position.state.talers = (0, 0, position.state.talers[C] + 1)  # the taler of the round is spent
        return position

    position = means()
    assert position.words >= {"lay:silver", "pass"}
    position.do("lay:silver")
    assert position.state.forge == 0
    assert position.state.stakes[4] == 1
    assert position.state.vp[A] == 8
    gives_up = means()
    gives_up.do("pass")
    assert gives_up.state.vp[B] == 8


@rule("CS-T-56", "CS-WINTER-MAIDEN-5")
def test_an_unresolved_courting_brings_nothing() -> None:
    position = table(
        players=3,
        at="scoring",
        round_=15,
        winter="",
        turned_up="maiden",
        suitors=(A, B),
        stakes=(1, 0, 0, 0, 0, 1),
    )
    assert position.asked == "over"
    assert position.state.vp == (0, 0, 0)
    assert position.state.stakes == (1, 0, 0, 0, 0, 1)


@rule("CS-WINTER-MAIDEN-4")
def test_sharing_goes_round_until_nothing_is_left() -> None:
    position = at_once(players=4, start=C, talers=dict.fromkeys(range(4), 5))
    position.do("lay:taler", "lay:taler", "lay:taler", "lay:taler")
    assert position.actor == D  # in the next round
    position.do("pass", "pass", "pass")
    assert position.state.vp[C] == 8
    takers = []
    while position.asked == "sharing":
        takers.append(position.actor)
        position.do("share:taler")
    assert takers == [D, A, B, D]


@rule("CS-AMB-24", "CS-WINTER-MAIDEN-1", "CS-WINTER-MAIDEN-2")
def test_courting_begins_at_the_start_of_the_next_round() -> None:
    position = first_turn(start=B)
    assert (position.asked, position.state.round) == ("courting", 4)
    assert position.state.selected == (0, 0, 0)
    assert (position.actor, position.state.order) == (C, (C, A, B))
    assert position.state.ask(C).rule == "CS-WINTER-MAIDEN-1"
    position.do("lay:taler", "lay:taler", "lay:sand")
    assert position.asked == "selecting"
    position.select(*["messenger"] * 3)
    assert (position.asked, position.state.round) == ("courting", 5)
    assert position.state.ask(A).rule == "CS-WINTER-MAIDEN-2"


@rule("CS-AMB-24")
@pytest.mark.parametrize("waiting", [True, False])
def test_a_position_knows_whether_the_first_courting_is_still_to_come(waiting: bool) -> None:
    position = table("messenger", "trader", IDLE, at="winter", round_=3, winter="maiden")
    assert (position.asked, position.state.maiden) == ("stationing", 1)
    if not waiting:
        position.state.suitors = 0b011
    line = write_position(position.state)
    if waiting:
        assert write_position(parse_position(SEASONS, line)) == line
    else:
        with pytest.raises(BadPosition):
            parse_position(SEASONS, line)


@rule("CS-WINTER-MAIDEN-1", "CS-WINTER-MAIDEN-3")
def test_a_single_suitor_of_the_next_round_wins_before_the_selection() -> None:
    position = first_turn()
    position.do("pass", "lay:taler", "pass")
    assert position.state.vp == (0, 0, 8)
    position.do("share:taler")
    assert (position.asked, position.state.round) == ("selecting", 4)


@rule("CS-AMB-24")
@pytest.mark.parametrize(("version", "default"), [(1, "reveal"), (2, "next_round")])
def test_the_first_version_of_the_rules_began_courting_at_once(version: int, default: str) -> None:
    rules = VERSIONS[version]
    for value, waits in (("reveal", False), ("next_round", True), (None, default == "next_round")):
        state = rules.new(3, {"winter": True} | ({"maiden_first_bid": value} if value else {}), seed=4)
        assert isinstance(state, SeasonsState)
        assert state.table.maiden_waits == waits
        again = parse_position(rules, write_position(state))
        assert isinstance(again, SeasonsState)
        assert (again.table.maiden_waits, digest(again)) == (waits, digest(state))
