Feature: Damage

  @deus.damage.bracket
  Rule: A value in square brackets in a card's effect text denotes damage.
    Scenario: a value in brackets kills and counts as damage
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                     |
        | Mage | North | a3   |         | before-attack: [2] to an enemy unit        |
        | Ogre | South | a2   | 3       | when this is damaged, forced: gain 1 power |
      And North has marched Mage to a2
      And the battle has reached North's before-attack timing
      When North uses Mage on Ogre
      And both sides pass
      Then South's power is 1
      And Ogre has defence 3

    Scenario Outline: a value without brackets is no damage
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                      |
        | Mage | South | b1   |         | before-attack: <change> -2 to an enemy unit |
        | Ogre | North | b2   | 3       | when this is damaged, forced: gain 1 power  |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Ogre
      And both sides pass
      Then North's power is 0
      And Ogre has <change> <left>

      Examples:
        | change  | left |
        | attack  | 0    |
        | defence | 1    |

    @deus.ruling.joined_damage_applied_separately
    Scenario: every pair of brackets is a damage of its own
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                    |
        | Mage | North | c3   |         | before-attack: [2] & [1] to an enemy unit |
        | Ogre | South | c2   | 3       |                                           |
        | Imp  | South | c2   | 2       |                                           |
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      And North has used Mage on Imp
      And both sides have passed
      When North uses Mage on Ogre
      And both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Mage |
        | Ogre |

    @deus.ruling.joined_damage_applied_separately
    Scenario: of two joined damages one that is not warded off is damage
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                                                                  |
        | Mage | South | a1   |         | before-attack: [1] & [2] to an enemy unit                                               |
        | Ogre | North | a2   | 3       | constant: ward 1 against typeless for this / when this is damaged, forced: gain 1 power |
      And South has marched Mage to a2
      And the battle has reached South's before-attack timing
      When South uses Mage on Ogre
      And both sides pass
      Then North's power is 1
      And Ogre is in a2

  @deus.damage.value
  Rule: In the notation [n], n is the amount of damage.
    Scenario Outline: [n] kills up to a defence of n
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                  |
        | Mage | North | b3   |         | before-attack: [<n>] to all enemy units |
        | Imp  | South | b2   | 2       |                                         |
        | Ogre | South | b2   | 3       |                                         |
        | Wyrm | South | b2   | 4       |                                         |
        | Rock | South | b2   | 9       |                                         |
      And North has marched Mage to b2
      And the battle has reached North's before-attack timing
      When North uses Mage
      And both sides pass
      Then <gone> in South's discard pile
      And <left> in b2

      Examples:
        | n | gone                   | left                    |
        | 2 | Imp is                 | Ogre, Wyrm and Rock are |
        | 3 | Imp and Ogre are       | Wyrm and Rock are       |
        | 4 | Imp, Ogre and Wyrm are | Rock is                 |

    @since.2.00
    Scenario Outline: [nD] is as much as the dice show
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                         |
        | Mage | South | b1   |         | quick: [2D] to all enemy units |
        | Ogre | North | b2   | 7       |                                |
        | Rock | North | b2   | 8       |                                |
      And South's effect dice will show <dice>
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Mage
      Then Ogre <fate>
      And Rock is in b2

      Examples:
        | dice    | fate                      |
        | 2 and 4 | is in b2                  |
        | 3 and 4 | is not on the battlefield |

    @deus.ruling.dice_modifiers_add_not_initiative @since.2.00
    Scenario: two bonuses on the dice are both added
      Given it is South's main phase
      And South's summoner is Oracle with ritual: dice +1
      And these units are on the battlefield
        | unit | side  | area | defence | effect                       |
        | Mage | South | c1   |         | quick: [1D] to an enemy unit |
        | Ogre | North | c2   | 4       |                              |
      And South's effect dice will show 2
      And South has used Oracle
      And South has used Oracle
      And South has marched Mage to c2
      And the battle has reached South's quick timing
      When South uses Mage on Ogre
      Then Ogre is not on the battlefield

  @deus.damage.attribute
  Rule: In the notation [X:n], X is the attribute of the damage.
    Scenario: damage is warded off by what protects from its attribute
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                    |
        | Mage  | North | a3   |         | before-attack: [flame:3] to an enemy unit |
        | Drake | South | a2   | 3       | constant: ward 1 against flame for this   |
      And North has marched Mage to a2
      And the battle has reached North's before-attack timing
      When North uses Mage on Drake
      And both sides pass
      Then Drake is in a2

    Scenario: protection from another attribute does not help
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                      |
        | Mage  | South | b1   |         | before-attack: [tsunami:3] to an enemy unit |
        | Drake | North | b2   | 3       | constant: ward 1 against flame for this     |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Drake
      And both sides pass
      Then Drake is not on the battlefield

    Scenario: the attribute leaves the amount as it is
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                      |
        | Mage | North | c3   |         | before-attack: [flame:3] to all enemy units |
        | Ogre | South | c2   | 3       |                                             |
        | Wyrm | South | c2   | 4       |                                             |
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      When North uses Mage
      And both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Mage |
        | Wyrm |

  @deus.damage.typeless
  Rule: Damage written as [n] with no attribute is typeless.
    Scenario: [n] is warded off by what protects from typeless damage
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                     |
        | Mage  | South | a1   |         | before-attack: [3] to an enemy unit        |
        | Golem | North | a2   | 3       | constant: ward 1 against typeless for this |
      And South has marched Mage to a2
      And the battle has reached South's before-attack timing
      When South uses Mage on Golem
      And both sides pass
      Then Golem is in a2

    Scenario: damage with an attribute is not typeless
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                      |
        | Mage  | North | b3   |         | before-attack: [tsunami:3] to an enemy unit |
        | Golem | South | b2   | 3       | constant: ward 1 against typeless for this  |
      And North has marched Mage to b2
      And the battle has reached North's before-attack timing
      When North uses Mage on Golem
      And both sides pass
      Then Golem is not on the battlefield

  @deus.damage.typeless_not_attribute
  Rule: Typeless damage does not count as attribute damage.
    Scenario: protection from attribute damage does not lower [n]
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                      |
        | Mage  | South | c1   |         | before-attack: [3] to an enemy unit         |
        | Drake | North | c2   | 3       | constant: ward 2 against attribute for this |
      And South has marched Mage to c2
      And the battle has reached South's before-attack timing
      When South uses Mage on Drake
      And both sides pass
      Then Drake is not on the battlefield

    Scenario Outline: protection from attribute damage lowers damage of any attribute
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                       |
        | Mage  | North | a3   |         | before-attack: [<damage>:4] to an enemy unit |
        | Drake | South | a2   | 3       | constant: ward 2 against attribute for this  |
      And North has marched Mage to a2
      And the battle has reached North's before-attack timing
      When North uses Mage on Drake
      And both sides pass
      Then Drake is in a2

      Examples:
        | damage  |
        | flame   |
        | tsunami |

  @deus.damage.attack_typeless
  Rule: Attack damage is typeless, whatever the attribute of the attacker.
    Scenario Outline: no attribute, the attacker's or any other, makes attack damage attribute damage
      Given it is South's main phase
      And these units are on the battlefield
        | unit       | side  | area | attribute | attack | defence | effect                                   |
        | Salamander | South | b1   | fire      | 3      |         |                                          |
        | Drake      | North | b2   |           |        | 3       | constant: ward 9 against <kind> for this |
      And South has marched Salamander to b2
      When the battle is fought out with South going first
      Then Drake is not on the battlefield

      Examples:
        | kind      |
        | fire      |
        | attribute |

    Scenario: protection from typeless damage lowers attack damage
      Given it is North's main phase
      And these units are on the battlefield
        | unit       | side  | area | attribute | attack | defence | effect                                     |
        | Salamander | North | c3   | fire      | 3      |         |                                            |
        | Golem      | South | c2   |           |        | 3       | constant: ward 1 against typeless for this |
      And North has marched Salamander to c2
      And the battle has reached South's right to counter
      When both sides pass
      Then Golem is in c2
