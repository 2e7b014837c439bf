"""How messages on sockets are compressed: each by itself, and small ones not at all.

A compressor that remembers earlier messages makes smaller ones, but takes 43 kB for each socket, twice as
much as everything else, and has to work for each socket anew.
"""

from __future__ import annotations

from collections.abc import Sequence

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

from kastelan.server.http.framing import SETTINGS, SMALLEST, WINDOW_BITS


class Deflate(PerMessageDeflate):
    """The extension as agreed with a client, which leaves small messages as they are."""

    @property
    def reads_ours(self) -> bool:
        """Whether the client reads what we compress for everyone; it may have asked for a smaller window."""
        return self.local_max_window_bits >= WINDOW_BITS

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < SMALLEST else super().encode(frame)


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Offers compression in which no message depends on an earlier one, in either direction."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings=SETTINGS,
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Deflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, Deflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )
