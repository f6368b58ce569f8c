"""What is said at the table: the help, short forms, events in sentences, colours."""

from collections.abc import Mapping

from reference_engine.deus.after_battle import Return
from reference_engine.deus.hand_adjustment import Discard
from reference_engine.deus.instant_summon import InstantSummon
from reference_engine.deus.intercept import Intercept
from reference_engine.deus.limit_adjustment import Adjust
from reference_engine.deus.line_up import LineUp
from reference_engine.deus.march import March
from reference_engine.deus.summon import Rearrange, Summon
from reference_engine.monster_collection.effects import Drop
from reference_engine.monster_collection.triggers import Decline

HELP = """\
a number                                choose the option of that number; 0 is always "nothing (more)"
more                                    list all options, not only the first 20
march Knight b2, Wisp a2                march units, each to its area, at the same time
use Mage on Ogre paid by Mage fire      use an ability or a spell; also "ability 2", "discarding CARD", "at a1"
summon CARD a1 · summon CARD            summon into your territory · instantly into the battle
rearrange Knight b1, Wisp c1            rearrange your territory
intercept Knight, Wisp                  intercept the march
line up Knight, Wisp                    order your units in the battle, the front one first
discard 1 3                             discard hand cards, by number or name; a unit, if there are too many levels
pick Asketh, Zeferai                    pick factions
select CARDS with SUMMONER              choose your deck
choose SUMMONER · put CARDS              choose your summoner · put hand cards under your deck, in order
shuffle · return UNIT a1 · decline UNIT answer what is asked
pass · end                              nothing (more), end the phase or the turn
random                                  let chance answer for you
resign                                  give up the game
undo                                    take your last answer back, with everything that followed
board · hand · piles                    show the board, your hand with its texts, the discard piles
card NAME                               show a card with its text
why · rule CLAUSE                       show the clause that puts the question, or any other
quit                                    leave the table; so does Ctrl-D
Units and cards are called by name, by the beginning of it or by id; ";" separates several answers."""

SHORT: Mapping[str, str] = {
    "?": "help",
    "h": "help",
    "p": "pass",
    "u": "undo",
    "b": "board",
    "q": "quit",
    "exit": "quit",
}

SAID_BY: Mapping[type, tuple[str, ...]] = {
    March: ("moved",),
    Intercept: ("moved", "intercepted"),
    Rearrange: ("moved",),
    Return: ("moved",),
    Summon: ("summoned",),
    InstantSummon: ("summoned",),
    Discard: ("discarded",),
    Drop: ("discarded",),
    Adjust: ("discarded",),
    LineUp: ("lined_up",),
    Decline: ("declined",),
}
"""Events that only repeat what the answer said."""

EVENTS: Mapping[str, str] = {
    "turn_begins": "Turn {amount}: {seat} marches.",
    "drawn": "{seat} draws {amount}.",
    "power": "{seat}: power {amount:+}.",
    "revealed": "{seat}'s summoner is {card}.",
    "moved": "{unit} moves to {area}.",
    "summoned": "{unit} comes to {area}.",
    "battle_begins": "A battle begins in {area}.",
    "initiative": "{seat}'s initiative is {amount}.",
    "takes_effect": "{card} takes effect.",
    "no_effect": "{card}{unit} has no effect ({clause}).",
    "incomplete": "{card} was not carried out completely; the rest of it does not apply.",
    "damaged": "{unit} takes {amount} damage.",
    "dies": "{unit} dies.",
    "discarded": "{card}{unit} is discarded.",
    "to_hand": "{card} goes to {seat}'s hand.",
    "to_token_area": "{card} goes to {seat}'s token area.",
    "changed": "{unit} is changed by {card}.",
    "control_marker": "{seat} puts a control marker on {area}.",
    "ownership_marker": "{seat} puts an ownership marker on {area}.",
    "marker_removed": "The marker is taken off {area}.",
    "put_back": "{seat} puts {amount} cards under the deck.",
    "outcome": "The battle in {area} is over ({clause}).",
    "decks_out": "Both decks have run out: turn {amount} is the last.",
    "game_over": "The game is over.",
}
"""What is worth telling, in sentences; whatever is missing can be seen on the board."""

COLOURS: Mapping[str, str] = {
    r"▲": "bold cyan",
    r"▼": "bold magenta",
    r"[◆✕]|\bbattle\b": "bold yellow",
    r"^→.*": "bold",
}
