"""The 3×3 battlefield of Deus: ranks 3 to 1, areas with markers; before it is laid out, the factions.

Units are pieces that point the way their side marches; South's are outlined and North's filled, so that sides can be
told apart without colours. A small card beside a unit's facts lies on its side if the unit is exhausted. Colours are
custom properties (``--bf-…``) that a page may set.
"""

from importlib.resources import files

from monosashi.games.deus.pictures.field import Field
from monosashi.games.monster_collection.pictures import picture

STYLE = picture.STYLE + files("monosashi.games.deus.pictures").joinpath("deus.css").read_text("utf-8")
"""What the battlefield needs in a style sheet."""

LEGEND = (
    "In the pictures South plays from below and North from above. An outlined piece is South's, a filled one North's. "
    "A unit shows its level, how it marches, and attack/defence; a small card that lies on its side, and a broken "
    "outline, mean that it is exhausted."
)

PICTURES = picture.Pictures(Field())
draw, draw_film = PICTURES.draw, PICTURES.draw_film
