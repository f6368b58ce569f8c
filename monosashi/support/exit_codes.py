"""What a command has come to, for whoever only looks at its exit code."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

ALL_PASS, FAILURES, STALE, INVALID = 0, 1, 2, 3
"""All is well; something was found; a list of what is known is stale; nothing is proved or done."""

MEANINGS = MappingProxyType(
    {
        ALL_PASS: "all is well: done, shown, or everything that is required passes",
        FAILURES: "something was found: a failure, a difference, something to mend",
        STALE: "a list of what is known is stale: something on it passes now, or is noticed",
        INVALID: "nothing is proved or done: wrong usage, Ctrl-C, SIGTERM or SIGHUP, what cannot be "
        "read, written, started or compared",
    }
)
"""What each means, whatever the command."""


def exit_codes_help(meanings: Mapping[int, str]) -> str:
    """The exit codes and what they mean, for a help text; one without a meaning never occurs and is left out."""
    return "\n".join(["exit codes:", *(f"  {code}  {text}" for code, text in meanings.items() if text)])


def worst(codes: Iterable[int]) -> int:
    """The worst of some exit codes: nothing is proved, then failures, then a stale list.

    >>> worst([ALL_PASS, STALE, FAILURES])
    1
    """
    return max(codes, key=[ALL_PASS, STALE, FAILURES, INVALID].index)
