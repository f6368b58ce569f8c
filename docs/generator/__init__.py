"""The published rulebook, made from the ledger, the features, the catalogue and real runs of the reference engine.

:mod:`docs.generator.site` lists the pages as plain Markdown; :mod:`docs.generator.hooks` is the only module that
knows MkDocs. ``python -m docs.generator`` writes the pages into a folder for any other builder.
"""
