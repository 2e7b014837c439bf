"""Redealing: a copy of a position in which everything hidden from a seat is dealt at random.

A search plays on such copies, so that it cannot use what its seat does not know. All draws come from the
generator that is passed in, so that a search never changes that of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from kastelan.core.chance import below, shuffled
from kastelan.core.game import Seat
from kastelan.games.ludwig import knowledge, opening
from kastelan.games.ludwig.components import CARD_SIZES
from kastelan.games.ludwig.step_numbers import FOYER, NOTHING, OVER

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def redealt(state: LudwigState, seat: Seat | None, chance: int) -> LudwigState:
    """A copy in which everything that the seat cannot know is dealt at random."""
    new = state.copy()
    new.chance = chance
    _redeal_bonus_cards(new, seat)
    _redeal_choices(new, seat)
    _redeal_room_cards(new)
    _redeal_tiles(new, seat)
    for module in new.table.hooks.redeal:
        module.redeal(new, seat)
    return new


def _redeal_bonus_cards(new: LudwigState, seat: Seat | None) -> None:
    """Redeal the hands of others, cards they have just drawn, and the deck except cards the seat put there.

    What other seats know about the deck (`put`) moves along with the cards.
    """
    known = () if seat is None else new.put[seat]
    open_hands = new.step == OVER
    hidden = [owner for owner in range(new.table.players) if owner != seat and not open_hands]
    secret_draw = new.drawn if new.seat != seat else ()
    unseen = [card for card in new.cards if card not in known]
    unseen += [*secret_draw, *(card for owner in hidden for card in new.hands[owner])]
    modules = new.table.hooks.hidden_bonus_cards
    unseen += [card for module in modules for card in module.hidden_bonus_cards(new, seat)]
    dealt, new.chance = shuffled(new.chance, sorted(unseen))
    cards = iter(dealt)
    for module in new.table.hooks.redeal_bonus_cards:
        module.redeal_bonus_cards(new, seat, cards)
    deck = tuple(card if card in known else next(cards) for card in new.cards)
    renamed = dict(zip(new.cards, deck, strict=True))
    new.put = tuple(tuple(sorted(renamed[card] for card in put)) for put in new.put)
    new.cards = deck
    if new.seat != seat:
        new.drawn = tuple(sorted(next(cards) for _ in new.drawn))
    new.hands = tuple(
        tuple(sorted(next(cards) for _ in hand)) if owner in hidden else hand
        for owner, hand in enumerate(new.hands)
    )


def _redeal_choices(new: LudwigState, seat: Seat | None) -> None:
    """Redeal the secret choices of others."""
    foyers = sorted(opening.foyers(new.table)) if new.step == FOYER else ()
    for other, choice in enumerate(new.chosen):
        if other == seat or choice == NOTHING:
            continue
        drawn, new.chance = below(new.chance, len(foyers or new.hands[other]))
        choice = foyers[drawn] if foyers else drawn
        new.chosen = (*new.chosen[:other], choice, *new.chosen[other + 1 :])


def _redeal_room_cards(new: LudwigState) -> None:
    """Redeal the room deck. When it has run out, all players can work out which cards are in the box."""
    hooks = new.table.hooks
    hidden = len(new.deck) - sum(module.cards_known(new) for module in hooks.cards_known)
    deck, known = new.deck[:hidden], new.deck[hidden:]
    if new.last or any(module.box_known(new) for module in hooks.box_known):
        deck, new.chance = shuffled(new.chance, sorted(deck))
    else:
        cards, new.chance = shuffled(new.chance, sorted((*deck, *new.boxed_cards)))
        deck, new.boxed_cards = cards[: len(deck)], tuple(sorted(cards[len(deck) :]))
    new.deck = (*deck, *known)


def _size(new: LudwigState, tile: int) -> int:
    return new.table.components.tiles[tile].foundation.size


def _redeal_tiles(new: LudwigState, seat: Seat | None) -> None:
    """Exchange hidden tiles within the groups that the seat knows (knowledge.py)."""
    groups = () if seat is None else new.groups[seat]
    renamed: dict[int, int] = {}
    hooks = new.table.hooks
    others = [tile for module in hooks.hidden_tiles for tile in module.hidden_tiles(new, seat)]
    for number, size in enumerate(CARD_SIZES[: len(new.stacks)]):
        on_deck = [tile for tile in (*new.on_deck, *others) if _size(new, tile) == size]
        places = (*new.stacks[number], *on_deck, *new.boxed_tiles[number])
        for members in knowledge.apart(groups, places):
            dealt, new.chance = shuffled(new.chance, sorted(members))
            renamed.update(zip(members, dealt, strict=True))
    new.stacks = tuple(_renamed(stack, renamed) for stack in new.stacks)
    new.on_deck = _renamed(new.on_deck, renamed)
    new.boxed_tiles = tuple(tuple(sorted(_renamed(tiles, renamed))) for tiles in new.boxed_tiles)
    for module in hooks.rename_tiles:
        module.rename_tiles(new, renamed)
    new.groups = tuple(
        knowledge.renamed(own, renamed) if own and owner != seat else own
        for owner, own in enumerate(new.groups)
    )


def _renamed(tiles: Iterable[int], renamed: dict[int, int]) -> tuple[int, ...]:
    return tuple(map(renamed.__getitem__, tiles))
