"""Monster Maker in the kit."""

from monosashi.games.monster_maker import cards, commands, player, smoke, starts
from monosashi.games.monster_maker.arranging import arranged
from monosashi.games.monster_maker.board import BOARD
from monosashi.kit.interface import GameKit, Images, Symmetry, Texts
from monosashi.rulebook.folders import own_features, own_steps
from reference_engine.monster_maker.game import MONSTER_MAKER

GAME = GameKit(
    game=MONSTER_MAKER,
    features=own_features("monster_maker"),
    steps=own_steps("monster_maker"),
    board=BOARD,
    phrasebook="monosashi.games.monster_maker.wording:Words",
    commands=commands,
    starts=starts,
    player=player,
    texts=Texts(("abilities", "constants")),
    images=Images(symmetries=(Symmetry("seats", "with everybody {seats} further on", seats=True),)),
    smoke=smoke,
    cards=cards,
    adapter_checks="monosashi.games.monster_maker.adapter_checks",
    adapter="monosashi.games.monster_maker.adapter",
    pictures="monosashi.games.monster_maker.pictures",
    vocabulary="monosashi.games.monster_maker.site.words:VOCABULARY",
    introduction="monosashi.games.monster_maker.site.introduction",
    diagrams="monosashi.games.monster_maker.site.diagrams",
    films="monosashi.games.monster_maker.site.films",
    classes="monosashi.games.monster_maker.classes",
    wrong_rules="tests.monster_maker.wrong_rules",
    errata="reference_engine.monster_maker.errata",
    arranged=arranged,
)
