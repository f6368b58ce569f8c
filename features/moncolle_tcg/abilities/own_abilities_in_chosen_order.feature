Feature: Special abilities

  @moncolle_tcg.ruling.own_abilities_in_chosen_order
  Rule: Automatic abilities of one player that are due at the same time take effect in the order which that player chooses.
    Scenario Outline: North chooses <unit>'s automatic ability first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                       |
        | Knight | South | b2   |                              |
        | Ogre   | North | b3   | when a battle begins: draw 1 |
        | Imp    | North | b3   | when a battle begins: mill 1 |
      And South has marched Knight to b3
      When North uses <unit>'s automatic ability
      Then North Deck <drawn> is in North's hand
      And North Deck <milled> is in North's discard pile

      Examples:
        | unit | drawn | milled |
        | Ogre | 1     | 2      |
        | Imp  | 2     | 1      |

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
        | South | North | a3   | a2 | 2     | 2     |

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
        | North | South | c2   | c3 | uses Nun's automatic ability for Nun and Ogre          | Nun has attack 4                                                      |
        | North | South | a2   | a3 | tries to use Nun's automatic ability                   | it is refused under moncolle_tcg.ruling.own_abilities_in_chosen_order |
        | South | North | b3   | b2 | tries to use Nun's automatic ability                   | it is refused under moncolle_tcg.ruling.own_abilities_in_chosen_order |
        | North | South | b2   | b3 | tries to use Nun's automatic ability for Nun           | it is refused under moncolle_tcg.abilities.automatic                  |
        | North | South | c2   | c3 | tries to use Nun's automatic ability for Ogre and Mage | it is refused under moncolle_tcg.abilities.automatic                  |
        | South | North | a3   | a2 | tries to use Nun's automatic ability for Mage and Ogre | it is refused under moncolle_tcg.abilities.automatic                  |

    Scenario Outline: of three automatic abilities of North each takes effect once: <first>, <second>, then the last
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                       |
        | Knight | South | b2   |                              |
        | Ogre   | North | b3   | when a battle begins: draw 1 |
        | Imp    | North | b3   | when a battle begins: mill 1 |
        | Troll  | North | b3   | when a battle begins: draw 1 |
      And North's deck holds 9 cards
      And South has marched Knight to b3
      And North has used <first>'s automatic ability
      When North uses <second>'s automatic ability
      Then North's hand has 2 cards
      And North's discard pile has 1 card
      And North Deck <milled> is in North's discard pile

      Examples:
        | first | second | milled |
        | Ogre  | Troll  | 3      |
        | Troll | Imp    | 2      |
        | Imp   | Ogre   | 1      |

    Scenario Outline: due for Nun alone and for Nun and Ogre, North's ability comes first for <units>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                              |
        | Mage | South | b2   | normal, declared: [1] to an enemy unit, then [1] to all enemy units |
        | Ogre | North | b3   |                                                                     |
        | Nun  | North | b3   | when one of your units is damaged: attack +2 to that unit           |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Nun
      And North has passed
      When North uses Nun's automatic ability for <units>
      Then Nun has attack 6
      And Ogre has attack 4

      Examples:
        | units        |
        | Nun and Ogre |
        | Nun          |

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
