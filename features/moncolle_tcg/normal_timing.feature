Feature: Normal timing

  Each side in its turn takes normal actions, attacks once with everybody ready, and takes normal actions again.

  @moncolle_tcg.battle.first_sequence
  Rule: In its normal timing the first side takes normal actions, then attacks, then takes normal actions again.
    Scenario Outline: a normal action comes before the attack and counts for it, <first> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                    |
        | Knight | <marching>  | <near> | 2      | 3       | normal: attack +1 to this |
        | Ogre   | <defending> | <far>  | 2      | 3       | normal: attack +1 to this |
      And <marching> has marched Knight to <far>
      And the battle has reached <first>'s before-attack timing
      And <first> has used <unit>
      When the battle reaches <first>'s after-attack timing
      Then <enemy> is not on the battlefield

      Examples:
        | first | unit   | enemy  | marching | defending | near | far |
        | South | Knight | Ogre   | South    | North     | c2   | c3  |
        | North | Ogre   | Knight | South    | North     | c2   | c3  |
        | North | Knight | Ogre   | North    | South     | c3   | c2  |
        | South | Ogre   | Knight | North    | South     | c3   | c2  |

    Scenario Outline: the attack comes after the actions, <first> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | effect         |
        | Knight | <defending> | <near> | normal: draw 1 |
        | Ogre   | <marching>  | <far>  | normal: draw 1 |
      And <marching> has marched Ogre to <near>
      And the battle has reached <first>'s before-attack timing
      When <first> passes
      Then the attackers declared are <unit>
      And <second> is asked for a counter

      Examples:
        | first | second | unit   | marching | defending | near | far |
        | South | North  | Knight | North    | South     | a2   | a3  |
        | North | South  | Ogre   | North    | South     | a2   | a3  |
        | North | South  | Knight | South    | North     | a3   | a2  |
        | South | North  | Ogre   | South    | North     | a3   | a2  |

    Scenario Outline: normal actions come again after the attack, <first> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                       |
        | Knight | <marching>  | <near> | 0      | 3       | normal: [3] to an enemy unit |
        | Ogre   | <defending> | <far>  | 0      | 3       | normal: [3] to an enemy unit |
      And <marching> has marched Knight to <far>
      And the battle has reached <first>'s after-attack timing, <first> having gone first
      And <first> has used <unit> on <enemy>
      When <second> passes
      Then <enemy> is not on the battlefield
      And <first> is asked for after attack effects

      Examples:
        | first | second | unit   | enemy  | marching | defending | near | far |
        | South | North  | Knight | Ogre   | South    | North     | b2   | b3  |
        | North | South  | Ogre   | Knight | South    | North     | b2   | b3  |
        | North | South  | Knight | Ogre   | North    | South     | b3   | b2  |
        | South | North  | Ogre   | Knight | North    | South     | b3   | b2  |

    Scenario Outline: the second side takes no normal action in the first side's <timing>, <first> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | defence | effect                       |
        | Knight | <marching>  | <near> | 9       | normal: [9] to an enemy unit |
        | Ogre   | <defending> | <far>  | 9       | normal: [9] to an enemy unit |
      And <marching> has marched Knight to <far>
      And the battle has reached <first>'s <timing>, <first> having gone first
      When <second> tries to use <unit> on <enemy>
      Then it is refused under moncolle_tcg.battle.first_sequence

      Examples:
        | first | second | unit   | enemy  | timing               | marching | defending | near | far |
        | South | North  | Ogre   | Knight | before-attack timing | South    | North     | c2   | c3  |
        | North | South  | Knight | Ogre   | before-attack timing | South    | North     | c2   | c3  |
        | South | North  | Ogre   | Knight | after-attack timing  | South    | North     | c2   | c3  |
        | North | South  | Knight | Ogre   | after-attack timing  | South    | North     | c2   | c3  |
        | North | South  | Ogre   | Knight | before-attack timing | North    | South     | c3   | c2  |
        | South | North  | Knight | Ogre   | before-attack timing | North    | South     | c3   | c2  |
        | North | South  | Ogre   | Knight | after-attack timing  | North    | South     | c3   | c2  |
        | South | North  | Knight | Ogre   | after-attack timing  | North    | South     | c3   | c2  |

    Scenario Outline: a side has no third round of normal actions, <first> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | defence |
        | Knight | <defending> | <near> | 9       |
        | Ogre   | <marching>  | <far>  | 9       |
      And <marching> has marched Ogre to <near>
      And the battle has reached <first>'s after-attack timing, <first> having gone first
      When <first> passes
      Then <second> is asked for before attack effects

      Examples:
        | first | second | marching | defending | near | far |
        | South | North  | North    | South     | b2   | b3  |
        | North | South  | North    | South     | b2   | b3  |
        | North | South  | South    | North     | b3   | b2  |
        | South | North  | South    | North     | b3   | b2  |

  @moncolle_tcg.battle.second_sequence
  Rule: In its normal timing, after the first side's, the second side takes normal actions, attacks, and takes normal actions again.
    Scenario Outline: when the first side is done the second side begins with normal actions, <first> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                    |
        | Knight | <marching>  | <near> | 2      | 3       | normal: attack +1 to this |
        | Ogre   | <defending> | <far>  | 2      | 3       | normal: attack +1 to this |
      And <marching> has marched Knight to <far>
      And the battle has reached <second>'s before-attack timing, <first> having gone first
      And <second> has used <unit>
      When the battle reaches <second>'s after-attack timing
      Then <enemy> is not on the battlefield

      Examples:
        | first | second | unit   | enemy  | marching | defending | near | far |
        | South | North  | Ogre   | Knight | South    | North     | a2   | a3  |
        | North | South  | Knight | Ogre   | South    | North     | a2   | a3  |
        | North | South  | Ogre   | Knight | North    | South     | a3   | a2  |
        | South | North  | Knight | Ogre   | North    | South     | a3   | a2  |

    Scenario Outline: the second side attacks after its first actions, <second> second
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | defence |
        | Knight | <defending> | <near> | 9       |
        | Ogre   | <marching>  | <far>  | 9       |
      And <marching> has marched Ogre to <near>
      And the battle has reached <second>'s before-attack timing, <first> having gone first
      When <second> passes
      Then the attackers declared are <unit>
      And <first> is asked for a counter

      Examples:
        | first | second | unit   | marching | defending | near | far |
        | South | North  | Ogre   | North    | South     | c2   | c3  |
        | North | South  | Knight | North    | South     | c2   | c3  |
        | North | South  | Ogre   | South    | North     | c3   | c2  |
        | South | North  | Knight | South    | North     | c3   | c2  |

    Scenario Outline: the second side takes normal actions again after its attack, <second> second
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                       |
        | Knight | <marching>  | <near> | 0      | 3       | normal: [3] to an enemy unit |
        | Ogre   | <defending> | <far>  | 0      | 3       | normal: [3] to an enemy unit |
      And <marching> has marched Knight to <far>
      And the battle has reached <second>'s after-attack timing, <first> having gone first
      And <second> has used <unit> on <enemy>
      When <first> passes
      Then <enemy> is not on the battlefield
      And <second> is asked for after attack effects

      Examples:
        | first | second | unit   | enemy  | marching | defending | near | far |
        | South | North  | Ogre   | Knight | South    | North     | b2   | b3  |
        | North | South  | Knight | Ogre   | South    | North     | b2   | b3  |
        | North | South  | Ogre   | Knight | North    | South     | b3   | b2  |
        | South | North  | Knight | Ogre   | North    | South     | b3   | b2  |

    Scenario Outline: who has fallen in the first timing does not attack in the second, <first> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <defending> | <near> | 3      | 3       |
        | Squire | <defending> | <near> | 3      | 9       |
        | Ogre   | <marching>  | <far>  | 3      | 3       |
        | Troll  | <marching>  | <far>  | 3      | 9       |
      And <marching> has marched Ogre and Troll to <near>
      And the battle has reached <second>'s before-attack timing, <first> having gone first
      When <second> passes
      Then the attackers declared are <left>

      Examples:
        | first | second | left   | marching | defending | near | far |
        | South | North  | Troll  | North    | South     | a2   | a3  |
        | North | South  | Squire | North    | South     | a2   | a3  |
        | North | South  | Troll  | South    | North     | a3   | a2  |
        | South | North  | Squire | South    | North     | a3   | a2  |

    Scenario Outline: the first side takes no normal action in the second side's <timing>, <first> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | defence | effect                       |
        | Knight | <defending> | <near> | 9       | normal: [9] to an enemy unit |
        | Ogre   | <marching>  | <far>  | 9       | normal: [9] to an enemy unit |
      And <marching> has marched Ogre to <near>
      And the battle has reached <second>'s <timing>, <first> having gone first
      When <first> tries to use <unit> on <enemy>
      Then it is refused under moncolle_tcg.battle.second_sequence

      Examples:
        | first | second | unit   | enemy  | timing               | marching | defending | near | far |
        | South | North  | Knight | Ogre   | before-attack timing | North    | South     | c2   | c3  |
        | North | South  | Ogre   | Knight | before-attack timing | North    | South     | c2   | c3  |
        | South | North  | Knight | Ogre   | after-attack timing  | North    | South     | c2   | c3  |
        | North | South  | Ogre   | Knight | after-attack timing  | North    | South     | c2   | c3  |
        | North | South  | Knight | Ogre   | before-attack timing | South    | North     | c3   | c2  |
        | South | North  | Ogre   | Knight | before-attack timing | South    | North     | c3   | c2  |
        | North | South  | Knight | Ogre   | after-attack timing  | South    | North     | c3   | c2  |
        | South | North  | Ogre   | Knight | after-attack timing  | South    | North     | c3   | c2  |

    Scenario Outline: an exhausted second side acts, too, <second> being second
      Given it is <first>'s main phase
      And these units are on the battlefield
        | unit   | side     | area   | state     | attack | defence | effect                   |
        | Knight | <first>  | <from> |           | 0      | 9       |                          |
        | Ogre   | <second> | <to>   | exhausted | 0      | 9       | normal, declared: draw 1 |
      And <first> has marched Knight to <to>
      And the battle has reached <second>'s before-attack timing, <first> having gone first
      When <second> uses Ogre
      Then the chain has 1 declaration

      Examples:
        | first | second | from | to |
        | South | North  | a2   | a3 |
        | North | South  | c3   | c2 |

  @moncolle_tcg.battle.normal_any_number
  Rule: Before and after its attack a side may take any number of normal actions, also none.
    Scenario Outline: three actions in a row, <side>'s <timing>
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                    |
        | Knight | <marching>  | <near> | 0      | 9       | normal: attack +1 to this |
        | Ogre   | <defending> | <far>  | 0      | 9       | normal: attack +1 to this |
      And <marching> has marched Knight to <far>
      And the battle has reached <side>'s <timing>, <first> having gone first
      And <side> has used <unit>
      And <other> has passed
      And <side> has used <unit>
      And <other> has passed
      And <side> has used <unit>
      When <other> passes
      Then <unit> has attack 3

      Examples:
        | side  | other | first | unit   | timing               | marching | defending | near | far |
        | South | North | South | Knight | before-attack timing | South    | North     | b2   | b3  |
        | North | South | North | Ogre   | before-attack timing | South    | North     | b2   | b3  |
        | North | South | South | Ogre   | before-attack timing | South    | North     | b2   | b3  |
        | South | North | South | Knight | after-attack timing  | South    | North     | b2   | b3  |
        | North | South | North | Ogre   | after-attack timing  | South    | North     | b2   | b3  |
        | South | North | North | Knight | after-attack timing  | South    | North     | b2   | b3  |
        | North | South | North | Knight | before-attack timing | North    | South     | b3   | b2  |
        | South | North | South | Ogre   | before-attack timing | North    | South     | b3   | b2  |
        | South | North | North | Ogre   | before-attack timing | North    | South     | b3   | b2  |
        | North | South | North | Knight | after-attack timing  | North    | South     | b3   | b2  |
        | South | North | South | Ogre   | after-attack timing  | North    | South     | b3   | b2  |
        | North | South | South | Knight | after-attack timing  | North    | South     | b3   | b2  |

    Scenario Outline: actions of different units and cards in a row, <seat> acting
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing           | effect                                 |
        | Knight | <seat> | <area> | 0      | 9       | Spell fire, Item 1 | normal, completion: draw 1             |
        | Squire | <seat> | <area> | 0      | 9       |                    | normal: attack +1 to one of your units |
        | Ogre   | <foe>  | <from> | 0      | 9       |                    |                                        |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                                              |
        | Spark | battle spell | normal, cost fire: attack +2 to one of your units   |
        | Salve | consumable   | normal, cost 1 item: attack +4 to one of your units |
      And <marching> has marched <marcher> to <where>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight
      And <foe> has passed
      And <seat> has used Squire on Squire
      And <foe> has passed
      And <seat> has used Spark through Knight on Squire paid by Knight's fire
      And <foe> has passed
      And <seat> has used Salve through Knight on Squire
      When <foe> passes
      Then Squire has attack 7

      Examples:
        | seat  | foe   | area | from | marcher           | where | marching | first |
        | South | North | a2   | a3   | Ogre              | a2    | North    | South |
        | North | South | a3   | a2   | Knight and Squire | a2    | North    | North |
        | North | South | a3   | a2   | Ogre              | a3    | South    | North |
        | South | North | a2   | a3   | Knight and Squire | a3    | South    | South |
        | South | North | a2   | a3   | Ogre              | a2    | North    | North |
        | South | North | a2   | a3   | Knight and Squire | a3    | South    | North |

    Scenario Outline: a side without actions before its attack may act after it, <seat> acting
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                       |
        | Knight | <marching>  | <near> | 0      | 3       | normal: [3] to an enemy unit |
        | Ogre   | <defending> | <far>  | 0      | 3       | normal: [3] to an enemy unit |
      And <marching> has marched Knight to <far>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      When <seat> passes
      And <other> passes
      Then <seat> can use exactly <unit>

      Examples:
        | seat  | other | first | unit   | marching | defending | near | far |
        | South | North | South | Knight | South    | North     | c2   | c3  |
        | North | South | North | Ogre   | South    | North     | c2   | c3  |
        | North | South | South | Ogre   | South    | North     | c2   | c3  |
        | South | North | North | Knight | South    | North     | c2   | c3  |
        | North | South | North | Knight | North    | South     | c3   | c2  |
        | South | North | South | Ogre   | North    | South     | c3   | c2  |
        | South | North | North | Ogre   | North    | South     | c3   | c2  |
        | North | South | South | Knight | North    | South     | c3   | c2  |

  @moncolle_tcg.battle.attack_forced
  Rule: The attack is mandatory, and every ready unit of the side takes part in it.
    Scenario Outline: all ready units attack, those with attack 0 as well, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack |
        | Knight | <marching>  | <near> | 3      |
        | Squire | <marching>  | <near> | 0      |
        | Page   | <marching>  | <near> | 1      |
        | Ogre   | <defending> | <far>  | 3      |
        | Troll  | <defending> | <far>  | 0      |
        | Imp    | <defending> | <far>  | 1      |
      And <marching> has marched Knight, Squire and Page to <far>
      And the battle has reached <seat>'s before-attack timing
      When <seat> passes
      Then the attackers declared are <units>

      Examples:
        | seat  | units                   | marching | defending | near | far |
        | South | Knight, Squire and Page | South    | North     | b2   | b3  |
        | North | Ogre, Troll and Imp     | South    | North     | b2   | b3  |
        | North | Knight, Squire and Page | North    | South     | b3   | b2  |
        | South | Ogre, Troll and Imp     | North    | South     | b3   | b2  |

    Scenario Outline: exhausted units do not attack, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | defence | effect                     |
        | Knight | <defending> | <near> | 9       | normal, completion: draw 1 |
        | Squire | <defending> | <near> | 9       |                            |
        | Ogre   | <marching>  | <far>  | 9       | normal, completion: draw 1 |
        | Troll  | <marching>  | <far>  | 9       |                            |
      And <marching> has marched Ogre and Troll to <near>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used <tired>
      And <other> has passed
      When <seat> passes
      Then the attackers declared are <left>

      Examples:
        | seat  | other | tired  | left   | marching | defending | near | far |
        | South | North | Knight | Squire | North    | South     | a2   | a3  |
        | North | South | Ogre   | Troll  | North    | South     | a2   | a3  |
        | North | South | Knight | Squire | South    | North     | a3   | a2  |
        | South | North | Ogre   | Troll  | South    | North     | a3   | a2  |

    Scenario Outline: defenders that were exhausted before the battle do not attack
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | state     |
        | Knight | <marching>  | <from> |           |
        | Ogre   | <defending> | <area> | exhausted |
        | Troll  | <defending> | <area> | ready     |
      And <marching> has marched Knight to <area>
      And the battle has reached <defending>'s before-attack timing
      When <defending> passes
      Then the attackers declared are Troll

      Examples:
        | marching | defending | from | area |
        | South    | North     | c2   | c3   |
        | North    | South     | c3   | c2   |

    Scenario Outline: who was made ready before the attack attacks
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | state     | defence | effect                          |
        | Knight | <marching>  | <from> |           | 9       |                                 |
        | Ogre   | <defending> | <area> | exhausted |         |                                 |
        | Troll  | <defending> | <area> | ready     |         | normal: ready one of your units |
      And <marching> has marched Knight to <area>
      And the battle has reached <defending>'s before-attack timing
      And <defending> has used Troll on Ogre
      And <marching> has passed
      When <defending> passes
      Then the attackers declared are Ogre and Troll

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | a3   | a2   |

    Scenario Outline: who was summoned into the battle attacks, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | defence |
        | Knight | <marching>  | <near> | 9       |
        | Ogre   | <defending> | <far>  | 9       |
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And <marching> has marched Knight to <far>
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      And the battle has reached <seat>'s before-attack timing
      When <seat> passes
      Then the attackers declared are <unit> and Imp

      Examples:
        | seat  | unit   | marching | defending | near | far |
        | South | Knight | South    | North     | a2   | a3  |
        | North | Ogre   | South    | North     | a2   | a3  |
        | North | Knight | North    | South     | a3   | a2  |
        | South | Ogre   | North    | South     | a3   | a2  |

    Scenario Outline: units elsewhere do not attack, <seat> attacking
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c2   |
        | Squire | South | b2   |
        | Ogre   | North | c3   |
        | Troll  | North | c3   |
      And North has marched Ogre to c2
      And the battle has reached <seat>'s before-attack timing
      When <seat> passes
      Then the attackers declared are <unit>

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Ogre   |

    Scenario Outline: units elsewhere do not attack in South's turn either, <seat> attacking
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | a2   |
        | Ogre   | North | a3   |
        | Troll  | North | b3   |
      And South has marched Knight to a3
      And the battle has reached <seat>'s before-attack timing
      When <seat> passes
      Then the attackers declared are <unit>

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Ogre   |

    Scenario Outline: in the second normal timing the attack is mandatory, too
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <defending> | <near> | 1      | 9       |
        | Squire | <defending> | <near> | 1      | 9       |
        | Ogre   | <marching>  | <far>  | 1      | 9       |
        | Troll  | <marching>  | <far>  | 1      | 9       |
      And <marching> has marched Ogre and Troll to <near>
      And the battle has reached <second>'s before-attack timing, <first> having gone first
      When <second> passes
      Then the attackers declared are <units>

      Examples:
        | first | second | units             | marching | defending | near | far |
        | South | North  | Ogre and Troll    | North    | South     | b2   | b3  |
        | North | South  | Knight and Squire | North    | South     | b2   | b3  |
        | North | South  | Ogre and Troll    | South    | North     | b3   | b2  |
        | South | North  | Knight and Squire | South    | North     | b3   | b2  |

  @moncolle_tcg.battle.attack_once
  Rule: A side attacks once in a battle, and who becomes ready again does not attack a second time.
    Scenario Outline: who is ready again after the attack does not attack again, <first> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect             |
        | Knight | <marching>  | <near> | 2      | 3       | normal: ready this |
        | Ogre   | <defending> | <far>  | 2      | 3       | normal: ready this |
      And <marching> has marched Knight to <far>
      And the battle has reached <first>'s after-attack timing, <first> having gone first
      And <first> has used <unit>
      And <second> has passed
      When <first> passes
      Then <second> is asked for before attack effects
      And <unit> is ready

      Examples:
        | first | second | unit   | marching | defending | near | far |
        | South | North  | Knight | South    | North     | c2   | c3  |
        | North | South  | Ogre   | South    | North     | c2   | c3  |
        | North | South  | Knight | North    | South     | c3   | c2  |
        | South | North  | Ogre   | North    | South     | c3   | c2  |

    Scenario Outline: a unit made ready in the chain of its attack does not attack again, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                   |
        | Knight | <marching>  | <near> | 2      | 3       | counter: ready all units |
        | Ogre   | <defending> | <far>  | 2      | 3       | counter: ready all units |
      And <marching> has marched Knight to <far>
      And the battle has reached <other>'s right to counter
      And <other> has used <enemy>
      And <seat> has passed
      When <other> passes
      Then <seat> is asked for after attack effects
      And no attack is declared

      Examples:
        | seat  | other | enemy  | marching | defending | near | far |
        | South | North | Ogre   | South    | North     | a2   | a3  |
        | North | South | Knight | South    | North     | a2   | a3  |
        | North | South | Ogre   | North    | South     | a3   | a2  |
        | South | North | Knight | North    | South     | a3   | a2  |

    Scenario Outline: a unit that its attack makes ready does not attack again, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                      |
        | Knight | <seat> | <area> | 3      | 9       | when an enemy unit dies, battle: ready this |
        | Ogre   | <foe>  | <from> | 0      | 3       |                                             |
        | Troll  | <foe>  | <from> | 0      | 3       |                                             |
      And <marching> has marched <units> to <field>
      When the battle is fought out with <first> going first
      Then Ogre is not on the battlefield
      And Troll is in <from>

      Examples:
        | seat  | foe   | units          | area | from | marching | field | first |
        | North | South | Knight         | c3   | c2   | North    | c2    | North |
        | South | North | Ogre and Troll | c2   | c3   | North    | c2    | South |
        | South | North | Knight         | c2   | c3   | South    | c3    | South |
        | North | South | Ogre and Troll | c3   | c2   | South    | c3    | North |
        | North | South | Knight         | c3   | c2   | North    | c2    | South |
        | North | South | Ogre and Troll | c3   | c2   | South    | c3    | South |

    Scenario Outline: the first side does not attack in the second normal timing, <first> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect             |
        | Knight | <defending> | <near> | 2      | 3       | normal: ready this |
        | Ogre   | <marching>  | <far>  | 2      | 3       | normal: ready this |
      And <marching> has marched Ogre to <near>
      And the battle has reached <first>'s after-attack timing, <first> having gone first
      And <first> has used <unit>
      And the battle has reached <second>'s before-attack timing
      When <second> passes
      Then the attackers declared are <enemy>

      Examples:
        | first | second | unit   | enemy  | marching | defending | near | far |
        | South | North  | Knight | Ogre   | North    | South     | b2   | b3  |
        | North | South  | Ogre   | Knight | North    | South     | b2   | b3  |
        | North | South  | Knight | Ogre   | South    | North     | b3   | b2  |
        | South | North  | Ogre   | Knight | South    | North     | b3   | b2  |

    Scenario Outline: the second side attacks once, ready again or not, <second> second
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect             |
        | Knight | <defending> | <near> | 2      | 3       | normal: ready this |
        | Ogre   | <marching>  | <far>  | 2      | 3       | normal: ready this |
      And <marching> has marched Ogre to <near>
      And the battle has reached <second>'s after-attack timing, <first> having gone first
      And <second> has used <unit>
      And <first> has passed
      When <second> passes
      Then no battle is going on
      And Knight is in <near>
      And Ogre is in <far>

      Examples:
        | first | second | unit   | marching | defending | near | far |
        | South | North  | Ogre   | North    | South     | a2   | a3  |
        | North | South  | Knight | North    | South     | a2   | a3  |
        | North | South  | Ogre   | South    | North     | a3   | a2  |
        | South | North  | Knight | South    | North     | a3   | a2  |

    Scenario Outline: each battle of a turn has its attack, <defending> defending
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect             |
        | Ogre   | <defending> | <area> | 2      | 9       | normal: ready this |
        | Knight | <marching>  | <one>  | 0      | 9       |                    |
        | Squire | <marching>  | <two>  | 0      | 9       |                    |
      And <marching> has marched Knight to <area>
      And the battle has reached <defending>'s after-attack timing, <defending> having gone first
      And <defending> has used Ogre
      And the battle is fought out
      And <marching> has marched Squire to <area>
      And the battle has reached <defending>'s before-attack timing
      When <defending> passes
      Then the attackers declared are Ogre

      Examples:
        | marching | defending | area | one | two |
        | South    | North     | b3   | b2  | a3  |
        | North    | South     | c2   | c3  | b2  |

  @moncolle_tcg.battle.attack_skipped
  Rule: A side does not attack if it has no ready unit, or if no enemy unit is left in the battle.
    Scenario Outline: there is no attack without a ready unit, <seat> acting
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | effect                     |
        | Knight | <marching>  | <near> | normal, completion: draw 1 |
        | Ogre   | <defending> | <far>  | normal, completion: draw 1 |
      And <marching> has marched Knight to <far>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used <unit>
      And <other> has passed
      When <seat> passes
      Then <seat> is asked for after attack effects
      And no attack is declared

      Examples:
        | seat  | other | first | unit   | marching | defending | near | far |
        | South | North | South | Knight | South    | North     | b2   | b3  |
        | North | South | North | Ogre   | South    | North     | b2   | b3  |
        | North | South | South | Ogre   | South    | North     | b2   | b3  |
        | South | North | North | Knight | South    | North     | b2   | b3  |
        | North | South | North | Knight | North    | South     | b3   | b2  |
        | South | North | South | Ogre   | North    | South     | b3   | b2  |
        | South | North | North | Ogre   | North    | South     | b3   | b2  |
        | North | South | South | Knight | North    | South     | b3   | b2  |

    Scenario Outline: exhausted defenders do not attack, <defending> defending
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | state     |
        | Knight | <marching>  | <from> |           |
        | Ogre   | <defending> | <area> | exhausted |
        | Troll  | <defending> | <area> | exhausted |
      And <marching> has marched Knight to <area>
      And the battle has reached <defending>'s before-attack timing
      When <defending> passes
      Then <defending> is asked for after attack effects
      And no attack is declared

      Examples:
        | marching | defending | from | area |
        | South    | North     | a2   | a3   |
        | North    | South     | c3   | c2   |

    Scenario Outline: there is no attack without an enemy, and nobody becomes exhausted
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | defence | effect                       |
        | Knight | <marching>  | <from> | 3       |                              |
        | Ogre   | <defending> | <area> | 3       | normal: [3] to an enemy unit |
      And <marching> has marched Knight to <area>
      And the battle has reached <defending>'s before-attack timing
      And <defending> has used Ogre on Knight
      And <marching> has passed
      When <defending> passes
      Then <defending> is asked for after attack effects
      And Ogre is ready

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | a3   | a2   |

    Scenario Outline: one ready unit and one enemy are enough for an attack, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                     |
        | Knight | <defending> | <near> | 0      | 9       | normal, completion: draw 1 |
        | Squire | <defending> | <near> | 0      | 9       |                            |
        | Ogre   | <marching>  | <far>  | 0      | 9       | normal, completion: draw 1 |
        | Troll  | <marching>  | <far>  | 0      | 9       |                            |
      And <marching> has marched Ogre and Troll to <near>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used <tired>
      And <other> has passed
      When <seat> passes
      Then the attackers declared are <left>
      And <other> is asked for a counter

      Examples:
        | seat  | other | tired  | left   | marching | defending | near | far |
        | South | North | Knight | Squire | North    | South     | c2   | c3  |
        | North | South | Ogre   | Troll  | North    | South     | c2   | c3  |
        | North | South | Knight | Squire | South    | North     | c3   | c2  |
        | South | North | Ogre   | Troll  | South    | North     | c3   | c2  |
