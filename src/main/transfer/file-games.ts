import { statSync } from 'node:fs';
import { err, type Result } from '../../shared/core/result.ts';
import { documentsOf } from '../cli/documents.ts';
import { prepared, type Prepared, type Unfit } from '../store/taking-in/prepared.ts';
import type { Bench } from '../work/job.ts';

/** A game of a file, ready to be taken in, or why it is none. */
export interface FromFile {
  readonly line: number | null;
  readonly game: Result<Prepared, Unfit>;
}

/** Every game of a file, one after another, however many there are; says how far it has come. */
export async function* gamesOf(path: string, { reached }: Pick<Bench, 'reached'>): AsyncGenerator<FromFile> {
  const bytes = statSync(path).size;
  for await (const { document, line, end } of documentsOf(path, '/')) {
    reached(end, bytes);
    if (document.ok) yield { line, game: prepared(document.value) };
    else yield { line, game: err({ problem: { ...document.error, index: -1, id: null }, head: null }) };
  }
}
