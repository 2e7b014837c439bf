"""The events of Castles of Mad King Ludwig as sentences; related events share one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final, cast

from kastelan.core.game import Action, Ask, Event, Seat, State
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig import events as base_events
from kastelan.games.ludwig.actions import Place
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.modules import events as module_events
from kastelan.games.ludwig.modules.decrees import events as decree_events
from kastelan.narration.base import PlainNarrator, sentence, signed
from kastelan.narration.ludwig.names import Pieces
from kastelan.narration.ludwig.whereabouts import all_where_words
from kastelan.narration.player_names import PlayerNames

FOYER_RULES: Final = ("LUD-SETUP-6", "XSET-8")
NUMBERS: Final = (
    "deck",
    "count",
    "doors",
    "round",
    "price",
    "amount",
    "points",
    "tiles_left",
    "size",
    "coins",
    "paid",
    "recalls",
)
"""Fields of events that messages take as they are."""


class Narrator(PlainNarrator):
    """Narrates Castles of Mad King Ludwig."""

    chapters = (base_events.RoundBegun, base_events.FinalPoints)

    def __init__(self, pieces: Pieces, player_names: PlayerNames) -> None:
        super().__init__(pieces.speaker, player_names)
        self.pieces = pieces

    def question(self, ask: Ask) -> str:
        """The game's own question, with the tile by name instead of by id."""
        facts = dict(ask.facts)
        if isinstance(tile := facts.get("tile"), str):
            facts["tile"] = self.pieces.named(tile)
        return self.speaker.say(ask.message, **facts)

    def narrate(self, events: Sequence[Event]) -> list[str]:
        """Sentences about events.

        Several events of one kind share a sentence, and points are added to the sentence about the tile that
        scored them.
        """
        return list(self._sentences(events))

    def _sentences(self, events: Sequence[Event]) -> Iterator[str]:
        at = 0
        while at < len(events):
            event, kind = events[at], type(events[at])
            run = _run(events[at:], kind)
            # A run of events that share a sentence.
            if kind in RUN_SENTENCES and (len(run) > 1 or kind in ALWAYS_AS_RUN):
                yield from RUN_SENTENCES[kind](self, run)
                at += len(run)
                continue
            # An event with the points that the same seat scored right after it.
            if kind in FOLLOWED_BY_POINTS:
                points = [e for e in _run(events[at + 1 :], base_events.PointsScored) if _same_seat(e, event)]
                yield self._with_points(event, cast("Sequence[base_events.PointsScored]", points))
                at += 1 + len(points)
                continue
            at += 1
            if not _is_redundant(event, events[at : at + 1]) and not _goes_without_saying(event, events):
                yield SENTENCES[kind](self, event)

    def placement(self, event: Event, state: State) -> str:
        """The rooms that share a doorway with a tile that was just placed."""
        if not isinstance(event, base_events.TilePlaced) or not isinstance(state, LudwigState):
            return ""
        castle = state.castles[event.seat]
        rooms = (castle.rooms[number].top.number for number in each(castle.connected[event.room]))
        return self.say("ludwig-screen-told-doors", rooms=self.tiles([*rooms]))

    def whereabouts(self, state: State, seat: Seat, piece: int, actions: Sequence[Action]) -> list[str]:
        """Beside which room a tile would lie, what it would join and what it would block."""
        assert isinstance(state, LudwigState)
        tile, castle = self.pieces.components.tiles[piece], state.castles[seat]
        places = [action for action in actions if isinstance(action, Place)]
        words = dict(zip(places, all_where_words(self.pieces, castle, tile, places), strict=True))
        return [words[action] if isinstance(action, Place) else "" for action in actions]

    def scored_by(self, event: Event) -> tuple[Seat, str, int] | None:
        if not isinstance(event, base_events.PointsScored):
            return None
        return event.seat, self.pieces.tile(event.tile), event.points

    def tiles(self, numbers: Sequence[int]) -> str:
        return ", ".join(self.pieces.tile(number) for number in numbers)

    # Several events in one sentence

    def tiles_laid_out(self, run: Sequence[Event]) -> Iterator[str]:
        tiles = [event.tile for event in run if isinstance(event, base_events.TileLaidOut)]
        yield self.say("ludwig-event-tile-laid-out", tile=self.tiles(tiles))

    def cards_turned(self, run: Sequence[Event]) -> Iterator[str]:
        """Only cards whose stack was empty: the others are followed by the tile that they brought."""
        for event in run:
            if isinstance(event, base_events.CardTurned) and not event.tiles_left:
                yield self.say("ludwig-event-card-turned", size=str(event.size), tiles_left=0)

    def tiles_priced(self, run: Sequence[Event]) -> Iterator[str]:
        prices = [
            f"{self.pieces.money(event.price)} {self.pieces.tile(event.tile)}"
            for event in run
            if isinstance(event, base_events.TilePriced) and event.tile is not None
        ]
        if prices:
            yield self.say("ludwig-screen-told-prices", prices=", ".join(prices))

    def coins_added(self, run: Sequence[Event]) -> Iterator[str]:
        tiles = [event.tile for event in run if isinstance(event, base_events.CoinsAdded)]
        yield self.say("ludwig-screen-told-coins", tiles=self.tiles(tiles))

    def tiles_discarded(self, run: Sequence[Event]) -> Iterator[str]:
        tiles = [event.tile for event in run if isinstance(event, base_events.TileDiscarded)]
        yield self.say("ludwig-screen-told-discarded", tiles=self.tiles(tiles))

    def final_points(self, run: Sequence[Event]) -> Iterator[str]:
        """The final scoring: a sentence for each subject, with all who score for it."""
        found: dict[str, dict[Seat, tuple[int, int]]] = {}
        for event in run:
            if isinstance(event, base_events.FinalPoints):
                counted = found.setdefault(self.subject(event), {})
                measure, points = counted.get(event.seat, (0, 0))
                # A player scores each empty stack by itself, so there the sum counts stacks.
                more = 1 if event.rule in ("LUD-END-3", "FIN-3") else event.measure
                counted[event.seat] = measure + more, points + event.points
        for subject, counted in found.items():
            yield self.say("ludwig-screen-told-final", subject=subject, scores=self._final_scores(counted))

    def _final_scores(self, counted: Mapping[Seat, tuple[int, int]]) -> str:
        return "; ".join(
            self.say("ludwig-screen-told-final-score", seat, measure=measure, points=points)
            for seat, (measure, points) in counted.items()
        )

    def subject(self, event: base_events.FinalPoints) -> str:
        """What points of the final scoring are for.

        The rule tells which component `event.what` numbers: a favour, a bonus card or a decree. Rules of the
        base game have the prefix LUD, those of the modules have none.
        """
        if event.rule in FINAL_MESSAGES:
            return self.say(FINAL_MESSAGES[event.rule])
        if event.rule == "TWR-7" and event.what is not None:
            return self.say("ludwig-screen-module-token", name=self.pieces.favour(event.what))
        if event.rule.startswith("DEC-"):
            return self.decree(event.rule)
        if event.what is None:
            return self.say("ludwig-screen-money")
        is_favour = event.rule.startswith(("LUD-FAV", "FAV"))
        name = self.pieces.favour(event.what) if is_favour else self.pieces.card(event.what)
        return self.say("ludwig-screen-favour" if is_favour else "ludwig-screen-card", name=name)

    def decree(self, rule: str) -> str:
        """The decree that a rule id belongs to: `DEC-7` is the seventh."""
        return self.say("ludwig-screen-module-decree", name=self._decree_name(rule))

    def _decree_name(self, rule: str) -> str:
        return self.pieces.name(self.pieces.components.decrees[int(rule[4:]) - 1])

    def _with_points(self, event: Event, points: Sequence[base_events.PointsScored]) -> str:
        line, lines = SENTENCES[type(event)](self, event), ", ".join(self._score_lines(points))
        total = sum(event.points for event in points)
        sum_words = self.say("ludwig-screen-told-points", points=total, sign=signed(total))
        if not lines:
            return line
        return f"{line} {sum_words}." if _is_only_its_own(points, event) else f"{line} {sum_words} ({lines})."

    def _score_lines(self, points: Sequence[base_events.PointsScored]) -> Iterator[str]:
        """What points were scored for. Equal points because of tiles with the same name are added up."""
        alike = Counter(self._reason(event) for event in points if event.points)
        for (tile, other, each_time), times in alike.items():
            if other is None:
                yield from [f"{tile} {signed(each_time)}"] * times
                continue
            others = other if times == 1 else f"{times} × {other}"
            reason = self.say("ludwig-screen-told-because", tile=tile, other=others)
            yield f"{reason} {signed(times * each_time)}"

    def _reason(self, event: base_events.PointsScored) -> tuple[str, str | None, int]:
        """The tile that scores, the tile that it scores for, if any, and the points."""
        other = None if event.because_of is None else self.pieces.tile(event.because_of)
        return self.pieces.tile(event.tile), other, event.points

    # One event in one sentence

    def plain(self, event: Event) -> str:
        """An event whose message has the event's name and needs only its fields, with components by name."""
        message, numbers = _in_message(type(event))  # type: ignore[arg-type]  # a class has a hash
        facts: dict[str, int | str] = {}
        for name in numbers:
            value = getattr(event, name)
            if isinstance(value, int):
                # Fluent writes numbers with separators and selects plural forms by them; a size is a label.
                facts[name] = str(value) if name == "size" else int(value)
        tile, kind, stack = (getattr(event, name, None) for name in ("tile", "type", "stack"))
        if isinstance(tile, int):
            facts["tile"] = self.pieces.tile(tile)
        decrees = getattr(event, "decrees", None)
        if isinstance(decrees, tuple):
            facts["decrees"] = "; ".join(self.pieces.decree(number) for number in decrees)
        if isinstance(kind, int):
            facts["type"] = self.pieces.type(kind)
        if isinstance(stack, int):
            facts["stack"] = self.pieces.stack(stack)
        seat = getattr(event, "seat", getattr(event, "master", None))
        return self.say(message, seat, **facts)

    def points_gained(self, event: decree_events.PointsGained) -> str:
        """Points by a decree, with its name, since a player may have two."""
        decree = self._decree_name(event.rule)
        return self.say("ludwig-event-points-gained", event.seat, points=event.points, decree=decree)

    def price_shifted(self, event: decree_events.PriceShifted) -> str:
        """A master builder who leaves the prices as they are names no tile, and needs another sentence."""
        if event.tile is None:
            return self.say("ludwig-do-no-shift") + "."
        return self.plain(event)

    def round_begun(self, event: base_events.RoundBegun) -> str:
        """The round; in a solo game without the master builder, who is always the same."""
        if len(self.player_names.names) == 1:
            return self.say("ludwig-screen-told-round", round=event.round)
        return self.plain(event)

    def last_round_called(self, event: base_events.LastRoundCalled) -> str:
        return self.say("ludwig-event-last-round-called", why=event.rule)

    def table_laid(self, event: base_events.TableLaid) -> str:
        favours = ", ".join(self.pieces.favour(number) for number in event.favours)
        line = self.plain(event)
        return f"{line} {self.say('ludwig-screen-told-favours', favours=favours)}" if favours else line

    def bonus_cards_dealt(self, event: base_events.BonusCardsDealt) -> str:
        cards = ", ".join(self.pieces.card(card) for card in event.cards)
        line = self.plain(event)
        # [:-1] removes the full stop.
        return f"{line[:-1]}: {cards}." if cards else line

    def choice_made(self, event: base_events.ChoiceMade) -> str:
        what = "foyer" if event.rule in FOYER_RULES else "card"
        return self.say("ludwig-event-choice-made", event.seat, what=what)

    def bonus_card(self, event: base_events.BonusCardPutAway | base_events.BonusCardKept) -> str:
        line = self.plain(event)
        return line if event.card is None else f"{line[:-1]}: {self.pieces.card(event.card)}."

    def stack_looked_at(self, event: base_events.StackLookedAt) -> str:
        line = self.plain(event)
        return f"{line[:-1]}: {self.tiles(event.tiles)}." if event.tiles else line

    def tile_put_on_deck(self, event: base_events.TilePutOnDeck) -> str:
        line = self.plain(event)
        return line if event.tile is None else f"{line[:-1]}: {self.pieces.tile(event.tile)}."

    def game_ended(self, event: base_events.GameEnded) -> str:
        if event.rank is not None:
            rank = self.say(f"ludwig-rank-{event.rank}")
            return self.say("ludwig-screen-told-rank", points=event.scores[0], rank=rank)
        winners = [seat for seat, place in enumerate(event.places) if place == 1]
        facts = self.player_names.winners(winners)
        return self.say("ludwig-screen-told-winner", points=event.scores[winners[0]], **facts)


