"""A bot that plays on a Kastelan server through its public interface:

    python examples/external_bot.py http://localhost:8000 kst_TOKEN TABLE SEAT

docs/server.md says how to get a token and a table.
"""

import json
import random
import sys

from websockets.sync.client import connect


def play(url: str, token: str, table: str, seat: int) -> list[int]:
    """Play random legal moves until the game ends, and return the final scores."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket?seats={seat}"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        while True:
            message = json.loads(socket.recv())
            position = message.get("position", {})
            if position.get("result") is not None:
                return list(position["result"])
            if position.get("asked") is not None:
                word = random.choice(position["asked"]["legal"])  # your idea goes here
                move = {"type": "move", "seat": seat, "seq": position["seq"], "words": [word]}
                socket.send(json.dumps(move | {"id": f"move-{position['seq']}"}))


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])) if len(sys.argv) == 5 else __doc__)
