"""A language model as a player, over the line protocol, with the standard library only.

    export MODEL_URL=http://localhost:8080/v1/chat/completions MODEL_NAME=any
    kastelan arena kingdom "cmd:python examples/language_model_bot.py" random --games 2

It describes the seat's view and the legal words to a server with the usual chat interface, and takes the
legal word in its answer. Without MODEL_URL a stub answers, which always takes the last word.
"""

import json
import os
import re
import sys
import urllib.request

SAMPLE = {"game": "kingdom", "seat": 0, "view": {"own": [1], "supply": [39]}, "legal": ["T20", "A2"]}


def prompt(question: dict) -> str:  # type: ignore[type-arg]  # the JSON object of the question
    """What the model reads."""
    return (
        f"You play {question['game']} in seat {question['seat']}.\n"
        f"All that you can see: {json.dumps(question['view'])}\n"
        f"Legal: {' '.join(question['legal'])}\n"
        "Answer with one of the legal words and nothing else."
    )


def ask(text: str) -> str:
    """The model's answer."""
    url = os.environ.get("MODEL_URL")
    if url is None:
        return f"I take {text.splitlines()[2].split()[-1]}."
    message = {"model": os.environ.get("MODEL_NAME", ""), "messages": [{"role": "user", "content": text}]}
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(url, json.dumps(message).encode(), headers)  # noqa: S310  # as you set it
    with urllib.request.urlopen(request, timeout=60) as reply:  # noqa: S310
        return str(json.load(reply)["choices"][0]["message"]["content"])


def chosen(answer: str, legal: list[str]) -> str:
    """The last legal word in an answer; the first legal one if the model named none."""
    words = re.findall(r"[^\s.!?\"'`]+", answer)
    return next((word for word in reversed(words) if word in legal), legal[0])


line = sys.stdin.readline() or json.dumps(SAMPLE)
while line:
    question = json.loads(line)
    print(json.dumps({"play": chosen(ask(prompt(question)), question["legal"])}), flush=True)
    line = sys.stdin.readline()
