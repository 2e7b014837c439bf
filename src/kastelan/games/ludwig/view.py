"""What a seat may see, and redealing what it may not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kastelan.core.chance import below, shuffled
from kastelan.core.game import Outcome, Seat, View
from kastelan.games.ludwig import knowledge
from kastelan.games.ludwig.components import CARD_SIZES, SIZES
from kastelan.games.ludwig.modules import view as module_view
from kastelan.games.ludwig.modules.view import ExtrasView
from kastelan.games.ludwig.steps import CHOOSING, FOYER, NOTHING, OVER

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

Lie = tuple[int, int, int, int, bool]
"""How a room lies: its tile, x, y, quarter turns, dark side up."""


@dataclass(frozen=True, slots=True)
class LudwigView(View):
    """Everything a seat may know. Tiles and cards are numbers of the components; NOTHING is -1."""

    seat: Seat | None
    players: int
    components: str
    solo: bool
    corner_contact: bool
    favours: tuple[int, ...]
    slots: tuple[int, ...]
    start: Seat
    round: int
    last: bool
    master: Seat
    turn: Seat
    step: int
    actors: tuple[Seat, ...]
    castles: tuple[tuple[Lie, ...], ...]
    completed: tuple[int, ...]  # by seat: bits of the completed rooms
    money: tuple[int, ...]
    score: tuple[int, ...]
    scores: tuple[int, ...]  # with everything that all can see
    hands: tuple[tuple[int, ...] | int, ...]  # bonus cards; of others only how many
    cards: int  # in the bonus deck
    put: tuple[tuple[int, int], ...]  # own cards under the bonus deck: place from the bottom, card
    stacks: tuple[int, ...]  # how many tiles each stack holds, hallways and stairs at the end
    known: tuple[tuple[int, ...], ...]  # hidden tiles that the seat knows as sets (knowledge.py)
    on_deck: tuple[tuple[int, int], ...]  # tiles on the room deck: size, and the tile or NOTHING
    deck: int
    discards: tuple[int, ...]
    gone: tuple[int, ...]
    market: tuple[int, ...]
    coins: tuple[int, ...]
    laid: tuple[int, ...]
    extra: int
    corridor_taken: bool
    pending: tuple[tuple[int, ...], ...]  # rewards due, the newest placement last (rewards.py)
    tile: int  # in hand
    room: int  # the downstairs room whose reward is being chosen
    looked: tuple[int, ...]
    drawn: tuple[int, ...] | int  # bonus cards drawn; of others only how many
    chosen: int  # the seat's own secret choice
    outcome: Outcome | None
    extras: ExtrasView | None = None  # what the modules add


def seen(state: LudwigState, seat: Seat | None) -> LudwigView:
    """The position as the seat may know it."""
    table = state.table
    own_turn = seat is not None and seat == state.seat
    return LudwigView(
        seat=seat,
        players=table.players,
        components=str(table.options["components"]),
        solo=table.solo,
        corner_contact=table.corner_contact,
        favours=table.favours,
        slots=table.slots,
        start=table.start,
        round=state.round,
        last=state.last,
        master=state.master,
        turn=state.seat,
        step=state.step,
        actors=state.actors,
        castles=tuple(lies(state, owner) for owner in range(len(state.castles))),
        completed=tuple(_completed(state, owner) for owner in range(len(state.castles))),
        money=_money(state, seat),
        score=state.score,
        scores=state.scores(),
        hands=tuple(
            hand if owner == seat or state.step == OVER else len(hand)
            for owner, hand in enumerate(state.hands)
        ),
        cards=len(state.cards),
        put=() if seat is None else tuple((state.cards.index(card), card) for card in state.put[seat]),
        stacks=stack_counts(state),
        known=() if seat is None else tuple(_tiles(group) for group in state.groups[seat]),
        on_deck=tuple(_on_deck(state, seat, tile) for tile in state.on_deck),
        deck=len(state.deck),
        discards=tuple(sorted(state.discards)),
        gone=state.gone,
        market=state.market,
        coins=state.coins,
        laid=state.laid,
        extra=state.extra,
        corridor_taken=state.corridor_taken,
        pending=state.pending,
        tile=state.tile,
        room=state.room,
        looked=state.looked,
        drawn=state.drawn if own_turn else len(state.drawn),
        chosen=state.chosen[seat] if seat is not None and state.chosen else NOTHING,
        outcome=state.outcome,
        extras=None if state.extras is None else module_view.seen(state, seat),
    )


def stack_counts(state: LudwigState) -> tuple[int, ...]:
    """How many tiles each stack holds, by stack number: sizes, hallways, stairs, towers, moat pieces."""
    sizes = tuple(map(len, state.stacks))
    if state.extras is None:
        return (*sizes, *state.corridors)
    towers = sizes[len(SIZES)] if len(sizes) > len(SIZES) else 0
    return (*sizes[: len(SIZES)], *state.corridors, towers, state.extras.moats)


def _money(state: LudwigState, seat: Seat | None) -> tuple[int, ...]:
    """Money by seat; NOTHING where it is hidden (DEC-07)."""
    if state.extras is None or not state.extras.decrees:
        return state.money
    return tuple(
        NOTHING if module_view.hidden(state, owner, seat) else money
        for owner, money in enumerate(state.money)
    )


def lies(state: LudwigState, owner: Seat) -> tuple[Lie, ...]:
    """The rooms of a castle as plain values."""
    rooms = state.castles[owner].rooms
    return tuple((room.tile.number, room.x, room.y, room.pose.turn, room.pose.dark) for room in rooms)


def _completed(state: LudwigState, owner: Seat) -> int:
    castle = state.castles[owner]
    return sum(1 << room for room in range(len(castle.rooms)) if castle.completed(room))


def _tiles(group: int) -> tuple[int, ...]:
    return tuple(tile for tile in range(group.bit_length()) if group >> tile & 1)


def _size(state: LudwigState, tile: int) -> int:
    return state.table.components.tiles[tile].foundation.size


def _on_deck(state: LudwigState, seat: Seat | None, tile: int) -> tuple[int, int]:
    known = seat is not None and knowledge.certain(state.groups[seat], tile)
    return _size(state, tile), tile if known else NOTHING


def redealt(state: LudwigState, seat: Seat | None, chance: int) -> LudwigState:
    """A copy in which everything that the seat cannot know is dealt anew."""
    new = state.copy()
    new.chance = chance
    _redeal_bonus_cards(new, seat)
    _redeal_choices(new, seat)
    _redeal_room_cards(new)
    _redeal_tiles(new, seat)
    if new.extras is not None:
        module_view.redeal(new, seat)
    return new


def _redeal_bonus_cards(new: LudwigState, seat: Seat | None) -> None:
    """The others' hands, cards they have just drawn, and the deck less the cards the seat put there."""
    known = () if seat is None else new.put[seat]
    open_hands = new.step == OVER
    hidden = [owner for owner in range(new.table.players) if owner != seat and not open_hands]
    secret_draw = new.drawn if new.seat != seat else ()
    unseen = [card for card in new.cards if card not in known]
    unseen += [*secret_draw, *(card for owner in hidden for card in new.hands[owner])]
    unseen += _secret_discards(new, seat)
    dealt, new.chance = shuffled(new.chance, sorted(unseen))
    cards = iter(dealt)
    _redeal_discards(new, seat, cards)
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


