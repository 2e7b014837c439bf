"""Looks for games in which decrees do what they are there for: `python -m tests.records.look_for_decrees`.

One player seeks the decree in the draft; all build to complete rooms and take rewards. A record that exists
is never written anew.
"""

from __future__ import annotations

import random

from kastelan.core.game import Action
from kastelan.core.record import begin, close, play_back, write
from kastelan.games import find
from kastelan.games.ludwig import VERSIONS, LudwigState
from kastelan.games.ludwig.actions import Claim, Place, PutOnDeck, TakeCorridor
from kastelan.games.ludwig.modules import actions as extra
from kastelan.games.ludwig.scoring import worth
from kastelan.games.ludwig.step_numbers import DRAFTING, PLACING, REDRAWING
from tests.properties.tables import pick
from tests.records.ludwig_decree_proofs import FOLDER, SECOND_FOLDER, SHOWN, SHOWN_IN_VERSION_2, Shown
from tests.records.ludwig_proofs import Played

TRIES = 400
LONGEST = 900
EAGER = (Claim, PutOnDeck, TakeCorridor, extra.BuyMoat, extra.BuyRenovation, extra.TakeTile)
"""What the decrees are about mostly follows from these."""


def played(shown: Shown, seed: int) -> Played | None:
    """A game in which somebody could keep the decree, or None."""
    options = {"modules": shown.modules, **dict(shown.options)}
    game = VERSIONS[shown.version]
    choose, state = random.Random(seed), game.new(shown.players, options, seed)
    assert isinstance(state, LudwigState)
    words = list[tuple[int, str]]()
    while state.actors and len(words) < LONGEST:
        if state.step == DRAFTING and not _within_reach(state, shown.decree):
            return None
        seat = choose.choice(state.actors)
        action = _action(state, seat, shown, choose)
        words.append((seat, game.actions.write(action)))
        state.apply(seat, action)
    if state.actors:
        return None
    record = close(begin(game, shown.players, options, seed), words, state)
    return Played(record, tuple(play_back(record, find)))


def _within_reach(state: LudwigState, decree: int) -> bool:
    extras = state.module_state
    return decree in (*extras.draft, *(card for own in extras.kept for card in own))


def _action(state: LudwigState, seat: int, shown: Shown, choose: random.Random) -> Action:
    decree, every = shown.decree, list(state.legal(seat))
    legal = [action for action in every if not isinstance(action, shown.shuns)] or every
    if state.step in (DRAFTING, REDRAWING):
        hand = state.module_state.draft if state.step == DRAFTING else state.module_state.offered
        return legal[hand.index(decree)] if decree in hand else choose.choice(legal)
    if state.step == PLACING and choose.random() < 0.8:
        places = [action for action in legal if isinstance(action, Place)]
        if places:
            some = choose.sample(places, min(30, len(places)))
            return max(some, key=lambda action: _completes(state, seat, action))
    eager = [action for action in legal if isinstance(action, EAGER)]
    if eager and choose.random() < 0.8:
        return choose.choice(eager)
    return pick(legal, choose, by_kind=True)


def _completes(state: LudwigState, seat: int, action: Place) -> int:
    castle, tile = state.castles[seat], state.table.components.tiles[state.tile]
    pose = tile.pose(action.turn, action.dark)
    assert pose is not None
    return len(worth(castle, tile, pose, action.x, action.y)[1])


def main() -> None:
    """Write what is missing."""
    for folder, proofs in ((FOLDER, SHOWN), (SECOND_FOLDER, SHOWN_IN_VERSION_2)):
        folder.mkdir(exist_ok=True)
        for name, shown in proofs.items():
            path = folder / f"{name}.kst"
            if path.exists():
                continue
            found = _found(shown)
            if found is None:
                print(name, "not found", flush=True)
                continue
            path.write_text(write(found.record), encoding="utf-8")
            print(name, len(found.record.moves), flush=True)


def _found(shown: Shown) -> Played | None:
    for seed in range(1000 * shown.decree, 1000 * shown.decree + TRIES):
        game = played(shown, seed)
        if game is not None and shown.proof(game):
            return game
    return None


if __name__ == "__main__":
    main()
