"""The published rulebook, made from the ledger, the features, the catalogue and real runs of the reference engine.

Each package uses those before it: ``book`` (chapters and their history), ``text`` (words and languages), ``film``,
``diagrams``, ``pages`` (plain Markdown, and what is put into it afterwards), ``publish`` (all pages of a site, in every
language), ``mkdocs``, which alone knows MkDocs. ``monosashi site write`` writes the pages for any other builder.
"""
