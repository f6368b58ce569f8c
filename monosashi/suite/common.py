"""Sentences that any game has a use for, from wherever the kit's own steps are: ``steps/common.py``."""

from importlib import import_module

from monosashi.rulebook.folders import own_steps
from monosashi.suite.phrases import Shared

SHARED: Shared = import_module(own_steps("common")).SHARED
