"""Pictures to share, and how links look in messengers."""

from __future__ import annotations

from html import escape, unescape
from html.parser import HTMLParser

import httpx
import pytest

from kastelan.games import GAMES
from kastelan.pictures.animation import contents
from tests.pictures.test_png import png_size
from tests.server.support.running_server import PATIENCE, Player, Server


class Head(HTMLParser):
    """The title and the named tags of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.title, self._in_title = "", False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self._in_title = tag == "title"
        if tag == "meta":
            self.tags[given.get("property") or given.get("name") or ""] = given.get("content") or ""

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title, self._in_title = unescape(data), False


def head(server: Server, address: str, language: str = "en") -> Head:
    """The head of a page, as the robot of a messenger sees it: without a login."""
    answer = httpx.get(server.url + address, headers={"Accept-Language": language})
    assert answer.status_code == 200
    return Head(answer.text)


def over(server: Server, visibility: str = "public") -> tuple[Player, str]:
    """A finished game, and its winner's only opponent."""
    ann = Player(server, "Ann <3")
    table = ann.table("kingdom", "me", "me", visibility=visibility)
    ann.start(table)
    while (position := ann.position(table))["actors"]:
        seat = position["actors"][0]
        legal = ann.position(table, seat)["asked"]["legal"]
        ann.move(table, seat, position["seq"], f"m{position['seq']}", legal[-1:])
    return ann, table


def test_the_link_of_an_invitation_says_who_invites_to_which_game(server: Server) -> None:
    ann = Player(server, "Ann <3")
    table = ann.table("ludwig", "me", "open", "open", visibility="unlisted")
    found = head(server, f"/room/{table}")
    assert found.title == found.tags["og:title"] == "Ann <3 invites you to Castles of Mad King Ludwig"
    assert found.tags["og:description"].startswith("2 seats are free.")
    assert found.tags["og:url"] == f"{server.url}/room/{table}"
    picture = httpx.get(found.tags["og:image"], timeout=PATIENCE)
    assert png_size(picture.content) == (1200, 630)
    assert found.tags["og:title"] != head(server, f"/room/{table}", "cs").tags["og:title"]


def test_a_private_table_does_not_exist_without_its_invitation(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "me", "open", visibility="private")
    invite = ann.get(f"/api/tables/{table}")["invite"]
    assert head(server, f"/room/{table}").tags == head(server, "/room/nothing").tags | {
        "og:url": f"{server.url}/room/{table}"
    }
    assert "Ann" in head(server, f"/room/{table}?invite={invite}").title
    assert httpx.get(f"{server.url}/api/tables/{table}/picture/png").status_code == 404
    assert (
        httpx.get(
            f"{server.url}/api/tables/{table}/picture/png?invite={invite}", timeout=PATIENCE
        ).status_code
        == 200
    )


def test_a_finished_game_names_the_winner_and_a_moment_of_it_does_not(server: Server) -> None:
    ann, table = over(server)
    whole = head(server, f"/tables/{table}").title
    assert whole.endswith("Kingdom Builder")
    assert whole != "Kingdom Builder"
    moment = head(server, f"/replay/{table}?step=12")
    assert moment.title == "Kingdom Builder"
    assert "step=12" in moment.tags["og:image"]
    pictures = [ann.http.get(f"/api/tables/{table}/picture/svg{of}").text for of in ("", "?step=12")]
    named = f"<title>{escape(whole, quote=False)}</title>"
    assert [named in picture for picture in pictures] == [True, False]


def test_the_story_of_a_game_is_there_when_it_is_over(server: Server) -> None:
    ann, table = over(server)
    facts = ann.get(f"/api/tables/{table}/story?language=cs")
    assert {"best-turn", "longest-lead"} <= {fact["kind"] for fact in facts}
    assert all(0 <= fact["step"] < len(ann.get(f"/api/tables/{table}/steps")) for fact in facts)
    running = ann.table("kingdom", "me", "me")
    ann.start(running)
    ann.get(f"/api/tables/{running}/story", 409)


def test_a_game_can_be_saved_as_a_drawing_an_image_and_an_animation(server: Server) -> None:
    ann, table = over(server)
    svg = ann.http.get(f"/api/tables/{table}/picture/svg?theme=dark&language=cs")
    assert svg.headers["content-type"].startswith("image/svg+xml")
    assert svg.text.startswith("<svg")
    moving = ann.http.get(f"/api/tables/{table}/picture/apng?download=true")
    assert moving.headers["content-disposition"] == f'attachment; filename="kingdom-{table}.png"'
    assert int.from_bytes(contents(moving.content)[b"acTL"][:4], "big") > 5
    assert ann.http.get(f"/api/tables/{table}/picture/gif").status_code == 400
    assert ann.http.get(f"/api/tables/{table}/picture/png?step=99999").status_code == 404


def test_pages_without_a_name_are_served_too(server: Server) -> None:
    for page in ("/", "/new", "/replay", "/rules", "/rules/nothing", "/learn/kingdom/abc", "/tables/a/b"):
        assert head(server, page).tags["description"]


@pytest.mark.parametrize("game", GAMES)
def test_pages_about_a_game_show_its_cover(server: Server, game: str) -> None:
    found = head(server, f"/new/{game}")
    assert found.title.endswith("– Kastelan")
    assert png_size(httpx.get(found.tags["og:image"], timeout=PATIENCE).content) == (1200, 630)
    assert httpx.get(f"{server.url}/api/games/chess/picture/png").status_code == 404


def test_a_running_game_shows_what_spectators_see(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("seasons", "me", "me")
    ann.start(table)
    assert head(server, f"/tables/{table}").title == "A Castle for All Seasons"
    assert ann.http.get(f"/api/tables/{table}/picture/svg").text.startswith("<svg")


def test_a_link_can_be_scanned(server: Server) -> None:
    ann = Player(server)
    code = ann.get("/api/qr?text=https://kastelan.example/room/abc")
    assert code["size"] >= 21
    assert code["path"].startswith("M")
    ann.get(f"/api/qr?text={'x' * 401}", 400)
    ann.get("/api/qr?text=", 400)


@pytest.mark.parametrize("address", ["/new", "/rules", "/new/", "/rules/ludwig/what-now"])
def test_pages_above_and_below_those_with_previews_are_there_too(server: Server, address: str) -> None:
    assert head(server, address).tags["og:site_name"] == "Kastelan"
