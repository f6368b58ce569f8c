"""The Monster Collection TCG in the kit."""

from monosashi.games.moncolle_tcg import board, cards, commands, player, smoke, starts
from monosashi.games.moncolle_tcg.arranging import arranged
from monosashi.games.moncolle_tcg.comparison import COMPARISON
from monosashi.games.moncolle_tcg.images import IMAGES
from monosashi.games.moncolle_tcg.wording import Words
from monosashi.kit.interface import (
    AdapterChecks,
    AdapterSample,
    Classes,
    Diagrams,
    Films,
    GameKit,
    Introduction,
    Pictures,
    Texts,
)
from monosashi.rulebook.folders import own_features, own_steps
from monosashi.site.text.vocabulary import Vocabulary
from reference_engine.moncolle_tcg.game import MONCOLLE_TCG


def _adapter_checks() -> AdapterChecks:
    from monosashi.games.moncolle_tcg import adapter_checks

    return adapter_checks


def _adapter() -> AdapterSample:
    from monosashi.games.moncolle_tcg import adapter

    return adapter


def _vocabulary() -> Vocabulary:
    from monosashi.games.moncolle_tcg.site.words import VOCABULARY

    return VOCABULARY


def _classes() -> Classes:
    from monosashi.games.moncolle_tcg import classes

    return classes


def _pictures() -> Pictures:
    from monosashi.games.moncolle_tcg import pictures

    return pictures


def _introduction() -> Introduction:
    from monosashi.games.moncolle_tcg.site import introduction

    return introduction


def _diagrams() -> Diagrams:
    from monosashi.games.moncolle_tcg.site import diagrams

    return diagrams


def _films() -> Films:
    from monosashi.games.moncolle_tcg.site import films

    return films


GAME = GameKit(
    game=MONCOLLE_TCG,
    features=own_features("moncolle_tcg"),
    steps=own_steps("moncolle_tcg"),
    board=board,
    phrasebook=Words,
    commands=commands,
    starts=starts,
    player=player,
    comparison=COMPARISON,
    images=IMAGES,
    texts=Texts(("abilities", "automatic", "effects"), {"kind": ("unit", "terrain")}, unused=("filter.place.*",)),
    smoke=smoke,
    cards=cards,
    adapter_checks=_adapter_checks,
    adapter=_adapter,
    vocabulary=_vocabulary,
    classes=_classes,
    pictures=_pictures,
    introduction=_introduction,
    diagrams=_diagrams,
    films=_films,
    wrong_rules="tests.moncolle_tcg.wrong_rules",
    arranged=arranged,
)
