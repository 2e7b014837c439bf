"""LUD-SETUP-9, GEN-4: the favours and bonus cards that may be drawn."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING

from kastelan.core.errors import BadOption
from kastelan.core.options import Options
from kastelan.games.ludwig.components import Components

if TYPE_CHECKING:
    from kastelan.games.ludwig.table import Table


def favour_pool(table: Table) -> list[int]:
    """The favours that may be used at a table."""
    return favours_in_play(table.options, table.components, table.names)


def bonus_pool(table: Table) -> list[int]:
    """The bonus cards that may be used at a table."""
    return cards_in_play(table.options, table.components, table.names)


def favours_in_play(options: Options, components: Components, modules: Container[str]) -> list[int]:
    """The favours that these options and modules allow."""
    return _pool_of(options, "favours", _usable_favours(components, modules))


def cards_in_play(options: Options, components: Components, modules: Container[str]) -> list[int]:
    """The bonus cards that these options and modules allow."""
    return _pool_of(options, "bonus_cards", _usable_cards(components, modules))


def _usable_favours(components: Components, modules: Container[str]) -> list[str]:
    """The ids of all favours, with an empty id for those that are not in play (GEN-4)."""
    base = len(components.rows["favours"])
    return [
        favour.id if place < base or ("extra_favours" in modules and _has(modules, favour.module)) else ""
        for place, favour in enumerate(components.favours)
    ]


def _usable_cards(components: Components, modules: Container[str]) -> list[str]:
    """The ids of all bonus cards, with an empty id for those that are not in play (GEN-4, GEN-5)."""
    base, more = len(components.rows["bonus_cards"]), "extra_bonus_cards" in modules
    replaced = [str(row["instead_of"]) for row in components.rows["extra_bonus_cards"] if "instead_of" in row]
    return [
        ""
        if (place >= base and not (more and _has(modules, card.module))) or (more and card.id in replaced)
        else card.id
        for place, card in enumerate(components.bonus_cards)
    ]


def _has(modules: Container[str], module: str) -> bool:
    return not module or module in modules


def words_of(options: Options, name: str) -> tuple[str, ...]:
    """The words of an option that has several."""
    words = options[name]
    assert isinstance(words, tuple)
    return words


def _pool_of(options: Options, name: str, known: Sequence[str]) -> list[int]:
    """The numbers to draw from: those chosen, in order, or all, without those left out (LUD-SETUP-9)."""
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
    """The favours in their order, without those that an earlier one excludes (LUD-SETUP-2)."""
    kept: list[int] = []
    for number in numbers:
        favour = components.favours[number]
        if not any(components.favours[other].excludes == favour.id for other in kept):
            kept.append(number)
    return kept
