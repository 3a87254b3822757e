import type { Database } from 'better-sqlite3';
import { setTimeout } from 'node:timers/promises';
import type { Carried } from '../../shared/club/index.ts';
import type { JobContext } from '../../main/job/job.ts';
import type { Carrier } from '../../main/sharing/carrier.ts';

/** It outlasts a kill between the erasing and the writing. */
const NOTE = 'erasing';

const MOST_TRIES = 20;
const PAUSE_MILLISECONDS = 250;

/** Takes the bytes of erased names out of the page's file: SQLite leaves them where they were. */
export function erasingIn({ database, pause }: Pick<JobContext, 'database' | 'pause'>) {
  const isNamedHere = database
    .prepare<[string], number>(`SELECT 1 FROM player WHERE id = ? AND name <> ''`)
    .pluck();
  const isNoted = database.prepare<[string], number>('SELECT 1 FROM setting WHERE name = ?').pluck();
  const note = database.prepare<[string]>(
    `INSERT INTO setting (name, value) VALUES (?, 'true') ON CONFLICT (name) DO NOTHING`,
  );
  const forget = database.prepare<[string]>('DELETE FROM setting WHERE name = ?');

  function erases(thing: Carried): boolean {
    return (
      thing.kind === 'said' &&
      thing.statement.kind === 'name' &&
      thing.statement.name === '' &&
      isNamedHere.get(thing.statement.id) === 1
    );
  }

  return {
    /** The same carrier; if it brings word that a name here is erased, that is noted before anything is taken. */
    watching: (carrier: Carrier): Carrier => ({
      ...carrier,
      since: async function* (...asked) {
        for await (const page of carrier.since(...asked)) {
          if (page.things.some(erases)) note.run(NOTE);
          yield page;
        }
      },
    }),
    /** Rewrites the file if a name was erased, now or before the server was stopped. */
    finish: async () => {
      if (isNoted.get(NOTE) !== 1) return;
      database.exec('VACUUM');
      for (let tried = 1; !foldLog(database); tried += 1) {
        // Somebody is reading what was there before.
        if (tried === MOST_TRIES) return;
        await setTimeout(PAUSE_MILLISECONDS);
        await pause();
      }
      forget.run(NOTE);
    },
  };
}

/** Moves everything from the log into the file, and empties the log. Returns whether that was possible. */
function foldLog(database: Database): boolean {
  return database.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0;
}
