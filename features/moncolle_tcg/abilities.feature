Feature: Special abilities

  Four types: completion, automatic, declared and hand.

  @moncolle_tcg.abilities.two_modes
  Rule: Some special abilities are declared by a player, others work without a declaration when their time has come.
    Scenario Outline: <seat>'s declared ability waits for its player, the automatic one does not
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                               |
        | Mage | <seat>  | <from> | normal, declared: draw 2 / when this attacks: draw 1 |
        | Ogre | <other> | <to>   |                                                      |
      And <seat> has marched Mage to <to>
      When the battle reaches <seat>'s after-attack timing
      Then <seat>'s hand has 1 card

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario: a declared ability works once it is declared
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                               |
        | Mage | South | a2   | normal, declared: draw 2 / when this attacks: draw 1 |
        | Ogre | North | a3   |                                                      |
      And South has marched Mage to a3
      And the battle has reached South's after-attack timing
      And South has used Mage
      When North passes
      Then South's hand has 3 cards

    Scenario Outline: <seat> is not offered what cannot be declared
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                    |
        | Mage | <seat>  | <from> | normal, declared: draw 2  |
        | Page | <seat>  | <from> | when this attacks: draw 1 |
        | Ogre | <other> | <to>   | normal, declared: draw 2  |
      And <seat> has marched Mage and Page to <to>
      When the battle reaches <seat>'s before-attack timing
      Then <seat> can use exactly Mage

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | b3   | b2 |

    Scenario Outline: <seat> cannot declare an ability of a unit <whose>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                   |
        | Knight | <seat>  | <from> |                          |
        | Ogre   | <other> | <to>   | normal, declared: draw 2 |
      And <seat> has marched Knight to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> tries to use Ogre
      Then it is refused under moncolle_tcg.abilities.two_modes
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | other | from | to | whose           |
        | South | North | c2   | c3 | of the opponent |
        | North | South | a3   | a2 | of the opponent |

    Scenario Outline: a unit card in the <zone> declares nothing, in <seat>'s turn
      Given it is <seat>'s main phase
      And <seat>'s <zone> holds these cards, from the top
        | card | kind | effect                     |
        | Mage | unit | own turn, declared: draw 1 |
        | Page | unit |                            |
      When <seat> tries to use Mage
      Then it is refused under moncolle_tcg.abilities.two_modes
      And Mage is in <seat>'s <zone>

      Examples:
        | seat  | zone         |
        | South | hand         |
        | North | hand         |
        | South | discard pile |
        | North | discard pile |

    Scenario Outline: <seat> cannot declare an automatic ability at the <timing>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                               |
        | Knight | <other> | <from> | normal, declared: draw 1 / counter, declared: draw 1 |
        | Ogre   | <seat>  | <to>   |                                                      |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s <timing>
      When <seat> tries to use <what>
      Then it is refused under moncolle_tcg.abilities.two_modes
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | other | from | to | timing              | what                         |
        | North | South | b2   | b3 | after-attack timing | Knight                       |
        | South | North | c3   | c2 | after-attack timing | Knight                       |
        | North | South | a2   | a3 | right to counter    | the second ability of Knight |
        | South | North | b3   | b2 | right to counter    | the second ability of Knight |

  @moncolle_tcg.abilities.completion_cost
  Rule: A completion type ability is used by exhausting the unit that has it.
    Scenario Outline: <seat>'s unit is exhausted at the declaration, at the <timing>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                   |
        | Mage | <seat>  | <from> | normal, completion: draw 1 / counter, completion: draw 1 |
        | Page | <seat>  | <from> |                                                          |
        | Ogre | <other> | <to>   |                                                          |
      And <seat> has marched Mage and Page to <to>
      And the battle has reached <seat>'s <timing>, <first> having gone first
      When <seat> uses <what>
      Then Mage is exhausted
      And Page is ready
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | other | from | to | timing               | first | what                       |
        | South | North | b2   | b3 | before-attack timing | South | Mage                       |
        | North | South | c3   | c2 | before-attack timing | North | Mage                       |
        | North | South | a3   | a2 | right to counter     | South | the second ability of Mage |
        | South | North | c2   | c3 | right to counter     | North | the second ability of Mage |

    Scenario Outline: a completion type ability exhausts <seat>'s unit as a counter, too
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                      |
        | Knight | <foe>  | <from> | 0      | 9       |                             |
        | Ogre   | <seat> | <area> | 0      | 9       | counter, completion: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s right to counter, <foe> having gone first
      When <seat> uses Ogre
      Then Ogre is exhausted

      Examples:
        | seat  | foe   | marching | unit   | from | area | field |
        | South | North | North    | Knight | a3   | a2   | a2    |
        | North | South | South    | Knight | a2   | a3   | a3    |
        | South | North | South    | Ogre   | a3   | a2   | a3    |
        | North | South | North    | Ogre   | a2   | a3   | a2    |

    Scenario Outline: a completion type ability in its player's turn exhausts <seat>'s unit
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                       |
        | Mage | <seat> | c2   | own turn, completion: draw 1 |
      When <seat> uses Mage
      Then Mage is exhausted
      And <seat>'s hand has 1 card

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: <seat>'s unit that has used a completion type ability does not attack
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | attack | effect                     |
        | Mage | <seat>  | <from> | 5      | normal, completion: draw 1 |
        | Page | <seat>  | <from> | 1      |                            |
        | Ogre | <other> | <to>   |        |                            |
      And <seat> has marched Mage and Page to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage
      And <other> has passed
      When <seat> passes
      Then the attackers declared are Page

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | b3   | b2 |

    Scenario: a unit stays exhausted when nothing comes of its ability
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                              |
        | Mage | North | c3   | normal, completion: [3] to an enemy unit            |
        | Ogre | South | c2   | counter, declared: return to hand one of your units |
        | Imp  | South | c2   |                                                     |
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      And North has used Mage on Imp
      And South has used Ogre on Imp
      When both sides pass
      Then Mage is exhausted

  @moncolle_tcg.abilities.completion_not_acted
  Rule: An exhausted unit cannot use a completion type ability.
    Scenario Outline: <seat>'s exhausted unit uses no completion type ability at the <timing>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | state     | effect                                                   |
        | Knight | <other> | <from> |           |                                                          |
        | Mage   | <seat>  | <to>   | exhausted | normal, completion: draw 1 / counter, completion: draw 1 |
        | Page   | <seat>  | <to>   | ready     |                                                          |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s <timing>
      When <seat> tries to use <what>
      Then it is refused under moncolle_tcg.abilities.completion_not_acted
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | other | from | to | timing               | what                       |
        | North | South | b2   | b3 | before-attack timing | Mage                       |
        | South | North | c3   | c2 | before-attack timing | Mage                       |
        | North | South | a2   | a3 | after-attack timing  | Mage                       |
        | South | North | b3   | b2 | after-attack timing  | Mage                       |
        | North | South | c2   | c3 | right to counter     | the second ability of Mage |
        | South | North | a3   | a2 | right to counter     | the second ability of Mage |

    Scenario Outline: <seat>'s unit uses no completion type ability after its attack
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                     |
        | Mage | <seat>  | <from> | normal, completion: draw 1 |
        | Ogre | <other> | <to>   |                            |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s after-attack timing
      When <seat> tries to use Mage
      Then it is refused under moncolle_tcg.abilities.completion_not_acted
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario Outline: <seat>'s unit uses a completion type ability once in a timing
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                     |
        | Mage | <seat>  | <from> | normal, completion: draw 1 |
        | Page | <seat>  | <from> |                            |
        | Ogre | <other> | <to>   |                            |
      And <seat> has marched Mage and Page to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage
      And <other> has passed
      When <seat> tries to use Mage
      Then it is refused under moncolle_tcg.abilities.completion_not_acted
      And <seat>'s hand has 1 card

      Examples:
        | seat  | other | from | to |
        | South | North | a2   | a3 |
        | North | South | b3   | b2 |

    Scenario Outline: <seat>'s unit uses a completion type ability once in its player's turn
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                       |
        | Mage | <seat> | a3   | own turn, completion: draw 1 |
        | Page | <seat> | a3   | own turn, completion: draw 1 |
      And <seat> has used Mage
      When <seat> tries to use Mage
      Then it is refused under moncolle_tcg.abilities.completion_not_acted
      And <seat>'s hand has 1 card

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: a second unit of <seat> that is ready may use its completion type ability
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                       |
        | Mage | <seat> | a3   | own turn, completion: draw 1 |
        | Page | <seat> | a3   | own turn, completion: draw 1 |
      And <seat> has used Mage
      When <seat> uses Page
      Then <seat>'s hand has 2 cards

      Examples:
        | seat  |
        | South |
        | North |

    Scenario: a completion type ability may be used again after the next end declaration
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit | side  | area | state     | effect                                  |
        | Mage | North | b3   | exhausted | own turn, completion: attack +1 to this |
      And South has declared the end of the turn
      And North has discarded nothing
      When North uses Mage
      Then Mage is exhausted
      And Mage has attack 3

    Scenario Outline: of two units of one name one has been used, and <seat> <act>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit     | name | side   | area | effect                       |
        | Mage One | Mage | <seat> | b2   | own turn, completion: draw 1 |
        | Mage Two | Mage | <seat> | b2   | own turn, completion: draw 1 |
      And <seat> has used <first>
      When <seat> <act>
      Then <outcome>

      Examples:
        | seat  | first    | act                   | outcome                                                         |
        | South | Mage One | uses Mage Two         | Mage One and Mage Two are exhausted                             |
        | North | Mage Two | uses Mage One         | Mage One and Mage Two are exhausted                             |
        | South | Mage Two | tries to use Mage Two | it is refused under moncolle_tcg.abilities.completion_not_acted |
        | North | Mage One | tries to use Mage One | it is refused under moncolle_tcg.abilities.completion_not_acted |

    Scenario Outline: each side has a unit of one name, and <seat>'s is used
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit       | name | side  | area | effect                       |
        | South Mage | Mage | South | b2   | own turn, completion: draw 1 |
        | North Mage | Mage | North | b3   | own turn, completion: draw 1 |
      When <seat> uses <own>
      Then <own> is exhausted
      And <other> is ready

      Examples:
        | seat  | own        | other      |
        | South | South Mage | North Mage |
        | North | North Mage | South Mage |

  @moncolle_tcg.abilities.automatic
  Rule: An automatic ability works without a declaration when its trigger comes up in its timing.
    Scenario Outline: <seat>'s automatic ability works when <what>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | effect              |
        | Knight | <other> | <from> | 3      |                     |
        | Ogre   | <seat>  | <to>   | 1      | when <what>: draw 1 |
        | Imp    | <seat>  | <to>   | 1      |                     |
      And <other> has marched Knight to <to>
      When the battle is fought out with <first> going first
      Then <seat>'s hand has <n> cards

      Examples:
        | seat  | other | from | to | first | what                          | n |
        | North | South | b2   | b3 | South | a battle begins               | 1 |
        | South | North | c3   | c2 | North | a battle begins               | 1 |
        | North | South | a2   | a3 | South | an enemy unit attacks         | 1 |
        | South | North | b3   | b2 | North | an enemy unit attacks         | 1 |
        | North | South | c2   | c3 | North | this attacks                  | 1 |
        | South | North | a3   | a2 | South | this attacks                  | 1 |
        | North | South | b2   | b3 | South | an enemy unit is summoned     | 0 |
        | South | North | b3   | b2 | North | an enemy unit dies            | 0 |
        | South | North | b3   | b2 | North | another of your units attacks | 0 |

    Scenario Outline: <seat>'s automatic ability works when <what> by an effect of the enemy
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                   |
        | Mage | <other> | <from> | normal, declared: <effect> an enemy unit |
        | Ogre | <seat>  | <to>   | when <what>: draw 1                      |
        | Imp  | <seat>  | <to>   |                                          |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on <unit>
      When <seat> passes
      Then <seat>'s hand has <n> cards

      Examples:
        | seat  | other | from | to | what                           | effect  | unit | n |
        | North | South | b2   | b3 | this dies                      | [3] to  | Ogre | 1 |
        | South | North | c3   | c2 | this dies                      | [3] to  | Ogre | 1 |
        | North | South | a2   | a3 | this dies                      | [3] to  | Imp  | 0 |
        | South | North | b3   | b2 | this dies                      | discard | Ogre | 0 |
        | North | South | c2   | c3 | another of your units dies     | [3] to  | Imp  | 1 |
        | South | North | a3   | a2 | another of your units dies     | [3] to  | Ogre | 0 |
        | North | South | b2   | b3 | one of your units is discarded | discard | Imp  | 1 |
        | South | North | b3   | b2 | this is damaged                | [1] to  | Ogre | 1 |
        | North | South | c2   | c3 | this is damaged                | [0] to  | Ogre | 0 |
        | South | North | a3   | a2 | this is damaged                | [1] to  | Imp  | 0 |

    Scenario Outline: <seat>'s automatic ability works once for an event that concerns several units
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                    |
        | Mage | <other> | <from> | normal, declared: [1] to all enemy units  |
        | Ogre | <seat>  | <to>   | when one of your units is damaged: draw 1 |
        | Imp  | <seat>  | <to>   |                                           |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      When <seat> passes
      Then <seat>'s hand has 1 card

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | b3   | b2 |

    Scenario Outline: <seat>'s automatic ability works again when its trigger comes up again
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit  | side    | area   | effect                                                |
        | Mage  | <seat>  | <from> | normal, declared, uncounterable: [1] to an enemy unit |
        | Ghoul | <seat>  | <from> | when an enemy unit is damaged: draw 1                 |
        | Ogre  | <other> | <to>   |                                                       |
      And <seat> has marched Mage and Ghoul to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <seat> uses Mage on Ogre
      Then <seat>'s hand has 2 cards

      Examples:
        | seat  | other | from | to |
        | South | North | c2   | c3 |
        | North | South | a3   | a2 |

    Scenario: an exhausted unit's automatic ability works, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                             |
        | Knight | South | b2   |           |                                    |
        | Ogre   | North | b3   | exhausted | when an enemy unit attacks: draw 1 |
      And South has marched Knight to b3
      When the battle reaches North's right to counter
      Then North's hand has 1 card

    Scenario Outline: <foe>'s exhausted unit notices damage, too
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | state     | defence | effect                                 |
        | Knight | <seat> | <area> |           | 9       | normal, declared: [1] to an enemy unit |
        | Ogre   | <foe>  | <from> | exhausted | 9       | when this is damaged, battle: draw 1   |
      And <seat> has marched Knight to <from>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then <foe>'s hand has 1 card

      Examples:
        | seat  | foe   | area | from |
        | South | North | b2   | b3   |
        | North | South | c3   | c2   |

    Scenario Outline: <seat> uses no automatic ability whose trigger has not come up
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                                |
        | Knight | <other> | <from> |                                                       |
        | Ogre   | <seat>  | <to>   | when a battle begins: draw 1 / when this dies: mill 1 |
        | Imp    | <seat>  | <to>   | when a battle begins: mill 1                          |
      And <other> has marched Knight to <to>
      When <seat> tries to use automatic ability 2 of Ogre
      Then it is refused under moncolle_tcg.abilities.automatic
      And <seat> is asked for a trigger

      Examples:
        | seat  | other | from | to |
        | North | South | c2   | c3 |
        | South | North | b3   | b2 |

    Scenario Outline: <other>'s effect strikes all: <effect> and when <what>, <seat> draws <n>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                     |
        | Mage | <other> | <from> | normal, declared: <effect> all enemy units |
        | Ogre | <seat>  | <to>   | when <what>: draw 1                        |
        | Imp  | <seat>  | <to>   |                                            |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      When <seat> passes
      Then <seat>'s hand has <n> cards
      And Ogre and Imp are not on the battlefield

      Examples:
        | seat  | other | from | to | what                               | effect  | n |
        | North | South | b2   | b3 | this dies                          | [3] to  | 1 |
        | South | North | c3   | c2 | another of your units dies         | [3] to  | 1 |
        | North | South | b2   | b3 | one of your units dies             | [3] to  | 1 |
        | South | North | c3   | c2 | any unit dies                      | [3] to  | 1 |
        | North | South | b2   | b3 | an enemy unit dies                 | [3] to  | 0 |
        | South | North | c3   | c2 | another of your units dies         | kill    | 1 |
        | North | South | b2   | b3 | this dies                          | kill    | 1 |
        | South | North | c3   | c2 | another of your units dies         | discard | 0 |
        | North | South | b2   | b3 | this is discarded                  | [3] to  | 1 |
        | South | North | c3   | c2 | another of your units is discarded | [3] to  | 1 |
        | North | South | b2   | b3 | another of your units is discarded | discard | 1 |
        | South | North | c3   | c2 | this is discarded                  | discard | 1 |
        | North | South | b2   | b3 | this is damaged                    | [3] to  | 1 |
        | South | North | c3   | c2 | another of your units is damaged   | [3] to  | 1 |
        | North | South | b2   | b3 | any unit is damaged                | [3] to  | 1 |
        | South | North | c3   | c2 | one of your units is damaged       | kill    | 0 |
        | North | South | b2   | b3 | one of your units is damaged       | discard | 0 |

    Scenario Outline: <other>'s attack of <attack> strikes all: when <what>, <seat> draws <n>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack   | effect              |
        | Knight | <other> | <from> | <attack> |                     |
        | Ogre   | <seat>  | <to>   |          | when <what>: draw 1 |
        | Imp    | <seat>  | <to>   |          |                     |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      When both sides pass
      Then <seat>'s hand has <n> cards

      Examples:
        | seat  | other | from | to | attack | what                               | n |
        | North | South | b2   | b3 | 6      | this dies                          | 1 |
        | South | North | c3   | c2 | 6      | another of your units dies         | 1 |
        | North | South | b2   | b3 | 6      | one of your units dies             | 1 |
        | South | North | c3   | c2 | 6      | any unit dies                      | 1 |
        | North | South | b2   | b3 | 6      | an enemy unit dies                 | 0 |
        | South | North | c3   | c2 | 3      | another of your units dies         | 0 |
        | North | South | b2   | b3 | 6      | another of your units is discarded | 1 |
        | South | North | c3   | c2 | 6      | this is discarded                  | 1 |
        | North | South | b2   | b3 | 6      | this is damaged                    | 1 |
        | South | North | c3   | c2 | 6      | another of your units is damaged   | 1 |
        | North | South | b2   | b3 | 4      | another of your units is damaged   | 1 |
        | South | North | c3   | c2 | 3      | another of your units is damaged   | 0 |
        | North | South | b2   | b3 | 2      | this is damaged                    | 1 |
        | South | North | c3   | c2 | 0      | this is damaged                    | 0 |

    Scenario Outline: of <seat>'s side and the other's units that fall at once each notices: when <what>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                             |
        | Mage | <seat>  | <from> | normal, declared: [3] to all units |
        | Page | <seat>  | <from> | when <what>: draw 1                |
        | Ogre | <other> | <to>   | when <what>: draw 1                |
        | Imp  | <other> | <to>   |                                    |
      And <seat> has marched Mage and Page to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage
      When <other> passes
      Then <seat>'s hand has <n> cards
      And <other>'s hand has <n> cards

      Examples:
        | seat  | other | from | to | what                       | n |
        | South | North | b2   | b3 | an enemy unit dies         | 1 |
        | North | South | c3   | c2 | another of your units dies | 1 |
        | South | North | b2   | b3 | any unit is damaged        | 1 |
        | North | South | c3   | c2 | an enemy unit is damaged   | 1 |

    Scenario Outline: automatic abilities of <seat> work when the attack is declared and again when it strikes
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | effect                          |
        | Knight | <seat>  | <from> | 2      | when this attacks: draw 1       |
        | Squire | <seat>  | <from> | 2      | when an enemy unit dies: mill 1 |
        | Ogre   | <other> | <to>   | 0      |                                 |
      And <seat> has marched Knight and Squire to <to>
      When the battle is fought out with <seat> going first
      Then <seat>'s hand has 1 card
      And <seat>'s discard pile has 1 card

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario Outline: the attacks of both sides set off automatic abilities, <first> striking first
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence | effect                       |
        | Knight | <seat>  | <from> | 1      | 9       | when this is damaged: draw 1 |
        | Ogre   | <other> | <to>   | 1      | 9       | when this is damaged: draw 1 |
      And <seat> has marched Knight to <to>
      When the battle is fought out with <first> going first
      Then <seat>'s hand has 1 card
      And <other>'s hand has 1 card

      Examples:
        | seat  | other | first | from | to |
        | South | North | South | b2   | b3 |
        | North | South | South | c3   | c2 |

  @moncolle_tcg.abilities.declared_unlimited
  Rule: A declared type ability can be used again and again as long as what it asks for is there.
    Scenario Outline: <seat> uses a declared type ability three times
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                     |
        | Mage | <seat> | c2   | own turn, declared, cost discard 1: mill 1 |
      And <seat>'s hand holds 3 cards
      And <seat> has used Mage discarding <seat> Hand 1
      And <seat> has used Mage discarding <seat> Hand 2
      When <seat> uses Mage discarding <seat> Hand 3
      Then <seat>'s discard pile has 6 cards
      And Mage is ready

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: <seat> uses a declared type ability twice in one normal timing
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                              |
        | Mage | <seat>  | <from> | normal, declared: attack +1 to this |
        | Ogre | <other> | <to>   |                                     |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s <timing>
      And <seat> has used Mage
      And <other> has passed
      And <seat> has used Mage
      When <other> passes
      Then Mage has attack 4

      Examples:
        | seat  | other | from | to | timing               |
        | South | North | b2   | b3 | before-attack timing |
        | North | South | c3   | c2 | before-attack timing |
        | North | South | a3   | a2 | after-attack timing  |

    Scenario: a declared type ability is used twice in one chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                               |
        | Knight | South | b2   |                                      |
        | Ogre   | North | b3   | counter, declared: attack +1 to this |
      And South has marched Knight to b3
      And the battle has reached North's right to counter
      And North has used Ogre
      And South has passed
      And North has used Ogre
      When both sides pass
      Then Ogre has attack 4

    Scenario Outline: a declared type ability is refused once its cost cannot be paid any more
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                     |
        | Mage | <seat> | c2   | own turn, declared, cost discard 1: mill 1 |
      And <seat>'s hand holds 1 card
      And <seat> has used Mage discarding <seat> Hand 1
      When <seat> tries to use Mage
      Then it is refused under moncolle_tcg.cost.must_be_payable

      Examples:
        | seat  |
        | South |
        | North |

  @moncolle_tcg.abilities.declared_when_acted
  Rule: An exhausted unit can use a declared type ability too.
    Scenario Outline: <seat>'s exhausted unit uses a declared type ability at the <timing>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | state     | effect                                               |
        | Knight | <other> | <from> |           |                                                      |
        | Mage   | <seat>  | <to>   | exhausted | normal, declared: draw 1 / counter, declared: draw 1 |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s <timing>
      And <seat> has used <what>
      When <other> passes
      Then Mage is exhausted
      And <next>

      Examples:
        | seat  | other | from | to | timing               | what                       | next                         |
        | North | South | b2   | b3 | before-attack timing | Mage                       | North's hand has 1 card      |
        | South | North | c3   | c2 | before-attack timing | Mage                       | South's hand has 1 card      |
        | South | North | b3   | b2 | after-attack timing  | Mage                       | South's hand has 1 card      |
        | North | South | a2   | a3 | right to counter     | the second ability of Mage | the chain has 2 declarations |
        | South | North | a3   | a2 | right to counter     | the second ability of Mage | the chain has 2 declarations |

    Scenario Outline: an exhausted unit uses a declared type ability in <seat>'s own turn
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | state     | effect                     |
        | Mage | <seat> | b2   | exhausted | own turn, declared: draw 1 |
      When <seat> uses Mage
      Then <seat>'s hand has 1 card

      Examples:
        | seat  |
        | South |
        | North |

  @moncolle_tcg.ruling.only_completion_needs_ready
  Rule: Of special abilities only those of completion type need a ready unit and exhaust it.
    Scenario Outline: <seat>'s unit that has used a declared ability is ready, and attacks
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                   |
        | Mage | <seat>  | <from> | normal, declared: draw 1 |
        | Ogre | <other> | <to>   |                          |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage
      And <other> has passed
      When <seat> passes
      Then the attackers declared are Mage
      And Mage is ready

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario Outline: a hand type and an automatic ability exhaust nobody, for <seat>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                             |
        | Knight | <other> | <from> |                                    |
        | Ogre   | <seat>  | <to>   | when an enemy unit attacks: draw 1 |
      And <seat>'s hand holds these cards
        | card | effect                         |
        | Seer | counter, from the hand: draw 1 |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      When <seat> uses Seer
      Then Ogre is ready

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | a3   | a2 |

    Scenario Outline: a completion type ability exhausts <seat>'s unit, a declared type one does not
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                       |
        | Mage | <seat> | b2   | own turn, completion: draw 1 |
        | Page | <seat> | b2   | own turn, declared: draw 1   |
      And <seat> has used Mage
      When <seat> uses Page
      Then Mage is exhausted
      And Page is ready

      Examples:
        | seat  |
        | South |
        | North |

  @moncolle_tcg.abilities.hand_type
  Rule: A hand type ability works when its card is used from the hand.
    Scenario Outline: <seat> uses a hand type ability from the hand, at the <timing>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <other> | <from> |
        | Ogre   | <seat>  | <to>   |
      And <seat>'s hand holds these cards
        | card | effect                                      |
        | Seer | <mark>, from the hand: [3] to an enemy unit |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s <timing>
      And <seat> has used Seer on Knight
      When both sides pass
      Then Knight is not on the battlefield

      Examples:
        | seat  | other | from | to | timing               | mark    |
        | North | South | b2   | b3 | right to counter     | counter |
        | South | North | c3   | c2 | right to counter     | counter |
        | North | South | a2   | a3 | before-attack timing | normal  |
        | South | North | b3   | b2 | after-attack timing  | normal  |

    Scenario Outline: <seat> uses a hand type ability of the last of seven hand cards
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <other> | <from> |
        | Ogre   | <seat>  | <to>   |
      And <seat>'s hand holds 6 cards
      And <seat>'s hand holds these cards
        | card | effect                                      |
        | Seer | normal, from the hand: [3] to an enemy unit |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Seer on Knight
      When both sides pass
      Then Knight is not on the battlefield

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | c3   | c2 |

    Scenario Outline: no hand type ability of a card in the <zone> of <seat>
      Given it is <seat>'s main phase
      And <seat>'s <zone> holds these cards, from the top
        | card | effect                          |
        | Seer | own turn, from the hand: mill 1 |
        | Page |                                 |
      When <seat> tries to use Seer
      Then it is refused under moncolle_tcg.abilities.hand_type
      And Seer is in <seat>'s <zone>

      Examples:
        | seat  | zone         |
        | South | discard pile |
        | North | discard pile |
        | South | deck         |
        | North | deck         |

    Scenario Outline: no hand type ability of a unit of <seat> on the field
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                          |
        | Seer | <seat> | c2   | own turn, from the hand: draw 1 |
      When <seat> tries to use Seer
      Then it is refused under moncolle_tcg.abilities.hand_type
      And <seat>'s hand has 0 cards

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: no hand type ability of a unit of <seat> in the battle
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                        |
        | Seer | <seat>  | <from> | normal, from the hand: draw 1 |
        | Ogre | <other> | <to>   |                               |
      And <seat> has marched Seer to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> tries to use Seer
      Then it is refused under moncolle_tcg.abilities.hand_type
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | other | from | to |
        | South | North | a2   | a3 |
        | North | South | b3   | b2 |

    Scenario Outline: no hand type ability of a card in <seat>'s discard pile, at the <timing>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <other> | <from> |
        | Ogre   | <seat>  | <to>   |
      And <seat>'s discard pile holds these cards, from the top
        | card | effect                        |
        | Seer | <mark>, from the hand: draw 1 |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s <timing>
      When <seat> tries to use Seer
      Then it is refused under moncolle_tcg.abilities.hand_type
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | other | from | to | timing               | mark    |
        | North | South | b2   | b3 | right to counter     | counter |
        | South | North | c3   | c2 | right to counter     | counter |
        | South | North | b3   | b2 | after-attack timing  | normal  |
        | North | South | a2   | a3 | before-attack timing | normal  |

    Scenario Outline: <seat> uses no hand type ability of a card in the opponent's hand
      Given it is <seat>'s main phase
      And <other>'s hand holds these cards
        | card | effect                          |
        | Seer | own turn, from the hand: mill 1 |
      When <seat> tries to use Seer
      Then it is refused under moncolle_tcg.abilities.hand_type
      And Seer is in <other>'s hand

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

  @moncolle_tcg.ruling.hand_type_declared
  Rule: A hand type ability is declared by discarding its card from the hand, and needs no unit.
    Scenario Outline: <seat>'s card is discarded at the declaration, at the <timing>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <other> | <from> |
        | Ogre   | <seat>  | <to>   |
      And <seat>'s hand holds these cards
        | card | effect                        |
        | Seer | <mark>, from the hand: draw 1 |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s <timing>
      When <seat> uses Seer
      Then Seer is in <seat>'s discard pile
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | other | from | to | timing               | mark    |
        | North | South | b2   | b3 | right to counter     | counter |
        | South | North | c3   | c2 | right to counter     | counter |
        | South | North | b3   | b2 | before-attack timing | normal  |
        | North | South | a2   | a3 | after-attack timing  | normal  |

    Scenario Outline: a card of the hand type that is summoned in its player's turn does nothing of its text, for <seat>
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card | effect                          |
        | Seer | own turn, from the hand: draw 1 |
      And <seat> has ended the phase
      When <seat> summons Seer to <base>
      Then <seat>'s hand has 0 cards

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: a card of the hand type that is instantly summoned does nothing of its text, for <seat>
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side       | area   |
        | Knight | <marching> | <from> |
        | Ogre   | <other>    | <to>   |
      And <seat>'s hand holds these cards
        | card | instant | effect                          |
        | Seer | yes     | <timing>, from the hand: draw 1 |
      And <marching> has marched Knight to <to>
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Seer
      Then <seat>'s hand has 0 cards

      Examples:
        | seat  | marching | other | from | to | timing   |
        | South | South    | North | b2   | b3 | normal   |
        | North | North    | South | c3   | c2 | counter  |
        | North | South    | North | b2   | b3 | normal   |
        | South | North    | South | c3   | c2 | counter  |
        | South | South    | North | a2   | a3 | own turn |
        | North | North    | South | a3   | a2 | own turn |

    Scenario Outline: <seat> needs no unit for a hand type ability
      Given it is <seat>'s main phase
      And <seat>'s hand holds these cards
        | card | effect                          |
        | Seer | own turn, from the hand: draw 1 |
      When <seat> uses Seer
      Then Seer is in <seat>'s discard pile
      And <seat>'s hand has 1 card

      Examples:
        | seat  |
        | South |
        | North |

    Scenario: a hand type ability takes effect although its side's units in the battle are gone
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                  |
        | Knight | South | c2   | counter, declared: [3] to an enemy unit |
        | Ogre   | North | c3   |                                         |
      And North's hand holds these cards
        | card | effect                                       |
        | Seer | counter, from the hand: [3] to an enemy unit |
      And South has marched Knight to c3
      And the battle has reached North's right to counter
      And North has used Seer on Knight
      And South has used Knight on Ogre
      When both sides pass
      Then Knight and Ogre are not on the battlefield

    Scenario: a hand type ability does nothing when its card is summoned
      Given it is North's normal summon phase
      And North's hand holds these cards
        | card | effect                          |
        | Seer | own turn, from the hand: draw 1 |
      And North has ended the phase
      When North summons Seer to b4
      Then Seer is in b4
      And North's hand has 0 cards

  @moncolle_tcg.ruling.targets_fit_the_text
  Rule: An effect is declared with just as many targets as its text asks for, each of the kind it names; in a battle they are in that battle.
    Scenario Outline: <seat>'s ability takes <targets> as targets
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit  | side    | area   | attribute | level | state     | effect                          |
        | Mage  | <seat>  | <from> | earth     | 2     |           | normal, declared: [1] to <whom> |
        | Page  | <seat>  | <from> | fire      | 1     |           |                                 |
        | Ogre  | <other> | <to>   | fire      | 2     | exhausted |                                 |
        | Imp   | <other> | <to>   | water     | 1     |           |                                 |
        | Troll | <other> | <to>   | wind      | 3     |           |                                 |
      And <seat> has marched Mage and Page to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> uses Mage on <targets>
      Then <other> is asked for a counter

      Examples:
        | seat  | other | from | to | whom                             | targets        |
        | South | North | b2   | b3 | an enemy unit                    | Imp            |
        | North | South | c3   | c2 | one of your units                | Mage           |
        | South | North | a2   | a3 | one of your units                | Page           |
        | North | South | b3   | b2 | a unit                           | Page           |
        | South | North | c2   | c3 | two enemy units                  | Ogre and Troll |
        | North | South | a3   | a2 | a fire or water unit             | Imp            |
        | South | North | b2   | b3 | an exhausted enemy unit          | Ogre           |
        | North | South | c3   | c2 | a ready enemy unit               | Troll          |
        | South | North | a2   | a3 | an enemy unit of level 2 or less | Ogre           |
        | North | South | b3   | b2 | an enemy unit of level 2 or more | Troll          |
        | South | North | c2   | c3 | two units                        | Page and Imp   |

    Scenario Outline: <targets> do not fit <whom>, for <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit  | side    | area   | attribute | level | state     | effect                          |
        | Mage  | <seat>  | <from> | earth     | 2     |           | normal, declared: [1] to <whom> |
        | Page  | <seat>  | <from> | fire      | 1     |           |                                 |
        | Ogre  | <other> | <to>   | fire      | 2     | exhausted |                                 |
        | Imp   | <other> | <to>   | water     | 1     |           |                                 |
        | Troll | <other> | <to>   | wind      | 3     |           |                                 |
      And <seat> has marched Mage and Page to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> tries to use Mage on <targets>
      Then it is refused under moncolle_tcg.ruling.targets_fit_the_text
      And <seat> is asked for before attack effects

      Examples:
        | seat  | other | from | to | whom                             | targets             |
        | South | North | b2   | b3 | an enemy unit                    | Page                |
        | North | South | c3   | c2 | one of your units                | Imp                 |
        | South | North | a2   | a3 | an enemy unit                    | Ogre and Imp        |
        | North | South | b3   | b2 | two enemy units                  | Imp                 |
        | South | North | c2   | c3 | two enemy units                  | Imp and Page        |
        | North | South | a3   | a2 | two enemy units                  | Page and Imp        |
        | South | North | b2   | b3 | two enemy units                  | Imp and Imp         |
        | North | South | c3   | c2 | two enemy units                  | Imp, Ogre and Troll |
        | South | North | a2   | a3 | a fire or water unit             | Troll               |
        | North | South | b3   | b2 | an exhausted enemy unit          | Imp                 |
        | South | North | c2   | c3 | a ready enemy unit               | Ogre                |
        | North | South | a3   | a2 | an enemy unit of level 2 or less | Troll               |
        | South | North | b2   | b3 | an enemy unit of level 2 or more | Imp                 |

    Scenario Outline: without a target <seat> cannot declare an ability at the <timing>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                                           |
        | Mage | <seat>  | <from> | normal, declared: [1] to an enemy unit / counter, declared: [1] to an enemy unit |
        | Ogre | <other> | <to>   |                                                                                  |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s <timing>
      When <seat> tries to use <what>
      Then it is refused under moncolle_tcg.ruling.targets_fit_the_text

      Examples:
        | seat  | other | from | to | timing               | what                       |
        | South | North | b2   | b3 | before-attack timing | Mage                       |
        | North | South | c3   | c2 | before-attack timing | Mage                       |
        | South | North | a2   | a3 | after-attack timing  | Mage                       |
        | North | South | b3   | b2 | right to counter     | the second ability of Mage |
        | South | North | b2   | b3 | right to counter     | the second ability of Mage |

    Scenario Outline: a target for an effect that asks for none is refused, for <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                     |
        | Mage | <seat> | b2   | own turn, declared: draw 1 |
      When <seat> tries to use Mage on Mage
      Then it is refused under moncolle_tcg.ruling.targets_fit_the_text

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: a unit outside the battle is no target for <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                                                      |
        | Mage | <seat>  | <from> | normal, declared: [3] to two enemy units / normal, declared: attack +1 to one of your units |
        | Page | <seat>  | a1     |                                                                                             |
        | Ogre | <other> | <to>   |                                                                                             |
        | Imp  | <other> | a4     |                                                                                             |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> tries to use <what>
      Then it is refused under moncolle_tcg.ruling.targets_fit_the_text

      Examples:
        | seat  | other | from | to | what                               |
        | South | North | b2   | b3 | Mage on Ogre and Imp               |
        | North | South | c3   | c2 | Mage on Imp and Ogre               |
        | South | North | c2   | c3 | the second ability of Mage on Page |
        | North | South | b3   | b2 | the second ability of Mage on Page |

    Scenario Outline: outside battles units anywhere are targets for <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area | effect                                 |
        | Mage | <seat>  | b2   | own turn, declared: kill an enemy unit |
        | Imp  | <other> | c4   |                                        |
      When <seat> uses Mage on Imp
      Then Imp is not on the battlefield

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

    Scenario Outline: for <seat>'s automatic ability <targets> do not fit <whom>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | level | effect                              |
        | Knight | <other> | <from> | 2     |                                     |
        | Page   | <other> | <from> | 2     |                                     |
        | Titan  | <other> | <from> | 3     |                                     |
        | Ogre   | <seat>  | <to>   | 2     | when a battle begins: [1] to <whom> |
        | Imp    | <other> | c4     | 2     |                                     |
      And <other> has marched Knight, Page and Titan to <to>
      When <seat> tries to use Ogre's automatic ability on <targets>
      Then it is refused under moncolle_tcg.ruling.targets_fit_the_text or moncolle_tcg.timing.battle
      And <seat> is asked for a trigger

      Examples:
        | seat  | other | from | to | whom                             | targets         |
        | North | South | b2   | b3 | an enemy unit                    | Ogre            |
        | South | North | b3   | b2 | an enemy unit                    | Imp             |
        | North | South | c2   | c3 | two enemy units                  | Page            |
        | South | North | c3   | c2 | two enemy units                  | Page and Imp    |
        | North | South | b2   | b3 | two enemy units                  | Imp and Page    |
        | North | South | a2   | a3 | an enemy unit                    | Page and Knight |
        | South | North | a3   | a2 | an enemy unit of level 2 or less | Titan           |

  @moncolle_tcg.ruling.automatic_is_forced
  Rule: Nobody may keep an automatic ability from taking effect when it is due.
    Scenario Outline: <seat> may not pass when two automatic abilities are due
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                       |
        | Knight | <other> | <from> |                              |
        | Ogre   | <seat>  | <to>   | when a battle begins: draw 1 |
        | Imp    | <seat>  | <to>   | when a battle begins: mill 1 |
      And <other> has marched Knight to <to>
      When <seat> tries to pass
      Then it is refused under moncolle_tcg.ruling.automatic_is_forced
      And <seat> is asked for a trigger

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | c3   | c2 |

    Scenario Outline: <seat>'s automatic ability works even if it harms its player
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                  |
        | Knight | <other> | <from> |                                         |
        | Ogre   | <seat>  | <to>   | when a battle begins: [3] to your units |
      When <other> marches Knight to <to>
      Then Ogre is not on the battlefield

      Examples:
        | seat  | other | from | to |
        | North | South | a2   | a3 |
        | South | North | b3   | b2 |

    Scenario Outline: of several targets of an automatic ability <seat> must choose one
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                     |
        | Knight | <other> | <from> |                                            |
        | Page   | <other> | <from> |                                            |
        | Ogre   | <seat>  | <to>   | when a battle begins: [3] to an enemy unit |
      And <other> has marched Knight and Page to <to>
      When <seat> tries to pass
      Then it is refused under moncolle_tcg.ruling.automatic_is_forced

      Examples:
        | seat  | other | from | to |
        | North | South | c2   | c3 |
        | South | North | a3   | a2 |

    Scenario Outline: <seat> chooses <unit>, and the automatic ability takes effect
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                     |
        | Knight | <other> | <from> |                                            |
        | Page   | <other> | <from> |                                            |
        | Ogre   | <seat>  | <to>   | when a battle begins: [3] to an enemy unit |
      And <other> has marched Knight and Page to <to>
      When <seat> uses Ogre's automatic ability on <unit>
      Then <unit> is not on the battlefield

      Examples:
        | seat  | other | from | to | unit   |
        | North | South | c2   | c3 | Knight |
        | South | North | a3   | a2 | Page   |

    Scenario: an automatic ability of two targets takes effect on the two that its player chooses
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                       |
        | Knight | South | b2   |                                              |
        | Page   | South | b2   |                                              |
        | Squire | South | b2   |                                              |
        | Ogre   | North | b3   | when a battle begins: [3] to two enemy units |
      And South has marched Knight, Page and Squire to b3
      When North uses Ogre's automatic ability on Knight and Squire
      Then Knight is not on the battlefield
      And Squire is not on the battlefield
      And Page is in b3

    Scenario Outline: while automatic abilities are due in the main phase nobody may <deed>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | effect                                          |
        | Mage   | North | b4   | Item 2   | own turn, declared: kill one of your units      |
        | Page   | North | b4   |          |                                                 |
        | Knight | North | b4   | Item 2   | when another of your units dies, always: draw 1 |
        | Squire | North | b4   |          | when another of your units dies, always: mill 1 |
      And Mage wears this equipment
        | card  |
        | Sword |
      And North has placed plain terrain on b3
      And North's hand holds these cards
        | card   | kind      | instant |
        | Moor   | terrain   |         |
        | Shield | equipment |         |
        | Elf    | unit      | yes     |
      And North has used Mage on Page
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                        | clause                                            |
        | pass                        | moncolle_tcg.ruling.automatic_is_forced           |
        | discard Elf                 | moncolle_tcg.hand.discard_any                     |
        | march Knight to b3          | moncolle_tcg.main.three_actions                   |
        | place Moor on a3            | moncolle_tcg.main.three_actions                   |
        | place a proxy on a3         | moncolle_tcg.main.three_actions                   |
        | pass Sword to Knight        | moncolle_tcg.equip.swap_scope                     |
        | end the phase               | moncolle_tcg.ruling.own_abilities_in_chosen_order |
        | throw Sword away            | moncolle_tcg.equip.discard_windows                |
        | summon Elf to b4            | moncolle_tcg.turn.phase_order                     |
        | equip Knight with Shield    | moncolle_tcg.turn.phase_order                     |
        | declare the end of the turn | moncolle_tcg.end.declare                          |
        | drop Elf                    | moncolle_tcg.ruling.own_abilities_in_chosen_order |

    Scenario Outline: while automatic abilities are due in a battle nobody may <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                       |
        | Knight | South | a2   | when a battle begins: draw 1 |
        | Squire | South | a2   | when a battle begins: mill 1 |
        | Ogre   | North | a3   |                              |
      And South's hand holds these cards
        | card   | kind      | instant |
        | Moor   | terrain   |         |
        | Shield | equipment |         |
        | Elf    | unit      | yes     |
      And South has marched Knight and Squire to a3
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                             | clause                                  |
        | instantly summon Elf             | moncolle_tcg.battle.timing_order        |
        | line up Squire and Knight        | moncolle_tcg.battle.timing_order        |
        | return Knight to a2              | moncolle_tcg.march.instant_units_return |
        | give up Knight to keep the limit | moncolle_tcg.march.return_overflow      |

    Scenario: while automatic abilities are due, no other question may be answered
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | effect                                          |
        | Priest | South | b1   | Item 2   | own turn, declared: kill one of your units      |
        | Page   | South | b1   |          |                                                 |
        | Knight | South | b1   | Item 2   | when another of your units dies, always: draw 1 |
        | Squire | South | b1   |          | when another of your units dies, always: mill 1 |
      And Knight wears this equipment
        | card  |
        | Sword |
      And South has placed plain terrain on b2
      And South's hand holds these cards
        | card   | kind      | instant | level |
        | Marsh  | terrain   |         |       |
        | Shield | equipment |         |       |
        | Elf    | unit      | yes     | 1     |
      When South uses Priest on Page
      Then South may answer no other question

  @moncolle_tcg.ruling.turn_player_abilities_first
  Rule: Of automatic abilities due at the same time all of the turn player's take effect first.
    Scenario Outline: in their own turn <seat>'s automatic ability takes effect first
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                                        |
        | Knight | <seat>  | <from> | when a battle begins: draw 1 & lose abilities for enemy units |
        | Ogre   | <other> | <to>   | when a battle begins: the enemy drops 1                       |
      And <seat>'s hand holds 0 cards
      When <seat> marches Knight to <to>
      Then <seat>'s hand has 0 cards

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario Outline: with two automatic abilities due on each side <seat> is asked first
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                       |
        | Knight | <seat>  | <from> | when a battle begins: draw 1 |
        | Page   | <seat>  | <from> | when a battle begins: mill 1 |
        | Ogre   | <other> | <to>   | when a battle begins: draw 1 |
        | Imp    | <other> | <to>   | when a battle begins: mill 1 |
      When <seat> marches Knight and Page to <to>
      Then <seat> is asked for a trigger
      And <other>'s hand has 0 cards

      Examples:
        | seat  | other | from | to |
        | South | North | a2   | a3 |
        | North | South | b3   | b2 |

    Scenario Outline: all automatic abilities of <seat> come before the first of the opponent's
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                       |
        | Knight | <seat>  | <from> | when a battle begins: draw 1 |
        | Page   | <seat>  | <from> | when a battle begins: mill 1 |
        | Ogre   | <other> | <to>   | when a battle begins: draw 1 |
        | Imp    | <other> | <to>   | when a battle begins: mill 1 |
      And <seat> has marched Knight and Page to <to>
      When <seat> uses <unit>'s automatic ability
      Then <other> is asked for a trigger
      And <seat>'s deck has 1 card

      Examples:
        | seat  | other | from | to | unit   |
        | South | North | c2   | c3 | Knight |
        | North | South | a3   | a2 | Page   |

    Scenario Outline: <other> may not use an automatic ability before <seat> has used all
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                       |
        | Knight | <seat>  | <from> | when a battle begins: draw 1 |
        | Page   | <seat>  | <from> | when a battle begins: mill 1 |
        | Ogre   | <other> | <to>   | when a battle begins: draw 1 |
      And <seat> has marched Knight and Page to <to>
      When <other> tries to use Ogre's automatic ability
      Then it is refused under moncolle_tcg.ruling.turn_player_abilities_first

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario Outline: automatic abilities do not go by who is first in the battle, <first> having gone first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                     |
        | Knight | South | b2   | 3      | when any unit dies: draw 1 |
        | Squire | South | b2   |        | when any unit dies: mill 1 |
        | Ogre   | North | b3   |        | when any unit dies: draw 1 |
        | Imp    | North | b3   |        | when any unit dies: mill 1 |
      And South has marched Knight and Squire to b3
      When the battle is fought out with <first> going first
      Then South is asked for a trigger

      Examples:
        | first |
        | South |
        | North |

  @moncolle_tcg.ruling.own_abilities_in_chosen_order
  Rule: Automatic abilities of one player that are due at the same time take effect in the order which that player chooses.
    Scenario Outline: <seat> chooses <unit>'s automatic ability first
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                       |
        | Knight | <other> | <from> |                              |
        | Ogre   | <seat>  | <to>   | when a battle begins: draw 1 |
        | Imp    | <seat>  | <to>   | when a battle begins: mill 1 |
      And <other> has marched Knight to <to>
      When <seat> uses <unit>'s automatic ability
      Then <seat> Deck <drawn> is in <seat>'s hand
      And <seat> Deck <milled> is in <seat>'s discard pile

      Examples:
        | seat  | other | from | to | unit | drawn | milled |
        | North | South | b2   | b3 | Ogre | 1     | 2      |
        | North | South | b2   | b3 | Imp  | 2     | 1      |
        | South | North | c3   | c2 | Ogre | 1     | 2      |
        | South | North | c3   | c2 | Imp  | 2     | 1      |

    Scenario Outline: <seat> chooses ability <which> of a unit with two first
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                                      |
        | Knight | <other> | <from> |                                                             |
        | Ogre   | <seat>  | <to>   | when a battle begins: draw 1 / when a battle begins: mill 1 |
      And <other> has marched Knight to <to>
      When <seat> uses automatic ability <which> of Ogre
      Then <seat> Deck <drawn> is in <seat>'s hand

      Examples:
        | seat  | other | from | to | which | drawn |
        | North | South | a2   | a3 | 1     | 1     |
        | South | North | b3   | b2 | 2     | 2     |

    Scenario Outline: <seat> says for which units an ability that is due twice comes first
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                              |
        | Mage | <other> | <from> | normal, declared: [1] to an enemy unit, then [1] to all enemy units |
        | Ogre | <seat>  | <to>   |                                                                     |
        | Nun  | <seat>  | <to>   | when one of your units is damaged: attack +2 to that unit           |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Ogre
      And <seat> has passed
      When <seat> <does>
      Then <result>

      Examples:
        | seat  | other | from | to | does                                                   | result                                                                |
        | North | South | b2   | b3 | uses Nun's automatic ability for Ogre                  | Ogre has attack 6                                                     |
        | South | North | c3   | c2 | uses Nun's automatic ability for Nun and Ogre          | Nun has attack 4                                                      |
        | North | South | a2   | a3 | tries to use Nun's automatic ability                   | it is refused under moncolle_tcg.ruling.own_abilities_in_chosen_order |
        | South | North | b3   | b2 | tries to use Nun's automatic ability                   | it is refused under moncolle_tcg.ruling.own_abilities_in_chosen_order |
        | North | South | b2   | b3 | tries to use Nun's automatic ability for Nun           | it is refused under moncolle_tcg.abilities.automatic                  |
        | South | North | b3   | b2 | tries to use Nun's automatic ability for Nun           | it is refused under moncolle_tcg.abilities.automatic                  |
        | North | South | c2   | c3 | tries to use Nun's automatic ability for Ogre and Mage | it is refused under moncolle_tcg.abilities.automatic                  |
        | South | North | a3   | a2 | tries to use Nun's automatic ability for Mage and Ogre | it is refused under moncolle_tcg.abilities.automatic                  |

    Scenario Outline: of three automatic abilities of <seat> each takes effect once: <first>, <second>, then the last
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                       |
        | Knight | <other> | <from> |                              |
        | Ogre   | <seat>  | <to>   | when a battle begins: draw 1 |
        | Imp    | <seat>  | <to>   | when a battle begins: mill 1 |
        | Troll  | <seat>  | <to>   | when a battle begins: draw 1 |
      And <seat>'s deck holds 9 cards
      And <other> has marched Knight to <to>
      And <seat> has used <first>'s automatic ability
      When <seat> uses <second>'s automatic ability
      Then <seat>'s hand has 2 cards
      And <seat>'s discard pile has 1 card
      And <seat> Deck <milled> is in <seat>'s discard pile

      Examples:
        | seat  | other | from | to | first | second | milled |
        | North | South | b2   | b3 | Ogre  | Troll  | 3      |
        | South | North | c3   | c2 | Troll | Imp    | 2      |
        | North | South | a2   | a3 | Imp   | Ogre   | 1      |

    Scenario Outline: due for Nun alone and for Nun and Ogre, <seat>'s ability comes first for <units>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                              |
        | Mage | <other> | <from> | normal, declared: [1] to an enemy unit, then [1] to all enemy units |
        | Ogre | <seat>  | <to>   |                                                                     |
        | Nun  | <seat>  | <to>   | when one of your units is damaged: attack +2 to that unit           |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Nun
      And <seat> has passed
      When <seat> uses Nun's automatic ability for <units>
      Then Nun has attack 6
      And Ogre has attack 4

      Examples:
        | seat  | other | from | to | units        |
        | North | South | b2   | b3 | Nun and Ogre |
        | South | North | c3   | c2 | Nun          |

    Scenario: an ability that is due for one unit and for three takes effect for the three first
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                                     |
        | Mage | South | b2   | own turn, declared: [1] to one of your units, then [1] to your units       |
        | Page | South | b2   |                                                                            |
        | Nun  | South | b2   | when one of your units is damaged, always: attack +2 to that unit & drop 1 |
      And South's hand holds 3 cards
      And South has used Mage on Page
      And South has used Nun's automatic ability for Mage, Page and Nun
      When South drops South Hand 2
      Then Mage has attack 4
      And Page has attack 4
      And Nun has attack 4

  @moncolle_tcg.ruling.automatic_without_target
  Rule: An automatic ability without a possible target does nothing.
    Scenario Outline: <seat>'s automatic ability finds nobody to reach
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | level | effect                                                                 |
        | Knight | <other> | <from> | 3     |                                                                        |
        | Ogre   | <seat>  | <to>   |       | when a battle begins: [9] to an enemy unit of level 2 or less & draw 1 |
      When <other> marches Knight to <to>
      Then <seat>'s hand has 0 cards
      And Knight is in <to>

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | c3   | c2 |

    Scenario: an automatic ability with too few targets does nothing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                |
        | Knight | North | a3   |                                                       |
        | Ogre   | South | a2   | when a battle begins: [9] to two enemy units & draw 1 |
      When North marches Knight to a2
      Then South's hand has 0 cards
      And Knight is in a2

    Scenario Outline: <seat>'s automatic ability does not wait for a target
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | level | effect                                                        |
        | Knight | <other> | <from> | 3     |                                                               |
        | Ogre   | <seat>  | <to>   |       | when a battle begins: [9] to an enemy unit of level 2 or less |
      And <other>'s hand holds these cards
        | card | instant | level |
        | Page | yes     | 2     |
      And <other> has marched Knight to <to>
      When <other> instantly summons Page
      Then Page is in <to>

      Examples:
        | seat  | other | from | to |
        | North | South | c2   | c3 |
        | South | North | b3   | b2 |

  @moncolle_tcg.ruling.automatic_before_next_link
  Rule: An automatic ability that becomes due while a chain is resolved takes effect before the next declaration of the chain.
    Scenario Outline: <seat>'s automatic ability comes between two declarations
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                  |
        | Mage | <other> | <from> | normal, declared: [3] to an enemy unit                  |
        | Ogre | <seat>  | <to>   | counter, declared: [1] to a unit                        |
        | Imp  | <seat>  | <to>   | when an enemy unit is damaged: defence +1 to your units |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Ogre
      And <seat> has used Ogre on Mage
      When both sides pass
      Then Ogre has defence 4

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | c3   | c2 |

    Scenario Outline: <seat> chooses an automatic ability's target while the action still waits
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                              |
        | Mage | <other> | <from> | normal, declared: [3] to an enemy unit              |
        | Page | <other> | <from> |                                                     |
        | Ogre | <seat>  | <to>   | counter, declared: [1] to a unit                    |
        | Imp  | <seat>  | <to>   | when an enemy unit is damaged: [3] to an enemy unit |
      And <other> has marched Mage and Page to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Ogre
      And <seat> has used Ogre on Mage
      When both sides pass
      Then <seat> is asked for a trigger
      And the chain has 1 declaration

      Examples:
        | seat  | other | from | to |
        | North | South | a2   | a3 |
        | South | North | b3   | b2 |

    Scenario: an attack's automatic ability comes before the first counter is declared
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                               |
        | Knight | South | b2   | when this attacks: attack +2 to this |
        | Ogre   | North | b3   |                                      |
      And South has marched Knight to b3
      When the battle reaches North's right to counter
      Then Knight has attack 4
