"""The pages of the published rules that a change concerns: chapters of its clauses, and whatever says the old words."""

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from html import unescape
from pathlib import Path

import reference_engine as engine
from monosashi import suite
from monosashi.impact.model import ClauseChange, Page
from monosashi.impact.numbers import spellings
from monosashi.rulebook.catalogue import BadCatalogue, rules_messages

JAPANESE = "ja"
"""The site's other language, and the folder of its pages."""


class NoSite(Exception):
    """There is no built site; the message says where."""


def chapters(edition: str, clauses: Iterable[ClauseChange]) -> tuple[Page, ...]:
    """The chapters that these clauses stand in; a chapter of the rulebook is a page."""
    game = edition.partition("@")[0]
    titles = {suite.section_of(scenario.file): scenario.feature for scenario in suite.every_scenario(game)}
    found: dict[str, list[str]] = {}
    for change in clauses:
        found.setdefault(change.section, []).append(change.clause)
    return tuple(
        Page(f"{game}/{section}.html", titles.get(section, section.replace("_", " ")), tuple(names))
        for section, names in found.items()
    )


def pages_of(site: Path, edition: str) -> list[Path]:
    """The pages of a built site, but for those of other games. Raises NoSite."""
    others = set(engine.GAMES) - {edition.partition("@")[0]}
    files = sorted(file for file in site.rglob("*.html") if others.isdisjoint(file.relative_to(site).parts))
    if not files:
        raise NoSite(f"{site} has no pages: expected the folder that monosashi site build or mkdocs build writes")
    return files


def saying(site: Path, edition: str, clauses: Iterable[ClauseChange]) -> tuple[Page, ...]:
    """Every page of a built site that says what a reworded clause said: its sentence, or the words that differ.

    Pages in either language, by the catalogue's Japanese. Raises NoSite.
    """
    game, files = edition.partition("@")[0], pages_of(site, edition)
    reworded = {change.clause: change for change in clauses if change.kind in ("reworded", "removed")}
    wanted = {"en": _english(reworded), JAPANESE: _japanese(game, reworded)}
    found = []
    for file in files:
        place = file.relative_to(site)
        title, text = _read(file)
        words = wanted[JAPANESE if place.parts[0] == JAPANESE else "en"]
        said = tuple(clause for clause, pattern in words.items() if pattern.search(text))
        if said:
            found.append(Page(place.as_posix(), title, said))
    return tuple(found)


def _english(reworded: Mapping[str, ClauseChange]) -> dict[str, re.Pattern[str]]:
    found = {}
    for clause, change in reworded.items():
        phrases = [re.escape(change.before), *_old_words(change.before.split(), change.after.split())]
        found[clause] = re.compile("|".join(phrases), re.IGNORECASE)
    return found


def _old_words(before: list[str], after: list[str]) -> Iterator[str]:
    """What a sentence does not say any more, with a word on one side or the other; a number in either spelling."""
    plain = [word.strip(".,;:()").lower() for word in before]
    for what, start, end, _, _ in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if what not in ("replace", "delete"):
            continue
        core = r"\W+".join(_spelt(word) for word in plain[start:end])
        if end - start >= 3:
            yield rf"\b{core}\b"
        for neighbour in (*plain[max(start - 1, 0) : start], *plain[end : end + 1]):
            if len(neighbour) > 3:
                near = rf"{re.escape(neighbour.removesuffix('s'))}s?"
                yield rf"\b{core}\W+{near}\b"
                yield rf"\b{near}\W+{core}\b"


def _spelt(word: str) -> str:
    return f"(?:{'|'.join(spellings(int(word)))})" if word.isdecimal() else re.escape(word)


def _japanese(game: str, reworded: Mapping[str, ClauseChange]) -> dict[str, re.Pattern[str]]:
    """The same by the Japanese texts, as far as there are any; a few characters on either side stand for a word."""
    try:
        known = rules_messages(game, JAPANESE)
    except BadCatalogue:
        return {}
    found = {}
    for clause, change in reworded.items():
        before, after = known.get((clause, change.before), ""), known.get((clause, change.after), "")
        if not before:
            continue
        phrases = [re.escape(before)]
        for what, start, end, _, _ in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
            if after and what in ("replace", "delete"):
                phrases += [re.escape(before[max(start - 3, 0) : end]), re.escape(before[start : end + 3])]
        found[clause] = re.compile("|".join(phrase for phrase in phrases if len(phrase) > 3))
    return found


TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
NO_TEXT = re.compile(r"<(head|script|style|svg|template)\b.*?</\1>|<[^>]+>", re.DOTALL)
"""What a reader does not read: whole elements of some kinds, and every other tag. Our own pages need no parser."""


def _read(file: Path) -> tuple[str, str]:
    """A page's title, and what its reader reads."""
    text = file.read_text("utf-8")
    title = TITLE.search(text)
    return unescape(title[1]).strip() if title else "", " ".join(unescape(NO_TEXT.sub(" ", text)).split())
