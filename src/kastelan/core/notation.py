"""Actions as words and numbers, for games with a fixed list of actions."""

from __future__ import annotations

from collections.abc import Iterable

from kastelan.core.errors import BadNotation
from kastelan.core.game import Action, ActionSpace


class ListedActions(ActionSpace):
    """An action space given as one list, in which the place of an action is its number. New actions are only
    appended, so that numbers never change."""

    def __init__(self, rows: Iterable[tuple[Action, str]]) -> None:
        listed = tuple(rows)
        self._word = dict(listed)
        self._actions = tuple(self._word)
        self._index = {action: index for index, action in enumerate(self._actions)}
        self._by_word = {word.lower(): action for action, word in self._word.items()}
        # No action and no word occurs twice.
        assert len(self._word) == len(self._by_word) == len(listed)

    @property
    def size(self) -> int:
        return len(self._actions)

    def index(self, action: Action) -> int:
        index = self._index.get(action)
        if index is None:
            raise BadNotation(repr(action), "no-such-action")
        return index

    def action(self, index: int) -> Action:
        if not 0 <= index < len(self._actions):
            raise BadNotation(str(index), "no-such-action")
        return self._actions[index]

    def write(self, action: Action) -> str:
        word = self._word.get(action)
        if word is None:
            raise BadNotation(repr(action), "no-such-action")
        return word

    def parse(self, text: str) -> Action:
        action = self._by_word.get(text.strip().lower())
        if action is None:
            raise BadNotation(text)
        return action
