"""Links from reports into the published rules: each clause has an address of its own there."""

import os
import re
from pathlib import Path
from urllib.parse import quote

from monosashi.rulebook.ledger import load_ledger
from monosashi.support.files import real

VARIABLE = "MONOSASHI_SITE_URL"
"""The variable of the environment that says where the site is, as it does when the site is built."""

ADDRESS = re.compile(r"(?:https?://[^\s/]|file:///)")
"""How an address begins."""


class BadSite(ValueError):
    """What is given as the place of the site is none; the message says so in a sentence."""


class SiteLinks:
    """Links to clauses of one game.

    ``base`` is the address of the site, with a slash at its end; without one there are no links.
    """

    def __init__(self, game: str, base: str = "") -> None:
        """Only what the game's ledger has can be linked to: the site has no page for anything else."""
        self.base = base
        self._known = load_ledger(game) if base else {}

    def clause(self, name: str) -> str:
        """The address of a clause; empty if there is none."""
        return f"{self.base}c/{quote(name)}.html" if name in self._known else ""


def site_base(site: str, report: Path | None = None) -> str:
    """The address of the site with a slash at its end; empty if ``site`` is.

    A folder becomes an address as seen from the folder in which the ``report`` lies. Without a report, in a comment on
    somebody else's page, a folder is of no use. Raises BadSite.
    """
    if not site:
        return ""
    if re.match(ADDRESS, site):
        return site if site.endswith("/") else f"{site}/"
    folder = Path(site)
    if not folder.is_dir():
        raise BadSite(f"{site} is no address (https://…) and no folder; expected where the site is")
    if not (folder / "c").is_dir():
        raise BadSite(f"{site} is no folder with a site in it: it has no clauses (folder c)")
    if report is None:
        return ""
    return quote(Path(os.path.relpath(real(folder), real(report).parent)).as_posix()) + "/"
