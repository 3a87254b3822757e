-- Written by Vernissage 0.1.0 (05660737), version 15 of the store.
PRAGMA application_id = 1449489006;
PRAGMA user_version = 15;
CREATE TABLE player (id TEXT PRIMARY KEY, name TEXT NOT NULL, colour TEXT, retired INTEGER NOT NULL DEFAULT 0 CHECK (retired IN (0, 1)), same_as TEXT REFERENCES player (id) CHECK (same_as <> id) , named_at TEXT NOT NULL DEFAULT '', renamed INTEGER NOT NULL DEFAULT 0 CHECK (renamed IN (0, 1))) STRICT, WITHOUT ROWID;
CREATE TABLE game (id TEXT PRIMARY KEY, position INTEGER NOT NULL, head TEXT NOT NULL, events INTEGER NOT NULL, standing TEXT, changed_at TEXT NOT NULL, archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)), trashed_at TEXT , shelf TEXT) STRICT, WITHOUT ROWID;
CREATE TABLE journal (game TEXT NOT NULL REFERENCES game (id), position INTEGER NOT NULL CHECK (position >= 0), at TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('open', 'edit', 'undo', 'redo')), content TEXT CHECK ((content IS NULL) = (kind IN ('undo', 'redo'))), checksum INTEGER, PRIMARY KEY (game, position)) STRICT, WITHOUT ROWID;
CREATE TABLE draft (game TEXT PRIMARY KEY REFERENCES game (id), content TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE seat (game TEXT NOT NULL REFERENCES game (id), seat INTEGER NOT NULL, player TEXT NOT NULL REFERENCES player (id), PRIMARY KEY (game, seat)) STRICT, WITHOUT ROWID;
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE projected_game (number INTEGER PRIMARY KEY, game TEXT NOT NULL UNIQUE REFERENCES game (id), version INTEGER NOT NULL, played_at TEXT NOT NULL, family TEXT NOT NULL, edition TEXT NOT NULL, seats INTEGER NOT NULL, status TEXT NOT NULL CHECK (status IN ('unfinished', 'finished', 'abandoned')), location TEXT, minutes INTEGER, counts INTEGER NOT NULL CHECK (counts IN (0, 1)), search TEXT NOT NULL , misplayed INTEGER NOT NULL DEFAULT 0 CHECK (misplayed IN (0, 1))) STRICT;
CREATE TABLE projected_tag (game INTEGER NOT NULL REFERENCES projected_game ON DELETE CASCADE, tag TEXT NOT NULL, PRIMARY KEY (game, tag)) STRICT, WITHOUT ROWID;
CREATE TABLE projected_round (game INTEGER NOT NULL REFERENCES projected_game ON DELETE CASCADE, round INTEGER NOT NULL, ended_by TEXT NOT NULL, ender INTEGER, PRIMARY KEY (game, round)) STRICT, WITHOUT ROWID;
CREATE TABLE projected_artist (game INTEGER NOT NULL REFERENCES projected_game ON DELETE CASCADE, round INTEGER NOT NULL, artist TEXT NOT NULL, count INTEGER NOT NULL, rank INTEGER, value INTEGER NOT NULL, PRIMARY KEY (game, round, artist)) STRICT, WITHOUT ROWID;
CREATE TABLE projected_sale (game INTEGER NOT NULL REFERENCES projected_game ON DELETE CASCADE, event INTEGER NOT NULL, round INTEGER NOT NULL, auctioneer INTEGER NOT NULL, partner INTEGER, buyer INTEGER NOT NULL, artist TEXT NOT NULL, kind TEXT NOT NULL, paintings INTEGER NOT NULL, price INTEGER, paid INTEGER, PRIMARY KEY (game, event)) STRICT, WITHOUT ROWID;
CREATE TABLE projected_card (game INTEGER NOT NULL REFERENCES projected_game ON DELETE CASCADE, round INTEGER NOT NULL, seat INTEGER NOT NULL, artist TEXT NOT NULL, cards INTEGER NOT NULL, points INTEGER NOT NULL, PRIMARY KEY (game, round, seat, artist)) STRICT, WITHOUT ROWID;
CREATE TABLE projected_payout (game INTEGER NOT NULL REFERENCES projected_game ON DELETE CASCADE, round INTEGER NOT NULL, seat INTEGER NOT NULL, amount INTEGER NOT NULL, PRIMARY KEY (game, round, seat)) STRICT, WITHOUT ROWID;
CREATE TABLE projected_result (game INTEGER NOT NULL REFERENCES projected_game ON DELETE CASCADE, seat INTEGER NOT NULL, player TEXT NOT NULL, score INTEGER, place INTEGER, works INTEGER, held_1 INTEGER, held_2 INTEGER, held_3 INTEGER, held_4 INTEGER, held_5 INTEGER, paid_out INTEGER, bought INTEGER, sold INTEGER, adjusted INTEGER, dearest INTEGER, best_deal INTEGER, worst_deal INTEGER, best_round INTEGER, PRIMARY KEY (game, seat)) STRICT, WITHOUT ROWID;
CREATE TABLE contradiction (game TEXT PRIMARY KEY REFERENCES game (id), replayed TEXT) STRICT, WITHOUT ROWID;
CREATE TABLE taken_log (game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE, hash TEXT NOT NULL, PRIMARY KEY (game, hash)) STRICT, WITHOUT ROWID;
CREATE TABLE other_log (game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE, hash TEXT NOT NULL, events INTEGER NOT NULL, record TEXT NOT NULL, settled INTEGER NOT NULL DEFAULT 0 CHECK (settled IN (0, 1)), PRIMARY KEY (game, hash)) STRICT, WITHOUT ROWID;
CREATE TABLE identity (player TEXT NOT NULL, goes_by TEXT NOT NULL CHECK (goes_by <> player), same INTEGER NOT NULL CHECK (same IN (0, 1)), at TEXT NOT NULL, PRIMARY KEY (player, goes_by)) STRICT, WITHOUT ROWID;
CREATE TABLE valued_game (game INTEGER PRIMARY KEY REFERENCES projected_game ON DELETE CASCADE, version INTEGER NOT NULL, rounds INTEGER NOT NULL) STRICT;
CREATE TABLE valued_seat (game INTEGER NOT NULL REFERENCES valued_game ON DELETE CASCADE, seat INTEGER NOT NULL, started INTEGER NOT NULL, ended INTEGER NOT NULL, selling REAL NOT NULL, buying REAL NOT NULL, displaying REAL NOT NULL, steering REAL NOT NULL, market REAL NOT NULL, corrections REAL NOT NULL, PRIMARY KEY (game, seat)) STRICT, WITHOUT ROWID;
CREATE TABLE valued_chance (game INTEGER NOT NULL REFERENCES valued_game ON DELETE CASCADE, step INTEGER NOT NULL, said REAL NOT NULL, times INTEGER NOT NULL, happened INTEGER NOT NULL, PRIMARY KEY (game, step)) STRICT, WITHOUT ROWID;
CREATE TABLE box (id TEXT PRIMARY KEY, document TEXT NOT NULL, changed_at TEXT NOT NULL, retired INTEGER NOT NULL DEFAULT 0 CHECK (retired IN (0, 1))) STRICT, WITHOUT ROWID;
CREATE TABLE projected_box (edition TEXT PRIMARY KEY, box TEXT NOT NULL, shared TEXT NOT NULL, document TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE projected_wall (game INTEGER PRIMARY KEY REFERENCES projected_game ON DELETE CASCADE, owners INTEGER NOT NULL CHECK (owners IN (0, 1)), rounds INTEGER NOT NULL, paintings INTEGER NOT NULL, frames TEXT NOT NULL) STRICT;
CREATE TABLE correction (game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE, position INTEGER NOT NULL, revision INTEGER NOT NULL, mark TEXT, PRIMARY KEY (game, position)) STRICT, WITHOUT ROWID;
CREATE TABLE replaced_log (game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE, mark TEXT NOT NULL, PRIMARY KEY (game, mark)) STRICT, WITHOUT ROWID;
CREATE TABLE former_log (game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE, hash TEXT NOT NULL, record TEXT NOT NULL, PRIMARY KEY (game, hash)) STRICT, WITHOUT ROWID;
CREATE TABLE projected_course (game INTEGER PRIMARY KEY REFERENCES projected_game ON DELETE CASCADE, lead_changes INTEGER NOT NULL, last_change INTEGER, seat INTEGER, behind INTEGER, behind_at INTEGER, late INTEGER CHECK (late IN (0, 1))) STRICT;
CREATE TABLE valued_card (game INTEGER PRIMARY KEY REFERENCES valued_game ON DELETE CASCADE, event INTEGER NOT NULL, gained REAL NOT NULL, for_good INTEGER NOT NULL CHECK (for_good IN (0, 1))) STRICT;
CREATE TABLE carrier (kind TEXT PRIMARY KEY CHECK (kind IN ('folder', 'club')), place TEXT NOT NULL, club TEXT, epoch TEXT NOT NULL DEFAULT '', cursor TEXT NOT NULL DEFAULT '', synced_at TEXT) STRICT, WITHOUT ROWID;
CREATE TABLE carried (carrier TEXT NOT NULL, hash TEXT NOT NULL, about TEXT, PRIMARY KEY (carrier, hash)) STRICT, WITHOUT ROWID;
CREATE TABLE shared_game (carrier TEXT NOT NULL, game TEXT NOT NULL, state TEXT NOT NULL, round INTEGER NOT NULL, PRIMARY KEY (carrier, game)) STRICT, WITHOUT ROWID;
CREATE TABLE said (subject TEXT PRIMARY KEY, statement TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE arrived (game TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TABLE changed_game (game INTEGER PRIMARY KEY, change INTEGER NOT NULL UNIQUE) STRICT;
INSERT INTO player VALUES
('ada', 'Ada', '#aa0000', 0, NULL, '2024-02-29T19:00:00Z', 0),
('axel', 'Axel', NULL, 0, NULL, '2026-11-20T19:30:05.000Z', 0),
('bo', 'Bo', NULL, 1, NULL, '2023-12-31T20:30:00Z', 0),
('britta', 'Britta', NULL, 0, NULL, '2026-11-20T19:30:13.000Z', 0),
('chloé', 'Chloe', NULL, 0, NULL, '2026-11-20T19:30:22.000Z', 1),
('clemens', 'Clemens', NULL, 0, NULL, '2026-11-20T19:30:13.000Z', 0),
('dmitri', 'Dmitri', NULL, 0, NULL, '2024-08-31', 0),
('doris', 'Doris', NULL, 0, NULL, '2026-11-20T19:30:13.000Z', 0), ('gösta', 'Gösta', NULL, 0, NULL, '2024-08-31', 0),
('id-3', 'Zoe', NULL, 0, 'ada', '', 0), ('id-4', 'Yann', NULL, 0, NULL, '', 0),
('ines', 'Ines', NULL, 0, NULL, '2025-03-29T23:00:00Z', 0), ('jo', 'Jo', NULL, 0, NULL, '2025-03-29T23:00:00Z', 0),
('kai', 'Kai', NULL, 0, NULL, '2025-03-29T23:00:00Z', 0), ('lou', 'Lou', NULL, 0, NULL, '2025-03-29T23:00:00Z', 0),
('élodie', 'Élodie', NULL, 0, NULL, '2024-02-29T19:00:00Z', 0);
INSERT INTO game VALUES
('clocks-change', 0, '{"format":"vernissage/game","version":1,"id":"clocks-change","edition":"box","players":[{"id":"ines","name":"Ines"},{"id":"jo","name":"Jo"},{"id":"kai","name":"Kai"},{"id":"lou","name":"Lou"}],"firstSeat":3,"options":{"tracking":"counts"},"events":[],"box":{"format":"vernissage/box","version":1,"id":"fiera","basedOn":"modern-art-1994","title":"Fiera","artists":[{"id":"lea","name":"Lea","cards":12,"ink":"yellow","kinds":null},{"id":"yves","name":"Yves","cards":13,"ink":"blue","kinds":null},{"id":"carla","name":"Carla","cards":14,"ink":"red","kinds":null},{"id":"karl","name":"Karl","cards":15,"ink":"green","kinds":null},{"id":"otto","name":"Otto","cards":17,"ink":"violet","kinds":null}],"rounds":2,"limit":3,"startingCash":70,"tiles":[35,25,5],"deal":{"3":[6,3],"4":[5,2],"5":[4,2]},"mystery":{"deal":[4,2]},"splitDouble":"variant","money":{"before":"€ ","after":"","times":1000,"tokens":[1,5,20]},"bgg":118,"houseRules":true},"startedAt":"2025-03-29T23:00:00Z","finishedAt":"2025-03-30T00:10:00.000Z","location":"the club","tags":["club"]}', 15, '{"status":"finished","round":2,"scores":[999,154,107,132],"winners":[0]}', '2026-11-20T19:30:04.000Z', 0, NULL, 'finished'),
('first-night', 1, '{"format":"vernissage/game","version":1,"id":"first-night","edition":"box","players":[{"id":"ada","name":"Ada"},{"id":"bo","name":"Bo"},{"id":"chloé","name":"Chloé"}],"firstSeat":1,"options":{"tracking":"ledger"},"events":[],"box":{"format":"vernissage/box","version":1,"id":"fiera","basedOn":"modern-art-1994","title":"Fiera","artists":[{"id":"lea","name":"Lea","cards":12,"ink":"yellow","kinds":null},{"id":"yves","name":"Yves","cards":13,"ink":"blue","kinds":null},{"id":"carla","name":"Carla","cards":14,"ink":"red","kinds":null},{"id":"karl","name":"Karl","cards":15,"ink":"green","kinds":null},{"id":"otto","name":"Otto","cards":17,"ink":"violet","kinds":null}],"rounds":2,"limit":3,"startingCash":70,"tiles":[35,25,5],"deal":{"3":[6,3],"4":[5,2],"5":[4,2]},"mystery":{"deal":[4,2]},"splitDouble":"variant","money":{"before":"€ ","after":"","times":1000,"tokens":[1,5,20]},"bgg":118,"houseRules":true},"startedAt":"2023-12-31T20:30:00Z","location":"Café Zoë","tags":["club"]}', 24, '{"status":"finished","round":2,"scores":[231,128,155],"winners":[0]}', '2026-11-20T19:30:17.000Z', 0, NULL, 'finished'),
('id-1', 6, '{"format":"vernissage/game","version":1,"id":"id-1","startedAt":"2026-11-20T19:30:05.000Z","edition":"modern-art-1994","finishedAt":null,"location":null,"notes":null,"tags":[],"misplayed":false,"abandoned":false,"events":[],"players":[{"id":"axel","name":"Axel"},{"id":"britta","name":"Britta"},{"id":"clemens","name":"Clemens"},{"id":"doris","name":"Doris"}],"firstSeat":0,"options":{"tracking":"ledger"}}', 3, '{"status":"playing","round":1,"scores":[107,100,100,93],"winners":null}', '2026-11-20T19:30:12.000Z', 0, NULL, 'unfinished'),
('id-2', 1, '{"format":"vernissage/game","version":1,"id":"id-2","startedAt":"2026-11-20T19:30:13.000Z","edition":"modern-art-1994","finishedAt":null,"location":null,"notes":null,"tags":[],"misplayed":false,"abandoned":false,"events":[],"players":[{"id":"britta","name":"Britta"},{"id":"clemens","name":"Clemens"},{"id":"doris","name":"Doris"}],"firstSeat":0,"options":{"tracking":"ledger"}}', 1, '{"status":"playing","round":1,"scores":[100,100,100],"winners":null}', '2026-11-20T19:30:15.000Z', 0, '2026-11-20T19:30:16.000Z', NULL),
('leap-day', 1, '{"format":"vernissage/game","version":1,"id":"leap-day","edition":"box","players":[{"id":"ada","name":"Ada"},{"id":"chloé","name":"Chloé"},{"id":"élodie","name":"Élodie"}],"firstSeat":0,"options":{"tracking":"full"},"events":[],"box":{"format":"vernissage/box","version":1,"id":"scuola","basedOn":"masters-gallery","title":"Scuola","artists":[{"id":"m-0","name":"Artemisia","cards":15,"ink":"yellow"},{"id":"m-1","name":"Berthe","cards":16,"ink":"blue"},{"id":"m-2","name":"Camille","cards":17,"ink":"red"},{"id":"m-3","name":"Dora","cards":19,"ink":"green"},{"id":"m-4","name":"Élisabeth","cards":20,"ink":"violet"}],"rounds":2,"limit":5,"valueTokens":[6,4,1],"awards":{"count":4,"value":3},"deal":{"2":[8,5],"3":[7,4],"4":[6,3],"5":[5,2]},"extras":"displayed","starter":"left-of-ender","bgg":40381,"houseRules":true},"startedAt":"2024-02-29T19:00:00Z","location":"Café Zoë","tags":["rainy"]}', 23, '{"status":"finished","round":2,"scores":[28,49,29],"winners":[1]}', '2026-11-20T19:30:17.000Z', 1, NULL, 'finished'),
('winner-only', 0, '{"format":"vernissage/game","version":1,"id":"winner-only","edition":"modern-art-1994","players":[{"id":"chloé","name":"Chloé"},{"id":"dmitri","name":"Dmitri"},{"id":"gösta","name":"Gösta"}],"startedAt":"2024-08-31","firstSeat":0,"options":{"tracking":"counts"},"events":[],"knownResult":{"scores":null,"winners":[2],"rounds":[],"minutes":null,"source":"bg-stats"}}', 0, '{"status":"finished","round":1,"scores":null,"winners":[2]}', '2024-08-31T00:00:00.000Z', 0, NULL, 'finished');
INSERT INTO journal VALUES
('clocks-change', 0, '2026-11-20T19:30:04.000Z', 'open', '{"format":"vernissage/game","version":1,"id":"clocks-change","edition":"box","players":[{"id":"ines","name":"Ines"},{"id":"jo","name":"Jo"},{"id":"kai","name":"Kai"},{"id":"lou","name":"Lou"}],"firstSeat":3,"options":{"tracking":"counts"},"events":[{"type":"offer","artist":"yves","seat":3,"auction":"once"},{"type":"offer","artist":"otto","seat":0,"auction":"double"},{"type":"pair","artist":"otto","seat":2,"auction":"once"},{"type":"offer","artist":"carla"},{"type":"pair","artist":"carla"},{"type":"offer","artist":"otto","seat":2,"auction":"hidden"},{"type":"settle","holdings":[{"yves":1,"otto":2},{"carla":2},{},{}]},{"type":"offer","artist":"yves","seat":3,"auction":"fixed"},{"type":"offer","artist":"karl"},{"type":"offer","artist":"otto","seat":1,"auction":"fixed"},{"type":"offer","artist":"yves","seat":2,"auction":"once"},{"type":"offer","artist":"karl"},{"type":"offer","artist":"yves"},{"type":"settle","holdings":[{"yves":1,"karl":1},{"yves":1},{},{"karl":1,"otto":1}]},{"type":"final","money":[169,154,107,132]}],"box":{"format":"vernissage/box","version":1,"id":"fiera","basedOn":"modern-art-1994","title":"Fiera","artists":[{"id":"lea","name":"Lea","cards":12,"ink":"yellow","kinds":null},{"id":"yves","name":"Yves","cards":13,"ink":"blue","kinds":null},{"id":"carla","name":"Carla","cards":14,"ink":"red","kinds":null},{"id":"karl","name":"Karl","cards":15,"ink":"green","kinds":null},{"id":"otto","name":"Otto","cards":17,"ink":"violet","kinds":null}],"rounds":2,"limit":3,"startingCash":70,"tiles":[35,25,5],"deal":{"3":[6,3],"4":[5,2],"5":[4,2]},"mystery":{"deal":[4,2]},"splitDouble":"variant","money":{"before":"€ ","after":"","times":1000,"tokens":[1,5,20]},"bgg":118,"houseRules":true},"startedAt":"2025-03-29T23:00:00Z","finishedAt":"2025-03-30T00:10:00.000Z","location":"the club","tags":["club"]}', 3186077134),
('first-night', 0, '2026-11-20T19:30:00.000Z', 'open', '{"format":"vernissage/game","version":1,"id":"first-night","edition":"box","players":[{"id":"ada","name":"Ada"},{"id":"bo","name":"Bo"},{"id":"chloé","name":"Chloé"}],"firstSeat":1,"options":{"tracking":"ledger"},"events":[{"type":"offer","artist":"carla","seat":1,"auction":"hidden"},{"type":"sale","buyer":2,"price":8,"bids":[1,3,8]},{"type":"offer","artist":"karl","seat":2,"auction":"open"},{"type":"sale","buyer":2,"price":7},{"type":"offer","artist":"otto","seat":0,"auction":"hidden"},{"type":"sale","buyer":0,"price":28},{"type":"offer","artist":"karl","seat":1,"auction":"open"},{"type":"sale","buyer":0,"price":9,"bids":[9,3,null]},{"type":"offer","artist":"karl","seat":2,"auction":"open"},{"type":"settle"},{"type":"offer","artist":"karl","seat":0,"auction":"double"},{"type":"pair","artist":"karl","seat":0,"auction":"fixed"},{"type":"sale","buyer":2,"price":58},{"type":"offer","artist":"yves","seat":1,"auction":"hidden"},{"type":"sale","buyer":2,"price":15,"bids":[8,3,15]},{"type":"offer","artist":"lea","seat":2,"auction":"once"},{"type":"sale","buyer":2,"price":11},{"type":"offer","artist":"carla","seat":0,"auction":"double"},{"type":"pair","artist":"carla","seat":1,"auction":"open"},{"type":"sale","buyer":0,"price":20,"bids":[20,17,8]},{"type":"offer","artist":"lea","seat":2,"auction":"once"},{"type":"sale","buyer":1,"price":19,"bids":[3,19,null]},{"type":"offer","artist":"carla","seat":0,"auction":"open"},{"type":"settle"}],"box":{"format":"vernissage/box","version":1,"id":"fiera","basedOn":"modern-art-1994","title":"Fiera","artists":[{"id":"lea","name":"Lea","cards":12,"ink":"yellow","kinds":null},{"id":"yves","name":"Yves","cards":13,"ink":"blue","kinds":null},{"id":"carla","name":"Carla","cards":14,"ink":"red","kinds":null},{"id":"karl","name":"Karl","cards":15,"ink":"green","kinds":null},{"id":"otto","name":"Otto","cards":17,"ink":"violet","kinds":null}],"rounds":2,"limit":3,"startingCash":70,"tiles":[35,25,5],"deal":{"3":[6,3],"4":[5,2],"5":[4,2]},"mystery":{"deal":[4,2]},"splitDouble":"variant","money":{"before":"€ ","after":"","times":1000,"tokens":[1,5,20]},"bgg":118,"houseRules":true},"startedAt":"2023-12-31T20:30:00Z","location":"the club","tags":["club"]}', 2170316125),
('first-night', 1, '2026-11-20T19:30:17.000Z', 'edit', '[{"kind":"header","fields":{"location":"Café Zoë"}}]', 1479010081),
('id-1', 0, '2026-11-20T19:30:06.000Z', 'open', '{"format":"vernissage/game","version":1,"id":"id-1","startedAt":"2026-11-20T19:30:05.000Z","edition":"modern-art-1994","finishedAt":null,"location":null,"notes":null,"tags":[],"misplayed":false,"abandoned":false,"events":[],"players":[{"id":"axel","name":"Axel"},{"id":"britta","name":"Britta"},{"id":"clemens","name":"Clemens"},{"id":"doris","name":"Doris"}],"firstSeat":0,"options":{"tracking":"ledger"}}', 2604933428),
('id-1', 1, '2026-11-20T19:30:07.000Z', 'edit', '[{"kind":"append","event":{"type":"offer","seat":0,"artist":"krypto","auction":"open"}}]', 2175114369),
('id-1', 2, '2026-11-20T19:30:08.000Z', 'edit', '[{"kind":"append","event":{"type":"sale","buyer":3,"price":19}}]', 3312798466),
('id-1', 3, '2026-11-20T19:30:09.000Z', 'edit', '[{"kind":"append","event":{"type":"offer","seat":1,"artist":"krypto","auction":"open"}}]', 3396199822),
('id-1', 4, '2026-11-20T19:30:10.000Z', 'edit', '[{"kind":"replace","index":1,"event":{"type":"sale","buyer":3,"price":7}}]', 895682927),
('id-1', 5, '2026-11-20T19:30:11.000Z', 'undo', NULL, 3452819719),
('id-1', 6, '2026-11-20T19:30:12.000Z', 'redo', NULL, 376264793),
('id-2', 0, '2026-11-20T19:30:14.000Z', 'open', '{"format":"vernissage/game","version":1,"id":"id-2","startedAt":"2026-11-20T19:30:13.000Z","edition":"modern-art-1994","finishedAt":null,"location":null,"notes":null,"tags":[],"misplayed":false,"abandoned":false,"events":[],"players":[{"id":"britta","name":"Britta"},{"id":"clemens","name":"Clemens"},{"id":"doris","name":"Doris"}],"firstSeat":0,"options":{"tracking":"ledger"}}', 89229742),
('id-2', 1, '2026-11-20T19:30:15.000Z', 'edit', '[{"kind":"append","event":{"type":"offer","seat":0,"artist":"krypto","auction":"open"}}]', 2161422151),
('leap-day', 0, '2026-11-20T19:30:01.000Z', 'open', '{"format":"vernissage/game","version":1,"id":"leap-day","edition":"box","players":[{"id":"ada","name":"Ada"},{"id":"chloé","name":"Chloé"},{"id":"élodie","name":"Élodie"}],"firstSeat":0,"options":{"tracking":"full"},"events":[{"type":"influence","artist":"m-4"},{"type":"play","artist":"m-1","seat":0,"effect":"none"},{"type":"play","artist":"m-1","seat":1,"effect":"second-up"},{"type":"second","artist":"m-1"},{"type":"play","artist":"m-4","seat":2,"effect":"none"},{"type":"play","artist":"m-2","seat":0,"effect":"none"},{"type":"play","artist":"m-4","seat":1,"effect":"none"},{"type":"play","artist":"m-0","seat":2,"effect":"award"},{"type":"award","artist":"m-0"},{"type":"play","artist":"m-4","seat":0,"effect":"none"},{"type":"play","artist":"m-0","seat":1,"effect":"none"},{"type":"play","artist":"m-4","seat":2,"effect":"none"},{"type":"extras","cards":[["m-2"],["m-4"],["m-0"]]},{"type":"settle"},{"type":"influence","artist":"m-2"},{"type":"play","artist":"m-2","seat":0,"effect":"award"},{"type":"award","artist":"m-2"},{"type":"play","artist":"m-0","seat":1,"effect":"none"},{"type":"play","artist":"m-2","seat":2,"effect":"none"},{"type":"play","artist":"m-2","seat":0,"effect":"none"},{"type":"play","artist":"m-2","seat":1,"effect":"none"},{"type":"extras","cards":[[],["m-0"],[]]},{"type":"settle"}],"box":{"format":"vernissage/box","version":1,"id":"scuola","basedOn":"masters-gallery","title":"Scuola","artists":[{"id":"m-0","name":"Artemisia","cards":15,"ink":"yellow"},{"id":"m-1","name":"Berthe","cards":16,"ink":"blue"},{"id":"m-2","name":"Camille","cards":17,"ink":"red"},{"id":"m-3","name":"Dora","cards":19,"ink":"green"},{"id":"m-4","name":"Élisabeth","cards":20,"ink":"violet"}],"rounds":2,"limit":5,"valueTokens":[6,4,1],"awards":{"count":4,"value":3},"deal":{"2":[8,5],"3":[7,4],"4":[6,3],"5":[5,2]},"extras":"displayed","starter":"left-of-ender","bgg":40381,"houseRules":true},"startedAt":"2024-02-29T19:00:00Z","location":"the club","tags":["rainy"]}', 3398824547),
('leap-day', 1, '2026-11-20T19:30:17.000Z', 'edit', '[{"kind":"header","fields":{"location":"Café Zoë"}}]', 527665759),
('winner-only', 0, '2024-08-31T00:00:00.000Z', 'open', '{"format":"vernissage/game","version":1,"id":"winner-only","edition":"modern-art-1994","players":[{"id":"chloé","name":"Chloé"},{"id":"dmitri","name":"Dmitri"},{"id":"gösta","name":"Gösta"}],"startedAt":"2024-08-31","firstSeat":0,"options":{"tracking":"counts"},"events":[],"knownResult":{"scores":null,"winners":[2],"rounds":[],"minutes":null,"source":"bg-stats"}}', 1893341418);
INSERT INTO draft VALUES
('id-1', '{"lot":{"artist":"krypto","bids":["4",""]}}');
INSERT INTO seat VALUES
('first-night', 0, 'ada'), ('leap-day', 0, 'ada'), ('id-1', 0, 'axel'), ('first-night', 1, 'bo'),
('id-1', 1, 'britta'), ('id-2', 0, 'britta'), ('first-night', 2, 'chloé'), ('leap-day', 1, 'chloé'),
('winner-only', 0, 'chloé'), ('id-1', 2, 'clemens'), ('id-2', 1, 'clemens'), ('winner-only', 1, 'dmitri'),
('id-1', 3, 'doris'), ('id-2', 2, 'doris'), ('winner-only', 2, 'gösta'), ('clocks-change', 0, 'ines'),
('clocks-change', 1, 'jo'), ('clocks-change', 2, 'kai'), ('clocks-change', 3, 'lou'), ('leap-day', 2, 'élodie');
INSERT INTO setting VALUES
('lessonsDone', '["first"]'),
('season', '{"season":{"title":"Spring","from":"2026-03-01","to":"2026-12-31","rule":"wins","least":1},"at":"2026-11-20T18:00:00.000Z"}'),
('sounds', '["round"]'), ('theme', '"dark"');
INSERT INTO projected_game VALUES
(1, 'first-night', 5, '2023-12-31T20:30:00.000Z', 'auction', 'box-3d30cd3d6adf671b104c9a0fb260ba86ad859e4e', 3, 'finished', 'Café Zoë', NULL, 1, 'ada
bo
chloe
cafe zoe
club', 0),
(2, 'leap-day', 5, '2024-02-29T19:00:00.000Z', 'gallery', 'box-a68d01edc652649d5db6f3df189aa02421b1de0d', 3, 'finished', 'Café Zoë', NULL, 1, 'ada
chloe
elodie
cafe zoe
rainy', 0),
(3, 'winner-only', 5, '2024-08-31T12:00:00.000Z', 'auction', 'modern-art-1994', 3, 'finished', NULL, NULL, 1, 'chloe
dmitri
gosta', 0),
(4, 'clocks-change', 5, '2025-03-29T23:00:00.000Z', 'auction', 'box-3d30cd3d6adf671b104c9a0fb260ba86ad859e4e', 4, 'finished', 'the club', 70, 1, 'ines
jo
kai
lou
the club
club', 0),
(5, 'id-1', 5, '2026-11-20T19:30:05.000Z', 'auction', 'modern-art-1994', 4, 'unfinished', NULL, NULL, 0, 'axel
britta
clemens
doris', 0),
(6, 'id-2', 5, '2026-11-20T19:30:13.000Z', 'auction', 'modern-art-1994', 3, 'unfinished', NULL, NULL, 0, 'britta
clemens
doris', 0);
INSERT INTO projected_tag VALUES
(1, 'club'), (2, 'rainy'), (4, 'club');
INSERT INTO projected_round VALUES
(1, 1, 'limit', 2), (1, 2, 'limit', 0), (2, 1, 'limit', 2), (2, 2, 'limit', 1);
INSERT INTO projected_artist VALUES
(1, 1, 'carla', 1, 2, 25), (1, 1, 'karl', 3, 1, 35), (1, 1, 'lea', 0, NULL, 0), (1, 1, 'otto', 1, 3, 5),
(1, 1, 'yves', 0, NULL, 0), (1, 2, 'carla', 3, 1, 60), (1, 2, 'karl', 2, 3, 40), (1, 2, 'lea', 2, 2, 25),
(1, 2, 'otto', 0, NULL, 0), (1, 2, 'yves', 1, NULL, 0), (2, 1, 'm-0', 2, 3, 4), (2, 1, 'm-1', 3, 2, 4),
(2, 1, 'm-2', 1, NULL, 0), (2, 1, 'm-3', 0, NULL, 0), (2, 1, 'm-4', 5, 1, 6), (2, 2, 'm-0', 1, 2, 8),
(2, 2, 'm-1', 0, NULL, 0), (2, 2, 'm-2', 5, 1, 9), (2, 2, 'm-3', 0, NULL, 0), (2, 2, 'm-4', 0, NULL, 0);
INSERT INTO projected_sale VALUES
(1, 1, 1, 1, NULL, 2, 'carla', 'hidden', 1, 8, 25), (1, 3, 1, 2, NULL, 2, 'karl', 'open', 1, 7, 35),
(1, 5, 1, 0, NULL, 0, 'otto', 'hidden', 1, 28, 5), (1, 7, 1, 1, NULL, 0, 'karl', 'open', 1, 9, 35),
(1, 12, 2, 0, NULL, 2, 'karl', 'fixed', 2, 58, 80), (1, 14, 2, 1, NULL, 2, 'yves', 'hidden', 1, 15, 0),
(1, 16, 2, 2, NULL, 2, 'lea', 'once', 1, 11, 25), (1, 19, 2, 1, 0, 0, 'carla', 'open', 2, 20, 120),
(1, 21, 2, 2, NULL, 1, 'lea', 'once', 1, 19, 25);
INSERT INTO projected_card VALUES
(2, 1, 0, 'm-1', 1, 4), (2, 1, 0, 'm-2', 2, 0), (2, 1, 0, 'm-4', 1, 6), (2, 1, 1, 'm-0', 1, 4),
(2, 1, 1, 'm-1', 2, 8), (2, 1, 1, 'm-4', 2, 12), (2, 1, 2, 'm-0', 2, 8), (2, 1, 2, 'm-4', 2, 12),
(2, 2, 0, 'm-2', 2, 18), (2, 2, 1, 'm-0', 2, 16), (2, 2, 1, 'm-2', 1, 9), (2, 2, 2, 'm-2', 1, 9);
INSERT INTO projected_payout VALUES
(1, 1, 0, 40), (1, 1, 1, 0), (1, 1, 2, 60), (1, 2, 0, 120), (1, 2, 1, 25), (1, 2, 2, 105), (2, 1, 0, 10),
(2, 1, 1, 24), (2, 1, 2, 20), (2, 2, 0, 18), (2, 2, 1, 25), (2, 2, 2, 9);
INSERT INTO projected_result VALUES
(1, 0, 'ada', 231, 1, 4, 0, 0, 2, 1, 1, 160, 57, 58, 0, 28, 100, -23, 120),
(1, 1, 'bo', 128, 3, 1, 1, 0, 0, 0, 0, 25, 19, 52, 0, 19, 6, 6, 25),
(1, 2, 'chloé', 155, 2, 6, 1, 1, 1, 3, 0, 165, 99, 19, 0, 58, 28, -15, 105),
(2, 0, 'ada', 28, 3, 6, 0, 1, 4, 0, 1, 28, NULL, NULL, NULL, NULL, NULL, NULL, 18),
(2, 1, 'chloé', 49, 1, 8, 3, 2, 1, 0, 2, 49, NULL, NULL, NULL, NULL, NULL, NULL, 25),
(2, 2, 'élodie', 29, 2, 5, 2, 0, 1, 0, 2, 29, NULL, NULL, NULL, NULL, NULL, NULL, 20),
(3, 0, 'chloé', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
(3, 1, 'dmitri', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
(3, 2, 'gösta', NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
(4, 0, 'ines', 999, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
(4, 1, 'jo', 154, 2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
(4, 2, 'kai', 107, 4, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
(4, 3, 'lou', 132, 3, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO contradiction VALUES
('clocks-change', '{"status":"finished","round":2,"scores":[169,154,107,132],"winners":[0]}');
INSERT INTO taken_log VALUES
('first-night', '5c2ff3f97f40800ca093cddb86fe4a382452d864e5db91a44ac3f8f9ceca4ed2'),
('first-night', 'e5f72bff2db513751702b05df67e4bb978bda1c7328141bb4dc236c9bc1f293d'),
('winner-only', '3ad708cf82913274c36313f2a869b08a6ef99a51b47dcf2c8407f45e895ffd06');
INSERT INTO other_log VALUES
('first-night', '5c2ff3f97f40800ca093cddb86fe4a382452d864e5db91a44ac3f8f9ceca4ed2', 6, '{"format":"vernissage/game","version":1,"id":"first-night","edition":"box","players":[{"id":"ada","name":"Ada"},{"id":"bo","name":"Bo"},{"id":"chloé","name":"Chloé"}],"firstSeat":1,"options":{"tracking":"ledger"},"events":[{"type":"offer","artist":"carla","seat":1,"auction":"hidden"},{"type":"sale","buyer":2,"price":8,"bids":[1,3,8]},{"type":"offer","artist":"karl","seat":2,"auction":"open"},{"type":"sale","buyer":2,"price":7},{"type":"offer","artist":"otto","seat":0,"auction":"hidden"},{"type":"sale","buyer":1,"price":3}],"box":{"format":"vernissage/box","version":1,"id":"fiera","basedOn":"modern-art-1994","title":"Fiera","artists":[{"id":"lea","name":"Lea","cards":12,"ink":"yellow","kinds":null},{"id":"yves","name":"Yves","cards":13,"ink":"blue","kinds":null},{"id":"carla","name":"Carla","cards":14,"ink":"red","kinds":null},{"id":"karl","name":"Karl","cards":15,"ink":"green","kinds":null},{"id":"otto","name":"Otto","cards":17,"ink":"violet","kinds":null}],"rounds":2,"limit":3,"startingCash":70,"tiles":[35,25,5],"deal":{"3":[6,3],"4":[5,2],"5":[4,2]},"mystery":{"deal":[4,2]},"splitDouble":"variant","money":{"before":"€ ","after":"","times":1000,"tokens":[1,5,20]},"bgg":118,"houseRules":true},"startedAt":"2023-12-31T20:30:00Z","location":"the club","tags":["club"]}', 0);
INSERT INTO identity VALUES
('id-3', 'ada', 1, '2026-11-20T19:30:19.000Z'), ('id-4', 'bo', 0, '2026-11-20T19:30:21.001Z');
INSERT INTO valued_game VALUES
(1, 2, 2), (2, 2, 2), (3, 2, 0), (4, 2, 0);
INSERT INTO valued_seat VALUES
(1, 0, 70, 231, 58, 82.71698798009722, 0, 36.06192570848512, -15.778913688582339, 0),
(1, 1, 70, 128, 52, 8.912160588496377, 0, 0, -2.912160588496377, 0),
(1, 2, 70, 155, 19, 104.58315388187593, 0, -6.5178745824544375, -32.0652792994215, 0),
(2, 0, 0, 28, 0, 0, 22.636655165638786, 2.8598216998629153, 2.5035231344982996, 0),
(2, 1, 0, 49, 0, 0, 46.17655483519206, 1.0755535571422143, 1.7478916076657303, 0),
(2, 2, 0, 29, 0, 0, 22.712239039126246, 1.9522975113998047, 4.33546344947395, 0);
INSERT INTO valued_chance VALUES
(1, 0, 2.594063588769818, 43, 4), (1, 1, 10.240483815752775, 69, 10), (1, 2, 9.99536978100507, 42, 9),
(1, 3, 5.483729028384755, 16, 6), (1, 4, 5.53213873364747, 12, 7), (1, 5, 6.643529250818324, 12, 6),
(1, 6, 5.7013003120649035, 9, 4), (1, 7, 4.34730190381254, 6, 5), (1, 8, 2.559225915560699, 3, 2),
(1, 9, 1.9028576701836415, 2, 2), (2, 0, 4.404066036901666, 85, 0), (2, 1, 9.926679096753734, 66, 2),
(2, 2, 14.808886660438034, 64, 10), (2, 3, 7.087768274456295, 20, 13), (2, 4, 9.615126904746845, 21, 12),
(2, 5, 10.0534965430128, 18, 15), (2, 6, 7.110383387430104, 11, 10), (2, 7, 6.681113567253956, 9, 7),
(2, 8, 3.437476959036775, 4, 4), (2, 9, 1.875002569969786, 2, 2);
INSERT INTO box VALUES
('fiera', '{"format":"vernissage/box","version":1,"id":"fiera","basedOn":"modern-art-1994","title":"Fiera","artists":[{"id":"lea","name":"Lea","cards":12,"ink":"yellow","kinds":null},{"id":"yves","name":"Yves","cards":13,"ink":"blue","kinds":null},{"id":"carla","name":"Carla","cards":14,"ink":"red","kinds":null},{"id":"karl","name":"Karl","cards":15,"ink":"green","kinds":null},{"id":"otto","name":"Otto","cards":17,"ink":"violet","kinds":null}],"rounds":2,"limit":3,"startingCash":70,"tiles":[35,25,5],"deal":{"3":[6,3],"4":[5,2],"5":[4,2]},"mystery":{"deal":[4,2]},"splitDouble":"variant","money":{"before":"€ ","after":"","times":1000,"tokens":[1,5,20]},"bgg":118,"houseRules":true}', '2026-11-20T18:00:00.000Z', 1);
INSERT INTO projected_box VALUES
('box-3d30cd3d6adf671b104c9a0fb260ba86ad859e4e', 'fiera', 'box-0c38b1a1560374190dc31102f30c9746791a3890', '{"format":"vernissage/box","version":1,"id":"fiera","basedOn":"modern-art-1994","title":"Fiera","artists":[{"id":"lea","name":"Lea","cards":12,"ink":"yellow","kinds":null},{"id":"yves","name":"Yves","cards":13,"ink":"blue","kinds":null},{"id":"carla","name":"Carla","cards":14,"ink":"red","kinds":null},{"id":"karl","name":"Karl","cards":15,"ink":"green","kinds":null},{"id":"otto","name":"Otto","cards":17,"ink":"violet","kinds":null}],"rounds":2,"limit":3,"startingCash":70,"tiles":[35,25,5],"deal":{"3":[6,3],"4":[5,2],"5":[4,2]},"mystery":{"deal":[4,2]},"splitDouble":"variant","money":{"before":"€ ","after":"","times":1000,"tokens":[1,5,20]},"bgg":118,"houseRules":true}'),
('box-a68d01edc652649d5db6f3df189aa02421b1de0d', 'scuola', 'box-88a77476ab14cc12e5213591256789db7b704a5b', '{"format":"vernissage/box","version":1,"id":"scuola","basedOn":"masters-gallery","title":"Scuola","artists":[{"id":"m-0","name":"Artemisia","cards":15,"ink":"yellow"},{"id":"m-1","name":"Berthe","cards":16,"ink":"blue"},{"id":"m-2","name":"Camille","cards":17,"ink":"red"},{"id":"m-3","name":"Dora","cards":19,"ink":"green"},{"id":"m-4","name":"Élisabeth","cards":20,"ink":"violet"}],"rounds":2,"limit":5,"valueTokens":[6,4,1],"awards":{"count":4,"value":3},"deal":{"2":[8,5],"3":[7,4],"4":[6,3],"5":[5,2]},"extras":"displayed","starter":"left-of-ender","bgg":40381,"houseRules":true}');
INSERT INTO projected_wall VALUES
(1, 1, 2, 13, '23023209I31223308S14322110M53122120:S131200300S1 3423310k1X13412310k1X11322320@00222330<I2123121El12112121El10222230DI21200100l1'),
(2, 1, 2, 21, '4=00000061610100041810200041>10200044610300062610100004610200060;10300044620100060610200044610300062A10100004A00200060A0030004 2=20000092;10100090620200082610300092610100092610200090A1020008');
INSERT INTO correction VALUES
('first-night', 1, 1, NULL), ('id-1', 4, 1, '58f570a75f32aa5e180284c41d810f28b5a192019d65f25a5d1ad2b18219a241'),
('id-1', 5, 2, 'fd3f6e4e2292094ac6ba54eef73d30809ce9b0f8ddcddd11b4f6f609eeedf07d'),
('id-1', 6, 3, '1257c862caa5b2fe1cd6e4c5b70a0c4976e843004cae7368271dafb19ee5452d'), ('leap-day', 1, 1, NULL);
INSERT INTO replaced_log VALUES
('first-night', '2f1149edcc0dbab3a9c5990d0179d680a9884692f42b6c44341d051c2f3e936c'),
('first-night', '7ca22f174d858bfd0d993b049988774056d3e9153cb2df9a5db69d37a1fe3ec6'),
('leap-day', '7d1af230cc341521bdb43570e201b8b666cb9dbefd3b49b33494a350bcbac6f1');
INSERT INTO former_log VALUES
('leap-day', 'f5d0279af040221c689e6a4a8cfa1a0fd3ac2e3f6ec6e6783b0d8d0f4e262edb', '{"format":"vernissage/game","version":1,"id":"leap-day","edition":"box","players":[{"id":"ada","name":"Ada"},{"id":"chloé","name":"Chloé"},{"id":"élodie","name":"Élodie"}],"firstSeat":0,"options":{"tracking":"full"},"events":[{"type":"influence","artist":"m-4"},{"type":"play","artist":"m-1","seat":0,"effect":"none"},{"type":"play","artist":"m-1","seat":1,"effect":"second-up"},{"type":"second","artist":"m-1"}],"box":{"format":"vernissage/box","version":1,"id":"scuola","basedOn":"masters-gallery","title":"Scuola","artists":[{"id":"m-0","name":"Artemisia","cards":15,"ink":"yellow"},{"id":"m-1","name":"Berthe","cards":16,"ink":"blue"},{"id":"m-2","name":"Camille","cards":17,"ink":"red"},{"id":"m-3","name":"Dora","cards":19,"ink":"green"},{"id":"m-4","name":"Élisabeth","cards":20,"ink":"violet"}],"rounds":2,"limit":5,"valueTokens":[6,4,1],"awards":{"count":4,"value":3},"deal":{"2":[8,5],"3":[7,4],"4":[6,3],"5":[5,2]},"extras":"displayed","starter":"left-of-ender","bgg":40381,"houseRules":true},"startedAt":"2024-02-29T19:00:00Z","location":"Café Zoë","tags":["rainy"]}');
INSERT INTO projected_course VALUES
(1, 1, 20, 0, 76, 15, 1), (2, 1, 4, 1, 6, 2, 0);
INSERT INTO valued_card VALUES
(1, 19, 76.467484, 1), (2, 3, 4.883362, 1);
INSERT INTO carrier VALUES
('club', 'https://club.example', '{"id":"c","name":"Club","role":"owner"}', '', '', NULL),
('folder', '/shared', NULL, 'epoch', '5', NULL);
INSERT INTO carried VALUES
('folder', '31eb9a3f1ff57d7b71e1ce36d0162a06573090d361b06cac4ec5b4f2698475b2', 'first-night'),
('folder', '9e11f89fe78639b5826e37f608adf6237849fb47897b64d0ccdd5c92be131637', 'first-night'),
('folder', 'a93c6d6504d3b758a810a58088dbdd48efefa29426fae26ff88f8547691b03f7', NULL),
('folder', 'e0a17b35ad48a8f5e0e56c3cab52192f6e357e42e85e76ff09552fdd57a4f452', NULL);
INSERT INTO shared_game VALUES
('folder', 'first-night', '1 1 2', 2);
INSERT INTO said VALUES
('["box","gone"]', '{"kind":"no-box","id":"gone","at":"2026-11-20T18:30:00.000Z"}'),
('["trash","id-2"]', '{"kind":"trashed","game":"id-2","at":"2026-11-20T19:30:16.000Z"}');
INSERT INTO arrived VALUES
('leap-day');
INSERT INTO changed_game VALUES
(0, 14), (1, 10), (2, 11), (3, 5), (4, 16), (5, 7), (6, 9);
CREATE INDEX game_by_change ON game (changed_at, id);
CREATE TRIGGER journal_rows_stay BEFORE DELETE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is only added to'); END;
CREATE INDEX seat_by_player ON seat (player);
CREATE INDEX projected_game_by_time ON projected_game (played_at, game);
CREATE INDEX projected_game_by_version ON projected_game (version);
CREATE INDEX game_in_trash ON game (id) WHERE trashed_at IS NOT NULL;
CREATE UNIQUE INDEX identity_by_pair ON identity (min(player, goes_by), max(player, goes_by));
CREATE TRIGGER journal_rows_do_not_change BEFORE UPDATE ON journal BEGIN SELECT RAISE(ABORT, 'the journal is only added to'); END;
CREATE TRIGGER journal_rows_are_sealed BEFORE INSERT ON journal WHEN NEW.checksum IS NULL BEGIN SELECT RAISE(ABORT, 'a row of the journal carries its checksum'); END;
CREATE INDEX carried_by_subject ON carried (about, carrier) WHERE about IS NOT NULL;
CREATE TRIGGER game_listed AFTER INSERT ON projected_game BEGIN INSERT INTO changed_game (change, game) SELECT (SELECT COALESCE(MAX(change), 0) + 1 FROM changed_game), * FROM (SELECT NEW.number) WHERE true ON CONFLICT (game) DO UPDATE SET change = excluded.change; END;
CREATE TRIGGER game_listed_again AFTER UPDATE ON projected_game BEGIN INSERT INTO changed_game (change, game) SELECT (SELECT COALESCE(MAX(change), 0) + 1 FROM changed_game), * FROM (SELECT NEW.number) WHERE true ON CONFLICT (game) DO UPDATE SET change = excluded.change; END;
CREATE TRIGGER game_unlisted AFTER DELETE ON projected_game BEGIN INSERT INTO changed_game (change, game) SELECT (SELECT COALESCE(MAX(change), 0) + 1 FROM changed_game), * FROM (SELECT OLD.number) WHERE true ON CONFLICT (game) DO UPDATE SET change = excluded.change; END;
CREATE TRIGGER game_in_or_out_of_trash AFTER UPDATE OF trashed_at ON game WHEN NEW.trashed_at IS NOT OLD.trashed_at BEGIN INSERT INTO changed_game (change, game) SELECT (SELECT COALESCE(MAX(change), 0) + 1 FROM changed_game), * FROM (SELECT number FROM projected_game WHERE game = NEW.id) WHERE true ON CONFLICT (game) DO UPDATE SET change = excluded.change; END;
CREATE TRIGGER player_same_at_once AFTER INSERT ON player WHEN NEW.same_as IS NOT NULL BEGIN INSERT INTO changed_game (change, game) SELECT (SELECT COALESCE(MAX(change), 0) + 1 FROM changed_game), * FROM (SELECT 0) WHERE true ON CONFLICT (game) DO UPDATE SET change = excluded.change; END;
CREATE TRIGGER player_same AFTER UPDATE OF same_as ON player WHEN NEW.same_as IS NOT OLD.same_as BEGIN INSERT INTO changed_game (change, game) SELECT (SELECT COALESCE(MAX(change), 0) + 1 FROM changed_game), * FROM (SELECT 0) WHERE true ON CONFLICT (game) DO UPDATE SET change = excluded.change; END;
CREATE TRIGGER box_played AFTER INSERT ON projected_box BEGIN INSERT INTO changed_game (change, game) SELECT (SELECT COALESCE(MAX(change), 0) + 1 FROM changed_game), * FROM (SELECT 0) WHERE true ON CONFLICT (game) DO UPDATE SET change = excluded.change; END;
CREATE TRIGGER box_renamed AFTER UPDATE ON projected_box WHEN NEW.document IS NOT OLD.document BEGIN INSERT INTO changed_game (change, game) SELECT (SELECT COALESCE(MAX(change), 0) + 1 FROM changed_game), * FROM (SELECT 0) WHERE true ON CONFLICT (game) DO UPDATE SET change = excluded.change; END;
CREATE INDEX game_on_shelf ON game (shelf, changed_at, id);
CREATE TRIGGER game_put_on_shelf AFTER INSERT ON game BEGIN UPDATE game SET shelf = CASE WHEN trashed_at IS NOT NULL THEN NULL WHEN head ->> '$.abandoned' THEN 'abandoned' WHEN standing ->> '$.winners' IS NOT NULL THEN 'finished' ELSE 'unfinished' END WHERE id = NEW.id AND shelf IS NOT CASE WHEN trashed_at IS NOT NULL THEN NULL WHEN head ->> '$.abandoned' THEN 'abandoned' WHEN standing ->> '$.winners' IS NOT NULL THEN 'finished' ELSE 'unfinished' END; END;
CREATE TRIGGER game_put_on_other_shelf AFTER UPDATE OF head, standing, trashed_at ON game BEGIN UPDATE game SET shelf = CASE WHEN trashed_at IS NOT NULL THEN NULL WHEN head ->> '$.abandoned' THEN 'abandoned' WHEN standing ->> '$.winners' IS NOT NULL THEN 'finished' ELSE 'unfinished' END WHERE id = NEW.id AND shelf IS NOT CASE WHEN trashed_at IS NOT NULL THEN NULL WHEN head ->> '$.abandoned' THEN 'abandoned' WHEN standing ->> '$.winners' IS NOT NULL THEN 'finished' ELSE 'unfinished' END; END;
