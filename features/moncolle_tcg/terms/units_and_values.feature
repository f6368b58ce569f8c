Feature: Terms

  Words of the cards: death, discarding, granting, losing, dice, exclusion and the joining words.

  @moncolle_tcg.glossary.death
  Rule: A unit beaten by damage or by an effect dies and goes to its owner's discard pile.
    Scenario Outline: <other>'s unit beaten by <what> dies
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                   |
        | Mage | <seat>  | <from> | normal, declared: <effect> an enemy unit |
        | Ogre | <other> | <to>   | when this dies: draw 1                   |
        | Imp  | <other> | <to>   |                                          |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then Ogre is in <other>'s discard pile
      And <other>'s hand has 1 card
      And Imp is in <to>

      Examples:
        | seat  | other | from | to | what       | effect        |
        | South | North | b2   | b3 | damage     | [3] to        |
        | North | South | c3   | c2 | damage     | [3] to        |
        | South | North | a2   | a3 | an effect  | kill          |
        | North | South | b3   | b2 | an effect  | kill          |
        | North | South | a3   | a2 | no defence | defence -3 to |

    Scenario Outline: <other>'s units beaten by an attack die
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence | effect                 |
        | Knight | <seat>  | <from> | 6      |         |                        |
        | Ogre   | <other> | <to>   |        | 3       | when this dies: draw 1 |
        | Imp    | <other> | <to>   |        | 3       |                        |
        | Troll  | <other> | <to>   |        | 3       |                        |
      And <seat> has marched Knight to <to>
      And the battle has reached <other>'s right to counter
      When <other> passes
      Then Ogre and Imp are in <other>'s discard pile
      And Troll is in <to>
      And <other>'s hand has 1 card

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | b3   | b2 |

    Scenario Outline: <other>'s dead unit does not use up the limit any more
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | level | effect                                 |
        | Mage | <seat>  | <area> | 2     | own turn, declared: kill an enemy unit |
        | Ogre | <other> | <far>  | 6     |                                        |
        | Imp  | <other> | <far>  | 2     |                                        |
      When <seat> uses Mage on Ogre
      Then <other> uses 2 levels of <far>

      Examples:
        | seat  | other | area | far |
        | South | North | b2   | c3  |
        | North | South | b3   | a2  |

  @moncolle_tcg.glossary.discard
  Rule: To discard a card is to put it on its owner's discard pile.
    Scenario Outline: <other> discards a hand card for <seat>'s effect
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                |
        | Mage | <seat> | b2   | own turn, declared: the enemy drops 1 |
      And <other>'s hand holds 2 cards
      And <seat> has used Mage
      When <other> drops <other> Hand 2
      Then <other> Hand 2 is in <other>'s discard pile
      And <other> Hand 1 is in <other>'s hand

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

    Scenario Outline: a discarded unit goes to its owner's pile and has not died, <other>'s
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                  |
        | Mage | <seat>  | <from> | normal, declared: discard an enemy unit |
        | Ogre | <other> | <to>   | <own>                                   |
        | Imp  | <other> | <to>   | <theirs>                                |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then Ogre is in <other>'s discard pile
      And <other>'s hand has 0 cards

      Examples:
        | seat  | other | from | to | own                    | theirs                              |
        | South | North | b2   | b3 | when this dies: draw 1 |                                     |
        | North | South | c3   | c2 | when this dies: draw 1 |                                     |
        | South | North | a2   | a3 |                        | when one of your units dies: draw 1 |
        | North | South | b3   | b2 |                        | when one of your units dies: draw 1 |

    Scenario Outline: wrong cards are not discarded for <seat>'s effect: <cards>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                |
        | Mage | <seat> | b2   | own turn, declared: the enemy drops 2 |
      And <other>'s hand holds 3 cards
      And <seat>'s hand holds 1 card
      And <seat> has used Mage
      When <other> tries to drop <cards>
      Then it is refused under moncolle_tcg.glossary.discard or moncolle_tcg.vocabulary.drop
      And <other>'s hand has 3 cards

      Examples:
        | seat  | other | cards                                       |
        | South | North | North Hand 1                                |
        | North | South | South Hand 1                                |
        | South | North | North Hand 1, North Hand 2 and North Hand 3 |
        | North | South | South Hand 1 and South Hand 1               |
        | South | North | North Hand 1 and South Hand 1               |
        | North | South | North Hand 1 and South Hand 2               |
        | South | North | North Hand 1 and North Deck 1               |

    Scenario Outline: the top card of <other>'s deck is discarded
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                |
        | Mage | <seat> | a2   | own turn, declared: the enemy mills 1 |
      When <seat> uses Mage
      Then <other> Deck 1 is in <other>'s discard pile
      And <seat>'s discard pile has 0 cards

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

    Scenario Outline: while a card must be dropped in the main phase nobody may <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | effect                     |
        | Mage   | South | b1   | Item 2   | own turn, declared: drop 1 |
        | Knight | South | b1   | Item 2   |                            |
      And Mage wears this equipment
        | card  |
        | Sword |
      And South has placed plain terrain on b2
      And South's hand holds these cards
        | card   | kind      | instant |
        | Moor   | terrain   |         |
        | Shield | equipment |         |
        | Elf    | unit      | yes     |
      And South has used Mage
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                        | clause                             |
        | pass                        | moncolle_tcg.glossary.discard      |
        | discard Elf                 | moncolle_tcg.hand.discard_any      |
        | march Knight to b2          | moncolle_tcg.main.three_actions    |
        | place Moor on a2            | moncolle_tcg.main.three_actions    |
        | place a proxy on a2         | moncolle_tcg.main.three_actions    |
        | pass Sword to Knight        | moncolle_tcg.equip.swap_scope      |
        | end the phase               | moncolle_tcg.glossary.discard      |
        | throw Sword away            | moncolle_tcg.equip.discard_windows |
        | summon Elf to b1            | moncolle_tcg.turn.phase_order      |
        | equip Knight with Shield    | moncolle_tcg.turn.phase_order      |
        | declare the end of the turn | moncolle_tcg.end.declare           |

    Scenario Outline: while a card must be dropped in a battle nobody may <deed>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                   |
        | Mage   | North | c3   | normal, declared: drop 1 |
        | Knight | North | c3   |                          |
        | Ogre   | South | c2   |                          |
      And North's hand holds these cards
        | card   | kind      | instant |
        | Moor   | terrain   |         |
        | Shield | equipment |         |
        | Elf    | unit      | yes     |
      And North has marched Mage and Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Mage
      And South has passed
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                             | clause                                  |
        | instantly summon Elf             | moncolle_tcg.battle.timing_order        |
        | line up Knight and Mage          | moncolle_tcg.battle.timing_order        |
        | return Knight to c3              | moncolle_tcg.march.instant_units_return |
        | give up Knight to keep the limit | moncolle_tcg.march.return_overflow      |

    Scenario Outline: <seat> drops no more cards than an effect says
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                     |
        | Mage | <seat> | b2   | own turn, declared: drop 1 |
      And <seat>'s hand holds 3 cards
      And <seat> has used Mage
      When <seat> tries to drop <seat> Hand 1 and <seat> Hand 2
      Then it is refused under moncolle_tcg.glossary.discard

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: <seat> drops nothing while <other> has a card to drop
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                |
        | Mage | <seat> | b2   | own turn, declared: the enemy drops 1 |
      And <other>'s hand holds 3 cards
      And <seat>'s hand holds 2 cards
      And <seat> has used Mage
      When <seat> tries to drop <seat> Hand 1
      Then it is refused under moncolle_tcg.glossary.discard

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

    Scenario: while a card must be dropped, no other question may be answered
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | standing | effect                     |
        | Mage | North | b4   | Item 2   | own turn, declared: drop 1 |
        | Ogre | North | b4   | Item 2   |                            |
      And Ogre wears this equipment
        | card  |
        | Sword |
      And North has placed plain terrain on b3
      And North's hand holds these cards
        | card   | kind      | instant | level |
        | Marsh  | terrain   |         |       |
        | Shield | equipment |         |       |
        | Elf    | unit      | yes     | 1     |
      When North uses Mage
      Then North may answer no other question

  @moncolle_tcg.glossary.grant_number
  Rule: To grant a number is to add it to the original value.
    Scenario Outline: two grants to <seat>'s unit add up
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | attack | effect                                                                               |
        | Mage | <seat>  | <from> | 3      | normal, declared: attack <first> to this / normal, declared: attack <second> to this |
        | Ogre | <other> | <to>   |        |                                                                                      |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage
      And <other> has passed
      And <seat> has used the second ability of Mage
      When <other> passes
      Then Mage has attack <total>

      Examples:
        | seat  | other | from | to | first | second | total |
        | South | North | b2   | b3 | +2    | +1     | 6     |
        | North | South | c3   | c2 | +2    | +2     | 7     |
        | South | North | a2   | a3 | +2    | -3     | 2     |

    Scenario Outline: what is granted to <seat>'s attacker is dealt
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | attack | defence | effect                              |
        | Mage | <seat>  | <from> | 2      |         | normal, declared: attack +1 to this |
        | Ogre | <other> | <to>   |        | 3       |                                     |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage
      And <other> has passed
      And <seat> has passed
      When <other> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | b3   | b2 |

    Scenario: a granted number is added to what equipment adds
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | standing | effect                                |
        | Mage | South | b2   | 2      | Item 1   | own turn, declared: attack +1 to this |
      And Mage wears this equipment
        | card  | attack |
        | Sword | 2      |
      When South uses Mage
      Then Mage has attack 5

    Scenario Outline: <text> granted to <seat>'s unit
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                       |
        | Mage   | <seat> | <area> |        |         | own turn, declared: <text> one of your units |
        | Knight | <seat> | <area> | 3      | 4       |                                              |
        | Page   | <seat> | <area> | 3      | 4       |                                              |
      When <seat> uses Mage on Knight
      Then the battlefield holds exactly these units
        | unit   | attack   | defence   |
        | Mage   | 2        | 3         |
        | Knight | <attack> | <defence> |
        | Page   | 3        | 4         |

      Examples:
        | seat  | area | text                      | attack | defence |
        | South | b2   | attack +2 to              | 5      | 4       |
        | North | c3   | attack +2 to              | 5      | 4       |
        | South | a2   | defence +1 to             | 3      | 5       |
        | North | b3   | defence -3 to             | 3      | 1       |
        | South | c2   | attack -1 & defence +2 to | 2      | 6       |
        | North | a3   | attack +1 & defence -1 to | 4      | 3       |

    Scenario Outline: defence that is granted counts against an effect: [<n>] to <other>'s unit
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | defence | effect                                       |
        | Mage | <seat>  | <from> |         | normal, declared: [<n>] to an enemy unit     |
        | Ogre | <other> | <to>   | 3       | counter, declared: defence <granted> to this |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      And <other> has used Ogre
      When both sides pass
      Then Ogre is <found>

      Examples:
        | seat  | other | from | to | granted | n | found                  |
        | South | North | b2   | b3 | +2      | 4 | in b3                  |
        | North | South | c3   | c2 | +2      | 4 | in c2                  |
        | South | North | b2   | b3 | +2      | 5 | not on the battlefield |
        | North | South | c3   | c2 | -1      | 2 | not on the battlefield |

  @moncolle_tcg.glossary.grant_ability
  Rule: To grant an ability is to give it to a unit in addition to those it has.
    Scenario Outline: Resist granted to <seat>'s unit
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing     | effect                                               |
        | Mage | <other> | <from> |              | normal, declared: [<damage>:3] to an enemy unit      |
        | Ogre | <seat>  | <to>   | Resist frost | counter, declared: Resist flame to one of your units |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Ogre
      And <seat> has used Ogre on Ogre
      When both sides pass
      Then <result>

      Examples:
        | seat  | other | from | to | damage | result                         |
        | North | South | b2   | b3 | flame  | Ogre is in b3                  |
        | South | North | c3   | c2 | flame  | Ogre is in c2                  |
        | North | South | a2   | a3 | frost  | Ogre is in a3                  |
        | South | North | b3   | b2 | gale   | Ogre is not on the battlefield |

    Scenario Outline: <seat>'s unit uses the ability that was granted, and its own
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                                                                               |
        | Mage | <seat>  | <from> | normal, declared, uncounterable: grant {normal, declared, uncounterable = [3] to an enemy unit} to one of your units |
        | Page | <seat>  | <from> | normal, declared, uncounterable: draw 1                                                                              |
        | Ogre | <other> | <to>   |                                                                                                                      |
      And <seat> has marched Mage and Page to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Page
      And <seat> has used Page
      When <seat> uses the second ability of Page on Ogre
      Then Ogre is not on the battlefield
      And <seat>'s hand has 1 card

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario Outline: a granted ability of completion type exhausts the unit that has got it
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                                                         |
        | Mage | <seat> | b2   | own turn, declared: grant {own turn, completion = draw 1} to one of your units |
        | Page | <seat> | b2   |                                                                                |
      And <seat> has used Mage on Page
      When <seat> uses Page
      Then Page is exhausted
      And Mage is ready
      And <seat>'s hand has 1 card

      Examples:
        | seat  |
        | South |
        | North |

    Scenario: a unit to which one effect grants two abilities has both
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                                                                    |
        | Mage | North | b3   | own turn, declared: grant {own turn, declared = mill 2; own turn, declared = draw 1} to one of your units |
        | Page | North | b3   |                                                                                                           |
      And North has used Mage on Page
      And North has used the first ability of Page
      When North uses the second ability of Page
      Then North's hand has 1 card
      And North's discard pile has 2 cards

    Scenario Outline: a granted <icon> is used like a printed one, by <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                          |
        | Mage | <seat>  | <from> | normal, declared, uncounterable: <granted> to one of your units |
        | Page | <seat>  | <from> |                                                                 |
        | Ogre | <other> | <to>   |                                                                 |
      And <seat>'s hand holds these cards
        | card  | kind   | effect                                    |
        | Flame | <kind> | normal, cost <cost>: [3] to an enemy unit |
      And <seat> has marched Mage and Page to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Page
      When <seat> uses <what>
      Then <other> is asked for a counter

      Examples:
        | seat  | other | from | to | icon       | granted    | kind         | cost    | what                                           |
        | South | North | b2   | b3 | Spell icon | Spell fire | battle spell | fire    | Flame through Page on Ogre paid by Page's fire |
        | North | South | c3   | c2 | Item icon  | Item 1     | consumable   | 1 items | Flame through Page on Ogre                     |

    Scenario Outline: what was granted in a battle is gone after it, for <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | attack | effect                                                                                           |
        | Mage | <seat>  | <from> | 3      | normal, declared, uncounterable: grant {own turn, declared = draw 1} to this & attack +2 to this |
        | Ogre | <other> | <to>   | 2      |                                                                                                  |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage
      And the battle is fought out
      When <seat> tries to use the second ability of Mage
      Then it is refused as meaningless
      And Mage has attack 3

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

  @moncolle_tcg.glossary.loss
  Rule: A unit that loses an effect or ability no longer has it.
    Scenario Outline: <seat>'s lost ability is refused at the <timing>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                                            |
        | Mage | <other> | <from> | when a battle begins: lose abilities for an enemy unit                            |
        | Ogre | <seat>  | <to>   | normal, declared: draw 1 / counter, declared: draw 1 / normal, completion: draw 1 |
      And <other> has marched Mage to <to>
      And the battle has reached <seat>'s <timing>
      When <seat> tries to use <what>
      Then it is refused under moncolle_tcg.glossary.loss
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | other | from | to | timing               | what                       |
        | North | South | b2   | b3 | before-attack timing | Ogre                       |
        | South | North | c3   | c2 | before-attack timing | Ogre                       |
        | North | South | a2   | a3 | before-attack timing | the third ability of Ogre  |
        | South | North | b3   | b2 | after-attack timing  | Ogre                       |
        | North | South | c2   | c3 | right to counter     | the second ability of Ogre |
        | South | North | a3   | a2 | right to counter     | the second ability of Ogre |

    Scenario Outline: <seat>'s lost ability is refused outside battle
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                                   |
        | Bane | <seat> | b2   | own turn, declared: lose abilities for one of your units |
        | Page | <seat> | c2   | own turn, declared: mill 1                               |
      And <seat> has used Bane on Page
      When <seat> tries to use Page
      Then it is refused under moncolle_tcg.glossary.loss
      And <seat>'s deck has 3 cards

      Examples:
        | seat  |
        | South |
        | North |

    Scenario: a unit that loses its special abilities and Resist by one effect has neither
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing     | effect                                                                                                           |
        | Mage | South | b2   |              | own turn, declared: lose abilities and resist for an enemy unit / own turn, declared: [flame:3] to an enemy unit |
        | Ogre | North | b4   | Resist flame | when this dies, always: draw 1                                                                                   |
      And South has used the first ability of Mage on Ogre
      When South uses the second ability of Mage on Ogre
      Then Ogre is in North's discard pile
      And North's hand has 0 cards

    Scenario Outline: an automatic ability that <seat>'s unit has lost does not work
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | attack | effect                                                                    |
        | Mage | <other> | <from> | 3      | when a battle begins: lose abilities for an enemy unit of level 2 or less |
        | Ogre | <seat>  | <to>   |        | when this dies: draw 1                                                    |
      And <other> has marched Mage to <to>
      When the battle is fought out with <other> going first
      Then <seat>'s hand has 0 cards
      And Ogre is not on the battlefield

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | b3   | b2 |

    Scenario Outline: <seat>'s unit keeps what it has not lost
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing                 | effect                                              |
        | Mage | <other> | <from> |                          | when a battle begins: lose <lost> for an enemy unit |
        | Nun  | <other> | <from> |                          | normal, declared: [<damage>:3] to an enemy unit     |
        | Ogre | <seat>  | <to>   | Resist flame, Spell fire | counter, declared: draw 1                           |
      And <other> has marched Mage and Nun to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Nun on Ogre
      When <seat> passes
      Then <result>

      Examples:
        | seat  | other | from | to | lost       | damage | result                         |
        | North | South | b2   | b3 | abilities  | flame  | Ogre is in b3                  |
        | South | North | c3   | c2 | spells     | flame  | Ogre is in c2                  |
        | North | South | b2   | b3 | initiative | flame  | Ogre is in b3                  |
        | South | North | c3   | c2 | weaknesses | flame  | Ogre is in c2                  |
        | North | South | a2   | a3 | resist     | flame  | Ogre is not on the battlefield |
        | South | North | b3   | b2 | resist     | flame  | Ogre is not on the battlefield |

    Scenario Outline: a unit of <seat> beside the one that loses has lost nothing
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | level | effect                                                                    |
        | Mage | <other> | <from> | 2     | when a battle begins: lose abilities for an enemy unit of level 3 or more |
        | Ogre | <seat>  | <to>   | 3     | normal, declared: draw 1                                                  |
        | Imp  | <seat>  | <to>   | 2     | normal, declared: draw 1                                                  |
      And <other> has marched Mage to <to>
      When the battle reaches <seat>'s before-attack timing
      Then <seat> can use exactly Imp

      Examples:
        | seat  | other | from | to |
        | North | South | c2   | c3 |
        | South | North | a3   | a2 |

    Scenario Outline: lost <what> are missing, for <seat>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing           | effect                                              |
        | Mage | <other> | <from> |                    | when a battle begins: lose <what> for an enemy unit |
        | Ogre | <seat>  | <to>   | Spell fire, Item 1 |                                                     |
      And <seat>'s hand holds these cards
        | card  | kind   | effect                      |
        | Flame | <kind> | normal, cost <cost>: draw 1 |
      And <other> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> tries to use <used>
      Then it is refused under moncolle_tcg.glossary.loss, moncolle_tcg.standing.spell or moncolle_tcg.standing.item_consumable
      And Flame is in <seat>'s hand

      Examples:
        | seat  | other | from | to | what   | kind         | cost    | used                                   |
        | North | South | b2   | b3 | spells | battle spell | fire    | Flame through Ogre paid by Ogre's fire |
        | South | North | c3   | c2 | items  | consumable   | 1 items | Flame through Ogre                     |

    Scenario Outline: what <seat>'s unit has lost in a battle is there again after it
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | attack | effect                                                 |
        | Mage | <seat>  | <from> | 3      | own turn, declared: draw 1                             |
        | Ogre | <other> | <to>   |        | when a battle begins: lose abilities for an enemy unit |
      And <seat> has marched Mage to <to>
      And the battle has been fought out with <seat> going first
      When <seat> uses Mage
      Then <seat>'s hand has 1 card

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | b3   | b2 |

  @moncolle_tcg.ruling.loses_what_it_has
  Rule: A unit loses what it has at that moment, printed, granted and worn; what comes later is not lost.
    Scenario Outline: what was granted to <seat>'s unit <when> the loss <is>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                                                                 |
        | Mage | <seat>  | <from> | normal, declared, uncounterable: grant {normal, declared, uncounterable = draw 1} to one of your units |
        | Page | <seat>  | <from> | normal, declared, uncounterable: mill 1                                                                |
        | Bane | <seat>  | <from> | normal, declared, uncounterable: lose abilities for one of your units                                  |
        | Ogre | <other> | <to>   |                                                                                                        |
      And <seat> has marched Mage, Page and Bane to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used <first> on Page
      And <seat> has used <second> on Page
      When <seat> <tries> the second ability of Page
      Then <result>

      Examples:
        | seat  | other | from | to | when   | is    | first | second | tries        | result                                         |
        | South | North | b2   | b3 | before | goes  | Mage  | Bane   | tries to use | it is refused under moncolle_tcg.glossary.loss |
        | North | South | c3   | c2 | before | goes  | Mage  | Bane   | tries to use | it is refused under moncolle_tcg.glossary.loss |
        | South | North | a2   | a3 | after  | stays | Bane  | Mage   | uses         | South's hand has 1 card                        |
        | North | South | b3   | b2 | after  | stays | Bane  | Mage   | uses         | North's hand has 1 card                        |

    Scenario Outline: the printed ability stays lost when another is granted later, for <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                                                       |
        | Mage | <seat> | b2   | own turn, declared: grant {own turn, declared = draw 1} to one of your units |
        | Page | <seat> | b2   | own turn, declared: mill 1                                                   |
        | Bane | <seat> | b2   | own turn, declared: lose abilities for one of your units                     |
      And <seat> has used Bane on Page
      And <seat> has used Mage on Page
      When <seat> tries to use Page
      Then it is refused under moncolle_tcg.glossary.loss

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: a standing ability granted <when> the loss, for <seat>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing     | effect                                                              |
        | Mage | <other> | <from> |              | normal, declared: [flame:3] to an enemy unit                        |
        | Bane | <seat>  | <to>   |              | counter, declared, uncounterable: lose resist for one of your units |
        | Nun  | <seat>  | <to>   |              | counter, declared, uncounterable: Resist flame to one of your units |
        | Ogre | <seat>  | <to>   | Resist flame |                                                                     |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Ogre
      And <seat> has used <first> on Ogre
      And <other> has passed
      And <seat> has used <second> on Ogre
      When both sides pass
      Then <result>

      Examples:
        | seat  | other | from | to | when   | first | second | result                         |
        | North | South | b2   | b3 | after  | Bane  | Nun    | Ogre is in b3                  |
        | South | North | c3   | c2 | after  | Bane  | Nun    | Ogre is in c2                  |
        | North | South | a2   | a3 | before | Nun   | Bane   | Ogre is not on the battlefield |
        | South | North | b3   | b2 | before | Nun   | Bane   | Ogre is not on the battlefield |

    Scenario Outline: after two grants and a loss <seat>'s unit resists by what was granted last
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                                                                                                                                   |
        | Ogre | <seat>  | <from> | own turn, declared: attack +1 to this until turn end / own turn, declared: lose resist for this until turn end / own turn, declared: Resist flame to this until turn end |
        | Page | <seat>  | <from> | own turn, declared: attack +1 to one of your units until turn end                                                                                                        |
        | Mage | <other> | <to>   | normal, declared: [flame:9] to an enemy unit                                                                                                                             |
      And <seat> has used Ogre
      And <seat> has used Page on Ogre
      And <seat> has used the second ability of Ogre
      And <seat> has used the third ability of Ogre
      And <seat> has marched Ogre to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Ogre
      When both sides pass
      Then Ogre is in <to>

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario Outline: what equipment gives to <seat>'s unit is lost as well
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing | effect                                              |
        | Mage | <other> | <from> |          | normal, declared: [flame:3] to an enemy unit        |
        | Bane | <other> | <from> |          | when a battle begins: lose <lost> for an enemy unit |
        | Ogre | <seat>  | <to>   | Item 1   |                                                     |
      And Ogre wears this equipment
        | card | standing     |
        | Ring | Resist flame |
      And <other> has marched Mage and Bane to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Ogre
      When <seat> passes
      Then <result>

      Examples:
        | seat  | other | from | to | lost   | result                         |
        | North | South | b2   | b3 | resist | Ogre is not on the battlefield |
        | South | North | c3   | c2 | resist | Ogre is not on the battlefield |
        | North | South | a2   | a3 | spells | Ogre is in a3                  |

    Scenario Outline: equipment that <seat>'s unit gets later gives what it gives
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing | effect                                                |
        | Bane | <seat>  | <from> | Item 1   | own turn, declared: lose spells for one of your units |
        | Page | <seat>  | <from> | Item 1   |                                                       |
        | Ogre | <other> | <to>   |          |                                                       |
      And Bane wears this equipment
        | card | standing   |
        | Ring | Spell fire |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                                  |
        | Flame | battle spell | normal, cost fire: [3] to an enemy unit |
      And <seat> has used Bane on Page
      And <seat> has passed Ring to Page
      And <seat> has marched Page to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> uses Flame through Page on Ogre paid by Page's fire
      Then <other> is asked for a counter

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | b3   | b2 |
