Feature: Vocabulary

  The verbs and marks in which the texts of this card set are written, and what each of them does.

  @moncolle_tcg.vocabulary.damage
  Rule: Damage of a fixed amount kills a unit whose defence is not above it.
    Scenario Outline: [<n>] against defence <defence>, of <other>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | defence   | effect                                   |
        | Mage | <seat>  | <from> |           | normal, declared: [<n>] to an enemy unit |
        | Ogre | <other> | <to>   | <defence> |                                          |
        | Imp  | <other> | <to>   | 1         |                                          |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then Ogre is <found>
      And Imp is in <to>

      Examples:
        | seat  | other | from | to | n | defence | found                  |
        | South | North | b2   | b3 | 3 | 3       | not on the battlefield |
        | North | South | c3   | c2 | 3 | 4       | in c2                  |
        | South | North | a2   | a3 | 3 | 2       | not on the battlefield |
        | North | South | b3   | b2 | 5 | 5       | not on the battlefield |
        | South | North | c2   | c3 | 5 | 6       | in c3                  |

    Scenario: each unit that is reached takes the whole damage
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                   |
        | Mage  | North | b3   |         | normal, declared: [3] to all enemy units |
        | Ogre  | South | b2   | 3       |                                          |
        | Imp   | South | b2   | 4       |                                          |
        | Troll | South | b2   | 3       |                                          |
      And North has marched Mage to b2
      And the battle has reached North's before-attack timing
      And North has used Mage
      When South passes
      Then Ogre and Troll are not on the battlefield
      And Imp is in b2

  @moncolle_tcg.vocabulary.damage_dice
  Rule: Damage of dice is their total plus the fixed amount printed with them.
    Scenario Outline: damage of <dice> with <faces> against defence <defence>, of <other>
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
      Then Ogre is <found>

      Examples:
        | seat  | other | from | to | dice       | faces   | defence | found                  |
        | South | North | b2   | b3 | 1D+2       | 3       | 5       | not on the battlefield |
        | North | South | c3   | c2 | 1D+2       | 3       | 6       | in c2                  |
        | South | North | a2   | a3 | 2D+3       | 2 and 4 | 9       | not on the battlefield |
        | North | South | b3   | b2 | flame:2D+3 | 2 and 4 | 10      | in b2                  |

  @moncolle_tcg.vocabulary.damage_attribute
  Rule: Damage with an attribute is damage of that attribute, damage without one has none.
    Scenario Outline: <damage> against <standing> of <other>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | defence | standing   | effect                                      |
        | Mage | <seat>  | <from> |         |            | normal, declared: <damage> to an enemy unit |
        | Ogre | <other> | <to>   | 4       | <standing> |                                             |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then Ogre is <found>

      Examples:
        | seat  | other | from | to | damage    | standing         | found                  |
        | South | North | b2   | b3 | [flame:5] | Resist flame     | in b3                  |
        | North | South | c3   | c2 | [frost:5] | Resist flame     | not on the battlefield |
        | South | North | a2   | a3 | [5]       | Resist flame     | not on the battlefield |
        | North | South | b3   | b2 | [flame:3] | Weakness flame 1 | not on the battlefield |
        | South | North | c2   | c3 | [frost:3] | Weakness flame 1 | in c3                  |
        | North | South | a3   | a2 | [3]       | Weakness flame 1 | in a2                  |

  @moncolle_tcg.vocabulary.cannot_die
  Rule: A unit that cannot die survives damage and killing effects while that lasts.
    Scenario Outline: <what> does not kill <seat>'s unit that cannot die
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                             |
        | Mage | <other> | <from> | normal, declared: <what> to an enemy unit          |
        | Ogre | <seat>  | <to>   | counter, declared: cannot die to one of your units |
        | Imp  | <seat>  | <to>   |                                                    |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Imp
      And <seat> has used Ogre on Imp
      When both sides pass
      Then Imp is <found>

      Examples:
        | seat  | other | from | to | what          | found                  |
        | North | South | b2   | b3 | [9]           | in b3                  |
        | South | North | c3   | c2 | [flame:9]     | in c2                  |
        | North | South | a2   | a3 | kill          | in a3                  |
        | South | North | b3   | b2 | kill by flame | in b2                  |
        | North | South | c2   | c3 | discard       | not on the battlefield |
        | South | North | a3   | a2 | exclude       | not on the battlefield |

    Scenario Outline: an attack does not kill <seat>'s unit that cannot die
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | effect                                             |
        | Knight | <other> | <from> | 6      |                                                    |
        | Ogre   | <seat>  | <to>   |        | counter, declared: cannot die to one of your units |
        | Imp    | <seat>  | <to>   |        |                                                    |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      And <seat> has used Ogre on <unit>
      When both sides pass
      Then <unit> is in <to>
      And <fallen> is not on the battlefield

      Examples:
        | seat  | other | from | to | unit | fallen |
        | North | South | b2   | b3 | Ogre | Imp    |
        | South | North | c3   | c2 | Imp  | Ogre   |

    Scenario: a unit that could not die can die in the next battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                                                         |
        | Mage | South | b2   | normal, declared, uncounterable: cannot die to a unit / own turn, declared: kill an enemy unit |
        | Ogre | North | b3   |                                                                                                |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And the battle is fought out
      When South uses the second ability of Mage on Ogre
      Then Ogre is not on the battlefield

  @moncolle_tcg.vocabulary.exhaust
  Rule: To exhaust makes units exhausted; one that already is stays so.
    Scenario Outline: <seat>'s <state> unit is exhausted
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area | state   | effect                                        |
        | Mage   | <seat> | b2   |         | own turn, declared: exhaust one of your units |
        | Knight | <seat> | c2   | <state> |                                               |
      When <seat> uses Mage on Knight
      Then Knight is exhausted
      And Mage is ready

      Examples:
        | seat  | state     |
        | South | ready     |
        | North | exhausted |
        | North | ready     |

  @moncolle_tcg.vocabulary.ready
  Rule: To ready makes units ready; one that already is stays so.
    Scenario Outline: <seat>'s <state> unit is readied
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area | state     | effect                                      |
        | Mage   | <seat> | b2   | exhausted | own turn, declared: ready one of your units |
        | Knight | <seat> | c2   | <state>   |                                             |
      When <seat> uses Mage on Knight
      Then Knight is ready
      And Mage is exhausted

      Examples:
        | seat  | state     |
        | South | ready     |
        | North | exhausted |
        | South | exhausted |

    Scenario: a unit readied in a battle attacks
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                                    |
        | Knight | South | a2   | exhausted |                                           |
        | Nun    | South | a2   | exhausted | normal, declared: ready one of your units |
        | Ogre   | North | a3   |           |                                           |
      And North has marched Ogre to a2
      And the battle has reached South's before-attack timing
      And South has used Nun on Knight
      And North has passed
      When South passes
      Then the attackers declared are Knight

  @moncolle_tcg.vocabulary.kill
  Rule: To kill lets units die without damage, whatever their defence.
    Scenario Outline: <other>'s unit is killed
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | defence | effect                               |
        | Mage | <seat>  | <from> |         | normal, declared: kill an enemy unit |
        | Ogre | <other> | <to>   | 20      | when this <event>: draw 1            |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then Ogre is in <other>'s discard pile
      And <other>'s hand has <n> cards

      Examples:
        | seat  | other | from | to | event      | n |
        | South | North | b2   | b3 | dies       | 1 |
        | North | South | c3   | c2 | dies       | 1 |
        | South | North | a2   | a3 | is damaged | 0 |
        | North | South | b3   | b2 | is damaged | 0 |

    Scenario Outline: a killing effect of an attribute and Resist, for <other>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing     | effect                                 |
        | Mage | <seat>  | <from> |              | normal, declared: <text> an enemy unit |
        | Ogre | <other> | <to>   | Resist flame |                                        |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then Ogre is <found>

      Examples:
        | seat  | other | from | to | text          | found                  |
        | South | North | b2   | b3 | kill by flame | in b3                  |
        | North | South | c3   | c2 | kill by frost | not on the battlefield |
        | North | South | b3   | b2 | kill          | not on the battlefield |

  @moncolle_tcg.vocabulary.discard_unit
  Rule: To discard units puts them on the discard pile without their dying.
    Scenario Outline: <other>'s unit is discarded, and <what>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | defence | effect                                  |
        | Mage | <seat>  | <from> |         | normal, declared: discard an enemy unit |
        | Ogre | <other> | <to>   | 20      | when this <event>: draw 1               |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then Ogre is in <other>'s discard pile
      And <other>'s hand has <n> cards

      Examples:
        | seat  | other | from | to | what         | event        | n |
        | South | North | b2   | b3 | counts as it | is discarded | 1 |
        | North | South | c3   | c2 | counts as it | is discarded | 1 |
        | South | North | a2   | a3 | has not died | dies         | 0 |
        | North | South | b3   | b2 | has not died | dies         | 0 |

  @moncolle_tcg.vocabulary.to_hand
  Rule: To return to hand puts units into their owners' hands.
    Scenario Outline: a unit of <owner> returns, by <seat>'s effect
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area | standing | effect                                    |
        | Mage | <seat>  | b2   |          | own turn, declared: return to hand a unit |
        | Wolf | <owner> | c3   | Item 1   | when this dies, always: draw 1            |
      And Wolf wears this equipment
        | card |
        | Ring |
      When <seat> uses Mage on Wolf
      Then Wolf is in <owner>'s hand
      And <owner>'s hand has 1 card
      And Wolf is not on the battlefield

      Examples:
        | seat  | owner |
        | South | North |
        | North | South |
        | South | South |
        | North | North |

  @moncolle_tcg.vocabulary.strip
  Rule: To strip discards the equipment chosen, or all that the units reached wear.
    Scenario Outline: <seat> strips <what>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area | standing | effect                           |
        | Mage | <seat>  | b2   |          | own turn, declared: strip <whom> |
        | Ogre | <other> | c3   | Item 3   |                                  |
        | Imp  | <other> | c3   | Item 3   |                                  |
      And Ogre wears this equipment
        | card  |
        | Ring  |
        | Sword |
      And Imp wears this equipment
        | card  |
        | Crown |
      When <seat> uses Mage <on>
      Then Ogre wears <ogre>
      And Imp wears <imp>
      And <gone> in <other>'s discard pile

      Examples:
        | seat  | other | what     | whom                           | on       | ogre           | imp     | gone               |
        | South | North | one card | one equipment of an enemy unit | on Ring  | Sword          | Crown   | Ring is            |
        | North | South | one card | one equipment of an enemy unit | on Crown | Ring and Sword | nothing | Crown is           |
        | South | North | one unit | an enemy unit                  | on Ogre  | nothing        | Crown   | Ring and Sword are |
        | North | South | one unit | an enemy unit                  | on Imp   | Ring and Sword | nothing | Crown is           |

    Scenario Outline: <seat> strips equipment of units of level 3 or less: <act>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area | level | standing | effect                                                                      |
        | Mage | <seat>  | b2   |       |          | own turn, declared: strip one equipment of an enemy unit of level 3 or less |
        | Ogre | <other> | c3   | 4     | Item 3   |                                                                             |
        | Imp  | <other> | a3   | 3     | Item 3   |                                                                             |
      And Ogre wears this equipment
        | card |
        | Ring |
      And Imp wears this equipment
        | card  |
        | Crown |
      When <seat> <act>
      Then <outcome>

      Examples:
        | seat  | other | act                       | outcome                                                      |
        | South | North | uses Mage on Crown        | Imp wears nothing                                            |
        | North | South | tries to use Mage on Ring | it is refused under moncolle_tcg.ruling.targets_fit_the_text |

    Scenario Outline: <seat> strips all enemy units
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area | standing | effect                                    |
        | Mage | <seat>  | b2   | Item 1   | own turn, declared: strip all enemy units |
        | Ogre | <other> | c3   | Item 3   |                                           |
        | Imp  | <other> | a3   | Item 3   |                                           |
      And Mage wears this equipment
        | card |
        | Belt |
      And Ogre wears this equipment
        | card |
        | Ring |
      And Imp wears this equipment
        | card  |
        | Crown |
      When <seat> uses Mage
      Then Ring and Crown are in <other>'s discard pile
      And Mage wears Belt

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

  @moncolle_tcg.vocabulary.others
  Rule: "Your other units" are all units of the text's player but the one whose text it is.
    Scenario Outline: an effect reaches <seat>'s other units in the battle
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                              |
        | Mage | <seat>  | <from> | normal, declared: attack +1 to all your other units |
        | Page | <seat>  | <from> |                                                     |
        | Wolf | <seat>  | <from> |                                                     |
        | Ogre | <other> | <to>   |                                                     |
      And <seat> has marched Mage, Page and Wolf to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage
      When <other> passes
      Then the battlefield holds exactly these units
        | unit | attack |
        | Mage | 2      |
        | Page | 3      |
        | Wolf | 3      |
        | Ogre | 2      |

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

  @moncolle_tcg.vocabulary.that_unit
  Rule: "That unit" is the one that met the trigger.
    Scenario Outline: <seat>'s ability reaches that unit, <unit>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                    |
        | Mage | <other> | <from> | normal, declared: [1] to an enemy unit                    |
        | Ogre | <seat>  | <to>   |                                                           |
        | Imp  | <seat>  | <to>   |                                                           |
        | Nun  | <seat>  | <to>   | when one of your units is damaged: attack +2 to that unit |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on <unit>
      When <seat> passes
      Then <unit> has attack 4
      And <rest> has attack 2

      Examples:
        | seat  | other | from | to | unit | rest |
        | North | South | b2   | b3 | Ogre | Imp  |
        | South | North | c3   | c2 | Imp  | Nun  |
        | North | South | a2   | a3 | Nun  | Ogre |

    Scenario Outline: <seat>'s ability reaches all units that met the trigger at once
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                    |
        | Mage | <other> | <from> | normal, declared: [1] to two enemy units                  |
        | Ogre | <seat>  | <to>   |                                                           |
        | Imp  | <seat>  | <to>   |                                                           |
        | Nun  | <seat>  | <to>   | when one of your units is damaged: attack +2 to that unit |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Ogre and Imp
      When <seat> passes
      Then Ogre has attack 4
      And Imp has attack 4
      And Nun has attack 2

      Examples:
        | seat  | other | from | to |
        | North | South | c2   | c3 |
        | South | North | a3   | a2 |
