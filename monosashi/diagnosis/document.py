"""The diagnosis of a run as a JSON document."""

from msgspec import Struct

from monosashi.diagnosis.diagnosing import Diagnosis, diagnose
from monosashi.subjects.port import Hello
from monosashi.verification.results_file import Run


class DiagnosedRun(Struct, frozen=True):
    """What came of a run: how many scenarios ended with each status, and what the engine behaves like."""

    edition: str
    suite_hash: str
    engine: Hello
    required: int
    counts: dict[str, int]
    diagnosis: Diagnosis


def diagnosed(run: Run) -> DiagnosedRun:
    """The document of a run."""
    header = run.header
    return DiagnosedRun(
        header.edition, header.suite_hash, header.engine, header.required, run.footer.counts, diagnose(run)
    )
