"""Hooks of the documentation site: pages from outside `docs/`, and the links to them.

The rules, the examples, the benchmark results, CHANGELOG.md and CONTRIBUTING.md live elsewhere in the
repository. Links between all of them are written as they work in a checkout; here they become
links of the site.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).parent
FOLDERS: Final = {"src/kastelan/locale/en/rules": "rules", "bench/results": "results", "examples": "examples"}
"""Folders outside `docs/` whose Markdown and Python files become pages, and where those stand in the site."""

SINGLE: Final = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md"}
LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def outside_pages() -> dict[str, str]:
    """Where the page of each file from outside `docs/` stands in the site."""
    return SINGLE | {
        path.relative_to(ROOT).as_posix(): f"{place}/{path.stem}.md"
        for folder, place in FOLDERS.items()
        for path in (ROOT / folder).iterdir()
        if path.suffix in (".md", ".py")
    }


PAGES: Final = outside_pages()
ORIGINS: Final = {page: path for path, page in PAGES.items()}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """List every page of a folder where `nav` says `folder/*`."""
    config.nav = _expanded(config.nav)
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages from outside `docs/`; only those in `nav` are listed there."""
    listed = str(config.nav)
    for path, page in PAGES.items():
        file = File.generated(config, page, content=_markdown(path))
        if page not in listed:
            file.inclusion = file.inclusion.NOT_IN_NAV
        files.append(file)
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Point the links of a page at the site."""
    here = page.file.src_uri
    origin = ORIGINS.get(here, f"docs/{here}")

    def linked(found: re.Match[str]) -> str:
        mark, text, target = found.groups()
        address = _address(here, origin, target)
        return text if address is None else f"{mark}[{text}]({address})"

    return LINK.sub(linked, markdown)


def _expanded(nav: object) -> object:
    """`nav` as MkDocs reads it from YAML: lists, dicts of one title each, and paths."""
    if isinstance(nav, list):
        return [_expanded(item) for item in nav]
    if isinstance(nav, dict):
        return {title: _expanded(item) for title, item in nav.items()}
    if not (isinstance(nav, str) and nav.endswith("/*")):
        return nav
    docs = ROOT / "docs"
    return sorted(path.relative_to(docs).as_posix() for path in (docs / nav).parent.glob("*.md"))


def _markdown(path: str) -> str:
    text = (ROOT / path).read_text(encoding="utf-8")
    return text if path.endswith(".md") else f"# {Path(path).name}\n\n```python\n{text}```\n"


def _address(here: str, origin: str, target: str) -> str | None:
    """A link's address in the site; None for a file of the repository that has no page there."""
    path, mark, anchor = target.partition("#")
    if not path or ":" in path:
        return target
    wanted = posixpath.normpath(posixpath.join(posixpath.dirname(origin), path))
    page = PAGES.get(wanted, wanted.removeprefix("docs/"))
    if page != wanted:
        return posixpath.relpath(page, posixpath.dirname(here) or ".") + mark + anchor
    return None if (ROOT / wanted).exists() else target
