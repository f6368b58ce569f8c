"""Dungeon Command in the kit."""

from monosashi.games.dungeon_command import commands, smoke, starts
from monosashi.games.dungeon_command.comparison import COMPARISON
from monosashi.games.dungeon_command.images import IMAGES
from monosashi.games.dungeon_command.wording import Words
from monosashi.games.interface import Classes, GameKit, Texts
from monosashi.rulebook.folders import own_features, own_steps
from reference_engine.dungeon_command.game import DUNGEON_COMMAND


def _classes() -> Classes:
    from monosashi.games.dungeon_command import classes

    return classes


GAME = GameKit(
    game=DUNGEON_COMMAND,
    features=own_features("dungeon_command"),
    steps=own_steps("dungeon_command"),
    phrasebook=Words,
    commands=commands,
    starts=starts,
    comparison=COMPARISON,
    texts=Texts(("texts", "constants")),
    images=IMAGES,
    smoke=smoke,
    classes=_classes,
    wrong_rules="tests.dungeon_command.wrong_rules",
)
