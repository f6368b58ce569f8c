"""Which assignments are lawful: every way to send some characters against two monsters, asked of the engine."""

from collections.abc import Iterator, Mapping
from html import escape

from monosashi.games.monster_maker.site.diagrams.games import Seat, after, broken, character, monster, placed
from monosashi.site.diagrams.markup import Href, figure
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker.assignment import Assign
from reference_engine.monster_maker.battle import DeclareBattle

COUNTS = (1, 2)
"""The attack counts of the monsters."""

PARTIES = (1, 3, 4)
"""So many unhurt characters are assigned."""

BAD = ' class="bad"'
"""Marks a case that is refused."""

Shape = tuple[int, ...]
"""How many characters face each monster."""


def assignments(rules: Edition, characters: int) -> Mapping[Shape, tuple[str, ...]]:
    """The clauses that each way to assign so many characters would break; none if it is lawful."""
    party = [character(f"Character {n}") for n in range(1, characters + 1)]
    monsters = [monster(f"Monster {n}", attack_count=count) for n, count in enumerate(COUNTS, 1)]
    position = placed(rules, "battle_phase", Seat(tuple(party), "w", monsters=tuple(monsters)))
    position = after(rules, position, DeclareBattle())
    found = {}
    for shape in _shapes(characters):
        places = [face.name for face, count in zip(monsters, shape, strict=True) for _ in range(count)]
        mains = {card.name: place for card, place in zip(party, places, strict=False)}
        found[shape] = broken(rules, position, Assign(mains))
    return found


def _shapes(characters: int) -> Iterator[Shape]:
    """Every way to spread characters over two monsters, the fewest left out first."""
    for used in range(characters, -1, -1):
        yield from ((used - second, second) for second in range(used + 1))


def lawful(table: DiagramTable, language: Language, href: Href) -> str:
    """A table for each party: what is lawful, then what is refused, and why."""
    groups, refusing = (
        [],
        dict.fromkeys(
            clause for number in PARTIES for clauses in assignments(table.rules, number).values() for clause in clauses
        ),
    )
    letters = {clause: chr(ord("a") + place) for place, clause in enumerate(refusing)}
    for number in PARTIES:
        found = sorted(assignments(table.rules, number).items(), key=lambda item: bool(item[1]))
        rows = "".join(_row(language, number, shape, clauses, letters) for shape, clauses in found)
        groups.append(_group(language, number, rows))
    notes = [
        escape(language.say("●: a character that faces the monster. ○: a place of its attack count that stays free.")),
        *(f"{letter}: {table.titled(clause, language, href)}." for clause, letter in letters.items()),
    ]
    body = f'<div class="groups">{"".join(groups)}</div>'
    title = language.say("Every way to assign characters to two monsters, and whether it is lawful")
    return figure("assignments", "boards", body, title, " ".join(notes))


def _group(language: Language, number: int, rows: str) -> str:
    say = language.say
    heads = [say("Attack count {n}", n=count) for count in COUNTS] + [say("Left out"), ""]
    columns = "".join(f'<th scope="col">{escape(head)}</th>' if head else "<td></td>" for head in heads)
    label = say("{n} unhurt characters", n=number) if number > 1 else say("One unhurt character")
    return (
        f'<div class="group"><div class="label">{escape(label)}</div>'
        f'<table class="cases"><thead><tr>{columns}</tr></thead><tbody>{rows}</tbody></table></div>'
    )


def _row(language: Language, number: int, shape: Shape, clauses: tuple[str, ...], letters: Mapping[str, str]) -> str:
    cells = "".join(
        _dots(facing, "●" * facing + "○" * (count - facing)) for facing, count in zip(shape, COUNTS, strict=True)
    )
    idle = number - sum(shape)
    judged = verdict(language, sorted(letters[clause] for clause in clauses))
    return f"<tr{BAD if clauses else ''}>{cells}{_dots(idle, '●' * idle)}<td>{judged}</td></tr>"


def _dots(number: int, dots: str) -> str:
    """A cell with a number of characters: dots to look at, the number for those who hear it."""
    return f'<td><span class="said">{number}</span><span aria-hidden="true">{dots}</span></td>'


def verdict(language: Language, reasons: list[str]) -> str:
    """A tick, or a cross with the letters of the reasons."""
    if not reasons:
        return f'<b class="yes" aria-hidden="true">✓</b><span class="said">{escape(language.say("lawful"))}</span>'
    told = escape(language.say("refused"))
    return f'<b class="nay" aria-hidden="true">✕</b><span class="said">{told} </span> {", ".join(reasons)}'
