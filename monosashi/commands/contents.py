"""Which commands there are, in the order of the help, and what they were called before."""

from types import MappingProxyType

from monosashi.commands import adapter, erratum, record, release, single, site, suite
from monosashi.commands import list as listing

EXAMPLES = """\
examples:
  monosashi verify                    the embedded reference engine: every edition of every game
  monosashi verify -- node engine.js  your engine, clause by clause
  monosashi play deus                 a game in the terminal
  monosashi list clauses deus.march   what the rules say
  monosashi COMMAND --help            more of a command, with examples
"""

COMMANDS = (
    single.VERIFY,
    single.REPORT,
    single.COMPARE,
    single.PERFT,
    adapter.GROUP,
    single.PLAY,
    single.MATCH,
    record.GROUP,
    listing.GROUP,
    site.GROUP,
    single.NEW_GAME,
    suite.GROUP,
    erratum.GROUP,
    release.GROUP,
)

RENAMED = MappingProxyType(
    {
        "new-adapter": "adapter new",
        "check-adapter": "adapter check",
        "schema": "list schemas",
        "impact": "erratum impact",
        **{name: f"adapter {name}" for name in ("serve", "vectors")},
        **{name: f"record {name}" for name in ("replay", "show", "diff", "golden")},
        **{name: f"list {name}" for name in ("games", "clauses", "cards", "vocabulary")},
        **{name: f"suite {name}" for name in ("refresh", "format", "review", "mutants", "classes")},
    }
)
"""The names of former versions, and what they are called now."""
