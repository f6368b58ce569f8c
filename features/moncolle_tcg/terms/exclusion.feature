Feature: Terms

  @moncolle_tcg.glossary.exclusion
  Rule: An excluded card lies in the exclusion zone and cannot be used, summoned or placed.
    Scenario Outline: <other>'s unit is excluded
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                  |
        | Mage | <seat>  | <from> | normal, declared: exclude an enemy unit |
        | Ogre | <other> | <to>   | when this dies: draw 1                  |
        | Imp  | <other> | <to>   |                                         |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      When <other> passes
      Then Ogre is in <other>'s exclusion zone
      And Ogre is not in <other>'s discard pile
      And Ogre is not on the battlefield
      And <other>'s hand has 0 cards

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario Outline: several units of <other> are excluded at once
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area | effect                                      |
        | Mage | <seat>  | b2   | own turn, declared: exclude all enemy units |
        | Ogre | <other> | c3   |                                             |
        | Imp  | <other> | a3   |                                             |
      When <seat> uses Mage
      Then Ogre and Imp are in <other>'s exclusion zone
      And Mage is in b2

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

    Scenario Outline: an excluded unit card is not summoned, by <seat>
      Given it is <seat>'s normal summon phase
      And <seat>'s exclusion zone holds these cards, from the top
        | card |
        | Seer |
      And <seat> has ended the phase
      When <seat> tries to summon Seer to <base>
      Then it is refused under moncolle_tcg.glossary.exclusion or moncolle_tcg.cards.unit_role
      And Seer is in <seat>'s exclusion zone

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: an excluded terrain is not placed, by <seat>
      Given it is <seat>'s main phase
      And <seat>'s exclusion zone holds these cards, from the top
        | card   | kind    |
        | Meadow | terrain |
      When <seat> tries to place Meadow on <area>
      Then it is refused under moncolle_tcg.glossary.exclusion or moncolle_tcg.terrain.place_from_hand
      And nothing lies on <area>

      Examples:
        | seat  | area |
        | South | b2   |
        | North | b3   |

    Scenario Outline: an excluded battle spell is not used, by <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing   |
        | Mage | <seat>  | <from> | Spell fire |
        | Ogre | <other> | <to>   |            |
      And <seat>'s exclusion zone holds these cards, from the top
        | card  | kind         | effect                    |
        | Flame | battle spell | normal, cost fire: draw 1 |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> tries to use Flame through Mage paid by Mage's fire
      Then it is refused under moncolle_tcg.glossary.exclusion, moncolle_tcg.abilities.hand_type or moncolle_tcg.cards.spell_single_use
      And Flame is in <seat>'s exclusion zone

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario Outline: an excluded consumable is not used, by <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing |
        | Mage | <seat>  | <from> | Item 1   |
        | Ogre | <other> | <to>   |          |
      And <seat>'s exclusion zone holds these cards, from the top
        | card  | kind       | effect                       |
        | Flame | consumable | normal, cost 1 items: draw 1 |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> tries to use Flame through Mage
      Then it is refused under moncolle_tcg.glossary.exclusion, moncolle_tcg.abilities.hand_type or moncolle_tcg.cards.consumable_single_use
      And Flame is in <seat>'s exclusion zone

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario Outline: a hand type ability of an excluded card is not used, by <seat>
      Given it is <seat>'s main phase
      And <seat>'s exclusion zone holds these cards, from the top
        | card | effect                          |
        | Seer | own turn, from the hand: mill 1 |
      When <seat> tries to use Seer
      Then it is refused under moncolle_tcg.glossary.exclusion or moncolle_tcg.abilities.hand_type
      And Seer is in <seat>'s exclusion zone

      Examples:
        | seat  |
        | South |
        | North |

  @moncolle_tcg.ruling.exclusion_is_final
  Rule: The exclusion zone is open to both players, and nothing comes back from it unless a card says so.
    Scenario Outline: <viewer> sees what lies in <owner>'s exclusion zone
      Given it is South's main phase
      And <owner>'s exclusion zone holds these cards, from the top
        | card  | kind         |
        | Seer  | unit         |
        | Flame | battle spell |
      When South ends the phase
      Then <viewer> sees Seer and Flame in <owner>'s exclusion zone

      Examples:
        | viewer     | owner |
        | South      | North |
        | South      | South |
        | North      | North |
        | North      | South |
        | the public | South |
        | the public | North |

    Scenario Outline: what brings <seat>'s discard pile back leaves excluded cards where they are
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                      |
        | Mage | <seat> | b2   | own turn, declared: restore |
      And <seat>'s exclusion zone holds these cards, from the top
        | card |
        | Seer |
      And <seat>'s discard pile holds 2 cards
      When <seat> uses Mage
      Then Seer is in <seat>'s exclusion zone
      And <seat>'s deck has 5 cards

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: a unit of <other> excluded in a battle is still excluded after the turn
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                 |
        | Mage | <seat>  | <from> | normal, declared, uncounterable: exclude an enemy unit |
        | Ogre | <other> | <to>   |                                                        |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      And the battle is fought out
      When <seat> plays the turn to its end
      Then Ogre is in <other>'s exclusion zone
      And Mage is in <to>

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | b3   | b2 |

  @moncolle_tcg.ruling.equipment_of_the_excluded
  Rule: When a unit is excluded, its equipment is discarded and not excluded with it.
    Scenario Outline: <other>'s unit is excluded, its equipment is not
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing | effect                                    |
        | Mage | <seat>  | <area> |          | own turn, declared: exclude an enemy unit |
        | Ogre | <other> | <far>  | Item 3   |                                           |
      And Ogre wears this equipment
        | card  |
        | Ring  |
        | Sword |
      When <seat> uses Mage on Ogre
      Then Ring and Sword are in <other>'s discard pile
      And Ogre is in <other>'s exclusion zone
      And Ring and Sword are not in <other>'s exclusion zone

      Examples:
        | seat  | other | area | far |
        | South | North | b2   | c3  |
        | North | South | a3   | b2  |
