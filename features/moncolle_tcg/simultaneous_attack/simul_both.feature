Feature: Simultaneous attack

  Both sides attack at once, without abilities, spells and items.

  @moncolle_tcg.battle.simul_both
  Rule: In a simultaneous attack all ready units of both sides attack at the same time.
    Scenario Outline: both sides strike, and both fall, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c2   | 3      | 3       |
        | Ogre   | North | c3   | 3      | 3       |
      And <marching> has marched <unit> to <area>
      When the battle is fought out with equal initiative
      Then the battlefield is empty

      Examples:
        | marching | unit   | area |
        | South    | Knight | c3   |
        | North    | Ogre   | c2   |

    Scenario: all ready units strike, exhausted ones do not
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | defence |
        | Knight | South | b2   | ready     | 2      | 4       |
        | Squire | South | b2   | ready     | 2      | 4       |
        | Ogre   | North | b3   | ready     | 3      | 3       |
        | Troll  | North | b3   | exhausted | 9      | 2       |
      And South has marched Knight and Squire to b3
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | South | b2   |
        | Squire | South | b2   |
        | Troll  | North | b3   |

    Scenario: both sides strike in a second simultaneous attack of the turn, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b2   | 1      | 9       |
        | Squire | South | b2   | 3      | 1       |
        | Ogre   | North | b3   | 0      | 3       |
        | Troll  | North | a2   | 1      | 3       |
      And South has marched Knight to b3
      And the battle has been fought out with equal initiative
      And South has marched Squire to a2
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | South | b2   |
        | Ogre   | North | b3   |

    Scenario: units elsewhere keep nobody from striking
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Bat    | South | b1   | 1      | 1       |
        | Knight | South | c2   | 3      | 3       |
        | Ogre   | North | c3   | 3      | 3       |
      And South has marched Knight to c3
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit | side  | area |
        | Bat  | South | b1   |

    Scenario Outline: a higher Initiative gives no advantage in a simultaneous attack, <faster> having it
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing       |
        | Knight | South | a2   | 3      | 3       | Initiative <k> |
        | Ogre   | North | a3   | 3      | 3       | Initiative <o> |
      And South has marched Knight to a3
      And the initiative dice will show South <south> and North <north>
      When the battle is fought out
      Then the battlefield is empty

      Examples:
        | faster | k | o | south | north |
        | South  | 2 | 0 | 3     | 5     |
        | North  | 0 | 3 | 5     | 2     |

    Scenario Outline: a higher Initiative gives no advantage where North marches either, <faster> having it
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing       |
        | Knight | South | c2   | 3      | 3       | Initiative <k> |
        | Ogre   | North | c3   | 3      | 3       | Initiative <o> |
      And North has marched Ogre to c2
      And the initiative dice will show South <south> and North <north>
      When the battle is fought out
      Then the battlefield is empty

      Examples:
        | faster | k | o | south | north |
        | North  | 2 | 0 | 3     | 5     |
        | South  | 0 | 3 | 5     | 2     |

    Scenario Outline: damage runs from front to back on both sides, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b2   | 3      | 1       |
        | Squire | South | b2   | 2      | 2       |
        | Ogre   | North | b3   | 0      | 2       |
        | Troll  | North | b3   | 2      | 3       |
        | Imp    | North | b3   | 0      | 2       |
      And <marching> has marched <units> to <area>
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Squire | South | b2   |
        | Imp    | North | b3   |

      Examples:
        | marching | units               | area |
        | South    | Knight and Squire   | b3   |
        | North    | Ogre, Troll and Imp | b2   |

    Scenario: a side with nobody ready is struck all the same
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | defence |
        | Knight | South | a1   | ready     | 3      | 1       |
        | Ogre   | North | a2   | exhausted | 9      | 3       |
      And South has marched Knight to a2
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | South | a2   |

    Scenario: who struck is exhausted
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c2   | 1      | 9       |
        | Ogre   | North | c3   | 1      | 9       |
        | Troll  | North | c3   | 0      | 9       |
      And South has marched Knight to c3
      When the battle is fought out with equal initiative
      Then Knight, Ogre and Troll are exhausted

    Scenario: an exhausted unit in front shields those behind it
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | defence |
        | Knight | South | a1   | ready     | 5      | 9       |
        | Ogre   | North | a2   | exhausted | 0      | 3       |
        | Troll  | North | a2   | exhausted | 0      | 3       |
      And South has marched Knight to a2
      When the battle is fought out with equal initiative
      Then Ogre is not on the battlefield
      And Troll is in a2
