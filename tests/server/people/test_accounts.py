"""Guests, accounts, devices, tokens, and going away."""

from __future__ import annotations

import uuid

import httpx
import pytest
from argon2 import extract_parameters
from argon2.exceptions import VerifyMismatchError
from websockets.exceptions import ConnectionClosed

from kastelan.server.people.accounts import HASHER, unmatched_hash
from tests.server.support.running_server import Player, Server, next_of
from tests.server.tables.test_lobby_feed import lobby

PASSWORD = "correct horse"


def test_a_guest_becomes_an_account_and_comes_back_on_another_device(server: Server) -> None:
    login = f"ann{uuid.uuid4().hex[:8]}"
    ann = Player(server, login)
    table = ann.table("kingdom", "me", "random")
    assert ann.http.post("/api/me/account", json={"login": login, "password": PASSWORD}).status_code == 201
    other = Player(server)
    assert other.post("/api/login", {"login": login.upper(), "password": PASSWORD})["id"] == ann.id
    assert [found["id"] for found in other.get("/api/tables?mine=true")] == [table]
    assert ann.get("/api/me")["id"] == ann.id


def test_a_first_visit_is_no_error(server: Server) -> None:
    assert Player(server).get("/api/here")["person"] is None
    ann = Player(server, "Ann")
    assert ann.get("/api/here")["person"]["id"] == ann.id


def test_the_hash_for_unknown_logins_costs_what_a_real_one_costs_and_fits_no_password() -> None:
    real, none = HASHER.hash(PASSWORD), unmatched_hash(HASHER)
    assert extract_parameters(none) == extract_parameters(real)
    assert len(none) == len(real)
    assert none != unmatched_hash(HASHER)
    with pytest.raises(VerifyMismatchError):
        HASHER.verify(none, PASSWORD)


def test_a_wrong_password_and_an_unknown_login_are_refused_alike(server: Server) -> None:
    login = f"bob{uuid.uuid4().hex[:8]}"
    bob = Player(server, login)
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
        assert bot.post("/api/me/mutes", json={"user": ann.id}).status_code == 403
        assert "secret" not in str(ann.get("/api/me/tokens")[0].get("secret") or "")
        assert ann.http.delete(f"/api/me/tokens/{token['id']}").status_code == 204
        assert bot.get("/api/me").status_code == 401


def account(server: Server, name: str) -> tuple[Player, str]:
    """Somebody with an account, and the login."""
    mark = uuid.uuid4().hex[:8]
    # The name of an account is not given to anyone else.
    person, login = Player(server, f"{name} {mark}"), f"{name.lower()}{mark}"
    person.post("/api/me/account", {"login": login, "password": PASSWORD})
    return person, login


def again(server: Server, login: str, password: str = PASSWORD, agent: str = "") -> Player:
    """The same person on another device."""
    other = Player(server)
    other.http.headers["User-Agent"] = agent
    other.post("/api/login", {"login": login, "password": password})
    return other


def test_devices_are_listed_and_logged_out_one_by_one_or_all(server: Server) -> None:
    ann, login = account(server, "Ann")
    phone = again(server, login, agent="Mozilla/5.0 (Android 15; Mobile) Gecko/140.0 Firefox/140.0")
    again(server, login)
    devices = phone.get("/api/me/sessions")
    assert [device["label"] for device in devices if device["this"]] == ["Firefox, Android"]
    assert len(devices) == 3
    own = next(device["id"] for device in ann.get("/api/me/sessions") if device["this"])
    assert phone.http.delete(f"/api/me/sessions/{own}").status_code == 204
    ann.get("/api/me", 401)
    assert phone.http.delete(f"/api/me/sessions/{own}").status_code == 404
    assert phone.http.delete("/api/me/sessions").status_code == 204
    assert [device["this"] for device in phone.get("/api/me/sessions")] == [True]
    assert phone.http.delete("/api/me/sessions?everywhere=true").status_code == 204
    phone.get("/api/me", 401)


def test_sockets_of_a_device_that_was_logged_out_are_closed_and_do_not_come_back(server: Server) -> None:
    ann, login = account(server, "Ann")
    phone = again(server, login)
    table = ann.table("kingdom", "me", "me")
    ann.start(table)
    with phone.socket(table, "0") as line, lobby(phone) as page:
        next_of(line, "update")
        next_of(page, "tables")
        ann.http.delete("/api/me/sessions")
        for socket in (line, page):
            with pytest.raises(ConnectionClosed):
                next_of(socket, "nothing more")
    with phone.socket(table, "0") as line:
        assert next_of(line, "refused")["error"]["message"] == "not-your-seat"
    with ann.socket(table, "0") as line:
        next_of(line, "update")


def test_nobody_ends_the_session_of_another(server: Server) -> None:
    ann, eve = Player(server, "Ann"), Player(server, "Eve")
    own = ann.get("/api/me/sessions")[0]["id"]
    assert eve.http.delete(f"/api/me/sessions/{own}").status_code == 404
    assert eve.http.delete(f"/api/me/tokens/{own}").status_code == 404
    ann.get("/api/me")


