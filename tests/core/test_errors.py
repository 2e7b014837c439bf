"""Errors carry facts, have a readable text, and can be pickled."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from kastelan.core.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    KastelanError,
    NotYourDecision,
    UnknownFollows,
)

EACH = (
    KastelanError("something", count=3),
    IllegalAction("KB-BUILD-3", "must-be-adjacent", hex="F7"),
    NotYourDecision(1),
    UnknownFollows("end", "F7"),
    BadOption("seed", "bad-seed", seed="x"),
    BadNotation("Z99"),
    BadNotation("Z99", "bad-hex"),
    BadPosition(),
    BadPosition("position-of-another-game", game="kingdom", version=2),
    BadRecord("move-refused", line=4, move=17, text="F7"),
    BadRecord.of(BadOption("players", "bad-players", players="9")),
)
NAMES = [f"{number}-{type(error).__name__}" for number, error in enumerate(EACH)]


@pytest.mark.parametrize("error", EACH, ids=NAMES)
@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_a_pickled_error_is_the_same(error: KastelanError, protocol: int) -> None:
    for back in (pickle.loads(pickle.dumps(error, protocol)), copy.deepcopy(error)):
        assert type(back) is type(error)
        assert vars(back) == vars(error)
        assert back.args == error.args
        assert str(back) == str(error)


def raise_error(number: int) -> None:
    raise EACH[number]


def test_errors_return_from_another_process() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        for number, error in enumerate(EACH):
            with pytest.raises(type(error)) as caught:
                pool.submit(raise_error, number).result()
            assert vars(caught.value).items() >= vars(error).items()


def test_all_errors_share_one_base_class() -> None:
    assert all(isinstance(error, KastelanError) for error in EACH)


def test_the_text_of_an_error_has_its_message_and_facts() -> None:
    assert str(KastelanError("plain")) == "plain"
    assert str(EACH[1]) == "must-be-adjacent (rule=KB-BUILD-3, hex=F7)"
    assert str(NotYourDecision(0)) == "not-your-decision (seat=1)"  # people count seats from 1


def test_an_error_about_a_header_keeps_its_facts() -> None:
    error = BadRecord.of(BadOption("players", "bad-players", players="9"))
    assert (error.message, error.line, error.move) == ("bad-players", 0, 0)
    assert error.facts["players"] == "9"
    assert error.facts["option"] == "players"
