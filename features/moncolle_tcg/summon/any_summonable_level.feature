Feature: Normal summon

  @moncolle_tcg.summonphase.any_summonable_level
  Rule: Units with and without the mark of instant summons can be normally summoned.
    Scenario Outline: South summons a unit of level <level>, its mark being <mark>
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card  | level   | instant |
        | Giant | <level> | <mark>  |
      And South has ended the phase
      When South summons Giant to b1
      Then Giant is in b1

      Examples:
        | level | mark |
        | 8     | no   |
        | 2     | yes  |
        | 7     | yes  |
        | 2     | no   |
        | 10    | no   |
        | 3     | yes  |
