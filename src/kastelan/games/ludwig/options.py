"""LUD-SETUP-9, GEN-1: the options of a table, and the check that they do not contradict each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kastelan.core.errors import BadOption
from kastelan.core.options import Choice, Flag, Option, Options, Several
from kastelan.games.ludwig.bonus_cards import DEALT, DEALT_SOLO
from kastelan.games.ludwig.components import Components
from kastelan.games.ludwig.load_components import COMPONENTS, standard
from kastelan.games.ludwig.modules import registry
from kastelan.games.ludwig.modules.decrees.draft import fitting, least
from kastelan.games.ludwig.modules.decrees.registry import DECREES
from kastelan.games.ludwig.pools import cards_in_play, compatible, favours_in_play
from kastelan.games.ludwig.table_assembly import components_of, modules_of, names_in


@dataclass(frozen=True)
class Named(Several):
    """A list of ids. Those of an owner's components are known only when the table is made."""

    def check(self, value: object) -> tuple[str, ...]:
        parts = value.split(",") if isinstance(value, str) else value
        if not isinstance(parts, Sequence):
            raise self.refuse(value)
        words = tuple(str(part).strip().lower() for part in parts if str(part).strip())
        if len(set(words)) < len(words) or len(words) > self.most:
            raise self.refuse(value)
        return words


_FAVOURS: Final = tuple(favour.id for favour in standard().favours)
_CARDS: Final = tuple(card.id for card in standard().bonus_cards)
_DECREES: Final = tuple(map(str, DECREES))
_MOST: Final = 250

OPTIONS: Final[tuple[Option, ...]] = (
    Flag("corner_contact", "LUD-GEO-5", on=True),
    Named("favours", "LUD-SETUP-9", words=_FAVOURS, most=_MOST),
    Named("without_favours", "LUD-SETUP-9", words=_FAVOURS, most=_MOST),
    Named("bonus_cards", "LUD-SETUP-9", words=_CARDS, most=_MOST),
    Named("without_bonus_cards", "LUD-SETUP-9", words=_CARDS, most=_MOST),
    Choice("start", "LUD-SETUP-7", words=("random", "1", "2", "3", "4", "5")),
    Choice("foyer", "LUD-SETUP-6", words=("choose", "3", "4")),
    COMPONENTS,
    registry.OPTION,
    Flag("hourglass", "DIG-4", later=1),
    Several("decrees", "DEC-D5", words=_DECREES, most=len(_DECREES), later=2),
    Flag("moats_in_no_swan_favor", "AMB-25", on=True, later=2),
)
"""Chosen favours, bonus cards and decrees are the pool to draw from. As many favours as players are laid out
in their order.
"""


def check(players: int, options: Options) -> None:
    """Refuse options that contradict each other or the components."""
    names = names_in(modules_of(players, options))
    components = components_of(options, names)
    favours = favours_in_play(options, components, names)
    cards = cards_in_play(options, components, names)
    if options["start"] != "random" and int(str(options["start"])) > players:
        raise BadOption("start", "no-such-master-builder", value=str(options["start"]), players=players)
    needed = players * DEALT if players > 1 else DEALT_SOLO
    if len(cards) < needed:
        raise BadOption("bonus_cards", "too-few-bonus-cards", count=len(cards), needed=needed)
    usable = compatible(components, favours)
    if players > 1 and len(usable) < players:
        message = "favours-exclude-each-other" if len(favours) >= players else "too-few-favours"
        raise BadOption("favours", message, count=len(usable), needed=players)
    _check_decrees(players, options, components, names)


def _check_decrees(players: int, options: Options, components: Components, names: frozenset[str]) -> None:
    """Refuse a set of decrees that is too small to choose and to draw from."""
    if "decrees" not in names:
        return
    count, needed = len(fitting(components, players, names, options)), least(players, names)
    if count < needed:
        raise BadOption("decrees", "too-few-decrees", count=count, needed=needed)
