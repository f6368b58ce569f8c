"""The TCG for newcomers: the goal, terrain, a turn, a march, a battle, the chain, equipment, and what is refused."""

from collections.abc import Iterator

from monosashi.games.moncolle_tcg.site.diagrams import TURN
from monosashi.site.pages.tutorial import Lesson, Sight, scenario_of
from monosashi.site.text.language import Language

SIGHT = scenario_of("moncolle_tcg.victory.base_captured")
"""How the start page presents the game."""


def lessons(language: Language) -> Iterator[Lesson]:
    """The game in eight steps."""
    say = language.say
    yield Lesson(
        say("The goal"),
        say(
            "Two players face each other across twelve areas, three wide and four deep. Behind the middle of either "
            "side lies a base. Whoever takes the enemy base with a march wins."
        ),
        ("victory", "field"),
        SIGHT,
    )
    yield Lesson(
        say("Terrain"),
        say(
            "At first there is nothing but the bases, and nobody can stand on bare ground. Players lay terrain from "
            "the hand, each card beside what they have laid or control already, and once in a turn the top card of the "
            "deck, face down, as a proxy. Every terrain has a Limit: the levels of a player's units there may not add "
            "up to more."
        ),
        ("terrain", "field"),
        scenario_of("moncolle_tcg.terrain.adjacency"),
    )
    yield Lesson(
        say("A turn"),
        say(
            "Your hand is brought to six cards; then comes the main phase, in which you march, lay terrain and swap "
            "equipment as often as you like. After it you summon units into your base and equip them, and your hand is "
            "brought to six again. The first turn of all begins with the summons. A unit that has marched or fought is "
            "exhausted until the turn ends."
        ),
        ("turn", "hand_adjustment", "main", "summon"),
        Sight(diagram=TURN),
    )
    yield Lesson(
        say("The march"),
        say(
            "Any number of ready units marches to one area, from wherever they stand. A walking unit goes to a "
            "neighbouring area, a flying one diagonally as well, and long flight leaps over an area. Where enemies "
            "are, a battle begins. The march succeeds if the marching side alone is left; if a defender is left, the "
            "marching units go back to where they came from."
        ),
        ("march", "battle_end"),
        scenario_of("moncolle_tcg.march.success"),
    )
    yield Lesson(
        say("The battle"),
        say(
            "Both sides may summon units from the hand into the battle and equip them, and then line up. Dice decide "
            "who goes first. The ready units of the first side attack together: their attack is added up and spends "
            "itself on the enemy's line-up from the front unit on. What is left of the second side strikes back. If "
            "the initiative is equal, both strike at the same moment."
        )
        + "\n\n"
        + say(
            "2/3 on a unit means attack 2, defence 3. Damage that reaches the defence at one time kills; less leaves "
            "nothing behind."
        ),
        ("battle", "line_up", "initiative", "attack", "simultaneous_attack"),
        scenario_of("moncolle_tcg.attack.front_to_back"),
    )
    yield Lesson(
        say("Effects and counters"),
        say(
            "What one side uses before or after its attack may be countered, and so may the attack and the counter "
            "itself. Once both sides pass, the last declaration takes effect first."
        ),
        ("chain", "timing", "abilities"),
        scenario_of("moncolle_tcg.chain.lifo"),
    )
    yield Lesson(
        say("Equipment"),
        say(
            "Weapons and armour stay with the unit that wears them and add to its attack and defence. Each of them "
            "occupies Item icons of its wearer, and it may be handed on to another unit in the same area."
        ),
        ("equipment", "standing"),
        scenario_of("moncolle_tcg.equip.stat_bonus", -1),
    )
    yield Lesson(
        say("What is not allowed"),
        say(
            "Many rules also have examples of what they forbid: the action is refused, the clause is named, and "
            "nothing on the table changes."
        ),
        ("march", "terrain"),
        scenario_of("moncolle_tcg.march.unacted_only", 2),
    )
