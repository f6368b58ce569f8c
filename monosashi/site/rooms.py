"""What is a game's own on the site: a package ``monosashi/games/<game>/site/``, found by the game's name.

A game needs none of it. Its ledger, its parts and its features make chapters, lists and permanent links by
themselves; what a room would have added is then not there. A game may bring these modules:

``words``
    What its scenarios are made of, as ``VOCABULARY``: :class:`monosashi.site.text.vocabulary.Vocabulary`. Without it
    only names of cards and single words are told apart.
``introduction``
    The game for newcomers: :class:`monosashi.site.pages.introduction.Introduction`. Without it the game has no page of
    its own to begin with, and the start page presents it in words alone.
``diagrams``
    Pictures of its rules: :class:`monosashi.site.diagrams.Diagrams`. Without it chapters have clauses and scenarios.
``films``
    What its films say and show: :class:`monosashi.site.film.films.Films`. Without it a film has fewer parts.

Their texts are said through :meth:`monosashi.site.text.language.Language.say`, their translations stand beside the
game's ledger, in the catalogue of its rules.
"""

import re
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

import reference_engine as engine
from monosashi import games, suite
from monosashi.games import room as game_room

ENGINE = Path(engine.__file__).parent
KERNEL = ENGINE / "kernel"


@cache
def room(ruleset: str, name: str) -> ModuleType | None:
    """The module of that name of a game, None if the game has none.

    >>> room("deus", "nothing")
    """
    return None if game_room(ruleset, "site") is None else game_room(ruleset, f"site.{name}")


def own_folders(ruleset: str) -> tuple[Path, ...]:
    """The folders of what the kit knows of one game alone: none for a game without rooms."""
    own = games.found(games.__name__, ruleset)
    return tuple(map(Path, own.__path__)) if own is not None else ()


@cache
def engine_folder(ruleset: str) -> Path | None:
    """The folder of the package that a game's rules stand in, ours or somebody else's; None without an engine."""
    if ruleset not in engine.RULESETS:
        return None
    file = sys.modules[engine.ruleset(ruleset).positions.kind.__module__].__file__
    return Path(file).parent if file else None


@cache
def shared_packages(ruleset: str) -> tuple[str, ...]:
    """Packages of the engine, other than the kernel, that a ruleset's modules import."""
    folder = engine_folder(ruleset)
    text = "\n".join(path.read_text("utf-8") for path in sorted(folder.glob("*.py"))) if folder else ""
    found = dict.fromkeys(re.findall(r"^from reference_engine\.(\w+)", text, re.MULTILINE))
    return tuple(sorted(name for name in found if name not in (ruleset, "kernel") and (ENGINE / name).is_dir()))


def code_folders(ruleset: str) -> tuple[Path, ...]:
    """Everything that runs when one game is played or drawn, beside what all games share."""
    rules = engine_folder(ruleset)
    if rules is None:
        return own_folders(ruleset)
    shared = (ENGINE / name for name in shared_packages(ruleset))
    steps = {sys.modules[phrase.function.__module__].__file__ for phrase in suite.phrases(ruleset).phrases}
    return (rules, *shared, *sorted({Path(file).parent for file in steps if file}), *own_folders(ruleset))
