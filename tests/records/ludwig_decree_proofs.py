"""What each record of a decree is named after, as a question about the game it holds.

Every proof asks for the decree's own effect, of the player who holds it. Thirteen decrees are proved by
records of the modules (ludwig_modules_proofs.py). look_for_decrees.py finds games for what has no record yet.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from kastelan.core.game import Action, Event, Seat
from kastelan.games.ludwig import events as told
from kastelan.games.ludwig.actions import BuyCorridor, Claim, TakeCorridor
from kastelan.games.ludwig.castle import Castle, doorways
from kastelan.games.ludwig.components import ANYWHERE, CONNECTED
from kastelan.games.ludwig.favours import counted_in_castle, measured_in_castle
from kastelan.games.ludwig.modules import events as more
from kastelan.games.ludwig.modules.decrees import events as decreed
from kastelan.games.ludwig.scoring import matches
from kastelan.games.ludwig.step_numbers import NOTHING
from tests.records.ludwig_proofs import Played, Proof, state_of

FOLDER: Final = Path(__file__).parent / "ludwig" / "decrees"
SECOND_FOLDER: Final = FOLDER / "version-2"
PROVED_ELSEWHERE: Final = {
    5: "model-room",
    6: "bonus-card-is-swapped",
    8: "cards-are-recalled",
    9: "price-is-shifted",
    10: "coins-are-laid-out-anew",
    12: "builder-goes-first",
    13: "order-of-turns-is-changed",
    16: "tile-is-stored-and-unpacked",
    21: "money-is-borrowed-and-repaid",
    22: "coins-are-collected",
    41: "money-is-banked",
    52: "stacks-are-cleared",
    54: "card-counts-twice",
}
"""Decrees with a record among those of the modules."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A decree, the table at which it is looked for, and what proves it."""

    decree: int
    proof: Proof
    players: int = 2
    modules: str = "decrees"
    options: tuple[tuple[str, str], ...] = ()
    shuns: tuple[type[Action], ...] = ()  # what nobody does who seeks this
    version: int = 1  # of the rules


def holder(played: Played, decree: int) -> Seat:
    """Who holds the decree in the end."""
    extras = played.end.module_state
    assert extras is not None
    return next(seat for seat, own in enumerate(extras.decrees) if decree in own)


def holds(played: Played, decree: int) -> bool:
    return any(decree in own for own in played.end.module_state.decrees)


def any_of(decree: int, kind: type[Event], fits: Callable[[Played, Event, Seat], bool]) -> Proof:
    """Some event of a kind that fits, while somebody holds the decree."""
    return lambda played: (
        holds(played, decree)
        and any(fits(played, event, holder(played, decree)) for event in played.told(kind))
    )


# What is told


def gains_money(decree: int, rule: str = "", amount: int = 0) -> Proof:
    """Money by the decree's own rule, or so much of it by another."""

    def fits(_: Played, event: Event, seat: Seat) -> bool:
        assert isinstance(event, told.MoneyTaken)
        own = event.rule == (rule or f"DEC-{decree:02}")
        return own and event.seat == seat and (not amount or event.amount == amount)

    return any_of(decree, told.MoneyTaken, fits)


def gains_points(decree: int) -> Proof:
    """Points by the decree's own rule."""

    def fits(_: Played, event: Event, seat: Seat) -> bool:
        assert isinstance(event, decreed.PointsGained)
        return event.rule == f"DEC-{decree:02}" and event.seat == seat and event.points > 0

    return any_of(decree, decreed.PointsGained, fits)


def final_points(decree: int, rule: str = "", points: int = 0) -> Proof:
    """Points of the final scoring, exactly so many if that is asked."""

    def fits(_: Played, event: Event, seat: Seat) -> bool:
        assert isinstance(event, told.FinalPoints)
        own = event.rule.startswith(rule or f"DEC-{decree:02}") and event.seat == seat
        return own and (event.points == points if points else event.points > 0)

    return any_of(decree, told.FinalPoints, fits)


