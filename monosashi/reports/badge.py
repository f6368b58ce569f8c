"""A badge: the JSON that shields.io draws one from (its endpoint schema, version 1)."""

import msgspec

from monosashi.reports.comparison import Column
from monosashi.support.text import counted


def badge(column: Column) -> str:
    """The badge of one run as JSON: never greener than the run is whole."""
    run = column.run
    release = f" required by {run.header.requirements}" if run.header.requirements else ""
    found = [f"{counted(len(run.findings), 'finding')} of the second look"] if run.findings else []
    shown = {
        "schemaVersion": 1,
        "label": f"monosashi {run.header.edition}",
        "message": ", ".join([f"{len(run.passed)} of {run.header.required}{release}", *found, *column.limits]),
        "color": "brightgreen" if column.perfect else "yellow" if not run.wrong else "red",
    }
    if column.problem:
        shown |= {"message": "invalid run, proves nothing", "color": "lightgrey", "isError": True}
    return msgspec.json.format(msgspec.json.encode(shown), indent=2).decode() + "\n"
