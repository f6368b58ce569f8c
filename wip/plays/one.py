import sys
kindof, seed = sys.argv[1], int(sys.argv[2])
src=open("/tmp/tcg_plays/random_games.py").read().rsplit("\nmain(sys.argv",1)[0]
src=src.replace('''        assert engine.dump(one.position) == engine.dump(two.position), "a loaded position plays otherwise"
''','''        if engine.dump(one.position) != engine.dump(two.position):
            import json
            print(q, a); A,B=json.loads(engine.dump(one.position)),json.loads(engine.dump(two.position))
            for k in A:
                if A[k]!=B.get(k): print(k, A[k], "|||", B.get(k))
            raise SystemExit
        log.append((q,a,[(e.what,e.about,e.seat,e.amount) for e in one.events]))
''').replace("def play(","log=[]\ndef play(")
exec(src)
try:
    main(kindof, seed, 1)
finally:
    for l in log[-3:]: print(l)
