"""Crossing level 10: which lands may be placed at which party level, asked of the engine."""

from html import escape

from monosashi.games.monster_maker.site.diagrams.assignments import BAD, verdict
from monosashi.games.monster_maker.site.diagrams.games import UNEXPLORED, Seat, broken, land, placed
from monosashi.site.diagrams.markup import Href, figure
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker.move import Move

LEVELS = (1, 2, 3)
"""Levels of lands that are placed face up."""

BEFORE = (-3, -2, -1, 0)
"""Party levels before, counted from the level that wins."""

CLAUSES = ("monster_maker.unexplored.level_ten_land", "monster_maker.unexplored.beyond_ten")


def may_place(rules: Edition, before: int, level: int, *, face_down: bool = False) -> tuple[str, ...]:
    """The clauses that placing a land would break at a party level."""
    card = land("Hills", level)
    position = placed(rules, "move_phase", Seat(map=UNEXPLORED * before, hand=(card,)))
    return broken(rules, position, Move(card.name, face_down))


def crossing(table: DiagramTable, language: Language, href: Href) -> str:
    """A table: party level before down, lands across."""
    say, rules = language.say, table.rules
    goal, unexplored = rules.numbers["winning_level"], rules.numbers["unexplored_level"]
    heads = [say("Party level"), *(say("Land of level {n}", n=level) for level in LEVELS), say("Unexplored land")]
    columns = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    rows = []
    for before in (goal + offset for offset in BEFORE):
        cells = [
            *((before + level, may_place(rules, before, level)) for level in LEVELS),
            (before + unexplored, may_place(rules, before, LEVELS[-1], face_down=True)),
        ]
        told = "".join(
            f"<td{BAD if clauses else ''}>{level} {verdict(language, ['' for _ in clauses[:1]])}</td>"
            for level, clauses in cells
        )
        rows.append(f'<tr><th scope="row">{before}</th>{told}</tr>')
    body = f'<table class="cases"><thead><tr>{columns}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
    note = say("The numbers are the party levels that would come of it.")
    links = " · ".join(table.titled(clause, language, href) for clause in CLAUSES)
    title = say("Which land may be the one that crosses level {n}", n=goal)
    return figure("crossing-ten", "flow", body, title, f"{escape(note)} {links}")
