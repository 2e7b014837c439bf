"""A film of a page, frame by frame: the clock of the page stands still while a picture is taken.

So a film is smooth however busy the machine is. Timers follow the clock that Playwright installs; animations do
not, so they are stopped and moved on by hand.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops
from playwright.sync_api import Page

FRAME_MS: Final = 80
LONGEST_MS: Final = 1000
"""For so long at most nothing happens in a film: waiting for a bot is cut."""
LAST_MS: Final = 2500
WIDTH: Final = 760
QUALITY: Final = 55
MOVE_ANIMATIONS_ON: Final = """(ms) => {
  for (const one of document.getAnimations()) {
    if (one.playState === 'running') one.pause()
    const end = one.effect.getComputedTiming().endTime
    const next = Number(one.currentTime ?? 0) + ms
    if (next >= end) one.finish()
    else one.currentTime = next
  }
}"""


@dataclass
class Film:
    """The pictures of a page so far, and for how long each is shown."""

    page: Page
    frames: list[Image.Image] = field(default_factory=list)
    times: list[int] = field(default_factory=list)

    @property
    def length_ms(self) -> int:
        return sum(self.times)

    def start(self) -> None:
        """Stop the clock of the page."""
        self.page.clock.pause_at(self.page.evaluate("() => Date.now() + 1000"))
        self._take()

    def run(self, ms: int) -> None:
        """Film for some time."""
        for _ in range(ms // FRAME_MS):
            self.page.evaluate(MOVE_ANIMATIONS_ON, FRAME_MS)
            self.page.clock.run_for(FRAME_MS)
            self._take()

    def _take(self) -> None:
        whole = Image.open(BytesIO(self.page.screenshot(animations="allow"))).convert("RGB")
        high = round(whole.height * WIDTH / whole.width)
        frame = whole.resize((WIDTH, high), Image.Resampling.LANCZOS)
        if self.frames and not ImageChops.difference(frame, self.frames[-1]).getbbox():
            self.times[-1] = min(self.times[-1] + FRAME_MS, LONGEST_MS)
            return
        self.frames.append(frame)
        self.times.append(FRAME_MS)

    def write(self, path: Path) -> None:
        """Write an animated WebP that starts over at its end."""
        first, *others = self.frames
        times = [*self.times[:-1], LAST_MS]
        first.save(
            path, save_all=True, append_images=others, duration=times, loop=0, quality=QUALITY, method=4,
            minimize_size=False, kmax=100,
        )  # fmt: skip
