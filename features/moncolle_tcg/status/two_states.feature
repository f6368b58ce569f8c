Feature: Ready and exhausted

  The two states of a unit, and what leads from one to the other.

  @moncolle_tcg.status.two_states
  Rule: A unit is either ready or exhausted.
    Scenario Outline: a unit that is exhausted twice is exhausted, <seat> using the effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                        |
        | Knight | <seat> | <area> | 9       | normal: exhaust an enemy unit |
        | Ogre   | <foe>  | <from> | 9       |                               |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight on Ogre
      And <foe> has passed
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is exhausted

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | b2   | b3   |
        | North | South | Ogre   | b3   | b2   |

    Scenario Outline: what was exhausted twice is ready when it is made ready once, <seat> using the effects
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                                                      |
        | Knight | <seat> | <area> | 9       | normal: exhaust an enemy unit / normal: ready an enemy unit |
        | Ogre   | <foe>  | <from> | 9       |                                                             |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight on Ogre
      And <foe> has passed
      And <seat> has used Knight on Ogre
      And <foe> has passed
      And <seat> has used the second ability of Knight on Ogre
      When <foe> passes
      Then Ogre is ready

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | c2   | c3   |
        | North | South | Ogre   | c3   | c2   |

    Scenario Outline: a ready unit that is made ready is ready, <seat> using the effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                      |
        | Knight | <seat> | <area> | 9       | normal: ready an enemy unit |
        | Ogre   | <foe>  | <from> | 9       |                             |
      And South has marched <unit> to a3
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is ready

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | a2   | a3   |
        | North | South | Ogre   | a3   | a2   |

    Scenario Outline: whoever may choose exhausted units only does not choose ready ones
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | defence | effect                                                                     |
        | Knight | South | a2   | ready     | 9       | normal: [1] to an exhausted enemy unit / normal: [1] to a ready enemy unit |
        | Ogre   | North | a3   | ready     | 9       |                                                                            |
        | Troll  | North | a3   | exhausted | 9       |                                                                            |
      And South has marched Knight to a3
      And the battle has reached South's before-attack timing
      When South tries to use <which> ability of Knight on <wrong>
      Then it is refused under moncolle_tcg.ruling.targets_fit_the_text

      Examples:
        | which      | wrong |
        | the first  | Ogre  |
        | the second | Troll |

    Scenario Outline: a state lasts until something changes it, <seat>'s unit being exhausted
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side   | area   | state     | defence |
        | Knight | <seat> | <area> | exhausted | 3       |
        | Squire | <seat> | <area> | ready     | 3       |
      When North ends the phase
      Then Knight is exhausted
      And Squire is ready

      Examples:
        | seat  | area |
        | South | a1   |
        | North | a4   |
