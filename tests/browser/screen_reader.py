"""A screen reader: it knows a page by its accessibility tree and its live regions, and acts with the keyboard alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.visitor import TIMEOUT

LISTEN: Final = """(() => {
  const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]'
  window.heard = []
  const region = (node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE)
  const note = (live) => {
    const text = live.textContent.replace(/\\s+/g, ' ').trim()
    if (text && live.checkVisibility() && heard.at(-1) !== text) heard.push(text)
  }
  const watch = new MutationObserver((changes) => {
    const added = new Set()
    for (const change of changes) {
      const live = region(change.target)
      if (!live) continue
      if (change.type === 'characterData') added.add(live)
      for (const node of change.addedNodes) {
        if (node.nodeType !== Node.COMMENT_NODE) added.add(live.getAttribute('aria-atomic') === 'false' ? node : live)
      }
    }
    added.forEach((one) => one instanceof Element && note(one))
  })
  watch.observe(document, { subtree: true, childList: true, characterData: true })
})()"""
SHOWN_STATES: Final = ("disabled", "pressed", "expanded", "selected", "checked", "level", "modal", "invalid")
SILENT: Final = {"none", "generic", "InlineTextBox", "StaticText", "LineBreak", "image"}
MOST_TABS: Final = 150
POLL_S: Final = 0.05


@dataclass(frozen=True)
class Node:
    """What a screen reader knows of an element: role, name, value, description, and states."""

    id: str
    role: str
    name: str
    value: str = ""
    description: str = ""
    states: dict[str, Any] = field(default_factory=dict)
    depth: int = 0
    within: tuple[str, ...] = ()  # the names of the regions, groups and lists around it, the outermost first

    @property
    def focused(self) -> bool:
        return bool(self.states.get("focused"))

    @property
    def can_focus(self) -> bool:
        return bool(self.states.get("focusable"))

    @property
    def enabled(self) -> bool:
        return not self.states.get("disabled")

    def __str__(self) -> str:
        states = [f"{key}={self.states[key]}" for key in SHOWN_STATES if self.states.get(key) is not None]
        words = [self.role, f'"{self.name}"', *states]
        if self.value:
            words.append(f"value={self.value}")
        if self.description:
            words.append(f"({self.description})")
        return "  " * self.depth + " ".join(words) + (" <== focus" if self.focused else "")


class ScreenReader:
    """Reads a page, listens to it, and moves the focus with Tab."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._browser = page.context.new_cdp_session(page)
        self._browser.send("Accessibility.enable")

    def read(self) -> list[Node]:
        """The page from top to bottom; of an open dialog, only that."""
        found = self._browser.send("Accessibility.getFullAXTree")["nodes"]
        nodes = {node["nodeId"]: node for node in found}
        read = [*_walk(nodes, found[0]["nodeId"], 0, ())]
        dialogs = [node for node in read if node.states.get("modal")]
        if not dialogs:
            return read
        start = read.index(dialogs[-1])
        end = next(
            (at for at, node in enumerate(read) if at > start and node.depth <= read[start].depth), None
        )
        return read[start:end]

    def heard(self) -> list[str]:
        """What the live regions have said since the last time."""
        return [str(text) for text in self.page.evaluate("heard.splice(0)")]

    def all(self, fits: Callable[[Node], bool]) -> list[Node]:
        return [node for node in self.read() if fits(node)]

    def wait(self, fits: Callable[[Node], bool], why: str) -> Node:
        """The first node that fits, as soon as there is one."""
        end = time.monotonic() + TIMEOUT / 1000
        while time.monotonic() < end:
            found = self.all(fits)
            if found:
                return found[0]
            time.sleep(POLL_S)
        raise AssertionError(f"{why} is not on the page:\n{self}")

    def focus(self) -> Node | None:
        """The element with the focus; the page itself does not count."""
        found = self._browser.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        read = self._browser.send(
            "Accessibility.getPartialAXTree", {"objectId": found["objectId"], "fetchRelatives": False}
        )["nodes"]
        node = _node(read[0], 0, ())
        return None if node.role in ("RootWebArea", "none", "generic") else node

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def go_to(self, fits: Callable[[Node], bool], why: str) -> Node:
        """Press Tab until a node that fits has the focus."""
        passed = []
        for _ in range(MOST_TABS):
            here = self.focus()
            if here and fits(here):
                return here
            passed.append(str(here).strip())
            self.press("Tab")
        raise AssertionError(f"Tab does not reach {why}; it passes {passed}")

    def __str__(self) -> str:
        return "\n".join(map(str, self.read()))


def _walk(nodes: dict[str, Any], at: str, depth: int, within: tuple[str, ...]) -> Iterator[Node]:
    node = nodes[at]
    role, name = _value(node, "role"), " ".join(_value(node, "name").split())
    told = not node.get("ignored") and (role not in SILENT or _text(role, name, node))
    below, inside = depth, within
    if told:
        yield _node(node, depth, within)
        below = depth + 1
        inside = (*within, name) if name and role != "RootWebArea" else within
    for child in node.get("childIds", ()):
        if child in nodes:
            yield from _walk(nodes, child, below, inside)


def _node(node: dict[str, Any], depth: int, within: tuple[str, ...]) -> Node:
    states = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
    name = " ".join(_value(node, "name").split())
    value, description = _value(node, "value"), _value(node, "description")
    return Node(node["nodeId"], _value(node, "role"), name, value, description, states, depth, within)


def _text(role: str, name: str, node: dict[str, Any]) -> bool:
    """Whether it is text of its own, or a picture with a name."""
    return bool(name) and role in ("StaticText", "image")


def _value(node: dict[str, Any], key: str) -> str:
    return str(node.get(key, {}).get("value") or "")
