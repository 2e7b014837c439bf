"""Naive A Castle for All Seasons, chapter Characters with the shortages."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

from tests.reference.seasons_building import build_up_to_two, place_up_to_two, take_up
from tests.reference.seasons_table import (
    LETTERS,
    RESOURCES,
    SPOTS,
    WAGONS,
    WORKERS,
    Script,
    Table,
    amounts,
    ask,
    move,
    pieces_named,
)


def supply_worker(table: Table, seat: int, card: str) -> Script[None]:
    """A revealed Worker card receives its pieces (CS-CHAR-WORKER-1, CS-SHORT-4)."""
    wanted = Counter(WORKERS[card])
    if card == "worker_stone":
        choices = {f"add:{amounts(choice)}" for choice in free_choices(table)}
        if choices != {"add:nothing"}:
            word = yield from ask(seat, choices)
            wanted += pieces_named(word.removeprefix("add:"))
    table.worker_cards[seat, card] = Counter()
    for kind, number in wanted.items():
        move(table.stock, table.worker_cards[seat, card], kind, min(number, table.stock[kind]))


def free_choices(table: Table) -> list[Counter[str]]:
    """Two pieces of sand, brick and wood; fewer only if the stock has fewer."""
    kinds = ["sand", "brick", "wood"]
    number = min(2, sum(table.stock[kind] for kind in kinds))
    choices = [Counter(choice) for choice in combinations_with_replacement(kinds, number)]
    return [choice for choice in choices if all(table.stock[kind] >= choice[kind] for kind in kinds)]


def messenger(table: Table, seat: int) -> Script[None]:
    """8 talers, or all that the bank has (CS-CHAR-MESSENGER-1)."""
    table.take_from_bank(seat, 8)
    yield from ()


# Trader


def trader(table: Table, seat: int) -> Script[None]:
    """Toll, then placing (CS-CHAR-TRADER-1, CS-WINTER-TAVERN-2)."""
    yield from toll(table, seat)
    froms = [""] if table.players[seat].helpers > 0 else []
    froms += ["<tavern"] if table.innkeeper == seat else []  # CS-WINTER-TAVERN-5
    word = yield from ask(
        seat, {"pass", *(f"at:{spot}{out}" for spot in stations(table, seat) for out in froms)}
    )
    if word == "pass":
        return
    spot, _, origin = word.removeprefix("at:").partition("<")
    displaced = table.wagons[spot]
    if displaced is not None:
        table.players[displaced].helpers += 1  # CS-CHAR-TRADER-5
    take_up(table, seat, origin)
    table.wagons[spot] = seat
    table.fresh.add(spot)


def stations(table: Table, seat: int) -> list[str]:
    """Where a Trader may place."""
    full = all(table.wagons[wagon] is not None for wagon in WAGONS)
    found = []
    for spot, owner in table.wagons.items():
        if owner is None:
            allowed = full if spot == "rider" else True  # CS-CHAR-TRADER-3
        else:
            allowed = full and owner != seat and spot not in table.fresh  # CS-CHAR-TRADER-4, CS-AMB-8
        if allowed:
            found.append(spot)
    return found


def toll(table: Table, seat: int) -> Script[None]:
    """1 taler to the innkeeper or onto the card; a player who cannot pay takes a trader-helper back."""
    if "village_tavern" not in table.in_play or table.innkeeper == seat:
        return
    player = table.players[seat]
    if player.talers >= 1:
        player.talers -= 1
        if table.innkeeper is None:
            table.tavern_talers += 1
        else:
            table.players[table.innkeeper].talers += 1
        return
    own = [spot for spot, owner in table.wagons.items() if owner == seat]
    if own:  # CS-WINTER-TAVERN-4
        word = yield from ask(seat, {f"back:{spot}" for spot in own})
        table.wagons[word.removeprefix("back:")] = None
        player.helpers += 1


def income(table: Table) -> None:
    """Every trader-helper yields once, to the defence tower first (CS-CHAR-TRADER-6, -8, CS-SHORT-3)."""
    for spot, owner in table.wagons.items():
        if owner is not None:
            kind, symbols = SPOTS[spot]["resource"], SPOTS[spot]["symbols"]
            move(table.stock, table.tower, kind, min(1, table.stock[kind]))
            move(table.stock, table.players[owner].pieces, kind, min(symbols - 1, table.stock[kind]))


# Builders


def bricklayer(table: Table, seat: int) -> Script[None]:
    """One kind of the defence tower, up to 2 buildings, up to 2 helpers."""
    on_tower = [kind for kind in RESOURCES if table.tower[kind] > 0]
    if on_tower:  # CS-CHAR-BRICKLAYER-1
        word = yield from ask(seat, {f"empty:{kind}" for kind in on_tower})
        kind = word.removeprefix("empty:")
        move(table.tower, table.players[seat].pieces, kind, table.tower[kind])
    yield from build_up_to_two(table, seat, "bricklayer")
    yield from place_up_to_two(table, seat)


def stonemason(table: Table, seat: int) -> Script[None]:
    """Purchases, up to 2 buildings, up to 2 helpers."""
    yield from purchases(table, seat)
    yield from build_up_to_two(table, seat, "stonemason")
    yield from place_up_to_two(table, seat)


def purchases(table: Table, seat: int) -> Script[None]:
    """1 piece from each Worker card of others for 1 taler each, in any order (CS-CHAR-STONEMASON-1 to 4)."""
    tried: list[tuple[int, str]] = []
    while True:
        offers = {
            f"buy:{kind}<{LETTERS[owner]}.{card}": (owner, card, kind)
            for (owner, card), pieces in table.worker_cards.items()
            for kind in RESOURCES
            if owner != seat  # CS-2P-4
            and (owner, card) not in tried
            and pieces[kind] > 0
            and table.players[seat].talers >= 1  # CS-AMB-12
        }
        word = yield from ask(seat, {"pass", *offers})
        if word == "pass":
            return
        owner, card, kind = offers[word]
        tried.append((owner, card))
        pieces = table.worker_cards[owner, card]
        if pieces.total() == 1 and (yield from ask(owner, {"sell", "keep"})) == "keep":
            continue  # CS-CHAR-STONEMASON-2
        move(pieces, table.players[seat].pieces, kind)
        table.players[seat].talers -= 1
        table.players[owner].talers += 1


def worker(table: Table, seat: int, card: str) -> Script[None]:
    """The pieces still on the card, then up to 2 buildings, no helpers (CS-CHAR-WORKER-2 to 4)."""
    table.players[seat].pieces += table.worker_cards.pop((seat, card))
    yield from build_up_to_two(table, seat, card)


def workers(table: Table, seat: int) -> Script[list[str]]:
    """The Workers of a player in the order that they choose (CS-2P-3)."""
    own = [card for card in table.players[seat].selected if card in WORKERS]
    if len(own) < 2:
        return own
    word = yield from ask(seat, {f"first:{card}" for card in own})
    return sorted(own, key=lambda card: word != f"first:{card}")


def master_builder(table: Table, seat: int) -> None:
    """5 VP for each building of the others; all cards come back (CS-CHAR-BUILDER-1, -2)."""
    player = table.players[seat]
    player.vp += 5 * sum(other.built for other in table.players if other is not player)  # CS-2P-5
    player.hand += [*player.discards, "master_builder"]
    player.discards = []
    player.selected.remove("master_builder")
