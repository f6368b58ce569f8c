Feature: Skills

  What characters of four classes can do at once, if they are unhurt and good enough.

  @monster_maker.level.skill_level
  Rule: Some characters have a skill level besides their character level.
    Background:
      Given 4 players sit at the table
      And it is East's first window

    Scenario: a low character with a high skill level uses a high skill
      Given East's party is
        | card | level | skills |
        | Mage | 0     | mage 4 |
      And East's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 4     | skill: draw 1 |
      When East uses Omen with Mage
      Then Omen is in East's discard pile

    Scenario: a high character with a low skill level uses no high skill
      Given East's map has level 6
      And East's party is
        | card | level | skills |
        | Mage | 6     | mage 1 |
      And East's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 2     | skill: draw 1 |
      When East tries to use Omen with Mage
      Then it is refused under monster_maker.skill.use_condition

    Scenario: the party level does not matter
      Given East's party is
        | card | level | skills |
        | Mage | 0     | mage 2 |
      And East's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 2     | skill: draw 1 |
      When East uses Omen with Mage
      Then Omen is in East's discard pile

    Scenario: a character without a skill level cannot use skills
      Given East's map has level 6
      And East's party is
        | card | level | skills |
        | Duke | 6     |        |
      And East's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 0     | skill: draw 1 |
      When East tries to use Omen with Duke
      Then it is refused under monster_maker.character.skill_class

    Scenario: each class has its own level
      Given East's party is
        | card | skills             |
        | Bard | mage 1 and thief 3 |
      And East's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 3     | skill: draw 1 |
      When East tries to use Omen with Bard
      Then it is refused under monster_maker.skill.use_condition

  @monster_maker.character.skill_class
  Rule: A character with a skill level can use skills of its class.
    Background:
      Given it is North's first window

    Scenario: a mage uses a mage's skill
      Given North's party is
        | card  | skills  |
        | Mage  | mage 1  |
        | Thief | thief 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      When North uses Omen with Mage
      Then Omen is in North's discard pile

    Scenario: a thief does not use a mage's skill
      Given North's party is
        | card  | skills  |
        | Mage  | mage 1  |
        | Thief | thief 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      When North tries to use Omen with Thief
      Then it is refused under monster_maker.character.skill_class
      And Omen is in North's hand

    Scenario Outline: whoever has two classes uses a skill of <class>
      Given North's party is
        | card | skills             |
        | Bard | mage 1 and thief 1 |
      And North's hand is
        | card  | kind  | class   | level | effect        |
        | Trick | skill | <class> | 1     | skill: draw 1 |
      When North uses Trick with Bard
      Then Trick is in North's discard pile

      Examples:
        | class |
        | mage  |
        | thief |

    Scenario: the lawful uses are listed
      Given North's party is
        | card   | skills             |
        | Mage   | mage 2             |
        | Bard   | mage 1 and thief 1 |
        | Thief  | thief 3            |
        | Squire |                    |
      And North's hand is
        | card  | kind  | class | level | effect        |
        | Omen  | skill | mage  | 1     | skill: draw 1 |
        | Trick | skill | thief | 2     | skill: draw 1 |
      When the phase begins
      Then the use skill answers open to North are exactly
        | card  | user  |
        | Omen  | Mage  |
        | Omen  | Bard  |
        | Trick | Thief |

    Scenario Outline: whoever has three classes uses a skill of <class>
      Given North's party is
        | card | skills                          |
        | Bard | mage 1 and cleric 1 and thief 1 |
      And North's hand is
        | card  | kind  | class   | level | effect        |
        | Trick | skill | <class> | 1     | skill: draw 1 |
      When North uses Trick with Bard
      Then Trick is in North's discard pile

      Examples:
        | class  |
        | mage   |
        | cleric |
        | thief  |

  @monster_maker.skill.classes
  Rule: There are four skill classes: fighter, cleric, mage, thief.
    Background:
      Given it is North's first window

    Scenario Outline: a <class> has the skills of a <class>
      Given North's party is
        | card  | skills    |
        | Adept | <class> 1 |
      And North's hand is
        | card  | kind  | class   | level | effect        |
        | Trick | skill | <class> | 1     | skill: draw 1 |
      When North uses Trick with Adept
      Then Trick is in North's discard pile

      Examples:
        | class   |
        | fighter |
        | cleric  |
        | mage    |
        | thief   |

    Scenario Outline: a <class> is no <other>
      Given North's party is
        | card  | skills    |
        | Adept | <class> 9 |
      And North's hand is
        | card  | kind  | class   | level | effect        |
        | Trick | skill | <other> | 1     | skill: draw 1 |
      When North tries to use Trick with Adept
      Then it is refused under monster_maker.character.skill_class

      Examples:
        | class   | other   |
        | fighter | cleric  |
        | fighter | thief   |
        | cleric  | mage    |
        | mage    | cleric  |
        | mage    | thief   |
        | thief   | fighter |

    Scenario Outline: a fifth class on a <kind> does not exist
      Given a card with these fields lies in North's hand
        | field     | value       |
        | kind      | <kind>      |
        | <kind>    | <face>      |
        | abilities | <abilities> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind      | face                                                                        | abilities                                                   |
        | skill     | {"level": 1, "skill_class": "bard"}                                         | [{"timing": "skill", "do": [{"verb": "draw", "count": 1}]}] |
        | character | {"level": 0, "attack": {"plus": 1}, "durability": 3, "skills": {"bard": 1}} | []                                                          |

  @monster_maker.skill.use_condition
  Rule: A skill is used by an unhurt character of that class whose skill level is at least the card's level.
    Background:
      Given 3 players sit at the table
      And it is West's first window

    Scenario Outline: a skill of level <level> and a mage of level 3
      Given West's party is
        | card | skills |
        | Mage | mage 3 |
      And West's hand is
        | card | kind  | class | level   | effect        |
        | Omen | skill | mage  | <level> | skill: draw 1 |
      When West uses Omen with Mage
      Then Omen is in West's discard pile

      Examples:
        | level |
        | 0     |
        | 2     |
        | 3     |

    Scenario: a skill of level 4 and a mage of level 3
      Given West's party is
        | card | skills |
        | Mage | mage 3 |
        | Sage | mage 5 |
      And West's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 4     | skill: draw 1 |
      When West tries to use Omen with Mage
      Then it is refused under monster_maker.skill.use_condition
      And Omen is in West's hand

    Scenario: a wounded mage uses no skill
      Given West's party is
        | card | state   | skills |
        | Mage | wounded | mage 3 |
        | Page | unhurt  |        |
      And West's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      When West tries to use Omen with Mage
      Then it is refused under monster_maker.skill.use_condition

    Scenario: a mage with damage who is not wounded uses a skill
      Given West's party is
        | card | state  | durability | damage | skills |
        | Mage | unhurt | 3          | 2      | mage 3 |
      And West's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      When West uses Omen with Mage
      Then Omen is in West's discard pile

    Scenario: nobody uses a skill with another player's mage
      Given North's party is
        | card | skills |
        | Mage | mage 3 |
      And West's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      When West tries to use Omen with Mage
      Then it is refused under monster_maker.skill.use_condition

    Scenario: nobody uses a skill without a character
      Given these monsters are on West's newest land
        | card | kind                  | skills |
        | Imp  | monster and character | mage 3 |
      And West's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      When West tries to use Omen with Imp
      Then it is refused as meaningless

    Scenario: a deemed character with a skill level uses a skill
      Given West's party is
        | card | kind                  | skills |
        | Imp  | monster and character | mage 3 |
      And West's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      When West uses Omen with Imp
      Then Omen is in West's discard pile

    Scenario: a character with damage uses skills like others
      Given it is South's first window
      And South's party is
        | card   | skills | durability | damage |
        | Mage   | mage 1 | 3          | 2      |
        | Wizard | mage 2 | 3          | 0      |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      Then the use skill answers open to South are exactly
        | card | user   |
        | Omen | Mage   |
        | Omen | Wizard |

  @monster_maker.skill.unlimited
  Rule: A character that meets the conditions of skills may use any number of them.
    Scenario: a character uses a third skill in the same window
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 2 |
      And South's hand is
        | card  | kind  | class | level | effect        |
        | Omen  | skill | mage  | 2     | skill: draw 1 |
        | Sign  | skill | mage  | 2     | skill: draw 1 |
        | Dream | skill | mage  | 2     | skill: draw 1 |
      And South has used Omen with Mage
      And South has used Sign with Mage
      When South uses Dream with Mage
      Then Omen, Sign and Dream are in South's discard pile

    Scenario: more skills in a later window of the turn
      Given it is North's second window
      And North's party is
        | card | skills |
        | Mage | mage 2 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 2     | skill: draw 1 |
        | Sign | skill | mage  | 2     | skill: draw 1 |
      And North has used Omen with Mage
      And it has come to North's third window
      When North uses Sign with Mage
      Then Omen and Sign are in North's discard pile

    Scenario: a character uses two copies of one skill
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card | skills |
        | Mage | mage 2 |
      And East's hand is
        | card   | name | kind  | class | level | effect        |
        | Omen 1 | Omen | skill | mage  | 2     | skill: draw 1 |
        | Omen 2 | Omen | skill | mage  | 2     | skill: draw 1 |
      And East has used Omen 1 with Mage
      When East uses Omen 2 with Mage
      Then Omen 1 and Omen 2 are in East's discard pile

  @monster_maker.skill.discard
  Rule: A skill is an instant card and goes to the discard pile after use.
    Background:
      Given it is North's first window

    Scenario: a skill is discarded after use
      Given North's party is
        | card   | skills    | attack |
        | Squire | fighter 1 | 1      |
      And North's hand is
        | card   | kind  | class   | level | effect                                  |
        | Stance | skill | fighter | 1     | skill: attack +2 to this until turn end |
      When North uses Stance with Squire
      Then Stance is in North's discard pile
      And Stance is not in North's hand
      And Squire adds 2 to its attack

    Scenario: a skill is not yet discarded while others may counter it
      Given North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      When North uses Omen with Mage
      Then Omen is not in North's discard pile
      And Omen is not in North's hand

    Scenario: a skill that has been cancelled is discarded
      Given North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And North has used Omen with Mage
      When South counters with Warden
      Then Omen is in North's discard pile
      And North's hand has 0 cards

    Scenario Outline: of two skills of one name <used> is used, the other stays in the hand
      Given North's party is
        | card   | skills    | attack |
        | Squire | fighter 1 | 1      |
      And North's hand is
        | card       | name   | kind  | class   | level | effect                                  |
        | Stance One | Stance | skill | fighter | 1     | skill: attack +2 to this until turn end |
        | Stance Two | Stance | skill | fighter | 1     | skill: attack +2 to this until turn end |
      When North uses <used> with Squire
      Then <used> is in North's discard pile
      And <other> is in North's hand
      And Squire adds 2 to its attack

      Examples:
        | used       | other      |
        | Stance One | Stance Two |
        | Stance Two | Stance One |

    Scenario Outline: of two characters of one name <user> uses a skill, the other does not
      Given North's party is
        | card       | name   | kind      | skills    | attack |
        | Squire One | Squire | character | fighter 1 | 1      |
        | Squire Two | Squire | character | fighter 1 | 1      |
      And North's hand is
        | card   | kind  | class   | level | effect                                  |
        | Stance | skill | fighter | 1     | skill: attack +2 to this until turn end |
      When North uses Stance with <user>
      Then <user> adds 2 to its attack
      And <other> adds 0 to its attack

      Examples:
        | user       | other      |
        | Squire One | Squire Two |
        | Squire Two | Squire One |

    Scenario: the last of nine cards is used as a skill and goes to its player's pile
      Given North's party is
        | card | skills |
        | Mage | mage 1 |
      And South's discard pile holds 2 cards
      And North's hand is
        | card    | kind  | class | level | effect                   |
        | Ring    |       |       |       |                          |
        | Crown   |       |       |       |                          |
        | Relic   |       |       |       |                          |
        | Rune    |       |       |       |                          |
        | Banner  |       |       |       |                          |
        | Vial    |       |       |       |                          |
        | Orb     |       |       |       |                          |
        | Chalice |       |       |       |                          |
        | Omen    | skill | mage  | 1     | skill, discard 1: draw 1 |
      When North uses Omen with Mage discarding Chalice
      Then Omen and Chalice are in North's discard pile
      And South's discard pile has 2 cards
      And North's hand has 8 cards
