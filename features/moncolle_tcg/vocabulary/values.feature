Feature: Vocabulary

  @moncolle_tcg.vocabulary.grant_race
  Rule: A race that a text gives a unit takes the place of its own while that lasts; of several the latest counts.
    Scenario Outline: <race> Squire gets the race Elf: <seat> <act>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | race   | effect                                                                                      |
        | Mage   | <seat> | <base> |        | own turn, declared: race Elf to one of your units                                           |
        | Squire | <seat> | <base> | <race> |                                                                                             |
        | Seer   | <seat> | <base> |        | own turn, declared: attack +2 to an Elf unit / own turn, declared: attack +3 to an Orc unit |
      And <seat> has used Mage on Squire
      When <seat> <act>
      Then <outcome>

      Examples:
        | seat  | base | race | act                                               | outcome                                                      |
        | South | b1   | Orc  | uses the first ability of Seer on Squire          | Squire has attack 4                                          |
        | North | b4   | Orc  | tries to use the second ability of Seer on Squire | it is refused under moncolle_tcg.ruling.targets_fit_the_text |
        | South | b1   | Elf  | uses the first ability of Seer on Squire          | Squire has attack 4                                          |
        | North | b4   | Orc  | tries to use the first ability of Seer on Mage    | it is refused under moncolle_tcg.ruling.targets_fit_the_text |

    Scenario Outline: <seat>'s unit of no race gets one
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area   | effect                 |
        | Marsh   | <area> | attack +2 to Elf units |
      And these units are on the battlefield
        | unit   | side   | area   | effect                                            |
        | Mage   | <seat> | <area> | own turn, declared: race Elf to one of your units |
        | Squire | <seat> | <area> |                                                   |
      When <seat> uses Mage on Squire
      Then Squire has attack 4
      And Mage has attack 2

      Examples:
        | seat  | area |
        | South | b2   |
        | North | c3   |

    Scenario Outline: of two races that <seat>'s unit gets the latest counts: <order>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area   | effect                                                                     |
        | Marsh   | <area> | attack +2 to Elf units / attack +3 to Titan units / attack +4 to Orc units |
      And these units are on the battlefield
        | unit   | side   | area   | race | effect                                                                                                  |
        | Mage   | <seat> | <area> |      | own turn, declared: race Elf to one of your units / own turn, declared: race Titan to one of your units |
        | Squire | <seat> | <area> | Orc  |                                                                                                         |
      And <seat> has used the <order> ability of Mage on Squire
      When <seat> uses the <then> ability of Mage on Squire
      Then Squire has attack <attack>
      And Mage has attack 2

      Examples:
        | seat  | area | order  | then   | attack |
        | South | b2   | first  | second | 5      |
        | North | c3   | second | first  | 4      |

    Scenario Outline: a race that <seat>'s unit gets lasts as long as the effect: <until>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area | effect                                            |
        | Marsh   | <to> | attack +2 to Elf units / attack +3 to Titan units |
      And these units are on the battlefield
        | unit   | side    | area   | race | attack | effect                                                              |
        | Mage   | <seat>  | <from> |      | 1      | normal, declared: race Titan to one of your units until <until> end |
        | Squire | <seat>  | <from> | Elf  | 2      |                                                                     |
        | Ogre   | <other> | <to>   |      | 0      |                                                                     |
      And <seat> has marched Mage and Squire to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Squire
      And <other> has passed
      When the battle is fought out
      Then Squire is in <to>
      And Squire has attack <attack>

      Examples:
        | seat  | other | from | to | until  | attack |
        | South | North | b2   | b3 | battle | 4      |
        | North | South | c3   | c2 | turn   | 5      |

    Scenario Outline: <race> of the race <granted>: <seat> <act> in the battle
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | race   | standing   | effect                                                |
        | Mage | <seat>  | <from> |        |            | normal, declared: race <granted> to one of your units |
        | Seer | <seat>  | <from> | <race> | Spell fire |                                                       |
        | Ogre | <other> | <to>   |        |            |                                                       |
      And <seat>'s hand holds these cards
        | card  | kind         | only for | effect                                  |
        | Flame | battle spell | Elf      | normal, cost fire: [9] to an enemy unit |
      And <seat> has marched Mage and Seer to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Seer
      And <other> has passed
      When <seat> <act> Flame through Seer on Ogre paid by Seer's fire
      Then <outcome>

      Examples:
        | seat  | other | from | to | race | granted | act          | outcome                                          |
        | South | North | b2   | b3 | Orc  | Elf     | uses         | Flame is in use                                  |
        | North | South | c3   | c2 | Elf  | Orc     | tries to use | it is refused under moncolle_tcg.deck.secret_art |

    Scenario Outline: what terrain gives to a race strikes with <seat>'s unit that has just got it
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area | effect                 |
        | Marsh   | <to> | attack +2 to Elf units |
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence | effect                                          |
        | Mage   | <seat>  | <from> | 1      |         | normal, declared: race Elf to one of your units |
        | Squire | <seat>  | <from> | 2      |         |                                                 |
        | Ogre   | <other> | <to>   | 0      | 5       |                                                 |
      And <seat> has marched Mage and Squire to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Squire
      And <other> has passed
      When the battle is fought out
      Then Ogre is in <other>'s discard pile
      And Squire is in <to>

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

  @moncolle_tcg.vocabulary.lose_icons
  Rule: A unit that loses a single icon has one fewer of its kind while that lasts, if it has one at that moment.
    Scenario Outline: Ogre with <has> that loses one <lost> <may> <cost>: <other>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing | effect                                             |
        | Mage | <seat>  | <from> |          | normal, declared: lose one <lost> to an enemy unit |
        | Ogre | <other> | <to>   | <has>    |                                                    |
      And <other>'s hand holds these cards
        | card  | kind   | effect                                              |
        | Flame | <kind> | normal, cost <cost>: attack +1 to one of your units |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      And the battle has reached <other>'s before-attack timing
      When <other> <act>
      Then <outcome>

      Examples:
        | seat  | other | from | to | has               | lost  | kind         | cost      | may   | act                                                               | outcome                                                                                        |
        | South | North | b2   | b3 | Spell fire fire   | fire  | battle spell | fire      | pays  | uses Flame through Ogre on Ogre paid by Ogre's fire               | Flame is in use                                                                                |
        | North | South | c3   | c2 | Spell fire fire   | fire  | battle spell | fire fire | lacks | tries to use Flame through Ogre on Ogre paid by Ogre's fire fire  | it is refused under moncolle_tcg.standing.spell                                                |
        | South | North | b2   | b3 | Spell fire water  | water | battle spell | fire      | pays  | uses Flame through Ogre on Ogre paid by Ogre's fire               | Flame is in use                                                                                |
        | North | South | c3   | c2 | Spell multi       | fire  | battle spell | fire      | pays  | uses Flame through Ogre on Ogre paid by Ogre's multi              | Flame is in use                                                                                |
        | South | North | b2   | b3 | Spell fire multi  | multi | battle spell | fire fire | lacks | tries to use Flame through Ogre on Ogre paid by Ogre's fire multi | it is refused under moncolle_tcg.standing.spell                                                |
        | North | South | c3   | c2 | Item 2            | item  | consumable   | 1 items   | pays  | uses Flame through Ogre on Ogre                                   | Flame is in use                                                                                |
        | South | North | b2   | b3 | Item 2            | item  | consumable   | 2 items   | lacks | tries to use Flame through Ogre on Ogre                           | it is refused under moncolle_tcg.standing.item_consumable or moncolle_tcg.cost.must_be_payable |
        | North | South | c3   | c2 | Item 1            | fire  | consumable   | 1 items   | pays  | uses Flame through Ogre on Ogre                                   | Flame is in use                                                                                |
        | South | North | b2   | b3 | Spell earth earth | earth | battle spell | earth     | pays  | uses Flame through Ogre on Ogre paid by Ogre's earth              | Flame is in use                                                                                |
        | South | North | b2   | b3 | Spell earth fire  | earth | battle spell | earth     | lacks | tries to use Flame through Ogre on Ogre paid by Ogre's earth      | it is refused under moncolle_tcg.standing.spell                                                |
        | North | South | c3   | c2 | Spell wind wind   | wind  | battle spell | wind      | pays  | uses Flame through Ogre on Ogre paid by Ogre's wind               | Flame is in use                                                                                |
        | North | South | c3   | c2 | Spell wind fire   | wind  | battle spell | wind      | lacks | tries to use Flame through Ogre on Ogre paid by Ogre's wind       | it is refused under moncolle_tcg.standing.spell                                                |
        | South | North | b2   | b3 | Spell holy holy   | holy  | battle spell | holy      | pays  | uses Flame through Ogre on Ogre paid by Ogre's holy               | Flame is in use                                                                                |
        | South | North | b2   | b3 | Spell holy fire   | holy  | battle spell | holy      | lacks | tries to use Flame through Ogre on Ogre paid by Ogre's holy       | it is refused under moncolle_tcg.standing.spell                                                |
        | North | South | c3   | c2 | Spell evil evil   | evil  | battle spell | evil      | pays  | uses Flame through Ogre on Ogre paid by Ogre's evil               | Flame is in use                                                                                |
        | North | South | c3   | c2 | Spell evil fire   | evil  | battle spell | evil      | lacks | tries to use Flame through Ogre on Ogre paid by Ogre's evil       | it is refused under moncolle_tcg.standing.spell                                                |

    Scenario Outline: Ogre of <items> Item icons that has lost one twice: <other> <act>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing     | effect                                           |
        | Mage | <seat>  | <from> |              | normal, declared: lose one item to an enemy unit |
        | Ogre | <other> | <to>   | Item <items> |                                                  |
      And <other>'s hand holds these cards
        | card  | kind       | effect                                               |
        | Flask | consumable | normal, cost 1 items: attack +1 to one of your units |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      And <other> has passed
      And <seat> has used Mage on Ogre
      And the battle has reached <other>'s before-attack timing
      When <other> <act> Flask through Ogre on Ogre
      Then <outcome>

      Examples:
        | seat  | other | from | to | items | act          | outcome                                                                                        |
        | South | North | b2   | b3 | 3     | uses         | Flask is in use                                                                                |
        | North | South | c3   | c2 | 2     | tries to use | it is refused under moncolle_tcg.standing.item_consumable or moncolle_tcg.cost.must_be_payable |

    Scenario Outline: a unit of three Spell icons that has lost two of them by one effect <may> <cost>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing             | effect                                           |
        | Mage | South | b2   |                      | normal, declared: lose two fire to an enemy unit |
        | Ogre | North | b3   | Spell fire fire fire |                                                  |
      And North's hand holds these cards
        | card  | kind         | effect                                              |
        | Flame | battle spell | normal, cost <cost>: attack +1 to one of your units |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And the battle has reached North's before-attack timing
      When North <act>
      Then <outcome>

      Examples:
        | cost      | may   | act                                                              | outcome                                         |
        | fire      | pays  | uses Flame through Ogre on Ogre paid by Ogre's fire              | Flame is in use                                 |
        | fire fire | lacks | tries to use Flame through Ogre on Ogre paid by Ogre's fire fire | it is refused under moncolle_tcg.standing.spell |

    Scenario Outline: what <other>'s unit does not have when it loses it is not lost later: <first>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing | effect                                                                           |
        | Mage | <seat>  | <from> |          | normal, declared: <first> an enemy unit / normal, declared: <then> an enemy unit |
        | Ogre | <other> | <to>   |          |                                                                                  |
      And <other>'s hand holds these cards
        | card  | kind         | effect                                            |
        | Flame | battle spell | normal, cost fire: attack +1 to one of your units |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used the first ability of Mage on Ogre
      And <other> has passed
      And <seat> has used the second ability of Mage on Ogre
      And the battle has reached <other>'s before-attack timing
      When <other> <act> Flame through Ogre on Ogre paid by Ogre's fire
      Then <outcome>

      Examples:
        | seat  | other | from | to | first            | then             | act          | outcome                                         |
        | South | North | b2   | b3 | lose one fire to | Spell fire to    | uses         | Flame is in use                                 |
        | North | South | c3   | c2 | Spell fire to    | lose one fire to | tries to use | it is refused under moncolle_tcg.standing.spell |

    Scenario Outline: <other>'s unit that has lost an Item icon gives up what it cannot wear: <card>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing | effect                                           |
        | Mage | <seat>  | <from> |          | normal, declared: lose one item to an enemy unit |
        | Ogre | <other> | <to>   | Item 2   |                                                  |
      And Ogre wears this equipment
        | card   | cost |
        | Sword  | 1    |
        | Shield | 1    |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      And <other> has passed
      When <other> throws <card> away
      Then Ogre wears <left>
      And <seat> is asked for before attack effects

      Examples:
        | seat  | other | from | to | card   | left   |
        | South | North | b2   | b3 | Sword  | Shield |
        | North | South | c3   | c2 | Shield | Sword  |

    Scenario Outline: after the battle <seat>'s unit has its icon again
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | standing | attack | effect                                               |
        | Mage   | <seat>  | <from> |          | 0      | normal, declared: lose one item to one of your units |
        | Squire | <seat>  | <from> | Item 2   | 0      |                                                      |
        | Page   | <seat>  | <from> | Item 2   | 0      |                                                      |
        | Ogre   | <other> | <to>   |          | 0      |                                                      |
      And Page wears this equipment
        | card  | cost |
        | Sword | 2    |
      And <seat> has marched Mage, Squire and Page to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Squire
      And the battle has been fought out
      When <seat> passes Sword to Squire
      Then Squire wears Sword

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

  @moncolle_tcg.vocabulary.cannot_attack
  Rule: A unit that cannot attack takes no part in the attack of its side, ready or not; the others do.
    Scenario Outline: <unit> of <seat> cannot attack, so <attackers> attack
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                                 |
        | Mage   | <seat>  | <from> | own turn, declared: cannot attack to one of your units |
        | Knight | <seat>  | <from> |                                                        |
        | Squire | <seat>  | <from> |                                                        |
        | Ogre   | <other> | <to>   |                                                        |
      And <seat> has used Mage on <unit>
      And <seat> has marched Mage, Knight and Squire to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> passes
      Then the attackers declared are <attackers>

      Examples:
        | seat  | other | from | to | unit   | attackers         |
        | South | North | b2   | b3 | Knight | Mage and Squire   |
        | North | South | c3   | c2 | Mage   | Knight and Squire |
        | South | North | b2   | b3 | Squire | Mage and Knight   |

    Scenario Outline: damage of an attack without <seat>'s unit that cannot attack: defence <defence>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence   | effect                                               |
        | Mage   | <seat>  | <from> | 1      |           | normal, declared: cannot attack to one of your units |
        | Knight | <seat>  | <from> | 4      |           |                                                      |
        | Ogre   | <other> | <to>   | 0      | <defence> |                                                      |
      And <seat> has marched Mage and Knight to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on <unit>
      And <other> has passed
      And <seat> has passed
      When both sides pass
      Then Ogre is <found>

      Examples:
        | seat  | other | from | to | unit   | defence | found                  |
        | South | North | b2   | b3 | Knight | 1       | not on the battlefield |
        | North | South | c3   | c2 | Knight | 2       | in c2                  |
        | South | North | b2   | b3 | Mage   | 4       | not on the battlefield |
        | North | South | c3   | c2 | Mage   | 5       | in c2                  |

    Scenario Outline: an attack of the others does not exhaust <seat>'s unit that cannot attack
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | defence | effect                                               |
        | Mage   | <seat>  | <from> |         | normal, declared: cannot attack to one of your units |
        | Knight | <seat>  | <from> |         |                                                      |
        | Ogre   | <other> | <to>   | 9       |                                                      |
      And <seat> has marched Mage and Knight to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on <unit>
      And <other> has passed
      And <seat> has passed
      When both sides pass
      Then <unit> is ready
      And <attacker> is exhausted

      Examples:
        | seat  | other | from | to | unit   | attacker |
        | South | North | b2   | b3 | Knight | Mage     |
        | North | South | c3   | c2 | Mage   | Knight   |

    Scenario Outline: where none of <seat>'s units can attack no attack is declared
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                              |
        | Mage   | <seat>  | <from> | own turn, declared: cannot attack to all your units |
        | Knight | <seat>  | <from> |                                                     |
        | Ogre   | <other> | <to>   |                                                     |
      And <seat> has used Mage
      And <seat> has marched Mage and Knight to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> passes
      Then no attack is declared
      And <seat> is asked for after attack effects

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario Outline: in the next battle <seat>'s unit attacks again where that lasted for a battle
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit  | side    | area    | attack | effect                                               |
        | Mage  | <seat>  | <from>  | 0      | normal, declared: cannot attack to one of your units |
        | Ogre  | <other> | <to>    | 0      |                                                      |
        | Troll | <other> | <third> | 0      |                                                      |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Mage
      And the battle has been fought out
      And <seat> plays the turn to its end
      And <other> has discarded nothing
      And <other> has marched Ogre to <from>
      And the battle has reached <seat>'s before-attack timing, <seat> having gone first
      When <seat> passes
      Then the attackers declared are Mage

      Examples:
        | seat  | other | from | to | third |
        | South | North | b2   | b3 | c4    |
        | North | South | c3   | c2 | a1    |
