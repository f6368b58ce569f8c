Feature: Damage, wounds and destruction

  @monster_maker.damage.non_battle
  Rule: Damage from other sources counts with the same rules and adds to damage already taken this turn.
    Scenario: damage in a window counts in the battle that follows
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card | skills | attack |
        | Mage | mage 1 | 2      |
      And East's hand is
        | card  | kind  | class | level | effect                       |
        | Spark | skill | mage  | 1     | skill: 2 damage to a monster |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 0      | 4          |
      And East has used Spark with Mage on Wolf
      And East has passed
      And East has declared a battle
      And East has assigned Mage to Wolf
      When South aims Wolf at Mage
      Then Wolf is in South's discard pile

    Scenario: damage of the battle counts for a skill afterwards
      Given it is South's battle phase
      And South's party is
        | card | skills | attack |
        | Mage | mage 1 | 2      |
      And South's hand is
        | card  | kind  | class | level | effect                       |
        | Spark | skill | mage  | 1     | skill: 2 damage to a monster |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 4          |
      And South has declared a battle
      And South has assigned Mage to Wolf
      And North has aimed Wolf at Mage
      When South uses Spark with Mage on Wolf
      Then Wolf is in North's discard pile

    Scenario Outline: a skill of <damage> on a character of durability 4
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card  | kind  | class | level | effect                                |
        | Spark | skill | mage  | 1     | skill: <damage> damage to a character |
      And South's party is
        | card   | durability |
        | Raider | 4          |
        | Bandit | 4          |
      When North uses Spark with Mage on Raider
      Then Raider is <state>

      Examples:
        | damage | state   |
        | 3      | unhurt  |
        | 4      | wounded |
        | 5      | wounded |

    Scenario: two skills in a turn add up
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills |
        | Mage | mage 1 |
      And West's hand is
        | card  | kind  | class | level | effect                         |
        | Spark | skill | mage  | 1     | skill: 2 damage to a character |
        | Flame | skill | mage  | 1     | skill: 2 damage to a character |
      And North's party is
        | card   | durability |
        | Raider | 4          |
        | Bandit | 4          |
      And West has used Spark with Mage on Raider
      When West uses Flame with Mage on Raider
      Then Raider is wounded

    Scenario: an effect at the beginning of a battle adds to the battle's damage
      Given it is North's battle phase
      And North's party is
        | card | attack | durability |
        | Hero | 0      | 4          |
        | Page | 0      | 4          |
      And these monsters are on North's newest land
        | card | attack | effect                                            |
        | Wolf | 2      | battle start: 2 damage to all opposing characters |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Hero is wounded
      And Page has 2 damage

    Scenario: a ward is taken off each damage of an effect
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                                            |
        | Spark | skill | mage  | 1     | skill: 2 damage to a character and 2 damage to it |
      And North's party is
        | card   | durability | effect                    |
        | Raider | 9          | constant: ward 1 for this |
      When South uses Spark with Mage on Raider
      Then Raider has 2 damage

    Scenario: an effect's damage wounds three characters at once
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                                     |
        | Storm | skill | mage  | 1     | skill: 3 damage to all opposing characters |
      And North's party is
        | card   | durability |
        | Raider | 3          |
        | Bandit | 3          |
        | Witch  | 4          |
        | Rogue  | 3          |
      When South uses Storm with Mage
      Then Raider, Bandit and Rogue are wounded
      And Witch has 3 damage

  @monster_maker.damage.reset_end_phase
  Rule: In the end phase of every turn all damage on all characters and monsters becomes 0.
    Scenario: damage on characters and monsters is gone at the end of the turn
      Given 4 players sit at the table
      And it is East's encounter phase
      And East's party is
        | card | durability | damage |
        | Hero | 3          | 2      |
      And these monsters are on East's newest land
        | card | durability | damage |
        | Wolf | 3          | 2      |
      When East plays the turn to its end
      Then Hero and Wolf have 0 damage

    Scenario: damage is still there when the end of the turn is to be declared
      Given it is South's encounter phase
      And South's party is
        | card | durability | damage |
        | Hero | 3          | 2      |
      When South passes
      Then South is asked for the end of the turn
      And Hero has 2 damage

    Scenario: wounds stay at the end of the turn
      Given it is North's encounter phase
      And North's party is
        | card | state   | durability | damage |
        | Hero | unhurt  | 3          | 0      |
        | Page | wounded | 3          | 2      |
      When North plays the turn to its end
      Then Page is wounded
      And Page has 0 damage

    Scenario: damage of one turn does not add up with that of the next
      Given it is South's end phase
      And South's party is
        | card | durability |
        | Hero | 4          |
      And North's party is
        | card   | durability | damage |
        | Raider | 4          | 3      |
        | Witch  | 4          | 0      |
      And these monsters are on North's newest land
        | card | attack |
        | Wolf | 3      |
      And South has ended the turn
      And North has passed
      And North has declared a battle
      And North has assigned Raider to Wolf
      When South aims Wolf at Raider
      Then Raider is unhurt
      And Raider has 3 damage

    Scenario: effects until the end of the turn end with the damage
      Given 3 players sit at the table
      And it is West's third window
      And West's party is
        | card | attack | effect                                            |
        | Hero | 1      | activated, once: attack +2 to this until turn end |
      And West has activated Hero
      When West plays the turn to its end
      Then Hero adds 0 to its attack

    Scenario: effects until the end of the turn end on everybody's field
      Given 3 players sit at the table
      And it is North's third window
      And North's party is
        | card | effect                                                 |
        | Hero | activated, once: attack -1 to everybody until turn end |
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | West  |
      And North has activated Hero
      When North plays the turn to its end
      Then Hero adds 0 to its attack
      And Wolf adds 0 to its attack
      And South Hero adds 0 to its attack
      And West Hero adds 0 to its attack

    Scenario: damage of all five characters is gone at the end of the turn
      Given it is South's end phase
      And South's party is
        | card   | durability | damage |
        | Hero   | 3          | 2      |
        | Ally   | 3          | 1      |
        | Page   | 3          | 2      |
        | Squire | 3          | 1      |
        | Rogue  | 3          | 2      |
      When South ends the turn
      Then Hero, Ally, Page, Squire and Rogue have 0 damage

    Scenario Outline: damage stays when the <phase> ends
      Given 3 players sit at the table
      And it is West's <phase>
      And West's party is
        | card | durability | damage |
        | Hero | 3          | 2      |
      And North's map has level 1
      And these monsters are on North's newest land
        | card | durability | damage | owner |
        | Wolf | 3          | 2      | South |
      When <deed>
      Then Hero has 2 damage
      And Wolf has 2 damage

      Examples:
        | phase           | deed             |
        | draw phase      | the phase begins |
        | battle phase    | the phase begins |
        | victory check   | the phase begins |
        | move phase      | West passes      |
        | encounter phase | West passes      |

  @monster_maker.character.heal
  Rule: A wounded character becomes unhurt by the party's move to a town or by card effects.
    Scenario: moving to a town heals the whole party
      Given it is South's move phase
      And South's party is
        | card   | state   |
        | Hero   | unhurt  |
        | Page   | wounded |
        | Squire | wounded |
      And South's hand is
        | card  | kind | town |
        | Haven | land | yes  |
      When South moves to Haven
      Then Hero, Page and Squire are unhurt

    Scenario: moving to a wilderness heals nobody
      Given it is North's move phase
      And North's party is
        | card | state   |
        | Hero | unhurt  |
        | Page | wounded |
      And North's hand is
        | card  | kind | town |
        | Hills | land |      |
      When North moves to Hills
      Then Page is wounded

    Scenario: a card's effect heals whom it reaches
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card   | state   | effect                                               |
        | Medic  | unhurt  | activated, once: heal one of your wounded characters |
        | Page   | wounded |                                                      |
        | Squire | wounded |                                                      |
      When East activates Medic on Page
      Then Page is unhurt
      And Squire is wounded

    Scenario: somebody healed counts as unhurt from then on
      Given it is North's first window
      And North's party is
        | card  | state   | effect                                               |
        | Medic | unhurt  | activated, once: heal one of your wounded characters |
        | Page  | wounded |                                                      |
      And these monsters are on North's newest land
        | card | attack count |
        | Wolf | 2            |
      And North has activated Medic on Page
      And North has passed
      And North has declared a battle
      When North assigns Medic and Page to Wolf
      Then Page faces Wolf

    Scenario: healing takes no damage away
      Given it is South's first window
      And South's party is
        | card  | state   | durability | damage | effect                                               |
        | Medic | unhurt  | 3          | 0      | activated, once: heal one of your wounded characters |
        | Page  | wounded | 3          | 2      |                                                      |
      When South activates Medic on Page
      Then Page is unhurt
      And Page has 2 damage

    Scenario: an effect that heals does nothing to somebody unhurt
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card  | durability | damage | effect                                       |
        | Medic | 3          | 0      | activated, once: heal one of your characters |
        | Page  | 3          | 2      |                                              |
      When West activates Medic on Page
      Then Page is unhurt
      And Page has 2 damage

    Scenario: healing by a town leaves items and changes of attack alone
      Given it is North's second window
      And North's party is
        | card | state   | items          |
        | Hero | unhurt  |                |
        | Ally | wounded | Sword and Ring |
      And North's hand is
        | card  | kind | level | town |
        | Haven | land | 1     | yes  |
      And North's other cards are
        | card | kind    | effect                                                              |
        | Song | miracle | activated, once: attack +2 to one of your characters until turn end |
      And North has activated Song on Ally
      And North has passed
      When North moves to Haven
      Then Ally is unhurt
      And Ally holds Sword and Ring
      And Ally adds 2 to its attack

    Scenario: healing by an effect leaves items and changes of attack alone
      Given it is South's first window
      And South's party is
        | card | state   | items          |
        | Hero | unhurt  |                |
        | Ally | wounded | Sword and Ring |
      And South's other cards are
        | card | kind    | effect                                                              |
        | Song | miracle | activated, once: attack +2 to one of your characters until turn end |
        | Balm | miracle | activated, once: heal your party                                    |
      And South has activated Song on Ally
      When South activates Balm
      Then Ally is unhurt
      And Ally holds Sword and Ring
      And Ally adds 2 to its attack

    Scenario: the last of five characters, who alone is wounded, is healed by an effect
      Given it is South's first window
      And South's party is
        | card   | state   |
        | Hero   | unhurt  |
        | Ally   | unhurt  |
        | Page   | unhurt  |
        | Squire | unhurt  |
        | Rogue  | wounded |
      And South's other cards are
        | card | kind    | effect                           |
        | Balm | miracle | activated, once: heal your party |
      When South activates Balm
      Then Hero, Ally, Page, Squire and Rogue are unhurt
      And South's party is Hero, Ally, Page, Squire and Rogue

  @monster_maker.ruling.wound_uses_up_damage
  Rule: When a character becomes wounded, its damage becomes 0; it is wounded again when damage reaches its durability anew.
    Scenario: a character that becomes wounded has no damage left
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 3          |
        | Page | 0      | 3          |
      And these monsters are on South's newest land
        | card | attack |
        | Wolf | 5      |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero is wounded
      And Hero has 0 damage

    Scenario Outline: wounded by 4 against a durability of 4, a character then takes <more>
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card  | kind  | class | level | effect                              |
        | Spark | skill | mage  | 1     | skill: 4 damage to a character      |
        | Flame | skill | mage  | 1     | skill: <more> damage to a character |
      And South's party is
        | card   | durability |
        | Raider | 4          |
        | Bandit | 4          |
      And North has used Spark with Mage on Raider
      When North uses Flame with Mage on Raider
      Then Raider <outcome>

      Examples:
        | more | outcome                    |
        | 1    | has 1 damage               |
        | 3    | has 3 damage               |
        | 4    | is in South's discard pile |

    Scenario: 3 damage and 1 more make a second wound
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card | skills |
        | Mage | mage 1 |
      And East's hand is
        | card  | kind  | class | level | effect                         |
        | Spark | skill | mage  | 1     | skill: 4 damage to a character |
        | Flame | skill | mage  | 1     | skill: 3 damage to a character |
        | Ember | skill | mage  | 1     | skill: 1 damage to a character |
      And South's party is
        | card   | durability |
        | Raider | 4          |
        | Bandit | 4          |
      And East has used Spark with Mage on Raider
      And East has used Flame with Mage on Raider
      When East uses Ember with Mage on Raider
      Then Raider is in South's discard pile

    Scenario: an effect that wounds uses up the damage
      Given it is North's first window
      And North's party is
        | card | effect                                               |
        | Mage | activated, once: wound a character of another player |
      And South's party is
        | card   | durability | damage |
        | Raider | 4          | 3      |
        | Bandit | 4          | 0      |
      When North activates Mage on Raider
      Then Raider is wounded
      And Raider has 0 damage

    Scenario Outline: in <seat>'s party a wound uses up the damage in a battle and by an effect
      Given 4 players sit at the table
      And it is <seat>'s first window
      And <seat>'s party is
        | card | attack | durability |
        | Hero | 0      | 3          |
        | Ally | 0      | 3          |
        | Page | 0      | 3          |
      And <seat>'s other cards are
        | card | kind    | effect                                              |
        | Rod  | miracle | activated, once: 4 damage to one of your characters |
      And these monsters are on <seat>'s newest land
        | card | attack |
        | Wolf | 4      |
      And <seat> has activated Rod on Ally
      And <seat> has passed
      And <seat> has declared a battle
      And <seat> has assigned Hero to Wolf
      When <next> aims Wolf at Hero
      Then Hero and Ally are wounded
      And Hero and Ally have 0 damage

      Examples:
        | seat  | next  |
        | South | West  |
        | West  | North |
        | North | East  |
        | East  | South |

    Scenario: a second wound in a turn, after a healing, uses up the damage, too
      Given it is South's first window
      And South's party is
        | card | skills | durability |
        | Mage | mage 1 | 9          |
        | Hero |        | 3          |
      And South's hand is
        | card  | kind  | class | level | effect                                     |
        | Spark | skill | mage  | 1     | skill: 3 damage to a character             |
        | Balm  | skill | mage  | 1     | skill: heal one of your wounded characters |
        | Flame | skill | mage  | 1     | skill: 3 damage to a character             |
      And South has used Spark with Mage on Hero
      And South has used Balm with Mage on Hero
      When South uses Flame with Mage on Hero
      Then Hero is wounded
      And Hero has 0 damage

  @monster_maker.ruling.reset_on_all_fields
  Rule: In every player's end phase the damage on all fields becomes 0.
    Scenario: South's end phase takes the damage from everybody
      Given 3 players sit at the table
      And it is South's encounter phase
      And South's party is
        | card | durability | damage |
        | Hero | 3          | 2      |
      And West's party is
        | card   | durability | damage |
        | Archer | 3          | 1      |
      And North's party is
        | card   | durability | damage |
        | Raider | 3          | 2      |
      And these monsters are on North's newest land
        | card | owner | durability | damage |
        | Wolf | West  | 3          | 2      |
      When South plays the turn to its end
      Then Hero, Archer, Raider and Wolf have 0 damage

    Scenario: North's end phase takes the damage from everybody
      Given it is North's encounter phase
      And South's party is
        | card | durability | damage |
        | Hero | 3          | 2      |
      And these monsters are on South's newest land
        | card | durability | damage |
        | Wolf | 3          | 1      |
      When North plays the turn to its end
      Then Hero and Wolf have 0 damage

    Scenario: wounded characters of others stay wounded
      Given it is South's encounter phase
      And North's party is
        | card   | state   | durability | damage |
        | Raider | unhurt  | 3          | 0      |
        | Bandit | wounded | 3          | 2      |
      When South plays the turn to its end
      Then Bandit is wounded
      And Bandit has 0 damage

    Scenario Outline: of four players all lose their damage in <seat>'s end phase
      Given 4 players sit at the table
      And it is <seat>'s encounter phase
      And South's party is
        | card | durability | damage |
        | Hero | 3          | 2      |
      And West's party is
        | card   | durability | damage |
        | Archer | 3          | 1      |
      And North's party is
        | card   | durability | damage |
        | Raider | 3          | 2      |
      And East's party is
        | card   | durability | damage |
        | Bandit | 3          | 1      |
      And these monsters are on South's newest land
        | card | owner | durability | damage |
        | Wolf | West  | 3          | 2      |
      And these monsters are on West's newest land
        | card | owner | durability | damage |
        | Boar | North | 3          | 1      |
      And these monsters are on North's newest land
        | card | owner | durability | damage |
        | Bear | East  | 3          | 2      |
      And these monsters are on East's newest land
        | card | owner | durability | damage |
        | Rat  | South | 3          | 1      |
      When <seat> plays the turn to its end
      Then Hero, Archer, Raider and Bandit have 0 damage
      And Wolf, Boar, Bear and Rat have 0 damage

      Examples:
        | seat  |
        | South |
        | West  |
        | North |
        | East  |

    Scenario Outline: of three players all lose their damage in <seat>'s end phase
      Given 3 players sit at the table
      And it is <seat>'s encounter phase
      And South's party is
        | card | durability | damage |
        | Hero | 3          | 2      |
      And West's party is
        | card   | durability | damage |
        | Archer | 3          | 1      |
      And North's party is
        | card   | durability | damage |
        | Raider | 3          | 2      |
      And these monsters are on South's newest land
        | card | owner | durability | damage |
        | Wolf | West  | 3          | 2      |
      And these monsters are on West's newest land
        | card | owner | durability | damage |
        | Boar | North | 3          | 1      |
      And these monsters are on North's newest land
        | card | owner | durability | damage |
        | Bear | South | 3          | 2      |
      When <seat> plays the turn to its end
      Then Hero, Archer and Raider have 0 damage
      And Wolf, Boar and Bear have 0 damage

      Examples:
        | seat  |
        | South |
        | West  |
        | North |
