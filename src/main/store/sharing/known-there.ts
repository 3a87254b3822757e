import type { Database } from 'better-sqlite3';
import type { CarrierKind } from '../../../shared/api.ts';

/** What is known to be at one carrier. */
export type KnownThere = ReturnType<typeof knownThere>;

export function knownThere(database: Database, carrier: CarrierKind) {
  const select = database
    .prepare<[string, string], number>('SELECT 1 FROM carried WHERE carrier = ? AND hash = ?')
    .pluck();
  const insert = database.prepare<[string, string, string | null]>(`
    INSERT INTO carried (carrier, hash, about) VALUES (?, ?, ?)
    ON CONFLICT (carrier, hash) DO UPDATE SET about = coalesce(excluded.about, about)`);
  const selectAbout = database
    .prepare<[string, string], string>('SELECT hash FROM carried WHERE about = ? AND carrier = ?')
    .pluck();
  const selectAll = database.prepare<[string], string>('SELECT hash FROM carried WHERE carrier = ?').pluck();
  const remove = database.prepare<[string, string]>('DELETE FROM carried WHERE carrier = ? AND hash = ?');
  const removeAll = database.prepare<[string]>('DELETE FROM carried WHERE carrier = ?');
  const removeStates = database.prepare<[string]>('DELETE FROM shared_game WHERE carrier = ?');
  const upsertState = database.prepare<[string, string, string, number]>(`
    INSERT INTO shared_game (carrier, game, state, round) VALUES (?, ?, ?, ?)
    ON CONFLICT (carrier, game) DO UPDATE SET state = excluded.state, round = excluded.round`);
  const updateCursor = database.prepare<[string, string, string]>(
    'UPDATE carrier SET cursor = ?, epoch = ? WHERE kind = ?',
  );
  return {
    has: (hash: string) => select.get(carrier, hash) === 1,
    /** `about`: the game, or the person, that it is about. */
    add: (hash: string, about: string | null) => void insert.run(carrier, hash, about),
    hashesAbout: (about: string): readonly string[] => selectAbout.all(about, carrier),
    /** Forgets everything that isn't there any more, one thing with each call. */
    keepOnly: function* (hashes: ReadonlySet<string>): Iterable<() => void> {
      const gone = selectAll.all(carrier).filter((hash) => !hashes.has(hash));
      // First, so that whatever ends it, what is missing is offered.
      if (gone.length > 0) yield () => removeStates.run(carrier);
      for (const hash of gone) yield () => remove.run(carrier, hash);
    },
    forgetAll: database.transaction(() => {
      removeAll.run(carrier);
      removeStates.run(carrier);
    }),
    setState: (game: string, state: string, round: number) =>
      void upsertState.run(carrier, game, state, round),
    setCursor: (cursor: string, epoch: string) => void updateCursor.run(cursor, epoch, carrier),
  };
}
