"""A scenario that has passed, played in its images: all at once, and if that fails one by one."""

from collections.abc import Callable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from monosashi.subjects.port import Subject
from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from monosashi.suite.upright import exemptions
from monosashi.verification.deep_check import RECHECKED
from monosashi.verification.images.catalogue import images_of, told
from monosashi.verification.images.subject import Imaged
from monosashi.verification.verdict import Verdict

Play = Callable[[Subject], Verdict]
"""Plays the scenario on a subject."""


def images_for(scenario: Scenario, first: Verdict, names: Sequence[str]) -> tuple[str, ...]:
    """The images that a scenario stands for: none if it starts a game, and none that a tag exempts it from."""
    if "setup" in first.capabilities:
        return ()
    exempt = exemptions(scenario)
    return tuple(name for name in names if name not in exempt)


def imaged(subject: Subject, edition: str, scenario: Scenario) -> Imaged:
    """A subject on which a scenario is played in all images that it stands for."""
    exempt = exemptions(scenario)
    return Imaged(subject, edition, [name for name in images_of(edition) if name not in exempt])


def in_images(
    subject: Subject, game: str, scenario: Scenario, first: Verdict, names: Sequence[str], play: Play
) -> Verdict:
    """What becomes of a scenario that has passed: the verdict itself, or that on the smallest image that fails.

    An image that fails says nothing if the scenario as it is written does not pass any more, either: then the subject
    has drifted.
    """
    names = images_for(scenario, first, names)
    if not names:
        return first
    failing = _failing(subject, game, names, play)
    if failing is None:
        return replace(first, imaged=True)
    again = play(subject)
    if again.status is not Status.PASS:
        return replace(again, message=f"{RECHECKED}{again.message}")
    for name in names if names[1:] else ():
        alone = _failing(subject, game, (name,), play)
        if alone is not None:
            return alone
    return failing


def _failing(subject: Subject, game: str, names: Sequence[str], play: Play) -> Verdict | None:
    """The verdict on an image, with what was sent; None if it passes."""
    image = Imaged(subject, game, names)
    found = play(image)
    if found.status is Status.PASS:
        return None
    message = f"holds as written, fails {told(game, names)}: {found.message}"
    return replace(found, message=message, image=",".join(names), imaged=True, sent=(legend(image), *sent(image)))


def sent(image: Imaged) -> list[str]:
    """What a subject was asked, a line of JSON for each message."""
    return [msgspec.json.encode({"method": method, "params": given}).decode() for method, given in image.sent]


def legend(image: Imaged) -> str:
    """Who is called what in the image."""
    there = image.frame
    every: Sequence[Mapping[str, str]] = (there.seats, there.places, there.ids)
    return ", ".join(f"{old} is {new}" for names in every for old, new in names.items() if old != new)
