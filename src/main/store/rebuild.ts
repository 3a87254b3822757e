import type { Database } from 'better-sqlite3';
import { isDeepStrictEqual } from 'node:util';
import type { Rebuilt } from '../../shared/api.ts';
import { timelineOf, type GameRecord } from '../../shared/record/index.ts';
import type { JobContext, Job } from '../job/job.ts';
import { writeInTurns } from '../job/in-turns.ts';
import { readStanding, textOf, type Standing } from './standing.ts';
import { recordOf } from './history.ts';
import { openStoredGames, type StoredGame } from './journals.ts';
import type { Projecting } from './facts-row.ts';
import { openProjections } from './projections.ts';
import { projectionOf, standingIn } from './standing.ts';

/** The rows of many games share a page, and a rebuild meets them in another order. */
const CACHE_KIBIBYTES = 64 * 1024;

/** Recalculates every game that is missing in history and statistics or was written by other rules. */
export const rebuild: Job<null, Rebuilt> = {
  run: async (_input, context) => {
    const { database } = context;
    // Derived rows needn't survive a power cut, and entries shouldn't wait for the disk because of them.
    database.pragma('synchronous = normal');
    database.pragma(`cache_size = -${CACHE_KIBIBYTES}`);
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
  let done = 0;
  for (const stored of replaying.storedOf(games)) {
    progress(done, games.length);
    done += 1;
    const { id, position } = stored;
    const { isAsStored, contradicted, replayed, projecting } = replayOf(
      recordOf(stored.history()),
      stored.standing,
    );
    yield () => {
      // A game that has been continued since was updated with the event.
      if (replaying.position(id) !== position) return;
      rebuilt.games += 1;
      projections.write(projecting);
      if (contradicted) {
        rebuilt.contradicted += 1;
        projections.contradict(id, replayed);
      } else if (!isAsStored) replaying.setStanding(id, replayed);
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

interface Replayed {
  readonly replayed: Standing | null;
  /** Whether that is also the standing that is stored. */
  readonly isAsStored: boolean;
  /** Whether a stored result isn't that of the replay: then it counts, and not the log. */
  readonly contradicted: boolean;
  readonly projecting: Projecting;
}

/** What follows from a log, compared with the standing stored beside it. */
export function replayOf(log: GameRecord, stored: string | null): Replayed {
  const timeline = timelineOf(log, null);
  const { record } = timeline;
  const replayed = standingIn(timeline);
  const standing = readStanding(stored);
  // Of ten thousand games, most are the same to the letter.
  const isAsStored = stored === textOf(replayed) || isDeepStrictEqual(standing, replayed);
  const contradicted = !isAsStored && contradicts(standing, replayed);
  const projecting = contradicted
    ? { record, standing, projection: null }
    : { record, standing: replayed, projection: projectionOf(timeline) };
  return { replayed, isAsStored, contradicted, projecting };
}

/** A few milliseconds of reading. */
const GAMES_AT_A_TIME = 50;

/** Replays journals and compares them with the stored standings. */
export function openReplaying(database: Database) {
  const selectPosition = database.prepare<[string], number>('SELECT position FROM game WHERE id = ?').pluck();
  const read = openStoredGames(database);
  const updateStanding = database.prepare<[string | null, string]>(
    'UPDATE game SET standing = ? WHERE id = ?',
  );
  return {
    replay: (id: string): readonly Replayed[] =>
      read([id]).map(({ history, standing }) => replayOf(recordOf(history()), standing)),
    *storedOf(ids: readonly string[]): Generator<StoredGame> {
      for (let at = 0; at < ids.length; at += GAMES_AT_A_TIME)
        yield* read(ids.slice(at, at + GAMES_AT_A_TIME));
    },
    position: (id: string) => selectPosition.get(id),
    setStanding: (id: string, standing: Standing | null) => void updateStanding.run(textOf(standing), id),
  };
}
