"""The Monster Collection TCG in the kit."""

from monosashi.games.interface import GameKit, Texts
from monosashi.games.moncolle_tcg import player
from monosashi.games.moncolle_tcg.comparison import COMPARISON
from monosashi.games.moncolle_tcg.images import IMAGES
from monosashi.rulebook.folders import own_features, own_steps
from monosashi.site.text.vocabulary import Vocabulary
from reference_engine.moncolle_tcg.game import MONCOLLE_TCG


def _vocabulary() -> Vocabulary:
    from monosashi.games.moncolle_tcg.site.words import VOCABULARY

    return VOCABULARY


GAME = GameKit(
    game=MONCOLLE_TCG,
    features=own_features("moncolle_tcg"),
    steps=own_steps("moncolle_tcg"),
    player=player,
    comparison=COMPARISON,
    images=IMAGES,
    texts=Texts(("abilities", "automatic", "effects"), {"kind": ("unit",)}),
    vocabulary=_vocabulary,
    wrong_rules="tests.moncolle_tcg.wrong_rules",
)