def _is_secret(new: LudwigState, seat: Seat | None, place: int, owner: Seat) -> bool:
    """Whether the seat does not know cards that were put away and wait for decree 06."""
    return owner != seat and not (place == 0 and new.seat == seat)


def _secret_discards(new: LudwigState, seat: Seat | None) -> list[int]:
    rows = () if new.extras is None else new.extras.queue
    return [
        card
        for place, (owner, *cards) in enumerate(rows)
        if _is_secret(new, seat, place, owner)
        for card in cards
    ]


def _redeal_discards(new: LudwigState, seat: Seat | None, dealt: Iterator[int]) -> None:
    if new.extras is None or not new.extras.queue:
        return
    new.extras.queue = tuple(
        (owner, *(sorted(next(dealt) for _ in cards) if _is_secret(new, seat, place, owner) else cards))
        for place, (owner, *cards) in enumerate(new.extras.queue)
    )
    new.extras.offered = new.extras.queue[0][1:]


def _redeal_choices(new: LudwigState, seat: Seat | None) -> None:
    """What others have chosen in secret."""
    for other, choice in enumerate(new.chosen):
        if other == seat or choice == NOTHING:
            continue
        if new.step == FOYER and "moats" in new.table.names:
            doors = str(new.table.options["foyer"])
            first, count = (12, 5) if doors == "choose" else (12, 4)
            choice, new.chance = below(new.chance, count)
            choice += first
        elif new.step == FOYER:
            choice, new.chance = below(new.chance, 2)
            choice += 3
        elif new.step == CHOOSING:
            choice, new.chance = below(new.chance, len(new.hands[other]))
        new.chosen = (*new.chosen[:other], choice, *new.chosen[other + 1 :])


def _redeal_room_cards(new: LudwigState) -> None:
    """The order of the deck; once it has run out, everyone can tell which cards are in the box."""
    face_up = new.extras.recalled if new.extras is not None else 0  # DEC-08
    known = new.deck[len(new.deck) - face_up :]
    deck = new.deck[: len(new.deck) - face_up]
    if new.last or (new.extras is not None and new.extras.ran_out):
        deck, new.chance = shuffled(new.chance, sorted(deck))
    else:
        cards, new.chance = shuffled(new.chance, sorted((*deck, *new.boxed_cards)))
        deck, new.boxed_cards = cards[: len(deck)], tuple(sorted(cards[len(deck) :]))
    new.deck = (*deck, *known)


def _redeal_tiles(new: LudwigState, seat: Seat | None) -> None:
    """Hidden tiles change places within what the seat knows about them (knowledge.py)."""
    groups = () if seat is None else new.groups[seat]
    renamed: dict[int, int] = {}
    models = _hidden_models(new, seat)
    for number, size in enumerate(CARD_SIZES[: len(new.stacks)]):
        on_deck = [tile for tile in (*new.on_deck, *models) if _size(new, tile) == size]
        places = (*new.stacks[number], *on_deck, *new.boxed_tiles[number])
        for members in knowledge.apart(groups, places):
            dealt, new.chance = shuffled(new.chance, sorted(members))
            renamed.update(zip(members, dealt, strict=True))
    new.stacks = tuple(_renamed(stack, renamed) for stack in new.stacks)
    new.on_deck = _renamed(new.on_deck, renamed)
    new.boxed_tiles = tuple(tuple(sorted(_renamed(tiles, renamed))) for tiles in new.boxed_tiles)
    if models and new.extras is not None:
        new.extras.model = tuple(renamed.get(tile, tile) for tile in new.extras.model)
    new.groups = tuple(
        knowledge.renamed(own, renamed) if own and owner != seat else own
        for owner, own in enumerate(new.groups)
    )


def _hidden_models(new: LudwigState, seat: Seat | None) -> list[int]:
    """The tiles of decree 05 that the seat has not seen."""
    if new.extras is None or new.step == OVER:
        return []
    return [tile for owner, tile in enumerate(new.extras.model) if tile != NOTHING and owner != seat]


def _renamed(tiles: Iterable[int], renamed: dict[int, int]) -> tuple[int, ...]:
    return tuple(map(renamed.__getitem__, tiles))
