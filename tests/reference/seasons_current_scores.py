"""Naive A Castle for All Seasons: the scores if the game ended now (CS-AMB-19)."""

from __future__ import annotations

from functools import lru_cache

from tests.reference.seasons_scoring import palace_room
from tests.reference.seasons_table import KINDS, RESOURCES, Question, Script, Table

Exchange = tuple[tuple[int, int], ...]
"""Own pieces and silver bars that are turned in, kind by kind."""
Worth = tuple[int, int, int]
"""VP, the negative number of bars, and the value of the own pieces that are kept: more is better."""


def scored(table: Table, script: Script[None], question: Question) -> list[int]:
    """The final scores of a table in final scoring, if each player now maximises VP."""
    while question:
        ((seat, words),) = question.items()
        try:
            question = script.send((seat, for_most_points(table, seat, words)))
        except StopIteration:
            question = {}
    return [player.vp for player in table.players]


def for_most_points(table: Table, seat: int, words: set[str]) -> str:
    """The word with most VP; at the Palace, ties go to fewer bars, then to more value kept."""
    if any(word.startswith("market:") for word in words):
        return max(words, key=lambda word: int(word.removeprefix("market:")))
    kind = next(kind for kind in KINDS if f"palace:0{kind}+0silver" in words)
    kinds = KINDS[KINDS.index(kind) :: -1]
    player = table.players[seat]
    _, ((pieces, bars), *_) = best_turn_in(
        tuple(kinds),
        tuple(player.pieces[kind] for kind in kinds),
        tuple(table.stock[kind] for kind in kinds),
        player.pieces["silver"],
        palace_room(table, seat),
    )
    return f"palace:{pieces}{kind}+{bars}silver"


@lru_cache(maxsize=100_000)
def best_turn_in(
    kinds: tuple[str, ...], own: tuple[int, ...], stock: tuple[int, ...], silver: int, room: int
) -> tuple[Worth, Exchange]:
    """The best exchange, found by trying all of them."""
    if not kinds:
        return (0, 0, 0), ()
    value = RESOURCES[kinds[0]]["value"]
    found = []
    for pieces in range(min(own[0], room) + 1):
        for bars in range(min(silver, stock[0], room - pieces) + 1):
            left = room - pieces - bars
            (vp, unused, kept), way = best_turn_in(kinds[1:], own[1:], stock[1:], silver - bars, left)
            worth = (vp + value * (pieces + bars), unused - bars, kept + value * (own[0] - pieces))
            found.append((worth, ((pieces, bars), *way)))
    return max(found)
