"""Notices that are pushed: turned on and tested on the page, shown by the service worker, opened by a tap."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.running_server import Server, served
from tests.browser.test_installed_app import await_true, with_worker
from tests.browser.visitor import Visitor
from tests.server.notify.push_service import Device, PushService, pushing

# Chromium has no push service here: the browser's part is played by this, and the server's is real.
PUSH_MANAGER: Final = """(given) => {
  const made = (options) => ({ ...given, options, unsubscribe: async () => (localStorage.removeItem('pushing'), true),
    toJSON: () => ({ endpoint: given.endpoint, keys: given }) })
  const kept = () => localStorage.getItem('pushing')
  const bytes = (text) => Uint8Array.from(text.split(','), Number)
  PushManager.prototype.getSubscription = async () => kept() && made({ applicationServerKey: bytes(kept()).buffer })
  PushManager.prototype.subscribe = async (options) => {
    if (!options.userVisibleOnly) throw new Error('not allowed')
    localStorage.setItem('pushing', options.applicationServerKey.join())
    return made(options)
  }
}"""
SHOWN: Final = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag, lang }) => ({ title, body, tag, lang }))"""
# A tap on a notice is a press by the person; one that a test makes may not focus a page.
TAPPED: Final = """async () => {
  WindowClient.prototype.focus = async function () { return this }
  const [notification] = await self.registration.getNotifications()
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with pushing() as service:
        yield service


@pytest.fixture(scope="module")
def allowing(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may push to loopback."""
    assert chromium
    with served(tmp_path_factory.mktemp("push"), private_webhooks=True) as server:
        yield server


class Pushed:
    """A visitor with a device that can be pushed to."""

    def __init__(self, visitor: Visitor, service: PushService) -> None:
        self.visitor, self.service, self.device = visitor, service, Device()
        given = self.device.subscription(service.endpoint("chromium"))
        visitor.context.grant_permissions(["notifications"])
        visitor.context.add_init_script(f"({PUSH_MANAGER})({json.dumps(given)})")
        self.page = with_worker(visitor)

    def turn_on(self) -> Page:
        page = self.visitor.go("/me")
        page.get_by_role("button", name="Notify me on this device").click()
        expect(page.get_by_role("button", name="Turn off")).to_be_visible()
        return page

    def deliver(self, message: dict[str, Any]) -> None:
        """Hand a message that the push service got to the browser, as a push service does."""
        devtools = self.visitor.context.new_cdp_session(self.page)
        found = list[str]()
        devtools.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
        )
        devtools.send("ServiceWorker.enable")
        while not found:
            self.page.evaluate("0")
        given = {"origin": self.visitor.server.url, "registrationId": found[0], "data": json.dumps(message)}
        devtools.send("ServiceWorker.deliverPushMessage", given)

    def shown(self) -> dict[str, str]:
        """The notice that is shown, as soon as there is one."""
        await_true(self.page, f"async () => (await ({SHOWN})()).length === 1")
        found: dict[str, str] = self.page.evaluate(SHOWN)[0]
        return found


def test_notices_are_turned_on_tested_and_turned_off(
    allowing: Server, new_visitor: NewVisitor, service: PushService
) -> None:
    ann = Pushed(new_visitor("Ann", at=allowing, service_workers="allow"), service)
    page = ann.turn_on()
    page.get_by_role("button", name="Test", exact=True).click()
    message = ann.device.read(service.next()[1])
    assert message == {"kind": "test", "table": ""}
    ann.deliver(message)
    assert ann.shown()["body"] == "This is a test: notifications from Kastelan reach you."
    page.reload()
    expect(page.get_by_text("last notice")).to_be_visible()
    page.get_by_role("button", name="Turn off").click()
    expect(page.get_by_role("button", name="Notify me on this device")).to_be_visible()
    assert ann.visitor.get("/api/me/push")["devices"] == []


def test_a_tap_on_a_notice_opens_the_table(
    allowing: Server, new_visitor: NewVisitor, service: PushService
) -> None:
    ann = Pushed(new_visitor("Ann", at=allowing, service_workers="allow"), service)
    page = ann.turn_on()
    table = ann.visitor.table("kingdom", "me", "me")
    ann.visitor.start(table)
    message = ann.device.read(service.next()[1])
    assert message == {"kind": "your-turn", "table": table}
    ann.deliver(message)
    shown = ann.shown()
    assert (shown["title"], shown["body"]) == ("Kastelan", "Kingdom Builder: it is your turn.")
    assert shown["tag"] == table
    (worker,) = ann.visitor.context.service_workers
    worker.evaluate(TAPPED)
    page.wait_for_url(f"**/tables/{table}")
    page.wait_for_selector(".curtain")  # both seats are at this device


def test_without_an_answer_the_words_are_general_and_in_the_persons_language(
    allowing: Server, new_visitor: NewVisitor, service: PushService
) -> None:
    visitor = new_visitor("Ann", at=allowing, service_workers="allow", locale="cs-CZ")
    visitor.expect_errors("404")
    ann = Pushed(visitor, service)
    ann.deliver({"kind": "your-turn", "table": "unknown"})
    shown = ann.shown()
    assert (shown["body"], shown["lang"]) == ("Jsi na tahu.", "cs")


def test_a_device_is_subscribed_again_after_a_login(
    allowing: Server, new_visitor: NewVisitor, service: PushService
) -> None:
    ann = Pushed(new_visitor("Ann", at=allowing, service_workers="allow"), service)
    page = ann.turn_on()
    before = ann.visitor.get("/api/me/push")["devices"]
    ann.visitor.http.delete(f"/api/me/push/{before[0]['id']}")  # as the end of the session would
    page.goto("/about")
    with page.expect_response("**/api/me/push?*") as asked:
        page.reload()
    assert asked.value.ok
    while not (after := ann.visitor.get("/api/me/push")["devices"]):
        pass
    assert [one["id"] for one in after] != [one["id"] for one in before]


def test_who_blocks_notifications_is_told_so(allowing: Server, new_visitor: NewVisitor) -> None:
    ann = new_visitor("Ann", at=allowing, service_workers="allow")
    ann.context.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    page = ann.go("/me")
    expect(page.get_by_text("The browser blocks notifications from this page.")).to_be_visible()
