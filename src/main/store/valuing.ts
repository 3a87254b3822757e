import type { Valued } from '../../shared/api.ts';
import { NO_VALUES, valuesOf } from '../../shared/projection/index.ts';
import { timelineOf } from '../../shared/record/index.ts';
import { resultOf } from '../../shared/result/index.ts';
import { writeInTurns } from '../job/in-turns.ts';
import type { Job, JobContext } from '../job/job.ts';
import { recordOf } from './history.ts';
import { openJournals } from './journals.ts';
import { openValues } from './values.ts';

/** A kill loses this much of it at most. */
const MOST_PREPARED_MILLISECONDS = 5_000;

/** Works out what the forecast says about every finished game that is still waiting for it. */
export const value: Job<null, Valued> = {
  run: async (_input, context) => {
    // Derived rows needn't survive a power cut, and entries shouldn't wait for the disk because of them.
    context.database.pragma('synchronous = normal');
    const valued = { games: 0 };
    await writeInTurns(context, writes(context, valued), MOST_PREPARED_MILLISECONDS);
    return valued;
  },
};

function* writes({ database, progress }: JobContext, valued: { games: number }): Generator<() => void> {
  const values = openValues(database);
  const selectPosition = database.prepare<[string], number>('SELECT position FROM game WHERE id = ?').pluck();
  const selectContradicted = database.prepare<[string]>('SELECT 1 FROM contradiction WHERE game = ?');
  const history = openJournals(database);
  const games = values.waiting();
  const before = values.done();
  for (const [done, id] of games.entries()) {
    progress(before + done, before + games.length);
    const position = selectPosition.get(id);
    const record = recordOf(history(id));
    // Only a replay has positions, and it must lead to the result that counts.
    const isKnown = resultOf(record) !== null || selectContradicted.get(id) !== undefined;
    const worked = isKnown ? NO_VALUES : valuesOf(timelineOf(record, null));
    yield () => {
      // A game that has changed since waits again.
      if (selectPosition.get(id) !== position) return;
      values.write(id, worked);
      valued.games += 1;
    };
  }
}
