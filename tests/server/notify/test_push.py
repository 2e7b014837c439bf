"""Web Push: encrypted for the device, with nothing private, and never into the own network."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from kastelan.server.errors import Refused
from kastelan.server.notify.push.encryption import DeviceKeys, decoded, encoded, encrypted, sealed
from tests.server.notify.push_service import Device, PushService, claims, pushing
from tests.server.support.running_server import Answer, Player, Server, served

# RFC 8291, section 5 and appendix A.
RFC_PLAIN = "V2hlbiBJIGdyb3cgdXAsIEkgd2FudCB0byBiZSBhIHdhdGVybWVsb24"
RFC_POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
RFC_AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
RFC_SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RFC_SALT = "DGv6ra1nlYgDCS1FRnbzlw"
RFC_BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


@pytest.fixture(scope="module")
def allowing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    place = tmp_path_factory.mktemp("push") / "tables.db"
    contact = "mailto:host@example.org"
    with served(place, private_webhooks=True, webhook_retry_seconds=0.05, push_contact=contact) as server:
        yield server


def subscribed(player: Player, service: PushService, name: str = "one") -> Device:
    device = Device()
    player.post("/api/me/push", device.subscription(service.endpoint(name)))
    return device


def devices(player: Player) -> list[Answer]:
    found: list[Answer] = player.get("/api/me/push")["devices"]
    return found


def until(player: Player, wanted: int) -> list[Answer]:
    """The person's devices, as soon as there are so many."""
    end = time.monotonic() + 60
    while len(found := devices(player)) != wanted:
        assert time.monotonic() < end, found
    return found


def test_the_example_of_the_standard_is_encrypted_as_it_says() -> None:
    keys = DeviceKeys.read(RFC_POINT, RFC_AUTH)
    sender = derive_private_key(int.from_bytes(decoded(RFC_SENDER)), SECP256R1())
    assert encoded(sealed(decoded(RFC_PLAIN) + b"\x02", keys, sender, decoded(RFC_SALT))) == RFC_BODY


def test_all_messages_have_the_same_length() -> None:
    device = Device()
    keys = DeviceKeys(device.point, device.auth)
    texts = (b'{"kind":"test","table":""}', b'{"kind":"your-turn","table":"0123456789012345678901"}')
    assert len({len(encrypted(text, keys)) for text in texts}) == 1
    assert [device.read(encrypted(text, keys))["kind"] for text in texts] == ["test", "your-turn"]


def test_a_turn_is_pushed_and_only_the_device_can_read_it(allowing: Server) -> None:
    ann, bob = Player(allowing, "Ann"), Player(allowing, "Bob")
    with pushing() as service:
        device = subscribed(ann, service)
        table = bob.table("kingdom", "me", "open")
        ann.join(table)
        bob.start(table)
        while 0 in (at := bob.position(table, 0))["actors"]:
            bob.move(table, 0, at["seq"], f"m{at['seq']}", [at["asked"]["legal"][0]])
        head, body = service.next()
        assert device.read(body) == {"kind": "your-turn", "table": table}
        assert (head["Content-Encoding"], head["Urgency"], head["path"]) == ("aes128gcm", "high", "/push/one")
        assert int(head["TTL"]) > 0
        assert len(head["Topic"]) <= 32
        assert table not in str(head).replace(head["Authorization"], "")
        claimed = claims(head["Authorization"], ann.get("/api/me/push")["key"])
        assert (claimed["aud"], claimed["sub"]) == (service.origin, "mailto:host@example.org")
        assert time.time() < claimed["exp"] < time.time() + 86_400
        # The words come from the server, in the person's language, to that person only.
        words = f"/api/me/push/words?kind=your-turn&table={table}"
        assert ann.get(words)["text"] == "Kingdom Builder: it is your turn."
        ann.http.patch("/api/me", json={"language": "cs"})
        assert ann.get(words)["text"] == "Kingdom Builder: jsi na tahu."
        assert bob.get(words)["text"] == "Kingdom Builder: you have already moved."
        assert Player(allowing).http.get(words).status_code == 401


def test_each_device_is_tested_and_removed_by_itself(allowing: Server) -> None:
    ann = Player(allowing, "Ann")
    with pushing() as service:
        device = subscribed(ann, service)
        (shown,) = devices(ann)
        assert (shown["this"], shown["sent"], shown["error"]) == (True, None, None)
        ann.post(f"/api/me/push/{shown['id']}/test")
        assert device.read(service.next()[1]) == {"kind": "test", "table": ""}
        while (shown := devices(ann)[0])["sent"] is None:
            pass
        assert Player(allowing, "Eve").http.post(f"/api/me/push/{shown['id']}/test").status_code == 404
        assert Player(allowing, "Eve").http.delete(f"/api/me/push/{shown['id']}").status_code == 404
        ann.http.delete(f"/api/me/push/{shown['id']}")
        assert devices(ann) == []


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_has_expired_is_dropped(status: int, allowing: Server) -> None:
    ann = Player(allowing, "Ann")
    with pushing(status) as service:
        subscribed(ann, service)
        ann.post("/api/me/preferences/test")
        service.next()
        until(ann, 0)


