"""Wrong rules by kinds of mistakes: what people get wrong who have understood a rule, made of any edition's table.

The second time, the third member, more than usual, the other side, remembered too long or forgotten too early, counted
by state, where a value comes from, who watches what. A mistake is an entry of the table that looks at a position in
which something is otherwise (:mod:`.changes`), or that leaves one in which something is (:mod:`.leavings`). Which
fields there are the types of the position say (:mod:`.fields`); which entries can read one, their code
(:mod:`.reading`). What makes a difference anywhere a scan finds out (:mod:`.scanning`).
"""
