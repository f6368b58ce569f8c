"""Which systems the kit runs on."""

import sys


def unsupported() -> str:
    """Why the kit does not run on this system, in a sentence; empty if it does."""
    if sys.platform in ("win32", "cygwin"):
        return (
            "Windows is not supported: engines are run by means of POSIX (process groups, signals, poll); "
            "use WSL, Linux or macOS"
        )
    return ""
