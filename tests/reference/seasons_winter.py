"""Naive A Castle for All Seasons, Winter game; the Trader has the toll, placing has the fees."""

from __future__ import annotations

from collections import Counter

from tests.reference.seasons_table import RESOURCES, WORKERS, Script, Table, ask, move

STAKES = [*RESOURCES, "taler"]


def reveal_winter_card(table: Table) -> Script[None]:
    """The starting player turns up the top card (CS-WINTER-GEN-2, -3)."""
    card = table.pile.pop(0)
    if card == "plague":
        yield from plague(table)
    elif card == "collapsed_wall":
        yield from collapsed_wall(table)
    elif card == "snowdrift":
        yield from snowdrift(table)
    else:
        table.in_play.add(card)
        if card == "maiden":
            table.suitors = table.seat_order()  # until they drop out
            if not table.maiden_waits:  # CS-AMB-24
                yield from courting_turn(table)


def plague(table: Table) -> Script[None]:
    """A card of the discard pile, or 1 taler for each card in it (CS-WINTER-PLAGUE-1, -2)."""
    for seat in table.seat_order():
        player = table.players[seat]
        price = len(player.discards)
        if price == 0:
            continue
        ways = {f"lose:{card}" for card in player.discards}
        if player.talers >= price:
            ways.add("talers")
        word = yield from ask(seat, ways)
        if word == "talers":
            table.pay_to_bank(seat, price)
        else:
            player.discards.remove(word.removeprefix("lose:"))


def collapsed_wall(table: Table) -> Script[None]:
    """Up to 3 stone into the stock, 3 VP each, also for silver (CS-WINTER-WALL-1, CS-WINTER-GEN-5)."""
    for seat in table.seat_order():
        player = table.players[seat]
        ways = {
            f"mend:{stones}stone+{bars}silver": (stones, bars)
            for stones in range(player.pieces["stone"] + 1)
            for bars in range(min(player.pieces["silver"], table.stock["stone"]) + 1)
            if 1 <= stones + bars <= 3
        }
        word = yield from ask(seat, {"pass", *ways})
        if word != "pass":
            stones, bars = ways[word]
            move(player.pieces, table.stock, "stone", stones)
            player.pieces["silver"] -= bars
            table.forge += bars
            player.vp += 3 * (stones + bars)


def snowdrift(table: Table) -> Script[None]:
    """A Worker of hand or discard pile, or 3 talers (CS-WINTER-SNOW-1, -2). All players are asked."""
    for seat in table.seat_order():
        player = table.players[seat]
        ways = {f"lose:{card}" for card in [*player.hand, *player.discards] if card in WORKERS}
        if player.talers >= 3 or not ways:
            ways.add("talers")
        _, word = yield {seat: ways}
        if word == "talers":
            table.pay_to_bank(seat, min(3, player.talers))
        else:
            lost = word.removeprefix("lose:")
            (player.hand if lost in player.hand else player.discards).remove(lost)


# Castle Maiden


def courting_turn(table: Table) -> Script[None]:
    """Each suitor lays a piece or a taler, or drops out for good (CS-WINTER-MAIDEN-1 to 3)."""
    first = not table.courted
    for seat in table.seat_order():
        decided = len(table.suitors) == 1 and not first  # the last suitor need not pay again
        if seat in table.suitors and not decided and not (yield from lay_stake(table, seat)):
            table.suitors.remove(seat)
    table.courted = True
    if not table.suitors:
        table.in_play.remove("maiden")  # CS-WINTER-MAIDEN-5
    elif len(table.suitors) == 1:
        yield from win_maiden(table, table.suitors[0])


def lay_stake(table: Table, seat: int) -> Script[bool]:
    """Whether the player lays something; silver is laid as it is (CS-AMB-33)."""
    player = table.players[seat]
    means = {kind for kind in RESOURCES if player.pieces[kind] > 0} | ({"taler"} if player.talers else set())
    word = yield from ask(seat, {"pass", *(f"lay:{stake}" for stake in means)})
    if word == "pass":
        return False
    stake = word.removeprefix("lay:")
    if stake == "taler":
        player.talers -= 1
    else:
        player.pieces[stake] -= 1
    table.stakes[stake] += 1
    return True


def win_maiden(table: Table, winner: int) -> Script[None]:
    """8 VP; the others share the stakes on the card, one after another (CS-WINTER-MAIDEN-3, -4)."""
    table.players[winner].vp += 8
    table.suitors = []
    table.in_play.remove("maiden")
    while table.stakes.total() > 0:
        for seat in table.seat_order():
            if seat == winner or table.stakes.total() == 0:
                continue
            word = yield from ask(seat, {f"share:{stake}" for stake in STAKES if table.stakes[stake] > 0})
            stake = word.removeprefix("share:")
            table.stakes[stake] -= 1
            if stake == "taler":
                table.players[seat].talers += 1
            else:
                table.players[seat].pieces += Counter([stake])
