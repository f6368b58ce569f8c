"""The zoo: engines that are wrong in one way each, and a few right ones that look odd.

``python -m zoo NAME`` speaks the protocol like ``python -m monosashi.subjects.serve deus``, except for what its animal
does. Each is measured by the real kit over the real pipe in ``tests/test_zoo.py``, which says beforehand what must
come of it. Most animals play any game: ``python -m zoo monster_maker/NAME``.
"""
