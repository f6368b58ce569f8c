"""One HTML page that needs nothing else: no network, no other file, and no script but for filtering and copying."""

import shlex
from base64 import b64encode
from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jinja2 import Environment, PackageLoader, StrictUndefined

from monosashi.diagnosis import telling
from monosashi.pictures import pictures_of
from monosashi.reports import BOARDS
from monosashi.reports.causes import command_words
from monosashi.reports.comparison import Comparison, anchor, one_line
from monosashi.reports.page_causes import CauseSection, cause_sections
from monosashi.reports.page_clauses import chapters_of, scenario_cell
from monosashi.reports.site_links import SiteLinks
from monosashi.reports.standing import clauses_told
from monosashi.subjects.port import CAPABILITIES, OPTIONAL
from monosashi.subjects.status import MEANING, Status
from monosashi.support.text import counted
from monosashi.verification.results_file import Settings, counts

ROWS_OF_A_LIST = 100
"""How many rows the lists of disagreements and of changes have; they say how many are missing."""


def page(comparison: Comparison, boards: int = BOARDS, site: str = "") -> str:
    """The whole page; the first failure of each cause is drawn, of as many as ``boards``.

    With the address of the ``site``, ids of clauses lead there.
    """
    links = SiteLinks(comparison.game, site)
    chapters = tuple(chapters_of(comparison, links))
    causes = tuple(cause_sections(comparison, {each.title: each.number for each in chapters}, links, boards))
    templates = Environment(
        loader=PackageLoader("monosashi.reports"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    place = Places(comparison, causes)
    templates.filters |= {
        "one_line": one_line,
        "number": lambda number: f"{number:,}",
        "address": place.address,
        "moment": moment,
    }
    script = _asset("report.js")
    pictures = pictures_of(comparison.edition)
    return templates.get_template("report.html").render(
        comparison=comparison,
        chapters=chapters,
        causes=causes,
        telling=telling,
        failed=sum(row.failed for row in comparison.rows),
        beside=sum(len(column.run.second_look) for column in comparison.columns),
        counted=counted,
        clauses_told=clauses_told,
        unlisted=sum(len(group.failures) for group in comparison.causes[len(causes) :]),
        listed=ROWS_OF_A_LIST,
        legend=pictures.LEGEND if pictures else "",
        drawn=sum(any(each.parts.pictures for each in cause.first.of) for cause in causes if cause.first),
        capabilities=CAPABILITIES,
        optional=OPTIONAL,
        plain=Settings(),
        statuses=[status.value for status in Status if any(status in row.statuses for row in comparison.rows)],
        counts={column.mark: counts(column.run.scored) for column in comparison.columns},
        meaning={status.value: MEANING[status] for status in Status},
        cell_of=scenario_cell,
        command=one_line(shlex.join(command_words(comparison))),
        style=_asset("report.css"),
        script=script,
        script_hash=b64encode(sha256(script.encode()).digest()).decode(),
    )


class Places:
    """Where in the page a scenario stands: at its own place, or else where its cause is."""

    def __init__(self, comparison: Comparison, causes: Sequence[CauseSection]) -> None:
        """Look up what the page has room for."""
        told = (entry for cause in causes for entry in ((cause.first.entry,) if cause.first else ()) + cause.entries)
        self._own = {entry.anchor for entry in told}
        self._causes = {
            failure.row.id: cause.anchor
            for group, cause in reversed([*zip(comparison.causes, causes, strict=False)])
            for failure in group.failures
        }

    def address(self, scenario: str) -> str:
        """A link to a scenario; empty if nothing of it is in the page."""
        own = anchor(scenario)
        found = own if own in self._own else self._causes.get(scenario, "")
        return "#" + quote(found, safe="/.-_~") if found else ""


def _asset(name: str) -> str:
    return files("monosashi.reports").joinpath("templates", name).read_text("utf-8")


def moment(text: str) -> str:
    """A point of time for a reader; anything else as it is.

    >>> moment("2026-11-21T15:00:00.123456+00:00")
    '2026-11-21 15:00 UTC'
    """
    try:
        return datetime.fromisoformat(text).astimezone(UTC).strftime("%Y-%m-%d %H:%M UTC")
    except (ValueError, OverflowError):
        return one_line(text)


def size(path: Path) -> str:
    """How big a file is, for a reader."""
    amount: Any = path.stat().st_size
    return f"{amount / 1_000_000:.1f} MB" if amount >= 1_000_000 else f"{max(1, round(amount / 1000))} kB"