def test_a_new_password_wants_the_old_one_and_logs_out_elsewhere(server: Server) -> None:
    ann, login = account(server, "Ann")
    other = again(server, login)
    change = {"old": "wrong horse", "new": "better horse"}
    assert ann.post("/api/me/password", change, 403)["error"]["message"] == "wrong-password"
    ann.post("/api/me/password", change | {"old": PASSWORD}, 204)
    other.get("/api/me", 401)
    assert ann.get("/api/me")["login"] == login
    Player(server).post("/api/login", {"login": login, "password": PASSWORD}, 401)
    again(server, login, "better horse")
    Player(server, "Eve").post("/api/me/password", change, 403)


def test_an_account_that_is_deleted_leaves_its_games_without_a_name(server: Server) -> None:
    (ann, login), bob = account(server, "Ann"), Player(server, "Bob")
    waiting, running = bob.table("kingdom", "me", "open"), bob.table("kingdom", "me", "open")
    own = ann.table("kingdom", "me", "open")
    for table in (waiting, running):
        ann.join(table)
    bob.start(running)
    ann.post(f"/api/tables/{running}/chat", {"type": "chat", "text": "my name is Ann"})
    ann.http.put("/api/me/preferences", json={"zone": "Europe/Prague"})
    assert ann.http.delete("/api/me").status_code == 204
    ann.get("/api/me", 401)
    Player(server).post("/api/login", {"login": login, "password": PASSWORD}, 401)
    shown = bob.get(f"/api/tables/{running}")["seats"][1]
    assert (shown["name"], shown["stand_in"]) == ("—", "greedy")
    assert [(said["name"], said["text"]) for said in bob.get(f"/api/tables/{running}/chat")] == [("—", "—")]
    assert bob.get(f"/api/tables/{waiting}")["seats"][1]["kind"] == "open"
    assert bob.get(f"/api/tables/{own}")["status"] == "closed"
    bob.get(f"/api/people/{ann.id}", 404)
    assert login not in str(bob.heard)


def test_people_are_found_by_the_beginning_of_their_names(server: Server) -> None:
    name = f"Q{uuid.uuid4().hex[:6]}"
    ann, bob = Player(server, f"{name} one"), Player(server, f"{name}_two")
    found = bob.get(f"/api/people?name={name.lower()}")
    assert {person["id"] for person in found} == {ann.id, bob.id}
    assert [person["id"] for person in bob.get(f"/api/people?name={name}_")] == [bob.id]
    shown = ann.get(f"/api/people/{bob.id}")
    assert (shown["name"], shown["guest"]) == (f"{name}_two", True)
    assert "login" not in shown


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


def test_names_and_logins_are_found_however_they_are_written(server: Server) -> None:
    mark = uuid.uuid4().hex[:6]
    anna = Player(server, f"Жанна {mark}")
    for start in (f"Жанна {mark}", f"жанна {mark}", f"ЖАННА {mark}"):
        assert [person["id"] for person in anna.get(f"/api/people?name={start}")] == [anna.id]
    spaced = f"Жанна  {mark}"
    anna.post("/api/me/account", {"login": spaced, "password": PASSWORD})
    assert Player(server).post("/api/login", {"login": spaced, "password": PASSWORD})["id"] == anna.id
    Player(server).post("/api/login", {"login": "\u200b", "password": PASSWORD}, 401)


def test_a_portrait_belongs_to_a_person_until_another_is_chosen(server: Server) -> None:
    ann = Player(server, "Ann")
    own = ann.get("/api/here")["person"]["portrait"]
    choice = ann.get("/api/portraits")
    assert len(set(choice)) == len(choice) >= 12
    assert ann.http.patch("/api/me", json={"portrait": choice[0]}).json()["portrait"] == choice[0]
    assert ann.get(f"/api/people/{ann.id}")["portrait"] == choice[0]
    assert ann.http.patch("/api/me", json={"portrait": "no face"}).status_code == 400
    assert ann.get("/api/here")["person"]["portrait"] == choice[0]
    assert ann.http.patch("/api/me", json={"portrait": ""}).json()["portrait"] == own


def test_a_portrait_is_drawn_in_both_themes_and_kept(server: Server) -> None:
    ann = Player(server, "Ann")
    code = ann.get("/api/here")["person"]["portrait"]
    day, night = (ann.http.get(f"/art/portraits/{code}?theme={theme}&v=1") for theme in ("light", "dark"))
    assert day.headers["content-type"].startswith("image/svg+xml")
    assert "immutable" in day.headers["cache-control"]
    assert day.text != night.text
    again = ann.http.get(f"/art/portraits/{code}?v=1", headers={"if-none-match": day.headers["etag"]})
    assert again.status_code == 304
    assert ann.http.get("/art/portraits/nobody").status_code == 404
