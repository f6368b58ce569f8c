Feature: One proper target is enough for a counter

  Proposed: a counter may choose units that had no part in the chain, if one of those it chooses had.

  @deus.chain.legal_target
  Rule: A counter effect may only target units that acted, or were acted upon, in the same counter chain.
    @deus.ruling.every_counter_target_must_qualify
    Scenario: one chosen unit that had a part carries the others
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Mage   | South | b1   | 3       | before-attack: [3] to an enemy unit |
        | Knight | South | b1   | 3       |                                     |
        | Ogre   | North | b2   | 9       |                                     |
        | Imp    | North | b2   | 3       | counter: [3] to two enemy units     |
      And South has marched Mage and Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Imp on Mage and Knight
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Ogre |
        | Imp  |
