"""What clauses and scenarios are called on the site: rows of an outline are told apart by as little as it takes."""

import re
from itertools import combinations

from monosashi.rulebook.citations import NAME
from monosashi.site.book.chapters import ChapterEntry, Group
from monosashi.site.text.language import Language

DATA = re.compile(r'[\["{]')
"""What begins like this is data, no words."""


def label(entry: ChapterEntry, language: Language) -> str:
    """A clause's heading, the rulebook's letter before it."""
    title = language.text("title", entry.clause.title)
    return f"{entry.letter}. {title}" if entry.letter else title


def outline_title(group: Group, language: Language) -> str:
    """The title of an outline: what its rows have in common, an ellipsis for what they differ in."""
    return _filled(language.text("scenario", group.title), dict.fromkeys(group.rows[0].row, "…"))


def row_titles(group: Group, language: Language) -> dict[str, str]:
    """The titles of a group's scenarios by their ids: the title filled with the row's values.

    Where that does not tell the rows apart, other columns' values stand behind it: as few as do, the shortest first,
    neither clause ids nor data; as a last resort a number.
    """
    title = language.text("scenario", group.title)
    rows = [{column: language.row(column, value) for column, value in row.row.items()} for row in group.rows]
    filled = [_filled(title, row) for row in rows]
    columns = [column for column in group.rows[0].row if f"<{column}>" not in title and _is_worded(group, column)]
    chosen = _telling(filled, rows, columns)
    titles: list[str] = []
    for text, row in zip(filled, rows, strict=True):
        behind = [row[column] for column in chosen if row[column]]
        full = text + (language.bracketed(behind) if behind else "")
        titles.append(full if full not in titles else f"{full}{language.bracketed([str(titles.count(full) + 1)])}")
    return {scenario.id: told for scenario, told in zip(group.rows, titles, strict=True)}


def _filled(title: str, values: dict[str, str]) -> str:
    for column, value in values.items():
        title = title.replace(f"<{column}>", value)
    return title


def _is_worded(group: Group, column: str) -> bool:
    values = [row.row[column] for row in group.rows]
    return not any(DATA.match(value) or NAME.fullmatch(value) for value in values)


def _telling(filled: list[str], rows: list[dict[str, str]], columns: list[str]) -> tuple[str, ...]:
    """The fewest columns that tell the rows apart, the shortest values first; all of them if none do."""
    lengths = {column: sum(len(row[column]) for row in rows) for column in columns}
    for number in range(len(columns) + 1):
        for chosen in sorted(combinations(columns, number), key=lambda some: sum(lengths[column] for column in some)):
            told = {(text, *(row[column] for column in chosen)) for text, row in zip(filled, rows, strict=True)}
            if len(told) == len(rows):
                return chosen
    return tuple(columns)
