import { join } from 'node:path';
import { BACKUPS_FOLDER, backupsIn } from '../backups/backup-files.ts';
import { openToRead } from '../connection.ts';
import { isIntact, SELECT_JOURNAL, type SealedEntry } from '../journal-row.ts';
import { leftoversFolder } from '../left-behind.ts';
import { LEFT, setAsideIn } from '../set-aside.ts';
import { isThere, STORE_FILE } from '../store-file.ts';
import { unlessItFails } from '../../../shared/core/unless-it-fails.ts';
import { entriesIn, sourceOf, type Source } from './entries.ts';
import { byPosition, type Rows } from './joined.ts';

/** Where entries may be, apart from what SQLite finds in the present file. */
export interface Place {
  /**
   * A newer backup is one that a repair couldn't begin with. A former one is from before an older one was restored: what
   * it has beyond that was given up on purpose.
   */
  readonly kind: 'left' | 'newer-backup' | 'backup' | 'former-backup' | 'set-aside';
  /** The last position of each of its games, as far as that can be read. */
  readonly reached: ReadonlyMap<string, number>;
  readonly rowsOf: (game: string) => Rows;
}

/**
 * The present file to be read page by page. What was copied before SQLite opened anything comes first; a part without a
 * copy is read in place, and so are the parts that SQLite may have changed.
 */
export function sourcesIn(data: string): readonly Source[] {
  const present = sourceOf(join(data, STORE_FILE));
  if (!isThere(leftoversFolder(data))) return [present];
  const left = sourceOf(join(leftoversFolder(data), STORE_FILE));
  const database = left.database.length > 0 ? left.database : present.database;
  const log = left.log.length > 0 ? left.log : present.log;
  return [{ ...left, database, log }, present];
}

/** Everything that may have entries after a kill, newest first. Each place is read only when it is reached. */
export function* placesIn(data: string): Generator<Place> {
  yield* pageByPage('left', () => sourcesIn(data));
  yield* placesBeside(data);
}

/** The same without the present file. The first few backups may be newer than what a repair begins with. */
export function* placesBeside(data: string, newer = 0): Generator<Place> {
  let restored = false;
  for (const [at, { name, reason, number }] of backupsIn(data).entries()) {
    restored ||= reason === 'restore';
    // A file without a number was put here by somebody.
    const kind = restored && number !== null ? 'former-backup' : 'backup';
    yield* backupAt(join(data, BACKUPS_FOLDER, name), at < newer ? 'newer-backup' : kind);
  }
  for (const { file } of setAsideIn(data))
    yield* pageByPage('set-aside', () => [sourceOf(join(`${file}${LEFT}`, STORE_FILE)), sourceOf(file)]);
}

/**
 * SQLite finds a game at once; only if rows are missing or damaged are all pages read. A place that can't be read must not
 * keep the games closed.
 */
function* backupAt(file: string, kind: Place['kind']): Generator<Place> {
  const database = unlessItFails(() => openToRead(file));
  let places: readonly Place[] | null = null;
  const allPages = () => (places ??= pageByPage(kind, () => [sourceOf(file)]));
  try {
    const listed = unlessItFails(() => database?.prepare<[], Listed>('SELECT id, position FROM game').all());
    const reached = new Map(listed?.map(({ id, position }) => [id, position]));
    const rowsOf = (game: string): Rows => {
      const read = () => database?.prepare<[string], SealedEntry>(SELECT_JOURNAL).all(game);
      const rows = unlessItFails(read)?.filter((row) => isIntact(row, game)) ?? [];
      if (rows.length > (reached.get(game) ?? -1)) return byPosition(rows);
      return allPages()[0]?.rowsOf(game) ?? byPosition(rows);
    };
    if (listed === undefined) yield* allPages();
    else yield { kind, reached, rowsOf };
  } finally {
    database?.close();
  }
}

interface Listed {
  readonly id: string;
  readonly position: number;
}

function pageByPage(kind: Place['kind'], sources: () => readonly Source[]): readonly Place[] {
  const found = unlessItFails(() => entriesIn(sources()));
  if (found === undefined) return [];
  const reached = new Map([...found.journals].map(([game, rows]) => [game, Math.max(...rows.keys())]));
  for (const [game, { position }] of found.reached)
    reached.set(game, Math.max(position, reached.get(game) ?? -1));
  return [{ kind, reached, rowsOf: (game) => found.journals.get(game) ?? new Map<number, SealedEntry>() }];
}
