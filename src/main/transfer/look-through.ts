import type { BrokenGame, Fate, FileGame, LookedThrough } from '../../shared/api.ts';
import type { Prepared } from '../store/taking-in/prepared.ts';
import { openTakingIn } from '../store/taking-in/taking-in.ts';
import type { Job } from '../work/job.ts';
import { gamesOf } from './file-games.ts';
import { strangersIn } from './strangers.ts';

/** A file that was brought here. */
export interface FileOrder {
  readonly file: string;
  readonly path: string;
}

/** As many of each as somebody looks at; the rest is counted. */
const MOST_SHOWN = 100;

/** Looks through a file without changing anything. */
export const lookThrough: Job<FileOrder, LookedThrough> = {
  run: async ({ file, path }, bench) => {
    const { fate } = openTakingIn(bench.database, () => '');
    const strangers = strangersIn(bench.database);
    const counts = countsOfFates();
    const games: Record<Fate, FileGame[]> = { new: [], further: [], here: [], different: [] };
    const broken: BrokenGame[] = [];
    const hashes = new Map<string, string>();
    let brokenCount = 0;

    /** A game that comes twice in the file is new only once. */
    function fateHere(game: Prepared): Fate {
      const before = hashes.get(game.record.id);
      hashes.set(game.record.id, game.hash);
      if (before === undefined) return fate(game);
      return before === game.hash ? 'here' : 'different';
    }

    for await (const { line, game, playedHere } of gamesOf(path, bench)) {
      if (!game.ok) {
        brokenCount += 1;
        if (broken.length < MOST_SHOWN) broken.push({ line, ...game.error });
        continue;
      }
      const its = playedHere ? 'here' : fateHere(game.value);
      counts[its] += 1;
      if (!playedHere) strangers.meet(game.value);
      if (games[its].length < MOST_SHOWN) games[its].push(fileGame(line, game.value));
    }
    return { file, counts, games, brokenCount, broken, strangers: strangers.met() };
  },
};

export function countsOfFates(): Record<Fate, number> {
  return { new: 0, further: 0, here: 0, different: 0 };
}

function fileGame(line: number | null, { record }: Prepared): FileGame {
  const { id, edition, players, startedAt = null, events } = record;
  return { line, id, edition, players: players.map(({ name }) => name), startedAt, events: events.length };
}
