import { outcomeOf, replay } from '../../shared/record/index.ts';
import type { Rebuilt } from '../../shared/api.ts';
import type { Bench, Job } from '../work/job.ts';
import { standingOf } from './game-views.ts';
import { historyOf, recordOf } from './history.ts';
import { SELECT_JOURNAL, type SealedEntry } from './journal-row.ts';

/** Plays every game anew and looks whether it stands as it was written down. */
export const rebuild: Job<null, Rebuilt> = {
  run: async (_input, { database, reached, pause }: Bench) => {
    const games = database
      .prepare<[], { readonly id: string; readonly standing: string | null }>('SELECT id, standing FROM game')
      .all();
    const selectJournal = database.prepare<[string], SealedEntry>(SELECT_JOURNAL);
    let contradicted = 0;
    for (const [done, { id, standing }] of games.entries()) {
      reached(done, games.length);
      const played = replay(recordOf(historyOf(id, selectJournal.all(id))));
      const now = played.ok ? JSON.stringify(standingOf(outcomeOf(played.table))) : null;
      if (now !== standing) contradicted += 1;
      await pause();
    }
    return { games: games.length, contradicted };
  },
};
