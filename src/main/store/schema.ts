import type { Database } from 'better-sqlite3';

/** Goes up whenever a table, an index or a trigger changes. */
export const NEWEST_VERSION = 22;

/** Files of earlier versions aren't opened: no release wrote them. */
export const OLDEST_VERSION = 15;

/** What follows from the journals, by the names of its tables: it is made again whenever the version changes. */
const IS_DERIVED = `name GLOB 'projected_*' OR name GLOB 'valued_*' OR name IN ('contradiction', 'changed_game')`;

/** The tables that a file of any version has, as a condition on `sqlite_schema`. */
export const IS_LASTING = `type = 'table' AND name <> 'dropped' AND NOT (${IS_DERIVED})`;

export function versionOf(database: Database): number {
  return Number(database.pragma('user_version', { simple: true }));
}

export function isOlderVersion(version: number): boolean {
  return version >= OLDEST_VERSION && version < NEWEST_VERSION;
}

/**
 * Creates the schema in an empty database, or brings that of an older version up to date, in one transaction. What is
 * missing then of history and statistics is made again by a rebuild.
 */
export function migrate(database: Database): void {
  const version = versionOf(database);
  if (version === NEWEST_VERSION) return;
  database.transaction(() => {
    if (version > 0) clear(database);
    database.exec(SCHEMA);
    database.pragma(`user_version = ${NEWEST_VERSION}`);
  })();
}

interface Part {
  readonly type: string;
  readonly name: string;
}

