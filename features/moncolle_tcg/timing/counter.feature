Feature: Timing

  @moncolle_tcg.timing.counter
  Rule: A counter effect is used only in a battle, by interrupting what the opponent has declared.
    Scenario Outline: <seat> counters the attack of the side that goes first
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | defence | effect                                |
        | Mage | South | c2   | 3      | 3       | counter, declared: defence +1 to this |
        | Seer | North | c3   | 3      | 3       | counter, declared: defence +1 to this |
      And South has marched Mage to c3
      And the battle has reached <seat>'s right to counter, <first> having gone first
      And <seat> has used <unit>
      When both sides pass
      Then <unit> has defence 4

      Examples:
        | seat  | first | unit |
        | North | South | Seer |
        | South | North | Mage |

    Scenario: the second side's attack is countered, too
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | defence | effect                                |
        | Seer | North | a3   | 2      | 3       | counter, declared: defence +1 to this |
        | Mage | South | a2   | 3      | 3       |                                       |
      And North has marched Seer to a2
      And the battle has reached South's before-attack timing, North having gone first
      And South has passed
      And North has used Seer
      When both sides pass
      Then Seer has defence 4

    Scenario Outline: a counter to a normal <kind> of South
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing           | effect                                 |
        | Mage | South | b2   | Spell fire, Item 1 | normal, declared: [3] to an enemy unit |
        | Ogre | North | b3   |                    | counter, declared: defence +1 to this  |
      And South's hand holds these cards
        | card   | kind         | effect                                     |
        | Flame  | battle spell | normal, cost fire: [3] to an enemy unit    |
        | Potion | consumable   | normal, cost 1 items: [3] to an enemy unit |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used <what>
      And North has used Ogre
      When both sides pass
      Then Ogre has defence 4

      Examples:
        | kind       | what                                           |
        | ability    | Mage on Ogre                                   |
        | spell      | Flame through Mage on Ogre paid by Mage's fire |
        | consumable | Potion through Mage on Ogre                    |

    Scenario Outline: no counter in one's own <timing>, with nothing of the opponent to interrupt
      Given it is <marcher>'s main phase
      And these units are on the battlefield
        | unit | side  | area | effect                               |
        | Mage | South | b2   | counter, declared: attack +1 to this |
        | Seer | North | b3   | counter, declared: attack +1 to this |
      And <marcher> has marched <marching> to <to>
      And the battle has reached <seat>'s <timing>
      When <seat> tries to use <unit>
      Then it is refused under moncolle_tcg.timing.counter
      And <unit> has attack 2

      Examples:
        | marcher | marching | to | seat  | unit | timing               |
        | South   | Mage     | b3 | South | Mage | before-attack timing |
        | South   | Mage     | b3 | South | Mage | after-attack timing  |
        | North   | Seer     | b2 | South | Mage | before-attack timing |
        | South   | Mage     | b3 | North | Seer | before-attack timing |
        | North   | Seer     | b2 | North | Seer | after-attack timing  |

    Scenario: no counter outside battles, in the main phase of South
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                               |
        | Mage | South | c2   | counter, declared: attack +1 to this |
      When South tries to use Mage
      Then it is refused under moncolle_tcg.timing.counter
      And Mage has attack 2

    Scenario Outline: no counter <kind> when it is time for normal effects
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing           |
        | Mage | South | b2   | Spell fire, Item 1 |
        | Ogre | North | b3   |                    |
      And South's hand holds these cards
        | card  | kind   | effect                       |
        | Flame | <kind> | counter, cost <cost>: draw 1 |
      And South has marched Mage to b3
      And the battle has reached South's <when>-attack timing
      When South tries to use <how>
      Then it is refused under moncolle_tcg.timing.counter
      And Flame is in South's hand

      Examples:
        | kind         | cost    | how                                    | when   |
        | battle spell | fire    | Flame through Mage paid by Mage's fire | before |
        | battle spell | fire    | Flame through Mage paid by Mage's fire | after  |
        | consumable   | 1 items | Flame through Mage                     | before |
        | consumable   | 1 items | Flame through Mage                     | after  |

    Scenario: nobody is asked to interrupt a simultaneous attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | defence | effect                                |
        | Mage | South | b2   | 3      | 3       | counter, declared: defence +1 to this |
        | Ogre | North | b3   | 3      | 3       | counter, declared: defence +1 to this |
      And South has marched Mage to b3
      When the battle is fought out with equal initiative
      Then Mage and Ogre are not on the battlefield

    Scenario Outline: whoever may counter may not <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                |
        | Mage   | South | a2   | 0      | 9       | normal, declared: attack +1 to this   |
        | Knight | South | a2   | 0      | 9       |                                       |
        | Ogre   | North | a3   | 0      | 9       | counter, declared: defence +1 to this |
      And North's hand holds 3 cards
      And South has marched Mage and Knight to a3
      And the battle has reached South's before-attack timing
      And South has used Mage
      When North tries to <deed>
      Then it is refused under <clause>

      @moncolle_tcg.hand.discard_any
      Examples:
        | deed                 | clause                        |
        | discard North Hand 1 | moncolle_tcg.hand.discard_any |

      @moncolle_tcg.chain.opponent_first
      Examples:
        | deed          | clause                            |
        | end the phase | moncolle_tcg.chain.opponent_first |
