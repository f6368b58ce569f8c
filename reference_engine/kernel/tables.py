"""Whether an edition's table fits together: every name that one entry mentions, another one has."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from reference_engine.kernel.edition import ANY_QUESTION, OUT_OF_TURN, Edition


def table_faults(edition: Edition, readings: Mapping[str, Sequence[str]] = MappingProxyType({})) -> Iterator[str]:
    """What is mentioned and is not there, a sentence each. ``readings`` are the game's; a switch may have none."""
    for switch, reading in edition.switches.items():
        known = readings.get(switch, (reading,))
        if reading not in known:
            yield f"switches: {switch!r} is {reading!r}; expected {' or '.join(map(repr, known))}"
    if "always" not in edition.offers:
        yield 'offers: "always" is missing, the acts that need no question; none is ()'
    for question, acts in edition.offers.items():
        for act in acts:
            if act not in edition.acts:
                yield f"offers: {question!r} offers {act!r}, which is none of the acts: {', '.join(edition.acts)}"
    for act, question in edition.otherwise_forbidden_by:
        if act != OUT_OF_TURN and act not in edition.acts:
            yield f"otherwise_forbidden_by: {act!r} is none of the acts: {', '.join(edition.acts)}"
        if question != ANY_QUESTION and question not in edition.offers:
            yield f"otherwise_forbidden_by: {question!r} is none of the questions: {', '.join(edition.offers)}"
