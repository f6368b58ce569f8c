Feature: Cards

  @monster_maker.land.card_text
  Rule: Land cards are placed on the map by a move when all conditions hold.
    Background:
      Given it is South's move phase

    Scenario: a land without conditions is placed
      Given South's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When South moves to Hills
      Then South's map is, from the oldest, Hills
      And Hills is not in South's hand

    Scenario Outline: a <kind> card is no land
      Given South's hand is
        | card  | kind   | level |
        | Other | <kind> | 1     |
      When South tries to move to Other
      Then it is refused under monster_maker.land.card_text

      Examples:
        | kind      |
        | character |
        | monster   |
        | item      |
        | mission   |
        | skill     |

    Scenario Outline: a land for after water is refused with <newest> as newest land
      Given South's map is, the oldest land first
        | card     | level | attribute |
        | Old Lake | 1     | water     |
        | Newest   | 1     | <newest>  |
      And South's hand is
        | card | kind | level | condition   |
        | Quay | land | 1     | after water |
      When South tries to move to Quay
      Then it is refused under monster_maker.land.card_text

      Examples:
        | newest |
        | fire   |
        | none   |

    Scenario: a land for after water is placed with a lake as newest land
      Given South's map is, the oldest land first
        | card     | level | attribute |
        | Old Peak | 1     | fire      |
        | Lake     | 1     | water     |
      And South's hand is
        | card | kind | level | condition   |
        | Quay | land | 1     | after water |
      When South moves to Quay
      Then South's map is, from the oldest, Old Peak, Lake and Quay

    Scenario: nothing comes after water on an empty map
      Given South's hand is
        | card | kind | level | condition   |
        | Quay | land | 1     | after water |
      When South tries to move to Quay
      Then it is refused under monster_maker.land.card_text

    Scenario: a lake that lies face down is no water
      Given South's map is, the oldest land first
        | card | level | attribute | face |
        | Lake | 1     | water     | down |
      And South's hand is
        | card | kind | level | condition   |
        | Quay | land | 1     | after water |
      When South tries to move to Quay
      Then it is refused under monster_maker.land.card_text

    Scenario Outline: one of two attributes is enough, <newest>
      Given South's map is, the oldest land first
        | card   | level | attribute |
        | Newest | 1     | <newest>  |
      And South's hand is
        | card  | kind | level | condition           |
        | Ridge | land | 1     | after wind or earth |
      When South moves to Ridge
      Then South's map is, from the oldest, Newest and Ridge

      Examples:
        | newest |
        | wind   |
        | earth  |

    Scenario: a third attribute will not do
      Given South's map is, the oldest land first
        | card   | level | attribute |
        | Newest | 1     | water     |
      And South's hand is
        | card  | kind | level | condition           |
        | Ridge | land | 1     | after wind or earth |
      When South tries to move to Ridge
      Then it is refused under monster_maker.land.card_text

    Scenario: level 5 is not reached with party level 4
      Given South's map has level 4
      And South's hand is
        | card  | kind | level | condition |
        | Tower | land | 2     | level 5   |
      When South tries to move to Tower
      Then it is refused under monster_maker.land.card_text
      And South's party level is 4

    Scenario Outline: level 5 is reached with party level <level>
      Given South's map has level <level>
      And South's hand is
        | card  | kind | level | condition |
        | Tower | land | 2     | level 5   |
      When South moves to Tower
      Then South's party level is <after>

      Examples:
        | level | after |
        | 5     | 7     |
        | 6     | 8     |

    Scenario Outline: of two conditions <one> is not enough
      Given South's map is, the oldest land first
        | card   | level   | attribute   |
        | Newest | <level> | <attribute> |
      And South's hand is
        | card | kind | level | condition            |
        | Quay | land | 1     | after water, level 2 |
      When South tries to move to Quay
      Then it is refused under monster_maker.land.card_text

      Examples:
        | one       | level | attribute |
        | the water | 1     | water     |
        | the level | 2     | fire      |

    Scenario: a land is placed when both conditions hold
      Given South's map is, the oldest land first
        | card   | level | attribute |
        | Newest | 2     | water     |
      And South's hand is
        | card | kind | level | condition            |
        | Quay | land | 1     | after water, level 2 |
      When South moves to Quay
      Then South's map is, from the oldest, Newest and Quay

    Scenario: the conditions of a card that is laid face down do not matter
      Given South's hand is
        | card | kind | level | condition            |
        | Quay | land | 1     | after water, level 2 |
      When South moves to Quay face down
      Then South's map is, from the oldest, Quay

    Scenario Outline: one of three attributes is enough, <newest>
      Given South's map is, the oldest land first
        | card   | level | attribute |
        | Newest | 1     | <newest>  |
      And South's hand is
        | card  | kind | level | condition                   |
        | Ridge | land | 1     | after fire or wind or earth |
      When South moves to Ridge
      Then South's map is, from the oldest, Newest and Ridge

      Examples:
        | newest |
        | fire   |
        | wind   |
        | earth  |
