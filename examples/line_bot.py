"""A bot as a separate program: a line of JSON in, a line of JSON out, with the standard library only.

    kastelan arena kingdom "cmd:python examples/line_bot.py" random --games 20

In Kingdom Builder it builds next to as many of its own settlements as possible; in other games it plays at
random. Without input it answers a sample question.
"""

import json
import random
import re
import sys

SAMPLE = {"game": "kingdom", "seat": 0, "view": {"own": [1]}, "legal": ["T20", "A2"]}


def choose(question: dict) -> str:  # type: ignore[type-arg]  # the JSON object of the question
    """Choose one of the legal words; your idea goes here."""
    if question["game"] != "kingdom":
        return str(random.choice(question["legal"]))
    own = int(str(question["view"]["own"][question["seat"]]), 0)  # one bit for each hex with a settlement
    return str(max(question["legal"], key=lambda word: own_neighbours(word, own)))


def own_neighbours(word: str, own: int) -> int:
    """The number of own settlements next to the hex of a word: column A to T, row 1 to 20."""
    found = re.fullmatch(r"\+?([A-T])([0-9]+)", word)
    if found is None:
        return 0
    column, row = ord(found[1]) - 65, int(found[2]) - 1
    right = column + row % 2  # every second row lies half a hex further right
    beside = [(row, column - 1), (row, column + 1)]
    beside += [(row + step, right - side) for step in (-1, 1) for side in (0, 1)]
    return sum(own >> (20 * r + c) & 1 for r, c in beside if 0 <= r < 20 and 0 <= c < 20)


line = sys.stdin.readline() or json.dumps(SAMPLE)
while line:
    print(json.dumps({"play": choose(json.loads(line))}), flush=True)
    line = sys.stdin.readline()
