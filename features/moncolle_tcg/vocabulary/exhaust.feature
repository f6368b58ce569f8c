Feature: Vocabulary

  @moncolle_tcg.vocabulary.exhaust
  Rule: To exhaust makes units exhausted; one that already is stays so.
    Scenario Outline: <seat>'s <state> unit is exhausted
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area | state   | effect                                        |
        | Mage   | <seat> | b2   |         | own turn, declared: exhaust one of your units |
        | Knight | <seat> | c2   | <state> |                                               |
      When <seat> uses Mage on Knight
      Then Knight is exhausted
      And Mage is ready

      Examples:
        | seat  | state     |
        | South | ready     |
        | North | exhausted |
