"""Dungeon Command in the kit."""

from monosashi.games.dungeon_command import cards, commands, player, smoke, starts
from monosashi.games.dungeon_command.arranging import arranged
from monosashi.games.dungeon_command.board import BOARD
from monosashi.games.dungeon_command.comparison import COMPARISON
from monosashi.kit.interface import GameKit, Images, Symmetry, Texts
from monosashi.rulebook.folders import own_features, own_steps
from reference_engine.dungeon_command.game import DUNGEON_COMMAND

GAME = GameKit(
    game=DUNGEON_COMMAND,
    features=own_features("dungeon_command"),
    steps=own_steps("dungeon_command"),
    board=BOARD,
    phrasebook="monosashi.games.dungeon_command.wording:Words",
    commands=commands,
    starts=starts,
    player=player,
    comparison=COMPARISON,
    texts=Texts(("texts", "constants")),
    # Squares stay where they are: whose start area a square is in stands in the map's legend, in words that name seats.
    images=Images(symmetries=(Symmetry("seats", "with the seats exchanged", seats=True),)),
    smoke=smoke,
    cards=cards,
    classes="monosashi.games.dungeon_command.classes",
    wrong_rules="tests.dungeon_command.wrong_rules",
    adapter_checks="monosashi.games.dungeon_command.adapter_checks",
    adapter="monosashi.games.dungeon_command.adapter",
    pictures="monosashi.games.dungeon_command.pictures",
    vocabulary="monosashi.games.dungeon_command.site.words:VOCABULARY",
    introduction="monosashi.games.dungeon_command.site.introduction",
    diagrams="monosashi.games.dungeon_command.site.diagrams",
    films="monosashi.games.dungeon_command.site.films",
    arranged=arranged,
)
