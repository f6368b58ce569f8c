"""``monosashi adapter vectors``: every scenario as a JSON file, for people who have a runner of their own."""

import argparse

from monosashi.adapters.schema_files import files
from monosashi.commands import complain, say
from monosashi.commands.naming import edition_named, present_edition
from monosashi.subjects.status import OurFault
from monosashi.support.exit_codes import ALL_PASS
from monosashi.support.files import Refused, publish
from monosashi.support.progress import bar
from monosashi.verification import vectors
from monosashi.verification.results_file import Settings
from monosashi.verification.run import plan
from monosashi.verification.session import Invalid

BESIDE = ("vector", "manifest")
DOCUMENTS = ("view", "action", "position", "start")
"""The schemas that go with the vectors, the documents being the game's."""


def run(options: argparse.Namespace) -> int:
    """Record and write."""
    edition = edition_named(options.edition) if options.edition else present_edition(*options.clause[:1])
    documents = [f"{edition.partition('@')[0]}.{name}" for name in DOCUMENTS]
    wanted = {f"{name}.schema.json" for name in (*BESIDE, *documents)}
    try:
        scenarios = plan(edition, options.clause, (), Settings()).scenarios
        beside = [(name, content) for name, content in files() if name in wanted]
        with bar("recording", len(scenarios)) as advance:
            made = vectors.files(edition, scenarios, beside, advance)
            count = publish(options.out, vectors.MANIFEST, made)
    except (Invalid, Refused, OurFault) as error:
        return complain(str(error))
    except OSError as error:
        return complain(f"{options.out} cannot be written: {error.strerror or error}")
    except KeyboardInterrupt:
        return complain(f"stopped; {options.out} is as it was")
    say(f"{count - len(beside) - 1} vectors, {len(beside)} schemas and {vectors.MANIFEST} are in {options.out}")
    return ALL_PASS
