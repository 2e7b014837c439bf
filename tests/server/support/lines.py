"""A socket's connection that only notes what it is to send."""

from __future__ import annotations

from kastelan.server.wire.messages import Message


class NotedLine:
    """Notes messages and close codes; it takes `most` messages."""

    def __init__(self, most: int = 1_000_000) -> None:
        self.most = most
        self.messages: list[Message] = []
        self.closed: list[int] = []

    @property
    def raw(self) -> list[bytes]:
        return [message.raw for message in self.messages]

    def deliver(self, message: Message) -> bool:
        if len(self.messages) == self.most:
            return False
        self.messages.append(message)
        return True

    def hang_up(self, code: int) -> None:
        self.closed.append(code)
