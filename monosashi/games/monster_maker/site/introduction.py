"""Monster Maker for newcomers: the goal, a turn, a battle, a retreat, and the end."""

from collections.abc import Iterator

from monosashi.games.monster_maker.site.diagrams import TURN
from monosashi.site.pages.tutorial import Lesson, Sight, diagram_of
from monosashi.site.text.language import Language

BATTLE = "monster_maker.battle.opponents/each-creature-strikes-the-one-that-it-faces"
GOAL = "monster_maker.victory.monster_blocks/a-monster-that-was-beaten-is-in-nobody-s-way"
REFUSAL = "monster_maker.assign.no_surplus_before_fill/two-against-a-count-of-1-one-against-a-count-of-2"
RETREAT = "monster_maker.retreat.stop_at_town/a-town-and-what-is-older-stay"

SIGHT = Sight(scenario=BATTLE)
"""How the start page presents the game."""


def lessons(language: Language) -> Iterator[Lesson]:
    """The game in seven steps."""
    say = language.say
    yield Lesson(
        say("The goal"),
        say(
            "Each player leads a party along a row of lands, the map. The levels of the lands add up to the party "
            "level. Whoever is in the victory check with level 10 or with a fulfilled mission, and without a monster "
            "on the map, wins. Two to four players can play."
        ),
        ("victory", "map"),
        Sight(scenario=GOAL),
    )
    yield Lesson(
        say("A turn"),
        say(
            "A turn has six phases. Between some of them there are windows in which skills, miracles and abilities are "
            "used; the other players may counter. You fight or retreat before you move on, and what you place in "
            "the encounter phase, yours or against others, matters in the turns to come."
        ),
        ("turn", "windows", "encounter"),
        Sight(diagram=TURN),
    )
    yield Lesson(
        say("Lands"),
        say(
            "Each move puts one land on the map: a land card whose conditions hold, or any card face down as an "
            "unexplored land of level 1. A town heals the wounded, but never follows a town. The land that takes the "
            "party to level 10 or beyond must be an unexplored one."
        ),
        ("move", "unexplored", "towns"),
        diagram_of("monster_maker", "unexplored", "crossing-ten"),
    )
    yield Lesson(
        say("The battle"),
        say(
            "The monsters on your newest land are fought all at once. You assign your unhurt characters: first "
            "one for each monster, then as many as its attack count asks for. The monsters' owners choose their "
            "targets. Attacks are fixed numbers or dice, and all damage is dealt at the same moment."
        ),
        ("battle", "assignment", "fighting"),
        Sight(scenario=BATTLE),
    )
    yield Lesson(
        say("Damage and wounds"),
        say(
            "Damage adds up until the turn ends. When it reaches the durability, a monster is destroyed and a "
            "character is wounded; a wounded character that is wounded again is destroyed. A party "
            "without an unhurt character is annihilated."
        ),
        ("damage", "annihilation"),
        diagram_of("monster_maker", "damage", "wounds"),
    )
    yield Lesson(
        say("Retreat"),
        say(
            "Instead of fighting you may retreat: the wounded are left behind, the monsters go back to their owners' "
            "decks, and lands are lost, at most as far back as a town."
        ),
        ("retreat",),
        Sight(scenario=RETREAT),
    )
    yield Lesson(
        say("What is not allowed"),
        say(
            "Many rules also have examples of what they forbid: the action is refused, the clause is named, and "
            "nothing on the table changes."
        ),
        ("assignment",),
        Sight(scenario=REFUSAL),
    )
