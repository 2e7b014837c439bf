"""What each record of Ludwig with modules is named after, as a question about the game it holds.

`python -m tests.records.ludwig_modules_proofs` looks for games that prove what has no record yet, played at
random, every kind of action as likely as any other. A record that exists is never written anew.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from kastelan.core.game import Event
from kastelan.core.record import begin, close, play_back, write
from kastelan.games import find
from kastelan.games.ludwig import VERSIONS, LudwigState
from kastelan.games.ludwig.events import DeckRenewed, FinalPoints, LastRoundCalled, TurnBegun
from kastelan.games.ludwig.modules import events as told
from kastelan.games.ludwig.modules.decrees import events as decreed
from kastelan.games.ludwig.step_numbers import OVER, PLACING, SELLING, WITHIN_TURNS
from tests.properties.tables import pick
from tests.records.ludwig_proofs import Played, Proof, state_of

FIRST: Final = VERSIONS[1]
FOLDER: Final = Path(__file__).parent / "ludwig" / "modules"


def tells(kind: type[Event]) -> Proof:
    """The game is over, and this was told in it."""
    return lambda played: played.end.step == OVER and bool(played.told(kind))


def scores(rule: str) -> Proof:
    """Points of the final scoring by a rule."""
    return lambda played: any(event.rule == rule and event.points for event in played.told(FinalPoints))


def linked_by_a_passage_alone(played: Played) -> bool:
    """A room is placed without a doorway (PASS-6)."""
    return any("no-passage" not in words for words in _asked(played, "short", "medium", "long"))


def _asked(played: Played, *kinds: str) -> list[list[str]]:
    found = []
    for step in played.steps:
        state = state_of(step)
        if state.actors and state.step == 25:
            found.append([FIRST.actions.write(action) for action in state.legal(state.seat)])
    return [words for words in found if words[0].startswith(kinds)]


def outer_garden(played: Played) -> bool:
    """A garden lies beyond the drawbridge (MOAT-16)."""
    return any(castle.additions.outer for castle in played.end.castles)


def plays_on_with_a_new_deck(played: Played) -> bool:
    """The deck runs out and the game goes on for some rounds (RENO-14)."""
    renewed = [number for number, _ in played.all(DeckRenewed)]
    return bool(renewed) and state_of(played.steps[renewed[0]]).round < played.end.round


def builder_goes_first(played: Played) -> bool:
    """The master builder has the first turn of a round (DEC-12)."""
    return any(
        event.seat == state_of(played.steps[number]).master
        and len(_order(played, number)) == played.end.players - 1
        for number, event in played.all(TurnBegun)
        if not event.extra
    )


def sold_in(steps: Sequence[int]) -> Proof:
    """Swans are sold in answer to one of these questions, or besides one (RND-5)."""
    return lambda played: any(
        state_of(played.steps[number - 1]).step in steps for number, _ in played.all(told.SwansSold)
    )


def last_round_called_in_a_turn(played: Played) -> bool:
    """A purchase or a reward empties the second stack after the cards have run out (RENO-14)."""
    return any(
        state_of(played.steps[number]).step == PLACING and event.rule == "RENO-14"
        for number, event in played.all(LastRoundCalled)
    )


def _order(played: Played, number: int) -> tuple[int, ...]:
    return state_of(played.steps[number]).turns


TABLES: Final[dict[str, tuple[int, str]]] = {
    "five-players": (5, ""),
    "swans-are-sold": (3, "swans"),
    "swan-sets-score": (2, "swans"),
    "tower-reward-keeps-a-token": (3, "towers"),
    "own-token-scores": (3, "towers"),
    "moat-is-finished": (2, "moats"),
    "moat-reward-brings-a-tile": (2, "moats,extra_rooms"),
    "garden-beyond-the-drawbridge": (3, "moats"),
    "room-linked-by-a-passage-alone": (3, "passages"),
    "passages-with-towers-and-moats": (4, "passages,towers,moats"),
    "room-is-renovated": (3, "renovations"),
    "renovations-play-on-with-a-new-deck": (2, "renovations"),
    "extra-rooms-favours-and-cards": (4, "extra_rooms,extra_favours,extra_bonus_cards"),
    "decrees-are-drafted": (3, "decrees"),
    "two-decrees-each": (4, "double_decrees"),
    "all-modules": (4, "all,double_decrees"),
    "all-modules-for-five": (5, "all"),
    "bonus-card-is-swapped": (4, "double_decrees"),
    "cards-are-recalled": (4, "double_decrees"),
    "coins-are-laid-out-anew": (4, "double_decrees"),
    "price-is-shifted": (4, "double_decrees"),
    "order-of-turns-is-changed": (4, "double_decrees"),
    "builder-goes-first": (4, "double_decrees"),
    "tile-is-stored-and-unpacked": (4, "double_decrees"),
    "money-is-borrowed-and-repaid": (4, "double_decrees"),
    "coins-are-collected": (4, "double_decrees"),
    "money-is-banked": (4, "double_decrees"),
    "stacks-are-cleared": (4, "double_decrees"),
    "card-counts-twice": (4, "double_decrees"),
    "model-room": (4, "double_decrees"),
    "swans-sold-before-the-turn-ends": (2, "swans"),
    "swans-sold-while-something-else-is-asked": (3, "swans,passages"),
    "second-empty-stack-calls-the-last-round": (3, "renovations"),
}

OF_VERSION_2: Final[dict[str, Proof]] = {
    "swans-sold-before-the-turn-ends": sold_in((SELLING,)),
    "swans-sold-while-something-else-is-asked": sold_in(WITHIN_TURNS),
    "second-empty-stack-calls-the-last-round": last_round_called_in_a_turn,
}
PROOFS: Final[dict[str, Proof]] = {
    "five-players": lambda played: played.end.players == 5 and played.end.step == OVER,
    "swans-are-sold": tells(told.SwansSold),
    "swan-sets-score": scores("SWAN-5"),
    "tower-reward-keeps-a-token": tells(told.TokenKept),
    "own-token-scores": scores("TWR-7"),
    "moat-is-finished": tells(told.MoatFinished),
    "moat-reward-brings-a-tile": tells(told.TileFound),
    "garden-beyond-the-drawbridge": outer_garden,
    "room-linked-by-a-passage-alone": linked_by_a_passage_alone,
    "passages-with-towers-and-moats": tells(told.PassageLaid),
    "room-is-renovated": tells(told.RoomRenovated),
    "renovations-play-on-with-a-new-deck": plays_on_with_a_new_deck,
    "extra-rooms-favours-and-cards": lambda played: played.end.step == OVER,
    "decrees-are-drafted": tells(decreed.DecreesRevealed),
    "two-decrees-each": lambda played: {len(own) for own in _decrees(played)} == {2},
    "all-modules": lambda played: played.end.step == OVER,
    "all-modules-for-five": lambda played: played.end.step == OVER,
    "bonus-card-is-swapped": tells(decreed.CardSwapped),
    "cards-are-recalled": tells(decreed.CardRecalled),
    "coins-are-laid-out-anew": tells(decreed.CoinsMoved),
    "price-is-shifted": lambda played: any(
        event.tile is not None for event in played.told(decreed.PriceShifted)
    ),
    "order-of-turns-is-changed": lambda played: any(
        event.paid for event in played.told(decreed.OrderChanged)
    ),
    "builder-goes-first": builder_goes_first,
    "tile-is-stored-and-unpacked": tells(decreed.TileUnpacked),
    "money-is-borrowed-and-repaid": tells(decreed.DebtRepaid),
    "coins-are-collected": lambda played: any(event.amount for event in played.told(decreed.CoinsCollected)),
    "money-is-banked": tells(decreed.MoneyBanked),
    "stacks-are-cleared": tells(decreed.StackCleared),
    "card-counts-twice": scores("DEC-54"),
    "model-room": scores("DEC-05"),
    **OF_VERSION_2,
}


def _decrees(played: Played) -> tuple[tuple[int, ...], ...]:
    return played.end.module_state.decrees


def played(name: str, seed: int) -> Played | None:
    """A game at random for this name, with its record; None if it takes too long."""
    count, modules = TABLES[name]
    options = {"modules": modules} if modules else {}
    game = VERSIONS[2] if name in OF_VERSION_2 else FIRST
    choose, state = random.Random(seed), game.new(count, options, seed)
    assert isinstance(state, LudwigState)
    words = list[tuple[int, str]]()
    while state.actors:
        seat = choose.choice(state.actors)
        action = pick(state.legal(seat), choose, by_kind=True)
        words.append((seat, game.actions.write(action)))
        state.apply(seat, action)
        if len(words) > 1200:
            return None
    record = close(begin(game, count, options, seed), words, state)
    return Played(record, tuple(play_back(record, find)))


def main() -> None:
    """Write what is missing."""
    FOLDER.mkdir(exist_ok=True)
    for number, (name, proves) in enumerate(PROOFS.items()):
        path = FOLDER / f"{name}.kst"
        for seed in range(1000 * number, 1000 * number + (0 if path.exists() else 150)):
            game = played(name, seed)
            if game is not None and proves(game):
                path.write_text(write(game.record), encoding="utf-8")
                print(name, seed, flush=True)
                break
        else:
            if not path.exists():
                print(name, "not found", flush=True)


if __name__ == "__main__":
    main()
