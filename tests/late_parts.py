"""The parts of our games that are imported late, by their types: a string says nothing of them, mypy sees them here."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from monosashi.adapters.parts import AdapterChecks, AdapterSample
from monosashi.classes.filling import Classes
from monosashi.pictures import Pictures
from monosashi.site.diagrams import Diagrams
from monosashi.site.film.films import Films
from monosashi.site.pages.introduction import Introduction
from monosashi.site.text.vocabulary import PLAIN, Vocabulary
from monosashi.suite.phrasebook import Wording
from reference_engine.kernel.game import Game


class LateParts(NamedTuple):
    """What each part must be."""

    phrasebook: type[Wording]
    adapter_checks: AdapterChecks
    adapter: AdapterSample
    pictures: Pictures
    vocabulary: Vocabulary
    introduction: Introduction
    diagrams: Diagrams | None
    films: Films
    classes: Classes | None


def deus() -> LateParts:
    """Those of Deus."""
    from monosashi.games.deus import adapter, adapter_checks, classes, pictures
    from monosashi.games.deus.site import diagrams, films, introduction
    from monosashi.games.deus.site.words import VOCABULARY
    from monosashi.games.deus.wording import Words

    return LateParts(Words, adapter_checks, adapter, pictures, VOCABULARY, introduction, diagrams, films, classes)


def moncolle_tcg() -> LateParts:
    """Those of the TCG."""
    from monosashi.games.moncolle_tcg import adapter, adapter_checks, classes, pictures
    from monosashi.games.moncolle_tcg.site import diagrams, films, introduction
    from monosashi.games.moncolle_tcg.site.words import VOCABULARY
    from monosashi.games.moncolle_tcg.wording import Words

    return LateParts(Words, adapter_checks, adapter, pictures, VOCABULARY, introduction, diagrams, films, classes)


def monster_maker() -> LateParts:
    """Those of Monster Maker."""
    from monosashi.games.monster_maker import adapter, adapter_checks, classes, pictures
    from monosashi.games.monster_maker.site import diagrams, films, introduction
    from monosashi.games.monster_maker.site.words import VOCABULARY
    from monosashi.games.monster_maker.wording import Words

    return LateParts(Words, adapter_checks, adapter, pictures, VOCABULARY, introduction, diagrams, films, classes)


def dungeon_command() -> LateParts:
    """Those of Dungeon Command."""
    from monosashi.games.dungeon_command import adapter, adapter_checks, classes, pictures
    from monosashi.games.dungeon_command.site import diagrams, films, introduction
    from monosashi.games.dungeon_command.site.words import VOCABULARY
    from monosashi.games.dungeon_command.wording import Words

    return LateParts(Words, adapter_checks, adapter, pictures, VOCABULARY, introduction, diagrams, films, classes)


def defaults(game: Game) -> LateParts:
    """Those of a game that brings none."""
    from monosashi.games.default import films
    from monosashi.games.default.adapter import Skeleton
    from monosashi.games.default.adapter_checks import AdapterChecks
    from monosashi.games.default.introduction import Introduction
    from monosashi.games.default.phrasebook import Words
    from monosashi.games.default.pictures import Pictures

    checks, introduction = AdapterChecks(game), Introduction(game)
    return LateParts(Words, checks, Skeleton(game), Pictures(game), PLAIN, introduction, None, films, None)


OWN: Mapping[str, Callable[[], LateParts]] = {
    "deus": deus,
    "moncolle_tcg": moncolle_tcg,
    "monster_maker": monster_maker,
    "dungeon_command": dungeon_command,
}
"""The parts of each game of ours: its strings must name these very objects."""

PROTOCOLS: Mapping[str, type] = {
    "phrasebook": Wording,
    "adapter_checks": AdapterChecks,
    "adapter": AdapterSample,
    "pictures": Pictures,
    "vocabulary": Vocabulary,
    "introduction": Introduction,
    "diagrams": Diagrams,
    "films": Films,
    "classes": Classes,
}
"""What each must have."""