def pays(decree: int, price: int, fits_tile: Callable[[Played, told.TileBought], bool]) -> Proof:
    """The holder buys something for this price."""

    def fits(played: Played, event: Event, seat: Seat) -> bool:
        assert isinstance(event, told.TileBought)
        return event.seat == seat and event.price == price and fits_tile(played, event)

    return any_of(decree, told.TileBought, fits)


def tile_id(played: Played, event: told.TileBought) -> str:
    return played.end.table.components.tiles[event.tile].id


def claims(decree: int, rule: str) -> Proof:
    """A reward that only the decree brings."""
    return lambda played: (
        holds(played, decree)
        and any(
            event.rule == rule
            for event in (*played.told(told.RewardClaimed), *played.told(more.MoatRewardClaimed))
        )
    )


def takes_free(decree: int, count: int) -> Proof:
    """So many corridors taken by the decree's own rule."""
    return lambda played: (
        sum(event.rule == f"DEC-{decree:02}" for event in played.told(told.TileTaken)) >= count
    )


# What is seen


def own_token_scores(played: Played) -> bool:
    """Tokens of the box are kept, and one of them brings points (DEC-02)."""
    kept = any(event.rule == "DEC-02" for event in played.told(more.TokenKept))
    return kept and final_points(2, "TWR-7")(played)


def money_is_hidden(played: Played) -> bool:
    """The others do not see the holder's money, he himself does (DEC-07)."""
    if not holds(played, 7):
        return False
    seat = holder(played, 7)
    views = [(state_of(step).view(seat), state_of(step).view(None)) for step in played.steps[-40:-1]]
    return all(own.money[seat] != NOTHING == public.money[seat] for own, public in views)


def room_renovated_twice(played: Played) -> bool:
    """Two renovations on one room (DEC-24)."""
    return any(len(room.covers) == 2 for castle in played.end.castles for room in castle.rooms)


def _placements(played: Played, decree: int) -> list[tuple[Castle, told.TilePlaced]]:
    """The holder's castle before each placement, with the placement."""
    if not holds(played, decree):
        return []
    seat, steps = holder(played, decree), played.steps
    placed = [(number, event) for number, event in played.all(told.TilePlaced) if event.seat == seat]
    return [(state_of(steps[number - 1]).castles[seat], event) for number, event in placed]


def room_without_a_doorway(played: Played) -> bool:
    """A room is linked only by a door against a wall (DEC-26)."""
    tiles = played.end.table.components.tiles
    for castle, event in _placements(played, 26):
        pose = tiles[event.tile].pose(event.turn, event.dark)
        assert pose is not None
        if not doorways(castle, pose, event.x, event.y):
            return True
    return False


def levels_meet(played: Played) -> bool:
    """A ground room and one in the cellar are connected, and neither is stairs (DEC-27)."""
    if not holds(played, 27):
        return False
    castle = played.end.castles[holder(played, 27)]
    level = [{door[3] for door in room.pose.doors} for room in castle.rooms]
    return any(
        castle.connected[one] >> other & 1 and len(level[one]) == len(level[other]) == 1
        for one in range(len(level))
        for other in range(len(level))
        if level[one] != level[other]
    )


def symbol_scores(decree: int, kind: int, worth: Callable[[int], int]) -> Proof:
    """A symbol of this kind scores as the decree has it for each match."""

    def fits(played: Played, event: Event, seat: Seat) -> bool:
        assert isinstance(event, told.PointsScored)
        tiles = played.end.table.components.tiles
        symbol = tiles[event.tile].face.symbol
        if event.seat != seat or symbol is None or symbol.kind != kind or event.because_of is None:
            return False
        found = matches(symbol, tiles[event.because_of].face.types)
        return bool(found) and event.points == worth(symbol.points) * found

    return any_of(decree, told.PointsScored, fits)


def no_penalty(played: Played) -> bool:
    """A penalty of nothing is told (DEC-28)."""
    return holds(played, 28) and any(
        event.points == 0 and event.seat == holder(played, 28) for event in played.told(told.PointsScored)
    )


def eight_for_activity(played: Played) -> bool:
    return any(
        event.rule == "LUD-REW-ACTIVITY" and event.points == 8 for event in played.told(told.PointsScored)
    )


