Feature: Terms

  @moncolle_tcg.glossary.dice_sum
  Rule: A number with D stands for the total of so many dice.
    Scenario Outline: a total of <dice> with <faces> against defence <defence>, of <other>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | defence   | effect                                      |
        | Mage | <seat>  | <from> |           | normal, declared: [<dice>] to an enemy unit |
        | Ogre | <other> | <to>   | <defence> |                                             |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      And <seat>'s effect dice will show <faces>
      When <other> passes
      Then <result>

      Examples:
        | seat  | other | from | to | dice | faces      | defence | result                         |
        | South | North | b2   | b3 | 2D   | 3 and 5    | 8       | Ogre is not on the battlefield |
        | North | South | c3   | c2 | 2D   | 3 and 5    | 8       | Ogre is not on the battlefield |
        | South | North | a2   | a3 | 2D   | 3 and 5    | 9       | Ogre is in a3                  |
        | North | South | b3   | b2 | 2D   | 5 and 3    | 9       | Ogre is in b2                  |
        | South | North | c2   | c3 | 1D   | 4          | 4       | Ogre is not on the battlefield |
        | North | South | a3   | a2 | 1D   | 4          | 5       | Ogre is in a2                  |
        | South | North | b2   | b3 | 3D   | 1, 2 and 6 | 9       | Ogre is not on the battlefield |
        | North | South | c3   | c2 | 3D   | 6, 2 and 1 | 10      | Ogre is in c2                  |
        | South | North | a2   | a3 | 2D+1 | 1 and 1    | 3       | Ogre is not on the battlefield |
        | North | South | b3   | b2 | 2D+1 | 1 and 1    | 4       | Ogre is in b2                  |

    Scenario Outline: two effects of a chain each roll their own dice, <seat> using the first
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | defence | effect                                   |
        | Mage | <seat>  | <from> | 4       | normal, declared: [1D] to an enemy unit  |
        | Imp  | <seat>  | <from> | 4       |                                          |
        | Ogre | <other> | <to>   | 4       | counter, declared: [1D] to an enemy unit |
      And <seat> has marched Mage and Imp to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      And <other> has used Ogre on <hit>
      And <other>'s effect dice will show 3
      And <seat>'s effect dice will show 5
      When both sides pass
      Then Ogre is not on the battlefield

      Examples:
        | seat  | other | from | to | hit  |
        | South | North | b2   | b3 | Mage |
        | North | South | c3   | c2 | Mage |

    Scenario Outline: an automatic ability of <seat> adds up all its dice
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                         |
        | Knight | <seat> | <area> | 0      | 9       | when this attacks, battle: [2D] to enemy units |
        | Ogre   | <foe>  | <from> | 0      | 8       |                                                |
        | Troll  | <foe>  | <from> | 0      | 9       |                                                |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat>'s effect dice will show 3 and 5
      When <seat> passes
      Then Ogre is not on the battlefield
      And Troll is in <field>

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | South | North | Knight | c2   | c3   | South    | c3    | South |
        | North | South | Knight | c3   | c2   | North    | c2    | North |

  @moncolle_tcg.ruling.dice_rolled_at_effect
  Rule: The dice of an effect are rolled when it takes effect, and once for all its targets.
    Scenario Outline: no dice are rolled at <seat>'s declaration
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                  |
        | Mage | <seat>  | <from> | normal, declared: [2D] to an enemy unit |
        | Ogre | <other> | <to>   | counter, declared: defence +2 to this   |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      And <other> has used Ogre
      And <seat>'s effect dice will show 1 and 4
      When both sides pass
      Then Ogre is not on the battlefield

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario Outline: one result for all units that <seat>'s effect reaches
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit  | side    | area   | defence | effect                           |
        | Mage  | <seat>  | <from> |         | normal, declared: [2D] to <whom> |
        | Ogre  | <other> | <to>   | 5       |                                  |
        | Imp   | <other> | <to>   | 6       |                                  |
        | Troll | <other> | <to>   | 5       |                                  |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage
      And <seat>'s effect dice will show 1 and 4
      When <other> passes
      Then Ogre and Troll are not on the battlefield
      And Imp is in <to>

      Examples:
        | seat  | other | from | to | whom            |
        | South | North | b2   | b3 | all enemy units |
        | North | South | c3   | c2 | enemy units     |

    Scenario Outline: one result for all chosen targets of <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit  | side    | area   | defence | effect                                      |
        | Mage  | <seat>  | <from> |         | normal, declared: [1D] to three enemy units |
        | Ogre  | <other> | <to>   | 4       |                                             |
        | Imp   | <other> | <to>   | 5       |                                             |
        | Troll | <other> | <to>   | 4       |                                             |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre, Imp and Troll
      And <seat>'s effect dice will show 4
      When <other> passes
      Then Ogre and Troll are not on the battlefield
      And Imp is in <to>

      Examples:
        | seat  | other | from | to |
        | South | North | a2   | a3 |
        | North | South | b3   | b2 |

    Scenario: an effect that fails rolls no dice
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                  |
        | Mage | South | c2   | normal, declared: [2D] to an enemy unit |
        | Ogre | North | c3   | counter, declared: [3] to an enemy unit |
      And South has marched Mage to c3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Mage
      When both sides pass
      Then Ogre is in c3
      And Mage is not on the battlefield

  @moncolle_tcg.glossary.after_application
  Rule: What comes after "after application" takes place only if what stands before it took effect.
    Scenario Outline: <seat>'s <first> took effect
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing     | effect                                               |
        | Mage | <seat>  | <from> |              | normal, declared: <first> an enemy unit, then draw 1 |
        | Ogre | <other> | <to>   | Resist flame |                                                      |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then <seat>'s hand has 1 card

      Examples:
        | seat  | other | from | to | first          |
        | South | North | b2   | b3 | [3] to         |
        | North | South | c3   | c2 | exhaust        |
        | South | North | a2   | a3 | kill           |
        | North | South | b3   | b2 | discard        |
        | South | North | c2   | c3 | attack -1 to   |
        | North | South | a3   | a2 | exclude        |
        | South | North | b2   | b3 | return to hand |

    Scenario Outline: <seat>'s <first> did nothing
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | state     | standing     | effect                                               |
        | Mage | <seat>  | <from> |           |              | normal, declared: <first> an enemy unit, then draw 1 |
        | Ogre | <other> | <to>   | exhausted | Resist flame |                                                      |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then <seat>'s hand has 0 cards

      Examples:
        | seat  | other | from | to | first         |
        | South | North | b2   | b3 | kill by flame |
        | North | South | c3   | c2 | kill by flame |
        | South | North | a2   | a3 | exhaust       |
        | North | South | b3   | b2 | exhaust       |
        | South | North | c2   | c3 | strip         |

    Scenario Outline: with no card to <first>, nothing comes after, for <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                              |
        | Mage | <seat> | b2   | own turn, declared: <first>, then attack +1 to this |
      And <seat>'s deck is empty
      When <seat> uses Mage
      Then Mage has attack 2

      Examples:
        | seat  | first   |
        | South | drop 1  |
        | North | drop 1  |
        | South | draw 1  |
        | North | mill 1  |
        | South | restore |

    Scenario Outline: effects follow the order of the text, for <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                     |
        | Mage | <seat> | b2   | own turn, declared: <first>, then <second> |
      When <seat> uses Mage
      Then <seat> Deck <milled> is in <seat>'s discard pile
      And <seat> Deck <drawn> is in <seat>'s hand

      Examples:
        | seat  | first  | second | milled | drawn |
        | South | mill 1 | draw 1 | 1      | 2     |
        | North | draw 1 | mill 1 | 2      | 1     |

    Scenario Outline: the third part asks for the second, for <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                                              |
        | Mage | <seat> | b2   | own turn, declared: attack +1 to this, then ready this, then draw 1 |
      When <seat> uses Mage
      Then <seat>'s hand has 0 cards
      And Mage has attack 3

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: with nobody to be exhausted nothing follows, <seat> using the ability
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                      |
        | Mage | <seat>  | <from> | normal, declared: exhaust all your other units, then draw 1 |
        | Ogre | <other> | <to>   |                                                             |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage
      When <other> passes
      Then <seat>'s hand has 0 cards

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

  @moncolle_tcg.ruling.applied_unless_nothing_happened
  Rule: What stands before "after application" took effect unless nothing of it happened: damage that kills nobody did, a kill that was resisted did not.
    Scenario Outline: after application counts <seat>'s <first> on <targets>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | defence | state     | standing     | effect                                                    |
        | Mage | <seat>  | <from> |         |           |              | normal, declared: <first> to two enemy units, then draw 1 |
        | Ogre | <other> | <to>   | 5       | exhausted | Resist flame |                                                           |
        | Imp  | <other> | <to>   | 5       |           |              |                                                           |
        | Elf  | <other> | <to>   | 5       | exhausted | Resist flame |                                                           |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on <targets>
      When <other> passes
      Then <seat>'s hand has <n> cards

      Examples:
        | seat  | other | from | to | first         | targets      | n |
        | South | North | b2   | b3 | [1]           | Ogre and Imp | 1 |
        | North | South | c3   | c2 | [1]           | Ogre and Elf | 1 |
        | South | North | a2   | a3 | [flame:9]     | Ogre and Elf | 1 |
        | North | South | b3   | b2 | kill by flame | Ogre and Imp | 1 |
        | South | North | c2   | c3 | kill by flame | Ogre and Elf | 0 |
        | North | South | a3   | a2 | exhaust       | Ogre and Imp | 1 |
        | South | North | b2   | b3 | exhaust       | Elf and Ogre | 0 |

    Scenario Outline: <seat> has <n> of two cards to discard
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                             |
        | Mage | <seat> | b2   | own turn, declared: drop 2, then attack +1 to this |
      And <seat>'s hand holds <n> cards
      When <seat> uses Mage
      Then Mage has attack <attack>
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | n | attack |
        | South | 0 | 2      |
        | North | 0 | 2      |
        | South | 1 | 3      |
        | North | 1 | 3      |
        | South | 2 | 3      |

    Scenario Outline: <seat> has <n> of two cards to draw
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                             |
        | Mage | <seat> | b2   | own turn, declared: draw 2, then attack +1 to this |
      And <seat>'s deck holds <n> cards
      When <seat> uses Mage
      Then Mage has attack 3

      Examples:
        | seat  | n |
        | South | 1 |
        | North | 2 |

    Scenario Outline: one of two joined parts is enough to be applied, for <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                                           |
        | Mage | <seat> | b2   | own turn, declared: ready this & <other>, then attack +1 to this |
      When <seat> uses Mage
      Then Mage has attack <attack>

      Examples:
        | seat  | other   | attack |
        | South | mill 1  | 3      |
        | North | mill 1  | 3      |
        | South | drop 1  | 2      |
        | North | restore | 2      |

  @moncolle_tcg.glossary.or
  Rule: A condition with "or" is met if one of its parts is.
    Scenario Outline: <seat> chooses a <attribute> unit where fire or water is asked for
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | attribute   | effect                                        |
        | Mage | <seat>  | <from> |             | normal, declared: [3] to a fire or water unit |
        | Ogre | <other> | <to>   | <attribute> |                                               |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | other | from | to | attribute      |
        | South | North | b2   | b3 | fire           |
        | North | South | c3   | c2 | fire           |
        | South | North | a2   | a3 | water          |
        | North | South | b3   | b2 | water          |
        | South | North | c2   | c3 | fire and water |
        | North | South | a3   | a2 | wind and water |

    Scenario Outline: a unit of neither attribute is refused, <attribute>, for <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | attribute   | effect                                        |
        | Mage | <seat>  | <from> | fire        | normal, declared: [3] to a fire or water unit |
        | Ogre | <other> | <to>   | <attribute> |                                               |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> tries to use Mage on Ogre
      Then it is refused under moncolle_tcg.glossary.or or moncolle_tcg.ruling.targets_fit_the_text
      And Ogre is in <to>

      Examples:
        | seat  | other | from | to | attribute      |
        | South | North | b2   | b3 | wind           |
        | North | South | c3   | c2 | earth and holy |

  @moncolle_tcg.glossary.and
  Rule: Effects joined by an ampersand, "&", take place at the same time.
    Scenario Outline: all parts of <seat>'s effect take place
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                              |
        | Mage | <seat>  | <from> | normal, declared: [3] to an enemy unit & draw 1 & attack +1 to this |
        | Ogre | <other> | <to>   |                                                                     |
        | Imp  | <other> | <to>   |                                                                     |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then Ogre is not on the battlefield
      And <seat>'s hand has 1 card
      And Mage has attack 3

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario Outline: nothing comes between the parts of <seat>'s effect
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                          |
        | Mage | <seat>  | <from> | normal, declared: [1] to an enemy unit & draw 1 |
        | Ogre | <other> | <to>   | when this is damaged: the enemy drops 1         |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then <seat>'s hand has 0 cards
      And <seat> Deck 1 is in <seat>'s discard pile

      Examples:
        | seat  | other | from | to |
        | South | North | a2   | a3 |
        | North | South | b3   | b2 |

    Scenario Outline: one part does not wait for another that does nothing, for <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                     |
        | Mage | <seat> | c2   | own turn, declared: <text> |
      When <seat> uses Mage
      Then <seat>'s hand has 1 card

      Examples:
        | seat  | text                |
        | South | ready this & draw 1 |
        | North | draw 1 & ready this |

  @moncolle_tcg.ruling.joined_parts_see_the_same
  Rule: Every part of a joined effect goes by what was there before any of them.
    Scenario Outline: <text>, and <other>'s unit <lives>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | defence   | effect                                    |
        | Mage | <seat>  | <from> |           | normal, declared: <text> to an enemy unit |
        | Ogre | <other> | <to>   | <defence> |                                           |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then Ogre is <found>

      Examples:
        | seat  | other | from | to | text             | defence | lives | found                  |
        | South | North | b2   | b3 | defence -1 & [3] | 4       | lives | in b3                  |
        | North | South | c3   | c2 | defence -1 & [3] | 4       | lives | in c2                  |
        | South | North | a2   | a3 | [3] & defence -1 | 4       | lives | in a3                  |
        | North | South | b3   | b2 | defence +1 & [3] | 3       | dies  | not on the battlefield |
        | South | North | c2   | c3 | [3] & defence +1 | 3       | dies  | not on the battlefield |

    Scenario Outline: <text>: <other>'s protection comes with the damage, too late
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                      |
        | Mage | <seat>  | <from> | normal, declared: <text> to all enemy units |
        | Ogre | <other> | <to>   |                                             |
        | Imp  | <other> | <to>   |                                             |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage
      When <other> passes
      Then Ogre and Imp are not on the battlefield

      Examples:
        | seat  | other | from | to | text                                        |
        | South | North | b2   | b3 | Resist flame to all enemy units & [flame:3] |
        | North | South | c3   | c2 | [flame:3] to all enemy units & cannot die   |
