Feature: Deck

  @moncolle_tcg.ruling.exclusive_race_lost
  Rule: Exclusive equipment is discarded when its wearer loses the race.
    Background:
      Given it is South's main phase

    Scenario Outline: South's Knight becomes an <race> and wears <worn>
      Given these units are on the battlefield
        | unit   | side  | area | race | standing | attack | effect                                               |
        | Mage   | South | b2   |      |          |        | own turn, declared: race <race> to one of your units |
        | Knight | South | b3   | Elf  | Item 3   | 2      |                                                      |
      And Knight wears these cards
        | card   | only for | attack |
        | Sword  | Elf      | 2      |
        | Shield |          |        |
      When South uses Mage on Knight
      Then Knight wears <worn>
      And Knight has attack <attack>
      And Sword <lie> in South's discard pile

      Examples:
        | race | worn             | attack | lie    |
        | Orc  | Shield           | 2      | is     |
        | Elf  | Shield and Sword | 4      | is not |

    Scenario Outline: in a battle North's Ogre loses its race and its exclusive equipment: <race>
      Given these units are on the battlefield
        | unit | side  | area | race | standing | effect                                         |
        | Mage | South | b2   |      |          | normal, declared: race <race> to an enemy unit |
        | Ogre | North | b3   | Elf  | Item 2   |                                                |
      And Ogre wears these cards
        | card   | only for |
        | Sword  | Elf      |
        | Shield | Elf      |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When North passes
      Then Ogre wears <worn>
      And North's discard pile has <n> cards

      Examples:
        | race | worn             | n |
        | Orc  | nothing          | 2 |
        | Elf  | Shield and Sword | 0 |

    Scenario Outline: exclusive equipment put on by South's unit that is no <race> goes when that ends
      Given these units are on the battlefield
        | unit   | side  | area | race   | standing | effect                                            |
        | Mage   | South | b2   |        |          | own turn, declared: race Elf to one of your units |
        | Knight | South | b3   | <race> | Item 3   |                                                   |
      And South's hand holds these cards
        | card  | kind      | only for |
        | Sword | equipment | Elf      |
      And South has used Mage on Knight
      And South has ended the phase
      And South has ended the phase
      And South has equipped Knight with Sword
      When South plays the turn to its end
      Then Knight wears <worn>
      And Sword <lie> in South's discard pile

      Examples:
        | race | worn    | lie    |
        | Orc  | nothing | is     |
        | Elf  | Sword   | is not |

    Scenario: South's unit without the defence of lost exclusive equipment falls
      Given these units are on the battlefield
        | unit   | side  | area | race | standing | defence | effect                                                                                                  |
        | Mage   | South | b2   |      |          |         | own turn, declared: race Orc to one of your units / own turn, declared: defence -2 to one of your units |
        | Knight | South | b2   | Elf  | Item 3   | 2       |                                                                                                         |
      And Knight wears these cards
        | card   | only for | defence |
        | Shield | Elf      | 1       |
      And South has used the second ability of Mage on Knight
      When South uses Mage on Knight
      Then Knight is not on the battlefield
      And Mage is in b2