def three_tiles_put(played: Played) -> bool:
    """One look at a stack puts three tiles on the deck (DEC-37)."""
    count = 0
    for step in played.steps:
        for event in step.events:
            if isinstance(event, told.StackLookedAt):
                count = 0
            count += isinstance(event, told.TilePutOnDeck)
            if count == 3:
                return True
    return False


def three_cards_drawn(played: Played) -> bool:
    dealt = played.told(told.BonusCardsDealt)
    return any(event.rule == "LUD-REW-UTILITY" and event.count == 3 for event in dealt)


def tie_won(played: Played) -> bool:
    """With as much as another the holder gets more points for a favour (DEC-57)."""
    if not holds(played, 57):
        return False
    seat = holder(played, 57)
    favours = [event for event in played.told(told.FinalPoints) if event.rule.startswith(("LUD-FAV", "FAV"))]
    own = {event.what: event for event in favours if event.seat == seat}
    return any(
        event.measure == own[event.what].measure and event.points < own[event.what].points
        for event in favours
        if event.seat != seat and event.measure
    )


def at_usual(price: int) -> Callable[[Played, told.TileBought], bool]:
    """A tile whose slot says this price."""
    slots = (15, 10, 8, 6, 4, 2, 1, 15)
    return lambda _, event: event.slot is not None and slots[event.slot] == price


def card_doubled_in_step_5(played: Played) -> bool:
    """The card is chosen when favours are scored, and scores twice (DEC-54)."""
    rules = [
        event.rule
        for event in played.told(Event)
        if isinstance(event, told.FinalPoints | decreed.CardDoubled)
    ]
    chosen = rules.index("DEC-54") if "DEC-54" in rules else 0
    favours = any(rule.startswith("LUD-FAV") for rule in rules[:chosen])
    return favours and not any("BON" in rule for rule in rules[:chosen]) and rules.count("DEC-54") == 2


def no_card_doubled(played: Played) -> bool:
    """The holder lets no card count twice (DEC-54)."""
    return any(event.rule == "DEC-54" for event in played.told(more.PassedOn))


def both_renovations_count(played: Played) -> bool:
    """A favour or bonus card counts the lower of two renovations (DEC-24)."""
    if not holds(played, 24):
        return False
    seat = holder(played, 24)
    castle, money = played.end.castles[seat], played.end.money[seat]
    additions = castle.additions
    upper = replace(castle, additions=replace(additions, laws=replace(additions.laws, both_covers=False)))
    components = played.end.table.components
    for event in played.told(told.FinalPoints):
        assert isinstance(event, told.FinalPoints)
        if event.seat != seat or event.what is None or not event.points:
            continue
        if event.rule.startswith("LUD-FAV"):
            fewer = measured_in_castle(upper, money, components.favours[event.what])
        elif event.rule.startswith("LUD-BON"):
            fewer = counted_in_castle(upper, money, components.bonus_cards[event.what])
        else:
            continue
        if event.measure > fewer:
            return True
    return False


def two_matches_score_one_more(played: Played) -> bool:
    """A symbol scores a renovated room for both of its types, and 1 point more for the room (DEC-29)."""
    if not holds(played, 29):
        return False
    castle = played.end.castles[holder(played, 29)]
    for event in played.told(told.PointsScored):
        assert isinstance(event, told.PointsScored)
        if event.seat != holder(played, 29) or event.other is None or event.room >= len(castle.rooms):
            continue
        symbol = played.end.table.components.tiles[event.tile].face.symbol
        if symbol and symbol.kind == CONNECTED and event.points == 2 * symbol.points + 1:
            return True
    return False


