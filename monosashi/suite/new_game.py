"""A package to begin a game with, made of the templates in ``games/template/``: files that end with ``.tmpl``."""

import keyword
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from string import Template

from monosashi.kit.registry import names
from monosashi.rulebook.catalogue import rules_messages
from monosashi.suite.common import HAND_AND_DECK, SHARED

TEMPLATES = Path(__file__).resolve().parents[1] / "games" / "template"
ENDING = ".tmpl"

PACKAGE = "package"
"""The folder of templates that becomes the package itself."""

RESERVED = frozenset(
    ("chance", "control", "judge", "monosashi", "public", "reference_engine", "ruling", "steps", "tests")
)
"""Names that mean something else in the kit, in positions or in ids."""


class BadName(Exception):
    """A game cannot be called that; the message says why, in one sentence."""


def check_name(name: str) -> None:
    """Raises BadName unless a new game may have the name, which its package has, too."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        made = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_0123456789")
        instead = f"; {made}, say" if made and not keyword.iskeyword(made) else ""
        raise BadName(f"{name!r} is no name for a game: small letters, digits and underscores, a letter first{instead}")
    if name in names():
        raise BadName(f"there is a game called {name} already")
    if name in RESERVED or name in sys.stdlib_module_names:
        raise BadName(f"a game cannot be called {name}: something else is")


def files(name: str) -> Iterator[tuple[str, bytes]]:
    """Every file of the package, by its path in the folder. Raises BadName."""
    check_name(name)
    words = {"name": name, "dist": name.replace("_", "-"), "title": name.replace("_", " ").title()}
    for path in sorted(TEMPLATES.rglob(f"*{ENDING}")):
        place = path.relative_to(TEMPLATES).as_posix().removesuffix(ENDING)
        if place.startswith(f"{PACKAGE}/"):
            place = name + place.removeprefix(PACKAGE)
        text = Template(path.read_text("utf-8")).substitute(words)
        if place == f"{name}/steps/ja.po":
            text += "".join(_shared_sentences())
        yield place, text.encode()


def _shared_sentences() -> Iterator[str]:
    """What the sentences that games share are in Japanese: as our first game says them."""
    found = rules_messages(names()[0], "ja")
    sentences = (text for shared in (SHARED, HAND_AND_DECK) for text in [*dict(shared.texts), *shared.acts_texts()])
    for sentence in sentences:
        yield f'\nmsgctxt "phrase"\nmsgid "{sentence}"\nmsgstr "{found["phrase", sentence]}"\n'
