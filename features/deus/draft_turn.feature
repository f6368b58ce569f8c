Feature: The turn in the draft

  The draft of 2018-08-29 lets only the first player's first turn begin late, brings power by a symbol, and rearranges the
  front, too. Its turn has five phases and ends with the second hand adjustment.

  @deus.draft.turn.power.skip_first
  Rule: The power charge phase is skipped in the first player's first turn only.
    Scenario: the second player gains power in the second turn
      Given the game has been prepared, South having the first turn
      When South plays the turn to its end
      Then North's power is 1

    Scenario: the first player gains no power in the first turn
      When the game has been prepared, South having the first turn
      Then South's power is 0

    Scenario: units become ready in the second turn
      Given it is North's second hand adjustment phase
      And it is turn 1
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | North | c3   | exhausted |
      When North discards nothing
      Then Knight is ready

  @deus.draft.turn.power.gain
  Rule: In the power charge phase the marching side's summoner brings the power that its symbol shows.
    @deus.ruling.draft_power_symbol
    Scenario Outline: a symbol of <n> is one counter
      Given it is South's power charge phase
      And South's summoner is Caller, whose power symbol shows <n>
      And South has 2 power
      When South discards nothing
      Then South's power is 3

      Examples:
        | n |
        | 1 |
        | 2 |
        | 3 |

    Scenario: the defending side gains no power
      Given it is North's power charge phase
      And South has 2 power
      When North discards nothing
      Then South's power is 2

  @deus.draft.turn.hand1.skip_first
  Rule: The first hand adjustment phase is skipped in the first player's first turn only.
    Scenario: the second player adjusts the hand in the second turn
      Given the game has been prepared, South having the first turn
      When South plays the turn to its end
      Then North is asked for hand adjustment
      And it has become North's first hand adjustment phase

    Scenario: the first turn begins with the summon phase
      When the game has been prepared, South having the first turn
      Then South is asked for summon action

  @deus.draft.turn.main.skip_first
  Rule: The main phase is skipped in the first player's first turn only.
    Scenario: the second player may march in the second turn
      Given it is South's main phase
      And it is turn 2
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
      When South marches Knight to c2
      Then Knight is in c2

    Scenario: no march in the first turn
      Given it is North's main phase
      And it is turn 1
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
      When North tries to march Knight to a2
      Then it is refused under deus.turn.summon.any_order

  @deus.draft.turn.summon.rearrange_scope
  Rule: Rearrangement covers own territory and the front areas that the player controls, whatever a unit's march range, and no other area.
    Scenario Outline: a rearrangement from <from> to <to>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area   | state     |
        | Knight | South | <from> | exhausted |
        | Squire | South | <from> | ready     |
        | Page   | South | c2     | ready     |
      When South rearranges these units
        | unit   | to   |
        | Knight | <to> |
      Then Knight is in <to>
      And Knight is still exhausted

      Examples:
        | from | to |
        | a1   | c1 |
        | a1   | c2 |
        | a2   | c1 |
        | a2   | c2 |

    Scenario: an empty area with one's own marker may be filled
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      And South's ownership marker lies on a2
      When South rearranges these units
        | unit   | to |
        | Knight | a2 |
      Then Knight is in a2

    Scenario: own territory and the front exchange their units
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | North | c2   | 8     |
        | Squire | North | a3   | 6     |
      When North rearranges these units
        | unit   | to |
        | Knight | a3 |
        | Squire | c2 |
      Then Knight is in a3
      And Squire is in c2

    Scenario Outline: no rearrangement from a1 to <to>, <whose>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      And North's ownership marker lies on b2
      When South tries to rearrange these units
        | unit   | to   |
        | Knight | <to> |
      Then it is refused under deus.draft.turn.summon.rearrange_scope

      Examples:
        | to | whose                    |
        | b2 | the enemy's front area   |
        | a2 | an area without a marker |
        | b3 | the enemy's territory    |

    Scenario: no rearrangement out of an area without one's own marker
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
      And no ownership marker lies on b2
      When South tries to rearrange these units
        | unit   | to |
        | Knight | b1 |
      Then it is refused under deus.draft.turn.summon.rearrange_scope

    Scenario: where a unit of the front alone could be put
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c2   |
        | Squire | North | c2   |
      When North tries to rearrange these units
        | unit   | to |
        | Knight | b2 |
      Then it is refused under deus.draft.turn.summon.rearrange_scope

    Scenario Outline: among three units one leaves or enters an area that is not its side's: <moves>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Imp    | South | a1   |
        | Wisp   | South | c1   |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      When South tries to rearrange <moves>
      Then it is refused under deus.draft.turn.summon.rearrange_scope

      Examples:
        | moves                                  |
        | Knight to c2, Imp to b1 and Wisp to a1 |
        | Imp to b1, Knight to c2 and Wisp to a1 |
        | Imp to b1, Wisp to a1 and Knight to c2 |
        | Knight to b2, Imp to b1 and Wisp to a1 |
        | Imp to b1, Knight to b2 and Wisp to a1 |
        | Imp to b1, Wisp to a1 and Knight to b2 |

    Scenario: North's units, too, keep to what is theirs
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit | side  | area |
        | Imp  | South | a1   |
        | Ogre | North | b3   |
      When South tries to rearrange Ogre to c3
      Then it is refused under deus.turn.summon.rearrange

  @deus.draft.turn.summon.rearrange_no_vacate
  Rule: A rearrangement may not leave a front area that the player controls without a unit.
    Scenario: the only unit of a controlled front area stays
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
      When South tries to rearrange these units
        | unit   | to |
        | Knight | a1 |
      Then it is refused under deus.draft.turn.summon.rearrange_no_vacate

    Scenario: one of two units may leave a controlled front area
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b2   |
        | Squire | North | b2   |
      When North rearranges these units
        | unit   | to |
        | Knight | b3 |
      Then Knight is in b3
      And b2 belongs to North

    Scenario: the only unit may be replaced
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | c1   |
      When South rearranges these units
        | unit   | to |
        | Knight | b1 |
        | Squire | a2 |
      Then Squire is in a2
      And Knight is in b1

    Scenario: two units may not both leave a controlled front area
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a2   |
        | Squire | North | a2   |
      When North tries to rearrange these units
        | unit   | to |
        | Knight | a3 |
        | Squire | b3 |
      Then it is refused under deus.draft.turn.summon.rearrange_no_vacate

    Scenario: three units may not all leave a controlled front area
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c2   |
        | Squire | North | c2   |
        | Page   | North | c2   |
      When North tries to rearrange Knight to a3, Squire to b3 and Page to c3
      Then it is refused under deus.draft.turn.summon.rearrange_no_vacate

    Scenario: one front area may not be emptied into another
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
        | Squire | South | c2   |
      When South tries to rearrange these units
        | unit   | to |
        | Knight | c2 |
      Then it is refused under deus.draft.turn.summon.rearrange_no_vacate

  @deus.draft.turn.hand2.remove_empty_markers
  Rule: At the end of the second hand adjustment the ownership markers on front areas without any unit are removed.
    Scenario: the marker of an empty area goes
      Given it is North's second hand adjustment phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Squire | North | a2   |
      And North's ownership marker lies on b2
      When North discards nothing
      Then b2 belongs to nobody
      And a2 belongs to North

    Scenario: the opponent's marker of an empty area goes
      Given it is South's second hand adjustment phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      And North's ownership marker lies on c2
      When South discards nothing
      Then c2 belongs to nobody

    Scenario: in North's turn the marker of an empty area goes
      Given it is North's second hand adjustment phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Ogre   | North | b3   |
      And South's ownership marker lies on c2
      When North discards nothing
      Then c2 belongs to nobody

    Scenario: the marker of an area that was empty in the first hand adjustment goes in the second
      Given it is North's first hand adjustment phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
      And North's ownership marker lies on b2
      And North has discarded nothing
      When North plays the turn to its end
      Then b2 belongs to nobody

    Scenario: a marker stays where only enemies are
      Given it is North's second hand adjustment phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | b2   |
      And North's ownership marker lies on b2
      When North discards nothing
      Then b2 belongs to North

    Scenario: a unit that was instantly summoned in the turn keeps its area's marker there
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | c3   | 0      | 3       |
      And South's ownership marker lies on c2
      And South's hand holds these cards
        | card | instant | attack | defence |
        | Imp  | yes     | 5      | 3       |
      And North has marched Knight to c2
      And North has passed
      And South has instantly summoned Imp
      And the battle has been fought out with South going first
      When North plays the turn to its end
      Then c2 belongs to South
      And Imp is in c2

    Scenario: the marker of an empty area stays through the main phase
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c2   |
      And South has marched Knight to c1
      When South ends the phase
      Then c2 belongs to South

    Scenario: the first hand adjustment removes no marker
      Given it is North's first hand adjustment phase
      And North's ownership marker lies on a2
      When North discards nothing
      Then a2 belongs to North
      And it has become North's main phase

    @deus.ruling.draft_lists_are_complete
    Scenario: the turn is over when the hand is adjusted
      Given it is South's second hand adjustment phase
      And South's hand holds 6 cards
      When South discards nothing
      Then turn 4 is being played
      And it has become North's first hand adjustment phase
