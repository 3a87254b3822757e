import type { Database } from 'better-sqlite3';
import type { CarrierKind, SharedNews } from '../../../shared/api.ts';
import { believedUntil } from '../../../shared/core/believed.ts';
import { readBeside } from '../beside.ts';
import { logRows } from '../importing/log-rows.ts';
import { CLUBS, PLACES, type KnownClub, type Row } from '../secondary.ts';
import { knownThere } from './known-there.ts';

/** Where this history is shared. */
export interface CarrierRow {
  readonly kind: CarrierKind;
  /** The folder, or the server's address. */
  readonly place: string;
  readonly club: KnownClub | null;
  readonly epoch: string;
  readonly cursor: string;
  readonly syncedAt: string | null;
}

interface StoredRow extends Row {
  readonly place: string;
  readonly club: string | null;
  readonly epoch: string;
  readonly cursor: string;
  readonly synced_at: string | null;
}

/** Where this history is shared, and what came from there. */
export function openCarriers(database: Database, now: () => string) {
  const select = database.prepare<[], StoredRow>('SELECT * FROM carrier ORDER BY kind DESC');
  const insert = database.prepare<[CarrierKind, string, string | null]>(
    'INSERT INTO carrier (kind, place, club) VALUES (?, ?, ?)',
  );
  const remove = database.prepare<[CarrierKind]>('DELETE FROM carrier WHERE kind = ?');
  const updateSynced = database.prepare<[string, CarrierKind]>(
    'UPDATE carrier SET synced_at = ? WHERE kind = ?',
  );
  const selectArrived = database
    .prepare<[], string>('SELECT game FROM arrived JOIN game ON id = game WHERE trashed_at IS NULL')
    .pluck();
  const insertArrived = database.prepare<[string]>('INSERT INTO arrived VALUES (?) ON CONFLICT DO NOTHING');
  const clearArrived = database.prepare<[]>('DELETE FROM arrived');
  const logs = logRows(database);

  const stop = database.transaction((kind: CarrierKind) => {
    knownThere(database, kind).forgetAll();
    remove.run(kind);
  });

  return {
    list: (): readonly CarrierRow[] =>
      select.all().flatMap((row) => {
        const kind = readBeside(database, PLACES, row);
        if (kind === null) return [];
        const { place, epoch, cursor, synced_at: syncedAt } = row;
        const club = row.club === null ? null : readBeside(database, CLUBS, row);
        return [{ kind, place, club, epoch, cursor, syncedAt }];
      }),
    /** Begins with this carrier; nothing is known to be there. */
    share: database.transaction((kind: CarrierKind, place: string, known: KnownClub | null) => {
      stop(kind);
      insert.run(kind, place, known === null ? null : JSON.stringify(known));
    }),
    stop,
    setSynced: (kind: CarrierKind, at: string) => void updateSynced.run(at, kind),
    /** Whether something is known to be there. */
    isAt: (kind: CarrierKind, hash: string) => knownThere(database, kind).has(hash),
    news: (): SharedNews | null => {
      const games = selectArrived.all();
      const [game = null] = games;
      if (game === null) return null;
      const arrived = new Set(games);
      const parted = logs
        .parted(believedUntil(now()))
        .filter((each) => !each.settled && arrived.has(each.game));
      return {
        games: games.length,
        game: games.length === 1 ? game : null,
        parted: parted.map((each) => each.game),
      };
    },
    addNews: (game: string) => void insertArrived.run(game),
    seenNews: () => void clearArrived.run(),
  };
}
