"""What the winter records of A Castle for All Seasons are named after, as questions about their games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kastelan.games.seasons.components import FROM_TAVERN, TAVERN
from kastelan.games.seasons.events import HelperPlaced, HelperStationed, TalersGained, TalersGiven, TalersPaid
from kastelan.games.seasons.step_numbers import DIGGING, OVER
from kastelan.games.seasons.winter_events import (
    CardLost,
    HelperTakenBack,
    MaidenLeft,
    MaidenWon,
    StakeShared,
    StonesGiven,
    WinterCardRevealed,
)
from tests.records.seasons_played import Played, state_of

Proof = Callable[[Played], bool]


def four_winter_cards(players: int) -> Proof:
    """A whole winter game of so many (CS-WINTER-GEN-2)."""
    return lambda played: (
        played.record.players == players
        and played.end.step == OVER
        and [state_of(played.steps[number]).round for number, _ in played.all(WinterCardRevealed)]
        == [3, 5, 7, 9]
    )


def card_and_talers(rule: str) -> Proof:
    """One player loses a card, another pays (CS-WINTER-PLAGUE-1, CS-WINTER-SNOW-1)."""
    return lambda played: (
        any(event.rule == rule for _, event in played.all(CardLost))
        and any(event.rule == rule for _, event in played.all(TalersPaid))
    )


def must_lose_a_card(played: Played) -> bool:
    """The Plague asks for more talers than he has (CS-WINTER-PLAGUE-2)."""
    return any(
        event.rule.startswith("CS-WINTER-PLAGUE")
        and before.talers[event.seat] < before.discards[event.seat].bit_count()
        for number, event in played.all(CardLost)
        for before in [state_of(played.steps[number - 1])]
    )


def pays_less_than_three(played: Played) -> bool:
    """All his Workers are selected, and he has fewer than 3 talers (CS-WINTER-SNOW-2)."""
    return any(
        word == "talers" and before.step == DIGGING and before.talers[seat] < 3
        for number, seat, word in played.words()
        for before in [state_of(played.steps[number - 1])]
    )


def mends(*, silver: bool) -> Proof:
    """Stone of the supply, or exchanged for silver (CS-WINTER-WALL-1, CS-WINTER-GEN-5)."""
    return lambda played: any(
        event.bars > 0 if silver else event.stones == 3 for _, event in played.all(StonesGiven)
    )


# Village Tavern


def tolls_on_the_card_go_to_the_innkeeper(played: Played) -> bool:
    """At once, after he has paid (CS-WINTER-TAVERN-3)."""
    return any(event.source == "tavern" and event.talers > 1 for _, event in played.all(TalersGained))


def toll_to_the_innkeeper(played: Played) -> bool:
    return any(event.rule == "CS-WINTER-TAVERN-2" for _, event in played.all(TalersGiven))


def innkeeper_leaves_with_a_trader(played: Played) -> bool:
    """To a wagon (CS-WINTER-TAVERN-5)."""
    return any(event.origin == FROM_TAVERN for _, event in played.all(HelperStationed))


def innkeeper_leaves_into_the_castle(played: Played) -> bool:
    """And somebody takes his place later (CS-WINTER-TAVERN-5)."""
    left = [number for number, event in played.all(HelperPlaced) if event.origin == FROM_TAVERN]
    return bool(left) and any(
        event.space == TAVERN and number > left[0] for number, event in played.all(HelperPlaced)
    )


def toll_not_payable(played: Played) -> bool:
    """A trader-helper is taken back (CS-WINTER-TAVERN-4)."""
    return any(True for _ in played.all(HelperTakenBack))


def on_the_granary(helpers: int) -> Proof:
    """So many are scored (CS-WINTER-GRANARY-2)."""
    points = {1: 10, 2: 14, 3: 9}[helpers]
    return lambda played: (
        sum(played.end.granary) == helpers and played.scored("CS-WINTER-GRANARY-2") == points
    )


# Castle Maiden


def maiden_won_later(played: Played) -> bool:
    """In a round after the first courting turn; three items or more are shared (CS-WINTER-MAIDEN-3, -4)."""
    revealed = [
        state_of(played.steps[number]).round
        for number, event in played.all(WinterCardRevealed)
        if event.card == 4
    ]
    won = [state_of(played.steps[number]).round for number, _ in played.all(MaidenWon)]
    return bool(won) and won[0] > revealed[0] and len(list(played.all(StakeShared))) >= 3


def maiden_won_at_once(played: Played) -> bool:
    """By the only suitor of the first turn (CS-AMB-25)."""
    revealed = [number for number, event in played.all(WinterCardRevealed) if event.card == 4]
    won = [number for number, _ in played.all(MaidenWon)]
    return bool(won) and won[0] - revealed[0] <= played.record.players


def maiden_unresolved(played: Played) -> bool:
    """Two suitors or more at the end (CS-WINTER-MAIDEN-5)."""
    return played.end.step == OVER and played.end.suitors.bit_count() >= 2 and played.end.maiden == 2


def nobody_courts(played: Played) -> bool:
    return any(True for _ in played.all(MaidenLeft))


def maiden_waits(played: Played) -> bool:
    """The first courting turn comes a round after the reveal (CS-AMB-24)."""
    return played.end.table.maiden_waits and maiden_won_later(played)


def single_card_selected(played: Played) -> bool:
    """With two players, after lost cards: the Master Builder alone (CS-2P-7)."""
    return played.record.players == 2 and any(word == "master_builder" for _, _, word in played.words())


WINTER_PROOFS: Final[dict[str, Proof]] = {
    "winter-with-two-players": four_winter_cards(2),
    "winter-with-three-players": four_winter_cards(3),
    "winter-with-four-players": four_winter_cards(4),
    "plague-takes-cards-or-talers": card_and_talers("CS-WINTER-PLAGUE-1"),
    "plague-takes-a-card-of-who-cannot-pay": must_lose_a_card,
    "snowdrift-takes-a-worker-or-talers": card_and_talers("CS-WINTER-SNOW-1"),
    "snowdrift-takes-what-there-is": pays_less_than_three,
    "collapsed-wall-mended-with-stone": mends(silver=False),
    "collapsed-wall-mended-with-silver": mends(silver=True),
    "tolls-on-the-tavern-go-to-the-innkeeper": tolls_on_the_card_go_to_the_innkeeper,
    "toll-paid-to-the-innkeeper": toll_to_the_innkeeper,
    "innkeeper-leaves-with-a-trader": innkeeper_leaves_with_a_trader,
    "innkeeper-leaves-into-the-castle": innkeeper_leaves_into_the_castle,
    "toll-not-payable": toll_not_payable,
    "granary-with-one-helper": on_the_granary(1),
    "granary-with-two-helpers": on_the_granary(2),
    "granary-with-three-helpers": on_the_granary(3),
    "maiden-won-in-a-later-round": maiden_won_later,
    "maiden-won-at-once": maiden_won_at_once,
    "maiden-unresolved-at-the-end": maiden_unresolved,
    "nobody-courts-the-maiden": nobody_courts,
    "maiden-waits-for-the-next-round": maiden_waits,
    "one-card-left-with-two-players": single_card_selected,
}
