"""Conversion from SVG to PNG. Only the fonts of this package are used, so all machines draw the same."""

from __future__ import annotations

from importlib.resources import as_file, files

from kastelan.core.extras import library


def to_png(svg: str, width: int | None = None) -> bytes:
    """Render a picture at its own width or at a given one; the height keeps the proportions."""
    svg_to_bytes = library("resvg_py").svg_to_bytes
    # The renderer needs paths of real files, which a zipped package does not have.
    with as_file(files(__package__) / "fonts") as folder:
        return bytes(
            svg_to_bytes(
                svg_string=svg,
                width=width,
                skip_system_fonts=True,
                font_files=[str(file) for file in sorted(folder.glob("*.ttf"))],
            )
        )
