"""The pytest plugin, by the name under which pytest loads it; what it does is in :mod:`monosashi.pytest_way.plugin`."""

from monosashi.pytest_way.plugin import *  # noqa: F403  hooks and fixtures must be attributes of the module itself
