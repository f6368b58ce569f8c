"""A run of the suite against an implementation: what is to be played, what came of it."""

import shlex
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from random import Random
from time import perf_counter
from typing import NamedTuple

from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

import reference_engine as engine
from monosashi import __version__, suite
from monosashi.kit.own_cards import brought
from monosashi.rulebook.errata import BadErratum, edition_ledger
from monosashi.subjects.port import Hello
from monosashi.subjects.status import UNSCORED, Status
from monosashi.suite import Scenario, releases
from monosashi.suite.controls import CONTROL, controls, mixed
from monosashi.suite.gaps import gaps
from monosashi.suite.renamed import present_id
from monosashi.suite.revisions import outdated
from monosashi.suite.upright import every_exemption
from monosashi.support.exit_codes import ALL_PASS, FAILURES, INVALID, STALE
from monosashi.support.interruption import allowed, postponed
from monosashi.support.text import counted
from monosashi.verification import results_file
from monosashi.verification.images.catalogue import BadImages, check_images, chosen
from monosashi.verification.introduction import strangers
from monosashi.verification.known_failures import Judged
from monosashi.verification.results_file import Footer, Header, Run, Settings, SmokeCheck
from monosashi.verification.session import Closing, House, Invalid, ScenarioPlayer, Session, declared, is_clean
from monosashi.verification.smoke import smoke
from monosashi.verification.stand_ins import unknown_words
from monosashi.verification.verdict import Verdict
from monosashi.verification.worker_pool import EmbeddedPool, WorkerPool
from reference_engine.kernel.names import nearest

STOPPED = "it was stopped before the end"
"""Why a run proves nothing that somebody has ended."""
AGAIN = "second look: "
"""What stands before the progress of scenarios that are played a second time."""

QUIET = 10.0
"""So many seconds nothing is said where there is no bar to be seen."""


class NoScenarios(Invalid):
    """An edition of which the suite has no scenarios."""


class Stopped(Invalid):
    """Somebody has ended the run before anything could be measured."""


class Plan(NamedTuple):
    """What is to be measured: ``clauses`` are those asked for, none meaning all, ``scenarios`` what they come to.

    With ``requirements``, the version of a requirement set, only ``required`` scenarios are scored. ``house`` rules are
    accepted.
    """

    edition: str
    clauses: tuple[str, ...]
    scenarios: tuple[Scenario, ...]
    command: tuple[str, ...]
    settings: Settings
    requirements: str = ""
    required: frozenset[str] = frozenset()
    house: House | None = None


def plan(
    edition: str, wanted: Sequence[str], command: Sequence[str], settings: Settings, requirements: str = ""
) -> Plan:
    """What to play: all scenarios, or those of the clauses or scenario ids named. Raises Invalid.

    A clause id stands for everything below it: ``deus.march`` for all of its clauses. ``requirements`` is the version
    of a requirement set, for whoever does not want to be measured by what has come later.
    """
    try:
        engine.edition(edition)
        every, ledger = suite.scenarios(edition), edition_ledger(edition)
        required = releases.required(edition, requirements) if requirements else frozenset()
    except (KeyError, BadErratum, releases.BadRelease) as error:
        raise Invalid(str(error.args[0])) from None
    if not every:
        raise NoScenarios(f"the suite has no scenarios of {edition} yet, so that nothing of it can be measured")
    chosen: dict[str, Scenario] = {}
    for name in map(present_id, wanted):
        into = ledger[name].into if name in ledger else ""
        found = [scenario for scenario in every if _belongs(scenario, name) or (into and _belongs(scenario, into))]
        if not found:
            if name in ledger:
                raise Invalid(f"{name!r} is in the ledger but has no scenario of {edition}")
            known = {each for scenario in every for each in (scenario.id, *_groups(scenario.clause))}
            raise Invalid(f"{name!r} is no clause and no scenario of {edition}{nearest(name, sorted(known))}")
        chosen.update((scenario.id, scenario) for scenario in found)
    scenarios = tuple(chosen.values()) if wanted else every
    return Plan(edition, tuple(wanted), scenarios, tuple(command), settings, requirements, required)


def _groups(clause: str) -> Iterator[str]:
    """A clause and every group that it is in, without its game.

    >>> list(_groups("deus.march.a"))
    ['deus.march.a', 'deus.march']
    """
    while "." in clause:
        yield clause
        clause = clause.rpartition(".")[0]


