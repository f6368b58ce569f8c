"""The 3×4 field of the TCG: ranks 4 to 1, what lies in each area, and how much of its Limit is used."""

from importlib.resources import files

from monosashi.games.moncolle_tcg.pictures.field import Field
from monosashi.games.monster_collection.pictures import picture

STYLE = picture.STYLE + files("monosashi.games.moncolle_tcg.pictures").joinpath("tcg.css").read_text("utf-8")
"""What the field needs in a style sheet."""

LEGEND = (
    "In the pictures South plays from below and North from above. An outlined piece is South's, a filled one North's; "
    "a small one beside the name of an area says who has laid what lies there. The row of pips is the Limit, filled "
    "pips are levels in use. A unit shows its level, how it marches, and attack/defence, and at its back what it "
    "wears; a small card that lies on its side, and a broken outline, mean that it is exhausted."
)

PICTURES = picture.Pictures(Field())
draw, draw_film = PICTURES.draw, PICTURES.draw_film
