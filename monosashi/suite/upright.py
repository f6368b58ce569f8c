"""What is played only as it is written: scenarios in which a convention looks in one direction.

A tag names the image and, after a colon, the reason: ``@upright.seats:South_is_asked_first``.
"""

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from monosashi.suite.reading import Scenario

TAG = re.compile(r"upright\.(?P<image>[a-z_]+)(?::(?P<reason>\S+))?$")


class Exemption(NamedTuple):
    """A scenario that does not stand for one of its images, and why."""

    scenario: str
    image: str
    reason: str


def exemptions(scenario: Scenario) -> Mapping[str, str]:
    """The images for which a scenario does not stand, each with the reason.

    >>> one = Scenario("a/b", "a", "", "", "", 1, ("a", "upright.seats:South_is_asked_first"), ())
    >>> exemptions(one)
    {'seats': 'South is asked first'}
    """
    found = (TAG.match(tag) for tag in scenario.tags)
    return {match["image"]: (match["reason"] or "").replace("_", " ") for match in found if match}


def every_exemption(scenarios: Iterable[Scenario]) -> tuple[Exemption, ...]:
    """All of them, in the suite's order."""
    return tuple(
        Exemption(scenario.id, image, reason)
        for scenario in scenarios
        for image, reason in exemptions(scenario).items()
    )
