"""A recorded game as one HTML page: a picture of every decision, marked where it differs from the one before."""

from collections.abc import Iterable
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from monosashi.pictures import pictures_of, style
from monosashi.records.transcript import TranscriptScene


def page(name: str, heading: str, scenes: Iterable[TranscriptScene]) -> str:
    """The page; it needs nothing else, no script either. Of a game without pictures it has the words alone."""
    environment = Environment(
        loader=PackageLoader("monosashi.reports"), autoescape=True, trim_blocks=True, undefined=StrictUndefined
    )
    shown: list[tuple[TranscriptScene, str]] = []
    before: Any = None
    for scene in scenes:
        pictures = pictures_of(scene.view.edition)
        ident = f"board-{scene.number}"
        shown.append((scene, pictures.draw(scene.view, other=before, ident=ident, legend=False) if pictures else ""))
        before = scene.view
    editions = sorted({scene.view.edition for scene, _ in shown})
    styles = files("monosashi.reports").joinpath("templates", "report.css").read_text("utf-8") + style(*editions)
    return environment.get_template("game.html").render(
        name=name, heading=heading, scenes=shown, style=styles, drawn=any(picture for _, picture in shown)
    )
