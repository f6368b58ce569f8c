"""How a table of Monster Maker may be turned: everybody moves on by one seat; and what its documents' fields hold."""

from monosashi.kit.interface import Images, Symmetry

IMAGES = Images(
    symmetries=(Symmetry("seats", "with everybody {seats} further on", seats=True),),
    players="players",
    # The monsters on a land come in the order in which they were placed, dice in that of the targets named.
    members=("dismiss.characters", "assign.mains", "support.supports", "aim.characters"),
    in_order=("LandThere.monsters", "Aim.characters"),
    holds={
        "id": (
            *("Side.hand", "Side.deck", "Side.discard", "Side.others", "LandThere.id", "LandThere.monsters"),
            *("CharacterThere.id", "CharacterThere.items", "QuietPosition.damage"),
            *("ChooseStart.card", "UseSkill.card", "UseSkill.user", "UseSkill.targets", "UseSkill.paid"),
            *("PlaceMiracle.card", "PlaceMiracle.on", "Activate.card", "Activate.targets", "Activate.paid"),
            *("Counter.card", "Counter.targets", "Counter.paid", "ApplyEffect.card", "ApplyEffect.targets"),
            *("Assign.mains", "Support.supports", "Aim.characters", "DeckBottom.cards", "Move.card"),
            *("Dismiss.characters", "PlaceCharacter.card", "RankUp.card", "RankUp.replaces", "PlaceMonster.card"),
            *("Discard.cards", "PlayerView.discard", "PlayerView.hand", "PlayerView.deck", "PlayerView.others"),
            *("PlayerView.start", "LandView.id", "MonsterView.id", "CharacterView.id", "CharacterView.items"),
            *("BattleView.mains", "BattleView.supports", "BattleView.results", "AimView.monster"),
            *("AimView.characters", "ActionView.card", "ActionView.user", "View.returning"),
        ),
        "seat": ("View.viewer", "View.turn_player", "View.order", "View.players", "Asked.seat", "MonsterView.owner",
                 "ActionView.seat", "PlaceMonster.on", "TurnView.monsters_on", "Ending.winner"),
        "any": ("Asked.about", "UseSkill.to", "Activate.to", "Counter.to", "ApplyEffect.to", "ActionView.to",
                "ActionView.targets"),
        "id: word": ("QuietPosition.cards", "View.cards"),
        "word": ("View.edition", "View.phase", "Asked.kind", "BattleView.step", "ActionView.kind", "Ending.clause",
                 "Drawn.results"),
        "marked id": ("TurnView.used",),
    },
)  # fmt: skip
