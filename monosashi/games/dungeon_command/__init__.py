"""Dungeon Command in the kit."""

from monosashi.games.dungeon_command import board, cards, commands, player, smoke, starts
from monosashi.games.dungeon_command.arranging import arranged
from monosashi.games.dungeon_command.comparison import COMPARISON
from monosashi.games.dungeon_command.images import IMAGES
from monosashi.games.dungeon_command.wording import Words
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
from reference_engine.dungeon_command.game import DUNGEON_COMMAND


def _classes() -> Classes:
    from monosashi.games.dungeon_command import classes

    return classes


def _adapter_checks() -> AdapterChecks:
    from monosashi.games.dungeon_command import adapter_checks

    return adapter_checks


def _adapter() -> AdapterSample:
    from monosashi.games.dungeon_command import adapter

    return adapter


def _pictures() -> Pictures:
    from monosashi.games.dungeon_command import pictures

    return pictures


def _vocabulary() -> Vocabulary:
    from monosashi.games.dungeon_command.site.words import VOCABULARY

    return VOCABULARY


def _introduction() -> Introduction:
    from monosashi.games.dungeon_command.site import introduction

    return introduction


def _diagrams() -> Diagrams:
    from monosashi.games.dungeon_command.site import diagrams

    return diagrams


def _films() -> Films:
    from monosashi.games.dungeon_command.site import films

    return films


GAME = GameKit(
    game=DUNGEON_COMMAND,
    features=own_features("dungeon_command"),
    steps=own_steps("dungeon_command"),
    board=board,
    phrasebook=Words,
    commands=commands,
    starts=starts,
    player=player,
    comparison=COMPARISON,
    texts=Texts(("texts", "constants")),
    images=IMAGES,
    smoke=smoke,
    cards=cards,
    classes=_classes,
    wrong_rules="tests.dungeon_command.wrong_rules",
    adapter_checks=_adapter_checks,
    adapter=_adapter,
    pictures=_pictures,
    vocabulary=_vocabulary,
    introduction=_introduction,
    diagrams=_diagrams,
    films=_films,
    arranged=arranged,
)
