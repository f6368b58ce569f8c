"""What reports say of a diagnosis: in the terminal, as a JSON document."""

from rich.console import Console

from monosashi.diagnosis.diagnosing import Diagnosis
from monosashi.diagnosis.document import diagnosed
from monosashi.diagnosis.telling import headline, rest, suspects
from monosashi.reports.failures import line
from monosashi.support.files import plain_json
from monosashi.verification.results_file import Run


def print_diagnosis(console: Console, diagnosis: Diagnosis) -> None:
    """What the engine behaves like; nothing where nothing can be said."""
    told = headline(diagnosis)
    if not told:
        return
    line(console, "")
    line(console, told, "bold")
    for number, suspect in enumerate(suspects(diagnosis), 1):
        line(console, f"{number:3}. {suspect.headline}", "" if suspect.suspect.alternative else "bold yellow")
        for detail in suspect.details:
            line(console, f"     {detail}", "dim")
    for sentence in rest(diagnosis):
        line(console, f"     {sentence}")


def document(run: Run) -> str:
    """The diagnosis of a run as JSON; its schema is ``diagnosis``."""
    return plain_json(diagnosed(run)).decode()