def plans(
    edition: str | None,
    wanted: Sequence[str],
    command: Sequence[str],
    settings: Settings,
    requirements: str = "",
    note: Callable[[str], object] = str,
) -> tuple[Plan, ...]:
    """One plan for the edition named, or one for each edition that the implementation declares. Raises Invalid.

    A declared edition that does not have what is ``wanted``, or is not in the requirement set, is left out, unless all
    are; so is one without scenarios, of which there is a ``note`` in any case; so there is of clauses without any.
    """
    names = [edition] if edition else declared(command, settings)
    games = {name.partition(".")[0] for name in wanted}
    try:
        check_images(names, settings.images)
    except BadImages as error:
        raise Invalid(str(error)) from None
    found: list[Plan] = []
    faults: list[Invalid] = []
    # The id of a clause begins with the game's name: editions of other games have nothing to say to it.
    tried = [name for name in names if name.partition("@")[0] in games] or list(names)
    for name in tried:
        try:
            found.append(plan(name, wanted, command, settings, requirements))
        except Invalid as invalid:
            faults.append(invalid)
    if found:
        for fault in faults:
            if isinstance(fault, NoScenarios):
                note(str(fault))
    if not found:
        # Of the present edition, not of an older one: that is what is meant by whoever names none.
        game = tried[0].partition("@")[0]
        raise [fault for name, fault in zip(tried, faults, strict=True) if name.partition("@")[0] == game][-1]
    for each in found if not wanted else ():
        for gap in gaps(each.edition):
            note(gap)
    return tuple(found)


def _belongs(scenario: Scenario, name: str) -> bool:
    """Whether a scenario is meant by a scenario id, a clause id, a ruling or a group of clauses or rulings."""
    if name == scenario.id or scenario.id.startswith(f"{name}/"):
        return True
    return any(tag == name or tag.startswith(f"{name}.") for tag in (scenario.clause, *scenario.tags))


def exit_code(run: Run, judged: Judged | None) -> int:
    """What the run comes to, for whoever only looks at the exit code."""
    if run.footer.invalid:
        return INVALID
    if judged is None:
        # What a requirement set demands and the suite has lost has not been passed either.
        if run.wrong or run.header.missing or run.footer.parted:
            return FAILURES
        return STALE if run.stale else ALL_PASS
    if judged.unlisted or judged.changed or run.footer.parted:
        return FAILURES
    return STALE if judged.stale or run.stale else ALL_PASS


def order_of(what: Plan) -> tuple[Scenario, ...]:
    """What is played, in this order: the scenarios with controls among them. A seed draws the order and which."""
    seed = what.settings.seed
    chance = None if seed is None else Random(f"{seed} {what.edition}")
    return tuple(mixed(what.scenarios, controls(what.edition.partition("@")[0]), chance))


def _more_controls(what: Plan, found: Mapping[str, Verdict], wanted: int) -> list[Scenario]:
    """Controls to play in place of those that were not reached, as far as there are any left."""
    left = [each for each in controls(what.edition.partition("@")[0]) if each.id not in found]
    return left[: wanted - sum(verdict.control and _is_reached(verdict) for verdict in found.values())]


def _is_reached(control: Verdict) -> bool:
    """Whether a control was played up to what is false in it."""
    return control.status not in (*UNSCORED, Status.NOT_RUN, Status.BLOCKED)


