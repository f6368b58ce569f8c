Feature: Counter chain

  Players answer each other's actions until both decline; then everything is resolved backwards.

  @moncolle_tcg.chain.interrupt
  Rule: When the opponent declares an attack or a normal action, abilities, spells and consumables marked as counters can interrupt it.
    Scenario Outline: <seat> interrupts an attack with a <kind>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | standing           | effect                                |
        | Knight | <other> | <from> | 3      |                    |                                       |
        | Ogre   | <seat>  | <to>   |        | Spell fire, Item 1 | counter, declared: defence +1 to this |
      And <seat>'s hand holds these cards
        | card   | kind         | effect                                                 |
        | Shield | battle spell | counter, cost fire: defence +1 to one of your units    |
        | Salve  | consumable   | counter, cost 1 items: defence +1 to one of your units |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      And <seat> has used <what>
      When both sides pass
      Then Ogre has defence 4
      And Knight is exhausted

      Examples:
        | kind       | seat  | other | from | to | what                                            |
        | ability    | North | South | b2   | b3 | Ogre                                            |
        | spell      | North | South | b2   | b3 | Shield through Ogre on Ogre paid by Ogre's fire |
        | consumable | South | North | b3   | b2 | Salve through Ogre on Ogre                      |

    Scenario Outline: <seat> interrupts a normal <kind>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing           | effect                                 |
        | Mage | <other> | <from> | Spell fire, Item 1 | normal, declared: [3] to an enemy unit |
        | Ogre | <seat>  | <to>   |                    | counter, declared: defence +1 to this  |
      And <other>'s hand holds these cards
        | card   | kind         | effect                                     |
        | Flame  | battle spell | normal, cost fire: [3] to an enemy unit    |
        | Potion | consumable   | normal, cost 1 items: [3] to an enemy unit |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s after-attack timing
      And <other> has used <what>
      When <seat> uses Ogre
      Then the chain has 2 declarations
      And Ogre has defence 3

      Examples:
        | kind       | seat  | other | from | to | what                                           |
        | ability    | North | South | c2   | c3 | Mage on Ogre                                   |
        | spell      | South | North | c3   | c2 | Flame through Mage on Ogre paid by Mage's fire |
        | consumable | North | South | c2   | c3 | Potion through Mage on Ogre                    |

    Scenario Outline: a <kind> without the counter timing is refused
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | standing           | effect                               |
        | Knight | <other> | <from> |                    |                                      |
        | Ogre   | <seat>  | <to>   | Spell fire, Item 1 | normal, declared: defence +1 to this |
      And <seat>'s hand holds these cards
        | card   | kind         | effect                                                |
        | Shield | battle spell | normal, cost fire: defence +1 to one of your units    |
        | Salve  | consumable   | normal, cost 1 items: defence +1 to one of your units |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      When <seat> tries to use <what>
      Then it is refused under moncolle_tcg.chain.interrupt or moncolle_tcg.timing.normal
      And the chain has 1 declaration

      Examples:
        | kind       | seat  | other | from | to | what                                            |
        | ability    | North | South | b2   | b3 | Ogre                                            |
        | spell      | South | North | b3   | b2 | Shield through Ogre on Ogre paid by Ogre's fire |
        | consumable | North | South | b2   | b3 | Salve through Ogre on Ogre                      |

    Scenario: what waits was declared by a side, with a user and a target
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                  |
        | Mage | North | c3   | normal, declared: [3] to an enemy unit  |
        | Ogre | South | c2   | counter, declared: [1] to an enemy unit |
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      When South uses Ogre on Mage
      Then the chain holds, the first declared first
        | by    | kind   | card | users | targets |
        | North | effect | Mage | Mage  | Ogre    |
        | South | effect | Ogre | Ogre  | Mage    |

    Scenario Outline: <seat> summoning a unit interrupts nothing: no chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b2   |          |
        | Ogre   | North | b3   |          |
      And <seat>'s hand holds these cards
        | card | instant | effect                                |
        | Seer | yes     | when this is summoned, battle: draw 1 |
      And South has marched Knight to b3
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Seer
      Then <seat> is asked for instant summons
      And the chain has 0 declarations

      Examples:
        | seat  |
        | South |
        | North |
