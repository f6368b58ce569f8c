"""The suite as pytest tests: features collected, engines measured; the door is :mod:`monosashi.pytest_plugin`."""
