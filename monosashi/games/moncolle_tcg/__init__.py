"""The Monster Collection TCG in the kit."""

from monosashi.games.moncolle_tcg import cards, commands, player, smoke, starts
from monosashi.games.moncolle_tcg.arranging import arranged
from monosashi.games.moncolle_tcg.board import BOARD
from monosashi.games.moncolle_tcg.comparison import COMPARISON
from monosashi.games.moncolle_tcg.images import IMAGES
from monosashi.kit.interface import GameKit, Texts
from monosashi.rulebook.folders import own_features, own_steps
from reference_engine.moncolle_tcg.game import MONCOLLE_TCG

GAME = GameKit(
    game=MONCOLLE_TCG,
    features=own_features("moncolle_tcg"),
    steps=own_steps("moncolle_tcg"),
    board=BOARD,
    phrasebook="monosashi.games.moncolle_tcg.wording:Words",
    commands=commands,
    starts=starts,
    player=player,
    comparison=COMPARISON,
    images=IMAGES,
    texts=Texts(("abilities", "automatic", "effects"), {"kind": ("unit", "terrain")}, unused=("filter.place.*",)),
    smoke=smoke,
    cards=cards,
    adapter_checks="monosashi.games.moncolle_tcg.adapter_checks",
    adapter="monosashi.games.moncolle_tcg.adapter",
    vocabulary="monosashi.games.moncolle_tcg.site.words:VOCABULARY",
    classes="monosashi.games.moncolle_tcg.classes",
    pictures="monosashi.games.moncolle_tcg.pictures",
    introduction="monosashi.games.moncolle_tcg.site.introduction",
    diagrams="monosashi.games.moncolle_tcg.site.diagrams",
    films="monosashi.games.moncolle_tcg.site.films",
    wrong_rules="tests.moncolle_tcg.wrong_rules",
    arranged=arranged,
)
