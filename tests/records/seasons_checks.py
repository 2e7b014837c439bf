"""For each record of A Castle for All Seasons, a check that its game shows what the file name says."""

from __future__ import annotations

from typing import Final

from kastelan.games.seasons.components import MASTER_BUILDER, PALACE, RIDER
from kastelan.games.seasons.events import (
    BuildingBuilt,
    CardOpened,
    CardsTakenBack,
    HelperDisplaced,
    HelperPlaced,
    HelperStationed,
    IncomePaid,
    LastTemplateBuilt,
    PieceBought,
    PointsScored,
    SaleAsked,
    SaleRefused,
    TalersGained,
    WorkerSupplied,
)
from kastelan.games.seasons.step_numbers import OVER
from tests.records.seasons_replayed import ReplayedGame, state_of
from tests.records.seasons_winter_checks import WINTER_CHECKS, Check


def ends_after_round(number: int, players: int) -> Check:
    """The game ends after its last round, with templates left (CS-END-1)."""
    return lambda game: (
        (game.end.round, game.record.players, game.end.step) == (number, players, OVER)
        and sum(game.end.templates) > 0
        and not game.end.table.winter
    )


def ends_early(game: ReplayedGame) -> bool:
    """The last template is built before the last round, and later cards are still resolved (CS-END-2)."""
    for number, event in game.all(LastTemplateBuilt):
        later = [other for step, other in game.all(CardOpened) if step > number]
        return game.end.round < game.end.table.rounds and any(card.seat != event.seat for card in later)
    return False


def _standings(game: ReplayedGame) -> list[tuple[int, int]]:
    """Points and talers of the players with most points."""
    end = game.end
    best = max(end.vp)
    return [(best, end.talers[seat]) for seat in range(end.players) if end.vp[seat] == best]


def winners(count: int) -> Check:
    """This many players share the victory (CS-AMB-20)."""
    return lambda game: game.end.outcome is not None and len(game.end.outcome.winners) == count


def tie_broken_by_talers(game: ReplayedGame) -> bool:
    first = _standings(game)
    return winners(1)(game) and len(first) > 1 and first.count(max(first)) == 1


def tie_broken_by_value(game: ReplayedGame) -> bool:
    first = _standings(game)
    return winners(1)(game) and first.count(max(first)) > 1


def keep_counts_unbuilt(game: ReplayedGame) -> bool:
    """The Keep counts positions of buildings that are not built yet (CS-AMB-2)."""
    return (
        game.end.table.keep_counts_unbuilt
        and game.scored("CS-SCORE-KEEP-1") > 0
        and game.end.templates[PALACE] > 0
    )


def stops_while_cards_lie_face_down(game: ReplayedGame) -> bool:
    return game.record.result is None and game.end.face_down and any(game.end.selected)


# Trader


def displaced(*, at_rider: bool) -> Check:
    """A displaced helper returns to the supply of its owner (CS-CHAR-TRADER-4, CS-CHAR-TRADER-5)."""
    return lambda game: any(
        (event.spot == RIDER) == at_rider and event.by != event.seat for _, event in game.all(HelperDisplaced)
    )


def rider_taken_when_free(game: ReplayedGame) -> bool:
    """The rider is free and taken after all four wagons (CS-CHAR-TRADER-3)."""
    return any(
        event.spot == RIDER
        and not any(isinstance(other, HelperDisplaced) for other in game.steps[number].events)
        for number, event in game.all(HelperStationed)
    )


def several_traders_yield_once(game: ReplayedGame) -> bool:
    """With two Traders in a round, each spot pays once (CS-CHAR-TRADER-7)."""
    for turn in game.rounds():
        traders = sum(isinstance(event, CardOpened) and event.card == 1 for event in turn)
        spots = [event.spot for event in turn if isinstance(event, IncomePaid)]
        if traders > 1 and len(spots) > 1:
            return len(set(spots)) == len(spots)
    return False


def income_short(game: ReplayedGame) -> bool:
    """The tower gets its piece, and the owner less than the full income (CS-SHORT-3)."""
    return any(event.to_tower == 1 and event.pieces == 0 for _, event in game.all(IncomePaid))


# Shortages


def bank_short(rule: str) -> Check:
    """The bank pays fewer talers than due (CS-SHORT-1, CS-SHORT-2)."""
    return lambda game: any(
        event.rule == rule and state_of(game.steps[number]).bank == 0
        for number, event in game.all(TalersGained)
    )


def worker_supply_short(game: ReplayedGame) -> bool:
    """A Worker card receives fewer than three pieces (CS-SHORT-4)."""
    return any(sum(event.pieces) < 3 for _, event in game.all(WorkerSupplied))


# Stonemason


def last_piece(*, sold: bool) -> Check:
    """The owner is asked and agrees, or refuses (CS-CHAR-STONEMASON-2)."""
    answer = PieceBought if sold else SaleRefused
    return lambda game: any(
        isinstance(event, answer)
        for number, _ in game.all(SaleAsked)
        for event in game.steps[number + 1].events
    )


