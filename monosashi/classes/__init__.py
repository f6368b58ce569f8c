"""Classes of situations: for each a table made of the suite itself, which says where a scenario has been and where not.

A suite that people write looks in one direction: South marches, the offender is named last, the turn has one battle.
A class is one such direction, a :class:`~monosashi.classes.tables.ClassTable` with rows and columns; its cells are
filled by watching every scenario being played on the reference (:mod:`.watching`), never by hand. What is left open is
either written or told in ``classes.toml`` why it cannot exist (:mod:`.files`).
"""
