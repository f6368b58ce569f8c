"""How two views of Monster Maker are compared, and two answers.

The order of a map counts, the oldest land first; that of a party or of the monsters on a land does not. The names of
cards and the step of a battle are compared, too: scenarios call cards by their names and effects by their time.
"""

from monosashi.kit.interface import Comparison

COMPARISON = Comparison(
    free=("edition", "viewer"),
    unordered=("hand", "discard", "items", "others", "returning", "monsters_on", "used", "tied"),
    by_id=("party", "monsters"),
    ordered=("deck_bottom.cards",),
)
