import type { Database } from 'better-sqlite3';
import { isDeepStrictEqual } from 'node:util';
import type { Rebuilt } from '../../shared/api.ts';
import { timelineOf } from '../../shared/record/index.ts';
import type { JobContext, Job } from '../job/job.ts';
import { writeInTurns } from '../job/in-turns.ts';
import { readStanding, type Standing } from './game-views.ts';
import { recordOf } from './history.ts';
import { openJournals } from './journals.ts';
import type { Projecting } from './projected-rows.ts';
import { openProjections } from './projections.ts';
import { projectionOf, standingIn } from './standing.ts';

/** Recalculates every game that is missing in history and statistics or was written by other rules. */
export const rebuild: Job<null, Rebuilt> = {
  run: async (_input, context) => {
    const { database } = context;
    // Derived rows needn't survive a power cut, and entries shouldn't wait for the disk because of them.
    database.pragma('synchronous = normal');
    const rebuilt = { games: 0, contradicted: 0 };
    await writeInTurns(context, writes(context, rebuilt));
    return rebuilt;
  },
};

function* writes(
  { database, progress }: JobContext,
  rebuilt: { games: number; contradicted: number },
): Generator<() => void> {
  const projections = openProjections(database);
  const replaying = openReplaying(database);
  const games = projections.stale();
  for (const [done, id] of games.entries()) {
    progress(done, games.length);
    const { position, standing, replayed, ...projected } = replaying.replay(id);
    yield () => {
      // A game that has been continued since was updated with the event.
      if (replaying.position(id) !== position) return;
      rebuilt.games += 1;
      if (!contradicts(standing, replayed)) {
        projections.write({ ...projected, standing: replayed });
        if (!isDeepStrictEqual(standing, replayed)) replaying.setStanding(id, replayed);
        return;
      }
      rebuilt.contradicted += 1;
      projections.write({ ...projected, standing, projection: null });
      projections.contradict(id, replayed);
    };
  }
}

/** Whether a stored result differs from the replay. A game without a result can't contradict itself. */
function contradicts(written: Standing | null, replayed: Standing | null): boolean {
  if ((written?.winners ?? null) === null) return false;
  return (
    !isDeepStrictEqual(written?.winners, replayed?.winners) ||
    !isDeepStrictEqual(written?.scores, replayed?.scores)
  );
}

interface Replayed extends Projecting {
  readonly position: number;
  readonly replayed: Standing | null;
}

/** Replays journals and compares them with the stored standings. */
export function openReplaying(database: Database) {
  const select = database.prepare<[string], { readonly position: number; readonly standing: string | null }>(
    'SELECT position, standing FROM game WHERE id = ?',
  );
  const history = openJournals(database);
  const updateStanding = database.prepare<[string | null, string]>(
    'UPDATE game SET standing = ? WHERE id = ?',
  );
  return {
    replay: (id: string): Replayed => {
      const { position = -1, standing = null } = select.get(id) ?? {};
      const timeline = timelineOf(recordOf(history(id)), null);
      return {
        record: timeline.record,
        position,
        standing: readStanding(standing),
        replayed: standingIn(timeline),
        projection: projectionOf(timeline),
      };
    },
    position: (id: string) => select.get(id)?.position,
    setStanding: (id: string, standing: Standing | null) =>
      void updateStanding.run(standing === null ? null : JSON.stringify(standing), id),
  };
}