SHOWN: Final[dict[str, Shown]] = {
    "starts-with-25000": Shown(1, gains_money(1)),
    "token-of-the-box-scores": Shown(2, own_token_scores),
    "decree-is-redrawn": Shown(
        3, lambda played: any(event.rule == "DEC-03" for event in played.told(decreed.DecreesRevealed))
    ),
    "hallway-and-stairs-before-the-first-round": Shown(4, takes_free(4, 2)),
    "money-is-hidden": Shown(7, money_is_hidden),
    "hourglass-runs-out": Shown(
        11, lambda played: bool(played.told(decreed.HourglassEmpty)), options=(("hourglass", "yes"),)
    ),
    "renovation-for-2000": Shown(
        14,
        pays(14, 2_000, lambda played, event: tile_id(played, event).startswith("r_")),
        modules="decrees,renovations",
    ),
    "corridor-for-1000": Shown(
        15, pays(15, 1_000, lambda played, event: tile_id(played, event) in ("hallway", "stairs"))
    ),
    "coins-returned-for-points": Shown(17, gains_points(17)),
    "dearest-tile-for-10000": Shown(18, pays(18, 10_000, at_usual(15))),
    "purchase-for-1000-less": Shown(19, pays(19, 7_000, at_usual(8))),
    "cheapest-tile-for-nothing": Shown(20, pays(20, 0, at_usual(2)), players=4),
    "points-instead-of-money": Shown(23, gains_points(23)),
    "room-renovated-twice": Shown(24, room_renovated_twice, modules="decrees,renovations"),
    "money-for-an-outdoor-symbol": Shown(25, gains_money(25)),
    "door-against-a-wall-joins": Shown(26, room_without_a_doorway),
    "ground-and-cellar-are-connected": Shown(27, levels_meet),
    "penalty-costs-nothing": Shown(28, no_penalty),
    "connected-match-scores-one-more": Shown(29, symbol_scores(29, CONNECTED, lambda points: points + 1)),
    "printed-points-become-money": Shown(30, gains_money(30)),
    "placement-scores-at-least-three": Shown(31, gains_points(31)),
    "activity-reward-of-eight": Shown(32, eight_for_activity),
    "extra-turn-begins-with-5000": Shown(33, gains_money(33)),
    "hallway-and-stairs-for-one-reward": Shown(34, takes_free(34, 1)),
    "two-rewards-for-a-downstairs-room": Shown(35, claims(35, "DEC-35")),
    "outdoor-reward-of-15000": Shown(36, gains_money(36, "LUD-REW-OUTDOOR", 15_000)),
    "three-tiles-on-the-deck": Shown(37, three_tiles_put),
    "tip-for-a-rewarded-room": Shown(38, gains_money(38)),
    "moat-reward-twice": Shown(39, claims(39, "DEC-39"), modules="decrees,moats"),
    "odd-score-made-even": Shown(40, gains_points(40)),
    "three-bonus-cards-to-choose-from": Shown(42, three_cards_drawn),
    "anywhere-bonus-doubled": Shown(43, symbol_scores(43, ANYWHERE, lambda points: 2 * points)),
    "points-for-a-living-symbol": Shown(44, gains_points(44)),
    "sizes-score": Shown(45, final_points(45)),
    "types-score": Shown(46, final_points(46)),
    "promenade-scores": Shown(47, final_points(47)),
    "courtyards-score": Shown(48, final_points(48)),
    "no-corridors-score": Shown(49, final_points(49), shuns=(BuyCorridor, TakeCorridor, Claim)),
    "money-left-scores-more": Shown(50, final_points(50)),
    "swan-sets-score-more": Shown(51, final_points(51), modules="decrees,swans"),
    "four-points-for-a-depleted-stack": Shown(53, final_points(53, "FIN-3", 4)),
    "favour-won-alone-for-twelve": Shown(55, final_points(55, "LUD-FAV", 12)),
    "premium-for-every-card": Shown(56, final_points(56)),
    "tie-is-won": Shown(57, tie_won),
    "pairs-of-rooms-score": Shown(58, final_points(58)),
}

SHOWN_IN_VERSION_2: Final[dict[str, Shown]] = {
    "card-counts-twice-in-step-5": Shown(54, card_doubled_in_step_5, version=2),
    "no-card-counts-twice": Shown(54, no_card_doubled, version=2),
    "both-renovations-count": Shown(24, both_renovations_count, modules="decrees,renovations", version=2),
    "room-of-two-matches-scores-one-more": Shown(
        29, two_matches_score_one_more, modules="decrees,renovations", version=2
    ),
}
"""Games of version 2 of the rules, in which decrees do what they did not do in version 1."""
