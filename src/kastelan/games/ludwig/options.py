"""LUD-SETUP-9, GEN-1: the options of a table, and what may be drawn with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from kastelan.core.errors import BadOption
from kastelan.core.options import Choice, Flag, Option, Options, Several
from kastelan.games.ludwig.components import Components
from kastelan.games.ludwig.loading import COMPONENTS, components_named, standard
from kastelan.games.ludwig.modules import registry
from kastelan.games.ludwig.modules.box import boxed
from kastelan.games.ludwig.modules.decrees.draft import fitting, least
from kastelan.games.ludwig.modules.decrees.held import DECREES
from kastelan.games.ludwig.modules.module import Module, in_use

DEALT: Final = 3
DEALT_SOLO: Final = 2


@dataclass(frozen=True)
class Named(Several):
    """A list of ids; those of own components are known only when the table is made."""

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
"""Chosen favours, bonus cards and decrees are what is drawn from; as many favours as players are laid out in
their order.
"""


def check(players: int, options: Options) -> None:
    """Refuse options that contradict each other or the components."""
    modules = modules_of(players, options)
    components = components_of(options, modules)
    favours = pool_of(options, "favours", usable_favours(components, modules))
    cards = pool_of(options, "bonus_cards", usable_cards(components, modules))
    if options["start"] != "random" and int(str(options["start"])) > players:
        raise BadOption("start", "no-such-master-builder", value=str(options["start"]), players=players)
    needed = players * DEALT if players > 1 else DEALT_SOLO
    if len(cards) < needed:
        raise BadOption("bonus_cards", "too-few-bonus-cards", count=len(cards), needed=needed)
    usable = compatible(components, favours)
    if players > 1 and len(usable) < players:
        message = "favours-exclude-each-other" if len(favours) >= players else "too-few-favours"
        raise BadOption("favours", message, count=len(usable), needed=players)
    _check_decrees(players, options, components, names_in(modules))


def _check_decrees(players: int, options: Options, components: Components, names: frozenset[str]) -> None:
    """Refuse a set of decrees that is too small to choose and to draw from."""
    if "decrees" not in names:
        return
    count, needed = len(fitting(components, players, names, options)), least(players, names)
    if count < needed:
        raise BadOption("decrees", "too-few-decrees", count=count, needed=needed)


def modules_of(players: int, options: Options) -> tuple[Module, ...]:
    """The modules in use (GEN-1, GEN-2)."""
    return in_use(words_of(options, "modules"), registry.MODULES, players)


@cache
def needed(players: int) -> frozenset[str]:
    """The names of the modules that so many players cannot do without (GEN-2)."""
    return names_in(in_use((), registry.MODULES, players))


def names_in(modules: Sequence[Module]) -> frozenset[str]:
    """Their names."""
    return frozenset(module.name for module in modules)


def components_of(options: Options, modules: Sequence[Module]) -> Components:
    """The components in play: with any module, those of the expansions box too."""
    components, names = components_named(str(options["components"])), names_in(modules)
    return boxed(components, "extra_rooms" in names, "towers" in names) if names else components


def usable_favours(components: Components, modules: Sequence[Module]) -> list[str]:
    """The favours by their ids; those that are not in play are left blank (GEN-4)."""
    names, base = names_in(modules), len(components.rows["favours"])
    return [
        favour.id if place < base or ("extra_favours" in names and favour.module in ("", *names)) else ""
        for place, favour in enumerate(components.favours)
    ]


def usable_cards(components: Components, modules: Sequence[Module]) -> list[str]:
    """The bonus cards by their ids; those that are not in play are left blank (GEN-4, GEN-5)."""
    names, base = names_in(modules), len(components.rows["bonus_cards"])
    more = "extra_bonus_cards" in names
    replaced = [str(row["instead_of"]) for row in components.rows["extra_bonus_cards"] if "instead_of" in row]
    return [
        ""
        if (place >= base and not (more and card.module in ("", *names))) or (more and card.id in replaced)
        else card.id
        for place, card in enumerate(components.bonus_cards)
    ]


def words_of(options: Options, name: str) -> tuple[str, ...]:
    """What an option of several words says."""
    words = options[name]
    assert isinstance(words, tuple)
    return words


def pool_of(options: Options, name: str, known: Sequence[str]) -> list[int]:
    """What may be drawn: the chosen ones in their order, or all, less those left out (LUD-SETUP-9)."""
    chosen, out = words_of(options, name), words_of(options, f"without_{name}")
    for option, words in ((name, chosen), (f"without_{name}", out)):
        for word in words:
            if word not in known:
                expected = ", ".join(filter(None, known))
                raise BadOption(option, "unknown-name", value=word, expected=expected)
    both = [word for word in chosen if word in out]
    if both:
        raise BadOption(f"without_{name}", "chosen-and-left-out", value=",".join(both))
    return [known.index(word) for word in chosen or known if word and word not in out]


def compatible(components: Components, numbers: Sequence[int]) -> list[int]:
    """The favours in their order, less those that an earlier one excludes (LUD-SETUP-2)."""
    kept: list[int] = []
    for number in numbers:
        favour = components.favours[number]
        if not any(components.favours[other].excludes == favour.id for other in kept):
            kept.append(number)
    return kept
