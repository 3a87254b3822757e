import type { Answer, TakenIn } from '../../shared/api.ts';
import { openIdentities } from '../store/identities.ts';
import { openTakingIn } from '../store/taking-in/taking-in.ts';
import { writeInTurns } from '../work/in-turns.ts';
import type { Bench, Job } from '../work/job.ts';
import { gamesOf } from './file-games.ts';
import { countsOfFates, type FileOrder } from './look-through.ts';

/** Files to be taken in, and what the person said about strangers in them. */
export interface TakeOrder extends FileOrder {
  readonly answers: readonly Answer[];
  /** When it was ordered. */
  readonly at: string;
}

/** Takes in every game of some files that is one; each is whole or not there, however the job ends. */
export const takeIn: Job<TakeOrder, TakenIn> = {
  run: async ({ file, sources, answers, at }, bench) => {
    const { database } = bench;
    const { take } = openTakingIn(database, () => at);
    const identities = openIdentities(database);
    const counts = countsOfFates();
    const changed = new Set<string>();
    let broken = 0;

    async function* writes(): AsyncGenerator<() => void> {
      for await (const { game, playedHere } of gamesOf(sources, bench)) {
        if (!game.ok) {
          broken += 1;
          continue;
        }
        if (playedHere !== null) {
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
      await writeInTurns(bench, writes());
    } finally {
      sayAndSettle(database, () => {
        for (const { id, as, same } of answers) identities.say(same ? 'same' : 'apart', id, as, at);
        identities.settle();
      });
    }
    return { file, counts, broken, changed: [...changed] };
  },
};

/** Who is who is worked out once, when everybody is there, also where the rest was called off. */
function sayAndSettle(database: Bench['database'], settle: () => void): void {
  database.transaction(settle).immediate();
}
