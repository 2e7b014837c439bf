"""A request of the page, taken apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec

from kastelan.locale import LANGUAGES
from kastelan.server.errors import Refused

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Request:
    """The method, the path, the query and the body."""

    method: str
    path: str
    query: dict[str, list[str]]
    body: str = ""

    @classmethod
    def of(cls, method: str, url: str, body: str = "") -> Request:
        """The request for a path with its query."""
        parts = urlsplit(url)
        return cls(method, parts.path, parse_qs(parts.query, keep_blank_values=True), body)

    @property
    def language(self) -> str:
        found = self.text("language")
        return found if found in LANGUAGES else "en"

    def text(self, name: str, default: str = "") -> str:
        """A word of the query."""
        return self.query.get(name, [default])[-1]

    def number(self, name: str) -> int | None:
        """A number of the query; None if it is not there."""
        word = self.text(name)
        if not word:
            return None
        if not (word.isascii() and word.isdecimal()):
            raise Refused("bad-request", where=name)
        return int(word)

    def flag(self, name: str) -> bool:
        return self.text(name) in ("1", "true")

    def read(self, kind: type[T]) -> T:
        """The body as a struct."""
        try:
            return msgspec.json.decode(self.body or "{}", type=kind)
        except msgspec.MsgspecError:
            raise Refused("bad-request", where="-") from None
