"""A scenario that has passed, played in its images: all at once, and if that fails one by one."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

import msgspec
from msgspec.structs import replace

from monosashi.subjects.port import Subject
from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from monosashi.suite.upright import exemptions
from monosashi.verification.deep_check import RECHECKED
from monosashi.verification.images.catalogue import COMPANY, drawn_images, images_of, images_sentence
from monosashi.verification.images.company import Accompanied, companies, known_companies
from monosashi.verification.images.subject import Imaged
from monosashi.verification.images.turning import turns
from monosashi.verification.verdict import Verdict
from reference_engine.kernel.edition import Edition

Play = Callable[[Subject], Verdict]
"""Plays the scenario on a subject."""


def images_for(scenario: Scenario, first: Verdict, names: Sequence[str]) -> tuple[str, ...]:
    """The images that a scenario stands for: none if a game is started, and none that a tag exempts it from."""
    if "setup" in first.capabilities or first.from_start:
        return ()
    exempt = exemptions(scenario)
    return tuple(name for name in names if name not in exempt)


def mirrors(subject: Callable[[], Subject], edition: str, scenario: Scenario) -> Iterator[Subject]:
    """Subjects on which a scenario is played in all images that it stands for, and in company."""
    exempt = exemptions(scenario)
    names = [name for name in images_of(edition) if name not in exempt]
    for turn in turns(edition, scenario):
        yield Imaged(subject(), edition, [name for name in names if name != COMPANY], turn)
    for company in known_companies(edition, scenario) if COMPANY in names else ():
        yield Accompanied(subject(), edition, company)


def in_images(
    subject: Subject,
    rules: Edition,
    scenario: Scenario,
    first: Verdict,
    names: Sequence[str],
    play: Play,
    seed: int | None = None,
) -> Verdict:
    """What becomes of a scenario that has passed: the verdict itself, or that on the smallest image that fails.

    An image that fails says nothing if the scenario as it is written does not pass any more, either: then the subject
    has drifted. ``rules`` are those of the reference that plays beside the subject. What differs from run to run is
    drawn by the ``seed`` and the scenario alone.
    """
    names = images_for(scenario, first, names)
    own = "" if seed is None else f"{seed} {scenario.id}"
    apart = drawn_images(rules.name, [name for name in names if name != COMPANY], Random(own) if own else None)

    def alone(apart: Sequence[str], turn: int) -> Verdict | None:
        found = _failing(
            Imaged(subject, rules.name, apart, turn, own), apart, images_sentence(rules.name, apart, turn), play
        )
        return found and replace(found, seed=seed)

    failing, turn = None, 0
    for turn in turns(rules.name, scenario, seed) if apart else ():
        failing = alone(apart, turn)
        if failing is not None:
            break
    company = companies(rules, scenario) if COMPANY in names and failing is None else ()
    for joined in company:
        failing = failing or _failing(Accompanied(subject, rules.name, joined), (COMPANY,), joined.told, play)
    if failing is None:
        return replace(first, imaged=bool(apart or company), accompanied=bool(company))
    again = play(subject)
    if again.status is not Status.PASS:
        return replace(again, message=f"{RECHECKED}{again.message}")
    for name in apart if not company and apart[1:] else ():
        smaller = alone((name,), turn)
        if smaller is not None:
            return smaller
    return failing


def _failing(image: Imaged | Accompanied, names: Sequence[str], how: str, play: Play) -> Verdict | None:
    """The verdict on an image, with what was sent; None if it passes."""
    found = play(image)
    if found.status is Status.PASS:
        return None
    legend = (names_in(image),) if isinstance(image, Imaged) else ()
    return replace(
        found,
        message=f"holds as written, fails {how}: {found.message}",
        image=",".join(names),
        imaged=True,
        accompanied=isinstance(image, Accompanied),
        sent=(*legend, *sent(image)),
    )


def sent(image: Imaged | Accompanied) -> list[str]:
    """What a subject was asked, a line of JSON for each message."""
    return [msgspec.json.encode({"method": method, "params": given}).decode() for method, given in image.sent]


def names_in(image: Imaged) -> str:
    """Who is called what in the image."""
    there = image.frame
    every: Sequence[Mapping[str, str]] = (there.seats, there.places, there.ids)
    return ", ".join(f"{old} is {new}" for names in every for old, new in names.items() if old != new)
