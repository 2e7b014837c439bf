"""SVG to PNG, with the fonts of this folder and no others."""

from __future__ import annotations

from importlib.resources import as_file, files


def to_png(svg: str, width: int | None = None) -> bytes:
    """The picture in pixels, as wide as it says or as wide as asked; heights follow."""
    from resvg_py import svg_to_bytes  # here, so that SVG works where there is no such library

    with as_file(files(__package__) / "fonts") as folder:
        return bytes(
            svg_to_bytes(
                svg_string=svg,
                width=width,
                skip_system_fonts=True,
                font_files=[str(file) for file in sorted(folder.glob("*.ttf"))],
            )
        )
