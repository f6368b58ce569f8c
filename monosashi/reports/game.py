"""A recorded game as one HTML page: a picture of every decision, marked where it differs from the one before."""

from collections.abc import Iterable
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from monosashi.pictures.svg import STYLE, draw
from monosashi.showing import Scene


def page(name: str, heading: str, scenes: Iterable[Scene]) -> str:
    """The page; it needs nothing else, no script either."""
    environment = Environment(
        loader=PackageLoader("monosashi.reports"), autoescape=True, trim_blocks=True, undefined=StrictUndefined
    )
    pictures: list[tuple[Scene, str]] = []
    before: Any = None
    for scene in scenes:
        pictures.append((scene, draw(scene.view, other=before, ident=f"board-{scene.number}", legend=False)))
        before = scene.view
    style = files("monosashi.reports").joinpath("templates", "report.css").read_text("utf-8") + STYLE
    return environment.get_template("game.html").render(name=name, heading=heading, scenes=pictures, style=style)
