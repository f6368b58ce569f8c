"""Wrong marches."""

from monosashi.mutants import mutant
from reference_engine.kernel.edition import Edition


@mutant("deus.march.a", "exhausted units march, too")
def exhausted_units_march(edition: Edition) -> Edition:
    """Take the condition away."""
    return edition.without("deus.march.a")
