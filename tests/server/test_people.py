"""Guests, accounts, devices, tokens, and going away."""

from __future__ import annotations

import uuid

import httpx

from tests.server.serving import Player, Server

PASSWORD = "correct horse"


def test_a_guest_becomes_an_account_and_comes_back_on_another_device(server: Server) -> None:
    login = f"ann{uuid.uuid4().hex[:8]}"
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "me", "random")
    assert ann.http.post("/api/me/account", json={"login": login, "password": PASSWORD}).status_code == 204
    other = Player(server)
    assert other.post("/api/login", {"login": login.upper(), "password": PASSWORD})["id"] == ann.id
    assert [found["id"] for found in other.get("/api/tables?mine=true")] == [table]
    assert ann.get("/api/me")["id"] == ann.id


def test_a_wrong_password_and_an_unknown_login_are_refused_alike(server: Server) -> None:
    login = f"bob{uuid.uuid4().hex[:8]}"
    bob = Player(server, "Bob")
    bob.post("/api/me/account", {"login": login, "password": PASSWORD})
    stranger = Player(server)
    wrong = stranger.post("/api/login", {"login": login, "password": "wrong horse"}, 401)
    assert wrong == stranger.post("/api/login", {"login": login + "x", "password": PASSWORD}, 401)
    taken = Player(server, "Eve").post("/api/me/account", {"login": login, "password": PASSWORD}, 409)
    assert taken["error"]["message"] == "login-taken"


def test_name_language_and_colour_change_and_errors_speak_it(server: Server) -> None:
    ann = Player(server, "Ann")
    changed = ann.http.patch(
        "/api/me", json={"name": " Anna  B ", "language": "cs", "colour": "#00ff00"}
    ).json()
    assert (changed["name"], changed["language"], changed["colour"]) == ("Anna B", "cs", "#00ff00")
    assert ann.post("/api/guests", {"name": "\u200b"}, 400)["error"]["message"] == "empty-name"
    table = ann.table("kingdom", "me", "random")
    ann.start(table)
    refused = ann.move(table, 1, 0, "x", ["end"], 403)["error"]
    assert (refused["message"], refused["text"]) == ("not-your-seat", "Tam nesedíš.")


def test_a_token_plays_but_does_not_change_who_somebody_is(server: Server) -> None:
    ann = Player(server, "Ann")
    token = ann.post("/api/me/tokens", {"label": "my bot"})
    with httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {token['secret']}"}) as bot:
        assert bot.get("/api/me").json()["id"] == ann.id
        assert bot.post("/api/me/tokens", json={"label": "another"}).status_code == 403
        assert bot.delete("/api/me").status_code == 403
        assert "secret" not in str(ann.get("/api/me/tokens")[0].get("secret") or "")
        assert ann.http.delete(f"/api/me/tokens/{token['id']}").status_code == 204
        assert bot.get("/api/me").status_code == 401


def test_an_account_that_is_deleted_leaves_its_games_without_a_name(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = bob.table("kingdom", "me", "open")
    ann.join(table)
    assert ann.http.delete("/api/me").status_code == 204
    assert bob.get(f"/api/tables/{table}")["seats"][1]["name"] == "—"
    ann.get("/api/me", 401)


def test_a_cookie_is_signed_and_out_of_reach_of_scripts(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/guests", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    secret, _, mark = answer.cookies["kastelan"].partition(".")
    forged = httpx.get(f"{server.url}/api/me", cookies={"kastelan": f"{secret}.{mark[::-1]}"})
    assert forged.status_code == 401


def test_pages_of_other_sites_are_refused_and_headers_are_strict(server: Server) -> None:
    foreign = httpx.post(
        f"{server.url}/api/guests", json={"name": "Ann"}, headers={"Origin": "https://evil.example"}
    )
    assert foreign.status_code == 403
    own = httpx.post(f"{server.url}/api/guests", json={"name": "Ann"}, headers={"Origin": server.url})
    assert own.status_code == 201
    assert "frame-ancestors 'none'" in own.headers["content-security-policy"]
    assert own.headers["x-content-type-options"] == "nosniff"
