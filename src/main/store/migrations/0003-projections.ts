import type { Database } from 'better-sqlite3';

/**
 * What history and statistics derive from journals: every row can be recalculated. A game has a short number
 * here, to keep its many rows small. Values are null if a table didn't track them or only the result is
 * known.
 */
export function projections(database: Database): void {
  database.exec(`
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
      minutes INTEGER,
      counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
      search TEXT NOT NULL
    ) STRICT;

    CREATE INDEX projected_game_by_time ON projected_game (played_at, game);
    CREATE INDEX projected_game_by_version ON projected_game (version);

    CREATE TABLE projected_tag (
      game INTEGER NOT NULL REFERENCES projected_game ON DELETE CASCADE,
      tag TEXT NOT NULL,
      PRIMARY KEY (game, tag)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE projected_round (
      game INTEGER NOT NULL REFERENCES projected_game ON DELETE CASCADE,
      round INTEGER NOT NULL,
      ended_by TEXT NOT NULL,
      ender INTEGER,
      PRIMARY KEY (game, round)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE projected_artist (
      game INTEGER NOT NULL REFERENCES projected_game ON DELETE CASCADE,
      round INTEGER NOT NULL,
      artist TEXT NOT NULL,
      count INTEGER NOT NULL,
      rank INTEGER,
      value INTEGER NOT NULL,
      PRIMARY KEY (game, round, artist)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE projected_sale (
      game INTEGER NOT NULL REFERENCES projected_game ON DELETE CASCADE,
      event INTEGER NOT NULL,
      round INTEGER NOT NULL,
      auctioneer INTEGER NOT NULL,
      partner INTEGER,
      buyer INTEGER NOT NULL,
      artist TEXT NOT NULL,
      kind TEXT NOT NULL,
      paintings INTEGER NOT NULL,
      price INTEGER,
      paid INTEGER,
      PRIMARY KEY (game, event)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE projected_card (
      game INTEGER NOT NULL REFERENCES projected_game ON DELETE CASCADE,
      round INTEGER NOT NULL,
      seat INTEGER NOT NULL,
      artist TEXT NOT NULL,
      cards INTEGER NOT NULL,
      points INTEGER NOT NULL,
      PRIMARY KEY (game, round, seat, artist)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE projected_payout (
      game INTEGER NOT NULL REFERENCES projected_game ON DELETE CASCADE,
      round INTEGER NOT NULL,
      seat INTEGER NOT NULL,
      amount INTEGER NOT NULL,
      PRIMARY KEY (game, round, seat)
    ) STRICT, WITHOUT ROWID;

    -- Works held are by artist in the edition's order. The last four stand for the seat's rows in sale and payout, so that records need no other rows than these.
    CREATE TABLE projected_result (
      game INTEGER NOT NULL REFERENCES projected_game ON DELETE CASCADE,
      seat INTEGER NOT NULL,
      player TEXT NOT NULL,
      score INTEGER,
      place INTEGER,
      works INTEGER,
      held_1 INTEGER,
      held_2 INTEGER,
      held_3 INTEGER,
      held_4 INTEGER,
      held_5 INTEGER,
      paid_out INTEGER,
      bought INTEGER,
      sold INTEGER,
      adjusted INTEGER,
      dearest INTEGER,
      best_deal INTEGER,
      worst_deal INTEGER,
      best_round INTEGER,
      PRIMARY KEY (game, seat)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX game_in_trash ON game (id) WHERE trashed_at IS NOT NULL;

    CREATE TABLE contradiction (
      game TEXT PRIMARY KEY REFERENCES game (id),
      replayed TEXT
    ) STRICT, WITHOUT ROWID;
  `);
}