/** Leaves only the tables that last, as they are today. */
function clear(database: Database): void {
  const parts = database.prepare<[], Part>(`
    SELECT type, name FROM sqlite_schema
    WHERE type = 'trigger' OR (type = 'index' AND sql IS NOT NULL) OR (type = 'table' AND (${IS_DERIVED}))
    ORDER BY type = 'table', rowid DESC`);
  for (const { type, name } of parts.all()) database.exec(`DROP ${type} "${name}"`);
  // A hue means an artist, so people have none of their own, and games aren't archived.
  for (const [table, column] of [
    ['player', 'colour'],
    ['game', 'archived'],
  ] as const) {
    const has = database.prepare<[string, string]>('SELECT 1 FROM pragma_table_info(?) WHERE name = ?');
    if (has.get(table, column) !== undefined) database.exec(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}

const SHELF = `CASE
  WHEN trashed_at IS NOT NULL THEN NULL
  WHEN IIF(json_valid(head), head ->> '$.abandoned', 0) THEN 'abandoned'
  WHEN IIF(json_valid(standing), standing ->> '$.winners', NULL) IS NOT NULL THEN 'finished'
  ELSE 'unfinished' END`;

const PUT_ON_SHELF = `UPDATE game SET shelf = ${SHELF} WHERE id = NEW.id AND shelf IS NOT ${SHELF}`;

const SCHEMA = `
  -- A game is its journal, to which rows are only ever added. The other columns are derived from it and kept for lists. A
  -- game in the trash has no shelf. Salvage reads the columns of this table and the next in their order.
  CREATE TABLE IF NOT EXISTS game (
    id TEXT PRIMARY KEY,
    position INTEGER NOT NULL,
    head TEXT NOT NULL,
    events INTEGER NOT NULL,
    standing TEXT,
    changed_at TEXT NOT NULL,
    trashed_at TEXT,
    shelf TEXT
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX game_by_change ON game (changed_at, id);
  CREATE INDEX game_on_shelf ON game (shelf, changed_at, id);
  CREATE INDEX game_in_trash ON game (id) WHERE trashed_at IS NOT NULL;

  -- There may be a million games to count. A generated column would be worked out again for each of them.
  CREATE TRIGGER game_put_on_shelf AFTER INSERT ON game BEGIN ${PUT_ON_SHELF}; END;
  CREATE TRIGGER game_put_on_other_shelf AFTER UPDATE OF head, standing, trashed_at ON game BEGIN ${PUT_ON_SHELF}; END;

  -- With a checksum in every row, so that a byte that changes on the disk is noticed, and in which row.
  CREATE TABLE IF NOT EXISTS journal (
    game TEXT NOT NULL REFERENCES game (id),
    position INTEGER NOT NULL CHECK (position >= 0),
    at TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('open', 'edit', 'undo', 'redo')),
    content TEXT CHECK ((content IS NULL) = (kind IN ('undo', 'redo'))),
    checksum INTEGER,
    PRIMARY KEY (game, position)
  ) STRICT, WITHOUT ROWID;

  CREATE TRIGGER journal_rows_stay BEFORE DELETE ON journal
  BEGIN SELECT RAISE(ABORT, 'the journal is only added to'); END;

  CREATE TRIGGER journal_rows_do_not_change BEFORE UPDATE ON journal
  BEGIN SELECT RAISE(ABORT, 'the journal is only added to'); END;

  CREATE TRIGGER journal_rows_are_sealed BEFORE INSERT ON journal WHEN NEW.checksum IS NULL
  BEGIN SELECT RAISE(ABORT, 'a row of the journal carries its checksum'); END;

  -- Who sits where, as the journal says.
  CREATE TABLE IF NOT EXISTS seat (
    game TEXT NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    player TEXT NOT NULL REFERENCES player (id),
    PRIMARY KEY (game, seat)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX seat_by_player ON seat (player);

  -- What is being entered at the table and isn't part of the record.
  CREATE TABLE IF NOT EXISTS draft (
    game TEXT PRIMARY KEY REFERENCES game (id),
    content TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- Names carry the time they were given, so that importing in any order gives the same result. Who somebody is the same
  -- as follows from the statements in identity.
  CREATE TABLE IF NOT EXISTS player (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    retired INTEGER NOT NULL DEFAULT 0 CHECK (retired IN (0, 1)),
    same_as TEXT REFERENCES player (id) CHECK (same_as <> id),
    named_at TEXT NOT NULL DEFAULT '',
    renamed INTEGER NOT NULL DEFAULT 0 CHECK (renamed IN (0, 1))
  ) STRICT, WITHOUT ROWID;

  -- The latest statement about two people: they are the same, or they aren't.
  CREATE TABLE IF NOT EXISTS identity (
    player TEXT NOT NULL,
    goes_by TEXT NOT NULL CHECK (goes_by <> player),
    same INTEGER NOT NULL CHECK (same IN (0, 1)),
    at TEXT NOT NULL,
    PRIMARY KEY (player, goes_by)
  ) STRICT, WITHOUT ROWID;

  CREATE UNIQUE INDEX identity_by_pair ON identity (min(player, goes_by), max(player, goes_by));

  -- The user's settings and the season, with the value as JSON.
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

  -- Boxes that somebody made. A game has its own copy of its box.
  CREATE TABLE IF NOT EXISTS box (
    id TEXT PRIMARY KEY,
    document TEXT NOT NULL,
    changed_at TEXT NOT NULL,
    retired INTEGER NOT NULL DEFAULT 0 CHECK (retired IN (0, 1))
  ) STRICT, WITHOUT ROWID;

  -- Every log that a game was ever given from another machine, by its hash.
  CREATE TABLE IF NOT EXISTS taken_log (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    hash TEXT NOT NULL,
    PRIMARY KEY (game, hash)
  ) STRICT, WITHOUT ROWID;

  -- Logs that a game has besides its journal.
  CREATE TABLE IF NOT EXISTS other_log (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    hash TEXT NOT NULL,
    events INTEGER NOT NULL,
    record TEXT NOT NULL,
    settled INTEGER NOT NULL DEFAULT 0 CHECK (settled IN (0, 1)),
    PRIMARY KEY (game, hash)
  ) STRICT, WITHOUT ROWID;

  -- A correction made here, by its position in the journal, with the number of corrections up to it. The hash of the log
  -- before it may be worked out later.
  CREATE TABLE IF NOT EXISTS correction (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    mark TEXT,
    PRIMARY KEY (game, position)
  ) STRICT, WITHOUT ROWID;

  -- Logs from elsewhere that a game's log has replaced, by their hashes.
  CREATE TABLE IF NOT EXISTS replaced_log (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    mark TEXT NOT NULL,
    PRIMARY KEY (game, mark)
  ) STRICT, WITHOUT ROWID;

  -- Replaced logs that are kept to recognise their beginnings.
  CREATE TABLE IF NOT EXISTS former_log (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    hash TEXT NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (game, hash)
  ) STRICT, WITHOUT ROWID;

  -- Where one history is shared with other laptops. A key to a club isn't kept here, so that no backup contains it.
  CREATE TABLE IF NOT EXISTS carrier (
    kind TEXT PRIMARY KEY CHECK (kind IN ('folder', 'club')),
    place TEXT NOT NULL,
    club TEXT,
    epoch TEXT NOT NULL DEFAULT '',
    cursor TEXT NOT NULL DEFAULT '',
    synced_at TEXT
  ) STRICT, WITHOUT ROWID;

  -- Logs and statements that are there, by their hashes, and the game or person that they are about. Like the next table
  -- it may be lost: everything is read and offered again.
  CREATE TABLE IF NOT EXISTS carried (
    carrier TEXT NOT NULL,
    hash TEXT NOT NULL,
    about TEXT,
    PRIMARY KEY (carrier, hash)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX carried_by_subject ON carried (about, carrier) WHERE about IS NOT NULL;

  -- How a game was when everything about it was there.
  CREATE TABLE IF NOT EXISTS shared_game (
    carrier TEXT NOT NULL,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    round INTEGER NOT NULL,
    PRIMARY KEY (carrier, game)
  ) STRICT, WITHOUT ROWID;

  -- The latest statement about a subject that has no other home: what was thrown away or taken back, and boxes that were
  -- removed.
  CREATE TABLE IF NOT EXISTS said (
    subject TEXT PRIMARY KEY,
    statement TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- Games that came from other laptops, until somebody looks.
  CREATE TABLE IF NOT EXISTS arrived (game TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

  -- What couldn't be read, until somebody has seen that it was set aside.
  CREATE TABLE IF NOT EXISTS dropped (
    number INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    about TEXT NOT NULL,
    content TEXT NOT NULL,
    at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ) STRICT;

  -- Everything below follows from the journals. A game has a short number here.

  -- Whole: everybody was still there at the end. Only then do ratings and chance count the game.
  CREATE TABLE projected_game (
    number INTEGER PRIMARY KEY,
    game TEXT NOT NULL UNIQUE REFERENCES game (id),
    version INTEGER NOT NULL,
    played_at TEXT NOT NULL,
    family TEXT NOT NULL,
    edition TEXT NOT NULL,
    seats INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('unfinished', 'finished', 'abandoned')),
    location TEXT,
    tags TEXT NOT NULL DEFAULT '[]',
    minutes INTEGER,
    counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
    misplayed INTEGER NOT NULL DEFAULT 0 CHECK (misplayed IN (0, 1)),
    whole INTEGER NOT NULL DEFAULT 1 CHECK (whole IN (0, 1)),
    search TEXT NOT NULL
  ) STRICT;

  CREATE INDEX projected_game_by_time ON projected_game (played_at, game);
  CREATE INDEX projected_game_by_version ON projected_game (version);

  -- What figures over many games are worked out from besides, of a finished game. Owners: it was tracked who had each
  -- painting. Frames: every painting, as one short text, if they are known. Facts: the JSON that facts-row.ts writes
  -- and reads.
  CREATE TABLE projected_facts (
    game INTEGER PRIMARY KEY REFERENCES projected_game ON DELETE CASCADE,
    owners INTEGER CHECK (owners IN (0, 1)),
    paintings INTEGER NOT NULL,
    frames TEXT,
    facts TEXT NOT NULL,
    checksum INTEGER NOT NULL
  ) STRICT;

  -- The box for each key in the edition of a game.
  CREATE TABLE projected_box (
    edition TEXT PRIMARY KEY,
    box TEXT NOT NULL,
    shared TEXT NOT NULL,
    document TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- What a replay gives, if that isn't the result that is stored.
  CREATE TABLE contradiction (
    game TEXT PRIMARY KEY REFERENCES game (id),
    replayed TEXT
  ) STRICT, WITHOUT ROWID;

  -- What the forecast says about finished games, as JSON. Working it out takes a hundred times as long as everything else,
  -- so it has a version of its own. A game without a row still has to be worked out.
  CREATE TABLE valued_game (
    game INTEGER PRIMARY KEY REFERENCES projected_game ON DELETE CASCADE,
    version INTEGER NOT NULL,
    worth TEXT NOT NULL,
    checksum INTEGER NOT NULL
  ) STRICT;

  -- Which games figures must read again. Each change has a higher number than all before it, and only a game's
  -- latest one is kept. Game 0 stands for all of them: some people or boxes count as the same now, or no longer.
  CREATE TABLE changed_game (
    game INTEGER PRIMARY KEY,
    change INTEGER NOT NULL UNIQUE
  ) STRICT;

  ${noted('game_listed', 'INSERT ON projected_game', 'SELECT NEW.number')}
  ${noted('game_listed_again', 'UPDATE ON projected_game', 'SELECT NEW.number')}
  ${noted('game_unlisted', 'DELETE ON projected_game', 'SELECT OLD.number')}
  ${noted(
    'game_in_or_out_of_trash',
    'UPDATE OF trashed_at ON game WHEN NEW.trashed_at IS NOT OLD.trashed_at',
    'SELECT number FROM projected_game WHERE game = NEW.id',
  )}
  ${noted('player_same_at_once', 'INSERT ON player WHEN NEW.same_as IS NOT NULL', 'SELECT 0')}
  ${noted('player_same', 'UPDATE OF same_as ON player WHEN NEW.same_as IS NOT OLD.same_as', 'SELECT 0')}
  ${noted('game_valued', 'INSERT ON valued_game', 'SELECT NEW.game')}
  ${noted('game_no_longer_valued', 'DELETE ON valued_game', 'SELECT OLD.game')}
  ${noted('box_played', 'INSERT ON projected_box', 'SELECT 0')}
  ${noted('box_renamed', 'UPDATE ON projected_box WHEN NEW.document IS NOT OLD.document', 'SELECT 0')}
`;

function noted(name: string, change: string, games: string): string {
  return `
    CREATE TRIGGER ${name} AFTER ${change} BEGIN
      INSERT INTO changed_game (change, game)
        SELECT (SELECT COALESCE(MAX(change), 0) + 1 FROM changed_game), * FROM (${games}) WHERE true
        ON CONFLICT (game) DO UPDATE SET change = excluded.change;
    END;`;
}
