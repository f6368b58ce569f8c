Feature: Counter chain

  @moncolle_tcg.chain.lifo
  Rule: The declarations of a chain are resolved from the last to the first.
    Scenario Outline: <seat>'s counter comes before the action, and saves the unit
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                             |
        | Mage | <other> | <from> | normal, declared: [3] to an enemy unit             |
        | Ogre | <seat>  | <to>   | counter, declared: defence +1 to one of your units |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Ogre
      And <seat> has used Ogre on Ogre
      When both sides pass
      Then Ogre is in <to>

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | c3   | c2 |

    Scenario Outline: a bonus declared first comes too late
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                            |
        | Priest | <other> | <from> | normal, declared: defence +1 to one of your units |
        | Knight | <other> | <from> |                                                   |
        | Ogre   | <seat>  | <to>   | counter, declared: [3] to an enemy unit           |
      And <other> has marched Priest and Knight to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Priest on Knight
      And <seat> has used Ogre on Knight
      When both sides pass
      Then Knight is not on the battlefield

      Examples:
        | seat  | other | from | to |
        | North | South | a2   | a3 |
        | South | North | b3   | b2 |

    Scenario: three declarations take effect third, second, first
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                             |
        | Mage   | North | c3   | normal, declared: [3] to an enemy unit             |
        | Priest | North | c3   | counter, declared: defence +1 to one of your units |
        | Ogre   | South | c2   | counter, declared: [3] to an enemy unit            |
      And North has marched Mage and Priest to c2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has used Ogre on Mage
      And North has used Priest on Mage
      When both sides pass
      Then Mage is in c2
      And Ogre is not on the battlefield

    Scenario Outline: the attack takes effect last, after the counters of both
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence | effect                                  |
        | Knight | <other> | <from> | 3      | 3       | counter, declared: attack +1 to this    |
        | Ogre   | <seat>  | <to>   | 2      | 3       | counter, declared: defence +<n> to this |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      And <seat> has used Ogre
      And <other> has used Knight
      When both sides pass
      Then Ogre is <found>

      Examples:
        | seat  | other | from | to | n | found                  |
        | North | South | b2   | b3 | 1 | not on the battlefield |
        | South | North | c3   | c2 | 2 | in c2                  |

    Scenario Outline: nothing can be declared while the chain is resolved, by <seat>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                           |
        | Mage | <other> | <from> | normal, declared: [1] to an enemy unit                           |
        | Ogre | <seat>  | <to>   | counter, declared: drop 1 / counter, declared: attack +1 to this |
      And <seat>'s hand holds 2 cards
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Ogre
      And <seat> has used Ogre
      And both sides have passed
      When <seat> tries to use the second ability of Ogre
      Then it is refused under moncolle_tcg.chain.lifo, moncolle_tcg.glossary.discard or moncolle_tcg.timing.normal
      And <seat> is asked for a drop

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | c3   | c2 |

  @moncolle_tcg.chain.reference_example
  Rule: A acts, B counters, A counters, B declines, A counters again, both decline: A's second counter resolves first, then A's first, B's, and A's action.
    Scenario Outline: the last counter removes B's unit, whose counter then fails
      Given it is <a>'s main phase
      And these units are on the battlefield
        | unit   | side | area   | effect                                                                         |
        | Mage   | <a>  | <from> | normal, declared: attack +1 to this                                            |
        | Squire | <a>  | <from> | counter, declared: attack +1 to this / counter, declared: [3] to an enemy unit |
        | Ogre   | <b>  | <to>   | counter, declared: [3] to an enemy unit                                        |
      And <a> has marched Mage and Squire to <to>
      And the battle has reached <a>'s before-attack timing
      And <a> has used Mage
      And <b> has used Ogre on Mage
      And <a> has used Squire
      And <b> has passed
      And <a> has used the second ability of Squire on Ogre
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   | attack |
        | Mage   | 3      |
        | Squire | 3      |

      Examples:
        | a     | b     | from | to |
        | South | North | a2   | a3 |
        | North | South | b3   | b2 |

    Scenario Outline: the declarations take effect in the order five, three, two, one
      Given it is <a>'s main phase
      And these units are on the battlefield
        | unit   | side | area   | effect                                                                                       |
        | Mage   | <a>  | <from> | normal, declared: [1] to an enemy unit, then draw 1                                          |
        | Squire | <a>  | <from> | counter, declared: defence +3 to one of your units / counter, declared: [3] to an enemy unit |
        | Ogre   | <b>  | <to>   | counter, declared: [3] to an enemy unit                                                      |
        | Imp    | <b>  | <to>   |                                                                                              |
      And <a> has marched Mage and Squire to <to>
      And the battle has reached <a>'s before-attack timing
      And <a> has used Mage on Imp
      And <b> has used Ogre on Mage
      And <a> has used Squire on Mage
      And <b> has passed
      And <a> has used the second ability of Squire on Imp
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   | defence |
        | Mage   | 6       |
        | Squire | 3       |
        | Ogre   | 3       |
      And <a>'s hand has 0 cards

      Examples:
        | a     | b     | from | to |
        | South | North | c2   | c3 |
        | North | South | a3   | a2 |

    Scenario Outline: five before three: A's second counter weakens whom the first one strikes
      Given it is <a>'s main phase
      And these units are on the battlefield
        | unit   | side | area   | defence | effect                                                                                   |
        | Mage   | <a>  | <from> | 3       | normal, declared: attack +1 to this                                                      |
        | Squire | <a>  | <from> | 3       | counter, declared: [3] to an enemy unit / counter, declared: defence -1 to an enemy unit |
        | Ogre   | <b>  | <to>   | 4       | counter, declared: [3] to an enemy unit                                                  |
      And <a> has marched Mage and Squire to <to>
      And the battle has reached <a>'s before-attack timing
      And <a> has used Mage
      And <b> has used Ogre on Mage
      And <a> has used Squire on Ogre
      And <b> has passed
      And <a> has used the second ability of Squire on Ogre
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   | attack |
        | Mage   | 3      |
        | Squire | 2      |

      Examples:
        | a     | b     | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario Outline: two before one: B's counter protects whom A's action strikes
      Given it is <a>'s main phase
      And these units are on the battlefield
        | unit   | side | area   | effect                                             |
        | Mage   | <a>  | <from> | normal, declared: [3] to an enemy unit             |
        | Squire | <a>  | <from> | counter, declared: attack +1 to this               |
        | Ogre   | <b>  | <to>   | counter, declared: defence +1 to one of your units |
        | Imp    | <b>  | <to>   |                                                    |
      And <a> has marched Mage and Squire to <to>
      And the battle has reached <a>'s before-attack timing
      And <a> has used Mage on Imp
      And <b> has used Ogre on Imp
      And <a> has used Squire
      And <b> has passed
      And <a> has used Squire
      When both sides pass
      Then Imp is in <to>
      And Squire has attack 4

      Examples:
        | a     | b     | from | to |
        | South | North | a2   | a3 |
        | North | South | b3   | b2 |

    Scenario Outline: A and B are asked for declarations in turn, <a> being A
      Given it is <a>'s main phase
      And these units are on the battlefield
        | unit   | side | area   | effect                               |
        | Mage   | <a>  | <from> | normal, declared: attack +1 to this  |
        | Squire | <a>  | <from> | counter, declared: attack +1 to this |
        | Ogre   | <b>  | <to>   | counter, declared: attack +1 to this |
      And <a> has marched Mage and Squire to <to>
      And the battle has reached <a>'s before-attack timing
      And <a> has used Mage
      And <b> has used Ogre
      And <a> has used Squire
      And <b> has passed
      When <a> uses Squire
      Then <b> is asked for a counter
      And the chain has 4 declarations

      Examples:
        | a     | b     | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

  @moncolle_tcg.chain.fizzle
  Rule: An ability whose unit has left the battle does nothing when its turn in the chain comes; its cost stays paid.
    Scenario Outline: <seat> <does> the user of an ability
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                 |
        | Mage | <other> | <from> | normal, declared, cost discard 1: [3] to an enemy unit |
        | Ogre | <seat>  | <to>   | counter, declared: <effect> an enemy unit              |
      And <other>'s hand holds 1 card
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Ogre discarding <other> Hand 1
      And <seat> has used Ogre on Mage
      When both sides pass
      Then Ogre is in <to>
      And <other> Hand 1 is in <other>'s discard pile

      Examples:
        | seat  | other | from | to | does     | effect         |
        | North | South | b2   | b3 | kills    | [3] to         |
        | South | North | c3   | c2 | kills    | [3] to         |
        | North | South | a2   | a3 | discards | discard        |
        | South | North | b3   | b2 | returns  | return to hand |
        | North | South | c2   | c3 | excludes | exclude        |

    Scenario Outline: an ability works although its user has been exhausted, <other>'s
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                   |
        | Mage | <other> | <from> | normal, declared: [3] to an enemy unit   |
        | Ogre | <seat>  | <to>   | counter, declared: exhaust an enemy unit |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Ogre
      And <seat> has used Ogre on Mage
      When both sides pass
      Then Ogre is not on the battlefield

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | a3   | a2 |

    Scenario Outline: a counter of <seat> fails when its unit is gone
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                             |
        | Mage | <other> | <from> | normal, declared: draw 1 / counter, declared: [3] to an enemy unit |
        | Ogre | <seat>  | <to>   | counter, <type>: [3] to an enemy unit                              |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      And <seat> has used Ogre on Mage
      And <other> has used the second ability of Mage on Ogre
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Mage |

      Examples:
        | seat  | other | from | to | type       |
        | North | South | c2   | c3 | declared   |
        | South | North | b3   | b2 | completion |

  @moncolle_tcg.ruling.spell_needs_its_user
  Rule: A battle spell or consumable does nothing if the unit that uses it has left the battle.
    Scenario Outline: <other>'s <kind> fails when its user is gone
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing           | effect                                  |
        | Mage | <other> | <from> | Spell fire, Item 1 |                                         |
        | Page | <other> | <from> |                    |                                         |
        | Ogre | <seat>  | <to>   |                    | counter, declared: [3] to an enemy unit |
      And <other>'s hand holds these cards
        | card  | kind   | effect                                    |
        | Flame | <kind> | normal, cost <cost>: [3] to an enemy unit |
      And <other> has marched Mage and Page to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used <what>
      And <seat> has used Ogre on Mage
      When both sides pass
      Then Ogre is in <to>
      And Flame is in <other>'s discard pile

      Examples:
        | seat  | other | from | to | kind         | cost    | what                                           |
        | North | South | b2   | b3 | battle spell | fire    | Flame through Mage on Ogre paid by Mage's fire |
        | South | North | c3   | c2 | battle spell | fire    | Flame through Mage on Ogre paid by Mage's fire |
        | North | South | a2   | a3 | consumable   | 1 items | Flame through Mage on Ogre                     |
        | South | North | b3   | b2 | consumable   | 1 items | Flame through Mage on Ogre                     |

    Scenario Outline: <other>'s <kind> works with its user still there
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing           | effect                                   |
        | Mage | <other> | <from> | Spell fire, Item 1 |                                          |
        | Ogre | <seat>  | <to>   |                    | counter, declared: exhaust an enemy unit |
      And <other>'s hand holds these cards
        | card  | kind   | effect                                    |
        | Flame | <kind> | normal, cost <cost>: [3] to an enemy unit |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used <what>
      And <seat> has used Ogre on Mage
      When both sides pass
      Then Ogre is not on the battlefield

      Examples:
        | seat  | other | from | to | kind         | cost    | what                                           |
        | South | North | b3   | b2 | battle spell | fire    | Flame through Mage on Ogre paid by Mage's fire |
        | North | South | c2   | c3 | consumable   | 1 items | Flame through Mage on Ogre                     |

    Scenario Outline: a unit that only lent an icon for <other>'s spell may be gone
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing    | effect                                         |
        | Mage | <other> | <from> | Spell fire  |                                                |
        | Page | <other> | <from> | Spell water |                                                |
        | Ogre | <seat>  | <to>   |             | counter, declared: [3] to two enemy units      |
        | Imp  | <seat>  | <to>   |             | counter, declared: defence +3 to an enemy unit |
      And <other>'s hand holds these cards
        | card  | kind         | effect                                        |
        | Flame | battle spell | normal, cost fire water: [3] to an enemy unit |
      And <other> has marched Mage and Page to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Flame through Page on Imp paid by Mage's fire and Page's water
      And <seat> has used Ogre on Mage and Page
      And <other> has passed
      And <seat> has used Imp on Page
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Page |
        | Ogre |

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | a3   | a2 |

  @moncolle_tcg.ruling.targets_gone
  Rule: An effect all of whose targets are gone does nothing; with some left it reaches those.
    Scenario Outline: the target of <other>'s ability is gone
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                          |
        | Mage | <other> | <from> | normal, declared: [3] to an enemy unit & draw 1 |
        | Ogre | <seat>  | <to>   | counter, declared: <effect> one of your units   |
        | Imp  | <seat>  | <to>   |                                                 |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Imp
      And <seat> has used Ogre on Imp
      When both sides pass
      Then <other>'s hand has 0 cards
      And Ogre is in <to>

      Examples:
        | seat  | other | from | to | effect         |
        | North | South | b2   | b3 | return to hand |
        | South | North | c3   | c2 | discard        |
        | North | South | a2   | a3 | [3] to         |

    Scenario Outline: of two targets of <other>'s ability <gone> is gone
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                              |
        | Mage | <other> | <from> | normal, declared: [3] to two enemy units & draw 1   |
        | Ogre | <seat>  | <to>   | counter, declared: return to hand one of your units |
        | Imp  | <seat>  | <to>   |                                                     |
        | Elf  | <seat>  | <to>   |                                                     |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Imp and Elf
      And <seat> has used Ogre on <gone>
      When both sides pass
      Then <left> is not on the battlefield
      And <gone> is in <seat>'s hand
      And <other>'s hand has 1 card

      Examples:
        | seat  | other | from | to | gone | left |
        | North | South | b2   | b3 | Imp  | Elf  |
        | South | North | c3   | c2 | Elf  | Imp  |

    Scenario: a party that is gone stops nothing else
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                              |
        | Mage | South | b2   | normal, declared: [3] to all enemy units & draw 1   |
        | Ogre | North | b3   | counter, declared: return to hand one of your units |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Ogre on Ogre
      When both sides pass
      Then South's hand has 1 card

  @moncolle_tcg.ruling.used_cards_discarded_last
  Rule: A battle spell or consumable goes to the discard pile when it is resolved, also if nothing comes of it.
    Scenario Outline: <other>'s <kind> is in use while the chain lasts
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing           | effect                               |
        | Mage | <other> | <from> | Spell fire, Item 1 |                                      |
        | Ogre | <seat>  | <to>   |                    | counter, declared: attack +1 to this |
      And <other>'s hand holds these cards
        | card  | kind   | effect                                    |
        | Flame | <kind> | normal, cost <cost>: [3] to an enemy unit |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used <what>
      When <seat> uses Ogre
      Then Flame is in use
      And <seat> sees Flame in use
      And Flame is not in <other>'s discard pile
      And Flame is not in <other>'s hand

      Examples:
        | seat  | other | from | to | kind         | cost    | what                                           |
        | North | South | b2   | b3 | battle spell | fire    | Flame through Mage on Ogre paid by Mage's fire |
        | South | North | c3   | c2 | battle spell | fire    | Flame through Mage on Ogre paid by Mage's fire |
        | North | South | a2   | a3 | consumable   | 1 items | Flame through Mage on Ogre                     |
        | South | North | b3   | b2 | consumable   | 1 items | Flame through Mage on Ogre                     |

    Scenario Outline: <other>'s <kind> is discarded once it is resolved
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing           |
        | Mage | <other> | <from> | Spell fire, Item 1 |
        | Ogre | <seat>  | <to>   |                    |
      And <other>'s hand holds these cards
        | card  | kind   | effect                                    |
        | Flame | <kind> | normal, cost <cost>: [1] to an enemy unit |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s after-attack timing
      And <other> has used <what>
      When <seat> passes
      Then Flame is in <other>'s discard pile
      And no card is in use

      Examples:
        | seat  | other | from | to | kind         | cost    | what                                           |
        | North | South | b2   | b3 | battle spell | fire    | Flame through Mage on Ogre paid by Mage's fire |
        | South | North | a3   | a2 | consumable   | 1 items | Flame through Mage on Ogre                     |

    Scenario Outline: a <kind> whose target is gone is discarded, too
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing           | effect                                              |
        | Mage | <other> | <from> | Spell fire, Item 1 |                                                     |
        | Ogre | <seat>  | <to>   |                    | counter, declared: return to hand one of your units |
        | Imp  | <seat>  | <to>   |                    |                                                     |
      And <other>'s hand holds these cards
        | card  | kind   | effect                                    |
        | Flame | <kind> | normal, cost <cost>: [1] to an enemy unit |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used <what>
      And <seat> has used Ogre on Imp
      When both sides pass
      Then Flame is in <other>'s discard pile

      Examples:
        | seat  | other | from | to | kind         | cost    | what                                          |
        | South | North | c3   | c2 | battle spell | fire    | Flame through Mage on Imp paid by Mage's fire |
        | North | South | b2   | b3 | consumable   | 1 items | Flame through Mage on Imp                     |

    Scenario: a counter spell goes before the spell that it counters
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | standing   | effect                                               |
        | Mage | North | a3   | Spell fire |                                                      |
        | Ogre | South | a2   | Spell fire | when one of your units is damaged: the enemy drops 1 |
      And North's hand holds these cards
        | card  | kind         | effect                                  |
        | Flame | battle spell | normal, cost fire: [1] to an enemy unit |
        | Coin  | unit         |                                         |
        | Cup   | unit         |                                         |
      And South's hand holds these cards
        | card  | kind         | effect                                       |
        | Spark | battle spell | counter, cost fire: [1] to one of your units |
      And North has marched Mage to a2
      And the battle has reached North's before-attack timing
      And North has used Flame through Mage on Ogre paid by Mage's fire
      And South has used Spark through Ogre on Ogre paid by Ogre's fire
      When both sides pass
      Then Spark is in South's discard pile
      And Flame is in use
      And Flame is not in North's discard pile
