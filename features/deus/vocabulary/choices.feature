Feature: Vocabulary

  @deus.vocabulary.target_up_to
  Rule: Of "up to" so many targets the user chooses at least one and at most that many, each once.
    Scenario Outline: <seat> chooses <units>, of up to three
      Given it is <seat>'s main phase
      And <seat>'s summoner is Magus with ritual: exhaust up to three of your units
      And these units are on the battlefield
        | unit   | side   | area |
        | Page   | <seat> | b2   |
        | Knight | <seat> | b2   |
        | Squire | <seat> | c2   |
        | Scout  | <seat> | c2   |
      When <seat> uses Magus on <units>
      Then <units> are exhausted
      And <others> are ready

      Examples:
        | seat  | units                  | others                   |
        | South | Squire                 | Page, Knight and Scout   |
        | North | Scout and Knight       | Page and Squire          |
        | South | Scout, Page and Squire | Knight                   |
        | North | Page                   | Knight, Squire and Scout |

    Scenario Outline: <seat> does not choose <chosen> where up to two are chosen
      Given it is <seat>'s main phase
      And <seat>'s summoner is Magus with ritual: exhaust up to two of your units
      And these units are on the battlefield
        | unit   | side   | area |
        | Page   | <seat> | b2   |
        | Knight | <seat> | b2   |
        | Squire | <seat> | c2   |
      When <seat> tries to use <what>
      Then it is refused under deus.vocabulary.target_up_to or deus.ruling.no_declaration_without_target
      And Page, Knight and Squire are ready

      Examples:
        | seat  | chosen            | what                             |
        | South | nobody            | Magus                            |
        | North | three             | Magus on Page, Knight and Squire |
        | South | the same twice    | Magus on Knight and Knight       |
        | North | one of them twice | Magus on Page, Knight and Page   |

    Scenario Outline: a trigger of <seat>'s unit reaches <units>, of up to two
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit  | side    | area |
        | Ogre  | <other> | b2   |
        | Imp   | <other> | b2   |
        | Troll | <other> | b2   |
      And <seat>'s hand holds these cards
        | card  | effect                                                      |
        | Scout | when this is summoned, field: exhaust up to two enemy units |
      And <seat> has summoned Scout to <home>
      When <seat> uses Scout's trigger on <units>
      Then <units> are exhausted
      And <others> are ready

      Examples:
        | seat  | other | home | units          | others         |
        | South | North | b1   | Imp            | Ogre and Troll |
        | North | South | b3   | Troll and Ogre | Imp            |

  @deus.vocabulary.filter_foremost
  Rule: The foremost unit of a side is the one at the front of its line-up; outside battles, and before it has lined up, there is none.
    Scenario Outline: <seat> <act>, <order> being lined up
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit  | side    | area   | effect                                    |
        | Mage  | <seat>  | <from> | before-attack: kill a foremost enemy unit |
        | Ogre  | <other> | b2     |                                           |
        | Imp   | <other> | b2     |                                           |
        | Troll | <other> | b2     |                                           |
      And the initiative dice will show South <south> and North <north>
      And <seat> has marched Mage to b2
      And the battle has reached <other>'s line-up
      And <other> has lined up <order>
      And the battle has reached <seat>'s before-attack timing
      When <seat> <act>
      Then <outcome>

      Examples:
        | seat  | other | from | south | north | order               | act                        | outcome                                                       |
        | South | North | b1   | 6     | 1     | Imp, Troll and Ogre | uses Mage on Imp           | North is asked for a counter                                  |
        | North | South | b3   | 1     | 6     | Imp, Troll and Ogre | tries to use Mage on Ogre  | it is refused under deus.ruling.no_declaration_without_target |
        | South | North | b1   | 6     | 1     | Ogre, Troll and Imp | tries to use Mage on Troll | it is refused under deus.ruling.no_declaration_without_target |
        | North | South | b3   | 1     | 6     | Troll, Ogre and Imp | uses Mage on Troll         | South is asked for a counter                                  |

    Scenario Outline: once the foremost unit of <other> has fallen the next one is: <act>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit  | side    | area   | effect                                    |
        | Mage  | <seat>  | <from> | before-attack: kill a foremost enemy unit |
        | Ogre  | <other> | b2     |                                           |
        | Imp   | <other> | b2     |                                           |
        | Troll | <other> | b2     |                                           |
      And <seat> has marched Mage to b2
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      And both sides have passed
      When <seat> <act>
      Then <outcome>

      Examples:
        | seat  | other | from | act                        | outcome                                                       |
        | South | North | b1   | uses Mage on Imp           | North is asked for a counter                                  |
        | North | South | b3   | tries to use Mage on Troll | it is refused under deus.ruling.no_declaration_without_target |

  @deus.vocabulary.change_race
  Rule: A race that a text gives a unit takes the place of its own while that lasts; of several the latest counts.
    Scenario Outline: <race> Squire gets the race Elf: <seat> <act>
      Given it is <seat>'s main phase
      And <seat>'s summoner is Magus with ritual: race Elf to one of your units / ritual: attack +2 to an Elf unit / ritual: attack +3 to an Orc unit
      And these units are on the battlefield
        | unit   | side   | area | race   |
        | Squire | <seat> | b2   | <race> |
        | Page   | <seat> | b2   |        |
      And <seat> has used the first ability of Magus on Squire
      When <seat> <act>
      Then <outcome>

      Examples:
        | seat  | race | act                                               | outcome                                                       |
        | South | Orc  | uses the second ability of Magus on Squire        | Squire has attack 4                                           |
        | North | Orc  | tries to use the third ability of Magus on Squire | it is refused under deus.ruling.no_declaration_without_target |
        | South | Elf  | uses the second ability of Magus on Squire        | Squire has attack 4                                           |
        | North | Orc  | tries to use the second ability of Magus on Page  | it is refused under deus.ruling.no_declaration_without_target |

    Scenario Outline: of two races that <seat>'s unit gets the latest counts: <order>
      Given it is <seat>'s main phase
      And <seat>'s summoner is Magus with ritual: race Elf to one of your units / ritual: race Titan to one of your units
      And these units are on the battlefield
        | unit   | side   | area | race | effect                                                                                        |
        | Squire | <seat> | b2   | Orc  |                                                                                               |
        | Banner | <seat> | b2   |      | constant, field: attack +2 to your Elf units / constant, field: attack +3 to your Titan units |
      And <seat> has used the <order> ability of Magus on Squire
      When <seat> uses the <then> ability of Magus on Squire
      Then Squire has attack <attack>
      And Banner has attack 2

      Examples:
        | seat  | order  | then   | attack |
        | South | first  | second | 5      |
        | North | second | first  | 4      |

    Scenario Outline: a race that <seat>'s unit gets ends with the <until>
      Given it is <seat>'s main phase
      And <seat>'s summoner is Magus with ritual: race Titan to one of your units until <until> end
      And these units are on the battlefield
        | unit   | side   | area | race | effect                                                                                        |
        | Squire | <seat> | b2   | Elf  |                                                                                               |
        | Banner | <seat> | b2   |      | constant, field: attack +2 to your Elf units / constant, field: attack +3 to your Titan units |
      And <seat> has used Magus on Squire
      When <seat> ends the phase
      Then Squire has attack <attack>

      Examples:
        | seat  | until | attack |
        | South | phase | 4      |
        | North | turn  | 5      |

  @deus.vocabulary.cannot_attack
  Rule: A unit that cannot attack takes no part in the attack of its side, ready or not; the others do.
    Scenario Outline: <unit> of <seat> cannot attack, so <attackers> attack
      Given it is <seat>'s main phase
      And <seat>'s summoner is Magus with ritual: cannot attack for one of your units until turn end
      And these units are on the battlefield
        | unit   | side    | area   |
        | Page   | <seat>  | <from> |
        | Knight | <seat>  | <from> |
        | Squire | <seat>  | <from> |
        | Ogre   | <other> | b2     |
      And <seat> has used Magus on <unit>
      And <seat> has marched Page, Knight and Squire to b2
      And the battle has reached <seat>'s before-attack timing
      When <seat> passes
      Then the attackers declared are <attackers>

      Examples:
        | seat  | other | from | unit   | attackers         |
        | South | North | b1   | Knight | Page and Squire   |
        | North | South | b3   | Page   | Knight and Squire |
        | South | North | b1   | Squire | Page and Knight   |

    Scenario Outline: damage of an attack without <seat>'s unit that cannot attack: defence <defence>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence   | effect                           |
        | Statue | <seat>  | <from> | 4      |           | constant: cannot attack for this |
        | Knight | <seat>  | <from> | 1      |           |                                  |
        | Ogre   | <other> | b2     | 0      | <defence> |                                  |
      And <seat> has marched Statue and Knight to b2
      And the battle has reached <other>'s right to counter, <seat> having gone first
      When both sides pass
      Then Ogre is <found>

      Examples:
        | seat  | other | from | defence | found                  |
        | South | North | b1   | 1       | not on the battlefield |
        | North | South | b3   | 2       | in b2                  |

    Scenario Outline: where none of <seat>'s units can attack no attack is declared
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                 |
        | Statue | <seat>  | <from> | constant: cannot attack for your units |
        | Knight | <seat>  | <from> |                                        |
        | Ogre   | <other> | b2     |                                        |
      And <seat> has marched Statue and Knight to b2
      And the battle has reached <seat>'s before-attack timing
      When <seat> passes
      Then no attack is declared
      And Knight is ready

      Examples:
        | seat  | other | from |
        | South | North | b1   |
        | North | South | b3   |

    Scenario: a unit that an effect lets neither die nor attack
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field     | value                                                                                                                                                        |
        | name      | Omen                                                                                                                                                         |
        | kind      | ritual_spell                                                                                                                                                 |
        | abilities | [{"timing": "ritual", "scope": "field", "until": "turn", "target": {"side": "own"}, "do": [[{"verb": "change", "flags": ["cannot_die", "cannot_attack"]}]]}] |
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Statue | South | c1   | 9      | 3       |
        | Squire | South | c1   | 1      | 3       |
        | Ogre   | North | c2   | 9      | 2       |
      And South has used Omen on Statue
      And South has marched Statue and Squire to c2
      When the battle is fought out with North going first
      Then Statue is in c1
      And Ogre is in c2
      And Squire is not on the battlefield

  @deus.vocabulary.to_deck
  Rule: To put back on the deck puts one unit, or one card of a discard pile, on top of its owner's deck.
    Scenario Outline: <seat> puts <unit> on <owner>'s deck
      Given it is <seat>'s main phase
      And <seat>'s summoner is Magus with ritual: put on the deck a unit
      And these units are on the battlefield
        | unit | side    | area   | effect                                              |
        | Imp  | <seat>  | b2     | when this is discarded, field, forced: gain 1 power |
        | Ogre | <other> | <area> |                                                     |
      And <owner>'s deck holds 2 cards
      When <seat> uses Magus on <unit>
      Then <owner>'s deck is, from the top, <unit>, <owner> Deck 1 and <owner> Deck 2
      And <unit> is not on the battlefield
      And <seat>'s power is 0

      Examples:
        | seat  | other | area | unit | owner |
        | South | North | b3   | Imp  | South |
        | North | South | b1   | Ogre | South |
        | South | North | b3   | Ogre | North |
        | North | South | b1   | Imp  | North |

    Scenario Outline: <seat> puts a card of <whose> discard pile on its owner's deck
      Given it is <seat>'s main phase
      And <seat>'s summoner is Magus with ritual: put on the deck a card of <whose> discard pile
      And South's discard pile holds 3 cards
      And North's discard pile holds 3 cards
      And <owner>'s deck holds 1 card
      When <seat> uses Magus on <owner> Discard 2
      Then <owner>'s deck is, from the top, <owner> Discard 2 and <owner> Deck 1
      And <owner>'s discard pile has 2 cards

      Examples:
        | seat  | whose       | owner |
        | South | your        | South |
        | North | the enemy's | South |
        | South | a           | North |
        | North | a           | North |

    Scenario Outline: <seat> does not put <card> on a deck where <whose> discard pile is meant
      Given it is <seat>'s main phase
      And <seat>'s summoner is Magus with ritual: put on the deck a card of <whose> discard pile
      And South's discard pile holds 2 cards
      And North's discard pile holds 2 cards
      And <seat>'s hand holds 2 cards
      When <seat> tries to use Magus on <card>
      Then it is refused under deus.ruling.no_declaration_without_target
      And South's discard pile has 2 cards
      And North's discard pile has 2 cards

      Examples:
        | seat  | whose       | card            |
        | South | your        | North Discard 1 |
        | North | the enemy's | North Discard 2 |
        | South | a           | South Hand 1    |

    Scenario: a token that would lie on the deck goes to the token area
      Given it is South's main phase
      And South's summoner is Magus with ritual: put on the deck one of your units
      And South's token area holds these tokens
        | token |
        | Wolf  |
      And South's hand holds these cards
        | card   | kind         | effect                    |
        | Summon | ritual spell | ritual: summon token Wolf |
      And South has used Summon to a1
      When South uses Magus on Wolf
      Then Wolf is in South's token area
      And South's deck has 3 cards

    Scenario Outline: of many units <seat> puts <unit> on <owner>'s deck
      Given it is <seat>'s main phase
      And <seat>'s summoner is Magus with ritual: put on the deck a unit
      And these units are on the battlefield
        | unit   | side  | area |
        | Archer | South | a1   |
        | Banner | North | a3   |
        | Imp    | South | b2   |
        | Ogre   | North | c2   |
      And <owner>'s deck holds 1 card
      When <seat> uses Magus on <unit>
      Then <owner>'s deck is, from the top, <unit> and <owner> Deck 1
      And <unit> is not on the battlefield

      Examples:
        | seat  | unit | owner |
        | South | Ogre | North |
        | North | Imp  | South |

  @deus.vocabulary.hand_limit
  Rule: To change the hand limit adds to how many cards a player keeps and refills to in hand adjustments, for a while; it never falls below none.
    Scenario Outline: with a hand limit of <change> <seat> refills <n> cards to <hand>
      Given it is <seat>'s main phase
      And <seat>'s summoner is Magus with ritual: hand limit <change> until turn end
      And <seat>'s hand holds <n> cards
      And <seat>'s deck holds 9 cards
      And <seat> has used Magus
      And <seat> has played on to the second hand adjustment phase
      When <seat> discards nothing
      Then <seat>'s hand has <hand> cards

      Examples:
        | seat  | change | n | hand |
        | South | +1     | 3 | 7    |
        | North | -2     | 3 | 4    |
        | South | -7     | 0 | 0    |
        | North | +2     | 8 | 8    |

    Scenario Outline: with a hand limit of <change> <seat> <act> with <n> cards
      Given it is <seat>'s main phase
      And <seat>'s summoner is Magus with ritual: hand limit <change> until turn end
      And <seat>'s hand holds <n> cards
      And <seat> has used Magus
      And <seat> has played on to the second hand adjustment phase
      When <seat> <act>
      Then <outcome>

      Examples:
        | seat  | change | n | act                      | outcome                                                                          |
        | South | +1     | 8 | tries to discard nothing | it is refused under deus.turn.hand1.forced_discard or deus.vocabulary.hand_limit |
        | North | -2     | 5 | tries to discard nothing | it is refused under deus.turn.hand1.forced_discard or deus.vocabulary.hand_limit |
        | South | -2     | 4 | discards nothing         | South's hand has 4 cards                                                         |

    Scenario Outline: a hand limit of <whose> changed until the end of the <until> is <limit> in <other>'s turn
      Given it is <seat>'s main phase
      And <seat>'s summoner is Magus with ritual: <whose> limit -2 until <until> end
      And <other>'s deck holds 9 cards
      And <seat> has used Magus
      And <seat> plays the turn to its end
      When <other> discards nothing
      Then <other>'s hand has <limit> cards

      Examples:
        | seat  | other | whose            | until     | limit |
        | South | North | the enemy's hand | next turn | 4     |
        | North | South | the enemy's hand | turn      | 6     |
        | South | North | hand             | next turn | 6     |

    Scenario Outline: a unit of <seat> changes the enemy's hand limit as it is summoned
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card | effect                                                                                    |
        | Imp  | when this is summoned, field, forced: the enemy's hand limit <change> until next turn end |
      And <other>'s deck holds 9 cards
      And <seat> has summoned Imp to <area>
      And <seat> plays the turn to its end
      When <other> discards nothing
      Then <other>'s hand has <limit> cards

      Examples:
        | seat  | other | area | change | limit |
        | South | North | a1   | -1     | 5     |
        | North | South | b3   | +3     | 9     |

    Scenario: a hand limit that was changed late in the game lasts as long
      Given it is North's main phase
      And it is turn 8
      And North's summoner is Magus with ritual: the enemy's hand limit -2 until next turn end
      And South's deck holds 9 cards
      And North has used Magus
      And North plays the turn to its end
      When South discards nothing
      Then South's hand has 4 cards
