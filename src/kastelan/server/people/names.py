"""Names and passwords that people choose: tidied, and refused where they would deceive or protect nobody."""

from __future__ import annotations

import unicodedata
from typing import Final

from kastelan.server.errors import Refused

ALPHABETS: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC")
"""Alphabets with letters that look alike; the Unicode names of letters begin with them."""

GONE: Final = "—"
"""In place of a name or a text that was erased."""

FEWEST_GUESSES: Final = 1_000_000
"""Somebody who tries passwords in the best order finds a weaker one with so many tries, or fewer."""

COMPARED: Final = 72
"""Characters of a password that are looked at; its estimate would take too long for more."""


def tidy(text: str) -> str:
    """The text without invisible characters and extra spaces."""
    return " ".join("".join(sign for sign in text if sign.isprintable()).split())


def cleaned(text: str) -> str:
    """The tidied text; Refused if nothing is left."""
    text = tidy(text)
    if not text:
        raise Refused("empty-name")
    return text


def public_name(name: str) -> str:
    """The cleaned name of a person; Refused if it is made to be taken for another."""
    text = cleaned(name)
    if any(len(_alphabets(word)) > 1 for word in text.split()):
        raise Refused("mixed-alphabets")
    return text


def _alphabets(word: str) -> set[str]:
    names = (unicodedata.name(sign, "").split(" ", 1)[0] for sign in word)
    return {name for name in names if name in ALPHABETS}


def login_form(text: str) -> str:
    """The canonical form of a login."""
    return tidy(text).lower()


def check_password(password: str, *known: str) -> None:
    """Refuse a password that is easily guessed, also by somebody who knows certain words about its owner."""
    # Imported when it is needed: its lists of words would make every start slower.
    from zxcvbn import zxcvbn

    if zxcvbn(password[:COMPARED], user_inputs=["kastelan", *known])["guesses"] < FEWEST_GUESSES:
        raise Refused("weak-password")
