"""How a subject is measured: scenarios played beside the reference, verdicts, and the file that keeps a run."""
