"""Deus in the kit."""

from monosashi.games.deus import cards, commands, player, smoke, starts
from monosashi.games.deus.arranging import arranged
from monosashi.games.deus.board import BOARD
from monosashi.games.deus.images import IMAGES
from monosashi.kit.interface import GameKit, Texts
from monosashi.rulebook.folders import own_features, own_steps
from reference_engine.deus.game import DEUS

GAME = GameKit(
    game=DEUS,
    features=own_features("deus"),
    steps=own_steps("deus"),
    board=BOARD,
    phrasebook="monosashi.games.deus.wording:Words",
    commands=commands,
    starts=starts,
    player=player,
    texts=Texts(("abilities", "triggers", "constants"), {"kind": ("unit",)}),
    images=IMAGES,
    smoke=smoke,
    cards=cards,
    adapter_checks="monosashi.games.deus.adapter_checks",
    adapter="monosashi.games.deus.adapter",
    pictures="monosashi.games.deus.pictures",
    vocabulary="monosashi.games.deus.site.words:VOCABULARY",
    introduction="monosashi.games.deus.site.introduction",
    diagrams="monosashi.games.deus.site.diagrams",
    films="monosashi.games.deus.site.films",
    classes="monosashi.games.deus.classes",
    wrong_rules="tests.deus.wrong_rules",
    errata="reference_engine.deus.errata",
    arranged=arranged,
)
