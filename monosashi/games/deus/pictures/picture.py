"""The 3×3 battlefield of Deus: ranks 3 to 1, areas with markers; before it is laid out, the factions.

Units are pieces that point the way their side marches; South's are outlined and North's filled, so that sides can be
told apart without colours. A small card beside a unit's facts lies on its side if the unit is exhausted. Colours are
custom properties (``--bf-…``) that a page may set.
"""

from importlib.resources import files

from monosashi.games.deus.pictures.field import DeusField
from monosashi.games.monster_collection.pictures import picture

STYLE = picture.STYLE + files("monosashi.games.deus.pictures").joinpath("deus.css").read_text("utf-8")
"""What the battlefield needs in a style sheet."""

LEGEND = (
    "In the pictures South plays from below and North from above. An outlined piece is South's, a filled one North's. "
    "A unit shows its level, how it marches, and attack/defence; a small card that lies on its side, and a broken "
    "outline, mean that it is exhausted. A battle is drawn large, above a small map that counts the units of both "
    "sides in each area; the others are named beside it. There a cross is a battle marker, a diamond one of control "
    "or ownership. A red number with a minus is damage; a piece struck through, with a skull, has died; ✕ stands "
    "before whoever has left without dying. Dice lie beside the side for which they were cast. Arrows lead to where "
    "units have gone, and to those at whom something is aimed; a stop sign stands where something was refused, an "
    "orange edge around what has just changed."
)

PICTURES = picture.Pictures(DeusField())
draw, draw_film = PICTURES.draw, PICTURES.draw_film
