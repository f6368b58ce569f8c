"""What an introduction to a game is made of."""

from collections.abc import Iterator
from dataclasses import dataclass

from monosashi import suite
from monosashi.site.book.chapters import Book
from monosashi.site.diagrams import Diagram, present_diagrams
from monosashi.site.film.citing import citing
from monosashi.site.film.markup import Film, film, place_of_film
from monosashi.site.film.recording import Recording
from monosashi.site.film.recordings import recording_of
from monosashi.site.film.reels import reel_path
from monosashi.site.pages.page import place
from monosashi.site.text.language import Language


@dataclass(frozen=True)
class Sight:
    """Something to look at: a scenario by its id, to be played, or a diagram."""

    scenario: str = ""
    diagram: Diagram | None = None


@dataclass(frozen=True)
class Lesson:
    """A step of an introduction: some sentences, something to look at, and chapters to go on with."""

    heading: str
    text: str
    chapters: tuple[str, ...]
    sight: Sight = Sight()


def scenario_of(clause: str, place: int = 0) -> Sight:
    """One of a clause's scenarios, by its place: what they are called is for the features to say. Raises NoScenario."""
    found = [each.id for each in suite.scenarios(clause.partition(".")[0]) if each.clause == clause]
    if not -len(found) <= place < len(found):
        raise NoScenario(f"{clause}: it has {len(found)} scenarios, there is none at place {place}")
    return Sight(scenario=found[place])


def diagram_of(game: str, chapter: str, name: str) -> Sight:
    """A diagram of a chapter, by its name."""
    return Sight(diagram=next(each for each in present_diagrams(game)[chapter] if each.name == name))


_drawn: dict[tuple[str, str, str], tuple[Recording, Language, Film]] = {}
"""Films that have been drawn before, with what they are made of."""


class NoScenario(Exception):
    """An introduction shows a scenario that the features do not have; the message names it."""


def tutorial_lines(book: Book, language: Language, sight: Sight, folder: str, inserts: dict[str, str]) -> Iterator[str]:
    """A sight as Markdown; its insert is added to those of the page.

    ``folder`` leads from the page to the game's own pages: empty, or ``deus/``. Raises NoScenario.
    """
    if sight.scenario:
        scenario = scenario_called(book, sight.scenario)
        drawn = _film(recording_of(scenario), language, book, folder)
        reel = f"{folder}{reel_path(scenario.clause)}"
        inserts[sight.scenario] = place_of_film(sight.scenario, reel, drawn)
        yield f'<div class="example" data-autoplay>{place(sight.scenario)}</div>\n'
    if sight.diagram:
        name = sight.diagram.name
        inserts[name] = sight.diagram.draw(language, citing(book, language, folder).href)
        yield f"{place(name)}\n"


def _film(recording: Recording, language: Language, book: Book, folder: str) -> Film:
    """The film of a recording, drawn again only when the recording is another one."""
    key = (recording.scenario.id, language.code, folder)
    known = _drawn.get(key)
    if known is None or known[0] is not recording or known[1] is not language:
        known = _drawn[key] = (recording, language, film(recording, language, citing(book, language, folder)))
    return known[2]


def scenario_called(book: Book, ident: str) -> suite.Scenario:
    """The scenario of an introduction by its id. Raises NoScenario."""
    found = next((each for each in suite.scenarios(book.game) if each.id == ident), None)
    if found is None:
        raise NoScenario(f"monosashi/games/{book.game}/site/introduction.py: there is no scenario {ident!r}")
    return found
