"""What a command has come to, for whoever only looks at its exit code."""

from collections.abc import Iterable

ALL_PASS, FAILURES, STALE, INVALID = 0, 1, 2, 3
"""All required scenarios pass; some do not; a list of known failures is stale; nothing is proved."""


def worst(codes: Iterable[int]) -> int:
    """The worst of some exit codes: nothing is proved, then failures, then a stale list.

    >>> worst([ALL_PASS, STALE, FAILURES])
    1
    """
    return max(codes, key=[ALL_PASS, STALE, FAILURES, INVALID].index)
