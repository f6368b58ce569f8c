"""What the Monster Collection games truly share: cards, effects, battle values, the counter chain, damage."""
