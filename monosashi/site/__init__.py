"""The published rulebook, made from the ledger, the features, the catalogue and real runs of the reference engine.

:mod:`monosashi.site.build.site` lists the pages as plain Markdown; :mod:`docs.hooks` is the only module that
knows MkDocs. ``python -m monosashi.site`` writes the pages into a folder for any other builder.
"""
