"""The 3×4 field of the TCG: ranks 4 to 1, what lies in each area, and how much of its Limit is used."""

from importlib.resources import files

from monosashi.games.moncolle_tcg.pictures.field import TcgField
from monosashi.games.monster_collection.pictures import picture

STYLE = picture.STYLE + files("monosashi.games.moncolle_tcg.pictures").joinpath("tcg.css").read_text("utf-8")
"""What the field needs in a style sheet."""

LEGEND = (
    "In the pictures South plays from below and North from above. An outlined piece is South's, a filled one North's; "
    "a small one beside the name of an area says who has laid what lies there. The row of pips is the Limit, filled "
    "pips are levels in use. A unit shows its level, how it marches, and attack/defence, and at its back what it "
    "wears; a small card that lies on its side, and a broken outline, mean that it is exhausted. A battle is drawn "
    "large, above a small map that counts the units of both sides in each area; the others are named beside it. There "
    "a cross says that somebody has fought in this turn. A red number with a minus is damage; a piece struck through, "
    "with a skull, has died; ✕ stands before whoever has left without dying. Dice lie beside the side for which they "
    "were cast. Arrows lead to where units have gone, and to those at whom something is aimed; a stop sign stands "
    "where something was refused, an orange edge around what has just changed."
)

PICTURES = picture.Pictures(TcgField())
draw, draw_film = PICTURES.draw, PICTURES.draw_film
