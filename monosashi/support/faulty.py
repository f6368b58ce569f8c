"""What authors write may be faulty: one exception for all of it, and where in the code another one was raised."""

from pathlib import Path


class Faulty(Exception):
    """A ledger, a feature or a sentence cannot be used; the message says where it stands and what is wrong with it."""


def raised_at(error: BaseException) -> str:
    """An exception with the place that raised it, as whoever wrote that code needs it: its kind, words, file, line.

    A file is called by its last two parts: that tells ``oh_hell/rules.py`` from all others.
    """
    said = f"{type(error).__name__}: {error}"
    trace, place = error.__traceback__, ""
    while trace is not None:
        file = trace.tb_frame.f_code.co_filename
        # Python's own importing is frozen: nobody has that file.
        if not file.startswith("<"):
            place = f" ({'/'.join(Path(file).parts[-2:])}:{trace.tb_lineno})"
        trace = trace.tb_next
    return said + place
