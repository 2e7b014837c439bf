"""The words about a table on its card and in previews of links to it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from kastelan.locale import Speaker
from kastelan.pictures.game_card import CardWords, Player
from kastelan.server.tables.bot_names import names_at
from kastelan.server.tables.seating import FREE
from kastelan.server.tables.table_info import Sheet, maybe

SITE: Final = "Kastelan"


def title(sheet: Sheet, speaker: Speaker) -> str:
    """The most important thing about a table: who invites, who won, or which game it is."""
    game, host = game_title(sheet.setup.game, speaker), host_of(sheet)
    if sheet.status == "open" and host is not None:
        return speaker.say("share-invitation", name=host, game=game)
    names = names_at(sheet.setup.game, sheet.seats, speaker)
    winners = [names[seat] for seat in sorted(winners_of(sheet))]
    if len(winners) == 1:
        return speaker.say("share-won", name=winners[0], game=game)
    return speaker.say("share-won-together", names=_listed(winners, speaker), game=game) if winners else game


def subtitle(sheet: Sheet, speaker: Speaker) -> str:
    """What else matters: free seats before the start, the day after the end."""
    if sheet.status == "open":
        free = sum(place.kind in FREE for place in sheet.seats)
        return speaker.say("share-free-seats", count=free) if free else speaker.say("share-all-here")
    finished = maybe(sheet.row["finished"])
    if finished is not None:
        day = datetime.fromtimestamp(finished / 1000, UTC)
        return speaker.say("share-day", day=str(day.day), month=day.month, year=str(day.year))
    return speaker.say("share-running")


def description(sheet: Sheet, speaker: Speaker) -> str:
    """A sentence for the preview of a link."""
    about = speaker.say(f"{sheet.setup.game}-about")
    if sheet.status == "open":
        return f"{subtitle(sheet, speaker)} {about}"
    players = [
        f"{player.name} {player.points}" if player.points is not None else player.name
        for player in players_of(sheet, speaker)
    ]
    return f"{', '.join(players)}. {about}"


def card_words(sheet: Sheet, speaker: Speaker) -> CardWords:
    """All words of a table's card."""
    return CardWords(title(sheet, speaker), subtitle(sheet, speaker), players_of(sheet, speaker), SITE)


def running_words(words: CardWords, game: str, speaker: Speaker) -> CardWords:
    """The words of a card that must not give away how the game ends."""
    players = [Player(player.name) for player in words.players]
    return CardWords(game_title(game, speaker), words.subtitle, players, words.footer)


def game_words(game: str, speaker: Speaker) -> CardWords:
    """The words of a game's own card."""
    return CardWords(game_title(game, speaker), speaker.say(f"{game}-about"), (), SITE)


def game_title(game: str, speaker: Speaker) -> str:
    return speaker.say(f"{game}-title")


def players_of(sheet: Sheet, speaker: Speaker) -> list[Player]:
    """Everyone at the table, with points and winners once the game is over."""
    free, names = speaker.say("share-free-seat"), names_at(sheet.setup.game, sheet.seats, speaker)
    result, winners = sheet.row["result"], winners_of(sheet)
    points: Sequence[int] = result if isinstance(result, list) else ()
    return [
        Player(
            free if place.kind in FREE and place.user is None else name,
            points[place.seat] if place.seat < len(points) else None,
            place.seat in winners,
        )
        for place, name in zip(sheet.seats, names, strict=True)
        if place.kind != "closed"
    ]


def winners_of(sheet: Sheet) -> set[int]:
    """The seats that came first."""
    places = sheet.row["places"]
    return {seat for seat, place in enumerate(places) if place == 1} if isinstance(places, list) else set()


def host_of(sheet: Sheet) -> str | None:
    """The name of the host, if the host sits at the table."""
    return next((place.name for place in sheet.seats if place.user == sheet.row["host"]), None)


def _listed(names: Sequence[str], speaker: Speaker) -> str:
    return speaker.say("share-and", first=", ".join(names[:-1]), last=names[-1])
