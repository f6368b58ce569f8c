"""Deus for newcomers: the goal, a turn, a march, a battle, the chain, and what is refused."""

from collections.abc import Iterator

from monosashi.games.deus.site.diagrams import TURN
from monosashi.site.pages.tutorial import Lesson, Sight
from monosashi.site.text.language import Language

GOAL = "deus.victory.condition/the-third-front-area-is-taken"
INTERCEPT = "deus.after.B/the-interceptors-hold-the-area"
ATTACK = "deus.attack.damage_formula/the-total-runs-along-a-line-of-defence-2-5-and-1/5-rear-is"
CHAIN = "deus.chain.reverse_order/a-counter-declared-last-saves-the-unit-aimed-at-first"
REFUSAL = "deus.intercept.h/an-exhausted-unit-does-not-intercept"

SIGHT = Sight(scenario=GOAL)
"""How the start page presents the game."""


def lessons(language: Language) -> Iterator[Lesson]:
    """The game in six steps."""
    say = language.say
    yield Lesson(
        say("The goal"),
        say(
            "Two players face each other across nine areas. Three are South's own territory, three are North's, and "
            "the three between them are the front. Whoever has units in all three front areas wins."
        ),
        ("game_end", "zones"),
        Sight(scenario=GOAL),
    )
    yield Lesson(
        say("A turn"),
        say(
            "All units of both players become ready, and you gain a power. Your hand is brought to six cards; then "
            "comes the main phase, in which you march and use rituals as often as you like. After it you summon units "
            "into your own territory, and your hand is brought to six again. Each player's first turn begins with the "
            "summons. A unit that has marched or fought stays exhausted until the next turn begins, and an area holds "
            "at most eight levels of your units."
        ),
        ("turn", "march", "ritual"),
        Sight(diagram=TURN),
    )
    yield Lesson(
        say("March and intercept"),
        say(
            "A walking unit marches to a neighbouring area, not diagonally; a flying one diagonally as well. None ever "
            "marches into enemy territory. A march into a front area with enemies begins a battle. A march into a "
            "front area that was empty when the turn began may be met: the defending side sends ready units of its "
            "own, and the battle is fought there."
        ),
        ("march", "intercept", "after_battle"),
        Sight(scenario=INTERCEPT),
    )
    yield Lesson(
        say("The battle"),
        say(
            "Both sides may summon units from the hand into the battle, and then line up. Dice decide who goes first. "
            "The ready units of the first side attack together: their attack is added up and spends itself on the "
            "enemy's line-up from the front unit on. What is left of the second side strikes back. If the initiative "
            "is equal, both strike at the same moment."
        )
        + "\n\n"
        + say(
            "2/3 on a unit means attack 2, defence 3. Damage that reaches the defence at one time kills; less leaves "
            "nothing behind. If both sides survive, the marching side goes back (after an intercept, both do)."
        ),
        ("battle", "line_up", "initiative", "attack", "simultaneous_attack"),
        Sight(scenario=ATTACK),
    )
    yield Lesson(
        say("Effects and counters"),
        say(
            "An effect used before the attack may be countered, and so may the attack and the counter itself. Once "
            "both sides pass, the last declaration takes effect first."
        ),
        ("chain", "timing", "costs"),
        Sight(scenario=CHAIN),
    )
    yield Lesson(
        say("What is not allowed"),
        say(
            "Many rules also have examples of what they forbid: the action is refused, the clause is named, and "
            "nothing on the table changes."
        ),
        ("intercept", "march"),
        Sight(scenario=REFUSAL),
    )
