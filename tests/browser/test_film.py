"""Films of a page: what moves and what a timer does is on them, however long a picture takes."""

from __future__ import annotations

from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from tests.browser.tour.film import FRAME_MS, LAST_MS, LONGEST_MS, Film

PAGE = """<body style="margin:0;background:white"><div style="width:50px;height:50px;background:red"></div><script>
  const box = document.querySelector('div')
  const go = () => box.animate({ translate: ['0px', '400px'] }, { duration: 800, fill: 'forwards' })
  const begin = () => setTimeout(() => go().finished.then(() => (box.style.background = 'blue')), 1600)
</script>"""


def test_a_film_shows_each_phase_of_a_movement_and_cuts_what_stands_still(
    browser: Browser, tmp_path: Path
) -> None:
    page = browser.new_page(viewport={"width": 760, "height": 200})
    page.clock.install()
    page.set_content(PAGE)
    film = Film(page)
    film.start()
    page.evaluate("() => begin() && null")
    film.run(3200)
    page.close()
    assert film.times[0] == LONGEST_MS  # before the timer
    red = [frame.getpixel((440, 25)) for frame in film.frames]
    assert red[0] == (255, 255, 255)
    assert red[-1] == (0, 0, 255)  # the end of the movement was heard
    assert 800 // FRAME_MS <= len(film.frames) <= 800 // FRAME_MS + 3
    path = tmp_path / "film.webp"
    film.write(path)
    with Image.open(path) as written:
        assert getattr(written, "n_frames", 1) == len(film.frames)
        written.seek(len(film.frames) - 1)
        written.load()
        assert written.info["duration"] == LAST_MS