def run_suite(what: Plan, notes: Console, pool: EmbeddedPool | None = None) -> Run:
    """The run, played, with a progress bar on ``notes``; also when it was stopped. Raises Invalid if nothing was.

    A ``pool`` has begun to measure the embedded reference already.
    """
    started, now = perf_counter(), datetime.now(UTC)
    try:
        with allowed():
            first = Session.of_command(what.edition, what.command, what.settings, what.house)
    except KeyboardInterrupt:
        raise Stopped("it was stopped before anything could be measured") from None
    measure: ScenarioPlayer = first
    found: dict[str, Verdict] = {}
    checks: tuple[SmokeCheck, ...] = ()
    rechecked, stopped, closing = 0, False, Closing()
    order = order_of(what)
    try:
        with allowed():
            checks = _smoke(first, what.edition)
            if pool is not None:
                measure = pool.player(what.edition)
            elif what.settings.workers > 1:
                first.close()
                measure = WorkerPool(what.edition, what.command, what.settings, what.house)
            with _progress(notes, len(order), what.edition) as advance:
                for verdict in measure.play(order):
                    found[verdict.scenario] = verdict
                    advance(verdict)
            wanted = sum(verdict.control for verdict in found.values())
            # The embedded reference reaches them all.
            while pool is None and (more := _more_controls(what, found, wanted)):
                found.update((verdict.scenario, verdict) for verdict in measure.play(more))
                order = (*order, *more)
            again, closely = _to_recheck(what, found)
            with _progress(notes, len(again), what.edition, AGAIN) as advance:
                for verdict in measure.recheck(again, [found[scenario.id] for scenario in again], closely):
                    found[verdict.scenario] = verdict
                    advance(verdict)
                    rechecked += verdict.scenario in closely
    except KeyboardInterrupt:
        stopped = True
    finally:
        with postponed():
            closing = measure.close()
    if what.settings.seed is not None:
        # A record does not follow what was drawn: two runs can be compared line by line.
        order = (*what.scenarios, *(scenario for scenario in order if scenario.clause == CONTROL))
    verdicts = tuple(_scored(what, found.get(each.id) or _not_run(each)) for each in order)
    unknown = strangers(first.hello, first.child.strange_fields if first.child else ())
    header = replace(_header(what, first.hello, checks, verdicts, now), unknown=tuple(unknown))
    footer = _footer(
        verdicts,
        stopped=stopped,
        rechecked=rechecked,
        closing=closing,
        seconds=perf_counter() - started,
        upright=_upright(what, verdicts),
    )
    if what.house:
        otherwise = {each.scenario for each in verdicts if each.status is Status.NOT_APPLICABLE}
        kept = what.house.kept(each for each in what.scenarios if each.id in otherwise)
        footer = replace(footer, accepted=kept)
    return Run(header, verdicts, footer)


def _scored(what: Plan, verdict: Verdict) -> Verdict:
    """The verdict, marked if it is not scored: not in the requirement set, or in need of what need not be offered."""
    later = what.requirements and verdict.scenario not in what.required
    unscored = later or results_file.is_spared(verdict)
    return replace(verdict, required=False) if unscored and not verdict.control else verdict


def _header(
    what: Plan, hello: Hello, checks: tuple[SmokeCheck, ...], verdicts: Sequence[Verdict], now: datetime
) -> Header:
    """What was measured, with what. What does not apply is not required, nor is what has come later."""
    known = {scenario.id for scenario in suite.scenarios(what.edition)}
    own = brought(what.edition)
    return Header(
        edition=what.edition,
        engine=hello,
        command=what.command,
        clauses=what.clauses,
        required=sum(not v.control and v.required and v.status is not Status.NOT_APPLICABLE for v in verdicts),
        settings=what.settings,
        suite=__version__,
        suite_hash=results_file.suite_hash(what.edition),
        started=now.isoformat(timespec="seconds"),
        smoke=checks,
        requirements=what.requirements,
        missing=() if what.clauses else tuple(sorted(what.required - known)),
        outdated=outdated(what.edition.partition("@")[0], what.scenarios),
        own_cards=len(own.cards) if own else 0,
        unworded=unknown_words(own) if own else (),
    )


def _footer(
    verdicts: Sequence[Verdict],
    *,
    stopped: bool,
    rechecked: int,
    closing: Closing,
    seconds: float,
    upright: dict[str, int],
) -> Footer:
    """How the run ended. A control that was not reached, or needs what is not offered, does not count."""
    played = [verdict for verdict in verdicts if verdict.control and _is_reached(verdict)]
    return Footer(
        invalid=STOPPED if stopped else why_invalid(verdicts),
        counts=results_file.counts([verdict for verdict in verdicts if not verdict.control and verdict.required]),
        controls=len(played),
        caught=sum(verdict.status is not Status.PASS for verdict in played),
        unreached=sum(verdict.control and verdict.status is Status.BLOCKED for verdict in verdicts),
        recheck=rechecked,
        restarts=closing.restarts,
        seconds=round(seconds, 3),
        words=closing.words,
        upright=upright,
    )


