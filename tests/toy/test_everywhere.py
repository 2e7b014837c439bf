"""A game that is registered in one place can be played everywhere, with parts of its own and without any."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from kastelan.arena.match import play_game
from kastelan.bots import BOTS, SearchBot, bots_for, find_bot
from kastelan.bots.search import Budget
from kastelan.cli import main
from kastelan.core.game import Event
from kastelan.core.manifest import Manifest
from kastelan.core.record import begin, close, parse, replay, write
from kastelan.games import find
from kastelan.locale import LANGUAGES, Speaker
from kastelan.narration import PlayerNames, narrator_of
from kastelan.pictures.game_pictures import draw_cover
from kastelan.server.presenters import presenter_of
from kastelan.server.wire.presented import Board
from tests.server.support.running_server import Player, Server, next_of
from tests.toy import registered
from tests.toy.bidding import VERSIONS, BiddingState
from tests.toy.manifest import MANIFEST
from tests.toy.parts import BiddingBoard

BARE = Manifest("bidding", VERSIONS, words="tests.toy.words")
NAMES = ("Ann", "Bob")


@pytest.fixture(autouse=True, params=[MANIFEST, BARE], ids=["with all parts", "with none"])
def manifest(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Manifest]:
    monkeypatch.setenv("KASTELAN_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("KASTELAN_LANGUAGE", "en")
    monkeypatch.setattr(SearchBot, "budget", Budget(playouts=6))
    with registered(request.param):
        yield request.param


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The file of a game that bots have played."""
    game = find("bidding")
    played = play_game(game, [find_bot("random"), find_bot("greedy")], seed=2)
    text = write(close(begin(game, 2, {}, 2, NAMES), played.moves, played.state))
    (tmp_path / "game.kst").write_text(text, encoding="utf-8")
    return tmp_path / "game.kst"


@pytest.mark.parametrize("bot", sorted({*BOTS} - {"network"}))
def test_every_bot_plays_it(bot: str) -> None:
    played = play_game(find("bidding"), [find_bot(bot), find_bot("random")], seed=3)
    assert len(played.moves) == 6
    assert played.outcome.scores == played.state.scores()


def test_a_game_without_a_network_does_not_offer_one() -> None:
    assert "network" not in bots_for("bidding")
    assert "greedy" in bots_for("bidding")


def test_the_search_beats_chance() -> None:
    bots = [find_bot("search"), find_bot("random")]
    points = [play_game(find("bidding"), bots, seed=seed).outcome.scores for seed in range(40)]
    assert sum(own for own, _ in points) > sum(other for _, other in points)


def test_the_arena_holds_matches(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "bidding", "greedy", "random", "--games", "4", "--seed", "1", "--jobs", "1", "--json"]
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 4


def test_it_has_no_weights_to_tune(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "bidding", "--out", str(tmp_path / "tuning")]) == 2
    assert "no weights" in capsys.readouterr().err


def test_it_is_listed_with_options_levels_and_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "bidding"]) == 0
    out = capsys.readouterr().out
    assert "Sealed Bids" in out
    assert "last_doubles" in out
    assert main(["games", "--json"]) == 0
    assert [game["game"] for game in json.loads(capsys.readouterr().out)][-1] == "bidding"
    assert main(["rules", "bidding", "TOY-BID-1"]) == 0
    assert "in secret" in capsys.readouterr().out


def test_it_is_played_in_the_terminal(
    manifest: Manifest, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("bid5\n1\nbid1\nbid4\nbid3\n"))
    saved = tmp_path / "saved.kst"
    assert main(["play", "bidding", "--seat", "A=you", "--seed", "4", "--save", str(saved)]) == 0
    out = capsys.readouterr().out
    assert "Bid for a prize of" in out
    assert ("Prize: " in out) == (manifest is MANIFEST)
    state = replay(parse(saved.read_text("utf-8")), find)
    assert state.outcome is not None


def test_a_record_is_analysed_and_replayed(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(record), "--playouts", "4"]) == 0
    assert main(["replay", str(record)]) == 0
    assert "Ann" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_narrated_and_asked_in_every_language(manifest: Manifest, language: str) -> None:
    game, events, luck = find("bidding"), list[Event](), Random(1)
    narrator = narrator_of(Speaker(language), PlayerNames(game, NAMES))
    state = game.new(2, {}, 1, events.append)
    assert narrator.question(state.ask(0)).startswith("Bid for a prize of")
    while actors := state.actors:
        state.apply(actors[0], luck.choice(state.legal(actors[0])), events.append)
    told = " ".join(narrator.narrate(events))
    assert "PrizeShown" in told
    assert (" wins " in told) == (manifest is MANIFEST)


def test_it_is_drawn_or_refused_with_the_games_that_can_be(
    manifest: Manifest, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "table.svg"
    code = main(["draw", "bidding", "--record", str(record), "-o", str(picture)])
    assert code == (0 if manifest is MANIFEST else 2)
    assert picture.exists() == (manifest is MANIFEST)
    assert code == 0 or "kingdom" in capsys.readouterr().err
    ElementTree.fromstring(draw_cover("bidding"))


def test_it_is_presented_to_a_browser(manifest: Manifest) -> None:
    state = find("bidding").new(2, {}, 1)
    assert isinstance(state, BiddingState)
    board = presenter_of("bidding").board(state.game, state.view(0))
    expected = BiddingBoard(scores=(0, 0), prize=state.prize) if manifest is MANIFEST else Board()
    assert board == expected


def test_a_package_brings_it_to_a_server(
    manifest: Manifest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The entry point is all that the server and its worker processes know of the game."""
    if manifest is BARE:
        pytest.skip("an entry point names one manifest")
    package = tmp_path / "installed" / "toy-1.0.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[kastelan.games]\nbidding = tests.toy.manifest:MANIFEST\n")
    monkeypatch.syspath_prepend(package.parent)
    monkeypatch.setenv("PYTHONPATH", ":".join(path for path in sys.path if path))
    monkeypatch.setattr(Server, "warm", False)
    server = Server(tmp_path / "tables.db")
    server.start()
    try:
        play_on(server)
    finally:
        server.stop()


def play_on(server: Server) -> None:
    """A person and a bot play a whole game over HTTP."""
    ann = Player(server, "Ann")
    assert ann.get("/api/games")[-1]["title"] == "Sealed Bids"
    assert ann.http.get("/art/bidding/cover").text.startswith("<svg")
    assert ann.post("/api/lessons", {"game": "bidding"})["learning"]
    table = ann.table("bidding", "me", "greedy")
    ann.start(table)
    with ann.socket(table, "0&board=1") as line:
        while (position := next_of(line, "update")["position"])["result"] is None:
            if position["actors"] == [0]:  # the bot has sealed its bid
                assert position["asked"]["text"].startswith("Bid for a prize of")
                assert position["board"]["prize"] in range(1, 11)
                ann.move(table, 0, position["seq"], f"m{position['seq']}", [position["asked"]["legal"][0]])
    assert len(position["result"]) == 2
