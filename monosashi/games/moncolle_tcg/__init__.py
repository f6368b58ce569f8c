"""The Monster Collection TCG in the kit."""

from monosashi.games.interface import GameKit, Texts
from monosashi.games.moncolle_tcg.comparison import COMPARISON
from monosashi.rulebook.folders import own_features, own_steps
from reference_engine.moncolle_tcg.game import MONCOLLE_TCG

GAME = GameKit(
    game=MONCOLLE_TCG,
    features=own_features("moncolle_tcg"),
    steps=own_steps("moncolle_tcg"),
    comparison=COMPARISON,
    texts=Texts(("abilities", "automatic", "effects"), {"kind": ("unit",)}),
    wrong_rules="tests.moncolle_tcg.wrong_rules",
)
