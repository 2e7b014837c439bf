"""What happened, in words: what belongs together in one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar, cast

from kastelan.core.game import Ask, Event, Seat, State
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig import events as told
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.modules import events as module_told
from kastelan.games.ludwig.modules.decrees import events as decree_told
from kastelan.narration.base import PlainNarrator, signed
from kastelan.narration.ludwig.names import Pieces
from kastelan.narration.player_names import PlayerNames

E = TypeVar("E", bound=Event)
NUMBERS: Final = ("deck", "count", "doors", "round", "price", "amount", "points", "tiles_left", "size")


class Narrator(PlainNarrator):
    """Tells the events of Castles of Mad King Ludwig."""

    def __init__(self, pieces: Pieces, player_names: PlayerNames) -> None:
        super().__init__(pieces.speaker, player_names)
        self.pieces = pieces

    def question(self, ask: Ask) -> str:
        """As the game asks, with tiles by their names."""
        facts = dict(ask.facts)
        if isinstance(tile := facts.get("tile"), str):
            facts["tile"] = self.pieces.named(tile)
        return self.speaker.say(ask.message, **facts)

    def tell(self, events: Sequence[Event]) -> list[str]:
        """Events in words; runs of one kind together, and points with the tile that was placed."""
        return list(self._told(events))

    def _told(self, events: Sequence[Event]) -> Iterator[str]:
        at = 0
        while at < len(events):
            event, kind = events[at], type(events[at])
            run = _run(events[at:], kind)
            if kind in RUNS and (len(run) > 1 or kind in ALWAYS_TOGETHER):
                yield from RUNS[kind](self, run)
                at += len(run)
                continue
            if kind in FOLLOWED_BY_POINTS:
                points = [e for e in _run(events[at + 1 :], told.PointsScored) if _same_seat(e, event)]
                yield self._with_points(event, cast("Sequence[told.PointsScored]", points))
                at += 1 + len(points)
                continue
            at += 1
            if not _said_again(event, events[at : at + 1]):
                yield TELL[kind](self, event)

    def where(self, event: Event, state: State) -> str:
        """The rooms that a tile which was just placed has doorways to."""
        if not isinstance(event, told.TilePlaced) or not isinstance(state, LudwigState):
            return ""
        castle = state.castles[event.seat]
        rooms = (castle.rooms[number].top.number for number in each(castle.connected[event.room]))
        return self.say("ludwig-screen-told-doors", rooms=self.tiles([*rooms]))

    def say(self, message: str, seat: Seat | None = None, /, **facts: int | str) -> str:
        """A message, of a seat or of nobody."""
        who = {} if seat is None else self.player_names.who(seat)
        return self.pieces.speaker.say(message, **who, **facts)

    def tiles(self, numbers: Sequence[int]) -> str:
        return ", ".join(self.pieces.tile(number) for number in numbers)

    # Several at once

    def laid_out(self, run: Sequence[Event]) -> Iterator[str]:
        tiles = [event.tile for event in run if isinstance(event, told.TileLaidOut)]
        yield self.say("ludwig-event-tile-laid-out", tile=self.tiles(tiles))

    def cards_turned(self, run: Sequence[Event]) -> Iterator[str]:
        """Cards are told only where their stack was empty; otherwise the tile says enough."""
        for event in run:
            if isinstance(event, told.CardTurned) and not event.tiles_left:
                yield self.say("ludwig-event-card-turned", size=str(event.size), tiles_left=0)

    def priced(self, run: Sequence[Event]) -> Iterator[str]:
        prices = [
            f"{self.pieces.money(event.price)} {self.pieces.tile(event.tile)}"
            for event in run
            if isinstance(event, told.TilePriced) and event.tile is not None
        ]
        if prices:
            yield self.say("ludwig-screen-told-prices", prices=", ".join(prices))

    def coins(self, run: Sequence[Event]) -> Iterator[str]:
        tiles = [event.tile for event in run if isinstance(event, told.CoinsAdded)]
        yield self.say("ludwig-screen-told-coins", tiles=self.tiles(tiles))

    def discarded(self, run: Sequence[Event]) -> Iterator[str]:
        tiles = [event.tile for event in run if isinstance(event, told.TileDiscarded)]
        yield self.say("ludwig-screen-told-discarded", tiles=self.tiles(tiles))

    def final(self, run: Sequence[Event]) -> Iterator[str]:
        """The final scoring by subject: all depleted stacks of a player in one line."""
        points = [event for event in run if isinstance(event, told.FinalPoints)]
        done: set[tuple[str, Seat]] = set()
        for event in points:
            key = (event.rule, event.seat)
            if event.rule not in ("LUD-END-3", "FIN-3"):
                yield self.final_line(event, event.points, event.measure)
            elif key not in done:
                done.add(key)
                mine = [other.points for other in points if (other.rule, other.seat) == key]
                yield self.final_line(event, sum(mine), len(mine))

    def final_line(self, event: told.FinalPoints, points: int, measure: int) -> str:
        facts = {"subject": self.subject(event), "rule": event.rule}
        return self.say("ludwig-screen-told-final", event.seat, points=points, measure=measure, **facts)

    def subject(self, event: told.FinalPoints) -> str:
        """What points of the final scoring are for."""
        if event.rule in ("LUD-END-3", "FIN-3"):
            return self.say("ludwig-screen-depleted")
        if event.rule == "SWAN-5":
            return self.say("ludwig-screen-module-swan-sets")
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
        """The decree whose rule this is."""
        card = self.pieces.components.decrees[int(rule[4:]) - 1]
        return self.say("ludwig-screen-module-decree", name=self.pieces.name(card))

    def _with_points(self, event: Event, points: Sequence[told.PointsScored]) -> str:
        line, lines = TELL[type(event)](self, event), ", ".join(self.score_lines(points))
        total = sum(event.points for event in points)
        sum_words = self.say("ludwig-screen-told-points", points=total, sign=signed(total))
        return f"{line} {sum_words} ({lines})." if lines else line

    def score_lines(self, points: Sequence[told.PointsScored]) -> Iterator[str]:
        """What each of some points is for; as many for tiles of the same name are told together."""
        alike = Counter(self._for_what(event) for event in points if event.points)
        for (tile, other, each_time), times in alike.items():
            if other is None:
                yield from [f"{tile} {signed(each_time)}"] * times
                continue
            others = other if times == 1 else f"{times} × {other}"
            what = self.say("ludwig-screen-told-because", tile=tile, other=others)
            yield f"{what} {signed(times * each_time)}"

    def _for_what(self, event: told.PointsScored) -> tuple[str, str | None, int]:
        """The tile that scores, the one because of which it does, and the points."""
        other = None if event.because_of is None else self.pieces.tile(event.because_of)
        return self.pieces.tile(event.tile), other, event.points

    # One by one

    def plain(self, event: Event) -> str:
        """Events of a seat that need no more than the names of seat, tile, stack, type and numbers."""
        facts: dict[str, int | str] = {}
        for name in (*NUMBERS, "coins", "paid", "recalls"):
            value = getattr(event, name, None)
            if isinstance(value, int):
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
        return self.say(f"ludwig-event-{_kebab(type(event).__name__)}", seat, **facts)

    def price_shifted(self, event: decree_told.PriceShifted) -> str:
        """A price that stays needs another sentence."""
        if event.tile is None:
            return self.say("ludwig-do-no-shift") + "."
        return self.plain(event)

    def round_begun(self, event: told.RoundBegun) -> str:
        """Alone nobody cares who is master builder."""
        if len(self.player_names.names) == 1:
            return self.say("ludwig-screen-told-round", round=event.round)
        return self.plain(event)

    def table_laid(self, event: told.TableLaid) -> str:
        favours = ", ".join(self.pieces.favour(number) for number in event.favours)
        line = self.plain(event)
        return f"{line} {self.say('ludwig-screen-told-favours', favours=favours)}" if favours else line

    def dealt(self, event: told.BonusCardsDealt) -> str:
        cards = ", ".join(self.pieces.card(card) for card in event.cards)
        line = self.plain(event)
        return f"{line[:-1]}: {cards}." if cards else line

    def card(self, event: told.BonusCardPutAway | told.BonusCardKept) -> str:
        line = self.plain(event)
        return line if event.card is None else f"{line[:-1]}: {self.pieces.card(event.card)}."

    def looked(self, event: told.StackLookedAt) -> str:
        line = self.plain(event)
        return f"{line[:-1]}: {self.tiles(event.tiles)}." if event.tiles else line

    def put(self, event: told.TilePutOnDeck) -> str:
        line = self.plain(event)
        return line if event.tile is None else f"{line[:-1]}: {self.pieces.tile(event.tile)}."

    def void(self, event: told.RewardVoid) -> str:
        return f"{self.plain(event)[:-1]} ({event.rule})."

    def ended(self, event: told.GameEnded) -> str:
        if event.rank is not None:
            rank = self.say(f"ludwig-rank-{event.rank}")
            return self.say("ludwig-screen-told-rank", points=event.scores[0], rank=rank)
        winners = [seat for seat, place in enumerate(event.places) if place == 1]
        names = ", ".join(self.player_names.names[seat] for seat in winners)
        who = "several" if len(winners) > 1 else self.player_names.who(winners[0])["who"]
        return self.say("ludwig-screen-told-winner", who=who, names=names, points=event.scores[winners[0]])


def _kebab(name: str) -> str:
    return "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in name).lstrip("-")


def _run(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    """The events of a kind from here on, with nothing in between; cards between new tiles do not count."""
    run = []
    for event in events:
        if type(event) is kind:
            run.append(event)
        elif not (kind is told.TileLaidOut and _turned_up(event)):
            break
        else:
            run.append(event)
    return run


def _turned_up(event: Event) -> bool:
    return isinstance(event, told.CardTurned) and event.tiles_left > 0


def _same_seat(one: Event, other: Event) -> bool:
    return getattr(one, "seat", None) == getattr(other, "seat", None)


def _said_again(event: Event, following: Sequence[Event]) -> bool:
    """Whether the next fact makes this one needless: buying and taking are told with placing."""
    return isinstance(event, told.StackShuffled | told.ChoiceMade) and bool(following)


Telling = Callable[[Narrator, Event], str]


def _telling(kind: type[E], tell: Callable[[Narrator, E], str]) -> dict[type[Event], Telling]:
    return {kind: cast(Telling, tell)}


PLAIN: Final = (
    told.MasterBuilderNamed,
    told.ChoiceMade,
    told.FoyerLaid,
    told.CardTurned,
    told.TileLaidOut,
    told.DeckRenewed,
    told.LastRoundCalled,
    told.TilePriced,
    told.TurnBegun,
    told.TileBought,
    told.MoneyTaken,
    told.TileTaken,
    told.TilePlaced,
    told.PointsScored,
    told.RoomCompleted,
    told.RewardClaimed,
    told.RewardDeclined,
    told.ExtraTurnGained,
    told.TileDiscarded,
    told.StackShuffled,
    told.CoinsAdded,
    told.StonePassed,
    told.FinalPoints,
)
MODULES: Final = tuple(
    kind
    for chapter in (module_told, decree_told)
    for kind in vars(chapter).values()
    if isinstance(kind, type) and kind.__module__ == chapter.__name__
)
TELL: Final[dict[type[Event], Telling]] = (
    dict.fromkeys((*PLAIN, *MODULES), Narrator.plain)
    | _telling(decree_told.PriceShifted, Narrator.price_shifted)
    | _telling(told.TableLaid, Narrator.table_laid)
    | _telling(told.RoundBegun, Narrator.round_begun)
    | _telling(told.BonusCardsDealt, Narrator.dealt)
    | _telling(told.BonusCardPutAway, Narrator.card)
    | _telling(told.BonusCardKept, Narrator.card)
    | _telling(told.StackLookedAt, Narrator.looked)
    | _telling(told.TilePutOnDeck, Narrator.put)
    | _telling(told.RewardVoid, Narrator.void)
    | _telling(told.GameEnded, Narrator.ended)
)
RUNS: Final[dict[type[Event], Callable[[Narrator, Sequence[Event]], Iterator[str]]]] = {
    told.TileLaidOut: Narrator.laid_out,
    told.CardTurned: Narrator.cards_turned,
    told.TilePriced: Narrator.priced,
    told.CoinsAdded: Narrator.coins,
    told.TileDiscarded: Narrator.discarded,
    told.FinalPoints: Narrator.final,
}
ALWAYS_TOGETHER: Final = {told.CardTurned, told.FinalPoints, told.TilePriced}
FOLLOWED_BY_POINTS: Final = {told.TilePlaced, told.RewardClaimed}
