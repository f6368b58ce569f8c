"""Images: a scenario played with the seats exchanged, the columns mirrored, ids renamed, lists in another order.

A rule that is wrong for one seat, one place, one member passes a suite that always looks in one direction. A game
declares its symmetries (:class:`monosashi.kit.interface.Images`); the kit maps what is sent and what is shown. Steps,
sentences and verdicts stay as they are written.
"""
