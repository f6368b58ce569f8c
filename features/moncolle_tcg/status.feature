Feature: Ready and exhausted

  The two states of a unit, and what leads from one to the other.

  @moncolle_tcg.status.two_states
  Rule: A unit is either ready or exhausted.
    Scenario Outline: a unit that is exhausted twice is exhausted, <seat> using the effect
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                        |
        | Knight | <seat> | <area> | 9       | normal: exhaust an enemy unit |
        | Ogre   | <foe>  | <from> | 9       |                               |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight on Ogre
      And <foe> has passed
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is exhausted

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Knight | b2   | b3   | South    | b3    |
        | North | South | Ogre   | b3   | b2   | South    | b3    |
        | North | South | Knight | b3   | b2   | North    | b2    |
        | South | North | Ogre   | b2   | b3   | North    | b2    |

    Scenario Outline: what was exhausted twice is ready when it is made ready once, <seat> using the effects
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                                                      |
        | Knight | <seat> | <area> | 9       | normal: exhaust an enemy unit / normal: ready an enemy unit |
        | Ogre   | <foe>  | <from> | 9       |                                                             |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight on Ogre
      And <foe> has passed
      And <seat> has used Knight on Ogre
      And <foe> has passed
      And <seat> has used the second ability of Knight on Ogre
      When <foe> passes
      Then Ogre is ready

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | North | South | Knight | c3   | c2   | North    | c2    |
        | South | North | Ogre   | c2   | c3   | North    | c2    |
        | South | North | Knight | c2   | c3   | South    | c3    |
        | North | South | Ogre   | c3   | c2   | South    | c3    |

    Scenario Outline: a ready unit that is made ready is ready, <seat> using the effect
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                      |
        | Knight | <seat> | <area> | 9       | normal: ready an enemy unit |
        | Ogre   | <foe>  | <from> | 9       |                             |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is ready

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | North | South | Knight | a3   | a2   | North    | a2    |
        | South | North | Ogre   | a2   | a3   | North    | a2    |
        | South | North | Knight | a2   | a3   | South    | a3    |
        | North | South | Ogre   | a3   | a2   | South    | a3    |

    Scenario Outline: whoever may choose exhausted units only does not choose ready ones, <seat> choosing
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | state     | defence | effect                                                                     |
        | Knight | <seat> | <from> | ready     | 9       | normal: [1] to an exhausted enemy unit / normal: [1] to a ready enemy unit |
        | Ogre   | <foe>  | <area> | ready     | 9       |                                                                            |
        | Troll  | <foe>  | <area> | exhausted | 9       |                                                                            |
      And <seat> has marched Knight to <area>
      And the battle has reached <seat>'s before-attack timing
      When <seat> tries to use <which> ability of Knight on <wrong>
      Then it is refused under moncolle_tcg.ruling.targets_fit_the_text

      Examples:
        | seat  | foe   | from | area | which      | wrong |
        | South | North | a2   | a3   | the first  | Ogre  |
        | South | North | a2   | a3   | the second | Troll |
        | North | South | c3   | c2   | the first  | Ogre  |
        | North | South | c3   | c2   | the second | Troll |

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
        | North | c4   |

  @moncolle_tcg.status.becomes_acted
  Rule: A unit that has marched, attacked or used a special ability becomes exhausted, unless the text says otherwise of the type of ability.
    Scenario Outline: a march onto vacant terrain exhausts all who march, <seat> marching
      Given it is <seat>'s main phase
      And plain terrain lies on <area>
      And these units are on the battlefield
        | unit   | side   | area  |
        | Knight | <seat> | <one> |
        | Squire | <seat> | <two> |
        | Page   | <seat> | <two> |
      When <seat> marches Knight and Squire to <area>
      Then Knight and Squire are exhausted
      And Page is ready

      Examples:
        | seat  | one | two | area |
        | South | b1  | a2  | b2   |
        | North | b4  | c3  | b3   |

    Scenario Outline: a march onto enemies exhausts those who come back from it, <seat> marching
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | state     | attack | defence | effect                       |
        | Knight | <seat> | <from> | ready     | 0      | 9       | normal: ready all your units |
        | Squire | <seat> | <from> | ready     | 0      | 9       |                              |
        | Ogre   | <foe>  | <area> | exhausted | 0      | 9       |                              |
      And <seat> has marched Knight and Squire to <area>
      And the battle has reached <seat>'s after-attack timing, <seat> having gone first
      And <seat> has used Knight
      When the battle is fought out
      Then Knight and Squire are exhausted
      And Knight and Squire are in <from>

      Examples:
        | seat  | foe   | from | area |
        | South | North | b2   | b3   |
        | North | South | a3   | a2   |

    Scenario Outline: an attack exhausts who attacked, <foe> defending
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <from> | 0      | 9       |
        | Ogre   | <foe>  | <area> | 1      | 9       |
        | Troll  | <foe>  | <area> | 0      | 9       |
      And <seat> has marched Knight to <area>
      When the battle is fought out with <foe> going first
      Then Ogre and Troll are exhausted

      Examples:
        | seat  | foe   | from | area |
        | South | North | c2   | c3   |
        | North | South | b3   | b2   |

    Scenario Outline: a completion ability exhausts its unit in the <question>, <foe> defending
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                       |
        | Knight | <seat> | <from> | 9       |                              |
        | Ogre   | <foe>  | <area> | 9       | <timing>, completion: draw 1 |
        | Troll  | <foe>  | <area> | 9       |                              |
      And <seat> has marched Knight to <area>
      And the battle has reached <foe>'s <question>
      When <foe> uses Ogre
      Then Ogre is exhausted
      And Troll is ready

      Examples:
        | seat  | foe   | from | area | timing  | question             |
        | South | North | a2   | a3   | normal  | before-attack timing |
        | North | South | a3   | a2   | normal  | before-attack timing |
        | South | North | c2   | c3   | counter | right to counter     |
        | North | South | c3   | c2   | counter | right to counter     |

    Scenario Outline: a completion ability of "own turn" exhausts its unit, <seat> using it
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | effect                       |
        | Knight | <seat> | <area> | own turn, completion: draw 1 |
        | Squire | <seat> | <area> |                              |
      When <seat> uses Knight
      Then Knight is exhausted
      And Squire is ready

      Examples:
        | seat  | area |
        | South | b1   |
        | North | a3   |

    Scenario Outline: a unit that uses <what> stays ready, <foe> defending
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing           | effect                   |
        | Knight | <seat> | <from> | 9       |                    |                          |
        | Ogre   | <foe>  | <area> | 9       | Spell fire, Item 1 | normal, declared: draw 1 |
      And <foe>'s hand holds these cards
        | card  | kind         | effect                      |
        | Spark | battle spell | normal, cost fire: draw 1   |
        | Salve | consumable   | normal, cost 1 item: draw 1 |
      And <seat> has marched Knight to <area>
      And the battle has reached <foe>'s before-attack timing
      When <foe> uses <use>
      Then Ogre is ready

      Examples:
        | seat  | foe   | from | area | what               | use                                    |
        | South | North | b2   | b3   | a spell            | Spark through Ogre paid by Ogre's fire |
        | North | South | b3   | b2   | a spell            | Spark through Ogre paid by Ogre's fire |
        | South | North | b2   | b3   | a consumable       | Salve through Ogre                     |
        | North | South | b3   | b2   | a consumable       | Salve through Ogre                     |
        | South | North | b2   | b3   | a declared ability | Ogre                                   |
        | North | South | b3   | b2   | a declared ability | Ogre                                   |

    Scenario Outline: an automatic ability exhausts nobody, <foe> defending
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                               |
        | Knight | <seat> | <from> | 1      | 9       |                                      |
        | Ogre   | <foe>  | <area> | 0      | 9       | when this is damaged, battle: draw 1 |
      And <seat> has marched Knight to <area>
      When the battle reaches <seat>'s after-attack timing
      Then Ogre is ready
      And <foe>'s hand has 1 card

      Examples:
        | seat  | foe   | from | area |
        | South | North | c2   | c3   |
        | North | South | a3   | a2   |

    Scenario Outline: who is attacked or damaged stays ready, <foe> defending
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                       |
        | Knight | <seat> | <from> | 2      | 9       | normal: [1] to an enemy unit |
        | Ogre   | <foe>  | <area> | 0      | 9       |                              |
      And <seat> has marched Knight to <area>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight on Ogre
      When the battle reaches <seat>'s after-attack timing
      Then Ogre is ready

      Examples:
        | seat  | foe   | from | area |
        | South | North | a2   | a3   |
        | North | South | c3   | c2   |

    Scenario Outline: swapping equipment exhausts nobody, <seat> swapping
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <area> | Item 1   |
        | Squire | <seat> | <area> | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      When <seat> passes Sword to Squire
      Then Knight and Squire are ready

      Examples:
        | seat  | area |
        | South | b1   |
        | North | c3   |
