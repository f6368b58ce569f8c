"""Dungeon Command for newcomers: the goal, the map, a turn, activations, enemies, attacks, reactions, cowering."""

from collections.abc import Iterator

from monosashi.site.pages.tutorial import Lesson, diagram_of, scenario_of
from monosashi.site.text.language import Language

GAME = "dungeon_command"

SIGHT = scenario_of("dungeon_command.cower.option")
"""How the start page presents the game."""


def lessons(language: Language) -> Iterator[Lesson]:
    """The game in nine steps."""
    say = language.say
    yield Lesson(
        say("The goal"),
        say(
            "Two players lead a warband each: a commander, creatures and order cards. The game ends when a warband's "
            "morale is 0 or less, or when a player has no creature left at the end of their own turn. Whoever has the "
            "higher morale then has won."
        ),
        ("morale", "end"),
        scenario_of("dungeon_command.end.winner"),
    )
    yield Lesson(
        say("The battlefield"),
        say(
            "The map is made of squares, each adjacent to the eight around it. A square that is difficult, hazardous "
            "or an obstacle costs two squares of a move; hazardous ones also deal 10 damage. Nobody walks into a wall "
            "or past its corner."
        ),
        ("move", "terrain"),
        diagram_of(GAME, "move", "costs"),
    )
    yield Lesson(
        say("A turn"),
        say(
            "In the refresh phase your creatures untap and you draw an order card. In the activate phase you activate "
            "your creatures one after the other. Then your leadership rises by 1, and you may deploy creatures from "
            "the hand: the levels of all that you have on the battlefield may not exceed it. In the cleanup phase your "
            "creatures untap again and your creature hand is filled up."
        ),
        ("turn", "refresh", "activate", "deploy", "cleanup"),
        diagram_of(GAME, "turn", "turn"),
    )
    yield Lesson(
        say("An activation"),
        say(
            "A creature that is being activated may move once, use minor orders and take an action that taps it, an "
            "attack or a standard order, in any order. The tapped may still move."
        ),
        ("activate", "actions"),
        scenario_of("dungeon_command.activate.free_order"),
    )
    yield Lesson(
        say("Beside an enemy"),
        say(
            "A normal move ends beside an enemy, and whoever begins it beside one goes a single square. Flyers, "
            "burrowers and those that shift are not stopped on their way."
        ),
        ("zoc", "special"),
        diagram_of(GAME, "zoc", "stopping"),
    )
    yield Lesson(
        say("Attacks"),
        say(
            "A melee attack reaches an adjacent creature; a ranged one needs a line within its range that touches no "
            "wall, and creatures on the way do not matter. Attacks hit, and deal what is printed. Only a target with "
            "cover, as on an obstacle, may dodge a ranged attack, and taps for it."
        ),
        ("attack", "melee", "ranged"),
        diagram_of(GAME, "ranged", "hidden"),
    )
    yield Lesson(
        say("Orders and reactions"),
        say(
            "A creature uses an order card that is not above its level and whose ability it has. Immediate ones are "
            "reactions: when something has been declared, both players may answer it, and what was declared last takes "
            "effect first."
        ),
        ("orders", "stack"),
        scenario_of("dungeon_command.stack.lifo"),
    )
    yield Lesson(
        say("Damage and cowering"),
        say(
            "Damage stays on a creature, and one without hit points left is destroyed: its controller loses as much "
            "morale as its level. Instead a creature may cower: it takes none of the damage, and its controller "
            "loses 1 morale for each 10 of it."
        ),
        ("damage", "cower"),
        SIGHT,
    )
    yield Lesson(
        say("What is not allowed"),
        say(
            "Many rules also have examples of what they forbid: the action is refused, the clause is named, and "
            "nothing on the table changes."
        ),
        ("zoc", "move"),
        scenario_of("dungeon_command.zoc.stop"),
    )
