"""Names and passwords that people choose: tidied, and refused where they would deceive or protect nobody."""

from __future__ import annotations

import unicodedata
from typing import Final

from kastelan.server.errors import Refused

EASTERN: Final = frozenset({"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"})
"""Scripts that are written with others in one word; the Unicode names of letters begin with the script."""

BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Signs that show nothing, though Unicode counts them as printable."""

LOOKS: Final = str.maketrans(
    "авеѕіјкмнорстухԁԛԝһӏαβεζηικμνορτυχ0|1l",
    "abesijkmhopctyxdqwhiabezhikmnoptyxoiii",
)
"""Cyrillic and Greek letters that look like Latin ones, here or as capitals, and digits like letters."""

LONGEST: Final = 40
"""Letters of a name."""

GONE: Final = "—"
"""In place of a name or a text that was erased."""

FEWEST_GUESSES: Final = 1_000_000
"""Somebody who tries passwords in the best order finds a weaker one with so many tries, or fewer."""

COMPARED: Final = 72
"""Characters of a password that are looked at; its estimate would take too long for more."""


def tidy(text: str) -> str:
    """The text without invisible characters and extra spaces."""
    shown = (sign if sign.isprintable() else " " if sign.isspace() else "" for sign in text)
    return " ".join("".join(sign for sign in shown if sign not in BLANK).split())


def cleaned(text: str) -> str:
    """The tidied text; Refused if nothing is left."""
    text = tidy(text)
    if not text:
        raise Refused("empty-name")
    return text


def public_name(name: str) -> str:
    """The cleaned name of a person, in plain letters; Refused if it is made to be taken for another."""
    text = cleaned(unicodedata.normalize("NFKC", name))[:LONGEST].rstrip()
    if any(len(_scripts(word)) > 1 for word in text.split()):
        raise Refused("mixed-alphabets")
    return text


def look(name: str) -> str:
    """How a name looks: the same for names that a reader would take for each other."""
    plain = tidy(unicodedata.normalize("NFKC", name)).casefold().translate(LOOKS)
    return "".join(plain.split())[: 2 * LONGEST]


def _scripts(word: str) -> set[str]:
    letters = (sign for sign in word if unicodedata.category(sign) in ("Lu", "Ll", "Lt", "Lo"))
    return {unicodedata.name(sign, "").split(" ", 1)[0] for sign in letters} - EASTERN


def login_form(text: str) -> str:
    """The canonical form of a login."""
    return tidy(unicodedata.normalize("NFKC", text)).lower()


def check_password(password: str, *known: str) -> None:
    """Refuse a password that is easily guessed, also by somebody who knows certain words about its owner."""
    # Imported when it is needed: its lists of words would make every start slower.
    from zxcvbn import zxcvbn

    if zxcvbn(password[:COMPARED], user_inputs=["kastelan", *known])["guesses"] < FEWEST_GUESSES:
        raise Refused("weak-password")
