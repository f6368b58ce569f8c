"""Monster Maker in the kit."""

from monosashi.games.monster_maker import board, cards, commands, player, smoke, starts
from monosashi.games.monster_maker.arranging import arranged
from monosashi.games.monster_maker.comparison import COMPARISON
from monosashi.games.monster_maker.images import IMAGES
from monosashi.games.monster_maker.wording import Words
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
from reference_engine.monster_maker.game import MONSTER_MAKER


def _adapter_checks() -> AdapterChecks:
    from monosashi.games.monster_maker import adapter_checks

    return adapter_checks


def _adapter() -> AdapterSample:
    from monosashi.games.monster_maker import adapter

    return adapter


def _pictures() -> Pictures:
    from monosashi.games.monster_maker import pictures

    return pictures


def _vocabulary() -> Vocabulary:
    from monosashi.games.monster_maker.site.words import VOCABULARY

    return VOCABULARY


def _introduction() -> Introduction:
    from monosashi.games.monster_maker.site import introduction

    return introduction


def _diagrams() -> Diagrams:
    from monosashi.games.monster_maker.site import diagrams

    return diagrams


def _films() -> Films:
    from monosashi.games.monster_maker.site import films

    return films


def _classes() -> Classes:
    from monosashi.games.monster_maker import classes

    return classes


GAME = GameKit(
    game=MONSTER_MAKER,
    features=own_features("monster_maker"),
    steps=own_steps("monster_maker"),
    board=board,
    phrasebook=Words,
    commands=commands,
    starts=starts,
    player=player,
    comparison=COMPARISON,
    texts=Texts(("abilities", "constants")),
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
    wrong_rules="tests.monster_maker.wrong_rules",
    errata="reference_engine.monster_maker.errata",
    arranged=arranged,
)
