"""For each winter record of A Castle for All Seasons, a check that its game shows what the file name says."""

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
from tests.records.seasons_replayed import ReplayedGame, state_of

Check = Callable[[ReplayedGame], bool]


def four_winter_cards(players: int) -> Check:
    """A whole winter game with this number of players (CS-WINTER-GEN-2)."""
    return lambda game: (
        game.record.players == players
        and game.end.step == OVER
        and [state_of(game.steps[number]).round for number, _ in game.all(WinterCardRevealed)] == [3, 5, 7, 9]
    )


def card_and_talers(rule: str) -> Check:
    """One player loses a card, another pays (CS-WINTER-PLAGUE-1, CS-WINTER-SNOW-1)."""
    return lambda game: (
        any(event.rule == rule for _, event in game.all(CardLost))
        and any(event.rule == rule for _, event in game.all(TalersPaid))
    )


def must_lose_a_card(game: ReplayedGame) -> bool:
    """The Plague costs a player more talers than they have (CS-WINTER-PLAGUE-2)."""
    return any(
        event.rule.startswith("CS-WINTER-PLAGUE")
        and before.talers[event.seat] < before.discards[event.seat].bit_count()
        for number, event in game.all(CardLost)
        for before in [state_of(game.steps[number - 1])]
    )


def pays_less_than_three(game: ReplayedGame) -> bool:
    """All Workers of a player are selected, who pays with fewer than 3 talers (CS-WINTER-SNOW-2)."""
    return any(
        word == "talers" and before.step == DIGGING and before.talers[seat] < 3
        for number, seat, word in game.words()
        for before in [state_of(game.steps[number - 1])]
    )


def mends(*, silver: bool) -> Check:
    """A player gives stone of the supply, or exchanged for silver (CS-WINTER-WALL-1, CS-WINTER-GEN-5)."""
    return lambda game: any(
        event.bars > 0 if silver else event.stones == 3 for _, event in game.all(StonesGiven)
    )


# Village Tavern


def tolls_on_the_card_go_to_the_innkeeper(game: ReplayedGame) -> bool:
    """A new innkeeper gets the talers on the card at once, after paying the fee (CS-WINTER-TAVERN-3)."""
    return any(event.source == "tavern" and event.talers > 1 for _, event in game.all(TalersGained))


def toll_to_the_innkeeper(game: ReplayedGame) -> bool:
    return any(event.rule == "CS-WINTER-TAVERN-2" for _, event in game.all(TalersGiven))


def innkeeper_leaves_with_a_trader(game: ReplayedGame) -> bool:
    """The innkeeper moves to a wagon (CS-WINTER-TAVERN-5)."""
    return any(event.origin == FROM_TAVERN for _, event in game.all(HelperStationed))


def innkeeper_leaves_into_the_castle(game: ReplayedGame) -> bool:
    """The innkeeper moves into the castle, and another helper takes the place later (CS-WINTER-TAVERN-5)."""
    left = [number for number, event in game.all(HelperPlaced) if event.origin == FROM_TAVERN]
    return bool(left) and any(
        event.space == TAVERN and number > left[0] for number, event in game.all(HelperPlaced)
    )


def toll_not_payable(game: ReplayedGame) -> bool:
    """A player who cannot pay takes a trader-helper back (CS-WINTER-TAVERN-4)."""
    return any(True for _ in game.all(HelperTakenBack))


def on_the_granary(helpers: int) -> Check:
    """This many helpers are scored on the Granary (CS-WINTER-GRANARY-2)."""
    points = {1: 10, 2: 14, 3: 9}[helpers]
    return lambda game: sum(game.end.granary) == helpers and game.scored("CS-WINTER-GRANARY-2") == points


# Castle Maiden


def maiden_won_later(game: ReplayedGame) -> bool:
    """She is won after the first courting turn, and at least three items are shared
    (CS-WINTER-MAIDEN-3, -4)."""
    revealed = [
        state_of(game.steps[number]).round
        for number, event in game.all(WinterCardRevealed)
        if event.card == 4
    ]
    won = [state_of(game.steps[number]).round for number, _ in game.all(MaidenWon)]
    return bool(won) and won[0] > revealed[0] and len(list(game.all(StakeShared))) >= 3


def maiden_won_at_once(game: ReplayedGame) -> bool:
    """The only suitor of the first turn wins her (CS-AMB-25)."""
    revealed = [number for number, event in game.all(WinterCardRevealed) if event.card == 4]
    won = [number for number, _ in game.all(MaidenWon)]
    return bool(won) and won[0] - revealed[0] <= game.record.players


def maiden_unresolved(game: ReplayedGame) -> bool:
    """At least two suitors are left at the end (CS-WINTER-MAIDEN-5)."""
    return game.end.step == OVER and game.end.suitors.bit_count() >= 2 and game.end.maiden == 2


def no_player_courts(game: ReplayedGame) -> bool:
    return any(True for _ in game.all(MaidenLeft))


def maiden_waits(game: ReplayedGame) -> bool:
    """The first courting turn comes a round after the reveal (CS-AMB-24)."""
    return game.end.table.maiden_waits and maiden_won_later(game)


def courts_in_the_next_round(game: ReplayedGame) -> bool:
    """Without any option the first turn comes a round after the reveal, in version 2 of the rules."""
    return game.record.version == 2 and len(game.record.options) == 1 and maiden_waits(game)


def courts_at_once_by_option(game: ReplayedGame) -> bool:
    return game.record.version == 2 and not game.end.table.maiden_waits and maiden_won_later(game)


def single_card_selected(game: ReplayedGame) -> bool:
    """With two players, after lost cards, one selects the Master Builder alone (CS-2P-7)."""
    return game.record.players == 2 and any(word == "master_builder" for _, _, word in game.words())


WINTER_CHECKS: Final[dict[str, Check]] = {
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
    "nobody-courts-the-maiden": no_player_courts,
    "maiden-waits-for-the-next-round": maiden_waits,
    "version-2-courts-in-the-next-round": courts_in_the_next_round,
    "version-2-courts-at-once-by-option": courts_at_once_by_option,
    "one-card-left-with-two-players": single_card_selected,
}
