"""A position of Dungeon Command in sentences, for those who do not see its picture; and the words in the picture."""

from collections.abc import Iterator

from monosashi.games.default.words import Words
from monosashi.pictures.speech import PLAIN, Speech
from monosashi.pictures.words import printable, side, title
from reference_engine.dungeon_command.battlefield import chart
from reference_engine.dungeon_command.view import DeclaredView, View


class CommandWords(Words):
    """What the pictures of Dungeon Command say."""

    PHASES = frozenset(("refresh", "activate", "deploy", "cleanup"))

    QUESTIONS = {
        "first_draw": "Chance names who chooses the first player.",
        "first_player": "{seat} says who goes first.",
        "side": "{seat} says which sides of the tiles lie up.",
        "chests": "The treasure chests are shuffled.",
        "shuffle": "The decks are shuffled.",
        "redraw": "A hand without a creature that may be deployed is drawn anew.",
        "starting": "{seat} deploys starting creatures.",
        "turn_effect": "{seat} says which effect of the turn comes next.",
        "activate": "{seat} activates a creature, or ends the activate phase.",
        "act": "{seat} moves and acts with {about}, and then ends its activation.",
        "react": "{seat} may react.",
        "cower": "{seat} says whether {about} cowers or takes the damage.",
        "deploy": "{seat} may deploy creatures, and then ends the deploy phase.",
    }

    SEVERAL = {"cower": "{seat} says who cowers and who takes the damage."}

    def phase(self, view: View, speech: Speech = PLAIN) -> str:
        """The phase of the turn."""
        told = super().phase(view, speech)
        known = view.turn and view.phase in self.PHASES
        return speech.wording.say("{phase} phase", phase=told) if known else told

    def ground(self, view: View, speech: Speech) -> Iterator[str]:
        """Which squares are what, kind by kind."""
        say, comma = speech.wording.say, speech.wording.marks.comma
        if view.battlefield is None:
            return
        drawn = chart(view.battlefield)
        yield say("The map has {columns} columns and {rows} rows.", columns=drawn.width, rows=drawn.height)
        for kind in ("wall", "difficult", "hazard", "obstacle"):
            squares = drawn.those(kind)
            if squares:
                yield say("{kind}: {squares}.", kind=terrain(kind, speech), squares=comma.join(squares))
        for square, chest in view.treasures.items():
            if chest.left is None:
                yield say("A chest lies face down on {square}.", square=printable(square))
            else:
                yield say("A chest with {n} tokens lies on {square}.", square=printable(square), n=chest.left)

    def under_way(self, view: View, speech: Speech) -> Iterator[str]:
        """Who is being activated, what is declared, damage."""
        yield from filter(None, [activating(view, speech)])
        for number, declared in enumerate(view.declared, 1):
            yield speech.wording.say("Declared {n}: {what}.", n=number, what=declaration(view, declared, speech))
        yield from damage(view, speech)


WORDS = CommandWords("dungeon_command")


def terrain(kind: str, speech: Speech = PLAIN) -> str:
    """What a kind of terrain is called."""
    say = speech.wording.say
    names = {
        "wall": say("walls"),
        "difficult": say("difficult terrain"),
        "hazard": say("hazardous terrain"),
        "obstacle": say("obstacles"),
    }
    return names[kind]


def activating(view: View, speech: Speech = PLAIN) -> str:
    """Who is being activated; empty if nobody is."""
    if not view.activating:
        return ""
    unit = title(view, view.activating, speech)
    if view.moved:
        return speech.wording.say("{unit} is being activated and has moved.", unit=unit)
    return speech.wording.say("{unit} is being activated.", unit=unit)


def damage(view: View, speech: Speech = PLAIN) -> Iterator[str]:
    """What creatures are about to take."""
    say = speech.wording.say
    for hit in view.hits:
        unit = title(view, hit.id, speech)
        if hit.cower is None:
            yield say("{unit} is about to take {n} damage.", unit=unit, n=hit.amount)
        elif hit.cower:
            yield say("{unit} cowers from {n} damage.", unit=unit, n=hit.amount)
        else:
            yield say("{unit} will take {n} damage.", unit=unit, n=hit.amount)


def declaration(view: View, declared: DeclaredView, speech: Speech = PLAIN) -> str:
    """Something declared that has not taken effect yet: ``South's order card Bolt by Wolf on Rat``."""
    say, comma = speech.wording.say, speech.wording.marks.comma
    seat, actor = side(declared.seat, speech), title(view, declared.actor, speech)
    card = title(view, declared.card, speech) if declared.card else ""
    match declared.kind:
        case "attack":
            what = say("{seat}'s attack", seat=seat)
        case "collect":
            what = say("{seat}'s collecting", seat=seat)
        case "dodge":
            what = say("{seat}'s dodge", seat=seat)
        case "hazard":
            return say("hazardous terrain under {unit}", unit=actor)
        case _:
            what = say("{seat}'s {card}", seat=seat, card=card) if card else f"{seat}: {printable(declared.kind)}"
    if actor and declared.actor != declared.card:
        what = say("{what} by {units}", what=what, units=actor)
    if declared.targets:
        what = say("{what} on {units}", what=what, units=comma.join(title(view, t, speech) for t in declared.targets))
    return what
