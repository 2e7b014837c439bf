"""A person with a browser. Any unexpected error on a page fails the test."""

from __future__ import annotations

import re
from typing import Any, Final, Literal

from playwright.sync_api import Browser, ConsoleMessage, Page, Response

from tests.server.support.running_server import Player, Server

DESKTOP: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 390, "height": 844}
TIMEOUT: Final = 30_000  # milliseconds; the machine may have other work
SLOW: Final = "preloaded using link preload but not used within a few seconds"  # harmless on a busy machine
NO_WORKER: Final = "Service Worker registration blocked by Playwright"  # most tests run without one
LOG_POLICY_VIOLATIONS: Final = """addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`))"""

COUNT_REQUESTS: Final = """(() => {
  const native = fetch
  window.fetching = 0
  window.fetch = (...given) => {
    fetching += 1
    return native(...given).finally(() => (fetching -= 1))
  }
})()"""
WAIT_UNTIL_IDLE: Final = """() => new Promise((done) => {
  let quiet = 0
  const look = () => {
    const busy = fetching || [...document.images].some((image) => !image.complete) || document.fonts.status !== 'loaded'
    quiet = busy ? 0 : quiet + 1
    if (quiet > 3) done()
    else requestAnimationFrame(look)
  }
  look()
})"""


class Visitor(Player):
    """A guest with a page, and an HTTP client with the same cookie."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str | None = None,
        *,
        phone: bool = False,
        theme: Literal["light", "dark"] = "light",
        **more: Any,
    ) -> None:
        super().__init__(server, name)
        defaults: dict[str, Any] = {
            "base_url": server.url, "locale": "en-US", "viewport": PHONE if phone else DESKTOP, "has_touch": phone,
            "is_mobile": phone, "device_scale_factor": 2 if phone else 1, "color_scheme": theme,
            "reduced_motion": "reduce", "service_workers": "block",
        }  # fmt: skip
        self.context = browser.new_context(**{**defaults, **more})
        self.context.set_default_timeout(TIMEOUT)
        self.context.add_init_script(LOG_POLICY_VIOLATIONS)
        self.context.add_init_script(COUNT_REQUESTS)
        self.context.add_cookies(
            [{"name": key, "value": value, "url": server.url} for key, value in self.http.cookies.items()]
        )
        self.errors: list[str] = []
        self.expected: list[str] = [SLOW, NO_WORKER]
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.errors.append(f"page error: {error}"))
        page.on("response", self._check_status)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"console {message.type}: {message.text} ({message.location.get('url')})")

    def _check_status(self, response: Response) -> None:
        if response.status >= 400:
            self.errors.append(f"{response.status}: {response.request.method} {response.url}")

    def expect_errors(self, *patterns: str) -> None:
        """Accept errors that match one of these patterns."""
        self.expected.extend(patterns)

    def unexpected_errors(self) -> list[str]:
        """The errors that no expected pattern matches."""
        return [one for one in self.errors if not any(re.search(like, one) for like in self.expected)]

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def sit(self, table: str) -> Page:
        """Open a running table, and wait until it is shown."""
        self.go(f"/tables/{table}")
        self.page.wait_for_selector("[data-seq]")
        return self.page

    def wait_until_idle(self) -> None:
        """Wait until no request is pending and everything is drawn."""
        self.page.evaluate(WAIT_UNTIL_IDLE)

    def close(self) -> None:
        self.context.close()
        self.http.close()
