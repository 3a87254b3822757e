import { statSync } from 'node:fs';
import { err, type Result } from '../../shared/core/result.ts';
import { claimsBgStats, resultsIn } from '../../shared/interchange/index.ts';
import { documentsOf } from '../cli/documents.ts';
import { prepared, type Prepared, type Unfit } from '../store/taking-in/prepared.ts';
import type { Bench } from '../work/job.ts';
import { playedHere } from './played-here.ts';

/** A game of a file, ready to be taken in, or why it is none. */
export interface FromFile {
  readonly line: number | null;
  readonly game: Result<Prepared, Unfit>;
  /** It came from a program that gives ids of its own, and is here with its log under another. */
  readonly playedHere: boolean;
}

/** Every game of a file, one after another, however many there are; says how far it has come. */
export async function* gamesOf(
  path: string,
  bench: Pick<Bench, 'reached' | 'database'>,
): AsyncGenerator<FromFile> {
  const bytes = statSync(path).size;
  const isPlayedHere = playedHere(bench.database);
  for await (const { document, line, end } of documentsOf(path, '/')) {
    bench.reached(end, bytes);
    if (!document.ok) {
      const problem = { ...document.error, index: -1, id: null };
      yield { line, game: err({ problem, head: null }), playedHere: false };
    } else if (claimsBgStats(document.value)) {
      for (const result of resultsIn(document.value)) {
        const game = prepared(result);
        yield { line, game, playedHere: game.ok && isPlayedHere(game.value.record) };
      }
    } else {
      yield { line, game: prepared(document.value), playedHere: false };
    }
  }
}
