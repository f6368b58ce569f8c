import sys
src=open("/tmp/tcg_plays/random_games.py").read().rsplit("\nmain(sys.argv",1)[0]
src=src.replace("        one = engine.apply(r, p, q.seat, a)\n","        HOLD[0]=(p,q,a)\n        one = engine.apply(r, p, q.seat, a)\n").replace("def play(","HOLD=[0]\ndef play(")
exec(src)
import signal
main("wild", int(sys.argv[1]), 1)
p,q,a=HOLD[0]
print(q,a)
for n,u in p.units.items():
    c=p.own_cards[p.cards[n]]
    if c.automatic: print(n,u.owner,u.area,c.automatic, c.standing.resist, c.standing.weaknesses, u.equipment)
print(p.battle)
