"""Deus in the kit."""

from monosashi.games.deus import board, cards, commands, player, smoke, starts
from monosashi.games.deus.arranging import arranged
from monosashi.games.deus.comparison import COMPARISON
from monosashi.games.deus.images import IMAGES
from monosashi.games.deus.wording import Words
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
from reference_engine.deus.game import DEUS


def _adapter_checks() -> AdapterChecks:
    from monosashi.games.deus import adapter_checks

    return adapter_checks


def _adapter() -> AdapterSample:
    from monosashi.games.deus import adapter

    return adapter


def _pictures() -> Pictures:
    from monosashi.games.deus import pictures

    return pictures


def _vocabulary() -> Vocabulary:
    from monosashi.games.deus.site.words import VOCABULARY

    return VOCABULARY


def _introduction() -> Introduction:
    from monosashi.games.deus.site import introduction

    return introduction


def _diagrams() -> Diagrams:
    from monosashi.games.deus.site import diagrams

    return diagrams


def _films() -> Films:
    from monosashi.games.deus.site import films

    return films


def _classes() -> Classes:
    from monosashi.games.deus import classes

    return classes


GAME = GameKit(
    game=DEUS,
    features=own_features("deus"),
    steps=own_steps("deus"),
    board=board,
    phrasebook=Words,
    commands=commands,
    starts=starts,
    player=player,
    comparison=COMPARISON,
    texts=Texts(("abilities", "triggers", "constants"), {"kind": ("unit",)}),
    images=IMAGES,
    smoke=smoke,
    cards=cards,
    adapter_checks=_adapter_checks,
    adapter=_adapter,
    pictures=_pictures,
    vocabulary=_vocabulary,
    introduction=_introduction,
    diagrams=_diagrams,
    films=_films,
    classes=_classes,
    wrong_rules="tests.deus.wrong_rules",
    errata="reference_engine.deus.errata",
    arranged=arranged,
)
