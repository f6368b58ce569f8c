"""The pytest plugin, by the name that pytest loads; what it does is in :mod:`monosashi.conformance.plugin`."""

from monosashi.conformance.plugin import *  # noqa: F403  hooks and fixtures must be attributes of the module itself
