import { dirname } from 'node:path';
import type { Answer, NoBackup, Imported } from '../../shared/api.ts';
import { takeBackup } from '../store/backups/taking.ts';
import { openBoxes } from '../store/boxes.ts';
import { fileTroubleOf } from '../store/file-trouble.ts';
import { openIdentities } from '../store/identities.ts';
import { openImports } from '../store/importing/imports.ts';
import { writeInTurns } from '../job/in-turns.ts';
import { Cancelled, type JobContext, type Job } from '../job/job.ts';
import { gamesOf } from './file-games.ts';
import { countsOfFates, type FileOrder } from './look-through.ts';

/** Files to import, and the user's answers about unknown people in them. */
export interface ImportOrder extends FileOrder {
  readonly answers: readonly Answer[];
  /** The plays to import although they seem to be here, by id. */
  readonly anyway?: readonly string[];
  readonly at: string;
}

/**
 * Imports every valid game of some files, after a backup. Each game is imported completely or not at all,
 * however the job ends.
 */
export const importGames: Job<ImportOrder, Imported | NoBackup> = {
  run: async ({ file, sources, answers, anyway = [], at }, context) => {
    const { database } = context;
    const notSafe = await whyNotSafe(context, at);
    if (notSafe !== null) return notSafe;
    const { take } = openImports(database, () => at);
    const identities = openIdentities(database);
    const counts = countsOfFates();
    const changed = new Set<string>();
    const kept = openBoxes(database);
    const overruled = new Set(anyway);
    let broken = 0;
    let boxes = 0;

    async function* writes(): AsyncGenerator<() => void> {
      for await (const found of gamesOf(sources, context, undefined, answers)) {
        if ('box' in found) {
          yield () => {
            if (kept.take(found.box)) boxes += 1;
          };
          continue;
        }
        const { game, playedHere } = found;
        if (!game.ok) {
          broken += 1;
          continue;
        }
        if (playedHere !== null && !overruled.has(game.value.record.id)) {
          counts.here += 1;
          continue;
        }
        const { value } = game;
        yield () => {
          const fate = take(value);
          counts[fate] += 1;
          if (fate === 'further' || fate === 'different') changed.add(value.record.id);
        };
      }
    }

    try {
      await writeInTurns(context, writes());
    } finally {
      resolveIdentities(database, () => {
        for (const { id, as, same } of answers) identities.assert(same ? 'same' : 'apart', id, as, at);
        identities.resolve();
      });
    }
    return { kind: 'imported', file, counts, broken, boxes, changed: [...changed] };
  },
};

/** Makes a backup, unless there are no games yet. */
async function whyNotSafe({ database, file, progress }: JobContext, at: string): Promise<NoBackup | null> {
  if (database.prepare('SELECT 1 FROM game LIMIT 1').get() === undefined) return null;
  try {
    const taken = await takeBackup(database, dirname(file), { at, reason: 'bringing-in' }, (done, of) =>
      progress(done, of, 'backup'),
    );
    return taken.ok ? null : { kind: 'not-safe', damaged: true };
  } catch (error) {
    if (error instanceof Cancelled) throw error;
    return { kind: 'not-safe', damaged: fileTroubleOf(error) === 'damaged' };
  }
}

/** Identities are resolved once at the end, also if the import was cancelled. */
function resolveIdentities(database: JobContext['database'], settle: () => void): void {
  database.transaction(settle).immediate();
}
