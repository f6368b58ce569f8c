"""The Monster Collection TCG in the kit."""

from monosashi.games.interface import Diagrams, Films, GameKit, Introduction, Pictures, Texts
from monosashi.games.moncolle_tcg import board, player
from monosashi.games.moncolle_tcg.comparison import COMPARISON
from monosashi.games.moncolle_tcg.images import IMAGES
from monosashi.rulebook.folders import own_features, own_steps
from reference_engine.moncolle_tcg.game import MONCOLLE_TCG


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
    player=player,
    comparison=COMPARISON,
    images=IMAGES,
    texts=Texts(("abilities", "automatic", "effects"), {"kind": ("unit",)}),
    pictures=_pictures,
    introduction=_introduction,
    diagrams=_diagrams,
    films=_films,
    wrong_rules="tests.moncolle_tcg.wrong_rules",
)
