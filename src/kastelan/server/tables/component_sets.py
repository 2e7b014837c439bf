"""Sets of own components that the server offers by name (docs/components.md).

The content of every set is kept in the database, so a table plays on when its set is changed or removed: a
changed file is another set, because the hash of what it changes is part of the option's value.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.core.custom_components import components_option, read_file, refuse
from kastelan.core.errors import BadOption
from kastelan.games import GAMES, find
from kastelan.server.errors import NotFound
from kastelan.server.operation.clock import now
from kastelan.server.storage import schema

NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
SUFFIX: Final = ".json"
logger = logging.getLogger("kastelan.server")


@dataclass(frozen=True, slots=True)
class ComponentSet:
    """Own components of a game; `value` is that of its option, such as `true-tiles.json#5a0c1f9e2b47`."""

    game: str
    value: str
    content: str

    @property
    def file(self) -> str:
        """The name of its file, under which records name it too."""
        return self.value.rpartition("#")[0]

    def install(self) -> None:
        """Make the set known in this process; BadOption if it is not valid."""
        installed = _install(self.game, self.file, self.content)
        if installed != self.value:
            _, _, expected = self.value.rpartition("#")
            _, _, found = installed.rpartition("#")
            raise refuse("components-changed", path=self.file, expected=expected, found=found)


def _install(game: str, file: str, content: str) -> str:
    option = components_option(find(game))
    if option is None:
        raise BadOption("components", "unknown-option", expected=game)
    return option.install(file, json.loads(content))


def load(name: str, path: str) -> ComponentSet:
    """The set in a file, installed for the game whose tables it has; BadOption if it is not valid."""
    if not NAME.fullmatch(name):
        raise BadOption("components", "components-bad-name", value=name[:60])
    given = read_file(path)
    for game in GAMES:
        option = components_option(find(game))
        if option is not None and option.tables & given.keys():
            content = json.dumps(given, ensure_ascii=False, indent=1)
            return ComponentSet(game, _install(game, name + SUFFIX, content), content)
    raise BadOption("components", "components-of-no-game", path=path)


class ComponentSets:
    """The sets that are offered, and all that tables may still use."""

    def __init__(self, engine: AsyncEngine, files: Sequence[tuple[str, str]]) -> None:
        self._engine, self._files = engine, files
        self._offered: tuple[ComponentSet, ...] = ()
        self.known: tuple[ComponentSet, ...] = ()

    async def open(self) -> None:
        """Keep the sets of the files, and install those of earlier runs too."""
        self._offered = tuple(load(name, path) for name, path in self._files)
        for one in self._offered:
            await self._keep(one)
        table = schema.component_sets
        async with self._engine.connect() as connection:
            rows = (await connection.execute(select(table.c.game, table.c.value, table.c.content))).all()
        self.known = tuple(one for row in rows if _usable(one := ComponentSet(*row)))

    async def _keep(self, one: ComponentSet) -> None:
        row = {"game": one.game, "value": one.value, "content": one.content, "installed": now()}
        table = schema.component_sets
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(table).values(row))
        except IntegrityError:  # kept by an earlier run, or by another process just now
            # The names in it may have changed, which are not part of the hash.
            same = (table.c.game == one.game) & (table.c.value == one.value)
            async with self._engine.begin() as connection:
                await connection.execute(update(table).where(same).values(content=one.content))

    def offered(self, game: str) -> tuple[str, ...]:
        """The values of the option that new tables of a game can choose besides the default."""
        return tuple(one.value for one in self._offered if one.game == game)

    def found(self, game: str, value: str) -> ComponentSet:
        """A set that some table may use; NotFound if there is none."""
        for one in self.known:
            if (one.game, one.value) == (game, value):
                return one
        raise NotFound("no-such-components", value=value[:60])


def _usable(one: ComponentSet) -> bool:
    """Whether a stored set could be installed. If not, its tables cannot be opened, but all others can."""
    try:
        one.install()
    except (BadOption, ValueError):
        logger.exception("the stored components %s of %s cannot be used", one.value, one.game)
        return False
    return True
