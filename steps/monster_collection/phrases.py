"""Sentences that the Monster Collection games share."""

from monosashi.suite.phrases import Shared

FAMILY = Shared()
step = FAMILY.step
