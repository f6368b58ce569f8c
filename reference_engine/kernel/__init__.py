"""The kernel knows no game: it runs procedures, asks for decisions and keeps the table of rules.

Everything a game needs is handed to it as an :class:`~reference_engine.kernel.edition.Edition`.
"""
