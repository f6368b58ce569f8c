"""How tests of whole random games are run: a random source that shrinks, and settings for those who play with it."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

GAMES = st.randoms(use_true_random=False)
"""A random source that shrinks, which a seed does not."""

IN_CI = bool(os.environ.get("CI"))
SHRINKING_SECONDS = 120


def games(count: int) -> Callable[[Any], Any]:
    """Settings for a property that plays ``count`` games, or a quarter: the loaded profile says how many of a hundred.

    They are the same games every time when run in CI.
    """
    return settings(
        max_examples=max(count * settings.default.max_examples // 100, 5),
        deadline=None,
        derandomize=IN_CI,
        suppress_health_check=list(HealthCheck),
        print_blob=False,
        report_multiple_bugs=False,
    )


@contextmanager
def patience() -> Iterator[None]:
    """Hypothesis looks for a shorter failing game for less than its five minutes, for which it has no setting."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("hypothesis.internal.conjecture.engine.MAX_SHRINKING_SECONDS", SHRINKING_SECONDS, raising=False)
        yield
