"""Saving a game while it is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from kastelan.cli.table.players import seated
from kastelan.cli.table.saves import SaveFile
from kastelan.cli.table.session import Session
from kastelan.cli.terminal import BadInput
from kastelan.core.record import begin, parse
from kastelan.games import find
from kastelan.games.kingdom import KINGDOM
from kastelan.locale import Speaker


def test_a_file_that_cannot_be_written_is_complained_about_once_until_it_can_be_written(
    tmp_path: Path,
) -> None:
    session = Session(begin(KINGDOM, 2, {"start": "1"}, 3), find)
    folder = tmp_path / "saves"
    folder.write_text("a file where the folder should be")
    file = SaveFile(folder / "game.kst", session, seated("kingdom", 2, ["A=you"], Speaker("en")))
    file.save()  # no person has moved
    session.play(0, session.state.legal(0)[0])
    with pytest.raises(BadInput, match="cannot-write-file"):
        file.save()
    file.save()
    assert not file.is_saved
    folder.unlink()
    file.save()
    assert file.is_saved
    assert len(parse((folder / "game.kst").read_text()).moves) == 1
