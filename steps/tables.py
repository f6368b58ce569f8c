"""Data tables: rows as mappings from column name to cell."""

from monosashi.suite.phrases import DataTable


def rows(table: DataTable | None, *known: str) -> list[dict[str, str]]:
    """The rows below the header. Raises ValueError for a column that is not among the known ones."""
    if not table:
        raise ValueError("this step needs a table")
    header = list(table[0])
    unknown = [column for column in header if known and column not in known]
    if unknown:
        raise ValueError(f"unknown column {unknown[0]!r}; this table knows {', '.join(known)}")
    return [dict(zip(header, row, strict=True)) for row in table[1:]]


def column(table: DataTable | None) -> list[str]:
    """The cells of a table of one column, without its header."""
    return [next(iter(row.values())) for row in rows(table)]