def _upright(what: Plan, verdicts: Sequence[Verdict]) -> dict[str, int]:
    """What would have been played in an image and is exempted from it, by image and reason."""
    played = {verdict.scenario for verdict in verdicts if verdict.status is Status.PASS}
    images = chosen(what.edition, what.settings.images)
    exempt = every_exemption(scenario for scenario in what.scenarios if scenario.id in played)
    return dict(Counter(f"{each.image}: {each.reason}" for each in exempt if each.image in images))


def _not_run(scenario: Scenario) -> Verdict:
    """The verdict on a scenario, or a control, that the run did not get to."""
    return Verdict(
        scenario=scenario.id,
        clause=scenario.clause,
        status=Status.NOT_RUN,
        name=scenario.name,
        file=scenario.file,
        line=scenario.line,
        control=scenario.clause == CONTROL,
    )


def _smoke(first: Session, edition: str) -> tuple[SmokeCheck, ...]:
    """Whether the implementation is connected at all. Raises Invalid if it is not."""
    if first.child is None:
        return ()
    checks = smoke(first.child, edition, first.hello)
    for check in checks:
        if check.fatal and not check.ok:
            command = shlex.join(first.child.command)
            raise Invalid(f"{check.name}: {check.message}; monosashi adapter check -- {command} tells more")
    return tuple(checks)


def why_invalid(verdicts: Sequence[Verdict]) -> str:
    """In one sentence why these verdicts prove nothing; empty if they count."""
    for verdict in verdicts:
        if verdict.control and verdict.status is Status.PASS:
            return f"{verdict.scenario} demands something false and passes, so the other passes are worth nothing"
    not_run = [verdict for verdict in verdicts if verdict.status is Status.NOT_RUN]
    if not_run:
        return f"{len(not_run)} scenarios were not run; {not_run[0].message or 'the run ended before them'}"
    if all(verdict.status in UNSCORED for verdict in verdicts if not verdict.control):
        return "nothing could be played"
    missed = [verdict for verdict in verdicts if verdict.control and verdict.status is Status.BLOCKED]
    reached = any(verdict.control and _is_reached(verdict) for verdict in verdicts)
    if missed and not reached and any(verdict.status is Status.PASS for verdict in verdicts):
        tried = f"none of {counted(len(missed), 'control')} was reached ({missed[0].scenario}: {missed[0].message})"
        return f"{tried}, so that nothing shows that what is false is noticed"
    return ""


def _to_recheck(what: Plan, found: Mapping[str, Verdict]) -> tuple[list[Scenario], frozenset[str]]:
    """What has passed, the last first, and a sample from all over the suite; without images nothing but the sample."""
    passed = [scenario for scenario in what.scenarios if found[scenario.id].status is Status.PASS]
    number = min(what.settings.recheck, len(passed)) if what.command else 0
    sample = [passed[index * len(passed) // number] for index in range(number)]
    again = passed if chosen(what.edition, what.settings.images) else sample
    return again[::-1], frozenset(scenario.id for scenario in sample)


@contextmanager
def _progress(notes: Console, total: int, edition: str, what: str = "") -> Iterator[Callable[[Verdict], None]]:
    """A bar on a terminal that vanishes at the end, with the chapter being played and the failures so far.

    Elsewhere, where nobody would see it move, a line now and then says how far it is.
    """
    if not notes.is_terminal:
        yield _lines(notes, total, f"{edition}: {what}")
        return
    failed = 0
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[failed]}")
    with Progress(*columns, console=notes, transient=True) as progress:
        task = progress.add_task(what, total=total, failed="")

        def advance(verdict: Verdict) -> None:
            nonlocal failed
            failed += _is_failure(verdict)
            lost = f"{failed} failed" if failed else ""
            chapter = f"{what}{suite.section_of(verdict.file)}"
            progress.update(task, advance=1, description=chapter, failed=lost)

        yield advance


def _lines(notes: Console, total: int, what: str) -> Callable[[Verdict], None]:
    """A line now and then: how many scenarios have been played, how many have failed."""
    failed = done = 0
    last = perf_counter()

    def advance(verdict: Verdict) -> None:
        nonlocal failed, done, last
        failed += _is_failure(verdict)
        done += 1
        if perf_counter() - last > QUIET:
            last = perf_counter()
            lost = f", {failed} failed" if failed else ""
            notes.print(f"{what}{done} of {total} scenarios{lost}", soft_wrap=True, highlight=False)

    return advance


def _is_failure(verdict: Verdict) -> bool:
    return not (verdict.control or is_clean(verdict) or verdict.status in UNSCORED)
