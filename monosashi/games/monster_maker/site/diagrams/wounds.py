"""Damage one blow after another: what becomes of a character and of a monster, asked of the engine."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from monosashi.games.monster_maker.site.diagrams.games import Seat, after, character, monster, placed
from monosashi.site.diagrams.markup import Href, figure, joined, picture
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language
from reference_engine.kernel.decision import Pass
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker.position import character_of, monster_of
from reference_engine.monster_maker.quiet_document import Phase
from reference_engine.monster_maker.turn import EndTurn
from reference_engine.monster_maker.window import Activate

TURN_ENDS = 0
"""Among blows: the turn ends here."""

DURABILITY = 3
EXAMPLES = (("character", (2, 1, 2, 1)), ("character", (7, 7)), ("character", (2, TURN_ENDS, 2)), ("monster", (2, 1)))
"""Who is struck, and by what, one after another."""

SCALE, LEFT, ROW = 34, 104, 30


@dataclass(frozen=True)
class State:
    """What a creature is after a blow: its damage, whether it is wounded, whether it is still there."""

    damage: int = 0
    wounded: bool = False
    there: bool = True


def struck(rules: Edition, kind: str, blows: Sequence[int]) -> list[State]:
    """What becomes of a creature of durability 3 that is struck by some blows."""
    states = [State()]
    for blow in blows:
        states.append(_next(rules, kind, states[-1], blow))
    return states[1:]


def _next(rules: Edition, kind: str, state: State, blow: int) -> State:
    striker, hero = character("Striker", strikes=(blow,) if blow else ()), character("Hero", DURABILITY)
    ogre = monster("Ogre", durability=DURABILITY)
    is_monster = kind == "monster"
    seat = Seat(
        (striker, hero), "w", monsters=(ogre,) if is_monster else (), wounded=("Hero",) if state.wounded else ()
    )
    name = "Ogre" if is_monster else "Hero"
    phase: Phase = "first_window" if blow else "end_phase"
    position = placed(rules, phase, seat, damage={name: state.damage})
    if blow:
        position = after(rules, position, Activate("Striker", targets=(name,)))
        while position.pending is not None and position.pending.kind == "counter":
            position = after(rules, position, Pass())
    else:
        position = after(rules, position, EndTurn())
    found = monster_of(position, name) if is_monster else character_of(position, name)
    if found is None:
        return State(there=False)
    return State(found.damage, getattr(found, "wounded", False))


def blow_by_blow(table: DiagramTable, language: Language, href: Href) -> str:
    """Each example as one picture."""
    groups = [
        f'<div class="group">{_example(number, kind, blows, table.rules, language)}</div>'
        for number, (kind, blows) in enumerate(EXAMPLES, 1)
    ]
    clauses = ("character_wounded", "wounded_again", "overkill_once", "monster_destroyed", "reset_end_phase")
    links = [table.titled(f"monster_maker.damage.{clause}", language, href) for clause in clauses]
    notes = language.say("Boxes: the durability. Bars in them: the damage so far.")
    title = language.say("What damage does to creatures of durability {n}", n=DURABILITY)
    body = f'<div class="groups">{"".join(groups)}</div>'
    return figure("wounds", "boards", body, title, f"{escape(notes)} {' · '.join(links)}")


def _example(number: int, kind: str, blows: Sequence[int], rules: Edition, language: Language) -> str:
    states = struck(rules, kind, blows)
    parts: list[str] = []
    told: list[str] = []
    for place, (blow, state) in enumerate(zip(blows, states, strict=True)):
        parts += _row(place * ROW, blow, state, language, is_monster=kind == "monster")
        told.append(f"{_cause(blow, language)}: {_state(state, language, is_monster=kind == 'monster')}.")
    title = language.say("A monster is struck") if kind == "monster" else language.say("A character is struck")
    label = f'<div class="label">{escape(title)}</div>'
    return label + picture(f"wounds-{number}", title, joined(language, told), 320, len(blows) * ROW, "".join(parts))


def _cause(blow: int, language: Language) -> str:
    return language.say("damage {n}", n=blow) if blow else language.say("the turn ends")


def _state(state: State, language: Language, *, is_monster: bool) -> str:
    if not state.there:
        return language.say("destroyed")
    if state.wounded:
        return language.say("wounded")
    return language.say("still there") if is_monster else language.say("unhurt")


def _row(y: float, blow: int, state: State, language: Language, *, is_monster: bool) -> Iterator[str]:
    """What struck, the durability with the damage so far, what it has become."""
    wide = DURABILITY * SCALE
    yield f'<text x="{LEFT - 8}" y="{y + 15}" text-anchor="end">{escape(_cause(blow, language))}</text>'
    kind = "unit" if state.there else "unit dead"
    yield f'<rect class="{kind}" x="{LEFT}" y="{y + 1}" width="{wide}" height="20" rx="3"/>'
    if state.damage:
        yield f'<rect class="blow" x="{LEFT}" y="{y + 1}" width="{state.damage * SCALE}" height="20"/>'
        yield (
            f'<text class="on" x="{LEFT + state.damage * SCALE / 2:g}" y="{y + 15}" text-anchor="middle">'
            f"{state.damage}</text>"
        )
    if not state.there:
        yield f'<path class="dies" d="M{LEFT + wide / 2 - 5:g} {y + 6}l10 10m0-10l-10 10"/>'
    told = _state(state, language, is_monster=is_monster)
    style = ' class="b"' if state.wounded or not state.there else ""
    yield f'<text{style} x="{LEFT + wide + 10}" y="{y + 15}">{escape(told)}</text>'