def test_a_busy_push_service_is_asked_again_and_one_that_refuses_is_not(allowing: Server) -> None:
    ann = Player(allowing, "Ann")
    with pushing(503, 429, 201, 403) as service:
        device = subscribed(ann, service)
        ann.post("/api/me/preferences/test")
        assert {device.read(service.next()[1])["kind"] for _ in range(3)} == {"test"}
        while devices(ann)[0]["sent"] is None:
            pass
        ann.post("/api/me/preferences/test")
        service.next()
        while devices(ann)[0]["error"] is None:
            pass
        assert devices(ann)[0]["error"] == "status 403"
        assert service.messages.empty()


def test_a_device_belongs_to_its_login_and_an_endpoint_to_one_person(allowing: Server) -> None:
    ann, bob = Player(allowing, "Ann"), Player(allowing, "Bob")
    with pushing() as service:
        subscribed(ann, service, "shared")
        subscribed(ann, service, "again")  # the same browser, with a new subscription
        assert len(devices(ann)) == 1
        subscribed(bob, service, "again")  # somebody else uses that browser now
        assert (devices(ann), len(devices(bob))) == ([], 1)
        bob.post("/api/me/account", {"login": f"bob{time.time_ns()}", "password": "correct horse battery"})
        assert devices(bob) == []  # the session has ended; the page subscribes again


def test_the_key_is_kept(allowing: Server, tmp_path: Path) -> None:
    first = Player(allowing, "Ann").get("/api/me/push")["key"]
    assert len(decoded(first)) == 65
    database = tmp_path / "tables.db"
    keys = []
    for _ in range(2):
        with served(database) as server:
            keys.append(Player(server, "Ann").get("/api/me/push")["key"])
    assert keys[0] == keys[1] != first


def test_pushes_of_turn_by_turn_games_wait_for_the_end_of_quiet_hours(allowing: Server) -> None:
    ann = Player(allowing, "Ann")
    at = datetime.now(UTC)
    quiet = {"start": f"{at - timedelta(hours=1):%H:%M}", "end": f"{at + timedelta(hours=1):%H:%M}"}
    with pushing() as service:
        device = subscribed(ann, service)
        ann.http.put("/api/me/preferences", json={"quiet": quiet})
        asleep = ann.table("kingdom", "me", "me", pace="turns")
        ann.start(asleep)
        live = ann.table("kingdom", "me", "me")
        ann.start(live)
        assert device.read(service.next()[1])["table"] == live
        assert service.messages.empty()


def test_nothing_is_pushed_into_the_own_network_or_without_tls(server: Server) -> None:
    ann, device = Player(server, "Ann"), Device()
    with pushing() as service:
        for endpoint, why in (
            (service.endpoint("x"), "private-webhook"),
            ("https://10.0.0.1/push", "private-webhook"),
            ("http://push.example.org/x", "bad-push"),
            ("ftp://push.example.org/x", "bad-webhook"),
        ):
            refused = ann.http.post("/api/me/push", json=device.subscription(endpoint))
            assert refused.json()["error"]["message"] == why, endpoint
        ann.post("/api/me/push", device.subscription("https://localhost:1/push"))
        ann.post("/api/me/preferences/test")
        while (shown := devices(ann)[0])["error"] is None:
            pass
        assert shown["error"] == "private"
        assert service.messages.empty()


@pytest.mark.parametrize(
    "wrong", [{"p256dh": "AAAA"}, {"p256dh": "ž"}, {"auth": "AAAA"}, {"p256dh": encoded(b"\x04" + bytes(64))}]
)
def test_keys_that_are_none_are_refused(wrong: dict[str, str]) -> None:
    good = {"p256dh": encoded(Device().point), "auth": encoded(bytes(16))}
    DeviceKeys.read(**good)
    with pytest.raises(Refused, match="bad-push"):
        DeviceKeys.read(**{**good, **wrong})


def test_a_person_has_a_limited_number_of_devices(allowing: Server) -> None:
    ann = Player(allowing, "Ann")
    login = f"ann{time.time_ns()}"
    ann.post("/api/me/account", {"login": login, "password": "correct horse battery"})
    with pushing() as service:
        for number in range(13):
            here = Player(allowing)
            here.post("/api/login", {"login": login, "password": "correct horse battery"})
            given = Device().subscription(service.endpoint(f"{login}-{number}"))
            answer = here.http.post("/api/me/push", json=given)
            assert answer.status_code == (201 if number < 12 else 429), answer.text
