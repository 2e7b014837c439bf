"""A person who plays without a server, in a browser of their own."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.input_devices import InputDevice, Mouse, Touch
from tests.browser.player import PagePlayer
from tests.browser.visitor import DESKTOP, LOG_POLICY_VIOLATIONS, PHONE, SLOW, TIMEOUT

TITLES: Final = {"kingdom": "Kingdom Builder", "ludwig": "Castles of Mad King Ludwig", "seasons": "Seasons"}
HARMLESS: Final = (SLOW, "ERR_INTERNET_DISCONNECTED")
REMEMBER: Final = "([game, draft]) => localStorage.setItem(`kastelan-usual-${game}`, JSON.stringify(draft))"
SHOWN: Final = "article h2, [data-seq], main h1"


STOP_AT_ONCE: Final = """() => {
  window.stoppedAt = null
  new MutationObserver((_, observer) => {
    const stop = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === 'Move now')
    if (!stop?.checkVisibility()) return
    window.stoppedAt = document.querySelector('[data-seq]').dataset.seq
    observer.disconnect()
    stop.click()
  }).observe(document.body, { childList: true, subtree: true, attributes: true })
}"""
"""A quick machine may be done with a thought before a test has found the button and clicked it."""


class Guest:
    """Visits the page while there is a network, and stays when there is none."""

    def __init__(self, browser: Browser, url: str, hand: InputDevice | None = None, **more: Any) -> None:
        self.hand = hand or Mouse()
        phone: dict[str, Any] = (
            {"viewport": PHONE, "has_touch": True, "is_mobile": True} if isinstance(hand, Touch) else {}
        )
        self.context: BrowserContext = browser.new_context(
            **{"viewport": DESKTOP, "locale": "en-US", "reduced_motion": "reduce", **phone, **more}
        )
        self.context.set_default_timeout(2 * TIMEOUT)
        self.context.add_init_script(LOG_POLICY_VIOLATIONS)
        self.url, self.errors = url, list[str]()
        self.page = self.tab()

    def tab(self, path: str = "/") -> Page:
        """Another tab, at a path of the client."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self._heard(said.type, f"{said.text} {said.location.get('url')}"))
        self.go(path, page)
        return page

    def _heard(self, kind: str, text: str) -> None:
        if kind == "error" and not any(known in text for known in HARMLESS):
            self.errors.append(text)

    def go(self, path: str, page: Page | None = None) -> Page:
        """Load a path of the client anew."""
        page = page or self.page
        page.goto(self.url if path == "/" else f"{self.url}?page={path}")
        page.wait_for_selector(SHOWN)
        return page

    def leave_the_network(self) -> None:
        """Wait until the page says that all is kept; from then on nothing can be loaded."""
        self.page.wait_for_selector("[data-kept]")
        self.context.set_offline(True)

    def play_now(self, game: str, bot: str | None = None) -> None:
        """Start a game from its card on the first page."""
        card = self.page.locator("article", has=self.page.get_by_role("heading", name=TITLES[game]))
        if bot:
            card.get_by_label("Against").select_option(bot)
        card.get_by_role("button", name="Play now").click()
        self.page.wait_for_selector("[data-seq]")

    def play(self, game: str, *others: str, **options: str) -> None:
        """Start a game with these opponents, bots or `me`, and these options."""
        seats = [{"kind": "me"} if one == "me" else {"kind": "bot", "bot": one} for one in ("me", *others)]
        self.page.evaluate(REMEMBER, [game, {"game": game, "seats": seats, "options": options}])
        self.go(f"/new/{game}")
        self.page.get_by_role("button", name="My usual").click()
        self.page.get_by_role("button", name="Start the game").click()
        self.page.wait_for_selector("[data-seq]")

    def stop_a_thought(self, game: str) -> int:
        """Play until a bot's thought can be stopped, and stop it at once; the number of the position then."""
        self.page.evaluate(STOP_AT_ONCE)
        player = PagePlayer(self.page, game, self.hand)
        while (stopped := self.page.evaluate("window.stoppedAt")) is None:
            assert not self.page.locator("dialog[open]").count(), "the game is over"
            if player.asks():
                player.step()
        return int(stopped)
