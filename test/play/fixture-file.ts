import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../../src/shared/core/family.ts';
import { editionOf, type EditionId } from '../../src/shared/record/index.ts';
import { random, type Random } from './random.ts';

/** A whole game and the expected outcome of its replay. */
export interface Fixture<GameRecord> {
  readonly title: string;
  /** The endings, with options, that this game is kept for. */
  readonly covers: readonly string[];
  readonly record: GameRecord;
  readonly expect: Outcome;
}

/** A search for games that together cover every wanted ending. */
interface Search<GameRecord> {
  readonly wanted: readonly string[];
  readonly seed: number;
  /** The number of candidates per game kept, and the maximum number of attempts. */
  readonly tries: number;
  readonly batches: number;
  /** A game that may have one of the missing endings. */
  readonly play: (
    missing: ReadonlySet<string>,
    next: Random,
  ) => { readonly record: GameRecord; readonly outcome: Outcome };
  readonly endingsOf: (record: GameRecord) => readonly string[];
  readonly titleOf: (record: GameRecord) => string;
}

/** The expected outcome is what was on the table when the game was played, not the app's result. */
export function gathered<GameRecord>(search: Search<GameRecord>): Fixture<GameRecord>[] {
  const missing = new Set(search.wanted);
  const fixtures: Fixture<GameRecord>[] = [];
  const next = random(search.seed);
  for (let batch = 0; missing.size > 0 && batch < search.batches; batch += 1) {
    const best = bestOf(search, missing, next);
    if (best === null) continue;
    for (const ending of best.covers) missing.delete(ending);
    fixtures.push(best);
  }
  if (missing.size > 0) throw new Error(`no game found for ${[...missing].join(', ')}`);
  return fixtures;
}

function bestOf<GameRecord>(
  { tries, play, endingsOf, titleOf }: Search<GameRecord>,
  missing: ReadonlySet<string>,
  next: Random,
): Fixture<GameRecord> | null {
  let best: Fixture<GameRecord> | null = null;
  for (let tried = 0; tried < tries; tried += 1) {
    const { record, outcome } = play(missing, next);
    const covers = endingsOf(record).filter((ending) => missing.has(ending));
    if (covers.length > (best?.covers.length ?? 0)) {
      best = { title: titleOf(record), covers, record, expect: outcome };
    }
  }
  return best;
}

const folderOf = (id: EditionId) => join(import.meta.dirname, '../games', editionOf(id).family, id);

/** Writes the games of an edition next to those of the others, one per line. */
export function writeFixtures(
  id: EditionId,
  fixtures: readonly Fixture<{ readonly events: readonly unknown[] }>[],
): void {
  const folder = folderOf(id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'played.ndjson'),
    fixtures.map((fixture) => `${JSON.stringify(fixture)}\n`).join(''),
  );
}

/** The games of an edition: the random ones and the worked example of its rulebook. */
export function readFixtures<GameRecord = unknown>(
  id: EditionId,
): (Fixture<GameRecord> & { readonly name: string })[] {
  const folder = folderOf(id);
  return readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const documents = file.endsWith('.ndjson') ? text.trimEnd().split('\n') : [text];
    return documents.map((document, at) => ({
      name: `${id}/${file}:${at + 1}`,
      ...(JSON.parse(document) as Fixture<GameRecord>),
    }));
  });
}
