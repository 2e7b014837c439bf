"""For each hook, the modules of a table that override it.

The tuples are computed once, when the table is made. A chapter that calls a hook only tests or loops over a
tuple, which is empty in the base game, so playouts pay almost nothing for hooks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kastelan.games.ludwig.module import Module

HOOKS: Final = tuple(
    name for name, what in vars(Module).items() if callable(what) and not name.startswith("_")
)


class Hooks:
    """The modules that override each method of `Module`, by the name of the method."""

    __slots__ = HOOKS

    cards_kept: tuple[Module, ...]
    set_up: tuple[Module, ...]
    bonus_cards_to_come: tuple[Module, ...]
    castle_additions: tuple[Module, ...]
    foyers: tuple[Module, ...]
    first_castle: tuple[Module, ...]
    after_foyers: tuple[Module, ...]
    cards_put_away: tuple[Module, ...]
    laid_out: tuple[Module, ...]
    priced: tuple[Module, ...]
    card_left_deck: tuple[Module, ...]
    last_card: tuple[Module, ...]
    stack_drawn: tuple[Module, ...]
    plays_on: tuple[Module, ...]
    outlasts_deck: tuple[Module, ...]
    before_new_rooms: tuple[Module, ...]
    before_pricing: tuple[Module, ...]
    pricing_options: tuple[Module, ...]
    after_pricing: tuple[Module, ...]
    order_turns: tuple[Module, ...]
    can_build: tuple[Module, ...]
    ends_game: tuple[Module, ...]
    terms: tuple[Module, ...]
    slot_price: tuple[Module, ...]
    price: tuple[Module, ...]
    for_sale: tuple[Module, ...]
    can_store: tuple[Module, ...]
    money_options: tuple[Module, ...]
    turn_options: tuple[Module, ...]
    before_paying: tuple[Module, ...]
    bought: tuple[Module, ...]
    money_taken: tuple[Module, ...]
    side_options: tuple[Module, ...]
    hand_options: tuple[Module, ...]
    resume: tuple[Module, ...]
    unasked_news: tuple[Module, ...]
    money_would_help: tuple[Module, ...]
    before_turn_ends: tuple[Module, ...]
    turn_ends: tuple[Module, ...]
    holds_free_tile: tuple[Module, ...]
    piece_places: tuple[Module, ...]
    piece_worth: tuple[Module, ...]
    room_placed: tuple[Module, ...]
    before_scoring: tuple[Module, ...]
    line_event: tuple[Module, ...]
    scored: tuple[Module, ...]
    more_points: tuple[Module, ...]
    rewards_due: tuple[Module, ...]
    reward_claimed: tuple[Module, ...]
    excluded_choice: tuple[Module, ...]
    reward_chosen: tuple[Module, ...]
    corridor_taken: tuple[Module, ...]
    before_final_scoring: tuple[Module, ...]
    before_cards: tuple[Module, ...]
    final_step: tuple[Module, ...]
    card_scored: tuple[Module, ...]
    first_place: tuple[Module, ...]
    cards_scored: tuple[Module, ...]
    measure: tuple[Module, ...]
    count: tuple[Module, ...]
    score_card: tuple[Module, ...]
    savings: tuple[Module, ...]
    depleted: tuple[Module, ...]
    more_stacks: tuple[Module, ...]
    cards_known: tuple[Module, ...]
    box_known: tuple[Module, ...]
    hidden_tiles: tuple[Module, ...]
    rename_tiles: tuple[Module, ...]
    hidden_bonus_cards: tuple[Module, ...]
    redeal_bonus_cards: tuple[Module, ...]
    redeal: tuple[Module, ...]
    restore_laws: tuple[Module, ...]
    restore_castle: tuple[Module, ...]
    kept_tiles: tuple[Module, ...]
    hidden_kept_tiles: tuple[Module, ...]
    kept_bonus_cards: tuple[Module, ...]
    discarded: tuple[Module, ...]
    validate: tuple[Module, ...]

    def __init__(self, modules: Sequence[Module] = ()) -> None:
        for name in HOOKS:
            usual = getattr(Module, name)
            used = tuple(module for module in modules if getattr(type(module), name) is not usual)
            setattr(self, name, used)
