"""Wrong rules that are wrong only now and then: for one seat, at one question, from the second time on.

A suite that notices a wrong rule may still have looked at it in one situation only. Each wrong rule, written by hand or
made by an operator, is therefore narrowed: two tables, the right and the wrong one, are made into one that asks at
every entry in which they differ which of them holds now (:mod:`.choosing`). What is not noticed any more shows where a
class of situations is open.
"""
