"""Recordings, made once for all languages, and again only when a scenario has changed."""

from monosashi.site.film.recording import Recording, record
from monosashi.suite import Scenario, last_edition

_shelf: dict[str, Recording] = {}


def recording_of(scenario: Scenario) -> Recording:
    """A scenario's recording. Raises Unproved."""
    found = _shelf.get(scenario.id)
    if found is None or found.scenario != scenario:
        found = _shelf[scenario.id] = record(scenario, last_edition(scenario))
    return found
