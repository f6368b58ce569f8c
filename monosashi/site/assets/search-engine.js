// Finds rules: builds an index from the texts of search-words.js and of the games' files, and ranks clauses, terms and questions for a query.
// Whole words count more than beginnings, beginnings more than words with typing errors; words that mean the same stand
// in for each other. Japanese is found by its characters. Nothing here knows a page; scripts that do call RulesSearch.
(function (root, make) {
  "use strict";
  if (typeof module === "object" && module.exports) { module.exports = make(); } else { root.RulesSearch = make(); }
})(this, function () {
  "use strict";
  var JAPANESE = /[\u3041-\u30ff\u3400-\u9fff々]/;
  var PIECES = /[a-z0-9]+|[\u3041-\u30ff\u3400-\u9fff々]+/g;
  var SYNONYM = 0.56, TYPO = 0.7, STEM_SHARED = 0.95, BEGINNING = 0.5, PART = 0.8, KANA = 0.25, SIGN = 0.6;
  var ENOUGH = 1.6, LONG = 0.4, COVERED = 1.2; // how soon more of a word helps no more, what length costs, what gaps cost
  var FIELD = { title: 2.6, text: 1, chapter: 0.5, keywords: 1.3, asked: 1.8, name: 4, of: 0.35 };
  var ASKED_OF = 0.45, ANSWERED_BY = 0.3; // what a question lends to the clauses that answer it, and the first of them to it
  var KIND = { clause: 1, term: 1.06, question: 0.86 };
  var STATUS = [1, 0.97, 0.6, 0.7]; // normative, interpretation, excluded, vocabulary
  var OLD_EDITION = 0.75, SHOWN = 3, WORST = 0.15;

  // Text

  function even(text) {
    if (/^[ -~]*$/.test(text)) { return text.toLowerCase(); }
    return text.normalize("NFKC").toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").normalize("NFC");
  }

  // As it is compared: katakana as hiragana, so that every way of writing kana is one. It keeps its length.
  function hiragana(text) {
    return text.replace(/[\u30a1-\u30f6]/g, function (sign) { return String.fromCharCode(sign.charCodeAt(0) - 0x60); });
  }

  function fold(text) { return hiragana(even(text)); }

  var stems = new Map();

  function stem(word) {
    if (!stems.has(word)) { stems.set(word, cut(word)); }
    return stems.get(word);
  }

  function cut(word) {
    if (word.length < 4 || /\d/.test(word)) { return word; }
    var short = word.replace(/ies$/, "y").replace(/(ss|x|z|ch|sh)es$/, "$1").replace(/([^su])s$/, "$1");
    if (short.length > 5) { short = short.replace(/ly$/, ""); }
    var bare = short.length > 4 ? short.replace(/(ing|ed)$/, "") : short;
    if (bare !== short && bare.length > 1 && /[aeiouy]/.test(bare)) {
      short = bare.replace(/([^lsz])\1$/, "$1");
    }
    return short.length > 3 ? short.replace(/e$/, "") : short;
  }

  // The words of a folded text.
  function words(text) { return text.replace(/['’]s?\b/g, "").match(/[a-z0-9]+/g) || []; }

  function key(text) { return words(fold(text)).map(stem).join(" "); }

  // How many letters must be typed otherwise, two that changed places counting as one; more than ``most`` is ``most`` + 1.
  function distance(a, b, most) {
    if (Math.abs(a.length - b.length) > most) { return most + 1; }
    var before = [], last = [], row, i, j;
    for (j = 0; j <= b.length; j++) { last[j] = j; }
    for (i = 1; i <= a.length; i++) {
      row = [i];
      for (j = 1; j <= b.length; j++) {
        row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) { row[j] = Math.min(row[j], before[j - 2] + 1); }
      }
      if (Math.min.apply(null, row) > most) { return most + 1; }
      before = last; last = row;
    }
    return last[b.length];
  }

  function forgiven(word) { return word.length < 4 ? 0 : word.length < 8 ? 1 : 2; }

  // Index

  // An index without rules: with the words and the noise of a language.
  function index(shared) {
    var made = { docs: [], length: 0, postings: new Map(), known: new Set(), groups: [], phrases: new Map(), signs: new Map(),
      longest: 1, noise: new Set(shared.noise.map(fold)) };
    shared.words.forEach(function (members) { group(made, "", members); });
    return made;
  }

  // Add the rules of a game.
  function addGame(made, data) {
    var newest = 1 << (data.editions.length - 1);
    var begin = made.docs.length; // where its clauses begin
    data.clauses.forEach(function (row, at) {
      var now = !row[5] || row[5] & newest;
      add(made, { kind: "clause", at: at, data: data, editions: row[5], boost: STATUS[row[4]] * (now ? 1 : OLD_EDITION) },
        { title: row[2], text: row[3], chapter: data.chapters[row[0]][1], keywords: row[7] });
    });
    data.terms.forEach(function (row, at) {
      add(made, { kind: "term", at: at, data: data, editions: 0, boost: 1, names: names(row[0]).concat(names(row[1])) },
        { name: row[0] + " / " + row[1], text: row[2] });
    });
    data.questions.forEach(function (row, at) {
      var titles = row[1].map(function (clause) { return data.clauses[clause][2]; }).join(" / ");
      var editions = row[1].map(function (clause) { return data.clauses[clause][5]; });
      add(made, { kind: "question", at: at, data: data, boost: 1, answers: row[1].map(function (clause) { return begin + clause; }),
        editions: editions.every(Boolean) ? editions.reduce(function (a, b) { return a | b; }, 0) : 0 }, { asked: row[0], of: titles });
    });
    data.words.forEach(function (members) { group(made, data.id, members); });
    data.terms.forEach(function (row) {
      // What "ready / exhausted" is called in another language, one by one: they are not the same.
      var own = names(row[0]), also = names(row[1]);
      own.forEach(function (name, place) { group(made, data.id, own.length === also.length ? [name, also[place]] : [name]); });
    });
  }

  // The names in "ready / exhausted", and both together.
  function names(text) { return Array.from(new Set(text.split(/\s*[/／・]\s*/).concat(text))); }

  function add(made, doc, fields) {
    var number = made.docs.push(doc) - 1;
    doc.signs = []; doc.length = 0;
    Object.keys(fields).forEach(function (field) {
      var weight = FIELD[field], text = fold(fields[field]);
      doc.signs.push([text, weight]);
      if (weight >= 1 && field !== "keywords") { doc.length += text.length; made.length += text.length; }
      words(text).forEach(function (word) {
        made.known.add(word);
        [word, "=" + stem(word)].forEach(function (name) {
          if (!made.postings.has(name)) { made.postings.set(name, new Map()); }
          var found = made.postings.get(name);
          found.set(number, (found.get(number) || 0) + weight);
        });
      });
    });
    doc.names = (doc.names || [fields.title || fields.asked]).map(bare);
  }

  function bare(text) { return fold(text).replace(/[\s？?！!。、.,「」【】()（）]/g, ""); }

  // Words that mean the same, in one game or ("") in all.
  function group(made, game, members) {
    var number = made.groups.push({ game: game, members: members }) - 1;
    members.forEach(function (member) {
      var japanese = JAPANESE.test(member), name = japanese ? fold(member) : key(member), map = japanese ? made.signs : made.phrases;
      if (!name) { return; }
      if (!map.has(name)) { map.set(name, []); }
      map.get(name).push(number);
      made.longest = Math.max(made.longest, japanese ? name.length : name.split(" ").length);
      if (!japanese) { words(fold(member)).forEach(function (word) { made.known.add(word); }); }
    });
  }

  // The groups of a word that hold in the game that is asked about, if it is one.
  function known(made, map, name, game) {
    return !map.has(name) ? [] : map.get(name).filter(function (number) {
      var own = made.groups[number].game;
      return !own || !game || own === game;
    });
  }

  // Queries

  // What is asked, each matter with the ways of saying it: {ways: [{say, weight, game}], weight}.
  function matters(made, query, game) {
    var found = [], raw = even(query).replace(/['’]s?\b/g, ""), pieces = raw.match(PIECES) || [], latin = [];
    var open = /[a-z0-9]$/.test(raw);
    pieces.forEach(function (piece, place) {
      if (JAPANESE.test(piece)) { latins(made, latin, found, false, game); latin = []; japanese(made, piece, found, game); }
      else { latin.push(piece); }
      if (place === pieces.length - 1) { latins(made, latin, found, open, game); }
    });
    var telling = found.filter(function (matter) { return !matter.noise; });
    return telling.length ? telling : found;
  }

  function matter(made, say, groups, weight) {
    var ways = [{ say: say, weight: 1, game: "" }];
    groups.forEach(function (number) {
      made.groups[number].members.forEach(function (member) {
        var name = JAPANESE.test(member) ? fold(member) : key(member);
        if (name && name !== say) { ways.push({ say: name, weight: SYNONYM, game: made.groups[number].game }); }
      });
    });
    return { ways: ways, weight: weight, noise: false };
  }

  function latins(made, typed, found, open, game) {
    var at = 0, size, name, groups, stems = typed.map(function (word, place) {
      return right(made, word, open && place === typed.length - 1);
    });
    while (at < typed.length) {
      for (size = Math.min(5, typed.length - at); size > 0; size--) {
        name = stems.slice(at, at + size).map(function (each) { return each.stem; }).join(" ");
        groups = known(made, made.phrases, name, game);
        if (groups.length && (size > 1 || !made.noise.has(typed[at]))) { break; }
      }
      if (size) {
        found.push(matter(made, name, groups, stems[at].sure));
      } else {
        size = 1;
        found.push({ ways: [{ say: stems[at].stem, weight: 1, game: "", begun: stems[at].begun }], weight: stems[at].sure,
          noise: made.noise.has(typed[at]) });
      }
      if (stems[at].begun) { found[found.length - 1].ways[0].begun = stems[at].begun; }
      at += size;
    }
  }

  // A typed word as it is known: itself, or the nearest known word; ``begun`` is what words may begin with.
  function right(made, word, open) {
    var begun = open && word.length > 1 ? word : "";
    if (made.known.has(word) || made.postings.has("=" + stem(word)) || made.phrases.has(stem(word)) || made.noise.has(word)) {
      return { stem: stem(word), sure: 1, begun: begun };
    }
    if (word.length > 2 && Array.from(made.known).some(function (other) { return other.startsWith(word); })) {
      return { stem: stem(word), sure: 1, begun: word };
    }
    var most = forgiven(word), best = "", least = most + 1;
    if (most) {
      made.known.forEach(function (other) {
        var far = distance(word, other, Math.min(most, least));
        if (far < least || (far === least && best && frequency(made, other) > frequency(made, best))) { best = other; least = far; }
      });
    }
    return best && least <= most ? { stem: stem(best), sure: TYPO, begun: "" } : { stem: stem(word), sure: 1, begun: begun };
  }

  function frequency(made, word) { return (made.postings.get(word) || { size: 0 }).size; }

  function japanese(made, piece, found, game) {
    var folded = hiragana(piece), rest = 0, at = 0, size;
    function unknown(to) {
      if (to > rest) { unknownSigns(made, piece.slice(rest, to), found); }
    }
    while (at < piece.length) {
      for (size = Math.min(made.longest, piece.length - at); size > 0; size--) {
        if (known(made, made.signs, folded.substr(at, size), game).length) { break; }
      }
      if (size > 1 || (size === 1 && /[\u3400-\u9fff]/.test(piece[at]) && !/[\u3400-\u9fff]/.test(piece[at + 1] || "") && !/[\u3400-\u9fff]/.test(piece[at - 1] || ""))) {
        unknown(at);
        found.push(matter(made, folded.substr(at, size), known(made, made.signs, folded.substr(at, size), game), 1));
        at += size; rest = at;
      } else { at += 1; }
    }
    unknown(piece.length);
  }

  // Characters that are no known word: each run of one script for itself; kana alone rarely say what is asked.
  function unknownSigns(made, text, found) {
    (text.match(/[\u3400-\u9fff々]+|[\u30a1-\u30ff]+|[\u3041-\u309fー]+/g) || []).forEach(function (run) {
      var folded = hiragana(run), kana = /^[\u3041-\u309fー]+$/.test(run), near;
      if (!kana && run.length > 3) {
        made.signs.forEach(function (groups, word) {
          if (!near && Math.abs(word.length - folded.length) < 2 && distance(word, folded, 1) === 1) { near = [word, groups]; }
        });
      }
      if (near) { found.push(matter(made, near[0], near[1], TYPO)); return; }
      if (kana && run.length === 1) { return; }
      found.push({ ways: [{ say: folded, weight: 1, game: "" }], weight: kana ? KANA : run.length === 1 ? SIGN : 1, noise: kana && made.noise.has(folded) });
    });
  }

  // Ranking

  // How much of a way of saying something every document has, by its number.
  function having(made, way) {
    return JAPANESE.test(way.say) ? havingSigns(made, way.say, way.weight === 1) : havingWords(made, way);
  }

  function havingWords(made, way) {
    var whole = null;
    way.say.split(" ").forEach(function (word) {
      var one = new Map();
      (made.postings.get("=" + word) || []).forEach(function (tf, doc) { one.set(doc, tf * STEM_SHARED); });
      if (way.begun) {
        made.known.forEach(function (other) {
          if (!other.startsWith(way.begun)) { return; }
          (made.postings.get(other) || []).forEach(function (tf, doc) { one.set(doc, Math.max(one.get(doc) || 0, tf * BEGINNING)); });
        });
      }
      if (whole === null) { whole = one; return; }
      var both = new Map();
      whole.forEach(function (tf, doc) { if (one.has(doc)) { both.set(doc, Math.min(tf, one.get(doc))); } });
      whole = both;
    });
    return whole;
  }

  function havingSigns(made, say, inPart) {
    var found = new Map(), pairs = [];
    for (var at = 0; inPart && say.length > 2 && at < say.length - 1; at++) { pairs.push(say.substr(at, 2)); }
    made.docs.forEach(function (doc, number) {
      var most = 0;
      doc.signs.forEach(function (field) {
        if (field[0].includes(say)) { most += field[1] * 1.2; return; }
        if (!pairs.length) { return; }
        var share = pairs.filter(function (pair) { return field[0].includes(pair); }).length / pairs.length;
        if (share >= 0.5) { most += field[1] * share * share * PART; }
      });
      if (most) { found.set(number, most); }
    });
    return found;
  }

  // The rules that answer a query, the best first: [{kind, at, data, clauses, score}], a kind's row in the data of a game.
  // ``options``: ``game`` and ``edition`` (its number) narrow it down, ``first`` is the game whose results come first,
  // ``without`` the number of a question of that one game which is left out, ``most`` how many results are wanted.
  function search(made, query, options) {
    options = options || {};
    var asked = matters(made, query, options.game), scores = new Map(), covered = new Map(), hits = new Map(), all = 0, whole = bare(query);
    var number = made.docs.length;
    asked.forEach(function (each) {
      var best = new Map();
      each.ways.forEach(function (way) {
        having(made, way).forEach(function (tf, at) {
          var doc = made.docs[at];
          if (way.game && way.game !== doc.data.id) { return; }
          var long = 1 - LONG + LONG * doc.length * made.docs.length / made.length, value = way.weight * 2.2 * tf / (tf + ENOUGH * long);
          if (value > (best.get(at) || 0)) { best.set(at, value); }
        });
      });
      var rare = each.weight * Math.log(1 + (number - best.size + 0.5) / (best.size + 0.5));
      lend(made, best, options);
      all += rare;
      best.forEach(function (value, at) {
        scores.set(at, (scores.get(at) || 0) + rare * value);
        covered.set(at, (covered.get(at) || 0) + rare * Math.min(1, value));
        hits.set(at, (hits.get(at) || 0) + 1);
      });
    });
    var found = [];
    scores.forEach(function (score, at) {
      var doc = made.docs[at];
      if (options.game && doc.data.id !== options.game) { return; }
      if (options.edition >= 0 && doc.editions && !(doc.editions & 1 << options.edition)) { return; }
      if (doc.kind === "question" && doc.data.id === options.game && doc.at === options.without) { return; }
      score *= doc.boost * KIND[doc.kind] * Math.pow(covered.get(at) / all, COVERED);
      if (doc.kind === "question") { score *= Math.min(1, hits.get(at) / matterCount(made, doc)); }
      found.push({ doc: doc, score: score, called: doc.names.indexOf(whole) < 0 ? 0 : doc.kind === "term" ? 2 : 1 });
    });
    identified(made, query).forEach(function (doc) { found.push({ doc: doc, score: 1000, called: 3 }); });
    found.sort(function (a, b) {
      var own = (b.doc.data.id === options.first) - (a.doc.data.id === options.first);
      return own || b.called - a.called || b.score - a.score;
    });
    return chosen(found, options.most || 12);
  }

  // Clauses are found by what their questions say, too, and questions by their first clause, though for less.
  function lend(made, best, options) {
    var lent = [];
    made.docs.forEach(function (doc, at) {
      if (doc.kind !== "question" || (doc.data.id === options.game && doc.at === options.without)) { return; }
      doc.answers.forEach(function (clause, place) {
        if (best.has(at)) { lent.push([clause, best.get(at) * ASKED_OF]); }
        if (best.has(clause) && place === 0) { lent.push([at, best.get(clause) * ANSWERED_BY]); }
      });
    });
    lent.forEach(function (each) { best.set(each[0], Math.max(best.get(each[0]) || 0, each[1])); });
  }

  // How many matters a question asks about itself.
  function matterCount(made, doc) {
    doc.matters = doc.matters || Math.max(1, matters(made, doc.data.questions[doc.at][0], doc.data.id).length);
    return doc.matters;
  }

  // Clauses whose id is typed, whole or without the game.
  function identified(made, query) {
    var name = query.trim().toLowerCase();
    return /^\w+(\.\w+)+$/.test(name) ? made.docs.filter(function (doc) {
      if (doc.kind !== "clause") { return false; }
      var own = "." + clauseId(doc.data, doc.at);
      return own.endsWith("." + name);
    }) : [];
  }

  // Where in the pages of its game the scenario is that a question has, as a row of the data.
  function example(data, row) { return data.chapters[data.clauses[row[2]][0]][0] + ".html#" + clauseId(data, row[2]) + "/" + row[3]; }

  function clauseId(data, at) { return data.id + "." + data.clauses[at][1]; }

  // No rule twice: what a question above shows already need not come again.
  function chosen(found, most) {
    var shown = new Set(), results = [], best = {};
    found.forEach(function (each) {
      var doc = each.doc, data = doc.data;
      best[data.id] = Math.max(best[data.id] || 0, each.score);
      if (results.length >= most || each.score < best[data.id] * WORST) { return; }
      var clauses = doc.kind === "clause" ? [doc.at] : doc.kind === "term" ? data.terms[doc.at][4] : data.questions[doc.at][1];
      var ids = clauses.slice(0, SHOWN).map(function (clause) { return clauseId(data, clause); });
      if (doc.kind !== "term") {
        if (ids.every(function (id) { return shown.has(id); })) { return; }
        ids.forEach(function (id) { shown.add(id); });
      }
      results.push({ kind: doc.kind, at: doc.at, data: data, clauses: clauses.slice(0, SHOWN), score: each.score });
    });
    return results;
  }

  return { index: index, addGame: addGame, search: search, clauseId: clauseId, example: example };
});
