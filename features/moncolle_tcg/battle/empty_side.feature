Feature: Battle

  @moncolle_tcg.battle.empty_side
  Rule: A side without units in the battle has no normal timing; a side whose enemies are gone keeps its normal timing.
    Scenario Outline: a side whose enemies are gone may still act, <first> first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b2   | 3      | 3       |
        | Ogre   | North | b3   | 3      | 3       |
      And South has marched Knight to b3
      When the battle reaches <first>'s after-attack timing
      Then a battle is going on in b3
      And <loser> is not on the battlefield

      Examples:
        | first | loser  |
        | South | Ogre   |
        | North | Knight |

    Scenario Outline: a second side without units has no normal timing, <second> second
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | c3   | 3      | 3       |
        | Ogre   | South | c2   | 3      | 3       |
      And South has marched Ogre to c3
      And the battle has reached <first>'s after-attack timing, <first> having gone first
      When <first> passes
      Then no battle is going on

      Examples:
        | first | second |
        | North | South  |
        | South | North  |

    Scenario Outline: the second side acts although the first side, <first>, is gone
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                        |
        | Knight | South | a2   | 1      | 3       | counter: [3] to an enemy unit |
        | Ogre   | North | a3   | 1      | 3       | counter: [3] to an enemy unit |
      And South has marched Knight to a3
      And the battle has reached <second>'s right to counter
      And <second> has used <killer> on <victim>
      When <first> passes
      And <second> passes
      Then <second> is asked for before attack effects

      Examples:
        | first | second | killer | victim |
        | South | North  | Ogre   | Knight |
        | North | South  | Knight | Ogre   |

    Scenario Outline: with its enemies gone the second side, <second>, has its actions after the attack as well
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                        |
        | Knight | North | b3   | 1      | 3       | counter: [3] to an enemy unit |
        | Ogre   | South | b2   | 1      | 3       | counter: [3] to an enemy unit |
      And South has marched Ogre to b3
      And the battle has reached <second>'s right to counter
      And <second> has used <killer> on <victim>
      And the battle has reached <second>'s before-attack timing
      When <second> passes
      Then <second> is asked for after attack effects

      Examples:
        | first | second | killer | victim |
        | North | South  | Ogre   | Knight |
        | South | North  | Knight | Ogre   |

    Scenario Outline: a first side without units is left out, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | c2   | 3       |
        | Ogre   | North | c3   | 3       |
      And <marching>'s hand holds these cards
        | card | instant | effect                                            |
        | Imp  | yes     | when this is summoned, battle: [3] to enemy units |
      And <marching> has marched <unit> to <area>
      And <marching> has instantly summoned Imp
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <marching>'s before-attack timing
      Then <enemy> is not on the battlefield

      Examples:
        | marching | unit   | enemy  | area | south | north |
        | South    | Knight | Ogre   | c3   | 1     | 6     |
        | North    | Ogre   | Knight | c2   | 6     | 1     |

    Scenario Outline: with nobody left on either side the battle is over, <first> first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                   |
        | Knight | North | a3   | 3       | normal: [3] to all units |
        | Ogre   | South | a2   | 3       | normal: [3] to all units |
      And South has marched Ogre to a3
      And the battle has reached <first>'s before-attack timing
      And <first> has used <unit>
      When <second> passes
      Then no battle is going on
      And the battlefield is empty

      Examples:
        | first | second | unit   |
        | North | South  | Knight |
        | South | North  | Ogre   |