@cache
def _in_message(event: type[Event]) -> tuple[str, tuple[str, ...]]:
    """The message of a kind of event, ludwig-event-tile-bought, and its fields that may be numbers."""
    name = "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in event.__name__)
    return f"ludwig-event{name}", tuple(field for field in NUMBERS if hasattr(event, field))


def _run(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    """The events of one kind at the start of a list. Cards turned between two new tiles belong to the run."""
    run = []
    for event in events:
        if type(event) is kind:
            run.append(event)
        elif not (kind is base_events.TileLaidOut and _is_turned_card(event)):
            break
        else:
            run.append(event)
    return run


def _is_turned_card(event: Event) -> bool:
    """Whether a card was turned that brings a tile: an empty stack brings none."""
    return isinstance(event, base_events.CardTurned) and event.tiles_left > 0


def _same_seat(one: Event, other: Event) -> bool:
    return getattr(one, "seat", None) == getattr(other, "seat", None)


def _is_only_its_own(points: Sequence[base_events.PointsScored], event: Event) -> bool:
    """Whether just the tile that the sentence is about has scored, so that it need not be named again."""
    scored = [(one.tile, one.because_of) for one in points if one.points]
    return scored == [(getattr(event, "tile", None), None)]


def _is_redundant(event: Event, following: Sequence[Event]) -> bool:
    """Whether the events that follow say the same: what was chosen, and what came from a shuffled stack."""
    return isinstance(event, base_events.StackShuffled | base_events.ChoiceMade) and bool(following)


def _goes_without_saying(event: Event, events: Sequence[Event]) -> bool:
    """Whether an event needs no sentence beside others: what is done in a turn says that it begins."""
    return isinstance(event, base_events.TurnBegun) and len(events) > 1


NAMED_AFTER_EVENT: Final = (
    base_events.MasterBuilderNamed,
    base_events.FoyerLaid,
    base_events.CardTurned,
    base_events.TileLaidOut,
    base_events.DeckRenewed,
    base_events.TilePriced,
    base_events.TurnBegun,
    base_events.TileBought,
    base_events.MoneyTaken,
    base_events.TileTaken,
    base_events.TilePlaced,
    base_events.PointsScored,
    base_events.RoomCompleted,
    base_events.RewardClaimed,
    base_events.RewardDeclined,
    base_events.RewardVoid,
    base_events.ExtraTurnGained,
    base_events.TileDiscarded,
    base_events.StackShuffled,
    base_events.CoinsAdded,
    base_events.StonePassed,
    base_events.FinalPoints,
)
"""Events that `plain` narrates."""

# All event classes that these modules define themselves, without those that they import.
MODULE_EVENTS: Final = tuple(
    kind
    for chapter in (module_events, decree_events)
    for kind in vars(chapter).values()
    if isinstance(kind, type) and kind.__module__ == chapter.__name__
)
SENTENCES: Final[dict[type[Event], Callable[[Narrator, Event], str]]] = (
    dict.fromkeys((*NAMED_AFTER_EVENT, *MODULE_EVENTS), Narrator.plain)
    | sentence(decree_events.PointsGained, Narrator.points_gained)
    | sentence(decree_events.PriceShifted, Narrator.price_shifted)
    | sentence(base_events.TableLaid, Narrator.table_laid)
    | sentence(base_events.LastRoundCalled, Narrator.last_round_called)
    | sentence(base_events.RoundBegun, Narrator.round_begun)
    | sentence(base_events.BonusCardsDealt, Narrator.bonus_cards_dealt)
    | sentence(base_events.ChoiceMade, Narrator.choice_made)
    | sentence(base_events.BonusCardPutAway, Narrator.bonus_card)
    | sentence(base_events.BonusCardKept, Narrator.bonus_card)
    | sentence(base_events.StackLookedAt, Narrator.stack_looked_at)
    | sentence(base_events.TilePutOnDeck, Narrator.tile_put_on_deck)
    | sentence(base_events.GameEnded, Narrator.game_ended)
)
"""How each event is narrated on its own."""

RUN_SENTENCES: Final[dict[type[Event], Callable[[Narrator, Sequence[Event]], Iterator[str]]]] = {
    base_events.TileLaidOut: Narrator.tiles_laid_out,
    base_events.CardTurned: Narrator.cards_turned,
    base_events.TilePriced: Narrator.tiles_priced,
    base_events.CoinsAdded: Narrator.coins_added,
    base_events.TileDiscarded: Narrator.tiles_discarded,
    base_events.FinalPoints: Narrator.final_points,
}
"""How several events of one kind are narrated together."""

FINAL_MESSAGES: Final = {
    "LUD-END-3": "ludwig-screen-depleted",
    "FIN-3": "ludwig-screen-depleted",
    "SWAN-5": "ludwig-screen-module-swan-sets",
}
"""What points of the final scoring are for, where their rule says it all."""

ALWAYS_AS_RUN: Final = {base_events.CardTurned, base_events.FinalPoints, base_events.TilePriced}
FOLLOWED_BY_POINTS: Final = {base_events.TilePlaced, base_events.RewardClaimed}
