"""What each record of A Castle for All Seasons is named after, as a question about the game it holds."""

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
from tests.records.seasons_played import Played, state_of
from tests.records.seasons_winter_proofs import WINTER_PROOFS, Proof


def ends_after_round(number: int, players: int) -> Proof:
    """The normal end, with templates left (CS-END-1)."""
    return lambda played: (
        (played.end.round, played.record.players, played.end.step) == (number, players, OVER)
        and sum(played.end.templates) > 0
        and not played.end.table.winter
    )


def ends_early(played: Played) -> bool:
    """The last template goes before the last round; another player's card is still resolved (CS-END-2)."""
    for number, event in played.all(LastTemplateBuilt):
        later = [told for step, told in played.all(CardOpened) if step > number]
        return played.end.round < played.end.table.rounds and any(card.seat != event.seat for card in later)
    return False


def _standings(played: Played) -> list[tuple[int, int]]:
    """Points and talers of those with most points."""
    end = played.end
    best = max(end.vp)
    return [(best, end.talers[seat]) for seat in range(end.players) if end.vp[seat] == best]


def winners(count: int) -> Proof:
    """So many share the victory (CS-AMB-20)."""
    return lambda played: played.end.outcome is not None and len(played.end.outcome.winners) == count


def tie_broken_by_talers(played: Played) -> bool:
    first = _standings(played)
    return winners(1)(played) and len(first) > 1 and first.count(max(first)) == 1


def tie_broken_by_value(played: Played) -> bool:
    first = _standings(played)
    return winners(1)(played) and first.count(max(first)) > 1


def keep_counts_unbuilt(played: Played) -> bool:
    """The Keep is scored with positions that templates still cover (CS-AMB-2)."""
    return (
        played.end.table.keep_counts_unbuilt
        and played.scored("CS-SCORE-KEEP-1") > 0
        and played.end.templates[PALACE] > 0
    )


def stops_while_cards_lie_face_down(played: Played) -> bool:
    return played.record.result is None and played.end.face_down and any(played.end.selected)


# Trader


def displaced(*, at_rider: bool) -> Proof:
    """A helper goes back to its owner's supply (CS-CHAR-TRADER-4, CS-CHAR-TRADER-5)."""
    return lambda played: any(
        (event.spot == RIDER) == at_rider and event.by != event.seat
        for _, event in played.all(HelperDisplaced)
    )


def rider_taken_when_free(played: Played) -> bool:
    """Only after all four wagons (CS-CHAR-TRADER-3)."""
    return any(
        event.spot == RIDER
        and not any(isinstance(told, HelperDisplaced) for told in played.steps[number].events)
        for number, event in played.all(HelperStationed)
    )


def several_traders_yield_once(played: Played) -> bool:
    """Two Traders in a round, each spot pays once (CS-CHAR-TRADER-7)."""
    for turn in played.rounds():
        traders = sum(isinstance(event, CardOpened) and event.card == 1 for event in turn)
        spots = [event.spot for event in turn if isinstance(event, IncomePaid)]
        if traders > 1 and len(spots) > 1:
            return len(set(spots)) == len(spots)
    return False


def income_short(played: Played) -> bool:
    """The tower gets its piece, the owner less than his due (CS-SHORT-3)."""
    return any(event.to_tower == 1 and event.pieces == 0 for _, event in played.all(IncomePaid))


# Shortages


def bank_short(rule: str) -> Proof:
    """Fewer talers than due (CS-SHORT-1, CS-SHORT-2)."""
    return lambda played: any(
        event.rule == rule and state_of(played.steps[number]).bank == 0
        for number, event in played.all(TalersGained)
    )


def worker_supply_short(played: Played) -> bool:
    """A card with fewer than three pieces (CS-SHORT-4)."""
    return any(sum(event.pieces) < 3 for _, event in played.all(WorkerSupplied))


# Stonemason


def last_piece(*, sold: bool) -> Proof:
    """The owner is asked and agrees, or refuses (CS-CHAR-STONEMASON-2)."""
    answer = PieceBought if sold else SaleRefused
    return lambda played: any(
        isinstance(event, answer)
        for number, _ in played.all(SaleAsked)
        for event in played.steps[number + 1].events
    )


def stonemason_places_without_building(played: Played) -> bool:
    """His Bricklayer has built in the same round (CS-WORKER-1, CS-AMB-11)."""
    for turn in played.rounds():
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


def two_workers_of_one_player(played: Played) -> bool:
    """He says which comes first, and builds with both (CS-2P-3)."""
    return any(move.startswith("first:") for _, _, move in played.words()) and any(
        len({event.card for event in turn if isinstance(event, CardOpened) and event.card in (4, 5, 6)}) > 1
        for turn in played.rounds()
    )


def master_builder_takes_back(played: Played) -> bool:
    """Five cards or more, after points for the others' buildings (CS-CHAR-BUILDER-1, CS-CHAR-BUILDER-2)."""
    return any(
        event.cards.bit_count() >= 5 and event.cards >> MASTER_BUILDER & 1
        for _, event in played.all(CardsTakenBack)
    ) and any(
        event.rule == "CS-CHAR-BUILDER-1" and event.points >= 15 for _, event in played.all(PointsScored)
    )


def trader_helper_moves_into_the_castle(played: Played) -> bool:
    """From wagon or rider (CS-WORKER-6)."""
    return any(1 <= event.origin <= 5 for _, event in played.all(HelperPlaced))


def three_in_the_servants_house(played: Played) -> bool:
    """All of one player, over several rounds (CS-WORKER-4)."""
    return len(set(played.end.castle[7:10])) == 1 and played.end.castle[7] >= 0


def silver_pays(played: Played) -> bool:
    """Two bars or more in one payment (CS-SILVER-1)."""
    return any(event.bars >= 2 for _, event in played.all(BuildingBuilt))


# Market and Palace


def at_market(helpers: int) -> Proof:
    """Talers into points with one helper, or with both (CS-SCORE-MARKET-1)."""

    def proves(played: Played) -> bool:
        return any(
            played.end.castle[10:12].count(seat) == helpers
            for _, seat, word in played.words()
            if word.startswith("market:") and word != "market:0"
        )

    return proves


def at_palace(*, silver: bool) -> Proof:
    """Own pieces into points, or pieces exchanged for silver, which raise the Forge (CS-SCORE-PALACE-2)."""
    return lambda played: (
        any(
            word.startswith("palace:") and word.endswith("+0silver") != silver and word[7] != "0"
            for _, _, word in played.words()
        )
        and (not silver or played.scored("CS-SCORE-FORGE-1") > 0)
    )


def two_players_at_the_palace(played: Played) -> bool:
    """Each turns pieces in, in seat order (CS-SCORE-PALACE-1, CS-AMB-18)."""
    turned = {seat for _, seat, word in played.words() if word.startswith("palace:") and word[7] != "0"}
    return len(turned) == 2


SUMMER_PROOFS: Final[dict[str, Proof]] = {
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
PROOFS: Final[dict[str, Proof]] = {**SUMMER_PROOFS, **WINTER_PROOFS}
