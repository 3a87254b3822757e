import { statSync } from 'node:fs';
import { err, type Result } from '../../shared/core/result.ts';
import { claimsBgStats, resultsIn } from '../../shared/interchange/index.ts';
import { documentsOf, type Given } from '../cli/documents.ts';
import { prepared, type Prepared, type Unfit } from '../store/taking-in/prepared.ts';
import type { Bench } from '../work/job.ts';
import type { Source } from './incoming.ts';
import { playedHere } from './played-here.ts';

/** Where in the files a document stands. */
export interface Origin {
  /** The name of the file; `null` where there is only one. */
  readonly file: string | null;
  readonly line: number | null;
}

/** A game of a file, ready to be taken in, or why it is none. */
export interface FromFile extends Origin {
  readonly game: Result<Prepared, Unfit>;
  /** Where it came from a program that gives ids of its own, and is here with its log: the id that it has here. */
  readonly playedHere: string | null;
}

/** Every game of some files, one after another, however many there are; says how far it has come. */
export async function* gamesOf(
  sources: readonly Source[],
  bench: Pick<Bench, 'reached' | 'database'>,
): AsyncGenerator<FromFile> {
  const idHere = playedHere(bench.database);
  for await (const { document, file, line } of documentsIn(sources, bench.reached)) {
    if (!document.ok) {
      const problem = { ...document.error, index: -1, id: null };
      yield { file, line, game: err({ problem, head: null }), playedHere: null };
    } else if (claimsBgStats(document.value)) {
      for (const result of resultsIn(document.value)) {
        const game = prepared(result);
        yield { file, line, game, playedHere: game.ok ? idHere(game.value.record) : null };
      }
    } else {
      yield { file, line, game: prepared(document.value), playedHere: null };
    }
  }
}

async function* documentsIn(
  sources: readonly Source[],
  reached: Bench['reached'],
): AsyncGenerator<Origin & Pick<Given, 'document'>> {
  // What is gone or may not be read is told of when its turn comes.
  const sizes = sources.map(({ path }) => statSync(path, { throwIfNoEntry: false })?.size ?? 0);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let before = 0;
  for (const [at, { name, path }] of sources.entries()) {
    const file = sources.length === 1 ? null : name;
    for await (const { document, line, end } of documentsOf(path, '/')) {
      reached(before + end, all);
      yield { document, file, line };
    }
    before += sizes[at] ?? 0;
  }
}
