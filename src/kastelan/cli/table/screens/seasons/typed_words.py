"""Reads typed words: names of cards, buildings, places and kinds, depending on the open decision."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import Final

from kastelan.cli.table.screens.seasons.action_names import words
from kastelan.cli.table.screens.seasons.choices import card_numbers, is_pairs
from kastelan.cli.table.vocabulary import folded, spoken
from kastelan.core.errors import BadNotation
from kastelan.core.game import Action
from kastelan.games.seasons.actions import (
    BUILD,
    EMPTY,
    LAY,
    LOSE,
    PLACE,
    SELECT,
    SHARE,
    STATION,
    TAKE_BACK,
    Agree,
    Begin,
    Build,
    Buy,
    Convert,
    Empty,
    Lay,
    Lose,
    Pass,
    Pay,
    PayTalers,
    Place,
    Refuse,
    Select,
    Share,
    Station,
    TakeBack,
)
from kastelan.games.seasons.components import (
    BUILDINGS,
    CARDS,
    FORGE,
    FROM_SUPPLY,
    MARKET,
    RESOURCES,
    SPACES,
    SPOTS,
    STAKES,
)
from kastelan.games.seasons.public_state import figures_of
from kastelan.games.seasons.step_numbers import (
    BUILDING,
    CONSENTING,
    COURTING,
    DIGGING,
    EMPTYING,
    PLACING,
    PLAGUE_TOLL,
    SELECTING,
    SHARING,
    STATIONING,
    TAKING_BACK,
)
from kastelan.games.seasons.view import SeasonsView
from kastelan.narration.seasons.names import Names

POSSIBLE_ANSWERS: Final[dict[int, Sequence[Action]]] = {
    SELECTING: [SELECT[1 << card] for card in range(len(CARDS))],
    PLAGUE_TOLL: LOSE[:-1],
    DIGGING: LOSE[:-1],
    COURTING: LAY,
    SHARING: SHARE,
    TAKING_BACK: TAKE_BACK,
    STATIONING: STATION,
    EMPTYING: EMPTY,
    BUILDING: [BUILD[at] for at in range(len(BUILDINGS)) if at not in (MARKET, FORGE)],
    PLACING: [PLACE[space][FROM_SUPPLY] for space in range(len(SPACES))],
}
"""All answers to a question, legal or not, since players may ask why one is not legal."""


def read(word: str, view: SeasonsView, names: Names) -> Action:
    """The action with this name or notation; raises BadNotation if there is none."""
    key = folded(word)
    for action in POSSIBLE_ANSWERS.get(view.step, ()):
        if key in map(folded, short_names(view, action, names)):
            return action
    action = names.player_names.game.actions.parse(word)
    if isinstance(action, Agree | Refuse) and view.step != CONSENTING:
        raise BadNotation(word)  # `keep` is also a building
    return action


def short_names(view: SeasonsView, action: Action, names: Names) -> Iterator[str]:
    """The names of the card, building or place of an action, in the chosen language and in notation."""
    if isinstance(action, Select) and action.cards.bit_count() == 1:
        card = action.cards.bit_length() - 1  # the only bit that is set
        yield from (names.card(card), CARDS[card])
    elif isinstance(action, Begin | Lose):
        yield from (names.card(action.card), CARDS[action.card])
    elif isinstance(action, Station | TakeBack):
        if not (isinstance(action, Station) and action.innkeeper):
            yield from (names.spot(action.spot), names.kind(action.spot), SPOTS[action.spot])
    elif isinstance(action, Empty | Buy):
        yield from (names.kind(action.kind), RESOURCES[action.kind])
    elif isinstance(action, Build):
        yield from (names.building(action.building), BUILDINGS[action.building])
    elif isinstance(action, Place) and action.origin == FROM_SUPPLY:
        yield from (names.space(action.space, figures_of(view)), SPACES[action.space])
    elif isinstance(action, Lay | Share):
        yield from (names.stake(action.stake), STAKES[action.stake])
    else:
        yield from _answers(action, names)


def _answers(action: Action, names: Names) -> Sequence[str]:
    """The words for yes, no and pass."""
    if isinstance(action, Pass) or (isinstance(action, Convert) and not action.points):
        return spoken(names.speaker, "seasons-screen-word-pass")
    if isinstance(action, Agree):
        return spoken(names.speaker, "seasons-screen-word-yes")
    if isinstance(action, Refuse):
        return spoken(names.speaker, "seasons-screen-word-no")
    if isinstance(action, PayTalers):
        return spoken(names.speaker, "seasons-screen-word-talers")
    return ()


def action_words(view: SeasonsView, legal: Sequence[Action], names: Names) -> Mapping[str, Action]:
    """The legal actions by names that may be abbreviated; pairs of cards also by their numbers."""
    found: dict[str, Action] = {}
    numbers = card_numbers(legal)
    for action in legal:
        if isinstance(action, Select) and is_pairs(legal):
            found |= dict.fromkeys(_pair_words(action, numbers, names), action)
        else:
            for word in short_names(view, action, names):
                # Several actions may share a name, such as Buy from two owners; the first one has it.
                found.setdefault(word, action)
            if not isinstance(action, Pay):
                found.setdefault(words(view, action, names), action)
    return found


def _pair_words(action: Select, numbers: Mapping[int, int], names: Names) -> Iterator[str]:
    cards = [card for card in range(len(CARDS)) if action.cards >> card & 1]
    # Two cards may be typed in either order.
    for order in permutations(cards):
        for joint in (" ", "+"):
            yield joint.join(str(numbers[card]) for card in order)
            yield joint.join(names.card(card) for card in order)
            yield joint.join(CARDS[card] for card in order)