def stonemason_places_without_building(game: ReplayedGame) -> bool:
    """The Bricklayer of the same player has built in this round (CS-WORKER-1, CS-AMB-11)."""
    for turn in game.rounds():
        opened = None
        built = set()
        for event in turn:
            if isinstance(event, CardOpened):
                opened = (event.seat, event.card)
            elif isinstance(event, BuildingBuilt):
                built.add(opened)
            elif isinstance(event, HelperPlaced) and opened == (event.seat, 3) and opened not in built:
                return True
    return False


# Workers, Master Builder, helpers


def two_workers_of_one_player(game: ReplayedGame) -> bool:
    """The player chooses which comes first, and builds with both (CS-2P-3)."""
    return any(move.startswith("first:") for _, _, move in game.words()) and any(
        len({event.card for event in turn if isinstance(event, CardOpened) and event.card in (4, 5, 6)}) > 1
        for turn in game.rounds()
    )


def master_builder_takes_back(game: ReplayedGame) -> bool:
    """Takes back at least five cards, after points for buildings of others (CS-CHAR-BUILDER-1, -2)."""
    return any(
        event.cards.bit_count() >= 5 and event.cards >> MASTER_BUILDER & 1
        for _, event in game.all(CardsTakenBack)
    ) and any(event.rule == "CS-CHAR-BUILDER-1" and event.points >= 15 for _, event in game.all(PointsScored))


def trader_helper_moves_into_the_castle(game: ReplayedGame) -> bool:
    """A helper moves from a wagon or the rider into the castle (CS-WORKER-6)."""
    return any(1 <= event.origin <= 5 for _, event in game.all(HelperPlaced))


def three_in_the_servants_house(game: ReplayedGame) -> bool:
    """One player places all three, over several rounds (CS-WORKER-4)."""
    return len(set(game.end.castle[7:10])) == 1 and game.end.castle[7] >= 0


def silver_pays(game: ReplayedGame) -> bool:
    """One payment has at least two silver bars (CS-SILVER-1)."""
    return any(event.bars >= 2 for _, event in game.all(BuildingBuilt))


# Market and Palace


def at_market(helpers: int) -> Check:
    """A player with this many helpers there turns talers into points (CS-SCORE-MARKET-1)."""

    def holds(game: ReplayedGame) -> bool:
        return any(
            game.end.castle[10:12].count(seat) == helpers
            for _, seat, word in game.words()
            if word.startswith("market:") and word != "market:0"
        )

    return holds


def at_palace(*, silver: bool) -> Check:
    """A player turns in own pieces, or pieces exchanged for silver, which raise the Forge
    (CS-SCORE-PALACE-2)."""
    return lambda game: (
        any(
            word.startswith("palace:") and word.endswith("+0silver") != silver and word[7] != "0"
            for _, _, word in game.words()
        )
        and (not silver or game.scored("CS-SCORE-FORGE-1") > 0)
    )


def two_players_at_the_palace(game: ReplayedGame) -> bool:
    """Two players turn pieces in, in seat order (CS-SCORE-PALACE-1, CS-AMB-18)."""
    turned = {seat for _, seat, word in game.words() if word.startswith("palace:") and word[7] != "0"}
    return len(turned) == 2


SUMMER_CHECKS: Final[dict[str, Check]] = {
    "ends-after-round-12-with-two-players": ends_after_round(12, 2),
    "ends-after-round-15-with-three-players": ends_after_round(15, 3),
    "ends-after-round-12-with-four-players": ends_after_round(12, 4),
    "ends-early-when-the-last-template-is-built": ends_early,
    "tie-broken-by-talers": tie_broken_by_talers,
    "tie-broken-by-the-value-of-pieces": tie_broken_by_value,
    "shared-victory": winners(4),
    "keep-counts-unbuilt-buildings": keep_counts_unbuilt,
    "stops-while-cards-lie-face-down": stops_while_cards_lie_face_down,
    "helper-displaced-at-a-wagon": displaced(at_rider=False),
    "helper-displaced-at-the-rider": displaced(at_rider=True),
    "rider-taken-when-all-wagons-are": rider_taken_when_free,
    "several-traders-yield-once": several_traders_yield_once,
    "income-short-tower-first": income_short,
    "bank-short-for-a-messenger": bank_short("CS-SHORT-1"),
    "bank-short-for-a-bricklayer": bank_short("CS-SHORT-2"),
    "stock-short-for-a-worker": worker_supply_short,
    "last-piece-sold": last_piece(sold=True),
    "last-piece-kept": last_piece(sold=False),
    "stonemason-places-after-the-bricklayer-built": stonemason_places_without_building,
    "two-workers-of-one-player": two_workers_of_one_player,
    "master-builder-takes-back": master_builder_takes_back,
    "trader-helper-moves-into-the-castle": trader_helper_moves_into_the_castle,
    "three-in-the-servants-house": three_in_the_servants_house,
    "silver-pays-for-a-building": silver_pays,
    "market-with-one-helper": at_market(1),
    "market-with-both-helpers": at_market(2),
    "palace-with-own-pieces": at_palace(silver=False),
    "palace-with-two-players": two_players_at_the_palace,
    "palace-with-silver-before-the-forge": at_palace(silver=True),
}
CHECKS: Final[dict[str, Check]] = {**SUMMER_CHECKS, **WINTER_CHECKS}
