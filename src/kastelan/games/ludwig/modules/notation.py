"""The notation of the actions of modules.

lay15b  buy15b  look325   the second slot at 15,000; the stack of towers
barbican4  barbican3e     the side of the foyer in the barbican; e: its side without a door faces east
sell-rrg                  sell these swans at once: red, green, blue, yellow, white
moat  west  north  east   buy a moat piece; place it
renovate2  over5          buy the second renovation; lay it on the sixth room (the foyer is 0)
short1  medium2  long1    lay a passage from the first, second ... door of the room just placed; no-passage
token1                    keep the first of the favour tokens looked at
take2                     take the second tile of the stack looked at
decree1                   keep the first of the decrees
swap2-1  no-swap          the second bonus card of the hand for the first of those put away
store  unpack             put the tile in hand on the decree; take it from there
return2  borrow3  repay1  return 2 coins for points; borrow 3,000; pay back 1,000
points                    take 8 points instead of money
coins8  no-coins          take the coins of the tile at 8,000
recall  no-recall         look through the discarded cards; recall300: put this one on the deck
keep-coins  lay-coins2    leave the coins where they are; put 2 on the next tile
shift8-6  no-shift        the tile at 8,000 costs 6,000 in this round
ahead2                    move ahead of two players
as-points  as-money       take printed points, or 1,000 for each of them
bank  done                put 1,000 on the decree; end the turn
discard300  no-discard    discard a tile of a stack
double2                   the second bonus card counts twice
time-up                   the hourglass has run out
"""

from __future__ import annotations

from collections.abc import Iterator

from kastelan.core.game import Action
from kastelan.games.ludwig.modules.actions import (
    AHEAD,
    AS_MONEY,
    AS_POINTS,
    BARBICANS,
    BORROW,
    BUY_MOAT,
    BUY_RENOVATION,
    CARD_WORDS,
    COLOURS,
    DISCARD,
    DOUBLE,
    END_TURN,
    KEEP_COINS,
    KEEP_DECREE,
    LAID_IN_VERSION_1,
    LAY_COINS,
    MOATS,
    NO_COINS,
    NO_DISCARD,
    NO_DOUBLE,
    NO_PASSAGE,
    NO_RECALL,
    NO_SHIFT,
    NO_SWAP,
    PASSAGE,
    PASSAGES,
    POINTS,
    POSITIONS,
    PUT_IN_BANK,
    RECALL,
    RECALL_CARD,
    RENOVATE,
    REPAY,
    RETURN,
    SALES,
    SHIFT,
    SLOT_WORDS,
    STACK_WORDS,
    STORE,
    SWAP,
    TAKE,
    TAKE_COINS,
    TIME_UP,
    TOKEN,
    UNPACK,
)


def rows() -> Iterator[tuple[Action, str]]:
    """All actions of modules with their words, in the order of their numbers."""
    yield BARBICANS[0], "barbican4"
    yield from ((action, f"barbican3{'swne'[action.turn]}") for action in BARBICANS[1:])
    for sale in SALES:
        yield sale, "sell-" + "".join(c * n for c, n in zip(COLOURS, sale.count, strict=True))
    yield BUY_MOAT, "moat"
    yield from zip(MOATS, POSITIONS, strict=True)
    yield from ((action, f"renovate{action.place + 1}") for action in BUY_RENOVATION)
    yield from ((action, f"over{action.room}") for action in RENOVATE)
    for word, kind in zip(PASSAGES, PASSAGE, strict=True):
        yield from ((action, f"{word}{action.door + 1}") for action in kind)
    yield NO_PASSAGE, "no-passage"
    yield from ((action, f"token{action.token + 1}") for action in TOKEN)
    yield from ((action, f"take{action.tile + 1}") for action in TAKE)
    yield from ((action, f"decree{action.decree + 1}") for action in KEEP_DECREE)
    yield from _decree_rows()


def _decree_rows() -> Iterator[tuple[Action, str]]:
    for mine in SWAP:
        yield from ((action, f"swap{action.mine + 1}-{action.other + 1}") for action in mine)
    yield from ((NO_SWAP, "no-swap"), (STORE, "store"), (UNPACK, "unpack"))
    yield from ((action, f"return{action.coins}") for action in RETURN)
    yield from ((action, f"borrow{action.thousands}") for action in BORROW)
    yield from ((action, f"repay{action.thousands}") for action in REPAY)
    yield POINTS, "points"
    yield from ((action, f"coins{SLOT_WORDS[action.slot]}") for action in TAKE_COINS)
    yield from ((NO_COINS, "no-coins"), (RECALL, "recall"), (NO_RECALL, "no-recall"))
    yield from ((action, f"recall{CARD_WORDS[action.card]}") for action in RECALL_CARD)
    yield KEEP_COINS, "keep-coins"
    yield from ((action, f"lay-coins{action.coins}") for action in LAY_COINS[:LAID_IN_VERSION_1])
    for row in SHIFT:
        yield from ((a, f"shift{SLOT_WORDS[a.slot]}-{SLOT_WORDS[a.price_of]}") for a in row)
    yield NO_SHIFT, "no-shift"
    yield from ((action, f"ahead{action.players}") for action in AHEAD)
    yield from ((AS_POINTS, "as-points"), (AS_MONEY, "as-money"), (PUT_IN_BANK, "bank"), (END_TURN, "done"))
    yield from ((action, f"discard{STACK_WORDS[action.stack]}") for action in DISCARD)
    yield NO_DISCARD, "no-discard"
    yield from ((action, f"double{action.card + 1}") for action in DOUBLE)
    yield TIME_UP, "time-up"
    yield from ((action, f"lay-coins{action.coins}") for action in LAY_COINS[LAID_IN_VERSION_1:])
    yield NO_DOUBLE, "no-double"
