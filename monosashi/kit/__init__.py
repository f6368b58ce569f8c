"""What a game is to everything else: its registry, the interface of its parts, its positions as plain text.

The ground floor of the kit. It imports no game; :mod:`monosashi.kit.registry` finds them by their entry points.
"""
