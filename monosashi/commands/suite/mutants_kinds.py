"""What ``monosashi suite mutants`` does with ``--kinds`` and ``--single``."""

import argparse
from collections.abc import Mapping, Sequence

from rich.console import Console

import reference_engine as engine
from monosashi.commands import complain, crew_of, print_lines
from monosashi.diagnosis.matrix import matrix_file, shipped_matrix
from monosashi.mutants.kinds.making import making
from monosashi.mutants.kinds.playing import (
    PLAYED,
    Remembered,
    Search,
    fates,
    in_all,
    kinds_file,
    numbered,
    packed,
    remembered_fates,
    searches,
    shipped_kinds,
)
from monosashi.mutants.kinds.playing_on import witnessed, witnesses
from monosashi.mutants.operators.playing import OperatorFate
from monosashi.mutants.operators.scores import (
    BadExcuses,
    excused,
    excuses,
    kind_scores_file,
    scores,
    shipped_kinds_scores,
)
from monosashi.mutants.single import second_witnesses, singles
from monosashi.reports.operators import print_operators
from monosashi.sharing import Crew
from monosashi.support.exit_codes import ALL_PASS, FAILURES, STALE
from monosashi.support.files import plain_json, write_file
from monosashi.support.progress import tracked


def run_kinds(edition: str, options: argparse.Namespace) -> int:
    """Play remembered wrong rules with the scenarios that noticed them; look for others where these do not any more."""
    try:
        listed = excuses(edition.partition("@")[0], kinds=True)
    except BadExcuses as error:
        return complain(str(error))
    whole = not options.clause and not options.check
    if options.check and not shipped_kinds(edition).noticed:
        return complain(f"{kinds_file(edition)} is missing: monosashi suite mutants {edition} --kinds --anew makes it")
    fates = _fates(edition, options, crew_of(options))
    told = excused(edition, fates, listed, _known(edition))
    print_operators(Console(), told.fates)
    if options.matrix is not None:
        write_file(options.matrix, plain_json(told.fates))
    result = scores(edition, told.fates)
    if whole:
        write_file(kinds_file(edition), packed(edition, fates))
        write_file(kind_scores_file(edition), plain_json(result))
    if told.stale and not options.clause:
        complain("; ".join(told.stale))
        return STALE
    if options.check:
        fresh = {*result.lives} - {*shipped_kinds_scores(edition).lives}
        if fresh:
            complain(
                f"nobody notices any more: {', '.join(sorted(fresh))}; "
                f"monosashi suite mutants {edition} --kinds looks again"
            )
        return FAILURES if fresh else ALL_PASS
    return FAILURES if result.lives else ALL_PASS


def _known(edition: str) -> tuple[str, ...]:
    """The ids of every edition of the game: what an excuse is for may be in another one."""
    editions = engine.game(edition).editions
    return tuple(identity for name in editions for identity in shipped_kinds(name).noticed)


def _fates(edition: str, options: argparse.Namespace, crew: Crew) -> Sequence[OperatorFate]:
    otherwise: dict[str, Sequence[int]] = {}

    def looked_for(search: Search, played: int = PLAYED) -> dict[str, OperatorFate]:
        places: Mapping[str, Sequence[int]] = {}
        for step in tracked("scanning", search.scanned(edition), search.length):
            places = step if isinstance(step, Mapping) else places
        otherwise.update(places)
        return {fate.id: fate for fate in tracked("playing", fates(edition, places, crew, played), len(places))}

    remembered: dict[str, OperatorFate] = {}
    if not options.anew:
        ids = _chosen(edition, [*shipped_kinds(edition).noticed], options.clause)
        played = remembered_fates(edition, ids, crew)
        remembered = {fate.id: fate for fate in tracked("bending", played, len(ids))}
    if options.check:
        return witnessed(remembered.values(), shipped_kinds(edition).witnesses)
    known = Remembered(edition) if options.anew else shipped_kinds(edition)
    for search in searches(known, [*remembered.values()]):
        found = looked_for(search)
        remembered |= found
        if search.few:
            remembered |= looked_for(in_all(edition, found.values()))
    silent = [fate.id for fate in remembered.values() if fate.silent]
    tried = witnesses(edition, silent, otherwise, known.witnesses, crew)
    seen = dict(tracked("playing on", tried, len(silent)))
    lively = [remembered[identity] for identity in seen if seen[identity]]
    if lively:
        # They can be seen: nobody notices them only if no scenario at all does.
        remembered |= looked_for(in_all(edition, lively), len(numbered(edition)))
    return witnessed(remembered.values(), seen)


def _chosen(edition: str, ids: Sequence[str], clauses: Sequence[str]) -> Sequence[str]:
    made = making(edition)
    return [
        identity
        for identity in ids
        if made.known(identity)
        and (
            not clauses
            or any(c == clause or c.startswith(f"{clause}.") for c in made.rule(identity).clauses for clause in clauses)
        )
    ]


def run_single(edition: str, options: argparse.Namespace) -> int:
    """The wrong rules that one scenario alone notices, by the matrix that comes with the suite and in images."""
    matrix = shipped_matrix(edition)
    if matrix is None:
        return complain(f"{matrix_file(edition)} is missing: monosashi suite mutants {edition} --kills makes it")
    alone = singles(matrix)
    noticed = sum(map(bool, matrix.rows))
    looked_for = second_witnesses(edition, alone, crew_of(options))
    witnesses = list(tracked("playing images", looked_for, len(alone)))
    single = sorted((each.rule, each.scenario) for each in witnesses if not each.imaged)
    print_lines(f"{rule}: {scenario}" for rule, scenario in single)
    print_lines(
        [
            f"{edition}: as written, one scenario alone notices {len(alone)} of {noticed} wrong rules; "
            f"images of another one notice {len(alone) - len(single)} of these. "
            f"So {len(single)} hang on one scenario, {100 * len(single) / max(1, noticed):.1f} %"
        ]
    )
    return FAILURES if 100 * len(single) > MOST_SINGLE * noticed else ALL_PASS


MOST_SINGLE = 10
"""Of a hundred wrong rules so many may hang on one scenario."""
