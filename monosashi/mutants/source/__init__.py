"""Wrong rules made of source code: each function that the rules come to, bent in one place of its syntax tree.

What a condition compares, which of several it looks at, what it counts, what it leaves undone: :mod:`.bending` says
what can be bent, :mod:`.functions` which functions there are, :mod:`.swapping` how an edition gets a bent one, and
:mod:`.scanning` in which scenarios it does anything else than the right one.
"""
